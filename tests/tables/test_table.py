"""The logic of tables: turns, undo, hold, people who go and come, clocks, rematch."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.tables.people import LEVELS, Game, sit_down, state

from realmwright.engine.chance import keeps_commitment
from realmwright.engine.contract import InvalidInput
from realmwright.store import Secret
from realmwright.tables import commands, making
from realmwright.tables.commands import Refused
from realmwright.tables.table import SLOW, Back

OPEN_TILES = {"open_tiles": True}
MIXES = [
    {"last_castle": last, "open_tiles": tiles, "score_as_you_go": score, "open_reserve": reserve}
    for last in (False, True)
    for tiles, reserve in ((False, False), (True, False), (True, True))
    for score in (False, True)
]


@contextmanager
def refused(code: str, /, **params: Any) -> Iterator[None]:
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.code == code
    assert refusal.value.params | params == refusal.value.params


# -- replay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MIXES)
def test_the_log_replayed_is_the_table(options: dict[str, bool]) -> None:
    game = sit_down("ann", "bob", "cid", options=options, clock="game", seconds=60, increment=2)
    choose = random.Random(3)
    while game.table.status == "running":
        game.now += choose.randrange(1500)
        turn = game.table.turn
        assert turn is not None
        back = game.table.back(turn)
        if back.to and choose.random() < 0.3:
            game.undo(back.to[-1])
        elif game.table.held is not None:
            game.end()
        else:
            game.play(choose.choice(game.position.actions()), hold=choose.random() < 0.7)
        if choose.random() < 0.05:
            assert state(game.reloaded()) == state(game.table)
    kinds = {step.entry.k for step in game.table.log}
    assert {"act", "undo", "end"} <= kinds
    assert state(game.reloaded()) == state(game.table)


def test_a_command_never_changes_the_table_it_was_given() -> None:
    game = sit_down("ann", "bob")
    before = state(game.table)
    table = game.table
    game.castle()
    assert state(table) == before
    assert game.table.seq == table.seq + 1


def test_the_same_command_is_recognised_even_after_a_restart() -> None:
    game = sit_down("ann", "bob", options=OPEN_TILES)
    asker = game.asker(game.holder())
    steps = commands.play(game.table, asker, game.table.seq, game.position.actions()[0])
    game.take(steps)
    for table in (game.table, game.reloaded()):
        assert commands.done_before(table, asker) == steps[0].seq
    other = "bob" if asker.who == "ann" else "ann"
    stranger = commands.Asker(other, asker.now, asker.id)
    assert commands.done_before(game.table, stranger) is None


# -- turns -----------------------------------------------------------------------------------------


def test_only_whoever_has_the_turn_may_act() -> None:
    game = sit_down("ann", "bob")
    waiting = "bob" if game.holder() == "ann" else "ann"
    action = game.position.actions()[0]
    with refused("not_your_turn"):
        game.play(action, who=waiting)
    with refused("not_seated"):
        game.play(action, who="eve")


def test_a_late_decision_is_stale_but_votes_and_talk_do_not_make_it_so() -> None:
    game = sit_down("ann", "bob", "cid")
    seen = game.table.seq
    game.castle()
    with refused("stale", seq=game.table.seq):
        commands.play(game.table, game.asker(game.holder()), seen, 0)
    with refused("stale"):
        commands.play(game.table, game.asker(game.holder()), game.table.seq + 1, 0)
    at = game.table.seq
    others = [s.who for s in game.table.seats if s.who != game.holder()]
    turn = game.table.turn
    assert turn is not None
    game.now += SLOW
    game.take(commands.vote(game.table, game.asker(others[0]), turn, frozenset()))
    steps = commands.play(game.table, game.asker(game.holder()), at, game.position.actions()[0])
    assert steps[-1].seats[turn].votes == (), "whoever moves is there"


def test_an_illegal_action_is_refused_with_the_reason_of_the_game() -> None:
    game = sit_down("ann", "bob")
    cell = game.free()
    game.castle()
    with refused("illegal", code="occupied", rule="K-4.5", cell=cell):
        game.play(f"castle 1 {cell}")
    for action in (-1, 1 << 40):
        with refused("illegal", code="not_an_action"):
            game.play(action)


def test_a_seat_without_a_choice_passes_by_itself() -> None:
    game = sit_down("ann", "bob")
    while game.table.status == "running":
        # Ann uses up her castles, Bob draws while he can: in the end only he has something left.
        game.play(game.position.actions()[0 if game.table.turn == 0 else -1])
    forced = [step for step in game.table.log if step.entry.forced]
    assert forced
    passes = [s for s in game.table.log if any(e.kind == "passed" for e in s.events)]
    assert passes == forced
    assert state(game.reloaded()) == state(game.table)


# -- undo and hold ---------------------------------------------------------------------------------


def test_without_hold_the_turn_is_over_and_cannot_be_taken_back() -> None:
    game = sit_down("ann", "bob")
    first = game.table.turn
    assert first is not None
    game.castle()
    assert game.table.turn == 1 - first
    assert game.table.back(first) == Back((), "other_player")
    assert game.table.back(1 - first) == Back((), "other_player")


def test_hold_leaves_the_turn_until_its_end() -> None:
    game = sit_down("ann", "bob")
    first = game.table.turn
    assert first is not None
    waiting = game.table.seats[1 - first].who
    game.castle(hold=True)
    assert game.table.turn == game.table.held == first
    with refused("not_your_turn"):
        game.castle()
    with refused("not_your_turn"):
        game.play(0, who=waiting)
    with refused("not_your_turn"):
        commands.end(game.table, game.asker(waiting), game.table.seq)
    game.end()
    assert game.table.turn == 1 - first
    with refused("not_held"):
        game.end()


def test_a_held_turn_can_be_taken_back_to_its_beginning() -> None:
    game = sit_down("ann", "bob")
    start, before = game.table.seq, game.position.describe()
    game.castle(hold=True)
    turn = game.table.turn
    assert turn is not None
    assert game.table.back(turn) == Back((start,), "start")
    game.undo(start)
    assert game.position.describe() == before
    assert game.table.held is None
    with refused("nothing_to_undo"):
        game.undo(start - 1)
    game.castle()  # and the game goes on
    assert game.table.turn == 1 - turn


def test_nobody_goes_back_behind_another_player_or_an_own_end() -> None:
    game = sit_down("ann", "bob")
    game.castle(hold=True)
    game.end()
    game.castle(hold=True)
    with refused("undo_boundary", boundary="other_player"):
        game.undo(2)
    game.undo(game.table.seq - 1)
    with refused("undo_boundary", boundary="other_player"):
        game.undo(2)


def test_a_drawn_tile_is_a_boundary() -> None:
    game = sit_down("ann", "bob")
    game.play("draw")
    drawn = game.table.seq
    with refused("undo_boundary", boundary="drew"):
        game.undo(drawn - 1)
    game.play(game.position.actions()[0], hold=True)
    turn = game.table.turn
    assert turn is not None
    assert game.table.back(turn) == Back((drawn,), "drew")
    game.undo(drawn)
    assert game.table.turn == turn
    assert game.position.scene()["turn"]["step"] == "place"


def test_showing_the_secret_tile_is_a_boundary_so_hold_has_no_effect() -> None:
    game = sit_down("ann", "bob")
    first = game.table.turn
    assert first is not None
    game.play(f"secret {game.free()}", hold=True)
    assert game.table.held is None
    assert game.table.turn == 1 - first
    assert game.table.acts[-1].reveals == "placed"


def test_the_end_of_a_round_is_a_boundary() -> None:
    game = sit_down("ann", "bob", options=OPEN_TILES)
    while all(act.reveals != "round_started" for act in game.table.acts):
        game.play(game.position.actions()[-1], hold=True)
        if game.table.held is not None:
            game.end()
    assert game.table.held is None
    turn = game.table.turn
    assert turn is not None
    assert not game.table.back(turn).to


def test_a_turn_cannot_be_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_UNDOS", 3)
    game = sit_down("ann", "bob")
    for _ in range(2):
        for _ in range(3):
            game.castle(hold=True)
            game.undo(game.table.seq - 1)
        game.castle(hold=True)
        with refused("too_often"):
            game.undo(game.table.seq - 1)
        game.end()  # and the game goes on, with as many for the next one


def test_a_long_log_takes_moves_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sit_down("ann", "open", "bot")
    monkeypatch.setattr(commands, "MOST_ENTRIES", game.table.seq)
    with refused("too_often"):
        commands.sit(game.table, game.asker("bob"), 1, "Bob")
    with refused("too_often"):
        commands.leave(game.table, game.asker("ann"), 0)
    with refused("too_often"):
        commands.fill(game.table, game.asker("ann"), 2, "")
    game.take(commands.start(game.table, game.asker("ann"), "greedy"))
    game = sit_down("ann", "bob", "cid", options=OPEN_TILES)
    game.castle(hold=True)
    with refused("too_often"):
        game.undo(game.table.seq - 1)
    game.end()
    with refused("too_often"):
        commands.vote(game.table, game.asker("bob"), 0, {0})
    game.play_on(1000)
    assert game.table.status == "finished"


def test_taking_back_replays_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is, a step back costs the same: logs with many of them load fast."""
    game = sit_down("ann", "bob", options=OPEN_TILES)
    for _ in range(4):
        game.castle()
    start, before = game.table.seq, game.position.describe()
    game.castle(hold=True)
    applied: list[int] = []
    monkeypatch.setattr(type(game.position), "apply", lambda _, action: applied.append(action))
    game.undo(start)
    assert applied == []
    assert game.position.describe() == before


def test_what_was_taken_back_stays_in_the_log() -> None:
    game = sit_down("ann", "bob")
    game.castle(hold=True)
    game.undo(game.table.seq - 1)
    game.castle()
    assert [step.entry.k for step in game.table.log[2:]] == ["act", "undo", "act"]
    assert len(game.table.acts) == 1


# -- people who go and come ------------------------------------------------------------------------


def test_resigning_with_two_ends_the_game() -> None:
    game = sit_down("ann", "bob")
    game.play_on(5)
    steps = commands.resign(game.table, game.asker("ann"), 0)
    table = game.take(steps)
    assert (table.status, table.ended_by, table.turn) == ("finished", "resigned", None)
    assert table.ranking() == [[1], [0]]
    with refused("finished"):
        commands.resign(table, game.asker("bob"), 1)
    assert state(game.reloaded()) == state(table)


def test_resigning_with_three_lets_a_bot_play_on_and_ranks_last() -> None:
    game = sit_down("ann", "bob", "cid")
    table = game.take(commands.resign(game.table, game.asker("bob"), 1))
    assert table.status == "running"
    assert table.seats[1].bot == LEVELS[-1]
    with refused("not_seated"):
        commands.resign(table, game.asker("bob"), 1)
    with refused("cannot_return"):
        commands.take_back(table, game.asker("bob"), 1)
    while game.table.status == "running":
        level = game.table.bot_to_act(game.now)
        action = game.position.actions()[0]
        if level:
            assert game.table.turn == 1
            game.take(commands.bot_act(game.table, game.now, action, level))
        else:
            game.play(action)
    ranking = game.table.ranking()
    assert ranking[-1] == [1]
    over = next(e for s in game.table.log for e in s.events if e.kind == "game_over")
    assert over.params["ranking"] == ranking
    assert game.table.ended_by == ""


def test_the_first_to_resign_is_ranked_last() -> None:
    game = sit_down("ann", "bob", "cid")
    game.take(commands.resign(game.table, game.asker("cid"), 2))
    table = game.take(commands.resign(game.table, game.asker("ann"), 0))
    assert table.ranking() == [[1], [0], [2]]


def test_a_held_turn_is_passed_on_when_its_player_resigns() -> None:
    game = sit_down("ann", "bob", "cid")
    turn = game.table.turn
    assert turn is not None
    game.castle(hold=True)
    table = game.take(commands.resign(game.table, game.asker(game.holder()), turn))
    assert table.held is None
    assert table.turn == (turn + 1) % 3


def test_one_other_person_is_enough_to_replace_somebody_absent() -> None:
    game = sit_down("ann", "bob", "bot")
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker("bob"), 0, frozenset())
    with refused("not_seated"):
        commands.vote(game.table, game.asker("eve"), 0, {0})
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker("bob"), 2, {2})
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker("bob"), 1, {1})
    table = game.take(commands.vote(game.table, game.asker("bob"), 0, {0}))
    assert [s.entry.k for s in table.log[-2:]] == ["vote", "replaced"]
    assert table.seats[0].bot == LEVELS[-1]
    with refused("cannot_vote"):
        commands.vote(table, game.asker("bob"), 0, {0})
    table = game.take(commands.take_back(table, game.asker("ann"), 0))
    assert table.seats[0].bot == ""
    with refused("cannot_return"):
        commands.take_back(table, game.asker("ann"), 0)
    assert state(game.reloaded()) == state(table)


def test_more_than_half_of_those_who_are_there_decide() -> None:
    game = sit_down("ann", "bob", "cid", "dee")
    game.take(commands.vote(game.table, game.asker("bob"), 0, {0}))
    assert game.table.seats[0].votes == (1,)
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker("bob"), 0, {0})
    table = game.take(commands.vote(game.table, game.asker("cid"), 0, {0}))
    assert table.seats[0].replaced
    table = game.take(commands.vote(game.table, game.asker("cid"), 1, {1}))
    assert not table.seats[1].replaced, "dee has not voted"
    table = game.take(commands.vote(game.table, game.asker("dee"), 1, {1}))
    assert table.seats[1].replaced


def test_votes_stay_and_are_enough_when_other_voters_go_away() -> None:
    game = sit_down("ann", "bob", "cid", "dee")
    voted = game.take(commands.vote(game.table, game.asker("bob"), 0, {0}))
    assert not commands.count_votes(voted, game.now, {0})
    assert not commands.count_votes(voted, game.now, {0, 2}), "one of two is not enough"
    assert not commands.count_votes(voted, game.now, {0, 1, 2, 3}), "nobody is there to decide"
    assert not commands.count_votes(voted, game.now, {2, 3}), "she is there again"
    counted = commands.count_votes(voted, game.now, {0, 2, 3})
    assert counted[-1].seats[0].replaced
    # Whoever does not wait for the count may say it once more.
    again = game.asker("bob")
    table = game.take(commands.vote(voted, again, 0, {0, 2, 3}))
    assert [s.entry.k for s in table.log[-2:]] == ["vote", "replaced"]
    assert commands.done_before(table, again) == table.seq - 1
    assert state(game.reloaded()) == state(table)


def test_one_person_with_several_seats_has_one_vote() -> None:
    game = sit_down("ann", "bob", "bob=Bob's sister", "cid")
    table = game.take(commands.vote(game.table, game.asker("bob"), 0, {0}))
    assert not table.seats[0].replaced
    with refused("cannot_vote"):
        commands.vote(table, game.asker("bob"), 0, {0})
    assert game.take(commands.vote(table, game.asker("cid"), 0, {0})).seats[0].replaced


def test_somebody_who_does_not_move_for_long_counts_as_absent() -> None:
    game = sit_down("ann", "bob")
    turn = game.table.turn
    assert turn is not None
    other = game.table.seats[1 - turn].who
    game.now += SLOW - 1
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker(other), turn, frozenset())
    game.now += 1
    with refused("cannot_vote"):
        commands.vote(game.table, game.asker(game.holder()), 1 - turn, frozenset())
    table = game.take(commands.vote(game.table, game.asker(other), turn, frozenset()))
    assert table.bot_to_act(game.now) == LEVELS[-1]


def test_whoever_plays_for_time_by_taking_back_counts_as_absent_all_the_same() -> None:
    game = sit_down("ann", "bob", options=OPEN_TILES)
    turn, start = game.table.turn, game.table.seq
    assert turn is not None
    other = game.table.seats[1 - turn].who
    for _ in range(4):  # the first time the turn goes on, and then no more
        game.now += SLOW // 3
        game.castle(hold=True)
        game.undo(game.table.seq - 1)
    table = game.take(commands.vote(game.table, game.asker(other), turn, frozenset()))
    assert table.seats[turn].replaced
    assert table.log[start].entry.k == "act"
    game.take(commands.take_back(table, game.asker(game.table.seats[turn].who), turn))
    with refused("cannot_vote"):  # back again, with time of their own
        commands.vote(game.table, game.asker(other), turn, frozenset())


def test_whoever_goes_on_with_a_long_turn_does_not_count_as_absent() -> None:
    game = sit_down("ann", "bob")
    turn = game.table.turn
    assert turn is not None
    game.now += SLOW - 1
    game.play("draw")
    game.now += SLOW - 1
    assert not game.table.slow(turn, game.now), "the turn went on just now"
    assert game.table.slow(turn, game.now + 1)
    assert state(game.reloaded()) == state(game.table)


def test_coming_back_gives_nobody_else_time() -> None:
    game = sit_down("ann", "bob", "cid")
    turn = game.table.turn
    assert turn is not None
    away, other = (game.table.seats[(turn + n) % 3].who for n in (1, 2))
    seat = (turn + 1) % 3
    for who in (other, game.holder()):
        if not game.table.seats[seat].replaced:
            game.take(commands.vote(game.table, game.asker(who), seat, {seat}))
    game.now += SLOW
    game.take(commands.take_back(game.table, game.asker(away), seat))
    assert game.table.slow(turn, game.now)


def test_nudging_is_for_the_person_whose_turn_it_is() -> None:
    game = sit_down("ann", "bob")
    turn = game.table.turn
    assert turn is not None
    other = game.table.seats[1 - turn].who
    assert commands.may_nudge(game.table, game.asker(other), turn) == 1 - turn
    for who, seat, code in (
        (other, 1 - turn, "not_your_turn"),
        (game.holder(), turn, "not_your_turn"),
        ("eve", turn, "not_seated"),
    ):
        with refused(code):
            commands.may_nudge(game.table, game.asker(who), seat)


# -- clocks ----------------------------------------------------------------------------------------


def test_a_game_clock_runs_for_whoever_has_the_turn_and_pays_the_increment() -> None:
    game = sit_down("ann", "bob", clock="game", seconds=60, increment=5)
    first = game.table.turn
    assert first is not None
    assert game.table.due == game.now + 60_000
    game.now += 10_000
    game.play("draw")
    assert game.table.due == game.now + 50_000, "the turn goes on"
    game.now += 1_000
    game.play(game.position.actions()[0])
    assert game.table.clock.left[first] == 60_000 - 11_000 + 5_000
    assert game.table.clock.left[1 - first] == 60_000
    assert game.table.due == game.now + 60_000
    assert game.reloaded().clock == game.table.clock


def test_a_pass_that_the_table_plays_earns_no_time() -> None:
    game = sit_down("ann", "bob", clock="game", seconds=600, increment=5)
    before = game.table
    while not game.table.log[-1].entry.forced:
        assert game.table.status == "running"
        before = game.table
        game.play(game.position.actions()[0 if game.table.turn == 0 else -1])
    passed = game.table.log[-1].entry.by
    assert passed is not None
    assert game.table.clock.left[passed] == before.clock.left[passed]
    assert game.table.clock.left[1 - passed] == before.clock.left[1 - passed] + 5_000


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_time_without_a_server_counts_for_nobody(kind: str) -> None:
    game = sit_down("ann", "bob", clock=kind, seconds=60)
    turn = game.table.turn
    game.now += 10_000
    game.play("draw")
    left = game.table.clock
    for _ in range(2):
        game.now += 86_400_000
        assert commands.resume(game.table, game.table.log[-1].entry.at) == []
        game.take(commands.resume(game.table, game.now))
        assert game.table.due == game.now + 50_000
        assert state(game.reloaded()) == state(game.table)
    assert (game.table.turn, game.table.clock.left) == (turn, left.left)
    game.now += 49_999
    assert not game.table.slow(turn or 0, game.now)
    assert commands.tick(game.table, game.now) == []
    game.play(game.position.actions()[0])
    assert game.table.turn != turn
    assert state(game.reloaded()) == state(game.table)
    game = sit_down("ann", "bob")
    assert commands.resume(game.table, game.now + 1) == [], "no clock, nothing to give back"


def test_out_of_time_for_the_game_a_bot_plays_on_to_the_end() -> None:
    game = sit_down("ann", "bob", clock="game", seconds=60)
    first = game.table.turn
    assert first is not None
    who = game.holder()
    game.now += 59_999
    assert commands.tick(game.table, game.now) == []
    game.now += 1
    table = game.take(commands.tick(game.table, game.now))
    assert table.log[-1].entry.k == "flagged"
    assert table.bot_to_act(game.now) == LEVELS[-1]
    with refused("cannot_return"):
        commands.take_back(table, game.asker(who), first)
    with refused("not_your_turn"):
        commands.play(table, game.asker(who), table.seq, 0)
    assert commands.tick(table, game.now + 10**9) == [], "bots have no clock"


def test_out_of_time_for_a_turn_a_bot_plays_that_turn_only() -> None:
    game = sit_down("ann", "bob", clock="turn", seconds=30)
    first = game.table.turn
    assert first is not None
    game.play("draw")
    game.now += 29_999
    assert game.table.bot_to_act(game.now) == ""
    game.now += 1
    assert game.table.bot_to_act(game.now) == LEVELS[-1]
    action = game.position.actions()[0]
    table = game.take(commands.bot_act(game.table, game.now, action, LEVELS[-1]))
    assert table.log[-1].entry.late
    assert table.turn == 1 - first
    assert table.seats[first].bot == ""
    assert table.bot_to_act(game.now) == ""
    assert table.due == game.now + 30_000
    game.castle()
    assert game.table.due == game.now + 30_000, "a full turn again"


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_out_of_time_nobody_decides_any_more(kind: str) -> None:
    game = sit_down("ann", "bob", clock=kind, seconds=30)
    who = game.holder()
    game.now += 29_999
    game.play("draw")
    action = game.position.actions()[0]
    game.now += 1
    with refused("not_your_turn"):
        commands.play(game.table, game.asker(who), game.table.seq, action)
    with refused("not_your_turn"):
        commands.undo(game.table, game.asker(who), game.table.seq, game.table.seq - 1)


def test_what_the_clock_or_a_vote_ends_earns_no_time() -> None:
    game = sit_down("ann", "bob", "cid", clock="game", seconds=60, increment=5)
    first = game.table.turn
    assert first is not None
    game.now += 60_000
    game.take(commands.tick(game.table, game.now))
    assert game.table.clock.left[first] == 0
    while game.table.turn == first:
        action = game.position.actions()[0]
        game.take(commands.bot_act(game.table, game.now, action, LEVELS[-1]))
    second = game.table.turn
    assert second is not None
    left = game.table.clock.left[second]
    game.now += 1_000
    third = game.table.seats[3 - first - second].who
    game.take(commands.vote(game.table, game.asker(third), second, {second}))
    assert game.table.seats[second].replaced
    assert game.table.clock.left[second] == left - 1_000


def test_out_of_time_a_held_turn_is_ended() -> None:
    for kind in ("turn", "game"):
        game = sit_down("ann", "bob", clock=kind, seconds=30)
        first = game.table.turn
        assert first is not None
        game.castle(hold=True)
        game.now += 30_000
        assert game.table.bot_to_act(game.now) == ""
        table = game.take(commands.tick(game.table, game.now))
        assert table.log[-1].entry.k == {"turn": "end", "game": "flagged"}[kind]
        assert table.turn == 1 - first
        assert state(game.reloaded()) == state(table)


def test_time_does_not_run_for_bots() -> None:
    game = sit_down("bot", "ann", clock="game", seconds=60)
    while not game.table.bot_to_act(game.now):
        game.castle()
    assert game.table.clock.running is None
    assert game.table.due == game.table.acting_since
    before = game.table.clock.left
    game.now += 50_000
    game.take(commands.bot_act(game.table, game.now, game.position.actions()[0], "greedy"))
    assert game.table.clock.left == before


# -- before and after ------------------------------------------------------------------------------


def test_a_table_opens_fills_and_starts() -> None:
    game = sit_down("ann", "open", "open")
    with refused("not_running"):
        commands.play(game.table, game.asker("ann"), 1, 0)
    with refused("seat_taken"):
        commands.sit(game.table, game.asker("bob"), 0, "Bob")
    with refused("bad_name"):
        commands.sit(game.table, game.asker("bob"), 1, " \u200b\n ")
    with refused("bad_message"):
        commands.sit(game.table, game.asker("bob"), 9, "Bob")
    game.take(commands.sit(game.table, game.asker("bob"), 1, "  Bob\x00 the   Great" + "!" * 40))
    assert game.table.seats[1].name == "Bob the Great!!!!!!!!!!!"
    with refused("not_seated"):
        commands.leave(game.table, game.asker("ann"), 1)
    game.take(commands.leave(game.table, game.asker("bob"), 1))
    assert game.table.seats[1].kind == "open"
    with refused("not_host"):
        commands.fill(game.table, game.asker("bob"), 1, "greedy")
    with refused("seat_taken"):
        commands.fill(game.table, game.asker("ann"), 0, "greedy")
    with refused("bad_options"):
        commands.fill(game.table, game.asker("ann"), 1, "genius")
    game.take(commands.fill(game.table, game.asker("ann"), 1, "greedy"))
    game.take(commands.fill(game.table, game.asker("ann"), 1, ""))
    with refused("not_host"):
        commands.start(game.table, game.asker("bob"), "greedy")
    with refused("bad_options"):
        commands.start(game.table, game.asker("ann"), "")
    game.take(commands.start(game.table, game.asker("ann"), "random"))
    assert [s.bot for s in game.table.seats] == ["", "random", "random"]
    assert game.table.status == "running"
    too_late: list[Callable[[], Any]] = [
        lambda: commands.sit(game.table, game.asker("bob"), 1, "Bob"),
        lambda: commands.leave(game.table, game.asker("ann"), 0),
        lambda: commands.fill(game.table, game.asker("ann"), 1, "greedy"),
        lambda: commands.start(game.table, game.asker("ann"), "greedy"),
    ]
    for command in too_late:
        with refused("not_open"):
            command()
    assert state(game.reloaded()) == state(game.table)


def test_no_two_seats_of_a_table_have_the_same_name() -> None:
    game = sit_down("ann", "open", "open")
    for who in ("bob", "ann"):
        with refused("bad_name"):
            commands.sit(game.table, game.asker(who), 1, "aNn ")
    game.take(commands.sit(game.table, game.asker("ann"), 1, "Ann 2"))
    game.take(commands.leave(game.table, game.asker("ann"), 1))
    game.take(commands.sit(game.table, game.asker("bob"), 1, "Ann 2"))
    with pytest.raises(InvalidInput, match="seat 1: another seat has the name 'Ann'"):
        sit_down("ann", "ann")


def test_without_a_clock_its_numbers_mean_nothing() -> None:
    made = sit_down("ann", "bob", seconds=-(10**30), increment=10**30).table.made
    assert (made.seconds, made.increment) == (0, 0)


def test_the_last_one_to_sit_starts_the_game() -> None:
    game = sit_down("ann", "open")
    game.take(commands.sit(game.table, game.asker("bob"), 1, "Bob"))
    assert [step.entry.k for step in game.table.log] == ["created", "sat", "started"]


def test_a_rematch_moves_the_seats_by_one() -> None:
    game = sit_down("ann", "bob", "bot", options=OPEN_TILES, clock="turn", seconds=30)
    with refused("not_open"):
        commands.rematch(game.table, game.asker("ann"), "next")
    game.take(commands.resign(game.table, game.asker("ann"), 0))
    game.take(commands.resign(game.table, game.asker("bob"), 1))
    with refused("not_seated"):
        commands.rematch(game.table, game.asker("eve"), "next")
    table = game.take(commands.rematch(game.table, game.asker("bob"), "next"))
    assert table.rematch == "next"
    made = making.rematch(table, LEVELS, Secret(8, "new"), "next", game.now)
    assert [(s.kind, s.name, s.who) for s in made.seats] == [
        ("person", "Bob", "bob"),
        ("bot", "", ""),
        ("person", "Ann", "ann"),
    ]
    assert not any(seat.resigned or seat.replaced for seat in made.seats)
    assert made.made.options == table.made.options
    assert (made.made.clock, made.made.seconds) == ("turn", 30)
    assert made.made.commitment != table.made.commitment
    assert commands.started(made, game.now)[-1].status == "running"


def test_the_shuffle_is_promised_before_the_game() -> None:
    game = sit_down("ann", "bob")
    assert keeps_commitment(game.table.made.commitment, game.secret.seed, game.secret.salt)
    assert not keeps_commitment(game.table.made.commitment, 8, game.secret.salt)


@pytest.mark.parametrize(
    ("seats", "wish", "problem"),
    [
        (["ann"], {}, "players"),
        (["ann"] * 5, {}, "players"),
        (["ann", "bob"], {"options": {"speed": 9}}, "speed"),
        (["ann", "bob"], {"options": {"open_tiles": 10**40}}, "open_tiles"),
        (["ann", "bob"], {"options": {"open_reserve": True}}, "needs"),
        (["ann", "bob"], {"edition": "gold"}, "edition"),
        (["ann", "bob"], {"clock": "turn", "seconds": 1}, "clock"),
        (["ann", "bob"], {"clock": "game", "seconds": 60, "increment": -1}, "increment"),
    ],
)
def test_an_impossible_table_is_refused_with_its_fault(
    seats: list[str], wish: dict[str, Any], problem: str
) -> None:
    with pytest.raises(InvalidInput, match=problem):
        sit_down(*seats, **wish)


def test_an_unknown_game_or_level_is_refused() -> None:
    wish = making.Wish(game="chess", seats=[], host="ann", options={})
    with pytest.raises(InvalidInput, match="chess"):
        making.make("t", wish, LEVELS, Secret(1, ""), 0)
    game = sit_down("ann", "bot")
    assert game.table.seats[1].level in LEVELS
    with pytest.raises(InvalidInput, match="no bot of level"):
        making.make("t", making.Wish(
            game="kingdoms",
            seats=[*game.table.made.seats[:1], game.table.made.seats[1]],
            host="ann",
            options={},
        ), ("random",), Secret(1, ""), 0)  # fmt: skip


# -- playing on ------------------------------------------------------------------------------------


def play_from(text: str) -> Game:
    start = making.position_from(text)
    return sit_down("ann", "bob", secret=making.new_secret(start), start=start)


def test_playing_on_from_a_complete_position_keeps_it_exactly() -> None:
    before = sit_down("ann", "bob")
    before.play_on(9)
    document = before.position.document()
    game = play_from(document)
    assert game.position.document() == document
    assert game.table.made.commitment == "", "whoever has the document knows what comes"
    game.play_on(1000)
    assert game.table.status == "finished"
    assert state(game.reloaded()) == state(game.table)


def test_playing_on_from_a_seen_position_deals_what_is_not_known() -> None:
    before = sit_down("ann", "bob")
    before.play_on(9)
    seen = before.position.seen_by(0)
    game = play_from(seen.document())
    assert game.position.seen_by(0).document() == seen.document()
    game.play_on(1000)
    assert game.table.status == "finished"
    assert state(game.reloaded()) == state(game.table)


def test_playing_on_from_a_record() -> None:
    before = sit_down("ann", "bob")
    before.play_on(12)
    record = before.position.record()
    position = making.position_in_record(record.dumps(), 5)
    assert position.document() == record.position(5).document()
    for upto in (-1, 99):
        with pytest.raises(InvalidInput, match="actions"):
            making.position_in_record(record.dumps(), upto)


def test_a_position_that_does_not_fit_the_table_is_refused() -> None:
    before = sit_down("ann", "bob", "cid")
    with pytest.raises(InvalidInput, match="3 seats"):
        play_from(before.position.document())
    before.play_on(1000)
    start = making.position_from(before.position.document())
    with pytest.raises(InvalidInput, match="over"):
        sit_down("ann", "bob", "cid", start=start, secret=making.new_secret(start))
