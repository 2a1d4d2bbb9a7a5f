"""Whatever arrives on a socket, the server answers with a code, and the game stays as it was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.harness import ME, Person, Served, serving

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=10,
)
KINDS = (
    *("hi", "do", "end", "undo", "preview", "why", "hint", "sit", "leave", "fill", "start"),
    *("resign", "vote", "back", "nudge", "rematch", "say", "ping", "hello", "ok"),
)
GAMES = ("kingdoms", "kingdom_builder")
NUMBERS = (
    st.integers(-3, 40)
    | st.integers(500, 6000)
    | st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**30])
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text(max_size=70) | st.sampled_from(["x", "y"]),
    "at": NUMBERS,
    "a": NUMBERS,
    "to": NUMBERS,
    "action": NUMBERS,
    "seat": NUMBERS,
    "n": NUMBERS,
    "level": st.sampled_from(["", "greedy", "genius", "x" * 200]),
    "hold": st.booleans(),
    "name": st.text(max_size=40),
    "text": st.text(max_size=400),
    "preset": st.sampled_from(["", "hello", "curse"]),
    "table": st.text(max_size=10),
    "since": NUMBERS,
    "chat": NUMBERS,
}


@st.composite
def almost_valid(draw: st.DrawFn) -> dict[str, Any]:
    """A message of the right form, with fields that may be wrong, missing, or of other types."""
    message: dict[str, Any] = {"t": draw(st.sampled_from(KINDS))}
    for name, values in FIELDS.items():
        kind = draw(st.sampled_from(["good", "good", "good", "odd", "none"]))
        if kind != "none":
            message[name] = draw(JSON if kind == "odd" else values)
    return message


MESSAGES = (
    st.binary(max_size=60)
    | st.text(max_size=60)
    | JSON.map(json.dumps)
    | almost_valid().map(json.dumps)
    | st.sampled_from(
        [
            "[" * 20_000,
            '{"t":"do","id":"x","at":1,"a":' + "9" * 5000 + "}",
            '{"t":"say","id":"x","text":"' + "x" * 20_000 + '"}',
            '{"t":"do","id":"x","extra":' + "[" * 7000 + "]" * 7000 + "}",
            '{"t":"do","id":"\\ud800","at":1,"a":1}',
        ]
    )
)


@contextmanager
def one_server(
    folder: Path, game: str = "kingdoms"
) -> Iterator[tuple[asyncio.Runner, Served, Person, Person]]:
    """A server that lives through many examples, a game on it, and a stranger who joined."""
    with asyncio.Runner() as runner:
        server = serving(folder)
        served = runner.run(server.__aenter__())
        ann, eve = served.person("ann"), served.person("eve")

        async def begin() -> None:
            table = await ann.make(ME, ME, game=game)
            await ann.join(table)
            await eve.join(table)

        runner.run(begin())
        yield runner, served, ann, eve
        runner.run(server.__aexit__(None, None, None))


async def answered(person: Person, messages: list[str | bytes]) -> list[Any]:
    """All that is said until the answer to a ping, or until the socket is closed."""
    heard: list[Any] = []
    for message in messages:
        await person.send(message)
    await person.send({"t": "ping", "n": 77})
    while True:
        message = await person.receive()
        if message["t"] == "pong" and message["n"] == 77:
            return heard
        heard.append(message)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_stranger_changes_the_game(tmp_path: Path, game: str) -> None:
    with one_server(tmp_path, game) as (runner, served, ann, eve):
        room = next(served.hub.rooms())

        @settings(
            max_examples=150,
            deadline=None,
            suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
        )
        @given(st.lists(MESSAGES, min_size=1, max_size=5))
        def fuzz(messages: list[str | bytes]) -> None:
            before = room.table
            heard = runner.run(answered(eve, messages))
            assert room.table is before
            for message in heard:
                assert message["t"] in ("no", "ok", "said", "who", "pong"), message
                assert message["t"] != "ok" or any("say" in str(m) for m in messages)
            assert "Traceback" not in str(heard)

        fuzz()
        action = ann.actions()[0]
        runner.run(ann.play(action))
        assert room.table.acts


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_player_breaks_the_game(tmp_path: Path, game: str) -> None:
    """A player's random messages may be legal; whatever they do, the log replays to the table."""
    with one_server(tmp_path, game) as (runner, served, ann, _):
        room = next(served.hub.rooms())

        @settings(
            max_examples=100,
            deadline=None,
            suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
        )
        @given(st.lists(MESSAGES, min_size=1, max_size=5))
        def fuzz(messages: list[str | bytes]) -> None:
            before = room.table
            heard = runner.run(answered(ann, messages))
            assert room.table.log[: before.seq] == before.log
            assert not any(m.get("code") == "server" for m in heard)
            runner.run(ann.reach(room.table.seq))

        fuzz()

        async def stored() -> list[str]:
            return [line.body for line in await served.hub.store.read(room.table.id)]

        assert len(runner.run(stored())) == room.table.seq


WRONG = [
    ("not json", "bad_message"),
    ("[]", "bad_message"),
    ('{"t":"nothing","id":"x"}', "bad_message"),
    ('{"t":"do","id":"x"}', "bad_message"),
    ('{"t":"do","id":"","at":2,"a":0}', "bad_message"),
    ('{"t":"do","id":"x","at":2,"a":-1}', "bad_message"),
    ('{"t":"do","id":"x","at":2,"a":1e3000}', "bad_message"),
    ('{"t":"do","id":"x","at":2,"a":true}', "bad_message"),
    ('{"t":"do","id":"x","at":2,"a":99999999999999999999999}', "bad_message"),
    ('{"t":"hi","table":"another"}', "bad_message"),
    ('{"t":"say","id":"x","text":"  "}', "bad_message"),
    ('{"t":"say","id":"x","preset":"curse"}', "bad_message"),
    ('{"t":"say","id":"x","text":"' + "x" * 17_000 + '"}', "too_large"),
    ('{"t":"do","id":"x","at":1,"a":0}', "stale"),
    ('{"t":"do","id":"x","at":2,"a":1}', "illegal"),
    ('{"t":"end","id":"x","at":2}', "not_held"),
    ('{"t":"undo","id":"x","at":2,"to":1}', "nothing_to_undo"),
    ('{"t":"sit","id":"x","seat":0,"name":"Eve"}', "not_open"),
    ('{"t":"leave","id":"x","seat":0}', "not_open"),
    ('{"t":"fill","id":"x","seat":0,"level":"greedy"}', "not_open"),
    ('{"t":"start","id":"x","level":"greedy"}', "not_open"),
    ('{"t":"resign","id":"x","seat":5}', "not_seated"),
    ('{"t":"vote","id":"x","seat":1}', "cannot_vote"),
    ('{"t":"vote","id":"x","seat":9}', "bad_message"),
    ('{"t":"back","id":"x","seat":0}', "cannot_return"),
    ('{"t":"nudge","id":"x","seat":0}', "not_your_turn"),
    ('{"t":"rematch","id":"x"}', "not_open"),
    ('{"t":"preview","id":"x","at":2,"action":12345}', "bad_message"),
    ('{"t":"preview","id":"x","at":1,"action":0}', "stale"),
    ('{"t":"why","id":"x","at":9,"a":0}', "stale"),
]


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_message_gets_its_own_code(tmp_path: Path, game: str) -> None:
    with one_server(tmp_path, game) as (runner, served, ann, _):
        room = next(served.hub.rooms())
        before = room.table
        for message, code in WRONG:
            heard = runner.run(answered(ann, [message]))
            assert [m["code"] for m in heard if m["t"] == "no"] == [code], message
        assert room.table is before


@pytest.mark.parametrize(
    "first", ['{"t":"ping"}', "nonsense", '{"t":"hi","table":5}', "", '{"t":"hi","table":"nope"}']
)
def test_a_connection_that_does_not_say_hello_is_closed_with_a_reason(
    tmp_path: Path, first: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            eve = served.person("eve")
            await eve.dial()
            await eve.send(first)
            bye = await eve.receive()
            assert bye == {"t": "bye", "code": "not_found" if "nope" in first else "bad_message"}
            assert eve.socket is not None
            await eve.socket.wait_closed()
            assert eve.socket.close_code == 1008

    asyncio.run(main())
