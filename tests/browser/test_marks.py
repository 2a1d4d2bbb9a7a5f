"""Rings and arrows that one draws for oneself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, settled, start

BOARDS = {
    "kingdoms": (start(), ("B2", "D4", "B4")),
    "kingdom_builder": (settled("K18 L18 M17", "O6 P6 Q6", played="grass"), ("C3", "H9", "K2")),
}


def drag(hands: Hands, start: str, end: str) -> None:
    """With the right button, from the middle of a cell to that of another."""
    mouse = hands.page.mouse
    for cell, act in ((start, mouse.down), (end, mouse.up)):
        box = hands.cell(cell).locator(".face").bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        act(button="right")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", BOARDS)
def test_arrows_come_and_go_with_the_right_button(
    new_page: Callable[..., Page], game: str, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    document, (one, other, third) = BOARDS[game]
    hands = Hands(page).at(make_table(page, document=document))
    arrows, info = hands.by("arrow"), hands.by("info")
    drag(hands, one, other)
    expect(arrows).to_have_count(1)
    drag(hands, one, third)
    expect(arrows).to_have_count(2)
    expect(arrows.first).to_be_visible()
    # Red on white: one of the two stands out from any ground.
    strokes = arrows.first.evaluate(
        "(one) => [one, one.previousElementSibling].map((it) => getComputedStyle(it).stroke)"
    )
    assert strokes == ["rgb(193, 18, 31)", "rgb(255, 253, 245)"]
    drag(hands, one, other)
    expect(arrows).to_have_count(1)
    expect(info).to_have_count(0)
    hands.cell(one).click(button="right", force=True)
    expect(info).to_be_visible()
    page.keyboard.press("Escape")
    hands.cell(one).click(button="right", modifiers=["Shift"], force=True)
    expect(page.locator("circle.mark:not(.under)")).to_have_count(1)
    expect(info).to_have_count(0)
    expect(arrows).to_have_count(1)


@pytest.mark.parametrize("game", BOARDS)
def test_arrows_by_keys(new_page: Callable[..., Page], game: str) -> None:
    page = new_page()
    document, (cell, *_) = BOARDS[game]
    hands = Hands(page).at(make_table(page, document=document))
    keys, arrows, said = page.keyboard, hands.by("arrow"), hands.by("announcer")
    hands.cell(cell).focus()
    keys.press("Shift+M")
    expect(said).to_contain_text(f"An arrow from {cell}")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(arrows).to_have_count(1)
    keys.press("Escape")
    expect(arrows).to_have_count(0)

    end = f"{chr(ord(cell[0]) + 2)}{cell[1:]}"
    for count, words in ((1, f"An arrow from {cell} to {end}."), (0, "No arrow")):
        hands.cell(cell).focus()
        keys.press("Shift+M")
        keys.press("ArrowRight")
        keys.press("ArrowRight")
        keys.press("Shift+M")
        expect(said).to_contain_text(words)
        expect(arrows).to_have_count(count)

    keys.press("m")
    expect(page.locator("circle.mark:not(.under)")).to_have_count(1)
    keys.press("?")
    expect(hands.by("keys-dialog")).to_contain_text("an arrow")
