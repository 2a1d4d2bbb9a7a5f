"""One player against a bot: from the lobby by real clicks to the finished page and beyond."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.support import Hands, table_id

import realmwright as rw


def test_one_tap_in_the_lobby_begins_a_game(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    hands = Hands(page).ready()
    assert hands.state() in ("turn", "place")
    expect(hands.by("seat-0")).to_contain_text("(you)")
    expect(hands.by("seat-1")).to_contain_text("Merchant")


def test_a_whole_game_by_clicks(new_page: Callable[..., Page], tmp_path: Path) -> None:
    """Three rounds; the account, the record, its replay and the next game."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    hands = Hands(page, seed=5).ready()
    hands.play_out()
    assert {"draw", "hand-secret", "hand-castle-1", "hand-castle-4"} <= hands.used

    finished = hands.by("finished")
    with page.expect_download() as download:
        finished.get_by_role("link", name="Record").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = rw.load(path.read_text("utf-8"))
    gold = record.position().score()
    shown = finished.locator("tfoot td").all_inner_texts()
    assert [int(one.replace("\N{MINUS SIGN}", "-")) for one in shown] == gold
    assert record.gold == tuple(gold)
    rounds = finished.locator("tbody tr.round")
    expect(rounds).to_have_count(3)

    finished.get_by_test_id("verify").click()
    expect(finished.get_by_text("The shuffle is as promised")).to_be_visible()

    table = table_id(page)
    finished.get_by_test_id("rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    hands.ready()
    # The seats go round: the bot sits first now.
    expect(hands.by("seat-1")).to_contain_text("(you)")
    assert hands.state() in ("turn", "place")

    page.goto("/")
    page.get_by_test_id("open-file").set_input_files(path)
    expect(page).to_have_url(re.compile("/replay"))
    hands.ready()
    expect(hands.by("scrubber")).to_have_attribute("max", str(len(record.actions)))
