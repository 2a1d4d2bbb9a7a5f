"""What the rules of the games cost: random games, and each thing a position can be asked.

A random game is driven as anybody would drive it: a position is made from a seed, every decision is
one of the legal actions, each equally likely, and the end is scored. On the fast lane that is
`sample`, `apply` and `score`, on the rich lane `sample`, `play` (which checks the action and tells
its events) and `scores`.
"""

from __future__ import annotations

import random
from itertools import count

import realmwright as rw
from realmwright import bots
from realmwright.arena.measure import Figure, Run, clock, interleaved, memory, repeat

TITLES = {"kingdoms": "Kingdoms", "kingdom_builder": "Kingdom Builder"}
"""The games that are measured, as the page of figures calls them."""

OPEN = {
    "kingdoms": {"castle", "secret", "draw"},
    "kingdom_builder": {"build", "use", "lift"},
}
"""What can be done in a usual middle of a game."""
SEED = {"kingdoms": 11, "kingdom_builder": 40}
"""A game that has such a middle."""
MOST = {"kingdoms": 4, "kingdom_builder": 5}
"""The most players there can be."""


def random_games(game: str, seats: int, *, rich: bool = False) -> Run:
    """Whole games of uniformly random legal actions, scored at the end."""

    def run(seconds: float) -> float:
        lots = random.Random(1)
        games = 0
        start = clock()
        while clock() - start < seconds:
            position = rw.new(game, seats=seats, seed=games)
            if rich:
                while position.to_act is not None:
                    position.play(position.sample(lots))
                position.scores()
            else:
                while position.to_act is not None:
                    position.apply(position.sample(lots))
                position.score()
            games += 1
        return games / (clock() - start)

    return run


def fresh(game: str) -> Run:
    """First positions of one new game after the other."""
    seeds = count()
    return repeat(lambda: rw.new(game, seats=2, seed=next(seeds)))


def copies_played(position: rw.Position) -> Run:
    """Copy the position and play a random action on the copy."""
    lots = random.Random(2)
    actions = position.actions()
    return repeat(lambda: position.copy().apply(lots.choice(actions)))


def previews(position: rw.Position) -> Run:
    """The previews of all legal actions, as a client asks for them."""
    actions = position.actions()
    return repeat(lambda: [position.preview(action) for action in actions])


# -- positions to measure --------------------------------------------------------------------------


def moment(game: str, seats: int, seed: int, share: float, wanted: set[str]) -> rw.Position:
    """A whole turn with that share of the pieces built and all that is wanted open.

    The random bot plays: lots drawn among all actions of Kingdoms would be castles, until there are
    none. If the game of the seed has no such turn, the next seed's is played.
    """
    position = rw.new(game, seats=seats, seed=seed)
    rng = rw.Rng(3)
    while position.to_act is not None:
        if (
            built(position) >= share
            and position.scene()["turn"]["step"] == "turn"
            and wanted <= {choice["verb"] for choice in position.choices()}
        ):
            return position
        position.apply(bots.random_action(position, rng))
    return moment(game, seats, seed + 1, share, wanted)


def built(position: rw.Position) -> float:
    """How much of what can stand on the board stands there."""
    cells = position.scene()["cells"]
    pieces = sum("piece" in cell for cell in cells)
    return pieces / min(len(cells), 40 * position.seats)


def middle_of_a_game(game: str) -> rw.Position:
    """Two players in the middle of a round or game, and every kind of action open."""
    return moment(game, 2, SEED[game], 0.5, OPEN[game])


def late_in_a_game(game: str) -> rw.Position:
    """The most players there can be, near the end, and every kind of action open."""
    return moment(game, MOST[game], 15, 0.8, OPEN[game])


# -- the figures -----------------------------------------------------------------------------------


def figures(game: str, rounds: int, seconds: float) -> list[Figure]:
    """What `realmwright bench engine` measures of a game."""
    start = rw.new(game, seats=2, seed=11)
    middle = middle_of_a_game(game)
    late = late_in_a_game(game)
    return interleaved(
        [
            ("random games, 2 players, fast lane", random_games(game, 2)),
            ("random games, 4 players, fast lane", random_games(game, 4)),
            ("random games, 2 players, rich lane", random_games(game, 2, rich=True)),
            ("random games, 4 players, rich lane", random_games(game, 4, rich=True)),
            ("making a game", fresh(game)),
            (f"listing {len(start.actions())} actions", repeat(start.actions)),
            (f"listing {len(middle.actions())} actions", repeat(middle.actions)),
            ("copying a position", repeat(middle.copy)),
            ("copying and playing a move", copies_played(middle)),
            ("scoring the board", repeat(middle.score)),
            (f"previewing {len(middle.actions())} actions", previews(middle)),
            (f"previewing {len(late.actions())} actions, {late.seats} players", previews(late)),
            ("drawing a scene", repeat(middle.scene)),
            ("writing and reading a document", repeat(lambda: rw.position(middle.document()))),
        ],
        rounds,
        seconds,
    )


def weight(game: str) -> float:
    """The bytes that another position of a game takes: a copy that has gone on by an action."""
    position = middle_of_a_game(game)
    lots = random.Random(4)

    def another() -> rw.Position:
        twin = position.copy()
        twin.apply(position.sample(lots))
        return twin

    return memory(another)
