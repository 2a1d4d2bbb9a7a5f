"""The ASGI application: pages, the HTTP API, the WebSocket, and what protects them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realmwright.server import api, identity, pages
from realmwright.server.bots import BotPool
from realmwright.server.config import Config
from realmwright.server.hub import Hub
from realmwright.server.socket import Sockets
from realmwright.store import LocalBus, open_store

logger = logging.getLogger("realmwright")

CSP = "; ".join(
    (
        "default-src 'self'",
        # Attributes only: the client sets places and colours of pieces there; never a sheet.
        "style-src 'self'; style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",  # pictures of finished games are drawn in the browser
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STATIC = Path(__file__).parents[1] / "static"


class SafeHeaders:
    """Adds the protecting headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely)


def not_about_denials(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's log is about something else.

    It takes a handshake that was answered with a refusal for one that was not answered, and would
    write a line for everybody who is turned away.
    """
    return "without completing handshake" not in record.getMessage()


class Denials:
    """Says why a WebSocket is not opened: without this the answer would be an empty 403."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or "websocket.http.response" not in scope.get(
            "extensions", {}
        ):
            await self.app(scope, receive, send)
            return
        accepted = False

        async def send_or_deny(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if accepted or message["type"] != "websocket.close":
                await send(message)
                return
            if identity.origin_allowed(HTTPConnection(scope), self.config):
                refusal = api.problem(429, "too_fast")
            else:
                refusal = api.problem(403, "bad_origin")
            await refusal(scope, receive, send)

        await self.app(scope, receive, send_or_deny)


def make_app(
    config: Config, *, static: Path = STATIC, bot_pool: BotPool | None = None
) -> Starlette:
    """The application. The store is opened here, so that its faults are told before the start."""
    logging.getLogger("uvicorn.error").addFilter(not_about_denials)
    store = open_store(config.db, config.durability)
    hub = Hub(config, store, bot_pool or BotPool(config.bot_workers), LocalBus())
    sockets = Sockets(hub)
    site = api.Api(hub)
    page = pages.Pages(static, config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        living = asyncio.ensure_future(hub.live())
        warming = asyncio.ensure_future(hub.bots.warm_up())
        try:
            yield
        finally:
            for task in (living, warming):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            site.close()
            await hub.close()

    async def failed(request: Request, error: Exception) -> Response:
        logger.error("%s %s failed", request.method, request.url.path)
        return api.problem(500, "server")

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        codes = {404: "not_found", 405: "bad_message"}
        return api.problem(error.status_code, codes.get(error.status_code, "bad_message"))

    app = Starlette(
        routes=[
            *site.routes(),
            WebSocketRoute("/ws", sockets.endpoint),
            Route("/{path:path}", page.serve),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(Denials, config=config),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={
            api.Failure: api.failure,
            HTTPException: refused,
            Exception: failed,
        },
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app
