"""The benchmark runs, and says what it measured."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from realmwright.arena import bench, engine_bench, load
from realmwright.arena.measure import Figure, Run, interleaved, memory, percentile, repeat

PAGE = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_percentiles() -> None:
    samples = [float(n) for n in range(100, 0, -1)]
    assert percentile(samples, 0.5) == 51
    assert percentile(samples, 0.95) == 96
    assert percentile([7.0], 0.95) == 7


def test_a_figure_is_a_ratio_to_the_yardstick() -> None:
    done: list[int] = []
    (figure,) = interleaved([("nothing", repeat(lambda: done.append(1)))], rounds=2, seconds=0.01)
    assert figure.per_second > 0
    assert figure.ratio > 1
    assert done


def test_the_best_round_counts() -> None:
    def falling(speeds: list[float]) -> Run:
        return lambda seconds: speeds.pop()

    first, second = interleaved([("a", falling([1, 3, 2])), ("b", falling([5, 4, 6]))], 3, 0.001)
    assert (first.per_second, second.per_second) == (3, 6)
    assert first.ratio / second.ratio == pytest.approx(0.5)


def test_memory_is_that_of_one_object() -> None:
    assert memory(lambda: bytearray(10_000), 50) == pytest.approx(10_000, rel=0.05)


def test_every_engine_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["engine", "bots", "--rounds", "1", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    for name in ("random games, 4 players", "listing", "previewing", "greedy bot"):
        assert name in out
    assert out.count("memory of a position") == len(engine_bench.TITLES)
    for title in engine_bench.TITLES.values():
        assert f"{title}, one core" in out


MEASURED: dict[str, Callable[[], list[Figure]]] = {
    "Rules of Kingdoms": partial(engine_bench.figures, "kingdoms", 1, 0.001),
    "Rules of Kingdom Builder": partial(engine_bench.figures, "kingdom_builder", 1, 0.001),
    "Bots": partial(bench.bot_moves, 1, 0.001),
}


@pytest.mark.parametrize("title", MEASURED)
def test_the_page_of_figures_has_every_one_of_them(title: str) -> None:
    """docs/performance.md lists what bench measures, under the same names, and nothing else."""
    _, _, *listed = re.findall(r"^\| (.+?) \|", section(title), re.M)
    assert listed == [figure.name for figure in MEASURED[title]()]


@pytest.mark.parametrize("game", engine_bench.TITLES)
def test_the_middle_of_a_game_is_one(game: str) -> None:
    """Half a board, and every kind of action is open: what is measured there is usual."""
    middle = engine_bench.middle_of_a_game(game)
    assert 0.5 <= engine_bench.built(middle) < 0.6
    assert {choice["verb"] for choice in middle.choices()} >= engine_bench.OPEN[game]
    assert middle.document() == engine_bench.middle_of_a_game(game).document()


@pytest.mark.parametrize("game", engine_bench.TITLES)
def test_a_game_is_late_with_as_many_players_as_there_can_be(game: str) -> None:
    late = engine_bench.late_in_a_game(game)
    assert late.seats == max(late.game.seats)
    assert engine_bench.built(late) >= 0.8


def test_all_previews_of_a_turn_come_in_time() -> None:
    """Far below the 30 ms that a server may take for them; ten times what they take, or more."""
    late = engine_bench.late_in_a_game("kingdom_builder")
    assert len(late.actions()) >= 50
    (figure,) = interleaved([("previews", engine_bench.previews(late))], rounds=3, seconds=0.01)
    assert figure.microseconds < 10_000


def test_every_part_is_asked_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in bench.PARTS:
        monkeypatch.setitem(bench.PARTS, part, lambda *args, part=part: print(part, *args))
    assert bench.main(["--rounds", "2", "--seconds", "3"]) == 0
    assert capsys.readouterr().out.split("\n")[:-1] == [f"{part} 2 3.0" for part in bench.PARTS]
    assert bench.main(["store", "bots"]) == 0
    assert capsys.readouterr().out == "bots 5 0.5\nstore 5 0.5\n"


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["kitchen"])
    assert "no part 'kitchen'" in capsys.readouterr().err


def test_the_table_shows_microseconds() -> None:
    assert "2.0" in bench.table("title", [Figure("thing", 500_000, 3.25)])


def test_a_machine_too_busy_to_move_is_no_fault() -> None:
    assert load.times([]) == load.sizes([]) == "none in the time there was"
    assert load.times([0.002]).split() == ["p50", "2.0", "ms", "p95", "2.0", "ms"]
    assert load.sizes([70, 80, 90]).split() == ["p50", "80", "bytes", "p95", "90", "bytes"]


def test_the_store_and_the_server_can_be_measured() -> None:
    assert "moves/s" in load.store_report(seconds=0.05)
    report = load.server_report(seconds=0.4, crowd=3, pause=0.1)
    for title in engine_bench.TITLES.values():
        _, _, part = report.partition(f"{title}\n")
        assert "3 tables" in part
        assert "all previews of a decision" in part
