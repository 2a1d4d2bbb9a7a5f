"""What people (and bots, and the clock) may do at a table.

Every command looks at a table and answers with the tables that follow from it, one for each log
entry to be written, or raises `Refused` with a code. The table it was given is never changed.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from realmwright.engine.contract import Action, IllegalAction
from realmwright.tables.entry import Entry, command_key
from realmwright.tables.table import Seat, Table
from realmwright.tables.text import clean_name

MOST_UNDOS = 100
"""How often one turn can be taken back, so that no log grows without end."""
MOST_ENTRIES = 5_000
"""The length of a log from which on nothing is done that the game could do without."""

Steps = list[Table]
"""The table after each new entry; the last one is how it stands then."""


class Refused(Exception):
    """A command that may not be: a code for the catalogue and its parameters."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks (the hash of a token), when, and under which id."""

    who: str
    now: int
    id: str = ""

    @property
    def key(self) -> str:
        return command_key(self.who, self.id)


def done_before(table: Table, asker: Asker) -> int | None:
    """The number of the entry that carried out this very command, if one did."""
    return table.keys.get(asker.key) if asker.id else None


# -- the game --------------------------------------------------------------------------------------


def play(table: Table, asker: Asker, at: int, action: Action, *, hold: bool = False) -> Steps:
    """Play an action as the seat whose turn it is."""
    seat = may_decide(table, asker, at)
    assert table.position is not None
    reason = table.position.why_not(action)
    if reason is not None:
        raise Refused("illegal", **{**reason.params, "code": reason.code, "rule": reason.rule})
    return _settled(
        table.then(Entry(k="act", at=asker.now, by=seat, id=asker.key, a=action, hold=hold))
    )


def may_decide(table: Table, asker: Asker, at: int) -> int:
    """The seat that the asker may choose an action for now."""
    seat = _own_turn(table, asker)
    if table.held is not None:
        raise Refused("not_your_turn")
    _fresh(table, at)
    return seat


def end(table: Table, asker: Asker, at: int) -> Steps:
    """Pass on a turn that was completed with `hold`."""
    seat = _own_turn(table, asker)
    if table.held is None:
        raise Refused("not_held")
    _fresh(table, at)
    return _settled(table.then(Entry(k="end", at=asker.now, by=seat, id=asker.key)))


def undo(table: Table, asker: Asker, at: int, to: int) -> Steps:
    """Go back over the own last acts to log number `to`."""
    seat = _own_turn(table, asker)
    _fresh(table, at)
    back = table.back(seat)
    if to not in back.to:
        if not back.to and back.boundary == "start":
            raise Refused("nothing_to_undo")
        raise Refused("undo_boundary", boundary=back.boundary)
    _spare(table)
    if sum(step.entry.k == "undo" for step in table.log[table.turn_from :]) >= MOST_UNDOS:
        raise Refused("too_often")
    return [table.then(Entry(k="undo", at=asker.now, by=seat, id=asker.key, to=to))]


def bot_act(table: Table, now: int, action: Action, level: str) -> Steps:
    """Play the action that a bot has chosen for the seat whose turn it is."""
    seat = table.turn
    assert seat is not None
    late = not table.seats[seat].bot
    try:
        after = table.then(Entry(k="act", at=now, by=seat, a=action, bot=level, late=late))
    except IllegalAction as error:
        raise Refused("bot_failed", reason=error.reason.code) from error
    return _settled(after)


def tick(table: Table, now: int) -> Steps:
    """What the clock does by itself at this moment; often nothing.

    A turn that is out of time is played by a bot (`Table.bot_to_act`), but one that only waits
    for its end is ended. Who is out of time for the game has a bot play on to its end.
    """
    seat, deadline = table.turn, table.clock.deadline
    if seat is None or deadline is None or now < deadline:
        return []
    if table.clock.kind == "game":
        flagged = Entry(k="flagged", at=now, by=seat, level=table.best_level)
        return _settled(table.then(flagged))
    if table.held is not None:
        return _settled(table.then(Entry(k="end", at=now, by=seat, late=True)))
    return []


def resume(table: Table, began: int) -> Steps:
    """Give back the time for which there was no server: from the last entry until it began.

    Without a clock that runs there is nothing to give back, and nothing to write.
    """
    if table.clock.deadline is None or table.log[-1].entry.at >= began:
        return []
    return [table.then(Entry(k="resumed", at=began))]


def _own_turn(table: Table, asker: Asker) -> int:
    """The seat whose turn it is, which must be the asker's own to play."""
    mine = table.seats_of(asker.who)
    if not mine:
        raise Refused("not_seated")
    _running(table)
    seat = table.turn
    if seat is None or seat not in mine or table.seats[seat].bot or table.late(asker.now):
        raise Refused("not_your_turn")
    return seat


def _running(table: Table) -> None:
    if table.status != "running":
        raise Refused("finished" if table.status == "finished" else "not_running")


def _spare(table: Table) -> None:
    """Whether the log has room for what is not a move."""
    if table.seq >= MOST_ENTRIES:
        raise Refused("too_often")


def _fresh(table: Table, at: int) -> None:
    """Whoever decided looked at the game as it still is."""
    if not table.moved <= at <= table.seq:
        raise Refused("stale", seq=table.seq)


def _settled(table: Table) -> Steps:
    """The table, and the passes of those who have no choice, played for them."""
    steps = [table]
    while table.status == "running" and table.held is None:
        position = table.position
        assert position is not None
        action = position.forced()
        if action is None:
            break
        now = table.log[-1].entry.at
        table = table.then(Entry(k="act", at=now, by=position.to_act, a=action, forced=True))
        steps.append(table)
    return steps


# -- before the game -------------------------------------------------------------------------------


def sit(table: Table, asker: Asker, seat: int, name: str) -> Steps:
    """Take an open seat; the game starts when it was the last one."""
    _open(table)
    if _at(table, seat).kind != "open":
        raise Refused("seat_taken")
    name = clean_name(name)
    if not name or table.has_name(name):
        raise Refused("bad_name")
    _spare(table)
    sat = Entry(k="sat", at=asker.now, by=seat, id=asker.key, name=name, who=asker.who)
    return _started_if_full(table.then(sat), asker)


def leave(table: Table, asker: Asker, seat: int) -> Steps:
    """Give an own seat free again, before the start."""
    _open(table)
    _own(table, asker, seat)
    _spare(table)
    return [table.then(Entry(k="left", at=asker.now, by=seat, id=asker.key))]


def fill(table: Table, asker: Asker, seat: int, level: str) -> Steps:
    """As the host, put a bot on an open seat, or open a bot's seat again (level empty)."""
    _host(table, asker)
    _open(table)
    if _at(table, seat).kind == "person":
        raise Refused("seat_taken")
    if level:
        _level(table, level)
    _spare(table)
    return [table.then(Entry(k="filled", at=asker.now, by=seat, id=asker.key, level=level))]


def start(table: Table, asker: Asker, level: str) -> Steps:
    """As the host, start; bots of `level` sit down on the open seats."""
    _host(table, asker)
    _open(table)
    steps: Steps = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            _level(table, level)
            table = table.then(Entry(k="filled", at=asker.now, by=number, level=level))
            steps.append(table)
    started = table.then(Entry(k="started", at=asker.now, id=asker.key))
    return [*steps, *_settled(started)]


def started(table: Table, now: int) -> Steps:
    """A new table and, if all its seats are taken, the start of its game."""
    return _started_if_full(table, Asker("", now))


def _started_if_full(table: Table, asker: Asker) -> Steps:
    if any(seat.kind == "open" for seat in table.seats):
        return [table]
    return [table, *_settled(table.then(Entry(k="started", at=asker.now)))]


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not_open")


def _host(table: Table, asker: Asker) -> None:
    if asker.who != table.made.host:
        raise Refused("not_host")


def _at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad_message")
    return table.seats[seat]


def _own(table: Table, asker: Asker, seat: int) -> Seat:
    if seat not in table.seats_of(asker.who):
        raise Refused("not_seated")
    return table.seats[seat]


def _level(table: Table, level: str) -> None:
    if level not in table.made.levels:
        known = ", ".join(table.made.levels)
        raise Refused("bad_options", problems=[f"no bot of level {level!r:.40}; known: {known}"])


# -- people who go and come ------------------------------------------------------------------------


def resign(table: Table, asker: Asker, seat: int) -> Steps:
    """Give up; a bot plays on, and with fewer than two left the game is over."""
    mine = _own(table, asker, seat)
    _running(table)
    if mine.resigned:
        raise Refused("not_seated")
    entry = Entry(k="resigned", at=asker.now, by=seat, id=asker.key, level=table.best_level)
    return _settled(table.then(entry))


def vote(table: Table, asker: Asker, seat: int, absent: Set[int]) -> Steps:
    """Vote for a bot to play on for a person who is absent.

    `absent` are the seats whose people have been gone for long enough. More than half of the
    people who are there (one person with several seats is one) decide.
    """
    mine = table.seats_of(asker.who)
    if not mine:
        raise Refused("not_seated")
    _running(table)
    target = _at(table, seat)
    gone = _gone(table, absent, asker.now)
    voter = _voters(table, seat, gone).get(asker.who)
    if voter is None or not _votable(table, seat, gone):
        raise Refused("cannot_vote")
    voted = asker.who in {table.seats[other].who for other in target.votes}
    if voted and not count_votes(table, asker.now, absent):
        # Said before; only if others have gone since then, it may be enough now.
        raise Refused("cannot_vote")
    _spare(table)
    table = table.then(Entry(k="vote", at=asker.now, by=voter, seat=seat, id=asker.key))
    return [table, *count_votes(table, asker.now, absent)]


def count_votes(table: Table, now: int, absent: Set[int]) -> Steps:
    """Have a bot play on where those who are there have decided so; often nothing.

    Votes stay when voters go away or hand over their own seats: then fewer may be enough, and
    nobody who is left could vote once more.
    """
    if table.status != "running":
        return []
    gone = _gone(table, absent, now)
    for number, seat in enumerate(table.seats):
        voters = _voters(table, number, gone)
        votes = len({table.seats[voter].who for voter in seat.votes} & voters.keys())
        if 2 * votes > len(voters) and _votable(table, number, gone):
            replaced = Entry(k="replaced", at=now, by=number, level=table.best_level)
            return _settled(table.then(replaced))
    return []


def _gone(table: Table, absent: Set[int], now: int) -> frozenset[int]:
    """The seats that nobody can wait for any longer."""
    seats = range(len(table.seats))
    return frozenset(n for n in seats if n in absent or table.slow(n, now))


def _votable(table: Table, seat: int, gone: Set[int]) -> bool:
    """Whether there may be a vote about this seat."""
    return table.seats[seat].kind == "person" and not table.seats[seat].bot and seat in gone


def _voters(table: Table, seat: int, gone: Set[int]) -> dict[str, int]:
    """The people who decide about a seat, each with the seat that their vote stands for."""
    voters: dict[str, int] = {}
    for number, other in enumerate(table.seats):
        if other.kind == "person" and not other.bot and number not in gone:
            voters.setdefault(other.who, number)
    voters.pop(table.seats[seat].who, None)
    return voters


def take_back(table: Table, asker: Asker, seat: int) -> Steps:
    """Take the own seat back from the bot that was voted in."""
    mine = _own(table, asker, seat)
    _running(table)
    if not mine.replaced or mine.resigned or mine.flagged:
        raise Refused("cannot_return")
    _spare(table)
    return [table.then(Entry(k="returned", at=asker.now, by=seat, id=asker.key))]


def rematch(table: Table, asker: Asker, next_table: str) -> Steps:
    """Note the table where the next game is played (see `making.rematch`)."""
    if not table.seats_of(asker.who):
        raise Refused("not_seated")
    if table.status != "finished":
        raise Refused("not_running" if table.status == "open" else "not_open")
    by = min(table.seats_of(asker.who))
    return [table.then(Entry(k="rematch", at=asker.now, by=by, id=asker.key, table=next_table))]


def may_nudge(table: Table, asker: Asker, seat: int) -> int:
    """The seat that nudges; it must be another person's turn."""
    mine = table.seats_of(asker.who)
    if not mine:
        raise Refused("not_seated")
    _running(table)
    if table.turn != seat or seat in mine or table.seats[seat].bot:
        raise Refused("not_your_turn")
    return min(mine)
