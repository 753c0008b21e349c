"""Icons and figures as they lie in data: SVG files of simple shapes in a box of 48 units, drawn with a brush.

``data/icons`` holds what belongs to no game, ``data/<game>/icons`` and ``data/<game>/figures`` what a game brings along.
The name is that of the file, with spaces for hyphens. Shapes are ``polygon``, ``polyline``, ``rect``, ``circle`` and
``ellipse``. A ``path`` is a rectangle of which only some corners are round. A ``g`` moves and scales such shapes, and a
``use`` draws another file. A colour is ``#RRGGBB``, or ``var(--name)`` with a default in the style of the root.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from engine.render.brush import Brush, Colour, Point

DATA = Path(__file__).resolve().parents[2] / "data"

Shape = tuple[Callable[[Brush, Colour], None], str]
"""How a shape is drawn, and its colour: "#RRGGBB", or the name of one that the caller may choose."""


class Glyph:
    """What a file draws: its shapes, lowest first, and the colours that may be chosen with what they are otherwise."""

    def __init__(self, shapes: list[Shape], colours: Mapping[str, Colour]) -> None:
        self.shapes, self.colours = shapes, colours

    def draw(self, brush: Brush, **colours: Colour) -> None:
        """Draw it on a brush in a box of 48 units."""
        tones = {**self.colours, **colours}
        for shape, colour in self.shapes:
            shape(brush, tones[colour])


@cache
def files(kind: str) -> Mapping[str, Path]:
    """Return the files of a kind ("icons" or "figures") by the names of what they draw."""
    folders = (DATA / kind, *DATA.glob(f"*/{kind}"))
    return {path.stem.replace("-", " "): path for folder in folders for path in sorted(folder.glob("*.svg"))}


@cache
def glyph(kind: str, name: str) -> Glyph:
    """Return what is drawn by a name; `KeyError` where no file has it."""
    return read(files(kind)[name])


def draw(brush: Brush, icon: str, **colours: Colour) -> None:
    """Draw an icon on a brush in a box of 48 units, in other colours if it has some to choose."""
    glyph("icons", icon).draw(brush, **colours)


def read(path: Path) -> Glyph:
    """Read a file; ``ValueError`` for a shape or a colour that is not drawn here."""
    root = ElementTree.parse(path).getroot()
    colours: dict[str, Colour] = {name: _rgb(value) for name, value in _VARIABLE.findall(root.get("style", ""))}
    shapes: list[Shape] = []
    for element, within in _elements(root):
        tag = element.tag.rpartition("}")[2]
        if tag == "use":
            other = read(path.parent / element.get("href", ""))
            shapes += other.shapes
            colours = {**other.colours, **colours}
        elif tag in _SHAPES:
            outlined = element.get("fill") == "none"
            colour = element.get("stroke" if outlined else "fill", "").removeprefix("var(--").removesuffix(")")
            if colour not in colours:
                colours[colour] = _rgb(colour)
            shapes.append((within(_SHAPES[tag](element, outlined)), colour))
        else:
            raise ValueError(f"{path}: a {tag} is no shape that is drawn; known are {', '.join(_SHAPES)}")
    return Glyph(shapes, colours)


Drawing = Callable[[Brush, Colour], None]


def _elements(root: ElementTree.Element) -> Iterator[tuple[ElementTree.Element, Callable[[Drawing], Drawing]]]:
    """Yield the shapes of a file, those of a group too, each with what places it in the box."""
    for element in root:
        tag = element.tag.rpartition("}")[2]
        if tag == "g":
            x, y, scale = (float(number) for number in _NUMBER.findall(element.get("transform", "")))
            yield from ((part, _placer(x + 24 * scale, y + 24 * scale, 48 * scale)) for part in element)
        elif tag != "title":
            yield element, lambda drawing: drawing


def _placer(x: float, y: float, size: float) -> Callable[[Drawing], Drawing]:
    return lambda drawing: lambda brush, colour: drawing(brush.inner(x, y, size), colour)


_VARIABLE = re.compile(r"--(\w+): (#[0-9A-F]{6})")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_STEP = re.compile(r"[MLA][^MLAZ]*")


def _rgb(code: str) -> Colour:
    if not re.fullmatch(r"#[0-9A-F]{6}", code):
        raise ValueError(f"{code!r} is no colour; known are #RRGGBB and var(--name)")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:], 16)


def _points(element: ElementTree.Element) -> list[Point]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in element.get("points", "").split())]


def _numbers(element: ElementTree.Element, *names: str) -> list[float]:
    return [float(element.get(name, "0")) for name in names]


def _polygon(element: ElementTree.Element, outlined: bool) -> Drawing:
    points = _points(element)
    if outlined:
        return _line(element, closed=True)
    return lambda brush, colour: brush.polygon(points, colour)


def _polyline(element: ElementTree.Element, outlined: bool) -> Drawing:
    return _line(element, closed=False)


def _line(element: ElementTree.Element, *, closed: bool) -> Drawing:
    points, wide, ends = _points(element), float(element.get("stroke-width", "1")), element.get("stroke-linecap") != "butt"
    return lambda brush, colour: brush.stroke(points, wide, colour, closed=closed, round_ends=ends)


def _rect(element: ElementTree.Element, outlined: bool) -> Drawing:
    left, top, wide, high = (Decimal(element.get(name, "0")) for name in ("x", "y", "width", "height"))
    x0, y0, x1, y1 = float(left), float(top), float(left + wide), float(top + high)
    if element.get("rx") is None:
        return lambda brush, colour: brush.box(x0, y0, x1, y1, colour)
    (radius,) = _numbers(element, "rx")
    return lambda brush, colour: brush.plate(x0, y0, x1, y1, radius, colour)


def _path(element: ElementTree.Element, outlined: bool) -> Drawing:
    """Return the drawing of a rectangle whose path has an arc for each round corner, the upper left one first."""
    steps = [(step[0], [float(number) for number in _NUMBER.findall(step)]) for step in _STEP.findall(element.get("d", ""))]
    ends = [numbers[-2:] for _, numbers in steps]
    (x0, x1), (y0, y1) = ((min(along), max(along)) for along in zip(*ends, strict=True))
    radius = next(numbers[0] for letter, numbers in steps if letter == "A")
    begun = [ends[place - 1] for place, (letter, _) in enumerate(steps) if letter == "A"]
    clockwise = (x0, y0 + radius), (x1 - radius, y0), (x1, y1 - radius), (x0 + radius, y1)
    upper_left, upper_right, lower_right, lower_left = [min(math.dist(at, arc) for arc in begun) < 0.01 for at in clockwise]
    corners = upper_left, upper_right, lower_right, lower_left
    return lambda brush, colour: brush.plate(x0, y0, x1, y1, radius, colour, corners)


def _circle(element: ElementTree.Element, outlined: bool) -> Drawing:
    x, y, radius, wide = _numbers(element, "cx", "cy", "r", "stroke-width")
    if outlined:
        return lambda brush, colour: brush.ring(x, y, radius + wide / 2, wide, colour)
    return lambda brush, colour: brush.disc(x, y, radius, colour)


def _ellipse(element: ElementTree.Element, outlined: bool) -> Drawing:
    x, y, wide, high = _numbers(element, "cx", "cy", "rx", "ry")
    return lambda brush, colour: brush.oval(x, y, wide, high, colour)


_SHAPES: dict[str, Callable[[ElementTree.Element, bool], Drawing]] = {
    "polygon": _polygon,
    "polyline": _polyline,
    "rect": _rect,
    "path": _path,
    "circle": _circle,
    "ellipse": _ellipse,
}
