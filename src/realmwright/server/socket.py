"""The WebSocket: one connection of one browser, watching one table.

Whatever is sent here, well-formed or not, is answered with a message or a code; nothing that is
refused changes anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from realmwright.engine.contract import Position
from realmwright.engine.scene import Choice
from realmwright.server import identity
from realmwright.server.bots import BotsFailed
from realmwright.server.config import Config
from realmwright.server.hub import Hub, Room, now_ms, to_text
from realmwright.server.limits import Addresses, Bucket
from realmwright.server.protocol import (
    MAX_CHAT,
    MAX_MESSAGE,
    AskHint,
    AskPreview,
    AskWhy,
    Bye,
    ClientMessage,
    Do,
    EndTurn,
    Fill,
    Hi,
    HintAnswer,
    Leave,
    No,
    Nudge,
    Ok,
    Ping,
    Pong,
    PreviewAnswer,
    PreviewItem,
    Rematch,
    Resign,
    Return,
    Say,
    ServerMessage,
    Sit,
    Start,
    UndoTo,
    Vote,
    WhyAnswer,
)
from realmwright.server.views import Viewer
from realmwright.store import Chat
from realmwright.tables import commands
from realmwright.tables.commands import Asker, Refused
from realmwright.tables.entry import command_key
from realmwright.tables.text import PRESETS, clean, clean_name

logger = logging.getLogger("realmwright.socket")

QUEUE = 256
"""Messages that may wait for a slow reader; then the connection is closed, and resumes."""
HELLO_WITHIN = 10.0
CLOSE_WITHIN = 1.0
LARGEST = (1 << 53) - 1
"""Numbers beyond this are not the same in every client."""
LONGEST_ID = 64
BAD_COST = 5.0
"""What a message that cannot be read costs of a connection's allowance."""

MESSAGES = (20.0, 100.0)
"""Messages a second and at once, of one connection."""
MESSAGES_OF_ADDRESS = (200.0, 1000.0)
TALK = (0.5, 5.0)
TALK_OF_ADDRESS = (2.0, 20.0)
TALK_AT_TABLE = (4.0, 40.0)
"""Lines of chat and nudges at one table; players and spectators do not use up each other's."""
CONNECTIONS = (10.0, 300.0)
"""New connections a second and at once, of one address."""
MOST_OPEN = 100
"""Connections that one address may have open at a time."""

NORMAL, POLICY, FAULT, RESTARTING, TRY_AGAIN = 1000, 1008, 1011, 1012, 1013
CLOSE_CODES = {"too_slow": TRY_AGAIN, "restarting": RESTARTING, "server": FAULT}

_decode = msgspec.json.Decoder(ClientMessage).decode
_decode_any = msgspec.json.Decoder(dict[str, Any]).decode


class Sockets:
    """What all connections share."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.config: Config = hub.config
        self.addresses = Addresses(*MESSAGES_OF_ADDRESS)
        self.talk = Addresses(*TALK_OF_ADDRESS)
        self.talk_at_table = Addresses(*TALK_AT_TABLE)
        self._arrivals = Addresses(*CONNECTIONS)
        self._open: Counter[str] = Counter()

    async def endpoint(self, socket: WebSocket) -> None:
        """Serve one connection to its end."""
        address = identity.address_of(socket, self.config)
        if not (self._welcome(address) and identity.origin_allowed(socket, self.config)):
            await socket.close()
            return
        self._open[address] += 1
        try:
            await self._serve(socket)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _welcome(self, address: str) -> bool:
        """Whether one more connection of this address is no flood."""
        if not self.config.limits:
            return True
        return self._open[address] < MOST_OPEN and self._arrivals.take(address)

    async def _serve(self, socket: WebSocket) -> None:
        token = identity.token_of(socket)
        headers = []
        if not token:
            token = identity.new_token()
            secure = identity.is_secure(socket, self.config)
            headers.append((b"set-cookie", identity.cookie(token, secure).encode()))
        await socket.accept(headers=headers)
        connection = Connection(self, socket, identity.hash_of(token))
        with suppress(WebSocketDisconnect):
            await connection.serve()


class Connection:
    """One browser looking at one table."""

    def __init__(self, sockets: Sockets, socket: WebSocket, who: str) -> None:
        self.who = who
        self.viewer = Viewer()
        self._sockets = sockets
        self._hub = sockets.hub
        self._socket = socket
        self._address = identity.address_of(socket, sockets.config)
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._closing = ""
        self._closed = asyncio.Event()
        self._bucket = Bucket(*MESSAGES)
        self._talk = Bucket(*TALK)
        self._hint: asyncio.Task[None] | None = None
        self._previews: set[asyncio.Task[None]] = set()
        self._previewing = asyncio.Lock()

    # -- sending -------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Queue a message; a reader who is too slow is let go, and resumes later."""
        if self._closing:
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.bye("too_slow")

    def bye(self, code: str) -> None:
        """Say why, and close."""
        if not self._closing:
            self._closing = code
            self._closed.set()

    def _answer(self, message: ServerMessage) -> None:
        self.send(to_text(message))

    async def _write(self) -> None:
        while True:
            await self._socket.send_text(await self._queue.get())

    async def _close(self) -> None:
        """Send what waits, if the reader takes it, then the reason, and close."""
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(CLOSE_WITHIN):
                if self._closing != "too_slow":
                    while not self._queue.empty():
                        await self._socket.send_text(self._queue.get_nowait())
                    await self._socket.send_text(to_text(Bye(self._closing)))
                await self._socket.close(CLOSE_CODES.get(self._closing, POLICY))

    # -- the whole of it -----------------------------------------------------------------------

    async def serve(self) -> None:
        """Read and answer until one side closes."""
        writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        closed = asyncio.ensure_future(self._closed.wait())
        tasks = (writer, reader, closed)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *([self._hint] if self._hint else []), *self._previews):
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(
                result, (WebSocketDisconnect, RuntimeError, OSError)
            ):
                logger.error("a connection failed", exc_info=result)
                self._closing = self._closing or "server"
        if self._closing and self._socket.application_state is WebSocketState.CONNECTED:
            await self._close()

    async def _read(self) -> None:
        room = await self._greet()
        if room is None:
            return
        try:
            while True:
                await self._receive(room, await self._next())
                # Messages that came together are read without waiting: let answers go out, too.
                await asyncio.sleep(0)
        finally:
            room.leave(self)

    async def _greet(self) -> Room | None:
        """The first message: which table."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._next()
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError, TimeoutError, UnicodeError):
            self.bye("bad_message")
            return None
        if not isinstance(message, Hi) or not _sane(message):
            self.bye("bad_message")
            return None
        try:
            room = await self._hub.room(message.table)
        except Refused as refusal:  # its log cannot be played here
            self.bye(refusal.code)
            return None
        if room is None:
            self.bye("not_found")
            return None
        await room.join(self, message.since, message.chat)
        return room

    async def _next(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        return message.get("text") or message.get("bytes") or ""

    async def _receive(self, room: Room, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        allowed = not self._sockets.config.limits or (
            self._bucket.take() and self._sockets.addresses.take(self._address)
        )
        if (len(text.encode()) if isinstance(text, str) else len(text)) > MAX_MESSAGE:
            self._bucket.take(BAD_COST)
            self._answer(No(id="", code="too_large"))
            return
        try:
            message = _decode(text)
            if not _sane(message):
                raise msgspec.ValidationError
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self._bucket.take(BAD_COST)
            self._answer(No(id=_id_of(text), code="bad_message" if allowed else "too_fast"))
            return
        command_id = getattr(message, "id", "")
        if not allowed:
            self._answer(No(id=command_id, code="too_fast"))
            return
        if isinstance(message, Ping):
            self._answer(Pong(n=message.n, now=now_ms()))
            return
        try:
            await self._obey(room, message, Asker(self.who, now_ms(), command_id))
        except Refused as refusal:
            self._answer(No(id=command_id, code=refusal.code, params=refusal.params))
        except Exception:
            logger.exception("table %s: a command failed", room.table.id)
            self._answer(No(id=command_id, code="server"))

    async def _obey(self, room: Room, message: Any, asker: Asker) -> None:
        match message:
            case AskPreview():
                self._start_preview(room, asker, message)
            case AskWhy():
                self._answer(why(room, asker, message))
            case AskHint():
                self._start_hint(room, asker, message)
            case Say():
                number = await self._say(room, asker, message)
                self._answer(Ok(id=asker.id, seq=number))
            case Nudge(seat=seat):
                self._may_talk(room)
                room.nudge(asker, seat)
                self._answer(Ok(id=asker.id, seq=room.table.seq))
            case Rematch():
                seq = await room.rematch(asker, self._may_make_table)
                self._answer(Ok(id=asker.id, seq=seq))
            case Hi():
                raise Refused("bad_message")
            case _:
                seq = await room.command(asker, decision(room, asker, message))
                self._answer(Ok(id=asker.id, seq=seq))

    # -- talk ----------------------------------------------------------------------------------

    async def _say(self, room: Room, asker: Asker, message: Say) -> int:
        text = clean(message.text, MAX_CHAT)
        if not text and message.preset not in PRESETS:
            raise Refused("bad_message")
        self._may_talk(room)
        seat = room.table.eyes(self.viewer.seats)
        name = clean_name(message.name) if seat is None else room.table.seats[seat].name
        if seat is None and room.table.has_name(name):
            raise Refused("bad_name")  # nobody speaks for those who play
        preset = "" if text else message.preset
        key = command_key(asker.who, asker.id)
        return await room.say(Chat(asker.now, name, seat, text, preset, seat is None, key))

    def _may_talk(self, room: Room) -> None:
        """`Refused` if there is too much talk, of this connection, its address, or the table."""
        shared, where = self._sockets, f"{room.table.id} {bool(self.viewer.seats)}"
        if shared.config.limits and not (
            self._talk.take()
            and shared.talk.take(self._address)
            and shared.talk_at_table.take(where)
        ):
            raise Refused("too_fast")

    def _may_make_table(self) -> None:
        """`Refused` if this address has made many tables of late."""
        if self._sockets.config.limits and not self._hub.new_tables.take(self._address):
            raise Refused("too_many_tables")

    # -- previews ------------------------------------------------------------------------------

    def _start_preview(self, room: Room, asker: Asker, message: AskPreview) -> None:
        """Look ahead for every cell of a choice, beside the loop and one choice after the other."""
        seen = own_position(room, asker, message.at)
        choice = next((c for c in seen.choices() if c["action"] == message.action), None)
        if choice is None:
            raise Refused("bad_message")
        task = asyncio.ensure_future(self._give_preview(room, asker, message, seen, choice))
        self._previews.add(task)
        task.add_done_callback(self._previews.discard)

    async def _give_preview(
        self, room: Room, asker: Asker, message: AskPreview, seen: Position, choice: Choice
    ) -> None:
        async with self._previewing:
            try:
                commands.may_decide(room.table, asker, message.at)  # nothing new since
                at = room.table.seq
                items = await room.preview(choice["action"], partial(previews, seen, choice))
                self._answer(PreviewAnswer(id=asker.id, at=at, items=items))
            except Refused as refusal:
                self._answer(No(id=asker.id, code=refusal.code, params=refusal.params))
            except Exception:
                logger.exception("table %s: a preview failed", room.table.id)
                self._answer(No(id=asker.id, code="server"))

    # -- hints ---------------------------------------------------------------------------------

    def _start_hint(self, room: Room, asker: Asker, message: AskHint) -> None:
        """Ask a bot without making this connection wait; one question at a time."""
        if self._hint is not None and not self._hint.done():
            raise Refused("too_fast")
        seen = own_position(room, asker, message.at)
        at = room.table.seq
        self._hint = asyncio.ensure_future(self._give_hint(asker.id, at, seen.document()))

    async def _give_hint(self, command_id: str, at: int, document: str) -> None:
        try:
            action, code, params = await self._hub.bots.hint(
                document, self._sockets.config.bot_budget
            )
            self._answer(HintAnswer(id=command_id, at=at, a=action, code=code, params=params))
        except BotsFailed:
            self._answer(No(id=command_id, code="bot_failed"))


# -- commands --------------------------------------------------------------------------------------

Decision = Callable[[Any], commands.Steps]


def decision(room: Room, asker: Asker, message: Any) -> Decision:
    """What a message asks of a table."""
    match message:
        case Do(at=at, a=action, hold=hold):
            return lambda table: commands.play(table, asker, at, action, hold=hold)
        case EndTurn(at=at):
            return lambda table: commands.end(table, asker, at)
        case UndoTo(at=at, to=to):
            return lambda table: commands.undo(table, asker, at, to)
        case Sit(seat=seat, name=name):
            return lambda table: commands.sit(table, asker, seat, name)
        case Leave(seat=seat):
            return lambda table: commands.leave(table, asker, seat)
        case Fill(seat=seat, level=level):
            return lambda table: commands.fill(table, asker, seat, level)
        case Start(level=level):
            return lambda table: commands.start(table, asker, level)
        case Resign(seat=seat):
            return lambda table: commands.resign(table, asker, seat)
        case Vote(seat=seat):
            return lambda table: commands.vote(table, asker, seat, room.absent())
        case Return(seat=seat):
            return lambda table: commands.take_back(table, asker, seat)
    raise Refused("bad_message")


def own_position(room: Room, asker: Asker, at: int) -> Position:
    """The position as the asker sees it, if it is their turn to decide in it."""
    table = room.table
    commands.may_decide(table, asker, at)
    assert table.position is not None
    return table.position.seen_by(table.turn)


def previews(seen: Position, choice: Choice) -> list[PreviewItem]:
    """What every action of a choice would change."""
    items = []
    for action in actions_of(choice):
        found = seen.preview(action)
        changes = [
            {
                "goal": change.goal,
                "gold": list(change.gold),
                "cells": list(change.cells),
                "was": change.was,
                "now": change.now,
            }
            for change in found.changes
        ]
        items.append(
            PreviewItem(
                a=action,
                gold=list(found.gold),
                changes=changes,
                gained=list(found.gained),
                lost=list(found.lost),
            )
        )
    return items


def actions_of(choice: Choice) -> list[int]:
    """The actions that a choice stands for."""
    if "cells" not in choice:
        return [choice["action"]]
    cells = int(choice["cells"], 16)
    return [choice["action"] + cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def why(room: Room, asker: Asker, message: AskWhy) -> WhyAnswer:
    """Why an action is not legal."""
    reason = own_position(room, asker, message.at).why_not(message.a)
    if reason is None:
        return WhyAnswer(id=asker.id, code="", rule="", params={})
    return WhyAnswer(id=asker.id, code=reason.code, rule=reason.rule, params=dict(reason.params))


# -- what can be read ------------------------------------------------------------------------------


def _sane(message: Any) -> bool:
    """Whether the numbers are such as every client can hold, and the texts of a fair length."""
    for name in message.__struct_fields__:
        value = getattr(message, name)
        if isinstance(value, bool):
            continue
        if isinstance(value, int) and not 0 <= value <= LARGEST:
            return False
        if name == "id" and not 1 <= len(value) <= LONGEST_ID:
            return False
        if name in ("level", "preset", "table") and len(value) > LONGEST_ID:
            return False
    return True


def _id_of(text: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that its sender can tell which one."""
    try:
        found = _decode_any(text).get("id")
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else ""
