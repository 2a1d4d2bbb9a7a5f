"""The command `realmwright`: reads the arguments and calls the room that does the work.

What people can mend (a port in use, a folder they may not write, a record that does not hold
together) ends in one line on standard error, never in a traceback. The larger rooms are imported
when their command is called, so that `--help` is there at once.
"""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import signal
import socket
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import realmwright as rw

if TYPE_CHECKING:
    from realmwright.terminal import Text

DEFAULT_PORT = 8420
FAILED, INTERRUPTED = 1, 130


class Fault(Exception):
    """Something the person at the keyboard can mend; the message says what and how."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    args = parse(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough: `realmwright replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return FAILED
    except (Fault, OSError, rw.InvalidInput, UnicodeDecodeError) as fault:
        print(f"realmwright: {in_one_line(fault)}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def in_one_line(fault: Exception) -> str:
    """What went wrong, without the ornaments of an OSError."""
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return " ".join(str(fault).split())


# -- arguments -------------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = argparse.ArgumentParser(
        prog="realmwright", description="Realmwright: board games in the browser."
    )
    top.add_argument("--version", action="version", version=version("realmwright"))
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    serve_ = commands.add_parser("serve", help="start the server and open the browser")
    serve_.set_defaults(run=serve)
    add = serve_.add_argument
    add("--port", type=port, default=DEFAULT_PORT, metavar="N",
        help="port to listen on, 0 for any free one (default: %(default)s)")  # fmt: skip
    add("--host", default="127.0.0.1", metavar="HOST",
        help="address to listen on (default: %(default)s, this machine only)")  # fmt: skip
    add("--data", type=Path, default=None, metavar="DIR",
        help="folder for the games (default: your own data folder)")  # fmt: skip
    add("--db", default=None, metavar="URL",
        help="database to use instead of the one in the data folder: sqlite:///FILE")  # fmt: skip
    add("--durability", choices=("full", "fast"), default="full",
        help="accepted moves survive a power cut, or only a crash (default: full)")  # fmt: skip
    add("--workers-for-bots", type=count, default=max(1, (os.cpu_count() or 1) - 1), metavar="N",
        help="processes that think for the bots (default here: %(default)s)")  # fmt: skip
    add("--trust-proxy", action="store_true",
        help="believe X-Forwarded-*; only behind a proxy that sets them")  # fmt: skip
    add("--no-browser", dest="browser", action="store_false",
        help="print the address only")  # fmt: skip

    play_ = commands.add_parser("play", help="play a game against bots in this terminal")
    play_.set_defaults(run=play)
    add = play_.add_argument
    add("--game", default="kingdoms", metavar="NAME", help="which game (default: %(default)s)")
    add("--seats", type=count, default=2, metavar="N", help="you and N - 1 bots (default: 2)")
    add("--bot", default="greedy", metavar="LEVEL", help="how they play (default: %(default)s)")
    add("--option", action="append", default=[], type=option, metavar="NAME[=VALUE]",
        help="an option of the game; may be given several times")  # fmt: skip
    add("--seed", type=int, default=None, metavar="N", help="the same game again")
    add("--language", default=None, metavar="CODE", help="default: what your terminal speaks")

    replay_ = commands.add_parser("replay", help="print a recorded game move by move")
    replay_.set_defaults(run=replay)
    replay_.add_argument("file", type=Path, metavar="FILE")
    replay_.add_argument("--language", default=None, metavar="CODE")

    verify_ = commands.add_parser("verify", help="replay records and check that they hold together")
    verify_.set_defaults(run=verify)
    verify_.add_argument("files", type=Path, nargs="+", metavar="FILE")

    arena_ = commands.add_parser("arena", help="let bots play each other and compare them")
    arena_.set_defaults(run=arena)
    add = arena_.add_argument
    add("bots", nargs="+", metavar="LEVEL", help="a bot for each seat, such as: random greedy")
    add("--game", default="kingdoms", metavar="NAME", help="which game (default: %(default)s)")
    add("--deals", type=count, default=100, metavar="N",
        help="deals, each played with every rotation of the seats (default: 100)")  # fmt: skip
    add("--option", action="append", default=[], type=option, metavar="NAME[=VALUE]",
        help="an option of the game; may be given several times")  # fmt: skip

    bench_ = commands.add_parser("bench", help="measure the speed of this machine", add_help=False)
    bench_.set_defaults(run=bench)

    types_ = commands.add_parser("types", help="write the protocol as TypeScript into a checkout")
    types_.set_defaults(run=types)
    types_.add_argument("checkout", type=Path, nargs="?", default=Path(), metavar="DIR")
    return top


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line; what follows `bench` is left in `rest`, for bench to read."""
    commands = parser()
    args, rest = commands.parse_known_args(arguments)
    if rest and args.run is not bench:
        commands.error(f"unrecognized arguments: {' '.join(rest)}")
    args.rest = rest
    return args


def port(text: str) -> int:
    """A port from the command line."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def count(text: str) -> int:
    """A number of things, at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("has to be 1 or more")
    return number


def option(text: str) -> tuple[str, object]:
    """`name`, `name=yes`, `name=no`, `name=2` or `name=value`."""
    name, _, value = text.partition("=")
    if value.isdecimal() and len(value) < 10:
        return name, int(value)
    return name, {"": True, "yes": True, "no": False}.get(value, value)


# -- commands --------------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> int:
    """Start the server; returns when it has been stopped."""
    url = args.db
    if url is None:
        data = data_folder() if args.data is None else args.data.expanduser().absolute()
        must_be_writable(data)
        url = f"sqlite:///{data / 'realmwright.sqlite3'}"

    from realmwright.server.config import Config
    from realmwright.server.run import serve

    config = Config(
        host=args.host,
        port=args.port,
        db=url,
        durability=args.durability,
        open_browser=args.browser,
        bot_workers=args.workers_for_bots,
        trust_proxy=args.trust_proxy,
    )
    # When the server has stopped it sends itself the signal that stopped it. Unhandled, that would
    # end the process before Python can put away what belongs to the bots' processes.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        serve(config)
    except OSError as error:
        raise Fault(about_address(config.host, config.port, error) or in_one_line(error)) from error
    return 0


def about_address(host: str, port: int, error: OSError) -> str | None:
    """What is wrong with an address to listen on; None if the error is about something else."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; stop what uses it, or take any free one: --port 0"
    if error.errno == errno.EACCES and 0 < port < 1024:
        return f"port {port} is for the administrator; take one from 1024 on, such as --port 8420"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"this machine has no address {host}; --host 0.0.0.0 listens on all it has"
    return None


def play(args: argparse.Namespace) -> int:
    """A game against bots in the terminal."""
    from realmwright import bots, terminal

    seed = secrets.randbits(64) if args.seed is None else args.seed
    position = rw.new(args.game, seats=args.seats, seed=seed, options=dict(args.option))
    if args.bot not in bots.levels(args.game):
        raise Fault(f"no bot {args.bot!r}; there are: {', '.join(bots.levels(args.game))}")
    luck = rw.Rng(seed)

    def think(seen: rw.Position) -> int:
        return bots.act(seen, args.bot, luck)

    for line in terminal.play(position, args.bot, think, texts(args), input):
        print(line)
    return 0


def replay(args: argparse.Namespace) -> int:
    """Print a recorded game."""
    from realmwright import terminal

    for line in terminal.replay(load(args.file), texts(args)):
        print(line)
    return 0


def texts(args: argparse.Namespace) -> Text:
    """The texts in the language that was asked for, or that the terminal is set to."""
    from realmwright import locales

    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = args.language or next(filter(None, said), "")
    language = locales.choose(wanted.partition(".")[0].replace("_", "-"))
    return partial(locales.text, language)


def verify(args: argparse.Namespace) -> int:
    """Say of each file whether it holds a record that holds together."""
    status = 0
    for path in args.files:
        try:
            record = load(path)
        except (OSError, ValueError) as fault:
            print(f"{path}: {in_one_line(fault).removeprefix(f'{path}: ')}")
            status = FAILED
        else:
            facts = [record.game.id, f"{len(record.actions)} actions", record.ending()]
            facts += SHUFFLE[record.shuffle_proof()]
            print(f"{path}: ok ({', '.join(facts)})")
    return status


SHUFFLE = {
    "none": [],
    "kept": ["shuffled as promised"],
    "unchecked": ["shuffle promised but not checked: seed or salt is missing"],
}
"""What verify says of the commitment to the shuffle."""


def load(path: Path) -> rw.Record:
    """The record in a file, replayed and checked."""
    return rw.load(path.read_text(encoding="utf-8"))


def arena(args: argparse.Namespace) -> int:
    """Let bots play each other, every deal from every seat, and print the table."""
    from realmwright.arena import tournament

    tallies = tournament.match(args.game, args.bots, args.deals, dict(args.option))
    print(tournament.report(tallies))
    return 0


def bench(args: argparse.Namespace) -> int:
    """Measure this machine."""
    from realmwright.arena import bench

    status: int = bench.main(args.rest)
    return status


def types(args: argparse.Namespace) -> int:
    """Write the protocol as TypeScript."""
    from realmwright.server import typescript

    print(typescript.write(args.checkout))
    return 0


def data_folder() -> Path:
    """Where this user's system keeps the data of programs."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Realmwright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Realmwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "realmwright"


def must_be_writable(folder: Path) -> None:
    """Make the folder; a `Fault` unless files can be made in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Fault(
            f"cannot write to the data folder {folder} ({error.strerror}); "
            "name another one: --data DIR"
        ) from error
