"""Keys only, and what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, start

FOCUSED = "document.activeElement?.closest('[data-testid]')?.dataset.testid ?? ''"


def tab_to(page: Page, testid: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate(FOCUSED) == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {testid}")


def focused(page: Page) -> str:
    found: str = page.evaluate(FOCUSED)
    return found


def test_a_whole_game_by_keys(new_page: Callable[..., Page]) -> None:
    """From the lobby to the result; "down to the last castle" makes the game short."""
    page = new_page()
    keys = page.keyboard
    page.goto("/")
    expect(page.get_by_test_id("new-table-kingdoms")).to_be_visible()
    tab_to(page, "new-table-kingdoms")
    keys.press("Enter")
    expect(page.get_by_test_id("new-table")).to_be_visible()
    tab_to(page, "option-last_castle")
    keys.press("Space")
    tab_to(page, "create")
    keys.press("Enter")

    hands = Hands(page).ready()
    ranks = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    for _ in range(200):
        state = hands.state()
        if state == "finished":
            break
        seq = hands.seq()
        if state == "summary":
            keys.press("Enter")  # the way on has the focus
            expect(hands.by("round-summary")).to_have_count(0)
            continue
        if state == "end":
            keys.press("e")
        elif state == "turn" and not ranks:
            keys.press("t" if "hand-secret" in hands.choices() else "d")
            if hands.seq() == seq and not hands.legal():
                hands.wait_beyond(seq)
                continue
            place(hands)
        else:
            if state == "turn":
                keys.press(str(ranks.pop()))
                expect(page.locator("[data-legal]").first).to_be_visible()
            place(hands)
        hands.wait_beyond(seq)
    expect(hands.by("finished")).to_be_visible()
    tab_to(page, "rematch")


def place(hands: Hands) -> None:
    """To the next free space, look, and place."""
    keys = hands.page.keyboard
    expect(hands.page.locator("[data-legal]").first).to_be_visible()
    keys.press("n")
    expect(hands.page.locator("[data-testid^='cell-']:focus")).to_have_attribute(
        "data-legal", "true"
    )
    keys.press("Enter")
    expect(hands.by("confirm")).to_be_visible()
    keys.press("Enter")


def test_the_focus_roams_the_board(new_page: Callable[..., Page]) -> None:
    """One stop for Tab; arrows walk cells and the lines beyond them."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    keys = page.keyboard
    tab_to(page, "cell-A1")
    expect(hands.board.locator("[tabindex='0']")).to_have_count(1)
    for key, where in (
        ("ArrowRight", "cell-B1"),
        ("ArrowDown", "cell-B2"),
        ("ArrowLeft", "cell-A2"),
        ("ArrowUp", "cell-A1"),
        ("ArrowUp", "cell-A1"),
        ("End", "cell-F5"),
        ("ArrowRight", "line-row-5"),
        ("ArrowLeft", "cell-F5"),
        ("ArrowDown", "line-column-6"),
        ("ArrowUp", "cell-F5"),
        ("Home", "cell-A1"),
    ):
        keys.press(key)
        assert focused(page) == where
    expect(hands.board.locator("[tabindex='0']")).to_have_count(1)
    keys.press("Tab")
    assert not focused(page).startswith(("cell-", "line-"))


def test_keys_choose_preview_take_back_and_explain(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    keys = page.keyboard
    keys.press("3")
    expect(hands.by("hand-castle-3")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(hands.by("hand-castle-3")).to_have_attribute("aria-pressed", "false")
    keys.press("2")
    keys.press("n")
    keys.press("Enter")
    expect(page.locator(".ghost")).to_be_visible()
    keys.press("Escape")
    seq = hands.seq()
    keys.press("Enter")
    keys.press("Enter")
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(1)
    expect(hands.by("end-turn")).to_be_enabled()
    seq = hands.seq()
    keys.press("z")
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(0)
    keys.press("i")
    expect(hands.by("info")).to_be_visible()
    keys.press("Escape")
    keys.press("?")
    expect(hands.by("keys-dialog")).to_be_visible()
    keys.press("Escape")
    expect(hands.by("keys-dialog")).to_have_count(0)
    seq = hands.seq()
    keys.press("d")
    hands.wait_beyond(seq)
    expect(hands.by("drawn")).to_be_visible()


def test_keys_can_be_switched_off(new_page: Callable[..., Page]) -> None:
    page = new_page(settings={"speed": 0, "keys": False})
    hands = Hands(page).at(make_table(page, document=start()))
    page.keyboard.press("2")
    page.keyboard.press("?")
    expect(hands.by("keys-dialog")).to_have_count(0)
    expect(hands.by("hand-castle-2")).to_have_attribute("aria-pressed", "false")


def test_cells_and_lines_have_names(new_page: Callable[..., Page]) -> None:
    """What a screen reader says of a cell: where it is, what stands there, what its lines pay."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(2, "C3")
    snapshot = hands.board.aria_snapshot()
    assert snapshot.startswith('- grid "Kingdoms, Round 1 of 3"')
    assert re.search(r'gridcell "C3, your castle of rank 2, last move, Row 3 counts', snapshot)
    assert re.search(r'gridcell "A1, empty, Row 1 counts 0, Column A counts 0"', snapshot)
    assert snapshot.count("gridcell") == 30
    assert re.search(r'rowheader "Row 3 counts 0, your stake 2: 0"', snapshot)
    assert re.search(r'columnheader "Column C counts 0, your stake 2: 0"', snapshot)


def test_legal_cells_are_told_to_be(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("hand-castle-1").click()
    expect(hands.cell("D2")).to_have_accessible_name(re.compile("^D2, empty, can place here"))


def test_the_opponents_move_is_said_aloud(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    live = hands.by("announcer")
    expect(live).to_have_attribute("aria-live", "polite")
    hands.castle(1, "A1")
    expect(live).to_contain_text("You place a rank 1 castle on A1.")
    hands.end_turn()
    expect(live).to_contain_text("Merchant")
    page.keyboard.press("s")
    expect(live).to_contain_text("Round 1 of 3")
    page.keyboard.press("g")
    expect(live).to_contain_text("50")
