"""Position documents of Kingdom Builder: writing them, and reading them with every fault named.

{"game": "kingdom_builder", "rules": 1, "edition": "queen-games-2011", "seats": 2,
 "options": {"first_game": false, ...},
 "quadrants": ["tavern", "paddock", "oasis 180", "farm"],  by rows
 "cards": ["fishermen", "knights", "merchants"],
 "start": 0, "round": 3, "to_act": 1,
 "builds": [1, 2],                        of the mandatory action: done, and still to come
 "lifted": "barn C4",                     a piece taken up, or null
 "settlements": [["C4", ...], ["F6"]],    by seat
 "tiles": [["farm F8 ready"], []],        kind, home, and ready, fresh or used
 "visited": [["F8"], []],                 the homes of which a seat has ever taken a tile
 "hand": ["grass", null],                 terrain cards; ? face-down for the reader, null none
 "played": "desert",                      by the seat to act; null without a card
 "deck": ["grass", ...],                  the next to be drawn first; a number if face-down
 "discard": {"grass": 2}, "removed": {},  cards by terrain
 "ending": false,                         whether a supply has been used up
 "idle": false,                           whether nobody has built in this round yet
 "chance": "123"}                         state of the generator; null in a seen position
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from realmwright.engine.chance import SEED_LIMIT
from realmwright.engine.contract import InvalidInput, Json
from realmwright.engine.record import unknown_fields
from realmwright.engine.squares import cells
from realmwright.games.kingdom_builder import actions as table
from realmwright.games.kingdom_builder.actions import SHIFT, TARGET, USE
from realmwright.games.kingdom_builder.base import CARDS, LOCATIONS
from realmwright.games.kingdom_builder.edition import KINDS, Placed
from realmwright.games.kingdom_builder.terrain import BOARD, BUILDABLE, FIELD, LETTERS, TERRAINS
from realmwright.games.settling.effects import Move

if TYPE_CHECKING:
    from realmwright.games.kingdom_builder.position import KingdomBuilderPosition

NONE = -1
HIDDEN = len(BUILDABLE)
MOST_ROUNDS = 10_000
BUILDS, SETTLEMENTS, COPIES, CARDS_IN_PLAY = 3, 40, 5, 3
TERRAIN = {name: terrain for terrain, name in enumerate(TERRAINS[: len(BUILDABLE)])}
FIELDS = (
    *("game", "rules", "edition", "seats", "options", "quadrants", "cards", "start", "round"),
    *("to_act", "builds", "lifted", "settlements", "tiles", "visited", "hand", "played", "deck"),
    *("discard", "removed", "ending", "idle", "chance"),
)


# -- writing ---------------------------------------------------------------------------------------


def board_rows(position: KingdomBuilderPosition) -> list[str]:
    """The board as text: terrain letters, settlements as the number of their seat from 1.

    Castles are K, locations L; below stands what they are, with the tiles that are left. Odd rows
    are set in by half a hex, as the hexes lie (KB-2.2).
    """
    letters = ["K"] * FIELD.size
    for terrain, mask in enumerate(position.land.terrain):
        for number in FIELD.numbers(mask):
            letters[number] = LETTERS[terrain]
    for home in position.land.homes:
        letters[home.number] = "L"
    for seat, own in enumerate(position.own):
        for number in FIELD.numbers(own):
            letters[number] = position.marks[seat]
    columns = [FIELD.name(number).rstrip("0123456789") for number in range(BOARD)]
    rows = [f"    {' '.join(columns)}"]
    for row in range(BOARD):
        cells_ = " ".join(letters[row * BOARD : (row + 1) * BOARD])
        rows.append(f"{row + 1:2}  {' ' * (row % 2)}{cells_}")
    homes = [
        f"{LOCATIONS[home.kind].id} {FIELD.name(home.number)} ({position.tiles_left(i)})"
        for i, home in enumerate(position.land.homes)
    ]
    return [*rows, f"L: {', '.join(homes)}"]


def _card(card: int) -> str | None:
    return None if card == NONE else "?" if card == HIDDEN else TERRAINS[card]


def _pile(counts: Sequence[int]) -> dict[str, int]:
    return {TERRAINS[terrain]: count for terrain, count in enumerate(counts) if count}


def describe(position: KingdomBuilderPosition) -> dict[str, Json]:
    homes = position.land.homes
    seats = range(position.seats)
    hidden = HIDDEN in position.deck
    return {
        "game": position.game.id,
        "rules": position.game.rules_version,
        "edition": position.edition.id,
        "seats": position.seats,
        "options": dict(position.options),
        "quadrants": [f"{name} 180" if turned else name for name, turned in position.layout],
        "cards": [*position.cards],
        "start": position.start,
        "round": position.round,
        "to_act": position.to_act,
        "builds": [position.done, position.left],
        "lifted": None if position.lifted == NONE else table.name(position.lifted),
        "settlements": [[FIELD.name(n) for n in FIELD.numbers(own)] for own in position.own],
        "tiles": [
            [
                f"{LOCATIONS[homes[i].kind].id} {FIELD.name(homes[i].number)} "
                f"{position.tile_state(seat, i)}"
                for i in cells(position.held[seat])
            ]
            for seat in seats
        ],
        "visited": [
            [FIELD.name(homes[i].number) for i in cells(position.visited[seat])] for seat in seats
        ],
        "hand": [_card(card) for card in position.hand],
        "played": _card(position.played),
        "deck": len(position.deck) if hidden else [_card(card) for card in reversed(position.deck)],
        "discard": _pile(position.discard),
        "removed": _pile(position.removed),
        "ending": position.ending,
        "idle": position.idle,
        "chance": None if position.chance is None else str(position.chance),
    }


# -- reading ---------------------------------------------------------------------------------------


def _is_int(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


class _Reader:
    """Reads the fields of a document into a fresh position and collects what is wrong."""

    def __init__(self, position: KingdomBuilderPosition, data: Mapping[str, Json]) -> None:
        self.position = position
        self.data = data
        self.problems: list[str] = []
        self.homes: dict[int, int] = {}

    def fault(self, problem: str) -> None:
        self.problems.append(problem)

    def number(self, key: str, least: int, most: int) -> int:
        value = self.data.get(key)
        if _is_int(value, least, most):
            assert isinstance(value, int)
            return value
        self.fault(f"field {key!r} must be a whole number from {least} to {most}")
        return least

    def truth(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            self.fault(f"field {key!r} must be true or false")
        return value is True

    def per_seat(self, key: str, what: str) -> list[Any]:
        value = self.data.get(key)
        if isinstance(value, list) and len(value) == self.position.seats:
            return value
        self.fault(f"field {key!r} must list {what} for each of {self.position.seats} seats")
        return []

    def texts(self, value: Any, what: str) -> list[str]:
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return value
        self.fault(f"{what} must be a list of texts")
        return []

    def hex(self, name: str, what: str) -> int | None:
        number = FIELD.named(name)
        if number is None:
            self.fault(f"{what}: there is no hex {name!r:.20}; hexes are A1 to T20")
        return number

    def read(self) -> None:
        position = self.position
        self.problems += unknown_fields(self.data, FIELDS, "a position of kingdom_builder")
        layout, cards = self.layout(), self.cards()
        position.start = self.number("start", 0, position.seats - 1)
        position.round = self.number("round", 1, MOST_ROUNDS)
        position.to_act = (
            None
            if self.data.get("to_act", 0) is None
            else self.number("to_act", 0, position.seats - 1)
        )
        position.ending, position.idle = self.truth("ending"), self.truth("idle")
        self.terrain_cards()
        self.chance()
        if layout and cards:
            position.settle_on(layout, cards)
            self.homes = {home.number: i for i, home in enumerate(position.land.homes)}
            self.settlements()
            self.tiles()
            self.builds()
        if not self.problems:
            self.conserve()
        if not self.problems:
            self.moment()

    # -- the board ---------------------------------------------------------------------------------

    def layout(self) -> tuple[Placed, ...]:
        known = self.position.edition.quadrants
        value = self.data.get("quadrants")
        layout: list[Placed] = []
        if not (isinstance(value, list) and len(value) == 4):
            self.fault("field 'quadrants' must list four of them (KB-2.1)")
            return ()
        for one in value:
            name, _, turn = one.partition(" ") if isinstance(one, str) else ("", "", "")
            if name not in known or turn not in ("", "180"):
                self.fault(
                    f"{one!r:.40} is no quadrant; there are {', '.join(known)}, each also with "
                    "180 behind it (KB-2.6)"
                )
                continue
            layout.append((name, turn == "180"))
        if len({name for name, _ in layout}) < len(layout):
            self.fault("each quadrant can be used once (KB-4.2)")
            return ()
        return tuple(layout) if len(layout) == 4 else ()

    def cards(self) -> tuple[str, ...]:
        value = self.data.get("cards")
        if (
            isinstance(value, list)
            and len(value) == CARDS_IN_PLAY
            and all(isinstance(card, str) and card in CARDS for card in value)
            and len(set(value)) == CARDS_IN_PLAY
        ):
            return tuple(value)
        self.fault(f"field 'cards' must list three different ones of {', '.join(CARDS)} (KB-4.5)")
        return ()

    def settlements(self) -> None:
        position = self.position
        for seat, names in enumerate(self.per_seat("settlements", "hexes")):
            listed = self.texts(names, f"settlements of seat {seat}")
            for name in listed[: FIELD.size]:
                number = self.hex(name, f"settlements of seat {seat}")
                if number is None:
                    continue
                bit = FIELD.mask[number]
                if not position.land.ground & bit:
                    self.fault(f"no settlement can stand on {name}, a special hex (KB-3.4)")
                elif not position.open & bit:
                    self.fault(f"more than one settlement stands on {name} (KB-7.1)")
                else:
                    position._put(seat, number)
            if len(listed) > SETTLEMENTS:
                self.fault(f"seat {seat} has {len(listed)} settlements; there are 40 (KB-1.2)")
            position.supply[seat] = SETTLEMENTS - len(listed)

    def home(self, name: str, what: str) -> int | None:
        number = self.hex(name, what)
        if number is None:
            return None
        if number not in self.homes:
            self.fault(f"{what}: {name} is no location hex (KB-4.3)")
            return None
        return self.homes[number]

    def tiles(self) -> None:
        position = self.position
        for seat, names in enumerate(self.per_seat("visited", "location hexes")):
            for name in self.texts(names, f"visited hexes of seat {seat}"):
                home = self.home(name, f"visited hexes of seat {seat}")
                if home is not None:
                    position.visited[seat] |= 1 << home
        for seat, texts in enumerate(self.per_seat("tiles", "tiles")):
            for text in self.texts(texts, f"tiles of seat {seat}"):
                self.tile(seat, text)
        for i, place in enumerate(position.land.homes):
            if position.tiles_left(i) < 0:
                where = FIELD.name(place.number)
                self.fault(f"{where}: more than two seats took a tile there (KB-4.3)")

    def tile(self, seat: int, text: str) -> None:
        position = self.position
        what = f"tiles of seat {seat}: {text!r:.40}"
        kind, *rest = text.split(" ")
        if kind not in KINDS or len(rest) != 2 or rest[1] not in ("ready", "fresh", "used"):
            self.fault(f"{what} must be a kind, its hex, and ready, fresh or used")
            return
        home = self.home(rest[0], what)
        if home is None:
            return
        tile = 1 << home
        if position.land.homes[home].kind != KINDS[kind]:
            self.fault(f"{what}: that hex has no tiles of this kind (KB-4.3)")
        elif position.held[seat] & tile:
            self.fault(f"{what}: a seat has one tile of a hex at the most (KB-9.2)")
        elif not position.visited[seat] & tile:
            self.fault(f"{what}: the hex must be among those visited (KB-9.2)")
        elif not position.own[seat] & position.land.homes[home].rim:
            self.fault(f"{what}: no settlement of the seat is next to its hex (KB-9.6)")
        elif rest[1] != "ready" and seat != position.to_act:
            self.fault(f"{what}: at the end of a turn all tiles become ready (KB-5.7)")
        else:
            position.held[seat] |= tile
            if rest[1] == "ready":
                position.ready[seat] |= tile
            elif rest[1] == "used":
                position.used[seat] |= tile

    def builds(self) -> None:
        position = self.position
        value = self.data.get("builds")
        if (
            isinstance(value, list)
            and len(value) == 2
            and all(_is_int(one, 0, BUILDS) for one in value)
            and sum(value) <= BUILDS
        ):
            position.done, position.left = value
        else:
            self.fault(
                "field 'builds' must be two numbers, done and to come, together at most 3 (KB-6.1)"
            )
        lifted = self.data.get("lifted")
        if lifted is None:
            return
        try:
            action = table.parse(lifted)
        except InvalidInput as error:
            self.fault(f"field 'lifted': {error}")
            return
        kind = (action >> SHIFT) - USE
        if kind < 0 or not isinstance(LOCATIONS[kind].effect, Move):
            self.fault(f"field 'lifted': {lifted} does not take up a piece (KB-7.8)")
        else:
            position.lifted = action

    # -- cards -------------------------------------------------------------------------------------

    def card(self, value: Any, where: str, *, hidden: bool) -> int:
        if value is None:
            return NONE
        if hidden and value == "?":
            return HIDDEN
        if isinstance(value, str) and value in TERRAIN:
            return TERRAIN[value]
        known = ", ".join((*TERRAIN, "?") if hidden else TERRAIN)
        self.fault(f"{where} must be null or one of {known}, not {value!r:.20}")
        return NONE

    def terrain_cards(self) -> None:
        position = self.position
        hand = self.per_seat("hand", "the terrain card (or null)")
        for seat, value in enumerate(hand):
            position.hand[seat] = self.card(value, f"hand of seat {seat}", hidden=True)
        position.played = self.card(self.data.get("played"), "field 'played'", hidden=False)
        deck = self.data.get("deck")
        if _is_int(deck, 0, COPIES * len(TERRAIN)):
            assert isinstance(deck, int)
            position.deck = [HIDDEN] * deck
        elif (
            isinstance(deck, list)
            and len(deck) <= COPIES * len(TERRAIN)
            and all(isinstance(card, str) and card in TERRAIN for card in deck)
        ):
            position.deck = [TERRAIN[card] for card in reversed(deck)]
        else:
            self.fault("field 'deck' must list its terrains, or be their number if face-down")
        position.discard = self.pile("discard")
        position.removed = self.pile("removed")

    def pile(self, key: str) -> list[int]:
        value = self.data.get(key)
        counts = [0] * len(TERRAIN)
        if isinstance(value, dict) and all(
            name in TERRAIN and _is_int(count, 1, COPIES) for name, count in value.items()
        ):
            for name, count in value.items():
                counts[TERRAIN[name]] = count
        else:
            self.fault(f"field {key!r} must give for terrains how many cards, 1 to {COPIES}")
        return counts

    def chance(self) -> None:
        chance = self.data.get("chance")
        if chance is None:
            return
        if isinstance(chance, str) and chance.isascii() and chance.isdigit() and len(chance) <= 20:
            self.position.chance = int(chance)
            if self.position.chance < SEED_LIMIT:
                return
        self.fault("field 'chance' must be null or a number below 2**64 written as text")

    # -- whether it all fits -----------------------------------------------------------------------

    def conserve(self) -> None:
        """No terrain card too many, none too few (KB-1.3)."""
        position = self.position
        shown = [a + b for a, b in zip(position.discard, position.removed, strict=True)]
        hidden = 0
        for card in (*position.hand, *position.deck, position.played):
            if card == HIDDEN:
                hidden += 1
            elif card >= 0:
                shown[card] += 1
        for terrain, name in enumerate(TERRAIN):
            if shown[terrain] > COPIES:
                self.fault(f"there are {shown[terrain]} cards of {name}; the game has 5 (KB-1.3)")
        total = sum(shown) + hidden
        if not self.problems and total != COPIES * len(TERRAIN):
            self.fault(f"hands, piles, played and removed are {total} cards, not 25 (KB-1.3)")
        if hidden and position.chance is not None:
            self.fault("a position with face-down cards cannot have a generator state")

    def moment(self) -> None:
        """What is to be decided must fit what is on the table."""
        position = self.position
        seat = position.to_act
        used_up = any(not supply for supply in position.supply)
        if used_up and not position.ending:
            self.fault("a supply is used up, so 'ending' must be true (KB-15.1)")
        if position.ending and not used_up:
            self.fault("'ending' is true, but every seat has settlements left (KB-15.1)")
        if seat is None:
            self.over()
            return
        if position.hand[seat] != NONE:
            self.fault("the seat to act has played its card: none in hand but 'played' (KB-5.1)")
        if position.left > position.supply[seat]:
            self.fault(f"{position.left} builds to come, {position.supply[seat]} settlements left")
        lapsed = position.played == NONE or not position.supply[seat]
        nothing = not position.open & position.land.buildable
        complete = position.done == BUILDS or lapsed or nothing
        if not position.left and not complete and not self.could_have_lapsed():
            self.fault(f"{position.done} builds done and none to come: the third is missing")
        if (
            position.left
            and position.done + position.left < BUILDS
            and position.supply[seat] > (position.left)
        ):
            self.fault("builds done and to come must be 3 while there are settlements (KB-6.2)")
        self.played_card(nothing=nothing)
        if position.idle and position.done:
            self.fault("'idle' is true, but a build has been done in this round (KB-15.7)")
        if position.lifted != NONE:
            self.lifted(seat)

    def could_have_lapsed(self) -> bool:
        """All terrains were full earlier in this turn, and a move has opened a hex since."""
        position = self.position
        assert position.to_act is not None
        moved = position.lifted != NONE or any(
            position.used[position.to_act] >> i & 1 and LOCATIONS[home.kind].effect.moves
            for i, home in enumerate(position.land.homes)
        )
        return moved

    def played_card(self, *, nothing: bool) -> None:
        position = self.position
        played = position.played
        if played == NONE:
            if position.left:
                self.fault("without a card there are no builds to come (KB-6.5)")
            return
        dead = not position.open & position.land.terrain[played]
        late = position.left or position.redraws_late
        if dead and not nothing and late:
            name = TERRAINS[played]
            self.fault(f"no hex of {name} is open, so its card would be replaced (KB-8.4)")
        if nothing and position.left:
            self.fault("no hex is open, so there are no builds to come (KB-8.6)")

    def lifted(self, seat: int) -> None:
        position = self.position
        kind = (position.lifted >> SHIFT) - USE
        location = LOCATIONS[kind]
        homes = position.land.kinds.get(kind, 0)
        if not position.used[seat] & homes:
            self.fault(f"field 'lifted': no used tile {location.id} of the seat to act (KB-9.5)")
        if position.done and position.left:
            self.fault("nothing can be taken up between mandatory builds (KB-5.4)")
        number = position.lifted & TARGET
        effect = location.effect
        assert isinstance(effect, Move)
        if not position.own[seat] & FIELD.mask[number]:
            self.fault(f"field 'lifted': no settlement of the seat on {FIELD.name(number)}")
        elif not effect.targets(position, seat, number):
            self.fault(f"field 'lifted': nowhere to put the piece of {FIELD.name(number)} (KB-5.6)")

    def over(self) -> None:
        position = self.position
        if not (position.ending or position.idle):
            self.fault("'to_act' is null, but the end has not been triggered (KB-15.1)")
        if position.played != NONE or position.lifted != NONE or position.done or position.left:
            self.fault("the game is over: nothing can be played, taken up or to come (KB-15.5)")


def fill(
    position: KingdomBuilderPosition, data: Mapping[str, Json], problems: Sequence[str]
) -> None:
    """Read the fields that describe the table; `InvalidInput` names everything wrong.

    `problems` are those already found in the fields that make the position.
    """
    reader = _Reader(position, data)
    reader.problems += problems
    reader.read()
    if reader.problems:
        raise InvalidInput(*reader.problems)
