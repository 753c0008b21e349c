"""The agenda: what goes on by itself, until somebody has to choose."""

from __future__ import annotations

from ..state.state import Clearing, Contest, Encountering, Flipping, Peeking, Recalling, Returning, Reward
from . import contests, rewards, rooms, treasures
from .progress import Cavern


def run(cavern: Cavern) -> None:
    """Go on with the agenda until somebody has to choose, or it is empty."""
    while cavern.state.agenda and _carry_out(cavern):
        pass


def _carry_out(cavern: Cavern) -> bool:
    """Carry out the first task as far as it goes by itself; return ``False`` where it waits for somebody."""
    match cavern.state.agenda[0]:
        case Contest() as task:
            return contests.go_on(cavern, task)
        case Reward() as task:
            rewards.collect(cavern, task)
        case Clearing() as task:
            rewards.clear(cavern, task)
        case Flipping() as task:
            return rewards.flip_forced(cavern, task)
        case Recalling() as task:
            return treasures.recall_if_one(cavern, task)
        case Peeking() as task:
            return treasures.look_if_one(cavern, task)
        case Returning() as task:
            rooms.send_home(cavern, task)
        case Encountering():
            return False
    return True
