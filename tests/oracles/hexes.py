"""Slow hexes: cube coordinates and sets, written without a look at the masks.

A cell is (x, y, z) with x + y + z = 0. Two cells are neighbours if exactly one coordinate is equal
and the other two differ by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

Cube = tuple[int, int, int]
Cells = frozenset[Cube]

DIRECTIONS: tuple[Cube, ...] = (
    (1, -1, 0),
    (0, -1, 1),
    (-1, 0, 1),
    (-1, 1, 0),
    (0, 1, -1),
    (1, 0, -1),
)
"""E, SE, SW, W, NW, NE."""


def cube(q: int, r: int) -> Cube:
    return q, -q - r, r


def from_offset(row: int, column: int) -> Cube:
    """The cell at a row and column where odd rows stand half a hex to the right."""
    return cube(column - (row - row % 2) // 2, row)


def plus(cell: Cube, direction: int, times: int = 1) -> Cube:
    dx, dy, dz = DIRECTIONS[direction]
    return cell[0] + dx * times, cell[1] + dy * times, cell[2] + dz * times


def distance(one: Cube, other: Cube) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) // 2


def step(board: Set[Cube], cells: Iterable[Cube], direction: int) -> Cells:
    return frozenset(plus(cell, direction) for cell in cells) & board


def neighbours(board: Set[Cube], cells: Set[Cube]) -> Cells:
    return frozenset(a for a in board for b in cells if distance(a, b) == 1)


def around(board: Set[Cube], cells: Set[Cube], radius: int) -> Cells:
    return frozenset(a for a in board if any(distance(a, b) <= radius for b in cells))


def jumps(board: Set[Cube], cells: Set[Cube], length: int) -> Cells:
    """In a straight line exactly one of the three coordinates stays the same."""
    return frozenset(
        a
        for a in board
        for b in cells
        if distance(a, b) == length and any(m == n for m, n in zip(a, b, strict=True))
    )


def slides(board: Set[Cube], cell: Cube, free: Set[Cube]) -> Cells:
    ends = set()
    for direction in range(6):
        far = 0
        while plus(cell, direction, far + 1) in board & free:
            far += 1
        if far:
            ends.add(plus(cell, direction, far))
    return frozenset(ends)


def line_ends(board: Set[Cube], own: Set[Cube], length: int) -> Cells:
    return frozenset(
        cell
        for cell in board - own
        for direction in range(6)
        if all(plus(cell, direction, i) in own for i in range(1, length + 1))
    )


def areas(cells: Set[Cube]) -> list[Cells]:
    left = set(cells)
    found = []
    while left:
        todo = [left.pop()]
        area = set(todo)
        while todo:
            at = todo.pop()
            touching = {cell for cell in left if distance(at, cell) == 1}
            left -= touching
            area |= touching
            todo.extend(touching)
        found.append(frozenset(area))
    return found


def travel(start: Set[Cube], within: Set[Cube], steps: int) -> Cells:
    """Breadth first, one cell at a time."""
    far = dict.fromkeys(start, 0)
    queue = list(start)
    for at in queue:
        if far[at] < steps:
            for direction in range(6):
                beyond = plus(at, direction)
                if beyond in within and beyond not in far:
                    far[beyond] = far[at] + 1
                    queue.append(beyond)
    return frozenset(far) & within


def edge(board: Set[Cube]) -> Cells:
    return frozenset(cell for cell in board if len(neighbours(board, {cell})) < 6)


def lines(board: Set[Cube]) -> list[list[Cells]]:
    """The lines of the three axes: same z, same x, same y (which runs against q + r)."""
    return [
        [
            frozenset(cell for cell in board if cell[axis] == value)
            for value in sorted({cell[axis] for cell in board}, reverse=axis == 1)
        ]
        for axis in (2, 0, 1)
    ]
