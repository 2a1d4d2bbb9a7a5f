"""Small phones, and what browsers leave of larger ones: nothing is cut, and nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.looking import beyond_the_edge
from tests.browser.support import (
    LANGUAGES,
    LEGAL,
    ME,
    Hands,
    last_turn,
    make_table,
    near_the_end,
    start,
)
from tests.browser.test_phone import PHONE, within

WHOLE = ((390, 664), (360, 640))
"""All of a table is on the screen."""
SMALL = ((375, 553), (320, 568))
"""Board, hand and buttons are; the standings may have to be scrolled to."""
SIZES = [pytest.param(size, id=f"{size[0]}x{size[1]}") for size in (*WHOLE, *SMALL)]

TAGS = """(tags) => tags.flatMap((tag) => {
  const paper = tag.querySelector('.paper').getBoundingClientRect();
  const texts = [...tag.querySelectorAll('text')].map((one) => [one, one.getBoundingClientRect()]);
  const found = [];
  for (const [i, [text, box]] of texts.entries()) {
    const name = `${tag.dataset.testid} "${text.textContent.trim()}"`;
    if (box.left < paper.left - 1 || box.right > paper.right + 1) found.push(`${name} sticks out`);
    for (const [other, beside] of texts.slice(i + 1)) {
      const apart = Math.abs(box.y + box.height / 2 - beside.y - beside.height / 2);
      const aside = box.right <= beside.left + 1 || beside.right <= box.left + 1;
      if (apart < 11.5 && !aside) found.push(`${name} is on "${other.textContent.trim()}"`);
    }
  }
  return found;
})"""
"""Texts of the labels that leave their paper, or lie on one another."""

CUT = """() => [...document.querySelectorAll('.panel-area button')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const box = one.getBoundingClientRect();
  const sideways = one.closest('.tiles') !== null;
  const whole = box.top >= 0 && box.bottom <= innerHeight + 0.5 &&
    (sideways || (box.left >= 0 && box.right <= innerWidth + 0.5)) &&
    (sideways || one.scrollHeight <= one.clientHeight + 1);
  return whole ? [] : [one.dataset.testid ?? one.textContent.trim()];
})"""
"""Buttons of the sheet that are not whole. Open tiles lie in a row that moves sideways."""


def on_a_phone(new_page: Callable[..., Page], size: tuple[int, int], **options: Any) -> Page:
    width, height = size
    return new_page(**{**PHONE, "viewport": {"width": width, "height": height}, **options})


def bots(count: int) -> list[dict[str, str]]:
    return [ME, *({"kind": "bot", "level": "greedy"} for _ in range(count - 1))]


def some_moves(hands: Hands, open_tiles: bool) -> None:
    """Castles in a few lines, and a tile: stakes and products stand in the labels."""
    for rank, cell in ((4, "C3"), (3, "C4")):
        hands.state()
        hands.by(f"hand-castle-{rank}").tap()
        take(hands, cell)
    hands.state()
    if open_tiles:
        hands.by("pool-+6").tap()
    else:
        hands.by("draw").tap()
        hands.by("confirm").tap()
        expect(hands.by("drawn")).to_be_visible()
    take(hands, "C2")
    hands.state()


def take(hands: Hands, wanted: str) -> None:
    """Place what is chosen there, or, if that space is taken, somewhere else; end the turn."""
    expect(hands.page.locator(LEGAL).first).to_be_visible()
    free = hands.legal()
    cell = wanted if wanted in free else free[0]
    seq = hands.seq()
    hands.cell(cell).tap()
    expect(hands.by("confirm")).to_have_text(f"Place on {cell}")
    assert hands.page.evaluate(CUT) == []
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    if hands.state() == "end":
        seq = hands.seq()
        hands.by("end-turn").tap()
        hands.wait_beyond(seq)


def top(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"]


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("open_tiles", [False, True], ids=["secret", "open"])
def test_a_table_of_four_can_be_played(
    new_page: Callable[..., Page], size: tuple[int, int], open_tiles: bool
) -> None:
    page = on_a_phone(new_page, size)
    document = start(seats=4, open_tiles=open_tiles)
    hands = Hands(page).at(make_table(page, seats=bots(4), document=document))
    some_moves(hands, open_tiles)
    assert page.evaluate(CUT) == []
    assert beyond_the_edge(page) == []
    lines = page.locator("[data-testid^='line-']")
    assert lines.evaluate_all(TAGS) == []
    sheet = top(page.locator(".panel-area"))
    for testid in ("cell-A1", "cell-F5", "line-row-1", "line-row-5", "line-column-6"):
        assert within(page, hands.by(testid)), testid
        assert bottom(hands.by(testid)) <= sheet + 1, testid
    face = hands.cell("A1").locator(".face").bounding_box()
    letter = page.locator(".coordinate").first.bounding_box()
    assert face
    assert letter
    assert face["width"] >= 34
    # The frame of the map is as thick as a fifth of a space; a letter is about 9 px tall.
    frame = face["y"] - 0.2 * face["width"]
    assert letter["y"] + letter["height"] / 2 + 5 <= frame
    if size in WHOLE:
        assert within(page, hands.by("seat-3"))
    hands.by("seat-3").scroll_into_view_if_needed()
    hands.by("seat-3").tap()
    expect(hands.by("seat-dialog")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_counting_leaves_the_board_in_sight(
    new_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    """What is counted is said where the sentence was, and the account fits on the screen."""
    page = on_a_phone(new_page, size, settings={"speed": 1})
    hands = Hands(page).at(make_table(page, document=near_the_end()))
    last = hands.cell(hands.legal()[0])
    last.tap()
    last.tap()
    counting = hands.by("counting")
    expect(counting).to_contain_text("Row")
    expect(hands.by("sentence")).to_have_text("Round 3 is counted")
    over = top(counting)
    for testid in ("cell-A1", "cell-F5", "line-row-5", "line-column-1"):
        assert bottom(hands.by(testid)) <= over + 1, testid
        assert top(hands.by(testid)) >= 0
    assert top(page.locator(".coordinate").first) >= -3
    assert within(page, counting)
    hands.by("skip").tap()
    summary = hands.by("round-summary")
    expect(summary).to_be_visible()
    assert within(page, summary)
    assert within(page, hands.by("continue"))
    assert summary.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    hands.by("continue").tap()
    expect(hands.by("finished")).to_be_visible()
    assert beyond_the_edge(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_kingdom_builder_can_be_played(
    new_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = on_a_phone(new_page, size)
    hands = Hands(page).at(make_table(page, seats=bots(4), document=last_turn(4)))
    cell = hands.legal()[0]
    hands.cell(cell).tap()
    expect(hands.by("confirm")).to_be_visible()
    assert page.evaluate(CUT) == []
    assert beyond_the_edge(page) == []
    board = page.locator(".board-area").bounding_box()
    assert board
    assert board["height"] >= 200
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= top(page.locator(".panel-area")) + 1
    assert within(page, hands.by("seat-3"))
    seq = hands.seq()
    hands.by("confirm").tap()
    hands.wait_beyond(seq)


@pytest.mark.parametrize("size", SIZES)
def test_the_result_ends_where_the_screen_does(
    new_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = on_a_phone(new_page, size)
    hands = Hands(page).at(make_table(page, seats=bots(4), document=last_turn(4)))
    hands.finish()
    for tab in ("play", "goals", "log", "chat"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert abs(bottom(page.locator(".panel-area")) - size[1]) < 1, tab
        assert bottom(hands.by(f"tab-{tab}")) <= size[1]


def test_a_number_behind_a_name_is_never_cut(new_page: Callable[..., Page]) -> None:
    """Three merchants beside each other: which of them is which."""
    for size in (*WHOLE, *SMALL):
        page = on_a_phone(new_page, size)
        hands = Hands(page).at(make_table(page, seats=bots(4), document=start(seats=4)))
        for seat, number in ((1, "1"), (2, "2"), (3, "3")):
            twin = hands.by(f"seat-{seat}").locator(".twin")
            expect(twin).to_have_text(number)
            button, box = hands.by(f"seat-{seat}").bounding_box(), twin.bounding_box()
            assert button
            assert box
            assert box["width"] >= 5
            assert box["x"] + box["width"] <= button["x"] + button["width"]


FREE_SELECTS = """(selects) => selects.flatMap((select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const text = select.selectedOptions[0].textContent.trim();
  const width = pen.measureText(text).width;
  return width <= room + 0.5 ? [] : [`${text}: ${Math.round(width)} px in ${Math.round(room)}`];
})"""
"""Choices whose words do not fit."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_where_can_be_read(new_page: Callable[..., Page], language: str) -> None:
    page = on_a_phone(new_page, (390, 664), locale=language)
    page.goto("/")
    page.get_by_test_id("with-friends").tap()
    dialog = page.get_by_test_id("new-table")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    selects = dialog.locator(".seats select")
    for kind in ("open", "me", "greedy"):
        selects.nth(1).select_option(kind)
        assert selects.evaluate_all(FREE_SELECTS) == [], kind
