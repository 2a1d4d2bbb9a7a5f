"""Eight languages, chosen by the browser or by hand, each whole."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Troubles
from tests.browser.looking import beyond_the_edge
from tests.browser.support import (
    LANGUAGES,
    Hands,
    last_turn,
    make_table,
    near_the_end,
    settled,
    start,
)
from tests.browser.test_phone import PHONE, within

from realmwright.locales import catalogues, pseudo_catalogue, text

IDS = {
    found
    for path in catalogues("en")
    for found in re.findall(r"^([a-z][\w-]*-[\w-]+) *=", path.read_text("utf-8"), re.M)
}
"""The ids of messages that could not be mistaken for a word."""

TEXTS = """() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  }
  return found;
}"""


def unfinished(page: Page) -> list[str]:
    """Texts that show an id or a variable instead of words."""
    texts: list[str] = page.evaluate(TEXTS)
    return [
        one[:200]
        for one in texts
        if re.search(r"[{}]|undefined|NaN|\[object", one)
        or IDS & set(re.findall(r"[a-z][\w-]*-[\w-]+", one))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks(new_page: Callable[..., Page], language: str) -> None:
    """From the lobby to the finished page: no ids, no braces, and the right words."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("play-now")).to_have_text(text(language, "play-now"))
    assert unfinished(page) == []
    page.get_by_test_id("new-table-kingdoms").click()
    expect(page.get_by_test_id("option-last_castle")).to_be_visible()
    assert unfinished(page) == []

    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_text(text(language, "kingdoms-rules-mountain")).first).to_be_visible()
    assert unfinished(page) == []

    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(1, "A1")
    hands.end_turn()
    hands.state()
    for tab in ("lines", "tiles", "log", "chat"):
        hands.by(f"tab-{tab}").click()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert unfinished(page) == [], tab
    hands.at(make_table(page, document=near_the_end())).finish()
    assert unfinished(page) == []


def settle(page: Page) -> Hands:
    """A turn of Kingdom Builder with long words: reasons, tiles, a card of flower fields."""
    tiles = [["farm R12 used", "farm M16 ready", "paddock S3 ready", "tavern C7 ready"], []]
    document = settled("M17 R13 S4 C8", "E14 F15", tiles=tiles, played="flower")
    return Hands(page).at(make_table(page, document=document))


@pytest.mark.parametrize("language", LANGUAGES)
def test_kingdom_builder_speaks_and_fits(new_page: Callable[..., Page], language: str) -> None:
    """On the phone: options, a turn in every step, all tabs, the finished page, the rules."""
    page = new_page(locale=language, **PHONE)

    def well(where: str) -> None:
        assert unfinished(page) == [], where
        assert beyond_the_edge(page) == [], where

    page.goto("/")
    page.get_by_test_id("new-table-kingdom_builder").tap()
    expect(page.get_by_test_id("option-redraw_scope")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    well("options")

    hands = settle(page)
    expect(hands.by("supply")).to_have_accessible_name(
        text(language, "kingdom_builder-supply", count=36)
    )
    well("building")
    hands.cell(hands.legal()[0]).tap()
    expect(hands.by("confirm")).to_be_visible()
    well("a preview")
    hands.by("hand-farm").first.tap(force=True)  # it is used: disabled, as the page says
    expect(page.locator(".urgent")).to_be_visible()
    well("a reason")
    hands.by("hand-paddock").tap()
    well("a tile")
    hands.put("S4")
    well("moving")
    assert within(page, page.locator("button.big"))
    for tab in ("goals", "cards", "log"):
        hands.by(f"tab-{tab}").tap()
        expect(hands.by(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        well(tab)
    hands.at(make_table(page, document=last_turn())).finish()
    well("the end")
    page.goto("/rules/kingdom_builder")
    title = text(language, "kingdom_builder-rules-movers")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    well("the rules")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("nb-NO", "nb"), ("nn-NO", "nb"), ("nl-BE", "nl"), ("sv-SE", "sv"), ("pl-PL", "en")],
)
def test_the_browser_chooses(new_page: Callable[..., Page], locale: str, language: str) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("play-now")).to_have_text(text(language, "play-now"))


def test_the_choice_is_kept_and_changes_a_running_game(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("settings").click()
    page.get_by_test_id("settings-dialog").get_by_test_id("language").select_option("fr")
    page.keyboard.press("Escape")
    expect(hands.by("tab-log")).to_have_text(text("fr", "log"))
    page.reload()
    hands.ready()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(hands.by("tab-log")).to_have_text(text("fr", "log"))


def test_texts_may_be_two_fifths_longer(new_page: Callable[..., Page], troubles: Troubles) -> None:
    """A made-up language, longer than any of ours, fits on the phone; and nothing stays English."""

    def longer(route: Route) -> None:
        source = "\n".join(path.read_text("utf-8") for path in catalogues("en"))
        body = f"export default {json.dumps(pseudo_catalogue(source))}"
        route.fulfill(content_type="text/javascript", body=body)

    page = new_page(**PHONE)
    page.route("**/assets/en-*.js", longer)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_contain_text(re.compile("[łýñ]"))
    assert beyond_the_edge(page) == []
    hands = Hands(page).at(make_table(page, document=start()))
    hands.by("hand-castle-1").tap()
    hands.cell("C3").tap()
    expect(hands.by("confirm")).to_be_visible()
    assert beyond_the_edge(page) == []
    hands = settle(page)
    hands.cell(hands.legal()[0]).tap()
    expect(hands.by("confirm")).to_be_visible()
    assert beyond_the_edge(page) == []
    hands.by("tab-goals").tap()
    assert beyond_the_edge(page) == []
