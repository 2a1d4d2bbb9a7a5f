"""Kingdom Builder once more, slowly: written from the rules with coordinates, sets and words.

Nothing here knows the engine. A board is a dict from (row, column) to a word: a terrain, `castle`
or the kind of a location. Moves are words, too: `build G7`, `farm C4`, `barn D5`, `to E7`, `end`.
The maps of the quadrants are those of the facts, not of the edition that the engine reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

Cell = tuple[int, int]
Ground = dict[Cell, str]
Pieces = Sequence[set[Cell]]
"""The cells of the settlements of each seat."""

FACTS: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parent.parent / "facts" / "kingdom_builder_boards.yaml").read_text("utf-8")
)
QUADRANTS = {fact["id"]: fact for fact in FACTS["quadrants"] if fact["set"] == "base"}

SIZE = 20  # KB-2.1
COLUMN_LETTERS = "ABCDEFGHIJKLMNOPQRST"
CELLS: list[Cell] = [(row, column) for row in range(SIZE) for column in range(SIZE)]
BUILDABLE = ("grass", "canyon", "desert", "flower", "forest")  # KB-2.9
LOCATIONS = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
BUILDERS = ("oracle", "farm", "oasis", "tower", "tavern")
MOVERS = ("barn", "harbor", "paddock")
CARDS = (
    *("fishermen", "merchants", "discoverers", "hermits", "citizens"),
    *("miners", "workers", "knights", "lords", "farmers"),
)
SUPPLY = 40  # KB-1.2
TERRAIN_CARDS = dict.fromkeys(BUILDABLE, 5)  # KB-1.3
TILES_PER_HEX = 2  # KB-4.3
LETTER = {
    **{"G": "grass", "C": "canyon", "D": "desert", "F": "flower", "T": "forest"},
    **{"W": "water", "M": "mountain", "K": "castle"},
}


# -- places (KB-2) -----------------------------------------------------------------------------


def name(cell: Cell) -> str:
    return f"{COLUMN_LETTERS[cell[1]]}{cell[0] + 1}"


def place(word: str) -> Cell:
    return int(word[1:]) - 1, COLUMN_LETTERS.index(word[0])


DIRECTIONS: dict[str, tuple[int, int, int]] = {
    # rows down, columns to the right from an even row, columns to the right from an odd row
    "E": (0, 1, 1),
    "W": (0, -1, -1),
    "NE": (-1, 0, 1),
    "NW": (-1, -1, 0),
    "SE": (1, 0, 1),
    "SW": (1, -1, 0),
}
"""The table of KB-2.3."""


def beyond(cell: Cell, direction: str) -> Cell:
    """The next hex in a direction, whether it is on the board or not (KB-2.4)."""
    down, even, odd = DIRECTIONS[direction]
    return cell[0] + down, cell[1] + (odd if cell[0] % 2 else even)


NEIGHBOURS: dict[Cell, set[Cell]] = {
    cell: {beyond(cell, d) for d in DIRECTIONS} & set(CELLS) for cell in CELLS
}


def distance(one: Cell, other: Cell) -> int:
    """KB-2.5."""
    (q1, r1), (q2, r2) = ((c - (r - r % 2) // 2, r) for r, c in (one, other))
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 - q2 + r1 - r2))


def touching(cells: Iterable[Cell]) -> set[Cell]:
    """Every hex that is adjacent to one of these."""
    found: set[Cell] = set()
    for cell in cells:
        found |= NEIGHBOURS[cell]
    return found


EDGE = {cell for cell in CELLS if cell[0] in (0, SIZE - 1) or cell[1] in (0, SIZE - 1)}  # KB-2.7


def quadrant_of(cell: Cell) -> int:
    return 2 * (cell[0] // 10) + cell[1] // 10


def areas(own: set[Cell]) -> list[set[Cell]]:
    """The maximal groups of adjacent pieces (KB-3.6)."""
    left, found = set(own), []
    while left:
        todo = [left.pop()]
        area = set(todo)
        while todo:
            near = NEIGHBOURS[todo.pop()] & left
            left -= near
            area |= near
            todo += near
        found.append(area)
    return found


def line_ends(own: set[Cell], length: int = 3) -> set[Cell]:
    """The hexes that continue a straight line of so many adjacent own pieces (KB-10.5)."""
    found = set()
    for cell in touching(own):
        for direction in DIRECTIONS:
            at, line = cell, []
            for _ in range(length):
                at = beyond(at, direction)
                line.append(at)
            if all(piece in own for piece in line):
                found.add(cell)
    return found


def jumps(cell: Cell) -> set[Cell]:
    """The six targets of the paddock as KB-10.8 lists them."""
    r, c = cell
    return {(r, c - 2), (r, c + 2), (r - 2, c - 1), (r - 2, c + 1), (r + 2, c - 1), (r + 2, c + 1)}


def quadrant(words: str) -> list[list[str]]:
    """The ten rows of a quadrant, in words; `oasis 180` is turned (KB-2.6)."""
    kind, *turn = words.split()
    fact = QUADRANTS[kind]
    rows = [[LETTER.get(letter, kind) for letter in row] for row in fact["rows"]]
    if turn == ["180"]:
        rows = [[rows[9 - r][9 - c] for c in range(10)] for r in range(10)]
    else:
        assert not turn
    return rows


def ground_of(quadrants: Sequence[str]) -> Ground:
    """The board of four quadrants: top left, top right, bottom left, bottom right (KB-2.1)."""
    ground = {}
    for number, words in enumerate(quadrants):
        for r, row in enumerate(quadrant(words)):
            for c, word in enumerate(row):
                ground[r + 10 * (number // 2), c + 10 * (number % 2)] = word
    return ground


def specials(ground: Ground) -> set[Cell]:
    """Castle and location hexes."""
    return {cell for cell, word in ground.items() if word == "castle" or word in LOCATIONS}


# -- scoring (KB-16) ---------------------------------------------------------------------------


def castles(ground: Ground, own: set[Cell]) -> int:
    return 3 * sum(
        1 for cell, word in ground.items() if word == "castle" and NEIGHBOURS[cell] & own
    )


def beside(ground: Ground, own: set[Cell], word: str) -> int:
    """Pieces next to water (or mountain) that do not stand on it (KB-16.2, KB-16.3)."""
    return sum(
        1
        for cell in own
        if ground[cell] != word and any(ground[near] == word for near in NEIGHBOURS[cell])
    )


def workers(ground: Ground, own: set[Cell]) -> int:
    return sum(1 for cell in own if NEIGHBOURS[cell] & specials(ground))


def merchants(ground: Ground, own: set[Cell]) -> int:
    linked: set[Cell] = set()
    for area in areas(own):
        reached = {cell for cell in specials(ground) if NEIGHBOURS[cell] & area}
        if len(reached) >= 2:
            linked |= reached
    return 4 * len(linked)


def per_row(own: set[Cell]) -> list[int]:
    return [sum(1 for cell in own if cell[0] == row) for row in range(SIZE)]


def per_quadrant(own: set[Cell]) -> list[int]:
    return [sum(1 for cell in own if quadrant_of(cell) == n) for n in range(4)]


def single(card: str, ground: Ground, own: set[Cell]) -> int:
    """What a card pays one player; not for lords, who compare players."""
    match card:
        case "castles":
            return castles(ground, own)
        case "fishermen":
            return beside(ground, own, "water")
        case "miners":
            return beside(ground, own, "mountain")
        case "workers":
            return workers(ground, own)
        case "merchants":
            return merchants(ground, own)
        case "discoverers":
            return sum(1 for count in per_row(own) if count)
        case "knights":
            return 2 * max(per_row(own))
        case "hermits":
            return len(areas(own))
        case "citizens":
            return max((len(area) for area in areas(own)), default=0) // 2
        case "farmers":
            return 3 * min(per_quadrant(own))
    raise ValueError(card)


def lords(pieces: Pieces, zero_scores: bool = True) -> list[int]:
    """KB-16.10 and KB-16.11."""
    gold = [0] * len(pieces)
    for n in range(4):
        counts = [per_quadrant(own)[n] for own in pieces]
        occurring = sorted(set(counts), reverse=True)
        for seat, count in enumerate(counts):
            if count == 0 and not zero_scores:
                continue
            if count == occurring[0]:
                gold[seat] += 12
            elif count == occurring[1]:
                gold[seat] += 6
    return gold


def goal_gold(
    goal: str, ground: Ground, pieces: Pieces, options: Mapping[str, Any] | None = None
) -> list[int]:
    """What `castles` or a card pays each seat."""
    if goal == "lords":
        return lords(pieces, (options or {}).get("lords_zero_scores", True))
    return [single(goal, ground, set(own)) for own in pieces]


def lit(goal: str, ground: Ground, own: set[Cell]) -> set[Cell] | None:
    """The pieces that earn the gold, where the rule leaves no doubt which these are."""
    match goal:
        case "fishermen" | "miners":
            word = {"fishermen": "water", "miners": "mountain"}[goal]
            return {cell for cell in own if beside(ground, {cell}, word)}
        case "workers":
            return {cell for cell in own if NEIGHBOURS[cell] & specials(ground)}
        case "hermits":
            return set(own)
    return None


def ranking(gold: Sequence[int]) -> list[list[int]]:
    """Most gold first, equals together (KB-15.5)."""
    return [
        [seat for seat, has in enumerate(gold) if has == amount]
        for amount in sorted(set(gold), reverse=True)
    ]


# -- the game (KB-5 to KB-10, KB-15) -----------------------------------------------------------


class Tile:
    """A location tile of a player: its kind, the hex it came from, and its state (KB-9.5)."""

    def __init__(self, kind: str, home: Cell, state: str) -> None:
        self.kind, self.home, self.state = kind, home, state

    @classmethod
    def read(cls, words: str) -> Tile:
        kind, home, state = words.split()
        return cls(kind, place(home), state)

    def __str__(self) -> str:
        return f"{self.kind} {name(self.home)} {self.state}"


def given_up(tiles: list[Tile], home: Cell) -> Tile:
    """Which tile of the kind goes when the last piece leaves a hex (KB-9.10).

    The tile that is kept belongs to the other hex afterwards.
    """
    kind = next(tile.kind for tile in tiles if tile.home == home)
    alike = [tile for tile in tiles if tile.kind == kind]
    gone = min(alike, key=lambda tile: ("used", "fresh", "ready").index(tile.state))
    for tile in alike:
        if tile is not gone and tile.home == home:
            tile.home, gone.home = gone.home, tile.home
    tiles.remove(gone)
    return gone


class Table:
    """A game at a slow table. It is begun from a description and told which cards are drawn."""

    def __init__(self, description: Mapping[str, Any]) -> None:
        self.options: dict[str, Any] = dict(description["options"])
        self.seats: int = description["seats"]
        self.ground = ground_of(description["quadrants"])
        self.cards: list[str] = list(description["cards"])
        self.start: int = description["start"]
        self.round: int = description["round"]
        self.to_act: int | None = description["to_act"]
        self.done: int
        self.left: int
        self.done, self.left = description["builds"]
        self.pieces = [{place(word) for word in own} for own in description["settlements"]]
        self.lifted: tuple[str, Cell] | None = None
        if description["lifted"] is not None:
            kind, word = description["lifted"].split()
            self.lifted = kind, place(word)
        self.supply = [SUPPLY - len(own) for own in self.pieces]
        if self.lifted is not None:
            assert self.to_act is not None
            if self.lifted[1] in self.pieces[self.to_act]:
                self.pieces[self.to_act].remove(self.lifted[1])
            else:
                self.supply[self.to_act] -= 1
        self.tiles = [[Tile.read(words) for words in own] for own in description["tiles"]]
        self.visited = [{place(word) for word in own} for own in description["visited"]]
        self.hand: list[str | None] = list(description["hand"])
        self.played: str | None = description["played"]
        deck = description["deck"]
        self.deck: list[str] = list(deck) if isinstance(deck, list) else ["?"] * deck
        self.discard = Counter[str](description["discard"])
        self.removed = Counter[str](description["removed"])
        self.ending: bool = description["ending"]
        self.idle: bool = description["idle"]
        self.unordered = False
        """Whether the pile was shuffled in the last move, so that only its cards are known."""
        self._drawn: list[str] = []

    # -- what there is -------------------------------------------------------------------------

    def standing(self) -> list[set[Cell]]:
        """The settlements; one that was taken up is still where it was until it is put."""
        pieces = [set(own) for own in self.pieces]
        if self.lifted is not None:
            assert self.to_act is not None
            pieces[self.to_act].add(self.lifted[1])
        return pieces

    def gold(self) -> dict[str, list[int]]:
        """What each goal pays each seat, as if the game ended now."""
        return {
            goal: goal_gold(goal, self.ground, self.standing(), self.options)
            for goal in ("castles", *self.cards)
        }

    def scores(self) -> list[int]:
        paid = self.gold().values()
        return [sum(gold[seat] for gold in paid) for seat in range(self.seats)]

    def tiles_left(self, home: Cell) -> int:
        """Nobody takes two from one hex, and none ever comes back (KB-9.2, KB-9.7)."""
        return TILES_PER_HEX - sum(1 for visited in self.visited if home in visited)

    def open_hexes(self, *words: str) -> set[Cell]:
        """Unoccupied hexes of these terrains (KB-3.4)."""
        occupied = set().union(*self.pieces)
        return {cell for cell in CELLS if self.ground[cell] in words and cell not in occupied}

    def dead(self, terrain: str) -> bool:
        return not self.open_hexes(terrain)

    def mandatory_left(self) -> int:
        """The builds still to be done now; none without settlements (KB-6.2)."""
        assert self.to_act is not None
        return min(self.left, self.supply[self.to_act])

    def step(self) -> str:
        if self.to_act is None:
            return "over"
        if self.lifted is not None:
            return "move"
        if self.mandatory_left() == 0:
            return "after"
        return "build" if self.done else "turn"

    # -- what is legal -------------------------------------------------------------------------

    @staticmethod
    def adjacent_if_possible(allowed: set[Cell], own: set[Cell]) -> set[Cell]:
        """KB-7.3: `A` if there is any, otherwise `C`."""
        near = allowed & touching(own)
        return near or allowed

    def mandatory_targets(self) -> set[Cell]:
        assert self.to_act is not None
        if self.played is None:
            return set()
        allowed = self.open_hexes(self.played)
        return self.adjacent_if_possible(allowed, self.pieces[self.to_act])

    def build_targets(self, kind: str) -> set[Cell]:
        """Where the extra action can build (KB-10.1 to KB-10.6)."""
        assert self.to_act is not None
        own = self.pieces[self.to_act]
        if self.supply[self.to_act] == 0:
            return set()
        match kind:
            case "oracle":
                return self.mandatory_targets()
            case "farm":
                return self.adjacent_if_possible(self.open_hexes("grass"), own)
            case "oasis":
                return self.adjacent_if_possible(self.open_hexes("desert"), own)
            case "tower":
                return self.adjacent_if_possible(self.open_hexes(*BUILDABLE) & EDGE, own)
            case "tavern":
                return self.open_hexes(*BUILDABLE) & line_ends(own)
        raise ValueError(kind)

    def move_targets(self, kind: str, piece: Cell) -> set[Cell]:
        """Where an own piece can be moved (KB-10.7 to KB-10.9), taken up first (KB-7.8)."""
        assert self.to_act is not None
        everybody = self.pieces
        rest = self.pieces[self.to_act] - {piece}
        self.pieces = [rest if own is everybody[self.to_act] else own for own in everybody]
        try:
            match kind:
                case "barn":
                    allowed = self.open_hexes(self.played) if self.played else set()
                    found = self.adjacent_if_possible(allowed, rest)
                case "harbor":
                    found = self.adjacent_if_possible(self.open_hexes("water"), rest)
                case "paddock":
                    found = self.open_hexes(*BUILDABLE) & jumps(piece)
                case _:
                    raise ValueError(kind)
        finally:
            self.pieces = everybody
        return found - {piece}

    def usable(self, kind: str) -> bool:
        """Whether a tile of the kind is ready and may be used now (KB-5.3, KB-5.4, KB-9.5)."""
        assert self.to_act is not None
        return self.step() in ("turn", "after") and any(
            tile.kind == kind and tile.state == "ready" for tile in self.tiles[self.to_act]
        )

    def legal(self) -> set[str]:
        """Every move of the seat to act."""
        seat, step = self.to_act, self.step()
        if seat is None:
            return set()
        if self.lifted is not None:
            return {f"to {name(cell)}" for cell in self.move_targets(*self.lifted)}
        moves = set()
        if step in ("turn", "build"):
            moves |= {f"build {name(cell)}" for cell in self.mandatory_targets()}
        if step == "after":
            moves.add("end")
        for kind in filter(self.usable, BUILDERS):
            moves |= {f"{kind} {name(cell)}" for cell in self.build_targets(kind)}
        for kind in filter(self.usable, MOVERS):
            own = self.pieces[seat]
            moves |= {f"{kind} {name(cell)}" for cell in own if self.move_targets(kind, cell)}
        return moves

    # -- playing -------------------------------------------------------------------------------

    def play(self, move: str, drawn: Sequence[str] = ()) -> None:
        """Play a move; `drawn` are the terrain cards that are drawn in it, in order."""
        seat = self.to_act
        assert seat is not None
        self._drawn = list(drawn)
        verb, *words = move.split()
        if verb == "end":
            self.end_turn()
        elif verb in MOVERS:
            cell = place(words[0])
            self.pieces[seat].remove(cell)
            self.lifted = verb, cell
            self.use(verb)
        elif verb == "to":
            self.lifted = None
            self.put(place(words[0]))
        else:
            if verb == "build":
                self.done, self.left = self.done + 1, self.left - 1
            else:
                self.use(verb)
            self.supply[seat] -= 1
            self.idle = False
            self.put(place(words[0]))
        assert not self._drawn, "more cards drawn than needed"

    def use(self, kind: str) -> None:
        assert self.to_act is not None
        tile = next(t for t in self.tiles[self.to_act] if (t.kind, t.state) == (kind, "ready"))
        tile.state = "used"

    def put(self, cell: Cell) -> None:
        """A piece of the seat to act arrives, and what follows (KB-18.1)."""
        seat = self.to_act
        assert seat is not None
        assert all(cell not in own for own in self.pieces)
        self.pieces[seat].add(cell)
        tiles = self.tiles[seat]
        for home in [tile.home for tile in tiles]:
            if not NEIGHBOURS[home] & self.pieces[seat]:
                given_up(tiles, home)
        for home in NEIGHBOURS[cell]:
            if self.ground[home] in LOCATIONS and home not in self.visited[seat]:
                if self.tiles_left(home) == 0:
                    continue
                self.visited[seat].add(home)
                tiles.append(Tile(self.ground[home], home, "fresh"))
        if self.supply[seat] == 0:
            self.ending = True
        self.check_card()

    def draw(self) -> str | None:
        """KB-8.2; None when there is no card anywhere (KB-8.6)."""
        if not self.deck:
            if not self.discard:
                return None
            self.deck = sorted(self.discard.elements())
            self.discard.clear()
            self.unordered = True
        card = self._drawn.pop(0)
        if self.unordered:
            self.deck.remove(card)
        else:
            assert self.deck.pop(0) == card
        return card

    def check_card(self, *, beginning: bool = False) -> None:
        """KB-8.4 to KB-8.6; with the option only at the beginning and until the builds are done."""
        late = self.options["redraw_scope"] == "mandatory_only"
        if late and self.mandatory_left() == 0 and not beginning:
            return
        if all(self.dead(terrain) for terrain in BUILDABLE):
            self.left = 0
            return
        while self.played is not None and self.dead(self.played):
            self.removed[self.played] += 1
            self.played = self.draw()
        if self.played is None:
            self.left = 0

    def end_turn(self) -> None:
        """KB-5.7, KB-15.1 and KB-15.7."""
        seat = self.to_act
        assert seat is not None
        for tile in self.tiles[seat]:
            tile.state = "ready"
        if self.played is not None:
            self.discard[self.played] += 1
            self.played = None
        self.hand[seat] = self.draw()
        following = (seat + 1) % self.seats
        if following == self.start:
            if self.ending or self.idle:
                self.to_act = None
                return
            self.round += 1
            self.idle = True
        self.to_act = following
        self.begin_turn()

    def begin_turn(self) -> None:
        """KB-5.1, and KB-8.6 for a player without a card."""
        seat = self.to_act
        assert seat is not None
        self.done, self.left = 0, 3
        card = self.hand[seat]
        self.played = self.draw() if card is None else card
        self.hand[seat] = None
        self.check_card(beginning=True)

    # -- comparing -----------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """What can be compared with that of a description, see `same`."""
        acting = self.to_act is not None
        return {
            "round": self.round,
            "to_act": self.to_act,
            "settlements": [sorted(map(name, own)) for own in self.pieces],
            "lifted": self.lifted and f"{self.lifted[0]} {name(self.lifted[1])}",
            "builds": [self.done, self.mandatory_left()] if acting else None,
            "homes": [sorted((t.kind, name(t.home)) for t in own) for own in self.tiles],
            "states": [sorted((t.kind, t.state) for t in own) for own in self.tiles],
            "visited": [sorted(map(name, own)) for own in self.visited],
            "hand": self.hand,
            "played": self.played,
            "deck": sorted(self.deck) if self.unordered else self.deck,
            "discard": +self.discard,
            "removed": +self.removed,
            "ending": self.ending,
        }

    def expect(self, description: Mapping[str, Any]) -> None:
        """This is how the description says it, and the order of a shuffled pile is taken over."""
        other = Table(description)
        other.unordered = self.unordered
        assert other.state() == self.state()
        self.deck, self.unordered = list(description["deck"]), False
