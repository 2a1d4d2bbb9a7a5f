"""The land: an assembled board, as it stays for a whole game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import repeat
from operator import or_

from realmwright.games.settling.field import Field


@dataclass(frozen=True, slots=True)
class Home:
    """A location hex: what tiles it has, where it lies, and the hexes around it."""

    kind: int
    number: int
    rim: int


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a board where it lies: its terrains, castles and locations.

    `first` is the number of its first home among all homes of the board; `homes_at` and `kinds` are
    its share of those of the `Land`.
    """

    terrain: tuple[int, ...]
    castles: int
    homes: tuple[Home, ...]
    rim: int
    locations: int
    homes_at: Mapping[int, tuple[int, ...]]
    kinds: tuple[tuple[int, int], ...]

    @classmethod
    def of(
        cls,
        field: Field,
        terrain: tuple[int, ...],
        castles: int,
        homes: tuple[Home, ...],
        first: int,
    ) -> Part:
        rim = locations = 0
        kinds: dict[int, int] = {}
        homes_at: dict[int, tuple[int, ...]] = {}
        for i, home in enumerate(homes, first):
            locations |= field.mask[home.number]
            rim |= home.rim
            kinds[home.kind] = kinds.get(home.kind, 0) | 1 << i
            for number in field.numbers(home.rim):
                bit = field.mask[number]
                homes_at[bit] = (*homes_at.get(bit, ()), i)
        return cls(terrain, castles, homes, rim, locations, homes_at, tuple(kinds.items()))


class Land:
    """Terrains, castles and locations as masks.

    `terrain[t]` are the hexes of terrain t, occupied or not. `rim` are all hexes next to a
    location, `homes_at` says of each of them which locations it touches. `kinds` gives for each
    kind of location, in ascending order, the set of its homes (bit i = home i). `quadrants` and
    `rows` are what some goals count by.
    """

    __slots__ = (
        "buildable",
        "castles",
        "field",
        "ground",
        "homes",
        "homes_at",
        "kinds",
        "near",
        "quadrants",
        "rim",
        "rows",
        "special",
        "terrain",
    )

    def __init__(
        self,
        field: Field,
        parts: Sequence[Part],
        buildable: range,
        quadrants: tuple[int, ...],
        rows: tuple[int, ...],
    ) -> None:
        self.field = field
        self.near = field.hexes.neighbours
        """The hexes next to a hex of a mask."""
        # Every game has a land of its own, so making one is part of every game that is simulated.
        terrain: Iterable[int] = repeat(0)
        castles = locations = rim = 0
        homes: list[Home] = []
        homes_at: dict[int, tuple[int, ...]] = {}
        kinds: dict[int, int] = {}
        for part in parts:
            terrain = [*map(or_, terrain, part.terrain)]
            castles |= part.castles
            locations |= part.locations
            rim |= part.rim
            homes += part.homes
            # A hex touches one of its own part only: nothing special lies at an edge (KB-2.10).
            homes_at.update(part.homes_at)
            for kind, mask in part.kinds:
                kinds[kind] = kinds.get(kind, 0) | mask
        self.terrain = tuple(terrain)
        self.buildable = union(self.terrain[buildable.start : buildable.stop])
        self.ground = union(self.terrain)
        """The hexes on which a piece can ever stand."""
        self.castles = castles
        self.special = castles | locations
        """The hexes that are no terrain: castles and locations."""
        self.rim = rim
        self.homes = tuple(homes)
        self.homes_at = homes_at
        self.kinds = dict(sorted(kinds.items()))
        self.quadrants = quadrants
        self.rows = rows


def union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)
