"""The command `realmwright`: what it prints, and that it never ends in a traceback."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

import realmwright as rw
from realmwright import cli

SEED = 11


def realmwright(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as a person would start it."""
    return subprocess.run(
        [sys.executable, "-m", "realmwright", *arguments],
        capture_output=True,
        text=True,
        timeout=30,
        env={**os.environ, **env},
        check=False,
    )


def fails_in_one_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 1
    assert done.stderr.startswith("realmwright: ")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


GAMES = ["kingdoms", "kingdom_builder"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short unfinished game."""
    return recorded(tmp_path, "kingdoms")


def recorded(tmp_path: Path, game: str) -> Path:
    position = rw.new(game, seats=2, seed=SEED)
    for _ in range(6):
        position.play(position.actions()[-1])
    path = tmp_path / "game.json"
    path.write_text(position.record().dumps(), encoding="utf-8")
    return path


# -- serve -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "status"), [(signal.SIGINT, cli.INTERRUPTED), (signal.SIGTERM, 0)])
def test_serve_prints_its_address_and_stops_when_told(
    how: signal.Signals, status: int, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "realmwright", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", tmp_path / "new" / "games"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert address is not None
        assert httpx.get(address[0] + "healthz").status_code == 200
        server.send_signal(how)
        assert server.stderr.read() == ""
    assert server.returncode == status
    left = {path.name for path in (tmp_path / "new" / "games").iterdir()}
    assert left == {"realmwright.sqlite3", "realmwright.sqlite3.lock"}
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "`realmwright.sqlite3`" in hosting
    assert "`.lock`" in hosting


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = realmwright("serve", "--no-browser", "--port", port, "--data", str(tmp_path))
    fails_in_one_line(done, f"port {port} is in use", "--port 0")


def test_an_address_that_is_not_here(tmp_path: Path) -> None:
    done = realmwright(
        "serve", "--no-browser", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path)
    )
    fails_in_one_line(done, "192.0.2.1", "--host")


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = realmwright("serve", "--no-browser", "--data", str(tmp_path / "file" / "games"))
    fails_in_one_line(done, "cannot write to the data folder", "--data DIR")


def test_a_data_folder_one_may_not_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Root may write everywhere, so the refusal of the system is played."""

    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.TemporaryFile", refused)
    assert cli.main(["serve", "--no-browser", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said == (
        f"realmwright: cannot write to the data folder {tmp_path} (Permission denied); "
        "name another one: --data DIR\n"
    )


def test_a_database_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "not-a-database"
    path.write_text("This is only a text.\n" * 100)
    done = realmwright("serve", "--no-browser", "--port", "0", "--db", f"sqlite:///{path}")
    fails_in_one_line(done, str(path))


def test_the_data_folder_follows_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert cli.data_folder() == tmp_path / "realmwright"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.data_folder() == tmp_path / ".local" / "share" / "realmwright"


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none(port: str) -> None:
    done = realmwright("serve", "--port", port)
    assert done.returncode == 2
    assert "argument --port" in done.stderr


# -- records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_verify_says_ok(game: str, tmp_path: Path) -> None:
    record = recorded(tmp_path, game)
    done = realmwright("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{record}: ok ({game}, 6 actions, unfinished)\n"


@pytest.mark.parametrize("name", GAMES)
def test_verify_says_how_a_game_ended(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the replay, not by what the record cares to mention."""
    game = rw.new(name, seats=2, seed=SEED)
    open_ = game.record()
    while game.to_act is not None:
        game.apply(game.actions()[0])
    path = tmp_path / "game.json"
    for record, ending in (
        (game.record(), "finished"),
        (replace(game.record(), gold=None), "finished"),
        (replace(open_, resigned=(1,)), "resigned"),
        (open_, "unfinished"),
    ):
        path.write_text(record.dumps(), encoding="utf-8")
        assert cli.main(["verify", str(path)]) == 0
        assert capsys.readouterr().out.endswith(f" actions, {ending})\n")


def test_verify_says_whether_the_promised_shuffle_was_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promised = replace(
        rw.new("kingdoms", seats=2, seed=SEED).record(), commitment=rw.commitment(SEED, "salt")
    )
    path = tmp_path / "game.json"
    for salt, said in (("salt", "shuffled as promised"), ("", "not checked: seed or salt")):
        path.write_text(replace(promised, salt=salt).dumps(), encoding="utf-8")
        assert cli.main(["verify", str(path)]) == 0
        assert said in capsys.readouterr().out


def test_verify_says_what_is_wrong(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(record.read_text().replace('"kingdoms"', '"kingdumbs"'))
    done = realmwright("verify", str(bad), str(tmp_path / "absent"), str(record))
    assert done.returncode == 1
    first, second, third = done.stdout.splitlines()
    assert first.startswith(f"{bad}: ")
    assert "kingdumbs" in first
    assert second == f"{tmp_path / 'absent'}: No such file or directory"
    assert ": ok " in third


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[1]", b'{"game": 1}', b"9" * 9999])
def test_verify_survives_any_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "any"
    path.write_bytes(content)
    assert cli.main(["verify", str(path)]) == 1


@pytest.mark.parametrize(
    ("game", "head"),
    [
        ("kingdoms", "Kingdoms: A = Seat 1, B = Seat 2\n"),
        ("kingdom_builder", "Kingdom Builder: 1 = Seat 1, 2 = Seat 2\n"),
    ],
)
def test_replay_prints_every_move(game: str, head: str, tmp_path: Path) -> None:
    record = recorded(tmp_path, game)
    done = realmwright("replay", str(record), "--language", "en")
    position = rw.load(record.read_text()).first()
    for action in rw.load(record.read_text()).actions:
        assert f": {position.notation(action)}  (" in done.stdout
        position.play(action)
        assert str(position) in done.stdout
    assert done.stdout.startswith(head)


def test_replay_for_a_reader_who_has_left(record: Path) -> None:
    unread, written = os.pipe()
    os.close(unread)
    done = subprocess.run(
        [sys.executable, "-m", "realmwright", "replay", record],
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        stdout=written,
        stderr=subprocess.PIPE,
        timeout=30,
        check=False,
    )
    os.close(written)
    assert (done.returncode, done.stderr) == (1, b"")


def test_replay_of_nothing() -> None:
    fails_in_one_line(realmwright("replay", "absent.json"), "absent.json: No such file")


# -- the game in the terminal ----------------------------------------------------------------------


def played(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert cli.main(["play", "--seed", str(SEED), "--language", "en", *more]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every move is made with the first thing offered, to the last standing."""
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked % 2:
            print(prompt)
            return "?"
        offered = capsys.readouterr().out.rsplit(prompt, 1)[1].splitlines()[1]
        kind, _, places = offered.strip().partition(": ")
        return f"{kind} {places.split()[0]}" if places else kind

    monkeypatch.setattr("builtins.input", answer)
    more = ["--game", game, "--bot", "random", "--language", "en"]
    assert cli.main(["play", "--seed", str(SEED), *more]) == 0
    *_, over, first, second = capsys.readouterr().out.splitlines()
    assert over == "The game is over."
    assert first.startswith("1. ")
    assert "You" in first + second
    assert asked > 40


def test_mistakes_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played("castle 4 A1\nplace B2\nhello\nscores\nquit\n", monkeypatch, capsys)
    assert "You: castle 4 A1" in said
    assert "There is no drawn tile to place yet." in said
    assert "'hello' is not an action of kingdoms" in said
    assert "1. You: 50 gold" in said
    assert said.endswith("Until next time. This game was not saved.\n")


def test_the_board_of_kingdom_builder_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hexes by column and row, pieces by seat, cards and tiles by name, and what one holds."""
    words = ["--game", "kingdom_builder", "--bot", "random", "--seats", "5"]
    words += ["--option", "first_game", "--option", "start_player=1"]
    said = played("build D4\nbuild C1\nquit\n", monkeypatch, capsys, *words)
    assert "1 = You, 2 = Bot 1 (" in said
    assert "  Knights: 2 gold for each settlement in your best row\n" in said
    board = said.split("\n\n")[1].split("\n")
    assert board[0] == "    A B C D E F G H I J K L M N O P Q R S T"
    assert board[1] == " 1  F D D M M D D C C C C C C D D W D D D D"
    assert board[2] == " 2   F F D D D M M C C C M M C D D W D D D D"
    assert board[4] == " 4   W W F K G G T T M M M C M M W M D F F F"
    assert board[7] == " 7  D F L C W T T L C G C L T T W F F F F F"
    assert board[21].startswith("L: tavern C7 (2), tavern H7 (2), paddock ")
    assert len(board) == 22
    assert "You have: settlement ×40, played " in said
    refused = [line for line in said.splitlines() if "D4" in line and "mountain" not in line]
    assert refused == ["Your move: D4 is no building land. Nothing is ever built on a castle or "
                       "location; build next to it."]  # fmt: skip


def test_pieces_stand_on_the_board_of_kingdom_builder() -> None:
    here = rw.new("kingdom_builder", seats=2, seed=SEED, options={"start_player": 2})
    action = here.actions()[0]
    here.play(action)
    column, row = here.notation(action).split()[1][0], int(here.notation(action).split()[1][1:])
    assert str(here).split("\n")[row].split()["ABCDEFGHIJKLMNOPQRST".index(column) + 1] == "2"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("first_game", True),
        ("first_game=no", False),
        ("start_player=2", 2),
        ("start_player=random", "random"),
    ],
)
def test_an_option_is_what_it_looks_like(said: str, meant: object) -> None:
    assert cli.option(said) == (said.partition("=")[0], meant)


def test_the_end_of_input_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "not saved" in played("", monkeypatch, capsys)


def test_options_reach_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played("?\n", monkeypatch, capsys, "--option", "open_tiles", "--seats", "3")
    assert "  tile +6: A1" in said
    assert "C = Bot 2" in said


def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    done = realmwright("play", "--bot", "random", LC_ALL="", LC_MESSAGES="", LANG="nn_NO.UTF-8")
    assert "Ditt trekk" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--game", "chess"], "chess"),
        (["--seats", "9"], "9"),
        (["--bot", "deep thought"], "greedy"),
        (["--option", "flying"], "flying"),
    ],
)
def test_a_wrong_wish(arguments: list[str], word: str) -> None:
    fails_in_one_line(realmwright("play", *arguments), word)


def test_bench_reads_its_own_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def main(rest: list[str]) -> int:
        given.append(rest)
        return 0

    monkeypatch.setattr("realmwright.arena.bench.main", main)
    for line in ("", "--rounds 1 engine bots", "engine --seconds 0.5", "--help"):
        assert cli.main(["bench", *line.split()]) == 0
        assert given.pop() == line.split()


def test_unknown_arguments_are_refused() -> None:
    done = realmwright("verify", "--loudly", "game.json")
    assert done.returncode == 2
    assert "--loudly" in done.stderr


# -- the rest --------------------------------------------------------------------------------------


def test_arena_prints_a_table() -> None:
    done = realmwright("arena", "random", "greedy", "--deals", "3")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["bot", "greedy", "random"]


def test_arena_needs_known_bots() -> None:
    fails_in_one_line(realmwright("arena", "random", "nobody"), "nobody")


def test_types_are_written_into_the_checkout(tmp_path: Path) -> None:
    (tmp_path / "web" / "src" / "lib").mkdir(parents=True)
    done = realmwright("types", str(tmp_path))
    assert done.returncode == 0
    assert "interface" in Path(done.stdout.strip()).read_text()


def test_types_need_a_checkout(tmp_path: Path) -> None:
    fails_in_one_line(realmwright("types", str(tmp_path)), str(tmp_path))


def test_help_and_version() -> None:
    assert rw.__version__ in realmwright("--version").stdout
    said = realmwright("--help").stdout
    for command in ("serve", "play", "replay", "verify", "arena", "bench", "types"):
        assert command in said
