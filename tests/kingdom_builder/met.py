"""All that a player of Kingdom Builder can meet: events, reasons, choices and items, by playing.

For the tests that compare lists with the game: the page of codes and the catalogues.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.kingdom_builder.support import (
    DEFAULTS,
    GAME,
    SHIFT,
    VERBS,
    Play,
    choose,
    document,
    packed,
)
from tests.oracles import kingdom_builder as slow

import realmwright as rw

NUMBERS = [-1, *range(len(VERBS) << SHIFT)]
"""Every number of the action table, and one that stands for nothing."""


@dataclass
class Met:
    """What was met, with its parameters; a set of parameters for each different meeting."""

    events: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    reasons: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    rules: dict[str, set[str]] = field(default_factory=dict)
    """The rules that the reasons rest on."""
    choices: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    items: dict[str, set[str]] = field(default_factory=dict)
    """The kinds of items, each with where they lie: tray, common, turn.item."""
    steps: set[str] = field(default_factory=set)

    def hear(self, events: list[rw.Event]) -> None:
        for event in events:
            params = frozenset((*event.params, *event.private))
            self.events.setdefault(event.kind, set()).add(params)

    def ask(self, here: rw.Position) -> None:
        """Why each action that is not legal is not."""
        for number in NUMBERS:
            why = here.why_not(number)
            if why is not None:
                self.reasons.setdefault(why.code, set()).add(frozenset(why.params))
                self.rules.setdefault(why.code, set()).add(why.rule)

    def look(self, here: rw.Position) -> None:
        seen = here.seen_by(here.to_act)
        for choice in seen.choices():
            fields = frozenset(choice) - {"verb", "action"}
            self.choices.setdefault(choice["verb"], set()).add(fields)
        scene = seen.scene()
        self.steps.add(scene["turn"]["step"])
        for where, items in (
            ("tray", [item for seat in scene["seats"] for item in seat["tray"]]),
            ("common", scene["common"]),
            ("turn.item", [scene["turn"]["item"]] if "item" in scene["turn"] else []),
        ):
            for item in items:
                self.items.setdefault(item["kind"], set()).add(where)


def tables() -> Iterator[rw.Position]:
    """Whole games, and tables at which a game is nearly over."""
    for seats, first_game in ((2, True), (3, False), (5, False)):
        options = DEFAULTS | {"first_game": first_game}
        yield Play(seats, seats, options, ("any",), 0).start()
    for seed in range(40):
        yield rw.position(json.dumps(packed(random.Random(seed))))
    nothing: dict[str, Any] = {"played": None, "hand": [None, None], "deck": [], "discard": {}}
    yield rw.position(
        json.dumps(
            document([["H9"], ["L9"]], removed=dict(slow.TERRAIN_CARDS), builds=(0, 0), **nothing)
        )
    )


@cache
def met() -> Met:
    """What is met at those tables."""
    found, luck = Met(), random.Random(GAME)
    for here in tables():
        moments = 0
        while here.to_act is not None and moments < 600:
            found.look(here)
            if moments % 40 < 2:
                found.ask(here)
            found.hear(here.play(choose(here, luck.choice(["any", "tiles", "towards"]), luck)))
            moments += 1
        found.look(here)
        found.ask(here)
    return found
