"""What the client weighs, and how soon a browser shows a board that can be played on."""

from __future__ import annotations

import gzip
import os
import shutil
import tempfile
import time
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

from realmwright.arena.load import origin, running_server
from realmwright.arena.measure import percentile

FONTS = (".woff2",)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)
"""Arguments that keep Chromium from looking for other hosts."""


def client_report(runs: int = 5) -> str:
    """First load in kB, and the time to a playable board where there is a browser to ask."""
    if not (resources.files("realmwright") / "static" / "index.html").is_file():
        return "\nClient: not built here"
    sizes = client_sizes()
    rows = ["\nClient: first load, kB gzipped (without fonts)"]
    rows += [f"{name:<40} {size / 1000:8.1f}" for name, size in sizes.items()]
    rows.append(f"{'in all':<40} {sum(sizes.values()) / 1000:8.1f}")
    chromium = find_chromium()
    if chromium is None or find_spec("playwright") is None:
        rows.append("no time to a playable board: that needs Playwright and Chromium")
    else:
        lobby, board = times_to_board(chromium, runs)
        rows.append(f"{'address entered to lobby, cold cache':<40} {1000 * lobby:8.0f} ms")
        rows.append(f"{'Play now to playable board':<40} {1000 * board:8.0f} ms")
    return "\n".join(rows)


def client_sizes() -> dict[str, int]:
    """The gzipped size of every file that the first page needs: what index.html names, English."""
    static = Path(str(resources.files("realmwright") / "static"))
    page = (static / "index.html").read_text("utf-8")
    assets = static / "assets"
    needed = [file for file in sorted(assets.iterdir()) if file.name in page]
    needed += [file for file in sorted(assets.glob("en-*.js")) if file not in needed]
    files = {"index.html": static / "index.html"} | {file.name: file for file in needed}
    return {
        name: len(gzip.compress(file.read_bytes()))
        for name, file in files.items()
        if file.suffix not in FONTS
    }


def find_chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def times_to_board(chromium: str, runs: int) -> tuple[float, float]:
    """Seconds to a lobby that can be clicked, and from the click to the board; the middle run."""
    from playwright.sync_api import sync_playwright

    lobbies, boards = [], []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(folder) as port,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        for _ in range(runs):
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            start = time.perf_counter()
            page.goto(origin(port))
            button = page.get_by_test_id("play-now")
            button.wait_for()
            lobbies.append(time.perf_counter() - start)
            start = time.perf_counter()
            button.click()
            page.locator("[data-ready]").wait_for()
            boards.append(time.perf_counter() - start)
            page.context.close()
        browser.close()
    return percentile(lobbies, 0.5), percentile(boards, 0.5)
