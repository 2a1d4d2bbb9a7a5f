"""Several people at one screen: each looks at their own secret tile, and nobody at another's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, start, table_id, with_tiles

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


def test_the_tiles_not_seen_do_not_tell_the_covered_secret(hands: Hands) -> None:
    """Whoever is to move: both secrets are among them, and the list stays open over the turns."""
    hands.by("tab-tiles").click()
    unseen = hands.page.get_by_role("tabpanel")

    def told() -> str:
        expect(unseen).to_contain_text("Gold Mine, one left")
        expect(unseen).to_contain_text("Dragon, one left")
        return unseen.inner_text()

    anns = told()
    hands.by("look").click()
    assert told() == anns
    hands.castle(1, "A1")
    hands.end_turn()
    expect(hands.by("sentence")).to_contain_text("Ben")
    assert told() == anns
    hands.draw()
    drawn = hands.by("drawn").locator("strong").inner_text()
    hands.put("B1")
    expect(hands.cell("B1")).to_have_accessible_name(re.compile(f"^B1, {re.escape(drawn)}"))
    assert told() != anns
    for seat in ("seat-0", "seat-1"):
        hands.by(seat).click()
        assert "Dragon" not in hands.by("seat-dialog").inner_text()
        assert "Gold Mine" not in hands.by("seat-dialog").inner_text()
        hands.page.keyboard.press("Escape")


def test_a_tile_of_ones_own_is_no_secret(new_page: Callable[..., Page]) -> None:
    """It stays visible (K-11.2): in the hand, beside everybody's gold, and in the dialogs."""
    document = start(to_act=0, open_tiles=True, open_reserve=True)
    page = new_page()
    hands = Hands(page).at(make_table(page, seats=TWO, document=document))
    options = page.request.get(f"/api/tables/{table_id(page)}").json()["table"]["options"]
    assert options["open_reserve"]
    for face in ("DR", "+5"):
        seq = hands.seq()
        hands.by(f"pool-{face}").click()
        hands.wait_beyond(seq)
        if hands.state() == "end":
            hands.end_turn()
    expect(hands.by("sentence")).to_contain_text("Ann. Your turn")
    expect(hands.by("look")).to_have_count(0)
    own = hands.by("hand-secret")
    expect(own).to_have_accessible_name("Own tile: Dragon")
    expect(own).to_have_text("Own tile")
    for seat, name in enumerate(("Dragon", "Watchtower +5")):
        beside = hands.by(f"seat-{seat}").get_by_test_id(f"open-{seat}")
        expect(beside).to_contain_text(f"Own tile: {name}")
        expect(beside.locator("svg")).to_be_visible()
        hands.by(f"seat-{seat}").click()
        dialog = hands.by("seat-dialog")
        expect(dialog).to_contain_text("Own tile")
        expect(dialog).not_to_contain_text("Secret")
        page.keyboard.press("Escape")
    hands.by("hand-secret").click()
    hands.put("C3")
    expect(hands.by("seat-0").get_by_test_id("open-0")).to_have_count(0)
    expect(hands.by("seat-1").get_by_test_id("open-1")).to_be_visible()


def test_playing_the_covered_secret_turns_it_up(hands: Hands) -> None:
    hands.by("hand-secret").click()
    hands.put("C3")
    expect(hands.cell("C3")).to_have_accessible_name(re.compile("^C3, Gold Mine"))
