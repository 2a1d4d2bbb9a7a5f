"""Kingdoms once more, slowly: written from the rules with coordinates, sets and words.

Nothing here knows the engine. A board is a dict from (row, column) to a word: `+3`, `-6`, `MT`,
`DR`, `GM`, or a castle such as `A4` (first seat, rank 4). Empty spaces are not in it. Moves are
words, too: `castle 4 C2`, `secret C2`, `draw`, `place C2`, `tile +5 C2`, `reserve C2`, `pick +5`,
`pass`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Cell = tuple[int, int]
Board = dict[Cell, str]

ROWS, COLUMNS = 5, 6  # K-1.2
SEATS = "ABCD"
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
TILES = [
    *(["+1", "+2", "+3", "+4", "+5", "+6"] * 2),
    *["-1", "-2", "-3", "-4", "-5", "-6"],
    *("MT", "MT", "DR", "GM"),
]  # K-1.3


def name(cell: Cell) -> str:
    return "ABCDEF"[cell[1]] + "12345"[cell[0]]


def read_board(rows: list[str]) -> Board:
    words = [row.split() for row in rows]
    return {(r, c): words[r][c] for r, c in CELLS if words[r][c] != ".."}


def is_castle(word: str) -> bool:
    return word[0] in SEATS and word[1:].isdigit()


# -- scoring (K-7) -----------------------------------------------------------------------------


def lines() -> dict[str, list[Cell]]:
    """The eleven lines by name (K-7.1)."""
    rows = {f"row-{r + 1}": [(r, c) for c in range(COLUMNS)] for r in range(ROWS)}
    columns = {f"column-{c + 1}": [(r, c) for r in range(ROWS)] for c in range(COLUMNS)}
    return rows | columns


def sees(board: Board, cell: Cell, across: bool) -> list[str]:
    """What a castle shares its segment with: walk both ways until a mountain or the edge."""
    found = []
    for way in (-1, 1):
        row, column = cell
        while True:
            row, column = (row, column + way) if across else (row + way, column)
            if (row, column) not in CELLS or board.get((row, column)) == "MT":
                break
            if (row, column) in board:
                found.append(board[row, column])
    return found


def base_of(words: list[str]) -> int:
    """The base value of what stands in a segment (K-7.3)."""
    good = sum(int(word[1:]) for word in words if word[0] == "+")
    bad = sum(int(word[1:]) for word in words if word[0] == "-")
    if "DR" in words:
        good = 0
    base = good - bad
    if "GM" in words:
        base += base
    return base


def castle_gold(board: Board, cell: Cell, across: bool) -> int:
    return base_of(sees(board, cell, across)) * int(board[cell][1])


def line_gold(board: Board, line: str) -> Counter[str]:
    """What a line pays, by the seat's letter; seats with a castle in it only."""
    gold: Counter[str] = Counter()
    for cell in lines()[line]:
        if is_castle(board.get(cell, "..")):
            gold[board[cell][0]] += castle_gold(board, cell, line.startswith("row"))
    return gold


def board_gold(board: Board, seats: int) -> list[int]:
    gold: Counter[str] = Counter()
    for line in lines():
        for seat, paid in line_gold(board, line).items():
            gold[seat] += paid
    return [gold[letter] for letter in SEATS[:seats]]


def segments(board: Board, line: str) -> list[list[Cell]]:
    """The parts of a line between edges and mountains, empty ones included (K-7.2)."""
    parts: list[list[Cell]] = [[]]
    for cell in lines()[line]:
        if board.get(cell) == "MT":
            parts.append([])
        else:
            parts[-1].append(cell)
    return parts


def segment_bases(board: Board, line: str) -> list[int]:
    return [
        base_of([board[cell] for cell in part if cell in board]) for part in segments(board, line)
    ]


def ranking(gold: list[int]) -> list[list[int]]:
    """Most gold first, equals together (K-9.2, K-9.3)."""
    return [
        [seat for seat, has in enumerate(gold) if has == amount]
        for amount in sorted(set(gold), reverse=True)
    ]


# -- the game (K-2, K-4 to K-6, K-8 to K-13) ---------------------------------------------------


def full_hand(seats: int, last_castle: bool) -> list[int]:
    """The castles of a player by rank (K-2.1, K-10.2)."""
    return [4 if last_castle else {2: 4, 3: 3, 4: 2}[seats], 3, 2, 1]


class Table:
    """A game at a slow table. It is begun from a description and told what chance brings."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.seats: int = description["seats"]
        options = description["options"]
        self.last_castle: bool = options["last_castle"]
        self.open_tiles: bool = options["open_tiles"]
        self.as_you_go: bool = options["score_as_you_go"]
        self.reserve: bool = options["open_reserve"]
        self.clockwise: bool = options["starter_tie"] == "clockwise"
        self.board = read_board(description["board"])
        self.hands: list[list[int]] = [list(hand) for hand in description["castles"]]
        self.own: list[str | None] = list(description["tile"])
        self.drawn: str | None = description["drawn"]
        self.pool: list[str] = list(description["pool"])
        self.gold: list[int] = list(description["gold"])
        self.earned: list[list[int]] = [list(gold) for gold in description["earned"]]
        self.round: int = description["round"]
        self.starter: int = description["starter"]
        self.to_act: int | None = description["to_act"]
        self.paid = set(self.filled_lines()) if self.as_you_go else set()
        self.starters: list[int] = []
        """Who may be the next starter while the next round waits to be dealt, else nobody."""

    def state(self) -> dict[str, Any]:
        """What can be compared with a description (which lists an open pool in any order)."""
        return {
            "board": [
                " ".join(self.board.get((row, column), "..") for column in range(COLUMNS))
                for row in range(ROWS)
            ],
            "castles": self.hands,
            "tile": self.own,
            "drawn": self.drawn,
            "pool": sorted(self.pool) if self.open_tiles else self.pool,
            "gold": self.gold,
            "earned": self.earned,
            "round": self.round,
            "starter": self.starter,
            "to_act": self.to_act,
        }

    def filled_lines(self) -> list[str]:
        return [line for line, cells in lines().items() if all(c in self.board for c in cells)]

    def can_act(self, seat: int) -> bool:
        """Whether one of the three actions is possible (K-5.1, K-5.2, K-11.5)."""
        return any(self.hands[seat]) or self.own[seat] is not None or bool(self.pool)

    def legal(self) -> set[str]:
        """Every move of the seat to act (K-4, K-5, K-10.7, K-11)."""
        seat = self.to_act
        if seat is None:
            return set()
        empty = [name(cell) for cell in CELLS if cell not in self.board]
        if self.drawn is not None:
            return {f"place {space}" for space in empty}
        if self.own[seat] == "pick":
            return {f"pick {face}" for face in self.pool}
        if not self.can_act(seat):
            return {"pass"}
        moves = {
            f"castle {rank} {space}"
            for rank, count in enumerate(self.hands[seat], 1)
            for space in empty
            if count > 0
        }
        if self.own[seat] is not None:
            moves |= {f"{'reserve' if self.reserve else 'secret'} {space}" for space in empty}
        if self.open_tiles:
            moves |= {f"tile {face} {space}" for face in self.pool for space in empty}
        elif self.pool:
            moves.add("draw")
        return moves

    def play(self, move: str) -> None:
        seat = self.to_act
        assert seat is not None
        verb, *words = move.split()
        if verb == "draw":
            self.drawn = self.pool.pop(0)
            return
        if verb == "pick":
            self.pool.remove(words[0])
            self.own[seat] = words[0]
        elif verb != "pass":
            space = next(cell for cell in CELLS if name(cell) == words[-1])
            assert space not in self.board
            self.board[space] = self.take(seat, verb, words[0])
            if self.as_you_go:
                self.pay()
        if len(self.board) == len(CELLS) or not any(self.can_act(s) for s in range(self.seats)):
            self.end_round()
        else:
            self.to_act = (seat + 1) % self.seats

    def take(self, seat: int, verb: str, word: str) -> str:
        """The piece that a move puts on the board, taken from where it was."""
        if verb == "castle":
            self.hands[seat][int(word) - 1] -= 1
            return f"{SEATS[seat]}{word}"
        if verb == "tile":
            self.pool.remove(word)
            return word
        if verb == "place":
            face, self.drawn = self.drawn, None
        else:
            face, self.own[seat] = self.own[seat], None
        assert face is not None
        return face

    def pay(self) -> None:
        """Pay the lines that have just been filled (K-12.1)."""
        for line in set(self.filled_lines()) - self.paid:
            self.pay_line(line)

    def pay_line(self, line: str) -> None:
        self.paid.add(line)
        for letter, gold in line_gold(self.board, line).items():
            self.gold[SEATS.index(letter)] += gold

    def end_round(self) -> None:
        self.earned.append(board_gold(self.board, self.seats))
        for line in set(lines()) - self.paid:
            self.pay_line(line)
        out_of_castles = any(not any(hand) for hand in self.hands)
        if out_of_castles if self.last_castle else self.round == 3:
            self.to_act = None
            return
        if not self.last_castle:
            for word in self.board.values():
                if is_castle(word) and word[1] == "1":
                    self.hands[SEATS.index(word[0])][0] += 1
        self.board = {}
        self.paid = set()
        self.round += 1
        richest = [seat for seat in range(self.seats) if self.gold[seat] == max(self.gold)]
        if self.clockwise:
            order = [(self.starter + i) % self.seats for i in range(self.seats)]
            richest = [seat for seat in order if seat in richest][:1]
        self.starters = richest

    def deal(self, description: dict[str, Any]) -> None:
        """Take over what chance brought to the new round, if it may have brought it."""
        assert description["starter"] in self.starters
        self.starters = []
        self.starter = self.to_act = description["starter"]
        self.pool, self.own = list(description["pool"]), list(description["tile"])
        if self.open_tiles:
            assert self.own == ["pick" if self.reserve else None] * self.seats
            assert sorted(self.pool) == sorted(TILES)
        else:
            assert sorted([*self.pool, *(face or "" for face in self.own)]) == sorted(TILES)
