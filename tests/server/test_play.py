"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.harness import GREEDY, ME, OPEN, RANDOM, serving

import realmwright as rw


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, GREEDY))
            choose = random.Random(1)
            while ann.view["table"]["status"] == "running":
                await ann.until_asked()
                if ann.view["ask"]:
                    await ann.play(choose.choice(ann.actions()))
            table = ann.view["table"]
            assert rw.keeps_commitment(table["commitment"], int(table["seed"]), table["salt"])
            record = rw.load((await ann.get(f"/api/tables/{ann.table}/record")).text)
            final = record.position()
            assert final.to_act is None
            assert ann.view["scene"]["ranking"] == final.ranking()
            assert [seat["gold"] for seat in ann.view["scene"]["seats"]] == final.score()
            frames = (await ann.get(f"/api/tables/{ann.table}/frames")).json()
            assert [step["log"] for step in frames["steps"]] == ann.log

    asyncio.run(main())


@pytest.mark.parametrize("bots", [2, 4])
def test_bots_play_a_game_among_themselves(tmp_path: Path, bots: int) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(*[RANDOM, GREEDY, RANDOM, GREEDY][:bots]))
            await ann.see(lambda view: view["table"]["status"] == "finished")
            assert ann.view["ask"] is None
            assert ann.view["seat"] is None

    asyncio.run(main())


def test_a_friend_sits_down_and_both_see_the_same_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, bob, eve = map(served.person, ("ann", "bob", "eve"))
            table = await ann.make({**ME, "name": "Ann"}, OPEN)
            for person in (ann, bob, eve):
                await person.join(table)
            assert bob.view.get("scene") is None
            await bob.ok("sit", seat=1, name=" Bob \u202e\n")
            assert bob.view["table"]["seats"][1]["mine"]
            choose = random.Random(2)
            for _ in range(20):
                for person in (ann, bob, eve):
                    await person.reach(served.seq(table))
                one = next(p for p in (ann, bob) if p.view["ask"])
                assert one.view["seat"] == one.view["scene"]["turn"]["to_act"]
                await one.play(choose.choice(one.actions()))
            for person in (ann, bob, eve):
                await person.reach(served.seq(table))
            assert ann.view["scene"]["cells"] == bob.view["scene"]["cells"]
            assert eve.view["scene"]["cells"] == bob.view["scene"]["cells"]
            assert [seat["name"] for seat in eve.view["table"]["seats"]] == ["Ann", "Bob"]
            assert not eve.view["ask"]

    asyncio.run(main())
