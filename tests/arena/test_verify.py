"""`realmwright bench --verify` plays beside the slow oracles, and sees what they see."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.oracles import long_run

import realmwright as rw
from realmwright.arena import bench, verify
from realmwright.games.kingdom_builder.position import KingdomBuilderPosition
from realmwright.games.kingdoms.position import KingdomsPosition


def test_every_kind_of_game_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--verify", "1"]) == 0
    out = capsys.readouterr().out
    for kind in ("kingdoms, random", "kingdoms, greedy", "kingdom_builder, random"):
        (line,) = [line for line in out.split("\n") if line.startswith(kind)]
        assert "1 games" in line
        assert "decisions" in line
    assert out.endswith("No difference.\n")


def test_games_differ_and_are_the_same_again() -> None:
    (game,) = [game for game in rw.games() if game["id"] == "kingdom_builder"]
    starts = [long_run.start_of(game, number) for number in range(40)]
    assert [start.seats for start in starts[:4]] == [2, 3, 4, 5]
    for key, values in game["options"].items():
        played = {start.options[key] for start in starts}
        assert played >= {value for value in values if value not in (4, 5)}, key
    assert starts[7].document() == long_run.start_of(game, 7).document()


@pytest.mark.parametrize("position", [KingdomsPosition, KingdomBuilderPosition])
def test_a_wrong_score_is_found(
    position: type[rw.Position], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = position.score
    monkeypatch.setattr(position, "score", lambda self: [gold + 1 for gold in right(self)])
    assert bench.main(["--verify", "1"]) == 1
    err = capsys.readouterr().err
    assert "score: the engine has" in err
    assert f'"game":"{position.game.id}"' in err.replace(" ", "")


def test_a_wrong_legal_action_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = KingdomBuilderPosition.actions
    monkeypatch.setattr(KingdomBuilderPosition, "actions", lambda self: right(self)[1:])
    assert bench.main(["--verify", "1"]) == 1
    assert "legal actions: the engine has" in capsys.readouterr().err


def test_without_a_checkout_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify, "CHECKOUT", tmp_path)
    assert bench.main(["--verify"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "needs a checkout" in line


def test_without_the_environment_of_the_tests_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'yaml'", name="yaml")

    monkeypatch.setattr("importlib.import_module", missing)
    assert bench.main(["--verify"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "no yaml" in line
