"""Names and chat are text and nothing else."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.tables.text import clean, clean_name, same_name


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("a\tb\r\nc", "a b c"),
        ("\u202eevil\u2066", "evil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\x00\x1b[31mred", "[31mred"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("e\u0301", "é"),
        ("\ud800", ""),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("a\u2800b\u3164\u115f\u1160\uffa0c", "abc"),
        ("x" + "\u0316" * 23 + "y", "x" + "\u0316" * 3 + "y"),
        ("x" + "\u0316\u200d" * 5 + "y", "x" + "\u0316\u200d" * 3 + "y"),
        ("", ""),
    ],
)
def test_what_is_kept(raw: str, shown: str) -> None:
    assert clean(raw, 40) == shown


@pytest.mark.parametrize(
    "name",
    [
        "\u200d\u200d",
        "\u3164",
        "\u2800",
        "\u115f",
        "\u0301",
        "\ufe0f",
        "...",
        " \u200b\n ",
        "\u034f",
    ],
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize("name", ["Ann", "Ό", "李", "ﷺ", "7", "♥", "❤\ufe0f", "नि", "O'Hara-2."])
def test_names_of_all_kinds_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ann", "aNN", True),
        ("Straße", "STRASSE", True),
        ("Ann", "A\u200dnn", True),
        ("❤", "❤\ufe0f", True),
        ("Ann", "\uff21nn", True),
        ("Ann", "Anna", False),
        ("", "", False),
    ],
)
def test_names_that_look_the_same(one: str, other: str, same: bool) -> None:
    assert same_name(one, other) is same


@given(st.text(), st.integers(1, 50))
def test_clean_text_is_short_and_stays_as_it_is(raw: str, longest: int) -> None:
    text = clean(raw, longest)
    assert len(text) <= longest
    assert clean(text, longest) == text
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text)
    assert text == text.strip()
    text.encode()
