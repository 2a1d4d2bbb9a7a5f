"""Every mix of variants begins from the options dialog and can be played by clicks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Hands, table_id

VARIANTS = ("last_castle", "open_tiles", "score_as_you_go")
MIXES = [
    tuple(name for name, on in zip(VARIANTS, mix, strict=True) if on)
    for mix in product((False, True), repeat=len(VARIANTS))
]


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "plain")
def test_a_mix_is_played(new_page: Callable[..., Page], mix: tuple[str, ...]) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("new-table-button").click()
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
    page.get_by_test_id("new-table-button").click()
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
    page.get_by_test_id("new-table-button").click()
    page.get_by_test_id("hide-scores").check()
    page.get_by_test_id("create").click()
    hands = Hands(page).ready()
    hands.play_turns(1)
    expect(page.locator(".projected")).to_have_count(0)
    expect(hands.by("seat-0").locator(".gold")).to_contain_text("50")
