"""Every fixture of tests/facts/kingdoms.yaml, against the engine and against the slow version."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.kingdoms.support import (
    EDITION,
    FACTS,
    MIXES,
    Play,
    by_seat,
    do,
    document,
    filled,
    fixture_board,
    last_move,
    position,
    row_of,
    without,
    word_of,
)
from tests.oracles import kingdoms as slow

import realmwright as rw
from realmwright.games.kingdoms.edition import EDITIONS
from realmwright.games.kingdoms.pieces import FACES

BOARDS: list[dict[str, Any]] = FACTS["boards"]
FULL_BOARDS = [board for board in BOARDS if ".." not in board["board"]]
REPLAYS: list[dict[str, Any]] = FACTS["replays"]


def mix_name(mix: dict[str, Any]) -> str:
    return "-".join(key for key, value in mix.items() if value not in (False, "random")) or "base"


def ident(fixture: Any) -> str | None:
    return fixture.get("id") if isinstance(fixture, dict) else None


def settings_of(fixture: dict[str, Any]) -> dict[str, Any]:
    """A board with gaps can only be the end of variant one, with all castles and tiles played."""
    seats = len(fixture["players"])
    if ".." in fixture["board"]:
        return {"last_castle": True, "castles": [[0] * 4] * seats}
    return {}


# -- tiles, castles, setup -----------------------------------------------------------------------


def test_the_slow_version_has_the_tiles_of_the_facts() -> None:
    words = {"mountain": "MT", "dragon": "DR", "gold_mine": "GM"}
    tiles = [words.get(t["kind"]) or f"{t['value']:+}" for t in FACTS["tiles"]["list"]]
    assert sorted(tiles) == sorted(slow.TILES)
    assert sum(int(t) for t in tiles if t[0] == "+") == FACTS["tiles"]["sum_of_resources"]
    assert sum(int(t) for t in tiles if t[0] == "-") == FACTS["tiles"]["sum_of_hazards"]
    assert (FACTS["grid"]["rows"], FACTS["grid"]["columns"]) == (slow.ROWS, slow.COLUMNS)


def test_the_edition_has_the_tiles_and_names_of_the_facts() -> None:
    edition = EDITIONS[EDITION]
    assert sorted(FACES[face] for face in edition.tiles) == sorted(slow.TILES)
    words = {"mountain": "MT", "dragon": "DR", "gold_mine": "GM"}
    for fact in edition.facts:
        listed = [
            tile
            for tile in FACTS["tiles"]["list"]
            if (words.get(tile["kind"]) or f"{tile['value']:+}") == fact.face
        ]
        assert fact.count == len(listed)
        assert sorted(fact.sources) == sorted(tile["name_source"] for tile in listed)
        assert {fact.name} == {tile["name"].lower().replace(" ", "-") for tile in listed}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_castles_and_setup(seats: int) -> None:
    castles, setup = FACTS["castles"], FACTS["setup"]
    start = rw.new("kingdoms", seats=seats, seed=5).describe()
    hand = start["castles"][0]
    per_colour = castles["per_colour"]
    assert hand == [castles["rank_1_by_players"][seats], *(per_colour[r] for r in (2, 3, 4))]
    assert start["castles"] == [hand] * seats
    assert sum(hand) == castles["hand_size_by_players"][seats]
    assert (
        sum(rank * n for rank, n in enumerate(hand, 1)) == castles["total_rank_by_players"][seats]
    )
    assert start["gold"] == [setup["starting_gold"]] * seats
    assert len(start["pool"]) == setup["face_down_pool_after_dealing"][seats]
    variant = rw.new("kingdoms", seats=seats, seed=5, options={"last_castle": True}).describe()
    assert (
        variant["castles"] == [[castles["variant_1_hand"][rank] for rank in (1, 2, 3, 4)]] * seats
    )
    assert Counter(slow.full_hand(seats, False)) == Counter(hand)


# -- scoring -------------------------------------------------------------------------------------


@pytest.mark.parametrize("fixture", BOARDS, ids=ident)
def test_the_slow_version_agrees_with_the_boards(fixture: dict[str, Any]) -> None:
    players = fixture["players"]
    board = slow.read_board(fixture_board(fixture))
    for kind in ("row", "column"):
        totals = [0] * len(players)
        for fact in fixture[f"{kind}s"]:
            line = f"{kind}-{fact['line']}"
            assert slow.segment_bases(board, line) == fact["segment_bases"]
            gold = slow.line_gold(board, line)
            assert dict(gold) == {word_of(f"{p}0", players)[0]: g for p, g in fact["gold"].items()}
            totals = [t + gold[slow.SEATS[seat]] for seat, t in enumerate(totals)]
        assert totals == by_seat(fixture["totals"][f"{kind}s"], players)
    assert slow.board_gold(board, len(players)) == by_seat(fixture["totals"]["total"], players)


@pytest.mark.parametrize("as_you_go", [False, True], ids=["at-the-end", "as-you-go"])
@pytest.mark.parametrize("fixture", BOARDS, ids=ident)
def test_boards(fixture: dict[str, Any], as_you_go: bool) -> None:
    """Segment bases, the gold of every line, and the totals, in the scene and on the sheets."""
    players = fixture["players"]
    seats = len(players)
    rows = fixture_board(fixture)
    total = by_seat(fixture["totals"]["total"], players)
    end = position(
        seats,
        rows,
        round=3,
        to_act=None,
        gold=[50 + gold for gold in total],
        earned=[[0] * seats, [0] * seats, total],
        score_as_you_go=as_you_go,
        **settings_of(fixture),
    )
    assert end.score() == [50 + gold for gold in total]
    goals = {goal["id"]: goal for goal in end.scene()["goals"]}
    sheets = end.scores()
    board = slow.read_board(rows)
    for kind in ("row", "column"):
        for fact in fixture[f"{kind}s"]:
            line = f"{kind}-{fact['line']}"
            gold = by_seat(fact["gold"], players)
            parts = goals[line]["parts"]
            segments = slow.segments(board, line)
            bases = [
                base
                for base, segment in zip(fact["segment_bases"], segments, strict=True)
                if segment
            ]
            assert [part["base"] for part in parts] == bases
            assert [part["cells"] for part in parts] == [
                [row * 6 + column for row, column in segment] for segment in segments if segment
            ]
            assert goals[line]["gold"] == gold
            assert [sum(part["gold"][s] for part in parts) for s in range(seats)] == gold
            for seat, sheet in enumerate(sheets):
                assert [e.gold for e in sheet.entries if e.goal == line] == [gold[seat]]
        for seat, sheet in enumerate(sheets):
            entries = (e.gold for e in sheet.entries if e.goal.startswith(kind))
            assert sum(entries) == by_seat(fixture["totals"][f"{kind}s"], players)[seat]
    assert [sheet.total for sheet in sheets] == end.score()


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
@pytest.mark.parametrize("fixture", BOARDS, ids=ident)
def test_boards_are_paid_by_whichever_piece_comes_last(
    fixture: dict[str, Any], options: dict[str, Any]
) -> None:
    gaps = settings_of(fixture)
    options = options | {"last_castle": options["last_castle"] or bool(gaps)}
    players = fixture["players"]
    seats = len(players)
    total = by_seat(fixture["totals"]["total"], players)
    rows = fixture_board(fixture)
    board = slow.read_board(rows)
    for cell in board:
        before, move = last_move(rows, cell, seats=seats, round=3, **(options | gaps))
        # Under "as you go" the lines that were full already have been paid.
        paid = Counter[str]()
        if options["score_as_you_go"]:
            for line, cells in slow.lines().items():
                if cell not in cells and all(c in board for c in cells):
                    paid.update(slow.line_gold(board, line))
        events = do(before, move)
        ended = next(event for event in events if event.kind == "round_ended")
        owed = [total[seat] - paid[letter] for seat, letter in enumerate(slow.SEATS[:seats])]
        assert ended.params["gold"] == [50 + gold for gold in owed]
        if not options["last_castle"]:
            assert before.to_act is None
            assert before.score() == ended.params["gold"]


@pytest.mark.parametrize("fixture", FULL_BOARDS, ids=ident)
def test_gold_if_all_start_at_50(fixture: dict[str, Any]) -> None:
    players = fixture["players"]
    before, move = last_move(fixture_board(fixture), (4, 5), seats=len(players), round=3)
    do(before, move)
    assert before.score() == by_seat(fixture["gold_if_all_start_at_50"], players)


@pytest.mark.parametrize("fixture", FACTS["lines"], ids=ident)
def test_lines(fixture: dict[str, Any]) -> None:
    """A line alone on the board: nothing else pays, whichever line it is."""
    players = ["W", "G", "B", "V"]
    words = row_of(fixture["cells"], players).split()
    gold = by_seat(fixture["gold"], players)
    across = len(words) == 6
    for n in range(5 if across else 6):
        for order, bases in (
            (words, fixture["segment_bases"]),
            (words[::-1], fixture["segment_bases"][::-1]),
        ):
            grid = [[".."] * 6 for _ in range(5)]
            for i, word in enumerate(order):
                row, column = (n, i) if across else (i, n)
                grid[row][column] = word
            rows = [" ".join(row) for row in grid]
            line = f"{'row' if across else 'column'}-{n + 1}"
            assert slow.segment_bases(slow.read_board(rows), line) == bases
            here = position(4, rows)
            assert [have - 50 for have in here.score()] == gold
            goal = next(goal for goal in here.scene()["goals"] if goal["id"] == line)
            segments = slow.segments(slow.read_board(rows), line)
            assert [part["base"] for part in goal["parts"]] == [
                base for base, segment in zip(bases, segments, strict=True) if segment
            ]
            assert goal["gold"] == gold


def test_the_example_of_the_rulebook() -> None:
    """EX-A, EX-B and EX-C show what the text of the rulebook says."""
    example = FACTS["rulebook_example"]
    for fixture in BOARDS[:3]:
        board = slow.read_board(fixture["board"].strip().split("\n"))
        for cell in ("r1c2", "r1c4", "r4c2", "r4c4"):
            assert board[int(cell[1]) - 1, int(cell[3]) - 1] == example["forced_cells"][cell]
        facts = example["facts"]
        first = [board[0, column] for column in range(6)]
        assert sorted(first) == sorted(facts["row_1"]["pieces"])
        second = [board[row, 1] for row in range(5)]
        assert sorted(second) == sorted(facts["column_2"]["pieces"])
        assert fixture["rows"][0]["gold"] == facts["row_1"]["gold"]
        assert fixture["rows"][3]["gold"] == facts["row_4"]["gold"]
        assert fixture["columns"][1]["gold"] == facts["column_2"]["gold"]
        assert fixture["columns"][3]["gold"] == facts["column_4"]["gold"]
        assert fixture["totals"] == example["totals"]


# -- replays -------------------------------------------------------------------------------------


def space_of(place: str) -> str:
    return slow.name((int(place[1]) - 1, int(place[3]) - 1))


def replay_start(fixture: dict[str, Any], **options: Any) -> dict[str, Any]:
    players = fixture["seats"]
    third = fixture.get("game_over_base_game", False)
    hand = [fixture["castles_before"]["each"][rank] for rank in (1, 2, 3, 4)]
    return document(
        len(players),
        tile=[fixture["secret"][player] for player in players],
        pool=fixture["draw_order"],
        castles=[hand] * len(players),
        gold=by_seat(fixture["gold_before"], players),
        round=3 if third else 1,
        starter=players.index(fixture["first"]),
        to_act=players.index(fixture["first"]),
        **options,
    )


@pytest.mark.parametrize("as_you_go", [False, True], ids=["at-the-end", "as-you-go"])
@pytest.mark.parametrize("fixture", REPLAYS, ids=ident)
def test_replays(fixture: dict[str, Any], as_you_go: bool) -> None:
    """Move by move: who is to act, what is legal, what the board is worth, what is paid when."""
    players = fixture["seats"]
    start = replay_start(fixture, score_as_you_go=as_you_go)
    here, table = rw.position(json.dumps(start)), slow.Table(start)
    placements, passes = 0, Counter[str]()
    paid: list[tuple[int, str, list[int]]] = []
    for player, verb, *rest in fixture["moves"]:
        assert here.to_act == players.index(player)
        assert {here.notation(action) for action in here.actions()} == table.legal()
        assert (here.forced() is not None) == (verb == "pass")
        if verb == "pass":
            passes[player] += 1
            words = ["pass"]
        else:
            placements += 1
            piece, space = rest[0], space_of(rest[1])
            words = {
                "draw": ["draw", f"place {space}"],
                "castle": [f"castle {piece[1:]} {space}"],
                "secret": [f"secret {space}"],
            }[verb]
        events = do(here, *words)
        for word in words:
            table.play(word)
        if verb != "pass":
            placed = next(event.params for event in events if event.kind == "placed")
            assert placed["cell"] == space
            assert placed["piece"].get("face") == (piece if verb != "castle" else None)
            assert placed["piece"].get("rank") == (int(piece[1:]) if verb == "castle" else None)
        paid += [
            (placements, event.params["goal"], event.params["gold"])
            for event in events
            if event.kind == "scored"
        ]
        if placements < 30:
            rows = table.state()["board"]
            assert str(here).split("\n") == rows
            assert here.describe()["gold"] == table.gold
            if not as_you_go:
                owed = slow.board_gold(table.board, len(players))
                assert here.score() == [a + b for a, b in zip(table.gold, owed, strict=True)]
    assert placements == 30
    assert Counter(fixture.get("passes", {})) == passes
    ended = next(event for event in events if event.kind == "round_ended")
    assert ended.params["gold"] == by_seat(fixture["gold_after"], players)
    assert table.gold == by_seat(fixture["gold_after"], players)
    final = fixture_board(fixture)
    assert rows == without(final, next(c for c in slow.CELLS if slow.name(c) == space))[0]
    expected = [
        (number, line.replace(" ", "-"), by_seat(gold, players))
        for number, line, gold in fixture["score_as_you_go_events"]
    ]
    if as_you_go:
        assert sorted(paid) == sorted(expected)
        assert [number for number, _, _ in paid] == [number for number, _, _ in expected]
    else:
        assert [line for _, line, _ in paid] == list(slow.lines())
        assert {(line, *gold) for _, line, gold in paid} == {
            (line, *gold) for _, line, gold in expected
        }
    if fixture.get("game_over_base_game"):
        assert here.to_act is None
        assert here.ranking()[0] == [players.index(player) for player in fixture["winner"]]
        after = here.describe()
        assert after["pool"] == fixture["unplayed"]["pool"]
        secret = [fixture["unplayed"]["secret"].get(player) for player in players]
        assert after["tile"] == secret
    else:
        after = here.describe()
        assert after["castles"] == [
            [fixture["castles_after_base_game"][player][rank] for rank in (1, 2, 3, 4)]
            for player in players
        ]
        starter = players.index(fixture["next_first_base_game"])
        assert (here.to_act, after["starter"], after["round"]) == (starter, starter, 2)
        assert table.starters == [starter]


# -- legality ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last_castle", [False, True])
@pytest.mark.parametrize("case", FACTS["legality"], ids=lambda case: "-".join(case["legal"]))
def test_legality(case: dict[str, Any], seats: int, last_castle: bool) -> None:
    """K-5.2, the eight cases: what the first seat may do."""
    full = slow.full_hand(seats, last_castle)
    ones = [] if case["castles"] else [1] * full[0]
    hand = [full[0], 0, 0, 0] if case["castles"] else [0] * 4
    secret = "MT" if case["secret"] else None
    tiles = list(slow.TILES)
    tile = [secret, "DR", *[None] * (seats - 2)]  # the second seat can act in any case
    for face in tile:
        if face:
            tiles.remove(face)
    pool = [tiles.pop()] if case["pool"] else []
    rows = filled(seats, [ones, *[[]] * (seats - 1)], tiles)
    here = position(
        seats,
        rows,
        tile=tile,
        pool=pool,
        castles=[hand, *[[full[0], 0, 0, 0]] * (seats - 1)],
        last_castle=last_castle,
    )
    verbs = {here.notation(action).split()[0] for action in here.actions()}
    assert verbs == set(case["legal"])
    table = slow.Table(here.describe())
    assert table.legal() == {here.notation(action) for action in here.actions()}
    assert {choice["verb"] for choice in here.choices()} == verbs
    assert here.forced() == (here.parse("pass") if verbs == {"pass"} else None)


def test_opening_actions() -> None:
    facts = FACTS["opening_actions"]
    start = rw.new("kingdoms", seats=3, seed=1)
    verbs = Counter(start.notation(action).split()[0] for action in start.actions())
    assert verbs == {verb: facts[verb] for verb in ("castle", "secret", "draw")}
    do(start, "draw")
    placing = [start.notation(action) for action in start.actions()]
    assert len(placing) == facts["draw_then_place"]
    assert {words.split()[0] for words in placing} == {"place"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_per_round(seats: int) -> None:
    """K-6.2: placements in a round without passes, in seat order from the starter."""
    rounds = 0
    for seed in range(5):
        play = Play(seats, seed, MIXES[0], ("any",) * seats, seed)
        here, starter = play.start(), -1
        turns = Counter[int]()
        passed = False
        starter = here.describe()["starter"]
        for _, action in play.steps():
            for event in here.play(action):
                if event.kind == "placed":
                    turns[event.params["seat"]] += 1
                passed |= event.kind == "passed"
                if event.kind == "round_ended":
                    in_order = [turns[(starter + i) % seats] for i in range(seats)]
                    if not passed:
                        assert in_order == FACTS["turns_per_round"][seats]
                        rounds += 1
                    turns, passed = Counter(), False
                if event.kind == "round_started":
                    starter = event.params["starter"]
    assert rounds > 0


# -- starters, ranking, castles, ends ------------------------------------------------------------

# A board for each number of players, to be finished by its last space.
FULL_BOARD = {len(board["players"]): board for board in FULL_BOARDS}


def before_gold(gold: list[int], **words: Any) -> tuple[rw.Position, str]:
    """A position and the move that ends its round with this gold."""
    fixture = FULL_BOARD[len(gold)]
    total = by_seat(fixture["totals"]["total"], fixture["players"])
    purse = [have - paid for have, paid in zip(gold, total, strict=True)]
    return last_move(fixture_board(fixture), (4, 5), seats=len(gold), gold=purse, **words)


@pytest.mark.parametrize("fixture", FACTS["next_first"], ids=lambda f: str(f["gold"]))
def test_next_first(fixture: dict[str, Any]) -> None:
    players = list(fixture["gold"])
    gold = list(fixture["gold"].values())
    expected = [players.index(player) for player in fixture["starter"]]
    previous = players.index(fixture.get("previous_starter", "W"))
    tie = fixture.get("option", "random")
    for round in (1, 2):
        started = []
        for chance in range(40):
            here, move = before_gold(
                gold, round=round, starter=previous, starter_tie=tie, chance=str(chance)
            )
            events = {event.kind: event.params for event in do(here, move)}
            assert events["round_ended"]["gold"] == gold
            assert events["round_started"] == {"round": round + 1, "starter": here.to_act}
            if len(expected) > 1:
                assert events["starter_drawn"] == {"seat": here.to_act, "among": expected}
            else:
                assert "starter_drawn" not in events
            started.append(here.to_act)
        assert set(started) == set(expected)


@pytest.mark.parametrize("fixture", FACTS["final"], ids=lambda f: str(f["gold"]))
def test_final(fixture: dict[str, Any]) -> None:
    players = list(fixture["gold"])
    here, move = before_gold(list(fixture["gold"].values()), round=3)
    over = do(here, move)[-1]
    ranking = [[players.index(player) for player in rank] for rank in fixture["ranking"]]
    assert here.to_act is None
    assert here.ranking() == ranking == here.scene()["ranking"]
    assert over.kind == "game_over"
    assert over.params == {"gold": list(fixture["gold"].values()), "ranking": ranking}
    assert ranking[0] == [players.index(player) for player in fixture["winners"]]


@pytest.mark.parametrize("variant_1", [False, True])
@pytest.mark.parametrize("fixture", FACTS["castle_flow"], ids=lambda f: str(f["played"]))
def test_castle_flow(fixture: dict[str, Any], variant_1: bool) -> None:
    """K-8.2, K-8.3, K-10.4: one seat's castles after a round; the others fill the board."""
    first = 4 if variant_1 else 3
    left = Counter({1: first, 2: 3, 3: 2, 4: 1})
    if variant_1:
        assert left == Counter(fixture["variant_1_before"])
    left.subtract(fixture["played"])
    need = 30 - 22 - len(fixture["played"])
    others = [[1] * first + [2] * 3, [1] * first + [2] * 3]
    castles = [fixture["played"], others[0][: max(0, need - need // 2)], others[1][: need // 2]]
    tiles = slow.TILES[: 30 - sum(map(len, castles))]
    rows = filled(3, castles, tiles)
    here, move = last_move(rows, (4, 5), seats=3, last_castle=variant_1)
    do(here, move)
    after = fixture["variant_1" if variant_1 else "base_game"]
    assert here.describe()["round"] == 2
    assert here.describe()["castles"][0] == [after[rank] for rank in (1, 2, 3, 4)]


@pytest.mark.parametrize("fixture", FACTS["variant_1_end"], ids=lambda f: str(list(f.values())))
def test_variant_1_end(fixture: dict[str, Any]) -> None:
    """K-10.5: a round in which somebody plays the last castle is the last one."""
    left = [[count, 0, 0, 0][:4] for count in fixture["left"].values()]
    hands = [[min(count, 4), max(0, count - 4), 0, 0] for [count, *_] in left]
    empty = fixture["empty_spaces"]
    # With gaps all tiles are on the board; full boards have eight castles beside them.
    ranks = [[2, 3, 4, 3], [2, 3, 4, 3]] if not empty else [[2, 3], [2, 3]]
    rows = filled(2, ranks, slow.TILES)
    for round in (1, 2):
        last = 29 - empty
        here, move = last_move(
            rows, divmod(last, 6), seats=2, round=round, castles=hands, last_castle=True
        )
        kinds = {event.kind for event in do(here, move)}
        assert (here.to_act is None) == fixture["game_over"]
        assert ("game_over" in kinds) == fixture["game_over"]
        assert "round_ended" in kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_variant_1_rounds(seats: int) -> None:
    """The fewest rounds by playing castles first, the most by playing them last."""
    facts = FACTS["variant_1_rounds"][seats]
    mix = {**MIXES[0], "last_castle": True}
    rounds = {
        style: {
            Play(seats, seed, mix, (style,) * seats, seed).finished().describe()["round"]
            for seed in range(6)
        }
        for style in ("castles", "tiles", "any")
    }
    assert rounds["castles"] == {facts["min"]}
    assert rounds["tiles"] == {facts["max"]}
    assert min(rounds["any"]) >= facts["min"]
    assert max(rounds["any"]) <= facts["max"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_variant_1_least_castles_in_a_full_round(seats: int) -> None:
    mix = {**MIXES[0], "last_castle": True}
    most = 10 * seats
    for seed in range(4):
        play = Play(seats, seed, mix, ("tiles",) * seats, seed)
        hands = [
            (h.describe()["round"], sum(map(sum, h.describe()["castles"]))) for h, _ in play.steps()
        ]
        starts = dict(reversed(hands))
        assert starts[1] == most
        used = [a - b for a, b in pairwise(starts[r] for r in sorted(starts))]
        assert min(used, default=8) == FACTS["variant_1_least_castles_in_a_full_round"]


def test_every_part_of_the_facts_is_tested() -> None:
    """A new section in the facts needs a test here (or in test_wrong_scorers.py)."""
    tested = {
        *("tiles", "castles", "setup", "grid", "rulebook_example", "boards", "lines", "replays"),
        *("legality", "opening_actions", "turns_per_round", "next_first", "final", "castle_flow"),
        *("variant_1_end", "variant_1_rounds", "variant_1_least_castles_in_a_full_round"),
        *("wrong_scorers", "excluded_by_the_text", "not_excluded_by_the_text"),
    }
    assert set(FACTS) - {"meta"} == tested
