"""Tactical actions: a tactic token in a system, and everything that follows there (GAL-G11)."""

from __future__ import annotations

from types import ModuleType

from engine.core.flow import Then

from . import events
from .economy import production
from .exploring import explorations, frontier, surveys, windows
from .fighting import battles, invasion
from .flow import step
from .moving import movement
from .progress import Voyage
from .relics import crowns

OVER = "action over"
STEPS = ("survey", "move", "space combat", "invasion", "production", "compass", "crown", OVER)
"""What follows an activation, in order; each is a step of whoever knows its rules. Planets are explored as they are gained,
in the invasion; the frontier token after that (GAL-G37)."""

OWNERS: tuple[ModuleType, ...] = (surveys, movement, battles, invasion, explorations, windows, production, frontier, crowns)
"""The modules that these steps, and what comes of them, are registered by."""


def begin(voyage: Voyage, player: int, system: str) -> None:
    """Put a tactic token of a player in a system, and go on there (GAL-G11)."""
    own, place = voyage.player(player), voyage.system(system)
    voyage.set_player(player, tactic=own.tactic - 1)
    voyage.set_system(system, tokens=tuple(sorted((*place.tokens, player))))
    voyage.change(system=system, legs=())
    voyage.tell(events.activated(own.name, system))
    voyage.push(*(Then(name, system, player) for name in STEPS))


@step(OVER)
def _over(voyage: Voyage, task: Then) -> None:
    """A tactical action is over: no system is active any more."""
    del task
    voyage.change(system="", legs=())
