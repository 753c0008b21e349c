"""One hex as one sprite: floor, marks, borders, reach, icons, coordinate and token, or fog with cliff and glow.

A hex is drawn with a rim of its surroundings around it, so that its edge is smooth, and cut by the lattice's mask. It
depends on its own content and its six neighbours only; equal hexes are one sprite.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.frame import READ
from engine.core.scene import HexCell
from engine.maps.lattice import Lattice
from engine.maps.windows import band, inset
from engine.render import pixels, tokens
from engine.render.brush import Brush, Colour, Point, blot, capital, star, write
from engine.render.canvas import indexed, tone
from engine.render.floors import floor, mark
from engine.render.icons import known as icon_known
from engine.render.icons import stamp
from engine.render.lattice import sheet
from engine.render.memory import remembered

RIM = 5.5
SEAM = 1.7
DASHES = ((0.02, 0.2), (0.4, 0.6), (0.8, 0.98))
"""The parts of a side that are drawn where two plates meet."""
LINE = 0.85
LIT = 6.5
SHADE = 13.0
CLIFF = 14.0
GLOW = ((31.0, "glow_4"), (23.0, "glow_3"), (15.5, "glow_2"), (8.5, "glow_1"))
GATE = 0.46
"""The part of a side that stands open where door meets door."""

Plates = tuple[int | None, ...]
"""What lies at the six sides: the plate of the neighbour, or nothing known."""

Lights = tuple[tuple[int, ...] | None, ...]
"""What lies at the six sides of fog: which sides of the neighbour glow (maybe none), or nothing known."""


def _moved(points: Sequence[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def _upper(lattice: Lattice) -> tuple[int, ...]:
    """The sides that look up: they cast shade inwards, and cliffs hang from what lies beyond them."""
    return (0, 5) if lattice.pointed else (0, 4, 5)


@remembered(512)
def _ground(lattice: Lattice, name: str, borders: str, gates: tuple[int, ...], kind: int) -> Image.Image:
    """Draw a hex without its content. ``borders`` has a letter per side: same plate, other plate, void or lit."""
    look, v, k = floor(name), lattice.vertices, lattice.line
    brush = sheet(lattice, look.fill)
    mark(brush, name, lattice, kind)
    upper = _upper(lattice)
    sides = [(v[i], v[(i + 1) % 6]) for i in range(6)]
    for i in upper:
        if borders[i] in "vl":
            brush.polygon(band(*sides[i], SHADE * k), look.shade)
    if lattice.radius >= 44 and not look.mark:
        _ticks(brush, lattice, look.tick, borders)
    for i, (a, b) in enumerate(sides):
        if borders[i] == "s":
            brush.polygon(band(a, b, LINE * k, LINE * k), look.line)
    for i, (a, b) in enumerate(sides):
        if borders[i] == "o":
            _seam(brush, a, b, k)
            if i in gates:
                _gate(brush, a, b, k)
    for i, (a, b) in enumerate(sides):
        if borders[i] == "v":
            brush.polygon(band(a, b, RIM * k), "rim")
    for i, (a, b) in enumerate(sides):
        if borders[i] == "l":
            brush.polygon(band(a, b, LIT * k), "lantern")
    for i, (a, b) in enumerate(sides):
        if borders[i] == "l":
            brush.polygon(band(a, b, 1.9 * k), "trail")
    for i, (a, b) in enumerate(sides):
        if borders[i] in "vl":
            around = "glow_1" if borders[i] == "l" else "fog_near" if i in upper else "cliff"
            brush.polygon(band(a, b, 0, 20 * k), around)
    return brush.finish()


def _seam(brush: Brush, a: Point, b: Point, k: float) -> None:
    """Draw where two plates meet as dashes: they are no wall."""
    for begins, ends in DASHES:
        brush.polygon(band(_between(a, b, begins), _between(a, b, ends), SEAM * k, SEAM * k, beyond=0), "rim")


def _gate(brush: Brush, a: Point, b: Point, k: float) -> None:
    cut = (1 - GATE) / 2
    p, q = _between(a, b, cut), _between(a, b, 1 - cut)
    brush.polygon(band(p, q, SEAM * k + 0.4, SEAM * k + 0.4, beyond=0), "gate")


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _ticks(brush: Brush, lattice: Lattice, colour: Colour, borders: str) -> None:
    """Draw the inlay in the corners: short lines along both sides, where no rim is in the way."""
    corners = inset(lattice.vertices, [10.5 * lattice.line] * 6)
    for i in range(6):
        before, here, after = corners[i - 1], corners[i], corners[(i + 1) % 6]
        if borders[i] in "vl" or borders[i - 1] in "vl":
            continue
        brush.stroke((_between(here, before, 0.22), here, _between(here, after, 0.22)), 1.7 * lattice.line, colour)


class _CellLine(NamedTuple):
    """A line around hexes: how deep inside their outer sides its middle runs, half its width with casing and without."""

    middle: float
    casing: float
    half: float
    colours: tuple[str, str]


_LINES = {
    "reach": _CellLine(9.5, 3.3, 2.0, ("bone", "blue")),
    "newest": _CellLine(2.0, 4.2, 2.2, ("ink", "white")),
}


@remembered(256)
def _outline(lattice: Lattice, name: str, joined: tuple[bool, ...]) -> Image.Image:
    """Return the part of an outline in a hex as RGBA; ``joined`` tells which neighbours lie within it too."""
    wide, high = lattice.reach
    line, k = _LINES[name], lattice.line
    brush = Brush(2 * wide, 2 * high, origin=(wide, high))
    for half, colour in ((line.casing, line.colours[0]), (line.half, line.colours[1])):
        strip = _strip(brush, lattice, joined, (line.middle - half) * k, (line.middle + half) * k)
        brush.sheet.paste((*tone(colour), 255), (0, 0), strip)
    return brush.finish()


def _strip(brush: Brush, lattice: Lattice, joined: tuple[bool, ...], near: float, far: float) -> Image.Image:
    strip = Image.new("1", brush.sheet.size)
    pen = ImageDraw.Draw(strip)
    for depth, fill in ((near, 1), (far, 0)):
        # The sides towards the others move outwards a little, lest the line ends short of the border.
        points = _grown(lattice)
        left = inset(points, [0 if inside else depth + GROWN for inside in joined])
        if len(left) > 2:
            pen.polygon([brush.at(x, y) for x, y in left], fill=fill)
    return strip


GROWN = 2.0


@cache
def _grown(lattice: Lattice) -> tuple[Point, ...]:
    middle = lattice.half
    return tuple((x * (middle + GROWN) / middle, y * (middle + GROWN) / middle) for x, y in lattice.vertices)


@remembered(1024)
def fog(lattice: Lattice, near: bool, lights: Lights) -> Image.Image:
    """Return an unknown hex, one step from the map (``near``) or two, with the cliffs and the glow of its neighbours."""
    v, k = lattice.vertices, lattice.line
    brush = sheet(lattice, "fog_far")
    if near:
        brush.polygon(inset(v, [2.2 * k] * 6), "dusk")
        brush.polygon(inset(v, [3.4 * k] * 6), "fog_near")
    else:
        brush.polygon(inset(v, [2.2 * k] * 6), "fog_faint")
        brush.polygon(inset(v, [3.4 * k] * 6), "fog_far")
    beside = [(i, 2 * x, 2 * y) for i, (x, y) in enumerate(lattice.middles) if lights[i] is not None]
    if not beside:
        return indexed(brush.finish())
    hanging = [(x, y) for i, x, y in beside if i in _upper(lattice)]
    for colour, depth in (("cliff_line", CLIFF * k), ("cliff", (CLIFF - 1.8) * k)):
        for x, y in hanging:
            brush.polygon(_moved(v, x, y + depth), colour)
            brush.polygon(_moved(v, x, y + depth / 2), colour)
    for reach, colour in GLOW:
        for i, x, y in beside:
            for side in lights[i] or ():
                ends = _moved((v[side], v[(side + 1) % 6]), x, y)
                brush.stroke(ends, 2 * reach * k, colour)
    for i, x, y in beside:
        lit = lights[i]
        brush.polygon(_moved(v, x, y), "trail" if lit and (i + 3) % 6 in lit else "rim")
    return indexed(brush.finish())


def borders_of(cell: HexCell, plates: Plates) -> str:
    """Return the kind of each side of a hex: "s"ame plate, "o"ther plate, "v"oid, or "l"it void."""
    kinds = []
    for side, plate in enumerate(plates):
        if plate is None:
            kinds.append("l" if side in cell.lit else "v")
        else:
            kinds.append("s" if plate == cell.plate else "o")
    return "".join(kinds)


@remembered(2048)
def hexagon(
    lattice: Lattice,
    cell: HexCell,
    plates: Plates,
    reach: tuple[bool, ...] | None,
    newest: tuple[bool, ...] | None = None,
) -> Image.Image:
    """Return a known hex with all that lies on it.

    ``reach`` and ``newest`` tell which neighbours lie within the reach, and within what is newest, too; None: it does not.
    """
    if cell.state not in ("visited", "seen"):
        raise ValueError(f"no hex has the state {cell.state!r}; known are seen, visited")
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4 if floor(cell.floor).mark else 0
    image = _ground(lattice, cell.floor, borders_of(cell, plates), cell.gates, kind).copy()
    for name, joined in (("newest", newest), ("reach", reach)):
        if joined is not None:
            outline = _outline(lattice, name, joined)
            image.paste(outline, (0, 0), outline)
    wide, high = lattice.reach
    unit, icons = cell.token, [icon_known(name) for name in cell.icons]
    shift, radius = stand(lattice, cell)
    if unit is not None:
        loose = [name for name in icons if name not in UNDERFOOT]
        if loose:
            size = round(22 * max(1.0, lattice.scale))
            stamp_on(image, loose[0], wide - round(lattice.radius * 0.5), high - tokens.lift(radius), size)
    else:
        _place_icons(image, icons, wide, high - round((12 if cell.label else 2) * lattice.scale), lattice)
        if cell.label:
            middle, look = high + LABEL * lattice.scale - _lift_of_label(lattice, reach), floor(cell.floor)
            if reach is not None or newest is not None:
                # What lies under it at the sides of a small hex is a line.
                blot(image, wide, middle, cell.label, "medium", label_size(lattice), look.fill)
            write(image, wide, middle, cell.label, "medium", label_size(lattice), look.ink, "middle")
    if cell.state == "seen":
        image = pixels.blend(image, pixels.new("RGB", image.size, tone("seen")), 0.56)
    if unit is not None:
        drawn, out = tokens.token(unit, radius, shift), tokens.reach_of(radius)
        image.paste(drawn, (wide + shift - out, high - out), drawn)
    return indexed(image)


def _lift_of_label(lattice: Lattice, reach: tuple[bool, ...] | None) -> float:
    """Return how much higher a coordinate stands where the line of a reach runs below it in a small hex."""
    if lattice.pointed or reach is None or reach[_LOWER]:
        return 0.0
    line = lattice.half - (_LINES["reach"].middle + _LINES["reach"].casing) * lattice.line
    return max(0.0, LABEL * lattice.scale + capital("medium", label_size(lattice)) / 2 + 1.5 - line)


_LOWER = 2
"""The side of a flat hex that looks down."""

LABEL = 19
"""How far below the middle of a hex of the usual size its coordinate stands."""

LABEL_LEAST, LABEL_MOST = READ, 34
"""How small and how large coordinates are written."""


def label_size(lattice: Lattice) -> int:
    """Return how large coordinates are written on hexes of a lattice."""
    return max(LABEL_LEAST, min(LABEL_MOST, round(lattice.radius * 0.5)))


UNDERFOOT = frozenset({"explored", "door"})
"""Icons that are left out where a token stands; the others move to its left."""


def stand(lattice: Lattice, cell: HexCell) -> tuple[int, int]:
    """Return how far right of the middle the token of a cell stands, and its radius."""
    radius = round(lattice.radius * (0.35 if lattice.pointed else 0.43))
    crowded = any(name not in UNDERFOOT for name in cell.icons)
    unit = cell.token
    part = 0.3 if unit is not None and unit.acting else 0.04 if unit is not None and unit.icon else 0.24
    return (round(lattice.radius * part) if crowded else 0), radius


def _place_icons(image: Image.Image, icons: Sequence[str], x: float, y: float, lattice: Lattice) -> None:
    size = round(34 * lattice.scale)
    if len(icons) == 1:
        stamp_on(image, icons[0], x, y, size)
    elif icons:
        for name, shift in zip(icons[:2], (-0.33, 0.33), strict=True):
            stamp_on(image, name, x + round(shift * lattice.radius), y, round(size * 0.76))


def stamp_on(image: Image.Image, name: str, x: float, y: float, size: int) -> None:
    """Lay an icon on a floor; a shard is larger and gets the pale star it lies on."""
    if name == "shard":
        halo = _halo(round(size * 1.28))
        image.paste(halo, (round(x - halo.width / 2), round(y - halo.height / 2)), halo)
        size = round(size * (1.22 if size >= 34 else 1.1))
    elif name == "explored":
        size = round(size * 0.84)
    stamp(image, name, x, y, size, outlined=True)


@remembered()
def _halo(size: int) -> Image.Image:
    brush = Brush(size, size, origin=(size / 2, size / 2))
    brush.polygon(star(0, 0, size / 2, size * 0.38, 16), "star")
    return brush.finish()
