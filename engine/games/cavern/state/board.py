"""The dungeon as its tiles make it: sections as they lie, rooms, what is completed, and where a tile could go."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, cached_property, lru_cache
from itertools import chain, product
from string import ascii_uppercase as ALPHABET
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.memo import changed, keep, memo
from engine.maps.squares import SIDES, TURNS, Square, neighbours, opposite, turned

from .content import Floor, Section, content
from .state import Laid, Spot, State

ENTRANCE_AT: Square = (0, 0)
"""Where the entrance lies (CAV-G12)."""

SIDED = 1 << len(SIDES)
"""How many sets of sides there are: each is a number, in which a side is the bit ``1 << side``."""

NO_PART = -1
"""Stands for the section of a side that is empty space."""

_COMPASS = "NESW"

PAIRS: tuple[str, ...] = tuple(map("".join, product(ALPHABET, repeat=2)))
"""What free cells are called, more of them than there are letters by two."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A room: sections of one floor that are joined (CAV-090, CAV-G15), named by the first of its ``spots``.

    A corridor is a room like the others (CAV-103); where only corridors are meant, that word is used (CAV-102).
    Spots stand in reading order: by row, then by column, then by their place in the tile's list. ``first`` is the one that
    was laid first, when as many tiles lay as ``since`` says: what it is called by never changes while it grows.

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
    first: Spot
    since: int

    @property
    def complete(self) -> bool:
        """Whether nothing can be added to it any more (CAV-091): doors, the board, other sections close it.

        The board's line does so however far it runs (CAV-092..096, CAV-G10).
        """
        return not self.gaps

    @property
    def at(self) -> Square:
        """The cell that it is called by."""
        return self.first[:2]


class Board:
    """Tiles that lie, and everything that follows from them alone. Nothing in it changes."""

    __slots__ = ("__dict__", "_asked", "_at", "_newest", "_rooms", "lettered", "newly_completed")

    def __init__(self, before: Board | None, laid: Laid) -> None:
        """Lay a tile on the board ``before``, ``None`` for the first; what it does not touch is taken over as it is."""
        self._at: dict[Square, Laid] = {**before._at, laid.at: laid} if before else {laid.at: laid}
        self._asked: dict[Square, int] = dict(before._asked) if before else {}
        self._ask_around(laid)
        self._rooms: dict[Spot, Room] = dict(before._rooms) if before else {}
        self.newly_completed: tuple[Room, ...] = self._join(laid)
        """The rooms that the newest tile completed, even those that it only walls off (CAV-G19), in reading order.

        The worked examples are CAV-104 and CAV-105.
        """
        self._newest: str = before._newest if before else "Z"
        self.lettered: Mapping[Square, str] = self._letter_beside(before.lettered if before else {}, laid.at)
        """The letter of each free cell, an empty one beside the dungeon, never above the board line (CAV-077, CAV-078,
        CAV-G09). It keeps the letter as long as it is free."""

    @cached_property
    def rooms(self) -> tuple[Room, ...]:
        """Every room, completed or not, in the reading order of its first spot."""
        return tuple(sorted({room.spot: room for room in self._rooms.values()}.values(), key=_first))

    @cached_property
    def letters(self) -> Mapping[str, Square]:
        """The free cells by letter, in the order of the letters: A to Z, then AA, AB .."""
        by_letter = ((letter, cell) for cell, letter in self.lettered.items())
        return dict(sorted(by_letter, key=lambda item: (len(item[0]), item[0])))

    @cached_property
    def free(self) -> tuple[Square, ...]:
        """The free cells, in the order of their letters."""
        return tuple(self.letters.values())

    @cached_property
    def asked(self) -> bytes:
        """What is asked of a tile at each of the free cells, see `demands`: ``wanted * SIDED + barred``."""
        return bytes(map(self._asked.__getitem__, self.free))

    def _letter_beside(self, before: Mapping[Square, str], laid: Square) -> dict[Square, str]:
        """Return the letters of the free cells once a tile is laid on one of those ``before``: it takes one and gives up to
        three. These have letters that were free for longest."""
        lettered = {cell: letter for cell, letter in before.items() if cell != laid}
        for cell in sorted(neighbours(laid), key=lambda cell: (cell[1], cell[0])):
            if cell[1] >= 0 and cell not in self._at and cell not in lettered:
                self._newest = lettered[cell] = _next_letter(self._newest, set(lettered.values()))
        return lettered

    def _ask_around(self, laid: Laid) -> None:
        """Note what a tile asks of those that come to lie beside it."""
        shown = corridors(laid.tile, laid.turn)
        for side, beside in enumerate(neighbours(laid.at)):
            facing = 1 << opposite(side)
            self._asked[beside] = self._asked.get(beside, 0) | (facing * SIDED if shown >> side & 1 else facing)

    def _join(self, laid: Laid) -> tuple[Room, ...]:
        """Add the sections of a tile to the rooms beside it (CAV-G15), whose sides it closes (CAV-G16 to CAV-G18).

        Return the rooms that are completed by that, in reading order.
        """
        sections = content().tiles[laid.tile].sections
        touched: list[Spot] = [(*laid.at, part) for part in range(len(sections))]
        gaps = [0] * len(sections)
        joined: list[list[Spot]] = [[] for _ in sections]
        for side, (part, ahead) in enumerate(zip(parts(laid.tile, laid.turn), neighbours(laid.at), strict=True)):
            other = self._at.get(ahead)
            if other is None:
                if part != NO_PART:
                    gaps[part] += ahead[1] >= 0
                continue
            facing = parts(other.tile, other.turn)[opposite(side)]
            if facing == NO_PART:
                continue
            spot = (*ahead, facing)
            touched.append(spot)
            room = self._rooms[spot]
            self._hold(replace(room, gaps=room.gaps - 1))
            if part != NO_PART and sections[part].floor == room.floor:
                joined[part].append(spot)
        for part, section_ in enumerate(sections):
            beside = {room.spot: room for room in map(self._rooms.__getitem__, joined[part])}
            self._hold(_grown((*laid.at, part), section_, gaps[part], tuple(beside.values()), len(self._at)))
        completed = {room.spot: room for spot in touched if (room := self._rooms[spot]).complete}
        return tuple(sorted(completed.values(), key=_first)) if completed else ()

    def _hold(self, room: Room) -> None:
        for spot in room.spots:
            self._rooms[spot] = room

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
        return divmod(self._asked.get(cell, 0), SIDED)

    def turns(self, tile: str, cell: Square, *, fitting: bool = True) -> tuple[int, ...]:
        """Return the different turns in which a tile's corridors match those around a cell (CAV-071 to CAV-073, CAV-G13).

        Not ``fitting``: those in which they do not.
        """
        return EVERY[turns_by(tile, fitting)[self._asked.get(cell, 0)]]

    def fits(self, tile: str, cell: Square, turn: int) -> bool:
        """Return whether the corridors of a tile, turned like that, would match those around a cell."""
        wanted, barred = self.demands(cell)
        shown = corridors(tile, turn)
        return shown & wanted == wanted and not shown & barred


@lru_cache(maxsize=512)
def board(tiles: tuple[Laid, ...]) -> Board:
    """Return the board of the tiles that lie, in the order they were laid; there is at least one."""
    return grown(board(tiles[:-1]) if len(tiles) > 1 else None, tiles[-1])


@lru_cache(maxsize=512)
def grown(before: Board | None, laid: Laid) -> Board:
    """Return the board on which one tile more lies than ``before``, which is ``None`` for the first."""
    return Board(before, laid)


@memo("tiles")
def board_of(state: State) -> Board:
    """Return the board of the tiles that lie in a cavern."""
    return board(state.tiles)


def with_tile(state: State, laid: Laid, **fields: Any) -> State:
    """Return a state in which one tile more lies, and other fields are replaced; its board grows out of what is known."""
    after = changed(state, tiles=(*state.tiles, laid), **fields)
    keep(board_of, after, grown(board_of(state), laid))
    return after


def section(board_: Board, spot: Spot) -> Section:
    """Return the section of a spot as its tile lists it; ``KeyError`` where no tile lies."""
    laid = board_.at(spot[:2])
    if laid is None:
        raise KeyError(spot)
    return content().tiles[laid.tile].sections[spot[2]]


def sides_of(part: Section, turn: int) -> tuple[int, ...]:
    """Return the sides that a section reaches once its tile is turned clockwise by ``turn``, clockwise from the north."""
    return tuple(sorted(turned(_COMPASS.index(side), turn) for side in part.sides))


@cache
def parts(tile: str, turn: int) -> tuple[int, int, int, int]:
    """Return which section reaches each side of a tile that is turned clockwise by ``turn``, `NO_PART` for empty space."""
    found = [NO_PART] * 4
    for place, part in enumerate(content().tiles[tile].sections):
        for side in sides_of(part, turn):
            found[side] = place
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
    return tuple(sides_of(part, turn) for part in content().tiles[tile].sections)


def _next_letter(letter: str, used: Collection[str]) -> str:
    """Return the letter after one that is not ``used``, A after Z; of AA, AB .. the first where all are."""
    place = ALPHABET.find(letter) + 1
    singles = ALPHABET[place:] + ALPHABET[:place]
    return next(name for name in chain(singles, PAIRS) if name not in used)


EVERY = tuple(tuple(turn for place, turn in enumerate(TURNS) if some >> place & 1) for some in range(1 << len(TURNS)))
"""Turns by the number that stands for them: each as the bit ``1 << place`` of its place in `TURNS`."""


@cache
def turns_by(tile: str, fitting: bool) -> bytes:
    """Return the number of the turns in which a tile's corridors match, or do not, by what is asked (`Board.asked`)."""
    return _turns_by(tuple((turn, corridors(tile, turn)) for turn in different_turns(tile)), fitting)


@cache
def _turns_by(pattern: tuple[tuple[int, int], ...], fitting: bool) -> bytes:
    """Return `turns_by` for tiles with these different turns, each with the sides that show a corridor then."""

    def turns(wanted: int, barred: int) -> int:
        matching = ((turn, shown & wanted == wanted and not shown & barred) for turn, shown in pattern)
        return sum(1 << TURNS.index(turn) for turn, matches in matching if matches is fitting)

    return bytes(turns(*divmod(asked, SIDED)) for asked in range(SIDED * SIDED))


def _grown(spot: Spot, section_: Section, gaps: int, beside: tuple[Room, ...], since: int) -> Room:
    """Return the room that a new section makes with those ``beside`` it: it is called by the oldest."""
    oldest = min(beside, key=lambda room: room.since, default=None)
    spots = tuple(sorted((spot, *(other for room in beside for other in room.spots)), key=reading_of))
    return Room(
        spots[0],
        section_.floor,
        spots,
        section_.bags + sum(room.bags for room in beside),
        section_.chests + sum(room.chests for room in beside),
        section_.rift or any(room.rift for room in beside),
        section_.torch or any(room.torch for room in beside),
        gaps + sum(room.gaps for room in beside),
        len({place[:2] for place in spots}),
        oldest.first if oldest else spot,
        oldest.since if oldest else since,
    )


def _first(room: Room) -> tuple[int, int, int]:
    return reading_of(room.spot)


def reading_of(spot: Spot) -> tuple[int, int, int]:
    """Return what spots are sorted by: row, then column, then their place in the tile's list."""
    x, y, part = spot
    return y, x, part


@lru_cache(maxsize=256)
def gaps(tiles: tuple[Laid, ...]) -> Mapping[Spot, tuple[Square, ...]]:
    """Return for each room that is not completed the empty cells that it opens on, one for each open side."""
    map_ = board(tiles)
    return {open_room.spot: ends(map_, open_room) for open_room in map_.rooms if not open_room.complete}


def ends(map_: Board, room: Room) -> tuple[Square, ...]:
    """Return the empty cells that a room opens on, one for each open side."""
    cells: list[Square] = []
    for x, y, part in room.spots:
        laid = map_.at((x, y))
        assert laid is not None
        for side, reached in enumerate(parts(laid.tile, laid.turn)):
            ahead = x + SIDES[side][0], y + SIDES[side][1]
            if reached == part and ahead[1] >= 0 and map_.at(ahead) is None:
                cells.append(ahead)
    return tuple(cells)
