"""Foraging, as an action and beside another (WLD-100..102, WLD-103..107, WLD-126, WLD-141, WLD-G40, WLD-G41)."""

from __future__ import annotations

from engine.core.needs import Action

from ...state.content import content, is_short
from ...state.moves import BEST, Forage
from ...state.region import Site
from ...state.state import Deed, State, discovered, found, present, shared
from .. import clock
from ..events import finding, happening
from ..flow import Rolls, answer, reads, step
from ..needs import ABLE, arrived, by_whom, need
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import (
    Wanted,
    aid,
    assistant,
    difficulty,
    doer,
    forager,
    save,
    succeeded,
    trial,
    untrained,
    wanted,
)

ATTRIBUTES = ("spirit", "mind")
FEW_HERBS = 3
"""With fewer than so many herbs a party gathers more of them before anything else."""


def level_here(state: State) -> str:
    """Return what the ground here yields: "rich", "normal", "poor" or "none"; nothing on a path (WLD-071, WLD-G31)."""
    if state.here.to:
        return "none"
    return state.region.place_by_id[state.here.at].forage or state.region.forage


def skills_here(state: State) -> tuple[str, ...]:
    """Return the skills that find food here: Nature, and Survival where there is game or water to fish (WLD-G40)."""
    place = state.region.place_by_id[state.here.at]
    return ("nature", "survival") if place.game or place.water else ("nature",)


def boons_here(state: State) -> tuple[str, ...]:
    """Return the reasons for boons on foraging here: rich ground, a good season, and sites that the party knows
    (WLD-G40, WLD-G113)."""
    sites = [site for site in state.region.sites_at(state.here.at) if site.forage_boon and usable(state, site)]
    rich = ("rich",) if level_here(state) == "rich" else ()
    season = ("season",) if state.region.season in ("summer", "autumn") else ()
    return (*rich, *season, *("site" for site in sites for _ in range(site.forage_boon)))


def usable(state: State, site: Site) -> bool:
    """Return whether the party knows a site and can make use of it: no snag, and not a resource that is used up."""
    known = found(state, site.id)
    return (
        discovered(state, site.id)
        and known is not None
        and not known.snag
        and not (known.done and site.category == "resource")
    )


FORAGE = Action(
    Forage,
    (
        arrived("forage"),
        need("forage-barren", "WLD-G40", lambda state: level_here(state) != "none"),
        need("forage-tried", "WLD-G40", lambda state: not state.forage_tries or level_here(state) != "poor"),
        ABLE,
    ),
    (by_whom("WLD-101"),),
)
"""Not on barren ground, and on poor ground once a day (WLD-102, WLD-G40)."""


def best(state: State, who: str) -> int:
    """Return who forages: the one named, else the Forager of the day, else the best at it."""
    if who == BEST and forager(state) >= 0:
        return forager(state)
    return doer(state, who, ATTRIBUTES, skills_here(state))


def begin(expedition: Expedition, move: Forage) -> None:
    """Spend the stretch on foraging (WLD-101, WLD-126)."""
    roller = best(expedition.state, move.who)
    helper = assistant(expedition.state, roller)
    clock.begin(expedition, Deed("forage", by=roller, helper=helper))
    _roll(expedition, roller, aid(helper, False)[1])


def alongside(expedition: Expedition) -> bool:
    """Let the Forager roll beside a Search, a Camp or a Scout's errand, once (WLD-102, WLD-G20, WLD-G40).

    Only on rich or normal ground, or beside a Scout with the day's one try on poor ground; and only a Forager who does
    nothing else in this stretch. Beside a Scout they do so only on their standing order; one who never learned it only
    once a member has no rations left. Return whether they roll.
    """
    state = expedition.state
    roller = forager(state)
    if not beside(state):
        return False
    _roll(expedition, roller, ())
    return True


def beside(state: State) -> bool:
    """Return whether the Forager would roll beside what is being done."""
    roller, level, deed = forager(state), level_here(state), state.deed
    if roller < 0 or level == "none" or (deed is not None and roller == deed.by and deed.verb != "camp"):
        return False
    if all(untrained(state.members[roller], skill) for skill in skills_here(state)) and not is_short(state):
        return False
    if deed is not None and deed.verb == "scout":
        return state.members[roller].habits.forage == "beside" and (level != "poor" or not state.forage_tries)
    return level != "poor"


def _roll(expedition: Expedition, roller: int, boons: tuple[str, ...]) -> None:
    state = expedition.state
    expedition.change(forage_tries=state.forage_tries + 1)
    trial(expedition, throws.Foraged(), [test(state, roller, boons)])


def test(state: State, roller: int, boons: tuple[str, ...]) -> Wanted:
    """Return a Forager's test here (WLD-101, WLD-G40)."""
    banes = (*(("poor",) if level_here(state) == "poor" else ()), *(("season",) if state.region.season == "winter" else ()))
    every = (*boons, *boons_here(state), *(("shared",) if shared(state, "forager") else ()))
    return wanted(roller, "forager", ATTRIBUTES, skills_here(state), difficulty(state), every, banes)


@reads(throws.Foraged)
def _foraged(expedition: Expedition, task: throws.Foraged, rolls: Rolls) -> None:
    """Read a Forager's roll."""
    roll = rolls[0]
    bring_in(expedition, roll.member, roll.result, roll.skill == "survival")


def bring_in(expedition: Expedition, member: int, result: str, game: bool = False) -> None:
    """Apply the Forager's table (WLD-103..107); what several rolls of one day find adds up (WLD-G41)."""
    party = len(present(expedition.state))
    fed = {"weak": 1, "strong": 2, "critical": party}.get(result, 0)
    expedition.tell(finding.Foraged(expedition.name(member), result, fed, game))
    if fed:
        expedition.change(provisions=min(party, expedition.state.provisions + fed), gatherer=member)
    if result == "critical":
        _gather(expedition, member, expedition.roll(4))
    elif result == "blunder":
        ready = expedition.able()
        eater = ready[expedition.roll(len(ready)) - 1]
        save(expedition, throws.Poison(), (eater,), "spirit", "fortitude", difficulty(expedition.state))


@reads(throws.Poison)
def _poison(expedition: Expedition, task: throws.Poison, rolls: Rolls) -> None:
    """A member who tasted it is poisoned on less than a success (WLD-103, WLD-G14)."""
    roll = rolls[0]
    if not succeeded(roll) and not expedition.member(roll.member).poisoned:
        expedition.set_member(roll.member, poisoned=True)
        expedition.tell(happening.Poisoned(expedition.name(roll.member)))


def _gather(expedition: Expedition, member: int, count: int) -> None:
    """What a rich find is goes by need, or is asked of a Forager who ordered it: useful herbs while the party has few, else
    materials (WLD-107, WLD-G16)."""
    herbs = (item.count for member in expedition.state.members for item in member.items if item.key == "herb")
    few = sum(herbs) < FEW_HERBS
    needed = "herb" if few else "material"
    if expedition.member(member).habits.gather == "ask":
        expedition.ask(asks.Pick(count, owner=member, options=("herb", "material"), default=needed))
        return
    expedition.add_item(member, content().goods[needed].item(count))
    expedition.tell(finding.Gathered(expedition.name(member), needed, count, few))


@answer(asks.Pick)
def _pick(expedition: Expedition, question: asks.Pick, option: str) -> None:
    """The Forager picks useful herbs or materials (WLD-107, WLD-G16)."""
    expedition.add_item(question.owner, content().goods[option].item(question.count))
    expedition.tell(finding.Gained(option, question.count, who=expedition.name(question.owner)))


def resource_test(state: State, member: int, boons: tuple[str, ...], banes: tuple[str, ...]) -> Wanted:
    """Return the Forager's test with +1 boon that looks into a resource (WLD-G69)."""
    every = (*boons, *boons_here(state), "plenty")
    return wanted(member, "forager", ATTRIBUTES, skills_here(state), difficulty(state), every, banes)


@step(tasks.ForageBeside)
def _forage_beside(expedition: Expedition, task: tasks.ForageBeside) -> None:
    """The Forager rolls beside a Search, or a Scout's errand (WLD-G20); a party that was driven off gathers nothing."""
    deed = expedition.state.deed
    if deed is not None and expedition.state.here == deed.came:
        alongside(expedition)


@step(tasks.CampForager)
def _camp_forager(expedition: Expedition, task: tasks.CampForager) -> None:
    alongside(expedition)
