"""Where Challenges can go and what they can see: open ways between regions, and the next step along them."""

from __future__ import annotations

from engine.maps.graphs import Ways, both_ways, distances, next_steps

from ..rules.exploring import obstacles
from . import board
from .content import content
from .scenarios import Connection
from .state import Entity, State


def unblocked(state: State, connection: Connection) -> bool:
    """Return whether nothing stands in a connection: it is open, or a hidden one that came to light (REG-225), and no
    Obstacle blocks it (REG-031)."""
    return board.revealed(state, connection) and obstacles.blocking(state, connection.id) is None


def admits(state: State, entity: Entity, region: str) -> bool:
    """Return whether a Challenge may enter a region: one that closed lets nobody in (REG-G52), and what is bound to
    water stays in it (REG-G31)."""
    if region in state.closed:
        return False
    return content().challenges[entity.kind].stays != "water" or state.scenario.region_by_id[region].water != "none"


def passable(state: State, entity: Entity, connection: Connection) -> bool:
    """Return whether a Challenge gets through a connection: Obstacles hold it up as anybody, unless the scenario lets it
    pass there; it never attacks them (REG-G38)."""
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


def sees(state: State, entity: Entity, region: str) -> bool:
    """Return whether a Challenge sees what is in a region: its own, or one in view, where its eyes suit the light
    (REG-042, REG-043, REG-G22, REG-G23)."""
    if region != entity.at and region not in in_view(state, entity.at):
        return False
    return not any(board.dark_for(state, entity.id, place) for place in (entity.at, region))
