"""Camp: shelter, food, the night, and what rest mends (WLD-125, WLD-195..200, WLD-201..205, WLD-G60, WLD-G66..G68).

The steps stand on the agenda in this order: shelter, the Forager, the meal, then the clock's "check timer" (a night event),
"sleep", and the clock's "end action" (the next morning). The worked example is WLD-269..272.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import PARTY, Question, Then

from ...state.content import content
from ...state.moves import BEST, Camp, Rest
from ...state.region import Gift, Site
from ...state.state import Deed, State, Test, able, discovered, found
from .. import clock, events
from ..flow import answer, step
from ..members import harm, supplies, trading
from ..members.assisting import aid, assistant, doer, forager, named, refuse_doer, wanted
from ..progress import Expedition
from ..travelling import weather
from ..trials import difficulty, save, succeeded, trial
from . import foraging, sleeping

ATTRIBUTES, SKILLS = ("spirit",), ("survival",)
COLD_TN = 10
"""To stand the cold of a night (WLD-G64)."""

LEVELS = ("", "weak", "strong", "critical")


# What a place offers.


def is_shelter(state: State, site: Site) -> bool:
    """Return whether the party can sleep in a site: it knows it, can get in, and nobody hostile is there (WLD-G66)."""
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
    if trading.settlement(state) is not None:
        return "critical"
    given = [site.shelter or "weak" for site in state.region.sites_at(state.here.at) if is_shelter(state, site)]
    return max(given, key=LEVELS.index, default="")


# The moves.


def moves(state: State) -> Iterator[Camp]:
    """Yield the ways to camp: by the place's own shelter, or whoever is best; then by each member's roll."""
    if refuse(state, Camp()) is None:
        yield Camp()
        for index in able(state):
            yield Camp(state.members[index].handle)


def refuse(state: State, move: Camp) -> IllegalMove | None:
    """Return what speaks against a camp: only that whoever should roll for shelter cannot."""
    return refuse_doer(state, move.who, "WLD-196") if able(state) or move.who != BEST else None


def rests(state: State) -> Iterator[Rest]:
    """Yield a day of rest, where there is one to be had."""
    if refuse_rest(state, Rest()) is None:
        yield Rest()


def refuse_rest(state: State, move: Rest) -> IllegalMove | None:
    """Return what speaks against a day of rest (WLD-G68)."""
    home = trading.settlement(state)
    if home is None or home.disposition in ("wary", "hostile"):
        return IllegalMove("A day's rest needs a settlement that welcomes you.", "WLD-G68")
    if state.stretch != 1:
        return IllegalMove("Resting takes a whole day. Camp first, and rest from the morning on.", "WLD-G68")
    return None


def begin(expedition: Expedition, move: Camp) -> None:
    """Make camp, which ends the day (WLD-125, WLD-G29). Naming somebody means that they roll for shelter themselves."""
    state = expedition.state
    aside = forager(state)
    roller = doer(state, move.who, ATTRIBUTES, SKILLS, busy=aside) if move.who == BEST else named(state, move.who)
    helper = assistant(state, roller, busy=aside if aside != roller else -1)
    clock.begin(expedition, Deed("camp", state.here.at, roller, helper))
    _insert_sleep(expedition)
    given = shelter_here(expedition.state) if move.who == BEST or roller < 0 else ""
    for site in expedition.region.sites_at(expedition.place) if not expedition.on_path else ():
        if discovered(expedition.state, site.id):
            hand_out(expedition, site.id, "camp")
    expedition.push(Then("cold"), Then("camp forager"), Then("supper"))
    if given:
        expedition.tell(events.camp(expedition.here_name(), given))
        _shelter(expedition, given)
    elif roller < 0:
        expedition.tell(events.camp(expedition.here_name(), "failure"))
    else:
        boons = aid(helper, False)[1]
        tn = difficulty(expedition.state)
        trial(expedition, "shelter", [wanted(roller, "shelter", ATTRIBUTES, SKILLS, tn, boons)])


def _insert_sleep(expedition: Expedition) -> None:
    """Put what the night's rest does between its event and the morning (WLD-G60)."""
    agenda = list(expedition.state.agenda)
    place = next(place for place, task in enumerate(agenda) if isinstance(task, Then) and task.step == "check timer")
    agenda.insert(place + 1, Then("sleep"))
    expedition.change(agenda=tuple(agenda), disturbed=False)


def _note(expedition: Expedition, word: str) -> None:
    """Remember something about this camp until everybody sleeps: "relief" takes Fatigue away."""
    agenda = list(expedition.state.agenda)
    for place, task in enumerate(agenda):
        if isinstance(task, Then) and task.step == "sleep":
            agenda[place] = replace(task, words=(*task.words, word))
            break
    expedition.change(agenda=tuple(agenda))


# Shelter.


@step("shelter")
def _sheltered(expedition: Expedition, task: Test) -> None:
    roll = task.rolls[0]
    expedition.tell(events.camp(expedition.here_name(), roll.result, expedition.name(roll.member)))
    _shelter(expedition, roll.result)


def _shelter(expedition: Expedition, result: str) -> None:
    """Apply the shelter's result (WLD-197..201). What it takes of Fatigue comes with the night's sleep."""
    state = expedition.state
    everybody = harm.present(state)
    if result == "blunder":
        expedition.change(sheltered="exposed")
        harm.tire(expedition, everybody, 1, "exposed")
    elif result == "failure":
        save(expedition, "shelter saves", able(state), "strength", "fortitude", difficulty(state))
    elif result == "weak":
        expedition.change(sheltered="plain")
    elif result == "strong":
        expedition.change(sheltered="plain")
        tired = any(state.members[index].fatigue for index in everybody)
        if tired:
            expedition.ask(Question("shelter", PARTY, ("fatigue", "concealed"), "fatigue"))
        else:
            _hide(expedition)
    else:
        expedition.change(sheltered="concealed")
        expedition.tell(events.hidden_camp())
        _note(expedition, "relief")


@step("shelter saves")
def _shelter_saves(expedition: Expedition, task: Test) -> None:
    """Without shelter: 1 Fatigue on less than a success (WLD-198)."""
    harm.tire(expedition, [roll.member for roll in task.rolls if not succeeded(roll)], 1, "exposed")


@answer("shelter")
def _strong(expedition: Expedition, question: Question, option: str) -> None:
    """Good shelter: the party chooses once for all (WLD-200, WLD-G68)."""
    if option == "fatigue":
        _note(expedition, "relief")
    else:
        _hide(expedition)


def _hide(expedition: Expedition) -> None:
    expedition.change(sheltered="concealed")
    expedition.tell(events.hidden_camp())


@step("cold")
def _cold(expedition: Expedition, task: Then) -> None:
    """In extreme cold everybody stands it, or gains 1 Fatigue; not under a settlement's roofs (WLD-G64)."""
    state = expedition.state
    if weather.freezing(state) and trading.settlement(state) is None and able(state):
        save(expedition, "cold saves", able(state), "strength", "fortitude", COLD_TN)


@step("cold saves")
def _cold_saves(expedition: Expedition, task: Test) -> None:
    harm.tire(expedition, [roll.member for roll in task.rolls if not succeeded(roll)], 1, "cold")


# The meal.


@step("camp forager")
def _camp_forager(expedition: Expedition, task: Then) -> None:
    foraging.alongside(expedition)


@step("supper")
def _supper(expedition: Expedition, task: Then) -> None:
    """The meal: what a settlement serves, what foraging brought, then Supply Checks in party order (WLD-202, WLD-G41,
    WLD-G107)."""
    if trading.settlement(expedition.state) is not None:
        _be_served(expedition)
    expedition.push(Then("eat"))
    _share_out(expedition)


def _be_served(expedition: Expedition) -> None:
    """A settlement feeds everybody for 1 coin each, as far as the purse goes (WLD-G66)."""
    cost = trading.price(expedition.state, content().goods["meal"])
    served = []
    for index in harm.present(expedition.state):
        if not expedition.member(index).fed and expedition.state.purse >= cost:
            expedition.pay(-cost)
            expedition.set_member(index, fed=True)
            served.append(expedition.name(index))
    if served:
        expedition.tell(events.served(served, cost, expedition.state.purse))


def hungry(state: State) -> tuple[int, ...]:
    """Return the members who are not fed yet, those with the fewest ration uses first."""
    unfed = [index for index in harm.present(state) if not state.members[index].fed]
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
    owner = state.gatherer if state.gatherer in harm.present(state) else PARTY
    if owner != PARTY and state.members[owner].habits.gather == "ask":
        expedition.ask(Question("feed", owner, options, options[0], number=state.provisions))
        return
    fed, left = unfed[: state.provisions], unfed[state.provisions :]
    for index in fed:
        expedition.set_member(index, fed=True)
    expedition.change(provisions=0)
    expedition.tell(events.shared_out(expedition.names(fed), expedition.names(left)))


@answer("feed")
def _feed(expedition: Expedition, question: Question, option: str) -> None:
    index = named(expedition.state, option)
    expedition.set_member(index, fed=True)
    expedition.change(provisions=expedition.state.provisions - 1)
    _share_out(expedition)


@step("eat")
def _eat(expedition: Expedition, task: Then) -> None:
    """Everybody eats, or goes hungry; where the land is hard, each Supply Check is made twice (WLD-203, WLD-G64)."""
    state = expedition.state
    twice = state.region.pressure == "extreme" or weather.thirsty(state)
    for index in harm.present(state):
        ate = supplies.eat(expedition, index, 2 if twice else 1)
        if ate:
            expedition.set_member(index, fed=True)
    expedition.change(provisions=0, gatherer=-1)


# A day among friends.


def rest(expedition: Expedition, move: Rest | None = None) -> None:
    """Spend the whole day in a settlement: three stretches, no ticks, all Fatigue is gone (WLD-G68). Then camp."""
    expedition.tell(events.rested(expedition.here_name()))
    sleeping.take_in(expedition)
    for index in harm.present(expedition.state):
        member = expedition.member(index)
        if member.fatigue:
            harm.tire(expedition, (index,), -member.fatigue, "rest")
    expedition.change(stretch=4, votes=(), roles=replace(expedition.state.roles, fixed=True))


# Gifts.


def hand_out(expedition: Expedition, site_id: str, when: str) -> None:
    """Hand out what a site gives when the party arrives, camps or looks into it, once (WLD-G67).

    Not while somebody who is not friendly lives there, nor while there is no way in.
    """
    site, known = expedition.site(site_id), expedition.found(site_id)
    if known is None or known.given or known.snag or not site.gives or site.when != when:
        return
    if site.occupied and site.disposition not in ("neutral", "friendly"):
        return
    expedition.set_found(site_id, given=True)
    for gift in site.gives:
        _give(expedition, site, gift)


def _give(expedition: Expedition, site: Site, gift: Gift) -> None:
    ready = able(expedition.state) or harm.present(expedition.state)
    if gift.item == "coins":
        expedition.pay(gift.count)
        expedition.tell(events.gained("coins", gift.count, site.name))
        return
    if not ready:
        return
    item = content().goods[gift.item].item()
    item = replace(item, name=gift.name or item.name)
    if item.uses:
        for number in range(gift.count):
            expedition.add_item(ready[number % len(ready)], item)
        expedition.tell(events.gained(gift.item, gift.count, site.name))
        return
    expedition.add_item(ready[0], replace(item, count=gift.count))
    expedition.tell(events.gained(gift.item, gift.count, site.name, expedition.name(ready[0])))
