"""Load for the store and the server.

Everything runs on this machine: a server of its own on a free port, in a folder of its own.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websockets

from realmwright.arena.engine_bench import TITLES
from realmwright.arena.measure import percentile
from realmwright.server import patch
from realmwright.store.base import Birth, Head, Line, Secret, Write
from realmwright.store.sqlite import SqliteStore


def times(samples: list[float]) -> str:
    """p50 and p95 of some times, in milliseconds."""
    if not samples:
        return "none in the time there was"
    p50, p95 = (1000 * percentile(samples, share) for share in (0.5, 0.95))
    return f"p50 {p50:6.1f} ms   p95 {p95:6.1f} ms"


def sizes(samples: list[int]) -> str:
    """p50 and p95 of some sizes, in bytes."""
    if not samples:
        return "none in the time there was"
    p50, p95 = (percentile(samples, share) for share in (0.5, 0.95))
    return f"p50 {p50:4.0f} bytes   p95 {p95:4.0f} bytes"


# -- store -----------------------------------------------------------------------------------------


def disk_commits(folder: Path, seconds: float = 1.0) -> float:
    """The yardstick of a disk: how often per second a few bytes reach it."""
    done = 0
    with (folder / "yardstick").open("wb") as file:
        start = time.perf_counter()
        while (now := time.perf_counter()) - start < seconds:
            file.write(b"x" * 200)
            file.flush()
            os.fsync(file.fileno())
            done += 1
    return done / (now - start)


async def _append_moves(folder: Path, tables: int, seconds: float) -> float:
    store = SqliteStore(folder / f"{tables}.sqlite3")
    body = json.dumps({"k": "act", "by": 1, "id": "0123456789abcdef01234567", "a": 210})
    head = Head("running", None, ("h" * 64, "h" * 64))
    stop = time.perf_counter() + seconds

    async def play(table: int) -> int:
        name = f"table{table}"
        birth = Birth("kingdoms", 1, 0, Secret(7, "salt"))
        await store.append(Write(name, [Line(1, 0, body)], head, birth))
        seq = 1
        while time.perf_counter() < stop:
            seq += 1
            assert await store.append(Write(name, [Line(seq, seq, body)], head))
        return seq

    moves = sum(await asyncio.gather(*(play(table) for table in range(tables))))
    await store.close()
    return moves / seconds


def store_report(seconds: float = 2.0) -> str:
    """Durable moves per second by number of tables, beside what the disk does."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = ["\nStore: durable moves per second (SQLite, WAL, synchronous FULL)"]
        for tables in (1, 64, 512):
            yardstick = disk_commits(folder)
            moves = asyncio.run(_append_moves(folder, tables, seconds))
            rows.append(
                f"{tables:>4} tables {moves:>10,.0f} moves/s, {moves / yardstick:>7.1f} per commit "
                f"of the disk ({yardstick:,.0f}/s)"
            )
    return "\n".join(rows)


# -- server ----------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_server(folder: str) -> Iterator[int]:
    """A server of its own; yields its port."""
    port = free_port()
    # Started like this because the limits on how fast one address may ask cannot be switched off
    # from the command line.
    start = (
        "from realmwright.server.run import Config, serve;"
        f"serve(Config(db={f'sqlite:///{folder}/bench.sqlite3'!r}, port={port}, limits=False))"
    )
    process = subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.DEVNULL)
    try:
        wait_until_ready(port, process)
        yield port
    finally:
        process.terminate()
        process.wait()


def wait_until_ready(port: int, process: subprocess.Popen[bytes], seconds: float = 20) -> None:
    stop = time.monotonic() + seconds
    while time.monotonic() < stop and process.poll() is None:
        try:
            if get(port, "/healthz")[0] == 200:
                return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError("the server did not start")


def get(port: int, path: str) -> tuple[int, bytes, str]:
    """Status, body and cookie of a GET."""
    return _request(port, "GET", path)


def origin(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def _request(
    port: int, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[int, bytes, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Cookie": cookie} if cookie else {}
    payload = None
    if body is not None:
        headers |= {"Content-Type": "application/json", "Origin": origin(port)}
        payload = json.dumps(body)
    connection.request(method, path, payload, headers)
    answer = connection.getresponse()
    data = answer.read()
    given = (answer.getheader("Set-Cookie") or "").split(";")[0]
    connection.close()
    return answer.status, data, given or cookie


class Player:
    """One browser that holds both seats of a table and plays it at random.

    One that is `curious` first asks what every cell of every choice would change, as clients do.
    """

    def __init__(self, port: int, number: int, game: str, *, curious: bool = False) -> None:
        self.port = port
        self.game = game
        self.curious = curious
        self.rng = random.Random(number)
        self.cookie = get(port, "/")[2]
        self.times: list[float] = []
        self.pings: list[float] = []
        self.previews: list[float] = []
        self.bytes: list[int] = []
        """The size of each frame."""

    def make_table(self) -> str:
        seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        new = {"game": self.game, "seats": seats}
        status, data, self.cookie = _request(self.port, "POST", "/api/tables", new, self.cookie)
        if status not in (200, 201):
            raise RuntimeError(f"no table: {status} {data[:200]!r}")
        table: str = json.loads(data)["id"]
        return table

    async def play(self, table: str, pause: float, seconds: float) -> None:
        """Play for so long, at a new table whenever a game is over."""
        stop = time.perf_counter() + seconds
        while time.perf_counter() < stop:
            async with websockets.connect(
                f"ws://127.0.0.1:{self.port}/ws",
                additional_headers={"Cookie": self.cookie, "Origin": origin(self.port)},
                compression=None,
                max_size=None,
            ) as ws:
                await asyncio.sleep(self.rng.random() * pause)
                await self._play_table(ws, table, pause, stop)
            if time.perf_counter() < stop:
                table = await asyncio.to_thread(self.make_table)

    async def _play_table(self, ws: Any, table: str, pause: float, stop: float) -> None:
        await ws.send(json.dumps({"t": "hi", "table": table}))
        view, seq = await self._hello(ws)
        while view["table"]["status"] == "running" and time.perf_counter() < stop:
            if view["ask"] is None:  # the server passes for a seat that has nothing to decide
                view, seq = await self._until(ws, view, seq + 1)
                continue
            choices = view["ask"]["choices"]
            if self.curious:
                await self._look_ahead(ws, seq, choices)
            action = self._choose(choices)
            start = time.perf_counter()
            number = str(seq)
            do = {"t": "do", "id": number, "at": seq, "a": action}
            await ws.send(json.dumps(do))
            view, seq = await self._until_ok(ws, view, number)
            self.times.append(time.perf_counter() - start)
            start = time.perf_counter()
            await ws.send('{"t":"ping","n":1}')
            while json.loads(await ws.recv())["t"] != "pong":
                pass
            self.pings.append(time.perf_counter() - start)
            if pause:
                await asyncio.sleep(pause * (0.5 + self.rng.random()))

    def _choose(self, choices: list[dict[str, Any]]) -> int:
        choice = self.rng.choice(choices)
        action: int = choice["action"]
        if "cells" not in choice:
            return action
        cells = int(choice["cells"], 16)
        return action + self.rng.choice([c for c in range(cells.bit_length()) if cells >> c & 1])

    async def _look_ahead(self, ws: Any, seq: int, choices: list[dict[str, Any]]) -> None:
        """Ask for the previews of all choices, and read until all have come."""
        start = time.perf_counter()
        wanted = {f"{seq}-{choice['action']}": choice["action"] for choice in choices}
        for number, action in wanted.items():
            ask = {"t": "preview", "id": number, "at": seq, "action": action}
            await ws.send(json.dumps(ask))
        while wanted:
            message = json.loads(await ws.recv())
            if message["t"] in ("no", "bye"):
                raise RuntimeError(f"refused: {message}")
            if message["t"] == "preview":
                del wanted[message["id"]]
        self.previews.append(time.perf_counter() - start)

    async def _hello(self, ws: Any) -> tuple[Any, int]:
        while (message := json.loads(await ws.recv()))["t"] != "hello":
            if message["t"] in ("no", "bye"):
                raise RuntimeError(f"refused: {message}")
        return message["view"], message["seq"]

    async def _until_ok(self, ws: Any, view: Any, id_: str) -> tuple[Any, int]:
        """Read until the move is acknowledged and its frame has come."""
        done, seq = -1, -2
        while seq < done or done < 0:
            text = await ws.recv()
            message = json.loads(text)
            if message["t"] == "ev":
                view, seq = patch.apply(view, message["patch"]), message["seq"]
                self.bytes.append(len(text))
            elif message["t"] == "ok" and message["id"] == id_:
                done = message["seq"]
            elif message["t"] in ("no", "bye"):
                raise RuntimeError(f"refused: {message}")
        return view, seq

    async def _until(self, ws: Any, view: Any, seq: int) -> tuple[Any, int]:
        """Read until the frame of that number has come."""
        while True:
            message = json.loads(await ws.recv())
            if message["t"] == "ev":
                view = patch.apply(view, message["patch"])
                if message["seq"] >= seq:
                    return view, message["seq"]
            elif message["t"] == "bye":
                raise RuntimeError(f"refused: {message}")


async def _load(
    port: int, game: str, tables: int, pause: float, seconds: float, *, curious: bool = False
) -> list[Player]:
    players = [Player(port, number, game, curious=curious) for number in range(tables)]
    made = [player.make_table() for player in players]  # before the time starts to run
    games = zip(players, made, strict=True)
    await asyncio.gather(*(player.play(table, pause, seconds) for player, table in games))
    return players


def server_report(seconds: float = 6.0, crowd: int = 200, pause: float = 5.0) -> str:
    """Time from a move sent to its acknowledgement and frame received, durable on disk."""
    rows = ["\nServer: a move there and back (on disk before it is acknowledged)"]
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as port:
        yardstick = disk_commits(Path(folder))
        rows.append(f"{'disk: one commit':<34} {1000 / yardstick:.1f} ms")
        for game, name in TITLES.items():
            rows.append(name)
            for title, tables, rest, lasts in (
                ("1 table, flat out", 1, 0.0, seconds),
                # Long enough for every table to get into its stride.
                (f"{crowd} tables, a move each {pause:g} s", crowd, pause, max(seconds, 4 * pause)),
                ("64 tables, flat out", 64, 0.0, seconds),
            ):
                players = asyncio.run(_load(port, game, tables, rest, lasts))
                moves = [t for player in players for t in player.times]
                pings = [t for player in players for t in player.pings]
                rows.append(
                    f"{title:<34} {times(moves)}   {len(moves) / lasts:8,.0f} moves/s   "
                    f"(echo beside it: {times(pings)})"
                )
            (player,) = asyncio.run(_load(port, game, 1, 0.0, seconds, curious=True))
            rows.append(f"{'all previews of a decision':<34} {times(player.previews)}")
            rows.append(f"{'a frame':<34} {sizes(player.bytes)}")
    return "\n".join(rows)
