"""What holds in every legal game of Kingdom Builder, and the promises of the contract."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kingdom_builder.support import (
    CHOICES,
    DEFAULTS,
    GAME,
    SHIFT,
    STYLES,
    VERBS,
    Play,
    crowded,
    document,
    follow,
    layouts,
    legal,
    plays,
    position,
)
from tests.oracles import kingdom_builder as slow

import realmwright as rw

ALL_ACTIONS = range(-1, (len(VERBS) + 1 << SHIFT) + 1)
"""Every number of the action table, and a verb more than there are."""
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "kingdom_builder.md").read_text("utf-8")
NUMBERS = set(re.findall(r"\*\*(KB-\d+\.\d+)\b", RULES))
REASONS = {
    **{code: set() for code in ("over", "not_an_action", "supply_empty", "mandatory_complete")},
    **{code: set() for code in ("nothing_lifted", "no_card")},
    **{code: {"cell"} for code in ("occupied", "not_edge", "not_line_end", "same_cell")},
    **{code: {"cell", "ground"} for code in ("not_buildable", "not_buildable_terrain")},
    **{"wrong_terrain": {"cell", "ground", "terrain"}, "not_water": {"cell", "ground"}},
    **{"must_touch_own": {"cell", "terrain"}, "must_touch_own_edge": {"cell"}},
    **{"not_two_away": {"cell", "from"}},
    **{code: {"cell", "tile"} for code in ("not_own_piece", "piece_cannot_move")},
    **{code: {"tile"} for code in ("no_tile", "tile_fresh", "tile_used", "tile_no_target")},
    **{"mandatory_first": {"left"}, "finish_mandatory": {"left"}, "finish_move": {"tile"}},
}
"""Why an action can be refused, with the parameters."""

few = settings(max_examples=max(1, settings().max_examples // 2))
whole_games = settings(max_examples=max(1, settings().max_examples // 5))


@st.composite
def moments(draw: st.DrawFn) -> rw.Position:
    """A moment of a game, or a table as it is hardly ever reached by one."""
    if draw(st.booleans()):
        return draw(plays()).somewhere()
    here = rw.position(json.dumps(draw(crowded())))
    rng = random.Random(draw(st.integers(0, 99)))
    for _ in range(rng.randrange(6)):
        if here.to_act is not None:
            here.apply(rng.choice(here.actions()))
    return here


def table_of(here: rw.Position) -> slow.Table:
    return slow.Table(here.describe())


def cell_of(action: int) -> slow.Cell:
    return divmod(action & (1 << SHIFT) - 1, slow.SIZE)


def number_of(cell: slow.Cell) -> int:
    return cell[0] * slow.SIZE + cell[1]


def cells_of(bits: str) -> set[slow.Cell]:
    """The hexes of a hexadecimal bit string."""
    mask = int(bits, 16)
    return {cell for cell in slow.CELLS if mask >> number_of(cell) & 1}


# -- the engine against the slow table -----------------------------------------------------------


@whole_games
@given(plays())
def test_every_game_goes_as_at_the_slow_table(play: Play) -> None:
    """Legal actions, positions, scores, cards, tiles and the end, from the first to the last."""
    twin = play.start()
    table = slow.Table(twin.describe())
    for here, action in play.steps():
        follow(table, twin, here.notation(action))
    assert twin.to_act is table.to_act is None
    assert twin.score() == table.scores()
    assert twin.ranking() == slow.ranking(table.scores())


MIXES: list[dict[str, Any]] = [
    {},
    {"first_game": True, "start_player": 1},
    {"exclude_lords": True, "start_player": 2, "redraw_scope": "mandatory_only"},
    {"lords_zero_scores": False, "start_player": 0},
]
"""Every value of every option; start player 0 stands for the last seat."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: " ".join(mix) or "usual")
def test_every_option_with_every_number_of_players(seats: int, mix: dict[str, Any]) -> None:
    """A whole game at the slow table; each of its positions can be written and read back."""
    options = DEFAULTS | mix
    if options["start_player"] == 0:
        options["start_player"] = seats
    play = Play(seats, seats, options, (STYLES * 2)[seats : 2 * seats], 3)
    table = slow.Table(play.start().describe())
    twin = play.start()
    assert twin.options == options
    for here, action in play.steps():
        follow(table, twin, here.notation(action))
        assert rw.position(twin.document()).document() == twin.document()
    assert table.to_act is None
    first = options["start_player"]
    assert first == "random" or table.start == first - 1


def test_every_value_of_every_option_is_played() -> None:
    for key, values in CHOICES.items():
        played = {(DEFAULTS | mix)[key] for mix in MIXES}
        wanted = set(values) - ({3, 4, 5} if key == "start_player" else set())
        assert played >= wanted, key


@given(crowded(), st.integers(0, 2**32))
def test_crowded_tables_go_as_at_the_slow_table(found: dict[str, Any], luck: int) -> None:
    """Where terrains die, cards and supplies run out and tiles have no target."""
    here = rw.position(json.dumps(found))
    table, rng = table_of(here), random.Random(luck)
    for _ in range(10):
        if here.to_act is None:
            break
        follow(table, here, here.notation(rng.choice(here.actions())))


def test_crowded_tables_show_what_games_hardly_show() -> None:
    """Cards removed in mid-turn, lapsed builds, a shuffle in mid-turn, a barn that is stuck."""
    seen = Counter[str]()

    @settings(max_examples=80, database=None)
    @given(crowded(), st.integers(0, 99))
    def play_on(found: dict[str, Any], luck: int) -> None:
        here, rng = rw.position(json.dumps(found)), random.Random(luck)
        for _ in range(8):
            if here.to_act is None:
                break
            seat, table = here.to_act, table_of(here)
            own = table.pieces[seat]
            if table.usable("barn") and any(not table.move_targets("barn", c) for c in own):
                seen["stuck"] += 1
            for event in here.play(rng.choice(here.actions())):
                seen[event.kind] += 1

    play_on()
    wanted = ("card_removed", "mandatory_done", "reshuffled", "tile_lost", "no_card", "stuck")
    assert [kind for kind in wanted if not seen[kind]] == []


# -- nothing appears or vanishes -----------------------------------------------------------------


@whole_games
@given(plays())
def test_settlements_cards_and_tiles_are_conserved(play: Play) -> None:
    ground = slow.ground_of(play.start().describe()["quadrants"])
    homes = [slow.name(cell) for cell in slow.CELLS if ground[cell] in slow.LOCATIONS]
    before: list[set[str]] = [set() for _ in range(play.seats)]
    for number, (here, _) in enumerate(play.steps()):
        found = here.describe()
        # KB-1.2, KB-7.1: at most one of 40 settlements each on a hex
        everything = [name for own in found["settlements"] for name in own]
        assert len(everything) == len(set(everything))
        assert {ground[slow.place(name)] for name in everything} <= {*slow.BUILDABLE, "water"}
        # KB-1.3: 25 terrain cards
        cards = Counter([*found["deck"], *(card for card in found["hand"] if card)])
        cards.update(found["discard"])
        cards.update(found["removed"])
        cards.update([found["played"]] if found["played"] else [])
        assert cards == slow.TERRAIN_CARDS
        # KB-9: two tiles per location hex, never a second one from the same, none comes back
        visited = [set(own) for own in found["visited"]]
        assert all(then <= now for then, now in zip(before, visited, strict=True))
        before = visited
        assert all(sum(home in own for own in visited) <= 2 for home in homes)
        for seat in range(play.seats):
            held = [tile.split()[1] for tile in found["tiles"][seat]]
            assert len(held) == len(set(held))
            assert set(held) <= visited[seat]
            own = set(map(slow.place, found["settlements"][seat]))
            assert all(slow.NEIGHBOURS[slow.place(home)] & own for home in held)
        if number % 10:
            continue
        scene = here.scene()
        for home in homes:
            takers = sum(home in own for own in visited)
            assert scene["cells"][number_of(slow.place(home))]["count"] == 2 - takers
        for seat, names in enumerate(found["settlements"]):
            supply = scene["seats"][seat]["tray"][0]
            assert (supply["kind"], supply["count"]) == ("settlement", slow.SUPPLY - len(names))


# -- scores --------------------------------------------------------------------------------------


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """Settlements anywhere, on water as well, in lumps or scattered."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    quadrants = draw(layouts())
    seats = draw(st.sampled_from([2, 3, 4, 5]))
    ground = slow.ground_of(quadrants)
    free = {cell for cell in slow.CELLS if ground[cell] in (*slow.BUILDABLE, "water")}
    settlements: list[list[str]] = []
    for _ in range(seats):
        own: set[slow.Cell] = set()
        lumps = rng.choice([0.0, 0.5, 0.9, 1.0])
        for _ in range(rng.choice([0, 1, 5, 20, 39])):
            near = (slow.touching(own) & free) - own
            pool = near if near and rng.random() < lumps else free
            if not pool:
                break
            cell = rng.choice(sorted(pool))
            own.add(cell)
            free.discard(cell)
        settlements.append(sorted(map(slow.name, own)))
    return document(
        settlements,
        quadrants=quadrants,
        cards=rng.sample(slow.CARDS, 3),
        played=None,
        to_act=None,
        idle=True,
        lords_zero_scores=draw(st.booleans()),
    )


BOUNDS = {
    **{"fishermen": 40, "miners": 40, "workers": 40, "knights": 40, "hermits": 40},
    **{"merchants": 48, "discoverers": 20, "lords": 48, "citizens": 20, "farmers": 30},
    "castles": 24,
}


def with_cards(found: dict[str, Any], *cards: str) -> rw.Position:
    return rw.position(json.dumps(found | {"cards": list(cards)}))


ALL_TEN = (slow.CARDS[:3], slow.CARDS[3:6], slow.CARDS[6:9], ("farmers", *slow.CARDS[:2]))


@given(boards())
def test_scores_of_any_board(found: dict[str, Any]) -> None:
    """KB-16: all ten cards and the castles, on any board; never more than T-101 says."""
    table = slow.Table(found)
    for cards in ALL_TEN:
        here = with_cards(found, *cards)
        for goal in here.scene()["goals"]:
            gold = slow.goal_gold(goal["id"], table.ground, table.pieces, table.options)
            assert goal["gold"] == gold
            assert all(0 <= paid <= BOUNDS[goal["id"]] for paid in gold)
            seats = [part["gold"] for part in goal["parts"]]
            assert seats == [[paid] for paid in gold]


def lit_by_rule(goal: str, table: slow.Table, seat: int) -> list[set[slow.Cell]]:
    """What may light up for a goal: every set of hexes that the rule allows."""
    ground, own = table.ground, table.pieces[seat]
    fixed = slow.lit(goal, ground, own)
    if fixed is not None:
        return [fixed]
    match goal:
        case "castles":
            reached = {c for c in slow.CELLS if ground[c] == "castle" and slow.NEIGHBOURS[c] & own}
            return [reached | (slow.touching(reached) & own)]
        case "merchants":
            found: set[slow.Cell] = set()
            for area in slow.areas(own):
                near = slow.touching(area) & slow.specials(ground)
                found |= (area | near) if len(near) > 1 else set()
            return [found]
        case "discoverers":
            return [own]
        case "citizens":
            groups = slow.areas(own)
            most = max(map(len, groups), default=0)
            return [area for area in groups if len(area) == most] or [set()]
        case "knights":
            rows = slow.per_row(own)
            return [
                {c for c in own if c[0] == r} for r, count in enumerate(rows) if count == max(rows)
            ]
        case "farmers":
            parts = slow.per_quadrant(own)
            return [
                {c for c in own if slow.quadrant_of(c) == n}
                for n, count in enumerate(parts)
                if count == min(parts)
            ]
        case "lords":
            # A quadrant pays if it pays with the pieces of all others elsewhere.
            paid: set[slow.Cell] = set()
            for n in range(4):
                alone = [{c for c in all_ if slow.quadrant_of(c) == n} for all_ in table.pieces]
                empty = slow.lords([set() for _ in table.pieces], zero_scores=True)[seat]
                zero = table.options["lords_zero_scores"]
                gold = slow.lords(alone, zero)[seat] - (3 * empty // 4 if zero else 0)
                paid |= alone[seat] if gold else set()
            return [paid]
    raise ValueError(goal)


COUNTED = {"knights": 2, "merchants": 4, "castles": 3, "farmers": 3}


@few
@given(boards())
def test_the_cells_that_light_up_are_those_that_earn(found: dict[str, Any]) -> None:
    table = slow.Table(found)
    for cards in ALL_TEN:
        here = with_cards(found, *cards)
        for goal in here.scene()["goals"]:
            for seat, part in enumerate(goal["parts"]):
                cells = {divmod(number, slow.SIZE) for number in part["cells"]}
                assert cells in lit_by_rule(goal["id"], table, seat), goal["id"]
                assert (part["base"], part["tags"]) == (0, [])
                (count,), (gold,) = part["stakes"], part["gold"]
                if goal["id"] == "citizens":
                    assert gold == count // 2
                elif goal["id"] != "lords":
                    assert gold == count * COUNTED.get(goal["id"], 1)


def turned(found: dict[str, Any]) -> dict[str, Any]:
    """The same table seen from the other side: everything turned by 180 degrees."""

    def there(word: str) -> str:
        row, column = slow.place(word)
        return slow.name((slow.SIZE - 1 - row, slow.SIZE - 1 - column))

    quadrants = [w.split()[0] + ("" if w.endswith("180") else " 180") for w in found["quadrants"]]
    return found | {
        "quadrants": quadrants[::-1],
        "settlements": [[there(word) for word in own] for own in found["settlements"]],
        "visited": [[there(word) for word in own] for own in found["visited"]],
        "tiles": [
            [f"{kind} {there(home)} {state}" for kind, home, state in map(str.split, own)]
            for own in found["tiles"]
        ],
    }


@few
@given(boards(), st.randoms(use_true_random=False))
def test_turning_the_table_and_changing_places(found: dict[str, Any], rng: random.Random) -> None:
    """KB-2.6, KB-16: turning changes no gold; players who change places take theirs along."""
    order = list(range(found["seats"]))
    rng.shuffle(order)
    moved = {
        key: [found[key][seat] for seat in order] for key in ("settlements", "tiles", "visited")
    }
    for cards in ALL_TEN:
        gold = with_cards(found, *cards).score()
        assert with_cards(turned(found), *cards).score() == gold
        assert with_cards(found | moved, *cards).score() == [gold[seat] for seat in order]


@few
@given(crowded())
def test_turning_the_table_turns_the_legal_actions(found: dict[str, Any]) -> None:
    moves = legal(rw.position(json.dumps(found)))
    other = legal(rw.position(json.dumps(turned(found))))

    def there(move: str) -> str:
        verb, *rest = move.split()
        if not rest:
            return move
        row, column = slow.place(rest[0])
        return f"{verb} {slow.name((slow.SIZE - 1 - row, slow.SIZE - 1 - column))}"

    assert {there(move) for move in moves} == other


# -- what is refused -----------------------------------------------------------------------------


def claim_holds(table: slow.Table, verb: str, cell: slow.Cell, why: rw.Reason) -> bool:
    """Whether what a reason says is true at the slow table."""
    seat, told = table.to_act, why.params
    if seat is None:
        return why.code == "over"
    own, supply = table.pieces[seat], table.supply[seat]
    occupied = set().union(*table.pieces)
    ground = table.ground.get(cell, "")
    if "cell" in told and told["cell"] != slow.name(cell):
        return False
    if "ground" in told and told["ground"] != ground:
        return False
    kind = table.lifted[0] if table.lifted else verb
    if "tile" in told and told["tile"] != kind:
        return False
    if "left" in told and told["left"] != table.mandatory_left():
        return False
    states = [tile.state for tile in table.tiles[seat] if tile.kind == verb]
    fixed = {"farm": "grass", "oasis": "desert"}
    needed = fixed.get(kind, table.played)
    match why.code:
        case "occupied":
            return cell in occupied
        case "not_buildable":
            return cell in slow.specials(table.ground)
        case "wrong_terrain":
            return needed not in (None, ground) and bool(told["terrain"] == needed)
        case "not_buildable_terrain":
            return ground in ("water", "mountain") and kind in ("tower", "tavern", "paddock")
        case "must_touch_own" | "must_touch_own_edge":
            near = slow.touching(own)
            allowed = table.open_hexes("water" if kind == "harbor" else str(needed))
            if why.code == "must_touch_own_edge":
                allowed = table.open_hexes(*slow.BUILDABLE) & slow.EDGE
            return cell in allowed and cell not in near and bool(allowed & near)
        case "not_edge":
            return verb == "tower" and cell not in slow.EDGE
        case "not_line_end":
            return verb == "tavern" and cell not in slow.line_ends(own)
        case "not_two_away":
            assert table.lifted
            origin = slow.name(table.lifted[1])
            return told["from"] == origin and cell not in slow.jumps(table.lifted[1])
        case "not_water":
            return kind == "harbor" and ground != "water"
        case "same_cell":
            return table.lifted is not None and table.lifted[1] == cell
        case "not_own_piece":
            return cell not in own
        case "piece_cannot_move":
            return cell in own and not table.move_targets(verb, cell)
        case "no_tile":
            return not states
        case "tile_fresh":
            return "ready" not in states and "fresh" in states
        case "tile_used":
            return "ready" not in states and "used" in states
        case "tile_no_target":
            none = not any(move.split()[0] == verb for move in table.legal())
            return "ready" in states and none
        case "supply_empty":
            return supply == 0
        case "mandatory_first":
            return verb == "end" and table.step() in ("turn", "build")
        case "finish_mandatory":
            return table.step() == "build"
        case "mandatory_complete":
            return verb == "build" and table.step() == "after"
        case "finish_move":
            return table.lifted is not None and verb != "to"
        case "nothing_lifted":
            return verb == "to" and table.lifted is None
        case "no_card":
            return table.played is None
    return False


@few
@given(moments(), st.integers(0, 99))
def test_illegal_actions_are_refused_with_a_true_reason(here: rw.Position, luck: int) -> None:
    legal_ = set(here.actions())
    table = table_of(here)
    before = here.document()
    refused: list[tuple[int, rw.Reason]] = []
    for action in ALL_ACTIONS:
        why = here.why_not(action)
        assert (why is None) == (action in legal_)
        if why is not None:
            refused.append((action, why))
    said = {(why.code, why.rule, *why.params) for _, why in refused}
    for code, rule, *params in said:
        assert rule in NUMBERS, rule
        assert set(params) >= REASONS[code]
    rng = random.Random(luck)
    for action, why in rng.sample(refused, 60):
        with pytest.raises(rw.IllegalAction) as caught:
            here.play(action)
        assert caught.value.reason == why
        verb, cell = action >> SHIFT, cell_of(action)
        exists = 0 <= verb < len(VERBS) and (cell == (0, 0) if verb == 0 else cell[0] < slow.SIZE)
        if not exists and here.to_act is not None:
            assert why.code == "not_an_action"
        else:
            word = VERBS[verb] if exists else ""
            assert claim_holds(table, word, cell, why), (word, slow.name(cell), str(why))
    assert here.document() == before


# -- the contract --------------------------------------------------------------------------------


@few
@given(moments())
def test_legal_actions_are_playable_and_copies_are_apart(here: rw.Position) -> None:
    """The forward model: every legal action on a copy; the original does not move."""
    before = here.document(), here.actions(), here.score(), str(here), inside(here)
    twin, own = vars_of(here.copy()), vars_of(here)
    assert [slot for slot in own if isinstance(own[slot], list) and own[slot] is twin[slot]] == []
    actions = here.actions()
    assert len(actions) == len(set(actions))
    assert (here.to_act is None) == (not actions)
    for number, action in enumerate(actions):
        assert here.why_not(action) is None
        fast, rich = here.copy(), here.copy()
        fast.apply(action)
        events = rich.play(action)
        assert events
        assert inside(fast) == inside(rich)
        if number % 7 == 0:
            json.dumps([event.seen_by(None) for event in events])
            assert fast.document() == rich.document()
            assert rw.position(rich.document()).document() == rich.document()
    assert (here.document(), here.actions(), here.score(), str(here), inside(here)) == before


@few
@given(moments())
def test_notation_and_documents_are_read_back(here: rw.Position) -> None:
    for action in here.actions():
        words = here.notation(action)
        assert here.parse(words) == action
        assert here.parse(words.upper()) == here.parse(f"  {words.lower()} ") == action
        verb, *rest = words.split()
        number = number_of(slow.place(rest[0])) if rest else 0
        assert action == VERBS.index(verb) << SHIFT | number
    twin = rw.position(here.document())
    assert twin.document() == here.document()
    assert twin.actions() == here.actions()
    assert twin.score() == here.score()
    assert twin.scene() == here.scene()
    assert twin.choices() == here.choices()
    assert json.loads(json.dumps(here.scene())) == here.scene()


@few
@given(moments())
def test_choices_are_the_legal_actions(here: rw.Position) -> None:
    offered: list[int] = []
    table = table_of(here)
    for choice in here.choices():
        verb = choice["verb"]
        if verb == "end":
            assert choice.keys() == {"verb", "action"}
            offered.append(choice["action"])
            continue
        cells = cells_of(choice["cells"])
        assert cells
        actions = [choice["action"] + number_of(cell) for cell in cells]
        offered += actions
        word = here.notation(actions[0]).split()[0]
        fields = {"verb", "action", "cells"}
        if verb == "build":
            assert word == "build"
        elif verb == "put":
            assert word == "to"
            assert table.lifted
            assert choice["face"] == table.lifted[0]
            fields |= {"face"}
        else:
            assert (verb, choice["face"]) == ("lift" if word in slow.MOVERS else "use", word)
            assert table.to_act is not None
            own = table.tiles[table.to_act]
            ready = sum((tile.kind, tile.state) == (word, "ready") for tile in own)
            assert choice["count"] == ready
            fields |= {"face", "count"}
        assert choice.keys() == fields
    assert sorted(offered) == sorted(here.actions())


@few
@given(moments())
def test_previews_are_the_difference_that_playing_makes(here: rw.Position) -> None:
    score, seat = here.score(), here.to_act
    rng = random.Random(len(score))
    before = here.document()
    for action in rng.sample(here.actions(), min(12, len(here.actions()))):
        preview = here.preview(action)
        assert preview.action == action
        verb = here.notation(action).split()[0]
        if verb == "end" or verb in slow.MOVERS:
            assert preview == rw.Preview(action, (0,) * len(score))
            continue
        after = here.copy()
        events = after.play(action)
        difference = [b - a for a, b in zip(score, after.score(), strict=True)]
        assert list(preview.gold) == difference
        sums = [sum(change.gold[s] for change in preview.changes) for s in range(len(score))]
        assert sums == difference
        goals = {goal["id"]: goal for goal in after.scene()["goals"]}
        was = {goal["id"]: goal["gold"] for goal in here.scene()["goals"]}
        changed = {c.goal: list(c.gold) for c in preview.changes}
        for goal in goals:
            moved = [b - a for a, b in zip(was[goal], goals[goal]["gold"], strict=True)]
            assert changed.get(goal, [0] * len(score)) == moved
        for change in preview.changes:
            assert seat is not None
            assert list(change.cells) == goals[change.goal]["parts"][seat]["cells"]
        for field, kind in ((preview.gained, "tile_taken"), (preview.lost, "tile_lost")):
            tiles = [e.params["tile"] for e in events if e.kind == kind]
            assert sorted(field) == sorted(tiles)
    assert here.document() == before


@few
@given(moments(), st.integers(0, 2**64 - 1))
def test_sampled_and_forced_actions_are_legal(here: rw.Position, seed: int) -> None:
    rng = rw.Rng(seed)
    actions = here.actions()
    if actions:
        assert {here.sample(rng) for _ in range(20)} <= set(actions)
    forced = here.forced()
    if forced is not None:
        assert actions == [forced]
        assert here.notation(forced) == "end"


@few
@given(plays())
def test_seed_and_moves_make_the_game(play: Play) -> None:
    """Fast lane, rich lane, record, replay and documents all come to the same positions."""
    fast, rich = play.start(), play.start()
    for _, action in play.steps():
        fast.apply(action)
        rich.play(action)
    assert fast.document() == rich.document()
    assert inside(fast) == inside(rich)
    record = rich.record()
    assert record.dumps() == fast.record().dumps()
    loaded = rw.load(record.dumps())
    assert loaded.position().document() == rich.document()
    assert loaded.dumps() == record.dumps()
    assert record.gold == tuple(rich.score())
    middle = len(record.actions) // 2
    again = rw.position(loaded.position(middle).document())
    for action in record.actions[middle:]:
        again.play(action)
    assert again.document() == rich.document(), "a document goes on like its game"
    assert rw.load(again.record().dumps()).position().document() == rich.document()


# -- secrets (KB-5.8) ----------------------------------------------------------------------------


def shuffled_twin(here: rw.Position, reader: int | None, luck: int) -> rw.Position:
    """The position with everything hidden from the reader changed, if it can be."""
    found, rng = here.describe(), random.Random(luck)
    hidden = [s for s, card in enumerate(found["hand"]) if card is not None and s != reader]
    cards = [*found["deck"], *(found["hand"][seat] for seat in hidden)]
    rng.shuffle(cards)
    for seat in hidden:
        found["hand"][seat] = cards.pop()
    found["deck"] = cards
    found["chance"] = str(rng.getrandbits(64))
    return rw.position(json.dumps(found))


def vars_of(seen: rw.Position) -> dict[str, Any]:
    slots = [slot for kind in type(seen).__mro__ for slot in getattr(kind, "__slots__", ())]
    assert len(slots) > 20
    return {slot: getattr(seen, slot) for slot in slots}


def inside(seen: rw.Position) -> dict[str, Any]:
    """All that a position carries, whether any method shows it or not; it does not move on."""
    values = vars_of(seen)
    return {slot: [*value] if isinstance(value, list) else value for slot, value in values.items()}


def everything(seen: rw.Position) -> str:
    """All that can be learnt from a seen position without playing on."""
    previews = [repr(seen.preview(action)) for action in seen.actions()[:10]]
    return json.dumps(
        [
            *(seen.document(), seen.scene(), seen.scene(hide_scores=True), seen.choices()),
            *(seen.actions(), seen.score(), seen.ranking(), str(seen), seen.forced(), previews),
            [str(seen.why_not(action)) for action in range(0, 6000, 13)],
            repr(seen.scores()),
        ]
    )


@few
@given(moments(), st.data())
def test_seen_positions_hold_nothing_hidden(here: rw.Position, data: st.DataObject) -> None:
    """Two games that differ only in what a reader cannot know look the same to that reader."""
    reader = data.draw(st.sampled_from([None, *range(here.seats)]))
    twin = shuffled_twin(here, reader, data.draw(st.integers(0, 99)))
    seen, other = here.seen_by(reader), twin.seen_by(reader)
    assert inside(seen) == inside(other)
    assert everything(seen) == everything(other)
    guesses = [view.guess(rw.Rng(7)).document() for view in (seen, other)]
    assert guesses[0] == guesses[1]
    for view in (seen, other):
        assert not view.complete
        with pytest.raises(ValueError, match="seen"):
            view.record()
        if view.to_act is not None:
            with pytest.raises(ValueError, match="seen"):
                view.play(view.actions()[0])


@few
@given(moments(), st.data())
def test_seen_positions_show_what_everybody_knows(here: rw.Position, data: st.DataObject) -> None:
    whole = here.describe()
    reader = data.draw(st.sampled_from([None, *range(here.seats)]))
    seen = here.seen_by(reader).describe()
    open_fields = set(whole) - {"hand", "deck", "chance"}
    assert {key: seen[key] for key in open_fields} == {key: whole[key] for key in open_fields}
    for seat in range(here.seats):
        card = whole["hand"][seat]
        assert seen["hand"][seat] == (card if seat == reader or card is None else "?")
    assert seen["deck"] == (len(whole["deck"]) or [])
    assert seen["chance"] is None
    assert rw.position(json.dumps(seen)).describe() == seen
    assert here.seen_by(reader).seen_by(reader).describe() == seen
    assert here.seen_by(reader).seen_by(None).describe() == here.seen_by(None).describe()
    assert here.seen_by(reader).actions() == here.actions()


@few
@given(moments(), st.data(), st.integers(0, 2**64 - 1))
def test_guesses_agree_with_what_is_known(
    here: rw.Position, data: st.DataObject, seed: int
) -> None:
    reader = data.draw(st.sampled_from([None, *range(here.seats)]))
    seen = here.seen_by(reader)
    before = seen.document()
    guess = seen.guess(rw.Rng(seed))
    assert seen.document() == before
    assert guess.complete
    assert guess.seen_by(reader).document() == before
    found = guess.describe()
    assert "?" not in found["hand"]
    assert isinstance(found["deck"], list)
    assert rw.position(guess.document()).document() == guess.document(), "it is a whole position"
    rng = random.Random(seed)
    for _ in range(30):
        if guess.to_act is not None:
            guess.play(rng.choice(guess.actions()))


def test_guesses_are_all_arrangements_alike() -> None:
    """Three unseen cards, one of them in the other hand, come in six orders."""
    unseen = ["desert", "flower", "forest"]
    here = position(
        [["H9"], ["L9"]], played="grass", hand=[None, "desert"], deck=["flower", "forest"]
    )
    rng, counts = rw.Rng(1), Counter[tuple[str, ...]]()
    for _ in range(3000):
        found = here.seen_by(0).guess(rng).describe()
        counts[(found["hand"][1], *found["deck"])] += 1
    assert {tuple(sorted(order)) for order in counts} == {tuple(unseen)}
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values()), counts


# -- events --------------------------------------------------------------------------------------

REVEALS = {"card_played", "drew", "reshuffled"}


class Story:
    """A game as it can be followed from events alone."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.quadrants = found["quadrants"]
        self.ground = slow.ground_of(found["quadrants"])
        self.start, self.seats = found["start"], found["seats"]
        self.own = [set(own) for own in found["settlements"]]
        self.tiles = [{(t.split()[0], t.split()[1]) for t in own} for own in found["tiles"]]
        self.visited = [set(own) for own in found["visited"]]
        self.hand: list[str | None] = list(found["hand"])
        self.played: str | None = found["played"]
        self.deck: list[str] = list(found["deck"])
        self.discard, self.removed = Counter(found["discard"]), Counter(found["removed"])
        self.seat: int | None = found["to_act"]
        self.ending: bool = found["ending"]
        self.lifted: str | None = None
        self.done = found["builds"][0]
        self.gold = [0] * self.seats

    def next_card(self, card: str) -> None:
        self.deck.remove(card)

    def hear(self, event: rw.Event) -> None:
        told, kind = event.params, event.kind
        assert event.reveals == (kind in REVEALS)
        assert bool(event.private) == (kind == "drew")
        if "seat" in told and kind != "drew":
            assert told["seat"] == self.seat
        match kind:
            case "built":
                assert told["ground"] == self.ground[slow.place(told["cell"])]
                assert not any(told["cell"] in own for own in self.own)
                self.own[told["seat"]].add(told["cell"])
                assert told["how"] in ("mandatory", *slow.BUILDERS)
                self.done += told["how"] == "mandatory"
            case "lifted":
                assert told["tile"] in slow.MOVERS
                self.lifted = told["cell"]
            case "moved":
                assert told["from"] == self.lifted
                self.own[told["seat"]].remove(told["from"])
                self.own[told["seat"]].add(told["cell"])
                self.lifted = None
            case "tile_taken":
                assert self.ground[slow.place(told["cell"])] == told["tile"]
                self.tiles[told["seat"]].add((told["tile"], told["cell"]))
                self.visited[told["seat"]].add(told["cell"])
            case "tile_lost":
                self.tiles[told["seat"]].remove((told["tile"], told["cell"]))
            case "mandatory_done":
                assert told["built"] == self.done < 3
            case "end_triggered":
                assert len(self.own[told["seat"]]) == slow.SUPPLY
                assert not self.ending
                self.ending = True
            case "card_removed":
                assert told["terrain"] == self.played
                self.removed[told["terrain"]] += 1
                self.played = None
            case "card_played":
                if told["how"] == "hand":
                    assert self.hand[told["seat"]] == told["terrain"]
                    self.hand[told["seat"]] = None
                else:
                    assert told["how"] == "drawn"
                    self.next_card(told["terrain"])
                self.played = told["terrain"]
            case "no_card":
                assert not self.deck
                assert not +self.discard
            case "reshuffled":
                assert not self.deck
                self.deck = list(self.discard.elements())
                assert told["count"] == len(self.deck)
                self.discard.clear()
            case "turn_ended":
                if self.played is not None:
                    self.discard[self.played] += 1
                self.played = None
                self.seat, self.done = (told["seat"] + 1) % self.seats, 0
            case "drew":
                assert event.to == told["seat"]
                self.hand[told["seat"]] = event.private["terrain"]
                self.next_card(event.private["terrain"])
            case "scored":
                parts = [part["gold"][0] for part in told["parts"]]
                assert parts == told["gold"]
                self.gold = [a + b for a, b in zip(self.gold, told["gold"], strict=True)]
            case "game_over":
                assert told == {"gold": self.gold, "ranking": slow.ranking(self.gold)}
                self.seat = None
            case _:
                raise AssertionError(f"unknown event {kind}")

    def agrees(self, found: dict[str, Any]) -> bool:
        tiles = [{(t.split()[0], t.split()[1]) for t in own} for own in found["tiles"]]
        return (
            [set(own) for own in found["settlements"]] == self.own
            and tiles == self.tiles
            and [set(own) for own in found["visited"]] == self.visited
            and (found["hand"], found["played"]) == (self.hand, self.played)
            and sorted(found["deck"]) == sorted(self.deck)
            and found["discard"] == +self.discard
            and found["removed"] == +self.removed
            and found["to_act"] == self.seat
            and found["ending"] == self.ending
        )


@few
@given(plays())
def test_events_tell_the_whole_game(play: Play) -> None:
    """Board, tiles, cards and gold can be followed from events alone."""
    twin = play.start()
    story = Story(twin.describe())
    for number, (_, action) in enumerate(play.steps()):
        for event in twin.play(action):
            story.hear(event)
        if number % 5 == 0:
            assert story.agrees(twin.describe())
    assert story.agrees(twin.describe())
    assert story.seat is None
    assert story.gold == twin.score()


@few
@given(crowded(), st.integers(0, 99))
def test_events_tell_what_happens_at_crowded_tables(found: dict[str, Any], luck: int) -> None:
    here, rng = rw.position(json.dumps(found)), random.Random(luck)
    story = Story(here.describe())
    for _ in range(12):
        if here.to_act is None:
            break
        for event in here.play(rng.choice(here.actions())):
            story.hear(event)
        assert story.agrees(here.describe())


@whole_games
@given(plays())
def test_nobody_can_take_back_more_than_the_turn(play: Play) -> None:
    """KB-18.4: what draws or shows a card reveals, so undo ends there; nothing else does."""
    twin = play.start()
    for here, action in play.steps():
        before = here.describe()
        events = twin.play(action)
        after = twin.describe()
        shown = before["deck"] != after["deck"] or before["played"] != after["played"]
        assert any(event.reveals for event in events) == shown
        for event in events:
            if event.kind == "drew":
                seat = event.params["seat"]
                for reader in (None, *range(play.seats)):
                    told = event.seen_by(reader)
                    assert ("terrain" in told) == (reader == seat)


# -- the scene -----------------------------------------------------------------------------------


@few
@given(moments(), st.data())
def test_scenes_show_the_table(here: rw.Position, data: st.DataObject) -> None:
    found, table = here.describe(), table_of(here)
    reader = data.draw(st.sampled_from([None, *range(here.seats)]))
    scene = here.seen_by(reader).scene()
    assert scene["grid"] == {"shape": "hex", "rows": 20, "columns": 20}
    assert [cell["name"] for cell in scene["cells"]] == [slow.name(cell) for cell in slow.CELLS]
    assert [cell["ground"] for cell in scene["cells"]] == [table.ground[c] for c in slow.CELLS]
    for cell, shown in zip(slow.CELLS, scene["cells"], strict=True):
        owners = [seat for seat, own in enumerate(table.standing()) if cell in own]
        piece = {"kind": "settlement", "seat": owners[0]} if owners else None
        assert shown.get("piece") == piece
        is_home = table.ground[cell] in slow.LOCATIONS
        assert shown.get("count") == (table.tiles_left(cell) if is_home else None)
    over = here.to_act is None
    goals = scene["goals"]
    assert [goal["id"] for goal in goals] == ["castles", *found["cards"]]
    assert [goal["kind"] for goal in goals] == ["castle", "card", "card", "card"]
    assert [goal["n"] for goal in goals] == [0, 1, 2, 3]
    assert all(goal["paid"] == over for goal in goals)
    assert {goal["id"]: goal["gold"] for goal in goals} == table.gold()
    for seat, seat_scene in enumerate(scene["seats"]):
        assert seat_scene["projected"] == table.scores()[seat]
        assert seat_scene["gold"] == (table.scores()[seat] if over else 0)
        supply, *rest = seat_scene["tray"]
        assert supply == {"kind": "settlement", "count": table.supply[seat]}
        card = found["hand"][seat]
        if card is not None:
            face = {"face": card} if seat == reader else {}
            assert rest.pop(0) == {"kind": "card", "count": 1, **face}
        tiles = [
            f"{item['face']} {slow.name(divmod(item['cell'], slow.SIZE))} {item['state']}"
            for item in rest
        ]
        assert sorted(tiles) == sorted(found["tiles"][seat])
        assert all((item["kind"], item["count"]) == ("tile", 1) for item in rest)
    piles = [
        {"kind": "deck", "count": len(found["deck"])},
        *(
            {"kind": k, "face": t, "count": n}
            for k in ("discard", "removed")
            for t, n in found[k].items()
        ),
    ]
    assert Counter(json.dumps(item, sort_keys=True) for item in scene["common"]) == Counter(
        json.dumps(item, sort_keys=True) for item in piles
    )
    turn = scene["turn"]
    assert (turn["to_act"], turn["round"], turn["rounds"]) == (here.to_act, found["round"], None)
    assert turn["starter"] == found["start"]
    assert turn["step"] == table.step()
    assert turn["left"] == (0 if over else table.mandatory_left())
    assert turn["last"] == found["ending"]
    item = {"kind": "played", "face": found["played"], "count": 1}
    assert turn.get("item") == (item if found["played"] else None)
    lifted = number_of(table.lifted[1]) if table.lifted else None
    assert turn.get("lifted") == lifted
    hidden = here.seen_by(reader).scene(hide_scores=True)
    assert all(("projected" in seat) == over for seat in hidden["seats"])
    assert ("ranking" in scene) == over


@few
@given(moments())
def test_sheets_add_up(here: rw.Position) -> None:
    score = here.score()
    shown = {goal["id"]: goal for goal in here.scene()["goals"]}
    for sheet in here.scores():
        assert sheet.total == score[sheet.seat]
        assert [entry.goal for entry in sheet.entries] == list(shown)
        for entry in sheet.entries:
            part = shown[entry.goal]["parts"][sheet.seat]
            assert ([entry.gold], list(entry.cells)) == (part["gold"], part["cells"])


def test_games_of_other_editions_are_refused() -> None:
    with pytest.raises(rw.InvalidInput, match="edition"):
        rw.new(GAME, seats=2, seed=1, edition="mine")
