"""The lessons of a first game: scripted positions, each ending in a choice of one's own.

A lesson is a board, what the learner holds, and which actions answer it. The texts are in the
catalogues (`kingdoms-lesson-…`). The learner is seat 0, a bot may play the other seat on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from realmwright.engine.chance import Rng
from realmwright.engine.contract import Action, Preview
from realmwright.games.kingdoms import actions as table
from realmwright.games.kingdoms.edition import EDITIONS
from realmwright.games.kingdoms.game import GAME
from realmwright.games.kingdoms.pieces import FACES, RANKS
from realmwright.games.kingdoms.position import KingdomsPosition

SEATS = 2


@dataclass(frozen=True, slots=True)
class Lesson:
    """`aim` says of a legal action's preview whether it is what the lesson asks for."""

    board: str
    aim: Callable[[Preview], bool]
    verbs: tuple[int, ...] = ()
    """The kinds of action the lesson is about; all, if none is named."""
    drawn: str | None = None
    secret: str = "+1"


_CASTLES = tuple(table.CASTLE + rank for rank in RANKS)


def _gains(preview: Preview) -> bool:
    return preview.gold[0] > 0


def _gains_twice(preview: Preview) -> bool:
    return len(preview.changes) == 2 and all(change.gold[0] > 0 for change in preview.changes)


def _hurts_others_more(preview: Preview) -> bool:
    return preview.gold[1] < min(0, preview.gold[0])


def _anything(preview: Preview) -> bool:
    return True


LESSONS = (
    Lesson(  # 1: a castle beside resources
        """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. +5 .. +4 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        """,
        _gains,
        _CASTLES,
    ),
    Lesson(  # 2: rows and columns both count
        """
        .. .. .. +6 .. ..
        .. .. .. .. .. -3
        +4 .. +2 .. .. ..
        .. .. .. .. .. ..
        -5 .. .. +3 .. ..
        """,
        _gains_twice,
        _CASTLES,
    ),
    Lesson(  # 3: a hazard has to go somewhere
        """
        .. +5 .. .. .. ..
        .. .. A2 .. +3 ..
        .. .. .. .. .. ..
        .. +4 .. B3 .. +2
        .. .. .. .. .. ..
        """,
        _hurts_others_more,
        (table.PLACE,),
        drawn="-6",
    ),
    Lesson(  # 4: the mountain parts a castle from a hazard
        """
        .. .. .. .. .. ..
        A3 +4 .. -6 .. ..
        .. .. .. .. .. ..
        .. .. .. +2 .. B1
        .. .. .. .. .. ..
        """,
        _gains,
        (table.PLACE,),
        drawn="MT",
    ),
    Lesson(  # 5: the dragon among the others' resources
        """
        +3 .. A1 .. .. ..
        .. .. .. .. .. ..
        .. +6 .. B4 +5 ..
        .. .. .. .. .. ..
        .. .. .. +2 .. ..
        """,
        _hurts_others_more,
        (table.PLACE,),
        drawn="DR",
    ),
    Lesson(  # 6: the gold mine doubles
        """
        .. .. +2 .. .. ..
        .. .. .. .. .. ..
        +5 .. A3 .. +4 ..
        .. .. .. .. .. ..
        B2 .. .. -4 .. ..
        """,
        _gains,
        (table.PLACE,),
        drawn="GM",
    ),
    Lesson(  # 7: draw, or the secret tile
        """
        .. +3 .. .. .. ..
        .. A2 .. +4 .. ..
        .. .. .. .. B2 ..
        -2 .. .. .. +1 ..
        .. .. .. .. .. ..
        """,
        _anything,
        (table.DRAW, table.SECRET),
        secret="+6",
    ),
    Lesson(  # 8: a free choice
        """
        +4 A1 +3 .. +5 ..
        .. -3 .. B2 .. +2
        +6 .. .. GM .. ..
        .. B1 +1 .. -1 A2
        .. .. -4 .. .. +3
        """,
        _anything,
    ),
)


def position(lesson: Lesson) -> KingdomsPosition:
    """The lesson as a position: what is not on the board is in hand or, shuffled, in the pool."""
    rows = [line.strip() for line in lesson.board.strip().splitlines()]
    tokens = " ".join(rows).split()
    edition = EDITIONS[GAME.editions[0]]
    rng = Rng(LESSONS.index(lesson))
    unused = Counter(FACES[face] for face in edition.tiles)
    unused -= Counter(token for token in tokens if token in FACES)
    unused -= Counter([lesson.secret, *([lesson.drawn] if lesson.drawn else [])])
    rest = sorted(unused.elements())
    rng.shuffle(rest)
    full = edition.hand(SEATS, all_castles=False)
    hands = [
        [count - tokens.count(f"{seat}{rank}") for rank, count in zip(RANKS, full, strict=True)]
        for seat in "AB"
    ]
    return GAME.read(
        {
            "game": GAME.id,
            "rules": GAME.rules_version,
            "edition": edition.id,
            "seats": SEATS,
            "options": {},
            "round": 1,
            "starter": 0,
            "to_act": 0,
            "board": rows,
            "castles": hands,
            "tile": [lesson.secret, rest.pop()],
            "drawn": lesson.drawn,
            "pool": rest,
            "gold": [edition.starting_gold] * SEATS,
            "earned": [],
            "chance": str(rng.state),
        }
    )


def answers(lesson: Lesson) -> list[Action]:
    """The actions that answer a lesson."""
    start = position(lesson)
    return [
        action
        for action in start.actions()
        if (not lesson.verbs or action >> table.SHIFT in lesson.verbs)
        and lesson.aim(start.preview(action))
    ]
