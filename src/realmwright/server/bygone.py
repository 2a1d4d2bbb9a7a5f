"""Tables of rules that this program does not play.

Their logs cannot be played on, nor replayed, because they would lead somewhere else. What the log
itself says can still be listed and downloaded; the program that the record names can open it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from realmwright.engine.record import FORMAT, parse_json
from realmwright.games import GAMES
from realmwright.server.protocol import SeatView, TableLine
from realmwright.store import Secret, Store
from realmwright.tables.entry import Entry, Made, SeatMade, decode

CODE = "other_rules"


@dataclass(frozen=True, slots=True)
class Bygone:
    """What can be said about a table without playing its game."""

    id: str
    made: Made
    entries: Sequence[Entry]
    finished: bool
    """Whether the game was over: only then may the seed be told."""

    @property
    def problem(self) -> str:
        """What stands in the way, for developers."""
        game = GAMES.get(self.made.game)
        known = f"plays version {game.rules_version}" if game else "does not know that game"
        return (
            f"the table is of version {self.made.rules} of the rules of {self.made.game}; "
            f"this program {known}"
        )


async def find(store: Store, table_id: str) -> Bygone | None:
    """The table of that id, if it is of other rules than this program's."""
    lines = await store.read(table_id)
    try:
        entries = [decode(line.body) for line in lines]
    except msgspec.DecodeError:
        return None
    made = entries[0].made if entries else None
    if made is None:
        return None
    game = GAMES.get(made.game)
    if game is not None and game.rules_version == made.rules:
        return None
    return Bygone(table_id, made, entries, await store.status(table_id) == "finished")


def seats_of(table: Bygone) -> tuple[SeatMade, ...]:
    """Who sat where in the end."""
    seats = list(table.made.seats)
    for entry in table.entries:
        match entry.k, entry.by:
            case "sat", int(by):
                seats[by] = SeatMade(kind="person", name=entry.name, who=entry.who)
            case "left", int(by):
                seats[by] = SeatMade(kind="open")
            case "filled", int(by):
                seats[by] = SeatMade(kind="bot" if entry.level else "open", level=entry.level)
    return tuple(seats)


def acts_of(table: Bygone) -> list[Entry]:
    """The acts that count, without those that were taken back."""
    acts: list[tuple[int, Entry]] = []
    for seq, entry in enumerate(table.entries, 1):
        if entry.k == "act":
            acts.append((seq, entry))
        elif entry.k == "undo":
            acts = [(number, act) for number, act in acts if number <= (entry.to or 0)]
    return [act for _, act in acts]


def line(table: Bygone, who: str) -> TableLine:
    """A line of somebody's list of games. Nobody can move there, so it stands as finished."""
    seats = [
        SeatView(kind=seat.kind, name=seat.name, level=seat.level, mine=seat.who == who)
        for seat in seats_of(table)
    ]
    return TableLine(
        id=table.id,
        game=table.made.game,
        status="finished",
        seats=seats,
        your_turn=False,
        round=0,
        updated=table.entries[-1].at,
        code=CODE,
    )


def record(table: Bygone, secret: Secret) -> str:
    """What is written down: of a finished game a record for the program that plays its rules.

    Of any other game what everybody saw being played; never the seed, for with that program it
    may go on. The gold is not in it, because only the rules could count it.
    """
    made, acts, seats = table.made, acts_of(table), seats_of(table)
    data: dict[str, Any] = {
        "realmwright": FORMAT,
        "game": made.game,
        "rules": made.rules,
        "edition": made.edition,
        "seats": len(seats),
        "options": made.options,
    }
    if table.finished and secret.start:
        data["start"] = parse_json(secret.start, "start")
    elif table.finished:
        data["seed"] = str(secret.seed)
    data["actions"] = [act.a for act in acts]
    resigned = [entry.by for entry in table.entries if entry.k == "resigned"]
    if resigned:
        data["resigned"] = resigned
    data["names"] = [seat.name or seat.level for seat in seats]
    if made.commitment:
        data["commitment"] = made.commitment
        if table.finished:
            data["salt"] = secret.salt
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
