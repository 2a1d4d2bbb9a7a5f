"""How fast somebody may ask: token buckets, one for each connection and address.

What counts for a connection counts for an address and a table, too: connections cost nothing.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

NEW_TABLES = (1 / 20, 40.0)
"""Tables a second and at once that one address may make, rematches included."""

REMEMBERED = 10_000
"""Addresses remembered at most; the one not heard of for longest is forgotten first."""


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; every act takes some."""

    __slots__ = ("_burst", "_clock", "_last", "_rate", "_tokens")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = self._tokens = burst
        self._clock = clock
        self._last = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Addresses:
    """A bucket for every address."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Take tokens from this address's bucket if there are enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(tokens)
