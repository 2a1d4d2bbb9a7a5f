"""The base game: its eight locations and its ten cards, a line each (KB-10, KB-16)."""

from __future__ import annotations

from dataclasses import dataclass

from realmwright.games.kingdom_builder.terrain import DESERT, GRASS, MOUNTAIN, WATER
from realmwright.games.settling.effects import ANYWHERE, Build, Effect, Move
from realmwright.games.settling.goals import (
    Goal,
    best_line,
    each,
    each_area,
    each_in_weakest_part,
    each_line,
    each_reached,
    largest_area,
    linked,
    majorities,
)
from realmwright.games.settling.ways import jump
from realmwright.games.settling.words import (
    buildable,
    card_terrain,
    castles,
    edge,
    line_ends,
    near,
    own,
    special,
    terrain,
)


@dataclass(frozen=True, slots=True)
class Location:
    """A kind of location tile: the extra action it gives, and the rule that says so."""

    id: str
    rule: str
    effect: Effect


LOCATIONS = (
    Location("oracle", "KB-10.1", Build(on=card_terrain)),
    Location("farm", "KB-10.2", Build(on=terrain(GRASS))),
    Location("oasis", "KB-10.3", Build(on=terrain(DESERT))),
    Location("tower", "KB-10.6", Build(on=edge & buildable, forced_code="must_touch_own_edge")),
    Location("tavern", "KB-10.5", Build(on=line_ends(3) & buildable, touching=ANYWHERE)),
    Location("barn", "KB-10.7", Move(to=card_terrain)),
    Location("harbor", "KB-10.9", Move(to=terrain(WATER))),
    Location("paddock", "KB-10.8", Move(to=buildable, by=jump(2), touching=ANYWHERE)),
)

MANDATORY = Build(on=card_terrain)
"""Each build of the mandatory action (KB-6.1)."""

CASTLES = each_reached(castles, 3)
"""KB-16.1"""

CARDS: dict[str, Goal] = {
    "fishermen": each(own & near(terrain(WATER)) - terrain(WATER), 1),
    "merchants": linked(special, 4),
    "discoverers": each_line(1),
    "hermits": each_area(1),
    "citizens": largest_area(1, per=2),
    "miners": each(own & near(terrain(MOUNTAIN)) - terrain(MOUNTAIN), 1),
    "workers": each(own & near(special), 1),
    "knights": best_line(2),
    "lords": majorities(12, 6, zero=True),
    "farmers": each_in_weakest_part(3),
}
LORDS_WITHOUT_ZERO = majorities(12, 6, zero=False)
"""KB-16.11 with the option `lords_zero_scores` off."""
