"""The terrains of the wilds: a tone each on a lightness step of its own, marks that tell them apart without colour, and the
marks along ways through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.canvas import BrushLike, Colour, Point

from . import covers
from .covers import MEASURE as MEASURE
from .covers import Clear as Clear


class Terrain(msgspec.Struct, frozen=True):
    """The named colours of a terrain: ground, coordinates on it, a way through it and the marks along that.

    ``dim`` is its tone on small maps.
    """

    fill: str
    dim: str
    ink: str = "cliff"
    way: str = ""
    way_ink: str = "rim"
    step: str = "bar"


TERRAINS: dict[str, Terrain] = {
    "snow": Terrain("ice_light", "flooded", way="ice", way_ink="blue_line", step="star"),
    "clearing": Terrain("clearing", "oat_shade", way="clearing", way_ink="hill_ink", step="tuft"),
    "coast": Terrain("coast", "reed", way="coast", way_ink="water", step="wave"),
    "stream": Terrain("stream", "flooded_shade", way="way_light", way_ink="spent_blue_line", step="wave"),
    "desert": Terrain("desert", "tan_line", way="desert", way_ink="hill_ink", step="dot"),
    "hills": Terrain("hills", "floor_line", way="hills", way_ink="hill_ink", step="arc"),
    "oasis": Terrain("oasis", "green", way="oasis", way_ink="spent_blue_line", step="drop"),
    "peaks": Terrain("peaks", "murk_shade", way="murk_line", way_ink="ash", step="peak"),
    "valley": Terrain("valley", "forest", way="valley", way_ink="forest_ink", step="vee"),
    "forest": Terrain("forest", "tree", way="valley", way_ink="forest_ink", step="fir"),
    "scrub": Terrain("scrub", "sepia", way="scrub", way_ink="board", step="bush"),
    "marsh": Terrain("marsh", "spent_corridor", "bone", way="marsh_way", way_ink="marsh", step="bar"),
    "water": Terrain("water", "spent_blue", "bone", way="water", way_ink="wave", step="wave"),
    "ash": Terrain("ash", "slate", "bone", way="ash", way_ink="ash_light", step="crack"),
}
"""Every terrain, the lightest first. A second name for one is in `ALIKE`."""

ALIKE = {
    "river": "stream",
    "mountains": "peaks",
    "swamp": "marsh",
    "plains": "clearing",
    "meadow": "clearing",
    "dunes": "desert",
    "sea": "water",
    "lake": "water",
}
"""Other names of terrains."""


def proper(name: str) -> str:
    """Return the name that a terrain is drawn under; ``ValueError`` when there is none of that name."""
    name = ALIKE.get(name, name)
    if name not in TERRAINS:
        raise ValueError(f"no terrain is called {name!r}; known are {', '.join(sorted((*TERRAINS, *ALIKE)))}")
    return name


def terrain(name: str) -> Terrain:
    """Return a terrain by its name; ``ValueError`` when there is none of that name."""
    return TERRAINS[proper(name)]


def cover(
    brush: BrushLike, name: str, clear: Sequence[Clear], kind: int, grain: float = 1.0, flow: tuple[int, ...] = ()
) -> None:
    """Draw a terrain's marks by any of its names, see `covers.cover`."""
    covers.cover(brush, proper(name), clear, kind, grain, flow)


def step(brush: BrushLike, name: str, x: float, y: float, along: Point, ink: Colour = "") -> None:
    """Draw one mark of a way around (x, y), upright, in its own colour or in ``ink``; ``along`` is the way's direction."""
    look = terrain(name)
    _STEPS[look.step](brush, x, y, ink or look.way_ink, along)


def _fir(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.polygon(((x - 3.6, y + 3), (x, y - 4), (x + 3.6, y + 3)), ink)


def _arc(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.8, y + 3), (x - 3, y - 1), (x, y - 2.8), (x + 3, y - 1), (x + 3.8, y + 3)), 1.5, ink)


def _bar(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 4, y), (x + 4, y)), 1.5, ink)


def _peak(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.4, y + 3), (x, y - 3), (x + 3.4, y + 3)), 1.5, ink)


def _vee(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.4, y - 2.5), (x, y + 2.5), (x + 3.4, y - 2.5)), 1.5, ink)


def _wave(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 4.5, y + 1), (x - 2, y - 1.6), (x + 1.6, y + 1.6), (x + 4.5, y - 1)), 1.5, ink)


def _dot(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x - along[0] * 2.6, y - along[1] * 2.6 - 1, 1.3, ink)
    brush.disc(x + along[0] * 2.6, y + along[1] * 2.6 + 1.4, 1.3, ink)


def _drop(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x, y + 0.8, 2.6, ink)
    brush.polygon(((x - 2.3, y), (x, y - 4), (x + 2.3, y)), ink)


def _tuft(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    for dx in (-2.4, 0, 2.4):
        brush.stroke(((x + dx * 0.4, y + 3), (x + dx, y - 2.4)), 1.2, ink)


def _bush(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x - 1.7, y + 0.6, 2.1, ink)
    brush.disc(x + 1.7, y + 0.6, 2.1, ink)
    brush.disc(x, y - 1.4, 2, ink)


def _crack(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.6, y + 2.6), (x - 0.6, y - 0.6), (x + 0.6, y + 0.8), (x + 3.6, y - 2.6)), 1.4, ink)


def _star(brush: BrushLike, x: float, y: float, ink: Colour, along: Point) -> None:
    for dx, dy in ((3.2, 0.0), (1.6, 2.8), (1.6, -2.8)):
        brush.stroke(((x - dx, y - dy), (x + dx, y + dy)), 1.1, ink)


_STEPS: dict[str, Callable[[BrushLike, float, float, Colour, Point], None]] = {
    "fir": _fir,
    "arc": _arc,
    "bar": _bar,
    "peak": _peak,
    "vee": _vee,
    "wave": _wave,
    "dot": _dot,
    "drop": _drop,
    "tuft": _tuft,
    "bush": _bush,
    "crack": _crack,
    "star": _star,
}
