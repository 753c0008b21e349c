"""Harm: Fatigue and collapse, Wounds and dying, and what a defeat costs (WLD-G12, WLD-G13, WLD-G59)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..state.member import ATTRIBUTES, MOST_FATIGUE, MOST_WOUNDS, Wound
from ..state.state import foes_met
from .events import happening
from .flow import Rolls, now, reads, step
from .progress import Expedition
from .steps import tasks, throws
from .trials import Wanted, succeeded, trial

STABILISE_TN = 10
"""What it takes to keep a member alive who has a third Wound (WLD-G13)."""


def tire(expedition: Expedition, members: Sequence[int], amount: int, why: str) -> None:
    """Give members Fatigue, or with an amount below 0 take it away; never above 6 nor below 0 (WLD-G12).

    A member who reaches 6 collapses: their roles pass on, and with no member left on their feet the party is defeated.
    """
    changed: list[int] = []
    fallen: list[int] = []
    for index in members:
        member = expedition.member(index)
        after = min(MOST_FATIGUE, max(0, member.fatigue + amount))
        if member.dead or not member.ready or after == member.fatigue:
            continue
        expedition.set_member(index, fatigue=after)
        changed.append(index)
        if after == MOST_FATIGUE and not member.out:
            fallen.append(index)
    if changed:
        expedition.tell(happening.Tired(expedition.names(changed), amount, why))
    for index in fallen:
        expedition.tell(happening.Collapsed(expedition.name(index)))
    if fallen:
        _somebody_fell(expedition)


def wound(expedition: Expedition, index: int, why: str) -> None:
    """Give a member a Wound (WLD-G13): a d4 for its attribute, rolled again where there is one already.

    The third one lays them low until a settlement; with the option ``deadly`` they die unless a member stabilises them
    (WLD-G99).
    """
    member = expedition.member(index)
    if member.dead or not member.ready:
        return
    if foes_met(expedition.state) is not None:
        expedition.change(disturbed=True)
    if len(member.wounds) < MOST_WOUNDS - 1:
        attribute = ATTRIBUTES[expedition.roll(4) - 1]
        while any(attribute == old.attribute for old in member.wounds):
            attribute = ATTRIBUTES[expedition.roll(4) - 1]
        expedition.set_member(index, wounds=(*member.wounds, Wound(attribute)))
        expedition.tell(happening.Wounded(member.name, attribute, len(member.wounds) + 1, why))
        return
    wounds = (*member.wounds, Wound(""))[:MOST_WOUNDS]
    expedition.set_member(index, wounds=wounds, out=True)
    expedition.tell(happening.Wounded(member.name, "", MOST_WOUNDS, why))
    expedition.tell(happening.Collapsed(member.name))
    _somebody_fell(expedition)
    if expedition.state.rules.deadly:
        expedition.push(tasks.Stabilise(index))


def _somebody_fell(expedition: Expedition) -> None:
    """Hand their roles on; with no member left to act, the defeat comes next."""
    now(expedition, tasks.PassOn())
    if not expedition.able():
        expedition.push(tasks.Defeat())


@step(tasks.Stabilise)
def _stabilise(expedition: Expedition, task: tasks.Stabilise) -> None:
    """One after the other, in party order, each who can act tries once to save a member who is dying (WLD-G13, WLD-G99)."""
    tried = {int(word) for word in task.tried}
    left = [index for index in expedition.able() if index not in tried and index != task.who]
    if not left:
        who = expedition.name(task.who)
        expedition.tell(happening.Dying(who, False))
        die(expedition, task.who)
        return
    expedition.push(tasks.Stabilise(task.who, (*task.tried, str(left[0]))))
    kit = use_kit(expedition, left[0])
    wanted = Wanted(left[0], "stabilise", ("spirit", "mind"), ("nature",), STABILISE_TN, boons=len(kit), reasons=kit)
    trial(expedition, throws.Stabilised(task.who), [wanted])


def use_kit(expedition: Expedition, healer: int) -> tuple[str, ...]:
    """Spend a use of a healer's kit on a Wound or a member dying; return what gives a boon by it, if anything (WLD-G16)."""
    for place, item in enumerate(expedition.member(healer).items):
        if item.key == "kit" and item.uses > 0 and not item.broken:
            expedition.set_item(healer, place, replace(item, uses=item.uses - 1))
            return ("kit",)
    return ()


@reads(throws.Stabilised)
def _stabilised(expedition: Expedition, task: throws.Stabilised, rolls: Rolls) -> None:
    """A success ends the attempts: the dying one is collapsed, and lives."""
    if succeeded(rolls[0]):
        expedition.finish()
        helper = expedition.name(rolls[0].member)
        expedition.tell(happening.Dying(expedition.name(task.who), True, helper))


def die(expedition: Expedition, index: int) -> None:
    """Let a member die."""
    expedition.set_member(index, dead=True)
    expedition.tell(happening.Died(expedition.name(index)))
