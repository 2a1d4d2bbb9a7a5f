"""Chance that is the same everywhere and for ever.

Every shuffle of a game comes from a 64-bit SplitMix64 generator whose state is part of the
position. The same seed and the same actions give the same game on every Python and platform.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

SEED_LIMIT = 1 << 64
"""Seeds are integers from 0 up to, not including, this."""


class Lots(Protocol):
    """Whatever draws lots for play that nobody has to play again: `Rng`, or Python's `Random`."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""


class Rng:
    """A SplitMix64 generator.

    >>> rng = Rng(1234567)
    >>> [hex(rng.next()) for _ in range(2)]
    ['0x599ed017fb08fc85', '0x2c73f08458540fa5']
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        self.state = seed

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GAMMA) & _WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"there is no number from 0 to {n} - 1")
        while True:
            x = self.next()
            found = x % n
            # Numbers above the largest multiple of n would favour the small results.
            if x - found <= SEED_LIMIT - n:
                return found

    def random(self) -> float:
        """A number from 0 up to, not including, 1: a multiple of 2**-53."""
        return (self.next() >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher–Yates, from the last place to the first."""
        # `below` and `next`, written out: every game that is simulated begins with a shuffle.
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            while True:
                state = z = (state + _GAMMA) & _WORD
                z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
                z ^= z >> 31
                j = z % (i + 1)
                if z - j < SEED_LIMIT - i:
                    break
            items[i], items[j] = items[j], items[i]
        self.state = state

    def copy(self) -> Rng:
        twin = Rng.__new__(Rng)
        twin.state = self.state
        return twin


def commitment(seed: int, salt: str) -> str:
    """What is published before the game, so that the seed can be checked after it.

    The salt keeps the hash from being searched for its seed while the game is on.

    >>> commitment(7, "pepper") == commitment(7, "salt")
    False
    """
    text = f"realmwright:{salt}:{seed}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def keeps_commitment(published: str, seed: int, salt: str) -> bool:
    """Whether the seed shown after the game is the one that was promised before it."""
    return published == commitment(seed, salt)
