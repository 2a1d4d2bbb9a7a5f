"""Running the server."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser

import uvicorn
from starlette.applications import Starlette

from realmwright.server.app import make_app
from realmwright.server.config import Config

CLOSING = 3
"""Seconds that connections get to end when the server stops."""
LARGEST_FRAME = 64 * 1024
"""Larger messages are not even read; what is above the protocol's limit is refused with a code."""


class Server(uvicorn.Server):
    """Uvicorn, but it says goodbye before it closes the sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = self.config.app.state.hub  # type: ignore[union-attr]
        hub.goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(config: Config) -> None:
    """Serve until told to stop. `OSError`: the address or the database cannot be used."""
    listener = listen(config.host, config.port)
    try:
        app = make_app(config)
    except BaseException:
        listener.close()
        raise
    address = address_of(listener)
    print(f"Realmwright is at {address} (stop it with Ctrl-C)", flush=True)
    server = make_server(app)
    if config.open_browser and _has_screen():
        webbrowser.open(address)
    server.run(sockets=[listener])


def make_server(app: Starlette) -> Server:
    """The server for an application, not yet running."""
    return Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            proxy_headers=False,  # our own setting decides what is believed
            server_header=False,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=CLOSING,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; the listening queue answers a browser that is faster than the server."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: asyncio sends small messages at once (TCP_NODELAY) only on sockets that are.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _has_screen() -> bool:
    """Whether there is a desktop to open a browser on (else some systems open a text browser)."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


__all__ = ["Config", "serve"]
