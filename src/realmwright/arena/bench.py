"""`realmwright bench`: the figures of docs/performance.md, measured on this machine."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence

import realmwright as rw
from realmwright import bots
from realmwright.arena import load, page
from realmwright.arena.measure import Figure, Run, interleaved, repeat

PARTS = ("engine", "bots", "store", "server", "client")


# -- engine ----------------------------------------------------------------------------------------


def random_games(seats: int, *, rich: bool = False) -> Run:
    """Whole games of uniformly random legal actions, scored at the end."""

    def run(seconds: float) -> float:
        rng = random.Random(1)
        games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            position = rw.new("kingdoms", seats=seats, seed=games)
            move = position.play if rich else position.apply
            while actions := position.actions():
                move(rng.choice(actions))
            position.score()
            games += 1
        return games / (time.perf_counter() - start)

    return run


def moves(position: rw.Position, *, copies: bool) -> Run:
    """Copy the position and play one random action on the copy; or only copy."""
    rng = random.Random(2)
    actions = position.actions()

    def move() -> None:
        position.copy().apply(rng.choice(actions))

    return repeat(position.copy if copies else move)


def previews(position: rw.Position) -> Run:
    """The previews of all legal placements, as a client asks for them."""
    actions = position.actions()

    def all_of_them() -> None:
        for action in actions:
            position.preview(action)

    return repeat(all_of_them)


def middle_of_a_game() -> rw.Position:
    """A round half played, by a fixed seed, and a whole turn to decide.

    The random bot plays: lots drawn among all actions would be castles, until there are none.
    """
    position = rw.new("kingdoms", seats=2, seed=11)
    rng = rw.Rng(3)
    while str(position).count("..") > 15 or position.scene()["turn"]["step"] != "turn":
        position.apply(bots.random_action(position, rng))
    return position


def engine(rounds: int, seconds: float) -> list[Figure]:
    start = rw.new("kingdoms", seats=2, seed=11)
    middle = middle_of_a_game()
    return interleaved(
        [
            ("random games, 2 players, fast lane", random_games(2)),
            ("random games, 4 players, fast lane", random_games(4)),
            ("random games, 2 players, rich lane", random_games(2, rich=True)),
            (f"listing {len(start.actions())} actions", repeat(start.actions)),
            (f"listing {len(middle.actions())} actions", repeat(middle.actions)),
            ("copying a position", moves(middle, copies=True)),
            ("copying and playing a move", moves(middle, copies=False)),
            ("scoring the board", repeat(middle.score)),
            (f"previewing {len(middle.actions())} actions", previews(middle)),
            ("drawing a scene", repeat(middle.scene)),
            ("writing and reading a document", repeat(lambda: rw.position(middle.document()))),
        ],
        rounds,
        seconds,
    )


def bot_moves(rounds: int, seconds: float) -> list[Figure]:
    document = middle_of_a_game()
    seen = document.seen_by(document.to_act).document()
    runs: list[tuple[str, Run]] = [
        (f"a move of the {level} bot", repeat(lambda level=level: bots.choose(seen, level, 1)))  # type: ignore[misc]
        for level in bots.levels("kingdoms")
    ]
    return interleaved(runs, rounds, seconds)


# -- the command -----------------------------------------------------------------------------------


def table(title: str, figures: Sequence[Figure]) -> str:
    rows = [f"\n{title}", f"{'':<40} {'per second':>12} {'µs each':>10} {'yardsticks':>11}"]
    rows += [
        f"{f.name:<40} {f.per_second:>12,.0f} {f.microseconds:>10,.1f} {f.ratio:>11.4f}"
        for f in figures
    ]
    return "\n".join(rows)


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
    args = parser.parse_args(arguments)
    unknown = [part for part in args.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; parts are {', '.join(PARTS)}")
    parts = args.parts or PARTS
    if "engine" in parts:
        print(table("Kingdoms, one core", engine(args.rounds, args.seconds)), flush=True)
    if "bots" in parts:
        print(table("Bots, one core", bot_moves(args.rounds, args.seconds)), flush=True)
    if "store" in parts:
        print(load.store_report(), flush=True)
    if "server" in parts:
        print(load.server_report(), flush=True)
    if "client" in parts:
        print(page.client_report(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
