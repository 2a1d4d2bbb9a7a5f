"""Tables for tests: named people, a fixed deal, and a clock that is moved by hand."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass, field
from typing import Any

from realmwright.engine.contract import Position
from realmwright.store import Secret
from realmwright.tables import commands, making
from realmwright.tables.commands import Asker, Steps
from realmwright.tables.entry import SeatMade, decode, encode
from realmwright.tables.making import Wish
from realmwright.tables.table import Table

LEVELS = ("random", "greedy")
SECRET = Secret(7, "salt")


def seat(name: str) -> SeatMade:
    """`ann` sits as a person of that name, `bot` and `open` are what they say.

    `ann=Eve` is a seat of Ann's for somebody else.
    """
    if name == "bot":
        return SeatMade(kind="bot", level="greedy")
    if name == "open":
        return SeatMade(kind="open")
    who, _, other = name.partition("=")
    return SeatMade(kind="person", name=other or who.title(), who=who)


@dataclass
class Game:
    """A table, its secret, and the time."""

    table: Table
    secret: Secret = SECRET
    now: int = 1_000_000
    _ids: Any = field(default_factory=lambda: itertools.count(1))

    @property
    def position(self) -> Position:
        assert self.table.position is not None
        return self.table.position

    def take(self, steps: Steps) -> Table:
        """What a server does with the steps of a command that has been stored."""
        if steps:
            self.table = steps[-1]
        return self.table

    def asker(self, who: str) -> Asker:
        return Asker(who, self.now, f"c{next(self._ids)}")

    def holder(self) -> str:
        """Whose turn it is."""
        assert self.table.turn is not None
        return self.table.seats[self.table.turn].who

    def play(self, action: str | int, *, who: str = "", hold: bool = False) -> Table:
        """Play an action, in notation or as a number, as whoever's turn it is."""
        number = self.position.parse(action) if isinstance(action, str) else action
        asker = self.asker(who or self.holder())
        return self.take(commands.play(self.table, asker, self.table.seq, number, hold=hold))

    def free(self) -> str:
        """The name of the first empty space."""
        found = next(a for a in self.position.actions() if a & 31 or a >> 5)
        return self.position.notation(found).split()[-1]

    def castle(self, *, hold: bool = False) -> Table:
        """Place a castle of rank 1 on the first empty space."""
        return self.play(f"castle 1 {self.free()}", hold=hold)

    def end(self) -> Table:
        return self.take(commands.end(self.table, self.asker(self.holder()), self.table.seq))

    def undo(self, to: int) -> Table:
        asker = self.asker(self.holder())
        return self.take(commands.undo(self.table, asker, self.table.seq, to))

    def play_on(self, moves: int, seed: int = 1) -> None:
        """Random legal moves, until the game is over at the latest."""
        choose = random.Random(seed)
        while moves and self.table.status == "running":
            self.play(choose.choice(self.position.actions()))
            moves -= 1

    def reloaded(self) -> Table:
        """The same table out of its log, as after a restart."""
        entries = [decode(encode(step.entry)) for step in self.table.log]
        made = entries[0].made
        assert made is not None
        return Table.load(self.table.id, making.origin(made, self.secret), entries)


def sit_down(
    *names: str,
    game: str = "kingdoms",
    secret: Secret = SECRET,
    now: int = 1_000_000,
    **wish: Any,
) -> Game:
    """A table with these seats, started if nobody is missing. The first person is the host."""
    host = next((name for name in names if name not in ("bot", "open")), "ann")
    whole = Wish(
        game=game,
        seats=[seat(name) for name in names],
        host=host,
        **{"options": {}, **wish},
    )
    table = making.make("t", whole, LEVELS, secret, now)
    return Game(commands.started(table, now)[-1], secret, now)


def state(table: Table) -> dict[str, Any]:
    """All that a table is, for comparing."""
    names = [n for n in Table.__slots__ if n not in ("origin", "position", "before", "log")]
    whole = {name: getattr(table, name) for name in names}
    whole["before"] = [position.describe() for position in table.before]
    whole["position"] = table.position and table.position.describe()
    whole["log"] = [(s.seq, s.entry, [e.seen_by(0) for e in s.events]) for s in table.log]
    return whole
