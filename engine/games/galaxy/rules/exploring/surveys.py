"""Planets explored again (GAL-015, GAL-G22): which ones a player can have explored, and Deep Survey, by which they may
explore one in the system that they activate (GAL-G38)."""

from __future__ import annotations

from engine.core.flow import Question, Then

from ...state.state import State
from .. import events, flow
from ..economy import technologies
from ..flow import WITHOUT
from ..progress import Voyage
from . import explorations

DEEP_SURVEY = "deep-survey"


def explorable(state: State, player: int) -> tuple[str, ...]:
    """Return the planets that a player controls and that have a trait, by name: any number of times each (GAL-G22)."""
    own = (planet.id for planet in state.planets_of(player))
    return tuple(planet for planet in own if explorations.refuse(state, player, planet) is None)


def sites(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the planets of a system that Deep Survey can explore: with a trait, controlled, with a unit of the player."""
    if not technologies.has(state, player, DEEP_SURVEY):
        return ()
    here = (state.planet_by_id[planet] for planet in explorable(state, player))
    return tuple(planet.id for planet in here if planet.system == system and planet.troops and planet.troops[player])


@flow.step("survey")
def _survey(voyage: Voyage, task: Then) -> None:
    """In the first step of a tactical action (GAL-G11)."""
    player, system = voyage.state.active, voyage.state.system
    if planets := sites(voyage.state, player, system):
        voyage.push(Question("survey", player, (*planets, WITHOUT), WITHOUT, system))


@flow.answer("survey")
def _surveyed(voyage: Voyage, question: Question, option: str) -> None:
    if option == WITHOUT:
        voyage.tell(events.nothing_done(voyage.name(question.owner), "survey", ("GAL-G22",)))
    else:
        explorations.explore(voyage, question.owner, option)
