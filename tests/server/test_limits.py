"""Token buckets: a burst, then a rate."""

from __future__ import annotations

import pytest

from realmwright.server import limits
from realmwright.server.limits import Addresses, Bucket


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert not bucket.take(4.0), "never more than the burst"
    assert bucket.take(3.0)


def test_every_address_has_its_own_and_the_oldest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    addresses = Addresses(0.0, 1.0, Clock())
    assert addresses.take("a")
    assert not addresses.take("a")
    assert addresses.take("b")
    assert not addresses.take("a")
    assert addresses.take("c")  # b is forgotten: it was not heard of for longest
    assert not addresses.take("a")
    assert addresses.take("b")
