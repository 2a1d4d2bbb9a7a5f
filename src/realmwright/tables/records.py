"""What may be downloaded of a game."""

from __future__ import annotations

import json
from dataclasses import replace

from realmwright.store.base import Secret
from realmwright.tables.table import Table


def record(table: Table, secret: Secret) -> str:
    """The record of a finished game, from which everything can be played again."""
    assert table.position is not None
    assert table.status == "finished"
    names = tuple(seat.name or seat.level for seat in table.seats)
    dealt = bool(table.made.commitment)
    whole = replace(
        table.position.record(),
        names=names,
        resigned=table.gone,
        commitment=table.made.commitment,
        salt=secret.salt if dealt else "",
    )
    return whole.dumps()


def known(table: Table, seat: int | None) -> str:
    """What one seat (None: a spectator) knows of a game that still goes on.

    The position as that seat sees it, and what everybody saw being played: never the seed, nor
    the state of the generator.
    """
    position = table.position
    data = {
        "game": table.made.game,
        "edition": table.made.edition,
        "options": table.made.options,
        "seats": len(table.seats),
        "seat": seat,
        "status": table.status,
        "position": None if position is None else position.seen_by(seat).describe(),
        "acts": []
        if position is None
        else [{"seat": act.seat, "act": position.notation(act.action)} for act in table.acts],
    }
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
