"""Looking at the past of a game, running, finished or stored in a file."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles
from tests.browser.support import Hands, make_table, near_the_end, start, table_id

import realmwright as rw


@pytest.fixture
def played(new_page: Callable[..., Page]) -> Hands:
    """A game in which both have played three turns, as live as can be."""
    page = new_page()
    hands = Hands(page, seed=3).at(make_table(page, document=start()))
    for cell in ("A1", "C3", "E5"):
        free = cell if cell in empty(hands) else empty(hands)[0]
        hands.castle(1, free)
        hands.end_turn()
        assert hands.state() in ("turn", "place")
    return hands


def empty(hands: Hands) -> list[str]:
    found: list[str] = hands.page.locator("[data-testid^='cell-']:not(:has(.piece))").evaluate_all(
        "cells => cells.map(cell => cell.dataset.testid.slice(5))"
    )
    return found


def moment(hands: Hands) -> int:
    return int(hands.by("scrubber").input_value())


def test_keys_walk_through_the_moves(played: Hands) -> None:
    scrubber = played.by("scrubber")
    last = int(scrubber.get_attribute("max") or 0)
    assert last >= 6
    assert moment(played) == last
    pieces = played.pieces().count()
    scrubber.focus()
    scrubber.press("Home")
    expect(played.pieces()).to_have_count(0)
    expect(played.page).to_have_url(re.compile("#0$"))
    scrubber.press("ArrowRight")
    expect(played.pieces()).to_have_count(1)
    expect(played.by("sentence")).to_contain_text(f"move 1 of {last}")
    scrubber.press("ArrowLeft")
    expect(played.pieces()).to_have_count(0)
    scrubber.press("End")
    expect(played.pieces()).to_have_count(pieces)
    expect(played.by("live")).to_have_count(0)


def test_the_way_back_to_now(played: Hands) -> None:
    pieces = played.pieces().count()
    played.by("scrubber").press("Home")
    expect(played.pieces()).to_have_count(0)
    assert played.legal() == []
    played.by("live").click()
    expect(played.pieces()).to_have_count(pieces)
    expect(played.page).not_to_have_url(re.compile("#"))
    played.by("hand-castle-2").click()
    expect(played.page.locator("[data-legal]").first).to_be_visible()


def test_an_address_leads_to_a_move(played: Hands) -> None:
    page = played.page
    page.goto(f"{page.url}#1")
    page.reload()
    played.ready()
    expect(played.by("sentence")).to_contain_text("move 1 of")
    expect(played.pieces()).to_have_count(1)
    assert moment(played) == 1


def test_a_line_of_the_log_leads_to_its_move(played: Hands) -> None:
    played.by("tab-log").click()
    line = played.by("log").get_by_role("button", name=re.compile("You place")).first
    line.click()
    expect(played.pieces()).to_have_count(1)
    expect(line).to_have_attribute("aria-current", "true")
    expect(played.by("live")).to_be_visible()


def test_moves_arrive_while_one_looks_at_the_past(new_page: Callable[..., Page]) -> None:
    """A watcher in the past stays there; the way back says how far the game has come."""
    page = new_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    hands = Hands(page).at(make_table(page, seats=seats, document=start()))
    hands.castle(1, "A1")
    hands.end_turn()
    watcher = Hands(new_page()).at(page.url)
    watcher.by("scrubber").press("Home")
    expect(watcher.pieces()).to_have_count(0)
    hands.castle(1, "B1")
    hands.end_turn()
    watcher.wait_for(hands.seq())
    expect(watcher.by("live")).to_contain_text("0 of 2")
    expect(watcher.pieces()).to_have_count(0)
    watcher.by("live").click()
    expect(watcher.pieces()).to_have_count(2)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game as a file."""
    position = rw.new("kingdoms", seats=2, seed=3)
    rng = random.Random(3)
    while position.to_act is not None:
        position.play(rng.choice(position.actions()))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(position.record().dumps(), "utf-8")
    return path


def test_a_record_is_looked_through(new_page: Callable[..., Page], record: Path) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("open-file").set_input_files(record)
    hands = Hands(page).ready()
    stored = rw.load(record.read_text("utf-8"))
    expect(hands.by("scrubber")).to_have_attribute("max", str(len(stored.actions)))
    hands.by("scrubber").press("Home")
    expect(hands.pieces()).to_have_count(0)
    for _ in range(5):
        hands.by("scrubber").press("ArrowRight")
    position = stored.position(5)
    there = sum("piece" in cell for cell in position.scene()["cells"])
    expect(hands.pieces()).to_have_count(there)


def test_a_record_is_played_on(new_page: Callable[..., Page], record: Path) -> None:
    """From the move one looks at, against bots."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("open-file").set_input_files(record)
    hands = Hands(page).ready()
    hands.by("scrubber").press("Home")
    for _ in range(4):
        hands.by("scrubber").press("ArrowRight")
    expect(hands.by("sentence")).to_contain_text("Move 4 of")
    pieces = hands.pieces().count()
    hands.by("play-on").click()
    expect(page).to_have_url(re.compile("/t/"))
    hands.ready()
    assert hands.state() in ("turn", "place")
    expect(hands.pieces()).to_have_count(pieces)


def test_a_position_is_opened_and_played_on(new_page: Callable[..., Page], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(near_the_end(), "utf-8")
    page = new_page()
    page.goto("/")
    page.get_by_test_id("open-file").set_input_files(path)
    hands = Hands(page).ready()
    expect(hands.pieces()).to_have_count(29)
    hands.by("play-on").click()
    expect(page).to_have_url(re.compile("/t/"))
    hands.ready().finish()


def test_a_file_that_is_none_is_refused(
    new_page: Callable[..., Page], troubles: Troubles, tmp_path: Path, record: Path
) -> None:
    """With words, and without leaving the lobby."""
    troubles.expect("status 400", "400 ")
    broken = json.loads(record.read_text("utf-8"))
    broken["actions"][3] = 9999
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(broken), "utf-8")
    page = new_page()
    page.goto("/")
    page.get_by_test_id("open-file").set_input_files(path)
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.url.endswith("/")


def test_play_on_from_a_finished_game(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=near_the_end()))
    hands.finish()
    finished = table_id(page)
    hands.by("scrubber").press("Home")
    expect(hands.by("live")).to_be_visible()
    expect(hands.pieces()).to_have_count(29)
    hands.by("play-on").click()
    expect(page).not_to_have_url(re.compile(finished))
    hands.ready()
    expect(hands.pieces()).to_have_count(29)
    hands.finish()
