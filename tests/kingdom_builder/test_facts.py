"""The boards: the facts, what the engine's edition says, and what the engine makes of it."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from tests.kingdom_builder.support import edition, position
from tests.oracles import kingdom_builder as slow

from realmwright.games.kingdom_builder.edition import EDITIONS

PLACES = range(4)
TURNS = ("", " 180")


@pytest.mark.parametrize("kind", slow.QUADRANTS)
def test_the_facts_keep_their_checksums(kind: str) -> None:
    fact = slow.QUADRANTS[kind]
    letters = Counter("".join(fact["rows"]))
    assert letters == fact["counts"]
    assert sum(fact["counts"].values()) == 100
    assert [len(row) for row in fact["rows"]] == [10] * 10
    assert fact["status"] == "verified"
    for letter, cells in (("K", fact["castle_hexes"]), ("L", fact["location_hexes"][kind])):
        found = [[r, c] for r in range(10) for c in range(10) if fact["rows"][r][c] == letter]
        assert found == cells


def test_KB_1_10_what_is_on_the_quadrants() -> None:
    """Two castles and one location on oracle and harbor, one and two on the others."""
    assert set(slow.QUADRANTS) == set(slow.LOCATIONS)
    for kind, fact in slow.QUADRANTS.items():
        two_castles = kind in ("oracle", "harbor")
        assert fact["counts"]["K"] == (2 if two_castles else 1)
        assert fact["counts"]["L"] == (1 if two_castles else 2)
    tiles = sum(2 * fact["counts"]["L"] for fact in slow.QUADRANTS.values())
    assert tiles == 28


@pytest.mark.parametrize("kind", slow.QUADRANTS)
def test_the_edition_has_the_boards_of_the_facts(kind: str) -> None:
    quadrant = EDITIONS[edition()].quadrants[kind]
    fact = slow.QUADRANTS[kind]
    assert list(quadrant.rows) == fact["rows"]
    assert Counter("".join(quadrant.rows)) == fact["counts"]
    assert dict(quadrant.locations) == fact["locations"] == {"L": kind}
    assert quadrant.confirmed


def test_the_edition_has_these_quadrants_and_the_first_game() -> None:
    known = EDITIONS[edition()]
    assert set(known.quadrants) == set(slow.QUADRANTS)
    first = slow.FACTS["first_game"]
    assert list(known.first_layout) == [kind for row in first["layout"] for kind in row]
    assert not any(first["rotation"].values())
    assert sorted(known.first_cards) == sorted(first["scoring_cards"])


def test_every_quadrant_in_every_place_and_turn() -> None:
    """KB-2.1, KB-2.6: what the scene draws is what the facts say, turned by hand."""
    kinds = sorted(slow.QUADRANTS)
    for shift, turn in itertools.product(range(len(kinds)), TURNS):
        layout = [kinds[(shift + place) % len(kinds)] + turn for place in PLACES]
        ground = slow.ground_of(layout)
        shown = position([[], []], quadrants=layout).scene()["cells"]
        assert [cell["ground"] for cell in shown] == [ground[cell] for cell in slow.CELLS]


def test_a_turned_quadrant_by_hand() -> None:
    """KB-2.6: (r, c) goes to (9 - r, 9 - c): the oracle at (3, 7) to (6, 2)."""
    straight = slow.ground_of(["oracle", "paddock", "oasis", "farm"])
    turned = slow.ground_of(["oracle 180", "paddock", "oasis", "farm"])
    assert straight[3, 7] == turned[6, 2] == "oracle"
    assert straight[1, 3] == turned[8, 6] == "castle"
    assert straight[0, 0] == turned[9, 9] == "grass"
    # In another place it is moved by ten.
    below = slow.ground_of(["tavern", "paddock", "oasis", "oracle 180"])
    assert below[16, 12] == "oracle"


def test_terrains_of_the_whole_board_are_enough() -> None:
    """On no board can 200 settlements shut all five terrains, see test_t_106."""
    fewest = sorted(
        sum(n for letter, n in fact["counts"].items() if slow.LETTER.get(letter) in slow.BUILDABLE)
        for fact in slow.QUADRANTS.values()
    )[:4]
    assert sum(fewest) > 5 * slow.SUPPLY
