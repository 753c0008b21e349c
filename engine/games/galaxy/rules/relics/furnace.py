"""The Knowledge Furnace: when the council begins, all planets for a technology (GAL-G32, GAL-G43)."""

from __future__ import annotations

from engine.core.flow import Question

from ...state.state import in_order
from .. import events, flow
from ..economy import technologies, wealth
from ..flow import WITHOUT
from ..progress import Voyage
from . import relics


def open_council(voyage: Voyage) -> None:
    """Ask the holder of the Knowledge Furnace which technology they burn it for, or none."""
    state = voyage.state
    for player in in_order(state, state.speaker):
        unknown = technologies.unknown(state, player)
        if state.players[player].holds(relics.KNOWLEDGE_FURNACE) and unknown:
            voyage.push(Question("furnace", player, (*unknown, WITHOUT), WITHOUT))


@flow.answer("furnace")
def _burnt(voyage: Voyage, question: Question, option: str) -> None:
    player = question.owner
    if option == WITHOUT:
        voyage.tell(events.nothing_done(voyage.name(player), relics.KNOWLEDGE_FURNACE, (relics.RULE,)))
        return
    relics.purge(voyage, player, relics.KNOWLEDGE_FURNACE)
    for planet in voyage.state.planets_of(player):
        wealth.exhaust(voyage, planet.id)
    technologies.gain(voyage, player, option)
