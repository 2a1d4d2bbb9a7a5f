"""Names and chat are text and nothing else."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.tables.text import clean


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
        ("", ""),
    ],
)
def test_what_is_kept(raw: str, shown: str) -> None:
    assert clean(raw, 40) == shown


@given(st.text(), st.integers(1, 50))
def test_clean_text_is_short_and_stays_as_it_is(raw: str, longest: int) -> None:
    text = clean(raw, longest)
    assert len(text) <= longest
    assert clean(text, longest) == text
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text)
    assert text == text.strip()
    text.encode()
