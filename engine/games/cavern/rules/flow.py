"""The order of a turn, and its agenda: what goes on by itself, until a player has to choose.

A turn is `TURN`: a tile is laid, a Delver is sent, completed rooms are resolved; then it ends (`turns.end`). What each part
brings about stands on the agenda and comes first (`STEPS`): in a room an Encounter or a contest, rewards, the way home.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..state.delvers import waiting
from ..state.state import Clearing, Contest, Encountering, Flipping, Peeking, Recalling, Returning, Reward, Task
from . import contests, rewards, rooms, treasures, turns
from .progress import Cavern


def _resolve_rooms(cavern: Cavern) -> bool:
    """Resolve the one completed room that there is, or end the turn; ``False`` where the next of several is to be chosen
    (CAV-106, CAV-111, CAV-112)."""
    found = waiting(cavern.state)
    if not found:
        turns.end(cavern)
    elif len(found) == 1:
        rooms.resolve(cavern, found[0])
    return len(found) < 2


TURN: Mapping[str, Callable[[Cavern], bool]] = {
    "place": turns.skip_placing,
    "send": turns.skip_sending,
    "resolve": _resolve_rooms,
}
"""The parts of a turn in their order, by `State.step`: each goes on by itself, or returns ``False`` where a player has to
choose."""

STEPS: Mapping[type[Task], Callable[[Cavern, Any], bool]] = {
    Encountering: lambda cavern, task: False,
    Contest: contests.go_on,
    Reward: rewards.collect,
    Clearing: rewards.clear,
    Flipping: rewards.flip_forced,
    Recalling: treasures.recall_if_one,
    Peeking: treasures.look_if_one,
    Returning: rooms.send_home,
}
"""What is done with the first task of the agenda; each returns ``False`` where a player has to choose."""


def go_on(cavern: Cavern) -> None:
    """Go on until a player has to choose, or the game is over."""
    while cavern.state.phase == "play":
        if not run(cavern) or not TURN[cavern.state.step](cavern):
            return


def run(cavern: Cavern) -> bool:
    """Go on with the agenda; return whether it is empty, ``False`` where a player has to choose."""
    while cavern.state.agenda:
        task = cavern.state.agenda[0]
        if not STEPS[type(task)](cavern, task):
            return False
    return True
