"""Finds words that were written into a Svelte component instead of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator

SPOKEN = (
    "alt|aria-description|aria-label|aria-placeholder|aria-roledescription|aria-valuetext"
    "|label|placeholder|summary|title"
)
"""Attributes that people read or hear, of elements and of our own components."""

_HIDDEN = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.S)
_LETTER = re.compile(r"[^\W\d_]")
_ATTRIBUTE = re.compile(rf"(?<![\w:-])(?:{SPOKEN})\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|(\{{))")
_LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
_WORDS = re.compile(r"^[^\W\d_a-z]|[^\W\d_]\s+[^\W\d_]")
"""A capital at the start, or two words: no id, class or path looks like that."""


def hard_coded(source: str) -> list[tuple[int, str]]:
    """The line and the words of each text that is not from the catalogue."""
    # What is hidden is blanked out, not cut out, so that line numbers stay true.
    markup = _HIDDEN.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
    return [
        (markup.count("\n", 0, start) + 1, " ".join(words.split()))
        for start, words in _texts(markup)
    ]


def _texts(markup: str) -> Iterator[tuple[int, str]]:
    place = 0
    while place < len(markup):
        sign = markup[place]
        if sign == "<" and re.match(r"</?[A-Za-z]", markup[place:]):
            end = _tag_end(markup, place)
            yield from _attributes(markup[place:end], place)
            place = end
        elif sign == "{":
            end = _brace_end(markup, place)
            yield from _literals(markup[place:end], place)
            place = end
        else:
            end = place + 1
            while end < len(markup) and markup[end] not in "<{":
                end += 1
            words = re.sub(r"&\w+;", "", markup[place:end])
            if _LETTER.search(words):
                yield place, words
            place = end


def _attributes(tag: str, offset: int) -> Iterator[tuple[int, str]]:
    for match in _ATTRIBUTE.finditer(tag):
        if match[3]:
            expression = tag[match.start(3) : _brace_end(tag, match.start(3))]
            yield from _literals(expression, offset + match.start())
            continue
        yield from _mixed(match[1] or match[2] or "", offset + match.start())


def _mixed(value: str, offset: int) -> Iterator[tuple[int, str]]:
    """A quoted value with expressions in it: `"{name} of {count}"`."""
    words = ""
    place = 0
    while place < len(value):
        end = _brace_end(value, place) if value[place] == "{" else place + 1
        if value[place] == "{":
            yield from _literals(value[place:end], offset)
        else:
            words += value[place]
        place = end
    if _LETTER.search(words):
        yield offset, words


def _literals(expression: str, offset: int) -> Iterator[tuple[int, str]]:
    """Quoted words inside `{…}`; what is a path, a class or an id is left alone."""
    if expression.startswith(("{@html", "{@const", "{@render", "{#", "{:")):
        return
    for match in _LITERAL.finditer(expression):
        words = re.sub(r"\$\{[^{}]*\}", "", next(filter(None, match.groups()), ""))
        if _WORDS.search(words):
            yield offset + match.start(), words


def _tag_end(markup: str, place: int) -> int:
    while place < len(markup):
        sign = markup[place]
        if sign == "{":
            place = _brace_end(markup, place)
        elif sign in "\"'":
            place = _quote_end(markup, place)
        elif sign == ">":
            return place + 1
        else:
            place += 1
    return place


def _quote_end(markup: str, place: int) -> int:
    end = markup.find(markup[place], place + 1)
    return len(markup) if end < 0 else end + 1


def _brace_end(markup: str, place: int) -> int:
    depth = 0
    while place < len(markup):
        sign = markup[place]
        if sign == "{":
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                return place + 1
        elif sign in "\"'`":
            literal = _LITERAL.match(markup, place)
            if literal:
                place = literal.end()
                continue
        place += 1
    return place
