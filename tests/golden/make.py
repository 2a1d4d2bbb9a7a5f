"""Make golden games of Kingdoms until every feature is covered by one.

    python -m tests.golden.make [SECONDS]

Games that are there stay as they are; new ones are added as tests/golden/kingdoms/NNN.json, one
line each, for the features that no game shows yet. Ties of several players are rare: the search
goes on until all is covered or the time (default 300 seconds) is up, and says what is missing.

A golden game may be deleted only together with the version of the rules that it belongs to.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from tests.golden.features import features, variants, wanted
from tests.kingdoms.support import MIXES, STYLES, Play

import realmwright as rw

FOLDER = Path(__file__).parent / "kingdoms"


def golden() -> dict[str, rw.Record]:
    """The golden games by file name, each one replayed and checked."""
    return {path.name: rw.load(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def could_help(play: Play, missing: set[str]) -> bool:
    """Whether a missing feature is one of games of this kind; replaying takes time."""
    mix = variants(play.options)
    kinds = (
        f"{play.seats} players:",
        f"{play.seats} players, variants {mix}:",
        f"variants {mix}:",
        f"variant 1, {play.seats} players:",
    )
    return any(feature.startswith(kinds) for feature in missing)


def candidate(rng: random.Random) -> Play:
    seats = rng.choice([2, 3, 4])
    style = rng.choice([*STYLES, "mixed", "mixed"])
    styles = (
        [style] * seats if style in STYLES else [rng.choice(list(STYLES)) for _ in range(seats)]
    )
    return Play(seats, rng.getrandbits(64), rng.choice(MIXES), tuple(styles), rng.getrandbits(32))


def main(seconds: float = 300) -> None:
    games = golden()
    missing = wanted()
    for record in games.values():
        missing -= features(record)
    rng = random.Random(f"golden {len(games)}")
    number = len(games)
    until = time.monotonic() + seconds
    while missing and time.monotonic() < until:
        play = candidate(rng)
        if not could_help(play, missing):
            continue
        record = play.finished().record()
        new = features(record) & missing
        if new:
            number += 1
            (FOLDER / f"{number:03}.json").write_text(record.dumps() + "\n", "utf-8")
            missing -= new
            print(f"{number:03}: {', '.join(sorted(new))}")
    print(f"{number} golden games; not covered: {', '.join(sorted(missing)) or 'nothing'}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
