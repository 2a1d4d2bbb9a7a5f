"""The clock of a table, driven by the times in its log alone.

Kinds: `none`; `turn`, so many seconds for every turn; `game`, so many for the whole game and an
increment for every turn. Only people have time that runs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from realmwright.tables.entry import ClockKind


@dataclass(frozen=True, slots=True)
class Clock:
    """`left`: milliseconds of each seat at the time `since`, when `running` began to run."""

    kind: ClockKind
    seconds: int
    increment: int
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    def run(self, seat: int | None, at: int, *, earned: bool = True) -> Clock:
        """The clock when it is the turn of `seat` from `at` on (None: nobody's time runs).

        `earned`: the turn that ended was played, so its seat gets the increment.
        """
        if seat == self.running:
            return self
        left = list(self.left)
        before = self.running
        if before is not None and self.kind != "none":
            if self.kind == "turn":
                left[before] = self.seconds * 1000
            else:
                spent = max(0, at - self.since)
                earning = self.increment * 1000 if earned else 0
                left[before] = max(0, left[before] - spent) + earning
        return replace(self, left=tuple(left), running=seat, since=at)

    def later(self, pause: int) -> Clock:
        """The clock after a pause, in milliseconds, that counts for nobody."""
        return replace(self, since=self.since + pause) if self.running is not None else self

    @property
    def deadline(self) -> int | None:
        """When the time of the running seat is over."""
        if self.kind == "none" or self.running is None:
            return None
        return self.since + self.left[self.running]


def new_clock(kind: ClockKind, seconds: int, increment: int, seats: int) -> Clock:
    left = () if kind == "none" else (seconds * 1000,) * seats
    return Clock(kind, seconds, increment, left)
