"""Position documents of Kingdoms: any position as readable JSON, and back.

{"game": "kingdoms", "rules": 1, "edition": "fantasy-flight-2002", "seats": 3,
 "options": {"last_castle": false, ...},
 "round": 1, "starter": 0, "to_act": 0,
 "board": ["+3 A1 .. .. .. ..", ...],     five rows; A1 = castle of rank 1 of the first seat
 "castles": [[3, 3, 2, 1], ...],          in hand, by rank
 "tile": ["+5", "?", null],               secret (or own open) tiles: ? face-down for the
                                          reader, null played, "pick" still to be chosen
 "drawn": null,                           the tile just drawn, to be placed now
 "pool": ["+3", "+2", ...],               the next to be drawn first; a number if face-down
 "gold": [50, 50, 50],
 "earned": [],                            what each finished round paid, per seat
 "chance": "123"}                         state of the generator; null in a seen position
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import InvalidInput, Json
from realmwright.engine.record import unknown_fields
from realmwright.games.kingdoms.pieces import (
    CASTLE_PLANES,
    CELLS,
    FACE,
    FACE_PLANES,
    FACES,
    FULL,
    GRID,
    HIDDEN,
    RANKS,
    Board,
    castle_at,
    face_at,
)
from realmwright.games.kingdoms.scoring import ALL_LINES, full_lines

if TYPE_CHECKING:
    from realmwright.games.kingdoms.position import KingdomsPosition

SEAT_LETTERS = "ABCD"
MOST_GOLD = 1_000_000
MOST_ROUNDS = 9
NONE, UNPICKED = -1, -2
FIELDS = (
    *("game", "rules", "edition", "seats", "options", "round", "starter", "to_act", "board"),
    *("castles", "tile", "drawn", "pool", "gold", "earned", "chance"),
)


# -- writing ---------------------------------------------------------------------------------------


def piece_token(board: Board, cell: int) -> str:
    """`+3`, `MT`, `A4` (castle of rank 4 of the first seat), `..` for an empty space."""
    bit = 1 << cell
    face = face_at(board, bit)
    if face is not None:
        return FACES[face]
    castle = castle_at(board, bit)
    return f"{SEAT_LETTERS[castle[0]]}{castle[1]}" if castle else ".."


def board_rows(board: Board) -> list[str]:
    tokens = [piece_token(board, cell) for cell in range(CELLS)]
    width = GRID.columns
    return [" ".join(tokens[i : i + width]) for i in range(0, CELLS, width)]


def describe(position: KingdomsPosition) -> dict[str, Json]:
    def tile(face: int) -> str | None:
        return {NONE: None, UNPICKED: "pick", HIDDEN: "?"}.get(face) or (
            FACES[face] if 0 <= face < HIDDEN else None
        )

    hidden = HIDDEN in position.pool
    pool: Json = len(position.pool) if hidden else [tile(f) for f in reversed(position.pool)]
    hands = [position.castles[4 * s : 4 * s + 4] for s in range(position.seats)]
    return {
        "game": position.game.id,
        "rules": position.game.rules_version,
        "edition": position.edition.id,
        "seats": position.seats,
        "options": dict(position.options),
        "round": position.round,
        "starter": position.starter,
        "to_act": position.to_act,
        "board": board_rows(position.board),
        "castles": hands,
        "tile": [tile(face) for face in position.secret],
        "drawn": tile(position.drawn),
        "pool": pool,
        "gold": position.gold[:],
        "earned": [list(gold) for gold in position.earned],
        "chance": None if position.chance is None else str(position.chance),
    }


# -- reading ---------------------------------------------------------------------------------------


def _is_int(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


class _Reader:
    """Reads the fields of a document into a fresh position and collects what is wrong."""

    def __init__(self, position: KingdomsPosition, data: Mapping[str, Json]) -> None:
        self.position = position
        self.data = data
        self.problems: list[str] = []

    def fault(self, problem: str) -> None:
        self.problems.append(problem)

    def number(self, key: str, least: int, most: int) -> int:
        value = self.data.get(key)
        if _is_int(value, least, most):
            assert isinstance(value, int)
            return value
        self.fault(f"field {key!r} must be a whole number from {least} to {most}")
        return least

    def per_seat(self, key: str, what: str) -> list[Any]:
        value = self.data.get(key)
        if isinstance(value, list) and len(value) == self.position.seats:
            return value
        self.fault(f"field {key!r} must list {what} for each of {self.position.seats} seats")
        return []

    def read(self) -> None:
        position = self.position
        self.problems += unknown_fields(self.data, FIELDS, "a position of kingdoms")
        position.round = self.number("round", 1, position.rounds or MOST_ROUNDS)
        position.starter = self.number("starter", 0, position.seats - 1)
        position.to_act = (
            None
            if self.data.get("to_act", 0) is None
            else self.number("to_act", 0, position.seats - 1)
        )
        self.board()
        self.castles()
        self.tiles()
        self.purses()
        self.chance()
        if not self.problems:
            self.conserve()
        if not self.problems:
            self.moment()

    def board(self) -> None:
        rows = self.data.get("board")
        if not (
            isinstance(rows, list)
            and len(rows) == GRID.rows
            and all(isinstance(row, str) for row in rows)
        ):
            self.fault(f"field 'board' must list {GRID.rows} rows as text")
            return
        for number, row in enumerate(rows, 1):
            tokens = row.split()
            if len(tokens) != GRID.columns:
                self.fault(
                    f"row {number} of the board has {len(tokens)} spaces; {GRID.columns} are needed"
                )
                continue
            for column, token in enumerate(tokens):
                self.put(token, (number - 1) * GRID.columns + column)

    def put(self, token: str, cell: int) -> None:
        if token == "..":
            return
        letters = SEAT_LETTERS[: self.position.seats]
        if token in FACE:
            planes = FACE_PLANES[FACE[token]]
        elif len(token) == 2 and token[0] in letters and token[1] in "1234":
            planes = CASTLE_PLANES[letters.index(token[0])][int(token[1])]
        else:
            self.fault(
                f"space {GRID.name(cell)}: {token!r:.20} is no piece; pieces are .. for none, "
                f"{' '.join(FACES)}, and {letters[0]}1 to {letters[-1]}4 for castles"
            )
            return
        for plane in planes:
            self.position.board[plane] |= 1 << cell
        self.position.free ^= 1 << cell

    def castles(self) -> None:
        hands = self.per_seat("castles", "four numbers (castles in hand by rank)")
        for seat, hand in enumerate(hands):
            if (
                isinstance(hand, list)
                and len(hand) == len(RANKS)
                and all(_is_int(count, 0, 9) for count in hand)
            ):
                self.position.castles[4 * seat : 4 * seat + 4] = hand
            else:
                self.fault(f"castles of seat {seat} must be four numbers from 0 to 9")

    def face(self, token: Any, where: str) -> int:
        if isinstance(token, str) and token in FACE:
            return FACE[token]
        self.fault(f"{where} must be one of {' '.join(FACES)}, not {token!r:.20}")
        return NONE

    def tiles(self) -> None:
        position = self.position
        special: dict[str | None, int] = {None: NONE}
        if not position.open_tiles:
            special["?"] = HIDDEN
        elif position.open_reserve:
            special["pick"] = UNPICKED
        for seat, token in enumerate(self.per_seat("tile", "the secret tile (or null)")):
            if token is None or (isinstance(token, str) and token in special):
                position.secret[seat] = special[token]
            else:
                position.secret[seat] = self.face(token, f"tile of seat {seat}")
        if (
            position.open_tiles
            and not position.open_reserve
            and any(face != NONE for face in position.secret)
        ):
            self.fault("with open tiles nobody has a secret tile (K-11.2)")
        drawn = self.data.get("drawn")
        if drawn is not None:
            position.drawn = self.face(drawn, "the drawn tile")
            if position.open_tiles:
                self.fault("with open tiles nothing is drawn (K-11.3)")
        pool = self.data.get("pool")
        if _is_int(pool, 0, 22) and not position.open_tiles:
            assert isinstance(pool, int)
            position.pool = [HIDDEN] * pool
        elif isinstance(pool, list) and len(pool) <= 22:
            position.pool = [self.face(token, "a tile of the pool") for token in reversed(pool)]
        else:
            self.fault("field 'pool' must list its tiles, or be their number if they are face-down")

    def purses(self) -> None:
        def purse(values: Any, what: str) -> list[int]:
            if (
                isinstance(values, list)
                and len(values) == self.position.seats
                and all(_is_int(gold, -MOST_GOLD, MOST_GOLD) for gold in values)
            ):
                return values
            self.fault(f"{what} must be a whole number per seat")
            return [0] * self.position.seats

        self.position.gold = purse(self.data.get("gold"), "field 'gold'")[:]
        earned = self.data.get("earned")
        finished = self.position.round - (self.position.to_act is not None)
        if not isinstance(earned, list) or len(earned) != finished:
            self.fault(f"field 'earned' must list the gold of the {finished} finished rounds")
            return
        self.position.earned = tuple(
            tuple(purse(gold, f"earned in round {n}")) for n, gold in enumerate(earned, 1)
        )

    def chance(self) -> None:
        chance = self.data.get("chance")
        if chance is None:
            return
        if isinstance(chance, str) and chance.isascii() and chance.isdigit() and len(chance) <= 20:
            self.position.chance = int(chance)
            if self.position.chance < SEED_LIMIT:
                return
        self.fault("field 'chance' must be null or a number below 2**64 written as text")

    def conserve(self) -> None:
        """K-14.1 and K-14.2: no piece too many, none too few."""
        position = self.position
        missing = list(position.edition.tiles)
        shown = [*(face_at(position.board, 1 << cell) for cell in range(CELLS)), position.drawn]
        for face in (*shown, *position.secret, *position.pool):
            if face is None or not 0 <= face < HIDDEN:
                continue
            if face not in missing:
                self.fault(f"there are more tiles {FACES[face]} than the game has (K-14.1)")
                return
            missing.remove(face)
        hidden = position.pool.count(HIDDEN) + position.secret.count(HIDDEN)
        if len(missing) != hidden:
            self.fault(
                f"board, pool, drawn and own tiles are {22 - len(missing) + hidden} tiles; "
                "the game has 22 (K-14.1)"
            )
        if hidden and position.chance is not None:
            self.fault("a position with face-down tiles cannot have a generator state")
        full = position.edition.hand(position.seats, all_castles=position.last_castle)
        on_board = [castle_at(position.board, 1 << cell) for cell in range(CELLS)]
        for seat in range(position.seats):
            for rank, most in zip(RANKS, full, strict=True):
                count = position.castles[4 * seat + rank - 1] + on_board.count((seat, rank))
                if count > most:
                    self.fault(
                        f"seat {seat} has {count} castles of rank {rank} in hand and on the board; "
                        f"there are {most} (K-14.2)"
                    )
                elif rank == 1 and count < most and not position.last_castle:
                    self.fault(
                        f"seat {seat} has {count} castles of rank 1 in hand and on the board; they "
                        f"never leave the game, so there must be {most} (K-8.2)"
                    )

    def moment(self) -> None:
        """What is to be decided must fit what is on the table."""
        position = self.position
        stuck = not (
            position.pool
            or position.drawn != NONE
            or any(position.castles)
            or any(face != NONE for face in position.secret)
        )
        done = not position.free or stuck
        if position.to_act is None:
            if not done:
                self.fault("'to_act' is null, but the round is not over (K-6.1)")
            elif position.rounds is not None and position.round != position.rounds:
                self.fault(f"the game ends after round {position.rounds} (K-9.1)")
            elif position.last_castle and not position.somebody_is_out_of_castles():
                self.fault("everybody has castles left, so another round follows (K-10.5)")
            if UNPICKED in position.secret:
                self.fault("the game is over, but a tile is still to be picked (K-11.2)")
            position.paid = ALL_LINES
            return
        if done:
            self.fault("nobody can act, so the round is over: 'to_act' must be null (K-6.1)")
        self.picking(position.to_act)
        if position.score_as_you_go:
            position.paid = full_lines(position.free)

    def picking(self, to_act: int) -> None:
        """K-11.2: before anything else everybody picks, in turn order from the starter."""
        position = self.position
        waiting = [seat for seat, face in enumerate(position.secret) if face == UNPICKED]
        if not waiting:
            return
        order = [(position.starter + n) % position.seats for n in range(position.seats)]
        left = order[order.index(to_act) :]
        if sorted(left) != waiting:
            self.fault(
                f"seats {sorted(left)} have still to pick, from the seat to act round to the one "
                f"before the starter, not {waiting} (K-11.2)"
            )
        if position.free != FULL:
            self.fault("nothing can stand on the board while seats have still to pick (K-11.2)")


def fill(position: KingdomsPosition, data: Mapping[str, Json], problems: Sequence[str]) -> None:
    """Read the fields that describe the table; `InvalidInput` names everything wrong.

    `problems` are those already found in the fields that make the position.
    """
    reader = _Reader(position, data)
    reader.problems += problems
    reader.read()
    if reader.problems:
        raise InvalidInput(*reader.problems)
