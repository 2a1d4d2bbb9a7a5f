"""The first game, by lessons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import Hands

import realmwright as rw
from realmwright.games import get
from realmwright.locales import text

IN_HAND = {"secret", "farm"}
"""What lies in the hand under the name of its verb."""
BUTTONS = {"draw": "draw", "end": "end-turn"}


def play(hands: Hands, notation: str) -> None:
    """Do with the mouse what a notation says."""
    verb, *words = notation.split()
    if verb in BUTTONS:
        hands.by(BUTTONS[verb]).click()
        return
    if verb == "castle":
        hands.by(f"hand-castle-{words[0]}").click()
    elif verb in IN_HAND:
        hands.by(f"hand-{verb}").click()
    hands.cell(words[-1]).click()


def learn(hands: Hands, game: str) -> None:
    """Answer all lessons of a game; the bot answers each time."""
    lessons = get(game).lessons()
    for number, (document, answers) in enumerate(lessons, 1):
        card = hands.by("lesson")
        expect(card).to_contain_text(text("en", f"{game}-lesson-{number}-text"))
        hands.ready()
        seq = hands.seq()
        play(hands, rw.position(document).notation(answers[0]))
        expect(card).to_contain_text(text("en", f"{game}-lesson-{number}-done"))
        hands.wait_beyond(seq)
        if number < len(lessons):
            hands.by("next-lesson").click()


def test_all_lessons_are_learned(new_page: Callable[..., Page]) -> None:
    """From the lobby through all of them, and one may play on."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("learn").click()
    hands = Hands(page)
    learn(hands, "kingdoms")
    hands.play_turns(1)


def test_each_game_has_its_own_lessons(new_page: Callable[..., Page]) -> None:
    """The game that is chosen in the lobby is the game that is taught; the box leads there, too."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("choose-kingdom_builder").check()
    page.get_by_test_id("learn").click()
    learn(Hands(page), "kingdom_builder")
    page.goto("/")
    page.get_by_test_id("learn-kingdoms").click()
    expect(page.get_by_test_id("lesson")).to_contain_text(text("en", "kingdoms-lesson-1-text"))


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
