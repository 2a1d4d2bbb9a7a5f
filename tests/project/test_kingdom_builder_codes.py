"""docs/kingdom_builder.md lists the codes of Kingdom Builder as they are in the source."""

from __future__ import annotations

import re

from tests.kingdom_builder.met import met
from tests.kingdom_builder.support import document
from tests.project import pages
from tests.project.pages import CODE, codes

from realmwright.games.kingdom_builder import GAME, actions
from realmwright.games.kingdom_builder.base import CARDS, LOCATIONS
from realmwright.games.kingdom_builder.document import FIELDS
from realmwright.games.kingdom_builder.terrain import BUILDABLE, FIELD, TERRAINS

TEXT = pages.page("kingdom_builder.md")


def table(heading: str, nth: int = 0) -> list[list[str]]:
    return pages.table(TEXT, heading, nth)


def test_events_are_listed_with_their_parameters() -> None:
    listed = {row[0].strip("`"): {frozenset(codes(row[1]))} for row in table("Events")}
    assert listed == met().events


def test_reasons_are_listed_with_rules_and_parameters() -> None:
    rows = table("Reasons")
    assert {row[0].strip("`"): {frozenset(codes(row[2]))} for row in rows} == met().reasons
    assert {row[0].strip("`"): set(row[1].split(", ")) for row in rows} == met().rules


def test_actions_are_numbered_as_listed() -> None:
    rows = table("Actions")
    assert [row[0].strip("`") for row in rows] == [
        *("end", "build", "to"),
        *(location.id for location in LOCATIONS),
    ]
    for number, (verb, said, _, notation, rule) in enumerate(rows):
        assert int(said) == number
        (example,) = codes(notation)
        action = actions.parse(example)
        assert action >> actions.SHIFT == number
        assert actions.name(action) == example
        assert example.split()[0] == verb.strip("`")
        if number >= actions.USE:
            location = LOCATIONS[number - actions.USE]
            assert re.findall(r"KB-\d+\.\d+", rule) == [location.rule]
            assert ("takes up" in rule) == location.effect.moves
    assert 1 << actions.SHIFT == 512


def test_choices_items_and_steps_are_as_listed() -> None:
    fields = {row[0].strip("`"): {frozenset(codes(row[1]))} for row in table("Actions", 1)}
    assert fields == met().choices
    items = {row[0].strip("`"): {row[1]} for row in table("The scene", 1)}
    assert items == met().items
    assert {row[0].strip("`") for row in table("The scene")} == met().steps


def test_grounds_and_goals_are_as_listed() -> None:
    rows = [CODE.findall(row[0]) for row in table("Board and pieces")]
    assert rows[0] == [TERRAINS[terrain] for terrain in BUILDABLE]
    assert rows[0] + rows[1] == list(TERRAINS)
    assert rows[2] == ["castle"]
    assert rows[3] == [location.id for location in LOCATIONS]
    assert FIELD.name(0) == "A1"
    assert FIELD.name(FIELD.size - 1) == "T20"
    goals = {row[0].strip("`"): row[1] for row in table("The scene", 2)}
    assert list(goals) == ["castles", *CARDS]
    rules = (pages.ROOT / "docs/rules/kingdom_builder.md").read_text(encoding="utf-8")
    for goal, rule in goals.items():
        assert f"**{rule} {goal.title()}**" in rules


def test_fields_of_documents_are_as_listed() -> None:
    listed = [code for row in table("Position documents") for code in CODE.findall(row[0])]
    assert sorted(listed) == sorted(FIELDS) == sorted(document())


def test_options_are_as_listed() -> None:
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
    assert all(not wanted for option in GAME.options for wanted in option.needs.values())
