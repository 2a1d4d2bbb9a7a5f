"""What a finished game of Kingdoms shows: the list that the golden games must cover.

A feature is a short text. `wanted()` names every feature that can happen at all; `features` finds
those of one record.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import realmwright as rw

VARIANTS = {"last_castle": "1", "open_tiles": "2", "open_reserve": "r", "score_as_you_go": "3"}
MIXES = ["".join(parts) or "0" for parts in product(("", "1"), ("", "2", "2r"), ("", "3"))]
TIES = ("random", "clockwise")
ROUNDS = ((2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (4, 4), (4, 5))
"""How many rounds variant one takes: (players, rounds), see K-10.9."""


def wanted() -> set[str]:
    """Every feature there is."""
    found = set()
    for seats, mix in product((2, 3, 4), MIXES):
        game = f"{seats} players, variants {mix}"
        found |= {f"{game}: {end}" for end in ("full board", *(["gaps"] if "1" in mix else []))}
        found.add(f"{game}: a pass")
        found |= {f"{game}: tie option {tie}" for tie in TIES}
    for seats in (2, 3, 4):
        found |= {f"{seats} players: starter tie {tie}" for tie in TIES}
        found |= {f"{seats} players: one winner", f"{seats} players: a shared victory"}
        found |= {f"{seats} players: debt at the end", f"{seats} players: own tile never played"}
        found |= {f"{seats} players: tiles left in the pool"}
        if seats > 2:
            found.add(f"{seats} players: a shared lower rank")
    found |= {f"variants {mix}: starter tie {tie}" for mix in MIXES for tie in TIES}
    found |= {f"variant 1, {seats} players: {rounds} rounds" for seats, rounds in ROUNDS}
    return found


def variants(options: Mapping[str, object]) -> str:
    """The variants in use: `0` for none, `12r3` for all of them."""
    return "".join(short for option, short in VARIANTS.items() if options[option]) or "0"


def features(record: rw.Record) -> set[str]:
    """The features of a finished game."""
    options = dict(record.options)
    seats, tie, mix = record.seats, options["starter_tie"], variants(options)
    game = f"{seats} players, variants {mix}"
    found = {f"{game}: tie option {tie}"}
    for _, events, reached in record.steps():
        position = reached
        told = {event.kind: event.params for event in events}
        if "passed" in told:
            found.add(f"{game}: a pass")
        if "round_ended" not in told:
            continue
        gold = told["round_ended"]["gold"]
        if "round_started" in told and gold.count(max(gold)) > 1:
            found |= {f"{seats} players: starter tie {tie}", f"variants {mix}: starter tie {tie}"}
    end = position.describe()
    ranking = position.ranking()
    found.add(f"{game}: {'gaps' if '..' in str(position) else 'full board'}")
    shared = "a shared victory" if len(ranking[0]) > 1 else "one winner"
    found.add(f"{seats} players: {shared}")
    if any(len(rank) > 1 for rank in ranking[1:]):
        found.add(f"{seats} players: a shared lower rank")
    if min(end["gold"]) < 0:
        found.add(f"{seats} players: debt at the end")
    if any(face is not None for face in end["tile"]):
        found.add(f"{seats} players: own tile never played")
    if end["pool"]:
        found.add(f"{seats} players: tiles left in the pool")
    if options["last_castle"]:
        found.add(f"variant 1, {seats} players: {end['round']} rounds")
    return found
