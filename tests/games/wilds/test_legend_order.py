"""The legend keeps its order as the map grows."""

from __future__ import annotations

from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.state.view import view_for

from .build import hexes, party


def grounds(*rows: str) -> list[str]:
    """Return the kinds of ground in the legend of a region whose first hexes are known, as they stand there."""
    state = party(hexes(*rows), known=("1", "2", "3"), visited=("1",))
    named = ("Clearing", "Forest", "Hills")
    return [line.text for line in GAME.scene(view_for(state, None), Look()).legend if line.text in named]


def test_kinds_of_ground_stand_in_one_order_wherever_they_lie() -> None:
    assert grounds("fhc") == grounds("chf") == grounds("hcf") == ["Clearing", "Forest", "Hills"]
