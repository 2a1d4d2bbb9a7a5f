"""Words for places: sets of hexes that depend on the position and the seat.

A word combines with others by `&`, `|` and `-`. Each also knows what to say of a hex that is not
in it, so that a sentence made of words can explain itself.

    farm   = Build(on=terrain(GRASS))
    tower  = Build(on=edge & buildable)
    tavern = Build(on=line_ends(3) & buildable, touching=ANYWHERE)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from realmwright.engine.contract import Json

if TYPE_CHECKING:
    from realmwright.games.settling.position import SettlingPosition

Mask = Callable[["SettlingPosition", int], int]
"""The hexes of a word, for a position and a seat."""

Refusal = tuple[str, Mapping[str, Json]]
"""Why not: a code for the catalogue and its parameters."""

Lack = Callable[["SettlingPosition", int], Refusal]
"""What to say of a hex (its number) that a word does not hold."""


class Where:
    """A set of hexes, as a function of the position and the seat."""

    __slots__ = ("at", "lack")

    def __init__(self, at: Mask, lack: Lack | None = None) -> None:
        self.at = at
        self.lack = lack

    def __and__(self, other: Where) -> Where:
        one, two = self.at, other.at

        def lack(position: SettlingPosition, number: int) -> Refusal:
            seat = position.to_act or 0
            missing = other if one(position, seat) & position.land.field.mask[number] else self
            return missing.why_not(position, number)

        return Where(lambda position, seat: one(position, seat) & two(position, seat), lack)

    def __or__(self, other: Where) -> Where:
        one, two = self.at, other.at
        return Where(lambda position, seat: one(position, seat) | two(position, seat), self.lack)

    def __sub__(self, other: Where) -> Where:
        one, two = self.at, other.at
        return Where(lambda position, seat: one(position, seat) & ~two(position, seat), self.lack)

    def why_not(self, position: SettlingPosition, number: int) -> Refusal:
        """Why a hex is not in this set, given that it is not."""
        assert self.lack is not None, "a word that effects use must be able to explain itself"
        return self.lack(position, number)


def _cell(position: SettlingPosition, number: int) -> dict[str, Json]:
    name = position.land.field.name(number)
    return {"cell": name, "ground": position.ground_at(number)}


def terrain(kind: int) -> Where:
    """The hexes of one terrain."""

    def lack(position: SettlingPosition, number: int) -> Refusal:
        wanted = position.terrain_names[kind]
        code = "not_water" if wanted == "water" else "wrong_terrain"
        return code, {**_cell(position, number), "terrain": wanted}

    return Where(lambda position, seat: position.land.terrain[kind], lack)


def _card(position: SettlingPosition, seat: int) -> int:
    played = position.played
    return position.land.terrain[played] if played >= 0 else 0


def _not_card(position: SettlingPosition, number: int) -> Refusal:
    if position.played < 0:
        return "no_card", {}
    wanted = position.terrain_names[position.played]
    return "wrong_terrain", {**_cell(position, number), "terrain": wanted}


card_terrain = Where(_card, _not_card)
"""The hexes of the terrain of the played card."""

buildable = Where(
    lambda position, seat: position.land.buildable,
    lambda position, number: ("not_buildable_terrain", _cell(position, number)),
)
"""The hexes of all terrains that settlements may be built on."""

edge = Where(
    lambda position, seat: position.land.field.hexes.edge,
    lambda position, number: ("not_edge", _cell(position, number)),
)
"""The hexes at the edge of the board."""

own = Where(lambda position, seat: position.own[seat])
"""The hexes with the seat's own pieces."""

castles = Where(lambda position, seat: position.land.castles)
"""The castle hexes."""

special = Where(lambda position, seat: position.land.special)
"""Castle and location hexes."""


def near(where: Where) -> Where:
    """The hexes next to one of a set."""
    at = where.at
    return Where(lambda position, seat: position.land.near(at(position, seat)))


def line_ends(length: int) -> Where:
    """The hexes that continue a straight line of at least so many own pieces."""
    return Where(
        lambda position, seat: position.land.field.hexes.line_ends(position.own[seat], length),
        lambda position, number: ("not_line_end", {**_cell(position, number), "n": length}),
    )
