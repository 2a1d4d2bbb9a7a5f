"""Scoring of rows and columns (K-7)."""

from __future__ import annotations

from dataclasses import dataclass

from realmwright.engine.squares import cells
from realmwright.games.kingdoms.pieces import (
    CASTLE,
    DRAGON,
    FULL,
    GRID,
    HAZARD,
    MINE,
    MOUNTAIN,
    RESOURCE,
    Board,
    weigh,
)

LINES = (*GRID.row_masks, *GRID.column_masks)
"""The eleven lines in scoring order: rows 1 to 5, then columns 1 to 6 (K-7.11)."""

ALL_LINES = (1 << len(LINES)) - 1

GOALS = (
    *(f"row-{n}" for n in range(1, GRID.rows + 1)),
    *(f"column-{n}" for n in range(1, GRID.columns + 1)),
)
GOAL = {goal: line for line, goal in enumerate(GOALS)}

LINES_THROUGH = tuple(
    (cell // GRID.columns, GRID.rows + cell % GRID.columns) for cell in range(GRID.size)
)


def _segments(line: tuple[int, ...], mountains: int) -> tuple[int, ...]:
    """The parts between the edges and the mountains, empty ones included (K-7.2)."""
    parts = [0]
    for cell in line:
        if mountains >> cell & 1:
            parts.append(0)
        else:
            parts[-1] |= 1 << cell
    return tuple(parts)


def _cuts(line: int) -> dict[int, tuple[int, ...]]:
    """For every set of mountains in a line: its segments."""
    places = cells(line)
    cuts = {}
    for pattern in range(1 << len(places)):
        mountains = sum(1 << cell for i, cell in enumerate(places) if pattern >> i & 1)
        cuts[mountains] = _segments(places, mountains)
    return cuts


SEGMENTS = tuple(_cuts(line) for line in LINES)
"""For each line, its segments by the mountains that stand in it."""


def base_of(board: Board, segment: int) -> int:
    """The base value of a segment (K-7.3): the dragon cancels resources, the mine doubles."""
    base = -weigh(board, HAZARD, segment)
    if not board[DRAGON] & segment:
        base += weigh(board, RESOURCE, segment)
    return 2 * base if board[MINE] & segment else base


def segments_of(board: Board, line: int) -> tuple[int, ...]:
    return SEGMENTS[line][board[MOUNTAIN] & LINES[line]]


def pay_line(board: Board, line: int, gold: list[int]) -> None:
    """Add what a line pays to the gold of every seat (K-7.4)."""
    for segment in SEGMENTS[line][board[MOUNTAIN] & LINES[line]]:
        base = base_of(board, segment)
        if base:
            plane = CASTLE
            for seat in range(len(gold)):
                gold[seat] += base * weigh(board, plane, segment)
                plane += 3


def full_lines(free: int) -> int:
    """The set of lines (bit i = line i) that have no empty space."""
    filled = FULL & ~free
    return sum(1 << i for i, line in enumerate(LINES) if filled & line == line)


@dataclass(frozen=True, slots=True)
class Part:
    """A segment with its base value, what each seat has in it, and what each is paid."""

    segment: int
    base: int
    stakes: tuple[int, ...]
    tags: tuple[str, ...]

    @property
    def gold(self) -> tuple[int, ...]:
        return tuple(self.base * stake for stake in self.stakes)

    @property
    def cells(self) -> tuple[int, ...]:
        return cells(self.segment)


def parts_of(board: Board, line: int, seats: int) -> list[Part]:
    """The scoring of a line, segment by segment, empty segments included."""
    return [
        Part(
            segment,
            base_of(board, segment),
            tuple(weigh(board, CASTLE + 3 * seat, segment) for seat in range(seats)),
            tuple(
                tag for tag, plane in (("dragon", DRAGON), ("mine", MINE)) if board[plane] & segment
            ),
        )
        for segment in segments_of(board, line)
    ]


def line_gold(parts: list[Part], seats: int) -> tuple[int, ...]:
    """What a line pays to each seat."""
    return tuple(sum(part.gold[seat] for part in parts) for seat in range(seats))
