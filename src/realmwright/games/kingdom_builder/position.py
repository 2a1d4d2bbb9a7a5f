"""A position of Kingdom Builder: the state, and the rules of the turn, the round and the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Self

from realmwright.engine.chance import Lots, Rng
from realmwright.engine.contract import (
    Action,
    Change,
    Entry,
    Event,
    Game,
    IllegalAction,
    InvalidInput,
    Json,
    Preview,
    Reason,
    Sheet,
)
from realmwright.engine.record import Record
from realmwright.engine.scene import Choice, Scene
from realmwright.engine.squares import cells
from realmwright.games.kingdom_builder import actions as table
from realmwright.games.kingdom_builder import document, scenery
from realmwright.games.kingdom_builder.actions import BUILD, END, PUT, SHIFT, TARGET, USE
from realmwright.games.kingdom_builder.base import (
    CARDS,
    CASTLES,
    LOCATIONS,
    LORDS_WITHOUT_ZERO,
    MANDATORY,
)
from realmwright.games.kingdom_builder.edition import Edition, Placed
from realmwright.games.kingdom_builder.terrain import BUILDABLE, FIELD, TERRAINS
from realmwright.games.settling.effects import Build, Move
from realmwright.games.settling.goals import Goal, Tally
from realmwright.games.settling.position import SettlingPosition

SETTLEMENTS = 40
"""KB-1.2"""
BUILDS = 3
"""Settlements of a mandatory action (KB-6.1)."""
COPIES = 5
"""Terrain cards of each buildable terrain (KB-1.3)."""
TILES_PER_HOME = 2
"""KB-4.3"""
CARDS_IN_PLAY = 3
"""KB-4.5"""

NONE = -1
"""No card; nothing taken up."""
HIDDEN = len(BUILDABLE)
"""A terrain card that the reader of a seen position does not know."""

READY, FRESH, USED = "ready", "fresh", "used"

GENERAL_RULES = {
    "occupied": "KB-7.1",
    "not_buildable": "KB-3.4",
    "must_touch_own": "KB-7.3",
    "must_touch_own_edge": "KB-7.11",
    "same_cell": "KB-7.8",
    "piece_cannot_move": "KB-7.8",
    "supply_empty": "KB-5.6",
    "no_card": "KB-8.6",
}
"""The rules that refusals rest on, where it is not the rule of the tile in use."""

_FIRST_BUILD, _FIRST_PUT = BUILD << SHIFT, PUT << SHIFT
"""The actions that are aimed at the hex with the number 0."""
_END = (table.END_ACTION, FIELD.mask[0])
_NUMBER, _SPOTS = FIELD.number, tuple(zip(FIELD.mask, FIELD.near, strict=True))
_FEW = 4
"""So many hexes are left out one by one faster than by `nth`."""

Tell = Callable[[Event], None]
Offers = Callable[[SettlingPosition, int], int]


class KingdomBuilderPosition(SettlingPosition):
    """See `realmwright.engine.contract.Position` for what every method promises.

    `deck` is a list whose last card is drawn next. `HIDDEN` stands for a card that a seen position
    does not know; `chance` is None there, too. The location tiles of a seat are sets of homes
    (bit i = `land.homes[i]`): `held`, those of them that are `ready` or `used` (the rest were taken
    this turn, KB-9.5), and `visited`, from which it has ever taken one (KB-9.2).
    """

    __slots__ = (
        "cards",
        "chance",
        "deck",
        "discard",
        "done",
        "edition",
        "ending",
        "goals",
        "gold",
        "hand",
        "held",
        "idle",
        "layout",
        "left",
        "lifted",
        "options",
        "origin",
        "past",
        "ready",
        "redraws_late",
        "removed",
        "round",
        "seats",
        "start",
        "to_act",
        "used",
        "uses",
        "visited",
    )

    game: ClassVar[Game]
    marks: ClassVar[str] = "12345"
    terrain_names = TERRAINS

    layout: tuple[Placed, ...]
    cards: tuple[str, ...]
    goals: tuple[tuple[str, Goal], ...]
    uses: tuple[tuple[int, Action, Offers], ...]
    """For each kind of tile on this board its homes, its first action, and where that can go."""
    hand: list[int]
    """The terrain card in hand; the seat to act has played its own."""
    deck: list[int]
    discard: list[int]
    """How many cards of each terrain lie on the discard pile; `removed` likewise (KB-8.4)."""
    done: int
    """Builds of the mandatory action so far; `left` are those still to come."""
    lifted: int
    """The action that took up a piece which has to be put now, or NONE."""
    ending: bool
    """Whether somebody has taken the last settlement from the supply (KB-15.1)."""
    idle: bool
    """Whether nobody has built anything in this round (KB-15.7)."""
    gold: list[int]
    """Gold gained during the game."""
    past: tuple[object, Action] | None
    """The actions played so far, as a chain (previous, action): copies share it at no cost."""
    origin: int | str | None
    """The seed, or the document this position began from; None if it is a seen position."""

    def __init__(
        self, edition: Edition, seats: int, options: Mapping[str, Json], origin: int | str | None
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options
        self.origin = origin
        self.redraws_late = options["redraw_scope"] == "whole_turn"
        self.past = None
        self.chance: int | None = None
        self.layout = ()
        self.cards = ()
        self.goals = ()
        self.uses = ()
        self.own = [0] * seats
        self.reach = [0] * seats
        self.open = 0
        self.supply = [SETTLEMENTS] * seats
        self.gold = [0] * seats
        self.hand = [NONE] * seats
        self.played = NONE
        self.deck = []
        self.discard = [0] * len(BUILDABLE)
        self.removed = [0] * len(BUILDABLE)
        self.held = [0] * seats
        self.ready = [0] * seats
        self.used = [0] * seats
        self.visited = [0] * seats
        self.start = 0
        self.round = 1
        self.to_act: int | None = 0
        self.done = 0
        self.left = 0
        self.lifted = NONE
        self.ending = False
        self.idle = True

    @property
    def edition_id(self) -> str:  # type: ignore[override]
        return self.edition.id

    @property
    def complete(self) -> bool:
        return self.chance is not None

    @property
    def step(self) -> str:
        """What the seat to act decides: `turn`, `build`, `move`, `after`; `over` at the end."""
        if self.to_act is None:
            return "over"
        if self.lifted != NONE:
            return "move"
        if not self.left:
            return "after"
        return "build" if self.done else "turn"

    @property
    def lifted_from(self) -> int | None:
        return None if self.lifted == NONE else self.lifted & TARGET

    def ground_at(self, number: int) -> str:
        return scenery.grounds(self.land)[number]

    # -- setting up ----------------------------------------------------------------------------

    def settle_on(self, layout: tuple[Placed, ...], cards: tuple[str, ...]) -> None:
        """Lay the board and the cards; nothing stands on it yet."""
        self.layout = layout
        self.land = self.edition.land(layout)
        self.open = self.land.ground
        self.uses = tuple(
            (homes, (USE + kind) << SHIFT, LOCATIONS[kind].effect.offers)
            for kind, homes in self.land.kinds.items()
        )
        self.cards = cards
        zero = self.options["lords_zero_scores"]
        self.goals = (
            ("castles", CASTLES),
            *(
                (card, LORDS_WITHOUT_ZERO if card == "lords" and not zero else CARDS[card])
                for card in cards
            ),
        )

    def begin(self, seed: int) -> None:
        """Set up a fresh position (KB-4).

        Chance is asked in this order, for ever: the quadrants and their turns, the cards, the
        start player, the terrain cards. What is not used of the first two is not asked for.
        """
        rng = Rng(seed)
        if self.options["first_game"]:  # KB-4.10
            layout = tuple((quadrant, False) for quadrant in self.edition.first_layout)
            cards = self.edition.first_cards
        else:
            names = _some(rng, list(self.edition.quadrants), 4)
            turns = rng.below(16)
            layout = tuple((name, bool(turns >> i & 1)) for i, name in enumerate(names))
            deck = [card for card in CARDS if card != "lords" or not self.options["exclude_lords"]]
            cards = tuple(_some(rng, deck, CARDS_IN_PLAY))
        self.settle_on(layout, cards)
        first = self.options["start_player"]
        self.start = rng.below(self.seats) if first == "random" else first - 1
        self.deck = [*BUILDABLE] * COPIES
        rng.shuffle(self.deck)
        for seat in range(self.seats):
            self.hand[seat] = self.deck.pop()
        self.chance = rng.state
        self._begin_turn(self.start, None)

    # -- fast lane -----------------------------------------------------------------------------

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.edition = self.edition
        twin.seats = self.seats
        twin.options = self.options
        twin.origin = self.origin
        twin.redraws_late = self.redraws_late
        twin.past = self.past
        twin.chance = self.chance
        twin.layout = self.layout
        twin.land = self.land
        twin.cards = self.cards
        twin.goals = self.goals
        twin.uses = self.uses
        twin.own = self.own[:]
        twin.reach = self.reach[:]
        twin.open = self.open
        twin.supply = self.supply[:]
        twin.gold = self.gold[:]
        twin.hand = self.hand[:]
        twin.played = self.played
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.held = self.held[:]
        twin.ready = self.ready[:]
        twin.used = self.used[:]
        twin.visited = self.visited[:]
        twin.start = self.start
        twin.round = self.round
        twin.to_act = self.to_act
        twin.done = self.done
        twin.left = self.left
        twin.lifted = self.lifted
        twin.ending = self.ending
        twin.idle = self.idle
        return twin

    def menu(self) -> list[tuple[Action, int]]:
        """The legal actions as sets: a base, and the hexes whose numbers are added to it.

        The end of the turn stands there as if it were aimed at the first hex.
        """
        seat = self.to_act
        if seat is None:
            return []
        if self.lifted >= 0:
            effect = LOCATIONS[(self.lifted >> SHIFT) - USE].effect
            assert isinstance(effect, Move)
            return [(_FIRST_PUT, effect.targets(self, seat, self.lifted & TARGET))]
        found: list[tuple[Action, int]] = []
        if self.left:
            could = self.open & self.land.terrain[self.played]
            found = [(_FIRST_BUILD, could & self.reach[seat] or could)]  # KB-7.3
            if self.done:
                return found  # KB-5.4
        ready = self.ready[seat]
        if ready:
            for homes, base, offers in self.uses:
                if ready & homes and (hexes := offers(self, seat)):
                    found.append((base, hexes))
        if not self.left:
            found.append(_END)
        return found

    def actions(self) -> list[Action]:
        """The mandatory build, tiles by kind, the end of the turn; each hex by hex."""
        found: list[Action] = []
        numbers = FIELD.numbers
        for base, hexes in self.menu():
            found += [base + number for number in numbers(hexes)]
        return found

    def sample(self, lots: Lots) -> Action:
        seat = self.to_act
        assert seat is not None
        # Most decisions of a random game are one of the first two, with few hexes to choose from.
        if self.left and self.lifted < 0 and (self.done or not self.ready[seat]):
            could = self.open & self.land.terrain[self.played]
            base, hexes = _FIRST_BUILD, could & self.reach[seat] or could
            n = int(lots.random() * hexes.bit_count())
        elif not self.left and self.lifted < 0 and not self.ready[seat]:
            return table.END_ACTION
        else:
            menu = self.menu()
            total = 0
            for _, hexes in menu:
                total += hexes.bit_count()
            n = int(lots.random() * total)
            of = 0
            while n >= (count := menu[of][1].bit_count()):
                n -= count
                of += 1
            base, hexes = menu[of]
        if n > _FEW:
            return base + FIELD.nth(hexes, n)
        while n:
            hexes &= hexes - 1
            n -= 1
        return base + _NUMBER[(hexes & -hexes).bit_length()]

    def score(self) -> list[int]:
        score = self.gold[:]
        seats = range(self.seats)
        for _, goal in self.goals:
            tally = goal.tally
            for seat in seats:
                score[seat] += tally(self, seat)[0]
        return score

    # -- the rules of the turn -----------------------------------------------------------------

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Play a legal action, telling the facts to `tell` if somebody listens."""
        seat = self.to_act
        assert seat is not None
        self.past = (self.past, action)
        verb, number = action >> SHIFT, action & TARGET
        if verb == BUILD:
            self.done += 1
            self.left -= 1
            how = "mandatory"
        elif verb == END:
            self._end_turn(seat, tell)
            return
        elif verb == PUT:
            self._put_down(seat, number, tell)
            return
        else:
            how = self._use(seat, verb - USE)
            if LOCATIONS[verb - USE].effect.moves:
                self.lifted = action
                if tell:
                    tell(Event("lifted", {"seat": seat, "cell": FIELD.name(number), "tile": how}))
                return
        # Build a settlement, with its consequences in the order of KB-18.1. This stands here, and
        # `_put` is written out, because most actions of a game end here.
        if tell:
            facts = {"seat": seat, "cell": FIELD.name(number), "ground": self.ground_at(number)}
            tell(Event("built", {**facts, "how": how}))
        land = self.land
        bit, near = _SPOTS[number]
        left, supply = self.left, self.supply[seat] - 1
        self.open ^= bit
        self.own[seat] |= bit
        self.reach[seat] |= near
        self.supply[seat] = supply
        if bit & land.rim:
            self._gain(seat, bit, tell)
        self.idle = False
        if supply <= left:
            self._run_out(seat, supply, tell)
        # Without a card this looks at another terrain, and there is nothing to replace.
        if not self.open & land.terrain[self.played]:
            self._replace_card(seat, tell)
        if tell and verb == BUILD and not left and self.done < BUILDS:
            tell(Event("mandatory_done", {"seat": seat, "built": self.done}))  # KB-6.2

    def _use(self, seat: int, kind: int) -> str:
        """Use a ready tile of a kind; which of two does not matter (KB-9.10)."""
        homes = self.land.kinds[kind] & self.ready[seat]
        tile = homes & -homes
        self.ready[seat] ^= tile
        self.used[seat] |= tile
        return LOCATIONS[kind].id

    def _put_down(self, seat: int, number: int, tell: Tell | None) -> None:
        """Move the settlement taken up, with its consequences in the order of KB-18.1."""
        start, kind = self.lifted & TARGET, (self.lifted >> SHIFT) - USE
        self.lifted = NONE
        if tell:
            names = {"from": FIELD.name(start), "cell": FIELD.name(number)}
            tell(Event("moved", {"seat": seat, **names, "tile": LOCATIONS[kind].id}))
        self._carry(seat, start, number, tell)
        self._replace_card(seat, tell)

    def _carry(self, seat: int, start: int, number: int, tell: Tell | None) -> None:
        """Tiles are judged after the piece has landed (KB-9.8)."""
        left = self._take(seat, start)
        bit = self._put(seat, number)
        if left & self.land.rim:
            self._lose(seat, left, tell)
        if bit & self.land.rim:
            self._gain(seat, bit, tell)

    def _gain(self, seat: int, bit: int, tell: Tell | None) -> None:
        """Take the tiles of the locations next to a hex (KB-9.1 to KB-9.5)."""
        for home in self.land.homes_at[bit]:
            tile = 1 << home
            if not self.visited[seat] & tile and self.tiles_left(home):
                self.visited[seat] |= tile
                self.held[seat] |= tile
                if tell:
                    tell(self._tile_event("tile_taken", seat, home))

    def _lose(self, seat: int, bit: int, tell: Tell | None) -> None:
        """Give back the tiles of locations that no own piece is next to any more (KB-9.6)."""
        for home in self.land.homes_at[bit]:
            if self.held[seat] >> home & 1 and not self.own[seat] & self.land.homes[home].rim:
                self._give_up(seat, home)
                if tell:
                    tell(self._tile_event("tile_lost", seat, home))

    def _give_up(self, seat: int, home: int) -> None:
        """The tile leaves the game (KB-9.7): of two of a kind the one that is worth less now.

        KB-9.10: used before fresh before ready; the other one belongs to the remaining home.
        """
        tile = 1 << home
        kind = self.land.homes[home].kind
        twin = self.held[seat] & self.land.kinds[kind] & ~tile
        if twin:
            best = self._worth(seat, tile)
            if best > self._worth(seat, twin):
                self._set_worth(seat, twin, best)
        self._set_worth(seat, tile, 1)
        self.held[seat] ^= tile

    def _worth(self, seat: int, tile: int) -> int:
        if self.ready[seat] & tile:
            return 2
        return 0 if self.used[seat] & tile else 1

    def _set_worth(self, seat: int, tile: int, worth: int) -> None:
        self.ready[seat] &= ~tile
        self.used[seat] &= ~tile
        if worth == 2:
            self.ready[seat] |= tile
        elif worth == 0:
            self.used[seat] |= tile

    def tile_state(self, seat: int, home: int) -> str:
        """Whether a tile that the seat holds can be used (KB-9.5)."""
        return (USED, FRESH, READY)[self._worth(seat, 1 << home)]

    def tiles_left(self, home: int) -> int:
        """The tiles that still lie on a location hex; a lost one does not return (KB-9.7)."""
        return TILES_PER_HOME - sum(visited >> home & 1 for visited in self.visited)

    def _tile_event(self, kind: str, seat: int, home: int) -> Event:
        place = self.land.homes[home]
        return Event(
            kind,
            {"seat": seat, "tile": LOCATIONS[place.kind].id, "cell": FIELD.name(place.number)},
        )

    def _run_out(self, seat: int, supply: int, tell: Tell | None) -> None:
        """The supply has no more settlements than builds to come."""
        if supply < self.left:
            self._lapse(seat, supply, tell)  # KB-6.2
        if not supply and not self.ending:
            self.ending = True  # KB-15.1
            if tell:
                tell(Event("end_triggered", {"seat": seat}))

    def _lapse(self, seat: int, left: int, tell: Tell | None) -> None:
        """Leave fewer builds to the mandatory action than there were (KB-6.2, KB-6.5)."""
        self.left = left
        if not left and tell:
            tell(Event("mandatory_done", {"seat": seat, "built": self.done}))

    # -- terrain cards -------------------------------------------------------------------------

    def _dead(self, terrain: int) -> bool:
        return not self.open & self.land.terrain[terrain]

    def _replace_card(self, seat: int, tell: Tell | None) -> None:
        """Replace the played card while its terrain is dead (KB-8.4 to KB-8.6).

        Builds for which there is no card, or no open hex anywhere, lapse for this turn.
        """
        while self.played >= 0 and self._dead(self.played):
            if not self.left and not self.redraws_late:
                return
            if not self.open & self.land.buildable:
                break
            self.removed[self.played] += 1
            if tell:
                facts = {"seat": seat, "terrain": TERRAINS[self.played]}
                tell(Event("card_removed", facts))
            self.played = self._draw(tell)
            if tell:
                self._tell_card(seat, self.played, "drawn", tell)
        else:
            if self.played >= 0:
                return
        if self.left:
            self._lapse(seat, 0, tell)

    def _draw(self, tell: Tell | None) -> int:
        """The top card of the draw pile; NONE if there is no card at all (KB-8.2)."""
        if not self.deck:
            self.deck = [terrain for terrain in BUILDABLE for _ in range(self.discard[terrain])]
            if not self.deck:
                return NONE
            assert self.chance is not None, "a seen position cannot be played on"
            rng = Rng(self.chance)
            rng.shuffle(self.deck)
            self.chance = rng.state
            self.discard = [0] * len(BUILDABLE)
            if tell:
                tell(Event("reshuffled", {"count": len(self.deck)}, reveals=True))
        return self.deck.pop()

    def _tell_card(self, seat: int, card: int, how: str, tell: Tell) -> None:
        if card == NONE:
            tell(Event("no_card", {"seat": seat}))
        else:
            facts = {"seat": seat, "terrain": TERRAINS[card], "how": how}
            tell(Event("card_played", facts, reveals=True))

    # -- the rules of the round ----------------------------------------------------------------

    def _begin_turn(self, seat: int, tell: Tell | None) -> None:
        """Play the card (KB-5.1); a seat without one draws one if there is one (KB-8.6)."""
        self.to_act = seat
        card = self.hand[seat]
        self.hand[seat] = NONE
        how = "hand"
        if card < 0:
            card, how = self._draw(tell), "drawn"
        self.played = card
        if tell:
            self._tell_card(seat, card, how, tell)
        self.done = 0
        self.left = BUILDS
        if card < 0 or not self.open & self.land.terrain[card]:
            self._replace_card(seat, tell)
        if self.supply[seat] < self.left:
            self._lapse(seat, self.supply[seat], tell)  # KB-6.2

    def _end_turn(self, seat: int, tell: Tell | None) -> None:
        """KB-5.7, then the next turn, or the end of the game (KB-15)."""
        self.ready[seat] = self.held[seat]
        self.used[seat] = 0
        if self.played >= 0:
            self.discard[self.played] += 1
            self.played = NONE
        if tell:
            tell(Event("turn_ended", {"seat": seat}))
        card = self.hand[seat] = self.deck.pop() if self.deck else self._draw(tell)
        if tell and card >= 0:
            drawn = {"terrain": TERRAINS[card]}
            tell(Event("drew", {"seat": seat}, private=drawn, to=seat, reveals=True))
        following = (seat + 1) % self.seats
        if following == self.start:
            if self.ending or self.idle:
                self._end_game(tell)
                return
            self.round += 1
            self.idle = True
        self._begin_turn(following, tell)

    def _end_game(self, tell: Tell | None) -> None:
        self.to_act = None
        self.left = self.done = 0
        if not tell:
            return
        if not self.ending:
            tell(Event("no_build_round", {}))
        for goal, tallies in self.tallies():
            gold = [tally[0] for tally in tallies]
            parts = [scenery.part(tally) for tally in tallies]
            tell(Event("scored", {"goal": goal, "gold": gold, "parts": parts}))
        tell(Event("game_over", {"gold": self.score(), "ranking": self.ranking()}))

    # -- rich lane -----------------------------------------------------------------------------

    def play(self, action: Action) -> list[Event]:
        if not self.complete:
            raise ValueError("a seen position cannot be played on; play on one of its guesses")
        reason = self.why_not(action)
        if reason:
            raise IllegalAction(reason)
        events: list[Event] = []
        self.apply(action, events.append)
        return events

    def why_not(self, action: Action) -> Reason | None:
        seat = self.to_act
        if seat is None:
            return Reason("over", "KB-15.5")
        if not table.exists(action):
            return Reason("not_an_action", "KB-5.1")
        verb, number = action >> SHIFT, action & TARGET
        if self.lifted != NONE:
            return self._why_not_put(seat, verb, number)
        if verb == PUT:
            return Reason("nothing_lifted", "KB-7.8")
        if verb == END:
            return Reason("mandatory_first", "KB-5.2", {"left": self.left}) if self.left else None
        if verb == BUILD:
            return self._why_not_build(seat, number)
        return self._why_not_tile(seat, verb - USE, number)

    def _why_not_put(self, seat: int, verb: int, number: int) -> Reason | None:
        location = LOCATIONS[(self.lifted >> SHIFT) - USE]
        if verb != PUT:
            return Reason("finish_move", "KB-5.5", {"tile": location.id})
        assert isinstance(location.effect, Move)
        return self._reason(location.effect.why_not(self, seat, number), location.rule)

    def _why_not_build(self, seat: int, number: int) -> Reason | None:
        if not self.left:
            if self.done == BUILDS:
                return Reason("mandatory_complete", "KB-5.2")
            if self.played == NONE:
                return Reason("no_card", "KB-8.6")
            if not self.supply[seat]:
                return Reason("supply_empty", "KB-6.2")
            return Reason("mandatory_complete", "KB-5.2")
        return self._reason(MANDATORY.why_not(self, seat, number), "KB-6.1")

    def _why_not_tile(self, seat: int, kind: int, number: int) -> Reason | None:
        location = LOCATIONS[kind]
        tile = {"tile": location.id}
        if self.left and self.done:
            return Reason("finish_mandatory", "KB-5.4", {"left": self.left})
        homes = self.land.kinds.get(kind, 0)
        if not self.ready[seat] & homes:
            if self.used[seat] & homes:
                return Reason("tile_used", "KB-9.5", tile)
            if self.held[seat] & homes:
                return Reason("tile_fresh", "KB-9.5", tile)
            return Reason("no_tile", "KB-9.1", tile)
        effect = location.effect
        if isinstance(effect, Build):
            if self.supply[seat] and not effect.targets(self, seat):
                return Reason("tile_no_target", "KB-5.6", tile)
            return self._reason(effect.why_not(self, seat, number), location.rule)
        pieces = effect.offers(self, seat)
        if pieces & FIELD.mask[number]:
            return None
        cell = {"cell": FIELD.name(number), **tile}
        if not self.own[seat] & FIELD.mask[number]:
            return Reason("not_own_piece", location.rule, cell)
        if not pieces:
            return Reason("tile_no_target", "KB-5.6", tile)
        return Reason("piece_cannot_move", "KB-7.8" if effect.touching else location.rule, cell)

    def _reason(self, refusal: tuple[str, Mapping[str, Json]] | None, rule: str) -> Reason | None:
        if refusal is None:
            return None
        code, params = refusal
        return Reason(code, GENERAL_RULES.get(code, rule), params)

    def tallies(self) -> list[tuple[str, list[Tally]]]:
        """Every goal with the tally of each seat."""
        return [
            (name, [goal.tally(self, seat) for seat in range(self.seats)])
            for name, goal in self.goals
        ]

    def preview(self, action: Action) -> Preview:
        """What a build or the landing of a piece changes.

        Nothing for the end of the turn, for taking up a piece, and where the action is not legal.
        """
        seat = self.to_act
        nothing = Preview(action, (0,) * self.seats)
        if seat is None or self.why_not(action) is not None:
            return nothing
        verb, number = action >> SHIFT, action & TARGET
        after = self.copy()
        # Only the board matters: what a card brings that is drawn afterwards is not known.
        if verb == PUT:
            after._carry(seat, self.lifted & TARGET, number, None)
        elif verb == BUILD or (verb >= USE and not LOCATIONS[verb - USE].effect.moves):
            bit = after._put(seat, number)
            if bit & self.land.rim:
                after._gain(seat, bit, None)
        else:
            return nothing
        changes = []
        gold = [0] * self.seats
        for name, goal in self.goals:
            seats = range(self.seats) if goal.mutual else (seat,)
            difference = [0] * self.seats
            cells = 0
            for one in seats:
                was, now = goal.tally(self, one), goal.tally(after, one)
                difference[one] = now[0] - was[0]
                gold[one] += difference[one]
                if one == seat:
                    cells = now[2]
            if any(difference):
                changes.append(Change(name, tuple(difference), tuple(FIELD.numbers(cells))))
        was_held, now_held = self.held[seat], after.held[seat]
        return Preview(
            action,
            tuple(gold),
            tuple(changes),
            self._tile_ids(now_held & ~was_held),
            self._tile_ids(was_held & ~now_held),
        )

    def _tile_ids(self, tiles: int) -> tuple[str, ...]:
        homes = self.land.homes
        return tuple(LOCATIONS[homes[i].kind].id for i in cells(tiles))

    def scores(self) -> list[Sheet]:
        """Castles and cards, with the hexes that earn their gold."""
        tallies = self.tallies()
        return [
            Sheet(
                seat,
                tuple(
                    Entry(name, of[seat][0], tuple(FIELD.numbers(of[seat][2])))
                    for name, of in tallies
                ),
            )
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[list[int]]:
        """Most gold first; equal gold shares the rank (KB-15.5)."""
        score = self.score()
        return [
            [seat for seat in range(self.seats) if score[seat] == gold]
            for gold in sorted(set(score), reverse=True)
        ]

    def forced(self) -> Action | None:
        """The end of a turn in which nothing could be done (KB-6.2, KB-8.6)."""
        seat = self.to_act
        if seat is None or self.left or self.done or self.used[seat]:
            return None
        if isinstance(self.past, tuple) and self.past[1] != table.END_ACTION:
            # A tile has been used that its own move has cost (KB-9.9): that may be taken back.
            return None
        return table.END_ACTION if self.actions() == [table.END_ACTION] else None

    # -- views ---------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> Self:
        if seat is not None and seat not in range(self.seats):
            raise InvalidInput(f"there is no seat {seat!r:.20}; seats are 0 to {self.seats - 1}")
        seen = self.copy()
        seen.chance = seen.origin = seen.past = None
        seen.deck = [HIDDEN] * len(self.deck)  # KB-5.8
        for other in range(self.seats):
            if other != seat and seen.hand[other] != NONE:
                seen.hand[other] = HIDDEN
        return seen

    def unseen(self) -> list[int]:
        """The terrain cards that lie where this position does not show them, by terrain."""
        shown = [self.discard[t] + self.removed[t] for t in BUILDABLE]
        for card in (*self.hand, *self.deck, self.played):
            if 0 <= card < HIDDEN:
                shown[card] += 1
        return [terrain for terrain in BUILDABLE for _ in range(COPIES - shown[terrain])]

    def guess(self, rng: Rng) -> Self:
        whole = self.copy()
        unseen = self.unseen()
        rng.shuffle(unseen)
        whole.hand = [unseen.pop() if card == HIDDEN else card for card in whole.hand]
        whole.deck = [unseen.pop() if card == HIDDEN else card for card in whole.deck]
        whole.chance = rng.next()
        whole.past = None
        whole.origin = None
        return whole

    def scene(self, *, hide_scores: bool = False) -> Scene:
        return scenery.scene(self, hide_scores=hide_scores)

    def choices(self) -> list[Choice]:
        return scenery.choices(self)

    # -- text ----------------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        return table.name(action)

    def parse(self, text: str) -> Action:
        return table.parse(text)

    def describe(self) -> dict[str, Json]:
        return document.describe(self)

    def record(self) -> Record:
        if self.origin is None:
            raise ValueError("a seen or guessed position does not know how it came about")
        played: list[Action] = []
        link: object = self.past
        while isinstance(link, tuple):
            link, action = link
            played.append(action)
        return Record(
            game=self.game,
            edition=self.edition.id,
            seats=self.seats,
            options=dict(self.options),
            seed=self.origin if isinstance(self.origin, int) else None,
            start=self.origin if isinstance(self.origin, str) else None,
            actions=tuple(reversed(played)),
            gold=tuple(self.score()) if self.to_act is None else None,
        )

    def __str__(self) -> str:
        return "\n".join(document.board_rows(self))


def _some(rng: Rng, items: list[str], count: int) -> list[str]:
    """So many of the items, drawn one after the other."""
    found = []
    for _ in range(count):
        found.append(items.pop(rng.below(len(items))))
    return found
