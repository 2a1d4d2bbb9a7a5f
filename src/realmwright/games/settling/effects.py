"""Effects: what an action does, told with the words for places.

An effect says which hexes it may be aimed at and why another hex is not one of them. Carrying it
out is the position's business.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmwright.games.settling.ways import Way
from realmwright.games.settling.words import Refusal, Where

if TYPE_CHECKING:
    from realmwright.games.settling.position import SettlingPosition

OWN, ANYWHERE = True, False
"""Whether a piece has to stand next to an own one where that is possible (KB-7.3)."""


def _not_open(position: SettlingPosition, number: int) -> Refusal | None:
    """Why nothing can be put on a hex, whatever the action."""
    bit = position.land.field.mask[number]
    if position.open & bit:
        return None
    cell = {"cell": position.land.field.name(number)}
    if position.land.special & bit:
        return "not_buildable", {**cell, "ground": position.ground_at(number)}
    return "occupied", cell


@dataclass(frozen=True, slots=True)
class Build:
    """Build a settlement from the supply on one of these hexes."""

    on: Where
    touching: bool = OWN
    forced_code: str = "must_touch_own"
    """What to say of a hex that is not next to an own piece although another one is."""

    moves = False

    def targets(self, position: SettlingPosition, seat: int) -> int:
        """KB-7.3: the permitted hexes next to own pieces if there are any, else all permitted."""
        could = position.open & self.on.at(position, seat)
        if self.touching:
            return could & position.reach[seat] or could
        return could

    def offers(self, position: SettlingPosition, seat: int) -> int:
        """Where the action can be aimed; nowhere without a settlement in the supply (KB-5.6)."""
        if not position.supply[seat]:
            return 0
        # `targets`, written out: search asks for little else.
        at = self.on.at
        could = position.open & at(position, seat)
        return could & position.reach[seat] or could if self.touching else could

    def why_not(self, position: SettlingPosition, seat: int, number: int) -> Refusal | None:
        bit = position.land.field.mask[number]
        if not position.supply[seat]:
            return "supply_empty", {}
        if refusal := _not_open(position, number):
            return refusal
        if not self.on.at(position, seat) & bit:
            return self.on.why_not(position, number)
        if not self.targets(position, seat) & bit:
            where = {"cell": position.land.field.name(number)}
            return self.forced_code, {**where, "terrain": position.ground_at(number)}
        return None


@dataclass(frozen=True, slots=True)
class Move:
    """Take up an own piece and put it on one of these hexes; `by` is the way it must go."""

    to: Where
    touching: bool = OWN
    by: Way | None = None

    moves = True

    def targets(self, position: SettlingPosition, seat: int, start: int) -> int:
        """Where the piece taken up at `start` may be put.

        KB-7.8: it is off the board while that is judged, and may not return to where it was.
        """
        land = position.land
        bit = land.field.mask[start]
        at, near = self.to.at, land.near
        could = (position.open | bit) & at(position, seat)
        if self.by is not None:
            could &= self.by.ends(land.field, start)
        if self.touching:
            could = could & near(position.own[seat] ^ bit) or could
        return could & ~bit

    def offers(self, position: SettlingPosition, seat: int) -> int:
        """The own pieces that can be moved: those with a hex to go to.

        This is `targets` for all pieces at once. Where pieces have to stay together, a piece is
        stuck if the hex it leaves is the only one next to the others (KB-7.8).
        """
        own = position.own[seat]
        land = position.land
        at, near = self.to.at, land.near
        on = at(position, seat)
        could = position.open & on
        if not could:
            return 0
        if self.by is not None:
            assert not self.touching, "a way already says where a piece can go"
            return own & self.by.starts(land.field, could)
        if not self.touching:
            return own
        beside = own & near(could & position.reach[seat])
        if beside & beside - 1:
            # Whichever is taken up, a hex next to another one remains.
            return own
        # The hex left behind counts as permitted and free, and next to the others it is the only
        # one, unless a hex beside another piece remains.
        stuck = own & on & near(own)
        return own & ~(stuck & beside) if beside else own & ~stuck

    def why_not(self, position: SettlingPosition, seat: int, number: int) -> Refusal | None:
        """Why the piece that is taken up cannot be put there."""
        field = position.land.field
        start = position.lifted_from
        assert start is not None
        bit = field.mask[number]
        if number == start:
            return "same_cell", {"cell": field.name(number)}
        if refusal := _not_open(position, number):
            return refusal
        if self.by is not None and not self.by.ends(field, start) & bit:
            return self.by.why_not(field, number, start)
        if not self.to.at(position, seat) & bit:
            return self.to.why_not(position, number)
        if not self.targets(position, seat, start) & bit:
            where = {"cell": field.name(number)}
            return "must_touch_own", {**where, "terrain": position.ground_at(number)}
        return None


Effect = Build | Move
