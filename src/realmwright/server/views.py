"""What one viewer gets of a table: the view, and the log in their eyes.

Everything is made from the position as the viewer's seat sees it, so what a seat may not know is
not hidden here: it is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from realmwright.engine.scene import Scene
from realmwright.server.patch import diff
from realmwright.server.protocol import (
    Ask,
    ClockView,
    Ev,
    LogEvent,
    SeatView,
    TableLine,
    TableView,
    Undo,
    View,
)
from realmwright.store.base import Secret
from realmwright.tables.table import Seat, Step, Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seats they hold, and whether they made the table. All spectators are one."""

    seats: frozenset[int] = frozenset()
    host: bool = False


def viewer_of(table: Table, who: str) -> Viewer:
    return Viewer(table.seats_of(who), who == table.made.host)


def view(table: Table, viewer: Viewer, secret: Secret) -> View:
    """All that this viewer knows."""
    eyes = table.eyes(viewer.seats)
    scene: Scene | None = None
    ask: Ask | None = None
    if table.position is not None:
        seen = table.position.seen_by(eyes)
        hide = table.made.hide_scores and table.status == "running"
        scene = seen.scene(hide_scores=hide)
        scene["turn"]["to_act"] = table.turn
        if table.status == "finished":
            scene["turn"]["step"] = "over"
            scene["ranking"] = table.ranking()
        turn = table.turn
        if (
            turn is not None
            and turn in viewer.seats
            and not table.seats[turn].bot
            and not table.passes
        ):
            waiting = table.held is not None
            ask = Ask(
                seat=turn,
                choices=[] if waiting else seen.choices(),
                undo=_undo(table, turn),
                end=waiting,
            )
    return View(table=_table(table, viewer, secret), seat=eyes, scene=scene, ask=ask)


def plain(table: Table, viewer: Viewer, secret: Secret) -> Any:
    """The view as JSON data, to be compared and sent."""
    whole = view(table, viewer, secret)
    # A scene is JSON data already. Parts of it that never change are the same objects in each, so
    # that a board of 400 hexes costs little to compare.
    scene, whole.scene = whole.scene, None
    data = msgspec.to_builtins(whole)
    data["scene"] = scene
    return data


def _undo(table: Table, seat: int) -> Undo:
    back = table.back(seat)
    if not back.to:
        return Undo(boundary=back.boundary)
    return Undo(step=back.to[0], turn=back.to[-1])


def _table(table: Table, viewer: Viewer, secret: Secret) -> TableView:
    made, clock = table.made, table.clock
    shown = table.status == "finished" and bool(made.commitment)
    return TableView(
        id=table.id,
        game=made.game,
        options=made.options,
        edition=made.edition,
        status=table.status,
        seats=[_seat(s, number in viewer.seats) for number, s in enumerate(table.seats)],
        clock=ClockView(
            kind=clock.kind,
            seconds=clock.seconds,
            increment=clock.increment,
            left=list(clock.left),
            running=clock.running if clock.kind != "none" else None,
            at=clock.since if clock.kind != "none" else 0,
        ),
        created=table.created,
        host=viewer.host,
        hide_scores=made.hide_scores,
        commitment=made.commitment,
        seed=str(secret.seed) if shown else "",
        salt=secret.salt if shown else "",
        rematch=table.rematch,
        source=made.source,
        acting_since=table.acting_since,
        ended_by=table.ended_by,
    )


def _seat(seat: Seat, mine: bool) -> SeatView:
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=mine,
        resigned=seat.resigned,
        replaced=seat.replaced,
        votes=list(seat.votes),
    )


def line(table: Table, who: str, present: Sequence[bool]) -> TableLine:
    """A line of somebody's list of games."""
    viewer = viewer_of(table, who)
    turn = table.turn
    seats = [_seat(s, number in viewer.seats) for number, s in enumerate(table.seats)]
    for seat, there in zip(seats, present, strict=True):
        seat.present = there
    round_ = 0
    if table.position is not None:
        round_ = table.position.seen_by(None).scene()["turn"]["round"]
    return TableLine(
        id=table.id,
        game=table.made.game,
        status=table.status,
        seats=seats,
        your_turn=turn is not None and turn in viewer.seats and not table.seats[turn].bot,
        round=round_,
        updated=table.log[-1].entry.at,
    )


# -- the log ---------------------------------------------------------------------------------------


def log_event(step: Step, eyes: int | None) -> LogEvent:
    """A line of the log as one seat may know it."""
    entry = step.entry
    shown = {
        "seat": entry.seat,
        "name": entry.name or None,
        "level": entry.level or entry.bot or None,
        "table": entry.table or None,
        "forced": entry.forced or None,
        "late": entry.late or None,
    }
    return LogEvent(
        seq=step.seq,
        k=entry.k,
        at=entry.at,
        by=entry.by,
        events=[event.seen_by(eyes) for event in step.events],
        to=entry.to,
        text={key: value for key, value in shown.items() if value is not None},
    )


def log(table: Table, viewer: Viewer, after: int) -> list[LogEvent]:
    """The lines of the log above a number."""
    eyes = table.eyes(viewer.seats)
    return [log_event(step, eyes) for step in table.log[max(after, 0) :]]


# -- the whole game --------------------------------------------------------------------------------


def frames(
    tables: Iterable[Table], viewer: Callable[[Table], Viewer], secret: Secret
) -> tuple[Any, list[Ev]]:
    """The first view of a row of tables as JSON data, and the steps through all of them."""
    first: Any = None
    before: Any = None
    steps: list[Ev] = []
    for table in tables:
        who = viewer(table)
        now = plain(table, who, secret)
        if before is None:
            first = before = now
        last = table.log[-1]
        steps.append(
            Ev(
                seq=last.seq,
                now=last.entry.at,
                log=log_event(last, table.eyes(who.seats)),
                patch=diff(before, now),  # type: ignore[arg-type]
            )
        )
        before = now
    return first, steps
