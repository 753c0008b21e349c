"""Ways over several places to one that lies farther off, by what the party knows (WLD-G132).

Steps are called as moves name hexes ("Q18"), points by their ids. On a map of hexes all cells count as ground that have not
shown that the region ends there: where it ends is not given away (WLD-G76).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping

from engine.core.memo import memo
from engine.maps.hexes import Hex, pointed_unlabel, straight

from .naming import beside, exits, hex_name, move_name
from .state import State

FARTHEST = 6
"""So many stretches a journey leads at most; what is left by night is another one."""
STRAIGHT_ON = 3
"""So far over unknown ground, in one of the six directions."""
OLD, KNOWN, NEW, BARRED = 10, 11, 12, 40
"""What a step counts for among ways of one length: on ground that the party walked, that it saw, unknown; blocked."""


@memo("region", "here", "visited", "known", "edges", "blocks", "finds", "tokens")
def routes(state: State) -> Mapping[str, tuple[str, ...]]:
    """Return the ways to all places a journey could lead to: by the name that a move gives the place, its steps."""
    return _over_hexes(state) if state.region.format == "hex" else _over_points(state)


def length(state: State, steps: Iterable[str]) -> int:
    """Return how many stretches a way takes from where the party is."""
    if state.region.format == "hex":
        return sum(1 for _ in steps)
    here, total, at = state.here, 0, state.here.at
    for number, step in enumerate(steps):
        path = state.region.path(here.at, here.to) if not number and here.to else state.region.path(at, step)
        far = path.length if path is not None else 1
        if not number and here.to:
            far = far - here.done if step == here.to else here.done
        total, at = total + far, step
    return total


def next_name(state: State, step: str) -> str:
    """Return how a move names the next step, "" where it does not lie beside the party."""
    here = state.here
    if state.region.format == "hex":
        at, cell = state.region.place_by_id[here.at].at, pointed_unlabel(step)
        return step if at is not None and cell in beside(at) and cell not in state.edges else ""
    near = (here.to, here.at) if here.to else exits(state.region, here.at)
    return move_name(state, step) if step in near else ""


# Hexes.


def _over_hexes(state: State) -> dict[str, tuple[str, ...]]:
    start = state.region.place_by_id[state.here.at].at
    if start is None:
        return {}
    known = {at for place in state.known if (at := _cell(state, place)) is not None}
    walked = {at for place in state.visited if (at := _cell(state, place)) is not None}
    aims = {at for at in _heard_of(state) | _straight_on(state, start) if straight(start, at) <= FARTHEST}
    blocked = {frozenset((_cell(state, block.a), _cell(state, block.b))) for block in state.blocks}
    found: dict[Hex, tuple[Hex, ...]] = {}
    heap: list[tuple[int, int, tuple[Hex, ...], Hex]] = [(0, 0, (), start)]
    left = set(aims)
    while heap and left:
        far, cost, way, at = heapq.heappop(heap)
        if at in found:
            continue
        found[at] = way
        left.discard(at)
        if far == FARTHEST:
            continue
        for near in beside(at):
            if near not in found and near not in state.edges:
                step = OLD if near in walked else KNOWN if near in known else NEW
                step += BARRED if frozenset((at, near)) in blocked else 0
                heapq.heappush(heap, (far + 1, cost + step, (*way, near), near))
    reached = sorted((len(way), at) for at, way in found.items() if at in aims and len(way) > 1)
    return {hex_name(at): tuple(map(hex_name, found[at])) for _, at in reached}


def _cell(state: State, place: str) -> Hex | None:
    return state.region.place_by_id[place].at


def _heard_of(state: State) -> set[Hex]:
    """Return the hexes of which the party was told that a clue leads there, or that something is there."""
    sites = state.region.site_by_id
    told = {token.helps for token in state.tokens if not token.used}
    told |= {sites[known.site].at for known in state.finds if known.placed or known.how != "rumour"}
    return {at for place in told if place in state.region.place_by_id and (at := _cell(state, place)) is not None}


def _straight_on(state: State, start: Hex) -> set[Hex]:
    """Return the hexes in the six directions, as far as no end of the region is known to lie between."""
    aims: set[Hex] = set()
    for way in range(6):
        at = start
        for far in range(1, STRAIGHT_ON + 1):
            at = beside(at)[way]
            if at in state.edges:
                break
            if far > 1:
                aims.add(at)
    return aims


def straight_on(state: State, to: str) -> int | None:
    """Return in which of the six directions a hex lies straight ahead, ``None`` where it does not."""
    start, end = state.region.place_by_id[state.here.at].at, pointed_unlabel(to)
    if start is None or end is None or start == end:
        return None
    far = straight(start, end)
    step = next((number for number in range(6) if _along(start, number, far) == end), None)
    return step


def _along(start: Hex, number: int, far: int) -> Hex:
    step = beside((0, 0))[number]
    return start[0] + far * step[0], start[1] + far * step[1]


# Points.


def _over_points(state: State) -> dict[str, tuple[str, ...]]:
    """Return the ways over paths: to any point that is known, and to the far end of a path that takes several stretches."""
    found: dict[str, tuple[int, tuple[str, ...]]] = {}
    here = state.here
    heap: list[tuple[int, tuple[str, ...], str]] = [(0, (), here.at)]
    if here.to:
        heap = [(length(state, (end,)), (end,), end) for end in (here.to, here.at)]
        heapq.heapify(heap)
    while heap:
        far, way, at = heapq.heappop(heap)
        if at in found or far > FARTHEST:
            continue
        found[at] = far, way
        if at not in state.visited:
            continue
        for end in exits(state.region, at):
            path = state.region.path(at, end)
            shut = any({block.a, block.b} == {at, end} for block in state.blocks)
            if end not in found and path is not None and not shut:
                heapq.heappush(heap, (far + path.length, (*way, end), end))
    near = (here.to, here.at) if here.to else exits(state.region, here.at)
    named = {move_name(state, end) if end in near else end: (far, way) for end, (far, way) in found.items()}
    reached = sorted(
        (far, name, way)
        for name, (far, way) in named.items()
        if far > 1 and (name in state.known or (way[0] in near and len(way) == 1))
    )
    return {name: way for far, name, way in reached}
