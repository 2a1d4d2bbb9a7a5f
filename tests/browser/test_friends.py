"""Friends through a link: two browsers at one table, and those who watch them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.support import ME, Hands, Wire, inside, make_table, start, table_id, with_tiles

from realmwright.locales import text
from realmwright.server import patch

OPEN = {"kind": "open"}


def sit_down(page: Page, path: str, name: str) -> Hands:
    """Open a link, type a name and sit."""
    page.goto(path)
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    return Hands(page, seed=2).ready()


def two_friends(new_page: Callable[..., Page], **spec: Any) -> tuple[Hands, Hands, Wire, Wire]:
    """Ada (English) and Bram (Dutch) at a table of their own, each in a browser of their own."""
    ada, bram = new_page(), new_page(locale="nl-NL")
    wires = Wire(ada), Wire(bram)
    path = make_table(ada, seats=[ME, OPEN], **spec)
    ada.goto(path)
    theirs = sit_down(bram, path, "Bram")
    return Hands(ada).ready(), theirs, *wires


def picture(hands: Hands) -> list[bool]:
    """Which cells have a piece."""
    found: list[bool] = hands.page.locator("[data-testid^='cell-']").evaluate_all(
        "cells => cells.map(cell => cell.querySelector('.piece') !== null)"
    )
    return found


def test_a_link_a_name_and_a_game(new_page: Callable[..., Page]) -> None:
    """A friend opens the link, types a name and sits; both play three rounds, to the last page.

    After each move, whoever made it, both boards show the same.
    """
    ada, bram = new_page(), new_page()
    wires = Wire(ada), Wire(bram)
    ada.goto("/")
    ada.get_by_test_id("with-friends").click()
    ada.get_by_test_id("new-table").get_by_label("Name at seat 1").fill("Ada")
    ada.get_by_test_id("create").click()
    link = ada.get_by_test_id("link").input_value()
    assert link == ada.url
    expect(ada.get_by_test_id("waiting-seat-1")).to_contain_text("Free seat")

    second = sit_down(bram, link, "Bram")
    first = Hands(ada).ready()
    expect(first.by("seat-1")).to_contain_text("Bram")
    expect(second.by("seat-0")).to_contain_text("Ada")

    for number in (1, 2, 3):
        moved = play_a_round(first, second)
        assert min(moved) >= 10
        for hands in (first, second):
            expect(hands.by("round-summary")).to_contain_text(f"Round {number} is over")
            expect(hands.by("sentence")).to_have_text(f"Round {number} is over")
            expect(hands.page.locator(".bar .round")).to_contain_text(f"Round {number} of 3")
        if number == 2:
            # Three rounds have been dealt by now; everybody has heard of their own tiles only.
            for seat, wire in enumerate(wires):
                dealt = [one for m in wire.messages for one in inside(m) if one.get("k") == "dealt"]
                assert {one["seat"] for one in dealt} == {0, 1}
                assert {one["seat"] for one in dealt if "face" in one} == {seat}
        for hands in (first, second):
            hands.by("continue").click()
            expect(hands.by("round-summary")).to_have_count(0)

    results = [hands.by("finished") for hands in (first, second)]
    for result in results:
        expect(result).to_contain_text("Ada")
        expect(result).to_contain_text("Bram")
    totals = [result.locator("table").first.inner_text() for result in results]
    assert totals[0] == totals[1]


def play_a_round(first: Hands, second: Hands) -> tuple[int, int]:
    """Both play until a round is counted; returns how much each of them did."""
    pair = (first, second)
    moved = [0, 0]
    for _ in range(600):
        wanted = [hands.wanted() for hands in pair]
        if "summary" in wanted:
            return moved[0], moved[1]
        mover = next((i for i, one in enumerate(wanted) if one), None)
        if mover is None:
            continue  # an answer is on its way
        pair[mover].move()
        moved[mover] += 1
        pair[1 - mover].wait_for(pair[mover].seq())
        assert picture(first) == picture(second)
    raise AssertionError("the round does not end")


def test_a_secret_stays_with_its_owner(new_page: Callable[..., Page]) -> None:
    """Neither in a frame, nor in an answer, nor on the page of the other, until it is played."""
    document = with_tiles(start(to_act=0), {0: "GM", 1: "DR"})
    ada, bram, _, wire = two_friends(new_page, document=document)
    expect(ada.by("hand-secret")).to_have_accessible_name("Secret tile: Gold Mine")
    mine, dragon = text("nl", "kingdoms-face-GM"), text("nl", "kingdoms-face-DR")
    expect(bram.by("hand-secret")).to_have_accessible_name(f"Geheime tegel: {dragon}")
    for cell in ("A1", "C3"):
        ada.castle(1, cell)
        ada.end_turn()
        bram.wait_for(ada.seq())
        bram.castle(1, f"{cell[0]}2")
        bram.end_turn()
        ada.wait_for(bram.seq())

    heard: list[Any] = list(wire.messages)
    url = f"/api/tables/{table_id(bram.page)}"
    for path in ("", "/frames", "/record", "/log.ndjson"):
        answer = bram.page.request.get(url + path)
        if answer.ok:  # whatever is given out of a running game
            heard += [json.loads(line) for line in answer.text().splitlines() if line]
    about = [one for message in heard for one in inside(message) if one.get("face") == "GM"]
    assert about  # the list of tiles that he has not seen: the pool and her secret together
    assert {one["kind"] for one in about} == {"unseen"}

    view: Any = None
    for message in wire.messages:
        if message["t"] == "hello":
            view = message["view"]
        elif message["t"] == "ev":
            view = patch.apply(view, message["patch"])
        if view and view["scene"] and view["seat"] == 1:
            [secret] = [one for one in view["scene"]["seats"][0]["tray"] if one["kind"] == "secret"]
            assert "face" not in secret
    assert view["seat"] == 1
    assert all("GM" not in json.dumps(one["log"]) for one in wire.messages if one["t"] == "ev")

    assert mine not in bram.page.content()
    bram.by("seat-0").click()
    expect(bram.by("seat-dialog")).to_contain_text("Ada")
    assert mine not in bram.page.content()
    bram.page.keyboard.press("Escape")

    ada.by("hand-secret").click()
    ada.put("F5")
    bram.wait_for(ada.seq())
    expect(bram.cell("F5")).to_have_accessible_name(re.compile(f"^F5, {mine}"))


def test_quick_words_are_read_in_the_readers_language(new_page: Callable[..., Page]) -> None:
    ada, bram, _, _ = two_friends(new_page)
    for hands in (ada, bram):
        hands.by("tab-chat").click()
    ada.page.get_by_role("button", name=text("en", "preset-nice_move")).click()
    bram.page.get_by_role("button", name=text("nl", "preset-thanks")).click()
    for hands, language in ((ada, "en"), (bram, "nl")):
        lines = hands.page.get_by_role("log")
        expect(lines).to_contain_text(text(language, "preset-nice_move"))
        expect(lines).to_contain_text(text(language, "preset-thanks"))
    ada.by("say").fill("<b>you</b> & me")
    ada.by("say").press("Enter")
    expect(bram.page.get_by_role("log")).to_contain_text("<b>you</b> & me")


def test_the_others_see_who_is_there(new_page: Callable[..., Page]) -> None:
    ada, bram, _, _ = two_friends(new_page)
    seat = ada.by("seat-1")
    expect(seat).not_to_contain_text("not here")
    bram.page.close()
    expect(seat).to_contain_text("not here")


def test_watchers_see_the_board_and_no_secret(new_page: Callable[..., Page]) -> None:
    document = with_tiles(start(to_act=0), {0: "GM", 1: "DR"})
    ada, _, _, _ = two_friends(new_page, document=document)
    page = new_page()
    wire = Wire(page)
    watcher = Hands(page).at(ada.page.url)
    expect(ada.page.get_by_text("One person is watching")).to_have_count(1)

    ada.castle(2, "B2")
    watcher.wait_for(ada.seq())
    assert picture(watcher) == picture(ada)
    assert watcher.choices() == []
    assert watcher.legal() == []
    faces = {"GM", "DR"}
    about = [one for m in wire.messages for one in inside(m) if one.get("face") in faces]
    assert {one["kind"] for one in about} <= {"unseen"}
    content = page.content()
    assert "Gold Mine" not in content
    assert "Dragon" not in content


def test_watchers_talk_among_themselves(new_page: Callable[..., Page]) -> None:
    ada, bram, wire, _ = two_friends(new_page)
    watchers = [Hands(new_page()).at(ada.page.url) for _ in range(2)]
    for hands in (ada, bram, *watchers):
        hands.by("tab-chat").click()
    watchers[0].page.get_by_label("Your name").fill("Eve")
    watchers[0].by("say").fill("B3 is the place")
    watchers[0].by("say").press("Enter")
    for hands in watchers:
        expect(hands.page.get_by_role("log")).to_contain_text("B3 is the place")
    # What is said at the table comes later, so what was said beside it would have come by now.
    bram.by("say").fill("my turn")
    bram.by("say").press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("my turn")
    expect(watchers[1].page.get_by_role("log")).to_contain_text("my turn")
    assert not any("B3 is the place" in one for one in wire.texts)
