"""The HTTP API beside the WebSocket: making tables, reading games, moving to another device."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from realmwright import bots
from realmwright.engine.contract import InvalidInput, Position
from realmwright.engine.record import Record, parse_json
from realmwright.games import GAMES
from realmwright.games import get as find_game
from realmwright.server import bygone, identity, views
from realmwright.server.bots import BotPool, BotsFailed
from realmwright.server.hub import Hub, Room, now_ms
from realmwright.server.limits import Addresses
from realmwright.server.protocol import (
    AnalysedMove,
    Analysis,
    Arrive,
    Arrived,
    ContinueCode,
    GameInfo,
    Lesson,
    Lessons,
    NewTable,
    OptionInfo,
    Problem,
    SeatSpec,
    TableLine,
    TableMade,
)
from realmwright.server.views import Viewer
from realmwright.store import Secret
from realmwright.tables import making, records
from realmwright.tables.commands import Refused
from realmwright.tables.entry import Entry, Made, SeatMade
from realmwright.tables.making import Wish
from realmwright.tables.table import Table

T = TypeVar("T")

LARGEST_BODY = 256 * 1024
MOST_TABLES = 50
"""Tables in somebody's list."""
READS = (20.0, 200.0)
"""Requests a second and at once that cost more than a look-up."""
AT_ONCE = 2
"""Whole games that are read at a time: looking ahead and coming to a table need threads, too."""
MOST_PROBLEMS = 20
LONGEST_PROBLEM = 300
"""An answer is never much longer than what it is about."""
CODE_LIVES = 600.0
MOST_CODES = 10_000
ANALYSIS_BUDGET = 10.0
MOST_ANALYSES = 100
SWINGS = 5

_encode = msgspec.json.Encoder().encode
_new_table = msgspec.json.Decoder(NewTable).decode
_arrival = msgspec.json.Decoder(Arrive).decode


class Failure(Exception):
    """A request that is refused: HTTP status, code and details."""

    def __init__(self, status: int, code: str, *problems: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.problems = problems


def answer(value: Any) -> Response:
    """JSON that is never kept: it is for this reader, now."""
    return json_answer(_encode(value))


def json_answer(body: bytes) -> Response:
    """JSON that has been written already."""
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def problem(status: int, code: str, problems: Iterable[str] = ()) -> Response:
    shown = [
        # A text out of somebody's file may hold half a character, which cannot be sent.
        text[:LONGEST_PROBLEM].encode(errors="replace").decode()
        for text in list(problems)[:MOST_PROBLEMS]
    ]
    content = msgspec.to_builtins(Problem(code, shown))
    return JSONResponse(content, status, {"cache-control": "no-store"})


async def failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, Failure)
    return problem(error.status, error.code, error.problems)


class Api:
    """The handlers, and what they remember."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._config = hub.config
        self._reads = Addresses(*READS)
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()
        # Apart from the bots that play: nobody's turn waits for an analysis.
        self._analysts = BotPool(1)
        self._analyses: OrderedDict[str, bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        one = "/api/tables/{id}"
        return [
            Route("/healthz", self.health),
            Route("/api/games", self.games),
            Route("/api/games/{id}/lessons", self.lessons),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/me/tables", self.my_tables),
            Route("/api/me/continue", self.leave_for_device, methods=["POST"]),
            Route("/api/me/arrive", self.arrive, methods=["POST"]),
            Route(one, self.table),
            Route(f"{one}/frames", self.frames),
            Route(f"{one}/record", self.record),
            Route(f"{one}/log.ndjson", self.log),
            Route(f"{one}/analysis", self.analysis),
            Route("/api/replay", self.replay, methods=["POST"]),
        ]

    def close(self) -> None:
        self._analysts.close()

    # -- about the server ----------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the server is up and can read its store."""
        await self._hub.store.due(0, 1)
        return answer({"status": "ok"})

    async def games(self, request: Request) -> Response:
        """What can be played, and with which settings."""
        return answer([game_info(game_id) for game_id in GAMES])

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game."""
        game_id = request.path_params["id"]
        if game_id not in GAMES:
            raise Failure(404, "not_found")
        return json_answer(await in_thread(lessons_of, game_id))

    # -- making tables -------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        """Make a table; it starts at once if all its seats are taken."""
        self._check_origin(request)
        token = identity.token_of(request) or identity.new_token()
        who = identity.hash_of(token)
        new = decoded(_new_table, await self._read(request))
        if not self._allowed(self._hub.new_tables, request):
            raise Failure(429, "too_many_tables")
        try:
            room = await self._hub.make(await self._wish(new, who))
        except InvalidInput as error:
            raise Failure(400, "bad_options", *error.problems) from None
        response = answer(TableMade(room.table.id))
        self._remember(request, response, token)
        return response

    async def _wish(self, new: NewTable, who: str) -> Wish:
        start, source = await self._start(new, who)
        return Wish(
            game=new.game,
            seats=[seat_made(seat, who) for seat in new.seats[:16]],
            host=who,
            options=new.options,
            edition=new.edition,
            clock=new.clock.kind,
            seconds=new.clock.seconds,
            increment=new.clock.increment,
            hide_scores=new.hide_scores,
            start=start,
            source=source,
        )

    async def _start(self, new: NewTable, who: str) -> tuple[Position | None, str]:
        """The position to play on from, if one is asked for, and where it comes from."""
        if new.document:
            return await in_thread(making.position_from, new.document), "file"
        if new.record:
            return await self._whole_game(making.position_in_record, new.record, new.upto), "file"
        if new.table:
            room = await self._open(new.table)
            if not isinstance(room, Room) or room.table.status != "finished":
                raise InvalidInput("only a finished game can be played on from")
            return await self._whole_game(position_at, room.table, new.seq), new.table
        return None, ""

    # -- reading games -------------------------------------------------------------------------

    async def my_tables(self, request: Request) -> Response:
        """The games of this browser, unfinished ones first."""
        self._limit(request, 2)
        token = identity.token_of(request)
        who = identity.hash_of(token)
        lines: list[TableLine] = []
        bygones: list[TableLine] = []
        for table_id in await self._tables_of(token, MOST_TABLES):
            try:
                room = await self._open(table_id)
            except Failure:
                continue  # a log that is damaged hides no other table
            if isinstance(room, Room):
                there = [room.present(seat) for seat in range(len(room.table.seats))]
                lines.append(await in_thread(views.line, room.table, who, there))
            elif room is not None:
                bygones.append(bygone.line(room, who))
        return answer(lines + bygones)

    async def table(self, request: Request) -> Response:
        """The view of the asker."""
        self._limit(request, 1)
        room, viewer = await self._room(request)
        return json_answer(await in_thread(view_of, room.table, viewer, room.secret))

    async def frames(self, request: Request) -> Response:
        """The whole game so far, step by step, as the asker may know it."""
        self._limit(request)
        room, viewer = await self._room(request)
        return json_answer(await self._whole_game(frames_of, room.table, room.secret, viewer))

    async def record(self, request: Request) -> Response:
        """The record of a finished game; of a running one what the asker knows."""
        self._limit(request)
        table_id = request.path_params["id"]
        room = await self._open(table_id)
        if isinstance(room, bygone.Bygone):
            secret = await self._hub.store.secret(table_id)
            assert secret is not None
            text = await self._whole_game(bygone.record, room, secret)
            return download(text, "application/json", f"{room.made.game}-{table_id}.json")
        room, viewer = await self._room(request)
        table = room.table
        if table.status == "finished":
            text = await self._whole_game(records.record, table, room.secret)
        else:
            text = await self._whole_game(records.known, table, table.eyes(viewer.seats))
        return download(text, "application/json", f"{table.made.game}-{table.id}.json")

    async def log(self, request: Request) -> Response:
        """The log as the asker may know it, a JSON document a line."""
        self._limit(request)
        room, viewer = await self._room(request)
        table = room.table
        name = f"{table.made.game}-{table.id}.ndjson"
        return download(await self._whole_game(log_of, table, viewer), "application/x-ndjson", name)

    async def analysis(self, request: Request) -> Response:
        """A bot's opinion of every move of a finished game."""
        room, _ = await self._room(request)
        table = room.table
        if table.status != "finished":
            raise Failure(409, "not_running" if table.status == "open" else "not_finished")
        body = self._analyses.get(table.id)
        if body is None:
            self._limit(request)
            try:
                opinions = await self._analysts.analyse(
                    records.record(table, room.secret), ANALYSIS_BUDGET
                )
            except BotsFailed:
                raise Failure(503, "bot_failed") from None
            body = self._analyses[table.id] = _encode(analysed(table, opinions))
            if len(self._analyses) > MOST_ANALYSES:
                self._analyses.popitem(last=False)
        return Response(body, media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """The frames of a record or position document that somebody has."""
        self._check_origin(request)
        self._limit(request)
        body = await self._read(request)
        try:
            frames = await self._whole_game(frames_of_file, body.decode())
        except InvalidInput as error:
            raise Failure(400, "bad_options", *error.problems) from None
        except UnicodeDecodeError:
            raise Failure(400, "bad_message", "the file is not UTF-8 text") from None
        return json_answer(frames)

    async def _whole_game(self, work: Any, *values: Any) -> Any:
        """Run what goes through a whole game beside the loop, a few at a time."""
        async with self._reading:
            return await in_thread(work, *values)

    async def _room(self, request: Request) -> tuple[Room, Viewer]:
        room = await self._open(request.path_params["id"])
        if room is None:
            raise Failure(404, "not_found")
        if isinstance(room, bygone.Bygone):
            raise Failure(409, "other_rules", room.problem)
        token = identity.token_of(request)
        return room, views.viewer_of(room.table, identity.hash_of(token) if token else "")

    async def _open(self, table_id: str) -> Room | bygone.Bygone | None:
        """The room of a table, or what is left of it when its rules are not played here."""
        try:
            room = await self._hub.room(table_id)
        except Refused as refusal:
            if refusal.code != bygone.CODE:
                raise Failure(409, refusal.code) from None
            room = None
        return room or await bygone.find(self._hub.store, table_id)

    # -- to another device ---------------------------------------------------------------------

    async def leave_for_device(self, request: Request) -> Response:
        """A link that makes another browser the same person, once and for ten minutes."""
        self._check_origin(request)
        self._limit(request, 10)
        token = identity.token_of(request)
        if not token:
            raise Failure(409, "not_seated")
        now = time.monotonic()
        while self._codes and next(iter(self._codes.values()))[1] < now:
            self._codes.popitem(last=False)
        if len(self._codes) >= MOST_CODES:
            self._codes.popitem(last=False)
        code = secrets.token_urlsafe(16)
        self._codes[code] = token, now + CODE_LIVES
        path = f"/continue/{code}"
        picture = segno.make(identity.base_of(request, self._config) + path, error="m")
        return answer(
            ContinueCode(
                path=path,
                expires=now_ms() + int(CODE_LIVES * 1000),
                qr=picture.svg_inline(scale=4, border=2, omitsize=True),
            )
        )

    async def arrive(self, request: Request) -> Response:
        """Become the person who made the link. Only a page of ours may ask for it, by a button.

        Whoever only looks at the link (messengers do, for a preview) takes nothing, and nobody
        loses seats without having been asked.
        """
        self._check_origin(request)
        self._limit(request)
        wanted = decoded(_arrival, await self._read(request))
        token, until = self._codes.get(wanted.code, ("", 0.0))
        if until < time.monotonic():
            raise Failure(404, "code_used")
        before = identity.token_of(request)
        if before not in ("", token) and not wanted.replace and await self._tables_of(before, 1):
            raise Failure(409, "has_seats")
        # Two who press at once: the first one has it.
        if self._codes.pop(wanted.code, None) is None:
            raise Failure(404, "code_used")
        response = answer(Arrived(len(await self._tables_of(token, MOST_TABLES))))
        self._remember(request, response, token)
        return response

    async def _tables_of(self, token: str, limit: int) -> list[str]:
        """The tables where the holder of a token has a seat."""
        return await self._hub.store.tables_of(identity.hash_of(token), limit) if token else []

    # -- protection ----------------------------------------------------------------------------

    def _check_origin(self, request: Request) -> None:
        if not identity.origin_allowed(request, self._config):
            raise Failure(403, "bad_origin")

    def _allowed(self, addresses: Addresses, request: Request, cost: float = 1.0) -> bool:
        address = identity.address_of(request, self._config)
        return not self._config.limits or addresses.take(address, cost)

    def _limit(self, request: Request, cost: float = 5.0) -> None:
        if not self._allowed(self._reads, request, cost):
            raise Failure(429, "too_fast")

    async def _read(self, request: Request) -> bytes:
        """The body of a request, if it is not too large."""
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise Failure(413, "too_large")
        return bytes(body)

    def _remember(self, request: Request, response: Response, token: str) -> None:
        if identity.token_of(request) != token:
            secure = identity.is_secure(request, self._config)
            response.headers.append("set-cookie", identity.cookie(token, secure))


# -- parts -----------------------------------------------------------------------------------------


def decoded(decode: Callable[[bytes], T], body: bytes) -> T:
    """What a body says, if it can be read."""
    try:
        return decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Failure(400, "bad_message", str(error)) from None


async def in_thread(work: Any, *values: Any) -> Any:
    """Run what takes more than a moment beside the loop.

    Faults of what people send are `InvalidInput`; arithmetic and nesting without end are, too.
    """
    try:
        return await asyncio.to_thread(work, *values)
    except InvalidInput:
        raise
    except (ValueError, OverflowError, RecursionError) as error:
        raise InvalidInput(f"cannot be read: {error}") from error


def game_info(game_id: str) -> GameInfo:
    game = GAMES[game_id]
    return GameInfo(
        id=game.id,
        seats=list(game.seats),
        options=[
            OptionInfo(option.id, list(option.values), dict(option.needs), option.rule)
            for option in game.options
        ],
        editions=list(game.editions),
        levels=list(bots.levels(game.id)),
    )


def seat_made(seat: SeatSpec, who: str) -> SeatMade:
    match seat.kind:
        case "me":
            return SeatMade(kind="person", name=seat.name, who=who)
        case "bot":
            return SeatMade(kind="bot", level=seat.level)
        case _:
            return SeatMade(kind="open")


def download(text: str, media_type: str, name: str) -> Response:
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(text, media_type=media_type, headers=headers)


def tables_of(table: Table) -> Iterator[Table]:
    """A table as it was after each entry of its log."""
    now = Table(table.id, table.origin, table.log[0].entry)
    yield now
    for step in table.log[1:]:
        now = now.then(step.entry)
        yield now


def position_at(table: Table, seq: int) -> Position:
    """The position of a table at a log number."""
    for moment in tables_of(table):
        if moment.log[-1].seq == seq:
            if moment.position is None:
                raise InvalidInput("the game had not begun then")
            return moment.position
    raise InvalidInput(f"the log of the game has no number {seq}")


@cache
def lessons_of(game_id: str) -> bytes:
    """The lessons of a game as JSON; they are always the same."""
    lessons = GAMES[game_id].lessons()
    return _encode(Lessons([Lesson(text, answers) for text, answers in lessons]))


def view_of(table: Table, viewer: Viewer, secret: Secret) -> bytes:
    """The view of a table as JSON."""
    return _encode(views.view(table, viewer, secret))


def log_of(table: Table, viewer: Viewer) -> str:
    """The log of a table, a JSON document a line."""
    return "".join(_encode(line).decode() + "\n" for line in views.log(table, viewer, 0))


def frames_of(table: Table, secret: Secret, viewer: Viewer) -> bytes:
    """All frames of a table for one viewer. Each moment is seen with the seats held now."""
    first, steps = views.frames(tables_of(table), lambda _: viewer, secret)
    return _encode({"first": first, "steps": steps, "problems": []})


def frames_of_file(text: str) -> bytes:
    """The frames of a record, a position document, or what was downloaded of a running game."""
    data = parse_json(text, "file")
    seat: int | None = None
    actions: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    if "realmwright" in data:
        record = Record.loads(text, find_game)
        origin, actions, names = record.first(), record.actions, record.names
    else:
        if isinstance(data.get("position"), dict):
            seat = data.get("seat")
            data = data["position"]
        game = data.get("game")
        if not isinstance(game, str):
            raise InvalidInput("this is neither a record nor a position: field 'game' is missing")
        origin = find_game(game).read(data)
        if seat is not None and not (type(seat) is int and 0 <= seat < origin.seats):
            raise InvalidInput(f"field 'seat' must be a seat of the game, not {seat!r:.20}")
    table = opened(origin, names or ("",) * origin.seats)
    moments = [table, table := table.then(Entry(k="started", at=0))]
    for action in actions:
        assert table.position is not None
        by = table.position.to_act
        moments.append(table := table.then(Entry(k="act", at=0, by=by, a=action)))
    eyes = frozenset() if seat is None else frozenset({seat})
    first, steps = views.frames(moments, lambda _: Viewer(eyes), Secret(0, ""))
    return _encode({"first": first, "steps": steps, "problems": []})


def opened(origin: Position, names: tuple[str, ...]) -> Table:
    """A table for a file: nobody sits at it, it is only looked at.

    A record names a bot by its level, so that every reader can say it in their own language.
    """
    game = origin.game
    levels = bots.levels(game.id)
    made = Made(
        game=game.id,
        rules=game.rules_version,
        edition=origin.edition_id,
        options=dict(origin.options),
        seats=tuple(
            SeatMade(kind="bot", level=name)
            if name in levels
            else SeatMade(kind="person", name=name)
            for name in names
        ),
        levels=levels,
        host="",
        source="file",
    )
    return Table("", origin, Entry(k="created", at=0, made=made))


def analysed(table: Table, opinions: list[dict[str, Any]]) -> Analysis:
    """A bot's opinions beside the log numbers of the moves."""
    moves = [
        AnalysedMove(seq=act.seq, **opinion)
        for act, opinion in zip(table.acts, opinions, strict=True)
    ]
    lost = sorted(moves, key=lambda move: move.value - move.best_value)
    swings = [move.seq for move in lost if move.value < move.best_value]
    return Analysis(moves=moves, swings=swings[:SWINGS])
