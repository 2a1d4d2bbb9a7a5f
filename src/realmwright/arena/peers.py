"""Kingdom Builder beside what anybody can install: random games, all driven from Python.

Every system plays whole games of uniformly random legal decisions and asks for the result at their
end, each through the loop that its own documentation teaches: python-chess asks the board whether
the game is over and lists its legal moves, OpenSpiel also asks each state what kind of node it is
and who moves. Both are optional: what is not installed is left out, and said.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from realmwright.arena.engine_bench import random_games
from realmwright.arena.measure import Figure, Run, interleaved, repeat

GAME = "kingdom_builder"
INSTALL = "pip install chess open_spiel"

OneGame = Callable[[], None]
"""Plays a random game to its end."""


def chess(module: Any, lots: random.Random) -> OneGame:
    def game() -> None:
        board = module.Board()
        while not board.is_game_over():
            board.push(lots.choice(list(board.legal_moves)))
        board.result()

    return game


def hex_11(module: Any, lots: random.Random) -> OneGame:
    rules = module.load_game("hex(board_size=11)")

    def game() -> None:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.choice([action for action, _ in state.chance_outcomes()]))
            elif state.is_simultaneous_node():
                raise ValueError("hex is played in turns")
            else:
                state.apply_action(lots.choice(state.legal_actions(state.current_player())))
        state.returns()

    return game


@dataclass(frozen=True, slots=True)
class Peer:
    """Another program with a game of its own, from a package that may be installed."""

    name: str
    package: str
    module: str
    play: Callable[[Any, random.Random], OneGame]

    def games(self) -> Run | None:
        """Its random games; None if it is not installed."""
        try:
            module = importlib.import_module(self.module)
        except ImportError:
            return None

        return lambda seconds: repeat(self.play(module, random.Random(1)))(seconds)


PEERS = (
    Peer("chess, python-chess", "chess", "chess", chess),
    Peer("hex 11 × 11, OpenSpiel", "open_spiel", "pyspiel", hex_11),
)

OURS = (
    ("2 players, fast lane", random_games(GAME, 2)),
    ("4 players, fast lane", random_games(GAME, 4)),
    ("2 players, rich lane", random_games(GAME, 2, rich=True)),
    ("4 players, rich lane", random_games(GAME, 4, rich=True)),
)


def figures(rounds: int, seconds: float) -> tuple[list[Figure], list[Figure], list[Peer]]:
    """Our lanes and the peers, in the same rounds; and the peers that are not installed."""
    found = [(peer.name, games) for peer in PEERS if (games := peer.games())]
    missing = [peer for peer in PEERS if peer.name not in dict(found)]
    measured = interleaved([*OURS, *found], rounds, seconds)
    return measured[: len(OURS)], measured[len(OURS) :], missing


def report(rounds: int, seconds: float) -> str:
    """A line for each of our lanes, as ratios to everything else."""
    ours, peers, missing = figures(rounds, seconds)
    fast = {figure.name.partition(",")[0]: figure for figure in ours if "fast" in figure.name}
    heads = [*(peer.name for peer in peers), "fast lane"]
    rows = ["\nKingdom Builder beside others, random games driven from Python, one core"]
    rows.append(f"{'':<24} {'per second':>12}" + "".join(f" {f'/ {head}':>25}" for head in heads))
    for figure in ours:
        others = [*peers, fast[figure.name.partition(",")[0]]]
        shares = "".join(f" {figure.per_second / other.per_second:>25.2f}" for other in others)
        rows.append(f"{figure.name:<24} {figure.per_second:>12,.0f}{shares}")
    rows += [f"{peer.name:<24} {peer.per_second:>12,.0f}" for peer in peers]
    rows += [f"{peer.name}: package {peer.package} is not installed" for peer in missing]
    if missing:
        rows.append(f"To measure beside them: {INSTALL}")
    return "\n".join(rows)
