"""Players that are programs.

A bot gets a seen position, never more, and answers with an action. Everything here is a pure
function of text and numbers, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import realmwright as rw
from realmwright.bots import kingdom_builder, kingdoms
from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import Action, InvalidInput, Position

RANDOM, GREEDY = "random", "greedy"
ONESTEP = "onestep"
"""A player for the arena only: it shows what thinking further than one action is good for."""

Values = Callable[[Any], dict[Action, float]]


@dataclass(frozen=True, slots=True)
class Judge:
    """How a game is judged.

    `values` is the worth of each legal action, and `reason` a code with parameters for why one is
    good. `glances` are the values at less effort, for as many actions of a game as it is told.
    `single` is the worth at once, where `values` looks further.
    """

    values: Values
    reason: Callable[[Any, Action], tuple[str, dict[str, Any]]]
    glances: Callable[[int], Values]
    single: Values | None = None


JUDGES = {
    "kingdoms": Judge(kingdoms.values, kingdoms.reason, lambda count: kingdoms.values),
    "kingdom_builder": Judge(
        kingdom_builder.values,
        kingdom_builder.reason,
        kingdom_builder.glances,
        kingdom_builder.single_steps,
    ),
}


def levels(game_id: str) -> tuple[str, ...]:
    """The bots of a game that are offered to people, weakest first."""
    return (RANDOM, GREEDY) if game_id in JUDGES else (RANDOM,)


def players(game_id: str) -> tuple[str, ...]:
    """All bots of a game, those for the arena too."""
    judge = JUDGES.get(game_id)
    return (*levels(game_id), ONESTEP) if judge and judge.single else levels(game_id)


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
    return _best(JUDGES[position.game.id].values(position), rng)


def single_action(position: Position, rng: rw.Rng) -> Action:
    """The action that gains most gold at once; equals are drawn by lot."""
    single = JUDGES[position.game.id].single
    assert single is not None
    return _best(single(position), rng)


def _best(values: dict[Action, float], rng: rw.Rng) -> Action:
    most = max(values.values()) - 1e-9
    return rng.choice([action for action, value in values.items() if value >= most])


PLAYERS: dict[str, Callable[[Position, rw.Rng], Action]] = {
    RANDOM: random_action,
    GREEDY: greedy_action,
    ONESTEP: single_action,
}


def act(position: Position, level: str, rng: rw.Rng) -> Action:
    """The action of a bot for the seat to act of a seen position."""
    if level not in players(position.game.id):
        known = ", ".join(players(position.game.id))
        raise InvalidInput(f"{position.game.id} has no bot {level!r}; known: {known}")
    return PLAYERS[level](position, rng)


def choose(document: str, level: str, seed: int, budget: float = 0.8) -> Action:
    """What a bot plays in the seen position of a document.

    `budget` is the time it may take, in seconds; no level needs a tenth of it.

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
    return action, *JUDGES[position.game.id].reason(position, action)


def analyse(record: str, budget: float = 5.0) -> list[dict[str, Any]]:
    """The bot's opinion of every action of a record: its worth, and the best it saw instead."""
    game = rw.load(record)
    position = game.first()
    judged = JUDGES[game.game.id].glances(len(game.actions))
    opinions = []
    for action in game.actions:
        seat = position.to_act
        values = judged(position.seen_by(seat))
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
