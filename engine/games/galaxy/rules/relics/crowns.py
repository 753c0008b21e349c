"""The Crown of the Tomb: an exploration after a tactical action, and a point for the Sealed Tomb (GAL-G22, GAL-G32)."""

from __future__ import annotations

from ...state.content import TOMB_CROWN
from ...state.state import State
from .. import flow, goals, steps
from ..events import turning
from ..exploring import explorations, surveys
from ..flow import WITHOUT
from ..progress import Voyage
from . import relics

TOMB = "sealed-tomb"
YES, NO = "yes", "no"


@flow.step(steps.Crown)
def _crown(voyage: Voyage, task: steps.Crown) -> None:
    """After a tactical action its player may exhaust the Crown of the Tomb to explore a planet of theirs (GAL-G22)."""
    player = voyage.state.active
    if voyage.player(player).holds(TOMB_CROWN, ready=True) and (planets := surveys.explorable(voyage.state, player)):
        system = voyage.state.system
        voyage.push(steps.CrownWhich(system, owner=player, options=(*planets, WITHOUT), default=WITHOUT))


@flow.answer(steps.CrownWhich)
def _crowned(voyage: Voyage, question: steps.CrownWhich, option: str) -> None:
    if option == WITHOUT:
        voyage.tell(turning.NothingDone(voyage.name(question.owner), "crown"), rules=("GAL-G22",))
    else:
        relics.exhaust(voyage, question.owner, TOMB_CROWN)
        explorations.explore(voyage, question.owner, option)


def holds_tomb(state: State, player: int) -> bool:
    """Return whether a player has the Crown of the Tomb, and controls the planet with the Sealed Tomb."""
    return state.players[player].holds(TOMB_CROWN) and any(planet.bears(TOMB) for planet in state.planets_of(player))


def close_status(voyage: Voyage) -> None:
    """Ask who holds crown and tomb, as a status phase ends, whether they purge the crown for a point (GAL-G32, GAL-G42)."""
    for player, one in enumerate(voyage.state.players):
        if not one.gone and holds_tomb(voyage.state, player):
            voyage.push(steps.Tomb(owner=player, options=(YES, NO), default=NO))


@flow.answer(steps.Tomb)
def _entombed(voyage: Voyage, question: steps.Tomb, option: str) -> None:
    if option == YES:
        relics.purge(voyage, question.owner, TOMB_CROWN)
        goals.point(voyage, question.owner, "tomb")
    else:
        voyage.tell(turning.NothingDone(voyage.name(question.owner), "tomb"), rules=(relics.RULE,))
