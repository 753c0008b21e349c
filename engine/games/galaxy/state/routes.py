"""Ways from system to system: which one a ship takes (GAL-G12), and all there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from . import board
from .board import Chart
from .state import State

Path = tuple[str, ...]
"""Systems, from the one where a ship starts to the one where it ends."""

Cost = tuple[int, int, int]
"""What a path takes: wormholes of storms, steps, other wormholes. The least is the best, in this order."""


def blocked(state: State, player: int) -> frozenset[str]:
    """Return the systems that a player's ships cannot pass through: another player's ships are there (GAL-G12)."""
    return frozenset(one.id for one in state.systems if board.others_ships(state, player, one.id) is not None)


def best(state: State, player: int, to: str, limit: int) -> tuple[Mapping[str, Path], ...]:
    """Return, for ships that move 0 systems far, 1, ... ``limit``, the path that they take from each system to ``to``.

    Every system is one step, whatever it holds (GAL-G72). Systems that they cannot come from are left out. Of the legal
    paths a ship takes one without a storm's wormhole, then a short one, then one with few other wormholes.
    """
    return _best(board.chart_key(state), blocked(state, player), to, limit)


@lru_cache(maxsize=512)
def _best(key: tuple[board.Step, ...], blocks: frozenset[str], to: str, limit: int) -> tuple[Mapping[str, Path], ...]:
    chart = board.charted(key)
    found: dict[str, tuple[Cost, Path]] = {to: ((0, 0, 0), (to,))}
    tables = [found]
    for _ in range(limit):
        found = dict(tables[-1])
        for near, (cost, path) in tables[-1].items():
            if near != to and near in blocks:
                continue
            for system in chart.beside[near]:
                longer = _sum(cost, _step(chart, system, near))
                if system not in found or longer < found[system][0]:
                    found[system] = (longer, (system, *path))
        tables.append(found)
    return tuple({system: path for system, (_, path) in table.items()} for table in tables)


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _step(chart: Chart, origin: str, to: str) -> Cost:
    if (origin, to) in chart.edges:
        return 0, 1, 0
    return (0, 1, 1) if (origin, to) in chart.holes else (1, 1, 1)


def cost(state: State, path: Sequence[str]) -> Cost:
    """Return what a path takes."""
    chart = board.chart(state)
    total: Cost = (0, 0, 0)
    for origin, to in pairwise(path):
        total = _sum(total, _step(chart, origin, to))
    return total


def every(state: State, player: int, origin: str, to: str, limit: int) -> Iterator[Path]:
    """Yield every legal path of up to ``limit`` steps that comes to no system twice (GAL-G12)."""
    beside = board.chart(state).beside
    blocks = blocked(state, player)
    waiting: list[Path] = [(origin,)]
    while waiting:
        path = waiting.pop()
        for near in beside[path[-1]]:
            if near == to:
                yield (*path, near)
            elif near not in path and near not in blocks and len(path) < limit:
                waiting.append((*path, near))


def passing(
    state: State, player: int, origin: str, to: str, limit: int, *, over: Sequence[str], storm: bool
) -> Path | None:
    """Return the best path of up to ``limit`` steps over some systems, ``None`` if there is none.

    With ``storm`` it goes by a storm's wormhole.
    """
    storms = board.chart(state).storms
    ways = (
        path
        for path in every(state, player, origin, to, limit)
        if all(system in path[1:-1] for system in over) and (not storm or any(step in storms for step in pairwise(path)))
    )
    return min(ways, key=lambda path: (cost(state, path), path), default=None)
