"""Position documents: every fault is named, and nothing else is ever raised."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.anything import JSON, damaged
from tests.kingdom_builder.support import (
    FIRST_GAME,
    GAME,
    Play,
    do,
    document,
    filler,
    hexes,
    plays,
    position,
)
from tests.oracles import kingdom_builder as slow

import realmwright as rw

START = rw.new(GAME, seats=3, seed=4).describe()
LATER = Play(3, 9, dict(START["options"]), ("tiles",) * 3, 2).somewhere(150).describe()
SEEN = rw.position(json.dumps(LATER)).seen_by(2).describe()
LIFTED = document([["L8", "K10"], []], tiles=[["paddock L7 used"], []], lifted="paddock K10")


def problems(data: dict[str, Any]) -> str:
    with pytest.raises(rw.InvalidInput) as caught:
        rw.position(json.dumps(data))
    assert caught.value.problems
    return str(caught.value)


def test_a_document_says_everything() -> None:
    here = rw.new(GAME, seats=2, seed=7)
    while here.describe()["builds"][1]:
        here.apply(here.actions()[0])
    found = json.loads(here.document())
    assert found["game"] == GAME
    assert [len(own) for own in found["settlements"]].count(3) == 1
    assert len(found["deck"]) == 23
    assert found["chance"].isdigit()
    assert len(here.document()) < 1500
    assert "\n" not in here.document()


def test_the_next_card_drawn_is_the_first_of_the_deck() -> None:
    here = position([["H9"], []], builds=(3, 0), deck=["forest", "desert"])
    do(here, "end")
    found = here.describe()
    assert (found["hand"][0], found["deck"]) == ("forest", ["desert"])


@pytest.mark.parametrize("field", sorted(set(START) - {"lifted", "chance", "played"}))
def test_each_missing_field_is_named(field: str) -> None:
    data = {key: value for key, value in START.items() if key != field}
    said = problems(data)
    assert field in said or {"seats": "players"}.get(field, "-") in said


@pytest.mark.parametrize("field", ["lifted", "chance"])
def test_what_is_null_may_be_left_out(field: str) -> None:
    data = START | {field: None}
    del data[field]
    assert rw.position(json.dumps(data)).describe()[field] is None


GRASS_ONLY = ["grass"] * 22
WRONG: dict[str, list[Any]] = {
    "game": [None, 1, [], "chess"],
    "rules": [None, 0, 2, "1", 1.0, True],
    "edition": [None, 1, [], "", "mine"],
    "seats": [None, 1, 6, "3", 3.0, True, []],
    "options": [None, 1, [], {"first_game": 0}, {"nomads": True}, {"start_player": 4}],
    "quadrants": [None, "", [], FIRST_GAME[:3], ["farm"] * 4, [1, 2, 3, 4], ["farm 90"] * 4],
    "cards": [None, [], ["lords"] * 3, ["lords", "knights"], [1, 2, 3], ["lords", "miners", "?"]],
    "start": [None, -1, 3, "0", 0.0, False],
    "round": [None, 0, 10**9, "1", 1.0, True],
    "to_act": [-1, 3, "0", 0.0, False],
    "builds": [None, [], [0], [0, 4], [2, 2], [0, "3"], [-1, 3], 3, [0, 0], [1, 1]],
    "lifted": [1, "", "farm A1", "build A1", "paddock Z1", "end", []],
    "settlements": [None, [], [[], []], [["Z1"], [], []], [["A1", "A1"], [], []], [1, 2, 3]],
    "tiles": [None, [], [["farm"], [], []], [["inn A1 ready"], [], []], [[1], [], []], 0],
    "visited": [None, [], [["A1"], [], []], [["Z9"], [], []], [[1], [], []], 0],
    "hand": [None, [], ["grass"], ["water", None, None], [1, 2, 3], "grass"],
    "played": [1, "", "?", "water", [], "Grass"],
    "deck": [None, -1, 26, "all", ["water"], [None], [1], ["?"], {}, GRASS_ONLY],
    "discard": [None, [], 3, {"water": 1}, {"grass": 0}, {"grass": 6}, {"grass": "1"}],
    "removed": [None, [], 3, {"lords": 1}, {"grass": -1}, {"grass": 6}, {"grass": True}],
    "ending": [None, 0, "no", []],
    "idle": [None, 0, "no", []],
    "chance": [1, "", "-1", "x", str(2**64), "9" * 30, "١", [], True],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in WRONG.items() for value in values],
    ids=lambda value: repr(value)[:30],
)
def test_each_wrong_field_is_named(field: str, value: Any) -> None:
    words = {"seats": "players", "options": "option", "to_act": "to_act"}
    said = problems(START | {field: value})
    assert field in said or words.get(field, field) in said or "KB-" in said


def test_every_field_is_tried() -> None:
    assert set(WRONG) == set(START)


def test_all_faults_are_named_at_once() -> None:
    """Those of the head, of the table and of the cards."""
    wrong = {"rules": 9, "start": 7, "cards": ["lords"], "quadrants": FIRST_GAME[:1], "idle": 1}
    said = problems(START | wrong | {"bonus": 1})
    for word in ("'rules'", "'start'", "'cards'", "'quadrants'", "'idle'", "'bonus'"):
        assert word in said


# -- what cannot be on a table -------------------------------------------------------------------

DECK: list[str] = sorted(document()["deck"], key="grass".__ne__)
"""The draw pile of a document of which nothing else is said, the grass first."""


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"settlements": [["D4"], []]}, "KB-3.4"),
        ({"settlements": [["H9"], ["H9"]]}, "KB-7.1"),
        ({"settlements": [filler(41), []], "ending": True}, "KB-1.2"),
        ({"settlements": [filler(40), []]}, "KB-15.1"),
        ({"ending": True}, "KB-15.1"),
        ({"hand": ["grass", "canyon"], "deck": DECK[1:]}, "KB-5.1"),
        ({"discard": {"grass": 5}}, "KB-1.3"),
        ({"deck": ["grass"]}, "KB-1.3"),
        ({"tiles": [["farm L7 ready"], []], "visited": [["L7"], []]}, "KB-4.3"),
        ({"tiles": [["paddock L7 ready"], []], "visited": [["L7"], []]}, "KB-9.6"),
        ({"tiles": [["paddock L7 ready"], []], "settlements": [["L8"], []]}, "KB-9.2"),
        ({"visited": [["H9"], []]}, "KB-4.3"),
        ({"builds": [1, 1]}, "KB-6.2"),
        ({"builds": [1, 2], "idle": True}, "KB-15.7"),
        ({"played": None, "discard": {"grass": 1}}, "KB-6.5"),
        ({"to_act": None, "played": None, "deck": ["grass", *DECK]}, "KB-15.1"),
        ({"to_act": None, "idle": True}, "KB-15.5"),
        ({"lifted": "farm A1"}, "KB-7.8"),
        ({"lifted": "paddock H9"}, "KB-9.5"),
    ],
)
def test_what_cannot_be_is_named_with_its_rule(changes: dict[str, Any], said: str) -> None:
    assert said in problems(document() | changes)


def test_KB_4_3_two_tiles_of_a_location_hex_at_the_most() -> None:
    visited = [["L7"], ["L7"], ["L7"]]
    assert "KB-4.3" in problems(document([[], [], []]) | {"visited": visited})


def test_KB_5_7_only_the_seat_to_act_has_tiles_that_are_not_ready() -> None:
    data = document([["L8"], ["K8"]])
    assert data["tiles"][1] == ["paddock L7 ready"]
    for state in ("used", "fresh"):
        assert "KB-5.7" in problems(data | {"tiles": [[], [f"paddock L7 {state}"]]})


def test_KB_8_4_a_dead_card_is_not_on_the_table() -> None:
    grass = hexes("grass")
    data = document([grass[:40], grass[40:80], grass[80:]], to_act=1, ending=True)
    assert "KB-8.4" in problems(data)
    late = document(
        [grass[:40], grass[40:80], grass[80:]],
        to_act=1,
        builds=(3, 0),
        ending=True,
        redraw_scope="mandatory_only",
    )
    assert rw.position(json.dumps(late)).describe()["played"] == "grass"


def test_a_piece_that_is_up_can_go_somewhere() -> None:
    assert rw.position(json.dumps(LIFTED)).scene()["turn"]["step"] == "move"
    assert "KB-5.4" in problems(LIFTED | {"builds": [1, 2]})
    assert "no settlement of the seat" in problems(LIFTED | {"lifted": "paddock H9"})
    barn = ["tavern", "paddock", "oasis", "barn"]
    stuck = document(
        [["E5", "F5", "E6", "N17"], ["E4", "F4", "G5"]],
        quadrants=barn,
        tiles=[["barn M17 used"], []],
        lifted="barn E5",
    )
    assert "KB-5.6" in problems(stuck)
    assert rw.position(json.dumps(stuck | {"lifted": "barn N17"}))


def test_hidden_cards_and_a_generator_do_not_go_together() -> None:
    assert SEEN["chance"] is None
    assert "face-down" in problems(SEEN | {"chance": "1"})
    seen = rw.position(json.dumps(SEEN))
    assert not seen.complete
    with pytest.raises(ValueError, match="seen position"):
        seen.play(seen.actions()[0])


# -- anything at all -----------------------------------------------------------------------------


def try_to_read(data: Any) -> rw.Position | None:
    """The position, or None if it was refused as it should be; any other error fails the test."""
    try:
        return rw.position(json.dumps(data))
    except rw.InvalidInput as error:
        faults = error.problems
    assert faults
    assert all(isinstance(fault, str) and fault for fault in faults)
    return None


@given(JSON)
def test_no_json_breaks_position(data: Any) -> None:
    found = {"game": GAME, **data} if isinstance(data, dict) else data
    assert try_to_read(found) is None


@settings(max_examples=3 * settings().max_examples)
@given(damaged(START) | damaged(LATER) | damaged(SEEN) | damaged(LIFTED))
def test_no_damaged_document_breaks_position(data: Any) -> None:
    here = try_to_read(data)
    if here is not None:
        usable(here)


def usable(here: rw.Position) -> None:
    """What was accepted is a position like any other, and can be played to its end."""
    text = here.document()
    assert rw.position(text).document() == text
    here.scene()
    here.choices()
    here.scores()
    for reader in (None, *range(here.seats)):
        here.seen_by(reader).scene()
    whole = here if here.complete else here.guess(rw.Rng(3))
    assert whole.to_act is None or whole.actions()
    choose = random.Random(1)
    for _ in range(2000):
        if whole.to_act is None:
            break
        whole.play(choose.choice(whole.actions()))
    assert whole.to_act is None


@given(plays(), st.data())
def test_no_edited_document_breaks_a_game(play: Play, data: st.DataObject) -> None:
    """An editor's document: settlements put and taken by hand, another turn, other cards."""
    found = play.somewhere().describe()
    settlements = [list(own) for own in found["settlements"]]
    for own in settlements:
        if data.draw(st.booleans()) and own:
            own.pop(data.draw(st.integers(0, len(own) - 1)))
        own.append(slow.name(data.draw(st.sampled_from(slow.CELLS))))
    found["settlements"] = settlements
    found["to_act"] = data.draw(st.sampled_from([None, *range(play.seats)]))
    found["builds"] = data.draw(st.sampled_from([[0, 3], [1, 2], [3, 0]]))
    found["idle"] = data.draw(st.booleans())
    here = try_to_read(found)
    if here is not None:
        usable(here)


@pytest.mark.parametrize("junk", [None, 3, b"build A1", ["end"], "", "build", "end A1", "build Z9"])
def test_junk_is_no_notation(junk: Any) -> None:
    game = rw.new(GAME, seats=2, seed=1)
    with pytest.raises(rw.InvalidInput, match=r"kingdom_builder|no hex"):
        game.parse(junk)


@pytest.mark.parametrize("number", [-1, 1, 400 + (1 << 9), 11 << 9, True, 1.0, None])
def test_a_number_that_is_no_action_has_no_name(number: Any) -> None:
    game = rw.new(GAME, seats=2, seed=1)
    with pytest.raises(rw.InvalidInput, match="not an action"):
        game.notation(number)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat_to_see_with(seat: int) -> None:
    with pytest.raises(rw.InvalidInput, match="no seat"):
        rw.new(GAME, seats=3, seed=1).seen_by(seat)
