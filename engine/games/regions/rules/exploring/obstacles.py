"""Obstacles in connections: what blocks, Persisting ones with a pool for each PC, climbs and falls (REG-079..084,
REG-086..091, REG-092..097, REG-098, REG-099, REG-104..109, REG-110)."""

from __future__ import annotations

from engine.core.errors import IllegalMove

from ...state import board
from ...state.content import content
from ...state.state import Entity, State, Strike, Who, index_of, who
from .. import events
from ..actions import harm
from ..flow import step
from ..progress import Venture
from ..steps import Attempted, Fall, Land, Struck
from . import movement


def refuse(state: State, entity: Entity) -> IllegalMove | None:
    """Return what speaks against an Action on an Obstacle in the Action Phase (REG-092, REG-190, REG-G35)."""
    if board.unbreakable(state, entity):
        return IllegalMove("Nothing may be broken open here: it takes a lockpick or a key.", "REG-190")
    if board.persists(entity):
        return IllegalMove("That does not go away; Move through it instead.", "REG-092")
    return None


# What an Action does to them.


def struck(
    venture: Venture,
    strike: Strike,
    target: Who,
    won: bool,
    damage: int,
    dealt: events.Roll = (),
    warded: events.Roll = (),
) -> None:
    """Settle an Action on an Obstacle: ``damage`` is what it does after Defense, ``dealt`` and ``warded`` are the rolls of
    Damage and Defense. It tells what was lost; what follows is done once the Action is over.

    A lost roll off a Climbing Obstacle is a fall (REG-106), a won one never, even if effort is left (REG-G39). An attempt
    that leaves nothing of it goes on to the far side (REG-097); else the Move is cancelled (REG-099).
    """
    index = index_of(strike.actor)
    entity = venture.entity(target)
    if index is None or entity.defeated:
        return
    attempt = strike.how == "attempt"
    if won:
        _wear(venture, index, entity, damage, dealt, warded)
    if not won and board.climbing(entity):
        venture.push(Fall(target, index, "attempt" if attempt else ""))
    elif attempt:
        venture.push(Attempted(target, index))


@step(Struck)
def _struck(venture: Venture, it: Struck) -> None:
    struck(venture, it.strike, it.target, it.won, it.damage, it.dealt, it.warded)


def _wear(venture: Venture, index: int, entity: Entity, damage: int, dealt: events.Roll, warded: events.Roll) -> None:
    """Take effort off an Obstacle; of a Persisting one off that member's pool alone (REG-083, REG-088)."""
    if board.kind_of(entity).ep == 0:
        return  # nothing to be broken: only a Lock, a key or a mechanism opens it
    rest = max(0, board.effort_left(venture.state, entity, index) - damage)
    if board.persists(entity):
        venture.fill_pool(entity.id, index, rest)
    else:
        venture.set_entity(entity.id, ep=rest)
    name = venture.name(entity.id)
    venture.tell(events.hurt(name, damage, rest, venture.member(index).name, dealt, warded, True))
    if rest == 0 and not board.persists(entity):
        harm.defeat(venture, entity.id, who(index), "damage")


@step(Attempted)
def _attempted(venture: Venture, task: Attempted) -> None:
    """Go through, where nothing is left of the Obstacle for that member; else the Move is over (REG-097..099)."""
    index, entity = task.member, venture.entity(task.obstacle)
    member = venture.member(index)
    if not member.in_play:
        return
    rest = 0 if entity.defeated else board.effort_left(venture.state, entity, index)
    if rest == 0 and member.standing:
        movement.cross(venture, index, entity.at, "over")
        return
    venture.set_member(index, steps=0)
    if rest:
        venture.tell(events.held_up(member.name, venture.name(entity.id), rest))


def fall_height(venture: Venture, index: int, entity: Entity) -> int:
    """Return from how high somebody falls: less with some Tools, at least 0 (REG-105, REG-110)."""
    gear = content().gear
    saved = sum(gear[item].fall for item in venture.member(index).equipped)
    return max(0, board.kind_of(entity).height - saved)


@step(Fall)
def _fall(venture: Venture, task: Fall) -> None:
    """Let a member fall off: 1d6 for each Height, no Defense (REG-107, REG-G39), after the Reaction's other effects
    (REG-108). Whoever was going down lands on the far side, even at 0 EP (REG-109); else the Move is cancelled."""
    index, entity = task.member, venture.entity(task.obstacle)
    member = venture.member(index)
    if not member.in_play:
        return
    height = fall_height(venture, index, entity)
    faces = tuple(venture.roll(6) for _ in range(height))
    down = bool(task.how) and board.downward(venture.state, entity, member.region)
    venture.tell(events.fell(member.name, height, faces, down))
    if down:
        venture.push(Land(entity.at, index))
    else:
        venture.set_member(index, steps=0)
    if faces:
        harm.hurt(venture, who(index), sum(faces), venture.name(entity.id))


@step(Land)
def _land(venture: Venture, task: Land) -> None:
    if venture.member(task.member).in_play:
        movement.cross(venture, task.member, task.way, "fell")
