"""Edition files of Kingdoms: which tiles and castles there are (K-1, K-2).

An edition file is TOML. Loading it checks everything and names file, line and rule of each fault,
so that an owner of the printed game can write one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from realmwright.engine.contract import InvalidInput
from realmwright.games.kingdoms.pieces import CELLS, FACE, FACES, KINDS, RANKS

SOURCES = ("rulebook", "review", "guess")
COUNTS = {"resource": 12, "hazard": 6, "mountain": 2, "dragon": 1, "gold_mine": 1}  # K-1.3


@dataclass(frozen=True, slots=True)
class TileFact:
    """What is known of the tiles of one face; a source per tile."""

    face: str
    count: int
    name: str
    sources: tuple[str, ...]

    @property
    def confirmed(self) -> bool:
        return "guess" not in self.sources


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    starting_gold: int
    rounds: int
    castles: tuple[int, ...]
    """Castles of each colour by rank 1 to 4 (K-1.5)."""
    rank_1: Mapping[int, int]
    """Castles of rank 1 in use by number of players (K-2.1)."""
    facts: tuple[TileFact, ...]

    @property
    def tiles(self) -> tuple[int, ...]:
        """All tiles as face numbers, in the order of the faces."""
        return tuple(
            FACE[fact.face]
            for fact in sorted(self.facts, key=lambda f: FACE[f.face])
            for _ in range(fact.count)
        )

    def hand(self, seats: int, *, all_castles: bool) -> tuple[int, ...]:
        """The castles of a player by rank at the start (K-2.1, K-10.2)."""
        first = self.castles[0] if all_castles else self.rank_1[seats]
        return (first, *self.castles[1:])


class _Lines:
    """Finds the line of a table or key in the text, for error messages."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()

    def _at(self, pattern: str, nth: int = 0) -> str:
        found = [n for n, line in enumerate(self.lines, 1) if re.match(pattern, line)]
        return f"{self.file}:{found[nth]}" if nth < len(found) else self.file

    def key(self, key: str) -> str:
        return self._at(rf"\s*{key}\s*=")

    def table(self, name: str) -> str:
        return self._at(rf"\s*\[{name}\]")

    def tile(self, nth: int) -> str:
        return self._at(r"\s*\[\[tiles\]\]", nth)


def parse_edition(text: str, file: str) -> Edition:
    """Read an edition file; `InvalidInput` names every fault with file, line and rule."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(f"{file}: not TOML: {error}") from None
    lines = _Lines(file, text)
    problems: list[str] = []

    def number(table: Mapping[str, Any], key: str, least: int, most: int, rule: str) -> int:
        value = table.get(key)
        if type(value) is not int or not least <= value <= most:
            problems.append(
                f"{lines.key(key)}: {key} must be a whole number from {least} to {most} ({rule})"
            )
            return least
        return value

    name = data.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,63}", name):
        problems.append(f"{lines.key('id')}: id must be lower-case letters, digits and -")
        name = "?"
    gold = number(data, "starting_gold", 0, 1000, "K-2.2")
    rounds = number(data, "rounds", 1, 9, "K-1.7")
    castles, rank_1 = _read_castles(data.get("castles"), lines, problems)
    facts = _read_tiles(data.get("tiles"), lines, problems)
    if not problems:
        for seats, first in rank_1.items():
            # K-5.4: rank 1 castles and tiles alone must be able to fill the board.
            if seats * first + sum(COUNTS.values()) < CELLS:
                problems.append(
                    f"{lines.key('rank_1_by_players')}: {seats} players with {first} castles of "
                    f"rank 1 and 22 tiles cannot fill {CELLS} spaces (K-5.4)"
                )
    if problems:
        raise InvalidInput(*problems)
    return Edition(name, gold, rounds, castles, rank_1, facts)


def _read_castles(
    table: Any, lines: _Lines, problems: list[str]
) -> tuple[tuple[int, ...], dict[int, int]]:
    where = lines.table("castles")
    if not isinstance(table, dict):
        problems.append(f"{where}: a table [castles] is needed (K-1.5)")
        return (), {}
    per_colour = table.get("per_colour")
    if not (
        isinstance(per_colour, list)
        and len(per_colour) == len(RANKS)
        and all(type(n) is int and 0 <= n <= 9 for n in per_colour)
    ):
        problems.append(
            f"{lines.key('per_colour')}: per_colour must list four numbers from 0 to 9, "
            "for the ranks 1 to 4 (K-1.5)"
        )
        per_colour = [0] * len(RANKS)
    by_players = table.get("rank_1_by_players")
    rank_1: dict[int, int] = {}
    for seats in (2, 3, 4):
        first = by_players.get(str(seats)) if isinstance(by_players, dict) else None
        if type(first) is not int or not 0 <= first <= per_colour[0]:
            problems.append(
                f"{lines.key('rank_1_by_players')}: rank_1_by_players must give for {seats} "
                f"players a number from 0 to {per_colour[0]} (K-2.1)"
            )
            first = 0
        rank_1[seats] = first
    return tuple(per_colour), rank_1


def _read_tiles(table: Any, lines: _Lines, problems: list[str]) -> tuple[TileFact, ...]:
    if not (isinstance(table, list) and all(isinstance(tile, dict) for tile in table)):
        problems.append(f"{lines.file}: tables [[tiles]] are needed (K-1.3)")
        return ()
    facts: list[TileFact] = []
    counts = dict.fromkeys(COUNTS, 0)
    for nth, tile in enumerate(table):
        where = lines.tile(nth)
        face, count, name, source = (tile.get(k) for k in ("face", "count", "name", "source"))
        if face not in FACES:
            problems.append(f"{where}: face must be one of {' '.join(FACES)} (K-1.3)")
        elif any(face == fact.face for fact in facts):
            problems.append(f"{where}: face {face} occurs twice")
        elif type(count) is not int or not 0 <= count <= 12:
            problems.append(f"{where}: count must be a whole number from 0 to 12 (K-1.3)")
        elif not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z-]{0,31}", name):
            problems.append(f"{where}: name must be a key of lower-case letters and - (K-1.4)")
        elif not (
            isinstance(source, list) and len(source) == count and all(s in SOURCES for s in source)
        ):
            problems.append(
                f"{where}: source must list for each of the {count} tiles one of "
                f"{', '.join(SOURCES)} (K-1.4)"
            )
        else:
            facts.append(TileFact(face, count, name, tuple(source)))
            counts[KINDS[FACE[face]]] += count
    if len(facts) == len(table):
        for kind, right in COUNTS.items():
            if counts[kind] != right:
                problems.append(
                    f"{lines.tile(0)}: {counts[kind]} tiles of kind {kind}; "
                    f"there are {right} (K-1.3)"
                )
    return tuple(facts)


def _bundled(name: str) -> Edition:
    file = resources.files("realmwright.games.kingdoms") / "editions" / name
    return parse_edition(file.read_text("utf-8"), name)


EDITIONS = {edition.id: edition for edition in (_bundled("fantasy-flight-2002.toml"),)}
