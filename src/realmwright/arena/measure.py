"""How things are measured: interleaved rounds, the best of each, and a yardstick beside them.

Machines are noisy and differ. So every round runs each measurement once, next to a yardstick of
plain Python that never changes; what counts is the ratio of the two in the same minute. Time is
processor time of this process: what else runs on the machine counts less.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Run = Callable[[float], float]
"""Runs for about so many seconds and returns how many things it did per second."""

clock = time.process_time

BATCHES = 50
"""Looks at the clock in a run, about: each takes as long as what is measured may take."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement: the best round, and its ratio to the yardstick's best round."""

    name: str
    per_second: float
    ratio: float

    @property
    def microseconds(self) -> float:
        return 1e6 / self.per_second


def yardstick(seconds: float) -> float:
    """Rounds of a fixed loop of wide-int operations per second; one is about 10 µs."""
    board = (1 << 420) - 1
    done = 0
    start = clock()
    while clock() - start < seconds:
        for _ in range(100):
            mask = 1 << 210
            for _ in range(16):
                mask = (mask << 1 | mask >> 1 | mask << 21 | mask >> 21 | mask) & board
            done += 1
    return done / (clock() - start)


def repeat(one: Callable[[], object]) -> Run:
    """Measure how often per second something can be done."""

    def run(seconds: float) -> float:
        done, batch = 0, 1
        start = now = clock()
        while now - start < seconds:
            for _ in range(batch):
                one()
            done += batch
            before, now = now, clock()
            if now - before < seconds / BATCHES:
                batch *= 2
        return done / (now - start)

    return run


def interleaved(runs: Sequence[tuple[str, Run]], rounds: int, seconds: float) -> list[Figure]:
    """Run everything in turn, `rounds` times, and keep the best of each."""
    best = dict.fromkeys([name for name, _ in runs], 0.0)
    stick = 0.0
    for _ in range(rounds):
        stick = max(stick, yardstick(seconds))
        for name, run in runs:
            best[name] = max(best[name], run(seconds))
    return [Figure(name, best[name], best[name] / stick) for name, _ in runs]


def memory(make: Callable[[], object], count: int = 200) -> float:
    """The bytes that each of some objects takes for itself."""
    kept = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(count):
            kept.append(make())
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)


def percentile(samples: Sequence[float], share: float) -> float:
    """The sample below which that share of all samples lies."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
