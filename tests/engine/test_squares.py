"""The masks of squares against rows and columns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.engine.squares import Squares, cell_name, cells, mask

BOARDS = st.builds(Squares, st.integers(1, 8), st.integers(1, 8))


@st.composite
def boards_with_cells(draw: st.DrawFn) -> tuple[Squares, set[int]]:
    board = draw(BOARDS)
    return board, draw(st.sets(st.integers(0, board.size - 1)))


@given(st.sets(st.integers(0, 700)))
def test_masks_are_sets_of_cells(chosen: set[int]) -> None:
    assert cells(mask(chosen)) == tuple(sorted(chosen))
    assert mask(chosen) == sum(1 << cell for cell in chosen)


@given(BOARDS)
def test_cells_run_row_by_row(board: Squares) -> None:
    places = [(r, c) for r in range(board.rows) for c in range(board.columns)]
    assert [board.place(cell) for cell in cells(board.board)] == places
    assert [board.cell(*place) for place in places] == list(range(board.size))


@given(BOARDS)
def test_names_are_read_back(board: Squares) -> None:
    assert len(set(board.names)) == board.size
    for cell in range(board.size):
        row, column = board.place(cell)
        assert board.name(cell) == f"{'ABCDEFGH'[column]}{row + 1}"
        assert board.named(board.name(cell)) == cell
    beyond = [f"A{board.rows + 1}", cell_name(0, board.columns), "A0", "a1", "A01", "1A", " A1", ""]
    assert [board.named(name) for name in beyond] == [None] * len(beyond)


def test_columns_go_on_after_z() -> None:
    named = [cell_name(0, column) for column in (0, 25, 26, 51, 52, 701, 702)]
    assert named == ["A1", "Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1"]


@given(BOARDS)
def test_lines_hold_their_cells(board: Squares) -> None:
    for cell in range(board.size):
        row, column = board.place(cell)
        assert [r for r, line in enumerate(board.row_masks) if line >> cell & 1] == [row]
        assert [c for c, line in enumerate(board.column_masks) if line >> cell & 1] == [column]
    assert sum(board.row_masks) == sum(board.column_masks) == board.board


@given(boards_with_cells())
def test_neighbours_share_a_side(made: tuple[Squares, set[int]]) -> None:
    board, chosen = made
    expected = set()
    for row, column in map(board.place, chosen):
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < board.rows and 0 <= c < board.columns:
                expected.add(board.cell(r, c))
    assert set(cells(board.neighbours(mask(chosen)))) == expected


@given(boards_with_cells())
def test_transpose_and_mirror(made: tuple[Squares, set[int]]) -> None:
    board, chosen = made
    turned = Squares(board.columns, board.rows)
    swapped = {turned.cell(column, row) for row, column in map(board.place, chosen)}
    assert set(cells(board.transpose(mask(chosen)))) == swapped
    reflected = {board.cell(r, board.columns - 1 - c) for r, c in map(board.place, chosen)}
    assert set(cells(board.mirror(mask(chosen)))) == reflected


@pytest.mark.parametrize(("rows", "columns"), [(0, 6), (5, 0), (-1, 2)])
def test_a_board_without_cells_is_refused(rows: int, columns: int) -> None:
    with pytest.raises(ValueError, match="needs rows and columns"):
        Squares(rows, columns)


@pytest.mark.parametrize(("row", "column"), [(5, 0), (0, 6), (-1, 0), (0, -1)])
def test_places_off_the_board_are_refused(row: int, column: int) -> None:
    with pytest.raises(ValueError, match="no cell"):
        Squares(5, 6).cell(row, column)
