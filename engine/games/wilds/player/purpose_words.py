"""What an idea is for in words, as a post says it above the question."""

from __future__ import annotations

from ..rules.finding.challenge import counts_here, hunts, is_close, is_counted, running
from ..rules.finding.studying import helps_there, looks_at
from ..rules.odds import is_out_of_reach
from ..state.calling import is_called_by_way, place_words, quarry
from ..state.catalogue import WORDS
from ..state.looks import OPENING, open_ways, task_of
from ..state.member import NIGHT
from ..state.naming import DIRECTIONS, inside, place_at, place_name, whereabouts
from ..state.state import State, discovered, found
from .judgement import Aim


def words(state: State, aim: Aim) -> str:
    """Return an aim in words, in the middle of a sentence; "" where the question says it."""
    match aim.kind:
        case "goal" if is_out_of_reach(state):
            return WORDS("aim-points")
        case "goal":
            return toward_goal(state, that_way=aim.what != "anywhere")
        case "night" if state.stretch >= NIGHT:
            return ""
        case "clue":
            return _search(state, aim)
        case "site":
            return _look(state, aim)
        case "track":
            steps = _steps(state) if counts_here(state, "track") else 0
            return WORDS("aim-track", sought=quarry(state, aim.site), steps=steps)
        case "beds":
            return WORDS("aim-beds", place=_called(state, aim.place))
        case _:
            return WORDS("aim-other", kind=aim.kind)


def toward_goal(state: State, *, that_way: bool) -> str:
    """Return what brings the party to what it came for: to find it, ``that_way`` where it is said to lie, then to study it;
    without one, to see more."""
    goal = state.region.goal
    if goal is None or state.goal not in ("open", "found"):
        return WORDS("aim-explore")
    if state.goal == "found" and goal.site:
        return _study(state, goal.site)
    if hunts(state):
        return WORDS("aim-hunt", left=len(state.hunt))
    heard_at = state.bearing_at or state.region.start
    place = inside(place_name(state.region, heard_at))
    is_side = state.bearing in DIRECTIONS
    is_told = that_way and state.bearing
    where = "side" if is_side and is_told else whereabouts(state.bearing) if is_told else "open"
    return WORDS(
        "aim-find",
        steps=_steps(state),
        close=is_close(state),
        direction=state.bearing,
        side=state.bearing if is_side else "",
        where=where,
        place=place,
    )


def _search(state: State, aim: Aim) -> str:
    """Return what it is to search where a clue leads: a step, unless a search there was one before."""
    place = place_at(state.region, aim.place) or "" if state.region.format == "hex" else aim.place
    return WORDS(
        "aim-clue",
        place=_called(state, aim.place),
        way=is_called_by_way(state, place, state.here.at) if place else False,
        line=aim.what == "line",
        steps=0 if is_counted(state, place) else _steps(state),
    )


def _look(state: State, aim: Aim) -> str:
    """Return what it is to look into a site that is not the goal."""
    return WORDS(
        "aim-site",
        asks=state.region.site_by_id[aim.site].category == "settlement",
        sought=quarry(state, aim.site),
        place=_called(state, aim.place) if discovered(state, aim.site) and not _is_here(state, aim.site) else "",
        what="boon" if helps_there(state, aim.site) and aim.what != "step" else aim.what,
        steps=_steps(state),
    )


def _study(state: State, site: str) -> str:
    """Return what is left to study of a goal that is found, and where."""
    looks, at = looks_at(state, site), state.region.site_by_id[site].at
    known = found(state, site)
    opens = known is not None and task_of(state.region.site_by_id[site], known).what in ("open", *OPENING)
    here, ways = at == state.here.at, bool(open_ways(state, site))
    return WORDS(
        "aim-study",
        sought=quarry(state, site),
        place="" if here else place_words(state, at, state.here.at),
        left=looks.left,
        done=looks.done,
        ways=here and not looks.done and ways,
        opens=opens,
    )


def _is_here(state: State, site: str) -> bool:
    """Return whether a site is where the party is."""
    return state.region.site_by_id[site].at == state.here.at and not state.here.to


def _steps(state: State) -> int:
    """Return how many steps are left to the goal, 0 where none are counted."""
    return state.challenge if running(state) and not hunts(state) else 0


def _called(state: State, name: str) -> str:
    """Return what a place is called in the middle of a sentence, by what a move names it."""
    return name if state.region.format == "hex" else place_words(state, name, state.here.at)
