"""The lessons of a first game can be played and answered."""

from __future__ import annotations

import pytest

import realmwright as rw
from realmwright.games.kingdoms import GAME
from realmwright.games.kingdoms.lessons import LESSONS

DOCUMENTS = GAME.lessons()


def names(number: int) -> set[str]:
    document, answers = DOCUMENTS[number - 1]
    start = rw.position(document)
    return {start.notation(action) for action in answers}


def test_there_are_eight() -> None:
    assert len(DOCUMENTS) == len(LESSONS) == 8


@pytest.mark.parametrize(("document", "answers"), DOCUMENTS)
def test_every_answer_is_legal_and_the_game_goes_on(document: str, answers: list[int]) -> None:
    start = rw.position(document)
    assert start.to_act == 0
    assert answers
    for action in answers:
        after = start.copy()
        after.play(action)
        assert after.to_act is not None


def test_lesson_2_is_answered_only_where_both_lines_pay() -> None:
    assert {name.split()[-1] for name in names(2)} == {"C1", "D3"}


def test_lesson_4_has_the_one_mountain_that_helps() -> None:
    assert names(4) == {"place C2"}


def test_lesson_5_puts_no_dragon_where_it_does_nothing() -> None:
    assert "place A5" not in names(5)
    assert "place D4" in names(5)


def test_lesson_7_is_about_drawing_and_the_secret_tile() -> None:
    assert {name.split()[0] for name in names(7)} == {"draw", "secret"}
