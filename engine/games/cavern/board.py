"""The dungeon as its tiles make it: sections as they lie, rooms, what is completed, and where a tile could go."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from engine.maps.squares import SIDES, TURNS, Square, neighbours, opposite, rim, turned

from .content import ENTRANCE, Floor, Section, content
from .state import Laid, Spot

NO_PART = -1
"""Stands for the section of a side that is empty space."""

_COMPASS = "NESW"


class Room(msgspec.Struct, frozen=True, gc=False):
    """A room: sections of one floor that are joined (CAV-090, CAV-G15), named by the first of its ``spots``.

    A corridor is a room like the others (CAV-103); where only corridors are meant, that word is used (CAV-102).
    Spots stand in reading order: by row, then by column, then by their place in the tile's list.

    ``gaps`` counts its sides that face an empty cell below the board line; with none it is ``complete`` (CAV-G16,
    CAV-G17). ``tiles`` counts the tiles that it reaches over.
    """

    spot: Spot
    floor: Floor
    spots: tuple[Spot, ...]
    bags: int
    chests: int
    rift: bool
    torch: bool
    gaps: int
    tiles: int

    @property
    def complete(self) -> bool:
        """Whether nothing can be added to it any more (CAV-091): doors, the board, other sections close it.

        The board's line does so however far it runs (CAV-092..096, CAV-G10).
        """
        return not self.gaps

    @property
    def at(self) -> Square:
        """The cell that it is called by."""
        return self.spot[:2]


class Board:
    """Tiles that lie, and everything that follows from them alone. Values; never changed once made."""

    __slots__ = ("_at", "_demands", "_rooms", "entrance", "free", "lettered", "letters", "rooms")

    def __init__(self, tiles: tuple[Laid, ...]) -> None:
        self._at = {laid.at: laid for laid in tiles}
        self._demands: dict[Square, tuple[int, int]] = {}
        self.rooms: tuple[Room, ...] = _rooms(self._at)
        """Every room, completed or not, in the reading order of its first spot."""
        self._rooms = {spot: room for room in self.rooms for spot in room.spots}
        self.free: tuple[Square, ...] = tuple(cell for cell in rim(self._at) if cell[1] >= 0)
        """The empty cells beside the dungeon, never above the board line (CAV-077, CAV-G09), in reading order."""
        self.letters: Mapping[str, Square] = {_letter(place): cell for place, cell in enumerate(self.free)}
        """The free cells by letter: A to Z, then AA, AB .."""
        self.lettered: Mapping[Square, str] = {cell: letter for letter, cell in self.letters.items()}
        """The letter of each free cell."""
        self.entrance: Square | None = next((laid.at for laid in tiles if laid.tile == ENTRANCE), None)
        """Where the entrance lies, on which nobody stands (CAV-G12)."""

    def at(self, cell: Square) -> Laid | None:
        """Return the tile that lies on a cell."""
        return self._at.get(cell)

    def room(self, spot: Spot) -> Room:
        """Return the room of a section; ``KeyError`` where none lies."""
        return self._rooms[spot]

    def demands(self, cell: Square) -> tuple[int, int]:
        """Return what the tiles around a cell ask of one laid there (CAV-G13): sides, each as the bit ``1 << side``.

        First those that must show a corridor, then those that must not. Other sides are free.
        """
        found = self._demands.get(cell)
        if found is None:
            wanted = barred = 0
            for side, beside in enumerate(neighbours(cell)):
                laid = self._at.get(beside)
                if laid is None:
                    continue
                if corridors(laid.tile, laid.turn) >> opposite(side) & 1:
                    wanted |= 1 << side
                else:
                    barred |= 1 << side
            found = self._demands[cell] = wanted, barred
        return found

    def fits(self, tile: str, cell: Square, turn: int) -> bool:
        """Return whether the corridors of a tile would match those around a cell (CAV-071 to CAV-073, CAV-G13)."""
        wanted, barred = self.demands(cell)
        shown = corridors(tile, turn)
        return shown & wanted == wanted and not shown & barred


@lru_cache(maxsize=512)
def board(tiles: tuple[Laid, ...]) -> Board:
    """Return the board of the tiles that lie, in the order they were laid."""
    return Board(tiles)


def newly_completed(tiles: tuple[Laid, ...]) -> tuple[Room, ...]:
    """Return the rooms that the newest tile completed, even those that it only walls off (CAV-G19), in reading order.

    The worked examples are CAV-104 and CAV-105.
    """
    if len(tiles) < 2:
        return tuple(room for room in board(tiles).rooms if room.complete)
    newest, before = tiles[-1], board(tiles[:-1])
    return tuple(
        room
        for room in board(tiles).rooms
        if room.complete and (any(spot[:2] == newest.at for spot in room.spots) or not before.room(room.spot).complete)
    )


def section(board_: Board, spot: Spot) -> Section:
    """Return the section of a spot as its tile lists it; ``KeyError`` where no tile lies."""
    laid = board_.at(spot[:2])
    if laid is None:
        raise KeyError(spot)
    return content().tiles[laid.tile].sections[spot[2]]


@cache
def parts(tile: str, turn: int) -> tuple[int, int, int, int]:
    """Return which section reaches each side of a tile that is turned clockwise by ``turn``, `NO_PART` for empty space."""
    found = [NO_PART] * 4
    for place, part in enumerate(content().tiles[tile].sections):
        for side in part.sides:
            found[turned(_COMPASS.index(side), turn)] = place
    return found[0], found[1], found[2], found[3]


@cache
def floors(tile: str, turn: int) -> tuple[Floor | None, ...]:
    """Return the floor at each side of a tile that is turned clockwise by ``turn``, ``None`` for empty space."""
    sections = content().tiles[tile].sections
    return tuple(None if part == NO_PART else sections[part].floor for part in parts(tile, turn))


@cache
def corridors(tile: str, turn: int) -> int:
    """Return the sides of a tile, turned clockwise by ``turn``, that show a corridor, each as the bit ``1 << side``."""
    return sum(1 << side for side, floor in enumerate(floors(tile, turn)) if floor == "corridor")


@cache
def different_turns(tile: str) -> tuple[int, ...]:
    """Return the turns of a tile that lie differently, the least of each: 0 before 90 before 180 before 270."""
    found: dict[tuple[tuple[int, ...], ...], int] = {}
    for turn in TURNS:
        found.setdefault(_lie(tile, turn), turn)
    return tuple(found.values())


@cache
def least_turn(tile: str, turn: int) -> int:
    """Return the least turn in which a tile lies as it does in ``turn``."""
    lie = _lie(tile, turn)
    return next(other for other in different_turns(tile) if _lie(tile, other) == lie)


def _lie(tile: str, turn: int) -> tuple[tuple[int, ...], ...]:
    """Return the sides of each section of a tile that is turned: all that a turn changes."""
    return tuple(
        tuple(sorted(turned(_COMPASS.index(side), turn) for side in part.sides)) for part in content().tiles[tile].sections
    )


@cache
def _letter(place: int) -> str:
    """Return the letters of a number from 0: A to Z, AA to AZ, BA .."""
    text = ""
    place += 1
    while place:
        place, step = divmod(place - 1, 26)
        text = chr(65 + step) + text
    return text


def _rooms(lying: Mapping[Square, Laid]) -> tuple[Room, ...]:
    """Return the connected sections (CAV-G15) with what they hold and their open sides (CAV-G16 to CAV-G18)."""
    joined: dict[Spot, list[Spot]] = {}
    open_sides: dict[Spot, int] = {}
    for (x, y), laid in lying.items():
        reached = parts(laid.tile, laid.turn)
        shown = floors(laid.tile, laid.turn)
        for place in range(len(content().tiles[laid.tile].sections)):
            joined[x, y, place] = []
            open_sides[x, y, place] = 0
        for side, part in enumerate(reached):
            if part == NO_PART:
                continue
            ahead = x + SIDES[side][0], y + SIDES[side][1]
            other = lying.get(ahead)
            if other is None:
                open_sides[x, y, part] += ahead[1] >= 0
            elif floors(other.tile, other.turn)[opposite(side)] == shown[side]:
                joined[x, y, part].append((*ahead, parts(other.tile, other.turn)[opposite(side)]))
    rooms, seen = [], set()
    for spot in sorted(joined, key=_reading):
        if spot in seen:
            continue
        found, waiting = [spot], [spot]
        seen.add(spot)
        while waiting:
            for beside in joined[waiting.pop()]:
                if beside not in seen:
                    seen.add(beside)
                    found.append(beside)
                    waiting.append(beside)
        found.sort(key=_reading)
        rooms.append(_room(lying, tuple(found), sum(open_sides[part] for part in found)))
    return tuple(rooms)


def _reading(spot: Spot) -> tuple[int, int, int]:
    x, y, part = spot
    return y, x, part


def _room(lying: Mapping[Square, Laid], spots: tuple[Spot, ...], gaps: int) -> Room:
    tiles = content().tiles
    held = [tiles[lying[x, y].tile].sections[part] for x, y, part in spots]
    return Room(
        spots[0],
        held[0].floor,
        spots,
        sum(part.bags for part in held),
        sum(part.chests for part in held),
        any(part.rift for part in held),
        any(part.torch for part in held),
        gaps,
        len({spot[:2] for spot in spots}),
    )
