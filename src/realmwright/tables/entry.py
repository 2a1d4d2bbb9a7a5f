"""The log of a table: what is written down for everything that happens.

A table is what comes out when its log is replayed, so an entry says what was decided and by whom,
and nothing that follows from it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["none", "turn", "game"]


class SeatMade(msgspec.Struct, omit_defaults=True, frozen=True):
    """A seat as the table was made. `who` is the hash of its holder's token."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    who: str = ""


class Made(msgspec.Struct, omit_defaults=True, frozen=True, kw_only=True):
    """What is settled for good when a table is made."""

    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seats: tuple[SeatMade, ...]
    levels: tuple[str, ...]
    """The levels of bots, weakest first; the last one plays on for people."""
    host: str
    clock: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    hide_scores: bool = False
    commitment: str = ""
    source: str = ""


class Entry(msgspec.Struct, omit_defaults=True, frozen=True, kw_only=True):
    """One line of the log. `by` is the seat it concerns or that did it.

    Kinds: created, sat, left, filled, started, act, undo, end, resigned, vote, replaced, returned,
    flagged, rematch, resumed.
    """

    k: str
    at: int
    by: int | None = None
    id: str = ""
    """Names the command that this entry carries out, see `command_key`."""
    made: Made | None = None
    a: int | None = None
    hold: bool = False
    forced: bool = False
    """A pass that the table played because the seat had no choice."""
    bot: str = ""
    """The level of the bot that decided."""
    late: bool = False
    """Done for a person whose time for the turn was over."""
    to: int | None = None
    seat: int | None = None
    """The seat that a vote is about."""
    name: str = ""
    level: str = ""
    who: str = ""
    table: str = ""
    """The next table, of a rematch."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def encode(entry: Entry) -> str:
    return _encode(entry).decode()


def decode(body: str) -> Entry:
    return _decode(body)


def command_key(who: str, command_id: str) -> str:
    """What a command is remembered by: ids of different people never meet."""
    if not command_id:
        return ""
    return hashlib.sha256(f"{who}:{command_id}".encode()).hexdigest()[:24]
