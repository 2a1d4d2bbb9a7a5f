"""The games of other programs that the benchmark measures beside Kingdom Builder."""

from __future__ import annotations

import importlib
import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from realmwright.arena import bench, peers


class Board:
    """A chess board, as far as the benchmark asks: ten moves, then it is over."""

    finished = 0

    def __init__(self) -> None:
        self.moves: list[int] = []

    def is_game_over(self) -> bool:
        return len(self.moves) == 10

    @property
    def legal_moves(self) -> range:
        return range(len(self.moves), 12)

    def push(self, move: int) -> None:
        assert move in self.legal_moves
        self.moves.append(move)

    def result(self) -> str:
        assert self.is_game_over()
        Board.finished += 1
        return "*"


class State:
    """A state of a game that begins with chance and ends when nothing is left."""

    finished = 0

    def __init__(self) -> None:
        self.left = [0, 1, 2, 3]

    def is_terminal(self) -> bool:
        return not self.left

    def is_chance_node(self) -> bool:
        return len(self.left) == 4

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(action, 0.25) for action in self.left]

    def current_player(self) -> int:
        return len(self.left) % 2

    def legal_actions(self, player: int) -> list[int]:
        assert player == self.current_player()
        assert not self.is_chance_node()
        return self.left

    def apply_action(self, action: int) -> None:
        self.left.remove(action)

    def returns(self) -> list[float]:
        assert self.is_terminal()
        State.finished += 1
        return [1.0, -1.0]


def load_game(name: str) -> Any:
    assert name == "hex(board_size=11)"
    return SimpleNamespace(new_initial_state=State)


def test_every_system_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", SimpleNamespace(Board=Board))
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=load_game))
    before = Board.finished, State.finished
    report = peers.report(rounds=1, seconds=0.005)
    assert Board.finished > before[0]
    assert State.finished > before[1]
    for name in ("/ chess, python-chess", "/ hex 11 × 11, OpenSpiel", "/ fast lane"):
        assert name in report
    assert "4 players, rich lane" in report
    assert "not installed" not in report


def test_games_in_turns_only() -> None:
    state = State()
    state.is_chance_node = lambda: False  # type: ignore[method-assign]
    state.is_simultaneous_node = lambda: True  # type: ignore[method-assign]
    module = SimpleNamespace(
        load_game=lambda name: SimpleNamespace(new_initial_state=lambda: state)
    )
    with pytest.raises(ValueError, match="in turns"):
        peers.hex_11(module, random.Random(1))()


def test_what_is_not_installed_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = importlib.import_module

    def without(name: str, *args: Any) -> Any:
        if name in ("chess", "pyspiel"):
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.setattr(importlib, "import_module", without)
    assert bench.main(["peers", "--rounds", "1", "--seconds", "0.005"]) == 0
    out = capsys.readouterr().out
    assert "chess, python-chess: package chess is not installed" in out
    assert "hex 11 × 11, OpenSpiel: package open_spiel is not installed" in out
    assert peers.INSTALL in out
    assert "2 players, fast lane" in out
