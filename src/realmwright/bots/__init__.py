"""Players that are programs.

A bot gets a seen position, never more, and answers with an action. Everything here is a pure
function of text and numbers, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import realmwright as rw
from realmwright.bots import kingdoms
from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import Action, InvalidInput, Position

RANDOM, GREEDY = "random", "greedy"


@dataclass(frozen=True, slots=True)
class Judge:
    """How a game is judged: the worth of each legal action, and a code for why one is good."""

    values: Callable[[Any], dict[Action, float]]
    explain: Callable[[Any, Action], str]


JUDGES = {"kingdoms": Judge(kingdoms.values, kingdoms.explain)}


def levels(game_id: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    return (RANDOM, GREEDY) if game_id in JUDGES else (RANDOM,)


def random_action(position: Position, rng: rw.Rng) -> Action:
    """First a kind of action, then where: so castles are not used up merely by their number."""
    choice = rng.choice(position.choices())
    if "cells" not in choice:
        return choice["action"]
    cells = int(choice["cells"], 16)
    places = [cell for cell in range(cells.bit_length()) if cells >> cell & 1]
    return choice["action"] + rng.choice(places)


def greedy_action(position: Position, rng: rw.Rng) -> Action:
    """The action of the greatest immediate worth; equals are drawn by lot."""
    values = JUDGES[position.game.id].values(position)
    most = max(values.values()) - 1e-9
    return rng.choice([action for action, value in values.items() if value >= most])


PLAYERS: dict[str, Callable[[Position, rw.Rng], Action]] = {
    RANDOM: random_action,
    GREEDY: greedy_action,
}


def act(position: Position, level: str, rng: rw.Rng) -> Action:
    """The action of a bot for the seat to act of a seen position."""
    if level not in levels(position.game.id):
        known = ", ".join(levels(position.game.id))
        raise InvalidInput(f"{position.game.id} has no bot {level!r}; known: {known}")
    return PLAYERS[level](position, rng)


def choose(document: str, level: str, seed: int, budget: float = 0.8) -> Action:
    """What a bot plays in the seen position of a document.

    `budget` is the time it may take, in seconds; both levels need a hundredth of it.

    >>> start = rw.new("kingdoms", seats=2, seed=3)
    >>> seen = start.seen_by(start.to_act).document()
    >>> start.why_not(choose(seen, "greedy", seed=1)) is None
    True
    """
    return act(rw.position(document), level, rw.Rng(seed % SEED_LIMIT))


def hint(document: str, budget: float = 0.8) -> tuple[Action, str, dict[str, Any]]:
    """The best bot's suggestion for the seat to act, with a code and parameters for why."""
    position = rw.position(document)
    action = act(position, levels(position.game.id)[-1], rw.Rng(0))
    gold = position.preview(action).gold
    code = JUDGES[position.game.id].explain(position, action)
    return action, code, {"gold": gold[position.to_act or 0]}


def analyse(record: str, budget: float = 5.0) -> list[dict[str, Any]]:
    """The bot's opinion of every action of a record: its worth, and the best it saw instead."""
    game = rw.load(record)
    position = game.first()
    judge = JUDGES[game.game.id]
    opinions = []
    for action in game.actions:
        seat = position.to_act
        values = judge.values(position.seen_by(seat))
        best = max(values, key=lambda a: values[a])
        opinions.append(
            {
                "seat": seat,
                "a": action,
                "best": best,
                "value": round(values[action], 2),
                "best_value": round(values[best], 2),
            }
        )
        position.apply(action)
    return opinions
