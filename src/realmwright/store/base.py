"""What a store and a bus promise, whatever is behind them.

The log of a table is a row of numbered lines. The unique key (table, number) is the optimistic
lock: of two processes that write the same number one is told that it was too late, reads on, and
decides again. The rest of a table's row (`Head`) only saves reading logs: it can be recomputed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class StoreError(OSError):
    """The store cannot be opened or written; the message says why in one line."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's log: a small JSON document under its number."""

    seq: int
    at: int
    body: str


@dataclass(frozen=True, slots=True)
class Secret:
    """What only the server reads, kept apart from the log.

    `start` is the first position where it was not dealt from the seed.
    """

    seed: int
    salt: str
    start: str = ""


@dataclass(frozen=True, slots=True)
class Birth:
    """What is stored once, when a table is made."""

    game: str
    rules_version: int
    created: int
    secret: Secret


@dataclass(frozen=True, slots=True)
class Head:
    """What finds a table without reading its log, as of the last line written.

    `due` is when the server has to do something by itself (a bot's turn: at once; a clock that
    runs out), or None. `holders` are the hashed tokens of the seats.
    """

    status: str
    due: int | None
    holders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """Lines to append to one table; with `birth` the table is made first."""

    table: str
    lines: Sequence[Line]
    head: Head
    birth: Birth | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """A line of chat. `key` tells a line that was sent twice from two equal lines."""

    at: int
    name: str
    seat: int | None
    text: str
    preset: str
    spectators: bool
    key: str
    n: int = 0


class Store(Protocol):
    """Tables and their logs. What `append` and `say` have answered is on disk."""

    async def append(self, *writes: Write) -> bool:
        """Write all or nothing. False: some number was taken, so somebody else was faster."""

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table's log with numbers above `after`, in order."""

    async def secret(self, table: str) -> Secret | None:
        """The secret of a table, or None when there is no such table."""

    async def status(self, table: str) -> str:
        """The status of a table as of its last line, empty when there is no such table."""

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """The tables where this holder has a seat: unfinished ones first, newest first."""

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that wait for the server, the longest waiting first."""

    async def say(self, table: str, chat: Chat) -> tuple[int, bool]:
        """Store a line of chat and number it; the number, and whether it is new.

        A key that is stored already is answered with its number, and nothing is stored.
        """

    async def chat(self, table: str, after: int, limit: int) -> list[Chat]:
        """The last `limit` lines of chat with numbers above `after`, in order."""

    async def close(self) -> None:
        """Write what is waiting and close."""


class Bus(Protocol):
    """Tells every process that a table's log has grown.

    It carries hints, the truth is in the log: a message that is lost costs a later read, never a
    wrong board.
    """

    async def publish(self, table: str, seq: int) -> None:
        """Say that the log of `table` now reaches `seq`."""

    def subscribe(self, listener: Callable[[str, int], None]) -> None:
        """Have `listener` called with every table and number published, here or elsewhere."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[str, int], None]] = []

    async def publish(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Callable[[str, int], None]) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()
