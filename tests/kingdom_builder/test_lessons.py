"""The lessons of a first game can be played and answered."""

from __future__ import annotations

import pytest
from tests.kingdom_builder.support import FIRST_CARDS, FIRST_GAME
from tests.oracles import kingdom_builder as slow

import realmwright as rw
from realmwright.games.kingdom_builder import GAME
from realmwright.games.kingdom_builder.lessons import LESSONS

DOCUMENTS = GAME.lessons()


def start(number: int) -> rw.Position:
    return rw.position(DOCUMENTS[number - 1][0])


def names(number: int) -> set[str]:
    here = start(number)
    return {here.notation(action) for action in DOCUMENTS[number - 1][1]}


def legal(number: int) -> set[str]:
    here = start(number)
    return {here.notation(action) for action in here.actions()}


def test_there_are_eight() -> None:
    assert len(DOCUMENTS) == len(LESSONS) == 8


@pytest.mark.parametrize(("document", "answers"), DOCUMENTS)
def test_every_answer_is_legal_and_the_game_goes_on(document: str, answers: list[int]) -> None:
    here = rw.position(document)
    assert here.to_act == 0
    assert answers
    for action in answers:
        after = here.copy()
        after.play(action)
        assert after.to_act is not None


@pytest.mark.parametrize("number", range(1, 9))
def test_they_lie_on_the_land_of_a_first_game(number: int) -> None:
    found = start(number).describe()
    assert found["quadrants"] == FIRST_GAME
    assert found["cards"] == FIRST_CARDS


@pytest.mark.parametrize("number", range(1, 9))
def test_every_settlement_could_have_been_built_there(number: int) -> None:
    """Each seat has built on one terrain, so many as the turns so far allow (KB-6.1)."""
    found = start(number).describe()
    ground = slow.ground_of(FIRST_GAME)
    done, earlier = found["builds"][0], 3 * (found["round"] - 1)
    assert [len(own) for own in found["settlements"]] == [earlier + done, earlier]
    for own in found["settlements"]:
        assert len({ground[slow.place(name)] for name in own}) <= 1
        assert all(ground[slow.place(name)] in slow.BUILDABLE for name in own)


def test_lesson_1_is_answered_by_any_grass() -> None:
    assert names(1) == legal(1)


def test_lesson_2_leaves_only_what_is_adjacent() -> None:
    assert names(2) == legal(2) == {"build P9", "build R9", "build Q8", "build P10", "build Q10"}


def test_lesson_3_is_answered_next_to_a_castle_only() -> None:
    """KB-7.3: canyon anywhere, because none of it is adjacent."""
    castles = {"L12": "M11 L13 M12 M13", "B18": "C17 C18 C19"}
    assert names(3) == {f"build {hex_}" for near in castles.values() for hex_ in near.split()}
    assert len(legal(3)) > 50


def test_lesson_4_is_answered_next_to_the_tavern() -> None:
    assert names(4) == {"build G8", "build H8"} < legal(4)


def test_lesson_5_is_answered_with_the_tile_alone() -> None:
    assert names(5) == {"farm L16", "farm K17", "farm L17", "farm K19"} < legal(5)


def test_lesson_6_is_a_jump_to_the_castle() -> None:
    assert names(6) == {"to O8"} < legal(6)


def test_lesson_7_has_one_hex_that_pays_twice() -> None:
    here = start(7)
    (best,) = DOCUMENTS[6][1]
    assert names(7) == {"build E15"}
    assert {change.goal: change.gold[0] for change in here.preview(best).changes} == {
        "fishermen": 1,
        "knights": 2,
    }


def test_lesson_8_can_only_end_the_turn() -> None:
    assert names(8) == legal(8) == {"end"}
    assert start(8).describe()["tiles"][0] == ["tavern H7 fresh"]
