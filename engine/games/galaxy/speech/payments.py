"""What a payment is for, and what stands for the symbols of a technology that is paid for."""

from __future__ import annotations

from engine.core.events import ByType

from ..rules import steps
from ..rules.economy import technologies
from ..rules.flow import read
from ..state.catalogue import WORDS, name_of
from ..state.content import SEERS_VIAL, content
from ..state.state import State

PURPOSES: ByType[[], str] = ByType()
"""What is paid for, by the step that comes after it."""

PURPOSES.add(steps.Produced, lambda step: WORDS("purpose-production"))
PURPOSES.add(steps.Hired, lambda step: WORDS("purpose-production"))
PURPOSES.add(steps.Site, lambda step: WORDS("purpose-dock"))
PURPOSES.add(steps.AutomatonDock, lambda step: WORDS("purpose-dock"))
PURPOSES.add(steps.BreakSeal, lambda step: WORDS("purpose-landing"))
PURPOSES.add(steps.GoalPaid, lambda step: name_of(step.goal))
PURPOSES.add(steps.Researched, lambda step: name_of(step.technology))


def purpose(state: State) -> str:
    """Return what is paid for, where it is known from what comes next: "Great Works"."""
    after = read(state.agenda[1]) if len(state.agenda) > 1 else None
    return PURPOSES(after) if type(after) in PURPOSES else ""


def standing_in(state: State, player: int) -> list[str]:
    """Return which exhausted planets stand for the symbols of a technology that is paid for, where no others could."""
    after = read(state.agenda[1]) if len(state.agenda) > 1 else None
    if not isinstance(after, steps.Researched) or state.players[player].holds(SEERS_VIAL):
        return []
    colour = content().technologies[after.technology].colour
    planets = [item for item in state.planets_of(player) if item.exhausted and colour in item.specialties]
    if not planets or len(planets) != technologies.missing(state, player, after.technology):
        return []
    return [WORDS("stands-for", planets=[item.name for item in planets], colour=colour)]
