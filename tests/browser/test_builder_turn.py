"""A turn of Kingdom Builder at the desk: cards, tiles, reasons, previews, hints, taking back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.support import Hands, make_table, settled
from tests.kingdom_builder.support import FIRST_GAME
from tests.oracles import kingdom_builder as slow

import realmwright as rw

COAST = {
    "quadrants": ["harbor", "barn", "oracle", "tower"],
    "cards": ["citizens", "miners", "lords"],
}
"""A land with the tiles that the land of a first game has not."""

AT_THE_FARM = settled("K18 L18 M17", "O6 P6 Q6", played="grass")
AT_THE_PADDOCK = settled("M7 M8 M9", "G14 H14 I15", played="grass")


def begin(page: Page, document: str) -> Hands:
    return Hands(page).at(make_table(page, document=document))


def legal(document: str, verb: str, *played: str) -> list[str]:
    """Where the engine allows something, after some actions."""
    position = rw.position(document)
    for action in played:
        position.play(position.parse(action))
    words = [position.notation(action).split() for action in position.actions()]
    return [cell for one, *cells in words if one == verb for cell in cells]


def signed(gold: int) -> str:
    return f"+{gold}" if gold > 0 else str(gold).replace("-", "\N{MINUS SIGN}")


WORDS = """all => all.map((one) => [...one.childNodes]
  .filter((part) => part.nodeType === Node.TEXT_NODE).map((part) => part.data.trim()).join(''))"""


def changes(hands: Hands) -> list[str]:
    """What the preview says in words, beside its pictures."""
    found: list[str] = hands.by("preview").locator("li").evaluate_all(WORDS)
    return found


def owned(hands: Hands) -> set[str]:
    """The hexes with a settlement of one's own, as the list for screen readers names them."""
    region = hands.page.get_by_role("region", name="The board as lists")
    items = region.locator("h3:text-is('Your settlements') + ul li").first
    return set(re.findall(r"\b[A-T]\d+\b", items.inner_text()))


def refused(hands: Hands, thing: Locator, words: str) -> None:
    """What cannot be done changes nothing, and the reason is written and said aloud."""
    seq = hands.seq()
    thing.click(force=True)  # the page calls it disabled, and so it is
    expect(hands.by("sentence")).to_contain_text(words)
    expect(hands.page.get_by_role("alert").filter(has_text=words)).to_have_count(1)
    assert hands.seq() == seq


# -- building --------------------------------------------------------------------------------------


def test_three_settlements_and_a_card(new_page: Callable[..., Page]) -> None:
    """What remains to do is always there; steps are taken back one by one, or all at once."""
    page = new_page()
    hands = begin(page, settled("H9", "A1", played="grass"))
    left, card, undo = hands.by("left"), hands.by("card"), hands.by("undo")
    expect(card).to_have_attribute("data-terrain", "grass")
    expect(left).to_have_attribute("data-left", "3")
    expect(hands.by("supply")).to_have_accessible_name("39 settlements left")
    expect(hands.by("sentence")).to_have_text("Grass: build 3 settlements, next to your own.")
    assert hands.legal() == legal(settled("H9", "A1", played="grass"), "build")
    expect(undo).to_have_attribute("aria-disabled", "true")
    hands.put("H8", "I9", "H10")
    expect(left).to_have_attribute("data-left", "0")
    expect(hands.by("sentence")).to_have_text("Built. End your turn.")
    assert hands.legal() == []
    hands.take_back()
    expect(left).to_have_attribute("data-left", "1")
    expect(hands.pieces()).to_have_count(4)
    hands.take_back()
    expect(hands.by("sentence")).to_have_text("Grass: build 2 more settlements, next to your own.")
    seq = hands.seq()
    hands.by("restart").click()
    hands.wait_beyond(seq)
    expect(left).to_have_attribute("data-left", "3")
    expect(hands.pieces()).to_have_count(2)
    hands.by("tab-log").click()
    expect(hands.by("log").locator("s", has_text="You build on")).to_have_count(3)
    hands.put("H8", "I9", "H10")
    hands.end_turn()
    expect(hands.by("log")).to_contain_text("for your next turn.")
    assert hands.state() == "place"
    expect(left).to_have_attribute("data-left", "3")
    expect(hands.pieces()).to_have_count(8)


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("K18", "K18 is taken. There is room for one settlement on a hex."),
        ("M16", "M16 is no building land. Nothing is ever built on a castle or location"),
        ("A1", "A1 is flower field. Here it has to be grass."),
        ("E15", "E15 is not next to your own settlements. As long as free grass is,"),
    ],
)
def test_an_illegal_tap_says_why(new_page: Callable[..., Page], cell: str, words: str) -> None:
    hands = begin(new_page(), AT_THE_FARM)
    refused(hands, hands.cell(cell), words)


def test_a_preview_is_what_happens(new_page: Callable[..., Page]) -> None:
    """Card by card, with the tile that it wins: for every hex what the engine says."""
    page = new_page()
    document = settled("H9 H10 I9", "E3 F3 G3", played="grass")
    hands = begin(page, document)
    position = rw.position(document)
    gold = hands.by("seat-0").locator(".gold .num")
    names = {"castles": "Castles", "fishermen": "Fishermen", "knights": "Knights"}
    before = position.score()[0]
    expect(gold).to_have_text(str(before))
    for cell in hands.legal():
        preview = position.preview(position.parse(f"build {cell}"))
        hands.cell(cell).hover()
        expect(page.locator(".ghost")).to_be_visible()
        expect(hands.by("preview").locator(".sum .num")).to_have_text(signed(preview.gold[0]))
        said = [f"{signed(one.gold[0])} {names[one.goal]}" for one in preview.changes]
        said += [f"wins the {tile.capitalize()} tile" for tile in preview.gained]
        assert changes(hands) == (said or ["No gold yet"])
    tavern = position.parse("build H8")
    assert position.preview(tavern).gained == ("tavern",)
    change = position.preview(tavern).gold[0]
    hands.put("H8")
    expect(gold).to_have_text(str(before + change))


def test_a_goal_lights_the_hexes_that_earn_it(new_page: Callable[..., Page]) -> None:
    """Everybody's or one player's, under the mouse and with the focus."""
    document = settled("E14 F15 G15", "N13 O13 P13", played="grass")
    page = new_page()
    hands = begin(page, document)
    lit = page.locator(".cell.lit")
    sheets = rw.position(document).scores()
    cells = [
        {
            slow.name(slow.CELLS[cell])
            for one in sheet.entries
            if one.goal == "knights"
            for cell in one.cells
        }
        for sheet in sheets
    ]
    assert all(cells)

    def shown() -> set[str]:
        ids: Sequence[str] = lit.evaluate_all("all => all.map(one => one.dataset.testid.slice(5))")
        return set(ids)

    hands.by("goal-knights").get_by_role("button").first.hover()
    expect(lit).to_have_count(len(cells[0] | cells[1]))
    assert shown() == cells[0] | cells[1]
    for seat in (0, 1):
        hands.by(f"goal-knights-{seat}").hover()
        expect(lit).to_have_count(len(cells[seat]))
        assert shown() == cells[seat]
    page.mouse.move(1, 1)
    expect(lit).to_have_count(0)
    hands.by("goal-knights-0").focus()
    expect(lit).to_have_count(len(cells[0]))
    hands.by("goal-castles").get_by_role("button").first.click()
    expect(hands.by("info")).to_contain_text("3 gold for each castle")


def test_a_hint_marks_a_hex_and_is_taken(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = begin(page, AT_THE_FARM)
    hands.by("hint").click()
    sentence = hands.by("sentence")
    expect(sentence).to_have_text(re.compile(r"(Build on|Use the \w+ tile on) \w+\. \w"))
    expect(page.locator("path.hinted").first).to_be_visible()
    cell = re.findall(r"\b[A-T]\d+\b", sentence.inner_text())[0]
    hands.by("hint").click()
    expect(hands.by("confirm")).to_contain_text(cell)
    seq = hands.seq()
    hands.by("confirm").click()
    hands.wait_beyond(seq)
    expect(hands.cell(cell).locator(".piece")).to_be_visible()


def test_a_card_that_dies_brings_another(new_page: Callable[..., Page]) -> None:
    """The last free hex of its terrain is built on; what was drawn cannot be undrawn."""
    ground = slow.ground_of(FIRST_GAME)
    deserts = [slow.name(cell) for cell in slow.CELLS if ground[cell] == "desert"]
    *full, last = deserts
    others = " ".join(full[:38])
    page = new_page()
    document = settled(" ".join(full[38:]), others, played="desert", deck=["forest"])
    hands = begin(page, document)
    assert hands.legal() == [last]
    hands.put(last)
    expect(hands.by("card")).to_have_attribute("data-terrain", "forest")
    expect(hands.by("left")).to_have_attribute("data-left", "2")
    undo = hands.by("undo")
    expect(undo).to_have_text("Card drawn")
    refused(hands, undo, "A terrain card has been drawn since")
    hands.by("tab-log").click()
    expect(hands.by("log")).to_contain_text("No desert hex is free: your card leaves the game.")
    hands.by("tab-cards").click()
    expect(hands.by("cards-desert").locator("td").nth(2)).to_have_text("1")


# -- tiles -----------------------------------------------------------------------------------------


def test_a_tile_goes_before_or_after_but_never_between(new_page: Callable[..., Page]) -> None:
    hands = begin(new_page(), AT_THE_FARM)
    farm, left = hands.by("hand-farm"), hands.by("left")
    expect(farm).to_have_attribute("data-state", "ready")
    hands.use("farm")
    expect(hands.by("sentence")).to_have_text("Farm: Build one settlement on grass.")
    assert hands.legal() == legal(AT_THE_FARM, "farm")
    hands.put("L17")
    expect(farm).to_have_attribute("data-state", "used")
    expect(left).to_have_attribute("data-left", "3")
    refused(hands, farm, "You have used this tile in this turn already.")
    hands.take_back()
    expect(farm).to_have_attribute("data-state", "ready")

    hands.put("L17")
    refused(hands, farm, "Finish your mandatory action first: 2 more settlements.")
    hands.put(hands.legal()[0])
    refused(hands, farm, "Finish your mandatory action first: one more settlement.")
    hands.put(hands.legal()[0])
    expect(hands.by("sentence")).to_have_text("Built. You may still use Farm, or end your turn.")
    hands.use("farm")
    hands.put(hands.legal()[0])
    expect(farm).to_have_attribute("data-state", "used")
    expect(hands.by("supply")).to_have_accessible_name("33 settlements left")
    hands.end_turn()
    assert hands.state() == "place"
    expect(farm).to_have_attribute("data-state", "ready")


def test_a_tile_won_now_sleeps_until_the_next_turn(new_page: Callable[..., Page]) -> None:
    hands = begin(new_page(), settled("H9 I9 J9", "A20", played="grass"))
    expect(hands.cell("H7")).to_have_accessible_name(re.compile("2 tiles left"))
    hands.put("H8")
    tavern = hands.by("hand-tavern")
    expect(tavern).to_have_attribute("data-state", "fresh")
    expect(tavern).to_have_accessible_name(re.compile("^Tavern, from next turn. Build one"))
    expect(hands.cell("H7")).to_have_accessible_name(re.compile("one tile left"))
    hands.put("K9", "K10")
    refused(hands, tavern, "You have won this tile in this turn.")
    hands.end_turn()
    assert hands.state() == "place"
    expect(tavern).to_have_attribute("data-state", "ready")
    hands.use("tavern")  # four in a line, with an end on either side
    assert {"G9", "L9"} & set(hands.legal())


def test_a_lifted_settlement_is_put_back_or_down(new_page: Callable[..., Page]) -> None:
    """By Escape, by a click on it and by Undo, as if nothing had happened; then it moves."""
    page = new_page()
    hands = begin(page, AT_THE_PADDOCK)
    assert owned(hands) == {"M7", "M8", "M9"}

    def lift() -> None:
        hands.use("paddock")
        assert hands.legal() == ["M7", "M8", "M9"]
        hands.put("M8")
        expect(hands.by("sentence")).to_have_text("Paddock: where shall the settlement from M8 go?")
        assert hands.legal() == legal(AT_THE_PADDOCK, "to", "paddock M8")

    def back() -> None:
        expect(hands.by("hand-paddock")).to_have_attribute("data-state", "ready")
        expect(hands.by("left")).to_have_attribute("data-left", "3")
        assert owned(hands) == {"M7", "M8", "M9"}

    lift()
    refused(hands, hands.cell("A1"), "A1 is not two hexes in a straight line from M8.")
    seq = hands.seq()
    page.keyboard.press("Escape")
    hands.wait_beyond(seq)
    back()
    lift()
    hands.put("M8")
    back()
    lift()
    hands.take_back()
    back()

    lift()
    target = hands.legal()[-1]
    hands.cell(target).hover()
    expect(page.locator(".ghost")).to_be_visible()
    hands.put(target)
    assert owned(hands) == {"M7", "M9", target}
    expect(hands.by("hand-paddock")).to_have_attribute("data-state", "used")
    expect(hands.by("left")).to_have_attribute("data-left", "3")


def test_a_tile_goes_with_its_last_neighbour(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = begin(page, settled("M7", "A1", played="grass"))
    hands.use("paddock")
    hands.put("M7")
    hands.cell("N5").hover()
    expect(hands.by("preview").locator("li.loss")).to_have_text("loses the Paddock tile")
    hands.put("N5")
    expect(hands.by("hand-paddock")).to_have_count(0)
    hands.by("tab-log").click()
    expect(hands.by("log")).to_contain_text("You lose the Paddock tile")


@pytest.mark.parametrize("tile", ["barn", "harbor"])
def test_other_tiles_that_move(new_page: Callable[..., Page], tile: str) -> None:
    document = settled("M6 F8", "A1", played="canyon", **COAST)
    hands = begin(new_page(), document)
    hands.use(tile)
    assert hands.legal() == legal(document, tile) == ["M6", "F8"]
    hands.put("M6")
    targets = hands.legal()
    assert targets == legal(document, "to", f"{tile} M6")
    hands.put(targets[0])
    assert owned(hands) == {"F8", targets[0]}


def test_two_tiles_of_a_kind_are_two_actions(new_page: Callable[..., Page]) -> None:
    hands = begin(new_page(), settled("M17 R13", "A1", played="flower"))
    farms = hands.by("hand-farm")
    expect(farms).to_have_count(2)
    for used in (1, 2):
        hands.use("farm")
        hands.put(hands.legal()[0])
        expect(hands.page.locator("[data-testid='hand-farm'][data-state='used']")).to_have_count(
            used
        )
    refused(hands, farms.first, "You have used this tile in this turn already.")
    expect(hands.pieces()).to_have_count(5)


# -- the others ------------------------------------------------------------------------------------


def test_the_bots_turn_is_one_phrase(new_page: Callable[..., Page]) -> None:
    """Its settlements arrive one after the other within a second and a half; a click ends that."""
    page = new_page(settings={"speed": 1})
    page.add_init_script(
        "window.waits = []; addEventListener('animationstart', event => {"
        " if (event.target.matches?.('.piece.arriving'))"
        " document.documentElement.dataset.waits = window.waits.push("
        "parseFloat(getComputedStyle(event.target).animationDelay)) }, true)"
    )
    hands = begin(page, settled("H9", "A1", played="grass"))
    hands.put("H8", "I9", "H10")
    hands.end_turn()
    assert hands.state() == "place"
    expect(page.locator("html")).to_have_attribute("data-waits", re.compile("^[3-9]$"))
    waits: list[float] = page.evaluate("window.waits")
    assert waits == sorted(waits)
    assert waits[-1] <= 1.5
    seq = hands.seq()
    hands.put(hands.legal()[0])  # nobody has to wait for it
    assert hands.seq() == seq + 1
    expect(page.locator(".piece.arriving")).to_have_count(0)
