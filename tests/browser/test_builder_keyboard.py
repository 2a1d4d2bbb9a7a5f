"""Kingdom Builder without a mouse, and what a screen reader is told of four hundred hexes."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import Hands, make_table, settled
from tests.browser.test_keyboard import focused, place, tab_to

AT_THE_FARM = settled("K18 L18 M17", "O6 P6 Q6", played="grass")


def begin(page: Page, document: str = AT_THE_FARM) -> Hands:
    return Hands(page).at(make_table(page, document=document))


def test_a_turn_by_keys(new_page: Callable[..., Page]) -> None:
    """From the lobby: a first game, two turns of it, a step back, and the end of each turn."""
    page = new_page()
    keys = page.keyboard
    page.goto("/")
    expect(page.get_by_test_id("first-game-kingdom_builder")).to_be_visible()
    tab_to(page, "first-game-kingdom_builder")
    keys.press("Enter")
    hands = Hands(page).ready()
    for _ in range(2):
        for left in (2, 1, 0):
            assert hands.state() == "place"
            seq = hands.seq()
            place(hands)
            hands.wait_beyond(seq)
            expect(hands.by("left")).to_have_attribute("data-left", str(left))
        seq = hands.seq()
        keys.press("z")
        hands.wait_beyond(seq)
        expect(hands.by("left")).to_have_attribute("data-left", "1")
        seq = hands.seq()
        place(hands)
        hands.wait_beyond(seq)
        seq = hands.seq()
        keys.press("e")
        hands.wait_beyond(seq)
    assert hands.state() == "place"
    assert hands.pieces().count() >= 12


def test_the_focus_roams_the_hexes(new_page: Callable[..., Page]) -> None:
    """One stop for Tab in a grid of twenty rows; up and down keep the column for the eye."""
    page = new_page()
    begin(page)
    keys = page.keyboard
    grid = page.get_by_role("grid", name="Kingdom Builder, Round 2")
    expect(grid).to_have_attribute("aria-rowcount", "20")
    expect(grid).to_have_attribute("aria-colcount", "20")
    expect(grid.get_by_role("row")).to_have_count(20)
    expect(grid.get_by_role("gridcell")).to_have_count(400)
    expect(grid.get_by_role("row", name="Row 3").get_by_role("gridcell")).to_have_count(20)
    tab_to(page, "cell-A1")
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    for key, where in (
        ("ArrowRight", "B1"),
        ("ArrowDown", "B2"),
        ("ArrowDown", "B3"),
        ("ArrowUp", "B2"),
        ("ArrowLeft", "A2"),
        ("ArrowLeft", "A2"),
        ("End", "T20"),
        ("ArrowRight", "T20"),
        ("ArrowDown", "T20"),
        ("ArrowUp", "T19"),
        ("Home", "A1"),
    ):
        keys.press(key)
        assert focused(page) == f"cell-{where}"
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    keys.press("Tab")
    assert not focused(page).startswith("cell-")


def test_keys_find_hexes_and_tiles(new_page: Callable[..., Page]) -> None:
    """To the legal hexes forwards and back, to those of the card's terrain; tiles by number."""
    page = new_page()
    hands = begin(page, settled("M17 R13", "O6 P6 Q6", played="grass"))
    keys = page.keyboard
    legal = hands.legal()
    for name in (*legal, legal[0]):
        keys.press("n")
        assert focused(page) == f"cell-{name}"
    for name in (*legal[:0:-1], legal[0]):
        keys.press("N")
        assert focused(page) == f"cell-{name}"
    keys.press("Home")
    for name in ("E4", "F4", "E5"):  # wherever grass is, legal or not
        keys.press("t")
        assert focused(page) == f"cell-{name}"

    farms = hands.by("hand-farm")
    keys.press("1")
    expect(hands.by("sentence")).to_have_text("Farm: Build one settlement on grass.")
    expect(farms.first).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(farms.first).to_have_attribute("aria-pressed", "false")
    expect(hands.by("card")).to_have_attribute("aria-pressed", "true")
    keys.press("1")
    keys.press("b")
    expect(farms.first).to_have_attribute("aria-pressed", "false")
    keys.press("1")
    seq = hands.seq()
    place(hands)
    hands.wait_beyond(seq)
    expect(page.locator("[data-testid='hand-farm'][data-state='used']")).to_have_count(1)
    keys.press("8")
    expect(hands.by("announcer")).to_contain_text("not possible now")


def test_what_would_change_is_said(new_page: Callable[..., Page]) -> None:
    """Walking to a hex tells what it would bring; the first Enter also what the second one does."""
    page = new_page()
    hands = begin(page)
    keys, live = page.keyboard, hands.by("announcer")
    keys.press("n")
    heard = re.compile(r"^(?!Build on).*(gold|Castles|Fishermen|tile|[+−]\d)", re.I)
    expect(live).to_have_text(heard)
    where = focused(page)
    keys.press("Enter")
    expect(live).to_have_text(re.compile(rf"^Build on {where.removeprefix('cell-')}: "))


def test_keys_lift_put_back_and_down(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = begin(page, settled("M7 M8 M9", "G14 H14 I15", played="grass"))
    keys = page.keyboard

    def lift() -> None:
        seq = hands.seq()
        keys.press("1")
        expect(hands.by("sentence")).to_contain_text("choose the settlement that shall move")
        keys.press("n")
        keys.press("Enter")  # nothing is lost by taking it up, so once is enough
        hands.wait_beyond(seq)
        expect(hands.by("sentence")).to_contain_text("where shall the settlement from M7 go?")

    hands.cell("A1").focus()
    lift()
    expect(hands.cell("M7")).to_have_accessible_name(re.compile("your settlement, taken up"))
    seq = hands.seq()
    keys.press("Escape")
    hands.wait_beyond(seq)
    expect(hands.by("hand-paddock")).to_have_attribute("data-state", "ready")
    hands.cell("A1").focus()
    lift()
    keys.press("n")
    target = focused(page).removeprefix("cell-")
    seq = hands.seq()
    keys.press("Enter")
    expect(hands.by("confirm")).to_have_text(f"Put down on {target}")
    keys.press("Escape")
    expect(hands.by("confirm")).to_have_count(0)
    assert hands.seq() == seq
    keys.press("Enter")
    keys.press("Enter")
    hands.wait_beyond(seq)
    expect(hands.cell(target).locator(".piece")).to_be_visible()


def test_keys_tell_how_things_stand(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = begin(page)
    keys, live = page.keyboard, hands.by("announcer")
    expect(live).to_have_attribute("aria-live", "polite")
    hands.put("L17")
    expect(live).to_contain_text("You build on L17 (grass).")
    keys.press("s")
    expect(live).to_contain_text("Grass: build 2 more settlements, next to your own.")
    expect(live).to_contain_text("Round 2")
    keys.press("l")
    expect(live).to_contain_text("You build on L17 (grass).")
    assert focused(page) == "cell-L17"
    hands.by("tab-log").click()
    keys.press("g")
    expect(live).to_contain_text(re.compile(r"Castles: Ada \d+ and Surveyor \d+\. Fishermen: Ada"))
    expect(hands.by("tab-goals")).to_have_attribute("aria-selected", "true")
    hands.cell("M16").focus()
    keys.press("i")
    expect(hands.by("info")).to_contain_text("wins a Farm tile")
    keys.press("Escape")
    keys.press("?")
    expect(hands.by("keys-dialog")).to_contain_text("Take your first, second")
    expect(hands.by("keys-dialog")).to_contain_text("Next free hex of your card’s terrain")
    keys.press("Escape")
    keys.press("e")
    expect(live).to_contain_text("not possible now")
    keys.press("+")
    expect(hands.by("minimap")).to_be_visible()
    keys.press("0")
    expect(hands.by("minimap")).to_have_count(0)


def test_hexes_have_names(new_page: Callable[..., Page]) -> None:
    hands = begin(new_page())
    for cell, words in (
        ("A1", "flower field, row 1, column 1"),
        ("L17", "grass, row 17, column 12, can settle"),
        ("L16", "grass, row 16, column 12, can settle, next to Farm"),
        ("M17", "grass, row 17, column 13, your settlement, next to Farm"),
        ("P6", "canyon, row 6, column 16, Surveyor’s settlement"),
        ("M16", "Farm, row 16, column 13, one tile left"),
        ("P8", "castle, row 8, column 16"),
    ):
        expect(hands.cell(cell)).to_have_accessible_name(words)
    hands.put("L17")
    expect(hands.cell("L17")).to_have_accessible_name(
        "grass, row 17, column 12, your settlement, last move"
    )
    expect(hands.cell("K17")).to_have_accessible_name(re.compile("can settle"))


def test_the_board_is_there_as_lists(new_page: Callable[..., Page]) -> None:
    """Everything that the picture says: goals, tiles, where one can act, who has settled where."""
    page = new_page()
    hands = begin(page)
    lists = page.get_by_role("region", name="The board as lists")
    expect(lists.get_by_role("heading", level=3)).to_have_text(
        [
            *("Goals", "Your location tiles", "Where you can act, by rows", "Your settlements"),
            *("Other settlements", "Castles and locations"),
        ]
    )
    for words in (
        "Grass: build 3 settlements, next to your own.",
        "Farm, ready. Build one settlement on grass.",
        "Row 17: K17 and L17",
        "M17, K18, and L18",
        "Surveyor: O6, P6, and Q6. Surveyor has 37 settlements left.",
        "M16: Farm, one tile left",
        "P8: castle",
    ):
        expect(lists).to_contain_text(words)
    hands.put("L17")
    expect(lists).to_contain_text("L17, M17, K18, and L18")
    expect(lists).to_contain_text("36 settlements left")
