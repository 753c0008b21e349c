"""The ways between slabs, how they run past slabs that are not their own, and the umber plates of obstacles on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import BrushLike, Colour, Kit, Sprite
from engine.core.frame import READ
from engine.core.scene import Token, Way
from engine.maps import curves
from engine.maps.curves import Box, Line

from ...state.catalogue import WORDS

STATES = ("visited", "seen", "unknown", "hidden", "blocked", "veiled")
WIDTH, CASING = 11.0, 18.0
"""Width of a way and of its casing."""

FILLS: dict[str, tuple[Colour, Colour]] = {
    "visited": ("oat", "rim"),
    "seen": ((136, 134, 124), (68, 60, 57)),
    "unknown": ("slate", "cliff_line"),
    "blocked": ("steel", (68, 60, 57)),
    "veiled": ("slate", "fog_line"),
}
"""Tones of ways and their casings; hidden ones are dots."""

BENDS = (0.0, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34, 0.46, -0.46)
CLEAR = 14
"""A way keeps so far from slabs that are not at its ends."""

STEP = 4
"""Ways are looked at every so many pixels."""


def state_known(state: str) -> str:
    """Return ``state`` when a way between slabs can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no way between slabs has the state {state!r}; known are {', '.join(STATES)}")
    return state


@lru_cache(maxsize=64)
def routed(
    ends: tuple[tuple[int, int], ...], middles: tuple[tuple[float, float], ...], boxes: tuple[Box, ...], area: Box
) -> tuple[Line, ...]:
    """Return each way from middle to middle: straight, or bent around slabs and beside another way of the same two.

    ``ends`` are places in ``middles`` and ``boxes``.
    """
    found: list[Line] = []
    for number, (a, b) in enumerate(ends):
        others = [box for place, box in enumerate(boxes) if place not in (a, b)]
        twins = [found[place] for place in range(number) if set(ends[place]) == {a, b}]
        offers = []
        for rank, bend in enumerate(BENDS):
            line = curves.arc(middles[a], middles[b], bend) if bend else (middles[a], middles[b])
            points = curves.beads(line, 12)
            cost = 3.0 * rank + 25.0 * sum(_inside(point, box, CLEAR) for point in points for box in others)
            if _inside(middles[a], area, 0) and _inside(middles[b], area, 0):
                cost += 8.0 * sum(not _inside(point, area, -8) for point in points)
            cost += sum(
                400.0
                for twin in twins
                if math.dist(curves.at(twin, curves.long(twin) / 2), curves.at(line, curves.long(line) / 2)) < 30
            )
            offers.append((cost, rank, line))
            if cost <= 3.0 * rank:
                break
        found.append(min(offers)[2])
    return tuple(found)


def _inside(point: tuple[float, float], box: Box, grow: float) -> bool:
    return box[0] - grow < point[0] < box[2] + grow and box[1] - grow < point[1] < box[3] + grow


@lru_cache(maxsize=256)
def visible(line: Line, boxes: tuple[Box, ...]) -> tuple[float, float]:
    """Return from where to where along a way it is seen: outside the boxes at its ends; its middle if nowhere."""
    long = curves.long(line)
    free = [
        reach
        for reach in range(0, round(long) + 1, STEP)
        if not any(_inside(curves.at(line, reach), box, 0) for box in boxes)
    ]
    return (float(free[0]), float(free[-1])) if free else (long / 2, long / 2)


def sprite(kit: Kit, line: Line, size: tuple[int, int], state: str) -> Sprite:
    """Return a way as RGBA, ``size`` large; ``line`` counts from its upper left corner."""
    brush = kit.brush(*size)
    if state == "hidden":
        _dots(brush, line, 6.0, "ink", 4.4)
        _dots(brush, line, 6.0, "bone", 0.0)
        return brush.finish()
    fill, casing = FILLS[state]
    if state in ("unknown", "veiled"):
        brush.stroke(line, WIDTH + 3, casing, round_ends=False)
        for first in range(0, round(curves.long(line)), 16):
            brush.stroke(curves.part(line, first, min(first + 10, curves.long(line))), WIDTH - 3, fill, round_ends=False)
        return brush.finish()
    brush.stroke(line, CASING, casing, round_ends=False)
    brush.stroke(line, WIDTH, fill, round_ends=False)
    return brush.finish()


def _dots(brush: BrushLike, line: Sequence[tuple[float, float]], thick: float, colour: Colour, grow: float) -> None:
    """Draw a way in short rounded strokes: one that was hidden."""
    for first in range(4, round(curves.long(line)) - 4, 16):
        brush.stroke((curves.at(line, first), curves.at(line, first + 5)), thick + grow, colour)


def sample(brush: BrushLike, state: str) -> None:
    """Draw a way in a legend, 32 pixels long around (0, 0)."""
    if state == "hidden":
        for x in (-12.0, -2.5, 7.0):
            brush.stroke(((x, 0), (x + 4, 0)), 5.0, "bone")
        return
    fill, casing = FILLS[state_known(state)]
    brush.stroke(((-14, 0), (14, 0)), 15, casing, round_ends=False)
    brush.stroke(((-14, 0), (14, 0)), 9, fill, round_ends=False)


TEXT = READ
"""Size of what stands on a plate."""

ROW, HEIGHT, SIDE, GAP = 28, 36, 8, 9
"""Height of a further row, of a plate with one, free pixels at its sides, and between what stands in a row."""

ICON, DISC = 28, 13.0
"""Size of icons on a plate, and the radius of a person's disc."""


# Plates of obstacles.


class Plaque(msgspec.Struct, frozen=True):
    """What a plate says, see `Way`."""

    icon: str = ""
    text: str = ""
    lock: str = ""
    pools: tuple[tuple[Token, int], ...] = ()


class Cell(msgspec.Struct, frozen=True):
    """Something on a plate: a "text", an "icon", a "lock" with its die or a "pool", with its middle from the plate's."""

    kind: str
    text: str = ""
    unit: Token | None = None
    x: float = 0.0
    y: float = 0.0


class Arranged(msgspec.Struct, frozen=True):
    """A plate as it is set out: its size and its cells."""

    wide: int
    high: int
    cells: tuple[Cell, ...]


def plaque_of(kit: Kit, way: Way) -> Plaque | None:
    """Return the plate of a way, if it has one; ``ValueError`` for an icon that is unknown."""
    if way.icon:
        kit.icon(way.icon)
    if way.icon or way.effort or way.pools or way.lock or way.plate:
        return Plaque(way.icon, _effort(way) or way.plate, way.lock, way.pools)
    return None


def _effort(way: Way) -> str:
    """Return what a plate says of the effort: all of it, or how much is left once a part is done."""
    left, begun, _ = way.effort.partition("/")
    return WORDS("plate-left", effort=left) if begun else left


def _disc_reach(kit: Kit, unit: Token | None) -> float:
    """Return how far a person's mark reaches to both sides of its middle."""
    return max(DISC, kit.width(unit.letter, "bold", READ) / 2 + 4.5) if unit is not None else DISC


def _long(kit: Kit, cell: Cell) -> float:
    text = kit.width(cell.text, "bold", TEXT) if cell.text else 0.0
    if cell.kind == "icon":
        return ICON
    if cell.kind == "lock":
        return text + 24
    return text + 2 * _disc_reach(kit, cell.unit) + 8 if cell.kind == "pool" else text


@lru_cache(maxsize=256)
def arrangements(kit: Kit, plaque: Plaque) -> tuple[Arranged, ...]:
    """Return the ways to set out a plate, the best one (a single row) first."""
    icon = (Cell("icon", plaque.icon),) if plaque.icon else ()
    text = (Cell("text", plaque.text),) if plaque.text else ()
    lock = (Cell("lock", plaque.lock),) if plaque.lock else ()
    pools = tuple(Cell("pool", str(left), unit) for unit, left in plaque.pools)
    if not pools:
        settings: list[tuple[tuple[Cell, ...], ...]] = [((*icon, *text, *lock),)]
        if lock and (icon or text):
            settings.append(((*icon, *text), lock))
        if icon and text:
            settings.append((icon, text, *((lock,) if lock else ())))
        return tuple(_set(kit, rows) for rows in settings)
    found = []
    for columns in range(len(pools), min(1, len(pools) - 1), -1):
        rows = [pools[start : start + columns] for start in range(0, len(pools), columns)]
        if columns == len(pools) or len(rows[-1]) == columns or len(rows) * columns - len(pools) < len(rows):
            found.append(_grid(kit, (*icon, *text), tuple(rows), lock))
    found.append(_set(kit, tuple(row for row in (icon, text, *((cell,) for cell in pools), lock) if row)))
    return tuple(dict.fromkeys(found))


def _set(kit: Kit, rows: tuple[tuple[Cell, ...], ...]) -> Arranged:
    """Return a plate with its rows centred."""
    rows = tuple(row for row in rows if row)
    longs = [sum(_long(kit, cell) for cell in row) + GAP * (len(row) - 1) for row in rows]
    wide = math.ceil(max(longs, default=0.0)) + 2 * (SIDE if len(rows) == 1 else SIDE - 3)
    high = HEIGHT + ROW * (len(rows) - 1)
    cells: list[Cell] = []
    for place, (row, long) in enumerate(zip(rows, longs, strict=True)):
        x, y = -long / 2, (place - (len(rows) - 1) / 2) * ROW
        for cell in row:
            cells.append(msgspec.structs.replace(cell, x=x + _long(kit, cell) / 2, y=y))
            x += _long(kit, cell) + GAP
    return Arranged(wide + wide % 2, high + high % 2, tuple(cells))


def _grid(kit: Kit, first: tuple[Cell, ...], rows: tuple[tuple[Cell, ...], ...], lock: tuple[Cell, ...]) -> Arranged:
    """Return a plate with icon and text at the left and people in columns beside them."""
    columns = max(len(row) for row in rows)
    spans = [max(_long(kit, row[place]) for row in rows if place < len(row)) for place in range(columns)]
    begin = sum(_long(kit, cell) + GAP for cell in first)
    last = (_long(kit, lock[0]) + GAP) if lock else 0.0
    total = begin + sum(spans) + GAP * (columns - 1) + last
    wide, high = math.ceil(total) + 2 * SIDE, HEIGHT + ROW * (len(rows) - 1)
    cells: list[Cell] = []
    x = -total / 2
    for cell in first:
        cells.append(msgspec.structs.replace(cell, x=x + _long(kit, cell) / 2))
        x += _long(kit, cell) + GAP
    for number, row in enumerate(rows):
        x, y = -total / 2 + begin, (number - (len(rows) - 1) / 2) * ROW
        for place, cell in enumerate(row):
            cells.append(msgspec.structs.replace(cell, x=x + _long(kit, cell) / 2, y=y))
            x += spans[place] + GAP
    cells += [msgspec.structs.replace(cell, x=total / 2 - _long(kit, cell) / 2) for cell in lock]
    return Arranged(wide + wide % 2, high + high % 2, tuple(cells))


def plate(kit: Kit, arranged: Arranged) -> Sprite:
    """Return a plate as RGBA, its middle in the middle."""
    wide, high = arranged.wide, arranged.high
    brush = kit.brush(wide + 6, high + 6, origin=(wide / 2 + 3, high / 2 + 3))
    for grow, colour in ((2.2, "ink"), (0.0, "brass"), (-1.8, "umber")):
        brush.plate(-wide / 2 - grow, -high / 2 - grow, wide / 2 + grow, high / 2 + grow, 5 + grow, colour)
    for cell in arranged.cells:
        if cell.kind == "pool" and cell.unit is not None:
            x = cell.x - _long(kit, cell) / 2 + _disc_reach(kit, cell.unit) + 1
            if cell.unit.down:
                kit.fallen(brush, cell.unit, DISC - 2, x, cell.y)
            else:
                kit.small_person(brush, cell.unit, DISC, x, cell.y)
    drawn = brush.finish()
    picture = kit.opened(drawn)
    for cell in arranged.cells:
        x, y, long = wide / 2 + 3 + cell.x, high / 2 + 3 + cell.y, _long(kit, cell)
        if cell.kind == "icon":
            kit.stamp(picture, cell.text, x, y, ICON)
        elif cell.kind == "text":
            kit.write(picture, x, y, cell.text, "bold", TEXT, "bone", "middle")
        elif cell.kind == "lock":
            kit.stamp(picture, "lock", x - long / 2 + 10, y - 0.5, 23)
            kit.write(picture, x + long / 2, y, cell.text, "bold", TEXT, "bone", "right")
        else:
            kit.write(picture, x + long / 2, y, cell.text, "bold", TEXT, "bone", "right")
    return kit.sealed(picture, drawn)
