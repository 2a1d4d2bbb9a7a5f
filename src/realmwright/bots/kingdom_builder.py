"""How a bot plays Kingdom Builder: it plans the rest of its turn, whole.

The plans are searched in width: from every position of a few good ones all next steps are tried, a
step being a build or a piece taken up and put down again, and the best of what they lead to are
followed further. Work is counted in positions judged, never in time, so that the same position and
seed give the same move everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from realmwright.bots.prospects import WEIGHTS, Area, Outlook, Weights
from realmwright.engine.chance import Rng
from realmwright.engine.contract import Action
from realmwright.engine.squares import cells
from realmwright.games.kingdom_builder.actions import END_ACTION, PUT, SHIFT, TARGET, USE
from realmwright.games.kingdom_builder.base import LOCATIONS
from realmwright.games.kingdom_builder.position import BUILDS, NONE, KingdomBuilderPosition
from realmwright.games.kingdom_builder.terrain import FIELD
from realmwright.games.settling.effects import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a turn is searched."""

    work: int
    """Positions that are judged before all plans but one are dropped."""
    width: int
    """Plans that are followed at the same time."""
    most: int
    """Hexes that are tried for each kind of first step."""
    few: int
    """Hexes that are tried for each kind of later step, however little work is left."""
    pieces: int
    """Pieces that a tile is tried with, those that are missed least."""


THIS_TURN = Effort(work=800, width=10, most=120, few=4, pieces=4)
NEXT_TURN = Effort(work=40, width=2, most=12, few=2, pieces=2)

AHEAD = 5
"""Whole turns that are judged by the turns that may follow them."""
GAME_WORK = 36_000
"""Positions that are judged for the analysis of a game, beside those of first steps."""

TO_BUILD, TO_USE, TO_MOVE = 2.2, 1.6, 1.0
"""What a step that is still to come in this turn is expected to bring."""
BEHIND = 0.01
"""By how much at least a turn that was given up is worse than the best."""

MOVES = tuple(location.effect.moves for location in LOCATIONS)


@dataclass(slots=True, eq=False)
class Plan:
    """The position after some steps of the turn, and the first actions that lead there."""

    position: KingdomBuilderPosition
    areas: list[Area]
    first: frozenset[Action]
    lapsed: int = 0
    """Builds that hang on a card that is not known yet."""
    worth: float = 0.0
    hope: float = 0.0
    """The worth with what the steps to come may bring."""


class Search:
    """Searches the rest of the turn that a position is in."""

    def __init__(
        self,
        root: KingdomBuilderPosition,
        outlook: Outlook,
        effort: Effort,
        heat: dict[int, float],
        missed: dict[int, float],
    ) -> None:
        self.root = root
        self.outlook = outlook
        self.seat = outlook.seat
        self.effort = effort
        self.work = effort.work
        self.kinds = root.land.kinds
        self.heat = heat
        """What is known of the worth of a piece on a hex."""
        self.missed = missed
        """How much worse it is without the piece on a hex."""
        self.best: dict[Action, Plan] = {}
        """The best whole turn that begins with an action."""
        self.hopes: dict[Action, float] = {}
        """The hope after each first action that was tried."""

    # -- judging -------------------------------------------------------------------------------

    def areas(self, position: KingdomBuilderPosition) -> list[Area]:
        return self.outlook.areas(position.own[self.seat]) if self.outlook.areas_matter else []

    def judge(self, plan: Plan) -> None:
        self.work -= 1
        position = plan.position
        plan.worth = plan.hope = self.outlook.worth(position, plan.areas)
        supply = position.supply[self.seat]
        builds = min(supply, position.left + plan.lapsed)
        plan.hope += TO_BUILD * builds
        supply -= builds
        ready = position.ready[self.seat]
        if not ready:
            return
        for kind, homes in self.kinds.items():
            if ready & homes:
                count = (ready & homes).bit_count()
                if MOVES[kind]:
                    plan.hope += TO_MOVE * count
                else:
                    plan.hope += TO_USE * min(count, supply)
                    supply -= min(count, supply)

    # -- steps ---------------------------------------------------------------------------------

    def after(self, plan: Plan, action: Action, put: Action = NONE) -> Plan:
        """A plan that goes one step further; not judged yet."""
        before = plan.position
        position = before.copy()
        position.apply(action)
        if put != NONE:
            position.apply(put)
        lapsed = plan.lapsed
        if position.removed != before.removed:
            # A new card was drawn, and nobody knows which.
            lapsed += position.left
            position.left = 0
            position.played = NONE
        areas: list[Area] = []
        if self.outlook.areas_matter:
            if put == NONE and action >> SHIFT != PUT:
                areas = self.outlook.joined(plan.areas, action & TARGET)
            else:
                areas = self.areas(position)
        return Plan(position, areas, plan.first or frozenset((action,)), lapsed)

    def steps(self, plan: Plan, quota: int) -> Iterator[Plan]:
        """The plans that go one step further; about so many for each kind of step."""
        for base, hexes in plan.position.menu():
            verb = base >> SHIFT
            if base == END_ACTION:
                continue
            if verb >= USE and MOVES[verb - USE]:
                yield from self.moves(plan, base, hexes, quota)
            else:
                for number in self.promising(hexes, quota):
                    yield self.after(plan, base + number)

    def moves(self, plan: Plan, base: Action, pieces: int, quota: int) -> Iterator[Plan]:
        """Pieces taken up with a tile and put down again."""
        effect = LOCATIONS[(base >> SHIFT) - USE].effect
        assert isinstance(effect, Move)
        numbers = FIELD.numbers(pieces)
        numbers.sort(key=lambda number: self.missing(plan, number))
        for number in numbers[: self.effort.pieces]:
            targets = effect.targets(plan.position, self.seat, number)
            for target in self.promising(targets, quota):
                yield self.after(plan, base + number, PUT << SHIFT | target)
            # Where the first piece was put says what the hexes are worth for the others.
            quota = max(self.effort.few, quota // self.effort.pieces)

    def missing(self, plan: Plan, number: int) -> float:
        known = self.missed.get(number)
        if known is None:
            position = without_piece(plan.position, self.seat, number)
            without = Plan(position, self.areas(position), frozenset())
            self.judge(without)
            known = self.missed[number] = plan.hope - without.hope
        return known

    def promising(self, hexes: int, quota: int) -> list[int]:
        """The hexes of a mask that are worth trying; all of them, if there are not many."""
        numbers = FIELD.numbers(hexes)
        if len(numbers) > quota:
            heat = self.heat
            numbers.sort(key=lambda number: -heat.get(number, 0.0))
            del numbers[quota:]
        return numbers

    # -- the search ----------------------------------------------------------------------------

    def run(self) -> None:
        """Fill `best` and `hopes`."""
        root = Plan(self.root, self.areas(self.root), frozenset())
        self.judge(root)
        if not root.position.left and root.position.lifted == NONE:
            self.best[END_ACTION] = root
        steps = root.position.left + root.position.ready[self.seat].bit_count()
        beam = self.widened([root], self.effort.most)
        for plan in reversed(beam):
            for action in plan.first:
                self.hopes[action] = plan.hope
        while beam and (self.work > 0 or not self.best):
            # Without work left, one plan is followed to the end of the turn.
            steps -= 1
            beam = beam[: self.effort.width if self.work > 0 else 1]
            beam = self.widened(beam, self.work // (max(1, steps) * len(beam) * 2))

    def widened(self, plans: list[Plan], quota: int) -> list[Plan]:
        """All that these plans lead to in one step, judged, the most hopeful first."""
        found: dict[object, Plan] = {}
        for plan in plans:
            for further in self.steps(plan, max(self.effort.few, quota)):
                position = further.position
                key = (position.own[self.seat], position.ready[self.seat], position.left)
                twin = found.get(key)
                if twin is not None:
                    # The order of steps makes no difference to where they lead.
                    twin.first |= further.first
                    continue
                found[key] = further
                self.judge(further)
                if not plan.first:
                    self.note(plan, further)
        for plan in found.values():
            if not plan.position.left:
                for action in plan.first:
                    if action not in self.best or plan.worth > self.best[action].worth:
                        self.best[action] = plan
        return sorted(found.values(), key=lambda plan: -plan.hope)

    def note(self, root: Plan, plan: Plan) -> None:
        """Remember what the hex is worth that a first step leads to."""
        arrived = plan.position.own[self.seat] & ~root.position.own[self.seat]
        for number in FIELD.numbers(arrived):
            gain = plan.hope - root.hope
            self.heat[number] = max(gain, self.heat.get(number, gain))


class Planner:
    """Judges all actions of a decision by the best turns that begin with them.

    A card may have to be drawn in the middle of a turn: what comes then is a guess, and no plan
    goes on beyond it.
    """

    def __init__(
        self,
        position: KingdomBuilderPosition,
        effort: Effort = THIS_TURN,
        ahead: int = AHEAD,
        weights: Weights = WEIGHTS,
    ) -> None:
        seen = position.seen_by(position.to_act)
        self.outlook = Outlook(seen, weights)
        self.after_next = Outlook(seen, weights, turns=1)
        self.search = Search(seen.guess(Rng(0)), self.outlook, effort, {}, {})
        self.ahead = ahead
        self.judged = 0
        """Positions judged so far: the work that was done."""

    def values(self) -> dict[Action, float]:
        """The worth of every legal action: that of the best turn found that begins with it."""
        search = self.search
        self.run(search)
        if self.outlook.turns:
            self.look_ahead()
        best = max(plan.worth for plan in search.best.values())
        most = max(search.hopes.values(), default=0.0)
        least = min(search.hopes.values(), default=0.0)
        # An action that was not followed to the end of the turn is behind by as much as it was
        # when it was given up.
        return {
            action: search.best[action].worth
            if action in search.best
            else best - BEHIND - (most - search.hopes.get(action, least))
            for action in search.root.actions()
        }

    def run(self, search: Search) -> None:
        search.run()
        self.judged += search.effort.work - search.work

    def look_ahead(self) -> None:
        """Judge the best turns anew, by the turns that may follow them."""
        plans = list(dict.fromkeys(self.search.best.values()))
        plans.sort(key=lambda plan: -plan.worth)
        if min(len(plans), self.ahead) < 2:
            return
        closely, others = plans[: self.ahead], plans[self.ahead :]
        last = closely[-1].worth
        for plan in closely:
            plan.worth = self.prospect(plan)
        least = min(plan.worth for plan in closely)
        for plan in others:
            plan.worth += least - last - BEHIND

    def prospect(self, plan: Plan) -> float:
        """The worth after the next turn, averaged over the cards that may come."""
        seat, outlook = self.outlook.seat, self.after_next
        total = 0.0
        for terrain, odds in enumerate(outlook.odds):
            if not odds:
                continue
            position = plan.position.copy()
            position.ready[seat], position.used[seat] = position.held[seat], 0
            position.played, position.done = terrain, 0
            can = position.open & position.land.terrain[terrain]
            position.left = min(BUILDS, position.supply[seat]) if can else 0
            heat = outlook.heat(position, plan.areas)
            search = Search(position, outlook, NEXT_TURN, heat, self.search.missed)
            self.run(search)
            total += odds * max(after.worth for after in search.best.values())
        return total


def without_piece(
    position: KingdomBuilderPosition, seat: int, number: int
) -> KingdomBuilderPosition:
    """The position when a piece has been taken away, with the tiles that it alone kept."""
    after = position.copy()
    land, bit = after.land, FIELD.mask[number]
    after.open |= bit
    after.own[seat] ^= bit
    after.reach[seat] = land.near(after.own[seat])
    for home in land.homes_at.get(bit, ()):
        if not after.own[seat] & land.homes[home].rim:
            after.held[seat] &= ~(1 << home)
    return after


def values(position: KingdomBuilderPosition) -> dict[Action, float]:
    """The worth of every legal action to the seat that acts."""
    return Planner(position).values()


def glances(count: int) -> Callable[[KingdomBuilderPosition], dict[Action, float]]:
    """The values with so little work each that so many of them are had in a few seconds."""
    share = min(1.0, GAME_WORK / (THIS_TURN.work * max(1, count)))
    effort = replace(THIS_TURN, work=int(share * THIS_TURN.work))
    ahead = int(share * AHEAD)
    return lambda position: Planner(position, effort, ahead).values()


# -- reasons ---------------------------------------------------------------------------------------


def reason(position: KingdomBuilderPosition, action: Action) -> tuple[str, dict[str, Any]]:
    """Why a bot would play this: a code for the hint, and what it names."""
    legal = position.actions()
    if len(legal) == 1:
        return "forced", {}
    if action == END_ACTION:
        return "enough", {}
    planner = Planner(position)
    planner.values()
    root, seat = planner.search.root, planner.search.seat
    plan = planner.search.best.get(action)
    if root.lifted == NONE and action >> SHIFT >= USE and MOVES[(action >> SHIFT) - USE]:
        # What taking a piece up is good for shows when it is put down.
        position = root.copy()
        position.apply(action)
        lifted = Planner(position).values()
        action = max(lifted, key=lambda put: lifted[put])
    preview = position.preview(action)
    if preview.gained:
        return "wins_tile", {"tile": preview.gained[0]}
    gold, goal = max([(change.gold[seat], change.goal) for change in preview.changes] or [(0, "")])
    if goal == "castles" and gold > 0:
        return "castle", {"gold": gold}
    tiles = plan.position.held[seat] & ~root.held[seat] if plan else 0
    if tiles:
        home = root.land.homes[cells(tiles)[0]]
        return "leads_to_tile", {"tile": LOCATIONS[home.kind].id}
    if gold > 0:
        return "best_card", {"goal": goal, "gold": gold}
    gold = plan.position.score()[seat] - root.score()[seat] if plan else 0
    if gold > 0:
        return "good_turn", {"gold": gold}
    return "keeps_options", {}


# -- a player to compare others with ---------------------------------------------------------------


def single_steps(position: KingdomBuilderPosition) -> dict[Action, float]:
    """The gold that each action gains at once, as if there were nothing after it.

    Taking a piece up counts for the best that putting it down brings. Of two that gain the same, a
    build goes before the end of the turn, and that before a move, which is not worth the trouble.
    """
    seen = position.seen_by(position.to_act)
    outlook = Outlook(seen)
    seat = outlook.seat
    root = seen.guess(Rng(0))

    def gold(now: KingdomBuilderPosition) -> float:
        areas = outlook.areas(now.own[seat]) if outlook.areas_matter else []
        return outlook.gold(now, areas)

    before = gold(root)
    found: dict[Action, float] = {}
    for action in root.actions():
        if action == END_ACTION:
            found[action] = 0.0
            continue
        after = root.copy()
        after.apply(action)
        if after.lifted == NONE:
            found[action] = gold(after) - before + 0.5
            continue
        gains = []
        for put in after.actions():
            landed = after.copy()
            landed.apply(put)
            gains.append(gold(landed) - before)
        found[action] = max(gains) - 0.5
    return found
