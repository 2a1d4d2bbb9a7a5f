"""The SQLite store: the optimistic lock, group commit, migrations, durability."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from realmwright.store import (
    Birth,
    Chat,
    Head,
    Line,
    LocalBus,
    Secret,
    SqliteStore,
    StoreError,
    Write,
    open_store,
)
from realmwright.store import sqlite as module

T = TypeVar("T")

HEAD = Head("running", None, ("alice", ""))
BIRTH = Birth("kingdoms", 1, 1000, Secret((1 << 64) - 1, "salt", "start"))


def lines(first: int, count: int = 1, body: str = "{}") -> list[Line]:
    return [Line(seq, 1000 + seq, body) for seq in range(first, first + count)]


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def stored(path: Path, sql: str) -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def test_a_table_comes_back_as_it_was_written(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        assert await store.append(Write("t", lines(1, 2), HEAD, BIRTH))
        assert await store.append(Write("t", lines(3), HEAD))
        assert await store.read("t") == lines(1, 3)
        assert await store.read("t", after=2) == lines(3)
        assert await store.secret("t") == BIRTH.secret
        assert await store.secret("other") is None
        await store.close()
        again = SqliteStore(tmp_path / "db")
        assert await again.read("t") == lines(1, 3)
        await again.close()

    run(main())


def test_a_taken_number_is_a_conflict_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.append(Write("t", lines(1), HEAD, BIRTH))
        late = Write("t", [*lines(1, 1, "late"), *lines(2)], Head("finished", 5, ()))
        assert not await store.append(late)
        assert await store.read("t") == lines(1)
        assert await store.due(10**15, 10) == []
        assert not await store.append(Write("t", lines(2), HEAD, BIRTH)), "made twice"
        assert await store.read("t") == lines(1)
        await store.close()

    run(main())


def test_writes_to_two_tables_are_all_or_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.append(Write("old", lines(1), HEAD, BIRTH))
        assert not await store.append(
            Write("new", lines(1), HEAD, BIRTH), Write("old", lines(1), HEAD)
        )
        assert await store.read("new") == []
        assert await store.secret("new") is None
        assert await store.append(Write("new", lines(1), HEAD, BIRTH), Write("old", lines(2), HEAD))
        await store.close()

    run(main())


def test_of_many_who_write_the_same_number_one_succeeds(tmp_path: Path) -> None:
    async def main() -> None:
        store, other = SqliteStore(tmp_path / "db"), SqliteStore(tmp_path / "db")
        await store.append(Write("t", lines(1), HEAD, BIRTH))
        writes = [
            (store, other)[n % 2].append(Write("t", lines(2, 1, str(n)), HEAD)) for n in range(40)
        ]
        answers = await asyncio.gather(*writes)
        assert sum(answers) == 1
        assert [line.body for line in await store.read("t", 1)] == [str(answers.index(True))]
        await store.close()
        await other.close()

    run(main())


def test_waiting_writes_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = module._commit

    def counting(db: sqlite3.Connection, batch: list[Any]) -> None:
        sizes.append(len(batch))
        commit(db, batch)

    monkeypatch.setattr(module, "_commit", counting)

    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        await asyncio.gather(
            *(store.append(Write(f"t{n}", lines(1), HEAD, BIRTH)) for n in range(1200))
        )
        await store.close()

    run(main())
    assert sum(sizes) >= 1200
    assert max(sizes) <= module.BATCH
    assert len(sizes) < 100, "one commit each would be 1200"


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        bad = Write("t", [Line(1, 1, None)], HEAD)  # type: ignore[arg-type]
        outcomes = await asyncio.gather(
            store.append(Write("a", lines(1), HEAD, BIRTH)),
            store.append(bad),
            store.append(Write("b", lines(1), HEAD, BIRTH)),
            return_exceptions=True,
        )
        assert outcomes[0] is True
        assert outcomes[2] is True
        assert isinstance(outcomes[1], StoreError)
        await store.close()
        with pytest.raises(StoreError):
            await store.append(Write("c", lines(1), HEAD, BIRTH))

    run(main())


def test_due_tables_and_tables_of_a_holder(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        for number, (status, due) in enumerate(
            [("running", 50), ("finished", None), ("running", 10), ("open", None)]
        ):
            head = Head(status, due, ("alice",) if number else ("bob",))
            birth = replace(BIRTH, created=number)
            await store.append(Write(f"t{number}", [Line(1, number, "{}")], head, birth))
        assert await store.due(49, 5) == ["t2"]
        assert await store.due(50, 5) == ["t2", "t0"]
        assert await store.due(50, 1) == ["t2"]
        assert await store.tables_of("alice", 9) == ["t3", "t2", "t1"]
        assert await store.tables_of("bob", 9) == ["t0"]
        await store.append(Write("t0", [Line(2, 99, "{}")], Head("running", None, ("alice",))))
        assert await store.tables_of("bob", 9) == []
        assert await store.due(50, 5) == ["t2"]
        assert (await store.tables_of("alice", 9))[0] == "t0"
        await store.close()

    run(main())


def test_chat_is_numbered_and_a_line_sent_twice_is_kept_once(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db")
        one = Chat(1, "Ann", 0, "hello", "", False, "k1")
        two = Chat(2, "watcher", None, "", "well_played", True, "k2")
        assert [await store.say("t", c) for c in (one, two, one)] == [
            (1, True),
            (2, True),
            (1, False),
        ]
        assert await store.say("other", one) == (1, True)
        assert await store.chat("t", 0, 10) == [replace(one, n=1), replace(two, n=2)]
        assert await store.chat("t", 0, 1) == [replace(two, n=2)]
        assert await store.chat("t", 1, 10) == [replace(two, n=2)]
        await store.close()

    run(main())


@pytest.mark.parametrize(("durability", "level"), [("full", 2), ("fast", 1)])
def test_durability_sets_what_sqlite_waits_for(tmp_path: Path, durability: str, level: int) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "db", durability)
        pragmas = await store._submit(
            lambda db: [
                db.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("synchronous", "journal_mode")
            ]
        )
        assert pragmas == [level, "wal"]
        await store.close()

    run(main())


def test_migrations_are_numbered_without_gaps_and_recorded(tmp_path: Path) -> None:
    numbers = [number for number, _ in module.migrations()]
    assert numbers == list(range(1, len(numbers) + 1))
    run(SqliteStore(tmp_path / "db").close())
    assert stored(tmp_path / "db", "SELECT schema_version FROM meta") == [(numbers[-1],)]


def test_a_later_migration_keeps_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.append(Write("t", lines(1), HEAD, BIRTH))
        await store.close()

    run(write())
    known = module.migrations()
    step = (known[-1][0] + 1, "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';")
    monkeypatch.setattr(module, "migrations", lambda: [*known, step])
    run(SqliteStore(tmp_path / "db").close())
    assert stored(tmp_path / "db", "SELECT id, mood FROM game") == [("t", "calm")]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(SqliteStore(tmp_path / "db").close())
    known = module.migrations()
    step = (known[-1][0] + 1, "ALTER TABLE game ADD COLUMN mood TEXT; INSERT INTO nowhere VALUES;")
    monkeypatch.setattr(module, "migrations", lambda: [*known, step])
    with pytest.raises(StoreError, match="cannot use the database"):
        SqliteStore(tmp_path / "db")
    assert stored(tmp_path / "db", "SELECT schema_version FROM meta") == [(known[-1][0],)]
    columns = [row[1] for row in stored(tmp_path / "db", "PRAGMA table_info(game)")]
    assert "mood" not in columns


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    run(SqliteStore(tmp_path / "db").close())
    db = sqlite3.connect(tmp_path / "db")
    db.execute("UPDATE meta SET schema_version = 99")
    db.commit()
    db.close()
    with pytest.raises(StoreError, match="newer Realmwright") as refusal:
        SqliteStore(tmp_path / "db")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "url", ["postgresql://host/db", "sqlite://", "sqlite:///", "games.sqlite3", ""]
)
def test_other_databases_are_refused_by_name(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///FILE"):
        open_store(url)


def test_what_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, but it is long enough to look at " * 40)
    with pytest.raises(StoreError, match="cannot use the database"):
        open_store(f"sqlite:///{tmp_path / 'text'}")
    with pytest.raises(StoreError, match="cannot use the database"):
        open_store(f"sqlite:///{tmp_path / 'missing' / 'db'}")
    with pytest.raises(StoreError, match="durability"):
        open_store(f"sqlite:///{tmp_path / 'db'}", "lax")


# -- one server, and one that can write ------------------------------------------------------------


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db'}"
    first = open_store(url)
    with pytest.raises(StoreError, match="another Realmwright already uses this folder") as refusal:
        open_store(url)
    assert "--data" in str(refusal.value)
    assert "\n" not in str(refusal.value)
    (tmp_path / "link").symlink_to(tmp_path / "db")
    with pytest.raises(StoreError, match="another Realmwright"):
        open_store(f"sqlite:///{tmp_path / 'link'}")
    run(first.close())
    run(open_store(url).close())


def test_a_store_that_could_not_be_opened_holds_no_lock(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("this is no database, but it is long enough to look at " * 40)
    url = f"sqlite:///{tmp_path / 'db'}"
    for _ in range(2):
        with pytest.raises(StoreError, match="not a database"):
            open_store(url)
    (tmp_path / "db").unlink()
    run(open_store(url).close())


HOLDER = """
import sys
from realmwright.store import open_store
store = open_store(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


def test_a_killed_server_leaves_the_folder_free(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db'}"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        with pytest.raises(StoreError, match="another Realmwright"):
            open_store(url)
        process.kill()
        process.wait()
    run(open_store(url).close())


def test_a_database_that_cannot_be_written_is_found_out_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(SqliteStore(tmp_path / "db").close())
    connect = sqlite3.connect

    def read_only(path: str, **settings: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(f"file:{path}?mode=ro", uri=True, **settings)
        return db

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(StoreError, match=r"readonly.*make it writable.*--data"):
        SqliteStore(tmp_path / "db")


def test_of_two_first_starts_at_once_both_succeed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one comes while the first has looked at the version and not yet written it."""
    known = module.migrations()
    second: list[threading.Thread] = []
    faults: list[BaseException] = []

    def start() -> None:
        try:
            run(SqliteStore(tmp_path / "db").close())
        except BaseException as error:
            faults.append(error)

    def slow() -> list[tuple[int, str]]:
        if not second:
            second.append(threading.Thread(target=start))
            second[0].start()
            second[0].join(0.3)  # it ends in this time only if nothing makes it wait
        return known

    monkeypatch.setattr(module, "migrations", slow)
    run(SqliteStore(tmp_path / "db").close())
    second[0].join()
    assert faults == []
    assert stored(tmp_path / "db", "SELECT schema_version FROM meta") == [(known[-1][0],)]


def test_the_local_bus_tells_all_listeners_until_it_is_closed() -> None:
    heard: list[tuple[str, int]] = []

    async def main() -> None:
        bus = LocalBus()
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.publish("t", 3)
        await bus.close()
        await bus.publish("t", 4)

    run(main())
    assert heard == [("t", 3), ("t", 3)]
