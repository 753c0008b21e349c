"""Floors: the tones of a tile, and the marks that tell one ground from another without colour."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from engine.maps.curves import curve
from engine.maps.lattice import Lattice
from engine.render import glyphs
from engine.render.brush import Brush, Point


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
    "gale": Floor("gale", "gale_shade", "gale_line", "wall_ink", mark=True, flat="gale_shade"),
    "dust": Floor("dust", "dust_shade", "dust_line", "board", mark=True, flat="dust_shade"),
    "balm": Floor("balm", "balm_shade", "balm_line", "forest_ink", mark=True, flat="balm_shade"),
    # Of the drowned observatory, the ropeworks, the glasshouse.
    "tide": Floor("tide", "reed_line", "spent_tide", "spent_blue_line", mark=True, flat="reed_line"),
    "pool": Floor("pool", "pool_shade", "blue_line", "water_ink", mark=True, flat="pool_shade"),
    "moon": Floor("moon", "balm_grey", "flood_line", "flooded_ink", mark=True, flat="balm_grey"),
    "hemp": Floor("hemp", "reed", "tuft", "board", mark=True, flat="reed"),
    "tarred": Floor("tarred", "dune_shade", "dune", "board", mark=True, flat="dune_shade"),
    "deck": Floor("reed", "plank_shade", "plank_light", "board", mark=True, flat="plank_shade"),
    "pane": Floor("pane", "balm_grey", "pane_line", "forest_ink", mark=True, flat="balm_grey"),
    "leaf": Floor("moss", "moss_shade", "moss_line", "forest_ink", mark=True, flat="moss_shade"),
    "lawn": Floor("stream", "moss", "moss_line", "forest_ink", mark=True, flat="moss"),
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
    ((-28, -3), (24, -26)),
    ((28, -2), (-23, -27)),
    ((-24, -24), (29, -4)),
    ((25, -24), (-30, 0)),
)
"""Above the coordinate, which stands in the lower half and is as wide as that, and beside the icon."""


def _wave(brush: Brush, x: float, y: float) -> None:
    points = curve((x - 12, y + 2), (x - 8, y - 6), (x - 2, y - 4), (x, y), 8)
    points += curve((x, y), (x + 2, y + 4), (x + 8, y + 5), (x + 12, y - 2), 8)
    brush.stroke(points, 2.2, "flood_line")


def _bars(brush: Brush, x: float, y: float) -> None:
    brush.stroke(((x - 11, y - 3), (x + 6, y - 3)), 2.4, "murk_line")
    brush.stroke(((x - 5, y + 4), (x + 12, y + 4)), 2.4, "murk_line")


def _flames(brush: Brush, x: float, y: float) -> None:
    glyphs.draw(brush.inner(x, y + 8 - 21 * 0.36, 48 * 0.36), "embers", outer="embers_line", inner="embers")


def _crosses(brush: Brush, x: float, y: float) -> None:
    for dx, dy in ((-6, 4), (6, -4)):
        brush.stroke(((x + dx - 4, y + dy - 4), (x + dx + 4, y + dy + 4)), 2, "hush_line")
        brush.stroke(((x + dx - 4, y + dy + 4), (x + dx + 4, y + dy - 4)), 2, "hush_line")


def _gusts(brush: Brush, x: float, y: float) -> None:
    for dx, dy in ((-4, -4), (3, 4)):
        points = [
            (x + dx - 9, y + dy),
            *curve((x + dx + 3, y + dy), (x + dx + 11, y + dy), (x + dx + 9, y + dy - 7), (x + dx + 4, y + dy - 5), 6),
        ]
        brush.stroke(points, 2.2, "gale_line")


def _motes(brush: Brush, x: float, y: float) -> None:
    for dx, dy, size in ((-8, 3, 2.6), (0, -5, 2.0), (3, 5, 3.0), (10, -2, 2.2)):
        brush.disc(x + dx, y + dy, size, "dust_line")


def _drops(brush: Brush, x: float, y: float) -> None:
    for dx, dy in ((-6, 3), (6, -3)):
        brush.polygon(
            [(x + dx, y + dy - 7), (x + dx + 4, y + dy + 1), (x + dx, y + dy + 5), (x + dx - 4, y + dy + 1)], "balm_line"
        )


def _star(brush: Brush, x: float, y: float) -> None:
    points = []
    for turn in range(8):
        far, angle = (6.5, 2.0)[turn % 2], math.pi * turn / 4
        points.append((x + far * math.sin(angle), y - far * math.cos(angle)))
    brush.polygon(points, "tide_mark")


def _planks(brush: Brush, x: float, y: float) -> None:
    for dy in (-4, 4):
        brush.stroke(((x - 10, y + dy), (x + 10, y + dy)), 1.6, "plank_light")
    brush.stroke(((x + 1, y - 4), (x + 1, y + 4)), 1.6, "plank_light")


def _leaf(brush: Brush, x: float, y: float) -> None:
    blade = [*curve((x - 8, y + 4), (x - 6, y - 6), (x + 2, y - 7), (x + 8, y - 5), 6)]
    blade += [*curve((x + 8, y - 5), (x + 7, y + 4), (x - 1, y + 6), (x - 8, y + 4), 6)]
    brush.polygon(blade, "leaf_mark")


_MARKS: dict[str, Callable[[Brush, float, float], None]] = {
    "flooded": _wave,
    "murk": _bars,
    "embers": _flames,
    "hush": _crosses,
    "gale": _gusts,
    "dust": _motes,
    "balm": _drops,
    **dict.fromkeys(("tide", "pool", "moon"), _star),
    **dict.fromkeys(("hemp", "tarred", "deck"), _planks),
    **dict.fromkeys(("pane", "leaf", "lawn"), _leaf),
}
