"""What it is worth to go somewhere in a hunt, to those who count: whether the goal is there, and how far it still is."""

from __future__ import annotations

from engine.maps.hexes import Hex, pointed_unlabel, straight

from ..rules.finding import challenge
from ..state.state import State

ENTERS = 3.0
"""What it is worth, in steps, to enter the only hex left: of two half as much, for it tells of both, and so on."""
HALF = 2
"""A search that rules out one of so many hexes left is worth a step."""
NEARER = 0.25
"""What it is worth, in steps, that the hexes left are nearer by one on average: that way has to be gone in the end."""


def entering(state: State, name: str, cost: float) -> float:
    """Return what it is worth to be at a place that takes so many stretches, besides what a search there brings; 0 where
    nothing is hunted."""
    here, there = state.region.place_by_id[state.here.at].at, pointed_unlabel(name)
    if not (challenge.running(state) and state.hunt) or here is None or there is None:
        return 0.0
    left, nearer = len(state.hunt), far(state, here) - far(state, there)
    arrives = ENTERS / left / cost if there in state.hunt else 0.0
    return arrives + NEARER * max(0.0, nearer) / (cost + 1)


def share(state: State, name: str) -> float:
    """Return what a search of a place is worth, in steps: by how many hexes it rules out of those left, where half of
    them are worth a step."""
    cell = pointed_unlabel(name)
    if not state.hunt or cell is None:
        return 1.0
    return min(1.0, HALF * challenge.gone_from(state, cell) / len(state.hunt))


def far(state: State, cell: Hex) -> float:
    """Return how far the hexes lie, on average, in which the goal can be."""
    return sum(straight(cell, other) for other in state.hunt) / len(state.hunt)
