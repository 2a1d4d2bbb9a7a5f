"""What a client gets of a position: a scene to draw and the choices to offer.

A scene is made from a *seen* position, so it holds nothing its reader may not know. It carries
codes and numbers, never sentences. Any game on squares or hexes is drawn from these same parts.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Grid(TypedDict):
    shape: Literal["square", "hex"]
    rows: int
    columns: int


class Piece(TypedDict):
    """What stands on a cell. `seat` for pieces with an owner, `face` for tiles."""

    kind: str
    face: NotRequired[str]
    value: NotRequired[int]
    seat: NotRequired[int]
    rank: NotRequired[int]


class Cell(TypedDict):
    """A place on the board. `count` is what lies ready there: tiles left on a location hex."""

    name: str
    ground: str
    piece: NotRequired[Piece]
    count: NotRequired[int]


class Part(TypedDict):
    """A part of a goal that is scored by itself.

    In Kingdoms a segment of a row or column: `stakes` is what each seat has in it (sum of castle
    ranks), `gold` what each would get now. In Kingdom Builder one part per seat: `cells` are those
    that earn it gold, `stakes` holds what was counted, `gold` what it pays.
    """

    cells: list[int]
    base: int
    stakes: list[int]
    gold: list[int]
    tags: list[str]


class Goal(TypedDict):
    """Something that scores: a row or column of Kingdoms, a card of Kingdom Builder."""

    id: str
    kind: str
    n: int
    gold: list[int]
    parts: list[Part]
    paid: bool
    """Whether its gold is already in the seats' purses."""


class Item(TypedDict):
    """Something in a tray beside the board: castles in hand, a secret tile, the pool.

    A tile or card that lies face-down for the reader has no `face`. Location tiles have a `state`
    (`ready`, `fresh`, `used`) and the `cell` they were taken from.
    """

    kind: str
    count: int
    face: NotRequired[str]
    rank: NotRequired[int]
    state: NotRequired[str]
    cell: NotRequired[int]


class SeatScene(TypedDict):
    gold: int
    projected: NotRequired[int]
    """The gold if the round were scored now; absent when the table hides it."""
    tray: list[Item]


class Turn(TypedDict):
    to_act: int | None
    step: str
    """What the seat to act decides; `over` at the end. For Kingdoms `turn`, `place`, `pick`, for
    Kingdom Builder `turn`, `build`, `move`, `after`."""
    round: int
    rounds: int | None
    """None when the number of rounds is open."""
    starter: int
    item: NotRequired[Item]
    """The piece being placed (a tile just drawn), or the card that is played."""
    left: NotRequired[int]
    """The builds of the mandatory action that are still to come."""
    last: NotRequired[bool]
    """Whether the end of the game has been triggered."""
    lifted: NotRequired[int]
    """The cell of a piece that was taken up and has to be put somewhere."""


class Scene(TypedDict):
    grid: Grid
    cells: list[Cell]
    goals: list[Goal]
    seats: list[SeatScene]
    common: list[Item]
    """Supplies that belong to nobody; for Kingdoms the pool and what is still unseen."""
    turn: Turn
    ranking: NotRequired[list[list[int]]]
    """Only at the end of the game."""


class Choice(TypedDict):
    """One thing the seat to act may do.

    With `cells` (a hexadecimal bit string, bit i = cell i) the action is `action + cell`;
    without, it is `action` itself.
    """

    verb: str
    action: int
    cells: NotRequired[str]
    face: NotRequired[str]
    rank: NotRequired[int]
    count: NotRequired[int]
