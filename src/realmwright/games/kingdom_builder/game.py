"""Kingdom Builder as a game: its facts and options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import Action, Game, InvalidInput, Json, Option
from realmwright.games.kingdom_builder import document
from realmwright.games.kingdom_builder.edition import EDITIONS
from realmwright.games.kingdom_builder.position import KingdomBuilderPosition


class KingdomBuilder(Game):
    """Kingdom Builder by Donald X. Vaccarino (2011): the base game."""

    id: ClassVar[str] = "kingdom_builder"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_game", (False, True), rule="KB-4.10"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), rule="KB-4.9"),
        # The first game has cards of its own, and the lords are not among them.
        Option("exclude_lords", (False, True), needs={"first_game": False}, rule="KB-4.5"),
        Option(
            "lords_zero_scores",
            (True, False),
            needs={"first_game": False, "exclude_lords": False},
            rule="KB-16.11",
        ),
        Option("redraw_scope", ("whole_turn", "mandatory_only"), rule="KB-8.5"),
    )

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(EDITIONS)

    def _blank(
        self,
        seats: Json,
        options: Mapping[str, Json] | None,
        edition: Json,
        origin: int | str | None,
    ) -> KingdomBuilderPosition:
        problems: list[str] = []
        if type(seats) is not int or seats not in self.seats:
            problems.append(f"kingdom_builder is for 2 to 5 players, not {seats!r:.20}")
        if not isinstance(edition, str) or edition not in EDITIONS:
            problems.append(f"edition {edition!r:.60} is not known; known: {', '.join(EDITIONS)}")
        settled: dict[str, Json] = {}
        try:
            settled = self.settle(options)
        except InvalidInput as error:
            problems += error.problems
        first = settled.get("start_player")
        if type(seats) is int and type(first) is int and first > seats:
            problems.append(f"option 'start_player' is {first}, but there are {seats} players")
        if problems:
            raise InvalidInput(*problems)
        return KingdomBuilderPosition(EDITIONS[edition], seats, settled, origin)

    def new(
        self, seats: int, seed: int, options: Mapping[str, Json] | None = None, edition: str = ""
    ) -> KingdomBuilderPosition:
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise InvalidInput(f"the seed must be a whole number below 2**64, not {seed!r:.40}")
        wanted = self.editions[0] if edition == "" else edition
        position = self._blank(seats, options, wanted, seed)
        position.begin(seed)
        return position

    def read(self, document_: Mapping[str, Json]) -> KingdomBuilderPosition:
        problems: list[str] = []
        if document_.get("game") != self.id:
            problems.append(f"field 'game' must be {self.id!r}")
        rules = document_.get("rules")
        if rules != self.rules_version or type(rules) is not int:
            problems.append(
                f"field 'rules' is {rules!r:.20}; this program plays rules version "
                f"{self.rules_version} of kingdom_builder"
            )
        options = document_.get("options")
        if not isinstance(options, dict):
            problems.append("field 'options' must be an object")
            options = {}
        try:
            position = self._blank(document_.get("seats"), options, document_.get("edition"), None)
        except InvalidInput as error:
            # Without these nothing else can be read.
            raise InvalidInput(*problems, *error.problems) from None
        document.fill(position, document_, problems)
        if position.complete:
            position.origin = position.document()
        return position

    def lessons(self) -> list[tuple[str, list[Action]]]:
        # Lessons are positions of this game, so they can only be made once it exists.
        from realmwright.games.kingdom_builder import lessons

        return [
            (lessons.position(lesson).document(), lessons.answers(lesson))
            for lesson in lessons.LESSONS
        ]


GAME = KingdomBuilder()
KingdomBuilderPosition.game = GAME
