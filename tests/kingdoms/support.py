"""What the tests of Kingdoms share: the facts, positions made from words, random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import strategies as st
from tests.oracles import kingdoms as slow

import realmwright as rw

FACTS: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parent.parent / "facts" / "kingdoms.yaml").read_text("utf-8")
)
EDITION = "fantasy-flight-2002"
DEFAULTS: dict[str, Any] = {
    "last_castle": False,
    "open_tiles": False,
    "score_as_you_go": False,
    "open_reserve": False,
    "starter_tie": "random",
}
MIXES: list[dict[str, Any]] = [
    dict(zip(DEFAULTS, values, strict=True))
    for values in product(*[(False, True)] * 4, ("random", "clockwise"))
    if values[1] or not values[3]  # open_reserve needs open_tiles
]
"""Every mix of options there is."""


def fixture_board(fixture: dict[str, Any]) -> list[str]:
    """The rows of a board of the facts, with the seats' letters for the players' colours."""
    letters = fixture.get("players") or fixture["seats"]
    return [row_of(line, letters) for line in fixture_rows(fixture)]


def fixture_rows(fixture: dict[str, Any]) -> list[str]:
    text: str = fixture.get("board") or fixture["final_board"]
    return text.strip().split("\n")


def row_of(line: str, players: list[str] | str) -> str:
    return " ".join(word_of(word, players) for word in line.split())


def word_of(word: str, players: list[str] | str) -> str:
    """W4 → A4 and so on; GM, the mine, is no castle of Grey."""
    if word[1:].isdigit() and word[0] in players:
        return slow.SEATS[list(players).index(word[0])] + word[1:]
    return word


def by_seat(amounts: dict[str, int], players: list[str]) -> list[int]:
    return [amounts.get(player, 0) for player in players]


# -- positions -----------------------------------------------------------------------------------


def document(
    seats: int = 2,
    board: list[str] | None = None,
    *,
    tile: list[str | None] | None = None,
    drawn: str | None = None,
    pool: list[str] | None = None,
    castles: list[list[int]] | None = None,
    gold: list[int] | None = None,
    round: int = 1,
    starter: int = 0,
    to_act: int | None = 0,
    earned: list[list[int]] | None = None,
    chance: str | None = "1",
    **options: Any,
) -> dict[str, Any]:
    """A position document; whatever is not said follows from the rest.

    Tiles that are nowhere else lie in the pool, castles not on the board are in hand.
    """
    rows = board or [".. .. .. .. .. .."] * 5
    settled = DEFAULTS | options
    own = tile or [None] * seats
    on_board = Counter(slow.read_board(rows).values())
    if pool is None:
        left = Counter(slow.TILES)
        shown = (*on_board.elements(), *own, drawn)
        left.subtract(word for word in shown if word is not None and word in left)
        assert min(left.values()) >= 0, "more tiles than there are"
        pool = list(left.elements())
    if castles is None:
        full = slow.full_hand(seats, settled["last_castle"])
        castles = [
            [full[rank - 1] - on_board[f"{letter}{rank}"] for rank in (1, 2, 3, 4)]
            for letter in slow.SEATS[:seats]
        ]
    return {
        "game": "kingdoms",
        "rules": 1,
        "edition": EDITION,
        "seats": seats,
        "options": settled,
        "round": round,
        "starter": starter,
        "to_act": to_act,
        "board": rows,
        "castles": castles,
        "tile": own,
        "drawn": drawn,
        "pool": pool,
        "gold": gold or [50] * seats,
        "earned": earned or [[0] * seats] * (round - (to_act is not None)),
        "chance": chance,
    }


def position(*args: Any, **words: Any) -> rw.Position:
    """The position of such a document."""
    return rw.position(json.dumps(document(*args, **words)))


def without(rows: list[str], cell: slow.Cell) -> tuple[list[str], str]:
    """The rows with one space emptied, and what stood there."""
    words = [row.split() for row in rows]
    taken, words[cell[0]][cell[1]] = words[cell[0]][cell[1]], ".."
    return [" ".join(row) for row in words], taken


def filled(seats: int, castles: list[list[int]], tiles: list[str], spaces: int = 30) -> list[str]:
    """Rows with these castles (a list of ranks per seat) and tiles on the first spaces."""
    words = [f"{slow.SEATS[seat]}{rank}" for seat in range(seats) for rank in castles[seat]]
    words += tiles
    assert len(words) <= spaces, f"{len(words)} pieces for {spaces} spaces"
    words += [".."] * (30 - len(words))
    return [" ".join(words[i : i + 6]) for i in range(0, 30, 6)]


def do(position: rw.Position, *moves: str) -> list[rw.Event]:
    """Play moves given in words."""
    return [event for move in moves for event in position.play(position.parse(move))]


def reason(position: rw.Position, move: str | int) -> tuple[str, str]:
    """Why a move is illegal: code and rule. Asserts that playing it says the same."""
    action = position.parse(move) if isinstance(move, str) else move
    why = position.why_not(action)
    assert why is not None, f"{move} is legal"
    assert action not in position.actions()
    before = position.document()
    with pytest.raises(rw.IllegalAction) as caught:
        position.play(action)
    assert caught.value.reason == why
    assert caught.value.rule == why.rule
    assert position.document() == before
    return why.code, why.rule


def last_move(
    rows: list[str], cell: slow.Cell, *, seats: int, **words: Any
) -> tuple[rw.Position, str]:
    """The position one move before a board was reached, and that move.

    Castles are played by their owner, tiles are the secret tile of the first seat. Where the
    tiles are open, they are taken from the pool.
    """
    before, taken = without(rows, cell)
    space = slow.name(cell)
    if slow.is_castle(taken):
        seat = slow.SEATS.index(taken[0])
        if "castles" in words:
            castles = [list(hand) for hand in words["castles"]]
            castles[seat][int(taken[1]) - 1] += 1
            words["castles"] = castles
        return position(seats, before, to_act=seat, **words), f"castle {taken[1]} {space}"
    if words.get("open_tiles"):
        return position(seats, before, **words), f"tile {taken} {space}"
    tile: list[str | None] = [taken] + [None] * (seats - 1)
    return position(seats, before, tile=tile, **words), f"secret {space}"


# -- random games --------------------------------------------------------------------------------

Verbs = tuple[range, ...]
"""Verbs of the action table, the dearest first; within a range all are alike."""

STYLES: dict[str, Verbs] = {
    "any": (),
    "even": (),
    "tiles": (range(1, 2), range(8, 23), range(3, 4)),
    "castles": (range(4, 8),),
    "low castles": (range(4, 5), range(5, 6), range(6, 7), range(7, 8)),
    "high castles": (range(7, 8), range(6, 7), range(5, 6), range(4, 5)),
}


def choose(actions: list[int], style: str, rng: random.Random) -> int:
    """One of the actions: of the kind that the style likes best among those there are."""
    if style == "even":
        style = rng.choice(["tiles", "castles"])
    for verbs in STYLES[style]:
        fitting = [action for action in actions if action >> 5 in verbs]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(actions)


@dataclass(frozen=True)
class Play:
    """A whole game: how it is set up and how each seat chooses."""

    seats: int
    seed: int
    options: dict[str, Any]
    styles: tuple[str, ...]
    luck: int

    def start(self) -> rw.Position:
        return rw.new("kingdoms", seats=self.seats, seed=self.seed, options=self.options)

    def steps(self) -> Iterator[tuple[rw.Position, int]]:
        """Every position with the action chosen in it; the position moves on by itself."""
        position, rng = self.start(), random.Random(self.luck)
        while position.to_act is not None:
            action = choose(position.actions(), self.styles[position.to_act], rng)
            yield position, action
            position.apply(action)

    def finished(self) -> rw.Position:
        """The game at its end."""
        for position, _ in self.steps():
            last = position
        return last

    def somewhere(self) -> rw.Position:
        """Any moment of the game, its end included."""
        moment = random.Random(self.luck + 1).randrange(110)
        for number, (position, _) in enumerate(self.steps()):
            here = position
            if number == moment:
                break
        return here


def plays(**fixed: Any) -> st.SearchStrategy[Play]:
    """Games of every number of players, every mix of options and every style of play."""
    mixes = [mix for mix in MIXES if all(mix[key] == value for key, value in fixed.items())]
    style = st.sampled_from(sorted(STYLES))
    return st.sampled_from([2, 3, 4]).flatmap(
        lambda seats: st.builds(
            Play,
            seats=st.just(seats),
            seed=st.integers(0, 2**64 - 1),
            options=st.sampled_from(mixes),
            styles=st.tuples(*[style] * seats),
            luck=st.integers(0, 2**32),
        )
    )
