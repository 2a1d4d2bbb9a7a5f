"""The main board of Kingdom Builder: terrains, their letters, and where everything lies (KB-2)."""

from __future__ import annotations

from realmwright.engine.hexes import rectangle
from realmwright.games.settling.field import Field

SIZE = 10
"""Rows and columns of a quadrant (KB-1.10)."""
BOARD = 2 * SIZE

GRASS, CANYON, DESERT, FLOWER, FOREST, WATER, MOUNTAIN = range(7)
TERRAINS = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")
LETTERS = "GCDFTWM"
"""The letters of the terrains in edition files; K is a castle, L and l are locations."""
BUILDABLE = range(FOREST + 1)

FIELD = Field(rectangle(BOARD, BOARD))

PLACES = ((0, 0), (0, SIZE), (SIZE, 0), (SIZE, SIZE))
"""Row and column where the four quadrants begin: KB-2.6."""

ROWS = tuple(FIELD.union(range(row * BOARD, (row + 1) * BOARD)) for row in range(BOARD))
"""The horizontal lines (KB-2.8)."""

QUADRANTS = tuple(
    FIELD.union(
        (top + row) * BOARD + left + column for row in range(SIZE) for column in range(SIZE)
    )
    for top, left in PLACES
)
