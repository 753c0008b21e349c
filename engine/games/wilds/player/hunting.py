"""What it is worth to go somewhere in a hunt, to those who count: whether the goal is there, and how far it still is."""

from __future__ import annotations

from engine.maps.hexes import Hex, pointed_unlabel, straight

from ..rules.finding import challenge
from ..state.state import State

ARRIVES = 1.8
"""How much more a step is worth by which the party may be where its goal is."""
LAST_TWO = 2
"""With so many hexes left, to enter one tells of both."""
TELLS = 1.5
"""What that is worth, in steps: to know where the goal is, and half the time to be there."""
NEARER = 0.25
"""What it is worth, in steps, that the hexes left are nearer by one on average: that way has to be gone in the end."""


def entering(state: State, name: str, cost: float) -> float:
    """Return what it is worth to be at a place that takes so many stretches, besides what a search there brings; 0 where
    nothing is hunted."""
    here, there = state.region.place_by_id[state.here.at].at, pointed_unlabel(name)
    if not (challenge.running(state) and state.hunt) or here is None or there is None:
        return 0.0
    left, nearer = len(state.hunt), far(state, here) - far(state, there)
    arrives = 0.0
    if there in state.hunt:
        arrives = TELLS / cost if left == LAST_TWO else ARRIVES / left / (cost + 1)
    return arrives + NEARER * max(0.0, nearer) / (cost + 1)


def far(state: State, cell: Hex) -> float:
    """Return how far the hexes lie, on average, in which the goal can be."""
    return sum(straight(cell, other) for other in state.hunt) / len(state.hunt)
