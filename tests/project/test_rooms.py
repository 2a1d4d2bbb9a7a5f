"""The picture in docs/architecture.md: which room of the house may know which (law 8)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "realmwright"

FACE = "(the public face)"
"""`realmwright/__init__.py`: what `import realmwright as rw` gives; it stands above the games."""

RULES = {"engine", "games", FACE}
MAY_KNOW: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    FACE: {"engine", "games"},
    "locales": set(),
    "terminal": {FACE},
    "bots": RULES,
    "store": set(),
    "tables": RULES | {"bots", "store"},
    "server": RULES | {"bots", "store", "tables", "locales"},
    "arena": RULES | {"bots", "store", "server"},
    "cli": RULES | {"arena", "bots", "server", "terminal", "locales"},
    "__main__": {"cli"},
}
PURE = ("engine", "games")
"""Rooms that use the standard library only, and no I/O, no clock, no chance but their own."""

IMPURE_MODULES = {
    "asyncio", "concurrent", "ctypes", "datetime", "http", "io", "logging", "multiprocessing", "os",
    "random", "secrets", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile",
    "threading", "time", "urllib", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"print", "input", "open", "exec", "eval", "hash", "id"}


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def room_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return FACE if first == "__init__" else first


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of every module that a file imports, also inside functions."""
    package = ("realmwright", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*start, *(node.module or "").split("."))).strip(".")
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def target_room(name: str) -> str | None:
    """The room that an import leads to; None when it leads out of the house."""
    parts = name.split(".")
    if parts[0] != "realmwright":
        return None
    if len(parts) > 1 and ((SOURCE / parts[1]).is_dir() or (SOURCE / f"{parts[1]}.py").is_file()):
        return parts[1]
    return FACE


def faults_of_rooms(path: Path) -> list[str]:
    room = room_of(path)
    faults = []
    for line, name in imported(path):
        target = target_room(name)
        if target is not None and target != room and target not in MAY_KNOW[room]:
            faults.append(f"{path.relative_to(SOURCE)}:{line}: {room} must not know {target}")
    return faults


def faults_of_purity(path: Path) -> list[str]:
    faults = []
    for line, name in imported(path):
        top = name.split(".")[0]
        if top == "realmwright":
            continue
        if top not in sys.stdlib_module_names:
            faults.append(f"{path}:{line}: {top} is not in the standard library")
        elif top in IMPURE_MODULES:
            faults.append(f"{path}:{line}: {top} brings in the world outside")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in IMPURE_CALLS:
            faults.append(f"{path}:{called.lineno}: calls {called.id}()")
    return faults


def test_every_room_is_in_the_picture() -> None:
    rooms = {room_of(path) for path in sources()}
    assert {"engine", "games", "tables", "store", "server", "bots"} <= rooms
    assert rooms <= MAY_KNOW.keys()


def test_rooms_know_only_rooms_to_their_right() -> None:
    faults = [fault for path in sources() for fault in faults_of_rooms(path)]
    assert faults == []


def test_rules_are_pure() -> None:
    pure = [path for path in sources() if room_of(path) in PURE]
    assert [fault for path in pure for fault in faults_of_purity(path)] == []


def test_games_do_not_know_each_other() -> None:
    faults = []
    for path in sources():
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        for line, name in imported(path):
            target = name.split(".")[:3]
            shared = {parts[1], "settling"}
            if target[:2] == ["realmwright", "games"] and target[2:] and target[2] not in shared:
                faults.append(f"{'/'.join(parts)}:{line}: knows {name}")
    assert faults == []


@pytest.mark.parametrize(
    ("room", "line", "fault"),
    [
        ("engine", "from realmwright.games import kingdoms", "engine must not know games"),
        ("engine", "from .. import server", "engine must not know server"),
        ("games", "import realmwright as rw", f"games must not know {FACE}"),
        ("store", "def f():\n    from realmwright import tables", "store must not know tables"),
        ("bots", "from realmwright.server.app import app", "bots must not know server"),
    ],
)
def test_a_wrong_import_is_seen(
    room: str, line: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check itself can fail."""
    for name in MAY_KNOW:
        if name.isalpha():
            (tmp_path / name).mkdir()
    path = tmp_path / room / "module.py"
    path.write_text(line, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    assert any(fault in found for found in faults_of_rooms(path))


@pytest.mark.parametrize(
    "line", ["import time", "import msgspec", "from os import path", "print(1)", "x = hash('a')"]
)
def test_an_impure_line_is_seen(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "engine" / "module.py"
    path.parent.mkdir()
    path.write_text(line, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    assert faults_of_purity(path)
