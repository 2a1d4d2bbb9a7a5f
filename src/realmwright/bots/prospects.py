"""What a kingdom of Kingdom Builder is worth to a seat: its gold, and what it may still become.

All of it is counted on masks. Nothing here knows a card that the seat cannot know: the next
terrain card is an average over those that are unseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, prod

from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.position import BUILDS, HIDDEN, KingdomBuilderPosition
from realmwright.games.kingdom_builder.terrain import BUILDABLE, FIELD, MOUNTAIN, WATER
from realmwright.games.settling.land import union

Area = tuple[int, int]
"""An area of own pieces: its hexes, and the castles and locations that it touches."""

PAYING = ("fishermen", "miners", "workers", "discoverers", "knights", "hermits", "farmers")
"""The cards that pay settlement by settlement."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the judgement; in gold, or shares of it."""

    tile: tuple[float, ...] = (0.75, 0.6, 0.65, 0.6, 0.65, 0.4, 1.05, 0.65)
    """What a tile brings in each turn to come, by kind of location."""
    tile_now: float = 0.8
    """What any tile is worth besides."""
    first: float = 0.6
    """The share that counts of the best prize that the next card may reach."""
    second: float = 0.25
    """The share of the second best."""
    ring: tuple[float, ...] = (1.0, 0.8, 0.65)
    """The share of a prize that so many builds reach."""
    pay: tuple[tuple[float, float], ...] = (
        (0.4, 0.1),  # fishermen
        (1.2, 0.12),  # miners
        (0.4, 0.05),  # workers
        (-0.2, 0.2),  # discoverers
        (1.2, 0.1),  # knights
        (-0.2, 0.08),  # hermits
        (1.0, 0.2),  # farmers
    )
    """The gold of each hex that the next three builds may reach: now, and more for each turn."""
    bound: float = 0.6
    """The price of each hex of the next card to which the next build will be bound."""
    linkable: float = 1.5
    """A castle or location that is touched but not linked, for the merchants."""
    even: tuple[float, ...] = (2.0, 1.0, 0.0)
    """How much the stronger parts of the board count for the farmers, early in the game."""
    build: float = -0.2
    """A settlement on the board, beside what it earns: it can no longer be put elsewhere."""


WEIGHTS = Weights()

TEMPO = 0.8
"""Settlements that a building tile adds to a turn."""


class Outlook:
    """A position through the eyes of the seat that acts, as far as its turn does not change it.

    `turns`: how many of its turns after this one have gone when something is judged.
    """

    def __init__(
        self, position: KingdomBuilderPosition, weights: Weights = WEIGHTS, turns: int = 0
    ) -> None:
        assert position.to_act is not None
        self.seat = seat = position.to_act
        self.weights = weights
        self.land = land = position.land
        near = land.near
        self.cards = set(position.cards)
        self.zero = bool(position.options["lords_zero_scores"])
        water, mountain = land.terrain[WATER], land.terrain[MOUNTAIN]
        self.plain = [
            (card, mask)
            for card, mask in (
                ("fishermen", near(water) & ~water),
                ("miners", near(mountain) & ~mountain),
                ("workers", near(land.special)),
            )
            if card in self.cards
        ]
        self.turns = max(0.0, self.turns_left(position) - turns)
        self.odds = self.next_cards(position)
        self.pay = {
            card: now + later * min(self.turns, 8.0)
            for card, (now, later) in zip(PAYING, weights.pay, strict=True)
        }
        self.castles = [
            (FIELD.mask[number], FIELD.near[number]) for number in FIELD.numbers(land.castles)
        ]
        self.tile_worth = [
            weights.tile[home.kind] * self.turns + weights.tile_now for home in land.homes
        ]
        self.homes = [
            (1 << i, FIELD.mask[home.number], home.rim, self.tile_worth[i])
            for i, home in enumerate(land.homes)
            if position.tiles_left(i) and not position.visited[seat] >> i & 1
        ]
        others = [own for other, own in enumerate(position.own) if other != seat]
        self.rivals = [[(own & part).bit_count() for own in others] for part in land.quadrants]
        self.known_prizes: dict[tuple[int, int, int], list[tuple[int, float]]] = {}
        self.lordships: dict[tuple[int, int], tuple[float, float]] = {}
        self.spread = 1.0 + 0.6 * self.turns
        self.areas_matter = bool(self.cards & {"hermits", "citizens", "merchants"})
        self.specials = [(FIELD.mask[n], FIELD.near[n]) for n in FIELD.numbers(land.special)]

    def turns_left(self, position: KingdomBuilderPosition) -> float:
        """The turns that the seat will have after this one, at the pace of the fastest."""
        if position.ending:
            return 0.0
        fewest = 99.0
        for seat, supply in enumerate(position.supply):
            pace = float(BUILDS)
            for i, home in enumerate(position.land.homes):
                if position.held[seat] >> i & 1 and not LOCATIONS[home.kind].effect.moves:
                    pace += TEMPO
            rest = supply - position.left - 0.5 if seat == self.seat else float(supply)
            fewest = min(fewest, rest / pace)
        return max(0.0, fewest)

    def next_cards(self, position: KingdomBuilderPosition) -> list[float]:
        """How likely each terrain is to be the next card."""
        unseen = position.unseen()
        odds = [0.0] * len(BUILDABLE)
        if position.deck:
            for terrain in unseen:
                odds[terrain] += 1 / len(unseen)
            return odds
        pile = [*position.discard]
        if 0 <= position.played < HIDDEN:
            pile[position.played] += 1
        total = sum(pile)
        return [count / total for count in pile] if total else odds

    # -- areas ---------------------------------------------------------------------------------

    def areas(self, own: int) -> list[Area]:
        near, special = self.land.near, self.land.special
        return [(area, near(area) & special) for area in FIELD.hexes.areas(own)]

    def joined(self, areas: list[Area], number: int) -> list[Area]:
        """The areas when a piece has been put on a hex."""
        around = FIELD.near[number]
        whole, touched = FIELD.mask[number], around & self.land.special
        apart = []
        for area in areas:
            if area[0] & around:
                whole |= area[0]
                touched |= area[1]
            else:
                apart.append(area)
        apart.append((whole, touched))
        return apart

    # -- gold ----------------------------------------------------------------------------------

    def gold(self, position: KingdomBuilderPosition, areas: list[Area]) -> float:
        """The gold of the seat, if the game ended now; for lords as a margin."""
        own = position.own[self.seat]
        cards = self.cards
        gold = 3 * (position.reach[self.seat] & self.land.castles).bit_count()
        for _, mask in self.plain:
            gold += (own & mask).bit_count()
        if "discoverers" in cards:
            for row in self.land.rows:
                if own & row:
                    gold += 1
        if "knights" in cards:
            gold += 2 * max([(own & row).bit_count() for row in self.land.rows])
        if "hermits" in cards:
            gold += len(areas)
        if "citizens" in cards and areas:
            gold += max([area[0].bit_count() for area in areas]) // 2
        if "merchants" in cards:
            linked = 0
            for _, touched in areas:
                if touched & touched - 1:
                    linked |= touched
            gold += 4 * linked.bit_count()
        if "farmers" in cards:
            gold += 3 * min([(own & part).bit_count() for part in self.land.quadrants])
        return gold + (self.lords(own)[0] if "lords" in cards else 0.0)

    def lords(self, own: int) -> tuple[float, float]:
        """The margin of lords: as it is now, and as it may be in the end."""
        now = later = 0.0
        for n, part in enumerate(self.land.quadrants):
            key = n, (own & part).bit_count()
            known = self.lordships.get(key)
            if known is None:
                known = self.lordships[key] = self.lords_now(*key), self.lords_later(*key)
            now += known[0]
            later += known[1]
        return now, later

    def lords_now(self, quadrant: int, mine: int) -> float:
        everyone = [mine, *self.rivals[quadrant]]
        paid = []
        for count in everyone:
            above = {other for other in everyone if other > count}
            paid.append(0 if len(above) > 1 or not (count or self.zero) else 6 if above else 12)
        return paid[0] - sum(paid[1:]) / len(paid[1:])

    def lords_later(self, quadrant: int, mine: int) -> float:
        """What the quadrant may pay, the less sure the longer the game goes on."""
        rivals = self.rivals[quadrant]
        shares = [1 / (1 + exp((count - mine - 0.3) / self.spread)) for count in rivals]
        first = prod(shares)
        second = sum(first / share * (1 - share) for share in shares)
        return 12 * first + 6 * second - sum(12 - 6 * share for share in shares) / len(shares)

    # -- prospects -----------------------------------------------------------------------------

    def worth(self, position: KingdomBuilderPosition, areas: list[Area]) -> float:
        """Gold and prospects, were the turn to end here."""
        gold = self.gold(position, areas)
        turns = self.turns
        if position.ending or not turns:
            return gold
        seat, weights = self.seat, self.weights
        own, reach, free = position.own[seat], position.reach[seat], position.open
        worth = gold + weights.build * own.bit_count()
        held = position.held[seat]
        for i, tile in enumerate(self.tile_worth):
            if held >> i & 1:
                worth += tile
        worth += self.long_term(own, areas)
        return worth + self.next_turn(own, reach, free, position.visited[seat], areas)

    def long_term(self, own: int, areas: list[Area]) -> float:
        """What half-done things are worth while there is time to finish them."""
        cards, weights = self.cards, self.weights
        worth = 0.0
        early = min(1.0, self.turns / 6)
        if "merchants" in cards:
            linked = single = 0
            for _, touched in areas:
                if touched & touched - 1:
                    linked |= touched
                else:
                    single |= touched
            worth += weights.linkable * early * (single & ~linked).bit_count()
        if "farmers" in cards:
            counts = sorted([(own & part).bit_count() for part in self.land.quadrants])
            for count, share in zip(counts[1:], weights.even, strict=True):
                worth += share * early * min(count - counts[0], 4)
        if "lords" in cards:
            now, later = self.lords(own)
            worth += early * (later - now)
        if "citizens" in cards and areas:
            worth += 0.5 * (max([area[0].bit_count() for area in areas]) & 1)
        return worth

    def prizes(self, reach: int, visited: int, areas: list[Area]) -> list[tuple[int, float]]:
        """What can be had once: hexes, one of which wins it, and what it is worth."""
        linked = 0
        if "merchants" in self.cards:
            linked = union([touched for _, touched in areas if touched & touched - 1])
        key = reach & self.land.special, visited, linked
        known = self.known_prizes.get(key)
        if known is None:
            known = self.known_prizes[key] = self.list_prizes(*key)
        return known

    def list_prizes(self, touched: int, visited: int, linked: int) -> list[tuple[int, float]]:
        extra = {}
        if "merchants" in self.cards:
            extra = {place: 4.0 for place, _ in self.specials if not place & linked}
        found = []
        for place, rim in self.castles:
            worth = extra.pop(place, 0.0)
            if not place & touched:
                found.append((rim, 3.0 + worth))
        for tile, place, rim, worth in self.homes:
            if not visited & tile:
                found.append((rim, worth + extra.pop(place, 0.0)))
        found += [
            (rim, extra[place])
            for place, rim in self.specials
            if place in extra and not place & touched
        ]
        return found

    def paying(self, own: int, reach: int) -> list[tuple[int, float]]:
        """Hexes that pay for each settlement put there, whatever else is done."""
        cards, pay = self.cards, self.pay
        found = [(mask, pay[card]) for card, mask in self.plain]
        rows = self.land.rows
        if "discoverers" in cards:
            empty = 0
            for row in rows:
                if not own & row:
                    empty |= row
            found.append((empty, pay["discoverers"]))
        if "knights" in cards:
            counts = [(own & row).bit_count() for row in rows]
            most = max(counts)
            best = union([rows[n] for n, count in enumerate(counts) if count == most])
            found.append((best, pay["knights"]))
        if "hermits" in cards:
            found.append((self.land.buildable & ~reach, pay["hermits"]))
        if "farmers" in cards:
            weakest = min(self.land.quadrants, key=lambda part: (own & part).bit_count())
            found.append((weakest, pay["farmers"]))
        return found

    def next_turn(self, own: int, reach: int, free: int, visited: int, areas: list[Area]) -> float:
        """What the next card may bring, averaged over the cards that may come."""
        weights = self.weights
        near, terrain = self.land.near, self.land.terrain
        prizes = self.prizes(reach, visited, areas)
        anywhere = union([rim for rim, _ in prizes])
        paying = self.paying(own, reach)
        one, two, three = weights.ring
        total = 0.0
        for kind, odds in enumerate(self.odds):
            if not odds:
                continue
            could = free & terrain[kind]
            beside = could & reach
            if beside:
                total -= odds * weights.bound * min(beside.bit_count(), 8)
                # Bound to what is next to it: three builds lead three steps far.
                step = near(beside) & could | beside
                far = near(step) & could | step
            else:
                beside = step = far = could
            best = second = 0.0
            if far & anywhere:
                for rim, worth in prizes:
                    if far & rim:
                        value = worth * (one if beside & rim else two if step & rim else three)
                        if value > best:
                            best, second = value, best
                        elif value > second:
                            second = value
            gold = 0.0
            for mask, each in paying:
                hits = (far & mask).bit_count()
                gold += each * (hits if hits < BUILDS else BUILDS)
            total += odds * (weights.first * best + weights.second * second + gold)
        return total

    def heat(self, position: KingdomBuilderPosition, areas: list[Area]) -> dict[int, float]:
        """What a piece on a hex may bring, roughly: enough to say which to try first."""
        seat = self.seat
        free = position.open & self.land.buildable
        found: dict[int, float] = {}
        for mask, worth in (
            *self.prizes(position.reach[seat], position.visited[seat], areas),
            *self.paying(position.own[seat], position.reach[seat]),
        ):
            for number in FIELD.numbers(mask & free):
                found[number] = found.get(number, 0.0) + worth
        return found
