"""A real server, a real browser, and eyes on everything that must not happen in either."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import client
import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError
from tests.browser.support import Server

ROOT = Path(__file__).parents[2]

# For quiet: no attempts to reach other hosts.
ARGS = [
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
]


# -- the server ------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def built_client() -> None:
    """The client as its sources are now; one of several workers builds it if it is not."""
    with Path(tempfile.gettempdir(), f"realmwright-build-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            client.build(ROOT)
        except (client.BuildError, subprocess.SubprocessError) as error:
            pytest.fail(f"the client cannot be built: {error}", pytrace=False)


@pytest.fixture(scope="session")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests of this worker share; bots answer at once."""
    server = Server(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.close()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where `page.goto("/")` leads."""
    return server.url


# -- the browser -----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    return {**browser_type_launch_args, "executable_path": path, "args": ARGS}


class Troubles:
    """What goes wrong in any page of a test: errors, refusals of the policy, missing files."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.seen: list[str] = []
        self.expected: list[str] = []

    def expect(self, *patterns: str) -> None:
        """Say what a test causes on purpose, as regular expressions."""
        self.expected += patterns

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)

    def unexpected(self) -> list[str]:
        return [one for one in self.seen if not any(re.search(p, one) for p in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "blob:", "ws:", "data:")):
            self.seen.append(f"request to elsewhere: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"status {response.status}: {response.url}")


@pytest.fixture
def troubles(base_url: str) -> Iterator[Troubles]:
    """Fails a test in whose pages anything went wrong that the test did not expect."""
    troubles = Troubles(base_url)
    yield troubles
    assert troubles.unexpected() == []


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], troubles: Troubles
) -> Callable[..., BrowserContext]:
    """Makes a browser of its own, with its own cookies and settings.

    Motion is off unless a test wants `settings` of its own: most tests are about something else.
    """

    def make(*, settings: dict[str, Any] | None = None, **options: Any) -> BrowserContext:
        defaults = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}}
        context = new_context(**{**defaults, **options})
        stored = json.dumps({"speed": 0} if settings is None else settings)
        context.add_init_script(
            "try { if (!localStorage.getItem('realmwright.settings'))"
            f" localStorage.setItem('realmwright.settings', {json.dumps(stored)}) }} catch {{}}"
        )
        troubles.watch(context)
        return context

    return make


@pytest.fixture
def new_page(new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Makes a page in a browser of its own."""

    def make(**options: Any) -> Page:
        return new_context(**options).new_page()

    return make
