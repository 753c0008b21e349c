"""The agenda: what goes on by itself, until somebody has to choose."""

from __future__ import annotations

from ..state.state import Ending, Enemies, Entered, Exploring, Friends, Lock, Removing, Settling, Task
from . import effects, enemies, explore, rounds, walking
from .progress import Delve


def run(delve: Delve) -> None:
    """Go on with the agenda until somebody has to choose, or it is empty."""
    while delve.state.agenda and _carry_out(delve, delve.state.agenda[0]):
        pass


def _carry_out(delve: Delve, task: Task) -> bool:
    """Take one step of the first task; return ``False`` when somebody has to choose."""
    match task:
        case Enemies():
            return enemies.step(delve, task)
        case Exploring():
            return explore.step(delve, task)
        case Lock():
            return False
        case Entered():
            walking.enter(delve, task)
        case Settling():
            return effects.settle_if_one(delve, task)
        case Removing():
            effects.finish_removing(delve, task)
        case Friends():
            rounds.friends(delve, task)
        case Ending():
            rounds.end(delve)
    return True
