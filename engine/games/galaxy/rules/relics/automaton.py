"""The Builder Automaton: it offers somebody a dock for 3 resources, or else gives them a trade good (GAL-G32)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.content import AUTOMATON
from ...state.state import State
from .. import flow, steps
from ..economy import paying, supply, wealth
from ..progress import Voyage
from . import relics

PRICE = 3
GOOD = "trade-good"
"""The option of having a trade good rather than a dock."""


def targets(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield the handles of the players that can be named: everybody still in the game, oneself included."""
    for place, handle in enumerate(naming.handles(state)):
        if not state.players[place].gone:
            yield handle


def refuse(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against naming somebody, ``None`` where nothing does."""
    named = naming.player_named(state, target)
    if named is None:
        return IllegalMove("Say which player the Builder Automaton is for.", relics.RULE)
    if state.players[named].gone:
        return IllegalMove(f"{state.players[named].name} has left the game.", relics.RULE)
    return None


def use(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Exhaust the relic, and ask the player named what they want, if they have the choice."""
    named = naming.player_named(voyage.state, target)
    assert named is not None
    relics.exhaust(voyage, player, AUTOMATON, voyage.name(named))
    places = supply.grounds(voyage.state, named, "dock")
    if not paying.affordable(voyage.state, named, paying.RESOURCES, PRICE):
        places = ()
    voyage.ask(steps.Automaton(owner=named, options=(*places, GOOD), default=GOOD))


@flow.answer(steps.Automaton)
def _chosen(voyage: Voyage, question: steps.Automaton, option: str) -> None:
    player = question.owner
    if option == GOOD:
        wealth.gain_goods(voyage, player, 1, AUTOMATON, (relics.RULE,))
    else:
        voyage.push(steps.AutomatonDock(option, player))
        paying.ask(voyage, player, paying.RESOURCES, PRICE)


@flow.step(steps.AutomatonDock)
def _dock(voyage: Voyage, task: steps.AutomatonDock) -> None:
    supply.put(voyage, task.player, task.planet, "dock", 1, AUTOMATON, (relics.RULE,))
