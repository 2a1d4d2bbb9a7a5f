"""Perft: how many lines of play a few decisions long there are, from fixed seeds.

A count changes when a rule of what is legal changes, however rarely that rule bites. The numbers
near the end of a game were also counted at the slow table, in `test_perft_at_the_slow_table`.
"""

from __future__ import annotations

import copy
import random

import pytest
from tests.golden.features import MIXES, variants
from tests.kingdoms.support import MIXES as OPTIONS
from tests.kingdoms.support import choose
from tests.oracles import kingdoms as slow

import realmwright as rw

BY_VARIANT = {variants(mix): mix for mix in OPTIONS if mix["starter_tie"] == "clockwise"}


def perft(here: rw.Position, depth: int) -> int:
    """The number of ways to play the next `depth` decisions (fewer where the game ends)."""
    actions = here.actions()
    if depth <= 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        after = here.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def slow_perft(table: slow.Table, depth: int) -> int:
    moves = table.legal()
    if depth <= 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(table)
        after.play(move)
        total += 0 if after.starters else slow_perft(after, depth - 1)
    return total


def opening(seats: int, variant: str) -> rw.Position:
    return rw.new("kingdoms", seats=seats, seed=2002, options=BY_VARIANT[variant])


def late(seats: int, variant: str, spaces: int = 3) -> rw.Position:
    """The same game, played on until the last round has so many empty spaces."""
    here, rng = opening(seats, variant), random.Random(f"{seats} {variant}")
    moments = []
    while here.to_act is not None:
        if str(here).count("..") == spaces and here.describe()["drawn"] is None:
            moments.append(here.copy())
        here.apply(choose(here.actions(), rng.choice(["any", "tiles", "castles"]), rng))
    return moments[-1] if moments else here


OPENINGS: dict[tuple[int, str], int] = {
    (2, "0"): 21930,
    (2, "3"): 21930,
    (2, "2"): 307110,
    (2, "23"): 307110,
    (2, "2r"): 217,
    (2, "2r3"): 217,
    (2, "1"): 21930,
    (2, "13"): 21930,
    (2, "12"): 307110,
    (2, "123"): 307110,
    (2, "12r"): 217,
    (2, "12r3"): 217,
    (3, "0"): 21930,
    (3, "3"): 21930,
    (3, "2"): 307110,
    (3, "23"): 307110,
    (3, "2r"): 217,
    (3, "2r3"): 217,
    (3, "1"): 21930,
    (3, "13"): 21930,
    (3, "12"): 307110,
    (3, "123"): 307110,
    (3, "12r"): 217,
    (3, "12r3"): 217,
    (4, "0"): 21930,
    (4, "3"): 21930,
    (4, "2"): 307110,
    (4, "23"): 307110,
    (4, "2r"): 217,
    (4, "2r3"): 217,
    (4, "1"): 21930,
    (4, "13"): 21930,
    (4, "12"): 307110,
    (4, "123"): 307110,
    (4, "12r"): 217,
    (4, "12r3"): 217,
}

LATE: dict[tuple[int, str], tuple[int, int, int]] = {
    (2, "0"): (1, 3, 3),
    (2, "3"): (1, 3, 3),
    (2, "2"): (9, 36, 36),
    (2, "23"): (6, 18, 18),
    (2, "2r"): (6, 24, 24),
    (2, "2r3"): (3, 12, 12),
    (2, "1"): (4, 6, 9),
    (2, "13"): (7, 33, 75),
    (2, "12"): (6, 18, 18),
    (2, "123"): (30, 552, 4650),
    (2, "12r"): (27, 354, 2796),
    (2, "12r3"): (24, 360, 2526),
    (3, "0"): (1, 3, 3),
    (3, "3"): (1, 3, 3),
    (3, "2"): (21, 180, 960),
    (3, "23"): (6, 42, 54),
    (3, "2r"): (12, 78, 204),
    (3, "2r3"): (6, 12, 30),
    (3, "1"): (1, 3, 3),
    (3, "13"): (7, 9, 15),
    (3, "12"): (24, 252, 1584),
    (3, "123"): (24, 402, 2754),
    (3, "12r"): (15, 138, 318),
    (3, "12r3"): (9, 42, 162),
    (4, "0"): (1, 3, 3),
    (4, "3"): (4, 6, 9),
    (4, "2"): (12, 66, 222),
    (4, "23"): (9, 42, 72),
    (4, "2r"): (9, 48, 72),
    (4, "2r3"): (6, 18, 54),
    (4, "1"): (13, 15, 27),
    (4, "13"): (4, 18, 33),
    (4, "12"): (30, 444, 2526),
    (4, "123"): (12, 108, 234),
    (4, "12r"): (12, 84, 180),
    (4, "12r3"): (3, 0, 0),
}


@pytest.mark.parametrize(("seats", "variant"), OPENINGS)
def test_perft_of_openings(seats: int, variant: str) -> None:
    assert perft(opening(seats, variant), 2) == OPENINGS[seats, variant]


@pytest.mark.parametrize(("seats", "variant"), LATE)
def test_perft_of_ends(seats: int, variant: str) -> None:
    here = late(seats, variant)
    assert tuple(perft(here, depth) for depth in (1, 2, 3)) == LATE[seats, variant]


@pytest.mark.parametrize("variant", MIXES)
def test_perft_at_the_slow_table(variant: str) -> None:
    here = late(3, variant)
    table = slow.Table(here.describe())
    assert tuple(slow_perft(table, depth) for depth in (1, 2, 3)) == LATE[3, variant]


def test_every_mix_is_counted() -> None:
    assert set(OPENINGS) == set(LATE) == {(n, mix) for n in (2, 3, 4) for mix in MIXES}
