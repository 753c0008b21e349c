"""Everything that follows from the laid tiles: whose cell is whose, doors, distance, sight, and where a tile would fit.

A board is made once per arrangement of tiles and remembered; nothing of it is ever stored in a state (SKY-G03).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.maps.hexes import Hex, label, neighbours, reading_order, rotate, spread

from .content import content
from .state import ENTRANCE, Laid

ENTRANCE_CELLS: tuple[Hex, ...] = ((0, -1), (0, 0), (0, 1), (1, -1), (1, 0))
ENTRANCE_DOORS: tuple[Hex, ...] = ((1, -1), (1, 0))
"""Both carry the one icon on their common side (SKY-053, SKY-G04)."""

ENTRANCE_MOUTH: Hex = (2, -1)
"""The only cell outside that touches both doors of the entrance: where the first tile's door has to lie (SKY-G05)."""

NOWHERE = 1 << 20
"""The distance to what cannot be reached."""


class Face(msgspec.Struct, frozen=True):
    """A tile as it lies: its cells and the cells that carry each icon, in the order of the data."""

    cells: tuple[Hex, ...]
    doors: tuple[Hex, ...]
    caches: tuple[Hex, ...]
    enemies: tuple[Hex, ...]


class Fit(msgspec.Struct, frozen=True):
    """A way to lay a tile, with its face there and those of its doors that would stay open (SKY-051)."""

    turn: int
    at: Hex
    face: Face
    open: tuple[Hex, ...]


@lru_cache(maxsize=256)
def turned(tile: str, turn: int) -> Face:
    """Return a tile's face after ``turn`` steps around (0, 0); the entrance is never turned."""
    if tile == ENTRANCE:
        return Face(ENTRANCE_CELLS, ENTRANCE_DOORS, (), ())
    known = content().tiles[tile]
    sheets = (content().shapes[known.shape], known.doors, known.caches, known.enemies)
    return Face(*(tuple(rotate(cell, turn) for cell in cells) for cells in sheets))


def _moved(face: Face, by: Hex) -> Face:
    dq, dr = by
    return Face(
        tuple((q + dq, r + dr) for q, r in face.cells),
        tuple((q + dq, r + dr) for q, r in face.doors),
        tuple((q + dq, r + dr) for q, r in face.caches),
        tuple((q + dq, r + dr) for q, r in face.enemies),
    )


@lru_cache(maxsize=1 << 14)
def face(laid: Laid) -> Face:
    """Return a laid tile's face on the map."""
    return _moved(turned(laid.tile, laid.turn), laid.at)


def door_letter(number: int) -> str:
    """Return the letter of the door at place ``number`` in reading order: A to Z, then AA, BB .. (no digits)."""
    laps, step = divmod(number, 26)
    return chr(65 + step) * (laps + 1)


class Board:
    """The map of one arrangement of tiles. Nothing in it changes; distances and fits are worked out when asked for."""

    def __init__(self, tiles: tuple[Laid, ...]) -> None:
        self.tiles = tiles
        self.owner: dict[Hex, str] = {}
        self.door_owner: dict[Hex, str] = {}
        for laid in tiles:
            lying = face(laid)
            self.owner.update(dict.fromkeys(lying.cells, laid.tile))
            self.door_owner.update(dict.fromkeys(lying.doors, laid.tile))
        owner = self.owner
        self.beside: dict[Hex, tuple[Hex, ...]] = {
            cell: tuple(near for near in neighbours(cell) if near in owner) for cell in owner
        }
        self.seen_from: dict[str, dict[str, None]] = {laid.tile: {laid.tile: None} for laid in tiles}
        for cell, tile in owner.items():
            for near in self.beside[cell]:
                self.seen_from[tile][owner[near]] = None
        self.open_doors: tuple[Hex, ...] = tuple(
            reading_order(cell for cell in self.door_owner if not self.explored(cell) and self.edge(cell))
        )
        self.letters: dict[Hex, str] = {cell: door_letter(number) for number, cell in enumerate(self.open_doors)}
        self.lettered: dict[str, Hex] = {letter: cell for cell, letter in self.letters.items()}
        self._distances: dict[Hex, dict[Hex, int]] = {}
        self._fits: dict[tuple[str, Hex, bool], tuple[Fit, ...]] = {}
        self.labels: dict[str, Hex] = {}

    def edge(self, cell: Hex) -> bool:
        """Return whether a side of a cell faces empty space (SKY-021, SKY-G33)."""
        return len(self.beside[cell]) < 6

    def explored(self, door: Hex) -> bool:
        """Return whether a door hex is beside a door hex of another tile (SKY-023); both of the entrance count as one."""
        tile = self.door_owner[door]
        doors = ENTRANCE_DOORS if tile == ENTRANCE else (door,)
        return any(self.door_owner.get(near, tile) != tile for own in doors for near in self.beside[own])

    def connected(self, tile: str) -> tuple[str, ...]:
        """Return the tiles that share an adjacent hex with ``tile`` (SKY-059), in the order they were laid."""
        return tuple(laid.tile for laid in self.tiles if laid.tile != tile and laid.tile in self.seen_from[tile])

    def sees(self, a: Hex, b: Hex) -> bool:
        """Return whether ``b`` lies on the tile of ``a`` or on one connected to it (SKY-G29)."""
        return self.owner[b] in self.seen_from[self.owner[a]]

    def distances(self, start: Hex) -> dict[Hex, int]:
        """Return the distance to every cell that can be reached over map hexes, occupied or not (SKY-G30)."""
        found = self._distances.get(start)
        if found is None:
            found = self._distances[start] = spread(start, self.owner)
        return found

    def distance(self, a: Hex, b: Hex) -> int:
        """Return the distance of two cells, `NOWHERE` across a gap (SKY-G30)."""
        return self.distances(a).get(b, NOWHERE)

    def cell(self, label_: str) -> Hex | None:
        """Return the map cell of a label in capitals, ``None`` when the map has none of that name."""
        if not self.labels:
            self.labels = {label(cell): cell for cell in self.owner}
        return self.labels.get(label_)

    def first(self, door: Hex) -> bool:
        """Return whether a tile laid at ``door`` has to join both entrance doors (SKY-052, SKY-G05)."""
        return self.door_owner.get(door) == ENTRANCE and len(self.seen_from[ENTRANCE]) == 1

    def fits(self, tile: str, door: Hex, shards_left: bool) -> tuple[Fit, ...]:
        """Return every legal way to lay ``tile`` at ``door``, by q, r and turn (SKY-045..053, SKY-G36, SKY-G38).

        ``shards_left`` says whether shards remain to be drawn once the tile is connected: without, nothing stays open.
        """
        key = tile, door, shards_left
        found = self._fits.get(key)
        if found is None:
            found = self._fits[key] = self._work_out_fits(tile, door, shards_left)
        return found

    def _work_out_fits(self, tile: str, door: Hex, shards_left: bool) -> tuple[Fit, ...]:
        owner, first = self.owner, self.first(door)
        empty = [near for near in neighbours(door) if near not in owner]
        laid: dict[tuple[Hex, int], None] = {}
        for turn in range(6):
            known = turned(tile, turn)
            for q, r in known.doors:
                for at in [ENTRANCE_MOUTH] if first else empty:
                    laid[(at[0] - q, at[1] - r), turn] = None
        fits: list[Fit] = []
        layouts: dict[tuple[tuple[Hex, ...], ...], None] = {}
        for by, turn in sorted(laid):
            lying = _moved(turned(tile, turn), by)
            if any(cell in owner for cell in lying.cells):
                continue
            layout = tuple(tuple(sorted(some)) for some in (lying.cells, lying.doors, lying.caches, lying.enemies))
            if layout in layouts:
                continue
            layouts[layout] = None
            fits.append(Fit(turn, by, lying, self._left_open(lying) if shards_left else ()))
        if any(fit.open for fit in fits):
            fits = [fit for fit in fits if fit.open]
        return tuple(fits)

    def _left_open(self, lying: Face) -> tuple[Hex, ...]:
        """Return the doors of a face that would stay explorable if it lay there."""
        left = []
        for door in lying.doors:
            near = neighbours(door)
            if any(cell in self.door_owner for cell in near):
                continue
            if any(cell not in self.owner and cell not in lying.cells for cell in near):
                left.append(door)
        return tuple(left)

    def without(self, tile: str) -> Board:
        """Return the board with a tile taken off (SKY-024, SKY-G54)."""
        return board(tuple(laid for laid in self.tiles if laid.tile != tile))


@lru_cache(maxsize=512)
def _board(tiles: tuple[Laid, ...]) -> Board:
    return Board(tiles)


_newest: tuple[tuple[Laid, ...], Board] | None = None


def board(tiles: tuple[Laid, ...]) -> Board:
    """Return the board of an arrangement of tiles."""
    global _newest
    newest = _newest
    if newest is not None and newest[0] is tiles:
        return newest[1]
    found = _board(tiles)
    _newest = (tiles, found)
    return found
