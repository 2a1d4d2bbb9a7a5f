"""The client says nothing that is not in the catalogue, and the catalogue nothing in vain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.locales.catalogue import all_of, read
from tests.locales.svelte import hard_coded

from realmwright.locales import catalogues

WEB = Path(__file__).parents[2] / "web" / "src"
NOT_SHOWN = {"gallery"}
"""The illustrator's page is not part of what is built."""

FORMATS = {"PNG", "SVG", "JSON"}
"""Names that are the same in every language."""

PREFIXES = {
    "clock-",
    "hint-",
    "key-",
    "kingdom_builder-about-",
    "kingdom_builder-card-",
    "kingdom_builder-event-",
    "kingdom_builder-goal-",
    "kingdom_builder-ground-",
    "kingdom_builder-hint-",
    "kingdom_builder-reason-",
    "kingdom_builder-state-",
    "kingdom_builder-step-",
    "kingdom_builder-tile-",
    "kingdom_builder-verb-",
    "kingdoms-can-",
    "kingdoms-event-",
    "kingdoms-face-",
    "kingdoms-reason-",
    "kingdoms-step-",
    "kingdoms-verb-",
    "lesson-",
    "level-",
    "log-",
    "option-",
    "option-needs-",
    "option-set-",
    "placing-",
    "preset-",
    "refusal-",
    "rules-",
    "setting-",
    "speed-",
    "theme-",
    "undo-",
    "verified-",
}
"""Ids that the client makes from a code: `kingdoms-face-${face}`; of any game: `level-${level}`."""

NO_TEXTS = {"column-"}
"""Starts of other names: a line of Kingdoms is the goal `column-3`."""

MADE_OF_A_MODE = {"custom-help", "friends-help", "screen-help"}
"""Ids that start with a variable: `${mode}-help` when a table is set up."""

VOCABULARY = {
    "kingdoms-about-tile",
    "kingdoms-castle",
    "kingdoms-castle-of",
    "kingdoms-column",
    "kingdoms-unseen",
}
"""Words that belong to every game's catalogue, whether this client says them or not."""

GAMES = {path.stem for path in catalogues("en")} - {"client"}
"""Every game has a catalogue of its own. Its ids begin with its name; `say` adds it."""

_LITERAL = re.compile(r"(['\"`])([a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9_]+)*(?:\.[a-z]+)?)\1")
_TEMPLATE = re.compile(r"`([a-z][a-z0-9_-]*-)\$\{")
_CALL = re.compile(r"\b(?:t|has)\(\s*(['\"`])([^'\"`$]+)\1")


def sources() -> list[Path]:
    return [
        path
        for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
        if not path.name.endswith(".test.ts") and NOT_SHOWN.isdisjoint(path.parts)
    ]


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sources())


def named() -> set[str]:
    """Everything in the client's source that is quoted and looks like an id."""
    return {match[2] for match in _LITERAL.finditer(code())}


def ids_in(name: str) -> set[str]:
    """The ids of one catalogue, but for the glossary of terms."""
    paths = {path.name: path for path in catalogues("en")}
    return {id for id in read(paths[name]) if "-term-" not in id}


def forms(id: str) -> set[str]:
    """An id as the client may name it: whole, without its attribute, without its game."""
    whole = {id, id.partition(".")[0]}
    return whole | {one.removeprefix(f"{game}-") for one in whole for game in GAMES}


@pytest.mark.parametrize("name", sorted(path.name for path in catalogues("en")))
def test_no_text_of_the_client_is_unused(name: str) -> None:
    used = named() | VOCABULARY
    assert "`${mode}-help`" in code()
    idle = {
        id
        for id in ids_in(name)
        if forms(id).isdisjoint(used | MADE_OF_A_MODE)
        and not any(form.startswith(prefix) for prefix in PREFIXES for form in forms(id))
    }
    idle -= {target for text in all_of("en").values() for target in text.references}
    assert not idle, "in the catalogue, but nowhere in web/src"


def test_every_text_that_the_client_asks_for_exists() -> None:
    known = all_of("en")
    lost = {match[2] for match in _CALL.finditer(code())} - known.keys()
    assert not lost, "used in web/src, but in no catalogue"


def test_ids_are_put_together_from_declared_prefixes_only() -> None:
    starts = {match[1] for match in _TEMPLATE.finditer(code())} - NO_TEXTS
    ids = {form for id in all_of("en") for form in forms(id)}
    made = {start for start in starts if any(id.startswith(start) for id in ids)}
    assert made == PREFIXES


def hard_coded_texts() -> Iterator[str]:
    for path in sources():
        if path.suffix == ".svelte":
            for line, words in hard_coded(path.read_text(encoding="utf-8")):
                if words in FORMATS:
                    continue
                yield f"{path.relative_to(WEB)}:{line}: {words}"


def test_no_component_has_a_text_of_its_own() -> None:
    assert list(hard_coded_texts()) == []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<p>{name} wins</p>", ["wins"]),
        ("{#if a}<b>yes</b>{:else}no{/if}", ["yes", "no"]),
        ('<button aria-label="Close">×</button>', ["Close"]),
        ("<input placeholder='Your name' />", ["Your name"]),
        ('<Icon title="A {kind} of icon" />', ["A of icon"]),
        ("<p>{won ? 'You won' : t('lost')}</p>", ["You won"]),
        ("<p aria-label={`Row ${n}`}></p>", ["Row"]),
        ("<p>&nbsp;a</p>", ["a"]),
    ],
)
def test_the_lint_finds(source: str, words: list[str]) -> None:
    assert [found for _, found in hard_coded(source)] == words


@pytest.mark.parametrize(
    "source",
    [
        "<p>{t('hello')}</p>",
        "<p>3 × 4 = 12 → −1 · &nbsp;</p>",
        "<script lang=\"ts\">\n  let a = 'Not shown';\n</script>",
        "<style>p { content: 'No'; }</style>",
        "<!-- A comment -->",
        """<p aria-label="{t('row', { n: 2 })}. {t('left')}">{n}</p>""",
        '<p class="card big" data-testid="draw" title={t(`face-${face}`)}>{signed(n)}</p>',
        "{#each ['Ada', 'Bo'] as name (name)}{name}{/each}",
        "<g onclick={() => { if (a > b) go('there'); }}>{a}</g>",
        "<p class:on={a < b} style='color: red'>{n}</p>",
    ],
)
def test_the_lint_lets_pass(source: str) -> None:
    assert hard_coded(source) == []


def test_the_lint_knows_the_line() -> None:
    assert hard_coded("<script>\n  let a;\n</script>\n\n<p>Hello</p>\n") == [(5, "Hello")]
