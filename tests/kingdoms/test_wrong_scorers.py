"""Eight wrong ways to score Kingdoms: each must be caught by the boards that say so.

This is a test of the fixtures: a scorer that is wrong in one of these ways cannot pass them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.kingdoms.support import FACTS, by_seat, fixture_board, row_of
from tests.oracles import kingdoms as slow

Words = list[str]
Scorer = Callable[[Words], dict[str, int]]
"""What a line pays, by letter of the seat."""


def split(line: Words, most: int = 9) -> list[Words]:
    parts: list[Words] = [[]]
    for word in line:
        if word == "MT" and len(parts) <= most:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def resources(words: Words) -> int:
    return sum(int(word) for word in words if word[0] == "+")


def hazards(words: Words) -> int:
    return -sum(int(word) for word in words if word[0] == "-")


def pay(base: int, words: Words, gold: dict[str, int], times: int = 1) -> None:
    for word in words:
        if slow.is_castle(word):
            gold[word[0]] = gold.get(word[0], 0) + base * int(word[1]) * times


def right(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        pay(slow.base_of(part), part, gold)
    return gold


def ignore_mountains(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    pay(slow.base_of(line), line, gold)
    return gold


def split_first_mountain_only(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line, most=1):
        pay(slow.base_of(part), part, gold)
    return gold


def dragon_crosses_mountain(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        base = (0 if "DR" in line else resources(part)) - hazards(part)
        pay(base * (2 if "GM" in part else 1), part, gold)
    return gold


def mine_crosses_mountain(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        base = (0 if "DR" in part else resources(part)) - hazards(part)
        pay(base * (2 if "GM" in line else 1), part, gold)
    return gold


def dragon_also_cancels_hazards(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        pay(0 if "DR" in part else slow.base_of(part), part, gold)
    return gold


def mine_doubles_resources_only(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        doubled = 2 if "GM" in part else 1
        pay((0 if "DR" in part else resources(part)) * doubled - hazards(part), part, gold)
    return gold


def mine_also_doubles_rank(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        pay(slow.base_of(part), part, gold, times=2 if "GM" in part else 1)
    return gold


def dragon_cancels_mine(line: Words) -> dict[str, int]:
    gold: dict[str, int] = {}
    for part in split(line):
        base = (0 if "DR" in part else resources(part)) - hazards(part)
        pay(base * (2 if "GM" in part and "DR" not in part else 1), part, gold)
    return gold


WRONG: dict[str, Scorer] = {
    scorer.__name__: scorer
    for scorer in (
        ignore_mountains,
        split_first_mountain_only,
        dragon_crosses_mountain,
        mine_crosses_mountain,
        dragon_also_cancels_hazards,
        mine_doubles_resources_only,
        mine_also_doubles_rank,
        dragon_cancels_mine,
    )
}


def totals(fixture: dict[str, Any], scorer: Scorer) -> dict[str, list[int]]:
    """Every seat's total of the rows and of the columns."""
    board = slow.read_board(fixture_board(fixture))
    found = {}
    for kind in ("row", "column"):
        gold = dict.fromkeys(slow.SEATS[: len(fixture["players"])], 0)
        for line, cells in slow.lines().items():
            if line.startswith(kind):
                for seat, paid in scorer([board.get(cell, "..") for cell in cells]).items():
                    gold[seat] += paid
        found[f"{kind}s"] = list(gold.values())
    return found


def expected(fixture: dict[str, Any]) -> dict[str, list[int]]:
    return {
        kind: by_seat(fixture["totals"][kind], fixture["players"]) for kind in ("rows", "columns")
    }


def test_these_are_the_wrong_scorers_of_the_facts() -> None:
    assert set(WRONG) == set(FACTS["wrong_scorers"])
    named = {*FACTS["excluded_by_the_text"], *FACTS["not_excluded_by_the_text"]}
    assert named == set(WRONG)


@pytest.mark.parametrize("fixture", FACTS["boards"], ids=lambda f: f["id"])
def test_the_right_scorer_is_right(fixture: dict[str, Any]) -> None:
    assert totals(fixture, right) == expected(fixture)


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("fixture", FACTS["boards"], ids=lambda f: f["id"])
def test_a_wrong_scorer_is_caught_by_the_boards_that_say_so(
    fixture: dict[str, Any], wrong: str
) -> None:
    caught = totals(fixture, WRONG[wrong]) != expected(fixture)
    assert caught == (wrong in fixture["catches"])


def line_of(fixture: dict[str, Any]) -> tuple[Words, dict[str, int]]:
    players = ["W", "G", "B", "V"]
    gold = {slow.SEATS[players.index(player)]: paid for player, paid in fixture["gold"].items()}
    return row_of(fixture["cells"], players).split(), gold


@pytest.mark.parametrize("wrong", WRONG)
def test_every_wrong_scorer_is_caught_by_a_line(wrong: str) -> None:
    """The lines alone would do, too."""
    lines = [line_of(fixture) for fixture in FACTS["lines"]]
    assert all(right(words) == gold for words, gold in lines)
    assert any(WRONG[wrong](words) != gold for words, gold in lines)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_the_text_of_the_rulebook_excludes(wrong: str) -> None:
    """Rows 1 and 4 and columns 2 and 4 of the example, as the text describes them."""
    described = [line_of(fixture) for fixture in FACTS["lines"][:4]]
    caught = any(WRONG[wrong](words) != gold for words, gold in described)
    assert caught == (wrong in FACTS["excluded_by_the_text"])
