"""A turn at the desk: previews, reasons, holding, undoing, ending."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.browser.support import Hands, make_table, start


def gold(locator: Locator) -> int:
    return int(locator.inner_text().replace("\N{MINUS SIGN}", "-"))


def projected(hands: Hands, seat: int) -> int:
    """What the standings say a seat would have if the round were scored now."""
    return gold(hands.by(f"seat-{seat}").locator(".projected .num"))


def test_the_preview_is_what_happens(new_page: Callable[..., Page]) -> None:
    """For a castle and for a tile: the previewed change of gold is what the standings show then."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    for choice, cell in (("hand-castle-3", "B3"), ("draw", "C3"), ("hand-castle-2", "C2")):
        before = projected(hands, 0)
        if choice == "draw":
            hands.draw()
        else:
            hands.by(choice).click()
        hands.cell(cell).hover()
        totals = hands.by("preview").locator(".totals .num")
        expect(totals).to_have_count(2)
        expect(page.locator(".ghost")).to_be_visible()
        change = gold(totals.first)
        assert hands.by("preview").locator("p:not(.totals)").count() > 0 or change == 0
        hands.put(cell)
        expect(hands.by("seat-0").locator(".projected .num")).to_have_text(
            str(before + change).replace("-", "\N{MINUS SIGN}")
        )
        hands.end_turn()
        hands.state()


def test_legal_spaces_are_ringed_and_taken_ones_answer_why(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(1, "C3")
    hands.end_turn()
    hands.state()
    taken = hands.pieces().count()
    hands.by("hand-castle-2").click()
    assert len(hands.legal()) == 30 - taken
    seq = hands.seq()
    hands.cell("C3").click(force=True)  # the page calls it disabled, and so it is
    expect(hands.by("sentence")).to_contain_text("C3 is taken")
    expect(page.get_by_role("alert").filter(has_text="C3 is taken")).to_have_count(1)
    assert hands.seq() == seq


def test_a_click_without_a_piece_says_what_to_do(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.cell("A1").click()
    expect(hands.by("sentence")).to_contain_text("Choose what to play first")


def test_a_turn_is_held_until_it_is_ended(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(1, "A1")
    expect(hands.by("end-turn")).to_be_enabled()
    expect(hands.by("sentence")).to_contain_text("End your turn")
    seq = hands.seq()
    hands.cell("B1").click()
    expect(hands.by("sentence")).to_contain_text("Your turn is complete")
    assert hands.seq() == seq
    hands.end_turn()
    assert hands.state() in ("turn", "place")
    expect(hands.pieces()).to_have_count(2)


def test_undo_takes_the_piece_back(new_page: Callable[..., Page]) -> None:
    """Undone moves stay in the log, struck out."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(4, "D3")
    for button in ("undo", "restart"):
        seq = hands.seq()
        hands.by(button).click()
        hands.wait_beyond(seq)
        expect(hands.pieces()).to_have_count(0)
        expect(hands.by("hand-castle-4")).to_have_accessible_name("Rank 4: one castle")
        hands.castle(4, "D4")
    hands.by("tab-log").click()
    expect(hands.by("log").locator("s", has_text="D3")).to_have_count(1)
    expect(hands.by("log").locator("s", has_text="D4")).to_have_count(1)


def test_a_drawn_tile_cannot_be_put_back(new_page: Callable[..., Page]) -> None:
    """The button names what stands in the way; a placement after it can be taken back."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.draw()
    tile = hands.by("drawn").inner_text()
    undo = hands.by("undo")
    expect(undo).to_have_text("Tile drawn")
    expect(undo).to_have_attribute("aria-disabled", "true")
    seq = hands.seq()
    hands.put("F1")
    expect(undo).to_have_text("Undo")
    seq = hands.seq()
    undo.click()
    hands.wait_beyond(seq)
    expect(hands.by("drawn")).to_have_text(tile, use_inner_text=True)
    expect(hands.pieces()).to_have_count(0)
    expect(undo).to_have_text("Tile drawn")


def test_turns_end_by_themselves_if_one_wants(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("settings").click()
    page.get_by_test_id("settings-dialog").get_by_test_id("setting-autoEnd").check()
    page.keyboard.press("Escape")
    hands.castle(1, "A1")
    expect(hands.pieces()).to_have_count(2)  # the bot has answered
    assert hands.state() in ("turn", "place")


def test_a_hint_marks_a_space_and_says_why(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    sentence = hands.by("sentence").inner_text()
    hands.by("hint").click()
    expect(hands.by("sentence")).not_to_contain_text("Let me think")
    expect(hands.by("sentence")).not_to_have_text(sentence)
    expect(hands.by("sentence")).to_have_text(re.compile(r"\w+.*\. \w+.*\."))


def test_a_thing_explains_itself_at_the_spot(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(2, "C3")
    hands.cell("C3").click(button="right")
    expect(hands.by("info")).to_contain_text("C3: your castle of rank 2")
    page.keyboard.press("Escape")
    expect(hands.by("info")).to_have_count(0)
    hands.by("line-row-3").click()
    expect(hands.by("info")).to_contain_text("Row 3")
