"""Every mix of variants begins from the options dialog and can be played by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, start, table_id

VARIANTS = ("last_castle", "open_tiles", "score_as_you_go")
MIXES = [
    tuple(name for name, on in zip(VARIANTS, mix, strict=True) if on)
    for mix in product((False, True), repeat=len(VARIANTS))
]


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "plain")
def test_a_mix_is_played(new_page: Callable[..., Page], mix: tuple[str, ...]) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("new-table-kingdoms").click()
    for name in mix:
        page.get_by_test_id(f"option-{name}").check()
    page.get_by_test_id("create").click()
    hands = Hands(page, seed=len(mix)).ready()
    options = page.request.get(f"/api/tables/{table_id(page)}").json()["table"]["options"]
    assert {name for name in VARIANTS if options[name]} == set(mix)
    hands.play_turns(2)
    assert hands.pieces().count() >= 2
    expect(hands.by("hand-secret")).to_have_count(0 if "open_tiles" in mix else 1)
    hands.by("menu").click()
    expect(page.get_by_test_id("menu-dialog")).to_be_visible()


def test_own_tiles_are_picked_first(new_page: Callable[..., Page]) -> None:
    """The reserve goes with open tiles only; then the first turn is to pick one."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("new-table-kingdoms").click()
    reserve = page.get_by_test_id("option-open_reserve")
    expect(reserve).to_be_disabled()
    page.get_by_test_id("option-open_tiles").check()
    reserve.check()
    page.get_by_test_id("create").click()
    hands = Hands(page).ready()
    hands.play_turns(3)  # picking is the first
    assert hands.pieces().count() >= 2


def test_the_running_score_can_be_hidden(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("new-table-kingdoms").click()
    page.get_by_test_id("hide-scores").check()
    page.get_by_test_id("create").click()
    hands = Hands(page).ready()
    hands.play_turns(1)
    expect(page.locator(".projected")).to_have_count(0)
    expect(hands.by("seat-0").locator(".gold")).to_contain_text("50")


PAYS = re.compile(r"= ?[+−]?\d")


def test_a_hidden_score_is_not_told_by_the_lines(new_page: Callable[..., Page]) -> None:
    """Labels, the tab and what is read out say values and stakes, but not what they would pay."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start(), hide_scores=True))
    hands.draw()
    hands.put("A1")
    hands.end_turn()
    assert hands.state() in ("turn", "place")
    hands.castle(3, "A2")
    row, column = hands.by("line-row-2"), hands.by("line-column-1")
    for line in (row, column):
        expect(line).to_contain_text("×3")
        assert not PAYS.search(line.text_content() or "")
        expect(line).to_have_accessible_name(re.compile("your stake 3(?!:)"))
    table = page.get_by_role("tabpanel")
    expect(table.get_by_role("row", name="Row 2")).to_contain_text("×3")
    assert not re.search(r"\d+", table.locator("tbody td:nth-child(3)").all_inner_texts()[0])
    row.click()
    expect(hands.by("info")).to_contain_text("your stake 3")
    expect(hands.by("info")).not_to_contain_text("stake 3:")
    lists = page.locator("section", has=page.get_by_role("heading", name="The board as lists"))
    assert "stake 3:" not in (lists.last.text_content() or "")


def test_the_menu_says_what_was_chosen(new_page: Callable[..., Page]) -> None:
    page = new_page()
    options = {"starter_tie": "clockwise", "last_castle": True}
    hands = Hands(page).at(make_table(page, options=options))
    hands.by("menu").click()
    menu = page.get_by_test_id("menu-dialog")
    expect(menu).to_contain_text("Down to the last castle")
    expect(menu).to_contain_text("Equal gold: who starts? Next in clockwise order")
