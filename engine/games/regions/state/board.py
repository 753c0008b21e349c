"""Sight: what is lit, who is blind, who sees what (REG-034..037, REG-040..045,
REG-046..050, REG-060, REG-G22..G24, REG-G41)."""

from __future__ import annotations

from ..rules.exploring import lights, obstacles
from . import water
from .content import content
from .scenarios import Connection
from .state import Entity, State, Who, in_region
from .traits import bound_to_body, keywords, place


def lit(state: State, region: str) -> bool:
    """Return whether a region is lit: by itself, by a feature, or by a light that somebody carries (REG-040, REG-041,
    REG-G25)."""
    known = state.scenario.region_by_id.get(region)
    if known is None:
        return False
    carried = any(lights.burning(state, index) for index in in_region(state, region))
    return known.light == "lit" or region in state.lit or carried


def dark_for(state: State, who: Who, region: str) -> bool:
    """Return whether a region is dark to somebody's eyes, wherever they are (REG-042, REG-043, REG-G23).

    Darkvision sees in the dark too. Light Sensitivity makes lit regions dark; with Darkvision as well it is the other way
    round, without it everything is dark.
    """
    words = keywords(state, who)
    if "Light Sensitivity" in words:
        return "Darkvision" not in words or lit(state, region)
    return "Darkvision" not in words and not lit(state, region)


def blind(state: State, who: Who) -> bool:
    """Return whether somebody cannot see where they are: -1 level on Inflict, Endure, Search and Lockpick (REG-046..050,
    REG-G23). Environs, Obstacles and Traps never are (REG-049)."""
    return bound_to_body(state, who) and dark_for(state, who, place(state, who))


def revealed(state: State, connection: Connection) -> bool:
    """Return whether a connection can be known at all: open, or hidden and found (REG-225)."""
    return not connection.hidden or connection.id in state.ways


def sees_into(state: State, index: int, connection: Connection) -> bool:
    """Return whether a member sees through a connection into the region beyond (REG-034, REG-044, REG-060, REG-G22).

    It is not blocked, both regions are lit to their eyes, and neither is submerged.
    """
    member = state.members[index]
    if not member.in_play or member.region not in (connection.a, connection.b) or not revealed(state, connection):
        return False
    beyond = connection.other(member.region)
    if obstacles.blocking(state, connection.id) is not None:
        return False
    if water.submerged(state, member.region) or water.submerged(state, beyond):
        return False
    return not any(dark_for(state, f"p{index}", region) for region in (member.region, beyond))


def looks_into(state: State, index: int) -> tuple[str, ...]:
    """Return the regions beside a member that they see into now, in the order of the exits."""
    region = state.members[index].region
    ways = state.scenario.exits.get(region, ())
    return tuple(dict.fromkeys(way.other(region) for way in ways if sees_into(state, index, way)))


def in_sight(state: State, index: int, entity: Entity) -> bool:
    """Return whether a member would see an entity, were it not Hidden.

    Obstacles on the known exits of one's region are seen even in the dark (REG-080, REG-G24); what else is there needs eyes
    that see (REG-044, REG-045), unless it has acted on a PC or was found there (REG-G06). Beside it only Creatures and
    Seekers are seen (REG-036, REG-037).
    """
    member = state.members[index]
    if not member.in_play or entity.defeated or not member.region:
        return False
    if entity.type == "Obstacle":
        way = state.scenario.connection_by_id[entity.at]
        return member.region in (way.a, way.b) and revealed(state, way)
    if entity.at == member.region:
        return entity.shown or not blind(state, f"p{index}")
    return entity.type in ("Creature", "Seeker") and entity.at in looks_into(state, index)


def sees(state: State, index: int, entity: Entity) -> bool:
    """Return whether an entity is revealed to a member: in sight, and not Hidden (REG-G41)."""
    return not entity.hidden and in_sight(state, index, entity)


def visible(state: State, entity: Entity) -> bool:
    """Return whether the party sees an entity now: somebody on the map does."""
    return any(sees(state, index, entity) for index in range(len(state.members)))


def targetable(state: State, index: int, entity: Entity, ranged: bool = False) -> bool:
    """Return whether a member may choose an entity as a target (REG-017, REG-018, REG-G06).

    It is revealed to them and in their region, however far off, or an Obstacle on one of its exits; for a ``ranged`` Action
    it may also be in a region that they see into.
    """
    if not sees(state, index, entity):
        return False
    return ranged or entity.type == "Obstacle" or entity.at == state.members[index].region


def lit_by_itself(state: State, region: str) -> bool:
    """Return whether a region is lit without anybody's light, so that a light in it is nothing new (REG-G26)."""
    known = state.scenario.region_by_id[region]
    return known.light == "lit" or region in state.lit


def reveals(state: State, entity: Entity) -> bool:
    """Return whether light shows a Hidden entity, whose card says so: its region is lit and somebody looks (REG-G41)."""
    if not entity.hidden or not content().challenges[entity.kind].lit_reveals or not lit(state, entity.at):
        return False
    return any(in_sight(state, index, entity) for index in range(len(state.members)))
