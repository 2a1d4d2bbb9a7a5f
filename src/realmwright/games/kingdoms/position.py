"""A position of Kingdoms: the state, and the rules of the turn, the round and the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar, Self

from realmwright.engine.chance import Rng
from realmwright.engine.contract import (
    Action,
    Change,
    Entry,
    Event,
    Game,
    IllegalAction,
    InvalidInput,
    Json,
    Position,
    Preview,
    Reason,
    Sheet,
)
from realmwright.engine.record import Record
from realmwright.engine.scene import Choice, Scene
from realmwright.engine.squares import cells
from realmwright.games.kingdoms import actions as table
from realmwright.games.kingdoms import document, scenery
from realmwright.games.kingdoms.actions import (
    CASTLE,
    DRAW,
    PASS,
    PICK,
    PLACE,
    SECRET,
    SHIFT,
    TARGET,
    TILE,
)
from realmwright.games.kingdoms.edition import Edition
from realmwright.games.kingdoms.pieces import (
    CASTLE_PLANES,
    CELLS,
    FACE_PLANES,
    FACES,
    FULL,
    GRID,
    HIDDEN,
    RANKS,
    VALUES,
    Board,
    empty_board,
    faces_on,
)
from realmwright.games.kingdoms.scoring import (
    ALL_LINES,
    GOALS,
    LINES,
    LINES_THROUGH,
    Part,
    full_lines,
    line_gold,
    parts_of,
    pay_line,
)

NONE = -1
"""No tile: the secret tile has been played, or nothing has been drawn."""
UNPICKED = -2
"""The own open tile has still to be chosen (option open_reserve)."""

Tell = Callable[[Event], None]

# Listing the empty spaces is most of the work of `actions`, so the lists are made beforehand, for
# ten spaces at a time: three look-ups instead of thirty tests.
_THIRD = 10
_MASK = (1 << _THIRD) - 1
_Listing = tuple[tuple[tuple[int, ...], ...], ...]
_NUMBERS = tuple(range(table.LIMIT))


@cache
def _listing(verb: int) -> _Listing:
    """For each third of the board and each set of its spaces: the actions of a verb there."""
    return tuple(
        tuple(
            tuple(_NUMBERS[verb << SHIFT | (cell + third)] for cell in cells(bits))
            for bits in range(1 << _THIRD)
        )
        for third in range(0, CELLS, _THIRD)
    )


def spaces(mask: int) -> tuple[int, ...]:
    """The spaces of a mask in order."""
    first, second, last = _listing(0)
    return first[mask & _MASK] + second[mask >> _THIRD & _MASK] + last[mask >> 2 * _THIRD]


class KingdomsPosition(Position):
    """See `realmwright.engine.contract.Position` for what every method promises.

    `pool` is a list whose last tile is drawn next; with open tiles its order has no meaning.
    `HIDDEN` stands for a face that a seen position does not know; `chance` is None there, too.
    """

    __slots__ = (
        "board",
        "castles",
        "chance",
        "clockwise",
        "drawn",
        "earned",
        "edition",
        "free",
        "gold",
        "last_castle",
        "open_reserve",
        "open_tiles",
        "options",
        "origin",
        "paid",
        "past",
        "pool",
        "round",
        "score_as_you_go",
        "seats",
        "secret",
        "starter",
        "to_act",
    )

    game: ClassVar[Game]

    board: Board
    castles: list[int]
    """Castles in hand: seat * 4 + rank - 1."""
    secret: list[int]
    gold: list[int]
    earned: tuple[tuple[int, ...], ...]
    """The gold of each finished round, per seat."""
    paid: int
    """Lines of the current board that are in `gold` already (bit i = line i)."""
    past: tuple[object, Action] | None
    """The actions played so far, as a chain (previous, action): copies share it at no cost."""
    origin: int | str | None
    """The seed, or the document this position began from; None if it is a seen position."""

    def __init__(
        self, edition: Edition, seats: int, options: Mapping[str, Json], origin: int | str | None
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options
        self.last_castle = bool(options["last_castle"])
        self.open_tiles = bool(options["open_tiles"])
        self.score_as_you_go = bool(options["score_as_you_go"])
        self.open_reserve = bool(options["open_reserve"])
        self.clockwise = options["starter_tie"] == "clockwise"
        self.origin = origin
        self.past = None
        self.chance: int | None = None
        self.board = empty_board(seats)
        self.free = FULL
        self.castles = [*edition.hand(seats, all_castles=self.last_castle)] * seats
        self.secret = [NONE] * seats
        self.pool: list[int] = []
        self.drawn = NONE
        self.gold = [edition.starting_gold] * seats
        self.earned = ()
        self.paid = 0
        self.round = 0
        self.starter = 0
        self.to_act: int | None = 0

    @property
    def edition_id(self) -> str:  # type: ignore[override]
        return self.edition.id

    @property
    def complete(self) -> bool:
        return self.chance is not None

    @property
    def rounds(self) -> int | None:
        """How many rounds the game has; None when that is open (K-10.3)."""
        return None if self.last_castle else self.edition.rounds

    @property
    def step(self) -> str:
        """What the seat to act decides: `turn`, `place`, `pick`; `over` at the end."""
        if self.to_act is None:
            return "over"
        if self.drawn != NONE:
            return "place"
        return "pick" if self.secret[self.to_act] == UNPICKED else "turn"

    # -- fast lane -----------------------------------------------------------------------------

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.edition = self.edition
        twin.seats = self.seats
        twin.options = self.options
        twin.last_castle = self.last_castle
        twin.open_tiles = self.open_tiles
        twin.score_as_you_go = self.score_as_you_go
        twin.open_reserve = self.open_reserve
        twin.clockwise = self.clockwise
        twin.origin = self.origin
        twin.past = self.past
        twin.chance = self.chance
        twin.board = self.board[:]
        twin.free = self.free
        twin.castles = self.castles[:]
        twin.secret = self.secret[:]
        twin.pool = self.pool[:]
        twin.drawn = self.drawn
        twin.gold = self.gold[:]
        twin.earned = self.earned
        twin.paid = self.paid
        twin.round = self.round
        twin.starter = self.starter
        twin.to_act = self.to_act
        return twin

    def actions(self) -> list[Action]:
        """Castles by rank, the own tile, then draw or the open tiles; else the pass (K-4, K-5)."""
        seat = self.to_act
        if seat is None:
            return []
        if self.drawn != NONE:
            verbs = [PLACE]
        elif self.secret[seat] == UNPICKED:
            return [PICK << SHIFT | face for face in sorted(set(self.pool))]
        else:
            hand = self.castles[4 * seat : 4 * seat + 4]
            verbs = [CASTLE + rank for rank, count in zip(RANKS, hand, strict=True) if count]
            if self.secret[seat] != NONE:
                verbs.append(SECRET)
            if self.open_tiles:
                verbs += [TILE + face for face in sorted(set(self.pool))]
        free = self.free
        low, middle, high = free & _MASK, free >> _THIRD & _MASK, free >> 2 * _THIRD
        found: list[Action] = []
        for verb in verbs:
            first, second, last = _listing(verb)
            found += first[low]
            found += second[middle]
            found += last[high]
        if self.pool and not self.open_tiles and self.drawn == NONE:
            found.append(table.DRAW_ACTION)
        return found or [table.PASS_ACTION]

    def apply(self, action: Action) -> None:
        self._act(action, None)

    def score(self) -> list[int]:
        gold = self.gold[:]
        for line in range(len(LINES)):
            if not self.paid >> line & 1:
                pay_line(self.board, line, gold)
        return gold

    # -- the rules of the turn -----------------------------------------------------------------

    def _act(self, action: Action, tell: Tell | None) -> None:
        """Play a legal action, telling the facts to `tell` if somebody listens."""
        seat = self.to_act
        assert seat is not None
        self.past = (self.past, action)
        verb, target = action >> SHIFT, action & TARGET
        if verb == DRAW:
            self.drawn = self.pool.pop()
            if tell:
                tell(Event("drew", {"seat": seat, "face": FACES[self.drawn]}, reveals=True))
            return
        if verb == PICK:
            self.pool.remove(target)
            self.secret[seat] = target
            if tell:
                tell(Event("picked", {"seat": seat, "face": FACES[target]}))
            self.to_act = (seat + 1) % self.seats
            return
        if verb == PASS:
            if tell:
                tell(Event("passed", {"seat": seat}))
        else:
            self._place(seat, verb, target, tell)
            if not self.free:
                self._end_round(tell)
                return
        if not self.pool and not any(self.castles) and self.secret.count(NONE) == self.seats:
            self._end_round(tell)  # K-10.7: nobody can act
            return
        self.to_act = (seat + 1) % self.seats

    def _place(self, seat: int, verb: int, cell: int, tell: Tell | None) -> None:
        if CASTLE < verb < TILE:
            rank = verb - CASTLE
            self.castles[seat * 4 + rank - 1] -= 1
            planes = CASTLE_PLANES[seat][rank]
            piece: dict[str, Json] = {"kind": "castle", "seat": seat, "rank": rank}
            source = "hand"
        else:
            if verb == PLACE:
                face, self.drawn, source = self.drawn, NONE, "pool"
            elif verb == SECRET:
                face, self.secret[seat] = self.secret[seat], NONE
                source = "reserve" if self.open_tiles else "secret"
            else:
                face, source = verb - TILE, "pool"
                self.pool.remove(face)
            planes = FACE_PLANES[face]
            piece = {"kind": "tile", "face": FACES[face], "value": VALUES[face]}
        bit = 1 << cell
        for plane in planes:
            self.board[plane] |= bit
        self.free ^= bit
        if tell:
            facts = {"seat": seat, "piece": piece, "cell": GRID.name(cell), "source": source}
            # The own secret tile was known to nobody else (K-3.3).
            tell(Event("placed", facts, reveals=source == "secret"))
        if self.score_as_you_go:
            filled = full_lines(self.free) & ~self.paid  # K-12.1
            self._pay(filled, tell)

    # -- the rules of the round ----------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """Set up round 1 of a fresh position (K-2)."""
        self.chance = Rng(seed).state
        self._begin_round(None)

    def _pay(self, lines: int, tell: Tell | None) -> None:
        self.paid |= lines
        for line in range(len(LINES)):
            if lines >> line & 1:
                pay_line(self.board, line, self.gold)
                if tell:
                    tell(self._scored(line))

    def _scored(self, line: int) -> Event:
        parts = [part for part in parts_of(self.board, line, self.seats) if part.segment]
        return Event(
            "scored",
            {
                "goal": GOALS[line],
                "parts": [scenery.part(part) for part in parts],
                "gold": [*line_gold(parts, self.seats)],
            },
        )

    def _board_gold(self) -> tuple[int, ...]:
        """What the whole board pays, whether in the purses already or not."""
        gold = [0] * self.seats
        for line in range(len(LINES)):
            pay_line(self.board, line, gold)
        return tuple(gold)

    def _end_round(self, tell: Tell | None) -> None:
        """Score (K-7), then go on to the next round (K-8) or end the game (K-9)."""
        self._pay(ALL_LINES & ~self.paid, tell)
        self.earned += (self._board_gold(),)
        if tell:
            tell(Event("round_ended", {"round": self.round, "gold": self.gold[:]}))
        if self._is_last_round():
            self.to_act = None
            if tell:
                tell(Event("game_over", {"gold": self.gold[:], "ranking": self.ranking()}))
            return
        if tell:
            tell(Event("board_cleared", {"round": self.round}))
        self._clear()
        self._begin_round(tell)

    def somebody_is_out_of_castles(self) -> bool:
        """Whether a player has played the last castle, which makes the last round (K-10.5)."""
        hands = (self.castles[4 * seat : 4 * seat + 4] for seat in range(self.seats))
        return not all(any(hand) for hand in hands)

    def _is_last_round(self) -> bool:
        if self.last_castle:
            return self.somebody_is_out_of_castles()
        return self.round >= self.edition.rounds

    def _clear(self) -> None:
        """Empty the board; rank 1 castles go home, unless castles are used up (K-8, K-10.4)."""
        if not self.last_castle:
            for seat in range(self.seats):
                ones, twos = (self.board[CASTLE_PLANES[seat][rank][0]] for rank in (1, 2))
                # The plane for 1 holds the ranks 1 and 3, the plane for 2 the ranks 2 and 3.
                self.castles[4 * seat] += (ones & ~twos).bit_count()
        self.board = empty_board(self.seats)
        self.free = FULL
        self.paid = 0

    def _begin_round(self, tell: Tell | None) -> None:
        """The next starter (K-8.5) and a new pool (K-2.3, K-2.4, K-8.4, K-11).

        Chance is asked in this order, for ever: the starter, the shuffle.
        """
        assert self.chance is not None, "a seen position cannot be played on"
        rng = Rng(self.chance)
        self._choose_starter(rng, tell)
        self.round += 1
        self.pool = list(self.edition.tiles)
        if not self.open_tiles:
            rng.shuffle(self.pool)
        self.chance = rng.state
        self.to_act = self.starter
        if tell:
            # Starting a round shuffles: nobody may go back to before it and see it otherwise.
            facts = {"round": self.round, "starter": self.starter}
            tell(Event("round_started", facts, reveals=True))
        if self.open_tiles:
            self.secret = [UNPICKED if self.open_reserve else NONE] * self.seats
            return
        for seat in range(self.seats):
            self.secret[seat] = self.pool.pop()
            if tell:
                face = {"face": FACES[self.secret[seat]]}
                tell(Event("dealt", {"seat": seat}, private=face, to=seat, reveals=True))

    def _choose_starter(self, rng: Rng, tell: Tell | None) -> None:
        if not self.round:
            self.starter = rng.below(self.seats)  # K-2.6
            return
        most = max(self.gold)
        richest = [seat for seat in range(self.seats) if self.gold[seat] == most]
        if len(richest) == 1 or self.clockwise:
            self.starter = min(richest, key=lambda seat: (seat - self.starter) % self.seats)
            return
        self.starter = rng.choice(richest)
        if tell:
            facts = {"seat": self.starter, "among": richest}
            tell(Event("starter_drawn", facts, reveals=True))

    # -- rich lane -----------------------------------------------------------------------------

    def play(self, action: Action) -> list[Event]:
        if not self.complete:
            raise ValueError("a seen position cannot be played on; play on one of its guesses")
        reason = self.why_not(action)
        if reason:
            raise IllegalAction(reason)
        events: list[Event] = []
        self._act(action, events.append)
        return events

    def why_not(self, action: Action) -> Reason | None:
        seat = self.to_act
        if seat is None:
            return Reason("over", "K-9.1")
        if not table.exists(action):
            return Reason("not_an_action", "K-4.1")
        verb, target = action >> SHIFT, action & TARGET
        if self.secret[seat] == UNPICKED and self.drawn == NONE:
            return self._why_not_pick(verb, target)
        return self._why_not_verb(seat, verb) or (
            Reason("occupied", "K-4.5", {"cell": GRID.name(target)})
            if table.needs_space(verb) and not self.free >> target & 1
            else None
        )

    def _why_not_pick(self, verb: int, face: int) -> Reason | None:
        if verb != PICK:
            return Reason("must_pick", "K-11.2")
        if face not in self.pool:
            return Reason("tile_not_in_pool", "K-11.3", {"face": FACES[face]})
        return None

    def _why_not_verb(self, seat: int, verb: int) -> Reason | None:
        """Why this kind of action is not open to the seat, wherever it is aimed."""
        if self.drawn != NONE and verb != PLACE:
            return Reason("must_place_drawn", "K-4.3.2", {"face": self._face_name(self.drawn)})
        if verb == PLACE and self.drawn == NONE:
            return Reason("nothing_drawn", "K-4.3")
        if verb == PICK:
            return Reason("pick_not_now", "K-11.2")
        if verb == PASS and self.actions() != [table.PASS_ACTION]:
            return Reason("pass_not_allowed", "K-5.1")
        if verb == DRAW and self.open_tiles:
            return Reason("draw_blind", "K-11.3")
        if verb == DRAW and not self.pool:
            return Reason("pool_empty", "K-4.7")
        if verb == SECRET and self.secret[seat] == NONE:
            if self.open_tiles and not self.open_reserve:
                return Reason("no_secret_in_open_tiles", "K-11.2")
            return Reason("secret_played", "K-4.4")
        if CASTLE < verb < TILE and not self.castles[4 * seat + verb - CASTLE - 1]:
            return Reason("no_castle_of_rank", "K-4.2", {"rank": verb - CASTLE})
        if verb >= TILE and not self.open_tiles:
            return Reason("tiles_face_down", "K-4.3")
        if verb >= TILE and verb - TILE not in self.pool:
            return Reason("tile_not_in_pool", "K-11.3", {"face": FACES[verb - TILE]})
        return None

    def _face_name(self, face: int) -> str:
        return "?" if face == HIDDEN else FACES[face]

    def preview(self, action: Action) -> Preview:
        """What a placement changes in its row and column.

        Nothing for draw, pick and pass, and where there is no empty space.
        """
        nothing = Preview(action, (0,) * self.seats)
        seat = self.to_act
        verb, cell = action >> SHIFT, action & TARGET
        if seat is None or not table.needs_space(verb) or not self.free >> cell & 1:
            return nothing
        if CASTLE < verb < TILE:
            planes = CASTLE_PLANES[seat][verb - CASTLE]
        else:
            face = {PLACE: self.drawn, SECRET: self.secret[seat]}.get(verb, verb - TILE)
            if not 0 <= face < HIDDEN:
                return nothing
            planes = FACE_PLANES[face]
        after = self.board[:]
        for plane in planes:
            after[plane] |= 1 << cell
        changes = tuple(self._change(after, line, cell) for line in LINES_THROUGH[cell])
        gold = tuple(sum(change.gold[s] for change in changes) for s in range(self.seats))
        return Preview(action, gold, changes)

    def _change(self, after: Board, line: int, cell: int) -> Change:
        old = parts_of(self.board, line, self.seats)
        new = parts_of(after, line, self.seats)
        before, then = line_gold(old, self.seats), line_gold(new, self.seats)
        was = next(part for part in old if part.segment >> cell & 1)
        now = next((part for part in new if part.segment >> cell & 1), None)
        return Change(
            GOALS[line],
            tuple(b - a for a, b in zip(before, then, strict=True)),
            was.cells,
            was.base,
            now.base if now else None,
        )

    def line_parts(self) -> list[list[Part]]:
        """The scoring of every line of the current board, segment by segment."""
        return [parts_of(self.board, line, self.seats) for line in range(len(LINES))]

    def scores(self) -> list[Sheet]:
        """Start gold, each earlier round, then every line of the current board."""
        lines = self.line_parts()
        earlier = self.earned[: self.round - 1]
        sheets = []
        for seat in range(self.seats):
            entries = [Entry(f"round-{n}", gold[seat]) for n, gold in enumerate(earlier, 1)]
            on_board = 0
            for line, parts in enumerate(lines):
                gold = sum(part.gold[seat] for part in parts)
                where = [cell for part in parts if part.stakes[seat] for cell in part.cells]
                entries.append(Entry(GOALS[line], gold, tuple(where)))
                if self.paid >> line & 1:
                    on_board += gold
            start = self.gold[seat] - on_board - sum(gold[seat] for gold in earlier)
            sheets.append(Sheet(seat, (Entry("start", start), *entries)))
        return sheets

    def ranking(self) -> list[list[int]]:
        """Most gold first; equal gold shares the rank (K-9.2, K-9.3)."""
        score = self.score()
        return [
            [seat for seat in range(self.seats) if score[seat] == gold]
            for gold in sorted(set(score), reverse=True)
        ]

    def forced(self) -> Action | None:
        """The pass of a seat that can do nothing else (K-5.1)."""
        actions = self.actions()
        return table.PASS_ACTION if actions == [table.PASS_ACTION] else None

    # -- views ---------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> Self:
        if seat is not None and seat not in range(self.seats):
            raise InvalidInput(f"there is no seat {seat!r:.20}; seats are 0 to {self.seats - 1}")
        seen = self.copy()
        seen.chance = seen.origin = seen.past = None
        if not self.open_tiles:  # K-3.3
            seen.pool = [HIDDEN] * len(self.pool)
            for other in range(self.seats):
                if other != seat and seen.secret[other] != NONE:
                    seen.secret[other] = HIDDEN
        return seen

    def unseen(self) -> list[int]:
        """The faces that lie where this position does not show them (K-3.4)."""
        faces = list(self.edition.tiles)
        shown = [*faces_on(self.board), self.drawn, *self.secret, *self.pool]
        for face in shown:
            if 0 <= face < HIDDEN:
                faces.remove(face)
        return faces

    def guess(self, rng: Rng) -> Self:
        whole = self.copy()
        unseen = self.unseen()
        rng.shuffle(unseen)
        if whole.drawn == HIDDEN:
            whole.drawn = unseen.pop()
        for seat, face in enumerate(whole.secret):
            if face == HIDDEN:
                whole.secret[seat] = unseen.pop()
        whole.pool = [unseen.pop() if face == HIDDEN else face for face in whole.pool]
        whole.chance = rng.next()
        whole.past = None
        whole.origin = None
        return whole

    def scene(self, *, hide_scores: bool = False) -> Scene:
        return scenery.scene(self, hide_scores=hide_scores)

    def choices(self) -> list[Choice]:
        return scenery.choices(self)

    # -- text ----------------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        return table.name(action, reserve=self.open_reserve)

    def parse(self, text: str) -> Action:
        return table.parse(text)

    def describe(self) -> dict[str, Json]:
        return document.describe(self)

    def record(self) -> Record:
        if self.origin is None:
            raise ValueError("a seen or guessed position does not know how it came about")
        played: list[Action] = []
        link: object = self.past
        while isinstance(link, tuple):
            link, action = link
            played.append(action)
        return Record(
            game=self.game,
            edition=self.edition.id,
            seats=self.seats,
            options=dict(self.options),
            seed=self.origin if isinstance(self.origin, int) else None,
            start=self.origin if isinstance(self.origin, str) else None,
            actions=tuple(reversed(played)),
            gold=tuple(self.gold) if self.to_act is None else None,
        )

    def __str__(self) -> str:
        return "\n".join(document.board_rows(self.board))
