"""Tables at which Kingdom Builder is played: turns of many decisions, up to five seats."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.kingdom_builder.support import DEFAULTS, document, filler, hexes, settled, shut_out
from tests.tables.people import LEVELS, Game, sit_down, state
from tests.tables.test_table import refused

from realmwright.engine.contract import InvalidInput
from realmwright.store import Secret
from realmwright.tables import commands, making
from realmwright.tables.table import SLOW, Back

NAMES = ("ann", "bob", "cid", "dee", "eve")


def sit(seats: int, **options: Any) -> Game:
    return sit_down(*NAMES[:seats], game="kingdom_builder", options=settled(DEFAULTS | options))


def from_document(settlements: list[list[str]], **words: Any) -> Game:
    """A table that begins with a position of its own."""
    text = json.dumps(document(settlements, **words))
    secret = Secret(7, "salt", text)
    start = making.position_from(text)
    names = NAMES[: len(settlements)]
    return sit_down(*names, game="kingdom_builder", secret=secret, start=start)


def build(game: Game) -> str:
    """A build of the mandatory action, the first there is."""
    words = game.position.notation(game.position.actions()[0])
    assert words.startswith("build ")
    game.play(words)
    return words


def finish_turn(game: Game) -> None:
    """Build what has to be built, and end the turn."""
    turn = game.table.turn
    while game.table.turn == turn:
        game.play(game.position.actions()[0 if game.position.scene()["turn"]["left"] else -1])


def back(game: Game) -> Back:
    assert game.table.turn is not None
    return game.table.back(game.table.turn)


# -- replay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"first_game": True}, {"redraw_scope": "mandatory_only", "start_player": 2}]
)
def test_the_log_replayed_is_the_table(seats: int, options: dict[str, Any]) -> None:
    """With turns taken back in part and as a whole, and with people who ask to hold their turn."""
    game = sit(seats, **options)
    choose = random.Random(seats)
    moves = 0
    while game.table.status == "running":
        moves += 1
        game.now += choose.randrange(1500)
        to = back(game).to
        if to and choose.random() < 0.15:
            game.undo(choose.choice(to))
        else:
            game.play(choose.choice(game.position.actions()), hold=choose.random() < 0.5)
        assert game.table.held is None, "the end of a turn shows cards, so nothing is held"
        if moves % 50 == 0:
            assert state(game.reloaded()) == state(game.table)
    assert state(game.reloaded()) == state(game.table)
    assert {"act", "undo"} <= {step.entry.k for step in game.table.log}
    kept = game.table.position
    assert kept is not None
    assert [act.action for act in game.table.acts] == list(kept.record().actions)
    assert game.table.ranking() == kept.ranking()


# -- taking back (KB-18.4) -------------------------------------------------------------------------


def test_a_turn_is_taken_back_step_by_step_or_as_a_whole() -> None:
    game = sit(2)
    start = game.table.seq
    before = [game.position.describe()]
    for _ in range(3):
        build(game)
        before.append(game.position.describe())
    assert back(game) == Back((start + 2, start + 1, start), "start")
    game.undo(start + 2)
    assert game.position.describe() == before[2]
    build(game)
    game.undo(start)
    assert game.position.describe() == before[0]
    with refused("nothing_to_undo"):
        game.undo(start - 1)


def test_the_card_drawn_at_the_end_of_a_turn_is_a_boundary() -> None:
    """Nobody goes back beyond it, neither whoever drew nor whoever plays next."""
    game = sit(3)
    for _ in range(3):
        build(game)
    first, ended = game.table.turn, game.table.seq
    game.play("end", hold=True)
    assert game.table.held is None
    assert game.table.turn != first
    assert game.table.acts[-1].reveals == "drew"
    assert back(game) == Back((), "other_player")
    for to in (ended, ended - 1):
        with refused("undo_boundary", boundary="other_player"):
            game.undo(to)
    build(game)
    assert back(game) == Back((ended + 1,), "other_player")


def test_a_card_that_is_replaced_in_mid_turn_is_a_boundary() -> None:
    """Builds after it can be taken back, the build that shut the terrain cannot."""
    last = hexes("grass")[-1]
    own = shut_out("grass", seats=2, leave=[last])
    game = from_document(own, played="grass", builds=(1, 2), deck=["desert", "flower"])
    game.play(f"build {last}")
    drawn = game.table.seq
    assert game.table.acts[-1].reveals == "card_played"
    assert back(game) == Back((), "card_played")
    with refused("undo_boundary", boundary="card_played"):
        game.undo(drawn - 1)
    build(game)
    assert back(game) == Back((drawn,), "card_played")
    game.undo(drawn)
    assert game.position.describe()["played"] == "desert"
    assert state(game.reloaded()) == state(game.table)


def test_a_piece_that_was_taken_up_can_be_put_back() -> None:
    game = from_document([["L8", "K10"], []], played="grass")
    start, before = game.table.seq, game.position.describe()
    game.play("paddock L8")
    assert game.position.scene()["turn"]["step"] == "move"
    game.undo(start)
    assert game.position.describe() == before
    game.play("paddock L8")
    game.play("to M6")
    assert game.position.describe()["tiles"][0] == []
    game.undo(start + 3)  # act, undo, act: the piece is up again, and the tile still there
    assert game.position.describe()["lifted"] == "paddock L8"
    assert game.position.describe()["tiles"][0] == ["paddock L7 used"]
    game.undo(start + 2)  # where the turn stands as it began, after the first undo
    assert game.position.describe() == before


def test_a_move_that_costs_its_tile_can_be_taken_back_although_nothing_is_left_to_do() -> None:
    """KB-9.9: only then does the turn end, and a card is drawn."""
    own = ["L8", *filler(39, ["L8"])]
    game = from_document([own, []], played="grass")
    game.play("paddock L8")
    game.play("to M6")
    assert game.table.turn == 0
    assert not game.table.passes
    game.undo(back(game).to[-1])
    assert game.position.describe()["tiles"][0] == ["paddock L7 ready"]


def test_a_turn_without_a_choice_is_ended_by_the_table() -> None:
    """KB-6.2: nothing to build and no tile; it is nobody's move."""
    game = from_document([[], filler(40)], played="grass", hand=[None, "desert"], builds=(0, 3))
    finish_turn(game)
    assert game.table.log[-1].entry.forced
    assert game.table.log[-1].entry.by == 1
    assert game.table.status == "finished"
    assert state(game.reloaded()) == state(game.table)


# -- five people -----------------------------------------------------------------------------------


def test_five_people_play_to_the_end() -> None:
    game = sit(5, start_player=4)
    order = []
    while game.table.status == "running":
        assert game.table.turn is not None
        order.append(game.table.turn)
        finish_turn(game)
    assert order[:6] == [3, 4, 0, 1, 2, 3]
    assert len(order) % 5 == 0, "everybody had as many turns (KB-15.1)"
    assert game.table.ended_by == ""


def test_of_five_who_resign_a_bot_plays_on() -> None:
    game = sit(5, start_player=1)
    game.take(commands.resign(game.table, game.asker("cid"), 2))
    game.take(commands.resign(game.table, game.asker("ann"), 0))
    while game.table.status == "running":
        level = game.table.bot_to_act(game.now)
        action = game.position.actions()[-1]
        assert bool(level) == (game.table.turn in (0, 2))
        if level:
            game.take(commands.bot_act(game.table, game.now, action, level))
        else:
            game.play(action)
    assert game.table.ranking()[-2:] == [[0], [2]]
    assert state(game.reloaded()) == state(game.table)


def test_in_the_middle_of_a_turn_a_bot_takes_over() -> None:
    """With a piece taken up: the bot puts it down, and the person can come back."""
    game = from_document([["L8", "K10"], [], [], [], []], played="grass")
    game.play("paddock L8")
    game.now += SLOW
    for voter in ("bob", "cid"):
        game.take(commands.vote(game.table, game.asker(voter), 0, frozenset()))
        assert not game.table.seats[0].replaced, "more than half of four have to agree"
    table = game.take(commands.vote(game.table, game.asker("dee"), 0, frozenset()))
    assert table.seats[0].replaced == LEVELS[-1]
    assert table.turn == 0
    action = game.position.actions()[0]
    assert game.position.notation(action).startswith("to ")
    game.take(commands.bot_act(table, game.now, action, LEVELS[-1]))
    assert game.table.turn == 0
    game.take(commands.take_back(game.table, game.asker("ann"), 0))
    build(game)
    assert state(game.reloaded()) == state(game.table)


def test_when_four_of_five_have_resigned_the_game_is_over() -> None:
    game = sit(5)
    for seat, who in ((4, "eve"), (1, "bob"), (0, "ann"), (2, "cid")):
        assert game.table.status == "running"
        game.take(commands.resign(game.table, game.asker(who), seat))
    assert (game.table.status, game.table.ended_by) == ("finished", "resigned")
    assert game.table.ranking() == [[3], [2], [0], [1], [4]]


def test_of_several_seats_of_one_person_that_of_the_turn_looks() -> None:
    game = sit_down(
        *("ann", "ann=Aunt", "bob", "ann=Uncle", "ann=Cousin"),
        game="kingdom_builder",
        options=DEFAULTS | {"start_player": 1},
    )
    mine = frozenset({0, 1, 3, 4})
    assert game.table.seats_of("ann") == mine
    looked = []
    for _ in range(5):
        eyes = game.table.eyes(mine)
        looked.append(eyes)
        seen = game.position.seen_by(eyes).describe()["hand"]
        assert [seat for seat, card in enumerate(seen) if card not in (None, "?")] == (
            [] if eyes == game.table.turn else [eyes]
        )
        finish_turn(game)
    assert looked == [0, 1, 1, 3, 4], "in Bob's turn it is whoever moved last"


def test_a_rematch_keeps_game_and_options() -> None:
    game = sit(5, exclude_lords=True)
    for seat in range(4):
        game.take(commands.resign(game.table, game.asker(NAMES[seat]), seat))
    made = making.rematch(game.table, LEVELS, Secret(8, "new"), "next", game.now)
    assert made.made.game == "kingdom_builder"
    assert made.made.options == game.table.made.options
    assert [seat.name for seat in made.seats] == ["Bob", "Cid", "Dee", "Eve", "Ann"]


# -- playing on ------------------------------------------------------------------------------------


def test_playing_on_from_what_a_seat_has_seen_deals_the_rest() -> None:
    before = sit(3)
    before.play_on(40)
    seen = before.position.seen_by(1)
    start = making.position_from(seen.document())
    secret = making.new_secret(start)
    game = sit_down(*NAMES[:3], game="kingdom_builder", start=start, secret=secret)
    assert game.position.seen_by(1).document() == seen.document()
    game.play_on(2000)
    assert game.table.status == "finished"
    assert state(game.reloaded()) == state(game.table)


def test_a_table_for_six_is_refused() -> None:
    with pytest.raises(InvalidInput, match="players, not 6"):
        sit_down(*NAMES, "fay", game="kingdom_builder")
