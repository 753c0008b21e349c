"""Moves by which a member leaves the map for good, and what then stays behind with others (REG-172, REG-G44);
and what any Move gives up."""

from __future__ import annotations

from typing import Literal

from engine.core import verbs
from engine.core.moves import Move

from ..rules import ending
from ..state import board, moves
from ..state.catalogue import WORDS, thing
from ..state.naming import entity_named, exit_letter, exit_named, known_exits
from ..state.scenarios import Connection
from ..state.state import State

Leads = Literal["yes", "perhaps", "no"]


def leads_out(state: State, here: str, way: Connection) -> Leads:
    """Return whether a member who goes through a way is out for good: it leads to the goal, or perhaps does, as the party
    knows neither the goal nor what is there. That is told only where the party came for more than the way out. While
    something is missing no PC is out by a Move (REG-024)."""
    beyond, goal = way.other(here), state.scenario.goal
    if ending.missing(state):
        return "no"
    if goal:
        return "yes" if beyond == goal else "no"
    return "perhaps" if state.scenario.needs and beyond not in state.seen else "no"


def left_behind(state: State, index: int, move: Move) -> str:
    """Return what a player has to know before their member leaves by a move while others carry what the party came for
    about the map: it is lost unless they get out too (REG-G44). "" for all else."""
    way = _through(state, index, move)
    leads = leads_out(state, state.members[index].region, way) if way is not None else "no"
    inside = carried_inside(state, index) if leads != "no" else ()
    return WORDS("sure-left-behind", known=leads == "yes", inside=inside) if inside else ""


def lost_effort(state: State, index: int, way: Connection) -> str:
    """Return what a member has done at what Persists on another way from here, and loses by leaving (REG-090); "" for
    nothing."""
    here = state.members[index].region
    for id in known_exits(state, here):
        block = board.blocking(state, id)
        if id == way.id or block is None or block.hidden or not board.persists(block):
            continue
        if board.most_ep(state, block) > board.effort_left(state, block, index):
            return WORDS("effort-lost", exit=exit_letter(state, id))
    return ""


def others_inside(state: State, index: int, move: Move) -> tuple[str, ...]:
    """Return who else is on the map where a member leaves it for good by a move, () for any other move."""
    way = _through(state, index, move)
    out = way is not None and leads_out(state, state.members[index].region, way) == "yes"
    return tuple(each.name for other, each in enumerate(state.members) if each.in_play and other != index) if out else ()


def _through(state: State, index: int, move: Move) -> Connection | None:
    """Return the way that a move goes through: a Move, a Drag, or an attempt at what bars one."""
    here = state.members[index].region
    if isinstance(move, verbs.MoveTo | moves.Drag):
        return exit_named(state, here, move.to)
    entity = entity_named(state, move.target) if isinstance(move, moves.Act) else None
    if entity is None or entity.type != "Obstacle" or not board.persists(entity):
        return None
    way = state.scenario.connection_by_id.get(entity.at)
    return way if way is not None and here in (way.a, way.b) else None


def carried_inside(state: State, index: int) -> tuple[str, ...]:
    """Return the other members on the map who carry what the party came for, each with what they carry."""
    named, needs = state.scenario.feature_by_id, state.scenario.needs
    found = (
        (member.name, tuple(thing(named[need].name) for need in needs if need in member.objects))
        for other, member in enumerate(state.members)
        if member.in_play and other != index
    )
    return tuple(WORDS("carries-inside", who=who, what=what) for who, what in found if what)
