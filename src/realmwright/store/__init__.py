"""The log on disk: one small protocol, and SQLite behind it."""

from __future__ import annotations

from realmwright.store.base import (
    Birth,
    Bus,
    Chat,
    Head,
    Line,
    LocalBus,
    Secret,
    Store,
    StoreError,
    Write,
)
from realmwright.store.sqlite import SqliteStore


def open_store(url: str, durability: str = "full") -> Store:
    """The store behind a URL such as `sqlite:///file`; `StoreError` says in a line what is wrong.

    `durability`: `full` keeps what was acknowledged through a power cut, `fast` through a crash
    of the process only.
    """
    scheme, separator, path = url.partition(":///")
    if scheme != "sqlite" or not separator or not path:
        raise StoreError(f"this version stores games in sqlite:///FILE only, not in {url!r}")
    return SqliteStore(path, durability)


__all__ = [
    "Birth",
    "Bus",
    "Chat",
    "Head",
    "Line",
    "LocalBus",
    "Secret",
    "SqliteStore",
    "Store",
    "StoreError",
    "Write",
    "open_store",
]
