"""Camp: shelter, food, the night, and what rest mends (WLD-125, WLD-195..205, WLD-G13, WLD-G14, WLD-G60, WLD-G66..G68).

The order of its steps is that of `clock.STRETCH`; the timer brings a night event, the end is the next morning. The worked
example is WLD-269..272.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import PARTY, Then
from engine.core.memo import replaced
from engine.core.needs import Action

from ..state.content import content, price
from ..state.member import LATE
from ..state.moves import BEST, Camp, Rest
from ..state.region import Site
from ..state.state import Deed, State, able, discovered, found, is_occupied, present, settlement
from . import clock, harm, supplies
from .events import finding, happening
from .flow import Rolls, answer, is_a, now, reads, step
from .needs import by_whom, need
from .progress import Expedition
from .steps import asks, tasks, throws
from .trials import (
    aid,
    assistant,
    best_member,
    difficulty,
    doer,
    forager,
    named,
    save,
    succeeded,
    trial,
    wanted,
)

ATTRIBUTES, SKILLS = ("spirit",), ("survival",)
COLD_TN = 10
"""To stand the cold of a night (WLD-G64)."""

LEVELS = ("", "weak", "strong", "critical")


# What a place offers.


def is_shelter(state: State, site: Site) -> bool:
    """Return whether the party can sleep in a site: it knows it, can get in, and none hostile is there (WLD-G66)."""
    known = found(state, site.id)
    if known is None or not discovered(state, site.id) or known.snag:
        return False
    if site.occupied and site.disposition not in ("neutral", "friendly"):
        return False
    return bool(site.shelter) or site.category == "shelter"


def shelter_here(state: State) -> str:
    """Return the result that the place itself gives a camp, without a roll, "" for none (WLD-044, WLD-G66).

    A settlement that is not hostile counts as Critical; a shelter as Weak unless its file says better.
    """
    if state.here.to:
        return ""
    if settlement(state) is not None:
        return "critical"
    given = [site.shelter or "weak" for site in state.region.sites_at(state.here.at) if is_shelter(state, site)]
    return max(given, key=LEVELS.index, default="")


def unrest(state: State) -> str:
    """Return the danger here that lets the party find no rest, "" for none: those who live there were not dealt with
    (WLD-G140). By the letter they keep to themselves."""
    if state.here.to or state.rules.letter:
        return ""
    here = state.region.sites_at(state.here.at)
    return next((site.name for site in here if discovered(state, site.id) and is_wild(state, site)), "")


def is_wild(state: State, site: Site) -> bool:
    """Return whether those who live in a danger would let no camp rest beside it."""
    known = found(state, site.id)
    dealt_with = known is not None and known.visited > 0
    unkind = site.category == "danger" and site.disposition not in ("neutral", "friendly")
    return unkind and is_occupied(state, site) and not dealt_with


# The moves.


def _is_welcome(state: State) -> bool:
    home = settlement(state)
    return home is not None and home.disposition not in ("wary", "hostile")


CAMP = Action(Camp, (), (by_whom("WLD-196"),))
"""By the place's own shelter, or the best roll; or by the roll of the member who is named."""

REST = Action(
    Rest,
    (
        need("rest-unwelcome", "WLD-G68", _is_welcome),
        need("rest-too-late", "WLD-G68", lambda state: state.stretch == 1),
    ),
)
"""A day of rest (WLD-G68)."""


def builders(state: State, who: str) -> tuple[int, int]:
    """Return who looks for shelter and who helps, -1 for no member: the Forager is busy (WLD-196)."""
    aside = forager(state)
    roller = doer(state, who, ATTRIBUTES, SKILLS, busy=aside) if who == BEST else named(state, who)
    return roller, assistant(state, roller, busy=aside if aside != roller else -1)


def begin(expedition: Expedition, move: Camp) -> None:
    """Make camp, which ends the day (WLD-125, WLD-G29). Naming a member means that they roll for shelter themselves."""
    state = expedition.state
    roller, helper = builders(state, move.who)
    clock.begin(expedition, Deed("camp", state.here.at, roller, helper))
    expedition.change(disturbed=False)
    if beside := unrest(expedition.state):
        expedition.change(disturbed=True)
        expedition.tell(happening.Prowled(beside))
    given = shelter_here(expedition.state) if move.who == BEST or roller < 0 else ""
    for site in expedition.region.sites_at(expedition.place) if not expedition.on_path else ():
        if discovered(expedition.state, site.id):
            now(expedition, tasks.HandOut(site.id, "camp"))
    if given:
        expedition.tell(happening.Camp(expedition.here_name(), given))
        _shelter(expedition, given)
    elif roller < 0:
        expedition.tell(happening.Camp(expedition.here_name(), "failure"))
    else:
        boons = aid(helper, False)[1]
        tn = difficulty(expedition.state)
        trial(expedition, throws.Shelter(), [wanted(roller, "shelter", ATTRIBUTES, SKILLS, tn, boons)])


def is_late(state: State) -> bool:
    """Return whether what is left of the night is too short for shelter to take Fatigue away (WLD-G28, WLD-G68)."""
    return state.stretch == LATE and not state.rules.letter


def _note(expedition: Expedition, word: str) -> None:
    """Remember something about this camp until everybody sleeps: "relief" takes Fatigue away."""
    agenda = (
        replace(task, words=(*task.words, word)) if isinstance(task, Then) and is_a(task, tasks.Sleep) else task
        for task in expedition.state.agenda
    )
    expedition.change(agenda=tuple(agenda))


# Shelter.


@reads(throws.Shelter)
def _sheltered(expedition: Expedition, task: throws.Shelter, rolls: Rolls) -> None:
    roll = rolls[0]
    expedition.tell(happening.Camp(expedition.here_name(), roll.result, expedition.name(roll.member)))
    _shelter(expedition, roll.result)


def _shelter(expedition: Expedition, result: str) -> None:
    """Apply the shelter's result (WLD-197..201). What it takes of Fatigue comes with the night's sleep."""
    state = expedition.state
    everybody = present(state)
    if result == "blunder":
        expedition.change(sheltered="exposed")
        harm.tire(expedition, everybody, 1, "exposed")
    elif result == "failure":
        save(expedition, throws.ShelterSaves(), able(state), "strength", "fortitude", difficulty(state))
    elif result == "weak":
        expedition.change(sheltered="plain")
    elif result == "strong":
        expedition.change(sheltered="plain")
        tired = any(state.members[index].fatigue for index in everybody)
        if tired and not is_late(state):
            expedition.ask(asks.Shelter(owner=PARTY, options=("fatigue", "concealed"), default="fatigue"))
        else:
            _hide(expedition)
    else:
        expedition.change(sheltered="concealed")
        expedition.tell(happening.HiddenCamp())
        if not is_late(state):
            _note(expedition, "relief")


@reads(throws.ShelterSaves)
def _shelter_saves(expedition: Expedition, task: throws.ShelterSaves, rolls: Rolls) -> None:
    """Without shelter: 1 Fatigue on less than a success (WLD-198)."""
    harm.tire(expedition, [roll.member for roll in rolls if not succeeded(roll)], 1, "exposed")


@answer(asks.Shelter)
def _strong(expedition: Expedition, question: asks.Shelter, option: str) -> None:
    """Good shelter: the party chooses once for all (WLD-200, WLD-G68)."""
    if option == "fatigue":
        _note(expedition, "relief")
    else:
        _hide(expedition)


def _hide(expedition: Expedition) -> None:
    expedition.change(sheltered="concealed")
    expedition.tell(happening.HiddenCamp())


@step(tasks.Cold)
def _cold(expedition: Expedition, task: tasks.Cold) -> None:
    """In extreme cold everybody stands it, or gains 1 Fatigue; not under a settlement's roofs (WLD-G64)."""
    state = expedition.state
    if clock.freezing(state) and settlement(state) is None and able(state):
        save(expedition, throws.ColdSaves(), able(state), "strength", "fortitude", COLD_TN)


@reads(throws.ColdSaves)
def _cold_saves(expedition: Expedition, task: throws.ColdSaves, rolls: Rolls) -> None:
    harm.tire(expedition, [roll.member for roll in rolls if not succeeded(roll)], 1, "cold")


# The meal.


@step(tasks.Supper)
def _supper(expedition: Expedition, task: tasks.Supper) -> None:
    """The meal: what a settlement serves, what foraging brought, then Supply Checks in party order (WLD-202, WLD-G41,
    WLD-G107)."""
    now(expedition, tasks.Hear())
    if settlement(expedition.state) is not None:
        _be_served(expedition)
    expedition.push(tasks.Eat())
    _share_out(expedition)


def _be_served(expedition: Expedition) -> None:
    """A settlement feeds everybody for 1 coin each, as far as the purse goes (WLD-G66)."""
    cost = price(expedition.state, content().goods["meal"])
    served = []
    for index in present(expedition.state):
        if not expedition.member(index).fed and expedition.state.purse >= cost:
            expedition.pay(-cost)
            expedition.set_member(index, fed=True)
            served.append(expedition.name(index))
    if served:
        expedition.tell(happening.Served(tuple(served), cost, expedition.state.purse))


def hungry(state: State) -> tuple[int, ...]:
    """Return the members who are not fed yet, those with the fewest ration uses first."""
    unfed = [index for index in present(state) if not state.members[index].fed]
    return tuple(sorted(unfed, key=lambda index: (supplies.meals(state.members[index]), index)))


def _share_out(expedition: Expedition) -> None:
    """Feed members with what was foraged: everybody if it is enough, else those with the fewest rations, or whom a Forager
    names who ordered to be asked (WLD-G41)."""
    state = expedition.state
    unfed = hungry(state)
    if state.provisions <= 0 or not unfed:
        return
    if state.provisions >= len(unfed):
        for index in unfed:
            expedition.set_member(index, fed=True)
        expedition.change(provisions=0)
        return
    options = tuple(state.members[index].handle for index in unfed)
    owner = state.gatherer if state.gatherer in present(state) else PARTY
    if owner != PARTY and state.members[owner].habits.gather == "ask":
        expedition.ask(asks.Feed(state.provisions, owner=owner, options=options, default=options[0]))
        return
    fed, left = unfed[: state.provisions], unfed[state.provisions :]
    for index in fed:
        expedition.set_member(index, fed=True)
    expedition.change(provisions=0)
    expedition.tell(finding.SharedOut(expedition.names(fed), expedition.names(left)))


@answer(asks.Feed)
def _feed(expedition: Expedition, question: asks.Feed, option: str) -> None:
    index = named(expedition.state, option)
    expedition.set_member(index, fed=True)
    expedition.change(provisions=expedition.state.provisions - 1)
    _share_out(expedition)


@step(tasks.Eat)
def _eat(expedition: Expedition, task: tasks.Eat) -> None:
    """Everybody eats, or goes hungry; where the land is hard, each Supply Check is made twice (WLD-203, WLD-G64)."""
    state = expedition.state
    twice = state.region.pressure == "extreme" or clock.thirsty(state)
    for index in present(state):
        ate = feed_member(expedition, index, 2 if twice else 1)
        if ate:
            expedition.set_member(index, fed=True)
    expedition.change(provisions=0, gatherer=-1)


# A day among friends.


def rest(expedition: Expedition, move: Rest | None = None) -> None:
    """Spend the whole day in a settlement: three stretches, no ticks, all Fatigue is gone (WLD-G68). Then camp."""
    expedition.tell(happening.Rested(expedition.here_name()))
    take_in(expedition)
    for index in present(expedition.state):
        member = expedition.member(index)
        if member.fatigue:
            harm.tire(expedition, (index,), -member.fatigue, "rest")
    expedition.change(stretch=4, votes=(), shifts=(), shown=(), roles=replace(expedition.state.roles, fixed=True))


# Gifts.


def feed_member(expedition: Expedition, index: int, times: int = 1) -> bool:
    """Feed a member at camp: by what was found for them today, else by a Supply Check; return whether they ate.

    One who eats is not deprived any more; one who does not gains 1 Fatigue and is (WLD-202, WLD-203, WLD-G11).
    """
    if expedition.member(index).fed or supplies.check(expedition, index, times):
        if expedition.member(index).deprived:
            expedition.set_member(index, deprived=False)
            expedition.tell(happening.Healed(expedition.name(index), "deprived"))
        return True
    expedition.set_member(index, deprived=True)
    expedition.tell(happening.Hungry(expedition.name(index)))
    harm.tire(expedition, (index,), 1, "hunger")
    return False


TREAT_TN, MEND_TN = 8, 10
"""To treat a Wound, and to be rid of a treated one (WLD-G13)."""


@step(tasks.Sleep)
def _sleep(expedition: Expedition, task: tasks.Sleep) -> None:
    """Rest does its work for members who ate, in a shelter, unless a fight in the night left a Wound (WLD-G60, WLD-G68)."""
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
        expedition.tell(happening.Healed(member.name, "resolve"))
    if member.poisoned:
        expedition.set_member(index, poisoned=False)
        expedition.tell(happening.Healed(member.name, "poisoned"))


def take_in(expedition: Expedition) -> None:
    """A member who collapsed from Wounds is on their feet again in a settlement (WLD-G13)."""
    for index in present(expedition.state):
        member = expedition.member(index)
        if member.out:
            wounds = tuple(wound for wound in member.wounds if wound.attribute)
            expedition.set_member(index, out=False, wounds=wounds)
            expedition.tell(happening.Healed(member.name, "rested"))


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
    """An open Wound is treated by the best at it, Spirit or Mind + Nature against 8 (WLD-G13)."""
    state = expedition.state
    healer = best_member(state, able(state), ("spirit", "mind"), ("nature",))
    if healer >= 0:
        boons = _remedies(expedition, healer)
        test = wanted(healer, "treat", ("spirit", "mind"), ("nature",), TREAT_TN, boons)
        trial(expedition, throws.WoundTreated(task.attribute, task.who), [test])


def _remedies(expedition: Expedition, healer: int) -> tuple[str, ...]:
    """Spend what helps to treat a Wound: a use of a healer's kit, and a herb of the healer, else of another (WLD-G16)."""
    reasons = harm.use_kit(expedition, healer)
    for index in (healer, *able(expedition.state)):
        keys = [item.key for item in expedition.member(index).items]
        if "herb" in keys:
            expedition.take_one(index, keys.index("herb"))
            return (*reasons, "herb")
    return reasons


@reads(throws.WoundTreated)
def _wound_treated(expedition: Expedition, task: throws.WoundTreated, rolls: Rolls) -> None:
    roll, patient = rolls[0], expedition.member(task.who)
    if not succeeded(roll):
        return
    place = next(place for place, wound in enumerate(patient.wounds) if wound.attribute == task.attribute)
    expedition.set_member(task.who, wounds=replaced(patient.wounds, place, treated=True))
    expedition.tell(happening.Healed(patient.name, "wound", expedition.name(roll.member)))


@reads(throws.WoundHealed)
def _wound_healed(expedition: Expedition, task: throws.WoundHealed, rolls: Rolls) -> None:
    roll = rolls[0]
    if not succeeded(roll):
        return
    patient = expedition.member(roll.member)
    wounds = tuple(wound for wound in patient.wounds if wound.attribute != task.attribute)
    expedition.set_member(roll.member, wounds=wounds)
    expedition.tell(happening.Healed(patient.name, "wound_gone"))
