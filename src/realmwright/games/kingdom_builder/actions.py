"""The action table of Kingdom Builder: `verb << 9 | target`.

| verb   | number   | target | notation   |                                                |
| ------ | -------- | ------ | ---------- | ---------------------------------------------- |
| end    | 0        | 0      | `end`      | end the turn, KB-5.7                           |
| build  | 1        | hex    | `build G7` | a build of the mandatory action, KB-6          |
| put    | 2        | hex    | `to E7`    | where the piece goes that was taken up, KB-7.8 |
| a tile | 3 + kind | hex    | `farm C4`  | build with a tile; `barn C4` takes up a piece  |

Hexes are numbered 0 to 399 row by row, kinds of tiles in the order of `base.LOCATIONS`.
"""

from __future__ import annotations

import re

from realmwright.engine.contract import Action, InvalidInput
from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.terrain import FIELD

SHIFT = 9
TARGET = (1 << SHIFT) - 1

END, BUILD, PUT, USE = 0, 1, 2, 3
LIMIT = (USE + len(LOCATIONS)) << SHIFT
"""All actions are below this number."""

END_ACTION = END << SHIFT

_VERBS = ("end", "build", "to", *(location.id for location in LOCATIONS))
_VERB = {name: verb for verb, name in enumerate(_VERBS)}
_FORMS = f"end, build G7, to G7, {', '.join(f'{location.id} G7' for location in LOCATIONS)}"


def exists(action: object) -> bool:
    """Whether the number stands for an action at all."""
    if type(action) is not int or not 0 <= action < LIMIT:
        return False
    target = action & TARGET
    return target < FIELD.size if action >> SHIFT else target == 0


def name(action: Action) -> str:
    """The notation of an action."""
    if not exists(action):
        raise InvalidInput(f"{action!r} is not an action of kingdom_builder")
    verb = action >> SHIFT
    return f"{_VERBS[verb]} {FIELD.name(action & TARGET)}" if verb else "end"


def parse(text: str) -> Action:
    """The action that a notation names; spelling of letters' case is free."""
    match = re.fullmatch(r"(\w+)(?: (\w+))?", " ".join(text.split()) if type(text) is str else "")
    word, hex_ = match.groups() if match else ("", None)
    verb = _VERB.get(word.lower())
    if verb is None or (verb == END) != (hex_ is None):
        raise InvalidInput(
            f"{text!r:.60} is not an action of kingdom_builder; they look like: {_FORMS}"
        )
    if hex_ is None:
        return END_ACTION
    number = FIELD.named(hex_.upper())
    if number is None:
        raise InvalidInput(f"{text!r:.60}: there is no hex {hex_:.10}; hexes are A1 to T20")
    return verb << SHIFT | number
