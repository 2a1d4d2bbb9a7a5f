"""Several people at one screen: each looks at their own secret tile, and nobody at another's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, start, with_tiles

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


@pytest.fixture
def hands(new_page: Callable[..., Page]) -> Hands:
    """Ann, whose secret is the gold mine, is to move; Ben has the dragon."""
    page = new_page()
    document = with_tiles(start(to_act=0), {0: "GM", 1: "DR"})
    return Hands(page).at(make_table(page, seats=TWO, document=document))


def test_two_people_sit_down_from_the_lobby(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("at-this-screen").click()
    dialog = page.get_by_test_id("new-table")
    dialog.get_by_label("Name at seat 1").fill("Ann")
    dialog.get_by_label("Name at seat 2").fill("ann")
    dialog.get_by_test_id("create").click()
    expect(dialog).to_contain_text("one that nobody else here has")
    dialog.get_by_label("Name at seat 2").fill("Ben")
    dialog.get_by_test_id("create").click()
    hands = Hands(page).ready()
    expect(hands.by("seat-0")).to_contain_text("Ann")
    expect(hands.by("seat-1")).to_contain_text("Ben")
    hands.play_turns(4)
    assert hands.pieces().count() >= 3


def test_the_sentence_names_whose_turn_it_is(hands: Hands) -> None:
    expect(hands.by("sentence")).to_contain_text("Ann. Your turn")
    hands.castle(1, "A1")
    expect(hands.by("sentence")).to_contain_text("Ann. Done?")
    hands.end_turn()
    expect(hands.by("sentence")).to_contain_text("Ben. Your turn")


def test_the_secret_is_covered_until_looked_at(hands: Hands) -> None:
    secret, look = hands.by("hand-secret"), hands.by("look")
    expect(secret).to_have_accessible_name("Secret tile, face-down")
    assert "Gold Mine" not in hands.page.content()
    look.click()
    expect(secret).to_have_accessible_name("Secret tile: Gold Mine")
    look.click()
    expect(secret).to_have_accessible_name("Secret tile, face-down")


def test_the_secret_is_covered_again_when_the_turn_ends(hands: Hands) -> None:
    secret, look = hands.by("hand-secret"), hands.by("look")
    look.click()
    hands.castle(1, "A1")
    hands.end_turn()
    expect(hands.by("sentence")).to_contain_text("Ben")
    expect(secret).to_have_accessible_name("Secret tile, face-down")
    content = hands.page.content()
    assert "Gold Mine" not in content
    assert "Dragon" not in content
    look.click()
    expect(secret).to_have_accessible_name("Secret tile: Dragon")
    hands.castle(1, "B1")
    hands.end_turn()
    expect(hands.by("sentence")).to_contain_text("Ann")
    expect(secret).to_have_accessible_name("Secret tile, face-down")


def test_playing_the_covered_secret_turns_it_up(hands: Hands) -> None:
    hands.by("hand-secret").click()
    hands.put("C3")
    expect(hands.cell("C3")).to_have_accessible_name(re.compile("^C3, Gold Mine"))
