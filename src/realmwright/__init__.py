"""Realmwright: play, study and program the Kingdom family of board games.

>>> import realmwright as rw
>>> position = rw.new("kingdoms", seats=2, seed=7)
>>> events = position.play(position.parse("castle 4 C2"))
>>> position.to_act, len(position.actions())
(0, 146)

The names below are stable; everything else may change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from realmwright.engine.chance import Rng, commitment, keeps_commitment
from realmwright.engine.contract import (
    Change,
    Entry,
    Event,
    Game,
    IllegalAction,
    InvalidInput,
    Option,
    Position,
    Preview,
    Reason,
    Sheet,
)
from realmwright.engine.record import Record, parse_json

# `from realmwright import games` is the function below: import the room's parts by name.
from realmwright.games import GAMES as _GAMES
from realmwright.games import get as _game

__all__ = [
    "Change",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidInput",
    "Option",
    "Position",
    "Preview",
    "Reason",
    "Record",
    "Rng",
    "Sheet",
    "commitment",
    "games",
    "keeps_commitment",
    "load",
    "new",
    "position",
]

__version__ = "0.1.0"


def games() -> list[dict[str, Any]]:
    """Every game with its id, numbers of players, options and editions.

    >>> [game["id"] for game in games()]
    ['kingdoms', 'kingdom_builder']
    """
    return [
        {
            "id": game.id,
            "rules": game.rules_version,
            "seats": list(game.seats),
            "options": {option.id: list(option.values) for option in game.options},
            "editions": list(game.editions),
        }
        for game in _GAMES.values()
    ]


def new(
    game: str,
    *,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    edition: str = "",
) -> Position:
    """The first position of a game; `InvalidInput` names whatever is wrong."""
    return _game(game).new(seats, seed, options, edition)


def position(document: str) -> Position:
    """The position that a position document describes; `InvalidInput` names all faults.

    >>> start = new("kingdoms", seats=3, seed=1)
    >>> position(start.document()).document() == start.document()
    True
    """
    data = parse_json(document, "position document")
    game = data.get("game")
    if not isinstance(game, str):
        raise InvalidInput("field 'game' must be the id of a game")
    return _game(game).read(data)


def load(text: str) -> Record:
    """A record from its JSON text, replayed and checked; `InvalidInput` names what is wrong.

    >>> game = new("kingdoms", seats=2, seed=7)
    >>> _ = game.play(game.parse("draw"))
    >>> load(game.record().dumps()).position().document() == game.document()
    True
    """
    return Record.loads(text, _game)
