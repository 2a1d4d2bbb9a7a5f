"""Texts in the reader's language: the Fluent catalogues, one folder a language, read by Python.

The client reads the same files. Here they serve page titles, link previews and whatever else is
written by the server or in a terminal.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from realmwright.locales.qps import pseudo, pseudo_catalogue

__all__ = ["LANGUAGES", "catalogues", "choose", "pseudo", "pseudo_catalogue", "text"]

LANGUAGES = ("en", "nl", "de", "fr", "it", "da", "nb", "sv")
"""The codes of all languages; English first, because what another lacks is said in English."""

_FOLDER = Path(__file__).parent
_ALIASES = {"no": "nb", "nn": "nb"}
_WISH = re.compile(
    r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?"
)


def catalogues(language: str) -> list[Path]:
    """The catalogue files of a language."""
    return sorted((_FOLDER / language).glob("*.ftl"))


def choose(accept_language: str | None) -> str:
    """The best known language for an Accept-Language header; English when none is wanted.

    The highest q-value wins, the first of equals. Norwegian in any form is Bokmål.
    """
    best, weight = LANGUAGES[0], 0.0
    for wish in (accept_language or "").split(","):
        match = _WISH.fullmatch(wish)
        if match is None:
            continue
        code = match[1].lower()
        code = _ALIASES.get(code, code)
        q = min(float(match[2] or 1), 1.0)
        if code in LANGUAGES and q > weight:
            best, weight = code, q
    return best


def text(lang: str, id: str, /, **params: Any) -> str:
    """A message with its parameters filled in; `id.attribute` names an attribute.

    What a language lacks is said in English; what nobody knows shows its id, so that a slip is
    seen and nothing breaks.
    """
    name, _, attribute = id.partition(".")
    for code in dict.fromkeys((lang, LANGUAGES[0])):
        bundle = _bundle(code) if code in LANGUAGES else None
        if bundle is None or not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, params)[0])
    return id


@cache
def _bundle(language: str) -> FluentBundle:
    # All eight languages run left to right, so the invisible isolating marks would only get into
    # titles and labels.
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
