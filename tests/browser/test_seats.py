"""Seats change hands: another device, a bot for somebody who leaves, the last one who stays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import ME, Hands, make_table, start
from tests.browser.test_friends import OPEN, sit_down


def test_a_seat_is_taken_along_to_another_device(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(1, "A1")
    hands.by("menu").click()
    hands.by("continue-elsewhere").click()
    links = hands.by("menu-dialog").get_by_test_id("link")
    expect(links).to_have_count(2)
    path = page.url
    page = new_page()
    page.goto(links.nth(1).input_value())
    page.get_by_test_id("arrive").click()  # looking at the link takes nothing
    expect(page.locator("#running")).to_be_visible()
    other = Hands(page).at(path)
    expect(other.by("seat-0")).to_contain_text("(you)")
    expect(other.pieces()).to_have_count(1)
    other.end_turn()
    hands.wait_for(other.seq())


def test_one_who_resigns_is_asked_first(new_page: Callable[..., Page]) -> None:
    """With three at the table a bot plays on, and the game goes on."""
    ada, bram = new_page(), new_page()
    seats = [ME, OPEN, {"kind": "bot", "level": "greedy"}]
    path = make_table(ada, seats=seats, document=start(to_act=1, seats=3))
    ada.goto(path)
    second = sit_down(bram, path, "Bram")
    first = Hands(ada).ready()
    second.by("menu").click()
    second.by("resign").click()
    expect(second.by("menu-dialog")).to_contain_text("You cannot come back.")
    second.by("resign-confirm").click()
    assert first.state() in ("turn", "place")  # the bot has moved for him
    first.by("tab-log").click()
    expect(first.by("log")).to_contain_text("Bram resigns. A bot plays on.")


def test_the_last_one_who_stays_wins(new_page: Callable[..., Page]) -> None:
    ada, bram = new_page(), new_page()
    path = make_table(ada, seats=[ME, OPEN])
    ada.goto(path)
    second = sit_down(bram, path, "Bram")
    first = Hands(ada).ready()
    second.by("menu").click()
    second.by("resign").click()
    second.by("resign-confirm").click()
    expect(first.by("finished")).to_contain_text("Bram has resigned, so the game ended early.")
    expect(first.by("finished").locator(".ranking li").first).to_contain_text("Ada")


def test_a_friend_is_nudged(new_page: Callable[..., Page]) -> None:
    ada, bram = new_page(), new_page()
    path = make_table(ada, seats=[ME, OPEN], document=start(to_act=1))
    ada.goto(path)
    second = sit_down(bram, path, "Bram")
    first = Hands(ada).ready()
    first.by("seat-1").click()
    first.by("nudge").click()
    expect(second.by("sentence")).to_contain_text("The others are waiting for you.")
