"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move
from engine.maps.hexes import unlabel

from ..state import moves
from ..state.content import content
from ..state.state import Enemies, Exploring, Lock, State, called
from ..state.view import View
from .walking import reach

ALWAYS = (
    verbs.Roll,
    moves.Attack,
    moves.Crack,
    moves.Dig,
    moves.Explore,
    moves.Finish,
    moves.Match,
    moves.Open,
    moves.Visit,
)
"""Moves that always do."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself."""
    state = view.state
    match move:
        case verbs.Choose() | moves.Place():
            return _brings_enemies(state)
        case verbs.MoveTo(to=to):
            at = unlabel(to)
            return at is not None and _entered(state, at)
        case verbs.Use(item=item):
            relic = content().relics.get(item)
            return relic is not None and relic.effect is not None and relic.effect.kind == "peek"
        case moves.Adjust(to=to):
            lock = state.agenda[0] if state.agenda else None
            return not isinstance(lock, Lock) or to in lock.missing
    return isinstance(move, ALWAYS)


def _brings_enemies(state: State) -> bool:
    """Return whether an answer may lead to a draw: the enemies of a tile while spaces and points are left (SKY-075),
    or while some are called to it (SKY-G102)."""
    match state.agenda[:1]:
        case (Enemies(),):
            return True
        case (Exploring(step=step, spaces=spaces, points=points),):
            return (bool(spaces) and points > 0) or (step == "connect" and called(state) > 0)
    return False


def _entered(state: State, at: tuple[int, int]) -> bool:
    """Return whether a walk to a hex comes upon what lies on a tile: a trap, a shard, or what a scenario has there."""
    ways = reach(state)
    return bool(ways.forced) and any(ways.map.owner[cell] in ways.forced for cell in ways.path(at))
