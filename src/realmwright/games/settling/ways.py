"""Ways: how a piece gets from where it is to somewhere else, whatever it may land on."""

from __future__ import annotations

from functools import cache

from realmwright.games.settling.field import Field
from realmwright.games.settling.words import Refusal


class Way:
    """`ends` are the hexes that a piece can get to, `starts` the hexes from which it gets to one
    of the `ends` it is given; neither asks what lies there."""

    __slots__ = ("distance",)

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def ends(self, field: Field, number: int) -> int:
        return _jumps(field, self.distance)[number]

    def starts(self, field: Field, ends: int) -> int:
        found = 0
        for shift, able in _leaps(field, self.distance):
            found |= (ends >> shift if shift > 0 else ends << -shift) & able
        return found

    def why_not(self, field: Field, number: int, start: int) -> Refusal:
        names = {"cell": field.name(number), "from": field.name(start)}
        return "not_two_away", {**names, "n": self.distance}


@cache
def _jumps(field: Field, distance: int) -> tuple[int, ...]:
    """For every hex: those exactly so far away in a straight line."""
    return tuple(field.hexes.jumps(mask, distance) for mask in field.mask)


@cache
def _leaps(field: Field, distance: int) -> tuple[tuple[int, int], ...]:
    """For each direction: the shift, and the hexes from which it ends on the board.

    Without the second a leap over the guard column would come back in another row.
    """
    hexes = field.hexes
    found = []
    for direction, shift in enumerate(hexes.shifts):
        able = 0
        for mask in field.mask:
            end = hexes.straight(mask, direction, distance)
            if end:
                able |= mask
        found.append((shift * distance, able))
    return tuple(found)


def jump(distance: int) -> Way:
    """Exactly so many hexes in a straight line, over whatever lies between (KB-10.8)."""
    return Way(distance)
