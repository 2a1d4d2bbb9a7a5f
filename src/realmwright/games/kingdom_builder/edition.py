"""Edition files of Kingdom Builder: the quadrants (KB-1.10, KB-2).

An edition file is TOML. Loading it checks everything and names file, line and rule of each fault,
so that an owner of the printed game can write one.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from realmwright.engine.contract import InvalidInput
from realmwright.games.kingdom_builder.base import CARDS, LOCATIONS
from realmwright.games.kingdom_builder.terrain import (
    BOARD,
    BUILDABLE,
    FIELD,
    LETTERS,
    PLACES,
    QUADRANTS,
    ROWS,
    SIZE,
    TERRAINS,
)
from realmwright.games.settling.land import Home, Land, Part

CASTLE = "K"
LOCATION_LETTERS = "Ll"
STATUSES = ("verified", "single_source_unverified")
SETS = ("base",)
KINDS = {location.id: kind for kind, location in enumerate(LOCATIONS)}

Placed = tuple[str, bool]
"""A quadrant's id, and whether it is turned by 180 degrees (KB-2.6)."""


@dataclass(frozen=True, slots=True, eq=False)
class Quadrant:
    """A board of ten rows as letters, in its printed orientation."""

    id: str
    set: str
    rows: tuple[str, ...]
    locations: tuple[tuple[str, str], ...]
    """Each location letter with the kind of location it stands for."""
    status: str

    @property
    def confirmed(self) -> bool:
        return self.status == "verified"


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    quadrants: Mapping[str, Quadrant]
    first_layout: tuple[str, ...]
    first_cards: tuple[str, ...]

    def land(self, layout: tuple[Placed, ...]) -> Land:
        """The board made of four quadrants: top left, top right, bottom left, bottom right."""
        return _assembled(tuple((self.quadrants[name], turned) for name, turned in layout))


# -- putting quadrants together --------------------------------------------------------------------


@cache
def _part(quadrant: Quadrant, turned: bool, place: int, first: int) -> Part:
    """A quadrant where it lies; `first` is the number of its first location."""
    top, left = PLACES[place]
    terrain = [0] * len(TERRAINS)
    castles = 0
    homes = []
    kinds = dict(quadrant.locations)
    rows = [row[::-1] for row in reversed(quadrant.rows)] if turned else quadrant.rows
    for row in range(SIZE):
        for column in range(SIZE):
            letter = rows[row][column]
            number = (top + row) * BOARD + left + column
            if letter == CASTLE:
                castles |= FIELD.mask[number]
            elif letter in LETTERS:
                terrain[LETTERS.index(letter)] |= FIELD.mask[number]
            else:
                homes.append(Home(KINDS[kinds[letter]], number, FIELD.near[number]))
    return Part.of(FIELD, tuple(terrain), castles, tuple(homes), first)


@lru_cache(maxsize=1024)
def _assembled(layout: tuple[tuple[Quadrant, bool], ...]) -> Land:
    parts: list[Part] = []
    first = 0
    for place, (quadrant, turned) in enumerate(layout):
        part = _part(quadrant, turned, place, first)
        first += len(part.homes)
        parts.append(part)
    return Land(FIELD, parts, BUILDABLE, QUADRANTS, ROWS)


# -- reading ---------------------------------------------------------------------------------------


class _Lines:
    """Finds the line of a quadrant or of a key in it, for error messages."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.starts = [n for n, line in enumerate(self.lines) if "[[quadrants]]" in line]

    def key(self, key: str) -> str:
        return self._find(rf"\s*{key}\s*=", 0, len(self.lines))

    def table(self, name: str) -> str:
        return self._find(rf"\s*\[{name}\]", 0, len(self.lines))

    def quadrant(self, nth: int, key: str = "", row: int = 0) -> str:
        if nth >= len(self.starts):
            return self.file
        start = self.starts[nth]
        end = self.starts[nth + 1] if nth + 1 < len(self.starts) else len(self.lines)
        if not key:
            return f"{self.file}:{start + 1}"
        found = self._find(rf"\s*{key}\s*=", start, end)
        if not row or ":" not in found:
            return found
        file, line = found.rsplit(":", 1)
        return f"{file}:{int(line) + row}"

    def _find(self, pattern: str, start: int, end: int) -> str:
        for n in range(start, end):
            if re.match(pattern, self.lines[n]):
                return f"{self.file}:{n + 1}"
        return f"{self.file}:{start + 1}" if start else self.file


def parse_edition(text: str, file: str) -> Edition:
    """Read an edition file; `InvalidInput` names every fault with file, line and rule."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(f"{file}: not TOML: {error}") from None
    lines = _Lines(file, text)
    problems: list[str] = []
    name = data.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,63}", name):
        problems.append(f"{lines.key('id')}: id must be lower-case letters, digits and -")
        name = "?"
    tables = data.get("quadrants")
    if not (isinstance(tables, list) and all(isinstance(table, dict) for table in tables)):
        raise InvalidInput(*problems, f"{file}: tables [[quadrants]] are needed (KB-1.10)")
    quadrants: dict[str, Quadrant] = {}
    for nth, table in enumerate(tables):
        quadrant = _read_quadrant(table, nth, lines, problems)
        if quadrant is None:
            continue
        if quadrant.id in quadrants:
            problems.append(f"{lines.quadrant(nth, 'id')}: quadrant {quadrant.id} occurs twice")
        quadrants[quadrant.id] = quadrant
    if not problems and len(quadrants) < len(PLACES):
        problems.append(f"{file}: at least four quadrants are needed (KB-4.2)")
    layout, cards = _read_first_game(data.get("first_game"), quadrants, lines, problems)
    if problems:
        raise InvalidInput(*problems)
    return Edition(name, quadrants, layout, cards)


def _read_quadrant(
    table: Mapping[str, Any], nth: int, lines: _Lines, problems: list[str]
) -> Quadrant | None:
    found: list[str] = []

    def fault(key: str, message: str, row: int = 0) -> None:
        found.append(f"{lines.quadrant(nth, key, row)}: {message}")

    name, rows, locations = table.get("id"), table.get("rows"), table.get("locations")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z_]{0,63}", name):
        fault("id", "id must be lower-case letters and _")
    if table.get("set") not in SETS:
        fault("set", f"set must be one of {', '.join(SETS)} (KB-1.10)")
    if table.get("status") not in STATUSES:
        fault("status", f"status must be one of {', '.join(STATUSES)}")
    if not (
        isinstance(locations, dict)
        and locations
        and all(letter in LOCATION_LETTERS for letter in locations)
        and all(isinstance(kind, str) and kind in KINDS for kind in locations.values())
    ):
        fault("locations", f"locations must name for L, or L and l, one of {', '.join(KINDS)}")
        locations = {}
    if not (
        isinstance(rows, list) and len(rows) == SIZE and all(isinstance(row, str) for row in rows)
    ):
        fault("rows", f"rows must be {SIZE} texts (KB-1.10)")
    else:
        known = LETTERS + CASTLE + "".join(locations)
        for number, row in enumerate(rows, 1):
            if len(row) != SIZE:
                fault("rows", f"row {number} has {len(row)} hexes; {SIZE} are needed", number)
            for column, letter in enumerate(row, 1):
                if letter not in known:
                    fault(
                        "rows",
                        f"row {number}, column {column}: {letter!r} is no hex; hexes are "
                        f"{' '.join(known)}",
                        number,
                    )
        if not found:
            _check_hexes(rows, locations, table.get("counts"), fault)
    problems += found
    if found:
        return None
    return Quadrant(
        table["id"], table["set"], tuple(table["rows"]), tuple(locations.items()), table["status"]
    )


def _check_hexes(rows: list[str], locations: Mapping[str, str], counts: Any, fault: Any) -> None:
    """What holds for every printed quadrant (KB-2.10), and the checksum."""
    letters = Counter("".join(rows))
    if counts != dict(letters):
        right = ", ".join(f"{letter} = {n}" for letter, n in letters.items())
        fault("counts", f"counts do not fit the rows; they have {right}")
    for letter in locations:
        if not letters[letter]:
            fault("locations", f"no hex {letter} in the rows")
    places = [
        (row, column)
        for row in range(SIZE)
        for column in range(SIZE)
        if rows[row][column] not in LETTERS
    ]
    for row, column in places:
        if row in (0, SIZE - 1) or column in (0, SIZE - 1):
            fault("rows", "a castle or location lies at the edge (KB-2.10)", row + 1)
    field = FIELD.hexes
    for i, one in enumerate(places):
        for other in places[:i]:
            if field.distance(field.at(*one), field.at(*other)) < 3:
                fault(
                    "rows",
                    "castles and locations must be at least three hexes apart (KB-2.10)",
                    one[0] + 1,
                )


def _read_first_game(
    table: Any, quadrants: Mapping[str, Quadrant], lines: _Lines, problems: list[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    def listed(key: str, count: int, known: Iterable[str], rule: str) -> tuple[str, ...]:
        values = table.get(key) if isinstance(table, dict) else None
        if (
            isinstance(values, list)
            and len(values) == count == len({*map(str, values)})
            and all(value in known for value in values)
        ):
            return tuple(values)
        problems.append(
            f"{lines.table('first_game')}: first_game needs {key}: {count} different ones of "
            f"{', '.join(known)} ({rule})"
        )
        return ()

    return (
        listed("quadrants", len(PLACES), quadrants, "KB-4.10"),
        listed("cards", 3, CARDS, "KB-4.10"),
    )


def _bundled(name: str) -> Edition:
    file = resources.files("realmwright.games.kingdom_builder") / "editions" / name
    return parse_edition(file.read_text("utf-8"), name)


EDITIONS = {edition.id: edition for edition in (_bundled("queen-games-2011.toml"),)}
