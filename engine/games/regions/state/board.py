"""What follows from the map as it lies: who swims and flies, what is lit, what blocks, who sees what, and where Challenges
can go (REG-034..037, REG-040..045, REG-046..050, REG-051..056, REG-057..060, REG-G22..G24, REG-G27, REG-G41).

No PC drowns (REG-G71).
"""

from __future__ import annotations

import msgspec

from engine.core.memo import memo
from engine.maps.graphs import Ways, both_ways, distances, next_steps

from . import growth
from .content import Challenge, Trigger, content
from .scenarios import Connection
from .state import Entity, Member, State, Who, entity_of, in_region, index_of

# Who is where, and what they can do by nature or by the Gear they have on.


def place(state: State, who: Who) -> str:
    """Return the region where a member or an entity is; of an Obstacle its connection's id, "" if there is no such one."""
    index = index_of(who)
    if index is not None:
        return state.members[index].region
    entity = entity_of(state, who)
    return entity.at if entity is not None else ""


@memo
def keywords(state: State, who: Who) -> tuple[str, ...]:
    """Return the keywords of a member, from equipped Gear (REG-G19), or of an entity, from its kind."""
    index = index_of(who)
    if index is None:
        entity = entity_of(state, who)
        return content().challenges[entity.kind].keywords if entity is not None else ()
    gear = content().gear
    return tuple(word for item in state.members[index].equipped for word in gear[item].keywords)


def bound_to_body(state: State, who: Who) -> bool:
    """Return whether sight and swimming matter to them at all: to PCs, Creatures and Seekers, but not to Environs,
    Obstacles and Traps (REG-049, REG-057, REG-058, REG-078, REG-085, REG-140)."""
    if index_of(who) is not None:
        return True
    entity = entity_of(state, who)
    return entity is not None and entity.type in ("Creature", "Seeker")


# Water.


def submerged(state: State, region: str) -> bool:
    """Return whether a region lies wholly under water (REG-056, REG-059, REG-060)."""
    known = state.scenario.region_by_id.get(region)
    return known is not None and known.water == "submerged"


def wet(state: State, region: str) -> bool:
    """Return whether a region is filled with water at all (REG-051)."""
    known = state.scenario.region_by_id.get(region)
    return known is not None and known.water != "none"


def flies(state: State, who: Who) -> bool:
    """Return whether a member or an entity flies where they are: none does in a submerged region (REG-056)."""
    return bound_to_body(state, who) and "Flying" in keywords(state, who) and not submerged(state, place(state, who))


def in_water(state: State, who: Who) -> bool:
    """Return whether an actor is a swimming entity, whether it hinders them or not (REG-051, REG-057, REG-G27)."""
    return bound_to_body(state, who) and wet(state, place(state, who)) and not flies(state, who)


def swims(state: State, who: Who, against: Who | None = None) -> bool:
    """Return whether an actor takes the swim shift of -1 level on Inflict, Endure, Damage, Search and Lockpick
    (REG-052..055, REG-G02).

    Swimmers do that are not Aquatic. A flyer over water does for a single play, an Action or a Reaction, ``against`` a
    swimmer; Aquatic ones never.
    """
    if not bound_to_body(state, who) or not wet(state, place(state, who)) or "Aquatic" in keywords(state, who):
        return False
    return in_water(state, who) or (against is not None and in_water(state, against))


# Light.


def light_source(member: Member) -> str:
    """Return the id of the light source that a member has on, "" for none; only equipped Gear works (REG-G19)."""
    return next((item for item in member.equipped if content().gear[item].light), "")


def drowned(state: State, index: int) -> bool:
    """Return whether the member's light needs a flame and they are in a submerged region (REG-059)."""
    member = state.members[index]
    lamp = light_source(member)
    return bool(lamp) and content().gear[lamp].flame and submerged(state, member.region)


def burning(state: State, index: int) -> bool:
    """Return whether a member on the map carries a light that burns."""
    member = state.members[index]
    return member.in_play and member.light and bool(light_source(member)) and not drowned(state, index)


def is_risky(state: State) -> bool:
    """Return whether a light that a Seeker sees costs the party something in this scenario (REG-191, REG-192)."""
    return state.scenario.type == "stealth" and state.scenario.light_rule != "none"


def lit_by_itself(state: State, region: str) -> bool:
    """Return whether a region is lit without a member's light, so that a light in it is nothing new (REG-G26)."""
    known = state.scenario.region_by_id[region]
    return known.light == "lit" or region in state.lit


@memo
def lit(state: State, region: str) -> bool:
    """Return whether a region is lit: by itself, by a feature, or by a light that a member carries (REG-040, REG-041,
    REG-G25)."""
    known = state.scenario.region_by_id.get(region)
    if known is None:
        return False
    return known.light == "lit" or region in state.lit or any(burning(state, item) for item in in_region(state, region))


@memo
def dark_for(state: State, who: Who, region: str) -> bool:
    """Return whether a region is dark to an actor's eyes, wherever they are (REG-042, REG-043, REG-G23).

    Darkvision sees in the dark too. Light Sensitivity makes lit regions dark; with Darkvision as well it is the other way
    round, without it everything is dark.
    """
    words = keywords(state, who)
    if "Light Sensitivity" in words:
        return "Darkvision" not in words or lit(state, region)
    return "Darkvision" not in words and not lit(state, region)


@memo
def blind(state: State, who: Who) -> bool:
    """Return whether an actor cannot see where they are: -1 level on Inflict, Endure, Search and Lockpick (REG-046..050,
    REG-G23). Environs, Obstacles and Traps never are (REG-049)."""
    return bound_to_body(state, who) and dark_for(state, who, place(state, who))


# Obstacles in connections.


def kind_of(entity: Entity) -> Challenge:
    """Return what an entity is."""
    return content().challenges[entity.kind]


def known_traps(state: State, region: str, trigger: Trigger) -> tuple[Entity, ...]:
    """Return the Traps of a region that are known and that something would set off (REG-133, REG-G34)."""
    traps = (entity for entity in state.entities if entity.type == "Trap" and entity.at == region)
    return tuple(trap for trap in traps if not (trap.hidden or trap.defeated) and kind_of(trap).trigger == trigger)


def most_ep(state: State, entity: Entity) -> int:
    """Return the EP that an entity has at first, at the danger's level (REG-G111)."""
    return growth.most_ep(kind_of(entity), state.rules.level)


@memo
def blocking(state: State, connection_id: str) -> Entity | None:
    """Return the Obstacle that blocks a connection, ``None`` where nothing does (REG-031, REG-079, REG-084)."""
    if connection_id in state.cleared:
        return None
    return next(
        (
            entity
            for entity in state.entities
            if entity.type == "Obstacle" and entity.at == connection_id and not entity.defeated
        ),
        None,
    )


def returns(entity: Entity) -> bool:
    """Return whether a Creature that is beaten comes back by itself: one with a number for it does so once (REG-G40)."""
    return entity.defeated and entity.fell <= 1 and bool(content().challenges[entity.kind].respawn)


def persists(entity: Entity) -> bool:
    """Return whether an Obstacle is terrain that does not go away: each PC has a pool of its own, mostly a small one
    (REG-086..088)."""
    return "Persists" in kind_of(entity).keywords


def climbing(entity: Entity) -> bool:
    """Return whether a PC can fall off it (REG-104)."""
    return "Climbing" in kind_of(entity).keywords


def unbreakable(state: State, entity: Entity) -> bool:
    """Return whether the scenario forbids breaking this Obstacle: one with a Lock, where doors may not be broken. To push
    past one that Persists breaks nothing (REG-190, REG-092)."""
    return state.scenario.no_bash and entity.type == "Obstacle" and bool(kind_of(entity).lock) and not persists(entity)


def way_of(state: State, entity: Entity) -> Connection:
    """Return the connection that an Obstacle is in (REG-080)."""
    return state.scenario.connection_by_id[entity.at]


def downward(state: State, entity: Entity, region: str) -> bool:
    """Return whether passing a Climbing Obstacle from a region means climbing down (REG-109, REG-G39)."""
    return climbing(entity) and region == way_of(state, entity).high


def is_begun(state: State, way: str) -> bool:
    """Return whether an Obstacle that is known, and that goes away for all, is partly cleared from a way."""
    entity = blocking(state, way)
    if entity is None or entity.hidden or persists(entity):
        return False
    return 0 < entity.ep < most_ep(state, entity)


def effort_left(state: State, entity: Entity, index: int) -> int:
    """Return what is left of an Obstacle's EP for a member: of a Persisting one their own pool (REG-088)."""
    if not persists(entity):
        return entity.ep
    pools = (pool.ep for pool in state.pools if pool.obstacle == entity.id and pool.member == index)
    return next(pools, most_ep(state, entity))


# What members see.


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
    if blocking(state, connection.id) is not None:
        return False
    if submerged(state, member.region) or submerged(state, beyond):
        return False
    return not any(dark_for(state, f"p{index}", region) for region in (member.region, beyond))


@memo
def looks_into(state: State, index: int) -> tuple[str, ...]:
    """Return the regions beside a member that they see into now, in the order of the exits."""
    if not state.members[index].in_play or blind(state, f"p{index}"):
        return ()
    region = state.members[index].region
    ways = state.scenario.exits.get(region, ())
    return tuple(dict.fromkeys(way.other(region) for way in ways if sees_into(state, index, way)))


class Eyes(msgspec.Struct, frozen=True, gc=False):
    """What a member sees: the regions where they ``stand``, those of them that they ``see``, and those ``beside``."""

    stand: tuple[str, ...]
    see: tuple[str, ...]
    beside: tuple[str, ...]


@memo
def eyes(state: State, index: int) -> Eyes:
    """Return what a member sees of the map."""
    member = state.members[index]
    here = (member.region,) if member.in_play and member.region else ()
    return Eyes(here, () if blind(state, f"p{index}") else here, looks_into(state, index))


@memo
def all_eyes(state: State) -> Eyes:
    """Return what the members see of the map together."""
    found = [eyes(state, index) for index in range(len(state.members))]
    return Eyes(
        tuple(dict.fromkeys(region for item in found for region in item.stand)),
        tuple(dict.fromkeys(region for item in found for region in item.see)),
        tuple(dict.fromkeys(region for item in found for region in item.beside)),
    )


def shows(state: State, seen: Eyes, entity: Entity) -> bool:
    """Return whether an entity would be seen by such eyes, were it not Hidden.

    Obstacles on the known exits of one's region are seen even in the dark (REG-080, REG-G24); what else is there needs eyes
    that see (REG-044, REG-045), unless it has acted on a PC or was found there (REG-G06). Beside it only Creatures and
    Seekers are seen (REG-036, REG-037).
    """
    if entity.defeated:
        return False
    if entity.type == "Obstacle":
        way = way_of(state, entity)
        return (way.a in seen.stand or way.b in seen.stand) and revealed(state, way)
    if entity.at in seen.see or (entity.shown and entity.at in seen.stand):
        return True
    return entity.at in seen.beside and entity.type in ("Creature", "Seeker")


def sees(state: State, index: int, entity: Entity) -> bool:
    """Return whether an entity is revealed to a member: in sight, and not Hidden (REG-G41)."""
    return not entity.hidden and shows(state, eyes(state, index), entity)


def visible(state: State, entity: Entity) -> bool:
    """Return whether the party sees an entity now: a member on the map does."""
    return not entity.hidden and shows(state, all_eyes(state), entity)


def targetable(state: State, index: int, entity: Entity, ranged: bool = False) -> bool:
    """Return whether a member may choose an entity as a target (REG-017, REG-018, REG-G06).

    It is revealed to them and in their region, however far off, or an Obstacle on one of its exits; for a ``ranged`` Action
    it may also be in a region that they see into.
    """
    if not sees(state, index, entity):
        return False
    return ranged or entity.type == "Obstacle" or entity.at == state.members[index].region


def reveals(state: State, entity: Entity) -> bool:
    """Return whether light shows a Hidden entity, whose card says so: its region is lit and a member looks (REG-G41)."""
    if not entity.hidden or not content().challenges[entity.kind].lit_reveals or not lit(state, entity.at):
        return False
    return shows(state, all_eyes(state), entity)


# Where Challenges can go, and what they see.


def unblocked(state: State, connection: Connection) -> bool:
    """Return whether nothing stands in a connection: it is open, or a hidden one that came to light (REG-225), and no
    Obstacle blocks it (REG-031)."""
    return revealed(state, connection) and blocking(state, connection.id) is None


def admits(state: State, entity: Entity, region: str) -> bool:
    """Return whether a Challenge may enter a region: one that closed lets none in (REG-G52), and what is bound to water
    stays in it (REG-G31)."""
    if region in state.closed:
        return False
    return content().challenges[entity.kind].stays != "water" or state.scenario.region_by_id[region].water != "none"


def passable(state: State, entity: Entity, connection: Connection) -> bool:
    """Return whether a Challenge gets through a connection: Obstacles hold it up as they do a PC, unless the scenario lets
    it pass there; it never attacks them (REG-G38)."""
    return connection.id in entity.passes or unblocked(state, connection)


def open_ways(state: State, entity: Entity) -> Ways:
    """Return the regions a Challenge can go through, each with those one step away."""
    return both_ways(
        (connection.a, connection.b, 1)
        for connection in state.scenario.connections
        if passable(state, entity, connection)
        and all(end == entity.at or admits(state, entity, end) for end in (connection.a, connection.b))
    )


def neighbours(state: State, entity: Entity) -> tuple[str, ...]:
    """Return the regions that a Challenge can Move to with one step, by their ids (REG-030, REG-032, REG-G30)."""
    return tuple(sorted(open_ways(state, entity).get(entity.at, {})))


def reach(state: State, entity: Entity, limit: int) -> dict[str, int]:
    """Return the regions within so many open steps of a Challenge, its own included, with the steps to each; nearest
    first, equals by their ids."""
    return distances(entity.at, open_ways(state, entity), limit)


def step_toward(state: State, entity: Entity, goal: str) -> str:
    """Return the region where the shortest open path to ``goal`` goes on, of equals the lowest id; "" where there is no
    path, or the Challenge is there."""
    steps = next_steps(entity.at, goal, open_ways(state, entity))
    return steps[0] if steps else ""


def in_view(state: State, region: str) -> tuple[str, ...]:
    """Return the regions next to one by a connection that can be looked through: nothing blocks it, and neither end is
    submerged (REG-034, REG-060, REG-192); by their ids."""
    water = {known.id: known.water for known in state.scenario.regions}
    beyond = {connection.other(region) for connection in state.scenario.exits[region] if unblocked(state, connection)} - {
        region
    }
    return tuple(sorted(end for end in beyond if "submerged" not in (water[region], water[end])))


def watches(state: State, entity: Entity, region: str) -> bool:
    """Return whether a Challenge sees what is in a region: its own, or one in view, where its eyes suit the light
    (REG-042, REG-043, REG-G22, REG-G23)."""
    if region != entity.at and region not in in_view(state, entity.at):
        return False
    return not any(dark_for(state, entity.id, place) for place in (entity.at, region))
