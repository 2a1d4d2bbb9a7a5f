"""A phone held upright, played with a thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Troubles
from tests.browser.looking import beyond_the_edge, too_small
from tests.browser.support import LANGUAGES, ME, Hands, make_table, near_the_end, start

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TARGET = 44
HEIGHTS = (844, 664)
"""As tall as the glass, and what Safari's bars leave of it."""


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    return new_page(**PHONE)


def within(page: Page, thing: Locator) -> bool:
    box = thing.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_the_first_tap_shows_and_the_second_places(phone: Page) -> None:
    hands = Hands(phone).at(make_table(phone, document=start()))
    hands.by("hand-castle-2").tap()
    seq = hands.seq()
    hands.cell("C3").tap()
    expect(hands.by("confirm")).to_have_text("Place on C3")
    expect(hands.by("preview").locator(".totals .num")).to_have_count(2)
    expect(phone.locator(".ghost")).to_be_visible()
    assert hands.seq() == seq
    hands.cell("C3").tap()
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(1)


def test_the_big_button_places_too(phone: Page) -> None:
    hands = Hands(phone).at(make_table(phone, document=start()))
    hands.by("hand-castle-1").tap()
    hands.cell("F5").tap()
    seq = hands.seq()
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    seq = hands.seq()
    hands.by("end-turn").tap()
    hands.wait_beyond(seq)
    assert hands.state() in ("turn", "place")


def test_drawing_with_a_finger(phone: Page) -> None:
    hands = Hands(phone).at(make_table(phone, document=start()))
    seq = hands.seq()
    hands.by("draw").tap()
    expect(hands.by("confirm")).to_have_text("Draw a tile")
    assert hands.seq() == seq
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    expect(hands.by("drawn")).to_be_visible()


def test_one_tap_for_those_who_want_it(new_page: Callable[..., Page]) -> None:
    page = new_page(settings={"speed": 0, "placing": "one"}, **PHONE)
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("hand-castle-1").tap()
    seq = hands.seq()
    hands.cell("A1").tap()
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(1)


@pytest.mark.parametrize("height", HEIGHTS)
def test_all_one_needs_to_play_is_on_one_screen(new_page: Callable[..., Page], height: int) -> None:
    """Without scrolling: standings, the whole board, the hand, what to do, and the buttons."""
    phone = new_page(**{**PHONE, "viewport": {"width": 390, "height": height}})
    hands = Hands(phone).at(make_table(phone, document=start()))
    needed = [f"hand-castle-{rank}" for rank in (1, 2, 3, 4)]
    needed += ["hand-secret", "draw", "undo", "restart", "hint", "end-turn", "sentence"]
    needed += ["board", "cell-A1", "cell-F5", "line-row-5", "line-column-6", "seat-0", "seat-1"]
    needed += ["settings", "menu", "tab-play", "tab-lines", "tab-tiles", "tab-log", "tab-chat"]
    hands.by("hand-castle-1").tap()
    for testid in needed:
        if testid == "end-turn":  # the big button is called after what it does
            continue
        expect(hands.by(testid)).to_be_visible()
        assert within(phone, hands.by(testid)), testid
    assert within(phone, phone.locator("button.big"))
    hands.cell("C3").tap()
    expect(hands.by("preview")).to_be_visible()
    assert within(phone, hands.by("preview"))
    assert nothing_is_scrolled_away(phone)


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("open_tiles", [False, True], ids=["secret", "open"])
def test_four_players_fit_as_well(
    new_page: Callable[..., Page], height: int, open_tiles: bool
) -> None:
    phone = new_page(**{**PHONE, "viewport": {"width": 390, "height": height}})
    seats = [ME, *({"kind": "bot", "level": "greedy"} for _ in range(3))]
    document = start(seats=4, open_tiles=open_tiles)
    hands = Hands(phone).at(make_table(phone, seats=seats, document=document))
    tile = "pool-+1" if open_tiles else "draw"
    for testid in ("seat-0", "seat-3", "cell-A1", "cell-F5", "hand-castle-4", tile, "undo"):
        assert within(phone, hands.by(testid)), testid
    assert within(phone, phone.locator("button.big"))
    assert beyond_the_edge(phone) == []
    assert nothing_is_scrolled_away(phone)


def nothing_is_scrolled_away(page: Page) -> bool:
    """Neither of the page, nor of the table that fills it."""
    fits: bool = page.evaluate(
        "[document.documentElement, document.querySelector('.play')]"
        ".every((one) => one.scrollHeight <= innerHeight)"
    )
    return fits


@pytest.mark.parametrize("open_tiles", [False, True], ids=["secret", "open"])
@pytest.mark.parametrize("height", HEIGHTS)
def test_targets_are_large_enough_for_a_thumb(
    new_page: Callable[..., Page], height: int, open_tiles: bool
) -> None:
    phone = new_page(**{**PHONE, "viewport": {"width": 390, "height": height}})
    phone.goto("/")
    expect(phone.get_by_test_id("play-now")).to_be_visible()
    assert too_small(phone, TARGET) == []
    hands = Hands(phone).at(make_table(phone, document=start(open_tiles=open_tiles)))
    hands.by("hand-castle-1").tap()
    for tab in ("play", "lines", "tiles", "log", "chat"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert too_small(phone, TARGET) == [], tab
    hands.by("tab-play").tap()
    expect(hands.by("hint")).to_be_visible()
    box = hands.cell("A1").locator(".face").bounding_box()
    assert box
    # Beside a hand of open tiles a space is smaller than a thumb, which is put right by snapping.
    assert min(box["width"], box["height"]) >= (TARGET if not open_tiles else 40)


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", "h1"),
        ("/rules", "h1"),
        ("/rules/kingdom_builder", "h1"),
        ("/about", "h1"),
        ("/nowhere", "h1"),
        ("/replay", "h1"),
        ("/learn", "[data-testid='board'][data-ready]"),
        ("/learn/kingdom_builder", "[data-testid='board'][data-ready]"),
    ],
)
def test_pages_are_not_wider_than_the_phone(
    phone: Page, troubles: Troubles, path: str, there: str
) -> None:
    troubles.expect("404")  # "/nowhere" is meant to be missing
    phone.goto(path)
    expect(phone.locator(there)).to_be_visible()
    assert beyond_the_edge(phone) == []


def test_dialogs_fit_on_the_phone(phone: Page) -> None:
    phone.goto("/")
    for opener, dialog in (
        ("with-friends", "new-table"),
        ("at-this-screen", "new-table"),
        ("new-table-kingdoms", "new-table"),
        ("new-table-kingdom_builder", "new-table"),
        ("settings", "settings-dialog"),
    ):
        phone.get_by_test_id(opener).tap()
        expect(phone.get_by_test_id(dialog)).to_be_visible()
        assert beyond_the_edge(phone) == [], opener
        phone.keyboard.press("Escape")
        expect(phone.get_by_test_id(dialog)).to_have_count(0)


def test_a_table_is_not_wider_than_the_phone(phone: Page) -> None:
    """The waiting room, every tab of the table, its dialogs, and the finished page."""
    phone.goto(make_table(phone, seats=[ME, {"kind": "open"}]))
    expect(phone.get_by_test_id("link")).to_be_visible()
    assert beyond_the_edge(phone) == []
    hands = Hands(phone).at(make_table(phone, document=near_the_end()))
    for tab in ("lines", "tiles", "log", "chat", "play"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert beyond_the_edge(phone) == [], tab
    for opener, dialog in (("menu", "menu-dialog"), ("seat-0", "seat-dialog")):
        hands.by(opener).tap()
        expect(hands.by(dialog)).to_be_visible()
        assert beyond_the_edge(phone) == [], opener
        phone.keyboard.press("Escape")
    seq, last = hands.seq(), hands.cell(hands.legal()[0])
    last.tap()
    last.tap()
    hands.wait_beyond(seq)
    hands.finish()
    assert beyond_the_edge(phone) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_is_too_long(new_page: Callable[..., Page], language: str) -> None:
    page = new_page(locale=language, **PHONE)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    assert beyond_the_edge(page) == []
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("hand-castle-1").tap()
    assert beyond_the_edge(page) == []
    assert within(page, page.locator("button.big"))
