"""Where the names of the points of a map go: beside them, none over another or over what is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import Face, Kit
from engine.maps.curves import Box, apart
from engine.maps.lattice import Point

LINE = 24
"""Height of a line of a name."""

AROUND = 3
"""Pixels between two names, and between a name and other things."""

ON_PATH = 90.0
"""What it costs to stand on a path: more than to stand aside or to be shortened."""

LEAST = 64
"""A name is not shortened to less than so many pixels before it is left out."""


class PlaceName(msgspec.Struct, frozen=True):
    """A name to be placed: its text, how it is set, and the disc that it belongs to."""

    text: str
    face: str
    size: int
    x: int
    y: int
    radius: float


class Placed(msgspec.Struct, frozen=True):
    """A name as it is drawn: its lines and the middle of the whole."""

    lines: tuple[str, ...]
    x: float
    y: float
    name: PlaceName
    size: tuple[float, float]

    @property
    def box(self) -> Box:
        """The rectangle that the name takes up."""
        wide, high = self.size
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2


def _size(kit: Kit, lines: Sequence[str], name: PlaceName) -> tuple[float, float]:
    return max(_long(kit, line, name) for line in lines), LINE * len(lines) - 2


def _face(name: PlaceName) -> Face:
    return "bold" if name.face == "bold" else "medium"


def _long(kit: Kit, text: str, name: PlaceName) -> float:
    return kit.width(text, _face(name), name.size)


def _settings(kit: Kit, name: PlaceName, room: float) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield the ways to set a name, best first, each with how much worse it is than the first."""
    two = kit.halves(name.text, _face(name), name.size)
    if _long(kit, name.text, name) <= room:
        yield (name.text,), 0.0
    if len(two) > 1 and max(_long(kit, line, name) for line in two) <= room:
        yield two, 6.0
    for part, worse in ((0.75, 60.0), (0.55, 70.0), (0.0, 80.0)):
        short = max(LEAST, _long(kit, name.text, name) * part)
        text = kit.cut(name.text, _face(name), name.size, short)
        if text and text != name.text:
            yield (text,), worse


@lru_cache(maxsize=32)
def place_names(
    kit: Kit,
    names: tuple[PlaceName, ...],
    taken: tuple[Box, ...],
    paths: tuple[Point, ...],
    area: tuple[int, int, int, int],
    room: float,
) -> tuple[Placed, ...]:
    """Return where names go, those given first having first choice; one that finds no room is left out.

    None covers another, a rectangle of ``taken`` or the edge of ``area``; one that covers points of ``paths`` finds no room
    anywhere else. ``room`` is how long a line may be.
    """
    placed: list[Placed] = []
    full = list(taken)
    for name in names:
        best: tuple[float, Placed] | None = None
        for lines, worse in _settings(kit, name, room):
            wide, high = size = _size(kit, lines, name)
            for x, y, cost in _spots(name, wide, high):
                cost += worse
                if best is not None and cost >= best[0]:
                    continue
                spot = Placed(lines, x, y, name, size)
                box = spot.box
                if box[0] < area[0] + 6 or box[2] > area[2] - 6 or box[1] < area[1] + 4 or box[3] > area[3] - 4:
                    continue
                grown = box[0] - AROUND, box[1] - 1, box[2] + AROUND, box[3] + 1
                if not all(apart(grown, other) for other in full):
                    continue
                cost += ON_PATH * sum(box[0] - 4 < px < box[2] + 4 and box[1] - 3 < py < box[3] + 3 for px, py in paths)
                if best is None or cost < best[0]:
                    best = cost, spot
        if best is not None:
            placed.append(best[1])
            full.append(best[1].box)
    return tuple(placed)


def _spots(name: PlaceName, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Yield middles for a name around its disc, each with its cost: below is best."""
    down, aside = name.radius + 8 + high / 2, name.radius + 8 + wide / 2
    yield name.x, name.y + down, 0.0
    yield name.x, name.y - down, 9.0
    for lift in (0.0, 14.0, -14.0, 26.0, -26.0):
        yield name.x + aside, name.y + lift, 10.0 + abs(lift) / 6
        yield name.x - aside, name.y + lift, 10.0 + abs(lift) / 6
    for more in (18, 36, 54):
        yield name.x, name.y + down + more, 16.0 + more / 3
        yield name.x, name.y - down - more, 20.0 + more / 3
    for lean in (0.2, -0.2, 0.35, -0.35, 0.55, -0.55, 0.7, -0.7):
        yield name.x + wide * lean, name.y + down, 5.0 + 8 * abs(lean)
        yield name.x + wide * lean, name.y - down, 13.0 + 8 * abs(lean)
    # Between below and beside, where the disc is round.
    for side in (-1, 1):
        reach = name.radius * 0.72 + wide / 2 + 8
        yield name.x + side * reach, name.y + name.radius * 0.72 + high / 2, 12.0
        yield name.x + side * reach, name.y - name.radius * 0.72 - high / 2, 15.0
