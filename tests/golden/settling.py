"""What a finished game of Kingdom Builder shows: the list that the golden games must cover.

A feature is a short text, as in `tests.golden.features`. Some are hardly ever seen in games that
begin with a deal: those are begun from a document.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product
from typing import Any

from tests.kingdom_builder.support import (
    CHOICES,
    DEFAULTS,
    STYLES,
    Play,
    choose,
    document,
    packed,
    settled,
)
from tests.oracles import kingdom_builder as slow

import realmwright as rw

SEATS = (2, 3, 4, 5)
TWICE = ("farm", "oasis", "tower", "tavern", "barn", "paddock")
"""The locations that a quadrant has two of."""


def wanted() -> set[str]:
    """Every feature there is."""
    found = {
        f"quadrant {kind}{turn} in place {place}"
        for kind, turn, place in product(slow.QUADRANTS, ("", " 180"), range(4))
    }
    for seats in SEATS:
        game = f"{seats} players"
        found |= {f"{game}: card {card}" for card in slow.CARDS}
        found |= {f"{game}: {kind} used" for kind in slow.LOCATIONS}
        found |= {
            f"{game}: the end comes in turn {turn} of a round" for turn in range(1, seats + 1)
        }
        for key, values in CHOICES.items():
            found |= {
                f"{game}: option {key} {value}"
                for value in values
                if not (type(value) is int and value > seats)
            }
    for kind in slow.LOCATIONS:
        found |= {f"tile {kind} taken", f"tile {kind} lost"}
    found |= {f"both tiles {kind} used in a turn" for kind in TWICE}
    found |= {f"lords with lords_zero_scores {value}" for value in (True, False)}
    found |= {f"a mandatory action of {count}" for count in range(4)}
    found |= {f"a card removed {when}" for when in ("at the beginning", "while building", "after")}
    found |= {f"shuffled {when}" for when in ("at the end of a turn", "in mid-turn")}
    found |= {f"a dead card stays, scope {scope}" for scope in CHOICES["redraw_scope"][1:]}
    found |= {"a piece moved from water to water", "a move that costs its own tile"}
    found |= {"a turn that ends by itself", "a turn without a card", "a round without a build"}
    found |= {"a location hex without tiles", "one winner", "a shared victory"}
    return found


def features(record: rw.Record) -> set[str]:
    """The features of a finished game."""
    here = record.first()
    begun = here.describe()
    seats, options = record.seats, dict(record.options)
    game = f"{seats} players"
    ground = slow.ground_of(begun["quadrants"])
    found = {f"quadrant {word} in place {place}" for place, word in enumerate(begun["quadrants"])}
    found |= {f"{game}: card {card}" for card in begun["cards"]}
    found |= {f"{game}: option {key} {value}" for key, value in options.items()}
    if "lords" in begun["cards"]:
        found.add(f"lords with lords_zero_scores {options['lords_zero_scores']}")
    used: Counter[str] = Counter()
    taken: Counter[str] = Counter(home for own in begun["visited"] for home in own)
    built = begun["builds"][0]
    for action in record.actions:
        if here.forced() is not None:
            found.add("a turn that ends by itself")
        events = here.play(action)
        kinds = [event.kind for event in events]
        for event in events:
            told = event.params
            match event.kind:
                case "built" if told["how"] == "mandatory":
                    built += 1
                case "built" | "moved":
                    kind = told.get("how") or told["tile"]
                    used[kind] += 1
                    found.add(f"{game}: {kind} used")
                    if used[kind] == 2:
                        found.add(f"both tiles {kind} used in a turn")
                    if event.kind == "moved" and ground[slow.place(told["from"])] == "water":
                        wet = ground[slow.place(told["cell"])] == "water"
                        found |= {"a piece moved from water to water"} if wet else set()
                case "tile_taken":
                    found.add(f"tile {told['tile']} taken")
                    taken[told["cell"]] += 1
                    if taken[told["cell"]] == slow.TILES_PER_HEX:
                        found.add("a location hex without tiles")
                case "tile_lost":
                    found.add(f"tile {told['tile']} lost")
                    if any(other.params.get("tile") == told["tile"] for other in events[:1]):
                        found.add("a move that costs its own tile")
                case "end_triggered":
                    turn = (told["seat"] - begun["start"]) % seats + 1
                    found.add(f"{game}: the end comes in turn {turn} of a round")
                case "card_removed":
                    found.add(f"a card removed {_when(kinds, here)}")
                case "reshuffled":
                    late = "turn_ended" in kinds and kinds.index("turn_ended") < kinds.index("drew")
                    found.add(f"shuffled {'at the end of a turn' if late else 'in mid-turn'}")
                case "turn_ended":
                    found.add(f"a mandatory action of {built}")
                    built = 0
                    used.clear()
                case "no_card":
                    found.add("a turn without a card")
                case "no_build_round":
                    found.add("a round without a build")
        found |= _dead(here)
    shared = len(here.ranking()[0]) > 1
    found.add("a shared victory" if shared else "one winner")
    return found


def _when(kinds: list[str], after: rw.Position) -> str:
    """When in a turn a card was removed."""
    if "turn_ended" in kinds:
        return "at the beginning"
    done, left = after.describe()["builds"]
    return "after" if done and not left else "while building"


def _dead(here: rw.Position) -> set[str]:
    """A card that lies although its terrain is full, with the option for that."""
    scope = here.options["redraw_scope"]
    found = here.describe()
    if scope == "whole_turn" or found["played"] is None or found["builds"][1]:
        return set()
    dead = slow.Table(found).dead(found["played"])
    return {f"a dead card stays, scope {scope}"} if dead else set()


# -- games to choose from --------------------------------------------------------------------------


def candidate(rng: random.Random) -> rw.Record:
    """Some finished game."""
    way = rng.randrange(10)
    if way == 0:
        return _finished(_without_cards(rng), rng)
    if way < 3:
        return _finished(rw.position(json.dumps(packed(rng))), rng)
    seats = rng.choice(SEATS)
    mix = {key: rng.choice([values[0], rng.choice(values)]) for key, values in CHOICES.items()}
    if type(mix["start_player"]) is int and mix["start_player"] > seats:
        mix["start_player"] = seats
    style = rng.choice([*STYLES, "mixed", "mixed"])
    styles = [style if style in STYLES else rng.choice(STYLES) for _ in range(seats)]
    play = Play(
        seats, rng.getrandbits(64), settled(DEFAULTS | mix), tuple(styles), rng.getrandbits(32)
    )
    return play.finished().record()


def _finished(here: rw.Position, rng: random.Random) -> rw.Record:
    styles = [rng.choice(STYLES) for _ in range(here.seats)]
    while here.to_act is not None:
        here.play(choose(here, styles[here.to_act], rng))
    return here.record()


def _without_cards(rng: random.Random) -> rw.Position:
    """KB-8.6: all terrain cards are out of the game."""
    seats = rng.choice(SEATS)
    own: list[list[str]] = [[cell] for cell in ("H9", "L9", "I11", "M17", "Q9")[:seats]]
    words: dict[str, Any] = {"start": rng.randrange(seats), "idle": True, "builds": (0, 0)}
    removed = dict(slow.TERRAIN_CARDS)
    return rw.position(
        json.dumps(
            document(
                own, played=None, hand=[None] * seats, deck=[], discard={}, removed=removed, **words
            )
        )
    )
