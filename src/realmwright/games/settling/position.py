"""What a position of a settling game has in common: the land and the pieces on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from realmwright.engine.contract import Position
from realmwright.games.settling.land import Land


class SettlingPosition(Position):
    """The pieces of every seat as masks, kept so that words and effects need only look them up.

    `own[seat]` are the hexes with its pieces, `reach[seat]` those next to one of them (occupied or
    not), `open` the hexes on which anything can be put at all, `played` the terrain of the card
    that is played (NONE without one).
    """

    __slots__ = ("land", "open", "own", "played", "reach", "supply")

    terrain_names: ClassVar[tuple[str, ...]]

    land: Land
    own: list[int]
    reach: list[int]
    open: int
    supply: list[int]
    played: int

    @property
    @abstractmethod
    def lifted_from(self) -> int | None:
        """The number of the hex of a piece that is taken up."""

    @abstractmethod
    def ground_at(self, number: int) -> str:
        """The code of what a hex is: a terrain, a castle, a kind of location."""

    def _put(self, seat: int, number: int) -> int:
        """Put a piece on an open hex; the mask of the hex."""
        field = self.land.field
        bit = field.mask[number]
        self.open ^= bit
        self.own[seat] |= bit
        self.reach[seat] |= field.near[number]
        return bit

    def _take(self, seat: int, number: int) -> int:
        """Take a piece off its hex; the mask of the hex."""
        bit = self.land.field.mask[number]
        self.open |= bit
        self.own[seat] ^= bit
        near = self.land.near
        self.reach[seat] = near(self.own[seat])
        return bit
