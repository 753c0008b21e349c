"""Tactical actions: a tactic token in a system, and everything that follows there (GAL-G11)."""

from __future__ import annotations

from . import steps
from .events import turning
from .flow import step
from .progress import Voyage

STEPS = (
    steps.Survey,
    steps.Move,
    steps.SpaceCombat,
    steps.Invasion,
    steps.Production,
    steps.Compass,
    steps.Crown,
    steps.ActionOver,
)
"""What follows an activation, in order; each is a step of whoever knows its rules. Planets are explored as they are gained,
in the invasion; the frontier token after that (GAL-G37)."""


def begin(voyage: Voyage, player: int, system: str) -> None:
    """Put a tactic token of a player in a system, and go on there (GAL-G11)."""
    own, place = voyage.player(player), voyage.system(system)
    voyage.set_player(player, tactic=own.tactic - 1)
    voyage.set_system(system, tokens=tuple(sorted((*place.tokens, player))))
    voyage.change(system=system, legs=())
    voyage.tell(turning.Activated(own.name, system))
    voyage.push(*(kind(system, player) for kind in STEPS))


@step(steps.ActionOver)
def _over(voyage: Voyage, task: steps.ActionOver) -> None:
    """A tactical action is over: no system is active any more."""
    del task
    voyage.change(system="", legs=())
