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
def test_points_so_far_count_what_lies_facedown_as_the_mean_of_its_kind() -> None:
    ring = next(card for card, known in content().treasures.items() if known.value == 5)
    state = cavern([player(0, gold=(Gold(3, up=True), Gold(2)), treasure=(Holding(ring),)), player(1)], round=4)
    # Faceup 3 and 1 more; facedown 145 / 85 for Gold and 65 / 20 for a Treasure, 8.96 in all; in truth 2 and 5.
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["~9 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 1), Look()).panel] == ["~9 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 0), Look()).panel] == ["11 pts", ""]
    begun = replace(state, round=3)
    assert [row.value for row in GAME.scene(GAME.view(begun, 0), Look()).panel] == ["", ""], "there is hardly a race yet"
