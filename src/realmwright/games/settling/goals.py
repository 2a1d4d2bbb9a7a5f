"""Goals: what the pieces of a seat are worth.

A goal counts once for everything: the gold, the preview and the hexes that the client lights all
come from the same tally.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmwright.games.settling.words import Where

if TYPE_CHECKING:
    from realmwright.games.settling.position import SettlingPosition

Tally = tuple[int, int, int]
"""The gold, the number that was counted, and the mask of the hexes that earned it."""


@dataclass(frozen=True, slots=True)
class Goal:
    """`tally(position, seat)` counts. `mutual`: whether the pieces of others matter, too."""

    tally: Callable[[SettlingPosition, int], Tally]
    mutual: bool = False


def each(where: Where, gold: int) -> Goal:
    """Gold for each of these hexes."""
    at = where.at

    def tally(position: SettlingPosition, seat: int) -> Tally:
        cells = at(position, seat)
        count = cells.bit_count()
        return gold * count, count, cells

    return Goal(tally)


def each_reached(where: Where, gold: int) -> Goal:
    """Gold for each of these hexes that an own piece is next to; the pieces light up with them."""
    at = where.at

    def tally(position: SettlingPosition, seat: int) -> Tally:
        reached = at(position, seat) & position.reach[seat]
        count = reached.bit_count()
        return gold * count, count, reached | position.land.near(reached) & position.own[seat]

    return Goal(tally)


def each_line(gold: int) -> Goal:
    """Gold for each horizontal line with an own piece."""

    def tally(position: SettlingPosition, seat: int) -> Tally:
        own = position.own[seat]
        count = 0
        for row in position.land.rows:
            if own & row:
                count += 1
        return gold * count, count, own

    return Goal(tally)


def best_line(gold: int) -> Goal:
    """Gold for each own piece on the one horizontal line that has the most."""

    def tally(position: SettlingPosition, seat: int) -> Tally:
        own = position.own[seat]
        best = most = 0
        for row in position.land.rows:
            here = own & row
            if here and (count := here.bit_count()) > most:
                best, most = here, count
        return gold * most, most, best

    return Goal(tally)


def each_area(gold: int) -> Goal:
    """Gold for each area of own pieces."""

    def tally(position: SettlingPosition, seat: int) -> Tally:
        own = position.own[seat]
        count = len(position.land.field.hexes.areas(own))
        return gold * count, count, own

    return Goal(tally)


def largest_area(gold: int, per: int) -> Goal:
    """Gold for every full `per` pieces of the largest own area."""

    def tally(position: SettlingPosition, seat: int) -> Tally:
        best = most = 0
        for area in position.land.field.hexes.areas(position.own[seat]):
            if (count := area.bit_count()) > most:
                best, most = area, count
        return gold * (most // per), most, best

    return Goal(tally)


def linked(where: Where, gold: int) -> Goal:
    """Gold for each of these hexes that own pieces link with another one."""
    at = where.at

    def tally(position: SettlingPosition, seat: int) -> Tally:
        land = position.land
        ends = at(position, seat)
        places = cells = 0
        # Only pieces next to such a hex begin a link.
        start = position.own[seat] & land.near(ends)
        own = position.own[seat]
        while start:
            area = land.field.hexes.area(start & -start, own)
            touched = land.near(area) & ends
            if touched & touched - 1:
                places |= touched
                cells |= area
            start &= ~area
        count = places.bit_count()
        return gold * count, count, cells | places

    return Goal(tally)


def each_in_weakest_part(gold: int) -> Goal:
    """Gold for each own piece in the one quadrant that has the fewest."""

    def tally(position: SettlingPosition, seat: int) -> Tally:
        own = position.own[seat]
        weakest = min((own & part for part in position.land.quadrants), key=int.bit_count)
        count = weakest.bit_count()
        return gold * count, count, weakest

    return Goal(tally)


def majorities(first: int, second: int, *, zero: bool) -> Goal:
    """In each quadrant gold for the most pieces and for the next lower number.

    Ties do not use up places. `zero`: whether no piece at all is a number like others.
    """

    def tally(position: SettlingPosition, seat: int) -> Tally:
        gold = count = cells = 0
        for part in position.land.quadrants:
            mine = position.own[seat] & part
            here = mine.bit_count()
            if not here and not zero:
                continue
            above = {n for own in position.own if (n := (own & part).bit_count()) > here}
            if len(above) < 2:
                gold += second if above else first
                count += 1
                cells |= mine
        return gold, count, cells

    return Goal(tally, mutual=True)
