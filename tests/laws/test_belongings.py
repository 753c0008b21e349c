"""What a game is made of is never made or lost, over more playouts than the other laws look at."""

from __future__ import annotations

import pytest

from engine.core.game import AnyGame
from engine.core.table import Entry, Table
from tests.laws.playouts import Playout, Step, hook, play

MANY = range(1000, 1008)


def check_step(table: Table, entry: Entry, first: object) -> None:
    game = table.game
    count, check = hook(game.key, "belongings"), hook(game.key, "check")
    assert count or check, (
        f"tests/games/{game.key}/laws.py has to define belongings, or check: see A new game in CONTRIBUTING.md"
    )
    if count:
        assert count(table.state) == first, entry.text
    if check:
        check(table.state)


def made_of(table: Table) -> object:
    count = hook(table.game.key, "belongings")
    return count(table.state) if count else None


def test_what_belongs_to_a_game_is_never_made_or_lost(played: Playout) -> None:
    first = made_of(played.table)
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        check_step(table, entry, first)


@pytest.mark.whole
def test_nor_in_many_other_games(game: AnyGame) -> None:
    for number in MANY:
        (table, entry), *steps = play(game, number)
        first = made_of(table)
        check_step(table, entry, first)
        for step in steps:
            assert isinstance(step, Step)
            check_step(step.after, step.entry, first)
            told = game.tell(game.view(step.after.state, None), step.entry.events)
            assert len(told) <= 1800
