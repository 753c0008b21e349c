"""The cheapest ways over the map for a unit that walks: adventurers, enemies and companions alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.maps.hexes import Hex

from .board import NOWHERE, Board

Ways = dict[Hex, tuple[int, Hex]]
"""For each cell that can be reached: what it costs, and the cell before it; the start is there for nothing."""


def ways(
    map_: Board,
    blocked: Collection[Hex],
    costs: Mapping[str, int],
    start: Hex,
    budget: int = NOWHERE,
    shunned: tuple[str, ...] = (),
) -> Ways:
    """Return the cheapest ways from ``start`` to every cell within a budget; the order of sides settles ties.

    Between any two hexes that touch (SKY-G31), never into or through the ``blocked`` ones (SKY-G32) or on to a tile that is
    ``shunned``. ``costs`` names the tiles whose hexes cost something else than 1 to enter (SKY-G46).
    """
    if not costs and not shunned:
        return _even_ways(map_, blocked, start, budget)
    beside, owner = map_.beside, map_.owner
    found: Ways = {start: (0, start)}
    rings: list[list[Hex]] = [[start]]
    for cost, ring in enumerate(rings):
        if cost >= budget:
            break
        for cell in ring:
            if found[cell][0] != cost:
                continue
            for near in beside[cell]:
                known = found.get(near)
                if known is not None and known[0] <= cost + 1:
                    continue
                tile = owner[near]
                if near in blocked or tile in shunned:
                    continue
                total = cost + costs.get(tile, 1)
                if total <= budget and (known is None or known[0] > total):
                    found[near] = total, cell
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(near)
    return found


def _even_ways(map_: Board, blocked: Collection[Hex], start: Hex, budget: int) -> Ways:
    """Return the same where every step costs 1."""
    beside = map_.beside
    found: Ways = {start: (0, start)}
    ring, cost = [start], 0
    while ring and cost < budget:
        cost += 1
        outer: list[Hex] = []
        for cell in ring:
            for near in beside[cell]:
                if near not in found and near not in blocked:
                    found[near] = cost, cell
                    outer.append(near)
        ring = outer
    return found
