"""What is in the repository, and what must never be."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FORBIDDEN = re.compile(
    r"(^|/)(uv\.lock|pylock\.toml|node_modules|__pycache__|\.venv[^/]*|dist|static|test-results"
    r"|\.env|[^/]+\.(pyc|whl|tar\.gz|sqlite3|db|pem|key))(/|$)"
)
ADDRESS = re.compile(r"\b(?:https?|wss?)://([A-Za-z0-9.-]+|\[[0-9a-f:]+\])")
HOSTS = {"127.0.0.1", "0.0.0.0", "www.w3.org"}
"""This machine, and the name spaces of XML."""
RESERVED = re.compile(r"(^|\.)example(\.(org|com|net))?$|\.(test|invalid)$")
"""Names that are nobody's, for examples and tests (RFC 2606)."""
EMAIL = re.compile(r"\b[\w.+-]+@[a-z0-9-]+\.[a-z]{2,}\b")
LOCAL_PATH = re.compile(r"(?<![\w.~:/-])/(?:work|home|root|Users)/\w+")
CLIENT_LOCK = "web/package-lock.json"
BINARY = {".png", ".woff2", ".ico", ".webp"}


@cache
def tracked() -> tuple[str, ...]:
    """The paths that git tracks. (The clone may belong to somebody else than the tester.)"""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(path for path in done.stdout.split("\0") if path and (ROOT / path).exists())


def texts() -> list[tuple[str, str]]:
    paths = [path for path in tracked() if Path(path).suffix not in BINARY]
    return [(path, (ROOT / path).read_text(encoding="utf-8")) for path in paths]


def is_foreign(host: str) -> bool:
    """Whether an address leads out of the house; names without a dot do not."""
    host = host.rstrip(".")
    return "." in host and host not in HOSTS and not RESERVED.search(host)


def test_no_forbidden_files() -> None:
    assert [path for path in tracked() if FORBIDDEN.search(path)] == []


def test_no_hosts_written_down() -> None:
    """The game works in a house without a way out; no line of it calls somebody else's machine."""
    found = [
        f"{path}: {host}"
        for path, text in texts()
        if path != CLIENT_LOCK
        for host in ADDRESS.findall(text)
        if is_foreign(host)
    ]
    assert found == []


def test_the_client_lock_names_no_registry() -> None:
    """npm writes there whom to thank for a package, but not where it was fetched."""
    lock = json.loads((ROOT / CLIENT_LOCK).read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 1
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_no_addresses_of_people() -> None:
    assert [f"{p}: {m}" for p, text in texts() for m in EMAIL.findall(text)] == []


def test_no_paths_of_one_machine() -> None:
    assert [f"{p}: {m}" for p, text in texts() for m in LOCAL_PATH.findall(text)] == []


@pytest.mark.parametrize(
    ("host", "foreign"),
    [
        ("127.0.0.1", False),
        ("play.example.org", False),
        ("example.com.", False),
        ("localhost", False),
        ("evil.test", False),
        ("cdn.jsdelivr.net", True),
        ("notexample.org", True),
    ],
)
def test_foreign_hosts_are_told_apart(host: str, foreign: bool) -> None:
    assert is_foreign(host) is foreign


def test_locks_have_hashes_and_cover_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        "requirements-run.lock": project["project"]["dependencies"],
        "requirements.lock": [
            *project["project"]["dependencies"],
            *project["dependency-groups"]["dev"],
        ],
    }
    for name, requirements in wanted.items():
        lock = (ROOT / name).read_text(encoding="utf-8")
        locked = re.findall(
            r"^([A-Za-z0-9._-]+)==\S+.*?((?:\n    --hash=sha256:\w{64}.*)+)", lock, re.M
        )
        assert len(locked) == len(re.findall(r"^[^\s#]", lock, re.M)), f"{name}: a line has no hash"
        names = {normal(package) for package, _ in locked}
        missing = {normal(re.split(r"[<>=!~\[; ]", text)[0]) for text in requirements} - names
        assert missing == set(), name


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_scripts_are_executable() -> None:
    for name in ("play", "check", ".ci/run"):
        assert (ROOT / name).stat().st_mode & 0o111, name


def test_ci_runs_what_people_run() -> None:
    assert "../check" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_versions_agree() -> None:
    """One version, in pyproject.toml; the changelog and the code agree with it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(version)}\b", changelog, re.M)
    said = re.search(
        r'^__version__ = "(.+)"', (ROOT / "src/realmwright/__init__.py").read_text(), re.M
    )
    assert said is None or said[1] == version
