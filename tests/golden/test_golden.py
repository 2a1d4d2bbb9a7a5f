"""Golden games: whole games that must come out the same for ever, and what they cover."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from tests.golden.features import MIXES, features, variants, wanted
from tests.golden.make import FOLDER
from tests.oracles import kingdoms as slow

import realmwright as rw

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    """Replayed at the slow table as well: same moves, same gold, same end."""
    text = path.read_text("utf-8")
    assert text.count("\n") == 1, "one game, one line"
    record = rw.load(text)
    assert record.dumps() + "\n" == text
    assert record.gold is not None, "only finished games are golden"
    here = record.first()
    table = slow.Table(here.describe())
    for action in record.actions:
        move = here.notation(action)
        assert here.parse(move) == action
        assert move in table.legal()
        here.play(action)
        table.play(move)
        if table.starters:
            table.deal(here.describe())
    assert here.to_act is table.to_act is None
    assert list(record.gold) == here.score() == table.gold
    assert here.ranking() == slow.ranking(table.gold)


def test_the_golden_games_cover_everything() -> None:
    """Which number of players, mix of variants, end, tie or pass no golden game shows.

    More games are made by `python -m tests.golden.make`.
    """
    shown = set()
    for path in GAMES:
        shown |= features(rw.load(path.read_text("utf-8")))
    assert sorted(wanted() - shown) == []


def test_every_number_of_players_has_every_mix_of_variants() -> None:
    records = [rw.load(path.read_text("utf-8")) for path in GAMES]
    played = {(record.seats, variants(record.options)) for record in records}
    assert played == set(product((2, 3, 4), MIXES))
