"""Whole games at the engine and at the slow tables at once, as many as are asked for.

`realmwright bench --verify` runs this. After every decision the legal actions, the position and the
scores must be the same, at the end the ranking. The n-th game of a kind is always the same one:
players, options and seed follow from n.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from tests.oracles import kingdom_builder, kingdoms

import realmwright as rw
from realmwright import bots


class Difference(AssertionError):
    """The engine and a slow table do not agree."""


def same(what: str, engine: Any, slow: Any) -> None:
    if engine != slow:
        raise Difference(f"{what}: the engine has {engine!r}, the slow table {slow!r}")


class Beside(Protocol):
    """A slow table that is played along with the engine."""

    def legal(self) -> set[str]:
        """The legal moves in words."""

    def follow(self, move: str, here: rw.Position, events: list[rw.Event]) -> None:
        """Play a move that brought the engine here, and compare."""

    def ranking(self) -> list[list[int]]:
        """The ranking at the end."""


class Kingdoms:
    """Kingdoms, at its slow table."""

    KEYS = ("board", "castles", "tile", "drawn", "gold", "earned", "round", "starter", "to_act")

    def __init__(self, start: rw.Position) -> None:
        self.table = kingdoms.Table(start.describe())

    def legal(self) -> set[str]:
        return self.table.legal()

    def follow(self, move: str, here: rw.Position, events: list[rw.Event]) -> None:
        table, found = self.table, here.describe()
        table.play(move)
        if table.starters:
            table.deal(found)
        state = table.state()
        for key in self.KEYS:
            same(key, found[key], state[key])
        pool = sorted(found["pool"]) if table.open_tiles else found["pool"]
        same("pool", pool, state["pool"])
        gold = table.gold
        if here.to_act is not None:
            unpaid = Counter[str]()
            for line in set(kingdoms.lines()) - table.paid:
                unpaid.update(kingdoms.line_gold(table.board, line))
            owed = [unpaid[letter] for letter in kingdoms.SEATS[: here.seats]]
            gold = [a + b for a, b in zip(table.gold, owed, strict=True)]
        same("score", here.score(), gold)

    def ranking(self) -> list[list[int]]:
        return kingdoms.ranking(self.table.gold)


class KingdomBuilder:
    """Kingdom Builder, at its slow table; which cards are drawn is told by the events."""

    def __init__(self, start: rw.Position) -> None:
        self.table = kingdom_builder.Table(start.describe())

    def legal(self) -> set[str]:
        return self.table.legal()

    def follow(self, move: str, here: rw.Position, events: list[rw.Event]) -> None:
        self.table.play(move, [card for event in events for card in self._drawn(event)])
        try:
            self.table.expect(here.describe())
        except AssertionError as error:
            raise Difference(f"position: {error}") from None
        same("score", here.score(), self.table.scores())

    @staticmethod
    def _drawn(event: rw.Event) -> list[str]:
        if event.kind == "drew":
            return [event.private["terrain"]]
        if event.kind == "card_played" and event.params["how"] == "drawn":
            return [event.params["terrain"]]
        return []

    def ranking(self) -> list[list[int]]:
        return kingdom_builder.ranking(self.table.scores())


BESIDE: dict[str, Callable[[rw.Position], Beside]] = {
    "kingdoms": Kingdoms,
    "kingdom_builder": KingdomBuilder,
}


def start_of(game: dict[str, Any], number: int) -> rw.Position:
    """The first position of a numbered game: players in turn, options by lot."""
    lots = random.Random(f"{game['id']} {number}")
    seats = game["seats"][number % len(game["seats"])]
    while True:
        # Half of the options are left as they are; what does not go together is drawn again.
        options = {
            key: lots.choice(values)
            for key, values in game["options"].items()
            if lots.random() < 0.5
        }
        try:
            return rw.new(game["id"], seats=seats, seed=lots.getrandbits(64), options=options)
        except rw.InvalidInput:
            continue


def play(here: rw.Position, level: str, rng: rw.Rng) -> int:
    """Play a game to its end on both tables; the number of its decisions."""
    beside = BESIDE[here.game.id](here)
    decisions = 0
    while here.to_act is not None:
        same("legal actions", {here.notation(a) for a in here.actions()}, beside.legal())
        if level == "random":
            action = here.sample(rng)
        else:
            action = bots.act(here.seen_by(here.to_act), level, rng)
        move = here.notation(action)
        beside.follow(move, here, here.play(action))
        decisions += 1
    same("legal actions", set(), beside.legal())
    same("ranking", here.ranking(), beside.ranking())
    return decisions


@dataclass
class Tally:
    """How much of one kind was compared."""

    title: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


def verify(games: int) -> Iterator[Tally]:
    """So many games of every kind there is; `Difference` with the game that shows it."""
    for game in rw.games():
        for level in bots.levels(game["id"]):
            tally = Tally(f"{game['id']}, {level}")
            begun = time.monotonic()
            for number in range(games):
                here = start_of(game, number)
                try:
                    tally.decisions += play(here, level, rw.Rng(number))
                except AssertionError as error:
                    raise Difference(f"{error}\n{here.record().dumps()}") from error
                tally.games += 1
            tally.seconds = time.monotonic() - begun
            yield tally
