"""Perft of Kingdom Builder: how many lines of play a few decisions long there are.

See `test_perft`. The positions in the middle of games have tiles of every kind to be used; all of
the shorter counts were also made at the slow table.
"""

from __future__ import annotations

import copy
import random

import pytest
from tests.golden.test_perft import perft
from tests.kingdom_builder.support import DEFAULTS, choose, drawn
from tests.oracles import kingdom_builder as slow

import realmwright as rw

SEED = 2046


def opening(seats: int, *, first: bool = False) -> rw.Position:
    options = {"first_game": first, "redraw_scope": ("whole_turn", "mandatory_only")[seats % 2]}
    return rw.new("kingdom_builder", seats=seats, seed=SEED + seats, options=DEFAULTS | options)


def later(seats: int, moves: int) -> rw.Position:
    """The same game after at least so many moves, at the beginning of a turn with tiles."""
    here, rng = opening(seats), random.Random(f"{seats} {moves}")
    while here.to_act is not None:
        moves -= 1
        ready = [tile for tile in here.describe()["tiles"][here.to_act] if tile.endswith("ready")]
        if moves < 0 and len(ready) >= 2 and here.scene()["turn"]["step"] == "turn":
            break
        here.apply(choose(here, rng.choice(["any", "towards", "clustered"]), rng))
    return here


def slow_perft(table: slow.Table, here: rw.Position, depth: int) -> int:
    """The same at the slow table; the position says only which cards are drawn."""
    moves = table.legal()
    if depth <= 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after, told = copy.deepcopy(table), here.copy()
        after.play(move, drawn(told.play(told.parse(move))))
        after.expect(told.describe())
        total += slow_perft(after, told, depth - 1)
    return total


OPENINGS: dict[tuple[int, bool], tuple[int, int, int]] = {
    (2, False): (57, 420, 22680),
    (2, True): (55, 470, 24440),
    (3, False): (58, 400, 22000),
    (3, True): (55, 470, 24910),
    (4, False): (63, 814, 46398),
    (4, True): (57, 576, 35136),
    (5, False): (63, 792, 43560),
    (5, True): (58, 732, 38796),
}

LATER: dict[tuple[int, int], tuple[int, int, int]] = {
    (2, 30): (14, 33, 392),
    (2, 60): (55, 359, 12576),
    (2, 100): (71, 1029, 23795),
    (3, 30): (61, 333, 2039),
    (3, 60): (13, 110, 804),
    (3, 100): (30, 191, 1044),
    (4, 30): (9, 47, 160),
    (4, 60): (15, 57, 246),
    (4, 100): (25, 174, 963),
    (5, 30): (13, 68, 282),
    (5, 60): (59, 200, 3183),
    (5, 100): (62, 234, 1935),
}


@pytest.mark.parametrize(("seats", "first"), OPENINGS)
def test_perft_of_openings(seats: int, first: bool) -> None:
    here = opening(seats, first=first)
    assert tuple(perft(here, depth) for depth in (1, 3, 5)) == OPENINGS[seats, first]


@pytest.mark.parametrize(("seats", "moves"), LATER)
def test_perft_in_the_middle(seats: int, moves: int) -> None:
    here = later(seats, moves)
    assert tuple(perft(here, depth) for depth in (1, 2, 3)) == LATER[seats, moves]


@pytest.mark.parametrize(("seats", "moves"), LATER)
def test_perft_at_the_slow_table(seats: int, moves: int) -> None:
    here = later(seats, moves)
    table = slow.Table(here.describe())
    assert tuple(slow_perft(table, here, depth) for depth in (1, 2)) == LATER[seats, moves][:2]


def test_every_kind_of_tile_is_counted() -> None:
    verbs = set()
    for seats, moves in LATER:
        here = later(seats, moves)
        verbs |= {here.notation(action).split()[0] for action in here.actions()}
    assert verbs >= {"build", *slow.LOCATIONS}
    assert {seats for seats, _ in LATER} == {seats for seats, _ in OPENINGS} == {2, 3, 4, 5}
