"""What a seat may know of an expedition (WLD-049, WLD-G44, WLD-G90): the state with every secret taken out.

The public and the party's members see the same; the game master sees everything. Once it is over everybody does.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.flow import MASTER, Question, Then, open_questions
from engine.core.game import Seat
from engine.core.memo import fleeting, memo
from engine.core.scene import Look

from . import layout, looks
from .region import Approach, Goal, Place, Region, Site, Tale, Threat
from .state import Block, Forced, Found, Meeting, State, Task, Test, Timer, discovered, found


class View(msgspec.Struct, frozen=True):
    """An expedition as ``seat`` sees it (``None``: the public). ``whole``: nothing was taken out.

    In a view that is not whole the region holds only what the party knows. That is places whose terrain is known, paths
    with an end that was visited, sites and rumours without their secrets. Clues, encounters and threats are public ones.
    On a map of points ``headings`` tell which way the paths of the visited ones leave them. ``tested`` are the sites here
    that a look of takes a test. ``successes`` are how many the goal of a hunt takes, which is told
    from the start. ``sites`` are how many the region has, once its goal is reached, for the rank.
    """

    seat: Seat | None
    state: State
    whole: bool = False
    headings: layout.Headings = ()
    tested: tuple[str, ...] = ()
    successes: int = 1
    in_ways: bool = False
    sites: int = 0


def view_for(state: State, seat: Seat | None) -> View:
    """Return the view of a seat."""
    region = layout.settled(state.region)
    if region is not state.region:
        state = replace(state, region=region)
    if state.phase == "over" or (seat is not None and seat == state.master):
        return _whole(state, seat)
    known = known_state(state)
    own = () if seat is None else tuple(kept if of == seat else "" for of, kept in enumerate(state.brought))
    return View(seat, replace(known, brought=own) if own else known, False, *_beside(state))


def truth(state: State) -> tuple[View, Look]:
    """Return what a game master sees, for everybody."""
    return _whole(replace(state, region=layout.settled(state.region)), None), Look("desk")


def _whole(state: State, seat: Seat | None) -> View:
    return View(seat, state, True, *_beside(state))


def _beside(state: State) -> tuple[layout.Headings, tuple[str, ...], int, bool, int]:
    """Return what a view tells that no state without secrets does."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None and goal.hunt and state.goal == "open" else None
    in_ways = goal is not None and any(way.site == goal.site for way in state.region.ways)
    sites = len(state.region.sites) if state.goal == "done" else 0
    return _headings(state), looks.tested(state), site.steps if site is not None else 1, in_ways, sites


@memo("region", "visited")
def _headings(state: State) -> layout.Headings:
    region = state.region
    return layout.headings(region, frozenset(state.visited)) if region.format == "point" else ()


@fleeting
@memo
def known_state(state: State) -> State:
    """Return the state with everything taken out that the party does not know."""
    return replace(
        state,
        region=known_region(state),
        finds=tuple(replace(known, due=0, alert=False) for known in state.finds),
        tokens=tuple(replace(token, target="", site="") for token in state.tokens),
        blocks=tuple(Block(block.a, block.b, 0) for block in state.blocks),
        timers=_public_timers(state),
        agenda=_agenda(state),
        clues_used=(),
        wrath=(),
        goal_seen=False,
        severe=False,
        forced=Forced(),
        rulings=(),
        alerted=(),
        brought=(),
        route=(),
        shifts=tuple(replace(shift, place=shift.place if shift.place in state.known else "") for shift in state.shifts),
    )


# The region.

SOON = 2
"""So many actions before a threat comes that everybody knows of it is told of; of one that makes all harder, that too."""


def known_region(state: State) -> Region:
    """Return what the party knows of the region; before it sets out, its name and what everybody is told of it."""
    region = state.region
    known = {*state.known, region.start}
    heard = heard_of(state)
    # What a threat brings was told as it came; that it makes all harder shows beforehand, as odds go by it.
    come = {timer.threat for timer in state.timers if timer.left == 0}
    soon = {timer.threat for timer in state.timers if 0 < timer.left <= SOON}
    come |= {number for number in soon if number >= 0 and region.threats[number].on_expiry == "harder"}
    return replace(
        region,
        places=tuple(_place(state, place) for place in region.places if place.id in known or place.id in heard),
        encounters=(),
        paths=tuple(path for path in region.paths if path.a in state.visited or path.b in state.visited),
        sites=tuple(_site(state, site, seen) for site in region.sites if (seen := found(state, site.id)) is not None),
        clues=(),
        threats=tuple(
            Threat(threat.name, threat.timer, threat.on_expiry if number in come else "text", public=True)
            for number, threat in enumerate(region.threats)
            if threat.public
        ),
        goal=_goal(state, region.goal),
        ways=tuple(_way(state, way) for way in region.ways if discovered(state, way.site) or discovered(state, way.helped)),
        tales=tuple(
            _tale(tale, parts)
            for tale in region.tales
            if (parts := {heard.part for heard in state.tales if heard.tale == tale.name})
        ),
        farewell="",
        reveal="fog",
    )


def heard_of(state: State) -> set[str]:
    """Return the hexes that the party was told of, whatever their ground: clues lead there, ways to them are blocked,
    rumours name them. A point that it does not know is called by the letter of an exit instead."""
    if state.region.format != "hex":
        return set()
    told = {token.toward for token in state.tokens} | {end for block in state.blocks for end in (block.a, block.b)}
    sites = state.region.site_by_id
    return told | {sites[known.site].at for known in state.finds if known.placed or known.how != "rumour"}


def _place(state: State, place: Place) -> Place:
    """Return a place that the party knows: from afar no more than its ground, its name, and how hard it is."""
    if place.id in state.visited:
        return place
    if place.id not in state.known:
        return Place(place.id, "", place.at) if place.id != state.region.start else place
    return Place(place.id, place.terrain, place.at, place.name, difficulty=place.difficulty, x=place.x, y=place.y)


def _site(state: State, site: Site, known: Found) -> Site:
    """Return a site as the party knows it: a rumour is a kind and perhaps a place; what was found shows its outside.

    How the people of a settlement feel shows to those who have been there: by whether they sell, and have a bed. What a
    look tests shows as soon as the next look tests it.
    """
    if known.how == "rumour":
        return Site(site.id, site.at if known.placed else "", "", "secret" if known.vague else site.category)
    if known.how == "located":
        return Site(site.id, site.at, "", "secret")
    looked = known.done or known.steps > 0
    return Site(
        site.id,
        site.at,
        site.name,
        site.category,
        text=site.text,
        inside=site.inside if looked else "",
        major=site.major,
        occupied=site.occupied,
        foe=site.foe if site.occupied else "",
        kind=site.kind if site.occupied else "people",
        disposition=site.disposition if site.category == "settlement" and site.at in state.visited else "",
        shelter=site.shelter,
        forage_boon=site.forage_boon,
        steps=site.steps,
        long=site.long,
        test=site.test if known.nature or not site.content else "",
        leads=site.leads if known.done else "",
        gives=site.gives if known.given else (),
    )


def _way(state: State, way: Approach) -> Approach:
    """Return a way to study a site as the party knows it: not what it will show, nor a site that would help unseen. Of one
    that it has not found, no more than that a site it knows will help there."""
    if not discovered(state, way.site):
        return Approach("", "", "", "", "", way.helped)
    known = way.helped == "clue" or discovered(state, way.helped)
    return replace(way, shows="", helped=way.helped if known else "")


def _tale(tale: Tale, parts: set[str]) -> Tale:
    """Return a story as far as the party knows it: no word of what is still to come, nor where."""
    heard, says, told = (getattr(tale, part) if part in parts else "" for part in ("heard", "says", "told"))
    return Tale(tale.name, heard, "", says, "", told)


def _goal(state: State, goal: Goal | None) -> Goal | None:
    if goal is None:
        return None
    known = found(state, goal.site) if goal.site else None
    shown = goal.site if known is not None and known.discovered else ""
    reached = goal.reached if state.goal == "done" else ""
    return Goal(shown, goal.die, 0, goal.about, reached, goal.days, brief=goal.brief, hunt=goal.hunt)


def _public_timers(state: State) -> tuple[Timer, ...]:
    """Return the timers of public threats, counted among these (WLD-G73, WLD-G90)."""
    public = [number for number, threat in enumerate(state.region.threats) if threat.public]
    return tuple(Timer(public.index(timer.threat), timer.left) for timer in state.timers if timer.threat in public)


# What the party holds, and what is under way.


def _agenda(state: State) -> tuple[Task, ...]:
    """Return what is being asked of the party now, and the encounter it belongs to; nothing of what comes after."""
    if not state.agenda:
        return ()
    first = state.agenda[0]
    shown: list[Task] = []
    if isinstance(first, Test):
        rolls = tuple(replace(roll, tn=0, result="") if roll.secret else roll for roll in first.rolls)
        shown.append(Test("", rolls, asked=first.asked))
    for question in open_questions(state.agenda):
        if question.owner == MASTER:
            return (Question("master", MASTER, (), ""),)
        shown.append(question)
    rest = state.agenda[max(1, len(shown)) :] if shown else state.agenda
    under_way = next((task for task in rest if not isinstance(task, Then)), None)
    if isinstance(under_way, Meeting):
        foes = under_way.foes
        site = foes.site if found(state, foes.site) is not None else ""
        shown.append(Meeting(replace(foes, row=-1, traits=(), site=site, grit=foes.grit, guardian=False)))
    return tuple(shown)
