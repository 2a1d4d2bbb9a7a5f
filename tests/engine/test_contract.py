"""The small parts of the contract: reasons, events, sheets, options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.anything import JSON

import realmwright as rw
from realmwright.engine.contract import Game, play_all
from realmwright.games import GAMES, get

GAME: Game = GAMES["kingdoms"]


def test_the_public_face() -> None:
    assert [game["id"] for game in rw.games()] == list(GAMES)
    kingdoms = next(game for game in rw.games() if game["id"] == "kingdoms")
    assert kingdoms["seats"] == [2, 3, 4]
    assert kingdoms["editions"] == ["fantasy-flight-2002"]
    assert kingdoms["options"] == {
        "last_castle": [False, True],
        "open_tiles": [False, True],
        "score_as_you_go": [False, True],
        "open_reserve": [False, True],
        "starter_tie": ["random", "clockwise"],
    }
    assert all(hasattr(rw, name) for name in rw.__all__)


def test_reasons_and_faults_can_be_read() -> None:
    reason = rw.Reason("occupied", "K-4.5", {"cell": "C2"})
    assert str(reason) == "occupied (cell=C2): K-4.5"
    assert str(rw.Reason("over", "K-9.1")) == "over: K-9.1"
    error = rw.IllegalAction(reason)
    assert (error.reason, error.rule, str(error)) == (reason, "K-4.5", str(reason))
    assert isinstance(error, ValueError)
    fault = rw.InvalidInput("this", "that")
    assert (fault.problems, str(fault)) == (("this", "that"), "this; that")
    assert isinstance(fault, ValueError)


@pytest.mark.parametrize(
    ("reader", "shown"),
    [
        (0, {"k": "dealt", "seat": 0, "face": "+5"}),
        (1, {"k": "dealt", "seat": 0}),
        (None, {"k": "dealt", "seat": 0}),
    ],
)
def test_events_show_what_is_private_to_its_owner_only(
    reader: int | None, shown: dict[str, Any]
) -> None:
    event = rw.Event("dealt", {"seat": 0}, private={"face": "+5"}, to=0)
    assert event.seen_by(reader) == shown
    nobody = rw.Event("dealt", {"seat": 0}, private={"face": "+5"})
    assert nobody.seen_by(reader) == {"k": "dealt", "seat": 0}


def test_sheets_add_up() -> None:
    sheet = rw.Sheet(1, (rw.Entry("start", 50), rw.Entry("row-1", -12, (0, 1))))
    assert sheet.total == 38


def test_play_all_collects_the_events() -> None:
    one = rw.new("kingdoms", seats=2, seed=3)
    two = one.copy()
    actions = [one.parse("castle 1 A1"), one.parse("castle 1 B1")]
    assert play_all(one, actions) == [event for a in actions for event in two.play(a)]
    assert one.document() == two.document()


def test_options_are_filled_in() -> None:
    assert GAME.settle(None) == GAME.settle({}) == {o.id: o.default for o in GAME.options}
    assert GAME.settle({"open_tiles": True})["open_tiles"] is True


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"dragons": True}, ["'dragons'", "not known"]),
        ({"last_castle": 1}, ["'last_castle' is 1", "False, True"]),
        ({"last_castle": None}, ["'last_castle' is None"]),
        ({"starter_tie": "RANDOM"}, ["'starter_tie'", "'random', 'clockwise'"]),
        ({"starter_tie": ["random"]}, ["'starter_tie'"]),
        ({"open_reserve": True}, ["'open_reserve' needs 'open_tiles' to be True"]),
        ({"a": 1, "last_castle": 2}, ["'a'", "'last_castle'"]),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(rw.InvalidInput) as caught:
        rw.new("kingdoms", seats=2, seed=1, options=options)
    assert all(word in str(caught.value) for word in words)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "2", None])
def test_wrong_numbers_of_players_are_named(seats: Any) -> None:
    with pytest.raises(rw.InvalidInput, match="2 to 4 players"):
        rw.new("kingdoms", seats=seats, seed=1)


def test_unknown_games_and_editions_are_named() -> None:
    with pytest.raises(rw.InvalidInput, match="no game 'chess'; known: kingdoms"):
        rw.new("chess", seats=2, seed=1)
    with pytest.raises(rw.InvalidInput, match="edition 'mine' is not known"):
        rw.new("kingdoms", seats=2, seed=1, edition="mine")
    with pytest.raises(rw.InvalidInput):
        get([])  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64, "7", None, 1.0, True])
def test_wrong_seeds_are_named(seed: Any) -> None:
    with pytest.raises(rw.InvalidInput, match="seed"):
        rw.new("kingdoms", seats=2, seed=seed)


def test_a_long_text_is_not_repeated() -> None:
    with pytest.raises(rw.InvalidInput) as caught:
        rw.new("kingdoms", seats=2, seed=1).parse("x" * 100_000)
    assert len(str(caught.value)) < 300


@given(st.dictionaries(st.text(max_size=12), JSON, max_size=4))
def test_no_options_break_the_game(options: dict[str, Any]) -> None:
    known = {option.id: option.values for option in GAME.options}
    fine = all(key in known and value in known[key] for key, value in options.items())
    if not fine:
        with pytest.raises(rw.InvalidInput):
            rw.new("kingdoms", seats=2, seed=1, options=options)
