"""A language that nobody speaks (`qps`): English with accents and two fifths longer.

Shown in the client it finds what is too narrow, cut off, or not in the catalogue at all.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

_ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅßÇÐÉƑĜĤÎĴĶŁṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķłɱñöþǫŕšţûṽŵẋýž",
)
_LONGER = 2, 5


def pseudo(text: str) -> str:
    """The text with accents on its letters, every fifth and third of them twice."""
    more, of = _LONGER
    said, owed = [], 0
    for sign in text:
        owed += more
        said.append(sign.translate(_ACCENTS))
        if sign.isalpha():
            # Letters are doubled inside the words, so that lines break where they would.
            said.append(said[-1] * (owed // of))
            owed %= of
    return "".join(said)


def pseudo_catalogue(source: str) -> str:
    """A Fluent catalogue with all its texts made pseudo; names, keys and variables stay."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


class _Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(pseudo(node.value))
