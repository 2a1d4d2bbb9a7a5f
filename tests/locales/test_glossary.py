"""The words of the rulebook (K-16) are used as they stand, each in its own language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.locales.catalogue import all_of

from realmwright.locales import text

RULES = Path(__file__).parents[2] / "docs" / "rules" / "kingdoms.md"

COLUMNS = ("en", "da", "nb", "sv", "de", "fr", "it")
"""The languages of the table, in its order; the rulebook has no Dutch."""

SAID_IN = {
    "row": "row",
    "column": "column",
    "board": "term-board",
    "space": "term-space",
    "tile": "term-tile",
    "resource tile": "term-resource",
    "hazard tile": "term-hazard",
    "castle": "term-castle",
    "rank": "term-rank",
    "gold": "term-gold",
    "bank": "term-bank",
    "debt": "term-debt",
    "round": "term-round",
    "scoring": "term-scoring",
    "base value": "term-base",
    "starting capital": "score-start",
    "gold mine": "face-GM",
    "mountain": "face-MT",
    "dragon": "face-DR",
    "forest": "face-plus1",
    "farm": "face-plus2",
    "village": "face-plus3",
    "windmill": "face-plus4",
    "watchtower": "face-plus5",
    "city": "face-plus6",
    "swamp": "face-minus1",
    "dire wolves": "face-minus3",
    "orcs": "face-minus5",
    "troll": "face-minus6",
    "variant one": "option-last_castle",
    "variant two": "option-open_tiles",
    "variant three": "option-score_as_you_go",
    "setup": "rules-setup",
    "end of the game": "rules-end",
}
"""Where a term must be: the whole text, but for an article and capitals."""

ANYWHERE = {"player", "turn", "place", "draw", "pass", "face-up", "face-down"}
"""Terms that are bent in sentences, and must occur somewhere in the form of the table."""

NOT_SAID = {"term", "epoch counter", "gold counters", "white, grey, black"}
"""Things of cardboard: a screen shows the round and the gold as numbers, the seats by name."""


@cache
def glossary() -> dict[str, dict[str, tuple[str, ...]]]:
    """The table of K-16: for each term and language the words that may be used."""
    chapter = RULES.read_text(encoding="utf-8").partition("## K-16")[2]
    terms: dict[str, dict[str, tuple[str, ...]]] = {}
    for line in chapter.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == len(COLUMNS) + 1 and "---" not in line:
            words = (tuple(word.strip() for word in cell.split(",")) for cell in cells[1:])
            terms[cells[0]] = dict(zip(COLUMNS, words, strict=True))
    return terms


def plain(said: str) -> str:
    return said.replace("’", "'").casefold()


def test_every_term_of_the_table_is_accounted_for() -> None:
    assert glossary().keys() == SAID_IN.keys() | ANYWHERE | NOT_SAID


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("term", SAID_IN)
def test_a_term_stands_where_it_belongs(term: str, language: str) -> None:
    said = plain(text(language, f"kingdoms-{SAID_IN[term]}", n=1)).removesuffix(" 1")
    articles = {"en": "", "da": "", "nb": "", "sv": "", "de": "das ", "fr": "la ", "it": ""}
    said = said.removeprefix(articles[language])
    assert said in map(plain, glossary()[term][language])


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("term", sorted(ANYWHERE))
def test_a_term_is_used(term: str, language: str) -> None:
    words = [plain(word) for word in glossary()[term][language]]
    everything = plain(
        "\n".join(
            said
            for id, found in all_of(language).items()
            if id.startswith("kingdoms-")
            for said in found.sayings()
        )
    )
    assert any(re.search(rf"\b{re.escape(word)}", everything) for word in words), words


@pytest.mark.parametrize("language", COLUMNS)
def test_the_secret_tile_has_the_suggested_name(language: str) -> None:
    chapter = RULES.read_text(encoding="utf-8").partition("## K-16")[2]
    names = " ".join(chapter.split()).partition("Suggested: ")[2].partition(".")[0].split(" · ")
    suggested = dict(zip(COLUMNS, names, strict=True))[language]
    assert plain(text(language, "kingdoms-secret-tile")) == plain(suggested)


def test_rows_and_columns_are_not_mixed_up() -> None:
    """*Rad* is a column in Norwegian and a row in Swedish."""
    assert text("nb", "kingdoms-column", n=2) == "Rad 2"
    assert text("sv", "kingdoms-row", n=2) == "Rad 2"
    assert text("nb", "kingdoms-row", n=2) == "Rekke 2"
    assert text("sv", "kingdoms-column", n=2) == "Kolumn 2"
