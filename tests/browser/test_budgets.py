"""What a page may cost: bytes before the first board, time to paint, and nothing that jumps."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Response, expect
from tests.browser.support import Hands, make_table, start

from realmwright.arena.measure import percentile

FIRST_LOAD = 150_000
MOVE_TO_PAINT = 50.0
MOVES = 24
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]

STOPWATCH = """() => {
  window.paints = [];
  const board = document.querySelector('[data-testid="board"]');
  const drawn = (cell) => cell.querySelector('.piece, .sending') !== null;
  board.addEventListener('click', (event) => {
    const cell = event.target.closest('[data-testid^="cell-"]');
    const began = event.timeStamp;
    if (!cell || drawn(cell)) return;
    const painted = () => requestAnimationFrame(() => {
      // The frame's own callback comes before its paint; a message is handled after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.paints.push(performance.now() - began);
        document.documentElement.dataset.paints = window.paints.length;
      };
      port2.postMessage(0);
    });
    const watch = new MutationObserver(() => {
      if (!drawn(cell)) return;
      watch.disconnect();
      painted();
    });
    watch.observe(cell, { childList: true, subtree: true });
  }, { capture: true });
}"""
"""From the time stamp of the browser's click to the message handled after the frame in which the
piece (solid, or "sending") was in the cell. The ghost under the mouse does not count."""

SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      window.shifts.push([
        one.value,
        ...one.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? String(node)),
      ]);
    }
  }).observe({ type: 'layout-shift', buffered: false });
"""
"""All shifts, those within half a second of a click included."""

FRAMES = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  setTimeout(() => done(window.shifts)))))"""
"""The shifts so far, after everything has been laid out and the observers have been told."""


def test_the_first_load_is_light(new_page: Callable[..., Page]) -> None:
    """Everything the lobby asks for, as it crosses the wire; only fonts are left out."""
    page = new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type != "font"
    }
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_a_move_is_painted_at_once(new_page: Callable[..., Page]) -> None:
    """p95 over 24 moves of one's own, castles and drawn tiles.

    Other tests share the machine and can only make it slower: the same game is played up to three
    times, and of each move the fastest counts.
    """
    page = new_page(settings={"speed": 1, "autoEnd": True})
    best = [float("inf")] * MOVES
    for _ in range(3):
        best = [min(pair) for pair in zip(best, times_to_paint(page), strict=True)]
        if percentile(best, 0.95) <= MOVE_TO_PAINT:
            return
    raise AssertionError(best)


def times_to_paint(page: Page) -> list[float]:
    hands = Hands(page, seed=1).at(make_table(page, seats=TWO, document=start()))
    page.evaluate(STOPWATCH)
    for number in range(MOVES):
        if number // 2 % 2:  # both draw, both place a castle, and so on
            hands.draw()
        else:
            hands.by(hands.choices()[0]).click()
        expect(page.locator("[data-legal]").first).to_be_visible()
        hands.put(hands.rng.choice(hands.legal()))
        expect(page.locator("html")).to_have_attribute("data-paints", str(number + 1))
    times: list[float] = page.evaluate("window.paints")
    return times


def test_nothing_jumps_when_the_game_moves_on(new_page: Callable[..., Page]) -> None:
    """Choosing, previews, moves of both, drawing, undoing, reasons: all stays where it was."""
    page = new_page(settings={})
    hands = Hands(page).at(make_table(page, document=start()))
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(SHIFTS)

    def still(after: str) -> None:
        assert page.evaluate(FRAMES) == [], after

    hands.by("hand-castle-2").click()
    still("choosing")
    hands.cell("C3").hover()
    expect(page.locator(".totals")).to_be_visible()
    still("a preview")
    hands.put("C3")
    still("placing")
    seq = hands.seq()
    hands.by("undo").click()
    hands.wait_beyond(seq)
    still("taking back")
    hands.castle(3, "B3")
    hands.cell("C4").click()
    expect(hands.by("sentence")).to_contain_text("Your turn is complete")
    still("a reason")
    hands.end_turn()
    hands.state()
    still("the bot's move")
    hands.by("hint").click()
    expect(hands.by("sentence")).to_contain_text(".")
    still("a hint")
    hands.draw()
    still("drawing")
    hands.put(hands.legal()[0])
    hands.end_turn()
    hands.state()
    still("another turn")


def test_nothing_jumps_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page(settings={}, viewport={"width": 390, "height": 844}, has_touch=True)
    hands = Hands(page).at(make_table(page, document=start()))
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(SHIFTS)

    def still(after: str) -> None:
        assert page.evaluate(FRAMES) == [], after

    hands.by("hand-castle-2").tap()
    still("choosing")
    hands.cell("C3").tap()
    expect(hands.by("confirm")).to_be_visible()
    still("a preview")
    seq = hands.seq()
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    still("placing")
    seq = hands.seq()
    hands.by("end-turn").tap()
    hands.wait_beyond(seq)
    hands.state()
    still("the bot's move")
    hands.by("draw").tap()
    seq = hands.seq()
    hands.by("confirm").tap()
    hands.wait_beyond(seq)
    still("drawing")


def test_the_policy_forbids_what_is_not_ours(new_page: Callable[..., Page]) -> None:
    """The page is served with a policy without inline or foreign scripts."""
    page = new_page()
    answer = page.goto("/")
    assert answer
    policy = answer.headers["content-security-policy"]
    scripts = [part for part in policy.split(";") if part.strip().startswith("script-src")]
    assert "default-src 'self'" in policy
    assert not any("unsafe" in part for part in scripts)
