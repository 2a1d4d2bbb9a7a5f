"""Kingdom Builder on a phone held upright: a large board under one thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.looking import beyond_the_edge, too_small
from tests.browser.support import GREEDY, ME, Hands, last_turn, make_table, settled
from tests.browser.test_phone import PHONE, TARGET, within

AT_THE_FARM = settled("K18 L18 M17", "O6 P6 Q6", played="grass")
ANYWHERE = settled("", "", played="grass", round=1)
"""A first turn, with open grass all over the board."""

SNAP = 24


class Point(NamedTuple):
    x: float
    y: float


class Place(NamedTuple):
    """A hex on the screen: its name, its middle, and its width."""

    name: str
    at: Point
    width: float


PLACES = """all => all.map((one) => {
  const box = one.querySelector('.face').getBoundingClientRect();
  return [one.dataset.testid.slice(5), box.x + box.width / 2, box.y + box.height / 2, box.width];
})"""


def places(hands: Hands, which: str = "") -> list[Place]:
    found = hands.page.locator(f"[data-testid^='cell-']{which}").evaluate_all(PLACES)
    return [Place(name, Point(x, y), width) for name, x, y, width in found]


def middles(hands: Hands) -> dict[str, Point]:
    return {place.name: place.at for place in places(hands)}


def turned(hands: Hands, act: Callable[[], None]) -> float:
    """Do what moves or zooms the board; returns how wide a hex is then."""
    before = hands.board.get_attribute("style")
    act()
    expect(hands.board).not_to_have_attribute("style", str(before))
    return places(hands)[0].width


def distance(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def inside(area: Locator, points: Sequence[Point]) -> bool:
    box = area.bounding_box()
    assert box
    return all(
        box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
        for x, y in points
    )


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    return new_page(**PHONE)


def begin(page: Page, document: str) -> Hands:
    return Hands(page).at(make_table(page, document=document))


def test_the_first_tap_shows_and_the_second_builds(phone: Page) -> None:
    hands = begin(phone, AT_THE_FARM)
    for how in ("cell", "confirm"):
        seq = hands.seq()
        cell = hands.legal()[0]
        hands.cell(cell).tap()
        expect(hands.by("confirm")).to_have_text(f"Build on {cell}")
        expect(phone.locator(".ghost")).to_be_visible()
        expect(hands.by("preview").locator(".sum")).to_be_visible()
        assert hands.seq() == seq
        (hands.cell(cell) if how == "cell" else hands.by("confirm")).tap()
        hands.wait_beyond(seq)
    expect(hands.by("left")).to_have_attribute("data-left", "1")
    expect(hands.pieces()).to_have_count(8)


def test_a_settlement_is_moved_with_a_thumb(phone: Page) -> None:
    """Taking up needs one tap, for nothing is lost by it; putting down needs two."""
    hands = begin(phone, settled("M7 M8 M9", "G14 H14 I15", played="grass"))
    hands.by("hand-paddock").tap()
    expect(hands.by("sentence")).to_contain_text("choose the settlement that shall move")
    seq = hands.seq()
    hands.cell("M8").tap()
    hands.wait_beyond(seq)
    seq, target = hands.seq(), hands.legal()[0]
    hands.cell(target).tap()
    expect(hands.by("confirm")).to_have_text(f"Put down on {target}")
    assert hands.seq() == seq
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    expect(hands.cell(target).locator(".piece")).to_be_visible()


def test_the_board_turns_to_where_one_can_act(phone: Page) -> None:
    """Hexes of a handy size around the legal ones, and a small map of the whole; else all of it."""
    hands = begin(phone, AT_THE_FARM)
    area, minimap = phone.locator(".board"), hands.by("minimap")
    expect(minimap).to_be_visible()
    legal = places(hands, "[data-legal]")
    assert inside(area, [place.at for place in legal])
    assert all(place.width >= TARGET for place in legal)
    hidden = minimap.bounding_box()
    assert hidden
    assert not any(
        hidden["x"] < place.at.x < hidden["x"] + hidden["width"]
        and hidden["y"] < place.at.y < hidden["y"] + hidden["height"]
        for place in legal
    )
    # Elsewhere on the small map is elsewhere on the board; the whole of it is one tap away.
    assert not inside(area, [middles(hands)["B2"]])
    turned(hands, lambda: phone.touchscreen.tap(hidden["x"] + 15, hidden["y"] + 15))
    assert inside(area, [middles(hands)["B2"]])
    hands.by("zoom-fit").tap()
    expect(minimap).to_have_count(0)
    expect(hands.by("zoom-out")).to_have_attribute("aria-disabled", "true")
    assert inside(area, list(middles(hands).values()))
    hands.at(make_table(phone, document=ANYWHERE))
    expect(minimap).to_have_count(0)
    assert inside(area, [place.at for place in places(hands, "[data-legal]")])


def test_a_tap_means_the_nearest_legal_hex(phone: Page) -> None:
    """Within 24 pixels; a tap further away is about the hex under the finger."""
    hands = begin(phone, ANYWHERE)
    turned(hands, hands.by("zoom-fit").tap)
    legal, others = places(hands, "[data-legal]"), places(hands, ":not([data-legal])")
    beside: list[tuple[Place, Place]] = []
    far: list[Place] = []
    for other in others:
        ranked = sorted((distance(other.at, place.at), place) for place in legal)
        (least, meant), (second, _) = ranked[:2]
        if 12 < least < SNAP - 2 and second > least + 4:
            beside.append((other, meant))
        elif least > SNAP + 4:
            far.append(other)
    seq = hands.seq()
    other, meant = beside[len(beside) // 2]
    phone.touchscreen.tap(*other.at)
    expect(hands.by("confirm")).to_have_text(f"Build on {meant.name}")
    other = far[len(far) // 2]
    phone.touchscreen.tap(*other.at)
    expect(hands.by("sentence")).to_contain_text(f"{other.name} is ")
    assert hands.seq() == seq


def test_pinch_and_buttons_zoom(phone: Page) -> None:
    hands = begin(phone, ANYWHERE)
    minimap = hands.by("minimap")
    whole = turned(hands, hands.by("zoom-fit").tap)
    box = phone.locator(".board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x + dx, "y": y + dy, "id": n} for n, (dx, dy) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def pinch() -> None:
        touch("touchStart", (-30, 0), (30, 0))
        for apart in (45, 60, 75, 90):
            touch("touchMove", (-apart, 0), (apart, 0))
        touch("touchEnd")

    def drag() -> None:
        touch("touchStart", (0, 0))
        for way in (30, 60):
            touch("touchMove", (-way, 0))
        touch("touchEnd")

    seq = hands.seq()
    large = turned(hands, hands.by("zoom-in").tap)
    assert large > whole
    larger = turned(hands, hands.by("zoom-in").tap)
    assert larger > large
    assert turned(hands, hands.by("zoom-out").tap) == pytest.approx(large, abs=0.1)
    assert turned(hands, hands.by("zoom-fit").tap) == pytest.approx(whole, abs=0.1)
    expect(minimap).to_have_count(0)
    assert turned(hands, pinch) / whole == pytest.approx(3, abs=0.5)
    expect(minimap).to_be_visible()
    left = middles(hands)["K10"].x
    turned(hands, drag)
    assert middles(hands)["K10"].x == pytest.approx(left - 60, abs=15)
    assert hands.seq() == seq
    expect(hands.by("confirm")).to_have_count(0)  # none of this was a tap on a hex


def test_all_one_needs_is_on_one_screen(phone: Page) -> None:
    """With four tiles and five players, nothing scrolls, sticks out or is too small."""
    document = settled("C8 R13 M17 S4", "A1", "T1", "A20", "E12", played="grass")
    hands = Hands(phone).at(make_table(phone, seats=[ME, *[GREEDY] * 4], document=document))
    tiles = hands.page.locator(".tile")
    expect(tiles).to_have_count(4)
    needed = ["sentence", "card", "left", "next-card", "supply", "preview", "board", "zoom-fit"]
    needed += ["hand-farm", "hand-paddock", "hand-tavern", "seat-0", "seat-4", "settings", "menu"]
    needed += ["undo", "restart", "hint", "tab-play", "tab-goals", "tab-cards", "tab-log"]
    for testid in needed:
        if testid != "board":  # what is zoomed in is cut off on purpose
            expect(hands.by(testid).first).to_be_visible()
            assert within(phone, hands.by(testid).first), testid
    assert within(phone, phone.locator(".board"))
    assert within(phone, phone.locator("button.big"))
    assert phone.evaluate("document.documentElement.scrollHeight") <= 844
    assert beyond_the_edge(phone) == []


def test_what_is_to_be_done_stays_in_sight(phone: Page) -> None:
    """Whatever is read: the sentence, and the button for what is aimed at."""
    hands = Hands(phone).at(make_table(phone, document=AT_THE_FARM))
    sentence = hands.by("sentence").inner_text()
    for tab in ("goals", "cards", "log", "chat"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by("line")).to_have_text(sentence)
        assert beyond_the_edge(phone) == []
    hands.cell(hands.legal()[0]).tap()
    expect(hands.by("line").get_by_test_id("confirm")).to_be_visible()
    seq = hands.seq()
    hands.by("line").get_by_test_id("confirm").tap()
    hands.wait_beyond(seq)


def test_nothing_sticks_out_and_targets_are_large(phone: Page) -> None:
    """Every tab and dialog of the table, the counting and the finished page."""
    hands = begin(phone, last_turn())
    for tab in ("goals", "cards", "log", "chat", "play"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert beyond_the_edge(phone) == [], tab
        assert too_small(phone, TARGET) == [], tab
    for opener, dialog in (("menu", "menu-dialog"), ("seat-0", "seat-dialog")):
        hands.by(opener).tap()
        expect(hands.by(dialog)).to_be_visible()
        assert beyond_the_edge(phone) == [], opener
        phone.keyboard.press("Escape")
        expect(hands.by(dialog)).to_have_count(0)
    hands.play_to_summary()
    assert beyond_the_edge(phone) == []
    assert too_small(phone, TARGET) == []
    hands.finish()
    assert beyond_the_edge(phone) == []
