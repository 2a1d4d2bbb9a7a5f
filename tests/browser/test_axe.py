"""Every screen, by day and by lamp, has nothing that axe would object to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles
from tests.browser.support import (
    GREEDY,
    ME,
    Hands,
    last_turn,
    make_table,
    near_the_end,
    settled,
    start,
)

AXE = Axe()
COLOURS = ["color-contrast", "link-in-text-block"]


def lobby(page: Page) -> None:
    make_table(page)  # a line under "your games"
    page.goto("/")
    expect(page.locator("#running")).to_be_visible()


def options(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("new-table-kingdoms").click()
    expect(page.get_by_test_id("option-open_tiles")).to_be_visible()


def settings(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("settings-dialog")).to_be_visible()


def waiting(page: Page) -> None:
    page.goto(make_table(page, seats=[ME, {"kind": "open"}]))
    expect(page.get_by_test_id("link")).to_be_visible()


def begin(page: Page) -> Hands:
    return Hands(page).at(make_table(page, document=start()))


def turn(page: Page) -> None:
    hands = begin(page)
    hands.castle(2, "C3")
    hands.end_turn()
    hands.state()


def preview(page: Page) -> None:
    hands = begin(page)
    hands.by("hand-castle-3").click()
    hands.cell("D4").hover()
    expect(page.locator(".totals")).to_be_visible()


def held(page: Page) -> None:
    begin(page).castle(4, "B2")
    expect(page.get_by_test_id("end-turn")).to_be_enabled()


def drawn(page: Page) -> None:
    begin(page).draw()


def open_tiles(page: Page) -> None:
    document = start(open_tiles=True)
    spec = {"options": {"open_tiles": True}, "document": document}
    Hands(page).at(make_table(page, **spec)).state()


def log(page: Page) -> None:
    turn(page)
    page.get_by_test_id("tab-log").click()
    page.get_by_test_id("log").get_by_role("button").first.click()
    expect(page.get_by_test_id("live")).to_be_visible()


def chat(page: Page) -> None:
    begin(page)
    page.get_by_test_id("tab-chat").click()
    page.get_by_role("button", name="Hello!").click()
    expect(page.get_by_role("log")).to_contain_text("Hello!")


def tiles(page: Page) -> None:
    begin(page)
    page.get_by_test_id("tab-tiles").click()


def menu(page: Page) -> None:
    begin(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("continue-elsewhere").click()
    expect(page.get_by_test_id("link")).to_have_count(2)


def keys(page: Page) -> None:
    begin(page)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-dialog")).to_be_visible()


def seat(page: Page) -> None:
    begin(page)
    page.get_by_test_id("seat-0").click()
    expect(page.get_by_test_id("seat-dialog")).to_be_visible()


def explained(page: Page) -> None:
    turn(page)
    page.get_by_test_id("cell-C3").click(button="right")
    expect(page.get_by_test_id("info")).to_be_visible()


def summary(page: Page) -> None:
    Hands(page).at(make_table(page, document=near_the_end())).play_to_summary()


def finished(page: Page) -> None:
    summary(page)
    page.get_by_test_id("continue").click()
    expect(page.get_by_test_id("finished")).to_be_visible()


def replay(page: Page) -> None:
    page.goto("/")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": near_the_end().encode()}
    page.get_by_test_id("open-file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_test_id("board")).to_have_attribute("data-ready", "true")


def rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def about(page: Page) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def learn(page: Page) -> None:
    page.goto("/learn")
    expect(page.get_by_test_id("board")).to_have_attribute("data-ready", "true")


def builder_options(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("choose-kingdom_builder").check()
    page.get_by_test_id("new-table-kingdom_builder").click()
    expect(page.get_by_test_id("option-first_game")).to_be_visible()


def settle(page: Page, **said: Any) -> Hands:
    """A table of Kingdom Builder, with tiles that are ready and one that is used."""
    tiles = [["farm R12 used", "farm M16 ready", "paddock S3 ready"], []]
    document = settled("M17 R13 S4", "E14 F15", tiles=tiles, **{"played": "grass", **said})
    hands = Hands(page).at(make_table(page, document=document))
    assert hands.state() == "place"
    return hands


def builder_preview(page: Page) -> None:
    hands = settle(page)
    hands.cell(hands.legal()[0]).hover()
    expect(hands.by("preview").locator(".sum")).to_be_visible()


def builder_tile(page: Page) -> None:
    """A settlement is taken up, and the cards are counted."""
    hands = settle(page)
    hands.use("paddock")
    hands.put("S4")
    hands.by("tab-cards").click()
    expect(hands.by("cards")).to_be_visible()


def builder_reason(page: Page) -> None:
    hands = settle(page)
    hands.cell("A1").click(force=True)
    expect(hands.by("sentence")).to_contain_text("Here it has to be")
    hands.cell("M16").click(button="right", force=True)
    expect(hands.by("info")).to_be_visible()


def builder_seat(page: Page) -> None:
    settle(page).by("seat-0").click()
    expect(page.get_by_test_id("seat-dialog")).to_be_visible()


def builder_summary(page: Page) -> None:
    document = last_turn(seats=5)
    spec = {"seats": [ME, *[GREEDY] * 4], "document": document}
    Hands(page).at(make_table(page, **spec)).play_to_summary()


def builder_finished(page: Page) -> None:
    Hands(page).at(make_table(page, document=last_turn())).finish()


def builder_rules(page: Page) -> None:
    page.goto("/rules/kingdom_builder")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def missing(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


SCREENS = [
    *(lobby, options, settings, waiting, turn, preview, held, drawn, open_tiles, log, chat, tiles),
    *(menu, keys, seat, explained, summary, finished, replay, rules, about, learn, missing),
    *(builder_options, settle, builder_preview, builder_tile, builder_reason, builder_seat),
    *(builder_summary, builder_finished, builder_rules),
]


def violations(page: Page, **options: Any) -> list[str]:
    """What axe finds, in a form that can be read."""
    # Only what stands still can be judged: fading things have half their contrast.
    page.evaluate(
        "Promise.all(document.getAnimations().filter(one =>"
        " one.effect?.getComputedTiming().iterations !== Infinity).map(one => one.finished))"
    )
    results = AXE.run(page, options={"resultTypes": ["violations"], **options})
    found = results.response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]} ({node['failureSummary'][:300]})"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(
    new_page: Callable[..., Page], troubles: Troubles, screen: Callable[[Page], None]
) -> None:
    troubles.expect("404")  # one of the screens is the one for what is missing
    page = new_page(color_scheme="light")
    screen(page)
    by_day = violations(page)
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.emulate_media(color_scheme="dark")
    # The page is the same one: only what rests on colours can have changed.
    by_lamp = violations(page, runOnly=COLOURS)
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != paper
    assert {"day": by_day, "lamp": by_lamp} == {"day": [], "lamp": []}


@pytest.mark.parametrize(
    "screen",
    [lobby, turn, finished, settle, builder_finished],
    ids=lambda screen: screen.__name__,
)
def test_axe_finds_nothing_on_a_phone(
    new_page: Callable[..., Page], screen: Callable[[Page], None]
) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    screen(page)
    assert violations(page) == []


def test_the_theme_is_switched_by_hand(new_page: Callable[..., Page]) -> None:
    page = new_page(color_scheme="light")
    page.goto("/")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(background)
    page.get_by_test_id("theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "lamp")
    lamp = page.evaluate(background)
    assert lamp != day
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "lamp")
    assert page.evaluate(background) == lamp


def test_forced_colours_keep_the_board_readable(new_page: Callable[..., Page]) -> None:
    """Legal spaces and the last move are drawn in the system's colours."""
    page = new_page(forced_colors="active")
    turn(page)
    hands = Hands(page)
    hands.by("hand-castle-1").click()
    ring = page.locator(".ring.over").first
    expect(ring).to_be_visible()
    stroke = "ring => getComputedStyle(ring).stroke"
    probe = "() => { const one = document.createElement('i'); one.style.color = 'Highlight';"
    probe += " document.body.append(one); const found = getComputedStyle(one).color;"
    probe += " one.remove(); return found; }"
    assert ring.evaluate(stroke) == page.evaluate(probe)
    assert violations(page) == []


def test_reduced_motion_moves_nothing(new_page: Callable[..., Page]) -> None:
    """A whole turn and the bot's answer without one animation of the board."""
    page = new_page(settings={}, reduced_motion="reduce")
    page.add_init_script(
        "window.moved = []; addEventListener('animationstart', event =>"
        " window.moved.push(event.animationName), true)"
    )
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(2, "C3")
    hands.end_turn()
    hands.state()
    assert page.evaluate("window.moved") == []
