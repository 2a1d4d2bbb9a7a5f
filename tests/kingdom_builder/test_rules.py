"""The rules of Kingdom Builder, one position at a time, with their numbers.

`test_t_21_…` is the example T-21 of section 20 of docs/rules/kingdom_builder.md.

The board of the first game (KB-4.10), for reading the positions; odd rows of this picture stand
half a hex to the left of the even ones:

     A B C D E F G H I J K L M N O P Q R S T
  1  F D D M M D D C C C C C C D D W D D D D
  2   F F D D D M M C C C M M C D D W D D D D
  3  F F F F F F F M M M M M C M M W D D L F
  4   W W F K G G T T M M M C M M W M D F F F
  5  F F W W G G G T T C C C T T W M M C F F
  6   F C C W G T T C C C C T T W C C C M F F
  7  D F L C W T T L C G C L T T W F F F F F
  8   D D C W T T G G G G G G T W G K G F G T
  9  D D D W T T T G G G G G T T W G G G G T
 10   D D W W T T T G G G G G T T W G G G T T
 11  D D C W W T T T G G G D D C W W T T T G
 12   ...
"""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.kingdom_builder.support import (
    FIRST_CARDS,
    FIRST_GAME,
    GAME,
    do,
    document,
    filler,
    hexes,
    kinds,
    legal,
    position,
    reason,
    row,
    shut_out,
    told,
)
from tests.oracles import kingdom_builder as slow

import realmwright as rw

BARN = ["tavern", "paddock", "oasis", "barn"]
"""The board of the first game with the barn quadrant for the farm; barns stand at Q13 and M17."""
HARBOR = ["harbor", "paddock", "oasis", "farm"]
"""With the harbor quadrant at the top left; the harbor stands at G8."""
ORACLE = ["oracle", "paddock", "oasis", "farm"]
"""With the oracle quadrant at the top left; the oracle stands at H4."""
TOWER = ["tower", "paddock", "oasis", "farm"]
"""With the tower quadrant at the top left; towers stand at F4 and C8."""


def gold(here: rw.Position, goal: str) -> list[int]:
    """What a goal pays each seat, as the scene and the sheets say it."""
    (found,) = [shown["gold"] for shown in here.scene()["goals"] if shown["id"] == goal]
    sheets = [
        sum(entry.gold for entry in sheet.entries if entry.goal == goal) for sheet in here.scores()
    ]
    assert sheets == found
    return found


def scored(goal: str, *settlements: Sequence[str], **words: Any) -> list[int]:
    """What a card (or the castles) pays in such a position, each seat for itself."""
    both = settlements if len(settlements) > 1 else (*settlements, [])
    cards = [goal, *(card for card in slow.CARDS if card != goal)] if goal != "castles" else None
    return gold(position(both, cards=(cards or FIRST_CARDS)[:3], **words), goal)


def build(here: rw.Position, times: int = 1) -> list[rw.Event]:
    """Build somewhere, so many times."""
    return [e for _ in range(times) for e in do(here, f"build {min(legal(here, 'build'))}")]


def home_states(here: rw.Position, seat: int = 0) -> list[str]:
    found: list[str] = here.describe()["tiles"][seat]
    return sorted(found)


def all_but(ground: str, count: int, seats: int, quadrants: Sequence[str] = FIRST_GAME) -> Any:
    """Settlements on all hexes of a terrain but the last few, dealt round, and those left."""
    cells = hexes(ground, quadrants)
    cut = len(cells) - count
    return [cells[:cut][seat::seats] for seat in range(seats)], cells[cut:]


# -- geometry (KB-2) -----------------------------------------------------------------------------

PADDOCK_NUMBER = slow.LOCATIONS.index("paddock") + 3


def neighbours_by_engine(cell: slow.Cell) -> set[slow.Cell]:
    """The neighbours of a hex as the engine knows them."""
    here = rw.new(GAME, seats=2, seed=1)
    field = here.land.field  # type: ignore[attr-defined]
    return {divmod(n, 20) for n in field.numbers(field.near[cell[0] * 20 + cell[1]])}


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        pytest.param((0, 0), {(0, 1), (1, 0)}, id="t_1"),
        pytest.param((0, 19), {(0, 18), (1, 18), (1, 19)}, id="t_2"),
        pytest.param((19, 0), {(19, 1), (18, 0), (18, 1)}, id="t_3"),
        pytest.param((19, 19), {(19, 18), (18, 19)}, id="t_4"),
        pytest.param((5, 5), {(5, 4), (5, 6), (4, 5), (4, 6), (6, 5), (6, 6)}, id="t_5"),
    ],
)
def test_t_1_to_t_5_neighbours(cell: slow.Cell, expected: set[slow.Cell]) -> None:
    """KB-2.3: two hexes share a side."""
    assert slow.NEIGHBOURS[cell] == expected
    assert neighbours_by_engine(cell) == expected


def test_t_1_to_t_5_of_every_hex() -> None:
    for cell in slow.CELLS:
        assert neighbours_by_engine(cell) == slow.NEIGHBOURS[cell]
        assert slow.NEIGHBOURS[cell] == {c for c in slow.CELLS if slow.distance(c, cell) == 1}


def test_t_6_paddock_targets() -> None:
    """KB-10.8: from (10, 10) to (10, 8), (10, 12), (8, 9), (8, 11), (12, 9), (12, 11)."""
    expected = {(10, 8), (10, 12), (8, 9), (8, 11), (12, 9), (12, 11)}
    assert slow.jumps((10, 10)) == expected
    here = position([["K11", "L8"], []], played="forest")  # L8 holds the tile of L7
    do(here, "paddock K11")
    # (12, 9) is flower and (12, 11) canyon: all six are open and buildable.
    assert legal(here, "to") == {slow.name(cell) for cell in expected}


def test_t_7_straight_on() -> None:
    """KB-2.4: going SE from (2, 3)."""
    at, way = (2, 3), []
    for _ in range(6):
        at = slow.beyond(at, "SE")
        way.append(at)
    assert way == [(3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6)]


@pytest.mark.parametrize(
    ("one", "other", "far"), [((1, 1), (1, 7), 6), ((2, 2), (4, 3), 2), ((9, 4), (10, 4), 1)]
)
def test_t_8_distance(one: slow.Cell, other: slow.Cell, far: int) -> None:
    """KB-2.5."""
    assert slow.distance(one, other) == slow.distance(other, one) == far


def test_t_9_eighteen_hexes_within_two() -> None:
    """KB-2.5."""
    for cell in ((5, 5), (2, 2), (10, 9), (17, 17)):
        near = [c for c in slow.CELLS if 1 <= slow.distance(c, cell) <= 2]
        assert len(near) == 18


@pytest.mark.parametrize("kind", slow.QUADRANTS)
def test_t_10_turning_twice(kind: str) -> None:
    """KB-2.6: the identity; and one turn keeps what is adjacent adjacent."""
    rows = slow.quadrant(kind)
    turned = slow.quadrant(f"{kind} 180")
    assert [line[::-1] for line in turned[::-1]] == rows
    inside = [(r, c) for r in range(10) for c in range(10)]
    for a, b in itertools.combinations(inside, 2):
        turned_a, turned_b = (9 - a[0], 9 - a[1]), (9 - b[0], 9 - b[1])
        assert (slow.distance(a, b) == 1) == (slow.distance(turned_a, turned_b) == 1)


def special_places(words: str) -> list[slow.Cell]:
    rows = slow.quadrant(words)
    special = {"castle", *slow.LOCATIONS}
    return [(r, c) for r in range(10) for c in range(10) if rows[r][c] in special]


def test_t_11_no_hex_touches_two_special_hexes() -> None:
    """KB-2.10: in all layouts any two are at least three apart, and none lies on an edge."""
    ways = [kind + turn for kind in slow.QUADRANTS for turn in ("", " 180")]
    for one, other in itertools.product(ways, repeat=2):
        a, b = special_places(one), special_places(other)
        assert all(0 < r < 9 and 0 < c < 9 for r, c in a)
        assert all(slow.distance(p, q) >= 3 for p, q in itertools.combinations(a, 2))
        if one.split()[0] == other.split()[0]:
            continue
        for down, right in ((0, 10), (10, 0), (10, 10), (10, -10)):
            moved = [(r + down, c + right + 10) for r, c in b]
            here = [(r, c + 10) for r, c in a]
            assert all(slow.distance(p, q) >= 3 for p in here for q in moved)


def test_t_12_five_locations_are_reached_from_flowers() -> None:
    """KB-4.10: in the first game nine flower hexes touch five different location hexes."""
    ground = slow.ground_of(FIRST_GAME)
    touch = {
        cell: {home for home in slow.NEIGHBOURS[cell] if ground[home] in slow.LOCATIONS}
        for cell in slow.CELLS
        if ground[cell] == "flower"
    }
    assert len([cell for cell in touch if touch[cell]]) == 9
    assert len(set().union(*touch.values())) == 5
    here = position([[], []], played="flower")
    assert legal(here, "build") == set(hexes("flower"))
    for cell, homes in touch.items():
        after = here.copy()
        taken = told(do(after, f"build {slow.name(cell)}"), "tile_taken")
        assert {event["cell"] for event in taken} == {slow.name(home) for home in homes}


def test_t_13_one_canyon_hex_is_next_to_an_oasis() -> None:
    """KB-4.10: (16, 6) next to (17, 5)."""
    ground = slow.ground_of(FIRST_GAME)
    pairs = [
        (cell, home)
        for cell in slow.CELLS
        for home in slow.NEIGHBOURS[cell]
        if ground[cell] == "canyon" and ground[home] == "oasis"
    ]
    assert pairs == [((16, 6), (17, 5))]
    here = position([[], []], played="canyon")
    assert told(do(here, "build G17"), "tile_taken") == [
        {"seat": 0, "tile": "oasis", "cell": "F18"}
    ]


# -- setup (KB-4) --------------------------------------------------------------------------------


def test_t_14_tiles_and_castles_of_four_quadrants() -> None:
    """KB-1.10: oracle, harbor, farm, barn: 12 location tiles on 6 hexes, 6 castles."""
    scene = position([[], []], quadrants=["oracle", "harbor", "farm", "barn"]).scene()
    counts = [cell["count"] for cell in scene["cells"] if cell["ground"] in slow.LOCATIONS]
    assert counts == [2] * 6
    assert [cell["ground"] for cell in scene["cells"]].count("castle") == 6


def test_KB_4_10_the_first_game() -> None:
    here = rw.new(GAME, seats=2, seed=3, options={"first_game": True})
    found = here.describe()
    assert found["quadrants"] == FIRST_GAME
    assert sorted(found["cards"]) == sorted(FIRST_CARDS)
    ground = slow.ground_of(FIRST_GAME)
    assert [cell["ground"] for cell in here.scene()["cells"]] == [ground[c] for c in slow.CELLS]


def test_KB_4_set_up_is_random_and_complete() -> None:
    """KB-4.2, KB-4.5, KB-4.7, KB-4.9: every quadrant, place, turn, card and starter comes up."""
    seen = Counter[Any]()
    for seed in range(120):
        found = rw.new(GAME, seats=3, seed=seed).describe()
        names = [words.split()[0] for words in found["quadrants"]]
        assert len(set(names)) == 4
        assert len(set(found["cards"])) == 3
        assert found["to_act"] == found["start"]
        assert found["played"] in slow.BUILDABLE
        cards = [found["played"], *(card for card in found["hand"] if card), *found["deck"]]
        assert Counter(cards) == slow.TERRAIN_CARDS
        assert len(found["deck"]) == 22
        assert found["settlements"] == found["tiles"] == found["visited"] == [[], [], []]
        seen.update((n, words) for n, words in enumerate(found["quadrants"]))
        seen.update(found["cards"])
        seen[found["start"]] += 1
    for number, kind, turn in itertools.product(range(4), slow.QUADRANTS, ("", " 180")):
        assert seen[number, kind + turn] > 0
    assert all(seen[card] > 15 for card in slow.CARDS)
    assert all(seen[seat] > 20 for seat in range(3))


def test_KB_4_5_and_KB_4_9_options_of_the_set_up() -> None:
    for seed in range(60):
        options = {"exclude_lords": True, "start_player": seed % 4 + 1}
        found = rw.new(GAME, seats=4, seed=seed, options=options).describe()
        assert "lords" not in found["cards"]
        assert found["start"] == found["to_act"] == seed % 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_KB_4_9_the_start_player_must_be_at_the_table(seats: int) -> None:
    with pytest.raises(rw.InvalidInput, match="start_player"):
        rw.new(GAME, seats=seats, seed=1, options={"start_player": seats + 1})


# -- building and adjacency (KB-6, KB-7) ---------------------------------------------------------


def test_t_21_two_hexes_are_left_to_choose_from() -> None:
    """KB-7.3: the third build takes one of the two open grass hexes that touch own pieces."""
    here = position([[], []])
    do(here, "build E6", "build E5")
    assert legal(here) == {"build E4", "build F5"}
    assert reason(here, "build G5") == ("must_touch_own", "KB-7.3")
    assert reason(here, "build E5")[0] == "occupied"
    assert reason(here, "build F6")[0] == "wrong_terrain"
    assert reason(here, "build D4")[0] == "not_buildable"


def test_t_22_free_choice_where_nothing_touches() -> None:
    """KB-7.3."""
    here = position([["C19"], []])
    assert legal(here, "build") == set(hexes("grass"))


def test_t_23_builds_may_be_split() -> None:
    """KB-6.3, KB-7.3: own pieces in two forests, both with open forest next to them."""
    here = position([["B16", "M5"], []], played="forest")
    assert legal(here) == {f"build {cell}" for cell in ("C16", "B17", "N5", "L6", "M6")}
    do(here, "build B17", "build N5")
    assert legal(here) == {f"build {cell}" for cell in ("C16", "L6", "M6", "N6", "N4", "O5")} & {
        f"build {cell}" for cell in hexes("forest")
    }
    do(here, "build C16")


def test_t_24_the_second_build_touches_the_new_position() -> None:
    """KB-6.3: the first build was free, because no forest touched the piece at C19."""
    here = position([["C19"], []], played="forest")
    assert legal(here, "build") == set(hexes("forest"))
    do(here, "build B17")
    assert legal(here, "build") == {"B16"}
    do(here, "build B16")
    assert legal(here, "build") == {"C16"}


def test_t_25_none_of_three_can_be_moved() -> None:
    """KB-7.8: the hex that was left is the only one in reach, and no piece goes back to it."""
    here = position([["E5", "F5", "E6", "N17"], ["E4", "F4", "G5"]], quadrants=BARN)
    # N17 has no grass beside it; once it is taken up, the others have no open grass beside them.
    assert legal(here, "barn") == {"N17"}
    for cell in ("E5", "F5", "E6"):
        assert reason(here, f"barn {cell}") == ("piece_cannot_move", "KB-7.8")
    do(here, "barn N17")
    taken = {"E5", "F5", "E6", "E4", "F4", "G5"}
    assert legal(here, "to") == set(hexes("grass", BARN)) - taken


def test_t_26_next_to_the_hex_that_was_left() -> None:
    """KB-7.8: a hex that touches only where the piece came from is none of those in reach."""
    here = position([["H9", "I9", "J9", "N17"], []], quadrants=BARN)
    do(here, "barn J9")
    assert legal(here) == {f"to {cell}" for cell in ("G8", "H8", "H10", "I8", "I10")}
    assert reason(here, "to K9")[0] == "must_touch_own"
    assert reason(here, "to J8")[0] == "must_touch_own"
    assert reason(here, "to J9")[0] == "same_cell"
    assert reason(here, "to H9")[0] == "occupied"
    assert reason(here, "to N9")[0] == "wrong_terrain"


def test_t_27_the_tower_keeps_to_own_pieces() -> None:
    """KB-7.11: J2 touches the edge hexes J1 and K1, so no other edge hex may be taken."""
    here = position([["D8", "J2"], []], quadrants=TOWER, played="grass")
    assert home_states(here) == ["tower C8 ready"]
    assert legal(here, "tower") == {"J1", "K1"}
    assert reason(here, "tower A8") == ("must_touch_own_edge", "KB-7.11")
    assert reason(here, "tower C7")[0] == "not_edge"
    assert reason(here, "tower P1")[0] == "not_buildable_terrain"
    alone = position([["D8"], []], quadrants=TOWER, played="grass")
    ground = slow.ground_of(TOWER)
    edge = {slow.name(cell) for cell in slow.EDGE if ground[cell] in slow.BUILDABLE}
    assert legal(alone, "tower") == edge


def test_t_28_a_single_piece_goes_anywhere() -> None:
    """KB-7.6, KB-7.8: nothing is left on the board, so every grass hex but its own is open."""
    here = position([["L17"], []], quadrants=BARN)
    do(here, "barn L17")
    assert legal(here, "to") == set(hexes("grass", BARN)) - {"L17"}
    assert here.scene()["turn"]["lifted"] == slow.place("L17")[0] * 20 + slow.place("L17")[1]


def test_t_29_the_tavern_continues_a_line() -> None:
    """KB-10.5: both ends of (5, 6), (5, 7), (5, 8); a bent chain is no line."""
    here = position([["G6", "H6", "I6"], []], played="desert")
    assert legal(here, "tavern") == {"F6", "J6"}
    assert reason(here, "tavern I5")[0] == "not_line_end"
    assert reason(here, "tavern D4")[0] == "not_buildable"
    bent = position([["G6", "H6", "I7"], []], played="desert")
    assert legal(bent, "tavern") == set()
    assert reason(bent, "tavern J6")[0] == "tile_no_target"


def test_t_29_diagonal_lines_and_closed_ends() -> None:
    """KB-10.5: one end is a piece of another player, or a hex that cannot be built on."""
    # (5, 7), (6, 8), (7, 8) run SE; before them lies (4, 7), behind them (8, 9).
    here = position([["H6", "I7", "I8"], []], played="desert")
    assert legal(here, "tavern") == {"H5", "J9"}
    here = position([["H6", "I7", "I8"], ["J9"]], played="desert")
    assert legal(here, "tavern") == {"H5"}
    # (5, 10), (5, 9), (5, 8) and (5, 7) are a line of four; the tavern is beside H6.
    here = position([["H6", "I6", "J6", "K6"], ["G6"]], played="desert")
    assert legal(here, "tavern") == {"L6"}


def test_t_30_the_harbor_keeps_to_own_pieces() -> None:
    """KB-10.9, KB-7.8: only G7 touches water, so only the other piece is bound by it."""
    here = position([["G7", "J1"], []], quadrants=HARBOR, played="grass")
    do(here, "harbor J1")
    assert legal(here, "to") == {"F8"}
    assert reason(here, "to A8")[0] == "must_touch_own"
    assert reason(here, "to J2")[0] == "not_water"
    here = position([["G7", "J1"], []], quadrants=HARBOR, played="grass")
    do(here, "harbor G7")
    assert legal(here, "to") == set(hexes("water", HARBOR))


def test_KB_10_9_a_piece_on_water_may_be_moved_to_other_water() -> None:
    here = position([["G7", "F7", "E7"], []], quadrants=HARBOR, played="grass")
    do(here, "harbor E7")
    assert legal(here, "to") == {"F8", "E8"}
    assert reason(here, "to E7")[0] == "same_cell"
    # F8 is the only water beside G7: once that piece is up, its own hex is all that is left.
    here = position([["G7", "F8"], []], quadrants=HARBOR, played="grass")
    assert reason(here, "harbor F8") == ("piece_cannot_move", "KB-7.8")
    assert legal(here, "harbor") == {"G7"}


def test_t_31_the_farm_lapses_without_grass() -> None:
    """KB-10.4: no card is drawn for it."""
    own, _ = all_but("grass", 0, 2)
    here = position([[*own[0], "R11"], own[1]], played="desert")
    assert any("farm" in words for words in home_states(here))
    assert legal(here, "farm") == set()
    assert reason(here, "farm S12") == ("tile_no_target", "KB-5.6")
    assert here.describe()["played"] == "desert"
    assert legal(here, "build")


def test_t_32_two_settlements_left() -> None:
    """KB-6.2, KB-15.1: two builds, then the mandatory action is complete and the end triggered."""
    own = filler(38, ["A7"])
    here = position([own, []], played="desert")
    first = build(here)
    assert "end_triggered" not in kinds(first)
    assert "mandatory_done" not in kinds(first)
    second = build(here)
    assert told(second, "end_triggered") == [{"seat": 0}]
    assert told(second, "mandatory_done") == [{"seat": 0, "built": 2}]
    assert here.describe()["ending"]
    assert here.scene()["turn"]["last"]
    assert here.scene()["turn"]["step"] == "after"
    assert "end" in legal(here)
    assert reason(here, "build A8") == ("supply_empty", "KB-6.2")


def test_t_33_the_oracle_takes_the_last_settlement() -> None:
    """KB-6.2: the mandatory action is complete with no build at all."""
    own = ["I4", *filler(38, ["I4"], ORACLE)]
    here = position([own, []], quadrants=ORACLE, played="desert")
    events = do(here, f"oracle {min(legal(here, 'oracle'))}")
    assert told(events, "end_triggered") == [{"seat": 0}]
    assert told(events, "mandatory_done") == [{"seat": 0, "built": 0}]
    assert "end" in legal(here)
    assert not legal(here, "build")


def test_t_34_the_card_dies_in_the_middle() -> None:
    """KB-8.4, KB-6.4: the third build is done with the new card."""
    own, left = all_but("grass", 2, 3)
    here = position(own, played="grass", deck=["desert", "grass", "canyon"])
    assert kinds(do(here, f"build {left[0]}")).count("card_removed") == 0
    events = do(here, f"build {left[1]}")
    assert told(events, "card_removed") == [{"seat": 0, "terrain": "grass"}]
    assert told(events, "card_played") == [{"seat": 0, "terrain": "desert", "how": "drawn"}]
    assert any(event.reveals for event in events)
    found = here.describe()
    assert (found["played"], found["removed"], found["deck"]) == (
        "desert",
        {"grass": 1},
        ["grass", "canyon"],
    )
    assert found["builds"] == [2, 1]
    ground = slow.ground_of(FIRST_GAME)
    builds = legal(here, "build")
    assert builds
    assert {ground[slow.place(cell)] for cell in builds} == {"desert"}
    assert legal(here) == {f"build {cell}" for cell in builds}
    last = do(here, f"build {min(builds)}")
    assert "mandatory_done" not in kinds(last)
    assert "end" in legal(here)


def test_t_35_the_new_card_is_dead_too() -> None:
    """KB-8.4: drawing goes on until a terrain is open."""
    last = hexes("grass")[-1]
    own = shut_out("grass", "canyon", seats=4, leave=[last])
    here = position(own, played="grass", deck=["canyon", "grass", "canyon", "flower", "desert"])
    events = do(here, f"build {last}")
    removed = [event["terrain"] for event in told(events, "card_removed")]
    assert removed == ["grass", "canyon", "grass", "canyon"]
    drawn_ = [(event["terrain"], event["how"]) for event in told(events, "card_played")]
    assert drawn_ == [(card, "drawn") for card in ("canyon", "grass", "canyon", "flower")]
    found = here.describe()
    assert found["played"] == "flower"
    assert found["removed"] == {"grass": 2, "canyon": 2}
    assert found["deck"] == ["desert"]
    assert found["builds"] == [1, 2]


def test_KB_8_2_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    last = hexes("grass")[-1]
    own = shut_out("grass", seats=2, leave=[last])
    here = position(own, played="grass", deck=[])
    assert here.describe()["deck"] == []
    before = here.describe()["discard"]
    events = do(here, f"build {last}")
    assert told(events, "reshuffled") == [{"count": sum(before.values())}]
    found = here.describe()
    gone = found["removed"]["grass"] - 1
    assert len(found["deck"]) == sum(before.values()) - gone - 1
    assert found["discard"] == {}


def test_KB_8_2_the_played_card_takes_part_in_the_shuffle() -> None:
    """At the end of a turn it is discarded before the draw."""
    here = position([["I9"], []], builds=(3, 0), played="grass", hand=[None, "desert"], deck=[])
    before = here.describe()["discard"]
    events = do(here, "end")
    assert told(events, "reshuffled") == [{"count": sum(before.values()) + 1}]
    assert here.describe()["discard"] == {}


def test_KB_8_5_after_the_mandatory_action() -> None:
    """The third build takes the last grass: the card is replaced all the same, or is not."""
    last = hexes("grass")[-1]
    own = shut_out("grass", seats=2, leave=[last])
    words: dict[str, Any] = {"played": "grass", "builds": (2, 1), "deck": ["desert", "flower"]}
    here = position(own, **words)
    events = do(here, f"build {last}")
    assert told(events, "card_removed") == [{"seat": 0, "terrain": "grass"}]
    assert here.describe()["played"] == "desert"
    late = position(own, redraw_scope="mandatory_only", **words)
    events = do(late, f"build {last}")
    assert "card_removed" not in kinds(events)
    assert late.describe()["played"] == "grass"
    do(late, "end")
    assert late.describe()["discard"]["grass"] >= 1


def test_KB_8_5_oracle_and_barn_lapse_with_a_dead_card() -> None:
    """Option redraw_scope: after the mandatory action a dead card stays and is of no use."""
    quadrants = ["oracle", "barn", "oasis", "farm"]
    cells = hexes("grass", quadrants)
    last = cells[-1]
    # I4 touches the oracle at H4, H3 and Q4 stand on other terrain.
    own = [["I4", *cells[:-1][::2]], cells[:-1][1::2]]
    words: dict[str, Any] = {"quadrants": quadrants, "played": "grass", "builds": (2, 1)}
    late = position(own, redraw_scope="mandatory_only", **words)
    do(late, f"build {last}")
    assert legal(late, "oracle") == set()
    assert reason(late, "oracle A4") == ("tile_no_target", "KB-5.6")
    soon = position(own, deck=["desert"], **words)
    do(soon, f"build {last}")
    assert legal(soon, "oracle")


def test_KB_8_4_a_dead_card_is_replaced_at_the_beginning_of_a_turn() -> None:
    own = shut_out("grass", seats=2)
    here = position(
        [*own, []],
        played="desert",
        hand=[None, "grass", "canyon"],
        deck=["grass", "grass", "flower"],
        builds=(3, 0),
    )
    events = do(here, "end")
    assert kinds(events).index("turn_ended") < kinds(events).index("card_removed")
    removed = [event["terrain"] for event in told(events, "card_removed")]
    assert removed == ["grass", "grass"]  # the first grass of the pile was drawn by seat 0
    assert told(events, "card_played")[-1] == {"seat": 1, "terrain": "flower", "how": "drawn"}
    assert here.describe()["played"] == "flower"


def test_KB_8_4_an_opponents_build_shuts_the_terrain_of_a_card_in_hand() -> None:
    """A card in hand is judged when it is played, not before."""
    last = hexes("grass")[-1]
    own = shut_out("grass", seats=2, leave=[last])
    here = position(
        own,
        played="grass",
        hand=[None, "grass"],
        builds=(2, 1),
        deck=["desert", "flower", "canyon"],
    )
    do(here, f"build {last}")
    assert here.describe()["hand"] == [None, "grass"]
    events = do(here, "end")
    assert told(events, "card_removed") == [{"seat": 1, "terrain": "grass"}]
    assert here.describe()["played"] == "canyon"


def test_t_37_no_tile_between_two_builds() -> None:
    """KB-5.4."""
    here = position([["L8", "D9"], []], played="desert")
    assert legal(here, "paddock")
    build(here)
    assert not legal(here, "paddock")
    assert reason(here, "paddock L8") == ("finish_mandatory", "KB-5.4")
    assert here.scene()["turn"]["step"] == "build"
    build(here, 2)
    assert legal(here, "paddock")


def test_KB_5_2_the_turn_ends_only_after_the_mandatory_action() -> None:
    here = position([["L8"], []])
    assert reason(here, "end") == ("mandatory_first", "KB-5.2")
    build(here)
    assert reason(here, "end") == ("mandatory_first", "KB-5.2")
    build(here, 2)
    assert reason(here, f"build {hexes('grass')[0]}") == ("mandatory_complete", "KB-5.2")


def test_KB_5_5_a_piece_taken_up_must_be_put() -> None:
    here = position([["L8", "K9"], []])
    do(here, "paddock L8")
    assert here.scene()["turn"]["step"] == "move"
    assert reason(here, "end")[0] == "finish_move"
    assert reason(here, f"build {hexes('grass')[0]}")[0] == "finish_move"
    assert reason(here, "paddock K9")[0] == "finish_move"
    fresh = position([["L8", "K9"], []])
    assert reason(fresh, "to L10")[0] == "nothing_lifted"


def test_KB_5_3_each_tile_once_per_turn_before_or_after() -> None:
    here = position([["L8", "K10"], []], played="grass")
    do(here, "paddock K10", "to M10")
    assert reason(here, "paddock L8")[0] == "tile_used"
    assert here.scene()["turn"]["step"] == "turn"
    build(here, 3)
    assert reason(here, "paddock L8")[0] == "tile_used"
    do(here, "end")
    assert [words.split()[2] for words in home_states(here)] == ["ready"] * len(home_states(here))


def test_KB_6_6_tiles_after_the_last_settlement() -> None:
    """Moves are still possible, builds are not."""
    own = ["L8", "R11", *filler(37, ["L8", "R11"])]
    here = position([own, []], played="desert", builds=(2, 1))
    build(here)
    assert legal(here, "paddock")
    assert legal(here, "farm") == set()
    assert reason(here, "farm S11")[0] == "supply_empty"


# -- tiles (KB-9) --------------------------------------------------------------------------------


def test_t_38_no_second_tile_from_the_same_hex() -> None:
    """KB-9.2."""
    here = position([[], []], played="grass")
    assert told(do(here, "build L8"), "tile_taken") == [
        {"seat": 0, "tile": "paddock", "cell": "L7"}
    ]
    assert told(do(here, "build K8"), "tile_taken") == []
    assert home_states(here) == ["paddock L7 fresh"]
    assert here.scene()["cells"][6 * 20 + 11]["count"] == 1


def test_t_39_two_farms_are_two_actions() -> None:
    """KB-9.3: from the next turn on the farm is used twice."""
    here = position([["S12", "L16"], []], played="desert")
    assert home_states(here) == ["farm M16 ready", "farm R12 ready"]
    do(here, f"farm {min(legal(here, 'farm'))}")
    assert legal(here, "farm")
    do(here, f"farm {min(legal(here, 'farm'))}")
    assert reason(here, "farm I8")[0] == "tile_used"
    assert sorted(words.split()[2] for words in home_states(here)) == ["used", "used"]


def test_t_40_the_third_player_gets_nothing() -> None:
    """KB-9.4: and nothing is made up for later."""
    here = position([["L8"], ["K8"], []], to_act=2, played="canyon")
    assert here.scene()["cells"][6 * 20 + 11]["count"] == 0
    assert told(do(here, "build K7"), "tile_taken") == []
    assert home_states(here, 2) == []
    # One of the two goes away: the tile it loses does not come back (KB-9.7).
    here = position([["L8"], ["K8"], ["K7"]], played="grass")
    events = do(here, "paddock L8", "to J8")
    assert told(events, "tile_lost") == [{"seat": 0, "tile": "paddock", "cell": "L7"}]
    assert here.scene()["cells"][6 * 20 + 11]["count"] == 0
    build(here, 3)


def test_t_41_a_tile_taken_this_turn_rests() -> None:
    """KB-9.5."""
    here = position([[], []], played="grass")
    do(here, "build L8", "build K8", "build J8")
    assert reason(here, "paddock L8") == ("tile_fresh", "KB-9.5")
    assert legal(here) == {"end"}
    do(here, "end")
    assert home_states(here) == ["paddock L7 ready"]


def test_t_42_a_paddock_may_leave_its_own_paddock() -> None:
    """KB-9.6, KB-9.9: the move happens, then the tile is lost."""
    here = position([["L8", "K10"], []], played="grass")
    do(here, "paddock L8")
    events = do(here, "to M6")
    assert told(events, "moved") == [{"seat": 0, "from": "L8", "cell": "M6", "tile": "paddock"}]
    assert told(events, "tile_lost") == [{"seat": 0, "tile": "paddock", "cell": "L7"}]
    assert home_states(here) == []
    assert reason(here, "paddock M6")[0] == "no_tile"
    assert here.scene()["cells"][6 * 20 + 11]["count"] == 1


def test_t_43_the_hex_that_was_left_gives_no_second_tile() -> None:
    """KB-9.2: although a tile still lies there."""
    here = position([["L8", "J9"], []], played="grass")
    do(here, "paddock L8", "to M6")
    events = do(here, "build J8", "build K8")
    assert "tile_taken" not in kinds(events)
    assert home_states(here) == []
    assert here.describe()["visited"][0] == ["L7"]
    assert here.scene()["cells"][6 * 20 + 11]["count"] == 1


def test_t_44_moving_beside_the_location_keeps_the_tile() -> None:
    """KB-9.8: it is judged after the piece has landed; while it is up nothing is lost."""
    here = position([["L8", "D9"], []], played="grass")
    lifted = do(here, "paddock L8")
    assert "tile_lost" not in kinds(lifted)
    events = do(here, "to K6")
    assert "tile_lost" not in kinds(events)
    assert "tile_taken" not in kinds(events)
    assert home_states(here) == ["paddock L7 used"]


@pytest.mark.parametrize("used", ["Q13", "M17"])
@pytest.mark.parametrize("left", ["Q13", "M17"])
def test_t_45_the_unused_tile_is_kept(used: str, left: str) -> None:
    """KB-9.10: whichever barn was used, and whichever hex is left."""
    states = [f"barn {home} {'used' if home == used else 'ready'}" for home in ("Q13", "M17")]
    beside = {"Q13": "R13", "M17": "N17"}
    other = {"Q13": "M17", "M17": "Q13"}[left]
    settlements = [["R13", "N17", "L8"], []]
    tiles = [["paddock L7 ready", *states], []]
    here = position(settlements, quadrants=BARN, tiles=tiles, played="desert")
    do(here, f"paddock {beside[left]}")
    away = next(
        cell
        for cell in sorted(legal(here, "to"))
        if not slow.NEIGHBOURS[slow.place(cell)] & {slow.place("Q13"), slow.place("M17")}
    )
    events = do(here, f"to {away}")
    assert [event["tile"] for event in told(events, "tile_lost")] == ["barn"]
    assert home_states(here) == [f"barn {other} ready", "paddock L7 used"]
    assert legal(here, "barn")


def test_t_45_the_move_itself_uses_one_of_two() -> None:
    """KB-9.9, KB-9.10: a barn takes its own piece away, the other barn is still ready."""
    here = position([["R13", "N17", "H9"], []], quadrants=BARN, played="grass")
    do(here, "barn R13")
    events = do(here, "to I9")
    assert told(events, "tile_lost")
    assert home_states(here) == ["barn M17 ready"]
    assert legal(here, "barn")


def test_KB_9_10_fresh_goes_before_ready() -> None:
    settlements = [["R13", "N17", "L8"], []]
    tiles = [["paddock L7 ready", "barn Q13 ready", "barn M17 fresh"], []]
    here = position(settlements, quadrants=BARN, tiles=tiles, played="desert", builds=(3, 0))
    do(here, "paddock R13")
    homes = {slow.place("Q13"), slow.place("M17")}
    away = [c for c in sorted(legal(here, "to")) if not slow.NEIGHBOURS[slow.place(c)] & homes]
    do(here, f"to {away[0]}")
    assert home_states(here) == ["barn M17 ready", "paddock L7 used"]


def test_KB_9_8_a_move_that_takes_one_tile_and_loses_another() -> None:
    """Lost tiles first, then those gained (KB-18.1)."""
    # K6 touches the paddock at L7; J6 (from L6 two to the west) touches nothing; I7 the tavern H7.
    here = position([["K7"], []], played="desert")
    do(here, "paddock K7")
    events = do(here, "to I7")
    assert told(events, "tile_lost") == [{"seat": 0, "tile": "paddock", "cell": "L7"}]
    assert told(events, "tile_taken") == [{"seat": 0, "tile": "tavern", "cell": "H7"}]
    assert kinds(events).index("tile_lost") < kinds(events).index("tile_taken")
    assert home_states(here) == ["tavern H7 fresh"]


# -- scoring (KB-16) -----------------------------------------------------------------------------


def test_t_70_a_castle_pays_once() -> None:
    """KB-16.1."""
    assert scored("castles", ["E4", "E5"]) == [3, 0]
    assert scored("castles", ["E4", "E5"], ["D3"]) == [3, 3]
    assert scored("castles", ["E4", "B17", "Q9"], ["G12"]) == [9, 0]


def test_t_71_fishermen_on_water_pay_nothing() -> None:
    """KB-16.2."""
    assert scored("fishermen", ["G7"], quadrants=HARBOR) == [1, 0]
    assert scored("fishermen", ["F8"], quadrants=HARBOR) == [0, 0]


def test_t_72_fishermen_count_pieces_not_water() -> None:
    """KB-16.2."""
    ground = slow.ground_of(FIRST_GAME)
    wet = [c for c in slow.NEIGHBOURS[slow.place("E6")] if ground[c] == "water"]
    assert len(wet) == 2
    assert scored("fishermen", ["E6"]) == [1, 0]
    assert slow.NEIGHBOURS[slow.place("D6")] >= {slow.place("C6"), slow.place("E6")}
    assert scored("fishermen", ["C6", "E6"]) == [2, 0]


FOUR_LINKED = ["I7", "J7", "K7", "K8", "K9", "K10", "L11", "L13", "L14", "M15"]
"""The tavern H7, the paddock L7, the castle L12 and the farm M16 in a chain."""


@pytest.mark.parametrize(
    ("own", "gold_"),
    [
        pytest.param(["I7", "J7", "K7", "Q9", "Q10", "R11", "B17"], 16, id="t_73"),
        pytest.param(FOUR_LINKED, 16, id="t_74"),
        pytest.param(FOUR_LINKED[:7], 12, id="t_75"),
        pytest.param(["E4", "E5"], 0, id="t_76"),
        pytest.param(["E4", "D3", "B17"], 0, id="t_76 in two places"),
    ],
)
def test_t_73_to_t_76_merchants(own: list[str], gold_: int) -> None:
    """KB-16.5."""
    assert scored("merchants", own) == [gold_, 0]


def test_t_77_discoverers() -> None:
    """KB-16.6."""
    assert scored("discoverers", ["A1", "B1", "T1", "A7", "A9"]) == [3, 0]


def test_t_78_hermits() -> None:
    """KB-16.8."""
    assert scored("hermits", ["E5", "F5", "I9", "J9", "K9"]) == [2, 0]
    assert scored("hermits", ["E5", "H9", "K9"]) == [3, 0]


@pytest.mark.parametrize("size", [6, 7])
def test_t_79_citizens(size: int) -> None:
    """KB-16.9."""
    large = [*row(9, "GHIJKLM")][:size]
    assert scored("citizens", [*large, "E5", "F5"]) == [3, 0]


def test_t_80_miners() -> None:
    """KB-16.3: one gold for a piece beside several mountains."""
    ground = slow.ground_of(FIRST_GAME)
    assert [ground[c] for c in slow.NEIGHBOURS[slow.place("M3")]].count("mountain") > 1
    assert scored("miners", ["M3"]) == [1, 0]
    assert scored("miners", ["H9"]) == [0, 0]


def test_t_81_workers() -> None:
    """KB-16.4: castle, nothing, location, castle."""
    assert scored("workers", ["E4", "H9", "K7", "B17"]) == [3, 0]


def test_t_82_and_t_83_knights() -> None:
    """KB-16.7: the best row only, and one of several equal ones."""
    best = ["H9", "J9", "L9"]
    assert scored("knights", [*best, "A7", "B7", "E5"]) == [6, 0]
    assert scored("knights", [*best, "A1", "B1", "C1"]) == [6, 0]


def quadrant_cells(number: int, *counts: int) -> list[list[str]]:
    """Settlements of several seats in one quadrant, away from locations."""
    cells = [cell for cell in filler(200) if slow.quadrant_of(slow.place(cell)) == number]
    cells = [cell for cell in cells if cell]
    found = []
    for count in counts:
        found.append(cells[:count])
        cells = cells[count:]
    return found


@pytest.mark.parametrize(
    ("counts", "gold_"),
    [
        pytest.param((8, 8, 6, 2), [12, 12, 6, 0], id="t_84"),
        pytest.param((5, 3, 3, 1), [12, 6, 6, 0], id="t_85"),
        pytest.param((4, 0), [12, 0], id="t_86, option off"),
        pytest.param((7, 7), [12, 12], id="t_87"),
        pytest.param((0, 0), [0, 0], id="t_88, option off"),
        pytest.param((4, 4, 0), [12, 12, 0], id="no second place for nothing"),
        pytest.param((1, 2, 3, 4, 5), [0, 0, 0, 6, 12], id="five"),
    ],
)
@pytest.mark.parametrize("number", range(4))
def test_t_84_to_t_88_lords(number: int, counts: tuple[int, ...], gold_: list[int]) -> None:
    """KB-16.10, KB-16.11; the three empty quadrants pay nothing with the option off."""
    own = quadrant_cells(number, *counts)
    assert scored("lords", *own, lords_zero_scores=False) == gold_


@pytest.mark.parametrize(
    ("counts", "gold_"),
    [
        pytest.param((4, 0), [12, 6], id="t_86"),
        pytest.param((7, 7), [12, 12], id="t_87"),
        pytest.param((0, 0), [12, 12], id="t_88"),
        pytest.param((4, 4, 0), [12, 12, 6], id="two first, nothing second"),
        pytest.param((5, 3, 0), [12, 6, 0], id="nothing third"),
    ],
)
def test_t_86_to_t_88_lords_with_nothing(counts: tuple[int, ...], gold_: list[int]) -> None:
    """KB-16.11: in the three other quadrants everybody is first with nothing."""
    own = quadrant_cells(0, *counts)
    assert scored("lords", *own) == [paid + 3 * 12 for paid in gold_]


@pytest.mark.parametrize(
    ("counts", "gold_"),
    [
        pytest.param((10, 6, 6, 4), 12, id="t_89"),
        pytest.param((10, 6, 4, 4), 12, id="t_90"),
        pytest.param((20, 12, 8, 0), 0, id="t_90 with none"),
    ],
)
def test_t_89_and_t_90_farmers(counts: tuple[int, ...], gold_: int) -> None:
    """KB-16.12: three gold for each piece where there are fewest."""
    own = [c for n, count in enumerate(counts) for c in quadrant_cells(n, count)[0]]
    assert scored("farmers", own) == [gold_, 0]


BOUNDS = {
    **{"fishermen": 40, "miners": 40, "workers": 40, "knights": 40, "hermits": 40},
    **{"merchants": 48, "discoverers": 20, "lords": 48, "citizens": 20, "farmers": 30},
}


def test_t_101_bounds_that_can_be_reached() -> None:
    """Section 16: with 40 settlements discoverers 20, citizens 20, farmers 30, lords 48."""
    spread = [cell for n in range(4) for cell in quadrant_cells(n, 10)[0]]
    assert scored("farmers", spread) == [BOUNDS["farmers"], 0]
    assert scored("lords", spread, lords_zero_scores=False) == [BOUNDS["lords"], 0]
    block = [c for r in (9, 10, 11) for c in row(r, "EFGHIJKLMN") if c in {*hexes("grass")}]
    block += [c for r in (9, 10) for c in row(r, "EFGMN") if c in {*hexes("forest")}]
    own = {slow.place(cell) for cell in block}
    while len(own) < 40:
        ground = slow.ground_of(FIRST_GAME)
        near = {c for c in slow.touching(own) - own if ground[c] in slow.BUILDABLE}
        own.add(min(near))
    forty = sorted(map(slow.name, own))
    assert scored("citizens", forty) == [BOUNDS["citizens"], 0]
    ground = slow.ground_of(FIRST_GAME)
    land = {slow.name(cell) for cell in slow.CELLS if ground[cell] in slow.BUILDABLE}
    column = [next(c for c in row(n, slow.COLUMN_LETTERS) if c in land) for n in range(1, 21)]
    assert scored("discoverers", column) == [BOUNDS["discoverers"], 0]


def forty(quadrants: Sequence[str], cells: Sequence[slow.Cell]) -> list[str]:
    """The first forty of these hexes that can be built on."""
    ground = slow.ground_of(quadrants)
    land = [cell for cell in cells if ground[cell] in slow.BUILDABLE]
    assert len(land) >= slow.SUPPLY
    return sorted(map(slow.name, land[: slow.SUPPLY]))


@pytest.mark.parametrize(
    ("card", "beside"),
    [
        ("fishermen", {"water"}),
        ("miners", {"mountain"}),
        ("workers", {"castle", *slow.LOCATIONS}),
    ],
)
def test_t_101_forty_pieces_beside_something(card: str, beside: set[str]) -> None:
    quadrants = ["tower", "paddock", "tavern", "barn"]
    ground = slow.ground_of(quadrants)
    near = slow.touching(cell for cell in slow.CELLS if ground[cell] in beside)
    own = forty(quadrants, sorted(near))
    assert scored(card, own, quadrants=quadrants) == [BOUNDS[card], 0]


def test_t_101_forty_hermits() -> None:
    apart: list[slow.Cell] = []
    ground = slow.ground_of(FIRST_GAME)
    for cell in slow.CELLS:
        if ground[cell] in slow.BUILDABLE and not slow.NEIGHBOURS[cell] & {*apart}:
            apart.append(cell)
    assert scored("hermits", forty(FIRST_GAME, apart)) == [BOUNDS["hermits"], 0]


def link(ground: slow.Ground, start: slow.Cell, ends: set[slow.Cell]) -> list[slow.Cell]:
    """The shortest chain of hexes to build on between one special hex and another."""
    ways = [[cell] for cell in slow.NEIGHBOURS[start] if ground[cell] in slow.BUILDABLE]
    seen = {way[0] for way in ways}
    for way in ways:
        if slow.NEIGHBOURS[way[-1]] & ends - {start}:
            return way
        for cell in slow.NEIGHBOURS[way[-1]] - seen:
            if ground[cell] in slow.BUILDABLE:
                seen.add(cell)
                ways.append([*way, cell])
    raise AssertionError("nothing can be linked with it")


def test_t_101_merchants_with_every_special_hex() -> None:
    """Twelve special hexes, each linked to another one with fewer than forty pieces."""
    quadrants = ["paddock", "harbor", "farm", "oracle"]
    ground = slow.ground_of(quadrants)
    ends = slow.specials(ground)
    assert len(ends) == 12
    own = {cell for start in sorted(ends) for cell in link(ground, start, ends)}
    assert len(own) <= slow.SUPPLY
    words = sorted(map(slow.name, own))
    assert scored("merchants", words, quadrants=quadrants) == [BOUNDS["merchants"], 0]


def test_t_101_a_whole_row_of_knights() -> None:
    """Twenty pieces in one row, on water where there is no land."""
    ground = slow.ground_of(HARBOR)
    rows = [
        r for r in range(20) if all(ground[r, c] in (*slow.BUILDABLE, "water") for c in range(20))
    ]
    own = row(rows[0] + 1, slow.COLUMN_LETTERS)
    assert scored("knights", own, quadrants=HARBOR) == [BOUNDS["knights"], 0]


# -- the end (KB-15) -----------------------------------------------------------------------------


def finish_turn(here: rw.Position) -> list[rw.Event]:
    """Build whatever must be built and end the turn."""
    events = []
    seat = here.to_act
    while here.to_act == seat and seat is not None:
        moves = sorted(legal(here))
        events += do(here, "end" if "end" in moves else next(m for m in moves if m[:3] == "bui"))
        if events[-1].kind == "game_over":
            break
        if any(event.kind == "turn_ended" for event in events):
            break
    return events


def test_t_102_equal_gold_is_a_shared_victory() -> None:
    """KB-15.5."""
    here = position([["E4"], ["D3"], ["H9"]], to_act=None, played=None, idle=True)
    assert here.ranking() == [[0, 1], [2]]
    assert here.score()[0] == here.score()[1]


def last_piece(seats: int, seat: int, start: int) -> rw.Position:
    """A seat is about to build its last settlement."""
    own = filler(39)
    settlements = [own if n == seat else [] for n in range(seats)]
    return position(settlements, played="forest", builds=(2, 1), to_act=seat, start=start)


@pytest.mark.parametrize("start", range(4))
def test_t_103_the_round_is_completed(start: int) -> None:
    """KB-15.1: the start player triggers the end, the other three have a turn each."""
    here = last_piece(4, start, start)
    events = finish_turn(here)
    assert told(events, "end_triggered") == [{"seat": start}]
    for n in range(1, 4):
        assert here.to_act == (start + n) % 4
        assert here.scene()["turn"]["last"]
        events = finish_turn(here)
    assert here.to_act is None
    assert kinds(events)[-1] == "game_over"
    assert here.actions() == []
    assert reason(here, "end")[0] == "over"


@pytest.mark.parametrize("start", range(4))
def test_t_104_the_last_of_the_round_ends_the_game_at_once(start: int) -> None:
    """KB-15.2."""
    here = last_piece(4, (start + 3) % 4, start)
    finish_turn(here)
    assert here.to_act is None


def test_KB_15_goals_are_paid_at_the_end() -> None:
    """The purse stays empty until the last turn is over; then goal by goal, castles first."""
    here = last_piece(2, 1, 0)
    assert [seat["gold"] for seat in here.scene()["seats"]] == [0, 0]
    assert not any(goal["paid"] for goal in here.scene()["goals"])
    projected = here.score()
    assert projected[1] > 0
    events = finish_turn(here)
    paid = told(events, "scored")
    assert [event["goal"] for event in paid] == ["castles", *here.describe()["cards"]]
    total = [sum(event["gold"][seat] for event in paid) for seat in range(2)]
    assert total == here.score()
    assert told(events, "game_over") == [{"gold": total, "ranking": slow.ranking(total)}]
    scene = here.scene()
    assert [seat["gold"] for seat in scene["seats"]] == total
    assert all(goal["paid"] for goal in scene["goals"])
    assert scene["ranking"] == slow.ranking(total)


def test_KB_15_4_a_turn_without_supply() -> None:
    """A player without settlements has nothing to build and may still move pieces."""
    own = ["L8", *filler(39, ["L8"])]
    other = [cell for cell in filler(60, [*own]) if cell not in own][:3]
    here = position(
        [own, other, []],
        to_act=2,
        start=1,
        builds=(3, 0),
        played="desert",
        ending=True,
        hand=["grass", "desert", None],
    )
    events = do(here, "end")
    assert here.to_act == 0
    assert told(events, "mandatory_done") == [{"seat": 0, "built": 0}]
    moves = legal(here)
    assert "end" in moves
    assert {move.split()[0] for move in moves} == {"end", "paddock"}
    do(here, "end")
    assert here.to_act is None


def test_KB_6_2_a_turn_without_a_choice_ends_by_itself() -> None:
    """Not so after a move that cost its own tile (KB-9.9): whoever moved may take that back."""
    own = ["L8", *filler(39, ["L8"])]
    here = position([own, []], played="grass")
    assert here.forced() is None
    do(here, "paddock L8", "to M6")
    assert home_states(here) == []
    assert legal(here) == {"end"}
    assert here.forced() is None
    own = filler(40)
    here = position([own, []], played="grass")
    assert legal(here) == {"end"}
    assert here.forced() == here.parse("end")
    # It is the same after the end of the turn before.
    here = position([[], own], played="grass", hand=[None, "desert"], builds=(3, 0))
    assert here.forced() is None
    do(here, "end")
    assert here.forced() == here.parse("end")
    assert reason(here, "build A1") == ("supply_empty", "KB-6.2")


def no_cards(**words: Any) -> rw.Position:
    """All 25 terrain cards are out of the game."""
    return position(
        [["H9"], ["L9"]],
        played=None,
        hand=[None, None],
        deck=[],
        discard={},
        removed=dict(slow.TERRAIN_CARDS),
        builds=(0, 0),
        **words,
    )


def test_t_106_a_round_without_any_build() -> None:
    """KB-8.6, KB-15.7: nobody can build, nobody has used up the supply.

    On the boards of the base game 200 settlements cannot shut all five terrains, so here there is
    no terrain card left instead; KB-15.7 does not ask why nobody builds.
    """
    here = no_cards(start=0, idle=True)
    assert legal(here) == {"end"}
    do(here, "end")
    assert here.to_act == 1
    assert legal(here) == {"end"}
    events = do(here, "end")
    assert "no_build_round" in kinds(events)
    assert "card_removed" not in kinds(events)
    assert here.describe()["to_act"] is None
    assert kinds(events)[-1] == "game_over"


def test_KB_15_7_a_round_in_which_somebody_built_is_followed_by_another() -> None:
    here = no_cards(start=0, idle=False)
    do(here, "end", "end")
    assert here.to_act == 0
    do(here, "end", "end")
    assert here.to_act is None


def test_KB_8_6_builds_lapse_without_a_card() -> None:
    """Five grass cards are all there is; the first build takes the last grass hex."""
    last = hexes("grass")[-1]
    own = shut_out("grass", seats=3, leave=[last])
    here = position(
        own,
        played="grass",
        hand=[None, "grass", "grass"],
        deck=["grass", "grass"],
        discard={},
        removed={terrain: 5 for terrain in slow.BUILDABLE if terrain != "grass"},
    )
    events = do(here, f"build {last}")
    assert len(told(events, "card_removed")) == 3
    assert told(events, "no_card") == [{"seat": 0}]
    assert told(events, "mandatory_done") == [{"seat": 0, "built": 1}]
    found = here.describe()
    assert found["played"] is None
    assert found["removed"]["grass"] == 3
    assert found["builds"] == [1, 0]
    assert "end" in legal(here)
    do(here, "end")
    assert here.to_act == 1
    assert here.describe()["played"] is None
    assert here.describe()["removed"]["grass"] == 4


OTHER_EXAMPLES = {
    *{15, 16, 17, 18, 19, 20, 36},
    *range(46, 70),
    *{91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 105},
}
"""The examples of Nomads, Crossroads and the Queenies."""


def test_every_example_of_the_base_game_is_a_test() -> None:
    """Section 20 of the rules: what applies has a test that is named after it."""
    folder = Path(__file__).parent
    rules = folder.parents[1] / "docs" / "rules" / "kingdom_builder.md"
    examples = {int(n) for n in re.findall(r"^\| T-(\d+) ", rules.read_text("utf-8"), re.M)}
    assert examples == set(range(1, 107))
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    named = re.findall(r"^def test_t_(\d+)(?:_and_t_(\d+))?|id=\"t_(\d+)", sources, re.M)
    assert {int(n) for found in named for n in found if n} == examples - OTHER_EXAMPLES


def test_KB_8_6_who_begins_without_a_card_draws_one() -> None:
    """If there is one: it is played at once, and the builds are done with it."""
    here = position(
        [["H9"], ["L9"]],
        played="grass",
        builds=(3, 0),
        hand=[None, None],
        deck=["desert", "flower", "canyon"],
    )
    events = do(here, "end")
    assert told(events, "card_played") == [{"seat": 1, "terrain": "flower", "how": "drawn"}]
    found = here.describe()
    assert (found["played"], found["builds"], found["hand"]) == ("flower", [0, 3], ["desert", None])
    assert legal(here, "build") <= set(hexes("flower"))


def test_document_defaults_are_what_the_rules_give() -> None:
    """The helper that makes these documents: pieces beside a location hold its tile."""
    data = document([["L8"], ["K8"], ["K7"]])
    assert data["visited"] == [["L7"], ["L7"], []]
    assert rw.position(json.dumps(data)).describe() == data
