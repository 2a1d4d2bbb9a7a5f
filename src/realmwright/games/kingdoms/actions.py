"""The action table of Kingdoms: `verb << 5 | target`.

| verb           | number | target        | notation       |                                    |
| -------------- | ------ | ------------- | -------------- | ---------------------------------- |
| pass           | 0      | 0             | `pass`         | K-5                                |
| draw           | 1      | 0             | `draw`         | K-4.3                              |
| place          | 2      | space         | `place C2`     | the tile just drawn, K-4.3.2       |
| secret         | 3      | space         | `secret C2`    | K-4.4; `reserve C2` under K-11.2   |
| castle, rank r | 3 + r  | space         | `castle 4 C2`  | K-4.2                              |
| tile, face f   | 8 + f  | space         | `tile +5 C2`   | with open tiles, K-11.3            |
| pick           | 23     | face          | `pick +5`      | the own open tile, K-11.2          |

Spaces are numbered 0 to 29 row by row, faces in the order of `pieces.FACES`.
"""

from __future__ import annotations

import re

from realmwright.engine.contract import Action, InvalidInput
from realmwright.games.kingdoms.pieces import CELLS, FACE, FACES, GRID, RANKS

SHIFT = 5
TARGET = (1 << SHIFT) - 1

PASS, DRAW, PLACE, SECRET, CASTLE, TILE = 0, 1, 2, 3, 3, 8
PICK = TILE + len(FACES)
LIMIT = (PICK + 1) << SHIFT
"""All actions are below this number."""

PASS_ACTION = PASS << SHIFT
DRAW_ACTION = DRAW << SHIFT


def needs_space(verb: int) -> bool:
    return verb not in (PASS, DRAW, PICK)


def exists(action: object) -> bool:
    """Whether the number stands for an action at all."""
    if type(action) is not int or not 0 <= action < LIMIT:
        return False
    verb, target = action >> SHIFT, action & TARGET
    if verb == PICK:
        return target < len(FACES)
    return target < CELLS if needs_space(verb) else target == 0


def name(action: Action, *, reserve: bool) -> str:
    """The notation of an action; `reserve` as in the option `open_reserve`."""
    if not exists(action):
        raise InvalidInput(f"{action!r} is not an action of kingdoms")
    verb, target = action >> SHIFT, action & TARGET
    if verb == PASS:
        return "pass"
    if verb == DRAW:
        return "draw"
    if verb == PICK:
        return f"pick {FACES[target]}"
    space = GRID.name(target)
    if verb == PLACE:
        return f"place {space}"
    if verb == SECRET:
        return f"{'reserve' if reserve else 'secret'} {space}"
    if verb < TILE:
        return f"castle {verb - CASTLE} {space}"
    return f"tile {FACES[verb - TILE]} {space}"


_FORMS = "pass, draw, place C2, secret C2, reserve C2, castle 4 C2, tile +5 C2, pick +5"
_WORDS = re.compile(r"(\w+)(?: ([+-]?\w+))??(?: ([A-Za-z]\d+))?")


def parse(text: str) -> Action:
    """The action that a notation names; spelling of letters' case is free."""
    match = _WORDS.fullmatch(" ".join(text.split())) if isinstance(text, str) else None
    fault = InvalidInput(f"{text!r:.60} is not an action of kingdoms; they look like: {_FORMS}")
    if match is None:
        raise fault
    word, piece, space = match.groups()
    word = word.lower()
    if space is None and piece is None and word in ("pass", "draw"):
        return PASS_ACTION if word == "pass" else DRAW_ACTION
    if word == "pick" and space is None and piece and piece.upper() in FACE:
        return PICK << SHIFT | FACE[piece.upper()]
    if space is None:
        raise fault
    cell = GRID.named(space.upper())
    if cell is None:
        raise InvalidInput(f"{text!r:.60}: there is no space {space:.10}; spaces are A1 to F5")
    if word == "place" and piece is None:
        return PLACE << SHIFT | cell
    if word in ("secret", "reserve") and piece is None:
        return SECRET << SHIFT | cell
    if word == "castle" and piece in map(str, RANKS):
        return (CASTLE + int(piece)) << SHIFT | cell
    if word == "tile" and piece and piece.upper() in FACE:
        return (TILE + FACE[piece.upper()]) << SHIFT | cell
    raise fault
