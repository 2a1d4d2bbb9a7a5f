"""The benchmark runs, and says what it measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from realmwright.arena import bench, load
from realmwright.arena.measure import Figure, interleaved, percentile, repeat


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


def test_every_engine_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["engine", "bots", "--rounds", "1", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    for name in ("random games, 4 players", "listing", "previewing", "greedy bot"):
        assert name in out


def test_the_page_of_figures_has_every_one_of_them() -> None:
    """docs/performance.md lists what bench measures, under the same names, and nothing else."""
    text = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")
    for title, figures in (
        ("Rules of Kingdoms", bench.engine(rounds=1, seconds=0.001)),
        ("Bots", bench.bot_moves(rounds=1, seconds=0.001)),
    ):
        section = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
        _, _, *listed = re.findall(r"^\| (.+?) \|", section, re.M)
        assert listed == [figure.name for figure in figures]


def test_the_middle_of_a_game_is_one() -> None:
    """Half a board, and every kind of action is open: what is measured there is usual."""
    middle = bench.middle_of_a_game()
    assert str(middle).count("..") == 15
    assert {choice["verb"] for choice in middle.choices()} >= {"castle", "secret", "draw"}


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["kitchen"])
    assert "no part 'kitchen'" in capsys.readouterr().err


def test_the_table_shows_microseconds() -> None:
    assert "2.0" in bench.table("title", [Figure("thing", 500_000, 3.25)])


def test_a_machine_too_busy_to_move_is_no_fault() -> None:
    assert load.times([]) == "none in the time there was"
    assert load.times([0.002]).split() == ["p50", "2.0", "ms", "p95", "2.0", "ms"]


def test_the_store_and_the_server_can_be_measured() -> None:
    assert "moves/s" in load.store_report(seconds=0.05)
    assert "3 tables" in load.server_report(seconds=0.4, crowd=3, pause=0.1)
