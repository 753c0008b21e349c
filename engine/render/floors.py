"""Floors: the tones of a tile, and the marks that tell one ground from another without colour."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.render.brush import Brush, Point, curve
from engine.render.drawings.emblems import flame
from engine.render.lattice import Lattice


class Floor(msgspec.Struct, frozen=True):
    """The named colours of a floor: ground, shade under upper rims, lines between cells, coordinates, corner inlay.

    ``mark`` tells that it carries marks of its own and no inlay; ``flat`` is its tone on small maps.
    """

    fill: str
    shade: str
    line: str
    ink: str = "sepia"
    tick: str = ""
    mark: bool = False
    flat: str = ""


FLOORS: dict[str, Floor] = {
    "wheat": Floor("wheat", "wheat_shade", "floor_line", tick="wheat_shade", flat="wheat_shade"),
    "oat": Floor("oat", "oat_shade", "floor_line", tick="sand", flat="oat_shade"),
    "sand": Floor("sand", "sand_shade", "floor_line", tick="sand_tick", flat="sand_shade"),
    "flooded": Floor("flooded", "flooded_shade", "flood_line", "flooded_ink", mark=True, flat="flooded_shade"),
    "murk": Floor("murk", "murk_shade", "murk_line", "board", mark=True, flat="murk_line"),
    "embers": Floor("embers", "embers_shade", "embers_line", "board", mark=True, flat="embers_shade"),
    "hush": Floor("hush", "hush_shade", "hush_line", "board", mark=True, flat="hush_line"),
}
"""Every name that a scene may use for the floor of a hex."""


def floor(name: str) -> Floor:
    """Return a floor by its name; ``ValueError`` when there is none of that name."""
    if name not in FLOORS:
        raise ValueError(f"no floor is called {name!r}; known are {', '.join(sorted(FLOORS))}")
    return FLOORS[name]


def mark(brush: Brush, name: str, lattice: Lattice, kind: int) -> None:
    """Draw a floor's marks, out of the way of icon and coordinate; ``kind`` (0-3) varies where they lie."""
    draw = _MARKS.get(name)
    if draw is None:
        return
    unit = lattice.radius / 46
    for x, y in _SPOTS[kind]:
        if unit > 1:
            draw(brush.inner(x * unit, y * unit, 48 * unit).moved(24, 24), 0, 0)
        else:
            draw(brush, x * unit, y * unit)


def mark_middle(brush: Brush, name: str) -> None:
    """Draw a floor's mark small around the middle, as a legend shows it."""
    draw = _MARKS.get(name)
    if draw is not None:
        for y in (-5, 5):
            draw(brush.inner(0, y, 34).moved(24, 24), 0, 0)


_SPOTS: tuple[tuple[Point, ...], ...] = (
    ((-27, 1), (25, -24)),
    ((27, 2), (-24, 27)),
    ((-25, -22), (28, 5)),
    ((25, 27), (-28, 3)),
)


def _wave(brush: Brush, x: float, y: float) -> None:
    points = curve((x - 12, y + 2), (x - 8, y - 6), (x - 2, y - 4), (x, y), 8)
    points += curve((x, y), (x + 2, y + 4), (x + 8, y + 5), (x + 12, y - 2), 8)
    brush.stroke(points, 2.2, "flood_line")


def _bars(brush: Brush, x: float, y: float) -> None:
    brush.stroke(((x - 11, y - 3), (x + 6, y - 3)), 2.4, "murk_line")
    brush.stroke(((x - 5, y + 4), (x + 12, y + 4)), 2.4, "murk_line")


def _flames(brush: Brush, x: float, y: float) -> None:
    flame(brush, "embers_line", "embers", x=x, y=y + 8, size=0.36)


def _crosses(brush: Brush, x: float, y: float) -> None:
    for dx, dy in ((-6, 4), (6, -4)):
        brush.stroke(((x + dx - 4, y + dy - 4), (x + dx + 4, y + dy + 4)), 2, "hush_line")
        brush.stroke(((x + dx - 4, y + dy + 4), (x + dx + 4, y + dy - 4)), 2, "hush_line")


_MARKS: dict[str, Callable[[Brush, float, float], None]] = {
    "flooded": _wave,
    "murk": _bars,
    "embers": _flames,
    "hush": _crosses,
}
