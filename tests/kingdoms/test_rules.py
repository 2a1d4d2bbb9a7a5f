"""The rules of Kingdoms one by one; tests are named after the numbers in docs/rules/kingdoms.md.

K-7 (scoring) is in test_facts.py for the most part, K-14 in test_properties.py.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.kingdoms.support import (
    MIXES,
    Play,
    choose,
    do,
    filled,
    last_move,
    position,
    reason,
)
from tests.oracles import kingdoms as slow

import realmwright as rw

OPEN = {"open_tiles": True}
RESERVE = {"open_tiles": True, "open_reserve": True}


def new(seats: int = 2, seed: int = 11, **options: Any) -> rw.Position:
    return rw.new("kingdoms", seats=seats, seed=seed, options=options)


def verbs(here: rw.Position) -> set[str]:
    return {here.notation(action).split()[0] for action in here.actions()}


def kinds(events: list[rw.Event]) -> list[str]:
    return [event.kind for event in events]


def rows(*filled_rows: str) -> list[str]:
    """Rows from the top; the rest is empty."""
    return [*filled_rows, *[".. .. .. .. .. .."] * (5 - len(filled_rows))]


def a_round_over(seats: int, ranks: list[list[int]], **words: Any) -> tuple[rw.Position, str]:
    """A position and the move that fills its board: these castles, and tiles beside them."""
    tiles = slow.TILES[: 30 - sum(map(len, ranks))]
    return last_move(filled(seats, ranks, tiles), (4, 5), seats=seats, **words)


# -- K-1 components ------------------------------------------------------------------------------


def test_K_1_1_a_space_holds_one_piece() -> None:
    here = position(2, rows("+1 .. .. .. .. .."), tile=["+2", "+3"])
    for move in ("castle 1 A1", "secret A1"):
        assert reason(here, move) == ("occupied", "K-4.5")
    do(here, "draw")
    assert reason(here, "place A1") == ("occupied", "K-4.5")


def test_K_1_2_five_rows_of_six() -> None:
    scene = new().scene()
    assert (scene["grid"]["rows"], scene["grid"]["columns"]) == (5, 6)
    assert [goal["id"] for goal in scene["goals"]] == list(slow.lines())
    assert [(goal["kind"], goal["n"]) for goal in scene["goals"]] == [
        *(("row", n) for n in range(1, 6)),
        *(("column", n) for n in range(1, 7)),
    ]
    here = new()
    do(here, "castle 1 B4")  # r4c2: row 4, column 2
    assert here.describe()["board"][3].split()[1] == f"{slow.SEATS[new().to_act or 0]}1"


def test_K_1_3_twenty_two_tiles() -> None:
    found = new(4).describe()
    faces = Counter([*found["pool"], *found["tile"]])
    assert faces == Counter(slow.TILES)
    assert sum(faces.values()) == 22
    assert sum(int(f) * n for f, n in faces.items() if f[0] == "+") == 42
    assert sum(int(f) * n for f, n in faces.items() if f[0] == "-") == -21


def test_K_1_5_castles_of_a_colour() -> None:
    assert new(4, last_castle=True).describe()["castles"] == [[4, 3, 2, 1]] * 4


def test_K_1_6_gold_has_no_limits() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], round=3, gold=[-900_000, 900_000])
    do(here, move)
    assert here.score()[0] < -890_000
    assert here.score()[1] > 890_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_1_8_two_to_four_players(seats: int) -> None:
    assert new(seats).seats == seats


# -- K-2 setup -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_K_2_1_castles_by_number_of_players(seats: int, ones: int) -> None:
    assert new(seats).describe()["castles"] == [[ones, 3, 2, 1]] * seats


def test_K_2_2_fifty_gold() -> None:
    assert new(3).score() == [50, 50, 50]


@pytest.mark.parametrize(("seats", "pool"), [(2, 20), (3, 19), (4, 18)])
def test_K_2_4_everybody_has_a_secret_tile(seats: int, pool: int) -> None:
    found = new(seats).describe()
    assert len(found["pool"]) == pool
    assert all(face in slow.TILES for face in found["tile"])


def test_K_2_3_tiles_are_shuffled() -> None:
    first = Counter(new(2, seed).describe()["pool"][0] for seed in range(400))
    assert len(first) == 15, "every face comes first in some game"
    assert first["+1"] > first["GM"]


def test_K_2_5_the_first_round_is_round_1() -> None:
    assert new().scene()["turn"]["round"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_2_6_anybody_may_start_and_play_goes_clockwise(seats: int) -> None:
    starters = Counter(new(seats, seed).to_act for seed in range(300))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 300 / seats * 0.7
    here = new(seats)
    turns = []
    for space in ("A1", "B1", "C1", "D1", "E1"):
        turns.append(here.to_act)
        do(here, f"castle 1 {space}")
    assert turns == [((turns[0] or 0) + i) % seats for i in range(5)]


# -- K-3 who knows what (see also K-14.11) -------------------------------------------------------


def test_K_3_1_and_K_3_2_what_is_open_to_all() -> None:
    here = new(3)
    do(here, "castle 4 A1", "secret B1")
    seen = here.seen_by(None)
    assert str(seen) == str(here)
    scene = seen.scene()
    assert [item["count"] for item in scene["seats"][0]["tray"] if item["kind"] == "castle"]
    assert scene["common"][0] == {"kind": "pool", "count": 19}
    holders = [any(i["kind"] == "secret" for i in seat["tray"]) for seat in scene["seats"]]
    assert holders == [face is not None for face in here.describe()["tile"]]
    assert holders.count(False) == 1
    assert [seat["gold"] for seat in scene["seats"]] == [50, 50, 50]


def test_K_3_3_a_secret_tile_is_seen_by_its_owner_only() -> None:
    here = position(3, tile=["+5", "DR", "-6"])
    assert [here.seen_by(seat).describe()["tile"] for seat in (0, 1, 2, None)] == [
        ["+5", "?", "?"],
        ["?", "DR", "?"],
        ["?", "?", "-6"],
        ["?", "?", "?"],
    ]
    assert here.seen_by(0).describe()["pool"] == 19


@pytest.mark.parametrize("taken", ["MT", "+5", "A1"])
def test_K_4_5_a_taken_space_has_no_preview(taken: str) -> None:
    rows = [f"{taken} +3 .. .. .. ..", *[".. .. .. .. .. .."] * 4]
    here = position(2, rows)
    for words in ("castle 2 A1", "secret A1"):
        preview = here.preview(here.parse(words))
        assert (preview.gold, preview.changes) == ((0, 0), ())


def test_K_3_3_a_hidden_tile_has_no_preview() -> None:
    here = position(2, rows("A4 .. .. .. .. .."), tile=["+5", "DR"])
    action = here.parse("secret B1")
    assert here.seen_by(0).preview(action).gold == (20, 0)
    assert here.seen_by(1).preview(action).gold == (0, 0)
    assert here.seen_by(1).preview(action).changes == ()


def test_K_3_5_a_drawn_tile_is_seen_by_all() -> None:
    here = position(2, tile=["+5", "DR"])
    [drew] = do(here, "draw")
    assert drew.seen_by(None) == {"k": "drew", "seat": 0, "face": here.describe()["drawn"]}
    assert here.seen_by(1).scene()["turn"]["item"]["face"] == here.describe()["drawn"]


# -- K-4 the turn --------------------------------------------------------------------------------


def test_K_4_1_one_action_then_the_next_player() -> None:
    here = position(3, tile=["+1", "+2", "+3"])
    assert verbs(here) == {"castle", "draw", "secret"}
    do(here, "castle 2 A1")
    assert here.to_act == 1
    do(here, "draw")
    assert here.to_act == 1
    do(here, "place B1")
    assert here.to_act == 2
    do(here, "secret C1")
    assert here.to_act == 0


@pytest.mark.parametrize(
    "action", [-1, 1, 31, 30 << 5, (1 << 5) | 1, (4 << 5) | 30, 24 << 5, 2**70]
)
def test_K_4_1_numbers_that_are_no_actions(action: int) -> None:
    assert reason(position(2, tile=["+1", "+2"]), action) == ("not_an_action", "K-4.1")
    with pytest.raises(rw.InvalidInput):
        new().notation(action)


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_K_4_2_a_castle_of_any_rank_in_hand(rank: int) -> None:
    here = position(2, tile=["+1", "+2"])
    [event] = do(here, f"castle {rank} D3")
    assert event.params == {
        "seat": 0,
        "piece": {"kind": "castle", "seat": 0, "rank": rank},
        "cell": "D3",
        "source": "hand",
    }
    assert here.describe()["board"][2] == f".. .. .. A{rank} .. .."
    hand = [4, 3, 2, 1]
    hand[rank - 1] -= 1
    assert here.describe()["castles"] == [hand, [4, 3, 2, 1]]


def test_K_4_2_no_castle_of_a_rank_that_is_used_up() -> None:
    here = position(2, rows("A4 .. .. .. .. .."), tile=["+1", "+2"])
    assert reason(here, "castle 4 B1") == ("no_castle_of_rank", "K-4.2")
    why = here.why_not(here.parse("castle 4 B1"))
    assert why is not None
    assert why.params == {"rank": 4}
    other = position(2, rows("A4 .. .. .. .. .."), to_act=1)
    assert other.why_not(other.parse("castle 4 B1")) is None, "the hands are apart"


def test_K_4_3_draw_and_place() -> None:
    here = position(2, tile=["+1", "+2"])
    face = here.describe()["pool"][0]
    assert reason(here, "place A1") == ("nothing_drawn", "K-4.3")
    [drew] = do(here, "draw")
    assert (drew.kind, drew.params["face"], drew.reveals) == ("drew", face, True)
    [placed] = do(here, "place F5")
    assert placed.params["piece"]["face"] == face
    assert placed.params["source"] == "pool"
    assert here.describe()["board"][4].split()[5] == face
    assert here.describe()["pool"] == position(2, tile=["+1", "+2"]).describe()["pool"][1:]


def test_K_4_3_tiles_of_the_pool_cannot_be_chosen() -> None:
    here = position(2, tile=["+1", "+2"])
    assert reason(here, "tile +5 A1") == ("tiles_face_down", "K-4.3")


def test_K_4_3_1_a_draw_cannot_be_taken_back() -> None:
    here = position(2, tile=["+1", "+2"])
    [drew] = do(here, "draw")
    assert drew.reveals
    assert verbs(here) == {"place"}


@pytest.mark.parametrize(
    "move", ["castle 1 A1", "secret A1", "draw", "pass", "pick +1", "tile +5 A1"]
)
def test_K_4_3_2_drawn_tile_must_be_placed(move: str) -> None:
    here = position(2, tile=["+1", "+2"])
    do(here, "draw")
    assert reason(here, move) == ("must_place_drawn", "K-4.3.2")
    why = here.why_not(here.parse(move))
    assert why is not None
    assert why.params == {"face": here.describe()["drawn"]}
    assert here.to_act == 0


def test_K_4_3_3_the_space_is_chosen_with_the_tile_known() -> None:
    here = position(2, rows("A4 .. .. .. .. .."), tile=["+1", "+2"], pool=None)
    do(here, "draw")
    face = here.describe()["drawn"]
    assert here.scene()["turn"]["step"] == "place"
    [choice] = here.choices()
    assert (choice["verb"], choice["face"]) == ("place", face)
    assert here.preview(here.parse("place B1")).gold == (4 * int(face), 0)


def test_K_4_4_the_secret_tile_once_per_round() -> None:
    here = position(2, tile=["DR", "+2"])
    [placed] = do(here, "secret A1")
    assert placed.params["piece"]["face"] == "DR"
    assert placed.params["source"] == "secret"
    assert here.describe()["tile"] == [None, "+2"]
    do(here, "castle 1 B1")
    assert verbs(here) == {"castle", "draw"}
    assert reason(here, "secret C1") == ("secret_played", "K-4.4")


def test_K_4_4_a_new_secret_tile_comes_with_the_next_round() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4])
    do(here, move)
    assert all(face in slow.TILES for face in here.describe()["tile"])


def test_K_4_5_any_empty_space_is_allowed() -> None:
    here = position(2, rows("+1 B1 .. MT .. .."), tile=["+2", "+3"])
    for verb in ("castle 1", "castle 4", "secret"):
        spaces = {
            here.notation(a).split()[-1]
            for a in here.actions()
            if here.notation(a).startswith(verb)
        }
        assert spaces == {slow.name(cell) for cell in slow.CELLS} - {"A1", "B1", "D1"}
    assert reason(here, "castle 1 B1") == ("occupied", "K-4.5")
    why = here.why_not(here.parse("castle 1 B1"))
    assert why is not None
    assert why.params == {"cell": "B1"}


def test_K_4_6_pieces_stay_where_they_are() -> None:
    here = new(2, 3)
    rng = random.Random(1)
    before = slow.read_board(here.describe()["board"])
    for _ in range(25):
        here.apply(rng.choice(here.actions()))
        board = slow.read_board(here.describe()["board"])
        assert before.items() <= board.items()
        before = board


def test_K_4_7_an_empty_pool_removes_the_draw() -> None:
    tiles = [face for face in slow.TILES if face != "DR"]
    here = position(2, filled(2, [[], []], tiles), tile=["DR", None], pool=[])
    assert verbs(here) == {"castle", "secret"}
    assert reason(here, "draw") == ("pool_empty", "K-4.7")


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({}, ["castle 4 C2", "secret A1", "draw", "place F5", "pass"]),
        (RESERVE, ["castle 1 A1", "reserve C2", "tile +5 C2", "tile GM F5", "pick -6", "pick MT"]),
    ],
)
def test_K_4_8_moves_in_words(options: dict[str, Any], moves: list[str]) -> None:
    here = new(**options)
    for move in moves:
        assert here.notation(here.parse(move)) == move
        assert here.parse(move.lower()) == here.parse(move.upper()) == here.parse(f" {move} ")


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "fly",
            "castle",
            "castle C2",
            "castle 0 C2",
            "castle 5 C2",
            "castle 4",
            "castle -1 C2",
        ),
        *(
            "castle 4 G1",
            "castle 4 A6",
            "castle 4 A0",
            "castle 4 C2 C3",
            "castle4 C2",
            "castle IV C2",
        ),
        *("secret", "secret 4 C2", "draw C2", "draw 1", "place", "place +1 C2", "pass A1"),
        *(
            "tile C2",
            "tile +7 C2",
            "tile 5 C2",
            "tile +5",
            "pick",
            "pick 5",
            "pick +5 C2",
            "pick C2",
        ),
        *("castle ٤ C2", "castle 4 C２", "castle 4 ©2"),
    ],
)
def test_K_4_8_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(rw.InvalidInput):
        new().parse(text)


# -- K-5 passing ---------------------------------------------------------------------------------


def stuck(to_act: int = 0, **words: Any) -> rw.Position:
    """Seat 0 has nothing left, seat 1 has three castles."""
    board = filled(2, [[1] * 4, [1]], slow.TILES)
    return position(
        2, board, castles=[[0, 0, 0, 0], [3, 0, 0, 0]], to_act=to_act, **({"round": 3} | words)
    )


def test_K_5_1_a_player_who_cannot_act_must_pass() -> None:
    here = stuck()
    assert verbs(here) == {"pass"}
    assert here.forced() == here.parse("pass")
    [event] = do(here, "pass")
    assert (event.kind, event.params) == ("passed", {"seat": 0})
    assert here.to_act == 1


@pytest.mark.parametrize(
    "here",
    [
        new(),
        stuck(to_act=1),
        position(2, castles=[[4, 0, 0, 0]] * 2, open_tiles=True),
        position(2, tile=["+1", None], open_tiles=True, open_reserve=True),
    ],
    ids=["start", "a castle", "open tiles", "own tile"],
)
def test_K_5_1_nobody_else_may_pass(here: rw.Position) -> None:
    assert reason(here, "pass") == ("pass_not_allowed", "K-5.1")
    assert here.forced() is None


def test_K_5_3_the_others_go_on() -> None:
    here = stuck()
    do(here, "pass")
    free = [slow.name(c) for c in slow.CELLS if c not in slow.read_board(here.describe()["board"])]
    do(here, f"castle 1 {free[0]}")
    assert (here.to_act, verbs(here)) == (0, {"pass"})
    do(here, "pass", f"castle 1 {free[1]}", "pass")
    assert here.to_act == 1
    assert kinds(do(here, f"castle 1 {free[2]}"))[-2:] == ["round_ended", "game_over"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", ["any", "tiles", "castles", "high castles"])
def test_K_5_4_the_base_game_cannot_get_stuck(seats: int, style: str) -> None:
    """Every round of the base game ends with a full board."""
    play = Play(seats, 1, MIXES[0], (style,) * seats, 2)
    here = play.start()
    rounds = 0
    for _, action in play.steps():
        placed_before = str(here).count("..")
        for event in here.play(action):
            if event.kind == "round_ended":
                assert placed_before == 1
                rounds += 1
    assert rounds == 3


# -- K-6 end of a round --------------------------------------------------------------------------


def test_K_6_1_the_round_ends_at_once() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4])
    events = do(here, move)
    told = [kind for kind in kinds(events) if kind != "starter_drawn"]  # only after a tie
    ending = ["placed", *["scored"] * 11, "round_ended", "board_cleared"]
    assert told == [*ending, "round_started", "dealt", "dealt"]
    assert here.describe()["round"] == 2


def test_K_6_3_tiles_left_are_shuffled_in_again() -> None:
    tiles = [face for face in slow.TILES if face not in ("DR", "GM")]
    board = filled(3, [[1] * 3] * 3, [*tiles, "C2"])
    here, move = last_move(board, (0, 0), seats=3, tile=[None, "DR", None], pool=["GM"])
    do(here, move)
    found = here.describe()
    assert found["round"] == 2
    assert sorted([*found["pool"], *found["tile"]]) == sorted(slow.TILES)


# -- K-7 scoring ---------------------------------------------------------------------------------


def test_K_7_1_each_piece_counts_in_its_row_and_its_column() -> None:
    here = position(2, rows("A1 +5 .. .. .. ..", "+3 .. .. .. .. .."))
    assert here.score() == [58, 50]


def test_K_7_10_debts_have_no_penalty() -> None:
    here = position(2, rows("A4 -6 .. .. .. .."), gold=[-10, 50], tile=["+1", "+2"])
    assert here.score() == [-34, 50]
    assert verbs(here) == {"castle", "draw", "secret"}


def test_K_7_11_lines_are_scored_in_order() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4])
    goals = [event.params["goal"] for event in do(here, move) if event.kind == "scored"]
    assert goals == list(slow.lines())


# -- K-8 from one round to the next --------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 2])
def test_K_8_1_the_board_is_emptied(round: int) -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], round=round)
    cleared = [event for event in do(here, move) if event.kind == "board_cleared"]
    assert [event.params for event in cleared] == [{"round": round}]
    assert set(str(here).split()) == {".."}
    assert here.describe()["round"] == round + 1


def test_K_8_2_and_K_8_3_rank_1_comes_home_and_the_rest_leaves() -> None:
    here, move = a_round_over(2, [[1, 1, 2, 2, 3], [1, 3, 4]])
    do(here, move)
    assert here.describe()["castles"] == [[4, 1, 1, 1], [4, 3, 1, 0]]


def test_K_8_4_new_pool_and_new_secret_tiles() -> None:
    pools = set()
    for chance in range(20):
        here, move = a_round_over(2, [[1] * 4, [1] * 4], chance=str(chance))
        do(here, move)
        found = here.describe()
        assert sorted([*found["pool"], *found["tile"]]) == sorted(slow.TILES)
        pools.add(tuple(found["pool"]))
    assert len(pools) == 20


def test_K_8_5_the_richest_starts_with_debts_too() -> None:
    # The last piece pays nobody: gold after the round is known from the board.
    board = filled(2, [[1] * 4, [1] * 4], slow.TILES)
    paid = slow.board_gold(slow.read_board(board), 2)
    here, move = last_move(board, (4, 5), seats=2, gold=[-900 - paid[0], -901 - paid[1]], starter=1)
    do(here, move)
    assert here.describe()["gold"] == [-900, -901]
    assert here.to_act == 0


# -- K-9 end of the game -------------------------------------------------------------------------


def test_K_9_1_the_game_ends_after_round_3() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], round=3)
    events = do(here, move)
    assert kinds(events)[-1] == "game_over"
    assert here.to_act is None
    assert here.actions() == []
    assert here.choices() == []
    for action in (0, 32, -1):
        assert reason(here, action) == ("over", "K-9.1")
    assert here.scene()["turn"]["step"] == "over"


def test_K_9_2_castles_in_hand_are_worth_nothing() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], round=3, gold=[0, 0])
    do(here, move)
    found = here.describe()
    assert found["castles"] == [[0, 3, 2, 1]] * 2
    assert here.score() == found["earned"][-1]


# -- K-10 variant one ----------------------------------------------------------------------------


def last(**words: Any) -> dict[str, Any]:
    return {"last_castle": True, **words}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_10_2_all_ten_castles(seats: int) -> None:
    assert new(seats, last_castle=True).describe()["castles"] == [[4, 3, 2, 1]] * seats


def test_K_10_3_the_number_of_rounds_is_open() -> None:
    assert new(last_castle=True).scene()["turn"]["rounds"] is None
    here, move = a_round_over(4, [[1, 2]] * 4, **last(round=3))
    do(here, move)
    assert here.describe()["round"] == 4


def test_K_10_4_all_castles_leave() -> None:
    here, move = a_round_over(2, [[1, 1, 2, 3], [1, 2, 2, 4]], **last())
    do(here, move)
    assert here.describe()["castles"] == [[2, 2, 1, 1], [3, 1, 2, 0]]


@pytest.mark.parametrize("seat", [0, 1])
def test_K_10_5_the_last_castle_makes_the_last_round(seat: int) -> None:
    hands = [[2, 0, 0, 0], [2, 0, 0, 0]]
    hands[seat] = [0, 0, 0, 0]
    here, move = a_round_over(2, [[1, 1, 2, 3], [1, 2, 2, 4]], **last(castles=hands))
    assert kinds(do(here, move))[-1] == "game_over"


def test_K_10_5_the_last_round_is_still_played_out() -> None:
    here = position(2, castles=[[1, 0, 0, 0], [1, 0, 0, 0]], tile=["+1", "+2"], **last())
    do(here, "castle 1 A1")
    assert here.to_act == 1
    do(here, "castle 1 B1")
    assert verbs(here) == {"draw", "secret"}


def test_K_10_5_the_last_castle_may_fill_the_last_space() -> None:
    board = filled(2, [[1] * 4, [2, 2, 2, 3]], slow.TILES)
    here, move = last_move(board, (0, 0), seats=2, **last(castles=[[0] * 4, [1, 0, 0, 0]]))
    assert move.startswith("castle 1")
    assert kinds(do(here, move))[-1] == "game_over"


def test_K_10_6_empty_spaces_are_ignored() -> None:
    board = filled(2, [[1], [2]], slow.TILES)
    here, move = last_move(board, (3, 5), seats=2, **last(castles=[[0] * 4] * 2))
    events = do(here, move)
    assert kinds(events)[-1] == "game_over"
    paid = slow.board_gold(slow.read_board(board), 2)
    assert here.score() == [50 + gold for gold in paid]
    assert kinds(events).count("scored") == 11


def test_K_10_7_the_round_ends_at_once_when_nobody_can_act() -> None:
    board = filled(2, [[1] * 2, [2] * 2], slow.TILES)
    here, move = last_move(board, (0, 0), seats=2, **last(castles=[[0] * 4] * 2))
    events = do(here, move)
    assert "passed" not in kinds(events)
    assert here.to_act is None
    assert str(here).count("..") == 4


def test_K_10_7_who_cannot_act_passes_while_others_can() -> None:
    board = filled(2, [[1] * 2, [2] * 2], slow.TILES)
    here = position(2, board, castles=[[0] * 4, [2, 0, 0, 0]], **last())
    assert verbs(here) == {"pass"}
    do(here, "pass")
    free = [slow.name(c) for c in slow.CELLS if c not in slow.read_board(board)]
    do(here, f"castle 1 {free[0]}", "pass")
    assert here.to_act == 1
    assert kinds(do(here, f"castle 1 {free[1]}"))[-1] == "game_over"
    assert str(here).count("..") == 2


def test_K_10_8_the_richest_starts() -> None:
    here, move = a_round_over(3, [[1, 2, 3], [1, 2], [1, 2, 3]], **last(gold=[0, 0, 900]))
    do(here, move)
    assert here.to_act == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_10_9_gaps_mean_the_last_round_with_everything_played(seats: int) -> None:
    gaps = 0
    for seed in range(12):
        styles = ("tiles" if seed % 2 else "any",) * seats
        end = Play(seats, seed, {**MIXES[0], "last_castle": True}, styles, seed).finished()
        found = end.describe()
        if ".." in str(end):
            gaps += 1
            assert not any(map(sum, found["castles"]))
            assert found["pool"] == []
            assert found["tile"] == [None] * seats
        else:
            assert any(not any(hand) for hand in found["castles"])
    assert gaps or seats == 4


# -- K-11 variant two ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_11_1_all_tiles_lie_open(seats: int) -> None:
    here = new(seats, **OPEN)
    for reader in (None, *range(seats)):
        assert sorted(here.seen_by(reader).describe()["pool"]) == sorted(slow.TILES)
        common = here.seen_by(reader).scene()["common"]
        assert Counter({item["face"]: item["count"] for item in common}) == Counter(slow.TILES)


def test_K_11_2_nobody_has_a_secret_tile() -> None:
    here = new(3, **OPEN)
    assert here.describe()["tile"] == [None] * 3
    assert verbs(here) == {"castle", "tile"}
    assert reason(here, "secret A1") == ("no_secret_in_open_tiles", "K-11.2")
    assert reason(here, "pick +5") == ("pick_not_now", "K-11.2")
    assert reason(new(), "pick +5") == ("pick_not_now", "K-11.2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_11_2_open_reserve_everybody_picks_from_the_starter_on(seats: int) -> None:
    here = new(seats, **RESERVE)
    starter = here.to_act or 0
    assert here.scene()["turn"]["step"] == "pick"
    assert verbs(here) == {"pick"}
    for i, face in enumerate(("GM", "+6", "+6", "MT")[:seats]):
        assert here.to_act == (starter + i) % seats
        assert reason(here, "castle 1 A1") == ("must_pick", "K-11.2")
        assert reason(here, "pass") == ("must_pick", "K-11.2")
        [event] = do(here, f"pick {face}")
        assert event.params == {"seat": (starter + i) % seats, "face": face}
    assert here.to_act == starter
    assert verbs(here) == {"castle", "tile", "reserve"}
    assert reason(here, "pick +1") == ("pick_not_now", "K-11.2")


def test_K_11_2_a_tile_that_is_picked_is_gone() -> None:
    here = new(2, **RESERVE)
    do(here, "pick GM")
    assert reason(here, "pick GM") == ("tile_not_in_pool", "K-11.3")
    do(here, "pick DR")
    assert reason(here, "tile GM A1") == ("tile_not_in_pool", "K-11.3")


def test_K_11_2_the_own_tile_is_open_and_its_owners() -> None:
    here = new(2, **RESERVE)
    first = here.to_act or 0
    do(here, "pick GM", "pick DR")
    for reader in (None, 0, 1):
        assert here.seen_by(reader).describe()["tile"][first] == "GM"
    [placed] = do(here, "reserve A1")
    assert placed.params["piece"]["face"] == "GM"
    assert placed.params["source"] == "reserve"
    do(here, "reserve B1")
    assert str(here).startswith("GM DR")
    assert reason(here, "reserve C1") == ("secret_played", "K-4.4")


def test_K_11_2_everybody_picks_again_in_the_next_round() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], **RESERVE)
    do(here, move)
    assert here.describe()["tile"] == ["pick", "pick"]
    assert here.to_act == here.describe()["starter"]


def test_K_11_3_any_tile_of_the_pool_on_any_space() -> None:
    here = position(2, rows("GM .. .. .. .. .."), **OPEN)
    tiles = {here.notation(a) for a in here.actions() if here.notation(a).startswith("tile")}
    faces = set(slow.TILES) - {"GM"}
    spaces = {slow.name(cell) for cell in slow.CELLS} - {"A1"}
    assert tiles == {f"tile {face} {space}" for face in faces for space in spaces}
    assert reason(here, "tile GM B1") == ("tile_not_in_pool", "K-11.3")
    why = here.why_not(here.parse("tile GM B1"))
    assert why is not None
    assert why.params == {"face": "GM"}
    assert reason(here, "draw") == ("draw_blind", "K-11.3")
    assert reason(here, "place B1") == ("nothing_drawn", "K-4.3")
    do(here, "tile +6 B1")
    assert here.describe()["pool"].count("+6") == 1
    assert here.to_act == 1


@pytest.mark.parametrize("options", [OPEN, RESERVE])
def test_K_11_4_only_starters_are_chance(options: dict[str, Any]) -> None:
    for seed in range(3):
        play = Play(3, seed, {**MIXES[0], **options}, ("any",) * 3, seed)
        here, state = play.start(), play.start().describe()["chance"]
        for _, action in play.steps():
            events = kinds(here.play(action))
            moved = here.describe()["chance"] != state
            assert moved == ("starter_drawn" in events)
            state = here.describe()["chance"]
            assert "dealt" not in events


@pytest.mark.parametrize("castles", [True, False])
@pytest.mark.parametrize("pool", [True, False])
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("reserve", [True, False])
def test_K_11_5_who_passes_with_open_tiles(
    castles: bool, pool: bool, own: bool, reserve: bool
) -> None:
    if own and not reserve:
        return
    tiles = [face for face in slow.TILES if not (own and face == "DR")]
    left = [tiles.pop()] if pool else []
    here = position(
        2,
        filled(2, [[] if castles else [1] * 4, []], tiles),
        castles=[[4 if castles else 0, 0, 0, 0], [4, 0, 0, 0]],
        tile=["DR" if own else None, None],
        pool=left,
        open_tiles=True,
        open_reserve=reserve,
    )
    expected = {"castle"} if castles else set()
    expected |= {"tile"} if pool else set()
    expected |= {"reserve"} if own else set()
    assert verbs(here) == (expected or {"pass"})


# -- K-12 variant three --------------------------------------------------------------------------


def test_K_12_1_a_line_is_scored_when_its_last_space_is_filled() -> None:
    board = rows("A4 +5 -1 GM .. B1", "+2 .. .. .. .. ..")
    here = position(2, board, score_as_you_go=True, tile=["+1", "+3"])
    events = do(here, "secret E1")
    assert kinds(events) == ["placed", "scored"]
    assert events[1].params["goal"] == "row-1"
    assert events[1].params["gold"] == [4 * 2 * 5, 2 * 5]
    assert here.describe()["gold"] == [90, 60]
    goals = {goal["id"]: goal for goal in here.scene()["goals"]}
    assert goals["row-1"]["paid"]
    assert not goals["row-2"]["paid"]
    assert here.score() == [90 + 4 * 2, 60]


def test_K_12_1_a_split_line_waits_until_it_is_full() -> None:
    here = position(2, rows("A4 +5 MT .. .. B1"), score_as_you_go=True, tile=["+1", "+3"])
    assert kinds(do(here, "secret D1")) == ["placed"]
    assert kinds(do(here, "secret E1")) == ["placed", "scored"]
    assert here.describe()["gold"] == [70, 54]


def test_K_12_1_a_column_has_five_spaces() -> None:
    board = ["A4 .. .. .. .. ..", *["+1 .. .. .. .. .."] * 2, "+2 .. .. .. .. .."]
    here = position(2, [*board, ".. .. .. .. .. .."], score_as_you_go=True, tile=["+3", "+4"])
    events = do(here, "secret A5")
    assert [event.params.get("goal") for event in events] == [None, "column-1"]
    assert here.describe()["gold"] == [50 + 4 * 7, 50]


def test_K_12_2_row_and_column_at_once_the_row_first() -> None:
    board = ["A1 +1 +2 +3 -1 ..", ".. .. .. .. .. +4", ".. .. .. .. .. +5"]
    board += [".. .. .. .. .. -2", ".. .. .. .. .. B2"]
    here = position(2, board, score_as_you_go=True, tile=["+6", "+3"])
    events = do(here, "secret F1")
    assert [event.params.get("goal") for event in events] == [None, "row-1", "column-6"]
    assert here.describe()["gold"] == [50 + 11, 50 + 26]


def test_K_12_3_nothing_is_left_at_the_end_of_a_full_round() -> None:
    here, move = a_round_over(2, [[1] * 4, [1] * 4], score_as_you_go=True)
    scored = [e.params["goal"] for e in do(here, move) if e.kind == "scored"]
    assert scored == ["row-5", "column-6"]


def test_K_12_3_a_line_is_paid_before_the_next_turn() -> None:
    here = position(2, rows("A4 +5 -1 GM .. B1"), score_as_you_go=True, tile=["+1", "+3"])
    do(here, "draw")
    events = do(here, "place E1")
    assert [event.kind for event in events] == ["placed", "scored"]
    assert here.to_act == 1


# -- K-13 combining ------------------------------------------------------------------------------


def test_K_13_1_all_combinations_can_be_played() -> None:
    mixes = {(m["last_castle"], m["open_tiles"], m["score_as_you_go"]) for m in MIXES}
    assert len(mixes) == 8
    assert len(MIXES) == 24
    for mix in MIXES:
        assert new(**mix).options == mix


def test_K_13_2_one_and_two() -> None:
    here = new(last_castle=True, open_tiles=True)
    assert here.describe()["castles"] == [[4, 3, 2, 1]] * 2
    assert len(here.describe()["pool"]) == 22
    here, move = a_round_over(2, [[1, 1, 2, 3], [1, 2, 2, 4]], last_castle=True, open_tiles=True)
    do(here, move)
    assert here.describe()["castles"] == [[2, 2, 1, 1], [3, 1, 2, 0]]


@pytest.mark.parametrize("open_tiles", [False, True], ids=["K-13.3", "K-13.5"])
def test_K_13_3_incomplete_lines_are_scored_at_the_end(open_tiles: bool) -> None:
    board = filled(2, [[1] * 2, [2] * 2], slow.TILES)
    words = {"score_as_you_go": True, "open_tiles": open_tiles}
    here, move = last_move(board, (0, 0), seats=2, **last(castles=[[0] * 4] * 2, **words))
    paid_before = here.describe()["gold"]
    events = do(here, move)
    goals = [event.params["goal"] for event in events if event.kind == "scored"]
    # 26 pieces: rows 1 to 4 are full, row 5 has gaps, so have columns 3 to 6.
    assert goals == ["row-1", "column-1", "row-5", "column-3", "column-4", "column-5", "column-6"]
    assert kinds(events)[-2:] == ["round_ended", "game_over"]
    total = slow.board_gold(slow.read_board(board), 2)
    before = Counter[str]()
    for line in ("row-2", "row-3", "row-4", "column-2"):
        before.update(slow.line_gold(slow.read_board(board), line))
    assert [after - gold for after, gold in zip(here.score(), paid_before, strict=True)] == [
        total[seat] - before[slow.SEATS[seat]] for seat in range(2)
    ]


def test_K_13_4_two_and_three() -> None:
    here = position(2, rows("A4 +5 -1 GM .. B1"), open_tiles=True, score_as_you_go=True)
    assert kinds(do(here, "tile +6 E1")) == ["placed", "scored"]
    assert here.describe()["gold"] == [50 + 4 * 20, 50 + 20]


def test_K_13_6_settings_of_a_game() -> None:
    game = next(game for game in rw.games() if game["id"] == "kingdoms")
    assert set(game["options"]) == {
        *("last_castle", "open_tiles", "score_as_you_go", "open_reserve", "starter_tie")
    }
    with pytest.raises(rw.InvalidInput, match="open_reserve"):
        new(open_reserve=True)


# -- reasons -------------------------------------------------------------------------------------


def test_every_reason_is_met_in_random_games() -> None:
    """Nothing is refused with a code that no test knows, and none is never used."""
    known = {
        *("over", "not_an_action", "occupied", "no_castle_of_rank", "pool_empty", "secret_played"),
        *("no_secret_in_open_tiles", "must_place_drawn", "nothing_drawn", "pass_not_allowed"),
        *("tile_not_in_pool", "must_pick", "pick_not_now", "draw_blind", "tiles_face_down"),
    }
    met = set()
    rng = random.Random(3)
    for number, mix in enumerate(MIXES[::2]):
        here = rw.new("kingdoms", seats=2 + number % 3, seed=number, options=mix)
        while True:
            for action in rng.sample(range(-1, 800), 40):
                why = here.why_not(action)
                if why:
                    met.add(why.code)
            if here.to_act is None:
                break
            here.apply(choose(here.actions(), "tiles" if here.to_act else "castles", rng))
    assert met == known
