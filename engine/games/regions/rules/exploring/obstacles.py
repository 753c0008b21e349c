"""Obstacles in connections: what blocks, Persisting ones with a pool for each PC, climbs and falls (REG-079..084,
REG-086..091, REG-092..097, REG-098, REG-099, REG-104..109, REG-110)."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Then

from ...state.content import Challenge, content
from ...state.scenarios import Connection
from ...state.state import Entity, Pool, State, Strike, Who, index_of, who
from .. import events
from ..actions import harm
from ..flow import step
from ..progress import Venture
from . import knowing, movement


def kind_of(entity: Entity) -> Challenge:
    """Return what an entity is."""
    return content().challenges[entity.kind]


def blocking(state: State, connection_id: str) -> Entity | None:
    """Return the Obstacle that blocks a connection, ``None`` where nothing does (REG-031, REG-079, REG-084)."""
    if connection_id in state.cleared:
        return None
    return next(
        (one for one in state.entities if one.type == "Obstacle" and one.at == connection_id and not one.defeated), None
    )


def persists(entity: Entity) -> bool:
    """Return whether an Obstacle is terrain that does not go away: each PC has a pool of its own, mostly a small one
    (REG-086..088)."""
    return "Persists" in kind_of(entity).keywords


def climbing(entity: Entity) -> bool:
    """Return whether somebody can fall off it (REG-104)."""
    return "Climbing" in kind_of(entity).keywords


def unbreakable(state: State, entity: Entity) -> bool:
    """Return whether the scenario forbids breaking this Obstacle: one with a Lock, where doors may not be broken. To push
    past one that Persists breaks nothing (REG-190, REG-092)."""
    return state.scenario.no_bash and entity.type == "Obstacle" and bool(kind_of(entity).lock) and not persists(entity)


def refuse(state: State, entity: Entity) -> IllegalMove | None:
    """Return what speaks against an Action on an Obstacle in the Action Phase (REG-092, REG-190, REG-G35)."""
    if unbreakable(state, entity):
        return IllegalMove("Nothing may be broken open here: it takes a lockpick or a key.", "REG-190")
    if persists(entity):
        return IllegalMove("That does not go away; Move through it instead.", "REG-092")
    return None


def way_of(state: State, entity: Entity) -> Connection:
    """Return the connection that an Obstacle is in (REG-080)."""
    return state.scenario.connection_by_id[entity.at]


def downward(state: State, entity: Entity, region: str) -> bool:
    """Return whether passing a Climbing Obstacle from a region means climbing down (REG-109, REG-G39)."""
    return climbing(entity) and region == way_of(state, entity).high


# Pools.


def left(state: State, entity: Entity, index: int) -> int:
    """Return what is left of an Obstacle's EP for a member: of a Persisting one their own pool (REG-088)."""
    if not persists(entity):
        return entity.ep
    pools = (pool.ep for pool in state.pools if pool.obstacle == entity.id and pool.member == index)
    return next(pools, kind_of(entity).ep)


def reset(venture: Venture, index: int, region: str = "") -> None:
    """Fill a member's pools for the Obstacles on a region's exits again, as when they leave it (REG-090, REG-091,
    REG-G37); without a ``region`` all of them, as when they leave play. Nobody else's change."""
    state = venture.state
    here = {way.id for way in state.scenario.exits.get(region, ())}
    near = {entity.id for entity in state.entities if entity.at in here}
    kept = tuple(pool for pool in state.pools if pool.member != index or (region and pool.obstacle not in near))
    venture.change(pools=kept)


def fill(venture: Venture, entity_id: str, index: int, ep: int) -> None:
    """Set what is left of a Persisting Obstacle for one member."""
    others = tuple(pool for pool in venture.state.pools if (pool.obstacle, pool.member) != (entity_id, index))
    venture.change(pools=(*others, Pool(entity_id, index, ep)))


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
    if not won and climbing(entity):
        venture.push(Then("fall", target, index, ("attempt",) if attempt else ()))
    elif attempt:
        venture.push(Then("attempted", target, index))


def _wear(venture: Venture, index: int, entity: Entity, damage: int, dealt: events.Roll, warded: events.Roll) -> None:
    """Take effort off an Obstacle; of a Persisting one off that member's pool alone (REG-083, REG-088)."""
    if kind_of(entity).ep == 0:
        return  # nothing to be broken: only a Lock, a key or a mechanism opens it
    rest = max(0, left(venture.state, entity, index) - damage)
    if persists(entity):
        fill(venture, entity.id, index, rest)
    else:
        venture.set_entity(entity.id, ep=rest)
    name = venture.name(entity.id)
    venture.tell(events.hurt(name, damage, rest, venture.member(index).name, dealt, warded, True))
    if rest == 0 and not persists(entity):
        harm.defeat(venture, entity.id, who(index), "damage")


@step("attempted")
def _attempted(venture: Venture, task: Then) -> None:
    """Go through, where nothing is left of the Obstacle for that member; else the Move is over (REG-097..099)."""
    index, entity = task.number, venture.entity(task.subject)
    member = venture.member(index)
    if not member.in_play:
        return
    rest = 0 if entity.defeated else left(venture.state, entity, index)
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
    return max(0, kind_of(entity).height - saved)


@step("fall")
def _fall(venture: Venture, task: Then) -> None:
    """Let a member fall off: 1d6 for each Height, no Defense (REG-107, REG-G39), after the Reaction's other effects
    (REG-108). Whoever was going down lands on the far side, even at 0 EP (REG-109); else the Move is cancelled."""
    index, entity = task.number, venture.entity(task.subject)
    member = venture.member(index)
    if not member.in_play:
        return
    height = fall_height(venture, index, entity)
    faces = tuple(venture.roll(6) for _ in range(height))
    down = bool(task.words) and downward(venture.state, entity, member.region)
    venture.tell(events.fell(member.name, height, faces, down))
    if down:
        venture.push(Then("land", entity.at, index))
    else:
        venture.set_member(index, steps=0)
    if faces:
        harm.hurt(venture, who(index), sum(faces), venture.name(entity.id))


@step("land")
def _land(venture: Venture, task: Then) -> None:
    if venture.member(task.number).in_play:
        movement.cross(venture, task.number, task.subject, "fell")


def gone(venture: Venture, entity_id: str, how: str) -> None:
    """Clear the way where an Obstacle was: it is out of play, for everybody (REG-084). ``how`` as `events.defeated`."""
    entity = venture.entity(entity_id)
    if entity.at not in venture.state.cleared:
        venture.change(cleared=(*venture.state.cleared, entity.at))
    pools = tuple(pool for pool in venture.state.pools if pool.obstacle != entity_id)
    venture.change(pools=pools)
    knowing.look(venture)
