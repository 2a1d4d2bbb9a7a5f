"""What the browser tests share: the server they play on, and hands that play."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.kingdom_builder import support as settling

import realmwright as rw

GREEDY = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me", "name": "Ada"}
LANGUAGES = ("en", "nl", "de", "fr", "it", "da", "nb", "sv")


class Server:
    """A server process of its own, on a free port and with its own data, that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # Not by the command line: there neither limits nor the pause of bots can be taken away.
        database = f"sqlite:///{self.folder}/games.sqlite3"
        code = (
            "from realmwright.server.run import Config, serve;"
            f"serve(Config(db={database!r}, port={self.port},"
            " limits=False, bot_pause=0.0, bot_workers=1))"
        )
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], stdout=log, stderr=log, start_new_session=True
            )
        self._wait()

    def _wait(self, seconds: float = 30) -> None:
        stop = time.monotonic() + seconds
        while time.monotonic() < stop and self.process and self.process.poll() is None:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
            try:
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return
            except OSError:
                time.sleep(0.02)  # nobody listens yet, and nothing tells us when somebody does
            finally:
                connection.close()
        raise RuntimeError(f"the server did not start:\n{self.log()}")

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """As by a power cut; its bots' workers go with it."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


# -- making tables ---------------------------------------------------------------------------------


def make_table(page: Page, **spec: Any) -> str:
    """A new table, made by this page's browser without clicks; returns its address.

    A position document says itself of which game it is.
    """
    if page.url == "about:blank":
        page.goto("/about")
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    game = json.loads(spec["document"])["game"] if "document" in spec else "kingdoms"
    body = {"game": game, "seats": [ME, GREEDY], **spec}
    # Asking as the page itself would: with its cookie, and from its own origin.
    headers = {"Origin": origin[0]}
    answer = page.request.post(f"{origin[0]}/api/tables", data=body, headers=headers)
    assert answer.status in (200, 201), answer.text()
    return f"/t/{answer.json()['id']}"


def table_id(page: Page) -> str:
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


# -- playing ---------------------------------------------------------------------------------------

LEGAL = "[data-testid^='cell-'][data-legal]"
PICK = "Pick the tile you want to keep as your own."
ENABLED = ":not([aria-disabled='true'])"
CHOICES = ", ".join(
    f"[data-testid{match}]{ENABLED}" for match in ("^='hand-'", "='draw'", "^='pool-'")
)
PARTS = {
    "finished": "[data-testid='finished']",
    "summary": "[data-testid='round-summary']",
    "end": "[data-testid='end-turn']:enabled",
    "place": LEGAL,
    "turn": CHOICES,
}
"""What a page shows when it waits for its player; the first that is there is what it waits for.
Something to place lies in the hand by itself where a game has nothing else to choose first."""


class Hands:
    """Somebody at a page, who sees what is on it and clicks."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.board = page.get_by_test_id("board")
        self.used: set[str] = set()

    def at(self, path: str) -> Hands:
        """Go to a table and wait until it is there."""
        self.page.goto(path)
        return self.ready()

    def ready(self) -> Hands:
        expect(self.board).to_have_attribute("data-ready", "true")
        return self

    def goals(self) -> list[str]:
        """The cards of a game of Kingdom Builder, and the castles."""
        ids: list[str] = self.page.locator("[data-testid^='goal-'][role='row']").evaluate_all(
            "rows => rows.map(row => row.dataset.testid)"
        )
        return [one.removeprefix("goal-") for one in ids]

    def seq(self) -> int:
        return int(self.board.get_attribute("data-seq") or -1)

    def wait_beyond(self, seq: int) -> None:
        expect(self.board).not_to_have_attribute("data-seq", str(seq))

    def wait_for(self, seq: int) -> None:
        expect(self.board).to_have_attribute("data-seq", str(seq))

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def cell(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"cell-{name}")

    def pieces(self) -> Locator:
        return self.page.locator("[data-testid^='cell-']:has(.piece)")

    def legal(self) -> list[str]:
        """The names of the cells that are offered."""
        ids: list[str] = self.page.locator(LEGAL).evaluate_all(
            "cells => cells.map(cell => cell.dataset.testid)"
        )
        return [one.removeprefix("cell-") for one in ids]

    def choices(self) -> list[str]:
        """The test ids of what can be played."""
        found: list[str] = self.page.locator(CHOICES).evaluate_all(
            "all => all.map(one => one.dataset.testid)"
        )
        return found

    def state(self) -> str:
        """Wait until the page wants something of its player; says what."""
        expect(self.page.locator(", ".join(PARTS.values())).first).to_be_visible()
        return self.wanted()

    def wanted(self) -> str:
        """What the page wants of its player at this moment; empty: nothing."""
        here: list[bool] = self.page.evaluate(
            "parts => parts.map(part => document.querySelector(part) !== null)",
            list(PARTS.values()),
        )
        return next((name for name, there in zip(PARTS, here, strict=True) if there), "")

    def draw(self) -> None:
        seq = self.seq()
        self.by("draw").click()
        self.wait_beyond(seq)
        expect(self.by("drawn")).to_be_visible()

    def put(self, *cells: str) -> None:
        """Place what is chosen, or what lies in the hand next."""
        for cell in cells:
            seq = self.seq()
            self.cell(cell).click()
            self.wait_beyond(seq)

    def castle(self, rank: int, cell: str) -> None:
        self.by(f"hand-castle-{rank}").click()
        self.put(cell)

    def use(self, tile: str) -> Locator:
        """Take up a location tile."""
        held = self.by(f"hand-{tile}").and_(self.page.locator(ENABLED)).first
        held.click()
        expect(
            self.page.locator(f"[data-testid='hand-{tile}'][aria-pressed='true']")
        ).to_have_count(1)
        return held

    def end_turn(self) -> None:
        seq = self.seq()
        self.by("end-turn").click()
        self.wait_beyond(seq)

    def take_back(self) -> None:
        seq = self.seq()
        self.by("undo").click()
        self.wait_beyond(seq)

    def move(self) -> str:
        """Do one thing that the page asks for, or might be used now; returns what it was."""
        state = self.state()
        extras = self.choices() if state in ("end", "place") else []
        if state == "summary":
            self.by("continue").click()
            expect(self.by("round-summary")).to_have_count(0)
        elif extras and self.rng.random() < 0.5:
            choice = self.rng.choice(extras)
            self.used.add(choice)
            self.use(choice.removeprefix("hand-"))
            self.put(self.rng.choice(self.legal()))
        elif state == "end":
            self.end_turn()
        elif state == "place":
            self.put(self.rng.choice(self.legal()))
        elif state == "turn":
            choice = self.rng.choice(self.choices())
            self.used.add(choice)
            picking = choice.startswith("pool-") and self.by("sentence").inner_text() == PICK
            seq = self.seq()
            self.by(choice).click()
            if choice == "draw" or picking:
                self.wait_beyond(seq)
            else:
                expect(self.page.locator(LEGAL).first).to_be_visible()
                self.put(self.rng.choice(self.legal()))
        return state

    def play_out(self, limit: int = 400) -> None:
        """Play until the game is over and its result is shown."""
        for _ in range(limit):
            if self.move() == "finished":
                return
        raise AssertionError("the game does not end")

    def play_to_summary(self) -> None:
        """From near the end of a round or game to its account."""
        for _ in range(100):
            if self.state() == "summary":
                return
            self.move()
        raise AssertionError("nothing is counted")

    def finish(self) -> None:
        """From near the end of the game to its result."""
        self.play_to_summary()
        self.by("continue").click()
        expect(self.by("finished")).to_be_visible()

    def play_turns(self, turns: int) -> None:
        """Play so many turns of one's own, ended turns counted."""
        for _ in range(400):
            if turns <= 0:
                return
            turns -= self.move() in ("end", "finished")


# -- listening to the wire -------------------------------------------------------------------------


class Wire:
    """Every message that a page got over its sockets."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        self.texts: list[str] = []
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.texts.append(text)
        self.messages.append(json.loads(text))


def inside(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every object within a JSON value."""
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from inside(one)
    elif isinstance(value, list):
        for one in value:
            yield from inside(one)


# -- positions to begin with -----------------------------------------------------------------------


def start(to_act: int = 0, seats: int = 2, **options: Any) -> str:
    """The document of a game that has just begun, with this seat to act."""
    for seed in range(100):
        position = rw.new("kingdoms", seats=seats, seed=seed, options=options)
        if position.to_act == to_act:
            return position.document()
    raise AssertionError("nobody begins")


def near_the_end(to_act: int = 0) -> str:
    """The document of a game in which this seat fills the last space of the last round."""
    for seed in range(1000):
        game = rw.new("kingdoms", seats=2, seed=seed)
        rng = random.Random(seed)
        before = game.copy()
        while game.actions():
            before = game.copy()
            verbs: dict[str, list[int]] = {}
            for action in game.actions():
                verbs.setdefault(game.notation(action).split()[0], []).append(action)
            game.play(rng.choice(verbs[rng.choice(sorted(verbs))]))
        document = before.document()
        if before.to_act == to_act and json.loads(document)["drawn"] is None:
            return document
    raise AssertionError("no such game")


def settled(*own: str, **said: Any) -> str:
    """The document of a Kingdom Builder position in which the seats have settled on these hexes.

    Whatever else is said goes to the tests' own maker of such documents.
    """
    return json.dumps(settling.document([hexes.split() for hexes in own], **said))


@cache
def last_turn(seats: int = 2, seed: int = 1) -> str:
    """The document of a game of Kingdom Builder, played at random, whose last turn is seat 0's.

    Another seat has built its last settlement, so however seat 0 plays, its turn is the last one.
    """
    for number in range(seed, seed + 100):
        game = rw.new(settling.GAME, seats=seats, seed=number, options={"start_player": 2})
        rng = random.Random(number)
        actor: int | None = None
        turn = ""
        while actions := game.actions():
            if game.to_act != actor:
                actor, turn = game.to_act, game.document()
            game.play(rng.choice(actions))
        if json.loads(turn)["ending"]:
            return turn
    raise AssertionError("no such game")


def with_tiles(document: str, tiles: Mapping[int, str]) -> str:
    """The same position, but these seats hold these secret tiles (swapped with the pool's)."""
    data = json.loads(document)
    for seat, face in tiles.items():
        held = data["tile"][seat]
        if held == face:
            continue
        for other, tile in enumerate(data["tile"]):
            if tile == face:
                data["tile"][other] = held
                break
        else:
            data["pool"][data["pool"].index(face)] = held
        data["tile"][seat] = face
    return json.dumps(data)
