"""Which part of a large map a picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex, straight

from ..state.board import board
from ..state.state import State
from ..state.terrain import explorable, shard_cells

FRONT = (9, 5)
"""How many columns and rows apart what stands in one picture may be."""


def front(state: State, here: Hex) -> Hex:
    """Return the hex in the middle of what matters to the acting adventurer, as far as one picture shows it.

    The nearest door to explore comes first, then shards and a scenario's locks, then enemies and the party, each from the
    nearest on.
    """
    goals = [*shard_cells(state), *((lock.at for lock in state.errand.locks) if state.errand is not None else ())]
    doors = [*sorted(explorable(state), key=lambda door: straight(here, door))[:1]]
    doors += sorted(goals, key=lambda goal: straight(here, goal))
    others = [enemy.at for enemy in state.enemies] + [hero.at for hero in state.heroes if hero.at is not None]
    shown = [here]
    for cell in (*doors, *sorted(others, key=lambda other: straight(here, other))):
        left, top, right, bottom = _box([*shown, cell])
        if right - left <= FRONT[0] and bottom - top <= FRONT[1]:
            shown.append(cell)
    left, top, right, bottom = _box(shown)
    across, down = (left + right) / 2, (top + bottom) / 2
    return min(board(state.tiles).owner, key=lambda cell: (abs(cell[0] - across) + abs(cell[1] + cell[0] / 2 - down), cell))


def _box(cells: Sequence[Hex]) -> tuple[int, float, int, float]:
    """Return the columns and rows that some hexes span: left, top, right, bottom."""
    columns, rows = [q for q, _ in cells], [r + q / 2 for q, r in cells]
    return min(columns), min(rows), max(columns), max(rows)
