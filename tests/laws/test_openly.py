"""A game that hides nothing keeps the laws on secrets by what it is; another has to meet a secret."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from types import ModuleType
from typing import Any

import pytest

from engine.core.game import Seat
from engine.tables import Tables
from tests import outing, toy
from tests.laws import test_recaps, test_secrets, test_webhooks, test_window
from tests.laws.openly import check_shuffled, hides_nothing, holds_all
from tests.laws.playouts import Playout, play, playout
from tests.outing import Outing, State, View


class Open(Outing):
    """An outing on which everybody knows where the chest lies."""

    key = "open"

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Playout:
    """A whole game of it, with a laws.py that shuffles nothing."""
    laws: Any = ModuleType("tests.games.open.laws")
    laws.shuffle_secrets = lambda state, seat, chance: state
    monkeypatch.setitem(sys.modules, "tests.games.open", ModuleType("tests.games.open"))
    monkeypatch.setitem(sys.modules, laws.__name__, laws)
    begun, *steps = play(Open(), 4)
    made: Any = (*begun, tuple(steps))
    return Playout(Open(), *made)


@pytest.mark.parametrize(
    "law",
    [
        test_secrets.test_no_seat_is_shown_what_is_hidden_from_it,
        test_recaps.test_worlds_that_look_the_same_are_told_the_same,
        test_webhooks.test_no_fact_follows_from_what_is_hidden_from_everybody,
    ],
)
def test_laws_on_secrets_hold_of_a_game_that_hides_nothing(opened: Playout, law: Callable[[Playout], None]) -> None:
    law(opened)


async def test_the_law_on_pages_holds_of_it_too(opened: Playout) -> None:
    tables = await Tables.open(
        ":memory:", now=lambda: datetime(2026, 1, 1, tzinfo=UTC), games={opened.game.key: opened.game}
    )
    try:
        await test_window.test_no_page_shows_what_is_hidden_from_its_eyes(tables, opened.game)
    finally:
        await tables.close()


@pytest.mark.parametrize("key", ["outing", "toy"])
def test_a_game_with_secrets_whose_secrets_were_not_shuffled_is_told_what_to_do(key: str) -> None:
    played = playout(key, 3)
    with pytest.raises(AssertionError, match=f"shuffle_secrets in tests/games/{key}/laws.py changed no state"):
        check_shuffled(0, played.game, played.tables)
    check_shuffled(1, played.game, played.tables)


def test_a_game_whose_views_hold_the_whole_state_has_nothing_to_shuffle() -> None:
    tables = playout("outing", 3).tables
    check_shuffled(0, Open(), tables)
    check_shuffled(0, Open(), tables, public=True)
    assert not hides_nothing(Open(), []), "where nothing was looked at nothing is shown"


def test_a_view_may_be_the_state_or_hold_it_in_a_field_or_field_for_field() -> None:
    state, dealt = playout("outing", 3).table.state, playout("toy", 3).table.state
    assert holds_all(state, state) and holds_all(View(0, state), state)
    assert not holds_all(outing.GAME.view(state, None), state) and not holds_all(toy.GAME.view(dealt, 0), dealt)
