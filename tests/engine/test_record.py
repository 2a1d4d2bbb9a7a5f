"""Records: what is written is read back, and whatever is wrong with one is named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.anything import JSON, damaged

import realmwright as rw
from realmwright.engine.record import FORMAT, MOST_ACTIONS, parse_json


def a_game(moves: int = 12, **options: Any) -> rw.Position:
    here = rw.new("kingdoms", seats=3, seed=2**64 - 1, options=options)
    for _ in range(moves):
        here.apply(here.actions()[-1])
    return here


GAME = a_game()
RECORD: dict[str, Any] = json.loads(GAME.record().dumps())
DOCUMENT: dict[str, Any] = json.loads(GAME.document())
STARTED: dict[str, Any] = json.loads(rw.position(GAME.document()).record().dumps())
FULL: dict[str, Any] = RECORD | {
    "gold": GAME.score(),
    "names": ["A", "B", "C"],
    "resigned": [0, 1],
    "salt": "salt",
    "commitment": rw.commitment(2**64 - 1, "salt"),
}
EMPTY: dict[str, Any] = json.loads(a_game(0).record().dumps())


def with_(data: dict[str, Any], **changes: Any) -> str:
    """The record as text, with some fields changed."""
    return json.dumps(data | changes)


def without(data: dict[str, Any], field: str) -> str:
    return json.dumps({key: value for key, value in data.items() if key != field})


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(rw.InvalidInput) as caught:
        rw.load(text)
    assert caught.value.problems
    return caught.value.problems


# -- what is right -------------------------------------------------------------------------------


def test_a_record_says_how_the_game_came_about() -> None:
    assert list(RECORD) == [
        *("realmwright", "game", "rules", "edition", "seats", "options", "seed", "actions"),
    ]
    assert (RECORD["realmwright"], RECORD["game"], RECORD["rules"]) == (FORMAT, "kingdoms", 1)
    assert RECORD["seed"] == str(2**64 - 1), "too many digits for a number of JavaScript"
    assert len(RECORD["actions"]) == 12
    loaded = rw.load(json.dumps(RECORD))
    assert loaded.position().document() == GAME.document()
    assert json.loads(loaded.dumps()) == RECORD


def test_steps_are_the_game_with_its_events() -> None:
    loaded = rw.load(json.dumps(RECORD))
    twin = loaded.first()
    for action, events, position in loaded.steps():
        assert events == twin.play(action)
        assert position.document() == twin.document()
    assert twin.document() == GAME.document()


@pytest.mark.parametrize("upto", [0, 1, 5, 12, None])
def test_a_prefix_can_be_replayed(upto: int | None) -> None:
    loaded = rw.load(json.dumps(RECORD))
    twin = loaded.first()
    for action in loaded.actions[:upto]:
        twin.play(action)
    assert loaded.position(upto).document() == twin.document()


def test_a_game_can_begin_from_a_document() -> None:
    here = rw.position(GAME.document())
    here.play(here.actions()[0])
    record = here.record()
    assert record.seed is None
    data = json.loads(record.dumps())
    assert data["start"] == DOCUMENT
    assert rw.load(record.dumps()).position().document() == here.document()
    assert rw.load(record.dumps()).dumps() == record.dumps()


def test_what_need_not_be_said_is_kept() -> None:
    seed = int(RECORD["seed"])
    more = {
        "names": ["Åse", "Bo", "C. d’E"],
        "resigned": [2],
        "salt": "pepper",
        "commitment": rw.commitment(seed, "pepper"),
    }
    loaded = rw.load(with_(RECORD, **more))
    assert json.loads(loaded.dumps()) == RECORD | more
    assert "Åse" in loaded.dumps()


# -- what is wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "{", "nonsense", "[]", "null", "7", '"kingdoms"', "[" * 100_000, "1" * 10_000, "\ud800"],
    ids=lambda text: text[:10] or "empty",
)
def test_what_is_not_a_json_object_is_refused(text: str) -> None:
    for read in (rw.load, rw.position):
        with pytest.raises(rw.InvalidInput, match="JSON"):
            read(text)


def test_parse_json_says_where_it_went_wrong() -> None:
    with pytest.raises(rw.InvalidInput, match=r"letter is not JSON: .* at line 2, column 5"):
        parse_json('{\n"a" 1}', "letter")
    assert parse_json('{"a": 1}', "letter") == {"a": 1}


@pytest.mark.parametrize(
    "field", ["realmwright", "game", "rules", "edition", "seats", "options", "seed", "actions"]
)
def test_each_missing_field_is_named(field: str) -> None:
    assert any(f"'{field}'" in problem for problem in problems(without(RECORD, field)))


NUMBERS: list[Any] = [None, "1", 1.0, True, -1, 2**70, [], {}]
WRONG: dict[str, list[Any]] = {
    "realmwright": [*NUMBERS, 0, 2],
    "game": [None, 1, [], {}, "", "chess", "KINGDOMS"],
    "rules": [*NUMBERS, 0, 2, 99],
    "edition": [None, 1, [], {}, "", "mine"],
    "seats": [*NUMBERS, 0, 1, 5],
    "options": [None, 1, [], "", {"last_castle": 1}, {"dragons": True}, {"open_reserve": True}],
    "seed": [1, 1.0, True, "", "-1", "x", "1.0", " 1", "١", str(2**64), "1" * 5000, [], {}],
    "start": [1, "x", [], True],
    "actions": [None, 1, {}, "1", [None], ["1"], [1.0], [True], [-1], [2**63], [[]]],
    "gold": [1, "1", [], {}, [50, 50], [50, 50, 50, 50], [50, 50, 1.0], [0, 0, True], [2**60] * 3],
    "resigned": [1, "1", {}, [3], [-1], [True], [None]],
    "names": [1, {}, ["a"], ["a", "b", 3], ["a"] * 4, ["x" * 101] * 3, "abc"],
    "commitment": [1, None, [], "x" * 201],
    "salt": [1, None, [], "x" * 201],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in WRONG.items() for value in values],
    ids=lambda value: repr(value)[:30],
)
def test_each_wrong_field_is_named(field: str, value: Any) -> None:
    if field == "start":
        found = problems(with_(STARTED, start=value))
    else:
        found = problems(with_(RECORD, **{field: value}))
    words = [field]
    if field == "options" and isinstance(value, dict):
        words = ["option "]
    if field == "game" and isinstance(value, str):
        words = ["no game"]
    if field == "actions" and isinstance(value, list):
        words = ["action 1"]
    assert any(word in problem for problem in found for word in words), found


def test_unknown_fields_are_named() -> None:
    assert problems(with_(RECORD, bonus=1)) == ("field 'bonus' is not part of a record",)


def test_seed_or_start_but_not_both() -> None:
    [problem] = problems(with_(RECORD, start=DOCUMENT))
    assert "'seed'" in problem
    assert "'start'" in problem


@pytest.mark.parametrize("field", ["rules", "edition", "seats", "seed", "actions", "gold"])
def test_a_fault_is_not_longer_than_it_need_be(field: str) -> None:
    for value in ("x" * 100_000, [0.5] * 100_000):
        assert all(len(problem) < 300 for problem in problems(with_(RECORD, **{field: value})))


def test_all_faults_are_named_at_once() -> None:
    found = problems(with_(RECORD, rules=2, seats=9, seed="x", names=[1]))
    assert len(found) == 4


def test_a_later_version_of_the_rules_is_named() -> None:
    [problem] = problems(with_(RECORD, rules=2))
    assert "rules" in problem
    assert "2" in problem
    assert "version 1 of kingdoms" in problem


@pytest.mark.parametrize("at", [0, 3, 11])
@pytest.mark.parametrize("action", [0, 2**62, 23 << 5, (2 << 5) | 31])
def test_an_illegal_action_is_named_with_its_number(at: int, action: int) -> None:
    actions = [*RECORD["actions"][:at], action, *RECORD["actions"][at + 1 :]]
    [problem] = problems(with_(RECORD, actions=actions))
    assert problem.startswith(f"action {at + 1} ({action}) is not legal: ")
    assert "K-" in problem


def test_actions_after_the_end_are_named() -> None:
    here = rw.new("kingdoms", seats=2, seed=3)
    while here.to_act is not None:
        here.apply(here.actions()[0])
    data = json.loads(here.record().dumps())
    assert data["gold"] == here.score()
    [problem] = problems(with_(data, actions=[*data["actions"], 0]))
    assert problem.startswith(f"action {len(data['actions']) + 1} (0) is not legal: over")


def test_too_many_actions_are_refused() -> None:
    found = problems(with_(RECORD, actions=[0] * (MOST_ACTIONS + 1)))
    assert any(f"more than {MOST_ACTIONS} actions" in problem for problem in found)


def test_gold_that_does_not_come_out_is_named() -> None:
    [problem] = problems(with_(finished_record(), gold=[1, 2]))
    assert "gold is [1, 2], but the replay ends with" in problem


def test_gold_of_a_game_that_is_not_over_is_named() -> None:
    for resigned in ([], [1]):
        [problem] = problems(with_(RECORD, gold=GAME.score(), resigned=resigned))
        assert "not over" in problem
    assert rw.load(with_(RECORD, gold=GAME.score(), resigned=[1, 2])).ending() == "resigned"


def finished_record() -> dict[str, Any]:
    game = rw.new("kingdoms", seats=2, seed=8)
    while game.to_act is not None:
        game.apply(game.actions()[0])
    data: dict[str, Any] = json.loads(game.record().dumps())
    return data


def test_a_record_knows_how_it_ended() -> None:
    assert rw.load(with_(finished_record())).ending() == "finished"
    assert rw.load(with_(RECORD)).ending() == "unfinished"
    resigned = rw.load(with_(RECORD, resigned=[2, 0]))
    assert resigned.ending() == "resigned"
    assert rw.load(with_(RECORD, resigned=[2])).ending() == "unfinished"
    [problem] = problems(with_(RECORD, resigned=[2, 2]))
    assert "each once" in problem


def test_a_record_tells_whether_its_shuffle_was_proved() -> None:
    promise = rw.commitment(int(RECORD["seed"]), "salt")
    assert rw.load(with_(RECORD)).shuffle_proof() == "none"
    assert rw.load(with_(RECORD, commitment=promise)).shuffle_proof() == "unchecked"
    assert rw.load(with_(RECORD, commitment=promise, salt="salt")).shuffle_proof() == "kept"


def test_many_unknown_fields_are_counted() -> None:
    found = problems(with_(RECORD, **{f"extra{n}": n for n in range(500)}))
    assert len(found) == 11
    assert "490 more" in found[-1]


def test_a_broken_commitment_is_named() -> None:
    good = rw.commitment(int(RECORD["seed"]), "salt")
    rw.load(with_(RECORD, commitment=good, salt="salt"))
    for changes in (
        {"commitment": good, "salt": "pepper"},
        {"commitment": "0" * 64, "salt": "salt"},
        {"commitment": good, "salt": "salt", "seed": "3", "actions": []},
    ):
        [problem] = problems(with_(RECORD, **changes))
        assert "commitment" in problem


# -- games from a position -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": 2}, "seats"),
        ({"game": "chess"}, "game"),
        ({"rules": 2}, "rules"),
        ({"round": 4}, "round"),
        ({"chance": None}, "chance"),
        ({"options": {"last_castle": True}}, "options"),
    ],
)
def test_a_wrong_start_is_named(changes: dict[str, Any], words: str) -> None:
    start = copy.deepcopy(DOCUMENT) | changes
    record = with_(STARTED, start=start, actions=[GAME.actions()[0]])
    assert any(words in problem for problem in problems(record))


def test_a_seen_position_cannot_begin_a_record() -> None:
    seen = json.loads(GAME.seen_by(0).document())
    assert problems(with_(STARTED, start=seen, actions=[GAME.actions()[0]]))


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"names": ["\ud800", "b", "c"]}, "names"),
        ({"salt": "\ud800", "commitment": "0" * 64}, "salt"),
        ({"salt": "\ud800"}, "salt"),
        ({"salt": "s", "commitment": "é" * 64}, "commitment"),
        ({"commitment": "\ud800" * 64}, "commitment"),
        ({"names": ["\x1b[2J", "b", "c"]}, "names"),
        ({"names": ["a\n", "b", "c"]}, "names"),
        ({"salt": "\x9b2J"}, "salt"),
    ],
    ids=str,
)
def test_texts_that_cannot_be_written_or_would_steer_a_terminal_are_named(
    changes: dict[str, Any], field: str
) -> None:
    assert any(field in problem for problem in problems(with_(RECORD, **changes)))


# -- anything at all -----------------------------------------------------------------------------


def try_to_load(text: str) -> rw.Record | None:
    """The record, or None if it was refused as it should be; any other error fails the test."""
    try:
        return rw.load(text)
    except rw.InvalidInput as error:
        faults = error.problems
    assert faults
    assert all(isinstance(fault, str) and fault for fault in faults)
    return None


@given(JSON)
def test_no_json_breaks_load(data: Any) -> None:
    assert try_to_load(json.dumps(data)) is None


@given(st.text(max_size=40))
def test_no_text_breaks_load(text: str) -> None:
    assert try_to_load(text) is None


@settings(max_examples=5 * settings().max_examples)
@given(damaged(RECORD) | damaged(FULL) | damaged(STARTED) | damaged(EMPTY))
def test_no_damaged_record_breaks_load(data: Any) -> None:
    record = try_to_load(json.dumps(data))
    if record is not None:
        # What is accepted is a record like any other.
        text = record.dumps()
        assert rw.load(text).dumps() == text
        text.encode()
        record.position()
