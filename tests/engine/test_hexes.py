"""The masks of hexes against sets of cube coordinates, on boards of any shape."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracles import hexes as slow

from realmwright.engine.hexes import DIRECTIONS, Axial, Hexes, hexagon, rectangle
from realmwright.engine.squares import cells

KINGDOM_BUILDER = Hexes(rectangle(20, 20))
WINTER_CENTRES = [(0, 0), (5, 4), (-4, 9), (-9, 5), (-5, -4), (4, -9), (9, -5)]
WINTER_KINGDOM = Hexes(cell for centre in WINTER_CENTRES for cell in hexagon(4, centre))

AXIAL = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
SHAPES: st.SearchStrategy[list[Axial]] = st.one_of(
    st.lists(AXIAL, min_size=1, max_size=60, unique=True),
    st.builds(rectangle, st.integers(1, 7), st.integers(1, 7)),
    st.builds(hexagon, st.integers(0, 3), AXIAL),
)
BOARDS = SHAPES.map(Hexes)


@st.composite
def boards_with_masks(draw: st.DrawFn, masks: int = 1) -> tuple[Hexes, list[int]]:
    board = draw(BOARDS)
    size = (1 << len(board.bits)) - 1
    # Two random halves "or"-ed now and then: lines and areas need crowded boards.
    chosen = [
        draw(st.integers(0, size)) | draw(st.sampled_from([0, 1])) * draw(st.integers(0, size))
        for _ in range(masks)
    ]
    return board, [board.unpack(mask) for mask in chosen]


def slow_cells(board: Hexes, mask: int) -> slow.Cells:
    """The cells of a mask as cube coordinates, each one on the board."""
    assert not mask & ~board.board, "the mask leaves the board"
    return frozenset(slow.cube(*board.axial(bit)) for bit in cells(mask))


# -- shape ---------------------------------------------------------------------------------------


@given(SHAPES)
def test_a_board_has_the_cells_it_was_made_of(shape: list[Axial]) -> None:
    board = Hexes(shape)
    assert slow_cells(board, board.board) == {slow.cube(q, r) for q, r in shape}
    assert {board.axial(board.bit(q, r)) for q, r in shape} == set(shape)
    assert list(board.bits) == sorted(board.bits)


@given(SHAPES, AXIAL)
def test_coordinates_off_the_board_are_refused(shape: list[Axial], place: Axial) -> None:
    board = Hexes(shape)
    if place in shape:
        assert board.axial(board.bit(*place)) == place
    else:
        with pytest.raises(ValueError, match="no cell"):
            board.bit(*place)


@given(BOARDS)
def test_names_places_numbers_and_bits_agree(board: Hexes) -> None:
    places = [board.place(bit) for bit in board.bits]
    assert places == sorted(set(places)), "numbers run row by row, from left to right"
    assert min(row for row, _ in places) == min(column for _, column in places) == 0
    assert max(row for row, _ in places) == board.rows - 1
    assert max(column for _, column in places) == board.columns - 1
    for number, bit in enumerate(board.bits):
        row, column = board.place(bit)
        assert board.at(row, column) == bit
        assert board.named(board.name(bit)) == bit
        assert board.unpack(1 << number) == 1 << bit
        assert board.pack(1 << bit) == 1 << number
    assert len({board.name(bit) for bit in board.bits}) == len(board.bits)
    assert board.named("A0") is board.named("a1") is board.named("") is None


@given(BOARDS)
def test_odd_rows_stand_half_a_hex_to_the_right(board: Hexes) -> None:
    for bit in board.bits:
        row, column = board.place(bit)
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            beyond = board.step(1 << bit, direction)
            if beyond:
                # Half hexes to the right: a step along a row counts two, one to another row one.
                there, that = board.place(beyond.bit_length() - 1)
                assert there - row == dr
                assert 2 * that + there % 2 - 2 * column - row % 2 == 2 * dq + dr


@given(boards_with_masks())
def test_pack_leaves_no_gaps_and_unpack_undoes_it(made: tuple[Hexes, list[int]]) -> None:
    board, [mask] = made
    assert board.unpack(board.pack(mask)) == mask
    assert board.pack(board.board) == (1 << len(board.bits)) - 1


def test_a_board_without_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Hexes([])


# -- geometry against the slow version -----------------------------------------------------------


@given(boards_with_masks())
def test_steps(made: tuple[Hexes, list[int]]) -> None:
    board, [mask] = made
    whole, own = slow_cells(board, board.board), slow_cells(board, mask)
    for direction in range(6):
        assert slow_cells(board, board.step(mask, direction)) == slow.step(whole, own, direction)


@given(boards_with_masks())
def test_neighbours(made: tuple[Hexes, list[int]]) -> None:
    board, [mask] = made
    whole, own = slow_cells(board, board.board), slow_cells(board, mask)
    assert slow_cells(board, board.neighbours(mask)) == slow.neighbours(whole, own)


@given(boards_with_masks(), st.integers(0, 4))
def test_around(made: tuple[Hexes, list[int]], radius: int) -> None:
    board, [mask] = made
    whole, own = slow_cells(board, board.board), slow_cells(board, mask)
    assert slow_cells(board, board.around(mask, radius)) == slow.around(whole, own, radius)


@given(boards_with_masks(), st.integers(1, 4))
def test_jumps(made: tuple[Hexes, list[int]], length: int) -> None:
    board, [mask] = made
    whole, own = slow_cells(board, board.board), slow_cells(board, mask)
    assert slow_cells(board, board.jumps(mask, length)) == slow.jumps(whole, own, length)


@given(boards_with_masks(), st.data())
def test_slides(made: tuple[Hexes, list[int]], data: st.DataObject) -> None:
    board, [free] = made
    bit = data.draw(st.sampled_from(board.bits))
    whole, open_cells = slow_cells(board, board.board), slow_cells(board, free)
    here = slow.cube(*board.axial(bit))
    assert slow_cells(board, board.slides(bit, free)) == slow.slides(whole, here, open_cells)


@given(boards_with_masks(), st.integers(1, 4))
def test_line_ends(made: tuple[Hexes, list[int]], length: int) -> None:
    board, [mask] = made
    whole, own = slow_cells(board, board.board), slow_cells(board, mask)
    assert slow_cells(board, board.line_ends(mask, length)) == slow.line_ends(whole, own, length)


@given(boards_with_masks())
def test_areas(made: tuple[Hexes, list[int]]) -> None:
    board, [mask] = made
    found = board.areas(mask)
    assert {slow_cells(board, part) for part in found} == set(slow.areas(slow_cells(board, mask)))
    assert len(found) == len(set(found))
    lowest = [part & -part for part in found]
    assert lowest == sorted(lowest)


@given(boards_with_masks(masks=2))
def test_area_joins_what_the_start_touches(made: tuple[Hexes, list[int]]) -> None:
    board, [start, within] = made
    parts = (part for part in board.areas(within) if part & start)
    assert board.area(start, within) == sum(parts)


@given(boards_with_masks(masks=2), st.integers(0, 6))
def test_travel(made: tuple[Hexes, list[int]], steps: int) -> None:
    board, [start, within] = made
    reached = slow.travel(slow_cells(board, start), slow_cells(board, within), steps)
    assert slow_cells(board, board.travel(start, within, steps)) == reached


@given(BOARDS, st.data())
def test_distance(board: Hexes, data: st.DataObject) -> None:
    one, other = (data.draw(st.sampled_from(board.bits)) for _ in range(2))
    far = slow.distance(slow.cube(*board.axial(one)), slow.cube(*board.axial(other)))
    assert board.distance(one, other) == far


@given(BOARDS)
def test_edge(board: Hexes) -> None:
    assert slow_cells(board, board.edge) == slow.edge(slow_cells(board, board.board))


@given(BOARDS)
def test_lines(board: Hexes) -> None:
    expected = slow.lines(slow_cells(board, board.board))
    assert [[slow_cells(board, line) for line in axis] for axis in board.lines] == expected


# -- the boards of the coming games --------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "others"),
    [
        ((0, 0), [(0, 1), (1, 0)]),
        ((0, 19), [(0, 18), (1, 18), (1, 19)]),
        ((19, 0), [(19, 1), (18, 0), (18, 1)]),
        ((19, 19), [(19, 18), (18, 19)]),
        ((5, 5), [(5, 4), (5, 6), (4, 5), (4, 6), (6, 5), (6, 6)]),
    ],
)
def test_KB_2_3_neighbours(cell: tuple[int, int], others: list[tuple[int, int]]) -> None:
    board = KINGDOM_BUILDER
    near = board.neighbours(1 << board.at(*cell))
    assert {board.place(bit) for bit in cells(near)} == set(others)


def test_KB_2_4_going_south_east() -> None:
    board = KINGDOM_BUILDER
    at, walk = 1 << board.at(2, 3), []
    for _ in range(6):
        at = board.step(at, 1)
        walk.append(board.place(at.bit_length() - 1))
    assert walk == [(3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6)]


def test_KB_2_5_distance() -> None:
    board = KINGDOM_BUILDER
    pairs = [((1, 1), (1, 7)), ((2, 2), (4, 3)), ((9, 4), (10, 4))]
    assert [board.distance(board.at(*a), board.at(*b)) for a, b in pairs] == [6, 2, 1]
    assert board.around(1 << board.at(10, 10), 2).bit_count() == 19


def test_KB_2_7_edge() -> None:
    board = KINGDOM_BUILDER
    edge = {board.place(bit) for bit in cells(board.edge)}
    assert edge == {(r, c) for r in range(20) for c in range(20) if {r, c} & {0, 19}}


def test_KB_10_5_tavern() -> None:
    board = KINGDOM_BUILDER
    straight = sum(1 << board.at(5, column) for column in (6, 7, 8))
    assert {board.place(bit) for bit in cells(board.line_ends(straight, 3))} == {(5, 5), (5, 9)}
    bent = sum(1 << board.at(*place) for place in ((5, 6), (5, 7), (6, 8)))
    assert board.line_ends(bent, 3) == 0


def test_KB_10_8_paddock() -> None:
    board = KINGDOM_BUILDER
    targets = {board.place(bit) for bit in cells(board.jumps(1 << board.at(10, 10)))}
    assert targets == {(10, 8), (10, 12), (8, 9), (8, 11), (12, 9), (12, 11)}


def test_the_board_of_kingdom_builder() -> None:
    board = KINGDOM_BUILDER
    assert (len(board.bits), board.rows, board.columns) == (400, 20, 20)
    assert (board.stride, board.rows * board.stride) == (30, 600)
    assert [board.name(board.at(*place)) for place in ((6, 6), (0, 0), (19, 19))] == [
        "G7",
        "A1",
        "T20",
    ]
    assert [line.bit_count() for line in board.lines[0]] == [20] * 20


def test_WK_2_the_map_of_winter_kingdom() -> None:
    board = WINTER_KINGDOM
    assert len(board.bits) == 427
    missing = [6 - board.neighbours(1 << bit).bit_count() for bit in cells(board.edge)]
    assert sorted(missing) == [1] * 6 + [2] * 60 + [3] * 12
    for axis in board.lines:
        assert len(axis) == 27
        assert min(map(int.bit_count, axis)) == 5
        assert max(map(int.bit_count, axis)) == 22
        assert all(len(board.areas(line)) == 1 for line in axis), "no line has a gap"
    two_away = [board.around(1 << bit, 2) for bit in board.bits]
    walked = [board.travel(1 << bit, board.board, 2) for bit in board.bits]
    assert two_away == walked, "cells at distance 2 have a common neighbour on the map"
