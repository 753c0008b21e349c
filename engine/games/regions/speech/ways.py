"""How the ways on are offered, and what a Move would cost that its player may not expect."""

from __future__ import annotations

from engine.core import verbs
from engine.core.game import Offering
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.words import lower, upper

from ..rules import ending
from ..rules import odds as chances
from ..rules.exploring import features, movement
from ..state import board, sheets
from ..state.catalogue import WORDS
from ..state.naming import entity_name, exit_named, known_exits
from ..state.scenarios import Connection
from ..state.state import State


def go(state: State, index: int | None, to: str) -> Offering:
    """Return how a Move is offered: the letter on the map and the region beyond, if known, with what is in the way.

    A way back to where nobody is and nothing is wanted comes after the ways on.
    """
    way = None if index is None else exit_named(state, state.members[index].region, to)
    if way is None or index is None:
        return WORDS("choice-go", exit=to, named="", blocked="", how="go", odds=""), "", "main"
    beyond = state.scenario.region_by_id.get(way.other(state.members[index].region))
    named = beyond.name if beyond is not None else ""
    blocked = _in_the_way(state, index, way)
    if beyond is not None and sheets.is_over(state, beyond):
        blocked = (*blocked, WORDS("choice-go-late.hint"))
        return WORDS("choice-go-late", exit=to, named=named), upper(", ".join(blocked)), "main"
    detail = upper(", ".join(blocked if named else (WORDS("nobody-knows-where"), *blocked)))
    chance, locked = chances.gets_past(state, index, way.id)
    past = "" if chance is None else odds(chance)
    entity = board.blocking(state, way.id)
    if locked and entity is not None:
        left = board.effort_left(state, entity, index)
        label = WORDS("choice-force", exit=to, named=named, left=left, odds=past)
    else:
        how = "go" if chance is None else "try"
        label = WORDS("choice-go", exit=to, named=named, blocked=blocked[0] if blocked else "", how=how, odds=past)
    return label, detail, "plain" if beyond is not None and _is_behind(state, beyond.id) else "main"


def _is_behind(state: State, region: str) -> bool:
    """Return whether the party has left a region behind: entered before, with no member and nothing wanted in it."""
    left = region in state.explored and region not in wanted(state)
    return left and all(member.region != region for member in state.members)


def _in_the_way(state: State, index: int, way: Connection) -> tuple[str, ...]:
    """Return what blocks a way, and what it still takes (REG-088)."""
    entity = board.blocking(state, way.id)
    if entity is None or entity.hidden:
        return ()
    left = board.effort_left(state, entity, index)
    return (WORDS("in-the-way", name=lower(entity_name(entity)), left=left),)


def beyond(state: State, index: int | None, to: str) -> str:
    """Return the name of the region that an exit leads to, or its letter where that is not known."""
    way = None if index is None else exit_named(state, state.members[index].region, to)
    known = None if way is None or index is None else way.other(state.members[index].region)
    region = state.scenario.region_by_id.get(known or "")
    return region.name if region is not None and region.name else to


def hurts(state: State, index: int, move: Move) -> str:
    """Return what a member's Move would cost unexpectedly: it walks back from what the party came for or from its goal next
    door (REG-024, REG-172), or forces a door that could be picked without it (REG-092, REG-234). "" for nothing."""
    if not isinstance(move, verbs.MoveTo):
        return ""
    here = state.members[index].region
    way = exit_named(state, here, move.to)
    if way is None:
        return ""
    entity = board.blocking(state, way.id)
    if entity is not None and not entity.hidden and entity.id in features.locked_here(state, index):
        forced = board.effort_left(state, entity, index) and not features.key_for(state, index, entity.id, "move")
        opens = chances.pick(state, index, chances.lock_of(state, features.lock_handle(state, entity.id)))
        if forced and opens and features.lockpicks(state, index):
            return WORDS("hurts-force", opens=odds(opens))
    beyond = way.other(here)
    if beyond not in state.explored or beyond in wanted(state):
        return ""
    nearby = [region for region in within_reach(state, index) if region in wanted(state)]
    named = state.scenario.region_by_id.get(nearby[0]) if nearby else None
    return "" if named is None else WORDS("hurts-back", where=named.name, here=named.id == here)


def wanted(state: State) -> tuple[str, ...]:
    """Return the regions that the party wants to be in: where what it came for is known to lie, else its goal."""
    missing = ending.missing(state)
    if not missing:
        return (state.scenario.goal,)
    return tuple(feature.at for feature in state.scenario.features if feature.id in missing and feature.at)


def within_reach(state: State, index: int) -> tuple[str, ...]:
    """Return the region of a member, and those that a Move leads into from there now."""
    here = state.members[index].region
    ways = (state.scenario.connection_by_id[id] for id in known_exits(state, here))
    return (here, *(way.other(here) for way in ways if movement.refuse_way(state, index, way) is None))
