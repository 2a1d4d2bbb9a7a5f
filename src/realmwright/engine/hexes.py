"""Boards of hexes as masks: a set of cells is one Python integer.

Hexes have their points up and down. A cell has axial coordinates (q, r): q grows to the right, r
downwards, and its six neighbours are

    E (q+1, r)   SE (q, r+1)   SW (q-1, r+1)   W (q-1, r)   NW (q, r-1)   NE (q+1, r-1)

The bit of a cell is `(r - first r) * stride + (q - first q)`. The stride is one wider than the
widest row, so each direction is one shift by a constant, and whatever steps off a row at its end
lands in the empty guard column between it and the next: `& board` removes it. A rectangle of offset
rows is a parallelogram in axial coordinates; its unused corners cost nothing but zero bits.

Between the edges of a program there are only masks and bits. At the edges a bit is also a name
(`G7`), a place (row, column) counted from 0 in offset rows, where every odd row stands half a hex
to the right of the even ones, and a number among the cells counted row by row.
"""

from __future__ import annotations

from collections.abc import Iterable

from realmwright.engine.squares import cell_name, cells

Axial = tuple[int, int]
"""The coordinates (q, r)."""

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""E, SE, SW, W, NW, NE: clockwise; the opposite of direction d is (d + 3) % 6."""


def rectangle(rows: int, columns: int) -> list[Axial]:
    """The cells of a rectangle of offset rows; (0, 0) is its top left corner."""
    return [(column - row // 2, row) for row in range(rows) for column in range(columns)]


def hexagon(radius: int, centre: Axial = (0, 0)) -> list[Axial]:
    """The cells at most `radius` steps from a centre, row by row."""
    q, r = centre
    return [
        (q + dq, r + dr)
        for dr in range(-radius, radius + 1)
        for dq in range(max(-radius, -radius - dr), min(radius, radius - dr) + 1)
    ]


class Hexes:
    """A board made of any set of hexes; it may have holes and need not hang together.

    >>> board = Hexes(rectangle(20, 20))
    >>> [board.name(bit) for bit in cells(board.neighbours(1 << board.bit(3, 5)))]
    ['F5', 'G5', 'E6', 'G6', 'F7', 'G7']
    """

    __slots__ = (
        "_bit_of_name",
        "_first_column",
        "_first_q",
        "_first_r",
        "_frame",
        "_numbers",
        "bits",
        "board",
        "columns",
        "edge",
        "lines",
        "rows",
        "shifts",
        "stride",
    )

    def __init__(self, coordinates: Iterable[Axial]) -> None:
        places = set(coordinates)
        if not places:
            raise ValueError("a board needs at least one cell")
        self._first_q = min(q for q, _ in places)
        self._first_r = min(r for _, r in places)
        width = max(q for q, _ in places) - self._first_q + 1
        self.rows = max(r for _, r in places) - self._first_r + 1
        self.stride = width + 1
        self.shifts = (1, self.stride, self.stride - 1, -1, -self.stride, 1 - self.stride)
        """The shift of each of the `DIRECTIONS`; positive ones go to higher bits."""
        self.board = 0
        """The mask of all cells."""
        for q, r in places:
            self.board |= 1 << (r - self._first_r) * self.stride + q - self._first_q
        full_row = (1 << width) - 1
        # Everything but the guard column: what may lie between two cells, holes included.
        self._frame = sum(full_row << row * self.stride for row in range(self.rows))
        self.bits = cells(self.board)
        """The bit of every cell, row by row: the cell with number i has the bit `bits[i]`."""
        self._numbers = {bit: number for number, bit in enumerate(self.bits)}
        offsets = [q + (r - self._first_r) // 2 for q, r in places]
        self._first_column = min(offsets)
        self.columns = max(offsets) - self._first_column + 1
        self._bit_of_name = {self.name(bit): bit for bit in self.bits}
        self.edge = self._edge()
        """The cells with fewer than six neighbours."""
        self.lines = self._lines()
        """The lines of the three axes: W–E (same r), NW–SE (same q), NE–SW (same q + r)."""

    def _edge(self) -> int:
        inner = self.board
        for direction in range(6):
            inner &= self.step(self.board, direction)
        return self.board & ~inner

    def _lines(self) -> tuple[tuple[int, ...], ...]:
        axes: tuple[dict[int, int], ...] = ({}, {}, {})
        for bit in self.bits:
            q, r = self.axial(bit)
            for axis, key in zip(axes, (r, q, q + r), strict=True):
                axis[key] = axis.get(key, 0) | 1 << bit
        return tuple(tuple(axis[key] for key in sorted(axis)) for axis in axes)

    # -- the edges: names, places, coordinates, numbers -------------------------------------------

    def bit(self, q: int, r: int) -> int:
        """The bit of the cell with these axial coordinates; `ValueError` if there is none."""
        bit = (r - self._first_r) * self.stride + q - self._first_q
        # A q outside the frame would count as a cell of another row.
        if not 0 <= q - self._first_q < self.stride or bit not in self._numbers:
            raise ValueError(f"no cell at q {q}, r {r}")
        return bit

    def axial(self, bit: int) -> Axial:
        """The coordinates (q, r) of a bit."""
        row, column = divmod(bit, self.stride)
        return column + self._first_q, row + self._first_r

    def place(self, bit: int) -> tuple[int, int]:
        """The row and column of a bit, both counted from 0 in the offset rows of this board."""
        row, column = divmod(bit, self.stride)
        return row, column + self._first_q + row // 2 - self._first_column

    def at(self, row: int, column: int) -> int:
        """The bit at a row and column; `ValueError` if the board has no cell there."""
        return self.bit(column + self._first_column - row // 2, row + self._first_r)

    def name(self, bit: int) -> str:
        """The name of a cell: its column in letters, its row as a number from 1."""
        return cell_name(*self.place(bit))

    def named(self, name: str) -> int | None:
        """The bit of the cell of that name, or None if the board has none."""
        return self._bit_of_name.get(name)

    def pack(self, mask: int) -> int:
        """The mask with one bit per cell and no gaps: bit i for the cell with number i."""
        packed = 0
        for bit in cells(mask):
            packed |= 1 << self._numbers[bit]
        return packed

    def unpack(self, packed: int) -> int:
        """The mask that `pack` made small."""
        mask = 0
        for number in cells(packed):
            mask |= 1 << self.bits[number]
        return mask

    # -- geometry of masks ------------------------------------------------------------------------

    def step(self, mask: int, direction: int) -> int:
        """The cells one step from the mask in one of the `DIRECTIONS`."""
        shift = self.shifts[direction]
        return (mask << shift if shift > 0 else mask >> -shift) & self.board

    def neighbours(self, mask: int) -> int:
        """The cells next to a cell of the mask; those of the mask too, if they touch each other."""
        # `_next_to`, written out: search asks for little else.
        wide = self.stride
        right = mask << 1
        pair = mask | right
        return (right | mask >> 1 | pair << wide - 1 | pair >> wide) & self.board

    def _next_to(self, mask: int) -> int:
        # Of the two cells below a cell, and of the two above it, one is right of the other: the
        # mask and its right neighbours are moved together.
        wide = self.stride
        right = mask << 1
        pair = mask | right
        return right | mask >> 1 | pair << wide - 1 | pair >> wide

    def around(self, mask: int, distance: int) -> int:
        """The cells at most this far from a cell of the mask, whatever lies between."""
        for _ in range(distance):
            mask = (mask | self._next_to(mask)) & self._frame
        return mask & self.board

    def straight(self, mask: int, direction: int, distance: int) -> int:
        """The cells exactly this far from the mask in one of the `DIRECTIONS`.

        It does not matter what lies between, not even a hole in the board.
        """
        shift = self.shifts[direction]
        for _ in range(distance):
            mask = (mask << shift if shift > 0 else mask >> -shift) & self._frame
        return mask & self.board

    def jumps(self, mask: int, distance: int = 2) -> int:
        """The cells exactly this far from a cell of the mask in a straight line."""
        found = 0
        for direction in range(6):
            found |= self.straight(mask, direction, distance)
        return found

    def slides(self, bit: int, free: int) -> int:
        """Where a piece comes to rest that slides over free cells as far as it can.

        A direction in which it cannot move at all gives no cell.
        """
        found = 0
        for direction in range(6):
            at = 1 << bit
            while ahead := self.step(at, direction) & free:
                at = ahead
            found |= at
        return found & ~(1 << bit)

    def line_ends(self, mask: int, length: int) -> int:
        """The cells that continue a straight run of at least `length` cells of the mask."""
        found = 0
        more = range(length - 1)
        for shift in (1, self.stride, self.stride - 1):
            # The first cells of such runs; none crosses the guard column, where nothing is set.
            run = mask
            for _ in more:
                run &= run >> shift
            if run:
                found |= run << length * shift | run >> shift
        return found & self.board & ~mask

    def area(self, start: int, within: int) -> int:
        """All cells of `within` that hang together with those of `start` that are in it."""
        # `_next_to`, written out: areas grow step by step.
        wide = self.stride
        area = start & within
        while True:
            pair = area | area << 1
            grown = (pair | area >> 1 | pair << wide - 1 | pair >> wide) & within
            if grown == area:
                return area
            area = grown

    def areas(self, mask: int) -> list[int]:
        """The connected parts of a mask, in the order of their lowest bits."""
        parts = []
        while mask:
            part = self.area(mask & -mask, mask)
            parts.append(part)
            mask ^= part
        return parts

    def travel(self, start: int, within: int, steps: int) -> int:
        """The cells of `within` that at most so many steps lead to, all of them over `within`.

        The start itself need not be in `within` and is not counted unless it is.
        """
        reached = front = start
        for _ in range(steps):
            front = self._next_to(front) & within & ~reached
            if not front:
                break
            reached |= front
        return reached & within

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two bits on an unlimited board."""
        q, r = self.axial(one)
        other_q, other_r = self.axial(other)
        dq, dr = q - other_q, r - other_r
        return max(abs(dq), abs(dr), abs(dq + dr))
