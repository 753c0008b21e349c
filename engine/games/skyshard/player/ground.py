"""What a map is worth to a party that has to find more of it: doors, and the empty space that they lead to."""

from __future__ import annotations

from collections.abc import Set

from engine.maps.hexes import Hex, neighbours

from ..state.board import ENTRANCE_DOORS, Board, Fit

FAR = 3
"""So many steps into the empty space count: about the length of a tile."""
ROOM = 14
"""With so many empty hexes before it, any tile fits at a door."""


def room(taken: Set[Hex], door: Hex) -> float:
    """Return how much room a tile has at a door: 1 where any fits, less where the map is near."""
    seen, ring = {door}, [door]
    for _ in range(FAR):
        ring = [near for near in dict.fromkeys(near for cell in ring for near in neighbours(cell)) if near not in seen]
        ring = [cell for cell in ring if cell not in taken]
        seen.update(ring)
    return min(1.0, (len(seen) - 1) / ROOM)


def prospects(map_: Board, fit: Fit) -> float:
    """Return how many doors a map has with a tile laid so, each counted by the room before it."""
    face = fit.face
    taken = map_.owner.keys() | set(face.cells)
    beside = {near for door in face.doors for near in neighbours(door)}
    shut = beside if beside.isdisjoint(ENTRANCE_DOORS) else beside.union(ENTRANCE_DOORS)
    kept = [door for door in map_.open_doors if door not in shut and any(near not in taken for near in neighbours(door))]
    return sum(room(taken, door) for door in (*kept, *fit.open))
