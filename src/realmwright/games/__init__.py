"""All games of the house, by id."""

from __future__ import annotations

from realmwright.engine.contract import Game, InvalidInput
from realmwright.games.kingdom_builder import GAME as KINGDOM_BUILDER
from realmwright.games.kingdoms import GAME as KINGDOMS

GAMES: dict[str, Game] = {game.id: game for game in (KINGDOMS, KINGDOM_BUILDER)}


def get(game_id: str) -> Game:
    """The game of that id; `InvalidInput` names the known ones."""
    try:
        return GAMES[game_id]
    except (KeyError, TypeError):
        raise InvalidInput(f"there is no game {game_id!r:.60}; known: {', '.join(GAMES)}") from None
