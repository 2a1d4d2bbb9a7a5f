"""What people may write: names and chat. Text stays text; nothing in it is ever markup."""

from __future__ import annotations

import unicodedata

MAX_NAME = 24
MAX_CHAT = 300

PRESETS = (
    "hello",
    "good_luck",
    "nice_move",
    "oops",
    "hurry",
    "thanks",
    "well_played",
    "good_game",
    "be_right_back",
    "rematch",
)
"""Lines that every reader sees in their own language."""

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, directions that could turn a line around, half characters, line ends."""

_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing, and are there to keep a place."""

MOST_MARKS = 3
"""Accents in a row; more of them run into the lines above and below."""

_JOINERS = "\u200c\u200d"  # needed to write some languages, and by joined emoji


def clean(text: str, longest: int) -> str:
    """The text without what cannot be seen, with single spaces, cut to the longest allowed."""
    text = "".join(
        " " if c in "\t\r\n" else c
        for c in text[: 4 * longest]
        if c in "\t\r\n" or c in _JOINERS or _shown(c)
    )
    text = _few_marks(unicodedata.normalize("NFC", text))
    return " ".join(text.split())[:longest].rstrip()


def clean_name(text: str) -> str:
    """The text as somebody's name; empty if there is nothing in it to read or see."""
    name = clean(text, MAX_NAME)
    return name if any(unicodedata.category(c)[0] in "LNS" for c in name) else ""


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike but for the case of their letters."""
    return bool(one) and _look(one) == _look(other)


def _look(name: str) -> str:
    name = "".join(c for c in name if c not in _JOINERS and not _selects(c))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _selects(c: str) -> bool:
    """Whether this only chooses between two looks of the sign before it."""
    return "\ufe00" <= c <= "\ufe0f" or c == "\u034f"


def _shown(c: str) -> bool:
    return unicodedata.category(c) not in _UNSEEN and c not in _FILLERS


def _few_marks(text: str) -> str:
    """The text without the marks beyond so many in a row; joiners between them go with them."""
    kept, marks = [], 0
    for c in text:
        if unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
        elif c not in _JOINERS:
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)
