"""What holds in every legal game of Kingdoms: K-14, and the promises of the contract."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kingdoms.support import MIXES, Play, plays, position
from tests.oracles import kingdoms as slow

import realmwright as rw

ALL_ACTIONS = range(-1, 24 * 32 + 1)
"""Every number of the action table, and one beyond at each end."""


def state(here: rw.Position) -> dict[str, Any]:
    """What the slow table knows, too."""
    found = here.describe()
    if here.options["open_tiles"]:
        found["pool"].sort()
    keys = ("board", "castles", "tile", "drawn", "pool", "gold", "earned", "round", "starter")
    return {key: found[key] for key in (*keys, "to_act")}


# -- the engine against the slow table -----------------------------------------------------------


@given(plays())
def test_every_game_goes_as_at_the_slow_table(play: Play) -> None:
    """Legal actions, positions, scores, passes, rounds and ends, from the first to the last."""
    twin = play.start()
    table = slow.Table(twin.describe())
    for here, action in play.steps():
        assert {here.notation(a) for a in here.actions()} == table.legal()
        twin.apply(action)
        table.play(here.notation(action))
        if table.starters:
            table.deal(twin.describe())
        assert state(twin) == table.state()
        if twin.to_act is not None:
            unpaid = Counter[str]()
            for line in set(slow.lines()) - table.paid:
                unpaid.update(slow.line_gold(table.board, line))
            owed = [unpaid[letter] for letter in slow.SEATS[: play.seats]]
            assert twin.score() == [a + b for a, b in zip(table.gold, owed, strict=True)]
    assert twin.to_act is None
    assert twin.score() == table.gold
    assert twin.ranking() == slow.ranking(table.gold)


@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mix_of_options_is_played_to_its_end(seats: int, mix: dict[str, Any]) -> None:
    """All 24 mixes for all numbers of players, not only those that hypothesis draws."""
    play = Play(seats, seats, mix, ("any",) * seats, 3)
    table = slow.Table(play.start().describe())
    twin = play.start()
    for here, action in play.steps():
        assert {here.notation(a) for a in here.actions()} == table.legal()
        table.play(here.notation(action))
        twin.play(action)
        if table.starters:
            table.deal(twin.describe())
        assert state(twin) == table.state()
    assert table.to_act is twin.to_act is None
    assert table.gold == twin.score()


# -- K-14 ----------------------------------------------------------------------------------------


@given(plays())
def test_K_14_1_to_K_14_4_nothing_appears_or_vanishes(play: Play) -> None:
    full = slow.full_hand(play.seats, play.options["last_castle"])
    gone = Counter[tuple[int, int]]()
    out_before, round = Counter[tuple[int, int]](), 1
    placements = 0
    for here, action in play.steps():
        found = here.describe()
        words = " ".join(found["board"]).split()
        pieces = [word for word in words if word != ".."]
        # K-14.1
        tiles = [word for word in pieces if not slow.is_castle(word)]
        own = [face for face in found["tile"] if face not in (None, "pick")]
        drawn = [found["drawn"]] if found["drawn"] else []
        assert sorted([*tiles, *own, *drawn, *found["pool"]]) == sorted(slow.TILES)
        # K-14.2
        if found["round"] != round:
            gone, round = out_before, found["round"]
            if not play.options["last_castle"]:
                gone = Counter({key: n for key, n in gone.items() if key[1] > 1})
            assert not pieces
            placements = 0
        for seat in range(play.seats):
            for rank in (1, 2, 3, 4):
                on_board = pieces.count(f"{slow.SEATS[seat]}{rank}")
                out = full[rank - 1] - found["castles"][seat][rank - 1] - on_board
                assert out == gone[seat, rank]
        # K-14.3
        assert placements == len(pieces) == 30 - words.count("..")
        verb = here.notation(action).split()[0]
        if verb == "pass":
            assert not found["pool"]  # K-14.4
        elif verb not in ("draw", "pick"):
            placements += 1
        if verb == "castle":
            out_before = Counter(gone)
            for seat in range(play.seats):
                for rank in (1, 2, 3, 4):
                    out_before[seat, rank] = full[rank - 1] - found["castles"][seat][rank - 1]
            assert here.to_act is not None
            out_before[here.to_act, int(here.notation(action).split()[1])] += 1
    assert placements == 30 or play.options["last_castle"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(5))
def test_K_14_5_rank_1_castles_and_all_tiles_fill_the_board(seats: int, seed: int) -> None:
    start = position(
        seats,
        castles=[[slow.full_hand(seats, False)[0], 0, 0, 0]] * seats,
        tile=["+1", "+2", "MT", "DR"][:seats],
        round=3,
        chance=str(seed),
    )
    rng = random.Random(seed)
    while start.to_act is not None:
        start.apply(rng.choice(start.actions()))
    end = start.describe()
    assert end["pool"] == []
    assert end["tile"] == [None] * seats
    assert end["castles"] == [[0, 0, 0, 0]] * seats
    assert ".." not in str(start)


def rows_of(board: slow.Board) -> list[str]:
    return [" ".join(board.get((r, c), "..") for c in range(6)) for r in range(5)]


@st.composite
def boards(draw: st.DrawFn, seats: int = 4) -> slow.Board:
    """Any board of four players, with gaps or without."""
    castles = [
        f"{letter}{rank}"
        for letter in slow.SEATS[:seats]
        for rank, count in enumerate(slow.full_hand(seats, False), 1)
        for _ in range(count)
    ]
    words = draw(st.permutations([*slow.TILES, *castles, *[".."] * 8]))
    return {cell: w for cell, w in zip(slow.CELLS, words, strict=False) if w != ".."}


def paid(board: slow.Board) -> list[int]:
    return [gold - 50 for gold in position(4, rows_of(board), pool=None).score()]


def small(board: slow.Board) -> slow.Board:
    """The part of the board that fits both ways up: five rows and columns."""
    return {(r, c): word for (r, c), word in board.items() if c < 5}


def safe(board: slow.Board) -> slow.Board:
    """The board with one space empty, so that somebody is still to act."""
    return {cell: word for cell, word in board.items() if cell != (2, 2)}


@given(boards())
def test_scores_of_any_board(board: slow.Board) -> None:
    board = safe(board)
    assert paid(board) == slow.board_gold(board, 4)


@given(boards())
def test_K_14_6_turning_and_mirroring_change_nothing(board: slow.Board) -> None:
    board = safe(board)
    gold = paid(board)
    assert paid({(r, 5 - c): word for (r, c), word in board.items()}) == gold
    assert paid({(4 - r, c): word for (r, c), word in board.items()}) == gold
    assert paid({(4 - r, 5 - c): word for (r, c), word in board.items()}) == gold
    square = small(board)
    assert paid({(c, r): word for (r, c), word in square.items()}) == paid(square)


@given(boards(), st.permutations(range(4)))
def test_K_14_6_permuting_the_players_permutes_the_gold(
    board: slow.Board, order: list[int]
) -> None:
    board = safe(board)
    renamed = {
        cell: slow.SEATS[order[slow.SEATS.index(word[0])]] + word[1]
        if slow.is_castle(word)
        else word
        for cell, word in board.items()
    }
    gold, moved = paid(board), paid(renamed)
    assert [moved[order[seat]] for seat in range(4)] == gold


@given(boards())
def test_K_14_7_a_segment_pays_its_base_times_all_ranks(board: slow.Board) -> None:
    board = safe(board)
    for goal in position(4, rows_of(board)).scene()["goals"]:
        for part in goal["parts"]:
            words = [board.get(divmod(cell, 6), "..") for cell in part["cells"]]
            ranks = sum(int(word[1]) for word in words if slow.is_castle(word))
            assert sum(part["gold"]) == part["base"] * ranks
            assert sum(part["stakes"]) == ranks
            assert part["tags"] == [
                tag for tag, face in (("dragon", "DR"), ("mine", "GM")) if face in words
            ]


@given(boards(), st.data())
def test_K_14_8_a_castle_pays_by_its_rank(board: slow.Board, data: st.DataObject) -> None:
    board = safe(board)
    low = [
        cell
        for cell, word in board.items()
        if slow.is_castle(word) and word[1] in "12" and f"{word[0]}{2 * int(word[1])}" != word
    ]
    if not low:
        return
    cell = data.draw(st.sampled_from(low))
    seat, rank = slow.SEATS.index(board[cell][0]), int(board[cell][1])
    twice = f"{board[cell][0]}{2 * rank}"
    # Take a castle of that rank off the board if none is left in hand.
    there = [other for other, word in board.items() if word == twice]
    if len(there) == slow.full_hand(4, False)[2 * rank - 1]:
        del board[there[0]]
    gold = paid(board)
    empty = paid({c: word for c, word in board.items() if c != cell})
    own = gold[seat] - empty[seat]
    assert own == sum(slow.castle_gold(board, cell, across) for across in (True, False))
    doubled = paid(board | {cell: twice})
    assert doubled[seat] - empty[seat] == 2 * own
    for other in set(range(4)) - {seat}:
        assert gold[other] == empty[other] == doubled[other]


@given(plays(score_as_you_go=False))
def test_K_14_9_scoring_as_you_go_pays_the_same(play: Play) -> None:
    end, go = play.start(), play.start()
    document = go.describe()
    document["options"]["score_as_you_go"] = True
    go = rw.position(json.dumps(document))
    for _, action in play.steps():
        end.apply(action)
        go.apply(action)
        assert end.score() == go.score()
        assert end.describe()["earned"] == go.describe()["earned"]
        assert [sheet.total for sheet in end.scores()] == [sheet.total for sheet in go.scores()]
        assert end.ranking() == go.ranking()
    assert end.describe()["gold"] == go.describe()["gold"]


@given(plays())
def test_K_14_10_seed_and_moves_make_the_game(play: Play) -> None:
    """Fast lane, rich lane, record and replay all come to the same positions."""
    fast, rich = play.start(), play.start()
    for _, action in play.steps():
        fast.apply(action)
        rich.play(action)
        assert fast.document() == rich.document()
    record = rich.record()
    assert record.dumps() == fast.record().dumps()
    loaded = rw.load(record.dumps())
    assert loaded.position().document() == rich.document()
    assert loaded.dumps() == record.dumps()
    assert record.gold == tuple(rich.score())
    middle = len(record.actions) // 2
    again = loaded.position(middle)
    for action in record.actions[middle:]:
        again.play(action)
    assert again.document() == rich.document()
    again = rw.position(loaded.position(middle).document())
    for action in record.actions[middle:]:
        again.play(action)
    assert again.document() == rich.document(), "a document goes on like its game"
    assert rw.load(again.record().dumps()).position().document() == rich.document()


# -- K-14.11: secrets ----------------------------------------------------------------------------


def shuffled_twin(here: rw.Position, reader: int | None, luck: int) -> rw.Position:
    """The position with everything hidden from the reader changed, if it can be."""
    found = here.describe()
    rng = random.Random(luck)
    hidden = [
        seat
        for seat, face in enumerate(found["tile"])
        if face is not None and seat != reader and face != "pick"
    ]
    if not here.options["open_tiles"]:
        faces = [*found["pool"], *(found["tile"][seat] for seat in hidden)]
        rng.shuffle(faces)
        for seat in hidden:
            found["tile"][seat] = faces.pop()
        found["pool"] = faces
    found["chance"] = str(rng.getrandbits(64))
    return rw.position(json.dumps(found))


def everything(seen: rw.Position) -> str:
    """All that can be learnt from a seen position without playing on."""
    previews = [vars_of(seen.preview(action)) for action in seen.actions()]
    return json.dumps(
        [
            seen.document(),
            seen.scene(),
            seen.scene(hide_scores=True),
            seen.choices(),
            seen.actions(),
            seen.score(),
            seen.ranking(),
            str(seen),
            seen.forced(),
            previews,
            [str(seen.why_not(action)) for action in ALL_ACTIONS],
            repr([(sheet.seat, sheet.entries) for sheet in seen.scores()]),
        ]
    )


def inside(seen: rw.Position) -> dict[str, Any]:
    """All that a seen position carries, whether any method shows it or not."""
    slots = [slot for kind in type(seen).__mro__ for slot in getattr(kind, "__slots__", ())]
    assert slots
    carried = {slot: getattr(seen, slot) for slot in slots}
    if seen.options["open_tiles"]:
        carried["pool"] = sorted(carried["pool"])  # its order has no meaning
    return carried


def vars_of(preview: rw.Preview) -> list[Any]:
    changes = [[c.goal, c.gold, c.cells, c.was, c.now] for c in preview.changes]
    return [preview.action, preview.gold, changes, preview.gained, preview.lost]


@given(plays(), st.data())
def test_K_14_11_seen_positions_hold_nothing_hidden(play: Play, data: st.DataObject) -> None:
    """Two games that differ only in what a reader cannot know look the same to that reader."""
    here = play.somewhere()
    reader = data.draw(st.sampled_from([None, *range(play.seats)]))
    twin = shuffled_twin(here, reader, data.draw(st.integers(0, 99)))
    seen, other = here.seen_by(reader), twin.seen_by(reader)
    assert inside(seen) == inside(other)
    assert everything(seen) == everything(other)
    guesses = [view.guess(rw.Rng(7)).document() for view in (seen, other)]
    assert guesses[0] == guesses[1]
    for view in (seen, other):
        with pytest.raises(ValueError, match="seen"):
            view.record()
        assert view.describe()["chance"] is None


@given(plays(), st.data())
def test_K_14_11_events_hold_nothing_hidden(play: Play, data: st.DataObject) -> None:
    here = play.somewhere()
    if here.to_act is None:
        return
    reader = data.draw(st.sampled_from([None, *(s for s in range(play.seats) if s != here.to_act)]))
    twin = shuffled_twin(here, reader, 5)
    moves = [here.notation(action) for action in here.actions()]
    # What is drawn or played from hidden tiles becomes known by being played.
    shown = [move for move in moves if move != "draw" and not move.startswith("secret")]
    if not shown:
        return
    move = data.draw(st.sampled_from(shown))
    before = here.describe()["round"], here.describe()["starter"]
    logs = []
    for game in (here, twin):
        events = [event.seen_by(reader) for event in game.play(game.parse(move))]
        # A tie for the starter, and the starter that comes of it, are drawn from different chance.
        logs.append(
            [e for e in events if e["k"] not in ("starter_drawn", "round_started", "dealt")]
        )
    assert logs[0] == logs[1]
    assert before[0] in (here.describe()["round"], here.describe()["round"] - 1)


@given(plays(open_tiles=False))
def test_K_14_11_the_deal_is_told_to_its_owner_only(play: Play) -> None:
    here = play.start()
    for _, action in play.steps():
        for event in here.play(action):
            if event.kind == "dealt":
                seat = event.params["seat"]
                assert event.reveals
                for reader in (None, *range(play.seats)):
                    told = event.seen_by(reader)
                    assert ("face" in told) == (reader == seat)
                    expected = here.describe()["tile"][seat] if reader == seat else None
                    assert told.get("face") == expected
            else:
                assert not event.private


@given(plays(), st.data())
def test_K_3_seen_positions_show_what_everybody_knows(play: Play, data: st.DataObject) -> None:
    here = play.somewhere()
    whole = here.describe()
    reader = data.draw(st.sampled_from([None, *range(play.seats)]))
    seen = here.seen_by(reader).describe()
    open_fields = set(whole) - {"tile", "pool", "chance"}
    assert {key: seen[key] for key in open_fields} == {key: whole[key] for key in open_fields}
    for seat in range(play.seats):
        face = whole["tile"][seat]
        known = here.options["open_tiles"] or seat == reader or face is None
        assert seen["tile"][seat] == (face if known else "?")
    if here.options["open_tiles"]:
        assert seen["pool"] == whole["pool"]
    else:
        assert seen["pool"] == (len(whole["pool"]) or [])
    assert rw.position(json.dumps(seen)).describe() == seen
    assert here.seen_by(reader).seen_by(reader).describe() == seen
    nobody = here.seen_by(reader).seen_by(None).describe()
    assert nobody == here.seen_by(None).describe()


@given(plays(), st.data())
def test_K_3_4_unseen_tiles_are_counted_in_the_scene(play: Play, data: st.DataObject) -> None:
    here = play.somewhere()
    reader = data.draw(st.sampled_from([None, *range(play.seats)]))
    seen = here.seen_by(reader)
    common = seen.scene()["common"]
    whole = here.describe()
    if here.options["open_tiles"]:
        shown = Counter({item["face"]: item["count"] for item in common})
        assert shown == Counter(whole["pool"])
        assert {item["kind"] for item in common} <= {"pool"}
        return
    assert common[0] == {"kind": "pool", "count": len(whole["pool"])}
    others = [f for seat, f in enumerate(whole["tile"]) if f is not None and seat != reader]
    unseen = Counter({item["face"]: item["count"] for item in common[1:]})
    assert unseen == Counter([*whole["pool"], *others])
    assert {item["kind"] for item in common[1:]} <= {"unseen"}


@given(plays(), st.data(), st.integers(0, 2**64 - 1))
def test_guesses_agree_with_what_is_known(play: Play, data: st.DataObject, seed: int) -> None:
    here = play.somewhere()
    reader = data.draw(st.sampled_from([None, *range(play.seats)]))
    seen = here.seen_by(reader)
    before = seen.document()
    guess = seen.guess(rw.Rng(seed))
    assert seen.document() == before
    assert guess.seen_by(reader).document() == before
    found = guess.describe()
    assert "?" not in found["tile"]
    assert isinstance(found["pool"], list)
    assert rw.position(guess.document()).document() == guess.document(), "it is a whole position"
    rng = random.Random(seed)
    while guess.to_act is not None:
        guess.play(rng.choice(guess.actions()))


def test_guesses_are_all_arrangements_alike() -> None:
    """K-3.4: three unseen tiles, one of them with the other player, come in six orders."""
    unseen = ["+1", "-6", "MT"]
    tiles = list(slow.TILES)
    for face in (*unseen, "DR"):
        tiles.remove(face)
    words = [*tiles, *[f"A{r}" for r in (1, 1, 2, 2)], *[".."] * 8]
    rows = [" ".join(words[i : i + 6]) for i in range(0, 30, 6)]
    here = position(2, rows, tile=["DR", "MT"], pool=["+1", "-6"])
    seen = here.seen_by(0)
    rng = rw.Rng(1)
    counts = Counter[tuple[str, ...]]()
    for _ in range(3000):
        found = seen.guess(rng).describe()
        counts[(found["tile"][1], *found["pool"])] += 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values()), counts


# -- the contract --------------------------------------------------------------------------------


@given(plays())
def test_legal_actions_are_playable_and_copies_are_apart(play: Play) -> None:
    """The forward model: every legal action on a copy; the original does not move."""
    here = play.somewhere()
    before = here.document(), here.actions(), here.score(), str(here)
    actions = here.actions()
    assert len(actions) == len(set(actions))
    assert actions == here.actions(), "the order is stable"
    assert (here.to_act is None) == (not actions)
    for action in actions:
        assert here.why_not(action) is None
        fast, rich = here.copy(), here.copy()
        fast.apply(action)
        events = rich.play(action)
        assert events
        json.dumps([event.seen_by(None) for event in events])
        assert fast.document() == rich.document()
        if rich.to_act is not None:
            assert rw.position(rich.document()).document() == rich.document()
    assert (here.document(), here.actions(), here.score(), str(here)) == before


@given(plays())
def test_illegal_actions_are_refused_with_a_reason(play: Play) -> None:
    here = play.somewhere()
    legal = set(here.actions())
    before = here.document()
    for action in ALL_ACTIONS:
        why = here.why_not(action)
        assert (why is None) == (action in legal)
        if why is None:
            continue
        with pytest.raises(rw.IllegalAction) as caught:
            here.play(action)
        assert caught.value.reason == why
        assert why.rule.startswith("K-")
        assert why.code
    assert here.document() == before


@given(plays())
def test_notation_and_documents_are_read_back(play: Play) -> None:
    here = play.somewhere()
    for action in here.actions():
        words = here.notation(action)
        assert here.parse(words) == action
        assert here.parse(words.upper()) == here.parse(f"  {words.lower()} ") == action
    twin = rw.position(here.document())
    assert twin.document() == here.document()
    assert twin.actions() == here.actions()
    assert twin.score() == here.score()
    assert twin.scene() == here.scene()
    assert twin.choices() == here.choices()
    assert json.loads(json.dumps(here.scene())) == here.scene()


@given(plays())
def test_previews_are_the_difference_that_playing_makes(play: Play) -> None:
    here = play.somewhere()
    score = here.score()
    for action in here.actions():
        preview = here.preview(action)
        after = here.copy()
        after.apply(action)
        difference = [b - a for a, b in zip(score, after.score(), strict=True)]
        assert list(preview.gold) == difference
        by_goal = [sum(change.gold[s] for change in preview.changes) for s in range(play.seats)]
        assert by_goal == difference
        verb = here.notation(action).split()[0]
        if verb in ("draw", "pick", "pass"):
            assert not preview.changes
            continue
        row, column = divmod(action & 31, 6)
        assert [change.goal for change in preview.changes] == [
            f"row-{row + 1}",
            f"column-{column + 1}",
        ]
        for change in preview.changes:
            assert action & 31 in change.cells
            where = next(g for g in here.scene()["goals"] if g["id"] == change.goal)
            part = next(p for p in where["parts"] if action & 31 in p["cells"])
            assert (list(change.cells), change.was) == (part["cells"], part["base"])


@given(plays())
def test_choices_are_the_legal_actions(play: Play) -> None:
    here = play.somewhere()
    offered = []
    for choice in here.choices():
        if "cells" in choice:
            mask = int(choice["cells"], 16)
            offered += [choice["action"] + cell for cell in range(30) if mask >> cell & 1]
            words = here.notation(offered[-1]).split()
            assert str(choice.get("rank", "")) in ("", words[1])
            if choice["verb"] == "tile":
                assert choice["face"] == words[1]
        else:
            offered.append(choice["action"])
        assert here.notation(offered[-1]).split()[0] == choice["verb"]
    assert sorted(offered) == sorted(here.actions())


@given(plays())
def test_sheets_add_up_and_say_which_cells_earned(play: Play) -> None:
    here = play.somewhere()
    found = here.describe()
    board = slow.read_board(found["board"])
    for sheet in here.scores():
        assert sheet.total == here.score()[sheet.seat]
        entries = {entry.goal: entry for entry in sheet.entries}
        assert entries["start"].gold == 50
        for n in range(1, found["round"]):
            assert entries[f"round-{n}"].gold == found["earned"][n - 1][sheet.seat]
        letter = slow.SEATS[sheet.seat]
        own = {f"{letter}{rank}" for rank in (1, 2, 3, 4)}
        for line in slow.lines():
            assert entries[line].gold == slow.line_gold(board, line)[letter]
            lit = {
                cell[0] * 6 + cell[1]
                for part in slow.segments(board, line)
                if any(board.get(c, "..") in own for c in part)
                for cell in part
            }
            assert set(entries[line].cells) == lit
        known = {"start", *slow.lines(), *(f"round-{n}" for n in range(1, found["round"]))}
        assert set(entries) == known


@given(plays(), st.data())
def test_scenes_show_the_table(play: Play, data: st.DataObject) -> None:
    here = play.somewhere()
    found = here.describe()
    reader = data.draw(st.sampled_from([None, *range(play.seats)]))
    scene = here.seen_by(reader).scene()
    assert scene["grid"] == {"shape": "square", "rows": 5, "columns": 6}
    words = []
    for cell in scene["cells"]:
        piece = cell.get("piece")
        if piece is None:
            words.append("..")
        elif piece["kind"] == "tile":
            words.append(piece["face"])
            assert piece["value"] == (int(piece["face"]) if piece["face"][0] in "+-" else 0)
        else:
            words.append(f"{slow.SEATS[piece['seat']]}{piece['rank']}")
    assert words == " ".join(found["board"]).split()
    assert [cell["name"] for cell in scene["cells"]] == [slow.name(cell) for cell in slow.CELLS]
    for seat, shown in enumerate(scene["seats"]):
        assert shown["gold"] == found["gold"][seat]
        assert shown["projected"] == here.score()[seat]
        castles = [item["count"] for item in shown["tray"] if item["kind"] == "castle"]
        assert castles == found["castles"][seat]
        own = [item for item in shown["tray"] if item["kind"] != "castle"]
        face = found["tile"][seat]
        kind = "reserve" if here.options["open_tiles"] else "secret"
        if face in (None, "pick"):
            assert own == []
        elif here.options["open_tiles"] or seat == reader:
            assert own == [{"kind": kind, "count": 1, "face": face}]
        else:
            assert own == [{"kind": kind, "count": 1}]
    turn = scene["turn"]
    assert (turn["to_act"], turn["round"], turn["starter"]) == (
        found["to_act"],
        found["round"],
        found["starter"],
    )
    assert turn["rounds"] == (None if here.options["last_castle"] else 3)
    step = "over" if here.to_act is None else "place" if found["drawn"] else "turn"
    if here.to_act is not None and found["tile"][here.to_act] == "pick":
        step = "pick"
    assert turn["step"] == step
    drawn = {"kind": "drawn", "face": found["drawn"], "count": 1}
    assert turn.get("item") == (drawn if found["drawn"] else None)
    hidden = here.seen_by(reader).scene(hide_scores=True)
    assert all(("projected" in s) == (here.to_act is None) for s in hidden["seats"])
    assert ("ranking" in scene) == (here.to_act is None)
    assert len(scene["goals"]) == 11


@given(plays())
def test_events_tell_the_whole_game(play: Play) -> None:
    """The board, hands, gold and rounds can be followed from events alone."""
    here = play.start()
    board: dict[str, str] = {}
    gold = [50] * play.seats
    first = here.describe()
    hands = [list(hand) for hand in first["castles"]]
    starter, round = first["starter"], first["round"]
    for _, action in play.steps():
        for event in here.play(action):
            told = event.params
            match event.kind:
                case "placed":
                    piece = told["piece"]
                    assert told["cell"] not in board
                    board[told["cell"]] = (
                        piece.get("face") or f"{slow.SEATS[piece['seat']]}{piece['rank']}"
                    )
                    if piece["kind"] == "castle":
                        assert told["source"] == "hand"
                        hands[told["seat"]][piece["rank"] - 1] -= 1
                case "scored":
                    gold = [a + b for a, b in zip(gold, told["gold"], strict=True)]
                    parts = [sum(p["gold"][s] for p in told["parts"]) for s in range(play.seats)]
                    assert parts == told["gold"]
                case "round_ended":
                    assert told == {"round": round, "gold": gold}
                case "board_cleared":
                    if not play.options["last_castle"]:
                        for word in board.values():
                            if slow.is_castle(word) and word[1] == "1":
                                hands[slow.SEATS.index(word[0])][0] += 1
                    board = {}
                case "round_started":
                    round, starter = told["round"], told["starter"]
                case "game_over":
                    assert told == {"gold": gold, "ranking": slow.ranking(gold)}
        found = here.describe()
        assert (
            rows_of({c: board[slow.name(c)] for c in slow.CELLS if slow.name(c) in board})
            == (found["board"])
        )
        assert (gold, hands, round, starter) == (
            found["gold"],
            found["castles"],
            found["round"],
            found["starter"],
        )


@given(plays())
def test_sources_of_placed_tiles(play: Play) -> None:
    here = play.start()
    for _, action in play.steps():
        verb = here.notation(action).split()[0]
        for event in here.play(action):
            if event.kind == "placed":
                assert (
                    event.params["source"]
                    == {
                        "castle": "hand",
                        "place": "pool",
                        "tile": "pool",
                        "secret": "secret",
                        "reserve": "reserve",
                    }[verb]
                )
                # A secret tile was known to nobody else: nobody may go back to before it.
                assert event.reveals == (verb == "secret")
            if event.kind in ("drew", "round_started", "starter_drawn"):
                assert event.reveals
