"""The order of a delve, and its agenda: what goes on by itself, until a player has to choose.

A round is `rounds.BEGINNING`, a turn of each adventurer that stands, each ended by `rounds.AFTER_TURN`, and then
`rounds.AFTER_TURNS`. An adventurer acts freely in its turn. What an act brings about stands on the agenda and comes first:
an exploration (`explore.STEPS`), a lock, an entry, a tile that falls in. An enemy's turn is `enemies.TURN`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..state.state import Ending, Enemies, Entered, Exploring, Friends, Lock, Removing, Settling, Task
from . import effects, enemies, explore, rounds, walking
from .progress import Delve

STEPS: Mapping[type[Task], Callable[[Delve, Any], bool]] = {
    Exploring: explore.step,
    Lock: lambda delve, lock: False,
    Entered: walking.enter,
    Settling: effects.settle_if_one,
    Removing: effects.finish_removing,
    Friends: rounds.friends,
    Enemies: enemies.step,
    Ending: rounds.end,
}
"""What is done with the first task of the agenda; each returns ``False`` where a player has to choose."""


def go_on(delve: Delve) -> None:
    """Go on until a player has to choose, or the delve is over."""
    while delve.state.phase == "delve":
        while delve.state.agenda:
            task = delve.state.agenda[0]
            if not STEPS[type(task)](delve, task):
                return
        if delve.state.phase != "delve":
            return
        delve.settle_supply()
        turn = delve.state.turn
        assert turn is not None
        if not turn.over:
            return
        rounds.after_turn(delve, turn)
