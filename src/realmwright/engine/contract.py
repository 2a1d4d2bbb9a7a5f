"""The contract of a game: what a `Game` and a `Position` are.

A game is a set of options and a way to make a first position. A position knows everything about
itself; nothing else does. Two lanes lead over the same state:

* the fast lane for search: `actions`, `apply`, `score`, `copy`: ints and lists, no validation;
* the rich lane for people: `play`, `why_not`, `preview`, `scores`, events and views, built on it.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Self

from realmwright.engine.chance import Lots, Rng

if TYPE_CHECKING:
    from realmwright.engine.record import Record
    from realmwright.engine.scene import Choice, Scene

Action = int
"""A decision as a small integer: `verb << k | target`; each game documents its table."""

Json = Any
"""What `json` can write: None, bool, int, float, str, lists and string-keyed dicts of these."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: a code for the catalogue and the rule it rests on."""

    code: str
    rule: str
    params: Mapping[str, Json] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{k}={v}" for k, v in self.params.items())
        return f"{self.code}{f' ({details})' if details else ''}: {self.rule}"


class IllegalAction(ValueError):
    """Raised by `play`; the position is untouched."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    @property
    def rule(self) -> str:
        return self.reason.rule


class InvalidInput(ValueError):
    """Options, documents, records or notation that do not say what they should.

    `problems` names each fault and where it is; the message joins them.
    """

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Event:
    """A fact for logs and animation.

    `private` holds what only seat `to` may know. An event that `reveals` shows somebody something
    that was hidden, or shows the outcome of chance: nobody may undo past it.
    """

    kind: str
    params: Mapping[str, Json] = field(default_factory=dict)
    private: Mapping[str, Json] = field(default_factory=dict)
    to: int | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as JSON for one seat, or for a spectator (None)."""
        shown = {"k": self.kind, **self.params}
        if self.private and seat is not None and seat == self.to:
            shown |= self.private
        return shown


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a score sheet: what it is for, its gold, and the cells that earned it."""

    goal: str
    gold: int
    cells: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of one seat, as if the game were scored now."""

    seat: int
    entries: tuple[Entry, ...]

    @property
    def total(self) -> int:
        return sum(entry.gold for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Change:
    """What an action changes in one goal: the gold of each seat, and the cells it is about.

    `was` and `now` are the goal's own value before and after, where it has one
    (in Kingdoms the base value of a segment).
    """

    goal: str
    gold: tuple[int, ...]
    cells: tuple[int, ...] = ()
    was: int | None = None
    now: int | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change, known before it is played."""

    action: Action
    gold: tuple[int, ...]
    changes: tuple[Change, ...] = ()
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a game. `values` lists what may be chosen, the default first."""

    id: str
    values: tuple[Json, ...]
    needs: Mapping[str, Json] = field(default_factory=dict)
    """Other options and the values they must have for this one to differ from its default."""
    rule: str = ""

    @property
    def default(self) -> Json:
        return self.values[0]


class Game(ABC):
    """A game: its facts, its options, and how to make or read a position."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]

    @property
    @abstractmethod
    def editions(self) -> tuple[str, ...]:
        """The ids of the known editions, the default first."""

    @abstractmethod
    def new(
        self, seats: int, seed: int, options: Mapping[str, Json] | None = None, edition: str = ""
    ) -> Position:
        """The first position. Raises `InvalidInput` naming what is wrong."""

    @abstractmethod
    def read(self, document: Mapping[str, Json]) -> Position:
        """The position that a document describes. Raises `InvalidInput` naming all faults."""

    def lessons(self) -> list[tuple[str, list[Action]]]:
        """The lessons of a first game: position documents, each with the actions that answer it."""
        return []

    def settle(self, options: Mapping[str, Json] | None) -> dict[str, Json]:
        """All options with their values, the defaults filled in; `InvalidInput` if any is off."""
        if options is not None and not isinstance(options, Mapping):
            raise InvalidInput(f"options must be names with values, not {options!r:.40}")
        if not options:
            return {option.id: option.default for option in self.options}
        given = dict(options)
        problems = []
        known = [option.id for option in self.options]
        unknown = sorted(str(key) for key in given.keys() - set(known))
        if unknown:
            named = ", ".join(f"{key!r:.40}" for key in unknown[:10])
            problems.append(f"option {named} is not known to {self.id}; known: {', '.join(known)}")
        settled: dict[str, Json] = {}
        for option in self.options:
            value = given.get(option.id, option.default)
            if not any(
                value is v or (type(value) is type(v) and value == v) for v in option.values
            ):
                allowed = ", ".join(repr(v) for v in option.values)
                problems.append(f"option {option.id!r} is {value!r:.40}; allowed: {allowed}")
            settled[option.id] = value
        for option in self.options:
            if settled[option.id] != option.default:
                for other, wanted in option.needs.items():
                    if settled.get(other) != wanted:
                        problems.append(f"option {option.id!r} needs {other!r} to be {wanted!r}")
        if problems:
            raise InvalidInput(*problems)
        return settled


class Position(ABC):
    """A moment of a game, complete in itself."""

    __slots__ = ()

    game: ClassVar[Game]
    marks: ClassVar[str] = "ABCDE"
    """The sign of each seat in the text diagram."""

    options: Mapping[str, Json]
    edition_id: str
    seats: int
    to_act: int | None
    """The seat that decides now, or None when the game is over."""

    @property
    @abstractmethod
    def complete(self) -> bool:
        """Whether nothing is hidden, so that it can be played on; seen positions are not."""

    # -- fast lane -----------------------------------------------------------------------------

    @abstractmethod
    def actions(self) -> list[Action]:
        """The legal actions, in a stable order; empty when the game is over."""

    def sample(self, lots: Lots) -> Action:
        """One of the legal actions, each equally likely, at less than the cost of listing them.

        `random.Random` draws the lots fastest; `Rng` draws the same ones on every Python for ever.
        """
        actions = self.actions()
        return actions[int(lots.random() * len(actions))]

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Play a legal action without checking it and without events."""

    @abstractmethod
    def score(self) -> list[int]:
        """The gold of each seat if the game were scored now."""

    @abstractmethod
    def copy(self) -> Self:
        """A twin that shares nothing that changes."""

    # -- rich lane -----------------------------------------------------------------------------

    @abstractmethod
    def play(self, action: Action) -> list[Event]:
        """Play an action; an illegal one raises `IllegalAction` and changes nothing."""

    @abstractmethod
    def why_not(self, action: Action) -> Reason | None:
        """Why the action is illegal, or None if it is legal."""

    @abstractmethod
    def preview(self, action: Action) -> Preview:
        """What a legal action would change, as far as the seat to act can know."""

    @abstractmethod
    def scores(self) -> list[Sheet]:
        """A sheet per seat, with the cells that earned the gold."""

    @abstractmethod
    def ranking(self) -> list[list[int]]:
        """The seats by rank, best first; seats that share a rank stand together."""

    @abstractmethod
    def forced(self) -> Action | None:
        """The only action of a seat that has no choice at all (a pass), to be played for it."""

    # -- views ---------------------------------------------------------------------------------

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """A copy without anything that this seat (None: a spectator) cannot know."""

    @abstractmethod
    def guess(self, rng: Rng) -> Self:
        """From a seen position: one complete position that agrees with all that is known."""

    @abstractmethod
    def scene(self, *, hide_scores: bool = False) -> Scene:
        """What the client draws of this (seen) position."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """The legal actions grouped for the client: by verb and piece, with their cells."""

    # -- text ----------------------------------------------------------------------------------

    @abstractmethod
    def notation(self, action: Action) -> str:
        """The action in words, e.g. `castle 4 C2`."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that the notation names; `InvalidInput` if it names none."""

    @abstractmethod
    def describe(self) -> dict[str, Json]:
        """The position document as JSON data."""

    def document(self) -> str:
        """A small JSON text from which `realmwright.position` makes this position again."""
        return json.dumps(self.describe(), separators=(",", ":"))

    @abstractmethod
    def record(self) -> Record:
        """How this position came about: seed and actions. `ValueError` for a seen position."""

    @abstractmethod
    def __str__(self) -> str:
        """The position as a text diagram."""


def play_all(position: Position, actions: Sequence[Action]) -> list[Event]:
    """Play several actions and return all their events."""
    return [event for action in actions for event in position.play(action)]
