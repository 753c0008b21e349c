"""What a defeat costs (WLD-G59)."""

from __future__ import annotations

from engine.core.flow import Then

from ..state.state import Position, foes_met, present
from . import clock, ending, events, harm, knowing, supplies
from .flow import is_a, step
from .progress import Expedition
from .steps import tasks


def defeat(expedition: Expedition) -> None:
    """Drive the party off (WLD-G59): whatever was under way is over, and it wakes next morning where it was before.

    It never wakes between two points, but at the one where its path began. Hunger and poison are over with that night, so
    that nobody falls out of one defeat into the next by them.

    People take half the purse, rounded up; everybody loses a use of their rations; the timer is set back. Those who had
    collapsed wake at 5 Fatigue. With the option ``deadly`` those who were dying die, and where nobody can act any more,
    the expedition ends (WLD-G83).
    """
    state = expedition.state
    foes = foes_met(state)
    coins = -(-state.purse // 2) if foes is not None and foes.kind == "people" else 0
    expedition.pay(-coins)
    for task in state.agenda:
        if isinstance(task, Then) and is_a(task, tasks.Stabilise):
            harm.die(expedition, task.number)
    expedition.change(agenda=(), paused="")
    if state.rules.deadly and not expedition.able():
        expedition.tell(events.defeat(foes.name if foes else "", coins, expedition.here_name()))
        ending.end(expedition, "defeat")
        return
    back = Position((state.before or state.here).at)
    if back != state.here:
        knowing.arrive(expedition, back, "retreat")
    expedition.tell(events.defeat(foes.name if foes else "", coins, expedition.here_name()))
    for index in present(expedition.state):
        member = expedition.member(index)
        if not member.able:
            wounds = tuple(wound for wound in member.wounds if wound.attribute)
            expedition.set_member(index, out=False, fatigue=WOKEN_FATIGUE, wounds=wounds)
        if member.poisoned:
            expedition.tell(events.healed(member.name, "poisoned"))
        expedition.set_member(index, shaken=False, deprived=False, poisoned=False)
        if packs := supplies.packs(expedition.member(index)):
            supplies.lose_use(expedition, index, packs[0])
    expedition.change(timer=expedition.state.size, event_due=False)
    expedition.tell(events.reset(expedition.state.size))
    clock.dawn(expedition)


@step(tasks.Defeat)
def _defeat(expedition: Expedition, task: tasks.Defeat) -> None:
    """Nobody could act; where somebody can again meanwhile, nothing happens."""
    if not expedition.able():
        defeat(expedition)


WOKEN_FATIGUE = 5
"""The Fatigue of those who had collapsed, on the morning after a defeat (WLD-G59)."""
