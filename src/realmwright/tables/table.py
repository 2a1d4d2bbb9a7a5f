"""A table: its state, rebuilt from its log entry by entry.

`Table.then(entry)` is a new table with one entry more; the old one stays as it was. So a command
can be tried, stored and shown in this order, and what was not stored never happened. Nothing here
checks whether somebody may do something: that is what `commands` is for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from realmwright.engine.contract import Action, Event, Position
from realmwright.tables.clock import Clock, new_clock
from realmwright.tables.entry import Entry, Made, SeatKind
from realmwright.tables.text import same_name

Status = Literal["open", "running", "finished"]

SLOW = 180_000
"""Milliseconds without a move after which others may vote for a bot to play on."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here. A person may have a bot that plays on (`replaced`: its level)."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    who: str = ""
    resigned: bool = False
    flagged: bool = False
    replaced: str = ""
    votes: tuple[int, ...] = ()

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.level if self.kind == "bot" else self.replaced


@dataclass(frozen=True, slots=True)
class Act:
    """An action that counts (that has not been undone)."""

    seq: int
    seat: int
    action: Action
    reveals: str
    """The kind of the first of its events that reveals something; empty if none does."""


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the log with what happened in the game."""

    seq: int
    entry: Entry
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """How far a seat may go back: the log numbers it may return to, nearest first.

    `boundary` says what stops it there.
    """

    to: tuple[int, ...]
    boundary: str


class Table:
    """The state of a table. `origin` is the first position, which holds every secret."""

    __slots__ = (
        "acting_since",
        "acts",
        "before",
        "clock",
        "ended_by",
        "furthest",
        "gone",
        "held",
        "id",
        "keys",
        "log",
        "made",
        "moved",
        "origin",
        "position",
        "rematch",
        "seats",
        "status",
        "turn_from",
    )

    def __init__(self, table_id: str, origin: Position, created: Entry) -> None:
        assert created.made is not None
        self.id = table_id
        self.origin = origin
        self.made: Made = created.made
        made = self.made
        self.seats = tuple(Seat(s.kind, s.name, s.level, s.who) for s in made.seats)
        self.clock: Clock = new_clock(made.clock, made.seconds, made.increment, len(made.seats))
        self.status: Status = "open"
        self.position: Position | None = None
        self.log: list[Step] = [Step(1, created)]
        self.acts: list[Act] = []
        self.before: list[Position] = []
        """The position before each of the last acts, as many as may be taken back.

        Replaying a long game for every step back would make a log slow to read.
        """
        self.held: int | None = None
        """The seat that has completed its turn and not ended it."""
        self.moved = 1
        """The number of the last entry that changed whose turn it is or what they see."""
        self.acting_since = created.at
        """Since when the table waits: when the turn came to whoever has it, or went on.

        Taking back and playing anew is not going on.
        """
        self.furthest = 0
        """The most acts that have counted in this turn, whatever was taken back since."""
        self.turn_from = 1
        """The number of the entry that brought it there."""
        self.keys: dict[str, int] = {created.id: 1} if created.id else {}
        """The commands carried out, and the number of the entry that did."""
        self.gone: tuple[int, ...] = ()
        """The seats that have resigned, in that order."""
        self.rematch = ""
        self.ended_by = ""

    @classmethod
    def load(cls, table_id: str, origin: Position, entries: Iterable[Entry]) -> Table:
        """The table that a log leads to."""
        stream = iter(entries)
        table = cls(table_id, origin, next(stream))
        for entry in stream:
            table._apply(entry)
        return table

    # -- what is so ----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def created(self) -> int:
        return self.log[0].entry.at

    @property
    def best_level(self) -> str:
        return self.made.levels[-1]

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is: it has to decide, or to end its turn."""
        if self.status != "running" or self.position is None:
            return None
        return self.position.to_act if self.held is None else self.held

    @property
    def passes(self) -> bool:
        """Whether the seat to act has no choice: the table passes for it in the next entry."""
        position = self.position
        return (
            position is not None
            and self.status == "running"
            and self.held is None
            and position.forced() is not None
        )

    def seats_of(self, who: str) -> frozenset[int]:
        """The seats that this person holds."""
        return frozenset(n for n, s in enumerate(self.seats) if s.kind == "person" and s.who == who)

    def has_name(self, name: str) -> bool:
        """Whether somebody sits here under this name, or under one that looks like it."""
        return any(same_name(name, seat.name) for seat in self.seats)

    def eyes(self, mine: frozenset[int]) -> int | None:
        """Through whose eyes the holder of these seats looks: the seat to act, else the last."""
        if len(mine) <= 1:
            return next(iter(mine), None)
        if self.turn in mine:
            return self.turn
        return next((act.seat for act in reversed(self.acts) if act.seat in mine), min(mine))

    def back(self, seat: int) -> Back:
        """How far this seat may go back.

        Over its own last acts, until another seat acted or something was revealed.
        """
        if self.turn != seat:
            return Back((), "other_player")
        to: list[int] = []
        for act in reversed(self.acts):
            if act.seat != seat:
                return Back(tuple(to), "other_player")
            if act.reveals:
                return Back(tuple(to), act.reveals)
            to.append(act.seq - 1)
        return Back(tuple(to), "start")

    def late(self, now: int) -> bool:
        """Whether the time of whoever has to decide is over: somebody else decides instead."""
        deadline = self.clock.deadline
        return self.held is None and deadline is not None and now >= deadline

    def bot_to_act(self, now: int) -> str:
        """The level of the bot that has to decide now, if one has to."""
        turn = self.turn
        if turn is None or self.held is not None:
            return ""
        if self.seats[turn].bot:
            return self.seats[turn].bot
        return self.best_level if self.clock.kind == "turn" and self.late(now) else ""

    @property
    def due(self) -> int | None:
        """When something has to be done without anybody asking for it."""
        turn = self.turn
        if turn is None:
            return None
        return self.acting_since if self.seats[turn].bot else self.clock.deadline

    def slow(self, seat: int, now: int) -> bool:
        """Whether the table waits for this seat for long enough to vote."""
        return self.turn == seat and now - self.acting_since >= SLOW

    def ranking(self) -> list[list[int]]:
        """The seats by rank; who resigned stands after those who stayed, the first one last."""
        assert self.position is not None
        ranks = [[s for s in rank if s not in self.gone] for rank in self.position.ranking()]
        return [rank for rank in ranks if rank] + [[seat] for seat in reversed(self.gone)]

    # -- what happens --------------------------------------------------------------------------

    def then(self, entry: Entry) -> Table:
        """The table after one more entry."""
        twin = object.__new__(Table)
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.log = self.log[:]
        twin.acts = self.acts[:]
        twin.before = self.before[:]
        twin.keys = self.keys.copy()
        if self.position is not None:
            twin.position = self.position.copy()
        twin._apply(entry)
        return twin

    def _apply(self, entry: Entry) -> None:
        seq = self.seq + 1
        before = self.turn
        events = self._change(entry, seq)
        if self.gone:
            events = tuple(map(self._ranked, events))
        self.log.append(Step(seq, entry, events))
        if entry.id:
            self.keys[entry.id] = seq
        turn = self.turn
        if turn != before or entry.k == "started" or (entry.k == "returned" and entry.by == turn):
            self.acting_since = entry.at
            self.turn_from = seq
            self.furthest = len(self.acts)
        elif len(self.acts) > self.furthest:
            self.acting_since = entry.at
            self.furthest = len(self.acts)
        runs = turn is not None and not self.seats[turn].bot
        earned = entry.k in ("act", "end") and not entry.forced
        self.clock = self.clock.run(turn if runs else None, entry.at, earned=earned)

    def _change(self, entry: Entry, seq: int) -> tuple[Event, ...]:
        """Carry out one entry; what happened in the game."""
        by = entry.by
        match entry.k:
            case "sat":
                self._seat(by, kind="person", name=entry.name, who=entry.who, level="")
            case "left":
                self._seat(by, kind="open", name="", who="", level="")
            case "filled":
                kind: SeatKind = "bot" if entry.level else "open"
                self._seat(by, kind=kind, name="", who="", level=entry.level)
            case "started":
                self.status = "running"
                self.position = self.origin.copy()
                self.moved = seq
                self._finish_if_over()
            case "act":
                return self._act(entry, seq)
            case "undo":
                self._undo(entry, seq)
            case "end":
                self.held = None
                self.moved = seq
            case "resigned":
                self._seat(by, resigned=True, replaced=entry.level, votes=())
                self._hand_over(by, seq)
                assert by is not None
                self.gone += (by,)
                if len(self.seats) - len(self.gone) < 2:
                    self.status = "finished"
                    self.ended_by = "resigned"
            case "vote":
                assert entry.seat is not None
                assert by is not None
                votes = (*self.seats[entry.seat].votes, by)
                self._seat(entry.seat, votes=votes)
            case "replaced":
                self._seat(by, replaced=entry.level, votes=())
                self._hand_over(by, seq)
            case "flagged":
                self._seat(by, replaced=entry.level, flagged=True, votes=())
                self._hand_over(by, seq)
            case "returned":
                self._seat(by, replaced="", votes=())
                self._hand_over(by, seq)
            case "rematch":
                self.rematch = entry.table
            case "resumed":
                pause = entry.at - self.log[-1].entry.at
                self.clock = self.clock.later(pause)
                self.acting_since += pause
            case other:
                raise ValueError(f"log entry {seq} of table {self.id} is of unknown kind {other!r}")
        return ()

    def _seat(self, seat: int | None, **changes: object) -> None:
        assert seat is not None
        changed = replace(self.seats[seat], **changes)  # type: ignore[arg-type]
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])

    def _hand_over(self, seat: int | None, seq: int) -> None:
        """Somebody else decides for this seat from now on; a held turn has ended."""
        if self.turn == seat:
            self.moved = seq
        if self.held == seat:
            self.held = None

    def _act(self, entry: Entry, seq: int) -> tuple[Event, ...]:
        position, seat = self.position, entry.by
        assert position is not None
        assert seat is not None
        assert entry.a is not None
        if position.to_act != seat:
            raise ValueError(f"log entry {seq} of table {self.id}: it is not this seat's turn")
        twin = position.copy()
        events = position.play(entry.a)
        reveals = next((event.kind for event in events if event.reveals), "")
        if reveals:
            self.before = []
        else:
            same = bool(self.acts) and self.acts[-1].seat == seat
            self.before = [*(self.before if same else ()), twin]
        self.acts.append(Act(seq, seat, entry.a, reveals))
        self.moved = seq
        passed_on = position.to_act is not None and position.to_act != seat
        if entry.hold and passed_on and not reveals:
            self.held = seat
        if self.seats[seat].votes and not entry.bot and not entry.forced:
            self._seat(seat, votes=())
        self._finish_if_over()
        return tuple(events)

    def _undo(self, entry: Entry, seq: int) -> None:
        assert entry.to is not None
        to = entry.to
        acts = [act for act in self.acts if act.seq <= to]
        back = len(self.acts) - len(acts)
        self.acts = acts
        if back > len(self.before):
            raise ValueError(f"log entry {seq} of table {self.id} goes back too far")
        if back:
            self.position = self.before[-back].copy()
            self.before = self.before[:-back]
        self.held = None
        self.moved = seq

    def _finish_if_over(self) -> None:
        if self.position is not None and self.position.to_act is None:
            self.status = "finished"

    def _ranked(self, event: Event) -> Event:
        """The event with the table's ranking in place of the game's."""
        if "ranking" not in event.params:
            return event
        return replace(event, params={**event.params, "ranking": self.ranking()})
