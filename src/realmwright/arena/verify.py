"""`realmwright bench --verify`: whole games beside the slow oracles of the tests.

The oracles are no part of the program: what they prove is worth something because nothing here
knows them. So they can be run from a checkout of the source only, and are found there by path.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[3]
RUN = "tests.oracles.long_run"


class NoOracles(Exception):
    """The slow oracles are not here; the message says why, in a line."""


def oracles() -> Any:
    """The module that plays the engine's games at the slow tables, too."""
    if not (CHECKOUT / Path(*RUN.split("."))).with_suffix(".py").is_file():
        raise NoOracles("--verify needs a checkout of the source, where the slow oracles are")
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    try:
        return importlib.import_module(RUN)
    except ModuleNotFoundError as error:
        raise NoOracles(f"--verify needs the environment of the tests: no {error.name}") from None


def report(games: int) -> Iterator[str]:
    """Play so many games of each kind beside the slow tables; how much was compared, by lines."""
    run = oracles()
    yield "\nEngine beside the slow oracles: legal actions, positions, scores and rankings"
    for tally in run.verify(games):
        yield (
            f"{tally.title:<40} {tally.games:>8,} games {tally.decisions:>12,} decisions"
            f" {tally.seconds:>8.0f} s"
        )
    yield "No difference."
