"""What is to be done next for what the party came for, and where, from what the party knows."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import Move
from engine.core.verbs import Equip, MoveTo, Use

from ..rules import ending, odds, turns
from ..rules.exploring import features
from ..rules.flow import open_questions
from ..state import board, sheets
from ..state.catalogue import WORDS, challenge_within, region_noun, thing
from ..state.moves import Act, Pick, Search
from ..state.naming import entity_named, exit_letter, exit_named, known_exits
from ..state.state import State, in_region, standing
from ..state.view import View
from . import ways

SEARCHED = ("chest", "mechanism")
"""The kinds of features that may hold, or open, what is still missing."""


def next_step(view: View) -> str:
    """Return what is to be done next and where, "" while a question is open and for a viewer who sees everything. First
    comes the object or goal to which a way is known, then what no PC has explored, what was not opened yet, a search.

    The way is told from where the party's next move is made; of members in several regions only what is wanted is.
    """
    state, here = view.state, _here(view)
    if not here:
        return ""
    aims = _wanted(state)
    if here in aims:
        return _to_get(state, here, aims)
    return _elsewhere(state, here, aims) or WORDS("next-search")


def names(view: View, move: Move) -> bool:
    """Return whether a move is what the next step names, where the party stands: to take or open what is here, to Search,
    or to go where no PC has been, by an attempt too."""
    state, here = view.state, _here(view)
    if not here:
        return False
    aims = _wanted(state)
    if isinstance(move, MoveTo):
        way = exit_named(state, here, move.to)
        return way is not None and way.id in _to_new_ground(state, here, aims)
    if isinstance(move, Act):
        entity = entity_named(state, move.target)
        climbed = entity is not None and entity.type == "Obstacle" and board.persists(entity)
        return climbed and entity is not None and entity.at in _to_new_ground(state, here, aims)
    thing_here = move.item if isinstance(move, Use) else move.lock if isinstance(move, Pick) else ""
    opens = bool(thing_here) and thing_here in shut_in(state, here)
    if here in aims:
        said = ways.said_here(state, here)
        lies = [id for id in ending.missing(state) if ways.lies(state, id) == here]
        searches = isinstance(move, Search) and not shut_in(state, here)
        return opens or searches if said else isinstance(move, Equip) and move.item in lies
    if isinstance(move, Search):
        return not _elsewhere(state, here, aims)
    return opens and not _seeking(state, here, aims)


def _elsewhere(state: State, here: str, aims: Mapping[str, str]) -> str:
    """Return the next step where what is wanted is not here, "" where nothing is known but to search."""
    return _seeking(state, here, aims) or _to_open(state, here) or _exploring(state, here, to_goal=True)


def _seeking(state: State, here: str, aims: Mapping[str, str]) -> str:
    """Return the way to what is wanted, else to what no PC has explored."""
    return _on_the_way(state, here, aims, new=False) or _exploring(state, here, to_goal=False)


def _exploring(state: State, here: str, *, to_goal: bool) -> str:
    """Return the way to what no PC has explored. While something is missing the goal comes last of all: nothing but the
    way out is there."""
    return _on_the_way(state, here, _new(state, here, to_goal=to_goal), new=True)


def _new(state: State, here: str, *, to_goal: bool) -> dict[str, str]:
    return dict.fromkeys((id for id in ways.new_ground(state, here) if to_goal or id != state.scenario.goal), "")


def _to_new_ground(state: State, here: str, aims: Mapping[str, str]) -> tuple[str, ...]:
    """Return the ways by which the next step sends to what no PC has explored, () where it names something else."""
    if here in aims or _on_the_way(state, here, aims, new=False):
        return ()
    if not (first := _first_ways(state, here, _new(state, here, to_goal=False))) and not _to_open(state, here):
        first = _first_ways(state, here, _new(state, here, to_goal=True))
    return first


def names_the_aim(view: View) -> bool:
    """Return whether the next step names what the party is after."""
    state, here = view.state, _here(view)
    aims = _wanted(state) if here else {}
    return bool(_to_get(state, here, aims) if here in aims else here and _on_the_way(state, here, aims, new=False))


def _here(view: View) -> str:
    """Return the region from which the next step is told, "" where none is."""
    told = not view.whole and view.state.phase == "play" and not open_questions(view.state)
    return _from(view.state) if told else ""


def _to_get(state: State, here: str, aims: Mapping[str, str]) -> str:
    """Return how the party gets what it is after where it stands: it lies there or is said to; what is shut may hold it."""
    if said := ways.said_here(state, here):
        if shut := shut_in(state, here):
            name = thing(state.scenario.feature_by_id[shut[0]].name)
            return WORDS("next-open-for", shut=name, by=_openers(state, shut[0]), what=thing(said))
        return WORDS("next-search-for", what=thing(said))
    return WORDS("next-here", what=aims[here], by=()) if ending.missing(state) else ""


def _from(state: State) -> str:
    """Return the region from which the next move is made, "" where that is not the same for all who may make it."""
    regions = {state.members[index].region for index in _movers(state) if state.members[index].in_play}
    return regions.pop() if len(regions) == 1 else ""


def _movers(state: State) -> tuple[int, ...]:
    """Return who may make the next move."""
    acting = turns.acting(state)
    return (turns.waiting(state) or standing(state)) if acting is None else (acting,)


def _wanted(state: State) -> dict[str, str]:
    """Return where the party wants to be, as far as it knows, and what for."""
    missing = ending.missing(state)
    if not missing:
        goal = state.scenario.region_by_id.get(state.scenario.goal)
        return {} if goal is None else {goal.id: region_noun(goal.name)}
    named = state.scenario.feature_by_id
    return {at: thing(named[id].name) for id in reversed(missing) if (at := ways.sought_at(state, id))}


def _to_open(state: State, here: str) -> str:
    """Return what the party has found and not opened or used yet, the nearest of all, and the way there; "" for nothing."""
    named = state.scenario.feature_by_id
    places = dict.fromkeys(feature.at for feature in state.scenario.features if feature.at)
    shut = {at: thing(named[found[0]].name) for at in places if (found := shut_in(state, at))}
    if here in shut:
        return WORDS("next-here", what=shut[here], by=_openers(state, shut_in(state, here)[0]))
    return _on_the_way(state, here, shut, new=False)


def _openers(state: State, id: str) -> tuple[str, ...]:
    """Return who can open what is locked, by name, where those who may make the next move cannot."""
    able = [index for index in standing(state) if _opens(state, index, id)]
    return () if set(able) & set(_movers(state)) else tuple(state.members[index].name for index in able)


def _opens(state: State, index: int, id: str) -> bool:
    """Return whether a member can open something: it has no Lock, or they have a Lockpick or its key."""
    named = state.scenario.feature_by_id
    keys = (named[item] for item in state.members[index].objects)
    lock = named[id].lock
    return not lock or odds.pick(state, index, lock) > 0 or any(key.opens == id for key in keys)


def shut_in(state: State, region: str) -> tuple[str, ...]:
    """Return what was found in a region and neither opened nor used yet, in the order of the file."""
    gone = {*state.opened, *state.taken}
    return tuple(
        feature.id
        for feature in state.scenario.features
        if feature.kind in SEARCHED and feature.at == region and feature.id in state.found and feature.id not in gone
    )


def _on_the_way(state: State, here: str, aims: Mapping[str, str], *, new: bool) -> str:
    """Return the way to the nearest of what is aimed at, by region; "" where none is known. ``new``: it is any ground that
    no PC has explored."""
    far, first = ways.distances(state, aims), _first_ways(state, here, aims)
    if not first:
        return ""
    exits = tuple(
        WORDS("next-exit", exit=exit_letter(state, id), barred=_barred(state, id), keys=_misfits(state, here, id))
        for id in first
    )
    if new:
        leaves = bool(state.scenario.needs) and not ending.missing(state)
        return WORDS("next-explore", moves=far[here], exits=exits, out=leaves)
    beyond = _nearest(state, far, here)
    where = state.scenario.region_by_id[beyond].name
    is_goal = not ending.missing(state)
    return WORDS("next-way", what=aims[beyond], where="" if is_goal else where, moves=far[here], exits=exits)


def _first_ways(state: State, here: str, aims: Mapping[str, str]) -> tuple[str, ...]:
    """Return the ways out of a region that lead to the nearest of what is aimed at, those that are not too late."""
    known = here in ways.distances(state, aims)
    return tuple(id for id in ways.leading(state, here, tuple(aims)) if known and not _is_too_late(state, here, id))


def _nearest(state: State, far: dict[str, int], here: str) -> str:
    """Return the region at distance 0 that a shortest way leads to."""
    while far[here]:
        ways_on = (state.scenario.connection_by_id[id].other(here) for id in known_exits(state, here))
        here = min((beyond for beyond in ways_on if beyond in far), key=far.__getitem__)
    return here


def _is_too_late(state: State, here: str, way: str) -> bool:
    beyond = state.scenario.region_by_id.get(state.scenario.connection_by_id[way].other(here))
    return beyond is not None and sheets.is_over(state, beyond)


def _misfits(state: State, here: str, way: str) -> tuple[str, ...]:
    """Return which keys do not fit the Lock of what blocks a way, of members who stand before it."""
    entity = board.blocking(state, way)
    if entity is None or entity.hidden or not entity.lock:
        return ()
    beside = in_region(state, here)
    if any(features.key_for(state, index, entity.id) for index in beside):
        return ()
    known = (state.scenario.feature_by_id[item] for index in beside for item in state.members[index].objects)
    return tuple(thing(feature.name) for feature in known if feature.kind == "key")


def _barred(state: State, way: str) -> str:
    """Return what is known to block a way, "" for nothing."""
    entity = board.blocking(state, way)
    return "" if entity is None or entity.hidden else challenge_within(entity)
