"""A real server in the test's own loop, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from realmwright.server.app import make_app
from realmwright.server.bots import BotPool
from realmwright.server.config import Config
from realmwright.server.hub import Hub
from realmwright.server.identity import COOKIE
from realmwright.server.patch import apply
from realmwright.server.run import Server, listen, make_server

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds after which a test gives up waiting; nothing here takes as long when it works."""

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "level": "greedy"}
RANDOM = {"kind": "bot", "level": "random"}


class InlineBots(BotPool):
    """Bots without processes of their own, for tests that are about something else."""

    def __init__(self) -> None:
        super().__init__(1)

    async def _once(
        self, function: Callable[..., T], *values: Any, budget: float, patience: float
    ) -> T:
        await asyncio.sleep(0)
        return function(*values)


class Somewhere(Protocol):
    """A server, wherever it runs."""

    url: str
    http: httpx.AsyncClient


@dataclass
class Person:
    """A browser: a token, everything it has received, and what follows from that."""

    served: Somewhere
    token: str
    socket: ClientConnection | None = None
    table: str = ""
    view: Any = None
    seq: int = 0
    log: list[Any] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    who: Any = None
    nudged: int = 0
    heard: list[str] = field(default_factory=list)
    """Every text received, over the socket and over HTTP."""
    _ids: Any = field(default_factory=lambda: itertools.count(1))

    # -- HTTP ----------------------------------------------------------------------------------

    async def get(self, path: str) -> httpx.Response:
        response = await self.served.http.get(path, headers=self._headers())
        self.heard.append(response.text)
        return response

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        content = body if isinstance(body, (str, bytes)) else json.dumps(body)
        response = await self.served.http.post(
            path, content=content, headers={**self._headers(), **headers}
        )
        self.heard.append(response.text)
        return response

    def _headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.token}"}

    async def make(self, *seats: dict[str, str], **settings: Any) -> str:
        """A new table; its id."""
        body = {"game": "kingdoms", "seats": list(seats), **settings}
        response = await self.post("/api/tables", body)
        assert response.status_code == 200, response.text
        table: str = response.json()["id"]
        return table

    # -- the socket ----------------------------------------------------------------------------

    async def join(
        self, table: str, since: int | None = None, headers: dict[str, str] | None = None
    ) -> None:
        """Open a socket (another one, if there was one) and say hello."""
        await self.dial(headers)
        self.table = table
        hi = {"t": "hi", "table": table, "since": since}
        await self.send(hi)
        await self.until(lambda m: m["t"] == "hello")

    async def dial(self, headers: dict[str, str] | None = None) -> None:
        self.socket = await connect(
            self.served.url.replace("http", "ws") + "ws",
            additional_headers={**self._headers(), **(headers or {})},
            max_size=None,
            compression=None,
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        text = message if isinstance(message, (str, bytes)) else json.dumps(message)
        await self.socket.send(text)

    async def receive(self) -> Any:
        """The next message, taken note of."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        match message["t"]:
            case "hello":
                self.view, self.seq = message["view"], message["seq"]
                self.log += [e for e in message["log"] if e["seq"] > len(self.log)]
                self.chat = message["chat"]
            case "ev":
                assert message["seq"] == self.seq + 1, "a gap"
                self.view = apply(self.view, message["patch"])
                self.seq = message["seq"]
                self.log.append(message["log"])
            case "said":
                self.chat.append(message["line"])
            case "who":
                self.who = message
            case "nudged":
                self.nudged += 1
        return message

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Receive until a message is the wanted one."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def see(self, wanted: Callable[[Any], bool]) -> None:
        """Receive until the view is as wanted, if it is not so already."""
        while not wanted(self.view):
            await self.receive()

    async def reach(self, seq: int) -> None:
        while self.seq < seq:
            await self.receive()

    async def ask(self, kind: str, command_id: str = "", **fields: Any) -> Any:
        """Send a command and receive until it is answered."""
        command_id = command_id or f"{self.token[:4]}{next(self._ids)}"
        await self.send({"t": kind, "id": command_id, **fields})
        return await self.until(lambda m: m.get("id") == command_id)

    async def ok(self, kind: str, **fields: Any) -> int:
        """A command that is carried out; the number of its log entry, when it has been shown."""
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "ok", answer
        if kind != "say":
            await self.reach(answer["seq"])
        seq: int = answer["seq"]
        return seq

    async def no(self, kind: str, **fields: Any) -> Any:
        """A command that is refused; the refusal."""
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "no", answer
        return answer

    async def until_asked(self) -> None:
        """Receive until this person has to decide something, or the game is over."""
        while self.view["ask"] is None and self.view["table"]["status"] == "running":
            await self.receive()

    # -- the game ------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """What may be played now."""
        found = []
        for choice in (self.view["ask"] or {"choices": []})["choices"]:
            cells = int(choice["cells"], 16) if "cells" in choice else 0
            if not cells:
                found.append(choice["action"])
            found += [choice["action"] + c for c in range(cells.bit_length()) if cells >> c & 1]
        return found

    async def play(self, action: int, **fields: Any) -> int:
        return await self.ok("do", at=self.seq, a=action, **fields)


@dataclass
class Served:
    """A running server."""

    server: Server
    hub: Hub
    url: str
    http: httpx.AsyncClient
    people: list[Person] = field(default_factory=list)

    def seq(self, table: str) -> int:
        """The log number that a table has reached."""
        return next(room.table.seq for room in self.hub.rooms() if room.table.id == table)

    def person(self, name: str) -> Person:
        """Somebody with a token of their own."""
        person = Person(self, f"token-of-{name}".ljust(22, "-"))
        self.people.append(person)
        return person


@asynccontextmanager
async def serving(
    folder: Path, bot_pool: BotPool | None = None, static: Path | None = None, **settings: Any
) -> AsyncIterator[Served]:
    """A server on a free port with its database in a folder."""
    plain = {"durability": "fast", "bot_pause": 0.0, "bot_workers": 1, "limits": False}
    config = Config(db=f"sqlite:///{folder / 'db'}", **{**plain, **settings})
    app = make_app(config, static=static or folder / "static", bot_pool=bot_pool or InlineBots())
    listener = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    server = make_server(app)
    running = asyncio.ensure_future(server._serve([listener]))
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        served = Served(server, app.state.hub, url, http)
        try:
            yield served
        finally:
            for person in served.people:
                with suppress(OSError, websockets.WebSocketException):
                    await person.close()
            server.should_exit = True
            await running
