"""No seat receives a byte that it may not know.

Two proofs over the same real server. The first searches everything that was sent to anybody for
what is secret. The second plays the same public game twice with other hidden tiles, and compares
all that was sent: where nothing but hidden things differs, not a byte may.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import ME, OPEN, Person, Served, serving

import realmwright as rw
from realmwright.engine.contract import Position
from realmwright.server.hub import Room, write
from realmwright.server.identity import hash_of
from realmwright.store import Secret
from realmwright.tables import commands, making
from realmwright.tables.entry import SeatMade
from realmwright.tables.making import Wish

KINGDOMS, BUILDER = "kingdoms", "kingdom_builder"
MIXES: list[dict[str, Any]] = [
    {"last_castle": last, "open_tiles": tiles, "score_as_you_go": score, "open_reserve": reserve}
    for last in (False, True)
    for tiles, reserve in ((False, False), (True, False), (True, True))
    for score in (False, True)
]
GAMES = [
    *((KINGDOMS, mix) for mix in MIXES),
    (BUILDER, {}),
    (BUILDER, {"first_game": True, "redraw_scope": "mandatory_only"}),
    (BUILDER, {"lords_zero_scores": False, "start_player": 2}),
]


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """All objects in a JSON value."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects(inner)


def documents(text: str) -> Iterator[Any]:
    for line in text.splitlines():
        yield json.loads(line)


async def look_around(person: Person) -> None:
    """Ask for everything that can be asked for."""
    for path in ("", "/frames", "/record", "/log.ndjson", "/analysis"):
        await person.get(f"/api/tables/{person.table}{path}")
    await person.get("/api/me/tables")
    choices = (person.view["ask"] or {"choices": []})["choices"]
    action = choices[0]["action"] if choices else 0
    await person.ask("preview", at=person.seq, action=action)
    await person.ask("why", at=person.seq, a=0)
    await person.ask("hint", at=person.seq)


def room_of(served: Served, table: str) -> Room:
    return next(room for room in served.hub.rooms() if room.table.id == table)


def check_view(view: dict[str, Any], seat: int | None, open_tiles: bool) -> None:
    """The trays of a view show faces of own or open tiles, and of own cards, only."""
    for scene in (v for v in objects(view) if "grid" in v and "seats" in v):
        for number, shown in enumerate(scene["seats"]):
            for item in shown["tray"]:
                if item["kind"] in ("secret", "card"):
                    assert ("face" in item) == (number == seat), f"a {item['kind']} with its face"
        for item in scene["common"]:
            if item["kind"] == "deck" or (item["kind"] == "pool" and not open_tiles):
                assert set(item) == {"kind", "count"}


def check_facts(found: dict[str, Any], seat: int | None, open_tiles: bool) -> None:
    """An event, or a position document: what is hidden in it is not there."""
    if found.get("k") == "dealt":
        assert ("face" in found) == (found["seat"] == seat)
    if found.get("k") == "drew" and "face" not in found:  # in Kingdoms everybody sees it
        assert ("terrain" in found) == (found["seat"] == seat)
    if "tile" in found and "pool" in found:
        for number, face in enumerate(found["tile"]):
            assert number == seat or open_tiles or face in (None, "?")
        assert open_tiles or isinstance(found["pool"], int)
    if "hand" in found and "deck" in found:
        for number, card in enumerate(found["hand"]):
            assert number == seat or card in (None, "?")
        assert isinstance(found["deck"], int) or found["deck"] == []


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nothing_that_was_sent_holds_a_secret(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            people = [served.person(name) for name in ("ann", "bob", "cid")]
            eve = served.person("eve")
            table = await people[0].make(
                {**ME, "name": "Ann"}, OPEN, OPEN, game=game, options=options, hide_scores=True
            )
            for person in (*people, eve):
                await person.join(table)
            for seat, person in enumerate(people[1:], 1):
                await person.ok("sit", seat=seat, name=f"P{seat}")
            room = room_of(served, table)
            choose = random.Random(5)
            for turn in range(60):
                for person in (*people, eve):
                    await person.reach(room.table.seq)
                if turn % 12 == 0:
                    for person in (*people, eve):
                        await look_around(person)
                assert room.table.turn is not None
                actor = people[room.table.turn]
                back = actor.view["ask"]["undo"].get("step")
                late = room.table.held is not None or game == BUILDER
                if (
                    back
                    and late
                    and choose.random() < (0.5 if room.table.held is not None else 0.1)
                ):
                    await actor.ok("undo", at=actor.seq, to=back)
                elif room.table.held is not None:
                    await actor.ok("end", at=actor.seq)
                else:
                    await actor.play(choose.choice(actor.actions()), hold=choose.random() < 0.3)
            position = room.table.position
            assert position is not None
            assert room.table.status == "running"
            tokens = [p.token for p in served.people]
            for number, person in enumerate(people):
                check_everything(person, number, position, room, tokens)
            check_everything(eve, None, position, room, tokens)

    asyncio.run(main())


def check_everything(
    person: Person,
    seat: int | None,
    position: Position,
    room: Room,
    tokens: list[str],
) -> None:
    """Every text that one person received, against what must not be in it."""
    open_tiles = bool(position.options.get("open_tiles"))
    chance = position.describe()["chance"]
    others = [token for token in tokens if token != person.token]
    hashes = [s.who for s in room.table.seats if s.who]
    forbidden = [str(room.secret.seed), room.secret.salt, str(chance), *others, *hashes]
    keys = {"chance", "origin", "seed", "salt", "who"}
    for text in person.heard:
        for secret in forbidden:
            assert secret not in text
        for document in documents(text):
            for found in objects(document):
                assert not found.get("seed")
                assert not found.get("salt")
                assert found.get("chance") is None
                assert not (keys - {"seed", "salt", "chance"}) & found.keys()
                check_facts(found, seat, open_tiles)
            check_view(document, seat, open_tiles)


# -- the same game with other secrets --------------------------------------------------------------


def with_other_secrets(position: Position, seat: int | None, seed: int) -> Position:
    """Another position that looks the same to this seat."""
    return position.seen_by(seat).guess(rw.Rng(seed))


def with_another_deck(position: Position, seat: int | None, seed: int) -> Position:
    """Another position in which this seat will see the same in the first two turns.

    All hands are the same, for they are shown when they are played; in the draw pile only the card
    that this seat itself will draw stays where it is.
    """
    found, luck = position.describe(), random.Random(seed)
    deck = found["deck"]
    own = [n for n in range(2) if (found["to_act"] + n) % found["seats"] == seat]
    kept = {n: deck[n] for n in own}
    rest = [card for n, card in enumerate(deck) if n not in kept]
    luck.shuffle(rest)
    found["deck"] = [kept[n] if n in kept else rest.pop() for n in range(len(deck))]
    found["chance"] = str(luck.getrandbits(64))
    return rw.position(json.dumps(found))


async def admit(served: Served, position: Position, people: list[Person]) -> str:
    """A running table that begins with a position, at which these people sit."""
    secret = Secret(7, "salt", position.document())
    wish = Wish(
        game=position.game.id,
        seats=[
            SeatMade(kind="person", name=f"P{n}", who=hash_of(p.token))
            for n, p in enumerate(people)
        ],
        host="",
        options={},
        start=making.position_from(secret.start),
    )
    table_id = making.new_id()
    table = making.make(table_id, wish, ("random", "greedy"), secret, 1)
    steps = commands.started(table, 1)
    assert await served.hub.store.append(write(steps, secret))
    return table_id


TIME = re.compile(r"\b1[6-9]\d{11}\b")
"""Milliseconds since 1970, as of now; nothing else that is sent has that many digits."""


def comparable(text: str, table: str) -> str:
    """A text without what differs between any two games: ids and times."""
    return TIME.sub("0", text.replace(table, "TABLE"))


def public_action(choose: random.Random, person: Person, ends: int) -> int | None:
    """An action that shows nothing hidden: a castle while there are some, or a settlement.

    The end of a turn shows the next player's card, so there may be only so many; None then.
    """
    choices = [c for c in person.view["ask"]["choices"] if c["verb"] in ("castle", "build", "end")]
    choice = choose.choice(choices)
    if choice["verb"] == "end":
        return int(choice["action"]) if ends else None
    cells = int(choice["cells"], 16)
    return int(choice["action"]) + choose.choice(
        [c for c in range(cells.bit_length()) if cells >> c & 1]
    )


async def watch(folder: Path, position: Position, reader: int | None, ends: int = 0) -> list[str]:
    """Everything that one of three players or a spectator receives of a game of its own server."""
    folder.mkdir()
    async with serving(folder) as served:
        return await watched(served, position, reader, ends)


async def watched(served: Served, position: Position, reader: int | None, ends: int) -> list[str]:
    names = [f"p{n}" for n in range(3)]
    people = [served.person(name) for name in names]
    eve = served.person("eve")
    one = eve if reader is None else people[reader]
    table = await admit(served, position, people)
    for person in (*people, eve):
        await person.join(table)
        await person.until(lambda m: m["t"] == "who")
    choose = random.Random(9)
    for number in range(12):
        for person in (*people, eve):
            await person.reach(served.seq(table))
        actor = next(p for p in people if p.view["ask"])
        action = public_action(choose, actor, ends)
        if action is None:
            break
        ends -= [action] == [
            c["action"] for c in actor.view["ask"]["choices"] if "end" in c["verb"]
        ]
        await actor.play(action, hold=number % 2 == 0)
        if actor.view["ask"] and actor.view["ask"].get("end"):
            await actor.ok("end", at=actor.seq)
    for person in (*people, eve):
        await person.reach(served.seq(table))
    await look_around(one)
    # When presence is told depends on the clock; it is about people, not about the game.
    return [comparable(text, table) for text in one.heard if '"t":"who"' not in text]


@pytest.mark.parametrize("reader", [0, 1, 2, None])
@pytest.mark.parametrize("played", [0, 7])
@pytest.mark.parametrize("game", [KINGDOMS, BUILDER])
def test_what_is_hidden_does_not_change_a_byte(
    tmp_path: Path, game: str, reader: int | None, played: int
) -> None:
    async def main() -> None:
        position = rw.new(game, seats=3, seed=11)
        choose = random.Random(4)
        for _ in range(played):
            position.play(choose.choice(position.actions()))
        while position.scene()["turn"]["step"] != "turn":
            position.play(position.actions()[0])
        worlds = [with_other_secrets(position, reader, seed) for seed in (1, 2)]
        assert worlds[0].document() != worlds[1].document()
        seen = [await watch(tmp_path / str(n), world, reader) for n, world in enumerate(worlds)]
        assert len(seen[0]) > (20 if game == KINGDOMS else 10)
        assert seen[0] == seen[1]

    asyncio.run(main())


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_the_cards_that_others_draw_do_not_change_a_byte(
    tmp_path: Path, reader: int | None
) -> None:
    """Two turns of Kingdom Builder are ended, in both of which a card is drawn."""

    async def main() -> None:
        position = rw.new(BUILDER, seats=3, seed=11)
        worlds = [with_another_deck(position, reader, seed) for seed in (1, 2)]
        draws = [world.describe()["deck"][:2] for world in worlds]
        assert draws[0] != draws[1]
        seen = [await watch(tmp_path / str(n), w, reader, 2) for n, w in enumerate(worlds)]
        assert sum('"k":"drew"' in text for text in seen[0]) > 1
        assert seen[0] == seen[1]

    asyncio.run(main())


@pytest.mark.parametrize("game", [KINGDOMS, BUILDER])
def test_the_comparison_would_notice(tmp_path: Path, game: str) -> None:
    """Where the reader's own tile or card differs, so does what the reader gets."""

    async def main() -> None:
        position = rw.new(game, seats=3, seed=11)
        worlds = [with_other_secrets(position, 0, seed) for seed in (1, 2)]
        one, other = [await watch(tmp_path / str(n), w, 1) for n, w in enumerate(worlds)]
        assert one != other

    asyncio.run(main())


def test_the_seed_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, bob = served.person("ann"), served.person("bob")
            table = await ann.make(ME, OPEN)
            await ann.join(table)
            await bob.join(table)
            await bob.ok("sit", seat=1, name="Bob")
            secret = room_of(served, table).secret
            await bob.ok("resign", seat=1)
            before = [t for t in bob.heard if '"status"],"finished"' not in t]
            assert before
            assert not any(str(secret.seed) in text or secret.salt in text for text in before)
            shown = bob.view["table"]
            assert (shown["seed"], shown["salt"]) == (str(secret.seed), secret.salt)
            assert rw.keeps_commitment(shown["commitment"], secret.seed, secret.salt)

    asyncio.run(main())
