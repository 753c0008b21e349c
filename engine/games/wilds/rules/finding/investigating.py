"""Looking into a site that was found (WLD-124, WLD-142, WLD-G54, WLD-G69).

What that takes is said by its snag, by who lives there, by what it turned out to be, by its file, else by its category.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, Question, Then

from ...state.moves import CAREFUL, PLAIN, Investigate
from ...state.region import Site
from ...state.state import ATTRIBUTES, RESULTS, SKILLS, Deed, Found, State, Test, found
from .. import clock, events
from ..camping import camp, foraging
from ..flow import answer, step
from ..meeting import meetings
from ..members.assisting import aid, assistant, doer, names_to_choose, refuse_care, refuse_doer, refuse_on_path, wanted
from ..progress import Expedition
from ..trials import SUCCESS, difficulty, trial
from . import challenge, discoveries, loot, restocking, searching, studying, tracking


class Task(msgspec.Struct, frozen=True):
    """What looking into a site takes: what is done (``what``), and the attributes and skills of its test, if it has one;
    ``paired`` as of `trials.Wanted`."""

    what: str
    attributes: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    paired: bool = False


LOOKS: dict[str, Task] = {
    "access": Task("access", ("strength", "agility"), ("athletics", "survival")),
    "incomplete": Task("incomplete", ("mind",), ("education", "lore", "survival")),
    "ancient": Task("ancient", ("mind",), ("education", "lore")),
    "enigma": Task("enigma", ("spirit", "mind"), ("lore", "education")),
    "materials": Task("materials", loot.HARVEST_ATTRIBUTES, loot.HARVEST_SKILLS, paired=True),
    "dungeon": Task("steps", ("spirit", "mind"), ("perception", "lore")),
    "danger": Task("steps", ("spirit", "mind"), ("survival", "lore")),
}
"""The tests by snag, nature or category (WLD-G47, WLD-G54, WLD-G55)."""


def task_of(site: Site, known: Found) -> Task:
    """Return what looking into a site takes now."""
    if known.snag == "guardian" or (site.occupied and not is_peaceful(site)):
        return Task("meet")
    if known.snag:
        return LOOKS[known.snag]
    own = _own_test(site)
    if known.nature in ("ancient", "enigma", "materials"):
        return LOOKS[known.nature] if own is None else replace(own, what=known.nature)
    if not known.nature and (site.content or (site.category == "secret" and not discoveries.prepared(site))):
        return Task("open")
    if own is not None and site.category != "resource":
        return own
    if known.nature == "dungeon":
        return LOOKS["dungeon"]
    if (site.category == "danger" and not site.foe) or (site.steps > 1 and site.category != "settlement"):
        return LOOKS["danger"]
    return Task(site.category)


def is_peaceful(site: Site) -> bool:
    """Return whether whoever lives in a site lets the party look around: not in a danger, nor where they are not kind."""
    return site.category == "settlement" or (site.category != "danger" and site.disposition in ("neutral", "friendly"))


def _own_test(site: Site) -> Task | None:
    """Return the test that a site's file names, as "strength/agility+athletics"."""
    if not site.test:
        return None
    attributes, _, skills = site.test.partition("+")
    first = tuple(name for name in attributes.split("/") if name in ATTRIBUTES)
    second = tuple(name for name in skills.split("/") if name in SKILLS)
    return Task("steps", first, second) if first and second else None


def open_sites(state: State) -> Iterator[Site]:
    """Yield the sites here that the party knows and has not done with; a settlement is never done with."""
    for site in state.region.sites_at(state.here.at):
        known = found(state, site.id)
        if known is not None and known.discovered and not (known.done and site.category != "settlement"):
            yield site


def moves(state: State) -> Iterator[Investigate]:
    """Yield the ways to look into what is here, site by site, plain by whoever is best first."""
    if state.here.to:
        return
    names = names_to_choose(state)
    for site in open_sites(state):
        if refuse(state, Investigate(site.id)) is not None:
            continue
        known = found(state, site.id)
        assert known is not None
        if not task_of(site, known).skills and site.category != "resource":
            yield Investigate(site.id)
            continue
        for care in (PLAIN, CAREFUL):
            for who in names:
                yield Investigate(site.id, who, care)


def refuse(state: State, move: Investigate) -> IllegalMove | None:
    """Return what speaks against looking into a site; one that is not known and one that does not exist sound the same."""
    refusal = refuse_on_path(state, "Looking closely") or refuse_care(move.care)
    if refusal is not None:
        return refusal
    site = state.region.site_by_id.get(move.site)
    known = found(state, move.site)
    if site is None or known is None or not known.discovered:
        return IllegalMove("You know of no such thing.", "WLD-124")
    if site.at != state.here.at:
        return IllegalMove(f"{site.name} is not here. Go there first.", "WLD-124")
    if known.done and site.category != "settlement":
        return IllegalMove(f"There is nothing more to learn from {site.name}.", "WLD-G69")
    if site.category == "settlement" and known.visited == state.day:
        return IllegalMove(f"You have heard what {site.name} has to tell today.", "WLD-G69")
    return refuse_doer(state, move.who, "WLD-142")


def begin(expedition: Expedition, move: Investigate) -> None:
    """Look into a site: the action takes its stretch, then what the site asks for follows."""
    state = expedition.state
    site, known = expedition.site(move.site), expedition.found(move.site)
    assert known is not None
    task = task_of(site, known)
    pair = (task.attributes or ("spirit", "mind"), task.skills or ("nature", "survival"))
    member = doer(state, move.who, *pair, paired=task.paired)
    helper = assistant(state, member)
    careful = move.care == CAREFUL
    clock.begin(expedition, Deed("investigate", site.id, member, helper, careful))
    if _is_scene(state, site) and task.what != "meet":
        meetings.hand_over(expedition, site.name, site.id, member)
    elif not task.skills and task.what not in ("meet", "resource"):
        options = ("rules", "explored", "nothing")
        expedition.hook(Question("look", MASTER, options, "rules", site.id, member))
    else:
        _look(expedition, site, task, member)


@answer("look")
def _looked(expedition: Expedition, question: Question, option: str) -> None:
    """A look without a test: by the rules, or as a game master who answers for the world has it (WLD-G87)."""
    site, known = expedition.site(question.subject), expedition.found(question.subject)
    assert known is not None
    if option == "rules":
        _look(expedition, site, task_of(site, known), question.number)
        return
    expedition.tell(events.investigated(expedition.name(question.number), site.name, "", ""))
    if option == "explored" and site.category != "settlement":
        finish(expedition, site.id, "explored")


def _is_scene(state: State, site: Site) -> bool:
    """Return whether the game master plays this look freely (WLD-281, WLD-G87)."""
    return state.master is not None and (state.rules.referee == "mixed" or site.scene)


@step("scene over")
def _scene_over(expedition: Expedition, task: Then) -> None:
    """The game master reports how the scene went; "" hands it back to the rules."""
    outcome = task.words[0] if task.words else ""
    site = expedition.site(task.subject)
    known = expedition.found(site.id)
    assert known is not None
    if outcome == "won":
        expedition.set_found(site.id, snag="")
        finish(expedition, site.id, "explored")
    elif outcome == "":
        _look(expedition, site, task_of(site, known), task.number)
    elif outcome == "lost":
        expedition.set_found(site.id, tried=_with(known.tried, task.number))


def _look(expedition: Expedition, site: Site, task: Task, member: int) -> None:
    known = expedition.found(site.id)
    if site.occupied and task.what != "meet" and site.category != "settlement" and known is not None and not known.visited:
        expedition.set_found(site.id, visited=expedition.state.day)
        expedition.push(Then("look on", site.id, member))
        meetings.meet_site(expedition, site.id, "site")
    elif task.what == "meet":
        _meet(expedition, site)
    elif task.what == "open":
        expedition.tell(events.investigated(expedition.name(member), site.name, "", site.inside))
        discoveries.open_up(expedition, site.id)
    elif task.what == "resource":
        options = ("food", "materials")
        expedition.ask(Question("harvest", member, options, "food", site.id, member))
    elif task.skills:
        _make_test(expedition, site, task, member)
    else:
        expedition.tell(events.investigated(expedition.name(member), site.name, "", site.inside))
        studying.PLAIN_LOOKS[task.what](expedition, site)


@step("look on")
def _look_on(expedition: Expedition, task: Then) -> None:
    """Having met those who live there, the party looks around, unless it was driven off (WLD-124, WLD-G69)."""
    site, known = expedition.site(task.subject), expedition.found(task.subject)
    if known is not None and not known.done and expedition.place == site.at and task.number in expedition.able():
        _look(expedition, site, task_of(site, known), task.number)


def _meet(expedition: Expedition, site: Site) -> None:
    """Whoever lives there, or guards it (WLD-G47, WLD-G69)."""
    if site.occupied:
        meetings.meet_site(expedition, site.id, "site")
    else:
        meetings.meet_table(expedition, "guardian", guard=site.id)


def _circumstances(state: State, site: Site, member: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the boons and banes of a look: helper, care, a quarry that was tracked, an earlier try."""
    deed, known = state.deed, found(state, site.id)
    boons = aid(deed.helper, deed.careful)[1] if deed is not None else ()
    if tracking.is_quarry(state, site):
        boons = (*boons, "quarry")
    return boons, (("retry",) if known is not None and member in known.tried else ())


def _make_test(expedition: Expedition, site: Site, task: Task, member: int) -> None:
    boons, banes = _circumstances(expedition.state, site, member)
    if tracking.is_quarry(expedition.state, site):
        expedition.change(quarry="")
    tn = difficulty(expedition.state)
    test = wanted(member, "investigate", task.attributes, task.skills, tn, boons, banes, paired=task.paired)
    trial(expedition, "investigated", [test], f"{site.id} {task.what}")


@answer("harvest")
def _harvest(expedition: Expedition, question: Question, option: str) -> None:
    """A resource: the Forager's table with +1 boon, or 1d6 x 10 coins of materials (WLD-G69)."""
    site = expedition.site(question.subject)
    boons, banes = _circumstances(expedition.state, site, question.number)
    if option == "food":
        test = foraging.resource_test(expedition.state, question.number, boons, banes)
        trial(expedition, "investigated", [test], f"{site.id} food")
    else:
        test = wanted(
            question.number,
            "harvest",
            loot.HARVEST_ATTRIBUTES,
            loot.HARVEST_SKILLS,
            difficulty(expedition.state),
            boons,
            banes,
            paired=True,
        )
        trial(expedition, "investigated", [test], f"{site.id} yield")


@step("investigated")
def _investigated(expedition: Expedition, task: Test) -> None:
    """The dice count; the game master may say how it came out (WLD-G87)."""
    roll = task.rolls[0]
    subject = f"{task.subject} {roll.skill}"
    expedition.hook(Question("outcome", MASTER, RESULTS, roll.result, subject, roll.member))


@answer("outcome")
def _outcome(expedition: Expedition, question: Question, result: str) -> None:
    """Apply what a look brought (WLD-G69): a failure is tried again with a bane, a blunder is a hazard besides."""
    site_id, what, skill = question.subject.split(" ")
    site, known, member = expedition.site(site_id), expedition.found(site_id), question.number
    assert known is not None
    good = result in SUCCESS
    text = site.inside if good and what == "steps" and known.steps + 1 >= studying.needed(site, known) else ""
    expedition.tell(events.investigated(expedition.name(member), site.name, result, text))
    challenge.count(expedition, result, "investigate")
    if what == "food":
        foraging.bring_in(expedition, member, result, skill == "survival")
    if good:
        expedition.set_found(site_id, tried=())
        if what in ("ancient", "enigma") and known.steps + 1 < site.steps:
            expedition.set_found(site_id, steps=known.steps + 1)
            expedition.tell(events.looked(site.name, known.steps + 1, site.steps))
        else:
            studying.OUTCOMES[what](expedition, site, result)
        return
    expedition.set_found(site_id, tried=_with(known.tried, member))
    if result == "blunder":
        if known.nature == "dungeon":
            expedition.set_found(site_id, steps=max(0, known.steps - 1))
        if what != "food":
            searching.endanger(expedition, member)


def _with(tried: tuple[int, ...], member: int) -> tuple[int, ...]:
    return tried if member in tried else (*tried, member)


# Done with.


def finish(expedition: Expedition, site_id: str, what: str) -> None:
    """Have done with a site: "cleared", "used" or "explored". Its loot and gifts are handed out, the goal is reached
    (WLD-G104).

    When it comes back is noted in secret (WLD-G78): also of a danger that took more than to clear it, once it is done with.
    """
    site = expedition.site(site_id)
    expedition.set_found(site_id, done=True, snag="", alert=False, tried=())
    expedition.tell(events.settled(site.name, what))
    if site.loot:
        coins = expedition.quantity(site.loot)
        challenge.set_site(expedition, replace(site, loot=""))
        expedition.pay(coins)
        expedition.tell(events.gained("coins", coins, site.name))
    camp.hand_out(expedition, site_id, "investigate")
    if tracking.is_quarry(expedition.state, expedition.site(site_id)):
        expedition.change(quarry="")
    if what != "explored" or (site.category == "danger" and site.foe):
        restocking.plan(expedition, site_id)
    challenge.reached(expedition, site_id)


def unguarded(expedition: Expedition, site_id: str) -> None:
    """A guardian of the encounter table is gone, or lets the party pass: the find can be used (WLD-G47)."""
    expedition.set_found(site_id, snag="")
    expedition.push(Then("open", site_id))


def cleared(expedition: Expedition, site_id: str) -> None:
    """Those who lived in a site are beaten, or gone (WLD-G56): what else is in it can be had.

    A lair becomes a shelter (WLD-186). A site that the party does not know stays unknown, and empty.
    """
    site = expedition.site(site_id)
    site = replace(site, occupied=False, foe=meetings.called(site))
    challenge.set_site(expedition, site)
    known = expedition.found(site_id)
    if known is None or not known.discovered:
        return
    expedition.set_found(site_id, snag="", alert=False)
    nature = known.nature or site.content
    if nature == "lair":
        challenge.set_site(expedition, replace(site, category="shelter", shelter=site.shelter or "weak"))
    elif site.content and not known.nature:
        expedition.tell(events.settled(site.name, "cleared"))
        expedition.push(Then("open", site_id))
        return
    elif nature in ("ancient", "enigma", "materials", "dungeon") or site.test or site.steps > 1:
        expedition.tell(events.settled(site.name, "cleared"))
        return
    finish(expedition, site_id, "cleared")
