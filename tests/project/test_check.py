"""`./check`: its help and its messages; what it checks is proven by running it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = """#!/bin/sh
[ "$1" = venv ] || exit 0
mkdir .venv .venv/bin && touch .venv/bin/python && chmod +x .venv/bin/python
"""
"""Like the real one, it makes no environment where something is already."""
TOOLS = ["bash", "dirname", "env", "id", "cat", "cksum"]


@pytest.fixture
def clone() -> Iterator[Path]:
    """`check` alone in a folder that every user may read, with a PATH of hardly anything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        shutil.copy(ROOT / "check", folder)
        (folder / "bin").mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None, tool
            (folder / "bin" / tool).symlink_to(found)
        yield folder


def check(folder: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run it as an ordinary user, who cannot install a browser."""
    return subprocess.run(
        [folder / "check", *arguments],
        env={"PATH": str(folder / "bin"), **env},
        user="nobody" if os.geteuid() == 0 else None,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_help(clone: Path) -> None:
    done = check(clone, "--help")
    assert done.returncode == 0
    assert "mypy" in done.stdout


def test_unknown_arguments(clone: Path) -> None:
    done = check(clone, "--fast")
    assert done.returncode == 1
    assert "unknown argument --fast" in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_a_browser(clone: Path) -> None:
    done = check(clone)
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    assert "need Chromium" in first
    assert "CHROMIUM=" in first
    assert second == 'check: stopped at "tools: Chromium" (see above).'


def test_a_clone_of_somebody_else(clone: Path) -> None:
    clone.chmod(0o555)
    done = check(clone, CHROMIUM="bash")
    clone.chmod(0o755)
    assert done.returncode == 1
    assert f"cannot write to {clone}" in done.stderr


def test_an_environment_whose_python_has_gone_is_made_again(clone: Path) -> None:
    """As after an update of the system that replaces its Python."""
    for tool in ("rm", "mkdir", "touch", "chmod"):
        (clone / "bin" / tool).symlink_to(shutil.which(tool) or "")
    for name in ("requirements.lock", "pyproject.toml", "hatch_build.py"):
        (clone / name).touch()
    for name, script in (("python3", "#!/bin/sh\n"), ("uv", UV)):
        (clone / "bin" / name).write_text(script)
        (clone / "bin" / name).chmod(0o755)
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to("/nowhere/python3.11")
    for path in (clone, clone / ".venv", clone / ".venv" / "bin"):
        path.chmod(0o777)
    done = check(clone, CHROMIUM="bash")
    assert "== tools: npm packages" in done.stdout, done.stderr
    assert (clone / ".venv" / "bin" / "python").is_file()


def test_the_help_tells_the_stages() -> None:
    """Every stage of the script belongs to a heading of its help."""
    script = (ROOT / "check").read_text(encoding="utf-8")
    headings = set(re.findall(r"^  (\w+) {2,}", script, re.M))
    stages = set(re.findall(r'^(?:stage|echo "==) "?(\w+)', script, re.M))
    assert stages <= headings
    assert len(stages) >= 4
