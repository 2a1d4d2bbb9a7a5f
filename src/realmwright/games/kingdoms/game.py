"""Kingdoms as a game: its facts and options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import Action, Game, InvalidInput, Json, Option
from realmwright.games.kingdoms import document
from realmwright.games.kingdoms.edition import EDITIONS
from realmwright.games.kingdoms.position import KingdomsPosition


class Kingdoms(Game):
    """Kingdoms by Reiner Knizia (2002), with its three variants in any mix (K-13)."""

    id: ClassVar[str] = "kingdoms"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("last_castle", (False, True), rule="K-10"),
        Option("open_tiles", (False, True), rule="K-11"),
        Option("score_as_you_go", (False, True), rule="K-12"),
        Option("open_reserve", (False, True), needs={"open_tiles": True}, rule="K-11.2"),
        Option("starter_tie", ("random", "clockwise"), rule="K-8.5"),
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
    ) -> KingdomsPosition:
        problems: list[str] = []
        if type(seats) is not int or seats not in self.seats:
            problems.append(f"kingdoms is for 2 to 4 players, not {seats!r:.20}")
        if not isinstance(edition, str) or edition not in EDITIONS:
            problems.append(f"edition {edition!r:.60} is not known; known: {', '.join(EDITIONS)}")
        try:
            settled = self.settle(options)
        except InvalidInput as error:
            problems += error.problems
        if problems:
            raise InvalidInput(*problems)
        return KingdomsPosition(EDITIONS[edition], seats, settled, origin)

    def new(
        self, seats: int, seed: int, options: Mapping[str, Json] | None = None, edition: str = ""
    ) -> KingdomsPosition:
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise InvalidInput(f"the seed must be a whole number below 2**64, not {seed!r:.40}")
        wanted = self.editions[0] if edition == "" else edition
        position = self._blank(seats, options, wanted, seed)
        position.begin(seed)
        return position

    def read(self, document_: Mapping[str, Json]) -> KingdomsPosition:
        problems: list[str] = []
        if document_.get("game") != self.id:
            problems.append(f"field 'game' must be {self.id!r}")
        rules = document_.get("rules")
        if rules != self.rules_version or type(rules) is not int:
            problems.append(
                f"field 'rules' is {rules!r:.20}; this program plays rules version "
                f"{self.rules_version} of kingdoms"
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
        from realmwright.games.kingdoms import lessons

        return [
            (lessons.position(lesson).document(), lessons.answers(lesson))
            for lesson in lessons.LESSONS
        ]


GAME = Kingdoms()
KingdomsPosition.game = GAME
