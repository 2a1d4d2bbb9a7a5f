"""Boards of squares as masks: a set of cells is one Python integer.

Bit `row * columns + column` stands for a cell, so bit numbers and cell numbers are the same and the
lowest bit is the top left corner. Masks combine with `&`, `|` and `^`; what a board adds are its
lines, its neighbours and its names. Names (`C2`: third column, second row from the top) and rows
and columns belong to the edges of a program; between them there are only masks and cell numbers.
"""

from __future__ import annotations

from collections.abc import Iterable


def cells(mask: int) -> tuple[int, ...]:
    """The cells of a mask in ascending order.

    >>> cells(0b10110)
    (1, 2, 4)
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def mask(cells: Iterable[int]) -> int:
    """The mask of some cells.

    >>> bin(mask([4, 1, 2]))
    '0b10110'
    """
    together = 0
    for cell in cells:
        together |= 1 << cell
    return together


def cell_name(row: int, column: int) -> str:
    """The name of a place: column letters, then the row number from 1; after Z comes AA.

    >>> cell_name(1, 2), cell_name(6, 26)
    ('C2', 'AA7')
    """
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


class Squares:
    """A rectangle of squares.

    >>> board = Squares(5, 6)
    >>> board.name(8), board.named("C2")
    ('C2', 8)
    >>> [board.name(cell) for cell in cells(board.neighbours(1 << 8))]
    ['C1', 'B2', 'D2', 'C3']
    """

    __slots__ = (
        "_cells_by_name",
        "_not_first",
        "_not_last",
        "board",
        "column_masks",
        "columns",
        "names",
        "row_masks",
        "rows",
        "size",
    )

    def __init__(self, rows: int, columns: int) -> None:
        if rows < 1 or columns < 1:
            raise ValueError(f"a board needs rows and columns, not {rows} × {columns}")
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.board = (1 << self.size) - 1
        """The mask of all cells."""
        row = (1 << columns) - 1
        self.row_masks = tuple(row << r * columns for r in range(rows))
        column = sum(1 << r * columns for r in range(rows))
        self.column_masks = tuple(column << c for c in range(columns))
        self._not_first = self.board & ~self.column_masks[0]
        self._not_last = self.board & ~self.column_masks[-1]
        self.names = tuple(cell_name(*divmod(cell, columns)) for cell in range(self.size))
        """The name of every cell."""
        self._cells_by_name = {name: cell for cell, name in enumerate(self.names)}

    def cell(self, row: int, column: int) -> int:
        """The cell at a row and column, both counted from 0."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise ValueError(f"no cell at row {row}, column {column}")
        return row * self.columns + column

    def place(self, cell: int) -> tuple[int, int]:
        """The row and column of a cell, both counted from 0."""
        return divmod(cell, self.columns)

    def name(self, cell: int) -> str:
        """The name of a cell."""
        return self.names[cell]

    def named(self, name: str) -> int | None:
        """The cell of that name, or None if the board has none."""
        return self._cells_by_name.get(name)

    def neighbours(self, mask: int) -> int:
        """The cells that share a side with a cell of the mask."""
        return (
            (mask & self._not_last) << 1
            | (mask & self._not_first) >> 1
            | mask << self.columns
            | mask >> self.columns
        ) & self.board

    def transpose(self, mask: int) -> int:
        """The mask on the board whose rows are this board's columns."""
        together = 0
        for cell in cells(mask):
            row, column = divmod(cell, self.columns)
            together |= 1 << column * self.rows + row
        return together

    def mirror(self, mask: int) -> int:
        """The mask with left and right exchanged."""
        together = 0
        for cell in cells(mask):
            row, column = divmod(cell, self.columns)
            together |= 1 << row * self.columns + self.columns - 1 - column
        return together
