"""Looking into a site that was found (WLD-124, WLD-142, WLD-G54, WLD-G69).

What that takes is said by the first of these: its snag, its dwellers, what it turned out to be, its file, its category.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER
from engine.core.memo import memo
from engine.core.needs import first_unmet

from ...state import leads, looks
from ...state.catalogue import refused
from ...state.looks import HARVEST_ATTRIBUTES, HARVEST_SKILLS, Task, task_of
from ...state.member import RESULTS, SUCCESS
from ...state.moves import BEST, CAREFUL, PLAIN, TOOLS, Investigate
from ...state.region import Site
from ...state.state import Found, State, able, found
from .. import clock, friends
from ..events import finding, happening, meeting
from ..flow import Rolls, answer, now, reads, step
from ..needs import ABLE, CARE, arrived, by_whom, names_to_choose
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import (
    difficulty,
    doer,
    saves_tools,
    trial,
    wanted,
)
from . import challenge, discoveries, foraging, searching, studying
from .discoveries import finish

NEEDS = (arrived("investigate"), ABLE)
WHO = by_whom("WLD-142")


def moves(state: State) -> tuple[Investigate, ...]:
    """Return the ways to look into what is here, site by site, plain by the best member first."""
    open_to = _open_here(state)
    if not open_to or not able(state):
        return ()
    plain = tuple([each for each in open_to if not _ways(state, each[0])])
    ways = [Investigate(site, BEST, way) for site, _ in open_to for way in _ways(state, site)]
    return (*ways, *_looks(plain, names_to_choose(state)), *_with_tools(state))


def _ways(state: State, name: str) -> tuple[str, ...]:
    """Return the ways in which a site here is studied, () where no way is chosen (WLD-G135)."""
    return tuple(way.id for way in looks.open_ways(state, name))


def _with_tools(state: State) -> tuple[Investigate, ...]:
    """Return the look into the goal with tools that the best member at it saves, where they would help (WLD-G16)."""
    goal, known = state.region.goal, None
    if goal is not None and goal.site in looks.tested(state):
        known = found(state, goal.site)
    if goal is None or known is None or _ways(state, goal.site):
        return ()
    task = task_of(state.region.site_by_id[goal.site], known)
    if not task.skills:
        return ()
    member = doer(state, BEST, task.attributes, task.skills, paired=task.paired)
    test = wanted(member, "investigate", task.attributes, task.skills, difficulty(state), (), paired=task.paired)
    return (Investigate(goal.site, BEST, TOOLS),) if saves_tools(state, test) else ()


@memo("region", "here", "finds", "day")
def _open_here(state: State) -> tuple[tuple[str, bool], ...]:
    """Return the sites that can be looked into, each with whether it matters who does, and with what care."""
    if state.here.to:
        return ()
    tested = looks.tested(state)
    heard = [
        site.id
        for site in looks.open_sites(state)
        if site.category == "settlement" and (known := found(state, site.id)) is not None and known.visited == state.day
    ]
    return tuple([(site.id, site.id in tested) for site in looks.open_sites(state) if site.id not in heard])


@lru_cache(maxsize=1 << 12)
def _looks(sites: tuple[tuple[str, bool], ...], names: tuple[str, ...]) -> tuple[Investigate, ...]:
    ways = tuple(product((PLAIN, CAREFUL), names))
    return tuple(
        [
            Investigate(site, who, care)
            for site, is_tested in sites
            for care, who in (ways if is_tested else ((PLAIN, BEST),))
        ]
    )


def refuse_all(state: State) -> IllegalMove | None:
    """Return what speaks against looking into anything here, ``None`` where nothing does."""
    refusal = first_unmet(NEEDS, state)
    if refusal is not None or _open_here(state):
        return refusal
    return refused("investigate-nothing", "WLD-124")


def refuse(state: State, move: Investigate) -> IllegalMove | None:
    """Return what speaks against looking into a site; one that is not known and one that does not exist sound the same."""
    ways = _ways(state, move.site) if move.site in dict(_open_here(state)) else ()
    if (move.care == TOOLS or ways) and move in moves(state):
        return None
    refusal = first_unmet(NEEDS, state) or (None if ways else CARE.refuse(state, move.care))
    if refusal is not None:
        return refusal
    if ways:
        return refused("investigate-way", "WLD-G135", name=state.region.site_by_id[move.site].name, ways=ways)
    site = state.region.site_by_id.get(move.site)
    known = found(state, move.site)
    if site is None or known is None or not known.discovered:
        return refused("investigate-unknown", "WLD-124")
    if site.at != state.here.at:
        return refused("investigate-elsewhere", "WLD-124", name=site.name)
    if known.done and site.category != "settlement":
        return refused("investigate-done", "WLD-G69", name=site.name)
    if site.category == "settlement" and known.visited == state.day:
        return refused("investigate-heard", "WLD-G69", name=site.name)
    if (move.who, move.care) != (BEST, PLAIN) and site.id not in looks.tested(state):
        return refused("investigate-untested", "WLD-142", name=site.name)
    return WHO.refuse(state, move.who)


def begin(expedition: Expedition, move: Investigate) -> None:
    """Look into a site: the action takes its stretch, then what the site asks for follows. The first look at the goal shows
    what it is, too (WLD-G69)."""
    state = expedition.state
    site, known = expedition.site(move.site), expedition.found(move.site)
    assert known is not None
    shows = _shows_goal(state, site, known)
    task, deed = studying.planned(_shown(state, site, known) if shows else state, move)
    member = deed.by
    clock.begin(expedition, deed)
    if shows:
        expedition.tell(finding.Investigated(expedition.name(member), site.name, "", site.inside))
        discoveries.open_up(expedition, site.id)
    if _is_scene(state, site) and task.what != "meet":
        now(expedition, tasks.HandOver(site.name, site.id, member))
    elif not task.skills and task.what not in ("meet", "resource"):
        options = ("rules", "explored", "nothing")
        expedition.hook(asks.Look(site.id, member, owner=MASTER, options=options, default="rules"))
    else:
        _look(expedition, site, task, member)


def _shows_goal(state: State, site: Site, known: Found) -> bool:
    """Return whether a party without a game master looks at its goal for the first time, and what that is takes a test."""
    goal = state.region.goal
    if goal is None or goal.site != site.id or state.master is not None or task_of(site, known).what != "open":
        return False
    return bool(site.content and task_of(site, replace(known, nature=site.content)).skills)


def _shown(state: State, site: Site, known: Found) -> State:
    """Return the state in which a site has shown what it is."""
    others = (item for item in state.finds if item.site != site.id)
    return replace(state, finds=(*others, replace(known, nature=site.content)))


@answer(asks.Look)
def _looked(expedition: Expedition, question: asks.Look, option: str) -> None:
    """A look without a test: by the rules, or as a game master who answers for the world has it (WLD-G87)."""
    site, known = expedition.site(question.site), expedition.found(question.site)
    assert known is not None
    if option == "rules":
        _look(expedition, site, task_of(site, known), question.member)
        return
    expedition.tell(finding.Investigated(expedition.name(question.member), site.name, "", ""))
    if option == "explored" and site.category != "settlement":
        finish(expedition, site.id, "explored")


def _is_scene(state: State, site: Site) -> bool:
    """Return whether the game master plays this look freely (WLD-281, WLD-G87)."""
    return state.master is not None and (state.rules.referee == "mixed" or site.scene)


@step(tasks.SceneOver)
def _scene_over(expedition: Expedition, task: tasks.SceneOver) -> None:
    """The game master reports how the scene went; "" hands it back to the rules. A site that they hid meanwhile is left."""
    outcome = task.outcome
    site = expedition.site(task.site)
    known = expedition.found(site.id)
    if known is None:
        return
    if outcome == "won":
        expedition.set_found(site.id, snag="")
        finish(expedition, site.id, "explored")
    elif outcome == "":
        _look(expedition, site, task_of(site, known), task.member)
    elif outcome == "lost":
        expedition.set_found(site.id, tried=_with(known.tried, task.member))


def _look(expedition: Expedition, site: Site, task: Task, member: int) -> None:
    known = expedition.found(site.id)
    if site.occupied and task.what != "meet" and site.category != "settlement" and known is not None and not known.visited:
        expedition.set_found(site.id, visited=expedition.state.day)
        expedition.push(tasks.LookOn(site.id, member))
        now(expedition, tasks.MeetSite(site.id, "site"))
    elif task.what == "meet":
        _meet(expedition, site)
    elif task.what == "open":
        expedition.tell(finding.Investigated(expedition.name(member), site.name, "", site.inside))
        discoveries.open_up(expedition, site.id)
    elif task.what == "resource":
        options = ("food", "materials")
        expedition.ask(asks.Harvest(site.id, member, owner=member, options=options, default="food"))
    elif task.skills:
        way = looks.way_of(expedition.state, expedition.state.deed)
        own = looks.test_task(way.test) if way is not None else None
        _make_test(expedition, site, own or task, member)
    else:
        expedition.tell(finding.Investigated(expedition.name(member), site.name, "", site.inside))
        studying.PLAIN_LOOKS[task.what](expedition, site)


@step(tasks.LookOn)
def _look_on(expedition: Expedition, task: tasks.LookOn) -> None:
    """Having met those who live there, the party looks around, unless it was driven off (WLD-124, WLD-G69)."""
    site, known = expedition.site(task.site), expedition.found(task.site)
    if known is not None and not known.done and expedition.place == site.at and task.member in expedition.able():
        _look(expedition, site, task_of(site, known), task.member)


def _meet(expedition: Expedition, site: Site) -> None:
    """Those who live there, or guard it (WLD-G47, WLD-G69)."""
    if site.occupied:
        now(expedition, tasks.MeetSite(site.id, "site"))
    else:
        now(expedition, tasks.MeetTable("guardian", site.id))


def _make_test(expedition: Expedition, site: Site, task: Task, member: int) -> None:
    boons, banes = studying.circumstances(expedition.state, site, member)
    if leads.is_quarry(expedition.state, site):
        expedition.change(quarry="")
    known = expedition.found(site.id)
    if studying.is_friends(expedition.state, site) and known is not None and not known.tried:
        first = expedition.state.friends[0]
        were_met = first.startswith(friends.MET)
        helps = meeting.Helps(first.removeprefix(friends.MET)) if were_met else happening.Befriended(first, here=True)
        expedition.tell(helps)
    tn = difficulty(expedition.state)
    test = wanted(member, "investigate", task.attributes, task.skills, tn, boons, banes, paired=task.paired)
    deed = expedition.state.deed
    trial(expedition, throws.Investigated(site.id, task.what), [replace(test, tools=deed is not None and deed.tools)])


@answer(asks.Harvest)
def _harvest(expedition: Expedition, question: asks.Harvest, option: str) -> None:
    """A resource: the Forager's table with +1 boon, or 1d6 x 10 coins of materials (WLD-G69)."""
    site = expedition.site(question.site)
    boons, banes = studying.circumstances(expedition.state, site, question.member)
    if option == "food":
        test = foraging.resource_test(expedition.state, question.member, boons, banes)
        trial(expedition, throws.Investigated(site.id, "food"), [test])
    else:
        test = wanted(
            question.member,
            "harvest",
            HARVEST_ATTRIBUTES,
            HARVEST_SKILLS,
            difficulty(expedition.state),
            boons,
            banes,
            paired=True,
        )
        trial(expedition, throws.Investigated(site.id, "yield"), [test])


@reads(throws.Investigated)
def _investigated(expedition: Expedition, task: throws.Investigated, rolls: Rolls) -> None:
    """The dice count; the game master may say how it came out (WLD-G87)."""
    roll = rolls[0]
    outcome = asks.Outcome(
        task.site, task.what, roll.skill, roll.member, owner=MASTER, options=RESULTS, default=roll.result
    )
    expedition.hook(outcome)


@answer(asks.Outcome)
def _outcome(expedition: Expedition, question: asks.Outcome, result: str) -> None:
    """Apply what a look brought (WLD-G69): a failure is tried again with a bane, a blunder is a hazard besides."""
    site_id, what, skill = question.site, question.what, question.skill
    site, known, member = expedition.site(site_id), expedition.found(site_id), question.member
    assert known is not None
    good = result in SUCCESS
    way = looks.way_of(expedition.state, expedition.state.deed)
    steps = 2 if result != "weak" and way is not None else 1
    text = site.inside if good and what == "steps" and known.steps + steps >= studying.needed(site, known) else ""
    if way is not None:
        text = way.shows if text else "" if good else way.missed
    does = way.does if way is not None else ""
    expedition.tell(finding.Investigated(expedition.name(member), site.name, result, text, does))
    challenge.count(expedition, result, "investigate")
    if what == "food":
        foraging.bring_in(expedition, member, result, skill == "survival")
    if good:
        expedition.set_found(site_id, tried=())
        if studying.is_friends(expedition.state, site):
            expedition.change(friends=expedition.state.friends[1:])
        if what in ("ancient", "enigma") and known.steps + 1 < site.steps:
            expedition.set_found(site_id, steps=known.steps + 1)
            expedition.tell(finding.Looked(site.name, known.steps + 1, site.steps))
        else:
            studying.OUTCOMES[what](expedition, site, result)
        return
    expedition.set_found(site_id, tried=_with(known.tried, member))
    if way is not None:
        studying.besides(expedition, member, way.fails)
    if result == "blunder":
        if known.nature == "dungeon":
            expedition.set_found(site_id, steps=max(0, known.steps - 1))
        if what != "food":
            searching.endanger(expedition, member)


def _with(tried: tuple[int, ...], member: int) -> tuple[int, ...]:
    return tried if member in tried else (*tried, member)


@step(tasks.Unguarded)
def _unguarded(expedition: Expedition, task: tasks.Unguarded) -> None:
    unguarded(expedition, task.site)


@step(tasks.Cleared)
def _cleared(expedition: Expedition, task: tasks.Cleared) -> None:
    cleared(expedition, task.site)


def unguarded(expedition: Expedition, site_id: str) -> None:
    """A guardian of the encounter table is gone, or lets the party pass: the find can be used (WLD-G47)."""
    expedition.set_found(site_id, snag="")
    expedition.push(tasks.Open(site_id))


def cleared(expedition: Expedition, site_id: str) -> None:
    """Those who lived in a site are beaten, or gone (WLD-G56): what else is in it can be had.

    A lair becomes a shelter (WLD-186). A site that the party does not know stays unknown, and empty.
    """
    site = expedition.site(site_id)
    site = replace(site, occupied=False, foe=site.dwellers)
    expedition.set_site(site)
    known = expedition.found(site_id)
    if known is None or not known.discovered:
        return
    deed = expedition.state.deed
    if site.category == "danger" and deed is not None and deed.verb == "investigate" and deed.target == site_id:
        challenge.count(expedition, "weak", "investigate")
    expedition.set_found(site_id, snag="", alert=False)
    nature = known.nature or site.content
    if nature == "lair":
        expedition.set_site(replace(site, category="shelter", shelter=site.shelter or "weak"))
    elif site.content and not known.nature:
        expedition.tell(finding.Settled(site.name, "cleared"))
        expedition.push(tasks.Open(site_id))
        return
    elif nature in ("ancient", "enigma", "materials", "dungeon") or site.test or site.steps > 1:
        expedition.tell(finding.Settled(site.name, "cleared"))
        return
    finish(expedition, site_id, "cleared")
