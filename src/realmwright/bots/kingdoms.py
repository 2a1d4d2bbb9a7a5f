"""What an action of Kingdoms is worth to the seat that acts, by immediate expected margin.

The worth of a board is the gold its lines would pay, as a margin over the others, when every empty
space is expected to receive an average unseen tile. Castles of rank 2 and more have a price while
rounds are still to come, because they are used up (K-8.3).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from realmwright.engine.contract import Action
from realmwright.games.kingdoms.actions import CASTLE as CASTLE_VERB
from realmwright.games.kingdoms.actions import (
    DRAW_ACTION,
    PASS,
    PICK,
    PLACE,
    SECRET,
    SHIFT,
    TARGET,
    TILE,
)
from realmwright.games.kingdoms.pieces import (
    CASTLE,
    CASTLE_PLANES,
    DRAGON,
    FACE_PLANES,
    HAZARD,
    MINE,
    RESOURCE,
    VALUES,
    Board,
    weigh,
)
from realmwright.games.kingdoms.position import NONE, KingdomsPosition, spaces
from realmwright.games.kingdoms.scoring import LINES_THROUGH, segments_of

# Found by matches of the greedy bot against itself with other numbers.
TILE_SHARE = 0.25
"""How much of an average unseen tile an empty space counts for."""
CASTLE_PRICE = (0.0, 8.0, 14.0, 24.0)
"""Gold that a castle of rank 1 to 4 must earn to be worth playing before the last round."""
SECRET_PRICE = 6.0
"""Gold that the secret tile must earn: until it is played it can still go anywhere."""


class Outlook:
    """A position through the eyes of the seat that acts."""

    def __init__(self, position: KingdomsPosition) -> None:
        assert position.to_act is not None
        self.position = position
        self.seat = position.to_act
        others = position.seats - 1
        self.weights = [-1 / others] * position.seats
        self.weights[self.seat] = 1.0
        unseen = position.pool if position.open_tiles else position.unseen()
        values = [VALUES[face] for face in unseen]
        count = max(1, len(values))
        self.resource = TILE_SHARE * sum(v for v in values if v > 0) / count
        self.hazard = -TILE_SHARE * sum(v for v in values if v < 0) / count
        self.unseen = Counter(unseen)
        rounds = position.rounds
        last = rounds is not None and position.round >= rounds
        price = [0.0 if last else gold for gold in CASTLE_PRICE]
        if position.last_castle and not last:
            price[0] = price[1] / 2  # rank 1 castles are used up, too (K-10.4)
        self.price = price

    def line_worth(self, board: Board, free: int, line: int) -> float:
        """The expected margin of a line."""
        worth = 0.0
        for segment in segments_of(board, line):
            stake = 0.0
            plane = CASTLE
            for weight in self.weights:
                stake += weight * weigh(board, plane, segment)
                plane += 3
            if stake:
                empty = (free & segment).bit_count()
                base = -weigh(board, HAZARD, segment) - empty * self.hazard
                if not board[DRAGON] & segment:
                    base += weigh(board, RESOURCE, segment) + empty * self.resource
                if board[MINE] & segment:
                    base *= 2
                worth += base * stake
        return worth

    def gains(self, planes: tuple[int, ...]) -> list[tuple[int, float]]:
        """For every empty space: the margin that a piece gains there."""
        board, free = self.position.board, self.position.free
        before = [self.line_worth(board, free, line) for line in range(11)]
        found = []
        for cell in spaces(free):
            bit = 1 << cell
            after = board[:]
            for plane in planes:
                after[plane] |= bit
            left = free ^ bit
            row, column = LINES_THROUGH[cell]
            worth = self.line_worth(after, left, row) + self.line_worth(after, left, column)
            found.append((cell, worth - before[row] - before[column]))
        return found

    def best_gain(self, face: int) -> float:
        return max(gain for _, gain in self.gains(FACE_PLANES[face]))

    def draw_gain(self) -> float:
        """The average over the unseen tiles of the best that can be done with each."""
        total = sum(self.unseen.values())
        return sum(n * self.best_gain(face) for face, n in self.unseen.items()) / max(1, total)


def values(position: KingdomsPosition) -> dict[Action, float]:
    """The worth of every legal action to the seat that acts."""
    outlook = Outlook(position)
    found: dict[Action, float] = {}
    groups: dict[int, list[int]] = {}
    for action in position.actions():
        groups.setdefault(action >> SHIFT, []).append(action)
    for verb, actions in groups.items():
        if actions == [DRAW_ACTION]:
            found[DRAW_ACTION] = outlook.draw_gain()
        elif verb == PASS:
            found[actions[0]] = 0.0
        elif verb == PICK:
            # Any tile is worth what it can do at once; on an empty board, what it counts.
            for action in actions:
                face = action & TARGET
                found[action] = outlook.best_gain(face) + abs(VALUES[face]) / 10
        else:
            price, planes = _piece(outlook, verb)
            found |= {verb << SHIFT | cell: gain - price for cell, gain in outlook.gains(planes)}
    return found


def _piece(outlook: Outlook, verb: int) -> tuple[float, tuple[int, ...]]:
    position = outlook.position
    if verb == PLACE:
        return 0.0, FACE_PLANES[position.drawn]
    if verb == SECRET:
        return SECRET_PRICE, FACE_PLANES[position.secret[outlook.seat]]
    if verb < TILE:
        rank = verb - CASTLE_VERB
        return outlook.price[rank - 1], CASTLE_PLANES[outlook.seat][rank]
    return 0.0, FACE_PLANES[verb - TILE]


def reason(position: KingdomsPosition, action: Action) -> tuple[str, dict[str, Any]]:
    """Why a bot would play this: a code for the hint, and the gold it brings at once."""
    gold = position.preview(action).gold
    return _code(position, action), {"gold": gold[position.to_act or 0]}


def _code(position: KingdomsPosition, action: Action) -> str:
    seat = position.to_act
    assert seat is not None
    verb = action >> SHIFT
    if len(position.actions()) == 1:
        return "forced"
    if action == DRAW_ACTION:
        return "draw_expected"
    if verb > CASTLE_VERB + 2 and verb < TILE:
        return "high_castle"
    gold = position.preview(action).gold
    if gold[seat] <= 0 and min(gold) < 0:
        return "hurt_leader"
    if verb == SECRET and position.secret[seat] != NONE:
        return "secret_now"
    return "best_margin"
