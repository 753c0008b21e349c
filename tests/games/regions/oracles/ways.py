"""Which ways lead through a region, and for whom (REG-030, REG-031, REG-084, REG-086..093, REG-225, REG-249, REG-G38)."""

from __future__ import annotations

from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Connection
from engine.games.regions.state.state import Entity, Member, State

HARDER = {5: 10, 6: 20}
"""How many percent more EP Obstacles have at a level of danger (REG-G111)."""


def beyond(way: Connection, region: str) -> str:
    return way.a if way.b == region else way.b


def known(state: State, way: Connection) -> bool:
    """Whether a way is no secret: open, or found (REG-225)."""
    return not way.hidden or way.id in state.ways


def exits(state: State, region: str) -> list[Connection]:
    return [way for way in state.scenario.connections if region in (way.a, way.b) and known(state, way)]


def obstacle(state: State, way: Connection) -> Entity | None:
    """Return what stands in a way (REG-031, REG-084)."""
    for entity in state.entities:
        if entity.type == "Obstacle" and entity.at == way.id and not entity.defeated and way.id not in state.cleared:
            return entity
    return None


def letter(state: State, way: Connection) -> str:
    """Return the letter of a way: they are given in the order in which ways become known (REG-016)."""
    place = state.ways.index(way.id)
    return chr(65 + place) if place < 26 else chr(64 + place // 26) + chr(65 + place % 26)


def left(state: State, index: int, entity: Entity) -> int:
    """Return what a member has still to bring down of an Obstacle that Persists (REG-088)."""
    for pool in state.pools:
        if pool.obstacle == entity.id and pool.member == index:
            return pool.ep
    full = content().challenges[entity.kind].ep
    more = HARDER.get(state.rules.level, 0)
    return (full * (100 + more) + 50) // 100


def has_key(member: Member, state: State, way: Connection) -> bool:
    """Whether a member carries what opens a way in passing (REG-248, REG-249)."""
    for feature in state.scenario.features:
        if feature.id in member.objects and feature.kind == "key" and feature.use == "move" and feature.opens == way.id:
            return True
    return False


def has_move(state: State, index: int) -> bool:
    """Whether a member has a Move to spend: the round's free one, one that was granted, or the rest of one (REG-G13)."""
    member = state.members[index]
    held = any(item.on == f"p{index}" and item.effect is not None and item.effect.kind == "stay" for item in state.ongoing)
    return not held and (not member.moved or bool(member.extra) or member.steps > 0)


def leads_on(state: State, index: int, way: Connection) -> bool:
    """Whether a member may Move at a way: what Persists is tried with the Craft's own Action (REG-092, REG-G36)."""
    member = state.members[index]
    if beyond(way, member.region) in state.closed:
        return False
    standing = obstacle(state, way)
    if standing is None or standing.hidden or has_key(member, state, way):
        return True
    return "Persists" in content().challenges[standing.kind].keywords


def moves(state: State, index: int) -> set[str]:
    """Return the letters of the exits that a member may Move at in a turn that is under way."""
    member = state.members[index]
    standing = member.ready and not (member.out or member.dead or member.lost) and member.ep > 0
    if not standing or not has_move(state, index):
        return set()
    return {letter(state, way) for way in exits(state, member.region) if leads_on(state, index, way)}


def neighbours(state: State, entity: Entity) -> set[str]:
    """Return where a Challenge can go with one step (REG-G31, REG-G38, REG-G52)."""
    found = set()
    for way in state.scenario.connections:
        if entity.at not in (way.a, way.b):
            continue
        there = beyond(way, entity.at)
        dry = next(region.water for region in state.scenario.regions if region.id == there) == "none"
        stays = content().challenges[entity.kind].stays == "water" and dry
        free = way.id in entity.passes or (known(state, way) and obstacle(state, way) is None)
        if free and not stays and there not in state.closed:
            found.add(there)
    return found
