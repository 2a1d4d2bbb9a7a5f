"""Killed in the middle of everything, the server has lost nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.harness import ME, PATIENCE, Person

from realmwright.server.identity import hash_of
from realmwright.tables.entry import command_key

GAMES = ("kingdoms", "kingdom_builder")
ROUNDS = 10
PEOPLE = 12
ACKNOWLEDGED = 150
"""Moves acknowledged in a round before the server is killed."""

START = """
from realmwright.server.run import Config, serve
serve(Config(db={db!r}, port=0, limits=False, bot_workers=1))
"""


@dataclass
class Place:
    url: str
    http: httpx.AsyncClient


@dataclass
class Command:
    """A move that was sent, and the number it was acknowledged with, if it was."""

    table: str
    key: str
    action: int
    seq: int = 0


class Process:
    """A server process of its own."""

    def __init__(self, db: Path) -> None:
        script = START.format(db=f"sqlite:///{db}")
        self.process = subprocess.Popen(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))

    def kill(self) -> None:
        """Kill the server; its workers hold the same output, and have to end by themselves."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


class Load:
    """People who play as fast as they can, each at a table of their own."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.unanswered: dict[str, tuple[Command, dict[str, Any]]] = {}
        self.count = self.acknowledged = self.wanted = self.resent = self.tables = 0
        self.enough = asyncio.Event()

    async def play(self, person: Person) -> None:
        """Resume, send again what was not answered, then play until the server is gone."""
        if person.table:
            await person.join(person.table, since=person.seq)
        else:
            await person.join(await self._table(person))
        if person.token in self.unanswered:
            command, message = self.unanswered.pop(person.token)
            self.resent += 1
            await self._send(person, command, message)
        while True:
            if person.view["table"]["status"] == "finished":
                person.log.clear()
                await person.join(await self._table(person))
            self.count += 1
            command_id = f"move{self.count}"
            action = person.actions()[self.count % 7 % len(person.actions())]
            key = command_key(hash_of(person.token), command_id)
            command = Command(person.table, key, action)
            self.commands.append(command)
            message = {"t": "do", "id": command_id, "at": person.seq, "a": action}
            await self._send(person, command, message)

    async def _table(self, person: Person) -> str:
        """A table of one game or the other."""
        self.tables += 1
        return await person.make(ME, ME, game=GAMES[self.tables % len(GAMES)])

    async def _send(self, person: Person, command: Command, message: dict[str, Any]) -> None:
        self.unanswered[person.token] = command, message
        await person.send(message)
        answer = await person.until(lambda m: m.get("id") == message["id"])
        assert answer["t"] == "ok", answer
        command.seq = answer["seq"]
        del self.unanswered[person.token]
        self.acknowledged += 1
        if self.acknowledged >= self.wanted:
            self.enough.set()
        await person.reach(command.seq)


async def one_round(db: Path, people: list[Person], load: Load) -> None:
    """Start the server, play, and kill it in full flight."""
    process = Process(db)
    load.enough.clear()
    load.wanted += ACKNOWLEDGED
    async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as http:
        for person in people:
            person.served = Place(process.url, http)
        playing = [asyncio.ensure_future(load.play(person)) for person in people]
        waiting = asyncio.ensure_future(load.enough.wait())
        try:
            await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            process.kill()
        assert load.enough.is_set(), [task.exception() for task in playing if task.done()]
        # Gone in the middle of a game, of a request, or of a handshake.
        gone = (websockets.ConnectionClosed, websockets.InvalidMessage, httpx.HTTPError, OSError)
        for task in playing:
            with suppress(*gone):
                await task
        for person in people:
            with suppress(websockets.WebSocketException, OSError):
                await person.close()


def check_database(db: Path, commands: list[Command]) -> None:
    """Every acknowledged move is there once, every other one at most once, no number is missing."""
    connection = sqlite3.connect(db)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT game_id, seq, body FROM event").fetchall()
    finally:
        connection.close()
    stored = {(table, seq): json.loads(body) for table, seq, body in rows}
    keys = Counter(entry["id"] for entry in stored.values() if entry.get("id"))
    assert max(keys.values()) == 1, "a move was doubled"
    acknowledged = [command for command in commands if command.seq]
    for command in acknowledged:
        entry = stored.get((command.table, command.seq))
        assert entry is not None, "an acknowledged move was lost"
        assert (entry["id"], entry["a"]) == (command.key, command.action)
    assert keys.keys() <= {command.key for command in commands}
    numbers: dict[str, list[int]] = {}
    for table, seq in stored:
        numbers.setdefault(table, []).append(seq)
    for found in numbers.values():
        assert sorted(found) == list(range(1, len(found) + 1))


def test_kill_9_under_load_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        db = tmp_path / "db"
        load = Load()
        people = [
            Person(Place("", None), f"token-of-{n}".ljust(22, "-"))  # type: ignore[arg-type]
            for n in range(PEOPLE)
        ]
        for _ in range(ROUNDS):
            await one_round(db, people, load)
            await asyncio.to_thread(check_database, db, load.commands)
        assert load.acknowledged >= ROUNDS * ACKNOWLEDGED
        assert load.resent >= ROUNDS, "the server was not killed in full flight"

    asyncio.run(main())
