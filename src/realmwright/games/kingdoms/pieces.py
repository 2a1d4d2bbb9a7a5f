"""The pieces of Kingdoms and how the board holds them.

Tiles of the same face are interchangeable in play (K-1.4), so the engine deals in *faces*:
`+1`…`+6` (resources), `-1`…`-6` (hazards), `MT` (mountain), `DR` (dragon), `GM` (gold mine).

A board is a list of masks, one bit per space. Numbers are kept as *bit planes*: the value 5 is a
bit in the planes for 4 and 1, so the sum of the values in any set of spaces is three bit counts.
"""

from __future__ import annotations

from realmwright.engine.squares import Squares

GRID = Squares(rows=5, columns=6)  # K-1.2
CELLS = GRID.size
FULL = GRID.board

FACES = (
    *(f"+{value}" for value in range(1, 7)),
    *(f"-{value}" for value in range(1, 7)),
    "MT",
    "DR",
    "GM",
)
FACE = {name: index for index, name in enumerate(FACES)}
VALUES = (*range(1, 7), *range(-1, -7, -1), 0, 0, 0)
KINDS = (*["resource"] * 6, *["hazard"] * 6, "mountain", "dragon", "gold_mine")
HIDDEN = len(FACES)
"""Stands for the face of a tile that lies face-down for the reader."""

RANKS = (1, 2, 3, 4)

# Planes of a board: three for resources, three for hazards, one each for the special tiles, then
# three for the castles of each seat.
RESOURCE, HAZARD, MOUNTAIN, DRAGON, MINE, CASTLE = 0, 3, 6, 7, 8, 9

Board = list[int]


def _bits_of(number: int, first_plane: int) -> tuple[int, ...]:
    return tuple(first_plane + bit for bit in range(3) if number >> bit & 1)


FACE_PLANES = (
    *(_bits_of(value, RESOURCE) for value in range(1, 7)),
    *(_bits_of(value, HAZARD) for value in range(1, 7)),
    (MOUNTAIN,),
    (DRAGON,),
    (MINE,),
)
CASTLE_PLANES = tuple(
    tuple(_bits_of(rank, CASTLE + 3 * seat) for rank in (0, *RANKS)) for seat in range(4)
)


def empty_board(seats: int) -> Board:
    return [0] * (CASTLE + 3 * seats)


def weigh(board: Board, plane: int, cells: int) -> int:
    """The sum of the numbers that three planes hold in a set of spaces."""
    return (
        (board[plane] & cells).bit_count()
        + 2 * (board[plane + 1] & cells).bit_count()
        + 4 * (board[plane + 2] & cells).bit_count()
    )


def face_at(board: Board, bit: int) -> int | None:
    """The face of the tile on a space (given as a mask of one bit), if a tile is there."""
    if value := weigh(board, RESOURCE, bit):
        return value - 1
    if value := weigh(board, HAZARD, bit):
        return value + 5
    for plane, face in ((MOUNTAIN, "MT"), (DRAGON, "DR"), (MINE, "GM")):
        if board[plane] & bit:
            return FACE[face]
    return None


def castle_at(board: Board, bit: int) -> tuple[int, int] | None:
    """Seat and rank of the castle on a space, if a castle is there."""
    for seat in range((len(board) - CASTLE) // 3):
        if rank := weigh(board, CASTLE + 3 * seat, bit):
            return seat, rank
    return None


def faces_on(board: Board) -> list[int]:
    """The faces of all tiles on the board."""
    faces = (face_at(board, 1 << cell) for cell in range(CELLS))
    return [face for face in faces if face is not None]
