"""The log in an SQLite file.

One thread writes. It takes all that is waiting, runs it in one transaction and commits once, so
that many tables share the price of reaching the disk. Each job has a savepoint of its own: one
that fails takes nothing else with it.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from realmwright.store.base import Chat, Line, Secret, StoreError, Write
from realmwright.store.lock import Lock

T = TypeVar("T")

BATCH = 512
"""How many jobs share a commit at most."""

SYNCHRONOUS = {"full": "FULL", "fast": "NORMAL"}


class _Conflict(Exception):
    """A number of the log was already taken."""


class _Job:
    """Something to write, and who waits for it."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def answer(self, result: Any, error: BaseException | None) -> None:
        """Hand over the outcome; runs in the loop of the one who waits."""
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class SqliteStore:
    """A `Store` in one file. `lock` is let go when the store is closed."""

    def __init__(
        self, path: str | Path, durability: str = "full", lock: Lock | None = None
    ) -> None:
        if durability not in SYNCHRONOUS:
            raise StoreError(f"durability is full or fast, not {durability!r}")
        self._path = str(path)
        self._synchronous = SYNCHRONOUS[durability]
        self._lock = lock
        writer = self._open()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, args=(writer,), name="store-writer")
        self._thread.start()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._reading: list[sqlite3.Connection] = []
        self._closed = False

    # -- writing -------------------------------------------------------------------------------

    async def append(self, *writes: Write) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            for write in writes:
                _append(db, write)
            return True

        try:
            return await self._submit(work)
        except _Conflict:
            return False

    async def say(self, table: str, chat: Chat) -> tuple[int, bool]:
        def work(db: sqlite3.Connection) -> tuple[int, bool]:
            row = db.execute(
                "INSERT INTO chat (game_id, n, at, seat, name, text, preset, spectators, key)"
                " SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ?, ?, ? FROM chat"
                " WHERE game_id = ? ON CONFLICT DO NOTHING RETURNING n",
                (
                    table,
                    chat.at,
                    chat.seat,
                    chat.name,
                    chat.text,
                    chat.preset,
                    chat.spectators,
                    chat.key,
                    table,
                ),
            ).fetchone()
            if row is not None:
                return int(row[0]), True
            said = db.execute(
                "SELECT n FROM chat WHERE game_id = ? AND key = ?", (table, chat.key)
            ).fetchone()
            return int(said[0]), False

        return await self._submit(work)

    async def _submit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        job = _Job(work)
        self._jobs.put(job)
        result: T = await job.future
        return result

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer thread: batch after batch, until it is told to stop."""
        going = True
        while going:
            batch = [self._jobs.get()]
            while len(batch) < BATCH and not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            _commit(db, [job for job in batch if job is not None])
        db.close()

    # -- reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[Line]:
        rows = await self._select(
            "SELECT seq, at, body FROM event WHERE game_id = ? AND seq > ? ORDER BY seq",
            table,
            after,
        )
        return [Line(*row) for row in rows]

    async def secret(self, table: str) -> Secret | None:
        rows = await self._select("SELECT seed, salt, start FROM secret WHERE game_id = ?", table)
        return Secret(int(rows[0][0]), rows[0][1], rows[0][2]) if rows else None

    async def status(self, table: str) -> str:
        rows = await self._select("SELECT status FROM game WHERE id = ?", table)
        return str(rows[0][0]) if rows else ""

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        rows = await self._select(
            "SELECT id FROM game WHERE id IN (SELECT game_id FROM seat WHERE token_hash = ?)"
            " ORDER BY status = 'finished', updated DESC, id LIMIT ?",
            holder,
            limit,
        )
        return [row[0] for row in rows]

    async def due(self, before: int, limit: int) -> list[str]:
        rows = await self._select(
            "SELECT id FROM game WHERE due <= ? ORDER BY due, id LIMIT ?", before, limit
        )
        return [row[0] for row in rows]

    async def chat(self, table: str, after: int, limit: int) -> list[Chat]:
        rows = await self._select(
            "SELECT at, name, seat, text, preset, spectators, key, n FROM chat"
            " WHERE game_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
            table,
            after,
            limit,
        )
        return [
            Chat(at, name, seat, text, preset, bool(spectators), key, n)
            for at, name, seat, text, preset, spectators, key, n in reversed(rows)
        ]

    async def _select(self, sql: str, *values: Any) -> list[Any]:
        def work() -> list[Any]:
            db = getattr(self._local, "db", None)
            if db is None:
                db = self._local.db = self._connect()
                self._reading.append(db)
            return list(db.execute(sql, values).fetchall())

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # -- opening and closing -------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        """The writer's connection to a database that is up to date and can be written."""
        try:
            with ExitStack() as undo:
                db = self._connect()
                undo.callback(db.close)
                db.execute("PRAGMA journal_mode=WAL")
                migrate(db)
                undo.pop_all()
            return db
        except sqlite3.Error as error:
            way_out = "; make it writable or choose another folder (--data)"
            raise StoreError(
                f"cannot use the database {self._path}: {error}"
                + (way_out if "readonly" in str(error) else "")
            ) from error

    def _connect(self) -> sqlite3.Connection:
        # Autocommit, so that transactions begin and end where this module says so.
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        db.execute(f"PRAGMA synchronous={self._synchronous}")
        return db

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._thread.join)
        await loop.run_in_executor(None, self._readers.shutdown)
        for db in self._reading:
            db.close()
        if self._lock is not None:
            self._lock.release()


def _append(db: sqlite3.Connection, write: Write) -> None:
    """Write one table's lines and head; `_Conflict` if one of the numbers is taken."""
    birth, head, last = write.birth, write.head, write.lines[-1]
    if birth is not None:
        made = db.execute(
            "INSERT INTO game (id, rules, rules_version, created, updated, status)"
            " VALUES (?, ?, ?, ?, ?, '') ON CONFLICT DO NOTHING RETURNING id",
            (write.table, birth.game, birth.rules_version, birth.created, birth.created),
        ).fetchone()
        if made is None:
            raise _Conflict
        secret = birth.secret
        db.execute(
            "INSERT INTO secret (game_id, seed, salt, start) VALUES (?, ?, ?, ?)",
            (write.table, str(secret.seed), secret.salt, secret.start),
        )
    for line in write.lines:
        stored = db.execute(
            "INSERT INTO event (game_id, seq, at, body) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING RETURNING seq",
            (write.table, line.seq, line.at, line.body),
        ).fetchone()
        if stored is None:
            raise _Conflict
    db.execute(
        "UPDATE game SET updated = ?, status = ?, due = ? WHERE id = ?",
        (last.at, head.status, head.due, write.table),
    )
    held = db.execute(
        "SELECT token_hash FROM seat WHERE game_id = ? ORDER BY no", (write.table,)
    ).fetchall()
    if tuple(row[0] for row in held) != head.holders:
        db.execute("DELETE FROM seat WHERE game_id = ?", (write.table,))
        db.executemany(
            "INSERT INTO seat (game_id, no, token_hash) VALUES (?, ?, ?)",
            [(write.table, no, holder) for no, holder in enumerate(head.holders)],
        )


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> None:
    """Run a batch in one transaction, then tell everybody how it went."""
    outcomes: list[tuple[_Job, Any, BaseException | None]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            db.execute("SAVEPOINT job")
            try:
                outcomes.append((job, job.work(db), None))
            except Exception as error:  # whatever it is, it belongs to the one who asked
                db.execute("ROLLBACK TO job")
                outcomes.append((job, None, _public(error)))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        outcomes = [(job, None, _public(error)) for job in batch]
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any, BaseException | None]]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0].loop, []).append(outcome)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, mine)


def _answer(outcomes: list[tuple[_Job, Any, BaseException | None]]) -> None:
    for job, result, error in outcomes:
        job.answer(result, error)


def _public(error: BaseException) -> BaseException:
    """SQLite's errors under the store's own name."""
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database refused to write: {error}")
    return error


def migrations() -> list[tuple[int, str]]:
    """The numbered SQL files shipped with the code, in order."""
    folder = resources.files("realmwright.store") / "migrations"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name.split("_")[0]), f.read_text(encoding="utf-8")) for f in files]


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema up to date in one transaction; refuse a newer database.

    The version is read and written inside it: of two who start at once, the second finds it done,
    and a file that cannot be written is found out now, not by the first player.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("CREATE TABLE IF NOT EXISTS meta (schema_version INTEGER NOT NULL)")
        row = db.execute("SELECT schema_version FROM meta").fetchone()
        version = int(row[0]) if row else 0
        known = migrations()
        if version > known[-1][0]:
            raise StoreError(
                f"the database was written by a newer Realmwright (schema {version}, this program"
                f" knows {known[-1][0]}): update the program or choose another database"
            )
        for number, sql in known:
            if number > version:
                for statement in statements(sql):
                    db.execute(statement)
        db.execute("DELETE FROM meta")
        db.execute("INSERT INTO meta VALUES (?)", (known[-1][0],))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def statements(sql: str) -> Iterator[str]:
    """The statements of a script one by one (`executescript` would end the transaction)."""
    statement = ""
    for part in sql.split(";")[:-1]:
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement:
        yield statement
