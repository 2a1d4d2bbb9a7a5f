"""Kingdom Builder with other people: friends through a link, watchers, and three at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.support import Hands, Wire, inside, make_table, settled, table_id
from tests.browser.test_friends import picture, sit_down, two_friends
from tests.browser.test_reconnect import Line

from realmwright.locales import text
from realmwright.server import patch

CARD = re.compile("(Grass|Canyon|Desert|Flower field|Forest)")


def views(wire: Wire) -> Iterator[dict[str, Any]]:
    """Every view that a page has been sent, one after the other."""
    view: dict[str, Any] = {}
    for message in wire.messages:
        if message["t"] == "hello":
            view = message["view"]
        elif message["t"] == "ev":
            view = patch.apply(view, message["patch"])
        if view and view["scene"]:
            yield view


def faces(view: dict[str, Any]) -> list[str | None]:
    """The next terrain card of each seat, as far as this view tells it."""
    trays = [seat["tray"] for seat in view["scene"]["seats"]]
    return [
        next((item.get("face") for item in tray if item["kind"] == "card"), None) for tray in trays
    ]


def test_friends_take_turns(new_page: Callable[..., Page]) -> None:
    """From the lobby: both boards show the same, and each browser hears of its own card only."""
    ada, bram = new_page(), new_page()
    wires = Wire(ada), Wire(bram)
    ada.goto("/")
    ada.get_by_test_id("choose-kingdom_builder").check()
    ada.get_by_test_id("with-friends").click()
    ada.get_by_test_id("new-table").get_by_label("Name at seat 1").fill("Ada")
    ada.get_by_test_id("create").click()
    second = sit_down(bram, ada.get_by_test_id("link").input_value(), "Bram")
    pair = first, _ = Hands(ada).ready(), second
    expect(first.by("seat-1")).to_contain_text("Bram")

    expect(first.by("sentence")).to_contain_text("build")  # whoever begins
    order = [0, 1] if first.wanted() else [1, 0]
    for seat in [*order, *order]:
        hands, other = pair[seat], pair[1 - seat]
        assert hands.state() == "place"
        assert other.wanted() == ""
        card = hands.by("card").get_attribute("data-terrain")
        expect(other.by("card")).to_have_attribute("data-terrain", str(card))
        for _ in range(3):
            hands.put(hands.legal()[0])
            other.wait_for(hands.seq())
            assert picture(first) == picture(second)
        hands.end_turn()
        other.wait_for(hands.seq())
        expect(hands.by("next-card")).to_have_accessible_name(re.compile("^Your next terrain card"))

    for seat, wire in enumerate(wires):
        seen = [faces(view) for view in views(wire) if view["seat"] == seat]
        assert any(cards[seat] for cards in seen)
        assert not any(cards[1 - seat] for cards in seen)
        drawn = [one for m in wire.messages for one in inside(m) if one.get("k") == "drew"]
        assert {one["seat"] for one in drawn} == {0, 1}
        assert {one["seat"] for one in drawn if "terrain" in one} == {seat}


def test_watchers_see_no_card_in_hand(new_page: Callable[..., Page]) -> None:
    ada, bram, _, _ = two_friends(new_page, document=settled("H9", "A1", played="grass"))
    page = new_page()
    wire = Wire(page)
    watcher = Hands(page).at(ada.page.url)
    expect(watcher.by("sentence")).to_have_text("Ada has Grass to build on.")
    ada.put("H8")
    watcher.wait_for(ada.seq())
    bram.wait_for(ada.seq())
    assert picture(watcher) == picture(ada)
    assert watcher.legal() == watcher.choices() == []
    watcher.cell("I9").click()
    assert watcher.seq() == ada.seq()
    seen = [faces(view) for view in views(wire)]
    assert seen
    assert all(cards == [None, None] for cards in seen)
    answer = page.request.get(f"/api/tables/{table_id(page)}")
    assert not [one for one in inside(answer.json()) if one.get("kind") == "card" and "face" in one]


def test_a_broken_line_in_mid_turn(new_page: Callable[..., Page]) -> None:
    """A settlement on its way arrives once; a reload in the middle of a turn loses nothing."""
    page = new_page()
    line = Line(page)
    document = settled("H9", "A1", played="grass")
    hands = Hands(page).at(make_table(page, document=document))
    hands.put("H8")
    seq = hands.seq()
    line.drop()
    hands.cell("I9").click()
    expect(page.locator(".sending")).to_be_visible()
    line.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    hands.wait_beyond(seq)
    expect(page.locator(".sending")).to_have_count(0)
    expect(hands.pieces()).to_have_count(4)
    expect(hands.by("left")).to_have_attribute("data-left", "1")
    page.reload()
    hands.ready()
    expect(hands.pieces()).to_have_count(4)
    expect(hands.by("left")).to_have_attribute("data-left", "1")
    hands.take_back()
    hands.put("I9", "H10")
    expect(hands.by("sentence")).to_have_text("Built. End your turn.")


def test_a_turn_is_taken_back_until_a_card_is_drawn(new_page: Callable[..., Page]) -> None:
    """Undo goes back to the beginning of the turn, and never beyond its end."""
    ada, bram, _, _ = two_friends(new_page, document=settled("H9", "A1", played="grass"))
    ada.put("H8", "I9", "H10")
    bram.wait_for(ada.seq())
    expect(bram.pieces()).to_have_count(5)
    for left in (4, 3, 2):
        ada.take_back()
        bram.wait_for(ada.seq())
        expect(bram.pieces()).to_have_count(left)
    undo = ada.by("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_text("Just begun")
    ada.put("H8", "I9", "H10")
    ada.end_turn()
    bram.wait_for(ada.seq())
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ada.by("sentence")).to_contain_text("nothing to take back")
    undo = bram.by("undo")
    expect(undo).to_have_text(text("nl", "undo-other_player"))
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_three_people_at_one_screen(new_page: Callable[..., Page]) -> None:
    """Each is named when it is their turn, and nobody sees what another will play."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("choose-kingdom_builder").check()
    page.get_by_test_id("at-this-screen").click()
    dialog = page.get_by_test_id("new-table")
    dialog.get_by_test_id("players-3").check(force=True)
    for seat, name in enumerate(("Ann", "Ben", "Cat"), 1):
        dialog.get_by_label(f"Name at seat {seat}").fill(name)
    dialog.get_by_test_id("create").click()
    hands = Hands(page).ready()

    def turn() -> str:
        """Plays one; returns whose it was."""
        assert hands.state() == "place"
        name = hands.by("sentence").inner_text().split(".")[0]
        hands.put(*[hands.legal()[0]])
        hands.play_turns(1)
        return name

    order = [turn() for _ in range(4)]
    assert sorted(order[:3]) == ["Ann", "Ben", "Cat"]
    assert order[3] == order[0]

    seat = ["Ann", "Ben", "Cat"].index(order[0])
    hands.by(f"seat-{(seat + 2) % 3}").click()
    expect(hands.by("seat-dialog")).to_contain_text("In hand")
    expect(hands.by("seat-dialog")).not_to_contain_text(CARD)


def test_a_card_stays_covered_until_it_is_looked_at(new_page: Callable[..., Page]) -> None:
    """Two share a screen; while their friend plays, the one who played last may look at a card."""
    page = new_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]
    document = settled("H9", "A1", "T1", played="forest", to_act=1)
    path = make_table(page, seats=seats, document=document)
    page.goto(path)
    friend = sit_down(new_page(), path, "Cleo")
    hands = Hands(page).ready()
    expect(hands.by("sentence")).to_contain_text("Ben. Forest: build 3 settlements")
    expect(hands.by("look")).to_have_count(0)  # the card is played
    hands.play_turns(1)
    friend.wait_for(hands.seq())

    card, look = hands.by("next-card"), hands.by("look")
    expect(card).to_have_accessible_name("Terrain card, face-down")
    expect(card).not_to_have_attribute("data-terrain", re.compile("."))
    hands.by("tab-log").click()
    expect(hands.by("log")).to_contain_text("Ben draws a terrain card.")
    look.click()
    expect(card).to_have_accessible_name(re.compile(f"^Your next terrain card: {CARD.pattern}$"))
    look.click()
    expect(card).to_have_accessible_name("Terrain card, face-down")
    look.click()
    friend.play_turns(1)
    hands.wait_for(friend.seq())
    expect(hands.by("sentence")).to_contain_text("Ann. ")
    expect(look).to_have_count(0)
    hands.by("seat-1").click()
    expect(hands.by("seat-dialog")).to_contain_text("In hand")
    expect(hands.by("seat-dialog")).not_to_contain_text(CARD)
