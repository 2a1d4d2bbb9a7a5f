"""The HTTP side: tables, games to read, files, protection."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.harness import GREEDY, ME, OPEN, Person, Served, serving
from tests.tables.people import sit_down
from websockets.exceptions import InvalidStatus

import realmwright as rw
from realmwright.engine.contract import InvalidInput
from realmwright.games import GAMES
from realmwright.server import api, limits, socket, views
from realmwright.server.identity import COOKIE
from realmwright.server.patch import apply
from realmwright.tables import commands

Test = Callable[[Served, Person], Coroutine[Any, Any, None]]


def with_server(folder: Path, test: Test, **settings: Any) -> None:
    """Run a test with a server and one person."""

    async def main() -> None:
        async with serving(folder, **settings) as served:
            await test(served, served.person("ann"))

    asyncio.run(main())


of_both_games = pytest.mark.parametrize("game", ["kingdoms", "kingdom_builder"])


async def finished(ann: Person, game: str = "kingdoms") -> None:
    """A game that Ann plays against herself to its end."""
    await ann.join(await ann.make({**ME, "name": "Ann"}, {**ME, "name": "Amy"}, game=game))
    while ann.view["table"]["status"] == "running":
        await ann.play(ann.actions()[0])


# -- about the server ------------------------------------------------------------------------------


def test_health_games_and_lessons(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        assert (await ann.get("/healthz")).json() == {"status": "ok"}
        games = (await ann.get("/api/games")).json()
        assert [game["id"] for game in games] == list(GAMES)
        game = games[0]
        assert game["levels"] == ["random", "greedy"]
        assert {option["id"] for option in game["options"]} >= {"last_castle", "open_tiles"}
        lessons = (await ann.get("/api/games/kingdoms/lessons")).json()["lessons"]
        first = lessons[0]
        table = await ann.make(ME, GREEDY, document=first["document"])
        await ann.join(table)
        assert ann.view["table"]["source"] == "file"
        assert first["answers"][0] in ann.actions()
        assert (await ann.get("/api/games/chess/lessons")).json()["code"] == "not_found"

    with_server(tmp_path, test)


# -- making tables ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "problem"),
    [
        ("nonsense", "bad_message", "malformed"),
        ("[]", "bad_message", "object"),
        ('{"game":"kingdoms"}', "bad_message", "seats"),
        ('{"game":"chess","seats":[]}', "bad_options", "chess"),
        ('{"game":"kingdoms","seats":[]}', "bad_options", "players"),
        ('{"game":"kingdoms","seats":[{"kind":"king"}]}', "bad_message", "kind"),
        (json.dumps({"game": "kingdoms", "seats": [ME] * 99}), "bad_options", "players"),
        (json.dumps({"game": "kingdoms", "seats": [ME, {"kind": "bot"}]}), "bad_options", "level"),
        (
            json.dumps({"game": "kingdoms", "seats": [ME, ME], "options": {"fast": 10**30}}),
            "bad_options",
            "fast",
        ),
        (
            json.dumps({"game": "kingdoms", "seats": [ME, ME], "document": "{}"}),
            "bad_options",
            "game",
        ),
        (
            json.dumps({"game": "kingdoms", "seats": [ME, ME], "document": "[" * 90_000}),
            "bad_options",
            "JSON",
        ),
        (
            json.dumps({"game": "kingdoms", "seats": [ME, ME], "record": "{}"}),
            "bad_options",
            "field",
        ),
        (
            json.dumps({"game": "kingdoms", "seats": [ME, ME], "table": "nothing"}),
            "bad_options",
            "finished",
        ),
        ('{"a":' + "[" * 90_000, "bad_message", ""),
    ],
)
def test_a_wrong_table_is_refused(tmp_path: Path, body: str, code: str, problem: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        response = await ann.post("/api/tables", body)
        assert response.status_code == 400
        assert response.json()["code"] == code
        assert problem in " ".join(response.json()["problems"])
        assert "Traceback" not in response.text
        assert not list(served.hub.rooms())

    with_server(tmp_path, test)


def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        for path in ("/api/tables", "/api/replay"):
            response = await ann.post(path, "x" * (api.LARGEST_BODY + 1))
            assert (response.status_code, response.json()["code"]) == (413, "too_large")

    with_server(tmp_path, test)


@of_both_games
def test_playing_on_from_a_moment_of_a_finished_game(tmp_path: Path, game: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        await finished(ann, game)
        old = ann.table
        seq = 20
        frames = (await ann.get(f"/api/tables/{old}/frames")).json()
        view = frames["first"]
        for step in frames["steps"][:seq]:
            view = apply(view, step["patch"])
        await ann.join(await ann.make(ME, GREEDY, game=game, table=old, seq=seq))
        assert ann.view["table"]["source"] == old
        acted = [e["seq"] for e in ann.log if e["k"] == "act"]
        if not acted:
            assert ann.view["scene"]["cells"] == view["scene"]["cells"]
        await ann.until_asked()
        for seq in (1, 999):
            body = {"game": game, "seats": [ME, ME], "table": old, "seq": seq}
            assert (await ann.post("/api/tables", body)).status_code == 400

    with_server(tmp_path, test)


@of_both_games
def test_playing_on_from_a_record(tmp_path: Path, game: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        await finished(ann, game)
        record = (await ann.get(f"/api/tables/{ann.table}/record")).text
        await ann.join(await ann.make(ME, ME, game=game, record=record, upto=7))
        expected = rw.load(record).position(7)
        assert ann.view["scene"]["cells"] == expected.scene()["cells"]
        assert ann.view["table"]["source"] == "file"

    with_server(tmp_path, test)


# -- reading games ---------------------------------------------------------------------------------


def test_my_tables_are_mine_and_unfinished_ones_come_first(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        bob = served.person("bob")
        await finished(ann)
        waiting = await ann.make(ME, OPEN)
        running = await ann.make(ME, ME)
        await bob.make(ME, ME)
        lines = (await ann.get("/api/me/tables")).json()
        assert {line["id"] for line in lines[:2]} == {waiting, running}
        assert [line["status"] for line in lines] == [
            *(line["status"] for line in lines[:2]),
            "finished",
        ]
        mine = next(line for line in lines if line["id"] == running)
        assert mine["your_turn"]
        assert mine["round"] == 1
        assert len((await bob.get("/api/me/tables")).json()) == 1
        stranger = await served.http.get("/api/me/tables")
        assert stranger.json() == []

    with_server(tmp_path, test)


def test_it_is_nobodys_turn_for_whom_a_bot_plays() -> None:
    game = sit_down("ann", "bob", "cid")
    turn, who = game.table.turn, game.holder()
    assert turn is not None
    assert views.line(game.table, who, [True] * 3).your_turn
    game.take(commands.resign(game.table, game.asker(who), turn))
    assert game.table.turn == turn, "the bot has not moved yet"
    assert not views.line(game.table, who, [True] * 3).your_turn


def test_what_can_be_read_of_a_running_game(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        bob = served.person("bob")
        table = await ann.make(ME, OPEN)
        await ann.join(table)
        await bob.join(table)
        await bob.ok("sit", seat=1, name="Bob")
        await ann.reach(bob.seq)
        view = (await ann.get(f"/api/tables/{table}")).json()
        assert view == ann.view
        log = (await ann.get(f"/api/tables/{table}/log.ndjson")).text
        assert [json.loads(line) for line in log.splitlines()] == ann.log
        known = await ann.get(f"/api/tables/{table}/record")
        assert "attachment" in known.headers["content-disposition"]
        position = rw.position(json.dumps(known.json()["position"]))
        assert position.describe()["chance"] is None
        own = position.describe()["tile"]
        assert own[0] not in (None, "?")
        assert own[1] == "?"
        shown = await ann.post("/api/replay", known.text)
        assert shown.json()["steps"][-1]["log"]["k"] == "started"
        assert (await ann.get(f"/api/tables/{table}/analysis")).json()["code"] == "not_finished"
        for path in ("", "/frames", "/record", "/log.ndjson", "/analysis"):
            missing = await ann.get(f"/api/tables/nothing{path}")
            assert (missing.status_code, missing.json()["code"]) == (404, "not_found")

    with_server(tmp_path, test)


@of_both_games
def test_frames_lead_to_the_view_of_every_moment(tmp_path: Path, game: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        await ann.join(await ann.make(ME, ME, game=game))
        views = {ann.seq: deepcopy(ann.view)}
        for number in range(12):
            await ann.play(ann.actions()[0], hold=number % 2 == 0)
            views[ann.seq] = deepcopy(ann.view)
            if ann.view["ask"].get("end"):
                if number % 4 == 0:
                    await ann.ok("undo", at=ann.seq, to=ann.view["ask"]["undo"]["turn"])
                else:
                    await ann.ok("end", at=ann.seq)
                views[ann.seq] = deepcopy(ann.view)
        frames = (await ann.get(f"/api/tables/{ann.table}/frames")).json()
        view, compared = frames["first"], 0
        for step in frames["steps"]:
            view = apply(view, step["patch"])
            if step["seq"] in views:
                assert view == views[step["seq"]]
                compared += 1
        assert compared >= 12

    with_server(tmp_path, test)


@of_both_games
def test_a_record_opens_as_a_replay(tmp_path: Path, game: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        await finished(ann, game)
        record = (await ann.get(f"/api/tables/{ann.table}/record")).text
        assert rw.load(record).names == ("Ann", "Amy")
        frames = (await ann.post("/api/replay", record)).json()
        view = frames["first"]
        for step in frames["steps"]:
            view = apply(view, step["patch"])
        eve = served.person("eve")
        await eve.join(ann.table)
        assert view["scene"] == eve.view["scene"], "a file is read by somebody without a seat"
        assert view["table"]["status"] == "finished"
        assert [seat["name"] for seat in view["table"]["seats"]] == ["Ann", "Amy"]

    with_server(tmp_path, test)


async def of_other_rules(folder: Path, test: Test, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test with a server whose rules have another version than the tables in its folder."""
    monkeypatch.setattr(type(GAMES["kingdoms"]), "rules_version", 99)
    async with serving(folder) as served:
        await test(served, served.person("ann"))


def test_tables_of_other_rules_are_listed_and_can_be_downloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records: dict[str, str] = {}
    acts: list[int] = []
    tables: list[str] = []

    async def before(served: Served, ann: Person) -> None:
        await finished(ann)
        tables.append(ann.table)
        records[ann.table] = (await ann.get(f"/api/tables/{ann.table}/record")).text
        ann.log, bob = [], served.person("bob")
        await ann.join(await ann.make({**ME, "name": "Ann"}, OPEN))
        await bob.join(ann.table)
        await bob.ok("sit", seat=1, name="Bob")
        await ann.reach(bob.seq)
        mover = ann if ann.actions() else bob  # the lot decides who begins
        first, second, *_ = mover.actions()
        await mover.play(first, hold=True)
        await mover.ok("undo", at=mover.seq, to=mover.view["ask"]["undo"]["turn"])
        await mover.play(second)
        acts.append(second)
        tables.append(ann.table)

    async def after(served: Served, ann: Person) -> None:
        over, running = tables
        lines = (await ann.get("/api/me/tables")).json()
        assert {line["id"] for line in lines} == set(tables)
        assert [line["code"] for line in lines] == ["other_rules"] * 2
        assert not any(line["your_turn"] for line in lines)
        mine = next(line for line in lines if line["id"] == running)
        assert [seat["name"] for seat in mine["seats"]] == ["Ann", "Bob"]
        assert [seat.get("mine", False) for seat in mine["seats"]] == [True, False]

        known = (await ann.get(f"/api/tables/{running}/record")).json()
        assert known["actions"] == acts
        assert known["names"] == ["Ann", "Bob"]
        assert not {"seed", "salt", "start"} & known.keys(), "the game may go on elsewhere"

        whole = (await ann.get(f"/api/tables/{over}/record")).json()
        assert whole["rules"] != 99
        then = json.loads(records[over])
        assert whole == {key: value for key, value in then.items() if key != "gold"}

        for path in ("", "/frames", "/log.ndjson", "/analysis"):
            refused = await ann.get(f"/api/tables/{over}{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "other_rules")
            assert "version 99" in refused.json()["problems"][0]
        body = {"game": "kingdoms", "seats": [ME, ME], "table": over, "seq": 9}
        assert (await ann.post("/api/tables", body)).json()["code"] == "bad_options"
        monkeypatch.undo()
        rw.load(json.dumps(whole))

    with_server(tmp_path, before)
    asyncio.run(of_other_rules(tmp_path, after, monkeypatch))


def test_reading_is_limited_and_done_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served, ann: Person) -> None:
        table = await ann.make(ME, ME)
        threads = []
        for name in ("view", "log", "frames", "line"):
            plain = getattr(views, name)

            def watched(*values: Any, plain: Any = plain) -> Any:
                threads.append(threading.current_thread())
                return plain(*values)

            monkeypatch.setattr(views, name, watched)
        for path in ("", "/log.ndjson", "/frames"):
            assert (await ann.get(f"/api/tables/{table}{path}")).status_code == 200
        assert len((await ann.get("/api/me/tables")).json()) == 1
        assert len(threads) >= 4
        assert threading.main_thread() not in threads
        for path in ("", "/log.ndjson", "/record", "/frames"):
            codes: set[str | None] = set()
            while "too_fast" not in codes:
                assert len(codes) <= 1
                codes.add((await ann.get(f"/api/tables/{table}{path}")).json().get("code"))

    with_server(tmp_path, test, limits=True)


def test_so_many_whole_games_are_read_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for many leaves the server threads for those who play."""
    going_on = threading.Event()
    reading: list[str] = []
    plain = views.frames

    def watched(*values: Any) -> Any:
        reading.append("begun")
        assert going_on.wait(9.0)
        return plain(*values)

    async def test(served: Served, ann: Person) -> None:
        table = await ann.make(ME, ME)
        monkeypatch.setattr(views, "frames", watched)
        asked = [asyncio.ensure_future(ann.get(f"/api/tables/{table}/frames")) for _ in range(40)]
        while len(reading) < api.AT_ONCE:
            await asyncio.sleep(0.01)
        assert (await ann.get(f"/api/tables/{table}")).status_code == 200
        assert len(reading) == api.AT_ONCE
        going_on.set()
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}

    with_server(tmp_path, test)


def test_lessons_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served, ann: Person) -> None:
        first = (await ann.get("/api/games/kingdoms/lessons")).json()
        monkeypatch.setattr(type(GAMES["kingdoms"]), "lessons", None)
        assert (await ann.get("/api/games/kingdoms/lessons")).json() == first

    with_server(tmp_path, test)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.text() | JSON.map(json.dumps))
def test_no_file_but_a_game_opens(text: str) -> None:
    with pytest.raises(InvalidInput):
        api.frames_of_file(text)


FIELDS = {
    "kingdoms": ["position", "seat", "game", "board", "pool", "tile", "chance"],
    "kingdom_builder": ["position", "seat", "game", "settlements", "deck", "hand", "quadrants"],
}


@of_both_games
@given(st.integers(0, 6), JSON)
def test_a_damaged_position_is_refused_or_opens(game: str, nth: int, value: Any) -> None:
    field = FIELDS[game][nth]
    position = rw.new(game, seats=2, seed=3).seen_by(0).describe()
    whole: dict[str, Any] = {"seat": 0, "position": position}
    target = whole if field in ("position", "seat") else position
    target[field] = value

    async def opened() -> None:
        with suppress(InvalidInput):
            await api.in_thread(api.frames_of_file, json.dumps(whole))

    asyncio.run(opened())


@of_both_games
def test_analysis_of_a_finished_game(tmp_path: Path, game: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        await finished(ann, game)
        analysis = (await ann.get(f"/api/tables/{ann.table}/analysis")).json()
        acts = [entry["seq"] for entry in ann.log if entry["k"] == "act"]
        assert [move["seq"] for move in analysis["moves"]] == acts
        lost = {m["seq"]: m["best_value"] - m["value"] for m in analysis["moves"]}
        assert analysis["swings"][0] == max(lost, key=lambda seq: lost[seq])
        assert (await ann.get(f"/api/tables/{ann.table}/analysis")).json() == analysis

    with_server(tmp_path, test)


@pytest.mark.parametrize(
    "body",
    [
        {"game": "kingdoms", "seats": [ME, ME], "options": {f"{n:05}" * 4: n for n in range(6000)}},
        {"game": "kingdoms", "seats": [{"kind": "bot", "level": "x" * 900}] * 99},
        {"game": "g" * 200_000, "seats": []},
        {"game": "kingdoms", "seats": [ME, ME], "document": json.dumps({"\ud800": 1})},
        {"game": "kingdoms", "seats": [ME, ME], "record": json.dumps({"\ud800": 1})},
    ],
)
def test_a_refusal_is_short_and_always_the_same(tmp_path: Path, body: dict[str, Any]) -> None:
    async def test(served: Served, ann: Person) -> None:
        first = await ann.post("/api/tables", body)
        assert first.status_code == 400
        assert len(first.json()["problems"]) <= api.MOST_PROBLEMS
        assert len(first.content) < 8000
        assert (await ann.post("/api/tables", body)).text == first.text

    with_server(tmp_path, test)


def test_problems_are_cut_in_their_order() -> None:
    problems = [f"{n} " + "ä" * 1000 for n in range(100)]
    shown = json.loads(bytes(api.problem(400, "bad_options", problems).body))["problems"]
    assert shown == [text[: api.LONGEST_PROBLEM] for text in problems[: api.MOST_PROBLEMS]]


# -- identity --------------------------------------------------------------------------------------


def test_the_first_page_gives_a_token_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        page = await served.http.get("/")
        header = page.headers["set-cookie"]
        assert header.startswith(f"{COOKIE}=")
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert "Secure" not in header
        token = header.split("=")[1].split(";")[0]
        assert len(token) == 22
        again = await served.http.get("/", headers={"cookie": f"{COOKIE}={token}"})
        assert "set-cookie" not in again.headers

    with_server(tmp_path, test)


@pytest.mark.parametrize("token", ["short", "x" * 21, "x" * 23, "no spaces or commas ok", "ä" * 22])
def test_what_is_no_token_of_ours_is_nobody(tmp_path: Path, token: str) -> None:
    async def test(served: Served, ann: Person) -> None:
        page = await served.http.get("/", headers={b"cookie": f"{COOKIE}={token}".encode()})
        assert page.headers["set-cookie"].startswith(f"{COOKIE}=")
        made = await served.http.post(
            "/api/me/continue", headers={b"cookie": f"{COOKIE}={token}".encode()}
        )
        assert made.json()["code"] == "not_seated"

    with_server(tmp_path, test)


def test_a_token_is_stored_as_a_hash_only(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        await ann.join(await ann.make(ME, ME))
        await ann.play(ann.actions()[0])
        await ann.ok("say", text="hello")

    with_server(tmp_path, test)
    for file in tmp_path.glob("db*"):
        assert b"token-of-ann" not in file.read_bytes()


def test_a_link_moves_somebody_to_another_device_once(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        table = await ann.make(ME, ME)
        link = (await ann.post("/api/me/continue")).json()
        assert link["qr"].startswith("<svg")
        code = json.dumps({"code": link["path"].rpartition("/")[2]})
        arrived = await served.http.post("/api/me/arrive", content=code)
        assert arrived.json() == {"tables": 1}
        token = arrived.headers["set-cookie"].split("=")[1].split(";")[0]
        assert token == ann.token
        served.http.cookies.clear()
        lines = await served.http.get("/api/me/tables", headers={"cookie": f"{COOKIE}={token}"})
        assert [line["id"] for line in lines.json()] == [table]
        again = await served.http.post("/api/me/arrive", content=code)
        assert (again.status_code, again.json()["code"]) == (404, "code_used")
        assert "set-cookie" not in again.headers
        stranger = await served.http.post("/api/me/continue")
        assert stranger.json()["code"] == "not_seated"

    with_server(tmp_path, test)


def test_looking_at_a_link_takes_nothing(tmp_path: Path, client_files: Path) -> None:
    """Messengers look at links to show a preview of them."""

    async def test(served: Served, ann: Person) -> None:
        await ann.make(ME, ME)
        path = (await ann.post("/api/me/continue")).json()["path"]
        for look in (served.http.head, served.http.get, served.http.get):
            page = await look(path)
            assert page.status_code == 200
            assert ann.token not in page.headers.get("set-cookie", "")
        body = {"code": path.rpartition("/")[2]}
        bob = served.person("bob")
        evil = await bob.post("/api/me/arrive", body, origin="https://evil.example")
        assert (evil.status_code, evil.json()["code"]) == (403, "bad_origin")
        assert (await bob.post("/api/me/arrive", body)).json() == {"tables": 1}

    with_server(tmp_path, test, static=client_files)


def test_nobody_loses_seats_by_a_link_without_being_asked(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        bob = served.person("bob")
        await ann.make(ME, ME)
        await bob.make(ME, ME)
        path = (await ann.post("/api/me/continue")).json()["path"]
        body = {"code": path.rpartition("/")[2]}
        asked = await bob.post("/api/me/arrive", body)
        assert (asked.status_code, asked.json()["code"]) == (409, "has_seats")
        assert "set-cookie" not in asked.headers
        sure = await bob.post("/api/me/arrive", {**body, "replace": True})
        assert sure.status_code == 200
        assert f"{COOKIE}={ann.token};" in sure.headers["set-cookie"]

    with_server(tmp_path, test)


def test_who_made_a_link_may_follow_it(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        await ann.make(ME, ME)
        path = (await ann.post("/api/me/continue")).json()["path"]
        body = {"code": path.rpartition("/")[2]}
        assert (await ann.post("/api/me/arrive", body)).json() == {"tables": 1}
        for wrong in ("{}", "[", {"code": 7}):
            assert (await ann.post("/api/me/arrive", wrong)).json()["code"] == "bad_message"

    with_server(tmp_path, test)


# -- protection ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "SELF"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://[abc"}, False),
        ({"origin": "HOST"}, False),
        ({"origin": "ftp:HOST"}, False),
        ({"origin": "https:HOST"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
    ],
)
def test_pages_of_other_sites_are_kept_out(
    tmp_path: Path, headers: dict[str, str], allowed: bool
) -> None:
    async def test(served: Served, ann: Person) -> None:
        self = served.url.rstrip("/")
        host = self.removeprefix("http:")
        own = {k: v.replace("SELF", self).replace("HOST", host) for k, v in headers.items()}
        body = {"game": "kingdoms", "seats": [ME, ME]}
        for path, content in (("/api/tables", body), ("/api/me/continue", None)):
            response = await ann.post(path, content, **own)
            assert response.status_code == (200 if allowed else 403)
        table = await ann.make(ME, ME)
        if allowed:
            await ann.join(table, headers=own)
        else:
            with pytest.raises(Exception, match="HTTP 403"):
                await ann.join(table, headers=own)

    with_server(tmp_path, test)


def test_every_answer_carries_the_protecting_headers(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        table = await ann.make(ME, ME)
        for path in ("/", "/t/x", "/nothing/here", "/api/games", f"/api/tables/{table}", "/api/x"):
            headers = (await ann.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script" not in policy, "scripts come from here only, never inline"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers

    with_server(tmp_path, test)


def test_a_fault_inside_says_nothing_about_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served, ann: Person) -> None:
        table = await ann.make(ME, ME)
        await ann.join(table)

        async def broken(*_: Any) -> None:
            raise RuntimeError("the secret of the house")

        monkeypatch.setattr(served.hub.store, "append", broken)
        refusal = await ann.no("do", at=ann.seq, a=ann.actions()[0])
        assert (refusal["code"], refusal["params"]) == ("server", {})
        monkeypatch.setattr(served.hub.store, "due", broken)
        response = await ann.get("/healthz")
        assert (response.status_code, response.json()["code"]) == (500, "server")
        assert "secret" not in response.text

    with_server(tmp_path, test)


def test_one_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        body = {"game": "kingdoms", "seats": [ME, OPEN]}
        most = int(limits.NEW_TABLES[1])
        answers = [await ann.post("/api/tables", body) for _ in range(most + 1)]
        assert [a.status_code for a in answers] == [*[200] * most, 429]
        assert answers[-1].json()["code"] == "too_many_tables"
        elsewhere = await ann.post("/api/tables", body, **{"x-forwarded-for": "203.0.113.9"})
        assert elsewhere.status_code == 429, "only a proxy we trust may say so"

    with_server(tmp_path, test, limits=True)


def test_a_trusted_proxy_says_who_asks(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        body = {"game": "kingdoms", "seats": [ME, OPEN]}
        for _ in range(int(limits.NEW_TABLES[1])):
            await ann.post("/api/tables", body, **{"x-forwarded-for": "spoofed, 203.0.113.7"})
        for address, status in (("other, 203.0.113.7", 429), ("203.0.113.8", 200)):
            response = await ann.post("/api/tables", body, **{"x-forwarded-for": address})
            assert response.status_code == status
        page = await served.http.get("/", headers={"x-forwarded-proto": "https"})
        assert "Secure" in page.headers["set-cookie"]
        for scheme, origin, status in (
            ("https", "https://play.example", 200),
            ("https", "http://play.example", 403),
            ("http", "http://play.example", 200),
        ):
            proxied = {"x-forwarded-host": "play.example", "x-forwarded-proto": scheme}
            response = await ann.post("/api/me/continue", origin=origin, **proxied)
            assert response.status_code == status

    with_server(tmp_path, test, limits=True, trust_proxy=True)


def test_a_socket_that_is_refused_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(served: Served, ann: Person) -> None:
        refused = []
        for headers in ({"origin": "https://evil.example"}, None):
            with pytest.raises(InvalidStatus) as error:
                await ann.dial(headers)
            refused.append(error.value.response)
        assert [response.status_code for response in refused] == [403, 429]
        codes = [json.loads(bytes(response.body or b""))["code"] for response in refused]
        assert codes == ["bad_origin", "too_fast"]

    monkeypatch.setattr(socket, "CONNECTIONS", (0.0, 1.0))
    with_server(tmp_path, test, limits=True)
    assert caplog.records == [], "nobody fills our log by knocking"


def test_a_connection_that_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        await ann.join(await ann.make(ME, ME))
        for _ in range(300):
            await ann.send({"t": "why", "id": "x", "at": ann.seq, "a": 0})
        codes = [(await ann.until(lambda m: m.get("id") == "x")).get("code") for _ in range(300)]
        assert "too_fast" in codes
        assert codes.index("too_fast") >= 90

    with_server(tmp_path, test, limits=True)


def test_chat_is_slowed_down(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        await ann.join(await ann.make(ME, ME))
        answers = [await ann.ask("say", text=f"line {n}") for n in range(8)]
        assert [a["t"] for a in answers[:5]] == ["ok"] * 5
        assert answers[-1]["code"] == "too_fast"
        assert len(ann.chat) < 8

    with_server(tmp_path, test, limits=True)


# -- files -----------------------------------------------------------------------------------------


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    static = tmp_path / "built"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Realmwright</title>")
    (static / "assets" / "index-abc123.js").write_text("console.log(1);" * 200)
    (static / "icon.svg").write_text("<svg/>")
    (static / ".built-from").write_text("fingerprint")
    (tmp_path / "secret.txt").write_text("secret")
    return static


def test_the_client_is_served_and_its_pages_have_addresses(
    tmp_path: Path, client_files: Path
) -> None:
    async def test(served: Served, ann: Person) -> None:
        plain = ("/", "/t/abc_-1", "/replay", "/rules", "/learn", "/about")
        for path in (*plain, "/rules/kingdoms", "/learn/kingdom_builder"):
            page = await ann.get(path)
            assert page.status_code == 200, path
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert "Realmwright" in page.text
        missing = await ann.get("/no/such/page")
        assert missing.status_code == 404
        assert "Realmwright" in missing.text, "the client's own page for it"
        script = await ann.get("/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        icon = await ann.get("/icon.svg")
        assert (icon.status_code, icon.headers["cache-control"]) == (200, "no-cache")
        for path in ("/assets/old-123.js", "/api/nope", "/api/", "/api/tables/x/nope"):
            nothing = await ann.get(path)
            assert (nothing.status_code, nothing.json()["code"]) == (404, "not_found")

    with_server(tmp_path, test, static=client_files)


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"),
        *("/.built-from", "/assets//../../secret.txt", "/%00", "/..%5csecret.txt"),
    ],
)
def test_nothing_outside_the_clients_files_is_served(
    tmp_path: Path, client_files: Path, path: str
) -> None:
    async def test(served: Served, ann: Person) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", int(served.url.rstrip("/").rpartition(":")[2])
        )
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        answer = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
        assert " 404 " in answer.splitlines()[0]
        assert "secret" not in answer
        assert "fingerprint" not in answer

    with_server(tmp_path, test, static=client_files)


def test_without_the_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def test(served: Served, ann: Person) -> None:
        page = await ann.get("/")
        assert page.status_code == 503
        assert "not built" in page.text

    with_server(tmp_path, test)
