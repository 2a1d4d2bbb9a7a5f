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

_JOINERS = "\u200c\u200d"  # needed to write some languages, and by joined emoji


def clean(text: str, longest: int) -> str:
    """The text without what cannot be seen, with single spaces, cut to the longest allowed."""
    text = "".join(
        " " if c in "\t\r\n" else c
        for c in unicodedata.normalize("NFC", text[: 4 * longest])
        if c in "\t\r\n" or c in _JOINERS or unicodedata.category(c) not in _UNSEEN
    )
    return " ".join(text.split())[:longest].rstrip()
