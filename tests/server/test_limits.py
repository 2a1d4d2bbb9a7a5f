"""Token buckets: a burst, then a rate."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import GREEDY, ME, OPEN, Person, Served, serving
from websockets.exceptions import InvalidStatus

from realmwright.server import limits
from realmwright.server import socket as socket_module
from realmwright.server.identity import household
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


# -- at a server -----------------------------------------------------------------------------------


def with_limits(folder: Path, test: Any, **settings: Any) -> None:
    async def main() -> None:
        async with serving(folder, limits=True, **settings) as served:
            await test(served)

    asyncio.run(main())


async def over(person: Person) -> None:
    """A game of this person's that is over."""
    await person.join(await person.make(ME, GREEDY))
    await person.ok("resign", seat=0)


def test_a_rematch_counts_as_a_table_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        ann, bob = served.person("ann"), served.person("bob")
        for person in (ann, bob):
            await over(person)
        served.hub.new_tables = Addresses(0.0, 1.0, Clock())
        first = await ann.ask("rematch", "again")
        assert first["t"] == "ok"
        assert (await bob.no("rematch"))["code"] == "too_many_tables"
        made = await bob.post("/api/tables", {"game": "kingdoms", "seats": [ME, GREEDY]})
        assert made.json()["code"] == "too_many_tables", "one measure for both ways"
        assert not bob.view["table"].get("rematch")
        assert await ann.ask("rematch", "again") == first, "sent again it costs nothing"
        assert await ann.ok("rematch") == first["seq"], "there is one already"

    with_limits(tmp_path, test)


@pytest.mark.parametrize("what", ["address", "table"])
def test_talk_is_limited_however_many_connections_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    limit = "TALK_OF_ADDRESS" if what == "address" else "TALK_AT_TABLE"
    monkeypatch.setattr(socket_module, limit, (0.0, 3.0))

    async def test(served: Served) -> None:
        ann = served.person("ann")
        table = await ann.make(ME, OPEN)
        for number in range(3):
            eve = served.person(f"eve{number}")
            await eve.join(table, headers={"x-forwarded-for": f"203.0.113.{number % 3}"})
            await eve.ok("say", text="hello")
            if what == "address":  # the same from everywhere
                await eve.join(table)
                await eve.ask("say", text="hello")
        eve = served.person("eve")
        await eve.join(table)
        code = "too_fast"
        assert (await eve.no("say", text="hello"))["code"] == code
        await ann.join(table, headers={"x-forwarded-for": "203.0.113.9"})
        await ann.ok("say", text="those who play are still heard")

    with_limits(tmp_path, test, trust_proxy=True)


def test_nudges_are_limited_only_where_anything_is(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann, bob = served.person("ann"), served.person("bob")
        table = await ann.make(ME, OPEN)
        await ann.join(table)
        await bob.join(table)
        await bob.ok("sit", seat=1, name="Bob")
        await ann.reach(served.seq(table))
        turn = ann.view["scene"]["turn"]["to_act"]
        waiting = bob if turn == 0 else ann
        answers = [await waiting.ask("nudge", seat=turn) for _ in range(30)]
        refusals = [answer["code"] for answer in answers if answer["t"] == "no"]
        assert set(refusals) == ({"too_fast"} if served.hub.config.limits else set())

    limited = tmp_path / "limited"
    limited.mkdir()
    with_limits(limited, test)

    async def without() -> None:
        async with serving(tmp_path) as served:
            await test(served)

    asyncio.run(without())


def test_an_address_has_so_many_connections_open_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MOST_OPEN", 3)

    async def test(served: Served) -> None:
        people = [served.person(f"p{n}") for n in range(4)]
        for person in people[:3]:
            await person.dial()
        with pytest.raises(InvalidStatus):
            await people[3].dial()
        await people[3].dial({"x-forwarded-for": "203.0.113.7"})
        await people[3].close()
        await people[0].close()
        async with asyncio.timeout(10):
            while True:
                try:
                    await people[3].dial()
                    break
                except InvalidStatus:
                    await asyncio.sleep(0)

    with_limits(tmp_path, test, trust_proxy=True)


def test_the_size_of_a_message_is_counted_in_bytes(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann = served.person("ann")
        await ann.join(await ann.make(ME, ME))
        text = "\u674e" * 6000  # 18,000 bytes
        await ann.send(f'{{"t":"say","id":"x","text":"{text}"}}')
        refusal = await ann.until(lambda m: m["t"] == "no")
        assert refusal["code"] == "too_large"
        await ann.send(f'{{"t":"say","id":"y","text":"{text[:5000]}"}}')  # 15,000 bytes
        await ann.until(lambda m: m["t"] == "ok" and m["id"] == "y")

    with_limits(tmp_path, test)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_who_has_half_of_an_ipv6_address_has_it_all(address: str, counts_as: str) -> None:
    assert household(address) == counts_as
