"""The parts that the rules are told with: the field, places, effects and ways by themselves."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.kingdom_builder.support import FIRST_GAME, do, position
from tests.oracles import kingdom_builder as slow

from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.position import KingdomBuilderPosition
from realmwright.games.kingdom_builder.terrain import FIELD
from realmwright.games.settling.effects import Move
from realmwright.games.settling.ways import jump
from realmwright.games.settling.words import buildable, edge, own, terrain

NUMBERS = st.sets(st.integers(0, FIELD.size - 1))


def settled(*settlements: list[str]) -> KingdomBuilderPosition:
    here = position([*settlements])
    assert isinstance(here, KingdomBuilderPosition)
    return here


def cells(mask: int) -> set[slow.Cell]:
    return {divmod(number, slow.SIZE) for number in FIELD.numbers(mask)}


@given(NUMBERS)
def test_a_field_counts_its_hexes_row_by_row(numbers: set[int]) -> None:
    mask = FIELD.union(numbers)
    assert mask.bit_count() == len(numbers)
    assert FIELD.numbers(mask) == sorted(numbers)
    assert [FIELD.nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


def test_a_field_names_its_hexes() -> None:
    for number, cell in enumerate(slow.CELLS):
        assert FIELD.name(number) == slow.name(cell)
        assert FIELD.named(slow.name(cell)) == number
        assert cells(FIELD.near[number]) == slow.NEIGHBOURS[cell]
    assert FIELD.named("U1") is None


@given(NUMBERS, st.sampled_from([1, 2, 3]))
def test_a_jump_starts_where_it_ends_on_the_board(numbers: set[int], distance: int) -> None:
    """Not across the side of the board into another row."""
    way = jump(distance)
    mask = FIELD.union(numbers)
    starts = {n for n in range(FIELD.size) if way.ends(FIELD, n) & mask}
    assert FIELD.numbers(way.starts(FIELD, mask)) == sorted(starts)


def test_words_combine() -> None:
    here = settled(["A1", "H9"], [])
    ground = slow.ground_of(FIRST_GAME)
    land = {cell for cell in slow.CELLS if ground[cell] in slow.BUILDABLE}
    grass = {cell for cell in slow.CELLS if ground[cell] == "grass"}
    for word, expected in (
        (edge & buildable, slow.EDGE & land),
        (edge | own, slow.EDGE | {slow.place("A1"), slow.place("H9")}),
        (edge - own, slow.EDGE - {slow.place("A1")}),
        (terrain(0) - own, grass - {slow.place("H9")}),
    ):
        assert cells(word.at(here, 0)) == expected


def test_words_that_combine_say_what_is_missing() -> None:
    """The first of the two that does not hold the hex speaks."""
    here = settled(["A1"], [])
    both = edge & buildable
    for cell, code in (("H9", "not_edge"), ("O1", "not_buildable_terrain"), ("D4", "not_edge")):
        number = FIELD.named(cell)
        assert number is not None
        assert both.why_not(here, number)[0] == code


def test_what_can_be_taken_up_has_somewhere_to_go() -> None:
    """`offers` is `targets` for all pieces at once, on any board and with any card."""
    rng = random.Random(5)
    land = [slow.name(c) for c in slow.CELLS if slow.ground_of(FIRST_GAME)[c] in slow.BUILDABLE]
    moves = [place.effect for place in LOCATIONS if isinstance(place.effect, Move)]
    assert len(moves) == 3
    for played in slow.BUILDABLE:
        for count in (0, 1, 2, 3, 8, 30):
            first = rng.randrange(len(land) - 50)
            scattered, together = rng.sample(land, 3 * count // 2), land[first : first + count]
            taken = rng.choice([scattered, together])
            here = settled(taken[:count], taken[count:])
            if here.describe()["played"] != played:
                here.played = slow.BUILDABLE.index(played)
            for effect in moves:
                able = {n for n in FIELD.numbers(here.own[0]) if effect.targets(here, 0, n)}
                assert set(FIELD.numbers(effect.offers(here, 0))) == able


def test_taking_up_a_piece_changes_nothing_yet() -> None:
    here = settled(["L8", "K10"], [])
    before = here.own[:], here.reach[:], here.open, here.score()
    do(here, "paddock K10")
    assert (here.own[:], here.reach[:], here.open, here.score()) == before
