"""Harm: Fatigue and collapse, Wounds and dying, and what a defeat costs (WLD-G12, WLD-G13, WLD-G59)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.flow import Then

from ...state.content import content
from ...state.state import ATTRIBUTES, MOST_FATIGUE, MOST_WOUNDS, Foes, Meeting, Position, State, Test, Wound
from .. import events
from ..flow import step
from ..progress import Expedition
from ..trials import Wanted, succeeded, trial

STABILISE_TN = 10
"""What it takes to keep somebody alive who has a third Wound (WLD-G13)."""

WOKEN_FATIGUE = 5
"""The Fatigue of those who had collapsed, on the morning after a defeat (WLD-G59)."""


def present(state: State) -> tuple[int, ...]:
    """Return the members who are with the party, on their feet or carried, in party order."""
    return tuple(index for index, member in enumerate(state.members) if member.ready and not member.dead)


def foes_met(state: State) -> Foes | None:
    """Return whoever the party is dealing with, ``None`` for nobody."""
    return next((task.foes for task in state.agenda if isinstance(task, Meeting)), None)


def tire(expedition: Expedition, members: Sequence[int], amount: int, why: str) -> None:
    """Give members Fatigue, or with an amount below 0 take it away; never above 6 nor below 0 (WLD-G12).

    Whoever reaches 6 collapses: their roles pass on, and with nobody left on their feet the party is defeated.
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
        expedition.tell(events.tired(expedition.names(changed), amount, why))
    for index in fallen:
        expedition.tell(events.collapsed(expedition.name(index)))
    if fallen:
        _somebody_fell(expedition)


def wound(expedition: Expedition, index: int, why: str) -> None:
    """Give a member a Wound (WLD-G13): a d4 for its attribute, rolled again where there is one already.

    The third one lays them low until a settlement; with the option ``deadly`` they die unless somebody stabilises them
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
        expedition.tell(events.wounded(member.name, attribute, len(member.wounds) + 1, why))
        return
    wounds = (*member.wounds, Wound(""))[:MOST_WOUNDS]
    expedition.set_member(index, wounds=wounds, out=True)
    expedition.tell(events.wounded(member.name, "", MOST_WOUNDS, why))
    expedition.tell(events.collapsed(member.name))
    _somebody_fell(expedition)
    if expedition.state.rules.deadly:
        expedition.push(Then("stabilise", number=index))


def _somebody_fell(expedition: Expedition) -> None:
    """Hand their roles on; with nobody left to act, the defeat comes next."""
    from . import roles

    roles.pass_on(expedition)
    if not expedition.able():
        expedition.push(Then("defeat"))


@step("stabilise")
def _stabilise(expedition: Expedition, task: Then) -> None:
    """One after the other, in party order, each who can act tries once to save whoever is dying (WLD-G13, WLD-G99)."""
    tried = {int(word) for word in task.words}
    left = [index for index in expedition.able() if index not in tried and index != task.number]
    if not left:
        who = expedition.name(task.number)
        expedition.tell(events.dying(who, False))
        _die(expedition, task.number)
        return
    expedition.push(Then("stabilise", number=task.number, words=(*task.words, str(left[0]))))
    kit = use_kit(expedition, left[0])
    wanted = Wanted(left[0], "stabilise", ("spirit", "mind"), ("nature",), STABILISE_TN, boons=len(kit), reasons=kit)
    trial(expedition, "stabilised", [wanted], number=task.number)


def use_kit(expedition: Expedition, healer: int) -> tuple[str, ...]:
    """Spend a use of a healer's kit on a Wound or somebody dying; return what gives a boon by it, if anything (WLD-G16)."""
    for place, item in enumerate(expedition.member(healer).items):
        if item.key == "kit" and item.uses > 0 and not item.broken:
            expedition.set_item(healer, place, replace(item, uses=item.uses - 1))
            return ("kit",)
    return ()


@step("stabilised")
def _stabilised(expedition: Expedition, task: Test) -> None:
    """A success ends the attempts: the dying one is collapsed, and lives."""
    if succeeded(task.rolls[0]):
        expedition.finish()
        helper = expedition.name(task.rolls[0].member)
        expedition.tell(events.dying(expedition.name(task.number), True, helper))


def _die(expedition: Expedition, index: int) -> None:
    expedition.set_member(index, dead=True)
    expedition.tell(events.died(expedition.name(index)))


@step("defeat")
def _defeat(expedition: Expedition, task: Then) -> None:
    """Nobody could act; where somebody can again meanwhile, nothing happens."""
    if not expedition.able():
        defeat(expedition)


def defeat(expedition: Expedition) -> None:
    """Drive the party off (WLD-G59): whatever was under way is over, and it wakes next morning where it was before.

    It never wakes between two points, but at the one where its path began. Hunger and poison are over with that night, so
    that nobody falls out of one defeat into the next by them.

    People take half the purse, rounded up; everybody loses a use of their rations; the timer is set back. Those who had
    collapsed wake at 5 Fatigue. With the option ``deadly`` those who were dying die, and where nobody can act any more,
    the expedition ends (WLD-G83).
    """
    from .. import clock, ending
    from ..travelling import knowing

    state = expedition.state
    foes = foes_met(state)
    coins = -(-state.purse // 2) if foes is not None and foes.kind == "people" else 0
    expedition.pay(-coins)
    for task in state.agenda:
        if isinstance(task, Then) and task.step == "stabilise":
            _die(expedition, task.number)
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
        _lose_ration(expedition, index)
    expedition.change(timer=expedition.state.size, event_due=False)
    expedition.tell(events.reset(expedition.state.size))
    clock.dawn(expedition)


def _lose_ration(expedition: Expedition, index: int) -> None:
    """Take a use off the pack that a Supply Check would be made for; an empty pack is gone (WLD-G09)."""
    goods = content().goods
    items = expedition.member(index).items
    packs = [(item.uses, item.die, place) for place, item in enumerate(items) if item.key in goods and goods[item.key].pack]
    if packs:
        uses, _, place = min(packs)
        expedition.set_item(index, place, replace(items[place], uses=uses - 1) if uses > 1 else None)
