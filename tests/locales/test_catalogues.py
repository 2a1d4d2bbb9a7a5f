"""All eight languages say the same things with the same parameters, and say them properly."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from tests.locales.catalogue import HOLE, OTHERS, all_of, names

from realmwright.locales import LANGUAGES, catalogues

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

QUOTES = {
    "en": ("“", "”"),
    "nl": ("“", "”"),
    "de": ("„", "“"),
    "fr": ("«", "»"),
    "it": ("«", "»"),
    "da": ("»", "«"),
    "nb": ("«", "»"),
    "sv": ("”", "”"),
}
"""Opening and closing quotation marks, as each language writes them."""

THIN, WIDE = "\u202f", "\u00a0"


def literal(key: str) -> bool:
    return key.lstrip("-").replace(".", "").isdigit()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert names(language) == names("en")
    english, other = set(all_of("en")), set(all_of(language))
    missing, left_over = sorted(english - other), sorted(other - english)
    assert (missing, left_over) == ([], [])


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    english, other = all_of("en"), all_of(language)
    different = {
        id: (sorted(english[id].variables), sorted(other[id].variables))
        for id in english.keys() & other.keys()
        if english[id].variables != other[id].variables
    }
    assert not different, f"English and {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    known = all_of(language)
    lost = {id: text.references - known.keys() for id, text in known.items()}
    assert not {id: missing for id, missing in lost.items() if missing}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same_cases_apart(language: str) -> None:
    """Numbers apart: their categories are each language's own; a literal 0 is English's too."""

    def cases(of: str, id: str) -> list[tuple[str, set[str]]]:
        return sorted(
            (choice.on, {key for key in choice.keys if key not in CATEGORIES})
            for choice in all_of(of)[id].choices
        )

    shared = all_of("en").keys() & all_of(language).keys()
    different = {
        id: (cases("en", id), cases(language, id))
        for id in shared
        if cases("en", id) != cases(language, id)
    }
    assert not different, f"English and {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_categories_of_the_language(language: str) -> None:
    """CLDR: `many` in French and Italian, one and other everywhere."""
    wanted = {*Locale(language).plural_form.tags, "other"}
    for id, text in all_of(language).items():
        for choice in text.choices:
            counted = {key for key in choice.keys if key in CATEGORIES}
            if counted - {"other"}:
                assert counted == wanted, f"{language}: {id}"
                others = set(choice.keys) - counted
                assert all(map(literal, others)), f"{language}: {id}: {sorted(others)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    faults = [
        f"{id}: {fault}: {said!r}"
        for id, text in all_of(language).items()
        for said in text.sayings()
        for fault in typographic_faults(language, said)
    ]
    assert not faults, "\n".join(faults)


def typographic_faults(language: str, said: str) -> list[str]:
    """What a proof-reader would mark in the margin."""
    rules = {
        "two spaces": r"\S  +\S",
        "space at the start or end": r"^\s|\s$",
        "straight quotation mark": r"[\"`]|'",
        "three dots for an ellipsis": r"\.\.\.",
        "hyphen for a minus sign": rf"(?<![\w{HOLE}])-\s?[\d{HOLE}]",
        "hyphen for a dash": r"\s-\s|--",
        "space before a comma or full stop": r"\s[,.](?!\w)",
        "letter x for times": r"\d ?x ?\d",
        "isolating marks": "[\u2066-\u2069\u200b]",
    }
    if language == "fr":
        rules |= {
            "no thin space before ; ! ?": rf"[^\s{THIN}{WIDE};!?][;!?]|[ ][;!?]",
            "no hard space before :": rf"(?<=[\w{HOLE}» ])(?<!{WIDE}):(?!\d)",
            "no hard space inside quotation marks": rf"«[^{WIDE}]|[^{WIDE}]»",
        }
    else:
        rules |= {
            "space before : ; ! ?": r"\s[:;!?](?!\w)",
            "hard spaces": f"[{THIN}{WIDE}]",
        }
    faults = [name for name, rule in rules.items() if re.search(rule, said)]
    marks = re.findall("[“”„«»‟‘]", said)
    opening, closing = QUOTES[language]
    if marks != [opening, closing] * (len(marks) // 2):
        faults.append(f"quotation marks are not {opening}…{closing}")
    return faults


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Two  spaces."),
        ("en", "It's straight."),
        ("en", "Say “this."),
        ("en", "And so on..."),
        ("en", "It costs -3."),
        ("en", "A dash - here."),
        ("de", "Das heißt “so”."),
        ("da", "Hedder «sådan»."),
        ("fr", "Quoi ?"),
        ("fr", "Quoi?"),
        ("fr", "Voici: deux."),
        ("fr", "Dit « ici »."),
        ("nl", "Let op : nu."),
    ],
)
def test_the_proof_reader_sees(language: str, said: str) -> None:
    assert typographic_faults(language, said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Row 2: +4 × 3 = +12, “sure”, it’s −3."),
        ("de", "Das heißt „so“."),
        ("fr", f"«{WIDE}Quoi{WIDE}»{WIDE}: deux{THIN}; rien{THIN}!"),
        ("sv", "Det heter ”så”."),
    ],
)
def test_the_proof_reader_lets_pass(language: str, said: str) -> None:
    assert typographic_faults(language, said) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Long texts that read as in English have been forgotten, not translated."""
    english, other = all_of("en"), all_of(language)
    same = [
        id
        for id in english.keys() & other.keys()
        if english[id].sayings() == other[id].sayings()
        and any(len(re.findall(r"\w+", said.replace(HOLE, ""))) > 3 for said in text_of(id))
    ]
    assert not same


def text_of(id: str) -> list[str]:
    return all_of("en")[id].sayings()


def test_each_file_ends_with_a_line_end() -> None:
    for language in LANGUAGES:
        for path in catalogues(language):
            text = path.read_text(encoding="utf-8")
            assert text.endswith("\n"), path
            assert "\t" not in text, path
            assert "\r" not in text, path
