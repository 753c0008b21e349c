"""The night's rest: what it mends for whoever ate and slept in a shelter (WLD-G13, WLD-G14, WLD-G60, WLD-G68)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.state import able, present, settlement
from .. import events, harm
from ..flow import Rolls, reads, step
from ..progress import Expedition
from ..steps import tasks, throws
from ..trials import best_member, save, succeeded, trial, wanted

TREAT_TN, MEND_TN = 8, 10
"""To treat a Wound, and to be rid of a treated one (WLD-G13)."""


@step(tasks.Sleep)
def _sleep(expedition: Expedition, task: tasks.Sleep) -> None:
    """Rest does its work for whoever ate, in a shelter, unless a fight in the night left a Wound (WLD-G60, WLD-G68)."""
    state = expedition.state
    sheltered = state.sheltered in ("plain", "concealed")
    if not sheltered or state.disturbed:
        return
    fed = [index for index in present(state) if state.members[index].fed]
    welcome = settlement(state) is not None
    if welcome:
        take_in(expedition)
    if "relief" in task.notes:
        harm.tire(expedition, [index for index in fed if expedition.member(index).fatigue], -1, "shelter")
    for index in fed:
        _refresh(expedition, index)
    for index in reversed(fed):
        _tend(expedition, index)


def _refresh(expedition: Expedition, index: int) -> None:
    """An adequate rest: Resolve is at least 1, and poison ends (WLD-199, WLD-G06, WLD-G14)."""
    member = expedition.member(index)
    if member.resolve == 0:
        expedition.set_member(index, resolve=1)
        expedition.tell(events.healed(member.name, "resolve"))
    if member.poisoned:
        expedition.set_member(index, poisoned=False)
        expedition.tell(events.healed(member.name, "poisoned"))


def take_in(expedition: Expedition) -> None:
    """Whoever collapsed from Wounds is on their feet again in a settlement (WLD-G13)."""
    for index in present(expedition.state):
        member = expedition.member(index)
        if member.out:
            wounds = tuple(wound for wound in member.wounds if wound.attribute)
            expedition.set_member(index, out=False, wounds=wounds)
            expedition.tell(events.healed(member.name, "rested"))


def _tend(expedition: Expedition, index: int) -> None:
    """One try for each Wound: a treated one may heal, another may be treated (WLD-G13). These come one after the other."""
    member = expedition.member(index)
    for wound in reversed(member.wounds):
        if wound.attribute and not member.out:
            tend = tasks.TendTreated if wound.treated else tasks.Tend
            expedition.push(tend(wound.attribute, index))


@step(tasks.TendTreated)
def _mend_wound(expedition: Expedition, task: tasks.TendTreated) -> None:
    """A Wound that was treated at an earlier camp goes on Strength + Fortitude against 10 (WLD-G13)."""
    if expedition.member(task.who).able:
        save(expedition, throws.WoundHealed(task.attribute), (task.who,), "strength", "fortitude", MEND_TN)


@step(tasks.Tend)
def _treat_wound(expedition: Expedition, task: tasks.Tend) -> None:
    """An open Wound is treated by whoever is best at it, Spirit or Mind + Nature against 8 (WLD-G13)."""
    state = expedition.state
    healer = best_member(state, able(state), ("spirit", "mind"), ("nature",))
    if healer >= 0:
        boons = _remedies(expedition, healer)
        test = wanted(healer, "treat", ("spirit", "mind"), ("nature",), TREAT_TN, boons)
        trial(expedition, throws.WoundTreated(task.attribute, task.who), [test])


def _remedies(expedition: Expedition, healer: int) -> tuple[str, ...]:
    """Spend what helps to treat a Wound: a use of a healer's kit, and a herb of a healer who uses tools (WLD-G16)."""
    reasons = harm.use_kit(expedition, healer)
    herb = next((place for place, item in enumerate(expedition.member(healer).items) if item.key == "herb"), -1)
    if herb >= 0 and expedition.member(healer).habits.tools == "use":
        expedition.take_one(healer, herb)
        reasons = (*reasons, "herb")
    return reasons


@reads(throws.WoundTreated)
def _wound_treated(expedition: Expedition, task: throws.WoundTreated, rolls: Rolls) -> None:
    roll, patient = rolls[0], expedition.member(task.who)
    if not succeeded(roll):
        return
    wounds = list(patient.wounds)
    place = next(place for place, wound in enumerate(wounds) if wound.attribute == task.attribute)
    wounds[place] = replace(wounds[place], treated=True)
    expedition.set_member(task.who, wounds=tuple(wounds))
    expedition.tell(events.healed(patient.name, "wound", expedition.name(roll.member)))


@reads(throws.WoundHealed)
def _wound_healed(expedition: Expedition, task: throws.WoundHealed, rolls: Rolls) -> None:
    roll = rolls[0]
    if not succeeded(roll):
        return
    patient = expedition.member(roll.member)
    wounds = tuple(wound for wound in patient.wounds if wound.attribute != task.attribute)
    expedition.set_member(roll.member, wounds=wounds)
    expedition.tell(events.healed(patient.name, "wound_gone"))
