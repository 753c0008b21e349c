"""Everything that follows from the laid tiles: whose cell is whose, doors, distance, sight, and where a tile would fit.

A board is made once per arrangement of tiles and remembered; nothing of it is ever stored in a state (SKY-G03).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count
from math import atan2

import msgspec
from msgspec.structs import replace

from engine.maps.hexes import Hex, label, neighbours, reading_order, rotate

from .content import content
from .state import ENTRANCE, Laid

ENTRANCE_CELLS: tuple[Hex, ...] = ((0, -1), (0, 0), (0, 1), (1, -1), (1, 0))
ENTRANCE_DOORS: tuple[Hex, ...] = ((1, -1), (1, 0))
"""Both carry the one icon on their common side (SKY-053, SKY-G04)."""

ENTRANCE_MOUTH: Hex = (2, -1)
"""The only cell outside that touches both doors of the entrance: where the first tile's door has to lie (SKY-G05)."""

FARTHEST_REACH = 3
"""No unit attacks farther than this."""

PAGE = 3
"""How many ways to lay a tile are shown at a time."""

NOWHERE = 1 << 20
"""The distance to what cannot be reached."""


class Face(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies: its cells and the cells that carry each icon, in the order of the data."""

    cells: tuple[Hex, ...]
    doors: tuple[Hex, ...]
    caches: tuple[Hex, ...]
    enemies: tuple[Hex, ...]


class Fit(msgspec.Struct, frozen=True, gc=False):
    """A way to lay a tile, with those of its doors that would stay open (SKY-051)."""

    tile: str
    turn: int
    at: Hex
    open: tuple[Hex, ...]

    @property
    def face(self) -> Face:
        """The tile as it would lie."""
        return face(Laid(self.tile, self.turn, self.at))


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


@lru_cache(maxsize=256)
def _alike(tile: str, turn: int) -> tuple[int, int, int]:
    """Return the first turn that shows the same picture, and how far (q, r) that picture has to be moved for it."""
    wanted = turned(tile, turn)
    for other in range(turn):
        known = turned(tile, other)
        there, here = min(wanted.cells), min(known.cells)
        by = there[0] - here[0], there[1] - here[1]
        moved = _moved(known, by)
        if all(
            sorted(a) == sorted(b)
            for a, b in (
                (moved.cells, wanted.cells),
                (moved.doors, wanted.doors),
                (moved.caches, wanted.caches),
                (moved.enemies, wanted.enemies),
            )
        ):
            return other, by[0], by[1]
    return turn, 0, 0


@lru_cache(maxsize=64)
def _ways_round(tile: str) -> tuple[tuple[tuple[Hex, ...], tuple[Hex, ...], tuple[int, int, int]], ...]:
    """Return for each turn of a tile its cells, its doors, and which turn before it looks alike (see `_alike`)."""
    faces = [turned(tile, turn) for turn in range(6)]
    return tuple((known.cells, known.doors, _alike(tile, turn)) for turn, known in enumerate(faces))


@lru_cache(maxsize=256)
def _doors_inside(tile: str, turn: int) -> tuple[tuple[Hex, int], ...]:
    """Return the doors of a turned tile, each with the number of its sides that face the tile itself."""
    known = turned(tile, turn)
    return tuple((door, sum(near in known.cells for near in neighbours(door))) for door in known.doors)


def door_letter(number: int) -> str:
    """Return the letter of a number: A to Z, then AA, BB .. (no digits)."""
    laps, step = divmod(number, 26)
    return chr(65 + step) * (laps + 1)


def _lettered(doors: Iterable[Hex], kept: Mapping[Hex, str]) -> dict[Hex, str]:
    """Return the letters of doors in reading order: those that one has ``kept``, or the next after all that doors had.

    A letter of a door that fell in is so not soon that of another.
    """
    first = max((len(letter) * 26 + ord(letter[0]) for letter in kept.values()), default=26 + 64) - 26 - 64
    free = map(door_letter, count(first))
    found: dict[Hex, str] = {}
    for door in doors:
        letter = kept.get(door, "")
        found[door] = letter if letter and letter not in found.values() else next(free)
    return found


def noted(tiles: tuple[Laid, ...], before: Board) -> tuple[Laid, ...]:
    """Return tiles with the letters of their doors noted: those of the board ``before`` stay, also of explored doors."""
    kept = {**before.noted, **before.letters}
    letters = {**kept, **_lettered(board(tiles).open_doors, kept)}
    return tuple([_noting(laid, letters) for laid in tiles])


def _noting(laid: Laid, letters: Mapping[Hex, str]) -> Laid:
    told = tuple([letters.get(door, "") for door in face(laid).doors])
    return laid if told == laid.letters or not any(told) else replace(laid, letters=told)


@lru_cache(maxsize=256)
def _middle(tile: str, turn: int) -> tuple[float, float]:
    cells = turned(tile, turn).cells
    return sum(q for q, _ in cells) / len(cells), sum(r for _, r in cells) / len(cells)


def _fanned(fits: list[Fit], door: Hex) -> tuple[Fit, ...]:
    """Return fits, the first first, so that each three in a row lie far apart as seen from the door."""
    if len(fits) <= PAGE:
        return tuple(fits)

    def bearing(fit: Fit) -> float:
        middle = _middle(fit.tile, fit.turn)
        q, r = fit.at[0] + middle[0] - door[0], fit.at[1] + middle[1] - door[1]
        # Rounded, so that equal directions stay equal whatever the machine makes of the last digit.
        return round(atan2(r + q / 2, q * 0.866), 6)

    around = sorted(fits, key=bearing)
    start = around.index(fits[0])
    around = around[start:] + around[:start]
    pages = -(-len(around) // PAGE)
    return tuple(around[place] for page in range(pages) for place in range(page, len(around), pages))


class Board:
    """The map of one arrangement of tiles. Nothing in it changes; distances and fits are worked out when asked for."""

    def __init__(self, before: Board | None, laid: Laid) -> None:
        """Lay a tile on the board ``before``, ``None`` for the first; what lies far from it is taken over as it is."""
        lying, tile = face(laid), laid.tile
        self.tiles: tuple[Laid, ...] = (*before.tiles, laid) if before else (laid,)
        new = dict.fromkeys(lying.cells, tile)
        self.owner: dict[Hex, str] = {**before.owner, **new} if before else new
        doors = dict.fromkeys(lying.doors, tile)
        self.door_owner: dict[Hex, str] = {**before.door_owner, **doors} if before else doors
        owner = self.owner
        self.beside: dict[Hex, tuple[Hex, ...]] = dict(before.beside) if before else {}
        self.seen_from: dict[str, dict[str, None]] = dict(before.seen_from) if before else {}
        touched: dict[Hex, None] = {}
        for cell in lying.cells:
            self.beside[cell] = tuple([near for near in neighbours(cell) if near in owner])
            touched.update(dict.fromkeys(near for near in self.beside[cell] if near not in new))
        for cell in touched:
            self.beside[cell] = tuple([near for near in neighbours(cell) if near in owner])
        others = dict.fromkeys(owner[cell] for cell in touched)
        self.seen_from[tile] = {tile: None, **others}
        for other in others:
            self.seen_from[other] = {**self.seen_from[other], tile: None}
        # The tile brings its own doors (SKY-004). A door that was closed stays closed when a tile is added.
        open_before = before.open_doors if before else ()
        self.open_doors: tuple[Hex, ...] = tuple(
            reading_order([door for door in (*open_before, *lying.doors) if not self.explored(door) and self.edge(door)])
        )
        noted = {door: letter for door, letter in zip(lying.doors, laid.letters, strict=False) if letter}
        self.noted: dict[Hex, str] = {**before.noted, **noted} if before else noted
        self.letters: dict[Hex, str] = _lettered(self.open_doors, self.noted)
        self.lettered: dict[str, Hex] = {letter: cell for cell, letter in self.letters.items()}
        self._distances: dict[Hex, dict[Hex, int]] = {}
        self._close: dict[Hex, dict[Hex, int]] = {}
        self._fits: dict[tuple[str, Hex, bool], tuple[Fit, ...]] = {}
        self._empty: dict[Hex, int] = {}
        self.labels: dict[str, Hex] = {}

    def cells(self, tile: str) -> list[Hex]:
        """Return the cells of a tile on the map, in the order of the data."""
        return [cell for cell, owner in self.owner.items() if owner == tile]

    def edge(self, cell: Hex) -> bool:
        """Return whether a side of a cell faces empty space (SKY-021, SKY-G33)."""
        return len(self.beside[cell]) < 6

    def explored(self, door: Hex) -> bool:
        """Return whether a door hex is beside a door hex of another tile, meant or by chance (SKY-022, SKY-023, SKY-G35).

        A plain hex beside it does not count (SKY-G34). Both doors of the entrance are explored together (SKY-053).
        """
        tile = self.door_owner[door]
        doors = ENTRANCE_DOORS if tile == ENTRANCE else (door,)
        return any(self.door_owner.get(near, tile) != tile for own in doors for near in self.beside[own])

    def connected(self, tile: str) -> tuple[str, ...]:
        """Return the tiles that share an adjacent hex with ``tile`` (SKY-050, SKY-059), in the order they were laid."""
        return tuple(laid.tile for laid in self.tiles if laid.tile != tile and laid.tile in self.seen_from[tile])

    def sees(self, a: Hex, b: Hex) -> bool:
        """Return whether ``b`` lies on the tile of ``a`` or on one connected to it (SKY-G29)."""
        return self.owner[b] in self.seen_from[self.owner[a]]

    def distances(self, start: Hex) -> dict[Hex, int]:
        """Return the distance to every cell that can be reached over map hexes, occupied or not (SKY-G30)."""
        found = self._distances.get(start)
        if found is None:
            found = self._distances[start] = self._spread(start, NOWHERE)
        return found

    def _spread(self, start: Hex, limit: int) -> dict[Hex, int]:
        beside, found, ring, steps = self.beside, {start: 0}, [start], 0
        while ring and steps < limit:
            steps += 1
            outer = []
            for cell in ring:
                for near in beside[cell]:
                    if near not in found:
                        found[near] = steps
                        outer.append(near)
            ring = outer
        return found

    def close(self, start: Hex) -> dict[Hex, int]:
        """Return the cells up to `FARTHEST_REACH` steps from one, with their distance."""
        found = self._close.get(start)
        if found is None:
            found = self._close[start] = self._spread(start, FARTHEST_REACH)
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
        """Return every legal way to lay ``tile`` at ``door``, numbered from 1 in this order.

        It is shifted and turned on the grid, never flipped (SKY-045, SKY-049, SKY-G07). It covers nothing (SKY-047), and
        has a door beside ``door`` along a whole side (SKY-046, SKY-048). What else it touches does not matter (SKY-050).
        The first one joins both entrance doors (SKY-052). If able, one of its own doors stays open (SKY-051, SKY-G36).
        The first is the lowest by q, r and turn (SKY-G38). The others are fanned out, so that the three on a page of the
        picture point in different directions.
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
        starts, ways = [ENTRANCE_MOUTH] if first else empty, _ways_round(tile)
        laid = {(q - dq, r - dr, turn) for turn, (_, doors, _) in enumerate(ways) for dq, dr in doors for q, r in starts}
        fits: list[Fit] = []
        layouts = set()
        for dq, dr, turn in sorted(laid):
            cells, _, (alike, aq, ar) = ways[turn]
            layout = alike, dq + aq, dr + ar
            if layout in layouts:
                continue
            layouts.add(layout)
            for q, r in cells:
                if (q + dq, r + dr) in owner:
                    break
            else:
                by = dq, dr
                fits.append(Fit(tile, turn, by, self._left_open(tile, turn, by) if shards_left else ()))
        if any(fit.open for fit in fits):
            fits = [fit for fit in fits if fit.open]
        return _fanned(fits, door)

    def _left_open(self, tile: str, turn: int, by: Hex) -> tuple[Hex, ...]:
        """Return the doors of a tile that would stay explorable if it were laid so, where nothing lies yet."""
        dq, dr = by
        left = []
        for (q, r), inside in _doors_inside(tile, turn):
            door = q + dq, r + dr
            if self._empty_sides(door) > inside:
                left.append(door)
        return tuple(left)

    def _empty_sides(self, cell: Hex) -> int:
        """Return how many sides of an empty cell face empty space; none counts where one of them faces a door."""
        found = self._empty.get(cell)
        if found is None:
            near = neighbours(cell)
            found = sum([other not in self.owner for other in near]) if self.door_owner.keys().isdisjoint(near) else 0
            self._empty[cell] = found
        return found

    def without(self, tile: str) -> Board:
        """Return the board with a tile taken off (SKY-024, SKY-G54)."""
        return board(tuple(laid for laid in self.tiles if laid.tile != tile))


@lru_cache(maxsize=512)
def _board(tiles: tuple[Laid, ...]) -> Board:
    return Board(_board(tiles[:-1]) if len(tiles) > 1 else None, tiles[-1])


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
