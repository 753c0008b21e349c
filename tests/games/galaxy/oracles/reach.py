"""How far ships fly: over edges, through wormholes, past no other player's ships (GAL-G03, GAL-G12, GAL-G94)."""

from __future__ import annotations

from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Stage, State, System

SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MOST = 4
"""Ships of a player in one system (GAL-G12)."""


def letters(system: System) -> set[str]:
    """Return the wormholes of a system: printed, of the storm, and gamma."""
    return {system.wormhole, system.storm, "gamma" if system.gamma else ""} - {""}


def beside(system: System, other: System, *, joined: bool = False) -> bool:
    """Return whether two systems are adjacent; ``joined``: all wormholes but those of storms lead to all others."""
    if system.id == other.id:
        return False
    if joined and (system.wormhole or system.gamma) and (other.wormhole or other.gamma):
        return True
    edge = system.at and other.at and (other.at[0] - system.at[0], other.at[1] - system.at[1]) in SIDES
    return bool(edge or letters(system) & letters(other))


def foreign(system: System, player: int) -> bool:
    """Return whether another player has ships there."""
    fleets = enumerate(system.fleets)
    return any(fleet.scout + fleet.transport + fleet.battleship for other, fleet in fleets if other != player)


def arrives(state: State, player: int, origin: str, target: str, steps: int) -> bool:
    """Return whether a ship comes from one system to another in so many steps."""
    reached, joined = {origin}, state.players[player].faction == "far-walkers"
    for _ in range(steps):
        near = [system for system in state.systems if system.id in reached]
        # A player who has come into a system with others' ships goes no further; from its own a ship may always leave.
        near = [item for item in near if item.id == origin or not foreign(item, player)]
        reached |= {other.id for other in state.systems for item in near if beside(item, other, joined=joined)}
    return target in reached


def may_bring(state: State, stage: Stage, origin: System, kind: str) -> bool:
    """Return whether a single ship of a kind can be brought from a system into the active one."""
    player, target = stage.player, next(system for system in state.systems if system.id == state.system)
    if origin.id == target.id or not getattr(origin.fleets[player], kind):
        return False
    docks = any(planet.troops[player].dock for planet in state.planets if planet.system == origin.id)
    slips = docks and state.players[player].faction == "slipway"
    if player in origin.tokens and not slips and "command-orb" not in stage.words:
        return False
    coming = [leg.force for leg in state.legs] + [target.fleets[player]]
    if sum(force.scout + force.transport + force.battleship for force in coming) >= MOST:
        return False
    own = state.players[player]
    steps = content().units[kind].move + ("slip-drives" in own.technologies) + ("free-passage" in stage.words)
    return arrives(state, player, origin.id, target.id, steps)
