"""Edition files: whatever is wrong with one is named with its file, line and rule."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import realmwright as rw
from realmwright.games.kingdoms.edition import EDITIONS, parse_edition

NAME = "fantasy-flight-2002"
FILE = resources.files("realmwright.games.kingdoms") / "editions" / f"{NAME}.toml"
TEXT = FILE.read_text("utf-8")


def line_of(words: str, nth: int = 0) -> int:
    """The number of the nth line that begins with the words."""
    return [n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(words)][nth]


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(rw.InvalidInput) as caught:
        parse_edition(text, "mine.toml")
    assert all(problem.startswith("mine.toml") for problem in caught.value.problems)
    return caught.value.problems


def test_the_bundled_edition_is_its_file() -> None:
    assert parse_edition(TEXT, "mine.toml") == EDITIONS[NAME]


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        (f'id = "{NAME}"', 'id = "My Edition"', line_of("id"), ""),
        ("starting_gold = 50", "starting_gold = -1", line_of("starting_gold"), "K-2.2"),
        ("starting_gold = 50", "starting_gold = 50.0", line_of("starting_gold"), "K-2.2"),
        ("rounds = 3", "rounds = true", line_of("rounds"), "K-1.7"),
        ("[4, 3, 2, 1]", "[4, 3, 2]", line_of("per_colour"), "K-1.5"),
        ("4 = 2 }", "4 = 5 }", line_of("rank_1_by_players"), "K-2.1"),
        ("4 = 2 }", "4 = 1 }", line_of("rank_1_by_players"), "K-5.4"),
        ('face = "+2"', 'face = "+7"', line_of("[[tiles]]", 1), "K-1.3"),
        ('name = "farm"', 'name = "A Farm"', line_of("[[tiles]]", 1), "K-1.4"),
        ('["guess", "guess"]', '["guess"]', line_of("[[tiles]]", 1), "K-1.4"),
        ('["review"]', '["hearsay"]', line_of("[[tiles]]", 7), "K-1.4"),
        ('["review"]', '[["review"]]', line_of("[[tiles]]", 7), "K-1.4"),
    ],
)
def test_a_fault_is_named_with_line_and_rule(old: str, new: str, line: int, rule: str) -> None:
    found = problems(TEXT.replace(old, new, 1))
    assert any(p.startswith(f"mine.toml:{line}: ") and rule in p for p in found), found


def test_a_face_twice_and_a_tile_too_few_are_named() -> None:
    [twice] = problems(TEXT.replace('face = "+2"', 'face = "+1"'))
    assert "face +1 occurs twice" in twice
    [few] = problems(TEXT.replace('"guess"]', "]", 1).replace("count = 2", "count = 1", 1))
    assert "11 tiles of kind resource; there are 12 (K-1.3)" in few


@pytest.mark.parametrize(
    "text",
    [
        *("", "id = ", "castles = 1", "tiles = 1", "tiles = [1, 2]", "tiles = [[]]", "[tiles]"),
        *("castles = []", "[castles]\nper_colour = 4\nrank_1_by_players = 3"),
    ],
    ids=repr,
)
def test_no_file_is_too_odd(text: str) -> None:
    assert problems(text)


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    ["1", "-1", "99", "1.5", "true", '""', '"+1"', '"x"', "[]", "[1]", '["guess"]', "[[]]", "{}"]
)


@given(st.integers(0, len(re.findall(r" = ", TEXT)) - 1), VALUES)
def test_no_wrong_value_breaks_the_loader(nth: int, value: str) -> None:
    at = [match.start() for match in re.finditer(r" = ", TEXT)][nth]
    end = TEXT.index("\n", at)
    with suppress(rw.InvalidInput):
        parse_edition(f"{TEXT[:at]} = {value}{TEXT[end:]}", "mine.toml")
