"""Connections come and go, bots think, clocks run out, the server restarts: the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.harness import GREEDY, ME, OPEN, PATIENCE, InlineBots, Person, Served, serving
from websockets.exceptions import ConnectionClosed

import realmwright as rw
from realmwright import bots
from realmwright.bots import choose
from realmwright.engine.contract import InvalidInput, Preview
from realmwright.games import GAMES
from realmwright.server import hub as hub_module
from realmwright.server import socket as socket_module
from realmwright.server import views
from realmwright.server.bots import BotPool, BotsFailed
from realmwright.server.hub import write
from realmwright.server.identity import hash_of
from realmwright.server.run import listen
from realmwright.store import SqliteStore, StoreError
from realmwright.tables import commands, making
from realmwright.tables import table as table_module
from realmwright.tables.commands import Asker
from realmwright.tables.table import Table

T = TypeVar("T")

CLOCK = {"kind": "game", "seconds": 60}


# -- resume ----------------------------------------------------------------------------------------


def test_a_connection_resumes_where_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME))
            for _ in range(3):
                await ann.play(ann.actions()[0])
            seen = ann.seq
            await ann.close()
            eve = served.person("ann")  # the same browser in another tab
            await eve.join(ann.table)
            await eve.play(eve.actions()[0])
            await eve.play(eve.actions()[0])
            await ann.join(ann.table, since=seen)
            assert ann.seq == eve.seq
            assert ann.view == eve.view
            assert [entry["seq"] for entry in ann.log] == list(range(1, ann.seq + 1))
            assert ann.log == eve.log
            await ann.join(ann.table, since=ann.seq + 50)
            assert ann.view == eve.view

    asyncio.run(main())


def test_a_command_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME))
            again = {"at": ann.seq, "a": ann.actions()[0]}
            first = await ann.ask("do", "same", **again)
            assert await ann.ask("do", "same", **again) == first
            await ann.join(ann.table, since=ann.seq)
            assert await ann.ask("do", "same", **again) == first
            assert served.seq(ann.table) == first["seq"]
            said = [await ann.ask("say", "talk", text=text) for text in ("hello", "forged")]
            assert said[0] == said[1]
            await ann.send({"t": "ping", "n": 1})
            await ann.until(lambda m: m["t"] == "pong")
            assert [line["text"] for line in ann.chat] == ["hello"], "shown is what was stored"
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(served_table := next(iter(await tables(served))))
            assert await ann.ask("do", "same", **again) == first
            assert served.seq(served_table) == first["seq"]
            assert len(ann.chat) == 1

    async def tables(served: Any) -> list[str]:
        ann = served.person("ann")
        return [line["id"] for line in (await ann.get("/api/me/tables")).json()]

    asyncio.run(main())


def test_a_slow_reader_is_let_go_and_the_others_are_not_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "QUEUE", 4)
    monkeypatch.setattr(socket_module, "CLOSE_WITHIN", 0.05)

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, slow = served.person("ann"), served.person("slow")
            table = await ann.make(ME, ME)
            await ann.join(table)
            await slow.join(table)
            room = next(served.hub.rooms())
            connection = next(w for w in room.watchers if not w.viewer.seats)
            writer = asyncio.Event()

            async def stuck(text: str) -> None:
                await writer.wait()

            monkeypatch.setattr(connection._socket, "send_text", stuck)  # type: ignore[attr-defined]
            while connection in room.watchers:
                await ann.play(ann.actions()[0])
            assert served.seq(table) < 20, "let go as soon as the queue was full"
            assert slow.socket is not None
            with suppress(ConnectionClosed):
                await slow.until(lambda _: False)
            assert slow.socket.close_code == 1013
            await slow.join(table, since=slow.seq)
            assert slow.seq == ann.seq

    asyncio.run(main())


def test_many_who_see_the_same_cost_one_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    plain = views.plain

    def counting(table: Any, viewer: Any, secret: Any) -> Any:
        made.append(table.seq)
        return plain(table, viewer, secret)

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            table = await ann.make(ME, ME)
            await ann.join(table)
            watchers = [served.person(f"watcher{n}") for n in range(20)]
            for watcher in watchers:
                await watcher.join(table)
            monkeypatch.setattr(views, "plain", counting)
            await ann.play(ann.actions()[0])
            assert made == [ann.seq] * 2, "one for the player, one for all who watch"
            for watcher in watchers:
                await watcher.reach(ann.seq)
                assert watcher.view == watchers[0].view

    asyncio.run(main())


def test_presence_and_nudges_are_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, bob, eve = map(served.person, ("ann", "bob", "eve"))
            table = await ann.make(ME, OPEN)
            await ann.join(table)
            await bob.join(table)
            await bob.ok("sit", seat=1, name="Bob")
            await ann.until(lambda m: m["t"] == "who" and m["present"] == [True, True])
            await eve.join(table)
            await ann.until(lambda m: m["t"] == "who" and m["watchers"] == 1)
            waiting, thinking = (ann, bob) if bob.view["ask"] else (bob, ann)
            seat = 1 if thinking is bob else 0
            await waiting.ok("nudge", seat=seat)
            await thinking.until(lambda m: m["t"] == "nudged" and m["by"] == 1 - seat)
            await bob.close()
            gone = await ann.until(lambda m: m["t"] == "who" and m["present"] == [True, False])
            assert gone["last_seen"][1] > gone["last_seen"][0] == 0

    asyncio.run(main())


def test_of_spectators_who_have_gone_nothing_is_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, eve = served.person("ann"), served.person("eve")
            table = await ann.make(ME, GREEDY)
            await ann.join(table)
            await eve.join(table)
            room = next(served.hub.rooms())
            for person, left in ((eve, 1), (ann, 0)):
                await person.close()
                while len(room.watchers) > left:
                    await asyncio.sleep(0.01)
            assert len(room._last_seen) == 1

    asyncio.run(main())


def test_spectators_talk_among_themselves_while_the_game_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, eve = served.person("ann"), served.person("eve")
            table = await ann.make({**ME, "name": "Ann"}, GREEDY)
            await ann.join(table)
            await eve.join(table)
            refusal = await eve.no("say", text="I resign", name=" ANN\u200d")
            assert refusal["code"] == "bad_name", "nobody speaks for those who play"
            await eve.ok("say", text="she should take <b>C2</b>", name="Eve\x00")
            await ann.ok("say", preset="hello")
            await eve.until(lambda m: m["t"] == "said" and m["line"].get("preset"))
            assert [line["name"] for line in eve.chat] == ["Eve", "Ann"]
            assert eve.chat[0]["text"] == "she should take <b>C2</b>"
            assert "seat" not in eve.chat[0]
            assert [line["name"] for line in ann.chat] == ["Ann"]
            await ann.join(table)
            assert [line["name"] for line in ann.chat] == ["Ann"]
            await ann.ok("resign", seat=0)
            await ann.join(table)
            assert [line["name"] for line in ann.chat] == ["Eve", "Ann"]

    asyncio.run(main())


# -- people at one screen --------------------------------------------------------------------------


def test_a_choice_is_looked_at_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a large board that takes a while, and everybody else plays on."""
    looked: list[tuple[int, threading.Thread]] = []
    going_on = threading.Event()

    def look(_: Any, action: int) -> Preview:
        assert going_on.wait(PATIENCE)
        looked.append((action, threading.current_thread()))
        return Preview(action, (1, 2), gained=("farm",), lost=("oasis",))

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            again = Person(served, ann.token)
            served.people.append(again)
            table = await ann.make(ME, ME)
            room = next(served.hub.rooms())
            assert room.table.position is not None
            monkeypatch.setattr(type(room.table.position), "preview", look)
            for person in (ann, again):
                await person.join(table)
            choice = ann.view["ask"]["choices"][-1]
            asked = {"t": "preview", "at": ann.seq, "action": choice["action"]}
            for person in (ann, again):
                await person.send({**asked, "id": "p"})
                await person.send({"t": "ping", "n": 1})
                await person.until(lambda m: m["t"] == "pong")
            going_on.set()
            for person in (ann, again):
                answer = await person.until(lambda m: m["t"] == "preview")
                assert answer["items"][0]["gained"] == ["farm"]
                assert answer["items"][0]["lost"] == ["oasis"]
            actions = [action for action, _ in looked]
            assert sorted(set(actions)) == sorted(actions)
            assert threading.main_thread() not in [thread for _, thread in looked]
            # Others that are overtaken by a move.
            going_on.clear()
            asked["action"] = ann.view["ask"]["choices"][0]["action"]
            assert asked["action"] != choice["action"]
            await ann.send({**asked, "id": "q"})
            await ann.send({**asked, "id": "r"})
            await again.play(again.actions()[0])
            going_on.set()
            assert (await ann.until(lambda m: m.get("id") == "q"))["t"] == "preview"
            assert (await ann.until(lambda m: m.get("id") == "r"))["code"] == "stale"

    asyncio.run(main())


def test_five_people_at_one_screen_each_see_their_own_card(tmp_path: Path) -> None:
    """Kingdom Builder: the card that was drawn at the end of a turn is covered for the next."""

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(*[ME] * 5, game="kingdom_builder"))
            seen: set[int] = set()
            while len(seen) < 5:
                turn = ann.view["seat"]
                assert turn == ann.view["ask"]["seat"] == ann.view["scene"]["turn"]["to_act"]
                await ann.play(ann.actions()[0])
                if ann.view["seat"] == turn:
                    continue
                seen.add(turn)
                for number, seat in enumerate(ann.view["scene"]["seats"]):
                    cards = [item for item in seat["tray"] if item["kind"] == "card"]
                    assert all("face" not in card for card in cards)
                    assert len(cards) == (number != ann.view["seat"])
                drew = [event for event in ann.log[-1]["events"] if event["k"] == "drew"]
                assert drew == [{"k": "drew", "seat": turn}]
            assert seen == set(range(5))

    asyncio.run(main())


def test_a_watcher_at_no_seat_sees_no_card(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, eve = served.person("ann"), served.person("eve")
            table = await ann.make(ME, ME, game="kingdom_builder")
            await ann.join(table)
            await eve.join(table)
            for _ in range(12):
                await ann.play(ann.actions()[0])
                await eve.reach(ann.seq)
                trays = [item for seat in eve.view["scene"]["seats"] for item in seat["tray"]]
                assert not any("face" in item for item in trays if item["kind"] == "card")
                assert eve.view["ask"] is None
            told = [event for entry in eve.log for event in entry["events"]]
            assert [event for event in told if event["k"] == "drew"]
            assert not any("terrain" in event for event in told if event["k"] == "drew")

    asyncio.run(main())


def test_several_people_at_one_screen_see_through_whoever_is_to_act(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME, ME))
            seen = set()
            for _ in range(6):
                turn = ann.view["scene"]["turn"]["to_act"]
                assert ann.view["seat"] == ann.view["ask"]["seat"] == turn
                for number, seat in enumerate(ann.view["scene"]["seats"]):
                    faces = [i for i in seat["tray"] if i["kind"] == "secret" and "face" in i]
                    assert bool(faces) == (number == turn)
                seen.add(turn)
                await ann.play(ann.actions()[0], hold=True)
                assert ann.view["seat"] == turn, "until the turn is ended"
                assert ann.view["ask"]["end"]
                await ann.ok("end", at=ann.seq)
            assert seen == {0, 1, 2}

    asyncio.run(main())


# -- votes, clocks, rematch ------------------------------------------------------------------------


def test_somebody_gone_is_replaced_by_vote_and_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, absent_after=0.0) as served:
            ann, bob = served.person("ann"), served.person("bob")
            table = await ann.make(ME, OPEN)
            await ann.join(table)
            await bob.join(table)
            await bob.ok("sit", seat=1, name="Bob")
            await ann.reach(bob.seq)
            assert (await ann.no("vote", seat=1))["code"] == "cannot_vote", "he is there"
            await bob.close()
            await ann.until(lambda m: m["t"] == "who" and m["present"] == [True, False])
            await ann.ok("vote", seat=1)
            await ann.see(lambda view: view["table"]["seats"][1].get("replaced") == "greedy")
            for _ in range(2):
                await ann.until_asked()
                await ann.play(ann.actions()[0])
            await ann.until_asked()
            assert [a for a in ann.log if a["k"] == "act" and a["text"].get("level") == "greedy"]
            await bob.join(table)
            await bob.ok("back", seat=1)
            await ann.play(ann.actions()[0])
            await bob.until_asked()
            assert bob.view["ask"]["seat"] == 1

    asyncio.run(main())


def test_a_rematch_that_cannot_be_dealt_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rematch(*_: Any) -> Table:
        raise InvalidInput("no such deal")

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, GREEDY))
            await ann.ok("resign", seat=0)
            monkeypatch.setattr(making, "rematch", rematch)
            refusal = await ann.no("rematch")
            assert refusal["code"] == "bad_options"
            assert refusal["params"] == {"problems": ["no such deal"]}

    asyncio.run(main())


@pytest.mark.parametrize("goes", ["away", "resigns"])
def test_a_vote_is_not_lost_when_other_voters_go(tmp_path: Path, goes: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, absent_after=0.2) as served:
            ann, bob, cid = people = [served.person(name) for name in ("ann", "bob", "cid")]
            table = await ann.make(ME, OPEN, OPEN)
            for seat, person in enumerate(people):
                await person.join(table)
                if seat:
                    await person.ok("sit", seat=seat, name=f"N{seat}")
            await cid.close()
            room = next(served.hub.rooms())
            while 2 not in room.absent():
                await asyncio.sleep(0.01)
            await ann.reach(room.table.seq)
            await ann.ok("vote", seat=2)
            assert ann.view["table"]["seats"][2]["votes"] == [0]
            if goes == "away":
                await bob.close()
            else:
                await bob.ok("resign", seat=1)
            await ann.see(lambda view: view["table"]["seats"][2].get("replaced") == "greedy")

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_a_bot_plays_when_the_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    now = [1_700_000_000_000]
    monkeypatch.setattr(hub_module, "now_ms", lambda: now[0])

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            clock = {"kind": kind, "seconds": 5}
            await ann.join(await ann.make(ME, GREEDY, clock=clock))
            await ann.until_asked()
            room = next(served.hub.rooms())
            now[0] += 4_999
            room.schedule()
            assert room._timer is not None
            now[0] += 2
            room._out_of_time()
            await ann.until(lambda m: m["t"] == "ev" and m["log"]["text"].get("level") == "greedy")
            entry = ann.log[-1]
            assert entry["k"] == ("act" if kind == "turn" else "flagged")
            if kind == "turn":
                assert entry["text"]["late"]
                await ann.until_asked()
                assert not ann.view["table"]["seats"][0].get("replaced")
            else:
                await ann.see(lambda view: view["table"]["status"] == "finished")

    asyncio.run(main())


def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, bob = served.person("ann"), served.person("bob")
            table = await ann.make({**ME, "name": "Ann"}, OPEN)
            await ann.join(table)
            await bob.join(table)
            await bob.ok("sit", seat=1, name="Bob")
            assert (await bob.no("rematch"))["code"] == "not_open"
            await bob.ok("resign", seat=1)
            answers = await asyncio.gather(ann.ask("rematch"), bob.ask("rematch"))
            assert [a["t"] for a in answers] == ["ok", "ok"]
            await ann.reach(served.seq(table))
            again = ann.view["table"]["rematch"]
            await bob.join(again)
            assert bob.view["table"]["status"] == "running"
            assert [s["name"] for s in bob.view["table"]["seats"]] == ["Bob", "Ann"]
            assert len((await ann.get("/api/me/tables")).json()) == 2

    asyncio.run(main())


# -- bots ------------------------------------------------------------------------------------------


def test_a_killed_worker_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def main() -> None:
        pool = BotPool(1)
        async with serving(tmp_path, bot_pool=pool) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, GREEDY))
            await pool.warm_up()
            for number in range(3):
                await ann.until_asked()
                workers = pool.worker_ids()
                for worker in workers:
                    os.kill(worker, signal.SIGKILL)
                asked = time.monotonic()
                await ann.play(ann.actions()[0])
                await ann.until_asked()
                if number == 0:
                    assert time.monotonic() - asked < 1.0, "nobody waits for the new worker"
            hint = await ann.ask("hint", at=ann.seq)
            assert hint["t"] == "hint"
            assert hint["a"] in ann.actions()
            assert pool.worker_ids() not in ([], workers)
        assert not pool.worker_ids()

    asyncio.run(main())


def test_a_worker_that_dies_while_it_starts_is_replaced_for_those_who_wait() -> None:
    async def main() -> None:
        pool = BotPool(1)
        try:
            asked = asyncio.ensure_future(pool._once(os.getpid, budget=1.0, patience=PATIENCE))
            while not pool.worker_ids():
                await asyncio.sleep(0)
            (first,) = pool.worker_ids()
            os.kill(first, signal.SIGKILL)
            assert await asked != first
        finally:
            pool.close()

    asyncio.run(main())


class BrokenBots(InlineBots):
    """Bots that fail, in one way or another."""

    def __init__(self, fail: Callable[[], Any]) -> None:
        super().__init__()
        self.fail = fail

    async def _once(
        self, function: Callable[..., T], *values: Any, budget: float, patience: float
    ) -> T:
        answer: T = self.fail()
        return answer


def raising() -> Any:
    raise BotsFailed


@pytest.mark.parametrize("fail", [raising, lambda: 10**9, lambda: None])
def test_a_game_never_stands_still_because_of_a_bot(
    tmp_path: Path, fail: Callable[[], Any]
) -> None:
    async def main() -> None:
        async with serving(tmp_path, bot_pool=BrokenBots(fail)) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, GREEDY))
            for _ in range(3):
                await ann.until_asked()
                await ann.play(ann.actions()[0])
            if fail is raising:
                await ann.until_asked()
                assert (await ann.no("hint", at=ann.seq))["code"] == "bot_failed"

    asyncio.run(main())


def dreaming(document: str, level: str, seed: int, budget: float) -> int:
    """The better bot never answers; runs in a worker."""
    if level == "greedy":
        time.sleep(600)
    return choose(document, level, seed, budget)


def napping(seconds: float) -> int:
    """Takes its time; runs in a worker."""
    time.sleep(seconds)
    return os.getpid()


def test_nobody_waits_much_longer_than_a_second_for_a_bot_that_never_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "choose", dreaming)

    async def main() -> None:
        pool = BotPool(1)
        async with serving(tmp_path, bot_pool=pool) as served:
            ann = served.person("ann")
            await pool.warm_up()
            worker = pool.worker_ids()
            asked = time.monotonic()
            await ann.join(await ann.make(GREEDY, GREEDY))
            await ann.reach(3)
            assert time.monotonic() - asked < 2.0  # a second and what this machine is busy with
            async with asyncio.timeout(PATIENCE):
                while worker == pool.worker_ids():
                    await asyncio.sleep(0)

    asyncio.run(main())


def test_a_question_that_takes_too_long_takes_no_other_with_it() -> None:
    async def main() -> None:
        pool = BotPool(2, grace=0.0)
        try:
            both = [pool._once(napping, 0.5, budget=9.0, patience=9.0) for _ in range(2)]
            ids = await asyncio.gather(*both)
            assert sorted(ids) == sorted(pool.worker_ids()), "two workers are ready"
            quiet = asyncio.ensure_future(pool._once(napping, 0.8, budget=9.0, patience=0.0))
            with pytest.raises(BotsFailed):
                await pool._once(napping, 600.0, budget=0.1, patience=9.0)
            assert await quiet in ids
        finally:
            pool.close()

    asyncio.run(main())


def test_a_game_waits_for_one_hint_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many hints are asked for, the bots that play get their worker in time."""
    asked: list[str] = []

    class Watched(BotPool):
        async def _once(
            self, function: Callable[..., T], *values: Any, budget: float, patience: float
        ) -> T:
            asked.append(function.__name__)
            return await super()._once(function, *values, budget=budget, patience=patience)

    async def main() -> None:
        pool = Watched(1)
        try:
            position = GAMES["kingdoms"].new(2, 1)
            document = position.seen_by(position.to_act).document()
            hints = [asyncio.ensure_future(pool.hint(document, 1.0)) for _ in range(4)]
            await asyncio.sleep(0)
            await pool.choose(document, "greedy", 9.0, position.actions(), "random")
            assert asked[:2] == ["hint", "choose"]
            await asyncio.gather(*hints)
            assert asked[2:] == ["hint"] * 3
        finally:
            pool.close()

    asyncio.run(main())


def test_the_time_of_a_question_runs_from_the_start_of_the_work() -> None:
    async def main() -> None:
        pool = BotPool(1, grace=0.0)
        try:
            await pool._once(napping, 0.0, budget=9.0, patience=9.0)  # this module is loaded
            first = pool._once(napping, 1.0, budget=1.8, patience=9.0)
            second = pool._once(napping, 1.0, budget=1.8, patience=9.0)
            one, other = await asyncio.gather(first, second)
            assert one == other
        finally:
            pool.close()

    asyncio.run(main())


def test_a_hanging_worker_is_given_up() -> None:
    async def main() -> None:
        pool = BotPool(1, grace=0.0)
        try:
            with pytest.raises(BotsFailed):
                await pool._ask(signal.pause, budget=0.1)
        finally:
            pool.close()

    asyncio.run(main())


class SleepingBots(InlineBots):
    """Bots that think for ever."""

    async def _once(
        self, function: Callable[..., T], *values: Any, budget: float, patience: float
    ) -> T:
        await asyncio.Event().wait()
        raise AssertionError


def test_the_game_goes_on_after_a_restart_in_the_middle_of_a_bots_turn(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, bot_pool=SleepingBots()) as served:
            ann = served.person("ann")
            table = await ann.make(ME, GREEDY)
            await ann.join(table)
            if ann.view["ask"]:
                await ann.play(ann.actions()[0])
            stuck = ann.seq
            assert served.hub._rooms[table].table.bot_to_act(0)
        async with serving(tmp_path) as served:
            # Nobody opens the table: the server finds it by itself.
            async with asyncio.timeout(PATIENCE):
                while not [r for r in served.hub.rooms() if r.table.seq > stuck]:
                    await asyncio.sleep(0)
            ann = served.person("ann")
            await ann.join(table)
            await ann.until_asked()
            await ann.play(ann.actions()[0])

    asyncio.run(main())


class TiringBots(InlineBots):
    """Bots that fall asleep after two decisions."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 2

    async def _once(
        self, function: Callable[..., T], *values: Any, budget: float, patience: float
    ) -> T:
        if function is choose and not self.left:
            await asyncio.Event().wait()
        self.left -= function is choose
        return await super()._once(function, *values, budget=budget, patience=patience)


def test_a_bot_goes_on_with_a_turn_that_a_restart_has_broken(tmp_path: Path) -> None:
    """Kingdom Builder: two of three settlements were built before it."""

    async def main() -> None:
        options = {"start_player": 2}
        async with serving(tmp_path, bot_pool=TiringBots()) as served:
            ann = served.person("ann")
            table = await ann.make(ME, GREEDY, game="kingdom_builder", options=options)
            await ann.join(table)
            await ann.see(lambda view: view["scene"]["turn"]["left"] == 1)
            assert ann.view["scene"]["turn"]["to_act"] == 1
            stuck = ann.seq
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(table)
            await ann.until_asked()
            acts = [entry for entry in ann.log if entry["k"] == "act" and entry["seq"] > stuck]
            told = [event["k"] for entry in acts for event in entry["events"]]
            assert told.count("built") >= 1
            assert "turn_ended" in told
            assert sum(seat["tray"][0]["count"] for seat in ann.view["scene"]["seats"]) == 77
            await ann.play(ann.actions()[0])

    asyncio.run(main())


def test_hints_and_previews_of_kingdom_builder(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            options = {"first_game": True, "start_player": 1}
            table = await ann.make(ME, GREEDY, game="kingdom_builder", options=options)
            await ann.join(table)
            hint = await ann.ask("hint", at=ann.seq)
            assert hint["t"] == "hint"
            assert hint["a"] in ann.actions()
            (choice,) = ann.view["ask"]["choices"]
            answer = await ann.ask("preview", at=ann.seq, action=choice["action"])
            assert [item["a"] for item in answer["items"]] == ann.actions()
            brings = [item for item in answer["items"] if item.get("gained")]
            assert brings
            action = brings[0]["a"]
            before = ann.view["scene"]["seats"][0]["projected"]
            await ann.play(action)
            after = ann.view["scene"]["seats"][0]
            assert after["projected"] - before == brings[0]["gold"][0]
            assert [t["face"] for t in after["tray"] if t["kind"] == "tile"] == brings[0]["gained"]
            why = await ann.ask("why", at=ann.seq, a=0)
            assert (why["code"], why["rule"]) == ("mandatory_first", "KB-5.2")
            assert why["params"] == {"left": 2}
            refusal = await ann.no("do", at=ann.seq, a=action)
            assert refusal["code"] == "illegal"
            assert refusal["params"]["code"] == "occupied"

    asyncio.run(main())


def test_a_turn_of_kingdom_builder_is_taken_back_to_its_beginning_and_no_further(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME, game="kingdom_builder"))
            start, scene = ann.seq, ann.view["scene"]
            for _ in range(3):
                await ann.play(ann.actions()[0])
            undo = ann.view["ask"]["undo"]
            assert undo == {"step": ann.seq - 1, "turn": start}
            await ann.ok("undo", at=ann.seq, to=ann.seq - 1)
            assert ann.view["scene"]["turn"]["left"] == 1
            await ann.ok("undo", at=ann.seq, to=start)
            assert ann.view["scene"] == scene
            for _ in range(3):
                await ann.play(ann.actions()[0])
            await ann.play(0, hold=True)
            assert ann.view["ask"]["undo"]["boundary"] == "other_player"
            refusal = await ann.no("undo", at=ann.seq, to=ann.seq - 1)
            assert refusal["code"] == "undo_boundary"

    asyncio.run(main())


@pytest.mark.parametrize("finished", [False, True])
def test_the_record_of_a_game_of_kingdom_builder(tmp_path: Path, finished: bool) -> None:
    """While it is running, what the seat knows, without the seed; afterwards the whole game."""

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, GREEDY, game="kingdom_builder"))
            await ann.until_asked()
            await ann.play(ann.actions()[0])
            if finished:
                await ann.ok("resign", seat=0)
            text = (await ann.get(f"/api/tables/{ann.table}/record")).text
            room = next(served.hub.rooms())
            assert (str(room.secret.seed) in text) == finished
            if finished:
                assert rw.load(text).seed == room.secret.seed
            else:
                shown = json.loads(text)
                assert shown["position"]["hand"][1] == "?"
                assert shown["position"]["deck"] in (23, 22)
                assert shown["acts"][-1]["act"].startswith("build ")

    asyncio.run(main())


def test_a_person_who_takes_the_seat_back_is_not_overruled_by_a_thinking_bot(
    tmp_path: Path,
) -> None:
    started, go = asyncio.Event(), asyncio.Event()

    class SlowBots(InlineBots):
        async def _once(
            self, function: Callable[..., T], *values: Any, budget: float, patience: float
        ) -> T:
            started.set()
            await go.wait()
            return function(*values)

    async def main() -> None:
        async with serving(tmp_path, bot_pool=SlowBots()) as served:
            ann, bob = served.person("ann"), served.person("bob")
            table = await ann.make(ME, OPEN)
            await ann.join(table)
            await bob.join(table)
            await bob.ok("sit", seat=1, name="Bob")
            if ann.view["scene"] is None:
                await ann.reach(bob.seq)
            room = next(served.hub.rooms())
            turn = room.table.turn
            absent, other = (ann, bob) if turn == 0 else (bob, ann)
            room.table.acting_since -= table_module.SLOW
            await other.ok("vote", seat=turn)
            await started.wait()
            await absent.see(lambda view: view["table"]["seats"][turn].get("replaced"))
            await absent.ok("back", seat=turn)
            go.set()
            await absent.play(absent.actions()[0])
            assert [e["by"] for e in absent.log if e["k"] == "act"] == [turn]
            assert not any(e["text"].get("level") for e in absent.log if e["k"] == "act")

    asyncio.run(main())


# -- other processes -------------------------------------------------------------------------------


async def written_elsewhere(
    folder: Path, table: Table, person: Person, action: int, command_id: str
) -> None:
    """Another process has stored a command of this person; nobody here knows of it yet."""
    asker = Asker(hash_of(person.token), table.log[-1].entry.at, command_id)
    store = SqliteStore(folder / "db")
    assert await store.append(write(commands.play(table, asker, table.seq, action)))
    await store.close()


def test_whoever_was_later_than_another_process_reads_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME))
            table = next(served.hub.rooms()).table
            await written_elsewhere(tmp_path, table, ann, ann.actions()[0], "there")
            before = ann.seq
            refusal = await ann.no("do", at=ann.seq, a=ann.actions()[1])
            assert refusal["code"] == "stale"
            assert ann.seq == before + 1, "and has been told what happened before the refusal"
            await ann.play(ann.actions()[0])
            table = next(served.hub.rooms()).table
            await written_elsewhere(tmp_path, table, ann, ann.actions()[0], "again")
            served.hub._heard(table.id, table.seq + 1)  # what a bus between them would say
            await ann.reach(table.seq + 1)

    asyncio.run(main())


def test_a_command_that_another_process_has_carried_out_is_answered_with_its_number(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME))
            at, action = ann.seq, ann.actions()[0]
            table = next(served.hub.rooms()).table
            await written_elsewhere(tmp_path, table, ann, action, "same")
            answer = await ann.ask("do", "same", at=at, a=action)
            assert (answer["t"], answer["seq"]) == ("ok", at + 1)
            assert served.seq(table.id) == at + 1

    asyncio.run(main())


def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path):
            with pytest.raises(StoreError, match="another Realmwright"):
                async with serving(tmp_path):
                    pass

    asyncio.run(main())


def test_a_table_of_other_rules_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            table = await served.person("ann").make(ME, ME)
        monkeypatch.setattr(type(GAMES["kingdoms"]), "rules_version", 2)
        async with serving(tmp_path) as served:
            assert await said_goodbye(served, table) == ("other_rules", 1008)
        assert "version 1 of the rules" in caplog.text

    asyncio.run(main())


async def said_goodbye(served: Served, table: str) -> tuple[str, int | None]:
    """What somebody is told who comes to a table that cannot be shown, and how it ends."""
    ann = served.person("ann")
    await ann.dial()
    await ann.send({"t": "hi", "table": table})
    bye = await ann.until(lambda m: m["t"] == "bye")
    assert ann.socket is not None
    await ann.socket.wait_closed()
    return bye["code"], ann.socket.close_code


@pytest.mark.parametrize("body", ["no JSON", '{"k":"act","at":1,"by":0,"a":99999}', '{"at":1}'])
def test_a_damaged_log_is_told_and_holds_up_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            damaged, sound = [await ann.make(ME, ME, clock=CLOCK) for _ in range(2)]
            await ann.join(damaged)
            await ann.play(ann.actions()[0])
            seq = ann.seq
        db = sqlite3.connect(tmp_path / "db")
        db.execute("UPDATE event SET body = ? WHERE game_id = ? AND seq = ?", (body, damaged, seq))
        db.commit()
        db.close()
        async with serving(tmp_path) as served:
            await served.hub.wake_due()
            assert [room.table.id for room in served.hub.rooms()] == [sound]
            assert await said_goodbye(served, damaged) == ("damaged", 1008)
            assert await said_goodbye(served, "nowhere") == ("not_found", 1008)
        assert f"the log of table {damaged} is damaged" in caplog.text

    asyncio.run(main())


def test_a_log_is_replayed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    plain = Table.load

    def load(*values: Any) -> Table:
        threads.append(threading.current_thread())
        return plain(*values)

    async def main() -> None:
        async with serving(tmp_path) as served:
            table = await served.person("ann").make(ME, ME)
        monkeypatch.setattr(Table, "load", load)
        async with serving(tmp_path) as served:
            await served.person("ann").join(table)
        assert len(threads) == 1
        assert threading.main_thread() not in threads

    asyncio.run(main())


def test_a_view_that_fails_freezes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = views.plain

    def failing(table: Any, viewer: Any, secret: Any) -> Any:
        if table.seq == broken[0]:
            raise ZeroDivisionError
        return plain(table, viewer, secret)

    broken = [0]
    monkeypatch.setattr(views, "plain", failing)

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            table = await ann.make(ME, ME)
            await ann.join(table)
            broken[0] = ann.seq + 1
            await ann.send({"t": "do", "id": "x", "at": ann.seq, "a": ann.actions()[0]})
            bye = await ann.until(lambda m: m["t"] == "bye")
            assert bye["code"] == "server"
            assert ann.socket is not None
            await ann.socket.wait_closed()
            assert ann.socket.close_code == 1011, "not 1008, which means: do not come again"
            broken[0] = 0
            await ann.join(table, since=ann.seq)
            assert ann.seq == served.seq(table) == 3
            await ann.play(ann.actions()[0])

    asyncio.run(main())


def test_the_clock_stands_still_while_there_is_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_700_000_000_000]
    monkeypatch.setattr(hub_module, "now_ms", lambda: now[0])
    monkeypatch.setattr(socket_module, "now_ms", lambda: now[0])

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            table = await ann.make(ME, ME, clock=CLOCK)
            await ann.join(table)
        for restarts in (1, 2):
            now[0] += 86_400_000
            async with serving(tmp_path) as served:
                now[0] += 7_000  # since the start of the server: this does count
                ann = served.person("ann")
                await ann.join(table)
                assert next(served.hub.rooms()).table.due == now[0] + 60_000 - 7_000
                assert [entry["k"] for entry in ann.log].count("resumed") == restarts

    asyncio.run(main())


# -- the end of the server -------------------------------------------------------------------------


def test_on_shutdown_everybody_is_told_and_closed_with_1012(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            await ann.join(await ann.make(ME, ME))
            served.server.should_exit = True
            bye = await ann.until(lambda m: m["t"] == "bye")
            assert bye["code"] == "restarting"
            assert ann.socket is not None
            await ann.socket.wait_closed()
            assert ann.socket.close_code == 1012

    asyncio.run(main())


def test_tables_nobody_needs_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "IDLE", -1.0)
    monkeypatch.setattr(hub_module, "SWEEP", 0.01)

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = served.person("ann")
            table = await ann.make(ME, ME)
            await ann.join(table)
            await ann.play(ann.actions()[0])
            seq = ann.seq
            await ann.close()
            async with asyncio.timeout(PATIENCE):
                while list(served.hub.rooms()):
                    await asyncio.sleep(0)
            await ann.join(table)
            assert ann.seq == seq

    asyncio.run(main())


def test_small_messages_are_sent_at_once() -> None:
    listener = listen("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP  # else asyncio leaves Nagle's algorithm on
    listener.close()
