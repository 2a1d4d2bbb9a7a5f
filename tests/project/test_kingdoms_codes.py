"""docs/kingdoms.md lists the codes of Kingdoms as they are in the source."""

from __future__ import annotations

import ast
import itertools
import random
import re

from tests.project import pages
from tests.project.pages import CODE, codes

import realmwright as rw
from realmwright.games.kingdoms import GAME, actions, pieces
from realmwright.games.kingdoms.scoring import GOALS

TEXT = pages.page("kingdoms.md")
SOURCE = pages.ROOT / "src" / "realmwright" / "games" / "kingdoms"


def table(heading: str, nth: int = 0) -> list[list[str]]:
    return pages.table(TEXT, heading, nth)


def games() -> list[rw.Record]:
    """A random game with every mix of the variants."""
    names = [option.id for option in GAME.options if option.values == (False, True)]
    found = []
    for seed, mix in enumerate(itertools.product((False, True), repeat=len(names))):
        options = dict(zip(names, mix, strict=True))
        if options["open_reserve"] and not options["open_tiles"]:
            continue
        luck = random.Random(seed)
        for seats in (2, 4):
            position = rw.new("kingdoms", seats=seats, seed=seed, options=options)
            while position.to_act is not None:
                position.play(luck.choice(position.actions()))
            found.append(position.record())
    return found


def test_events_are_listed_with_their_parameters() -> None:
    happened: dict[str, set[str]] = {}
    for record in games():
        for _, events, _ in record.steps():
            for event in events:
                known = happened.setdefault(event.kind, set())
                known |= {*event.params, *event.private}
    source = (SOURCE / "position.py").read_text(encoding="utf-8") + (
        SOURCE / "scoring.py"
    ).read_text(encoding="utf-8")
    said = set(re.findall(r'\bEvent\(\s*"(\w+)"', source))
    listed = {row[0].strip("`"): codes(row[1]) for row in table("Events")}
    assert listed.keys() == said
    rare = {kind: listed[kind] for kind in said - happened.keys()}
    assert rare.keys() <= {"starter_drawn", "passed"}
    assert listed == happened | rare


def test_reasons_are_listed_with_rules_and_parameters() -> None:
    said: dict[str, set[tuple[str, frozenset[str]]]] = {}
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                code, rule, *params = node.args
                assert isinstance(code, ast.Constant)
                assert isinstance(rule, ast.Constant)
                keys = {
                    str(key.value)
                    for given in params
                    if isinstance(given, ast.Dict)
                    for key in given.keys
                    if isinstance(key, ast.Constant)
                }
                said.setdefault(str(code.value), set()).add((str(rule.value), frozenset(keys)))
    listed = {row[0].strip("`"): {(row[1], frozenset(codes(row[2])))} for row in table("Reasons")}
    assert len(said) >= 15
    assert listed == said


def test_actions_are_numbered_as_listed() -> None:
    rows = {min(codes(row[0])): row for row in table("Actions")}
    for verb, number in (
        ("pass", actions.PASS),
        ("draw", actions.DRAW),
        ("place", actions.PLACE),
        ("reserve", actions.SECRET),
        ("castle", actions.CASTLE),
        ("tile", actions.TILE),
        ("pick", actions.PICK),
    ):
        assert rows[verb][1].split()[0] == str(number)
        for example in codes(rows[verb][3]):
            action = actions.parse(example)
            reserve = example.startswith("reserve")
            assert actions.name(action, reserve=reserve) == example
            extra = {"castle 4 C2": 4, "tile +5 C2": 4}.get(example, 0)
            assert action >> actions.SHIFT == number + extra
    assert 1 << actions.SHIFT == 32
    assert len(rows) == 7


def test_faces_goals_and_options_are_as_listed() -> None:
    faces = [re.findall(r"[+-]?\w+", CODE.sub(r"\1", row[0])) for row in table("Board and pieces")]
    numbers = [list(map(int, re.findall(r"\d+", row[2]))) for row in table("Board and pieces")]
    for names, places in zip(faces, numbers, strict=True):
        assert [pieces.FACE[name] for name in names] == places
    assert numbers[-1] == [len(pieces.FACES) - 1]
    assert all(f"`{goal}`" in TEXT for goal in (GOALS[0], GOALS[4], GOALS[5], GOALS[10]))
    listed = [
        (row[0], CODE.findall(row[1]), CODE.findall(row[2]), row[3]) for row in table("Options")
    ]
    assert listed == [
        (
            f"`{option.id}`",
            [value if isinstance(value, str) else str(value).lower() for value in option.values],
            list(option.needs),
            option.rule,
        )
        for option in GAME.options
    ]


def test_choices_and_items_have_what_is_listed() -> None:
    fields = {verb: codes(row[1]) for row in table("Actions", 1) for verb in codes(row[0])}
    items = {row[0].strip("`") for row in table("The scene", 1)}
    steps = {row[0].strip("`") for row in table("The scene")}
    verbs, kinds, moments = set(), set(), set()
    for record in games():
        position = record.first()
        for action in (*record.actions, None):
            seen = position.seen_by(position.to_act)
            for choice in seen.choices():
                assert choice.keys() - {"verb", "action"} == fields[choice["verb"]]
                verbs.add(choice["verb"])
            scene = seen.scene()
            moments.add(scene["turn"]["step"])
            beside = [*scene["common"], *(item for seat in scene["seats"] for item in seat["tray"])]
            beside += [scene["turn"]["item"]] if "item" in scene["turn"] else []
            kinds |= {item["kind"] for item in beside}
            if action is not None:
                position.apply(action)
    assert verbs | {"pass"} == fields.keys()
    assert kinds == items
    assert moments == steps
