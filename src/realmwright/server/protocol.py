"""The wire: every message between client and server, defined once.

`realmwright types` writes the same definitions as TypeScript; a test fails when they differ.
Messages are JSON objects with a tag `t`. Text never travels but for names and chat: codes and
parameters do, and each reader sees their own language.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from realmwright.engine.scene import Choice, Scene
from realmwright.tables import text

PROTOCOL = 1
"""Raised with every change an older client could not read; the client then reloads itself."""

MAX_MESSAGE = 16 * 1024
MAX_NAME = text.MAX_NAME
MAX_CHAT = text.MAX_CHAT


# -- what a viewer sees ----------------------------------------------------------------------------


class SeatView(msgspec.Struct, omit_defaults=True):
    """Who sits where. `person` seats have a name; `bot` seats a level; `open` seats neither."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    mine: bool = False
    present: bool = False
    """Whether a connection of this person is open now (bots are always present)."""
    resigned: bool = False
    replaced: str = ""
    """The level of the bot that plays on for this person, by vote, by clock or after resigning."""
    votes: list[int] = []
    """The seats that have voted for a bot to play on here."""
    last_seen: int = 0


class ClockView(msgspec.Struct, omit_defaults=True):
    """Milliseconds left per seat, as of `at` on the server's clock; the seat to act runs."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    increment: int = 0
    left: list[int] = []
    running: int | None = None
    at: int = 0


class TableView(msgspec.Struct, omit_defaults=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    edition: str
    status: Literal["open", "running", "finished"]
    seats: list[SeatView]
    clock: ClockView
    created: int
    host: bool = False
    """Whether this viewer made the table and may fill its open seats."""
    hide_scores: bool = False
    commitment: str = ""
    """Hash of seed and salt, published before the first move."""
    seed: str = ""
    salt: str = ""
    """Seed (decimal) and salt; only when the game has finished."""
    rematch: str = ""
    """The id of the next table, once somebody asked for a rematch."""
    source: str = ""
    """The table or file this game was continued from, if any."""
    acting_since: int = 0
    ended_by: str = ""
    """Empty while running or after a normal end; `resigned` when only one seat was left."""


class Undo(msgspec.Struct, omit_defaults=True):
    """How far this viewer may go back: `step` and `turn` are log numbers to return to.

    When nothing can be undone both are absent, and `boundary` says what stands in the way
    (`drew`, `round_started`, `other_player`, `start`).
    """

    step: int | None = None
    turn: int | None = None
    boundary: str = ""


class Ask(msgspec.Struct, omit_defaults=True):
    """What this viewer may do now, as seat `seat`."""

    seat: int
    choices: list[Choice]
    undo: Undo
    end: bool = False
    """The turn is complete and waits for `end` (or undo)."""


class View(msgspec.Struct):
    """All that one viewer knows. Frames carry patches of this object."""

    table: TableView
    seat: int | None
    """The seat through whose eyes the scene is drawn; None for a spectator."""
    scene: Scene | None
    """None until the game has started."""
    ask: Ask | None


class LogEvent(msgspec.Struct):
    """What happened at one log number, as this viewer may know it.

    `k` of the entry: created, sat, left, filled, started, act, undo, end, resigned, vote, replaced,
    returned, flagged, rematch, resumed. `events` are the game's own facts (placed, drew, scored…).
    """

    seq: int
    k: str
    at: int
    by: int | None = None
    events: list[dict[str, Any]] = []
    to: int | None = None
    """For `undo`: the log number gone back to; entries after it are struck out."""
    text: dict[str, Any] = {}
    """Further parameters of the entry (name, level, seat…)."""


PatchStep = tuple[list[str | int], Any] | tuple[list[str | int]]
"""`[path, value]` sets, `[path]` deletes; the empty path replaces the whole object."""


class ChatLine(msgspec.Struct, omit_defaults=True):
    n: int
    at: int
    name: str
    seat: int | None = None
    text: str = ""
    preset: str = ""
    spectators: bool = False
    """Said in the spectators' channel."""


# -- client to server ------------------------------------------------------------------------------


class Hi(msgspec.Struct, tag="hi", tag_field="t"):
    """First message. `since`: the last log number this client has (absent: none)."""

    table: str
    since: int | None = None
    chat: int = 0
    v: int = PROTOCOL


class Do(msgspec.Struct, tag="do", tag_field="t"):
    """Play action `a` at log number `at`. `hold`: do not pass the turn on until `end`."""

    id: str
    at: int
    a: int
    hold: bool = False


class EndTurn(msgspec.Struct, tag="end", tag_field="t"):
    id: str
    at: int


class UndoTo(msgspec.Struct, tag="undo", tag_field="t"):
    id: str
    at: int
    to: int


class AskPreview(msgspec.Struct, tag="preview", tag_field="t"):
    """What every cell of the choice with this `action` would change."""

    id: str
    at: int
    action: int


class AskWhy(msgspec.Struct, tag="why", tag_field="t"):
    id: str
    at: int
    a: int


class AskHint(msgspec.Struct, tag="hint", tag_field="t"):
    id: str
    at: int


class Sit(msgspec.Struct, tag="sit", tag_field="t"):
    id: str
    seat: int
    name: str


class Leave(msgspec.Struct, tag="leave", tag_field="t"):
    """Give a seat of an open table free again."""

    id: str
    seat: int


class Fill(msgspec.Struct, tag="fill", tag_field="t"):
    """The host puts a bot on an open seat (level), or opens a bot's seat again (level empty)."""

    id: str
    seat: int
    level: str


class Start(msgspec.Struct, tag="start", tag_field="t"):
    """The host starts; open seats are filled with bots of `level`."""

    id: str
    level: str


class Resign(msgspec.Struct, tag="resign", tag_field="t"):
    id: str
    seat: int


class Vote(msgspec.Struct, tag="vote", tag_field="t"):
    """Vote for a bot to play on for an absent person."""

    id: str
    seat: int


class Return(msgspec.Struct, tag="back", tag_field="t"):
    """Take the own seat back from the bot that was voted in."""

    id: str
    seat: int


class Nudge(msgspec.Struct, tag="nudge", tag_field="t"):
    id: str
    seat: int


class Rematch(msgspec.Struct, tag="rematch", tag_field="t"):
    id: str


class Say(msgspec.Struct, tag="say", tag_field="t"):
    """Chat: free text, or the code of a preset that each reader sees in their own language."""

    id: str
    text: str = ""
    preset: str = ""
    name: str = ""
    """The name of a spectator; seats use their own."""


class Ping(msgspec.Struct, tag="ping", tag_field="t"):
    n: int = 0


ClientMessage = (
    Hi
    | Do
    | EndTurn
    | UndoTo
    | AskPreview
    | AskWhy
    | AskHint
    | Sit
    | Leave
    | Fill
    | Start
    | Resign
    | Vote
    | Return
    | Nudge
    | Rematch
    | Say
    | Ping
)


# -- server to client ------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    """The whole view at `seq`, and the log entries after `since` for log and animation."""

    v: int
    seq: int
    now: int
    view: View
    log: list[LogEvent]
    chat: list[ChatLine]
    watchers: int = 0


class Ev(msgspec.Struct, tag="ev", tag_field="t"):
    """One step of the log: what happened, and how the view changes."""

    seq: int
    now: int
    log: LogEvent
    patch: list[PatchStep]


class Ok(msgspec.Struct, tag="ok", tag_field="t"):
    """Done and on disk."""

    id: str
    seq: int


class No(msgspec.Struct, tag="no", tag_field="t"):
    """Refused; nothing changed. `illegal` carries the game's reason and rule."""

    id: str
    code: str
    params: dict[str, Any] = {}


class PreviewItem(msgspec.Struct, omit_defaults=True):
    a: int
    gold: list[int]
    changes: list[dict[str, Any]] = []
    """Each: goal, gold (per seat), cells, was, now."""
    gained: list[str] = []
    lost: list[str] = []
    """Kinds of things that the seat to act would get or have to give back."""


class PreviewAnswer(msgspec.Struct, tag="preview", tag_field="t"):
    id: str
    at: int
    items: list[PreviewItem]


class WhyAnswer(msgspec.Struct, tag="why", tag_field="t"):
    """`code` is empty when the action is legal."""

    id: str
    code: str
    rule: str
    params: dict[str, Any]


class HintAnswer(msgspec.Struct, tag="hint", tag_field="t"):
    """A bot's suggestion, with a code for its reason."""

    id: str
    at: int
    a: int
    code: str
    params: dict[str, Any]


class Who(msgspec.Struct, tag="who", tag_field="t"):
    """Presence: for each seat whether its person is connected and when last seen; spectators."""

    present: list[bool]
    last_seen: list[int]
    watchers: int


class Said(msgspec.Struct, tag="said", tag_field="t"):
    line: ChatLine


class Nudged(msgspec.Struct, tag="nudged", tag_field="t"):
    by: int


class Pong(msgspec.Struct, tag="pong", tag_field="t"):
    n: int
    now: int


class Bye(msgspec.Struct, tag="bye", tag_field="t"):
    """The server closes the socket: `restarting`, `too_slow`, `bad_message`, `not_found`…"""

    code: str


ServerMessage = (
    Hello | Ev | Ok | No | PreviewAnswer | WhyAnswer | HintAnswer | Who | Said | Nudged | Pong | Bye
)


# -- HTTP ------------------------------------------------------------------------------------------


class SeatSpec(msgspec.Struct, omit_defaults=True):
    """A seat of a new table: `me` (the maker sits here), `bot` with a level, or `open`."""

    kind: Literal["me", "bot", "open"]
    name: str = ""
    level: str = ""


class ClockSpec(msgspec.Struct, omit_defaults=True, frozen=True):
    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    increment: int = 0


class NewTable(msgspec.Struct, omit_defaults=True, kw_only=True):
    """POST /api/tables. A table whose seats are all taken starts at once.

    `document` starts from a position document instead of a new deal; `record` with `upto` from a
    record after so many actions; `table` with `seq` from another (finished) table at a log number.
    """

    game: str
    seats: list[SeatSpec]
    options: dict[str, Any] = {}
    edition: str = ""
    clock: ClockSpec = ClockSpec()
    hide_scores: bool = False
    document: str = ""
    record: str = ""
    upto: int = 0
    table: str = ""
    seq: int = 0


class TableMade(msgspec.Struct):
    """Answer to POST /api/tables."""

    id: str


class Problem(msgspec.Struct):
    """Every HTTP error: a code for the catalogue, and details for developers."""

    code: str
    problems: list[str] = []


class OptionInfo(msgspec.Struct):
    id: str
    values: list[Any]
    needs: dict[str, Any]
    rule: str


class GameInfo(msgspec.Struct):
    """GET /api/games: what can be set for each game."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]
    levels: list[str]
    """The bot levels, weakest first."""


class Lesson(msgspec.Struct):
    """A position to learn from, and the actions that answer its question."""

    document: str
    answers: list[int]


class Lessons(msgspec.Struct):
    """GET /api/games/{id}/lessons: the lessons of a first game, in order."""

    lessons: list[Lesson]


class TableLine(msgspec.Struct):
    """GET /api/me/tables: a line of the lobby's list."""

    id: str
    game: str
    status: Literal["open", "running", "finished"]
    seats: list[SeatView]
    your_turn: bool
    round: int
    updated: int
    code: str = ""
    """`other_rules`: the table cannot be opened here, but its record can be downloaded."""


class Frames(msgspec.Struct):
    """A whole game for the scrubber: the first view, then one step per log number.

    GET /api/tables/{id}/frames and POST /api/replay answer with this.
    """

    first: View
    steps: list[Ev]
    problems: list[str] = []


class AnalysedMove(msgspec.Struct):
    """A bot's opinion of one action: what it was worth against the best it saw."""

    seq: int
    seat: int
    a: int
    best: int
    value: float
    best_value: float


class Analysis(msgspec.Struct):
    """GET /api/tables/{id}/analysis of a finished game; the biggest losses first in `swings`."""

    moves: list[AnalysedMove]
    swings: list[int]


class ContinueCode(msgspec.Struct):
    """POST /api/me/continue: a one-time path that opens this seat on another device.

    Looking at the path takes nothing; the page there sends `Arrive`.
    """

    path: str
    expires: int
    qr: str
    """The path's address as an SVG picture."""


class Arrive(msgspec.Struct, omit_defaults=True):
    """POST /api/me/arrive: become the person who made a link.

    A browser that holds seats already is refused with `has_seats` and loses nothing; `replace` says
    that it may.
    """

    code: str
    replace: bool = False


class Arrived(msgspec.Struct):
    """Answer to POST /api/me/arrive: how many tables the person has."""

    tables: int
