"""Kingdom Builder from the first click to the finished page and beyond."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.support import GREEDY, ME, Hands, last_turn, make_table, table_id

import realmwright as rw

FIRST_CARDS = ["castles", "fishermen", "knights", "merchants"]


def table_of(place: Locator) -> list[list[int]]:
    """What the account says: for each player the gold of every goal, then the sum."""
    rows = place.get_by_test_id("score-table").locator("tbody tr")
    texts: list[list[str]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(one => one.innerText))"
    )
    return [[int(one) for one in row] for row in texts]


def account(record: rw.Record) -> list[list[int]]:
    """The same from the engine."""
    return [
        [*(entry.gold for entry in sheet.entries), sheet.total]
        for sheet in record.position().scores()
    ]


def download(page: Page, folder: Path) -> rw.Record:
    with page.expect_download() as download:
        page.get_by_test_id("finished").get_by_role("link", name="Record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return rw.load(path.read_text("utf-8"))


def test_a_first_game_by_clicks(new_page: Callable[..., Page], tmp_path: Path) -> None:
    """One tap in the lobby, all the settlements, the account, the record and the next game."""
    page = new_page()
    page.goto("/")
    page.get_by_test_id("first-game-kingdom_builder").click()
    hands = Hands(page, seed=4).ready()
    expect(hands.by("seat-0")).to_contain_text("(you)")
    expect(hands.by("seat-1")).to_contain_text("Surveyor")
    assert hands.goals() == FIRST_CARDS
    hands.play_out()
    assert hands.used, "no tile was used"

    finished = hands.by("finished")
    record = download(page, tmp_path)
    assert record.options["first_game"] is True
    shown = table_of(finished)
    assert shown == account(record)
    gold = [row[-1] for row in shown]
    assert record.gold == tuple(gold)
    ranking = finished.locator(".ranking li")
    assert [int(one) for one in ranking.locator("strong").all_inner_texts()] == sorted(gold)[::-1]
    expect(finished).to_contain_text("The player with the most gold wins.")
    chart = finished.get_by_role("img", name="Gold over time")
    expect(chart.locator("path.gold")).to_have_count(2)
    points = (chart.locator("path.gold").first.get_attribute("d") or "").count("L")
    assert points == len(record.actions)

    finished.get_by_test_id("verify").click()
    expect(finished.get_by_text("The shuffle is as promised")).to_be_visible()
    table = table_id(page)
    finished.get_by_test_id("rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    hands.ready()
    expect(hands.by("seat-1")).to_contain_text("(you)")  # the seats go round
    assert hands.goals() == FIRST_CARDS
    assert hands.state() == "place"


def test_five_kingdoms_are_counted(new_page: Callable[..., Page], tmp_path: Path) -> None:
    """Goal by goal over the board, skippable; then the table of all five, and once more."""
    page = new_page(settings={"speed": 2})
    document = last_turn(seats=5)
    hands = Hands(page).at(make_table(page, seats=[ME, *[GREEDY] * 4], document=document))
    expect(hands.by("sentence")).to_contain_text("Last round!")
    while hands.state() == "place":
        hands.put(hands.legal()[0])
    hands.end_turn()
    counting, summary = hands.by("counting"), hands.by("round-summary")
    expect(counting).to_contain_text("The kingdoms are counted")
    expect(counting).to_contain_text("Castles")
    expect(counting.locator(".amounts > span")).to_have_count(5)
    castles = hands.by("goal-castles").locator(".gold")
    earned = [int(one) for one in castles.all_inner_texts()]
    assert len(earned) == 5
    expect(page.locator(".cell.lit").first).to_be_visible()
    hands.by("skip").click()
    expect(counting).to_have_count(0)
    expect(summary).to_contain_text("The final score")
    shown = table_of(summary)
    assert [row[0] for row in shown] == earned
    assert [len(row) for row in shown] == [5] * 5

    hands.by("continue").click()
    expect(summary).to_have_count(0)
    finished = hands.by("finished")
    assert table_of(finished) == shown == account(download(page, tmp_path))
    places = finished.locator(".ranking .place").all_inner_texts()
    assert places[0] == "1st"
    assert len(places) == 5
    finished.get_by_role("button", name="Count again").click()
    expect(counting).to_be_visible()
    page.keyboard.press("Escape")
    expect(summary).to_be_visible()


def tie() -> str:
    """The document of a game that is over as soon as seat 0 ends its turn: both have equal gold."""
    for seed in range(1000):
        game = rw.position(last_turn(seed=seed))
        while game.notation(end := game.actions()[0]) != "end":
            game.play(end)
        document = game.document()
        game.play(end)
        if len(game.ranking()) == 1:
            return document
    raise AssertionError("no such game")


def test_equal_gold_is_a_shared_victory(new_page: Callable[..., Page]) -> None:
    """Two winners, one place, and the rule that says why."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=tie()))
    hands.finish()
    finished = hands.by("finished")
    expect(finished.get_by_role("heading").first).to_contain_text("share the victory")
    expect(finished.locator(".ranking .place")).to_have_text(["1st", "1st"])
    expect(finished).to_contain_text("there is no tie-breaker")


def test_the_past_of_a_game_is_looked_at(new_page: Callable[..., Page]) -> None:
    """Every settlement is a moment; a line of the log leads to its own and lights its hex."""
    page = new_page()
    hands = Hands(page).at(make_table(page, document=last_turn()))
    hands.finish()
    pieces = hands.pieces().count()
    hands.by("scrubber").press("Home")
    expect(hands.pieces()).to_have_count(pieces - 1)
    hands.by("live").click()
    expect(hands.pieces()).to_have_count(pieces)
    hands.by("tab-log").click()
    built = hands.by("log").locator("li.move").first
    built.hover()
    expect(page.locator(".cell.lit")).to_have_count(1)
    built.get_by_role("button").click()
    expect(hands.by("live")).to_be_visible()
