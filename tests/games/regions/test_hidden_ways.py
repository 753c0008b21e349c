"""What the card of a hidden way says, whether its far end is known or not."""

from __future__ import annotations

import pytest

from engine.games.regions.game import GAME
from engine.games.regions.rules.events import exploring
from engine.games.regions.state.view import view_for

from .build import party


@pytest.mark.rule("REG-225")
@pytest.mark.parametrize(
    ("to", "told"),
    [("Yard", "It joins **Hall** and **Yard**"), ("", "It leads on from **Hall**")],
    ids=["known", "unknown"],
)
def test_the_card_of_a_hidden_way_says_where_it_leads_as_far_as_that_is_known(to: str, told: str) -> None:
    (card,) = GAME.high_points(view_for(party(), None), [exploring.Passage("Hall", to, "C").told()])
    assert card.board.told == told
