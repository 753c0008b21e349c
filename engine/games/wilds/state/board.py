"""What lies beside what in a region, and how far it is: in hexes, or in paths (WLD-G32, WLD-G81)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from .naming import exits
from .region import Region


def around(region: Region, place: str) -> tuple[str, ...]:
    """Return the places beside one, in the order of directions or paths; hidden passages between hexes last (WLD-187)."""
    near = exits(region, place)
    if region.format != "hex":
        return near
    passages = (path.b if path.a == place else path.a for path in region.paths if place in (path.a, path.b))
    return (*near, *(end for end in passages if end not in near))


def ways(region: Region) -> dict[str, tuple[str, ...]]:
    """Return the neighbours of every place; paths to places that do not exist are left out."""
    known = region.place_by_id
    return {place: tuple(end for end in around(region, place) if end in known) for place in known}


def spread(start: str, beside: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """Return every place that can be reached from ``start`` with its distance, nearest first."""
    far = {start: 0}
    waiting = deque((start,))
    while waiting:
        place = waiting.popleft()
        for near in beside.get(place, ()):
            if near not in far:
                far[near] = far[place] + 1
                waiting.append(near)
    return far


def steps(region: Region, start: str) -> dict[str, int]:
    """Return every place that can be reached with its distance in hexes or paths, nearest first (WLD-G81)."""
    return spread(start, ways(region))


def distance(region: Region, a: str, b: str) -> int:
    """Return how many hexes or paths lie between two places; more than there are places where no way joins them."""
    return steps(region, a).get(b, len(region.places) + 1)


def first_steps(region: Region, a: str, b: str) -> tuple[str, ...]:
    """Return the neighbours of ``a`` on a shortest way to ``b``, in direction order; ``()`` where it is ``b`` itself."""
    far = steps(region, b)
    if a not in far or a == b:
        return ()
    return tuple(near for near in around(region, a) if far.get(near, -1) == far[a] - 1)
