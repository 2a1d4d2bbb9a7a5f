"""Position documents: every fault is named, and nothing else is ever raised."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.anything import JSON, damaged
from tests.kingdoms.support import Play, document, filled, plays
from tests.oracles import kingdoms as slow

import realmwright as rw

START = rw.new("kingdoms", seats=3, seed=4).describe()
LATER = Play(3, 9, START["options"], ("any",) * 3, 2).somewhere().describe()
OPEN = rw.new(
    "kingdoms", seats=2, seed=4, options={"open_tiles": True, "open_reserve": True}
).describe()
SEEN = rw.new("kingdoms", seats=4, seed=4, options={"last_castle": True}).seen_by(2).describe()


def problems(data: dict[str, Any]) -> str:
    with pytest.raises(rw.InvalidInput) as caught:
        rw.position(json.dumps(data))
    assert caught.value.problems
    return str(caught.value)


def test_a_document_says_everything() -> None:
    here = rw.new("kingdoms", seats=2, seed=7)
    here.apply(here.parse("draw"))
    here.apply(here.parse("place C2"))
    found = json.loads(here.document())
    assert found["game"] == "kingdoms"
    assert found["board"][1].split()[2] in slow.TILES
    assert len(found["pool"]) == 19
    assert found["chance"].isdigit()
    assert len(here.document()) < 1000
    assert "\n" not in here.document()
    assert str(here) == "\n".join(found["board"])


def test_the_next_tile_drawn_is_the_first_of_the_pool() -> None:
    here = rw.position(json.dumps(document(2, tile=["+1", "-1"])))
    first = here.describe()["pool"][0]
    here.play(here.parse("draw"))
    assert here.describe()["drawn"] == first
    assert len(here.describe()["pool"]) == 19


@pytest.mark.parametrize("field", sorted(set(START) - {"drawn", "chance"}))
def test_each_missing_field_is_named(field: str) -> None:
    data = {key: value for key, value in START.items() if key != field}
    assert field in problems(data) or (field == "seats" and "players" in problems(data))


@pytest.mark.parametrize("field", ["drawn", "chance"])
def test_what_is_null_may_be_left_out(field: str) -> None:
    data = START | {field: None}
    del data[field]
    assert rw.position(json.dumps(data)).describe()[field] is None


WRONG: dict[str, list[Any]] = {
    "game": [None, 1, [], "chess"],
    "rules": [None, 0, 2, "1", 1.0, True],
    "edition": [None, 1, [], "", "mine"],
    "seats": [None, 1, 5, "3", 3.0, True, []],
    "options": [None, 1, [], {"last_castle": 0}, {"dragons": True}, {"open_reserve": True}],
    "round": [None, 0, 4, "1", 1.0, True],
    "starter": [None, -1, 3, "0", 0.0, False],
    "to_act": [-1, 3, "0", 0.0, False],
    "board": [None, "", [], ["x"] * 5, [".. .. .. .. .. .."] * 6, [1] * 5, {}],
    "castles": [None, [], [[3, 3, 2, 1]] * 2, [[3, 3, 2]] * 3, [["3", 3, 2, 1]] * 3, 3],
    "tile": [None, [], ["+1"], ["+7", None, None], [1, 2, 3], [None, "pick", None], "?"],
    "drawn": ["", "?", "+7", 1, [], "A1"],
    "pool": [None, -1, 23, "all", ["+7"], [None], [1], ["?"], {}],
    "gold": [None, [], [50, 50], [50, 50, "50"], [50, 50, 1.5], [50, 50, 10**9], 50],
    "earned": [None, [[1, 2, 3]], 0, [[]]],
    "chance": [1, "", "-1", "x", str(2**64), "9" * 30, "١", [], True],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in WRONG.items() for value in values],
    ids=lambda value: repr(value)[:30],
)
def test_each_wrong_field_is_named(field: str, value: Any) -> None:
    words = {"seats": "players", "tile": "tile", "options": "option", "pool": "pool"}
    said = problems(START | {field: value})
    assert field in said or words.get(field, field) in said or "K-" in said


def test_to_act_must_be_said() -> None:
    data = {key: value for key, value in START.items() if key != "to_act"}
    assert "to_act" in problems(data)


def test_all_faults_are_named_at_once() -> None:
    data = START | {"round": 9, "gold": 7, "board": ["?? .. .. .. .. .."] + [".. " * 6] * 4}
    said = problems(data)
    assert all(word in said for word in ("round", "gold", "space A1"))


def test_unknown_fields_are_named() -> None:
    assert "field 'bonus'" in problems(START | {"bonus": 1})


def test_wrong_pieces_are_named_with_their_space() -> None:
    for word in ("D1", "A5", "A0", "+7", "-0", "mt", "A11", "?"):  # D is the fourth seat
        said = problems(START | {"board": [".. .. .. .. .. .."] * 4 + [f".. .. .. .. .. {word}"]})
        assert f"space F5: '{word}'" in said


@pytest.mark.parametrize("words", [5, 7, 0])
def test_rows_of_another_length_are_named(words: int) -> None:
    board = [".. .. .. .. .. .."] * 2 + [" ".join([".."] * words)] + [".. .. .. .. .. .."] * 2
    assert f"row 3 of the board has {words} spaces" in problems(START | {"board": board})


# -- what cannot be on a table -------------------------------------------------------------------


def changed(**changes: Any) -> dict[str, Any]:
    return document(3, tile=["+1", "MT", "-6"]) | changes


def test_K_14_1_tiles_are_counted() -> None:
    pool = changed()["pool"]
    assert "K-14.1" in problems(changed(pool=pool[1:]))
    assert "K-14.1" in problems(changed(pool=[*pool[1:], "GM"]))
    assert "K-14.1" in problems(changed(drawn="DR"))
    assert "K-14.1" in problems(changed(tile=["+1", "MT", None]))
    said = problems(changed(pool=[*pool, "GM"]))
    assert "GM" in said
    assert "K-14.1" in problems({**SEEN, "pool": SEEN["pool"] - 1})
    assert "K-14.1" in problems({**SEEN, "pool": SEEN["pool"] + 1})


def test_K_14_2_castles_are_counted() -> None:
    castles = [[3, 3, 2, 1]] * 3
    assert "K-14.2" in problems(changed(castles=[[3, 3, 2, 2], *castles[1:]]))
    assert "K-14.2" in problems(changed(castles=[[4, 3, 2, 1], *castles[1:]]))
    board = ["A4 .. .. .. .. .."] + [".. .. .. .. .. .."] * 4
    assert "K-14.2" in problems(changed(board=board))
    assert "K-8.2" in problems(changed(castles=[[2, 3, 2, 1], *castles[1:]]))
    assert rw.position(json.dumps(changed(castles=[[3, 0, 0, 0]] * 3)))
    used_up = document(3, castles=[[0, 1, 0, 0]] * 3, last_castle=True)
    assert rw.position(json.dumps(used_up))


def test_K_6_1_a_full_board_ends_the_round() -> None:
    rows = filled(2, [[1] * 4, [1] * 4], slow.TILES)
    assert "K-6.1" in problems(document(2, rows))
    assert "K-6.1" in problems(document(2, round=3, to_act=None))
    assert "K-9.1" in problems(document(2, rows, round=2, to_act=None))
    assert rw.position(json.dumps(document(2, rows, round=3, to_act=None))).to_act is None


def test_K_10_5_the_last_castle_ends_the_game() -> None:
    rows = filled(2, [[1, 2, 3, 4], [1, 1, 2, 2]], slow.TILES)
    one_out = [[0, 0, 0, 0], [2, 1, 2, 1]]
    words: dict[str, Any] = {"round": 2, "last_castle": True, "to_act": None}
    assert rw.position(json.dumps(document(2, rows, castles=one_out, **words))).to_act is None


def test_K_11_open_tiles_have_no_secrets() -> None:
    open_tiles = document(2, open_tiles=True)
    assert "K-11.2" in problems(document(2, tile=["+1", None], open_tiles=True))
    assert "K-11.3" in problems(document(2, drawn="+1", open_tiles=True))
    assert "pool" in problems(open_tiles | {"pool": 22})
    assert "tile of seat 0" in problems(open_tiles | {"tile": ["?", None]})
    assert "tile of seat 0" in problems(document(2) | {"tile": ["pick", None]})


def test_K_11_2_who_has_to_pick_acts_first() -> None:
    assert "K-11.2" in problems(OPEN | {"tile": [None, "pick"], "to_act": 0})
    one_picked = OPEN | {"tile": [None, "pick"], "to_act": 1}
    assert rw.position(json.dumps(one_picked)).to_act == 1


def test_hidden_tiles_and_a_generator_do_not_go_together() -> None:
    assert SEEN["chance"] is None
    assert "face-down" in problems(SEEN | {"chance": "1"})


def test_a_seen_position_cannot_be_played_on() -> None:
    seen = rw.position(json.dumps(SEEN))
    for action in (seen.actions()[0], 0):
        with pytest.raises(ValueError, match="seen position"):
            seen.play(action)
    assert seen.describe() == SEEN


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
    assert try_to_read(data) is None


@given(st.text(max_size=40))
def test_no_text_breaks_position(text: str) -> None:
    with pytest.raises(rw.InvalidInput):
        rw.position(text)


@settings(max_examples=5 * settings().max_examples)
@given(damaged(START) | damaged(LATER) | damaged(OPEN) | damaged(SEEN))
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
    whole = here if here.describe()["chance"] else here.guess(rw.Rng(3))
    assert whole.to_act is None or whole.actions()
    for _ in range(1000):
        if whole.to_act is None:
            break
        actions = whole.actions()
        whole.preview(actions[0])
        whole.play(actions[len(actions) // 2])
    assert whole.to_act is None


@given(plays(), st.data())
def test_no_edited_document_breaks_a_game(play: Play, data: st.DataObject) -> None:
    """An editor's document: pieces put, taken and moved by hand."""
    found = copy.deepcopy(play.somewhere().describe())
    found["to_act"] = data.draw(st.sampled_from([None, *range(play.seats)]))
    found["castles"][0] = data.draw(st.lists(st.integers(0, 4), min_size=4, max_size=4))
    if data.draw(st.booleans()) and isinstance(found["pool"], list) and found["pool"]:
        rows = [row.split() for row in found["board"]]
        row, column = data.draw(st.sampled_from(slow.CELLS))
        if rows[row][column] == "..":
            rows[row][column] = found["pool"].pop()
        found["board"] = [" ".join(row) for row in rows]
    found["round"] = data.draw(st.integers(1, 4))
    finished = found["round"] - (found["to_act"] is not None)
    found["earned"] = [[0] * play.seats] * finished
    here = try_to_read(found)
    if here is not None:
        usable(here)


def test_a_finished_game_to_the_last_castle_needs_somebody_without_castles() -> None:
    """K-10.5: with castles left in every hand another round would follow."""
    full = rw.new("kingdoms", seats=2, seed=4, options={"last_castle": True}).describe() | {
        "to_act": None,
        "earned": [[0, 0]],
        "board": [
            "+1 +1 +2 +2 +3 +3",
            "+4 +4 +5 +5 +6 +6",
            "-1 -2 -3 -4 -5 -6",
            "MT MT DR GM A1 B1",
            "A1 B1 A1 B1 A2 B2",
        ],
        "castles": [[1, 2, 2, 1], [1, 2, 2, 1]],
        "tile": [None, None],
        "pool": [],
    }
    with pytest.raises(rw.InvalidInput, match=r"K-10\.5"):
        rw.position(json.dumps(full))


def test_all_faults_of_the_head_and_the_table_are_named_together() -> None:
    wrong = rw.new("kingdoms", seats=2, seed=4).describe() | {
        "rules": 9,
        "gold": ["much", 1],
        "starter": 7,
    }
    with pytest.raises(rw.InvalidInput) as caught:
        rw.position(json.dumps(wrong))
    text = str(caught.value)
    assert all(word in text for word in ("'rules'", "'gold'", "'starter'"))


def picking(to_act: int, tiles: list[str], board: list[str] | None = None) -> str:
    options = {"open_tiles": True, "open_reserve": True}
    start = rw.new("kingdoms", seats=3, seed=4, options=options).describe()
    pool = [face for face in start["pool"] if face not in tiles]
    changes = {"starter": 0, "to_act": to_act, "tile": tiles, "pool": pool}
    return json.dumps(start | changes | ({"board": board} if board else {}))


def test_K_11_2_nobody_picks_when_the_game_is_over() -> None:
    tiles = [*slow.TILES]
    words = [*tiles[:14], *["A1"] * 4, *["B1"] * 4, *["A2"] * 3, *["B2"] * 3, "A3", "A3"]
    end = {
        "options": {"open_tiles": True, "open_reserve": True},
        "board": [" ".join(words[i : i + 6]) for i in range(0, 30, 6)],
        "castles": [[0, 0, 0, 1], [0, 0, 2, 1]],
        "round": 3,
        "earned": [[0, 0]] * 3,
        "to_act": None,
        "drawn": None,
    }
    data = rw.new("kingdoms", seats=2, seed=1).describe() | end
    picked = data | {"tile": tiles[14:16], "pool": tiles[16:]}
    assert rw.position(json.dumps(picked)).ranking()
    assert "K-11.2" in problems(data | {"tile": ["pick", "pick"], "pool": tiles[14:]})


def test_picking_goes_round_from_the_starter() -> None:
    """K-11.2: the seats that have still to pick are those from the seat to act on."""
    assert rw.position(picking(1, ["DR", "pick", "pick"])).to_act == 1
    with pytest.raises(rw.InvalidInput, match=r"K-11\.2"):
        rw.position(picking(0, ["pick", "DR", "pick"]))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat_to_see_with(seat: int) -> None:
    with pytest.raises(rw.InvalidInput, match="no seat"):
        rw.new("kingdoms", seats=3, seed=1).seen_by(seat)


@pytest.mark.parametrize("junk", [None, 3, b"castle 1 A1", ["draw"]])
def test_junk_from_the_public_face_is_named(junk: Any) -> None:
    game = rw.new("kingdoms", seats=2, seed=1)
    with pytest.raises(rw.InvalidInput):
        game.parse(junk)
    with pytest.raises(rw.InvalidInput):
        rw.position(junk)
    with pytest.raises(rw.InvalidInput):
        rw.load(junk)
    with pytest.raises(rw.InvalidInput):
        rw.new("kingdoms", seats=2, seed=1, edition=junk)
    if junk is not None:
        with pytest.raises(rw.InvalidInput):
            rw.new("kingdoms", seats=2, seed=1, options=junk)
