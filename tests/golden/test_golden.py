"""Golden games: whole games that must come out the same for ever, and what they cover."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from tests.golden.features import MIXES, variants
from tests.golden.make import FOLDER, KINDS
from tests.kingdom_builder.support import follow
from tests.oracles import kingdom_builder as settling_table
from tests.oracles import kingdoms as slow

import realmwright as rw


def games(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.json"))


def read(path: Path) -> rw.Record:
    """A golden game: one line, in the one form that records have, and finished."""
    text = path.read_text("utf-8")
    assert text.count("\n") == 1, "one game, one line"
    record = rw.load(text)
    assert record.dumps() + "\n" == text
    assert record.gold is not None, "only finished games are golden"
    return record


@pytest.mark.parametrize("path", games("kingdoms"), ids=lambda path: path.stem)
def test_a_golden_game_of_kingdoms_comes_out_the_same(path: Path) -> None:
    """Replayed at the slow table as well: same moves, same gold, same end."""
    record = read(path)
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
    assert list(record.gold or ()) == here.score() == table.gold
    assert here.ranking() == slow.ranking(table.gold)


@pytest.mark.parametrize("path", games("kingdom_builder"), ids=lambda path: path.stem)
def test_a_golden_game_of_kingdom_builder_comes_out_the_same(path: Path) -> None:
    """Replayed at the slow table as well: same legal moves, same tiles and cards, same gold."""
    record = read(path)
    here = record.first()
    table = settling_table.Table(here.describe())
    for action in record.actions:
        move = here.notation(action)
        assert here.parse(move) == action
        follow(table, here, move)
    assert here.to_act is table.to_act is None
    assert list(record.gold or ()) == here.score() == table.scores()
    assert here.ranking() == settling_table.ranking(table.scores())


@pytest.mark.parametrize("game", KINDS)
def test_the_golden_games_cover_everything(game: str) -> None:
    """Which number of players, option, end, tie, quadrant, card or tile no golden game shows.

    More games are made by `python -m tests.golden.make`.
    """
    kind, shown = KINDS[game], set()
    for path in games(game):
        shown |= kind.features(rw.load(path.read_text("utf-8")))
    assert sorted(kind.wanted() - shown) == []
    assert len(games(game)) >= 20


def test_every_number_of_players_has_every_mix_of_variants() -> None:
    records = [rw.load(path.read_text("utf-8")) for path in games("kingdoms")]
    played = {(record.seats, variants(record.options)) for record in records}
    assert played == set(product((2, 3, 4), MIXES))
