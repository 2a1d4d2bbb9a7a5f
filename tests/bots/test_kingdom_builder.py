"""The bots of Kingdom Builder: legal everywhere, fair, bounded, and thinking in whole turns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.kingdom_builder import support
from tests.locales.catalogue import all_of
from tests.oracles import kingdom_builder as slow

import realmwright as rw
from realmwright import bots
from realmwright.arena import tournament
from realmwright.bots import kingdom_builder as builder
from realmwright.bots.prospects import Outlook
from realmwright.engine.contract import InvalidInput
from realmwright.games.kingdom_builder.position import KingdomBuilderPosition

GAME = "kingdom_builder"
LEVELS = ("random", "greedy", "onestep")


def whole(here: rw.Position) -> KingdomBuilderPosition:
    assert isinstance(here, KingdomBuilderPosition)
    return here


def seen(here: rw.Position) -> KingdomBuilderPosition:
    return whole(here.seen_by(here.to_act))


def played_positions(seed: int, step: int) -> Iterator[KingdomBuilderPosition]:
    """Moments of a game in which every seat plays in a style of its own."""
    rng = random.Random(seed)
    seats = 2 + seed % 4
    options = {
        key: rng.choice([v for v in values if type(v) is not int or v <= seats])
        for key, values in support.CHOICES.items()
    }
    styles = tuple(rng.choice(support.STYLES) for _ in range(seats))
    play = support.Play(seats, seed, support.settled(options), styles, seed)
    for number, (here, _) in enumerate(play.steps()):
        if number % step == seed % step:
            yield whole(here)


def crowded_positions(count: int) -> Iterator[KingdomBuilderPosition]:
    """Positions in which cards die, builds lapse and pieces can hardly go anywhere."""
    rng = random.Random(4)
    while count:
        here = whole(rw.new(GAME, seats=2, seed=1).game.read(support.packed(rng)))
        if here.to_act is not None:
            count -= 1
            yield here


# -- they play -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "seats"),
    [("random", 3), ("onestep", 4), ("onestep", 2), ("greedy", 2), ("greedy", 5)],
)
def test_every_bot_plays_to_the_end(level: str, seats: int) -> None:
    here = rw.new(GAME, seats=seats, seed=seats)
    move = 0
    while here.to_act is not None:
        here.play(bots.choose(seen(here).document(), level, seed=move))
        move += 1
    assert here.ranking()


@pytest.mark.parametrize("seed", range(40))
def test_the_bots_know_every_legal_action_and_no_other(seed: int) -> None:
    """Also with a piece taken up, with dead cards and without any card; some thousand positions."""
    glance = builder.glances(1000)
    for number, here in enumerate(played_positions(seed, step=3)):
        legal = set(here.actions())
        assert glance(seen(here)).keys() == legal
        assert builder.single_steps(seen(here)).keys() == legal
        if number % 15 == 0:
            assert builder.values(seen(here)).keys() == legal


def test_crowded_positions_are_no_trouble() -> None:
    kinds = set()
    for here in crowded_positions(200):
        values = builder.values(seen(here))
        assert values.keys() == set(here.actions())
        best = max(values, key=lambda action: values[action])
        kinds.add(here.notation(best).split()[0])
        after = here.copy()
        after.play(best)
        if after.to_act == here.to_act:
            assert builder.values(seen(after)).keys() == set(after.actions())
    assert {"end", "build", "barn", "harbor", "paddock", "tower"} <= kinds


def test_without_a_card_there_are_still_tiles_to_use() -> None:
    """All 25 terrain cards are out of the game."""
    here = support.position(
        [["S2"], ["D3"]],
        played=None,
        hand=[None, None],
        deck=[],
        discard={},
        removed=dict(slow.TERRAIN_CARDS),
        builds=(0, 0),
        tiles=[["paddock S3 ready"], []],
    )
    assert builder.values(seen(here)).keys() == set(here.actions())
    assert here.why_not(bots.choose(seen(here).document(), "greedy", 1)) is None


def test_the_same_seed_gives_the_same_move() -> None:
    for here in played_positions(3, step=15):
        document = seen(here).document()
        first = bots.choose(document, "greedy", 7)
        assert bots.choose(document, "greedy", 7) == first


def test_the_work_is_bounded() -> None:
    """However many tiles and pieces there are; a worker has time for many times as much."""
    found = [
        *crowded_positions(100),
        *(here.copy() for seed in range(3, 40, 4) for here in played_positions(seed, step=25)),
    ]
    most = 0
    for here in found:
        planner = builder.Planner(here)
        planner.values()
        most = max(most, planner.judged)
    assert builder.THIS_TURN.work < most < 4000


# -- they do not cheat -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_can_tell_what_is_hidden(level: str) -> None:
    """Games that differ only in what the seat cannot see get the same answer."""
    for here in played_positions(2, step=8):
        document = seen(here).document()
        for luck in range(3):
            other = seen(here).guess(rw.Rng(luck))
            assert bots.choose(seen(other).document(), level, 5) == bots.choose(document, level, 5)


def test_the_judgement_is_the_same_for_whole_and_for_seen_positions() -> None:
    for here in played_positions(6, step=10):
        assert builder.values(here) == builder.values(seen(here))
        assert builder.single_steps(here) == builder.single_steps(seen(here))


def test_judging_leaves_the_position_alone() -> None:
    for here in played_positions(5, step=10):
        before = here.document()
        builder.values(here)
        builder.single_steps(here)
        assert here.document() == before


# -- they think ------------------------------------------------------------------------------------


def test_the_first_build_leads_to_the_castle_of_the_second() -> None:
    """From B3 only C3 comes next to the hexes beside the castle D4; by itself it earns no more."""
    other = support.filler(40, ["B3"], ground=("grass", "canyon", "desert"), apart=False)
    cards = ["lords", "farmers", "citizens"]
    here = support.position([["B3"], other], cards=cards, played="flower", builds=(1, 2))
    assert len(set(builder.single_steps(seen(here)).values())) == 1
    support.do(here, here.notation(bots.choose(seen(here).document(), "greedy", 1)))
    action, code, params = bots.hint(seen(here).document())
    assert (code, params) == ("castle", {"gold": 3})
    assert here.notation(action) in ("build C4", "build D3")


def test_a_turn_is_planned_as_a_whole_to_win_a_tile() -> None:
    """The farm R12 can be reached with the third build, over Q10 and R10."""
    here = support.position([["Q9"], []], cards=["lords", "farmers", "citizens"], builds=(0, 3))
    hints = []
    for _ in range(3):
        action, code, params = bots.hint(seen(here).document())
        hints.append((here.notation(action), code, params))
        here.play(action)
    farm = {"tile": "farm"}
    assert hints == [
        ("build Q10", "leads_to_tile", farm),
        ("build R10", "leads_to_tile", farm),
        ("build S11", "wins_tile", farm),
    ]


def whole_turns(search: builder.Search, plan: builder.Plan) -> Iterator[float]:
    """The worth of every way to play the rest of the turn, by trying all actions."""
    position = plan.position
    if position.lifted < 0 and not position.left:
        search.judge(plan)
        yield plan.worth
    for action in position.actions():
        if action:
            yield from whole_turns(search, search.after(plan, action))


@pytest.mark.parametrize(
    ("own", "card", "builds"),
    [
        (["G9", "H9"], "grass", (0, 3)),
        (["L6", "M6"], "forest", (1, 2)),
        (["H6", "I6", "J6"], "canyon", (1, 2)),
        (["S2"], "desert", (2, 1)),
    ],
)
def test_a_search_without_limits_finds_the_best_turn(
    own: list[str], card: str, builds: tuple[int, int]
) -> None:
    """Order and adjacency matter: what a step makes possible counts with it.

    The second and the last have a paddock, the third has a tavern.
    """
    here = support.position([own, []], played=card, builds=builds)
    outlook = Outlook(seen(here))
    everything = builder.Effort(work=10**6, width=10**6, most=400, few=400, pieces=40)
    search = builder.Search(seen(here).guess(rw.Rng(0)), outlook, everything, {}, {})
    search.run()
    best = max(plan.worth for plan in search.best.values())
    again = builder.Search(search.root, outlook, everything, {}, {})
    root = builder.Plan(search.root, again.areas(search.root), frozenset())
    assert best == pytest.approx(max(whole_turns(again, root)))


def test_greedy_beats_random() -> None:
    tallies = tournament.match(GAME, ["random", "greedy"], deals=2)
    assert tallies["greedy"].share >= 0.95


def test_whole_turns_beat_single_steps() -> None:
    """docs/bots.md has the figures of a longer match."""
    tallies = tournament.match(GAME, ["onestep", "greedy"], deals=3)
    assert tallies["greedy"].share >= 0.75


def test_the_player_for_comparison_is_not_offered() -> None:
    assert bots.levels(GAME) == ("random", "greedy")
    assert bots.players(GAME) == LEVELS
    assert bots.players("kingdoms") == bots.levels("kingdoms")
    start = rw.new("kingdoms", seats=2, seed=5)
    with pytest.raises(InvalidInput, match="no bot 'onestep'; known: random, greedy"):
        bots.choose(start.seen_by(start.to_act).document(), "onestep", 1)


# -- they explain themselves -----------------------------------------------------------------------


def test_every_hint_has_a_text_that_asks_for_nothing_unknown() -> None:
    given: dict[str, dict[str, Any]] = {}
    for seed in range(8):
        for here in played_positions(seed, step=9):
            action, code, params = bots.hint(seen(here).document())
            assert here.why_not(action) is None
            given.setdefault(code, params)
            assert given[code].keys() == params.keys()
    texts = {id.removeprefix(f"{GAME}-hint-"): text for id, text in all_of("en").items()}
    for code, params in given.items():
        assert texts[code].variables <= params.keys(), code
    assert given.keys() == {
        "forced",
        "enough",
        "wins_tile",
        "leads_to_tile",
        "castle",
        "best_card",
        "good_turn",
        "keeps_options",
    }


def test_an_analysis_has_an_opinion_of_every_action() -> None:
    here = tournament.play_game(GAME, ["greedy", "random", "onestep"], seed=3)
    record = here.record()
    opinions = bots.analyse(record.dumps())
    assert [opinion["a"] for opinion in opinions] == list(record.actions)
    assert all(opinion["value"] <= opinion["best_value"] for opinion in opinions)
    lost = [0.0] * 3
    for opinion in opinions:
        lost[opinion["seat"]] += opinion["best_value"] - opinion["value"]
    assert lost[0] < lost[2] < lost[1]


def test_an_analysis_does_not_grow_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more actions there are, the less each of them is thought about."""
    judged = 0
    judge = builder.Search.judge

    def counted(self: builder.Search, plan: builder.Plan) -> None:
        nonlocal judged
        judged += 1
        judge(self, plan)

    monkeypatch.setattr(builder.Search, "judge", counted)
    for seats in (2, 5):
        judged = 0
        record = tournament.play_game(GAME, ["onestep"] * seats, seed=seats).record()
        bots.analyse(record.dumps())
        assert 0 < judged < 2 * builder.GAME_WORK
