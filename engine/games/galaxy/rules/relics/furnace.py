"""The Knowledge Furnace: when the council begins, all planets for a technology (GAL-G32, GAL-G43)."""

from __future__ import annotations

from ...state.content import FURNACE
from ...state.state import in_order
from .. import flow, steps
from ..economy import technologies, wealth
from ..events import turning
from ..flow import WITHOUT
from ..progress import Voyage
from . import relics


def open_council(voyage: Voyage) -> None:
    """Ask the holder of the Knowledge Furnace which technology they burn it for, or none."""
    state = voyage.state
    for player in in_order(state, state.speaker):
        unknown = technologies.unknown(state, player)
        if state.players[player].holds(FURNACE) and unknown:
            voyage.push(steps.Furnace(owner=player, options=(*unknown, WITHOUT), default=WITHOUT))


@flow.answer(steps.Furnace)
def _burnt(voyage: Voyage, question: steps.Furnace, option: str) -> None:
    player = question.owner
    if option == WITHOUT:
        voyage.tell(turning.NothingDone(voyage.name(player), FURNACE), rules=(relics.RULE,))
        return
    relics.purge(voyage, player, FURNACE)
    for planet in voyage.state.planets_of(player):
        wealth.exhaust(voyage, planet.id)
    technologies.gain(voyage, player, option)
