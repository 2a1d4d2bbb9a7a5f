"""Edition files: whatever is wrong with one is named with its file, line and rule."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kingdom_builder.support import do, document, kinds, legal, told
from tests.oracles import kingdom_builder as slow

import realmwright as rw
from realmwright.games.kingdom_builder.edition import EDITIONS, Edition, parse_edition

NAME = next(iter(EDITIONS))
FILE = resources.files("realmwright.games.kingdom_builder") / "editions" / f"{NAME}.toml"
TEXT = FILE.read_text("utf-8")


def line_of(words: str, nth: int = 0) -> int:
    """The number of the nth line that begins with the words."""
    lines = [n for n, line in enumerate(TEXT.splitlines(), 1) if line.strip().startswith(words)]
    return lines[nth]


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(rw.InvalidInput) as caught:
        parse_edition(text, "mine.toml")
    assert all(problem.startswith("mine.toml") for problem in caught.value.problems)
    return caught.value.problems


def same(one: Edition, other: Edition) -> bool:
    def parts(edition: Edition) -> list[Any]:
        return [
            (q.id, q.set, q.rows, q.locations, q.status) for q in edition.quadrants.values()
        ] + [edition.id, edition.first_layout, edition.first_cards]

    return parts(one) == parts(other)


def test_the_bundled_edition_is_its_file() -> None:
    assert same(parse_edition(TEXT, "mine.toml"), EDITIONS[NAME])


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        (f'id = "{NAME}"', 'id = "My Edition"', line_of("id"), ""),
        ('id = "oracle"', 'id = "The Oracle"', line_of("id", 1), ""),
        ('set = "base"', 'set = "chess"', line_of("set"), "KB-1.10"),
        ('status = "verified"', 'status = "hearsay"', line_of("status"), ""),
        ('L = "oracle"', 'L = "castle"', line_of("locations"), ""),
        ('"GGGTTWGTTT"', '"GGGTTWGTT"', line_of('"GGGTTWGTTT"'), ""),
        ('"GGGTTWGTTT"', '"GGGTTWGTTX"', line_of('"GGGTTWGTTT"'), ""),
        ('"GGGTTWGTTT"', '"GGGTTWGTTK"', line_of('"GGGTTWGTTT"'), "KB-2.10"),
        ('"GGGKTWGTTT"', '"GGGKTKGTTT"', line_of('"GGGKTWGTTT"'), "KB-2.10"),
        ('"GGGTTWGTTT"', '"GGGTTWGTTG"', line_of("counts"), "counts"),
    ],
)
def test_a_fault_is_named_with_line_and_rule(old: str, new: str, line: int, rule: str) -> None:
    assert old in TEXT
    found = problems(TEXT.replace(old, new, 1))
    assert any(p.startswith(f"mine.toml:{line}: ") and rule in p for p in found), found


def test_a_quadrant_twice_and_too_few_are_named() -> None:
    assert any("oracle occurs twice" in p for p in problems(TEXT.replace('"farm"', '"oracle"', 1)))
    head, *tables = TEXT.split("[[quadrants]]")
    few = "[[quadrants]]".join([head, *tables[:3]])
    assert any("four quadrants" in p for p in problems(few))


@pytest.mark.parametrize(
    "text",
    [
        *("", "id = ", "quadrants = 1", "quadrants = [1, 2]", "quadrants = [[]]", "[quadrants]"),
        *("[[quadrants]]", 'id = "x"\n[[quadrants]]\nid = 3\nrows = 4\nlocations = 5'),
    ],
    ids=repr,
)
def test_no_file_is_too_odd(text: str) -> None:
    assert problems(text)


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    ["1", "-1", "1.5", "true", '""', '"L"', '"x"', "[]", "[1]", '["G"]', "[[]]", "{}", '{L="farm"}']
)


@given(st.integers(0, len(re.findall(r"^\w+ = ", TEXT, re.M)) - 1), VALUES)
def test_no_wrong_value_breaks_the_loader(nth: int, value: str) -> None:
    at = [match.end() for match in re.finditer(r"^\w+ = ", TEXT, re.M)][nth]
    end = re.compile(r"\n(?=\w|\[|\n|$)").search(TEXT, at)
    with suppress(rw.InvalidInput):
        parse_edition(TEXT[:at] + value + TEXT[end.start() if end else len(TEXT) :], "mine.toml")


# -- an owner's edition that is nearly all water -------------------------------------------------


def drowned(rows: list[str], keep: int) -> list[str]:
    """The rows with only so many buildable hexes left; the rest is water."""
    flat = list("".join(rows))
    land = [n for n, letter in enumerate(flat) if letter in "GCDFT"]
    for n in land[: len(land) - keep]:
        flat[n] = "W"
    return ["".join(flat[n : n + 10]) for n in range(0, 100, 10)]


@pytest.fixture
def atlantis(monkeypatch: pytest.MonkeyPatch) -> str:
    """An edition whose harbor and farm quadrants have three buildable hexes each, others none."""
    text = TEXT.replace(f'id = "{NAME}"', 'id = "atlantis"')
    for kind, fact in slow.QUADRANTS.items():
        rows = drowned(fact["rows"], 3 if kind in ("harbor", "farm") else 0)
        for old, new in zip(fact["rows"], rows, strict=True):
            start = text.index(f'id = "{kind}"')
            text = text[:start] + text[start:].replace(f'"{old}"', f'"{new}"', 1)
        start = text.index(f'id = "{kind}"')
        counts = ", ".join(f"{letter} = {n}" for letter, n in Counter("".join(rows)).items())
        end = text.index("counts", start)
        text = text[:end] + re.sub(r"counts = .*", f"counts = {{ {counts} }}", text[end:], count=1)
        monkeypatch.setitem(slow.QUADRANTS, kind, fact | {"rows": rows})
    monkeypatch.setitem(EDITIONS, "atlantis", parse_edition(text, "atlantis.toml"))
    return "atlantis"


LAYOUT = ["harbor", "farm", "oracle", "barn"]


def atlantis_position(
    edition: str, settlements: list[list[str]], **words: Any
) -> tuple[rw.Position, slow.Table]:
    data = document(settlements, quadrants=LAYOUT, **words) | {"edition": edition}
    return rw.position(json.dumps(data)), slow.Table(data)


def land_of_atlantis() -> list[str]:
    ground = slow.ground_of(LAYOUT)
    return [slow.name(cell) for cell in slow.CELLS if ground[cell] in slow.BUILDABLE]


def test_t_106_all_five_terrains_dead(atlantis: str) -> None:
    """KB-8.6, KB-15.7: no card is removed, builds lapse, and a round without a build is the last.

    The boards of the printed game are too large for it, so this is an edition with six hexes.
    """
    land = land_of_atlantis()
    assert len(land) == 6
    ground = slow.ground_of(LAYOUT)
    last = land[-1]
    settlements = [land[:5:2], land[1:5:2]]
    terrain = ground[slow.place(last)]
    here, table = atlantis_position(atlantis, settlements, played=terrain, start=0)
    assert legal(here) == table.legal() == {f"build {last}"}
    events = do(here, f"build {last}")
    assert "card_removed" not in kinds(events)
    assert told(events, "mandatory_done") == [{"seat": 0, "built": 1}]
    found = here.describe()
    assert (found["played"], found["builds"], found["removed"]) == (terrain, [1, 0], {})
    assert "end" in legal(here)
    seen = []
    for _ in range(3):
        seen += do(here, "end")
    assert "card_removed" not in kinds(seen)
    assert here.to_act is not None
    assert here.describe()["idle"]
    events = do(here, "end")
    assert "no_build_round" in kinds(events)
    assert here.describe()["to_act"] is None
    assert all(len(own) < slow.SUPPLY for own in here.describe()["settlements"])


def test_KB_8_6_a_move_to_water_opens_a_terrain_again(atlantis: str) -> None:
    """While all terrains are full no card is removed; once one is open, KB-8.4 takes effect.

    The builds that lapsed do not come back in this turn.
    """
    land = land_of_atlantis()
    ground = slow.ground_of(LAYOUT)
    home = slow.name(next(cell for cell in slow.CELLS if ground[cell] == "harbor"))
    mine = slow.name(min(c for c in slow.NEIGHBOURS[slow.place(home)] if ground[c] == "water"))
    freed = land[0]
    other = next(t for t in slow.BUILDABLE if t != ground[slow.place(freed)])
    deck = [ground[slow.place(freed)], other]
    here, table = atlantis_position(
        atlantis,
        [[mine, *land[:3]], land[3:]],
        played=other,
        builds=(1, 0),
        deck=deck,
        hand=[None, "forest"],
    )
    assert here.describe()["played"] == other
    move = f"harbor {freed}"
    assert move in legal(here)
    assert legal(here) == table.legal()
    do(here, move)
    table.play(move)
    target = min(legal(here, "to"))
    assert legal(here) == table.legal()
    events = do(here, f"to {target}")
    assert told(events, "card_removed") == [{"seat": 0, "terrain": other}]
    found = here.describe()
    assert found["played"] == ground[slow.place(freed)]
    assert found["builds"] == [1, 0]
    assert "build" not in {words.split()[0] for words in legal(here)}
