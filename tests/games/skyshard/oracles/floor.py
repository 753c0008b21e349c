"""The floor as it lies: cells, doors, neighbours, steps and sight, worked out from the laid tiles (SKY-G03, SKY-G04)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import Laid, State

Cell = tuple[int, int]

GATE: tuple[Cell, ...] = ((0, -1), (0, 0), (0, 1), (1, -1), (1, 0))
"""The entrance: 3 hexes on the left and 2 on the right (SKY-G04)."""
GATE_DOORS: tuple[Cell, ...] = ((1, -1), (1, 0))


@dataclass(frozen=True)
class Piece:
    """A tile as it lies, its cells and those with each icon as sets: two that look the same are the same."""

    cells: frozenset[Cell]
    doors: frozenset[Cell]
    caches: frozenset[Cell]
    enemies: frozenset[Cell]


def touching(a: Cell, b: Cell) -> bool:
    """Return whether two cells share a side."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (q, r) != (0, 0) and max(abs(q), abs(r), abs(q + r)) == 1


def around(cell: Cell) -> list[Cell]:
    """Return the six cells that touch a cell."""
    q, r = cell
    near = [(q + dq, r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
    return [other for other in near if touching(cell, other)]


def moved(cells: Iterable[Cell], turn: int, by: Cell) -> frozenset[Cell]:
    """Return cells after ``turn`` turns of 60 degrees about (0, 0), then moved."""
    found = []
    for cell in cells:
        # With x + y + z = 0 a turn by 60 degrees takes each coordinate to the next one's place and changes its sign.
        x, z = cell
        y = -x - z
        for _ in range(turn):
            x, y, z = -z, -x, -y
        found.append((x + by[0], z + by[1]))
    return frozenset(found)


def piece(tile: str, turn: int, by: Cell) -> Piece:
    """Return a tile as it would lie."""
    if tile == "entrance":
        return Piece(frozenset(GATE), frozenset(GATE_DOORS), frozenset(), frozenset())
    known = content().tiles[tile]
    sheets = (content().shapes[known.shape], known.doors, known.caches, known.enemies)
    return Piece(*(moved(sheet, turn, by) for sheet in sheets))


class Floor:
    """All tiles that lie on the map."""

    def __init__(self, tiles: Iterable[Laid]) -> None:
        """Lay the tiles."""
        self.pieces = {laid.tile: piece(laid.tile, laid.turn, laid.at) for laid in tiles}
        self.tile_of = {cell: tile for tile, lying in self.pieces.items() for cell in lying.cells}
        self._steps: dict[Cell, dict[Cell, int]] = {}

    def doors(self) -> list[Cell]:
        """Return every door hex."""
        return [door for lying in self.pieces.values() for door in lying.doors]

    def meets(self, door: Cell) -> bool:
        """Return whether a door hex touches a door hex of another tile."""
        own = self.tile_of[door]
        return any(touching(door, other) for other in self.doors() if self.tile_of[other] != own)

    def explored(self, door: Cell) -> bool:
        """Return whether a door is explored (SKY-023); the double door of the entrance is one (SKY-053)."""
        pair = GATE_DOORS if door in GATE_DOORS and self.tile_of[door] == "entrance" else (door,)
        return any(self.meets(item) for item in pair)

    def edge(self, door: Cell) -> bool:
        """Return whether a side faces empty space (SKY-021, SKY-G33)."""
        return any(cell not in self.tile_of for cell in around(door))

    def open_doors(self) -> set[Cell]:
        """Return the doors at the edge that are not explored."""
        return {door for door in self.doors() if self.edge(door) and not self.explored(door)}

    def connected(self, a: str, b: str) -> bool:
        """Return whether two tiles have neighbouring hexes (SKY-059)."""
        return any(touching(cell, other) for cell in self.pieces[a].cells for other in self.pieces[b].cells)

    def sees(self, a: Cell, b: Cell) -> bool:
        """Return whether ``b`` lies on the tile of ``a`` or on one connected to it (SKY-G29)."""
        here, there = self.tile_of[a], self.tile_of[b]
        return here == there or self.connected(here, there)

    def steps(self, start: Cell) -> dict[Cell, int]:
        """Return the distance of every cell that can be reached over the map (SKY-G30)."""
        if start not in self._steps:
            self._steps[start] = self.walks(start, (), {})
        return self._steps[start]

    def walks(self, start: Cell, blocked: Collection[Cell], costs: dict[str, int]) -> dict[Cell, int]:
        """Return the cheapest cost of walking to each cell: 1 for a hex, or what its tile ``costs`` (SKY-G31, SKY-G32)."""
        least = {start: 0}
        changed = True
        while changed:
            changed = False
            for cell, spent in list(least.items()):
                for near in around(cell):
                    if near not in self.tile_of or near in blocked:
                        continue
                    total = spent + costs.get(self.tile_of[near], 1)
                    if total < least.get(near, 10**6):
                        least[near], changed = total, True
        return least


floor_of = lru_cache(maxsize=64)(Floor)


def units(state: State) -> set[Cell]:
    """Return the hexes that units stand on (SKY-G32)."""
    found = {hero.at for hero in state.heroes} | {enemy.at for enemy in state.enemies}
    if state.friend is not None:
        found.add(state.friend.at)
    return {cell for cell in found if cell is not None}
