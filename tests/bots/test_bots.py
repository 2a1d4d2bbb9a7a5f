"""Bots: legal, deterministic, fair, and in the order of their levels."""

from __future__ import annotations

import itertools

import pytest

import realmwright as rw
from realmwright import bots
from realmwright.arena import tournament
from realmwright.engine.contract import InvalidInput

OPTIONS = [
    {"last_castle": last, "open_tiles": open_, "score_as_you_go": go, "open_reserve": reserve}
    for last, open_, go, reserve in itertools.product((False, True), repeat=4)
    if open_ or not reserve
]


def seen(position: rw.Position) -> str:
    return position.seen_by(position.to_act).document()


@pytest.mark.parametrize("level", bots.levels("kingdoms"))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_bot_plays_every_variant_to_the_end(level: str, options: dict[str, bool]) -> None:
    position = rw.new("kingdoms", seats=3, seed=5, options=options)
    move = 0
    while position.to_act is not None:
        position.play(bots.choose(seen(position), level, seed=move))
        move += 1
    assert position.ranking()


def test_the_same_seed_gives_the_same_move() -> None:
    start = rw.new("kingdoms", seats=2, seed=5)
    chosen = {bots.choose(seen(start), "random", seed=9) for _ in range(5)}
    assert len(chosen) == 1
    assert len({bots.choose(seen(start), "random", seed=s) for s in range(20)}) > 5


def test_a_bot_cannot_tell_what_is_hidden() -> None:
    """Two games that differ only in what the seat cannot see get the same answer."""
    start = rw.new("kingdoms", seats=2, seed=5)
    other = start.seen_by(start.to_act).guess(rw.Rng(77))
    assert other.document() != start.document()
    assert bots.choose(seen(start), "greedy", 1) == bots.choose(seen(other), "greedy", 1)


def test_greedy_beats_random() -> None:
    tallies = tournament.match("kingdoms", ["random", "greedy"], deals=10)
    assert tallies["greedy"].share >= 0.95


def test_greedy_takes_the_best_space_in_the_last_round() -> None:
    start = rw.new("kingdoms", seats=2, seed=5)
    document = start.describe() | {
        "round": 3,
        "earned": [[0, 0], [0, 0]],
        "to_act": 0,
        "board": [
            ".. +5 .. .. .. ..",
            "+6 .. +6 +5 +4 +4",
            ".. +3 .. .. .. ..",
            ".. +3 .. .. .. ..",
            ".. +1 .. .. .. ..",
        ],
        "tile": ["-6", "?"],
        "pool": 11,
        "chance": None,
    }
    position = rw.new("kingdoms", seats=2, seed=5).game.read(document)
    assert position.notation(bots.choose(position.document(), "greedy", 1)) == "castle 4 B2"
    action, code, params = bots.hint(position.document())
    assert (position.notation(action), code) == ("castle 4 B2", "high_castle")
    assert params == {"gold": 4 * (25 + 12)}


def test_a_hint_says_when_there_is_no_choice() -> None:
    start = rw.new("kingdoms", seats=2, seed=5)
    document = start.describe() | {
        "board": [
            "+1 +1 +2 +2 +3 +3",
            "+4 +4 +5 +5 +6 +6",
            "-1 -2 -3 -4 -5 -6",
            "MT MT DR GM B1 B1",
            "B1 B1 B2 B2 B2 ..",
        ],
        "tile": [None, None],
        "pool": [],
        "castles": [[4, 0, 0, 0], [0, 0, 2, 1]],
        "to_act": 0,
        "chance": None,
    }
    position = start.game.read(document)
    assert bots.hint(position.document())[1] == "forced"


def test_an_analysis_has_an_opinion_of_every_action() -> None:
    position = tournament.play_game("kingdoms", ["greedy", "random"], seed=3)
    record = position.record()
    opinions = bots.analyse(record.dumps())
    assert [opinion["a"] for opinion in opinions] == list(record.actions)
    assert all(opinion["value"] <= opinion["best_value"] for opinion in opinions)
    lost = [0.0, 0.0]
    for opinion in opinions:
        lost[opinion["seat"]] += opinion["best_value"] - opinion["value"]
    assert lost[0] < lost[1]


def test_an_unknown_level_is_named() -> None:
    start = rw.new("kingdoms", seats=2, seed=5)
    with pytest.raises(InvalidInput, match="no bot 'grandmaster'; known: random, greedy"):
        bots.choose(seen(start), "grandmaster", 1)


def test_wilson_agrees_with_a_known_interval() -> None:
    low, high = tournament.wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_wilson_stays_a_share() -> None:
    """A bot that always or never wins: no interval beyond 0 or 1, not by a hair."""
    for games in range(100):
        assert 0 <= tournament.wilson(0, games)[0] < 0.001
        assert 0 < tournament.wilson(games, games)[1] <= 1
