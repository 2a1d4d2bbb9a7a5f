"""The Python reader: choosing a language, finding a text, the language nobody speaks."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st
from tests.locales.catalogue import all_of

from realmwright.locales import LANGUAGES, catalogues, choose, pseudo, pseudo_catalogue, text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-CH, fr;q=0.9", "de"),
        ("fr;q=0.4, it;q=0.8", "it"),
        ("fr;q=0.8, it;q=0.8", "fr"),
        ("xx, sv;q=0.1", "sv"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("NB-no", "nb"),
        ("de;q=0", "en"),
        ("de;q=0, da;q=0.001", "da"),
        ("de;q=7, nl;q=0.2", "nl"),
        ("de;q=nonsense", "en"),
        ("*", "en"),
        (" nl ; q=0.5 , en ; q=0.4 ", "nl"),
        ("zh-Hant-TW, pt-BR", "en"),
    ],
)
def test_the_best_known_language_is_chosen(header: str | None, language: str) -> None:
    assert choose(header) == language


@given(st.text(alphabet=st.sampled_from("denobxq-;=.,01* "), max_size=60))
def test_any_header_leads_to_a_language(header: str) -> None:
    assert choose(header) in LANGUAGES


def test_every_folder_is_a_language() -> None:
    folder = catalogues("en")[0].parent.parent
    found = {path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl"))}
    assert found == set(LANGUAGES)


def test_a_text_takes_its_parameters_without_isolating_marks() -> None:
    assert text("en", "kingdoms-castle", rank=3) == "Castle of rank 3"
    assert text("de", "kingdoms-castle", rank=3) == "Schloss vom Rang 3"


def test_a_number_takes_its_plural() -> None:
    assert text("nb", "kingdoms-pool-left", count=0) == "Forrådet er tomt"
    assert text("nb", "kingdoms-pool-left", count=1) == "1 brikke i forrådet"
    assert text("nb", "kingdoms-pool-left", count=7) == "7 brikker i forrådet"


def test_attributes_have_names() -> None:
    assert text("en", "kingdoms-option-open_tiles.help").startswith("All 22 tiles")
    assert text("en", "kingdoms-option-open_tiles.nothing") == "kingdoms-option-open_tiles.nothing"


def test_what_is_missing_is_said_in_english_or_shows_its_id() -> None:
    assert text("tlh", "kingdoms-pool") == text("en", "kingdoms-pool")
    assert text("de", "no-such-text") == "no-such-text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    """With all its variables given, nothing of Fluent's own shows in any text."""
    for id, found in all_of(language).items():
        for number in (0, 1, 2, 5, 1_000_000):
            said = text(language, id, **dict.fromkeys(found.variables, number))
            assert said, id
            assert not re.search(r"[{}$]|\?\?\?", said), f"{language}: {id}: {said}"


def test_pseudo_is_two_fifths_longer_and_still_readable() -> None:
    english = "Your turn: place a castle, draw a tile or place your secret tile."
    said = pseudo(english)
    letters = sum(map(str.isalpha, english))
    assert len(said) >= len(english) + letters * 2 // 5
    assert len(said) <= len(english) * 3 // 2
    assert not re.search("[A-Za-z]", said)
    assert said.count(" ") == english.count(" ")


def test_pseudo_catalogues_keep_names_and_variables() -> None:
    for path in catalogues("en"):
        source = path.read_text(encoding="utf-8")
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(pseudo_catalogue(source)))
        for id, found in all_of("en").items():
            name, _, attribute = id.partition(".")
            if not re.search(rf"^{re.escape(name)} =", source, re.M):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(found.variables, 7))
            real = [error for error in errors if "Unknown message" not in str(error)]
            assert not real, id
            assert said == str(said)
