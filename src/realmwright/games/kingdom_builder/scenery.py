"""What a client draws of a Kingdom Builder position, and the choices it offers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from realmwright.engine.contract import Json
from realmwright.engine.scene import Cell, Choice, Goal, Item, Part, Piece, Scene, SeatScene, Turn
from realmwright.engine.squares import cells
from realmwright.games.kingdom_builder.actions import BUILD, END, PUT, SHIFT, USE
from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.terrain import BOARD, BUILDABLE, FIELD, TERRAINS
from realmwright.games.settling.goals import Tally
from realmwright.games.settling.land import Land

if TYPE_CHECKING:
    from realmwright.games.kingdom_builder.position import KingdomBuilderPosition


@lru_cache(maxsize=256)
def grounds(land: Land) -> tuple[str, ...]:
    """The code of every hex: a terrain, a castle, a kind of location."""
    found = ["castle"] * FIELD.size
    for terrain, mask in enumerate(land.terrain):
        for number in FIELD.numbers(mask):
            found[number] = TERRAINS[terrain]
    for home in land.homes:
        found[home.number] = LOCATIONS[home.kind].id
    return tuple(found)


@lru_cache(maxsize=256)
def _empty(land: Land) -> tuple[Cell, ...]:
    """The cells of the board with nothing on them; shared by all scenes of a game."""
    return tuple(
        Cell(name=FIELD.name(number), ground=ground) for number, ground in enumerate(grounds(land))
    )


def part(tally: Tally) -> dict[str, Json]:
    """The share of a seat in a goal, as it stands in events."""
    gold, count, mask = tally
    return {"cells": FIELD.numbers(mask), "stakes": [count], "gold": [gold]}


def _part_scene(tally: Tally) -> Part:
    gold, count, mask = tally
    return Part(cells=FIELD.numbers(mask), base=0, stakes=[count], gold=[gold], tags=[])


@cache
def _settled(number: int, ground: str, seat: int) -> Cell:
    """A hex with a settlement; shared by all scenes, as there are few of them."""
    piece = Piece(kind="settlement", seat=seat)
    return Cell(name=FIELD.name(number), ground=ground, piece=piece)


@cache
def _location(number: int, ground: str, count: int) -> Cell:
    """A location hex with tiles on it; shared likewise."""
    return Cell(name=FIELD.name(number), ground=ground, count=count)


def _cells(position: KingdomBuilderPosition) -> list[Cell]:
    found = list(_empty(position.land))
    ground = grounds(position.land)
    for seat, own in enumerate(position.own):
        for number in FIELD.numbers(own):
            found[number] = _settled(number, ground[number], seat)
    for i, home in enumerate(position.land.homes):
        number = home.number
        found[number] = _location(number, ground[number], position.tiles_left(i))
    return found


def _card(kind: str, terrain: int, count: int = 1) -> Item:
    item = Item(kind=kind, count=count)
    if terrain in BUILDABLE:
        item["face"] = TERRAINS[terrain]
    return item


def _tray(position: KingdomBuilderPosition, seat: int) -> list[Item]:
    tray = [Item(kind="settlement", count=position.supply[seat])]
    if position.hand[seat] >= 0:
        tray.append(_card("card", position.hand[seat]))
    for i in cells(position.held[seat]):
        home = position.land.homes[i]
        tray.append(
            Item(
                kind="tile",
                face=LOCATIONS[home.kind].id,
                count=1,
                state=position.tile_state(seat, i),
                cell=home.number,
            )
        )
    return tray


def scene(position: KingdomBuilderPosition, *, hide_scores: bool) -> Scene:
    over = position.to_act is None
    shown = over or not hide_scores
    goals = []
    score = position.gold[:]
    for n, (name, tallies) in enumerate(position.tallies()):
        for seat, tally in enumerate(tallies):
            score[seat] += tally[0]
        goals.append(
            Goal(
                id=name,
                kind="card" if n else "castle",
                n=n,
                gold=[tally[0] for tally in tallies] if shown else [],
                parts=[_part_scene(tally) for tally in tallies] if shown else [],
                paid=over,
            )
        )
    seats = []
    for seat in range(position.seats):
        gold = score[seat] if over else position.gold[seat]
        seat_scene = SeatScene(gold=gold, tray=_tray(position, seat))
        if shown:
            seat_scene["projected"] = score[seat]
        seats.append(seat_scene)
    turn = Turn(
        to_act=position.to_act,
        step=position.step,
        round=position.round,
        rounds=None,
        starter=position.start,
        left=position.left,
        last=position.ending,
    )
    if position.played >= 0:
        turn["item"] = _card("played", position.played)
    if position.lifted_from is not None:
        turn["lifted"] = position.lifted_from
    whole = Scene(
        grid={"shape": "hex", "rows": BOARD, "columns": BOARD},
        cells=_cells(position),
        goals=goals,
        seats=seats,
        common=[
            Item(kind="deck", count=len(position.deck)),
            *(_card("discard", t, n) for t, n in enumerate(position.discard) if n),
            *(_card("removed", t, n) for t, n in enumerate(position.removed) if n),
        ],
        turn=turn,
    )
    if over:
        whole["ranking"] = position.ranking()
    return whole


def choices(position: KingdomBuilderPosition) -> list[Choice]:
    """The legal actions by verb and tile; the same actions as `position.actions()`."""
    seat = position.to_act
    found = []
    for action, hexes in position.menu():
        verb = action >> SHIFT
        if verb == END:
            found.append(Choice(verb="end", action=action))
            continue
        where = f"{FIELD.hexes.pack(hexes):x}"
        if verb == BUILD:
            found.append(Choice(verb="build", action=action, cells=where))
            continue
        kind = ((position.lifted if verb == PUT else action) >> SHIFT) - USE
        location = LOCATIONS[kind]
        name = "put" if verb == PUT else "lift" if location.effect.moves else "use"
        choice = Choice(verb=name, face=location.id, action=action, cells=where)
        if verb != PUT:
            assert seat is not None
            choice["count"] = (position.ready[seat] & position.land.kinds[kind]).bit_count()
        found.append(choice)
    return found
