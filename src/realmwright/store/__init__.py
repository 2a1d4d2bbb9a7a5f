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
from realmwright.store.lock import Lock
from realmwright.store.sqlite import SqliteStore


def open_store(url: str, durability: str = "full") -> Store:
    """The store behind a URL such as `sqlite:///file`; `StoreError` says in a line what is wrong.

    `durability`: `full` keeps what was acknowledged through a power cut, `fast` through a crash
    of the process only. The database is for one process alone until the store is closed.
    """
    scheme, separator, path = url.partition(":///")
    if scheme != "sqlite" or not separator or not path:
        raise StoreError(f"this version stores games in sqlite:///FILE only, not in {url!r}")
    lock = Lock(path)
    try:
        return SqliteStore(path, durability, lock)
    except BaseException:
        lock.release()
        raise


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
