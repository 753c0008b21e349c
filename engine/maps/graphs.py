"""Maps of named places and the ways between them, each way some segments long: shortest paths and next steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

Ways = Mapping[str, Mapping[str, int]]
"""From each place its neighbours, each with the length of the way there in segments (1 or more)."""


def both_ways(ways: Iterable[tuple[str, str, int]]) -> dict[str, dict[str, int]]:
    """Return `Ways` from (a, b, segments), passable in both directions; of several between two places the shortest."""
    found: dict[str, dict[str, int]] = {}
    for a, b, segments in ways:
        if segments < 1:
            raise ValueError(f"the way from {a} to {b} has {segments} segments")
        for start, end in ((a, b), (b, a)):
            beside = found.setdefault(start, {})
            beside[end] = min(segments, beside.get(end, segments))
    return found


def distances(start: str, ways: Ways, limit: int | None = None) -> dict[str, int]:
    """Return every place reached from ``start`` with its distance in segments, nearest first, equals by name.

    ``limit`` leaves out what is farther.
    """
    found: dict[str, int] = {}
    waiting = [(0, start)]
    while waiting:
        far, place = heappop(waiting)
        if place in found:
            continue
        found[place] = far
        for beside, segments in ways.get(place, {}).items():
            if beside not in found and (limit is None or far + segments <= limit):
                heappush(waiting, (far + segments, beside))
    return found


def next_steps(start: str, goal: str, ways: Ways) -> tuple[str, ...]:
    """Return the neighbours of ``start`` that begin a shortest path to ``goal``, by name; ``()`` if there is none.

    Ways are passable in both directions.
    """
    left = distances(goal, ways)
    if start == goal or start not in left:
        return ()
    beside = ways.get(start, {})
    return tuple(sorted(place for place, segments in beside.items() if left[start] == segments + left[place]))


def shortest_path(start: str, goal: str, ways: Ways) -> tuple[str, ...]:
    """Return a shortest path, both ends included, of equals the first by name; ``()`` if there is none."""
    path = [start]
    while path[-1] != goal:
        steps = next_steps(path[-1], goal, ways)
        if not steps:
            return ()
        path.append(steps[0])
    return tuple(path)


def drawn_flat(count: int, edges: Iterable[tuple[int, int]]) -> Mapping[int, tuple[float, float]] | None:
    """Return where the nodes 0 to ``count - 1`` of a graph can stand so that no edges cross; ``None`` where some must."""
    # Only a few maps ask for it, and to load networkx is a tenth of a start.
    import networkx  # type: ignore[import-untyped]

    # Numbers as nodes: their order in a set is always the same, that of words is not.
    graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from(edges)
    planar, embedding = networkx.check_planarity(graph)
    return dict(networkx.combinatorial_embedding_to_pos(embedding)) if planar else None
