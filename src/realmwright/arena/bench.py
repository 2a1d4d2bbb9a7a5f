"""`realmwright bench`: the figures of docs/performance.md, measured on this machine."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from realmwright import bots
from realmwright.arena import engine_bench, load, page, peers, verify
from realmwright.arena.engine_bench import TITLES, middle_of_a_game
from realmwright.arena.measure import Figure, Run, interleaved, repeat

GAMES_TO_VERIFY = 25


def table(title: str, figures: Sequence[Figure]) -> str:
    rows = [f"\n{title}", f"{'':<40} {'per second':>12} {'µs each':>10} {'yardsticks':>11}"]
    rows += [
        f"{f.name:<40} {f.per_second:>12,.0f} {f.microseconds:>10,.1f} {f.ratio:>11.4f}"
        for f in figures
    ]
    return "\n".join(rows)


# -- the parts -------------------------------------------------------------------------------------


def engine(rounds: int, seconds: float) -> None:
    for game, title in TITLES.items():
        print(table(f"{title}, one core", engine_bench.figures(game, rounds, seconds)))
        print(f"{'memory of a position':<40} {engine_bench.weight(game):>12,.0f} bytes", flush=True)


def bot_moves(rounds: int, seconds: float) -> list[Figure]:
    """A move of every bot, from the document it is given to the action it answers."""
    runs: list[tuple[str, Run]] = []
    for game, title in TITLES.items():
        position = middle_of_a_game(game)
        seen = position.seen_by(position.to_act).document()
        for level in bots.levels(game):
            runs.append((f"a move of the {level} bot, {title}", _move(seen, level)))
    return interleaved(runs, rounds, seconds)


def _move(seen: str, level: str) -> Run:
    return repeat(lambda: bots.choose(seen, level, 1))


PARTS: dict[str, Callable[[int, float], None]] = {
    "engine": engine,
    "peers": lambda rounds, seconds: print(peers.report(rounds, seconds), flush=True),
    "bots": lambda rounds, seconds: print(
        table("Bots, one core", bot_moves(rounds, seconds)), flush=True
    ),
    "store": lambda rounds, seconds: print(load.store_report(), flush=True),
    "server": lambda rounds, seconds: print(load.server_report(), flush=True),
    "client": lambda rounds, seconds: print(page.client_report(), flush=True),
}


# -- the command -----------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="realmwright bench",
        description="Measure rules, bots, store, server and client on this machine. A yardstick is "
        "one round of a fixed loop of plain Python, run in the same minute.",
    )
    parser.add_argument("parts", nargs="*", default=[], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="per measurement and round (default: 0.5)"
    )
    parser.add_argument(
        "--verify",
        nargs="?",
        type=int,
        const=GAMES_TO_VERIFY,
        metavar="N",
        help="measure nothing, but play N games of each kind beside the slow oracles of the tests "
        f"(default: {GAMES_TO_VERIFY}); in a checkout of the source",
    )
    args = parser.parse_args(arguments)
    unknown = [part for part in args.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; parts are {', '.join(PARTS)}")
    if args.rounds < 1:
        parser.error("--rounds has to be 1 or more")
    if not args.seconds > 0:
        parser.error("--seconds has to be more than 0")
    if args.verify is not None and args.verify < 1:
        parser.error("--verify has to be 1 or more")
    if args.verify is not None:
        return verified(args.verify)
    for part, run in PARTS.items():
        if part in args.parts or not args.parts:
            run(args.rounds, args.seconds)
    return 0


def verified(games: int) -> int:
    try:
        for line in verify.report(games):
            print(line, flush=True)
    except (verify.NoOracles, AssertionError) as fault:
        print(f"realmwright: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
