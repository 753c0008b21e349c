"""Rooms, what is completed, and where a tile may go, worked out from the laid tiles (CAV-090 to CAV-096, CAV-G13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Laid, State

Cell = tuple[int, int]
Spot = tuple[int, int, int]

COMPASS = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


@dataclass(frozen=True)
class Chamber:
    """A room: where its sections lie, and what is in it."""

    spots: frozenset[Spot]
    floor: str
    bags: int
    chests: int
    rift: bool
    torch: bool
    complete: bool
    tiles: int


def shown(tile: str, turn: int) -> dict[str, int]:
    """Return which section each side of a tile shows once it is turned clockwise; empty sides are left out (CAV-G06)."""
    found = {}
    for part, section in enumerate(content().tiles[tile].sections):
        for side in section.sides:
            found[COMPASS[(COMPASS.index(side) + turn // 90) % 4]] = part
    return found


def beside(cell: Cell, side: str) -> Cell:
    """Return the cell on a side of another."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def floor_at(tile: str, turn: int, side: str) -> str:
    """Return what a side shows: a floor, or "" for empty space."""
    part = shown(tile, turn).get(side)
    return "" if part is None else content().tiles[tile].sections[part].floor


def chambers(tiles: Sequence[Laid]) -> set[Chamber]:
    """Return every room of a dungeon (CAV-090, CAV-G15), each complete or not (CAV-091, CAV-092, CAV-G16, CAV-G17)."""
    lying = {laid.at: laid for laid in tiles}
    rooms: list[set[Spot]] = [
        {(*laid.at, part)} for laid in tiles for part in range(len(content().tiles[laid.tile].sections))
    ]
    for laid in tiles:
        for side, part in shown(laid.tile, laid.turn).items():
            other = lying.get(beside(laid.at, side))
            if other is None:
                continue
            if floor_at(laid.tile, laid.turn, side) == floor_at(other.tile, other.turn, ACROSS[side]):
                there = (*other.at, shown(other.tile, other.turn)[ACROSS[side]])
                found = next(room for room in rooms if (*laid.at, part) in room)
                two = next(room for room in rooms if there in room)
                if found is not two:
                    rooms.remove(two)
                    found |= two
    return {chamber(lying, room) for room in rooms}


def chamber(lying: dict[Cell, Laid], room: set[Spot]) -> Chamber:
    """Return what a room of these sections is."""
    sections = [content().tiles[lying[x, y].tile].sections[part] for x, y, part in sorted(room)]
    gaps = 0
    for x, y, part in room:
        laid = lying[x, y]
        for side, other in shown(laid.tile, laid.turn).items():
            ahead = beside((x, y), side)
            # The board line closes whatever leads above the first row (CAV-G10).
            gaps += other == part and ahead not in lying and ahead[1] >= 0
    return Chamber(
        frozenset(room),
        sections[0].floor,
        sum(section.bags for section in sections),
        sum(section.chests for section in sections),
        any(section.rift for section in sections),
        any(section.torch for section in sections),
        gaps == 0,
        len({(x, y) for x, y, _ in room}),
    )


def newly_completed(tiles: Sequence[Laid]) -> set[frozenset[Spot]]:
    """Return the rooms that are completed now and were not before the newest tile (CAV-G19)."""
    before = {room.spots for room in chambers(tiles[:-1]) if room.complete}
    return {room.spots for room in chambers(tiles) if room.complete} - before


def free_cells(tiles: Sequence[Laid]) -> list[Cell]:
    """Return the free places in the order of their letters: a side in common with a tile, below the line, row by row from
    the left (CAV-068, CAV-069, CAV-077, CAV-G08, CAV-G11)."""
    lying = {laid.at for laid in tiles}
    found = {beside(cell, side) for cell in lying for side in COMPASS}
    return sorted((cell for cell in found if cell not in lying and cell[1] >= 0), key=lambda cell: (cell[1], cell[0]))


def fits(tiles: Sequence[Laid], tile: str, turn: int, cell: Cell) -> bool:
    """Return whether corridors meet corridors and nothing else (CAV-071 to CAV-074, CAV-G13)."""
    lying = {laid.at: laid for laid in tiles}
    for side in COMPASS:
        other = lying.get(beside(cell, side))
        if other is not None:
            own = floor_at(tile, turn, side) == "corridor"
            if own != (floor_at(other.tile, other.turn, ACROSS[side]) == "corridor"):
                return False
    return True


def turns(tile: str) -> Iterator[int]:
    """Yield the turns of a tile that look different, of those that look alike the smallest (CAV-G06)."""
    seen: list[dict[str, int]] = []
    for turn in (0, 90, 180, 270):
        if (look := shown(tile, turn)) not in seen:
            seen.append(look)
            yield turn


def layings(state: State, hand: Iterable[str], *, breach: bool = False) -> set[tuple[int, Cell, int]]:
    """Return the ways to lay a tile of a hand: its number, where, and turned how; or those against the corridor rule."""
    return {
        (number, cell, turn)
        for number, tile in enumerate(hand, start=1)
        for cell in free_cells(state.tiles)
        for turn in turns(tile)
        if fits(state.tiles, tile, turn, cell) is not breach
    }
