"""The wheel and the source package: everything that is needed is in them, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import client
import pytest

ROOT = Path(__file__).parents[2]
LANGUAGES = ("da", "de", "en", "fr", "it", "nb", "nl", "sv")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both packages, and what is in them below `wheel/` and `sdist/`."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"]
    subprocess.run([*command, "-d", folder], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    (sdist,) = folder.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "wheel")
    with tarfile.open(sdist) as archive:
        for member in archive:  # extractall wants a filter in some versions and has none in others
            if content := archive.extractfile(member):
                (folder / member.name).parent.mkdir(parents=True, exist_ok=True)
                (folder / member.name).write_bytes(content.read())
    (folder / sdist.name.removesuffix(".tar.gz")).rename(folder / "sdist")
    return folder


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_holds_all_that_git_tracks_of_the_package(packages: Path) -> None:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "src/realmwright"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tracked = {path.removeprefix("src/") for path in listed.split("\0") if path}
    assert "realmwright/games/kingdoms/editions/fantasy-flight-2002.toml" in tracked
    assert {f"realmwright/locales/{code}/kingdoms.ftl" for code in LANGUAGES} <= tracked
    assert tracked - names(packages / "wheel") == set()


def test_the_wheel_holds_the_built_client(packages: Path) -> None:
    held = names(packages / "wheel")
    assert "realmwright/static/index.html" in held
    assert any(name.endswith(".js") for name in held)


def test_the_wheel_holds_nothing_else(packages: Path) -> None:
    tops = {name.split("/")[0].partition("-")[0] for name in names(packages / "wheel")}
    assert tops == {"realmwright"}
    odd = ("__pycache__", "node_modules", ".sqlite3", "/tests/")
    assert [n for n in names(packages / "wheel") if any(part in n for part in odd)] == []


def test_a_wheel_from_the_source_package_needs_no_node(packages: Path) -> None:
    assert "tools/client.py" in names(packages / "sdist")
    assert client.is_fresh(packages / "sdist")


def test_the_source_package_leaves_out_what_is_made(packages: Path) -> None:
    odd = ("__pycache__", "node_modules", ".venv", ".git/", ".hypothesis")
    assert [n for n in names(packages / "sdist") if any(part in n for part in odd)] == []


def test_the_wheel_works_by_itself(packages: Path, tmp_path: Path) -> None:
    """A game in the terminal from the unpacked wheel: rules, bots, edition and texts are there."""
    done = subprocess.run(
        [sys.executable, "-m", "realmwright", "play", "--language", "nl"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(packages / "wheel")},
        input="draw\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Jouw zet" in done.stdout
    assert done.stderr == ""


def test_a_changed_source_makes_the_client_stale(tmp_path: Path) -> None:
    for folder in client.INPUTS:
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web" / "app.ts").write_text("one")
    (tmp_path / client.STATIC).mkdir(parents=True)
    assert not client.is_fresh(tmp_path)
    (tmp_path / client.STATIC / client.STAMP).write_text(client.fingerprint(tmp_path))
    assert client.is_fresh(tmp_path)
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "made.js").write_text("made")
    assert client.is_fresh(tmp_path)
    (tmp_path / "web" / "app.ts").write_text("two")
    assert not client.is_fresh(tmp_path)
