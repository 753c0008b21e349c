"""What a look into a site brings, once it succeeds or where it takes no test (WLD-G47, WLD-G54, WLD-G55, WLD-G69)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ...state import board, leads
from ...state.content import content
from ...state.looks import Task, is_helped, open_ways, task_of, test_task, tested, way_of
from ...state.member import MOST_RESOLVE
from ...state.moves import CAREFUL, TOOLS, Investigate
from ...state.region import Site
from ...state.state import Deed, Found, State, able, found, present
from .. import harm, knowing
from ..events import finding, happening, travelling
from ..flow import now, step
from ..progress import Expedition
from ..steps import tasks
from ..trials import actor, aid, assistant, doer
from . import challenge, discoveries, loot

DUNGEON_STEPS = 6
"""A dungeon is a challenge of a d6 (WLD-G55)."""

YIELD_WORTH = "1d6x10"
"""What the materials of a resource are worth (WLD-G69)."""

BASICS = ("rope", "torches", "tool")
"""What lies about in a shelter, by a d3 (WLD-G69)."""


def needed(site: Site, known: Found) -> int:
    """Return how many successful looks have done with a site."""
    return DUNGEON_STEPS if known.nature == "dungeon" and site.steps == 1 else site.steps


def planned(state: State, move: Investigate) -> tuple[Task, Deed]:
    """Return what a look that is about to begin takes, and by whom. One in a way is made by the best of those who have not
    failed here since the last success, and with their tools (WLD-G135)."""
    site, known = state.region.site_by_id[move.site], found(state, move.site)
    assert known is not None
    task, way = task_of(site, known), next((way for way in open_ways(state, site.id) if way.id == move.care), None)
    if way is not None:
        task = test_task(way.test) or task
    pair = (task.attributes or ("spirit", "mind"), task.skills or ("nature", "survival"))
    fresh = [index for index in able(state) if index not in known.tried]
    if way is not None and fresh:
        member = actor(state, fresh, *pair, tools=True)
    else:
        member = doer(state, move.who, *pair, paired=task.paired, failed=known.tried)
    helper, with_tools = assistant(state, member), move.care == TOOLS or way is not None
    return task, Deed(
        "investigate",
        site.id,
        member,
        helper,
        move.care == CAREFUL,
        tools=with_tools,
        way=way.id if way is not None else "",
    )


class Looks(msgspec.Struct, frozen=True):
    """How many good looks into a site are ``done`` of those ``needed``; ``doubles``: a Critical counts as two (WLD-G55)."""

    done: int = 0
    needed: int = 1
    doubles: bool = False

    @property
    def left(self) -> int:
        """How many good looks it still takes."""
        return self.needed - self.done


def looks_at(state: State, name: str) -> Looks:
    """Return how far the looks into a site have come, as far as the party knows."""
    site, known = state.region.site_by_id.get(name), found(state, name)
    if site is None or known is None:
        return Looks()
    return Looks(known.steps, needed(site, known), _doubles(known))


def helps_there(state: State, name: str) -> bool:
    """Return whether to deal with a site will help with a way to study the goal, as far as the party knows (WLD-G135)."""
    known, goal = found(state, name), state.goal in ("open", "found")
    if not goal or known is None or known.done or known.visited:
        return False
    used = found(state, state.region.goal.site) if state.region.goal is not None and state.region.goal.site else None
    return any(way.helped == name and (used is None or way.id not in used.ways) for way in state.region.ways)


def care_is_offered(state: State, name: str) -> bool:
    """Return whether a site can be studied with care by a button of its own: the goal, and what takes several successes."""
    goal = state.region.goal
    return name in tested(state) and ((goal is not None and goal.site == name) or looks_at(state, name).needed > 1)


def _doubles(known: Found) -> bool:
    return known.nature == "dungeon"


def circumstances(state: State, site: Site, member: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the boons and banes of a look: helper, care, what helps with its way, a quarry that was tracked, an earlier
    try."""
    deed, known = state.deed, found(state, site.id)
    boons = aid(deed.helper, deed.careful)[1] if deed is not None else ()
    way = way_of(state, deed)
    if way is not None and is_helped(state, way):
        boons = (*boons, "found")
    if way is not None and shows_next(state, site.id):
        boons = (*boons, "shown")
    if leads.is_quarry(state, site):
        boons = (*boons, "quarry")
    if is_friends(state, site):
        boons = (*boons, "friend")
    return boons, (("retry",) if known is not None and member in known.tried else ())


def is_friends(state: State, site: Site) -> bool:
    """Return whether people help with a site: at the goal the first of those who promised it, until a try goes well, then
    the next (WLD-G139)."""
    goal = state.region.goal
    return bool(state.friends) and goal is not None and goal.site == site.id


def brings_of_use(state: State, what: str, who: int) -> bool:
    """Return whether what a way brings besides is of use to the member who goes it, and to the party."""
    if what == "rest":
        return any(member.fatigue for member in state.members if member.active)
    return what != "resolve" or state.members[who].resolve < MOST_RESOLVE


def shows_next(state: State, name: str) -> bool:
    """Return whether the last way that went well at a site gives a boon on the next (WLD-G135)."""
    known = found(state, name)
    last = known.ways[-1] if known is not None and known.ways else ""
    return any((way.site, way.id, way.brings) == (name, last, "boon") for way in state.region.ways)


def besides(expedition: Expedition, member: int, what: str) -> None:
    """Let what a way brings besides, or costs where it fails, take effect on who went it, or on all (WLD-G135)."""
    state = expedition.state
    match what:
        case "resolve" if state.members[member].resolve < MOST_RESOLVE:
            expedition.set_member(member, resolve=state.members[member].resolve + 1)
            expedition.tell(happening.Resolve((expedition.name(member),), 1, "way"))
        case "rest":
            harm.tire(expedition, present(state), -1, "way")
        case "tired":
            harm.tire(expedition, (member,), 1, "way")
        case "tick":
            expedition.tick(1, "way")


# What a success brings.


def _unsnag(expedition: Expedition, site: Site, result: str) -> None:
    """The way in is found, or the find is complete: now it shows what it is (WLD-G47)."""
    expedition.set_found(site.id, snag="")
    expedition.tell(finding.Settled(site.name, "opened"))
    discoveries.open_up(expedition, site.id)


def _ancient(expedition: Expedition, site: Site, result: str) -> None:
    """Weak: a clue to the nearest hidden site. Strong: also a treasure. Critical: also a way into a dungeon (WLD-184)."""
    expedition.push(tasks.Studied(site.id, result == "critical"))
    if result != "weak":
        loot.roll(expedition, site.id, at_once=True)
    discoveries.clue_to_nearest(expedition, "insight")


@step(tasks.Studied)
def _studied(expedition: Expedition, task: tasks.Studied) -> None:
    """With that an ancient site is done with, unless a dungeon opens below it."""
    if task.dungeon:
        loot.find_dungeon(expedition, task.site)
    known = expedition.found(task.site)
    if known is not None and known.nature != "dungeon":
        discoveries.finish(expedition, task.site, "explored")


def _enigma(expedition: Expedition, site: Site, result: str) -> None:
    """Weak: a clue. Strong: also +1 Resolve for everybody. Critical: also a new goal (WLD-188, WLD-G54)."""
    discoveries.clue_to_nearest(expedition, "insight")
    if result != "weak":
        discoveries.cheer(expedition, "enigma")
    discoveries.finish(expedition, site.id, "explored")
    if result == "critical":
        discoveries.new_goal(expedition)


def _materials(expedition: Expedition, site: Site, result: str) -> None:
    loot.bring_in_materials(expedition, loot.RAW_WORTH)
    discoveries.finish(expedition, site.id, "used")


def _yield(expedition: Expedition, site: Site, result: str) -> None:
    loot.bring_in_materials(expedition, YIELD_WORTH)
    discoveries.finish(expedition, site.id, "used")


def _eaten(expedition: Expedition, site: Site, result: str) -> None:
    discoveries.finish(expedition, site.id, "used")


def _steps(expedition: Expedition, site: Site, result: str) -> None:
    """One look further; two on a Critical in a dungeon, which is a challenge, and on a Strong success in a way of its own
    (WLD-G135). The end of a dungeon holds two treasures (WLD-G55)."""
    known = expedition.found(site.id)
    assert known is not None
    dungeon, deed = _doubles(known), expedition.state.deed
    way = way_of(expedition.state, deed)
    if way is not None:
        expedition.set_found(site.id, ways=(*known.ways, way.id))
    doubly = (dungeon and result == "critical") or (way is not None and result != "weak")
    steps = min(needed(site, known), known.steps + (2 if doubly else 1))
    expedition.set_found(site.id, steps=steps)
    if steps < needed(site, known):
        text = way.shows if way is not None else site.shows(steps)
        expedition.tell(finding.Looked(site.name, steps, needed(site, known), text))
        if way is not None and deed is not None:
            besides(expedition, deed.by, way.brings)
        return
    discoveries.finish(expedition, site.id, "explored")
    if dungeon:
        loot.roll_twice(expedition, site.id)


OUTCOMES: dict[str, Callable[[Expedition, Site, str], None]] = {
    "access": _unsnag,
    "incomplete": _unsnag,
    "ancient": _ancient,
    "enigma": _enigma,
    "materials": _materials,
    "yield": _yield,
    "food": _eaten,
    "steps": _steps,
}


# What takes no test.


def _landmark(expedition: Expedition, site: Site) -> None:
    """From a landmark the ground of everything around shows; from a great one also where the goal of a hunt is not
    (WLD-042, WLD-G69, WLD-G71)."""
    knowing.learn(expedition, board.around(expedition.region, site.at), "landmark")
    if site.major and challenge.running(expedition.state):
        challenge.narrow(expedition, 1)
    discoveries.finish(expedition, site.id, "explored")


def _shelter(expedition: Expedition, site: Site) -> None:
    """Something useful lies about, once (WLD-044, WLD-G69)."""
    if not site.gives:
        key = BASICS[expedition.table("basic", len(BASICS)) - 1]
        bearer = loot.finder(expedition, site.id)
        loot.give(expedition, bearer, content().goods[key].item(), site.name)
    discoveries.finish(expedition, site.id, "explored")


def _settlement(expedition: Expedition, site: Site) -> None:
    """One clue for each day of a visit (WLD-231, WLD-G77); trade and rest are there anyway (WLD-047)."""
    expedition.set_found(site.id, visited=expedition.state.day)
    if not discoveries.clue_to_nearest(expedition, "person") and not discoveries.clue_to_nearest(
        expedition, "person", hidden=False
    ):
        expedition.tell(travelling.NothingLeft("clue"))
    now(expedition, tasks.Hear())
    loot.hand_out(expedition, site.id, "investigate")
    challenge.reached(expedition, site.id)


def _explored(expedition: Expedition, site: Site) -> None:
    discoveries.finish(expedition, site.id, "explored")


PLAIN_LOOKS: dict[str, Callable[[Expedition, Site], None]] = {
    "landmark": _landmark,
    "shelter": _shelter,
    "settlement": _settlement,
    "secret": _explored,
    "danger": _explored,
}
