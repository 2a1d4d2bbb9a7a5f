"""The first game, by lessons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import Hands

import realmwright as rw
from realmwright.games import get
from realmwright.locales import text


def play(hands: Hands, notation: str) -> None:
    """Do with the mouse what a notation says."""
    verb, *words = notation.split()
    if verb == "castle":
        hands.by(f"hand-castle-{words[0]}").click()
    elif verb == "secret":
        hands.by("hand-secret").click()
    elif verb == "draw":
        hands.by("draw").click()
        return
    hands.cell(words[-1]).click()


def test_all_lessons_are_learned(new_page: Callable[..., Page]) -> None:
    """From the lobby through all of them; the bot answers each time, and one may play on."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("learn").click()
    hands = Hands(page)
    lessons = get("kingdoms").lessons()
    for number, (document, answers) in enumerate(lessons, 1):
        card = hands.by("lesson")
        expect(card).to_contain_text(text("en", f"kingdoms-lesson-{number}-text"))
        hands.ready()
        seq = hands.seq()
        play(hands, rw.position(document).notation(answers[0]))
        expect(card).to_contain_text(text("en", f"kingdoms-lesson-{number}-done"))
        hands.wait_beyond(seq)
        if number < len(lessons):
            hands.by("next-lesson").click()
    hands.play_turns(1)


def test_another_move_is_met_with_a_friendly_word(new_page: Callable[..., Page]) -> None:
    """It is not made, and the question stays."""
    page = new_page()
    page.goto("/learn")
    hands = Hands(page).ready()
    document, answers = get("kingdoms").lessons()[0]
    position = rw.position(document)
    right = {position.notation(action) for action in answers}
    wrong = next(one for one in map(position.notation, position.actions()) if one not in right)
    seq, pieces = hands.seq(), hands.pieces().count()
    play(hands, wrong)
    expect(hands.by("sentence")).to_contain_text("not what this lesson is about")
    assert hands.seq() == seq
    expect(hands.pieces()).to_have_count(pieces)
    expect(hands.by("lesson")).to_contain_text(text("en", "kingdoms-lesson-1-text"))
