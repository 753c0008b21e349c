"""Drawing at four times the size and reducing by averaging: smooth edges from Pillow's plain shapes, and text in three
faces, centred on the height of capitals."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.core.errors import HouseError
from engine.render.canvas import RGB, tone

Point = tuple[float, float]
Colour = RGB | str

SCALE = 4


def shade(colour: Colour) -> RGB:
    """Return a colour given by its palette name or as itself."""
    return tone(colour) if isinstance(colour, str) else colour


class Brush:
    """A sheet of ``width`` x ``height`` finished pixels to draw on, clear or on a ``ground`` colour.

    Coordinates are (x, y) times ``unit`` from ``origin``, both in finished pixels; widths and radii are in units too.
    """

    def __init__(
        self, width: int, height: int, ground: Colour | None = None, unit: float = 1.0, origin: Point = (0.0, 0.0)
    ) -> None:
        size = (width * SCALE, height * SCALE)
        if ground is None:
            # What is drawn on nothing is mixed with nothing: so its colours already stand multiplied by what they cover,
            # and Pillow need not do that sixteen times for each finished pixel before it may be reduced.
            self.sheet = Image.new("RGBX", size, (0, 0, 0, 0))
        else:
            self.sheet = Image.new("RGB", size, shade(ground))
        self.pen = ImageDraw.Draw(self.sheet)
        self.unit = unit * SCALE
        self.left, self.top = origin[0] * SCALE, origin[1] * SCALE

    def inner(self, x: float, y: float, size: float) -> Brush:
        """Return a brush on the same sheet for a drawing in a box of 48 units, ``size`` units wide around (x, y)."""
        brush = copy(self)
        brush.unit = self.unit * size / 48
        brush.left, brush.top = self.left + x * self.unit - 24 * brush.unit, self.top + y * self.unit - 24 * brush.unit
        return brush

    def moved(self, x: float, y: float) -> Brush:
        """Return a brush on the same sheet whose (0, 0) is this one's (x, y)."""
        brush = copy(self)
        brush.left, brush.top = self.left + x * self.unit, self.top + y * self.unit
        return brush

    def at(self, x: float, y: float) -> Point:
        """Return where a point lies on the large sheet."""
        # A shape of Pillow covers the pixels at both its ends; half a small pixel less keeps it centred.
        return self.left + x * self.unit - 0.5, self.top + y * self.unit - 0.5

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fill a polygon."""
        self.pen.polygon([self.at(x, y) for x, y in points], fill=shade(fill))

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        """Fill a rectangle."""
        self.polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), fill)

    def plate(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: Colour,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """Fill a rectangle with round corners (upper left, upper right, lower right, lower left)."""
        if x1 <= x0 or y1 <= y0:
            return
        radius = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
        a, b = self.at(x0, y0), self.at(x1, y1)
        area = (round(a[0] + 0.5), round(a[1] + 0.5), round(b[0] - 0.5), round(b[1] - 0.5))
        self.pen.rounded_rectangle(area, max(0, radius * self.unit), fill=shade(fill), corners=corners)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a disc."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        """Fill an ellipse with the half axes ``wide`` and ``high``."""
        a, b = self.at(x - wide, y - high), self.at(x + wide, y + high)
        self.pen.ellipse((*a, *b), fill=shade(fill))

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw a circle whose outer edge is at ``radius``."""
        a, b = self.at(x - radius, y - radius), self.at(x + radius, y + radius)
        self.pen.ellipse((*a, *b), outline=shade(fill), width=max(1, round(width * self.unit)))

    def stroke(
        self, points: Sequence[Point], width: float, fill: Colour, *, closed: bool = False, round_ends: bool = True
    ) -> None:
        """Draw a line through points, with round corners; its ends are round too unless told otherwise."""
        ends = list(points) + ([points[0]] if closed else [])
        half = width / 2
        for (ax, ay), (bx, by) in pairwise(ends):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            nx, ny = (by - ay) / length * half, (ax - bx) / length * half
            self.polygon(((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)), fill)
        if half * self.unit > 2:
            inner = ends if round_ends or closed else ends[1:-1]
            for x, y in inner:
                self.disc(x, y, half, fill)

    def finish(self) -> Image.Image:
        """Return what was drawn at its finished size: RGB on a ground, else RGBA."""
        return reduced(self.sheet)


def reduced(sheet: Image.Image) -> Image.Image:
    """Return the sheet of a brush at its finished size."""
    small = sheet.reduce(SCALE)
    return small if small.mode == "RGB" else Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA")


def stretched(small: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a plate grown to ``wide`` x ``high``: its corners kept, its middle row and column repeated.

    Drawing a small plate and stretching it costs a hundredth of drawing a large one at four times the size.
    """
    w, h = small.size
    cx, cy = min(w // 2, wide // 2), min(h // 2, high // 2)
    grown = small.crop((w // 2, h // 2, w // 2 + 1, h // 2 + 1)).resize((wide, high))
    across, down = wide - 2 * cx, high - 2 * cy
    if across > 0:
        for y0, y1, y in ((0, cy, 0), (h - cy, h, high - cy)):
            grown.paste(small.crop((w // 2, y0, w // 2 + 1, y1)).resize((across, cy)), (cx, y))
    if down > 0:
        for x0, x1, x in ((0, cx, 0), (w - cx, w, wide - cx)):
            grown.paste(small.crop((x0, h // 2, x1, h // 2 + 1)).resize((cx, down)), (x, cy))
    for x0, x in ((0, 0), (w - cx, wide - cx)):
        for y0, y in ((0, 0), (h - cy, high - cy)):
            grown.paste(small.crop((x0, y0, x0 + cx, y0 + cy)), (x, y))
    return grown


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 10) -> list[Point]:
    """Return points along the cubic curve from ``a`` to ``d`` that is drawn towards ``b`` and ``c``."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners = (a, b, c, d)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, corners, strict=True)),
                sum(w * p[1] for w, p in zip(weights, corners, strict=True)),
            )
        )
    return points


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """Return the corners of a star with ``points`` points, the first at the top."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(step * 180 / points - 90)
        radius = inner if step % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def solid(brush: Brush) -> tuple[Image.Image, Image.Image]:
    """Return what was drawn as an RGB picture to write on, and what of it is covered, for `sealed`."""
    drawn = brush.finish()
    picture = Image.new("RGB", drawn.size)
    picture.paste(drawn)
    return picture, drawn.getchannel("A")


def sealed(picture: Image.Image, covered: Image.Image) -> Image.Image:
    """Return an RGB picture as a sprite."""
    picture.putalpha(covered)
    return picture


# Text.

Face = Literal["title", "bold", "medium"]
Align = Literal["left", "middle", "right"]

_FOLDER = Path(__file__).resolve().parents[2] / "data" / "fonts"
_FILES: dict[Face, str] = {
    "title": "ElstobD-18ptBold.otf",
    "bold": "ClearSans-Bold.ttf",
    "medium": "ClearSans-Medium.ttf",
}


class Word(NamedTuple):
    """A drawn text: its ``mask``, where the mask begins ``left`` of the start and ``above`` the baseline, its advance."""

    mask: Image.Image
    left: int
    above: int
    width: float


@cache
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size * SCALE, layout_engine=ImageFont.Layout.BASIC)


def check_fonts() -> int:
    """Load every font that is drawn with and return how many there are; `HouseError` names one that cannot be."""
    for face, name in _FILES.items():
        try:
            _font(face, 12)
        except OSError as error:
            raise HouseError(f"{_FOLDER / name} cannot be read as a font: {error}. Bring data/fonts back.") from error
    return len(_FILES)


@cache
def capital(face: Face, size: int) -> float:
    """Return the height of a capital in pixels."""
    _, top, _, _ = _font(face, size).getbbox("H", anchor="ls")
    return -top / SCALE


@lru_cache(maxsize=4096)
def _drawable(character: str, face: Face) -> bool:
    font = _font(face, 5)
    return character.isspace() or bytes(font.getmask(character)) != bytes(font.getmask("\U0010ffff"))


@lru_cache(maxsize=2048)
def plain(text: str, face: Face) -> str:
    """Return ``text`` with what the face cannot draw replaced: by its letter without marks, else by a question mark."""
    drawn = []
    for character in unicodedata.normalize("NFC", text):
        if not character.isprintable() or unicodedata.category(character) in ("Mn", "Cf"):
            continue
        if not _drawable(character, face):
            folded = unicodedata.normalize("NFKD", character)[:1]
            character = folded if folded and folded != character and _drawable(folded, face) else "?"
        drawn.append(character)
    return "".join(drawn)


@lru_cache(maxsize=2048)
def word(text: str, face: Face, size: int) -> Word:
    """Return a text of one line, drawn; ``size`` is that of the face in pixels."""
    font, text = _font(face, size), plain(text, face)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(text, anchor="ls"))
    begin, above = left // SCALE, -(top // SCALE)
    wide, high = -(-right // SCALE) - begin + 1, -(-bottom // SCALE) + above + 1
    sheet = Image.new("L", (max(1, wide) * SCALE, max(1, high) * SCALE))
    ImageDraw.Draw(sheet).text((-begin * SCALE, above * SCALE), text, fill=255, font=font, anchor="ls")
    return Word(sheet.reduce(SCALE), begin, above, width(text, face, size))


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> float:
    """Return how far a text reaches, in pixels."""
    return _font(face, size).getlength(plain(text, face)) / SCALE


def cut(text: str, face: Face, size: int, room: float) -> str:
    """Return ``text``, or as much of it as fits into ``room`` pixels and an ellipsis."""
    if width(text, face, size) <= room:
        return text
    while text and width(text + "…", face, size) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def write(
    on: Image.Image, x: float, y: float, text: str, face: Face, size: int, colour: Colour, align: Align = "left"
) -> float:
    """Write on an RGB image with the middle of the capitals at height ``y``; return the width in pixels."""
    drawn = word(text, face, size)
    if align == "middle":
        x -= drawn.width / 2
    elif align == "right":
        x -= drawn.width
    baseline = round(y + capital(face, size) / 2)
    on.paste(shade(colour), (round(x) + drawn.left, baseline - drawn.above), drawn.mask)
    return drawn.width


def carve(
    brush: Brush, x: float, y: float, text: str, face: Face, size: float, colour: Colour, *, halo: float = 0.0
) -> None:
    """Draw a letter or number on a brush, centred exactly on (x, y) by its own outline and the height of capitals.

    ``halo`` is the width of a line of ink around it, for words that lie on something.
    """
    text = plain(text, face)
    font = _sized(face, size * brush.unit)
    left, _, right, _ = font.getbbox(text, anchor="ls")
    top = _top(face, size * brush.unit)
    middle = brush.at(x, y)
    at = (middle[0] - (left + right) / 2, middle[1] - top / 2)
    if halo:
        edge = round(halo * brush.unit)
        brush.pen.text(at, text, fill=shade("ink"), font=font, anchor="ls", stroke_width=edge, stroke_fill=shade("ink"))
    brush.pen.text(at, text, fill=shade(colour), font=font, anchor="ls")


@lru_cache(maxsize=64)
def _top(face: Face, size: float) -> float:
    return _sized(face, size).getbbox("H", anchor="ls")[1]


@lru_cache(maxsize=64)
def _sized(face: Face, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size, layout_engine=ImageFont.Layout.BASIC)
