"""What the tests of Kingdom Builder share: positions made from words, random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st
from tests.oracles import kingdom_builder as slow

import realmwright as rw

GAME = "kingdom_builder"
FIRST_GAME = ["tavern", "paddock", "oasis", "farm"]
FIRST_CARDS = ["fishermen", "knights", "merchants"]
DEFAULTS: dict[str, Any] = {
    "first_game": False,
    "start_player": "random",
    "exclude_lords": False,
    "lords_zero_scores": True,
    "redraw_scope": "whole_turn",
}
CHOICES: dict[str, list[Any]] = {
    "first_game": [False, True],
    "start_player": ["random", 1, 2, 3, 4, 5],
    "exclude_lords": [False, True],
    "lords_zero_scores": [True, False],
    "redraw_scope": ["whole_turn", "mandatory_only"],
}
SHIFT = 9
"""An action is `verb << SHIFT | target`."""
VERBS = ["end", "build", "to", *slow.LOCATIONS]


@cache
def edition() -> str:
    (found,) = [game["editions"][0] for game in rw.games() if game["id"] == GAME]
    assert isinstance(found, str)
    return found


# -- positions -----------------------------------------------------------------------------------


def visits(ground: slow.Ground, settlements: Sequence[Sequence[str]]) -> list[list[str]]:
    """The location hexes each seat takes a tile from when its pieces arrive in turn (KB-9.1)."""
    taken = Counter[slow.Cell]()
    found: list[list[str]] = []
    for own in settlements:
        near = slow.touching(map(slow.place, own))
        homes = sorted(cell for cell in near if ground[cell] in slow.LOCATIONS)
        homes = [home for home in homes if taken[home] < slow.TILES_PER_HEX]
        taken.update(homes)
        found.append([slow.name(home) for home in homes])
    return found


def document(
    settlements: Sequence[Sequence[str]] = ((), ()),
    *,
    quadrants: Sequence[str] = FIRST_GAME,
    cards: Sequence[str] = FIRST_CARDS,
    played: str | None = "grass",
    hand: Sequence[str | None] | None = None,
    deck: Sequence[str] | None = None,
    discard: dict[str, int] | None = None,
    removed: dict[str, int] | None = None,
    tiles: Sequence[Sequence[str]] | None = None,
    visited: Sequence[Sequence[str]] | None = None,
    start: int = 0,
    round: int = 2,
    to_act: int | None = 0,
    builds: tuple[int, int] | None = None,
    lifted: str | None = None,
    ending: bool | None = None,
    idle: bool = False,
    chance: str | None = "1",
    **options: Any,
) -> dict[str, Any]:
    """A position document; whatever is not said follows from the rest.

    Every player has the tiles of the location hexes that own pieces touch, all ready. Cards that
    are nowhere else lie in the draw pile, sorted.
    """
    seats = len(settlements)
    ground = slow.ground_of(quadrants)
    supply = [slow.SUPPLY - len(own) for own in settlements]
    if builds is None:
        builds = (0, 0 if to_act is None else min(3, supply[to_act]))
    if ending is None:
        ending = not all(supply)
    if visited is None:
        visited = visits(ground, settlements)
        if tiles is not None:
            named = [[words.split()[1] for words in own] for own in tiles]
            visited = [sorted({*a, *b}) for a, b in zip(visited, named, strict=True)]
    if tiles is None:
        tiles = [[f"{ground[slow.place(home)]} {home} ready" for home in own] for own in visited]
    left = Counter(slow.TERRAIN_CARDS)
    left.subtract([played] if played else [])
    left.subtract(discard or {})
    left.subtract(removed or {})
    left.subtract(deck or [])
    if hand is None:
        hand = []
        for seat in range(seats):
            most = max(left, key=lambda card: left[card])
            hand = [*hand, None if seat == to_act or not left[most] else most]
            left.subtract([most] if hand[-1] else [])
    else:
        left.subtract([card for card in hand if card])
    if deck is None:
        deck = sorted(left.elements())
    else:
        # What is neither said nor in the pile that was given has been discarded.
        assert discard is None or not any(left.values()), "25 cards, five of each (KB-1.3)"
        discard = dict(Counter(discard or {}) + left)
    assert min(left.values()) >= 0, "more cards than there are (KB-1.3)"
    return {
        "game": GAME,
        "rules": 1,
        "edition": edition(),
        "seats": seats,
        "options": DEFAULTS | options,
        "quadrants": list(quadrants),
        "cards": list(cards),
        "start": start,
        "round": round,
        "to_act": to_act,
        "builds": list(builds),
        "lifted": lifted,
        "settlements": [list(own) for own in settlements],
        "tiles": [list(own) for own in tiles],
        "visited": [list(own) for own in visited],
        "hand": list(hand),
        "played": played,
        "deck": list(deck),
        "discard": discard or {},
        "removed": removed or {},
        "ending": ending,
        "idle": idle,
        "chance": chance,
    }


def position(settlements: Sequence[Sequence[str]] = ((), ()), **words: Any) -> rw.Position:
    """The position of such a document."""
    return rw.position(json.dumps(document(settlements, **words)))


def row(number: int, columns: str) -> list[str]:
    """Hexes of one row: `row(7, "ABC")` is A7, B7, C7."""
    return [f"{column}{number}" for column in columns]


def filler(
    count: int,
    taken: Sequence[str] = (),
    quadrants: Sequence[str] = FIRST_GAME,
    ground: Sequence[str] = slow.BUILDABLE,
    *,
    apart: bool = True,
) -> list[str]:
    """So many open hexes that touch no location hex; `apart`: nor any of those taken."""
    board = slow.ground_of(quadrants)
    used = {slow.place(word) for word in taken}
    near = slow.touching(used) if apart else set()
    found = []
    for cell in slow.CELLS:
        touches = {board[other] for other in slow.NEIGHBOURS[cell]}
        if board[cell] in ground and cell not in used | near and not touches & {*slow.LOCATIONS}:
            found.append(slow.name(cell))
    assert len(found) >= count, f"only {len(found)} hexes"
    return found[:count]


def hexes(ground: str, quadrants: Sequence[str] = FIRST_GAME) -> list[str]:
    """All hexes of one kind."""
    board = slow.ground_of(quadrants)
    return [slow.name(cell) for cell in slow.CELLS if board[cell] == ground]


def shut_out(*grounds: str, seats: int, leave: Sequence[str] = ()) -> list[list[str]]:
    """Settlements on all hexes of some terrains but a few, shared out among the seats."""
    cells = [cell for ground in grounds for cell in hexes(ground) if cell not in leave]
    return [cells[seat::seats] for seat in range(seats)]


# -- playing -------------------------------------------------------------------------------------


def do(here: rw.Position, *moves: str) -> list[rw.Event]:
    """Play moves given in words."""
    return [event for move in moves for event in here.play(here.parse(move))]


def legal(here: rw.Position, verb: str = "") -> set[str]:
    """The legal moves in words; with a verb only its hexes."""
    moves = {here.notation(action) for action in here.actions()}
    return {move.split()[1] for move in moves if move.split()[0] == verb} if verb else moves


def kinds(events: Sequence[rw.Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[rw.Event], kind: str) -> list[dict[str, Any]]:
    """The parameters of the events of one kind."""
    return [dict(event.params) for event in events if event.kind == kind]


def reason(here: rw.Position, move: str | int) -> tuple[str, str]:
    """Why a move is illegal: code and rule. Asserts that playing it says the same."""
    action = here.parse(move) if isinstance(move, str) else move
    why = here.why_not(action)
    assert why is not None, f"{move} is legal"
    assert action not in here.actions()
    before = here.document()
    with pytest.raises(rw.IllegalAction) as caught:
        here.play(action)
    assert caught.value.reason == why
    assert caught.value.rule == why.rule
    assert here.document() == before
    return why.code, why.rule


def drawn(events: Sequence[rw.Event]) -> list[str]:
    """The terrain cards that the events say were drawn, in order."""
    cards = []
    for event in events:
        if event.kind == "drew":
            cards.append(event.private["terrain"])
        elif event.kind == "card_played" and event.params["how"] == "drawn":
            cards.append(event.params["terrain"])
    return cards


def follow(table: slow.Table, here: rw.Position, move: str) -> list[rw.Event]:
    """Play a move on both tables; they must agree before and after."""
    assert move in table.legal()
    assert legal(here) == table.legal()
    events = do(here, move)
    table.play(move, drawn(events))
    table.expect(here.describe())
    assert here.score() == table.scores()
    return events


# -- random games --------------------------------------------------------------------------------

STYLES = ("any", "towards", "clustered", "scattered", "tiles", "plain")
"""How a seat chooses: towards location hexes, next to as many own pieces as it can be, far away,
tiles whenever there is one, or no tile at all."""


def _wish(here: rw.Position, actions: list[int], style: str, rng: random.Random) -> list[int]:
    """Those of the actions that the style likes best."""
    if style == "tiles":
        return [action for action in actions if action >> SHIFT >= 3] or actions
    if style == "plain":
        return [action for action in actions if action >> SHIFT < 3] or actions
    if style == "towards":
        found = here.describe()
        seen = {slow.place(home) for home in found["visited"][here.to_act or 0]}
        ground = _ground(tuple(found["quadrants"]))
        homes = {c for c in slow.CELLS if ground[c] in slow.LOCATIONS} - seen
        near = slow.touching(homes)
        return [a for a in actions if a >> SHIFT and divmod(a & 511, 20) in near] or actions
    if style in ("clustered", "scattered"):
        own = {slow.place(word) for word in here.describe()["settlements"][here.to_act or 0]}
        few = rng.sample(actions, min(8, len(actions)))
        ranked = sorted(few, key=lambda a: len(slow.NEIGHBOURS[divmod(a & 511, 20)] & own))
        return [ranked[-1] if style == "clustered" else ranked[0]]
    return actions


@cache
def _ground(quadrants: tuple[str, ...]) -> slow.Ground:
    return slow.ground_of(quadrants)


def choose(here: rw.Position, style: str, rng: random.Random) -> int:
    actions = here.actions()
    if len(actions) == 1:
        return actions[0]
    return rng.choice(_wish(here, actions, style, rng))


@dataclass(frozen=True)
class Play:
    """A whole game: how it is set up and how each seat chooses."""

    seats: int
    seed: int
    options: dict[str, Any]
    styles: tuple[str, ...]
    luck: int

    def start(self) -> rw.Position:
        return rw.new(GAME, seats=self.seats, seed=self.seed, options=self.options)

    def steps(self) -> Iterator[tuple[rw.Position, int]]:
        """Every position with the action chosen in it; the position moves on by itself."""
        here, rng = self.start(), random.Random(self.luck)
        while here.to_act is not None:
            action = choose(here, self.styles[here.to_act], rng)
            yield here, action
            here.apply(action)

    def finished(self) -> rw.Position:
        """The game at its end."""
        for here, _ in self.steps():
            last = here
        return last

    def somewhere(self, moment: int | None = None) -> rw.Position:
        """Any moment of the game, its end included."""
        stop = random.Random(self.luck + 1).randrange(80 * self.seats) if moment is None else moment
        for number, (here, _) in enumerate(self.steps()):
            reached = here
            if number == stop:
                break
        return reached


def settled(options: dict[str, Any]) -> dict[str, Any]:
    """The options without those that mean nothing: the first game has no lords, nor has a game
    that leaves them out.
    """
    if options["first_game"]:
        options = options | {"exclude_lords": False}
    if options["first_game"] or options["exclude_lords"]:
        options = options | {"lords_zero_scores": True}
    return options


def options_of(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            key: st.sampled_from([v for v in values if not (type(v) is int and v > seats)])
            for key, values in CHOICES.items()
        }
    ).map(settled)


def plays(seats: Sequence[int] = (2, 3, 4, 5)) -> st.SearchStrategy[Play]:
    """Games of every number of players, every mix of options and every style of play."""
    style = st.sampled_from(STYLES)
    return st.sampled_from(seats).flatmap(
        lambda number: st.builds(
            Play,
            seats=st.just(number),
            seed=st.integers(0, 2**64 - 1),
            options=options_of(number),
            styles=st.tuples(*[style] * number),
            luck=st.integers(0, 2**32),
        )
    )


# -- positions as no game brings them about --------------------------------------------------------


@st.composite
def layouts(draw: st.DrawFn) -> list[str]:
    """Any arrangement of four of the eight quadrants."""
    kinds = draw(st.permutations(sorted(slow.QUADRANTS)))[:4]
    return [kind + draw(st.sampled_from(["", " 180"])) for kind in kinds]


def packed(rng: random.Random) -> dict[str, Any]:
    """A table on which some terrains have hardly an open hex left, or none.

    This is where cards die, builds lapse and supplies end, which random games hardly show.
    """
    quadrants = [kind + rng.choice(["", " 180"]) for kind in rng.sample(sorted(slow.QUADRANTS), 4)]
    seats = rng.choice([2, 3, 4, 5])
    ground = slow.ground_of(quadrants)
    terrains = rng.sample(slow.BUILDABLE, rng.randint(1, 3))
    left_open = rng.randint(0, 3)
    cells = []
    for terrain in terrains:
        of_it = [cell for cell in slow.CELLS if ground[cell] == terrain]
        rng.shuffle(of_it)
        cells += of_it[: len(of_it) - rng.randint(0, left_open)]
    room = slow.SUPPLY * seats - rng.randint(1, 4 * seats)
    rest = [c for c in slow.CELLS if ground[c] in (*slow.BUILDABLE, "water") and c not in cells]
    cells += rng.sample(rest, rng.randint(0, 60))
    cells = cells[:room]
    if rng.random() < 0.5:
        rng.shuffle(cells)
    settlements: list[list[str]] = [[] for _ in range(seats)]
    for cell in cells:
        least = rng.choice([own for own in settlements if len(own) < slow.SUPPLY])
        least.append(slow.name(cell))
    to_act = rng.randrange(seats)
    dead = {t for t in slow.BUILDABLE if not _open(ground, settlements, t)}
    cards = [t for t in slow.BUILDABLE for _ in range(5)]
    rng.shuffle(cards)
    alive = [card for card in cards if card not in dead]
    scarce = [card for card in alive if card in terrains]
    played = (scarce if scarce and rng.random() < 0.5 else alive)[0]
    cards.remove(played)
    hand = [None if seat == to_act else cards.pop() for seat in range(seats)]
    gone = [c for c in cards if c in dead and rng.random() < 0.5]
    if rng.randrange(5) == 0:
        gone = cards[rng.randint(0, 3) :]  # nearly all, dead or not
    for card in gone:
        cards.remove(card)
    pile = rng.randint(0, len(cards)) if rng.random() < 0.5 else min(2, len(cards))
    found = document(
        settlements,
        quadrants=quadrants,
        cards=rng.sample(slow.CARDS, 3),
        played=played,
        hand=hand,
        deck=cards[:pile],
        discard=dict(Counter(cards[pile:])),
        removed=dict(Counter(gone)),
        start=rng.randrange(seats),
        round=rng.randint(2, 12),
        to_act=to_act,
        chance=str(rng.getrandbits(64)),
        lords_zero_scores=rng.random() < 0.5,
        redraw_scope=rng.choice(CHOICES["redraw_scope"]),
    )
    for own in found["tiles"]:
        rng.shuffle(own)
    states = ["ready", "ready", "used", "fresh"]
    mine = found["tiles"][to_act]
    mine[:] = [words.replace("ready", rng.choice(states)) for words in mine]
    return found


def crowded() -> st.SearchStrategy[dict[str, Any]]:
    """Tables like these."""
    return st.integers(0, 2**32).map(lambda seed: packed(random.Random(seed)))


def _open(ground: slow.Ground, settlements: Sequence[Sequence[str]], terrain: str) -> set[str]:
    occupied = {word for own in settlements for word in own}
    return {slow.name(c) for c in slow.CELLS if ground[c] == terrain} - occupied
