"""The lessons of a first game: positions on the land recommended for it, each with one question.

A lesson is what has been built, a terrain card, and which actions answer it. The texts are in the
catalogues (`kingdom_builder-lesson-…`). The learner is seat 0, a bot may play the other seat on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from realmwright.engine.chance import Rng
from realmwright.engine.contract import Action, Preview
from realmwright.games.kingdom_builder import actions as table
from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.document import BUILDS, COPIES
from realmwright.games.kingdom_builder.edition import EDITIONS, KINDS
from realmwright.games.kingdom_builder.game import GAME
from realmwright.games.kingdom_builder.position import KingdomBuilderPosition
from realmwright.games.kingdom_builder.terrain import BUILDABLE, FIELD, TERRAINS
from realmwright.games.settling.land import Home

SEATS = 2
OTHER_CARD = "forest"
"""What the bot has in hand."""

Aim = Callable[[Preview, Sequence[Preview]], bool]
"""Whether an action's preview is what a lesson asks for, among those of all it is about."""


@dataclass(frozen=True, slots=True)
class Lesson:
    card: str
    own: str
    other: str
    verb: int
    """The kind of action the lesson is about."""
    aim: Aim
    built: int = 0
    """How many of the three builds are done. In the first round the other has not built yet."""
    tiles: str = "ready"
    """How the learner's tiles lie."""
    lifted: str | None = None


def _anything(preview: Preview, all_: Sequence[Preview]) -> bool:
    return True


def _reaches_a_castle(preview: Preview, all_: Sequence[Preview]) -> bool:
    return any(change.goal == "castles" and change.gold[0] > 0 for change in preview.changes)


def _wins_a_tile(preview: Preview, all_: Sequence[Preview]) -> bool:
    return bool(preview.gained)


def _earns_most(preview: Preview, all_: Sequence[Preview]) -> bool:
    return preview.gold[0] == max(one.gold[0] for one in all_)


LESSONS = (
    # 1: the card says on which terrain
    Lesson("grass", "", "", table.BUILD, _anything),
    # 2: side by side
    Lesson("grass", "Q9", "", table.BUILD, _anything, built=1),
    # 3: a new beginning, where nothing of the terrain is adjacent
    Lesson("canyon", "E9 F8 F9", "R9 R10 S9", table.BUILD, _reaches_a_castle),
    # 4: a location next door
    Lesson("grass", "H9 H10 I9", "E3 F3 G3", table.BUILD, _wins_a_tile),
    # 5: the tile builds a fourth settlement
    Lesson("flower", "K18 L18 M17", "O6 P6 Q6", table.USE + KINDS["farm"], _anything),
    # 6: the tile moves a settlement
    Lesson(
        "grass",
        "M7 M8 M9",
        "G14 H14 I15",
        table.PUT,
        _reaches_a_castle,
        tiles="used",
        lifted="paddock M8",
    ),
    # 7: two cards pay for one hex
    Lesson("grass", "E14 F15 G15", "N13 O13 P13", table.BUILD, _earns_most),
    # 8: the end of a turn
    Lesson("grass", "H8 H9 H10", "", table.END, _anything, built=BUILDS, tiles="fresh"),
)


def _homes(settlements: Sequence[str], homes: Sequence[Home]) -> list[Home]:
    """The location hexes that settlements touch."""
    numbers = [FIELD.named(name) for name in settlements]
    own = FIELD.union(number for number in numbers if number is not None)
    return [home for home in homes if home.rim & own]


def position(lesson: Lesson) -> KingdomBuilderPosition:
    """The lesson as a position: the tiles won so far follow from what has been built."""
    number = LESSONS.index(lesson)
    edition = EDITIONS[GAME.editions[0]]
    land = edition.land(tuple((name, False) for name in edition.first_layout))
    settlements = [lesson.own.split(), lesson.other.split()]
    touched = [_homes(own, land.homes) for own in settlements]
    rng = Rng(number)
    deck = Counter({TERRAINS[terrain]: COPIES for terrain in BUILDABLE})
    deck -= Counter([lesson.card, OTHER_CARD])
    rest = sorted(deck.elements())
    rng.shuffle(rest)
    return GAME.read(
        {
            "game": GAME.id,
            "rules": GAME.rules_version,
            "edition": edition.id,
            "seats": SEATS,
            "options": {},
            "quadrants": list(edition.first_layout),
            "cards": list(edition.first_cards),
            "start": 0,
            "round": 2 if lesson.other else 1,
            "to_act": 0,
            "builds": [lesson.built, BUILDS - lesson.built],
            "lifted": lesson.lifted,
            "settlements": settlements,
            "tiles": [
                [f"{LOCATIONS[home.kind].id} {FIELD.name(home.number)} {state}" for home in homes]
                for homes, state in zip(touched, (lesson.tiles, "ready"), strict=True)
            ],
            "visited": [[FIELD.name(home.number) for home in homes] for homes in touched],
            "hand": [None, OTHER_CARD],
            "played": lesson.card,
            "deck": rest,
            "discard": {},
            "removed": {},
            "ending": False,
            "idle": False,
            "chance": str(rng.state),
        }
    )


def answers(lesson: Lesson) -> list[Action]:
    """The actions that answer a lesson."""
    start = position(lesson)
    asked = [action for action in start.actions() if action >> table.SHIFT == lesson.verb]
    previews = [start.preview(action) for action in asked]
    return [preview.action for preview in previews if lesson.aim(preview, previews)]
