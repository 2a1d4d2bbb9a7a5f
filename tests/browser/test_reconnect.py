"""Broken lines, lost answers, reloads and dead servers: nothing is lost and nothing is doubled."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Troubles
from tests.browser.support import Hands, Server, make_table, start


class Line:
    """The line between a page and the real server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.lose_answers = False
        self.sent: list[str] = []
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1013)
            return
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            self.sent.append(str(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            if self.lose_answers and json.loads(message)["t"] in ("ok", "ev"):
                self.drop()
            else:
                socket.send(message)

        socket.on_message(up)
        server.on_message(down)
        self.open.append(socket)

    def drop(self) -> None:
        """Cut the line, and keep it cut."""
        self.cut = True
        for socket in self.open:
            socket.close(code=1013)
        self.open.clear()

    def mend(self) -> None:
        self.cut = self.lose_answers = False


def test_a_broken_line_is_named_and_mends_itself(new_page: Callable[..., Page]) -> None:
    page = new_page()
    line = Line(page)
    hands = Hands(page).at(make_table(page, document=start()))
    hands.castle(2, "C3")
    line.drop()
    banner = page.get_by_text("The connection is gone. Trying again")
    expect(banner).to_be_visible()
    expect(hands.board).not_to_have_attribute("data-ready", "true")
    line.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    hands.ready()
    expect(banner).to_have_count(0)
    expect(hands.pieces()).to_have_count(1)
    hands.end_turn()
    assert hands.state() in ("turn", "place")


def test_offline_and_online_again(new_page: Callable[..., Page], troubles: Troubles) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
    page = new_page()
    line = Line(page)
    hands = Hands(page).at(make_table(page, document=start()))
    line.drop()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is gone. Trying again")).to_be_visible()
    line.mend()
    page.context.set_offline(False)  # the browser says so, and the page tries at once
    hands.ready()
    hands.castle(1, "A1")
    expect(hands.pieces()).to_have_count(1)


def test_a_move_whose_answer_was_lost_is_made_once(new_page: Callable[..., Page]) -> None:
    """The server has the move, the page has no answer: it asks again with the same id."""
    page = new_page()
    line = Line(page)
    hands = Hands(page).at(make_table(page, document=start()))
    line.lose_answers = True
    hands.by("hand-castle-3").click()
    hands.cell("D4").click()
    expect(page.get_by_text("The connection is gone. Trying again")).to_be_visible()
    line.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    hands.ready()
    expect(hands.pieces()).to_have_count(1)
    expect(hands.by("hand-castle-3")).to_have_accessible_name("Rank 3: one castle")
    expect(hands.by("end-turn")).to_be_enabled()
    moves = [json.loads(one) for one in line.sent if '"t":"do"' in one]
    assert len(moves) == 2
    assert moves[0]["id"] == moves[1]["id"]
    expect(hands.page.locator(".notice--danger, .urgent")).to_have_count(0)
    # What was done is done once: one step back, and the board is empty.
    seq = hands.seq()
    hands.by("undo").click()
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(0)


def test_a_move_made_while_the_line_is_down_arrives(new_page: Callable[..., Page]) -> None:
    page = new_page()
    line = Line(page)
    hands = Hands(page).at(make_table(page, document=start()))
    seq = hands.seq()
    hands.by("hand-castle-1").click()
    line.drop()
    hands.cell("B5").click()
    expect(page.locator(".sending")).to_be_visible()
    line.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    hands.wait_beyond(seq)
    expect(hands.pieces()).to_have_count(1)
    expect(page.locator(".sending")).to_have_count(0)


def test_a_reload_after_a_draw_holds_the_same_tile(new_page: Callable[..., Page]) -> None:
    page = new_page()
    hands = Hands(page).at(make_table(page, document=start()))
    hands.draw()
    tile = hands.by("drawn").inner_text()
    page.reload()
    hands.ready()
    expect(hands.by("drawn")).to_have_text(tile, use_inner_text=True)
    assert len(hands.legal()) == 30
    hands.put("E2")
    expect(hands.pieces()).to_have_count(1)


@pytest.fixture
def own_server(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server that this test may kill."""
    own = Server(tmp_path)
    own.start()
    yield own
    own.close()
    assert "Traceback" not in own.log(), own.log()


def test_a_killed_server_is_found_again(
    new_page: Callable[..., Page], own_server: Server, troubles: Troubles
) -> None:
    """Power cut in mid-turn; the page recovers by itself when the server is back."""
    troubles.url = own_server.url
    troubles.expect("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    page = new_page()
    page.goto(own_server.url)
    hands = Hands(page).at(own_server.url + make_table(page, document=start()))
    hands.castle(4, "C2")
    hands.end_turn()
    hands.state()
    seq = hands.seq()
    pieces = hands.pieces().count()
    hands.by("hand-castle-2").click()
    own_server.kill()
    hands.cell(hands.legal()[0]).click()
    expect(page.get_by_text("The connection is gone. Trying again")).to_be_visible()
    own_server.start()
    hands.wait_beyond(seq)
    hands.ready()
    expect(hands.pieces()).to_have_count(pieces + 1)
    hands.end_turn()
    assert hands.state() in ("turn", "place")
