"""`./play`: its help, its messages, and that it installs when and only when it must.

The script runs in a small copy of the repository, with stand-ins for uv and for Python versions
that are not on this machine; what the stand-ins were asked to do is written to a file.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from realmwright import cli

ROOT = Path(__file__).parents[2]
COPIED = ["play", "pyproject.toml", "requirements-run.lock", "hatch_build.py", "tools/client.py"]
TOOLS = ["bash", "cat", "dirname", "env", "grep", "head", "mkdir", "rm", "sed", "tail"]

GOOD_UV = """#!/bin/sh
echo "uv $*" >>"{calls}"
if [ "$1" = venv ]; then
    mkdir -p "{clone}/.venv-play/bin"
    cat >"{clone}/.venv-play/bin/python" <<'TEXT'
#!/bin/sh
if [ "$1" = -P ]; then echo "ran $*"; else exec {python} "$@"; fi
TEXT
    chmod +x "{clone}/.venv-play/bin/python"
fi
"""
OFFLINE_UV = """#!/bin/sh
[ "$1" = pip ] || exit 0
echo "error: Failed to fetch the package: dns error" >&2
exit 1
"""


class Clone:
    """A copy of the repository's small part that `play` needs, and a PATH of stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a clone"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        for name in COPIED:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        (self.root / "src" / "realmwright").mkdir(parents=True)
        (self.root / "src" / "realmwright" / "rules.py").write_text("old = True\n")
        self.bin.mkdir()
        for tool in [*TOOLS, "chmod"]:
            found = shutil.which(tool)
            assert found is not None, tool
            (self.bin / tool).symlink_to(found)

    def command(self, name: str, script: str) -> None:
        """Put a stand-in on PATH."""
        path = self.bin / name
        path.unlink(missing_ok=True)
        text = script.format(calls=self.calls, clone=self.root, python=sys.executable)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def play(
        self, *arguments: str, user: str | None = None, cwd: Path | None = None, **env: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.root / "play"), *arguments],
            env={"PATH": str(self.bin), "HOME": str(self.root.parent), **env},
            cwd=cwd,
            user=user,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )

    def asked(self) -> list[str]:
        """What uv was asked to do, but for its version; forgets it."""
        lines = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return [line for line in lines if "--version" not in line]


@pytest.fixture
def clone() -> Iterator[Clone]:
    """Below the system's folder for temporary files, where every user may look."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Clone(Path(folder))


@pytest.fixture
def ready(clone: Clone) -> Clone:
    clone.command("python3", '#!/bin/sh\nexec "{python}" "$@"\n')
    clone.command("uv", GOOD_UV)
    return clone


def is_one_line(text: str) -> bool:
    return text.count("\n") == 1 and "Traceback" not in text


def test_help_needs_nothing_installed(clone: Clone) -> None:
    done = clone.play("--port", "0", "--help")
    assert done.returncode == 0
    for option in ("--port", "--host", "--data", "--no-browser"):
        assert option in done.stdout
    assert not (clone.root / ".venv-play").exists()


def test_help_names_the_options_of_serve() -> None:
    done = subprocess.run([ROOT / "play", "-h"], capture_output=True, text=True, check=True)
    serve = cli.parser().parse_args(["serve"])
    known = {f"--{name.replace('_', '-')}" for name in vars(serve)} - {"--command", "--run"}
    known = {option.replace("--browser", "--no-browser") for option in known} | {"--help"}
    assert set(re.findall(r"^  (--[a-z-]+)", done.stdout, re.M)) == known


def test_first_start_installs_then_runs(ready: Clone) -> None:
    done = ready.play("--port", "0", "--data", "my games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("ran -P -m realmwright serve --port 0 --data my games\n")
    venv, locked, project = ready.asked()
    assert venv.startswith("uv venv")
    assert "--require-hashes" in locked
    assert "requirements-run.lock" in locked
    assert "--no-deps" in project


def test_second_start_only_runs(ready: Clone, tmp_path: Path) -> None:
    ready.play()
    ready.asked()
    done = ready.play(cwd=tmp_path)
    assert done.stdout == "ran -P -m realmwright serve\n"
    assert ready.asked() == []


@pytest.mark.parametrize(
    "changed", ["src/realmwright/rules.py", "web/src/app.ts", "requirements-run.lock"]
)
def test_an_update_installs_again(ready: Clone, changed: str) -> None:
    ready.play()
    ready.asked()
    (ready.root / changed).parent.mkdir(parents=True, exist_ok=True)
    (ready.root / changed).write_text("new = True\n")
    assert ready.play().returncode == 0
    assert len(ready.asked()) == 3


def test_what_running_leaves_behind_installs_nothing(ready: Clone) -> None:
    ready.play()
    ready.asked()
    (ready.root / "src" / "realmwright" / "__pycache__").mkdir()
    (ready.root / "src" / "realmwright" / "__pycache__" / "rules.pyc").write_bytes(b"x")
    ready.play()
    assert ready.asked() == []


def test_a_broken_install_is_tried_again(ready: Clone) -> None:
    ready.command("uv", OFFLINE_UV)
    assert ready.play().returncode != 0
    ready.command("uv", GOOD_UV)
    assert ready.play().returncode == 0
    assert len(ready.asked()) == 3


def test_an_environment_whose_python_has_gone_is_made_again(ready: Clone) -> None:
    """As after an update of the system that replaces its Python."""
    ready.play()
    ready.asked()
    python = ready.root / ".venv-play" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3.11")
    done = ready.play()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("ran -P -m realmwright serve\n")
    assert len(ready.asked()) == 3


def test_without_network(ready: Clone) -> None:
    ready.command("uv", OFFLINE_UV)
    done = ready.play()
    assert done.returncode != 0
    assert is_one_line(done.stderr)
    assert "online" in done.stderr
    assert "run ./play again" in done.stderr


def test_too_old_python(clone: Clone) -> None:
    clone.command("python3", '#!/bin/sh\n[ "$1" = --version ] && echo "Python 3.9.2"\nexit 1\n')
    done = clone.play()
    assert done.returncode != 0
    assert is_one_line(done.stderr)
    assert "3.11 or newer" in done.stderr
    assert "found Python 3.9.2" in done.stderr
    assert "REALMWRIGHT_PYTHON=" in done.stderr


def test_no_python(clone: Clone) -> None:
    done = clone.play()
    assert done.returncode != 0
    assert is_one_line(done.stderr)
    assert "found none" in done.stderr


@pytest.mark.parametrize("named", ["old", "nowhere"])
def test_a_wrong_python_named(ready: Clone, named: str) -> None:
    ready.command("old", "#!/bin/sh\nexit 1\n")
    done = ready.play(REALMWRIGHT_PYTHON=named)
    assert done.returncode != 0
    assert is_one_line(done.stderr)
    assert f"REALMWRIGHT_PYTHON names {named}" in done.stderr


def test_a_newer_python_beside_an_old_one(ready: Clone) -> None:
    (ready.bin / "python3").rename(ready.bin / "python3.12")
    ready.command("python3", "#!/bin/sh\nexit 1\n")
    assert ready.play().returncode == 0


def test_a_folder_one_may_not_write(ready: Clone) -> None:
    """As an ordinary user: root may write everywhere."""
    user = "nobody" if os.geteuid() == 0 else None
    ready.command("python3", '#!/bin/sh\necho "$0"\n')
    ready.root.chmod(0o555)
    done = ready.play(user=user)
    ready.root.chmod(0o755)
    assert done.returncode != 0
    assert is_one_line(done.stderr)
    assert f"cannot write to {ready.root}" in done.stderr
    assert "Copy that folder" in done.stderr
