"""The catalogues taken apart: every text with its variables, selectors and plain words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from realmwright.locales import LANGUAGES, catalogues

OTHERS = tuple(language for language in LANGUAGES if language != "en")
HOLE = "¤"
"""Stands where a variable or another message would be filled in."""


@dataclass(frozen=True)
class Choice:
    """A selector: what it looks at, and the keys of its variants."""

    on: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """The value of a message, or one of its attributes (`id.attribute`)."""

    id: str
    pattern: ast.Pattern

    @property
    def variables(self) -> set[str]:
        found = _Found()
        found.visit(self.pattern)
        return found.variables

    @property
    def references(self) -> set[str]:
        found = _Found()
        found.visit(self.pattern)
        return found.references

    @property
    def choices(self) -> list[Choice]:
        found = _Found()
        found.visit(self.pattern)
        return found.choices

    def sayings(self) -> list[str]:
        """All the ways this text can read, with holes for what is filled in."""
        return list(_sayings(self.pattern))


class _Found(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        on = node.selector
        name = on.id.name if isinstance(on, ast.VariableReference) else type(on).__name__
        self.choices.append(Choice(name, tuple(_key(variant) for variant in node.variants)))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _sayings(pattern: ast.Pattern) -> Iterator[str]:
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            parts = [saying for variant in variants for saying in _sayings(variant.value)]
        else:
            parts = [HOLE]
        said = [before + part for before in said for part in parts]
    yield from said


@cache
def read(path: Path) -> dict[str, Text]:
    """All texts of one file by id; a file that does not hold together is an error."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    texts: dict[str, Text] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{path.parent.name}/{path.name}: not Fluent: {entry.content!r}")
        if not isinstance(entry, ast.Message):
            continue
        found = [Text(entry.id.name, entry.value)] if entry.value else []
        found += [Text(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for text in found:
            assert text.id not in texts, f"{path.parent.name}/{path.name}: twice: {text.id}"
            texts[text.id] = text
    return texts


def names(language: str) -> list[str]:
    """The names of a language's catalogue files."""
    return [path.name for path in catalogues(language)]


@cache
def all_of(language: str) -> dict[str, Text]:
    """All texts of a language, from all its files; no id occurs in two of them."""
    texts: dict[str, Text] = {}
    for path in catalogues(language):
        found = read(path)
        assert not texts.keys() & found.keys(), texts.keys() & found.keys()
        texts |= found
    return texts
