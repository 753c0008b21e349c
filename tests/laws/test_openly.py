"""A game that hides nothing keeps the laws on secrets by what it is; another has to meet a secret."""

from __future__ import annotations

import pytest

from engine.core.game import Seat
from tests import outing, toy
from tests.laws.openly import check_shuffled, hides_nothing, holds_all
from tests.laws.playouts import playout
from tests.outing import Outing, State, View


class Open(Outing):
    """An outing on which everybody knows where the chest lies."""

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)


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
