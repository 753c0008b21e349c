"""The points so far, as the map shows them to everybody and to each player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Gold, Holding

from .build import cavern, player


@pytest.mark.rule("CAV-026", "CAV-028", "CAV-179")
def test_points_so_far_of_cards_that_lie_facedown_are_a_range() -> None:
    ring = next(card for card, known in content().treasures.items() if known.value == 5)
    state = cavern([player(0, gold=(Gold(3, up=True), Gold(2)), treasure=(Holding(ring),)), player(1)], round=4)
    # Faceup 3 and 1 more; facedown Gold is worth 1 to 3, a Treasure 2 to 5: 7 to 12, in truth 4 + 2 + 5. Two standard
    # deviations around the mean of 8.96 would be 6.4 to 11.5.
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["7–12 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 1), Look()).panel] == ["7–12 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 0), Look()).panel] == ["11 pts", ""]
    begun = replace(state, round=1)
    assert [row.value for row in GAME.scene(GAME.view(begun, 0), Look()).panel] == ["", ""], "there is hardly a race yet"


@pytest.mark.rule("CAV-026", "CAV-028")
def test_many_cards_that_lie_facedown_are_told_by_what_is_likely_not_by_what_is_possible() -> None:
    """16 Gold of 1.71 and 6 Treasures of 3.25 are 46.8. Of variances of 0.56 and 1.09 the root of all is 3.93, twice that
    7.9; at worst they were 28, at best 78."""
    hoard = player(0, gold=(Gold(1),) * 16, treasure=(Holding(next(iter(content().treasures))),) * 6)
    state = cavern([hoard, player(1)], round=4)
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["39–55 pts", ""]
