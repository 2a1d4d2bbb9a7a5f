"""Bots against bots: win shares with intervals, over paired seats."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import realmwright as rw
from realmwright import bots


def play_game(
    game: str, players: Sequence[str], seed: int, options: Mapping[str, Any] | None = None
) -> rw.Position:
    """One game between bots, from the deal to the end; each sees only what its seat may see."""
    position = rw.new(game, seats=len(players), seed=seed, options=options)
    rng = rw.Rng(seed ^ 0x5EED)
    while (seat := position.to_act) is not None:
        position.apply(bots.act(position.seen_by(seat), players[seat], rng))
    return position


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    # Rounding may lead a hair beyond the ends.
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(slots=True)
class Tally:
    """What one bot did in a match: wins (ties split), games, and gold in all."""

    wins: float = 0.0
    games: int = 0
    gold: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)


def match(
    game: str, players: Sequence[str], deals: int, options: Mapping[str, Any] | None = None
) -> dict[str, Tally]:
    """Every deal is played with every rotation of the seats, so that no seat is favoured."""
    tallies = {player: Tally() for player in players}
    # Two seats may hold the same bot: its tally then counts both.
    for seed, turn in itertools.product(range(deals), range(len(players))):
        seating = [*players[turn:], *players[:turn]]
        position = play_game(game, seating, seed, options)
        winners = position.ranking()[0]
        gold = position.score()
        for seat, player in enumerate(seating):
            tally = tallies[player]
            tally.games += 1
            tally.gold += gold[seat]
            if seat in winners:
                tally.wins += 1 / len(winners)
    return tallies


def report(tallies: Mapping[str, Tally]) -> str:
    """A table of a match, strongest first."""
    rows = [f"{'bot':<12} {'games':>6} {'share':>6} {'95 %':>13} {'gold':>7}"]
    for player, tally in sorted(tallies.items(), key=lambda item: -item[1].share):
        low, high = wilson(tally.wins, tally.games)
        mean = tally.gold / max(1, tally.games)
        interval = f"{low:.3f}–{high:.3f}"
        rows.append(
            f"{player:<12} {tally.games:>6} {tally.share:>6.3f} {interval:>13} {mean:>7.1f}"
        )
    return "\n".join(rows)
