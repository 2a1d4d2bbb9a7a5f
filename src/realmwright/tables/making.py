"""How tables come to be: a new deal, a position or record to play on from, a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from realmwright.engine.chance import SEED_LIMIT, Rng, commitment
from realmwright.engine.contract import InvalidInput, Position
from realmwright.engine.record import Record, parse_json
from realmwright.games import GAMES
from realmwright.games import get as find_game
from realmwright.store.base import Secret
from realmwright.tables.entry import ClockKind, Entry, Made, SeatMade
from realmwright.tables.table import Table
from realmwright.tables.text import clean_name, same_name


class OtherRules(InvalidInput):
    """A table of a game, or of a version of its rules, that this program does not play."""


LONGEST_TURN = 24 * 3600
LONGEST_GAME = 7 * 24 * 3600
LONGEST_INCREMENT = 600


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The table that somebody asks for. `start` is a position to play on from."""

    game: str
    seats: Sequence[SeatMade]
    host: str
    options: Mapping[str, Any]
    edition: str = ""
    clock: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    hide_scores: bool = False
    start: Position | None = None
    source: str = ""


def new_id() -> str:
    """A short id that cannot be guessed: 72 bits."""
    return secrets.token_urlsafe(9)


def new_secret(start: Position | None = None) -> Secret:
    document = "" if start is None else start.document()
    return Secret(secrets.randbelow(SEED_LIMIT), secrets.token_hex(16), document)


def make(table_id: str, wish: Wish, levels: Sequence[str], secret: Secret, now: int) -> Table:
    """A new table, not yet started; `InvalidInput` names what is wrong with the wish."""
    game = find_game(wish.game)
    problems: list[str] = []
    start = wish.start
    count = len(wish.seats)
    if start is not None:
        if start.game.id != game.id:
            problems.append(f"the position is of {start.game.id}, not of {game.id}")
        if start.seats != count:
            problems.append(f"the position has {start.seats} seats, not {count}")
        if start.to_act is None:
            problems.append("the game is over in this position")
    elif count not in game.seats:
        problems.append(f"{game.id} is for {', '.join(map(str, game.seats))} players, not {count}")
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot" and seat.level not in levels:
            problems.append(
                f"seat {number}: no bot of level {seat.level!r:.40}; known: {', '.join(levels)}"
            )
    seats = tuple(_named(seat) for seat in wish.seats)
    for number, one in enumerate(seats):
        if any(same_name(one.name, other.name) for other in seats[:number]):
            problems.append(f"seat {number}: another seat has the name {one.name!r}")
    problems += _clock_problems(wish)
    try:
        options = dict(start.options) if start is not None else game.settle(wish.options)
    except InvalidInput as error:
        problems += error.problems
    edition = wish.edition if start is None else start.edition_id
    if start is None and edition and edition not in game.editions:
        problems.append(f"edition {edition!r:.60} is not known; known: {', '.join(game.editions)}")
    if problems:
        raise InvalidInput(*problems)
    made = Made(
        game=game.id,
        rules=game.rules_version,
        edition=edition or game.editions[0],
        options=options,
        seats=seats,
        levels=tuple(levels),
        host=wish.host,
        clock=wish.clock,
        seconds=wish.seconds if wish.clock != "none" else 0,
        increment=wish.increment if wish.clock != "none" else 0,
        hide_scores=wish.hide_scores,
        commitment="" if secret.start else commitment(secret.seed, secret.salt),
        source=wish.source,
    )
    created = Entry(k="created", at=now, made=made)
    return Table(table_id, origin(made, secret), created)


def origin(made: Made, secret: Secret) -> Position:
    """The first position of a table, with all its secrets. `OtherRules` if it is not for here."""
    if made.game not in GAMES:
        raise OtherRules(f"the table is of {made.game!r:.40}, which this program does not know")
    game = find_game(made.game)
    if made.rules != game.rules_version:
        # Played on under other rules, the log would lead somewhere else.
        raise OtherRules(
            f"the table is played by version {made.rules} of the rules of {game.id}; this program "
            f"has version {game.rules_version}"
        )
    if secret.start:
        return game.read(parse_json(secret.start, "start"))
    return game.new(len(made.seats), secret.seed, made.options, made.edition)


def rematch(table: Table, levels: Sequence[str], secret: Secret, next_id: str, now: int) -> Table:
    """The table for the next game: the same people and settings, the seats moved by one."""
    made = table.made
    seats = [
        SeatMade(
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.level in levels else levels[-1] if seat.level else "",
            who=seat.who,
        )
        for seat in table.seats
    ]
    wish = Wish(
        game=made.game,
        seats=[*seats[1:], seats[0]],
        host=made.host,
        options=made.options,
        edition=made.edition,
        clock=made.clock,
        seconds=made.seconds,
        increment=made.increment,
        hide_scores=made.hide_scores,
    )
    return make(next_id, wish, levels, secret, now)


def position_from(text: str) -> Position:
    """A complete position to play on from, out of a position document.

    What a seen position does not tell (face-down tiles, the generator) is dealt anew.
    """
    data = parse_json(text, "position document")
    game = data.get("game")
    if not isinstance(game, str):
        raise InvalidInput("field 'game' must be the id of a game")
    return complete(find_game(game).read(data))


def position_in_record(text: str, upto: int) -> Position:
    """The position of a record after so many actions."""
    record = Record.loads(text, find_game)
    if not 0 <= upto <= len(record.actions):
        raise InvalidInput(f"the record has {len(record.actions)} actions, not {upto}")
    return record.position(upto)


def complete(position: Position) -> Position:
    """The position itself, or one that it could be when something in it is not known."""
    try:
        position.record()
    except ValueError:
        return position.guess(Rng(secrets.randbelow(SEED_LIMIT)))
    return position


def _named(seat: SeatMade) -> SeatMade:
    """The seat with a clean name, and without what does not belong to its kind."""
    person = seat.kind == "person"
    return SeatMade(
        kind=seat.kind,
        name=clean_name(seat.name) if person else "",
        level=seat.level if seat.kind == "bot" else "",
        who=seat.who if person else "",
    )


def _clock_problems(wish: Wish) -> list[str]:
    if wish.clock == "none":
        return []
    longest = LONGEST_TURN if wish.clock == "turn" else LONGEST_GAME
    problems = []
    if not 5 <= wish.seconds <= longest:
        problems.append(f"a clock of 5 to {longest} seconds, not {wish.seconds}")
    if not 0 <= wish.increment <= LONGEST_INCREMENT:
        problems.append(f"an increment of 0 to {LONGEST_INCREMENT} seconds, not {wish.increment}")
    return problems
