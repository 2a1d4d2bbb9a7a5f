"""Texts for people, from the Fluent catalogues in `locales/`, for what is written by Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

Text = Callable[..., str]
"""`text("some-id", name=value)`: a message in one language; a missing one shows its id."""

CATALOGUES = Path(__file__).parent / "locales"


def languages() -> list[str]:
    """The codes of the languages there are catalogues for."""
    return sorted(folder.name for folder in CATALOGUES.iterdir() if folder.is_dir())


def choose(wanted: Iterable[str]) -> str:
    """The first of the wanted languages (`nb-NO`, `de_DE.UTF-8`) that there is; else English."""
    known = languages()
    for tag in wanted:
        code = tag.lower().replace("_", "-").split("-")[0].split(".")[0]
        code = "nb" if code in ("no", "nn") else code
        if code in known:
            return code
    return "en"


def texts(language: str) -> Text:
    """The texts of one language; what it lacks is said in English."""
    bundle = FluentBundle([language], use_isolating=False)
    for code in dict.fromkeys(("en", language)):
        for path in sorted((CATALOGUES / code).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)

    def text(key: str, /, **params: object) -> str:
        if not bundle.has_message(key):
            return key
        pattern = bundle.get_message(key).value
        return key if pattern is None else str(bundle.format_pattern(pattern, params)[0])

    return text
