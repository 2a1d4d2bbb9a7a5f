"""What a client draws of a Kingdoms position, and the choices it offers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from realmwright.engine.contract import Json
from realmwright.engine.scene import Cell, Choice, Goal, Item, Piece, Scene, SeatScene, Turn
from realmwright.engine.scene import Part as PartScene
from realmwright.games.kingdoms.actions import (
    CASTLE,
    DRAW_ACTION,
    PASS_ACTION,
    PICK,
    PLACE,
    SECRET,
    SHIFT,
    TILE,
)
from realmwright.games.kingdoms.pieces import (
    CELLS,
    FACES,
    GRID,
    HIDDEN,
    RANKS,
    VALUES,
    castle_at,
    face_at,
)
from realmwright.games.kingdoms.scoring import GOALS, Part, line_gold

if TYPE_CHECKING:
    from realmwright.games.kingdoms.position import KingdomsPosition


def part(part: Part) -> dict[str, Json]:
    """A segment as it stands in events."""
    return {
        "cells": [*part.cells],
        "base": part.base,
        "stakes": [*part.stakes],
        "gold": [*part.gold],
        "tags": [*part.tags],
    }


def _part_scene(part: Part) -> PartScene:
    return PartScene(
        cells=[*part.cells],
        base=part.base,
        stakes=[*part.stakes],
        gold=[*part.gold],
        tags=[*part.tags],
    )


def _piece(position: KingdomsPosition, cell: int) -> Piece | None:
    bit = 1 << cell
    if position.free & bit:
        return None
    face = face_at(position.board, bit)
    if face is not None:
        return Piece(kind="tile", face=FACES[face], value=VALUES[face])
    castle = castle_at(position.board, bit)
    assert castle is not None
    return Piece(kind="castle", seat=castle[0], rank=castle[1])


def _cell(position: KingdomsPosition, cell: int) -> Cell:
    scene = Cell(name=GRID.name(cell), ground="land")
    piece = _piece(position, cell)
    if piece:
        scene["piece"] = piece
    return scene


def _tile(kind: str, face: int, count: int = 1) -> Item:
    item = Item(kind=kind, count=count)
    if face != HIDDEN:
        item["face"] = FACES[face]
    return item


def _tray(position: KingdomsPosition, seat: int) -> list[Item]:
    tray = [
        Item(kind="castle", rank=rank, count=position.castles[4 * seat + rank - 1])
        for rank in RANKS
    ]
    face = position.secret[seat]
    if face >= 0:
        tray.append(_tile("reserve" if position.open_tiles else "secret", face))
    return tray


def _common(position: KingdomsPosition) -> list[Item]:
    """The pool, and the tiles that the reader has not seen yet (K-3.1, K-3.4)."""
    if position.open_tiles:
        return [_tile("pool", face, n) for face, n in sorted(Counter(position.pool).items())]
    unseen = Counter(position.unseen())
    return [
        Item(kind="pool", count=len(position.pool)),
        *(_tile("unseen", face, n) for face, n in sorted(unseen.items())),
    ]


def scene(position: KingdomsPosition, *, hide_scores: bool) -> Scene:
    lines = position.line_parts()
    goals = [
        Goal(
            id=GOALS[line],
            kind=GOALS[line].partition("-")[0],
            n=int(GOALS[line].partition("-")[2]),
            gold=[*line_gold(parts, position.seats)],
            parts=[_part_scene(part) for part in parts if part.segment],
            paid=bool(position.paid >> line & 1),
        )
        for line, parts in enumerate(lines)
    ]
    score = position.score()
    seats = []
    for seat in range(position.seats):
        seat_scene = SeatScene(gold=position.gold[seat], tray=_tray(position, seat))
        if not hide_scores or position.to_act is None:
            seat_scene["projected"] = score[seat]
        seats.append(seat_scene)
    turn = Turn(
        to_act=position.to_act,
        step=position.step,
        round=position.round,
        rounds=position.rounds,
        starter=position.starter,
    )
    if position.drawn >= 0:
        turn["item"] = _tile("drawn", position.drawn)
    whole = Scene(
        grid={"shape": "square", "rows": GRID.rows, "columns": GRID.columns},
        cells=[_cell(position, cell) for cell in range(CELLS)],
        goals=goals,
        seats=seats,
        common=_common(position),
        turn=turn,
    )
    if position.to_act is None:
        whole["ranking"] = position.ranking()
    return whole


def choices(position: KingdomsPosition) -> list[Choice]:
    """The legal actions by verb and piece; the same actions as `position.actions()`."""
    seat = position.to_act
    if seat is None:
        return []
    where = f"{position.free:x}"
    step = position.step
    if step == "place":
        placing = Choice(verb="place", action=PLACE << SHIFT, cells=where)
        if position.drawn != HIDDEN:
            placing["face"] = FACES[position.drawn]
        return [placing]
    pool = sorted(Counter(position.pool).items())
    if step == "pick":
        return [
            Choice(verb="pick", face=FACES[face], count=n, action=PICK << SHIFT | face)
            for face, n in pool
        ]
    found = [
        Choice(verb="castle", rank=rank, count=count, action=(CASTLE + rank) << SHIFT, cells=where)
        for rank in RANKS
        if (count := position.castles[4 * seat + rank - 1])
    ]
    own = position.secret[seat]
    if own >= 0:
        verb = "reserve" if position.open_tiles else "secret"
        choice = Choice(verb=verb, action=SECRET << SHIFT, cells=where)
        if own != HIDDEN:
            choice["face"] = FACES[own]
        found.append(choice)
    if position.open_tiles:
        found += [
            Choice(
                verb="tile", face=FACES[face], count=n, action=(TILE + face) << SHIFT, cells=where
            )
            for face, n in pool
        ]
    elif position.pool:
        found.append(Choice(verb="draw", action=DRAW_ACTION))
    return found or [Choice(verb="pass", action=PASS_ACTION)]
