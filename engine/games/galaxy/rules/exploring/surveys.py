"""What technologies let a player explore: planets again (GAL-015, GAL-G22), by Deep Survey in the system that they activate
(GAL-G38), and the frontier token there, by the Void Compass (GAL-017)."""

from __future__ import annotations

from engine.core.errors import IllegalMove

from ...state.content import DEEP_SURVEY, VOID_COMPASS
from ...state.state import State
from .. import flow, steps
from ..events import turning
from ..flow import WITHOUT
from ..progress import Voyage
from . import explorations, frontier

EXPLORE = "frontier"


def explorable(state: State, player: int) -> tuple[str, ...]:
    """Return the planets that a player controls and that have a trait, by name: any number of times each (GAL-G22)."""
    own = (planet.id for planet in state.planets_of(player))
    return tuple(planet for planet in own if explorations.refuse(state, player, planet) is None)


def sites(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the planets of a system that Deep Survey can explore: with a trait, controlled, with a unit of the player."""
    if not state.players[player].knows(DEEP_SURVEY):
        return ()
    here = (state.planet_by_id[planet] for planet in explorable(state, player))
    return tuple(planet.id for planet in here if planet.system == system and planet.troops and planet.troops[player])


@flow.step(steps.Survey)
def _survey(voyage: Voyage, task: steps.Survey) -> None:
    """In the first step of a tactical action (GAL-G11)."""
    player, system = voyage.state.active, voyage.state.system
    if planets := sites(voyage.state, player, system):
        voyage.push(steps.SurveyWhich(system, owner=player, options=(*planets, WITHOUT), default=WITHOUT))


@flow.answer(steps.SurveyWhich)
def _surveyed(voyage: Voyage, question: steps.SurveyWhich, option: str) -> None:
    if option == WITHOUT:
        voyage.tell(turning.NothingDone(voyage.name(question.owner), "survey"), rules=("GAL-G22",))
    else:
        explorations.explore(voyage, question.owner, option)


def refuse_compass(state: State, player: int, system: str) -> IllegalMove | None:
    """Return why a player cannot explore the frontier of a system at the end of their tactical action there: they lack the
    Void Compass (GAL-017, GAL-018), or as `frontier.refuse`."""
    if not state.players[player].knows(VOID_COMPASS):
        return IllegalMove("Without Void Compass it takes a card to explore a frontier token.", "GAL-018")
    return frontier.refuse(state, player, system)


@flow.step(steps.Compass)
def look_beyond(voyage: Voyage, task: steps.Compass) -> None:
    """At the end of a tactical action: let the active player explore the frontier token of the active system, if they have
    Void Compass and a ship there (GAL-017, GAL-G20, GAL-G37). For whoever stays away it is explored."""
    del task
    state = voyage.state
    if refuse_compass(state, state.active, state.system) is None:
        options = (EXPLORE, WITHOUT)
        voyage.push(steps.Frontier(state.system, owner=state.active, options=options, default=EXPLORE))


@flow.answer(steps.Frontier)
def explore_or_not(voyage: Voyage, question: steps.Frontier, option: str) -> None:
    """Explore the token, or leave it."""
    if option == EXPLORE:
        explorations.explore(voyage, question.owner, question.system)
    else:
        voyage.tell(turning.NothingDone(voyage.name(question.owner), "compass"), rules=("GAL-G20",))
