"""Make golden games until every feature is covered by one.

    python -m tests.golden.make GAME [SECONDS]

Games that are there stay as they are; new ones are added as tests/golden/GAME/NNN.json, one line
each, for the features that no game shows yet. Some are rare: the search goes on until all is
covered or the time (default 300 seconds) is up, and says what is missing.

A golden game may be deleted only together with the version of the rules that it belongs to.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.golden import settling
from tests.golden.features import features, variants, wanted
from tests.kingdoms.support import MIXES, STYLES, Play

import realmwright as rw

FOLDER = Path(__file__).parent
TRIES = 40
"""Games that are played before the best of them is taken."""


@dataclass(frozen=True)
class Kind:
    """How the golden games of a game are found. A candidate is None if it could not help."""

    wanted: Callable[[], set[str]]
    features: Callable[[rw.Record], set[str]]
    candidate: Callable[[random.Random, set[str]], rw.Record | None]


def golden(game: str) -> dict[str, rw.Record]:
    """The golden games of a game by file name, each one replayed and checked."""
    paths = sorted((FOLDER / game).glob("*.json"))
    return {path.name: rw.load(path.read_text("utf-8")) for path in paths}


# -- Kingdoms --------------------------------------------------------------------------------------


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


def kingdoms(rng: random.Random, missing: set[str]) -> rw.Record | None:
    seats = rng.choice([2, 3, 4])
    style = rng.choice([*STYLES, "mixed", "mixed"])
    styles = (
        [style] * seats if style in STYLES else [rng.choice(list(STYLES)) for _ in range(seats)]
    )
    play = Play(seats, rng.getrandbits(64), rng.choice(MIXES), tuple(styles), rng.getrandbits(32))
    return play.finished().record() if could_help(play, missing) else None


KINDS = {
    "kingdoms": Kind(wanted, features, kingdoms),
    "kingdom_builder": Kind(
        settling.wanted, settling.features, lambda rng, missing: settling.candidate(rng)
    ),
}


def main(game: str, seconds: float = 300) -> None:
    kind, games = KINDS[game], golden(game)
    missing = kind.wanted()
    for record in games.values():
        missing -= kind.features(record)
    rng = random.Random(f"golden {len(games)}")
    number = len(games)
    until = time.monotonic() + seconds
    while missing and time.monotonic() < until:
        found = [kind.candidate(rng, missing) for _ in range(TRIES)]
        shown = [(kind.features(record) & missing, record) for record in found if record]
        new, best = max(shown, key=lambda pair: len(pair[0]), default=(set(), None))
        if new and best is not None:
            number += 1
            (FOLDER / game / f"{number:03}.json").write_text(best.dumps() + "\n", "utf-8")
            missing -= new
            print(f"{number:03}: {', '.join(sorted(new))}")
    print(f"{number} golden games; not covered: {', '.join(sorted(missing)) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:3]))
