"""Every code that the engine, the bots, the tables or the server can say has its text."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from tests.kingdom_builder.met import met
from tests.locales.catalogue import all_of

import realmwright
from realmwright import bots
from realmwright.games import GAMES
from realmwright.games.kingdom_builder.base import CARDS, LOCATIONS
from realmwright.games.kingdom_builder.terrain import BUILDABLE, TERRAINS
from realmwright.tables.text import PRESETS

SOURCE = Path(realmwright.__file__).parent
FACES = (*(f"plus{n}" for n in range(1, 7)), *(f"minus{n}" for n in range(1, 7)), "MT", "DR", "GM")


@cache
def said(folder: str, *calls: str) -> dict[str, set[str]]:
    """The codes given to calls of these names in a folder, each with its named parameters."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            first = node.args[0] if node.args else None
            if name in calls and isinstance(first, ast.Constant) and isinstance(first.value, str):
                params = {keyword.arg for keyword in node.keywords if keyword.arg}
                for extra in node.args[1:]:
                    if isinstance(extra, ast.Dict):
                        params |= {str(k.value) for k in extra.keys if isinstance(k, ast.Constant)}
                found.setdefault(first.value, set()).update(params)
    return found


def reasons_of(game: str) -> dict[str, set[str]]:
    """The codes of the reasons of a game, each with the parameters that always come with it.

    In Kingdom Builder the words of the rules give the reasons, so there they are met by playing.
    """
    if game != "kingdom_builder":
        return said(f"games/{game}", "Reason")
    return {code: set(frozenset.intersection(*params)) for code, params in met().reasons.items()}


def events_of(game: str) -> dict[str, set[str]]:
    return said(f"games/{game}", "Event", "_tile_event")


def ids(prefix: str) -> set[str]:
    """What follows a prefix in the ids of the English catalogue."""
    return {id.removeprefix(prefix) for id in all_of("en") if id.startswith(prefix)}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence(game: str) -> None:
    events = events_of(game)
    assert events
    assert events.keys() <= ids(f"{game}-event-")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_sentence_that_asks_for_nothing_unknown(game: str) -> None:
    reasons = reasons_of(game)
    assert reasons.keys() >= said(f"games/{game}", "Reason").keys()
    for code, params in reasons.items():
        text = all_of("en")[f"{game}-reason-{code}"]
        assert text.variables <= params, code


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_or_event_is_left_over(game: str) -> None:
    assert ids(f"{game}-reason-") == reasons_of(game).keys()
    forms = {id.removesuffix("-you").removesuffix("-none") for id in ids(f"{game}-event-")}
    assert forms == events_of(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_is_explained(game: str) -> None:
    for option in GAMES[game].options:
        assert f"{game}-option-{option.id}" in all_of("en")
        assert f"{game}-option-{option.id}.help" in all_of("en")
        for value in option.values:
            if isinstance(value, str):
                assert f"{game}-option-{option.id}-{value}" in all_of("en")
        for needed in option.needs:
            assert f"{game}-option-needs-{needed}" in all_of("en")


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_name_and_a_character(game: str) -> None:
    levels = {level for level in ids(f"{game}-level-") if "." not in level}
    assert levels == set(bots.levels(game))
    assert {f"{level}.help" for level in levels} <= ids(f"{game}-level-")


def test_every_face_has_a_name() -> None:
    assert ids("kingdoms-face-") == set(FACES)


@pytest.mark.parametrize(
    "verb", ["castle", "secret", "draw", "place", "tile", "reserve", "pick", "pass"]
)
def test_every_verb_can_be_said_and_offered(verb: str) -> None:
    assert f"kingdoms-verb-{verb}" in all_of("en")
    assert f"kingdoms-can-{verb}" in all_of("en")


@pytest.mark.parametrize("step", ["turn", "place", "pick", "over"])
def test_every_step_is_told_to_all_and_to_the_player(step: str) -> None:
    assert f"kingdoms-step-{step}" in all_of("en")
    assert f"kingdoms-step-{step}-you" in all_of("en")


@pytest.mark.parametrize("source", ["hand", "pool", "secret", "reserve"])
def test_every_source_of_a_piece_is_told_apart(source: str) -> None:
    for id in ("kingdoms-event-placed", "kingdoms-event-placed-you"):
        assert [source in choice.keys for choice in all_of("en")[id].choices] == [True]


GROUNDS = {*TERRAINS, "castle", *(location.id for location in LOCATIONS)}


def test_everything_on_the_board_of_kingdom_builder_has_a_name() -> None:
    game = "kingdom_builder"
    assert ids(f"{game}-ground-") == GROUNDS
    assert ids(f"{game}-tile-") - {"label"} >= {location.id for location in LOCATIONS}
    for location in LOCATIONS:
        assert f"{game}-tile-{location.id}.does" in all_of("en")
    for goal in ("castles", *CARDS):
        wanted = {f"{game}-goal-{goal}{part}" for part in ("", ".pays", ".help")}
        assert wanted <= all_of("en").keys()
    terrains = {TERRAINS[terrain] for terrain in BUILDABLE}
    assert terrains <= ids(f"{game}-card-")
    assert {"ready", "fresh", "used"} == ids(f"{game}-state-")


def test_every_step_and_verb_of_kingdom_builder_is_told() -> None:
    game = "kingdom_builder"
    for step in met().steps:
        assert {f"{game}-step-{step}", f"{game}-step-{step}-you"} <= all_of("en").keys()
    assert {f"{game}-verb-{verb}" for verb in met().choices} <= all_of("en").keys()


@pytest.mark.parametrize(
    ("event", "ways"), [("built", {"mandatory"}), ("card_played", {"hand", "drawn"})]
)
def test_every_way_of_doing_something_is_told_apart(event: str, ways: set[str]) -> None:
    for id in (f"kingdom_builder-event-{event}", f"kingdom_builder-event-{event}-you"):
        assert [ways <= {*choice.keys} for choice in all_of("en")[id].choices] == [True]


def test_every_boundary_of_undo_is_named() -> None:
    """By the events that reveal something, and the two that every game has."""
    shown = {"drew", "card_played", "reshuffled"}
    assert shown <= events_of("kingdom_builder").keys()
    assert {f"kingdom_builder-undo-{kind}" for kind in shown} <= all_of("en").keys()


HINTS = {
    "kingdoms": {
        *("best_margin", "high_castle", "hurt_leader", "draw_expected", "forced", "secret_now"),
    },
    "kingdom_builder": {
        *("forced", "enough", "wins_tile", "leads_to_tile", "castle", "best_card", "good_turn"),
        "keeps_options",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_has_a_reason(game: str) -> None:
    codes = HINTS[game]
    assert codes <= ids(f"{game}-hint-")
    tree = ast.parse((SOURCE / "bots" / f"{game}.py").read_text(encoding="utf-8"))
    given = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert codes <= given, "a hint that no bot gives"


def test_every_suggestion_of_kingdom_builder_can_be_said() -> None:
    assert ids("kingdom_builder-hint-") - HINTS["kingdom_builder"] == met().choices.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_three_texts(game: str) -> None:
    lessons = range(1, len(GAMES[game].lessons()) + 1)
    wanted = {f"{n}-{part}" for n in lessons for part in ("title", "text", "done")}
    assert ids(f"{game}-lesson-") == wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_rules_section_has_a_title_and_paragraphs(game: str) -> None:
    sections = {id for id in ids(f"{game}-rules-") if "." not in id}
    assert {f"{section}.text" for section in sections} == ids(f"{game}-rules-") - sections


def refusals() -> set[str]:
    """The codes that tables and server refuse with, however they are handed over."""
    codes: set[str] = set()
    for folder in ("tables", "server"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else ""
                name = node.func.attr if isinstance(node.func, ast.Attribute) else name
                given = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
                given = given if name == "No" else []
                given += {"Refused": node.args[:1], "Failure": node.args[1:2]}.get(name, [])
                given += node.args[1:2] if name == "problem" else []
                for value in given:
                    codes |= constants(value)
    return codes


def constants(value: ast.expr) -> set[str]:
    """The texts an expression may have: a text, or one of two."""
    if isinstance(value, ast.IfExp):
        return constants(value.body) | constants(value.orelse)
    said = value.value if isinstance(value, ast.Constant) else None
    return {said} if isinstance(said, str) else set()


def test_every_refusal_has_a_sentence() -> None:
    codes = refusals()
    assert {"stale", "not_found", "too_fast", "not_running"} <= codes
    said_by_the_client = {"unknown"}
    assert sorted(ids("refusal-") - said_by_the_client) == sorted(codes)


def test_every_ready_made_line_of_the_chat_has_words() -> None:
    assert ids("preset-") == set(PRESETS)
