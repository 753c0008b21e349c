"""How far it is on the map from a hex to the nearest of some."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex

from . import paths
from .board import NOWHERE, board
from .state import State, occupied
from .terrain import step_costs


def steps_to(state: State, at: Hex, goal: Sequence[Hex]) -> int:
    """Return how many steps it is from a hex to the nearest of some."""
    return min(board(state.tiles).distance(at, cell) for cell in goal)


def cost_to(state: State, at: Hex, goal: Sequence[Hex]) -> int:
    """Return the same, counted as they are walked (SKY-G46); no unit is in the way."""
    ways = paths.ways(board(state.tiles), (), step_costs(state), at)
    return min((ways[cell][0] for cell in goal if cell in ways), default=NOWHERE)


ALL, ENEMIES = ("hero", "enemy", "friend"), ("enemy",)
"""Kinds of units that may block a way."""


def open_steps(state: State, at: Hex, goal: Sequence[Hex], kinds: Sequence[str] = ALL, besides: Sequence[Hex] = ()) -> int:
    """Return the same along a way that no unit of some kinds, or on hexes ``besides``, blocks now (SKY-G32); `NOWHERE`
    without one."""
    blocked = {cell for cell, kind in occupied(state).items() if kind in kinds or cell in besides}
    ways = paths.ways(board(state.tiles), blocked, step_costs(state), at)
    return min((ways[cell][0] for cell in goal if cell in ways), default=NOWHERE)
