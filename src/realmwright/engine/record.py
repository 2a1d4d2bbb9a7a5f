"""Records: a whole game as one small JSON document.

A record is game, rules version, edition, options, seed and actions; everything else is recomputed
by replaying it. Loading a record validates everything, replay included, and names what is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from realmwright.engine.chance import SEED_LIMIT, keeps_commitment
from realmwright.engine.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    InvalidInput,
    Json,
    Position,
)

FORMAT = 1
MOST_ACTIONS = 100_000
MOST_NAMED = 10
"""So many unknown fields are named; the rest is counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """How a game was played. Begins from a seed, or from the position document `start`.

    `gold`, `commitment` and `salt` are not needed to replay; where they are given, the replay must
    agree with them. `names` is for people.
    """

    game: Game
    edition: str
    seats: int
    options: Mapping[str, Json]
    seed: int | None
    actions: tuple[Action, ...]
    start: str | None = None
    gold: tuple[int, ...] | None = None
    resigned: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    commitment: str = ""
    salt: str = field(default="")

    # -- replay --------------------------------------------------------------------------------

    def first(self) -> Position:
        """The position before the first action."""
        if self.start is not None:
            return self.game.read(parse_json(self.start, "start"))
        assert self.seed is not None
        return self.game.new(self.seats, self.seed, self.options, self.edition)

    def steps(self) -> Iterator[tuple[Action, list[Event], Position]]:
        """Each action with its events and the position after it (the same object, moved on)."""
        position = self.first()
        for number, action in enumerate(self.actions, 1):
            try:
                events = position.play(action)
            except IllegalAction as error:
                raise InvalidInput(f"action {number} ({action}) is not legal: {error}") from None
            yield action, events, position

    def position(self, upto: int | None = None) -> Position:
        """The position after `upto` actions; after all of them by default."""
        position = self.first()
        for action in self.actions[:upto]:
            position.play(action)
        return position

    # -- text ----------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as JSON text, from which `realmwright.load` makes it again."""
        data: dict[str, Json] = {
            "realmwright": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "edition": self.edition,
            "seats": self.seats,
            "options": dict(self.options),
        }
        if self.seed is not None:
            data["seed"] = str(self.seed)  # more digits than a JavaScript number holds
        if self.start is not None:
            data["start"] = parse_json(self.start, "start")
        data["actions"] = list(self.actions)
        if self.gold is not None:
            data["gold"] = list(self.gold)
        for key in ("resigned", "names"):
            if value := getattr(self, key):
                data[key] = list(value)
        for key in ("commitment", "salt"):
            if value := getattr(self, key):
                data[key] = value
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def loads(cls, text: str, find_game: Callable[[str], Game]) -> Record:
        """Read and replay a record; `InvalidInput` names everything that is wrong with it."""
        record = _read(parse_json(text, "record"), find_game)
        record.check()
        return record

    def check(self) -> None:
        """Replay the record and compare what it claims with what comes out."""
        position = self.first()
        for field_, claim, start in (
            ("seats", self.seats, position.seats),
            ("edition", self.edition, position.edition_id),
            ("options", dict(self.options), dict(position.options)),
        ):
            if claim != start:
                raise InvalidInput(f"field {field_!r} is {claim}, but field 'start' says {start}")
        if not position.complete:
            raise InvalidInput("field 'start' hides something: its 'chance' must be known")
        for _, _, reached in self.steps():
            position = reached
        if self.gold is not None:
            if position.to_act is not None and not self._given_up():
                raise InvalidInput("field 'gold' is for finished games; this one is not over")
            if list(self.gold) != position.score():
                raise InvalidInput(
                    f"gold is {list(self.gold)}, but the replay ends with {position.score()}"
                )
        if self.seed is not None and self.commitment and self.salt:
            kept = keeps_commitment(self.commitment, self.seed, self.salt)
            if not kept:
                raise InvalidInput("seed and salt do not match the commitment")

    def ending(self) -> str:
        """How the game ended: `finished`, `resigned` (fewer than two stayed) or `unfinished`."""
        if self.position().to_act is None:
            return "finished"
        return "resigned" if self._given_up() else "unfinished"

    def _given_up(self) -> bool:
        """Whether so many resigned that nobody is left to play against."""
        return self.seats - len(self.resigned) < 2

    def shuffle_proof(self) -> str:
        """`kept` when the commitment was checked, `unchecked` when seed or salt is missing for it,
        `none` when nothing was promised."""
        if not self.commitment:
            return "none"
        return "kept" if self.salt and self.seed is not None else "unchecked"


def parse_json(text: str, what: str) -> dict[str, Json]:
    """A JSON object from text; `InvalidInput` for anything else, however malformed."""
    if not isinstance(text, str):
        raise InvalidInput(f"{what} must be text, not {type(text).__name__}")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidInput(
            f"{what} is not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except (ValueError, RecursionError):
        # Numbers of thousands of digits, or nesting without end.
        raise InvalidInput(f"{what} is not JSON that can be read: too large or too deep") from None
    if not isinstance(data, dict):
        raise InvalidInput(f"{what} must be a JSON object, not {type(data).__name__}")
    return data


def unknown_fields(data: Mapping[str, Json], known: Collection[str], what: str) -> list[str]:
    """A problem for each field that has no place there; many of them are only counted."""
    fields = sorted(data.keys() - set(known))
    problems = [f"field {field!r:.60} is not part of {what}" for field in fields[:MOST_NAMED]]
    if len(fields) > MOST_NAMED:
        problems.append(f"and {len(fields) - MOST_NAMED} more fields that are not")
    return problems


def _is_int(value: Any, least: int = 0, below: int = 1 << 63) -> bool:
    return type(value) is int and least <= value < below


def _is_text(value: Any, most: int) -> bool:
    """A text that can be written (half a surrogate pair cannot) and that commands no terminal."""
    unfit = "[\x00-\x1f\x7f-\x9f\ud800-\udfff]"
    return isinstance(value, str) and len(value) <= most and not re.search(unfit, value)


def _read(data: Mapping[str, Json], find_game: Callable[[str], Game]) -> Record:
    problems: list[str] = []

    def need(fine: bool, message: str) -> bool:
        if not fine:
            problems.append(message)
        return fine

    known = {
        *("realmwright", "game", "rules", "edition", "seats", "options", "seed", "start"),
        *("actions", "gold", "resigned", "names", "commitment", "salt"),
    }
    problems += unknown_fields(data, known, "a record")
    need(
        data.get("realmwright") == FORMAT and _is_int(data.get("realmwright")),
        f"field 'realmwright' (format of the record) must be {FORMAT}",
    )
    game: Game | None = None
    if need(isinstance(data.get("game"), str), "field 'game' must be the id of a game"):
        try:
            game = find_game(data["game"])
        except InvalidInput as error:
            problems += error.problems
    edition: Any = data.get("edition")
    options: Any = data.get("options")
    seats: Any = data.get("seats")
    if game is not None:
        need(
            data.get("rules") == game.rules_version and _is_int(data.get("rules")),
            f"field 'rules' is {data.get('rules')!r:.40}; this program plays rules version "
            f"{game.rules_version} of {game.id}",
        )
        need(
            isinstance(edition, str) and edition in game.editions,
            f"field 'edition' is {edition!r:.60}; known: {', '.join(game.editions)}",
        )
        need(
            _is_int(seats) and seats in game.seats,
            f"field 'seats' is {seats!r:.40}; {game.id} is for {_listed(game.seats)} players",
        )
        if need(isinstance(options, dict), "field 'options' must be an object"):
            try:
                options = game.settle(options)
            except InvalidInput as error:
                problems += error.problems
    seed, start = data.get("seed"), data.get("start")
    need((seed is None) != (start is None), "either field 'seed' or field 'start' is needed")
    if seed is not None:
        need(
            isinstance(seed, str)
            and seed.isascii()
            and seed.isdigit()
            and len(seed) <= 20
            and int(seed) < SEED_LIMIT,
            "field 'seed' must be a whole number below 2**64, written as a string of digits",
        )
    if start is not None:
        need(isinstance(start, dict), "field 'start' must be a position document")
    actions = data.get("actions")
    if need(isinstance(actions, list), "field 'actions' must be a list of numbers"):
        assert isinstance(actions, list)
        need(len(actions) <= MOST_ACTIONS, f"more than {MOST_ACTIONS} actions")
        for number, action in enumerate(actions[:MOST_ACTIONS], 1):
            if not need(_is_int(action), f"action {number} must be a number, not {action!r:.40}"):
                break
    gold, resigned, names = data.get("gold"), data.get("resigned", []), data.get("names", [])
    count = seats if _is_int(seats) else None
    if gold is not None:
        need(
            isinstance(gold, list)
            and len(gold) == count
            and all(_is_int(g, -(1 << 53), 1 << 53) for g in gold),
            "field 'gold' must list a number per seat",
        )
    need(
        isinstance(resigned, list)
        and all(_is_int(s) and s < (count or 0) for s in resigned)
        and len(set(resigned)) == len(resigned),
        "field 'resigned' must list seats, each once",
    )
    need(
        isinstance(names, list)
        and len(names) in (0, count)
        and all(_is_text(name, 100) for name in names),
        "field 'names' must list a short text per seat",
    )
    commitment, salt = data.get("commitment", ""), data.get("salt", "")
    need(
        isinstance(commitment, str) and re.fullmatch(r"([0-9a-f]{64})?", commitment) is not None,
        "field 'commitment' must be 64 hexadecimal digits",
    )
    need(_is_text(salt, 200), "field 'salt' must be a short text")
    if problems:
        raise InvalidInput(*problems)
    assert game is not None
    assert isinstance(actions, list)
    return Record(
        game=game,
        edition=edition,
        seats=seats,
        options=options,
        seed=None if seed is None else int(seed),
        start=None if start is None else json.dumps(start, separators=(",", ":")),
        actions=tuple(actions),
        gold=None if gold is None else tuple(gold),
        resigned=tuple(resigned),
        names=tuple(names),
        commitment=commitment,
        salt=salt,
    )


def _listed(numbers: tuple[int, ...]) -> str:
    return f"{numbers[0]} to {numbers[-1]}"
