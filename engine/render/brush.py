"""Drawing at four times the size and reducing by averaging: smooth edges from Pillow's plain shapes, and text in three
faces, centred on the height of capitals."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from engine.core.errors import OperatorError
from engine.render import pixels
from engine.render.canvas import RGB, tone
from engine.render.memory import remembered

Point = tuple[float, float]
Colour = RGB | str

SCALE = pixels.SCALE


def shade(colour: Colour) -> RGB:
    """Return a colour given by its palette name or as itself."""
    return tone(colour) if isinstance(colour, str) else colour


@cache
def _ink(colour: Colour) -> int:
    """Return a colour as Pillow's shapes take it."""
    return int(ImageDraw.Draw(Image.new("RGB", (1, 1))).draw.draw_ink(shade(colour)))


class Brush:
    """A sheet of ``width`` x ``height`` finished pixels to draw on, clear or on a ``ground`` colour.

    Coordinates are (x, y) times ``unit`` from ``origin``, both in finished pixels; widths and radii are in units too.
    """

    def __init__(
        self, width: int, height: int, ground: Colour | None = None, unit: float = 1.0, origin: Point = (0.0, 0.0)
    ) -> None:
        size = (width * SCALE, height * SCALE)
        if ground is None:
            # The sheet begins as transparent black, so every colour on it is already multiplied by its coverage. Pillow
            # need not multiply sixteen times for each finished pixel before it reduces the sheet.
            self.sheet = Image.new("RGBX", size)
        else:
            self.sheet = Image.new("RGB", size, shade(ground))
        self.pen = ImageDraw.Draw(self.sheet)
        # A picture is thousands of small shapes: Pillow's own way to them looks at its arguments for longer than it draws.
        self.shapes = self.pen.draw
        self.unit = unit * SCALE
        self.left, self.top = origin[0] * SCALE, origin[1] * SCALE

    def inner(self, x: float, y: float, size: float) -> Brush:
        """Return a brush on the same sheet for a drawing in a box of 48 units, ``size`` units wide around (x, y)."""
        unit = self.unit * size / 48
        return self._beside(unit, self.left + x * self.unit - 24 * unit, self.top + y * self.unit - 24 * unit)

    def moved(self, x: float, y: float) -> Brush:
        """Return a brush on the same sheet whose (0, 0) is this one's (x, y)."""
        return self._beside(self.unit, self.left + x * self.unit, self.top + y * self.unit)

    def _beside(self, unit: float, left: float, top: float) -> Brush:
        """Return a brush on the same sheet that measures in other units, from elsewhere."""
        brush = Brush.__new__(Brush)
        brush.sheet, brush.pen, brush.shapes = self.sheet, self.pen, self.shapes
        brush.unit, brush.left, brush.top = unit, left, top
        return brush

    def at(self, x: float, y: float) -> Point:
        """Return where a point lies on the large sheet."""
        # A shape of Pillow covers the pixels at both its ends; half a small pixel less keeps it centred.
        return self.left + x * self.unit - 0.5, self.top + y * self.unit - 0.5

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fill a polygon."""
        left, top, unit = self.left, self.top, self.unit
        flat: list[float] = []
        for x, y in points:
            flat += (left + x * unit - 0.5, top + y * unit - 0.5)
        self.shapes.draw_polygon(flat, _ink(fill), 1)

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
        left, top = round(a[0] + 0.5), round(a[1] + 0.5)
        # What is thinner than a pixel of the large sheet covers that pixel: Pillow refuses ends before beginnings.
        area = (left, top, max(left, round(b[0] - 0.5)), max(top, round(b[1] - 0.5)))
        self.pen.rounded_rectangle(area, max(0, radius * self.unit), fill=shade(fill), corners=corners)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a disc."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        """Fill an ellipse with the half axes ``wide`` and ``high``."""
        left, top, unit = self.left, self.top, self.unit
        self.shapes.draw_ellipse(
            (
                left + (x - wide) * unit - 0.5,
                top + (y - high) * unit - 0.5,
                left + (x + wide) * unit - 0.5,
                top + (y + high) * unit - 0.5,
            ),
            _ink(fill),
            1,
        )

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw a circle whose outer edge is at ``radius``."""
        a, b = self.at(x - radius, y - radius), self.at(x + radius, y + radius)
        self.pen.ellipse((*a, *b), outline=shade(fill), width=max(1, round(width * self.unit)))

    def stroke(
        self, points: Sequence[Point], width: float, fill: Colour, *, closed: bool = False, round_ends: bool = True
    ) -> None:
        """Draw a line through points, with round corners; its ends are round too unless told otherwise."""
        ends = list(points) + ([points[0]] if closed else [])
        half, ink = width / 2, _ink(fill)
        left, top, unit = self.left, self.top, self.unit
        for (ax, ay), (bx, by) in pairwise(ends):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            nx, ny = (by - ay) / length * half, (ax - bx) / length * half
            strip = (
                left + (ax + nx) * unit - 0.5,
                top + (ay + ny) * unit - 0.5,
                left + (bx + nx) * unit - 0.5,
                top + (by + ny) * unit - 0.5,
                left + (bx - nx) * unit - 0.5,
                top + (by - ny) * unit - 0.5,
                left + (ax - nx) * unit - 0.5,
                top + (ay - ny) * unit - 0.5,
            )
            self.shapes.draw_polygon(strip, ink, 1)
        if half * unit > 2:
            for x, y in ends if round_ends or closed else ends[1:-1]:
                self.disc(x, y, half, fill)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line through many points that lie close together, such as a wave."""
        self.pen.line([self.at(x, y) for x, y in points], fill=shade(fill), width=round(width * self.unit), joint="curve")

    def hatch(self, fill: Colour, step: float, width: float, *, rising: bool = False) -> None:
        """Draw lines at 45 degrees over all of the sheet, ``step`` finished pixels apart and ``width`` wide; they fall to
        the right, or are ``rising``."""
        wide, high = self.sheet.size
        first, last = (high, 0) if rising else (0, high)
        for start in range(-high, wide, round(step * SCALE)):
            self.pen.line(((start, first), (start + high, last)), fill=shade(fill), width=round(width * SCALE))

    @property
    def scale(self) -> float:
        """How many finished pixels a unit is."""
        return self.unit / SCALE

    def finish(self) -> Image.Image:
        """Return what was drawn at its finished size: RGB on a ground, else RGBA."""
        return reduced(self.sheet)


def reduced(sheet: Image.Image) -> Image.Image:
    """Return the sheet of a brush at its finished size."""
    step = SCALE // pixels.detail()
    if sheet.mode == "RGB":
        return pixels.finished(sheet.reduce(step))
    whole = Image.new("RGBA", (sheet.width // step, sheet.height // step))
    box = sheet.getbbox()
    if box is not None:
        # Most of a sprite that leaves room around it is clear.
        left, top, right, bottom = box[0] // step, box[1] // step, -(-box[2] // step), -(-box[3] // step)
        small = sheet.reduce(step, (left * step, top * step, right * step, bottom * step))
        whole.paste(Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA"), (left, top))
    return pixels.finished(whole)


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
    picture = pixels.new("RGB", drawn.size)
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


class DrawnText(NamedTuple):
    """A drawn text: its ``mask``, where the mask begins ``left`` of the start and ``above`` the baseline, its advance."""

    mask: Image.Image
    left: int
    above: int
    width: float


@cache
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size * SCALE, layout_engine=ImageFont.Layout.BASIC)


def check_fonts() -> int:
    """Load every font that is drawn with and return how many there are; `OperatorError` names one that cannot be."""
    for face, name in _FILES.items():
        try:
            _font(face, 12)
        except OSError as error:
            raise OperatorError(f"{_FOLDER / name} cannot be read as a font: {error}. Bring data/fonts back.") from error
    return len(_FILES)


@cache
def capital(face: Face, size: int) -> float:
    """Return the height of a capital in pixels."""
    _, top, _, _ = _font(face, size).getbbox("H", anchor="ls")
    return -top / SCALE


@lru_cache(maxsize=4096)
def _drawable(character: str, face: Face) -> bool:
    return character.isspace() or bytes(_font(face, 5).getmask(character)) != _blank(face)


@cache
def _blank(face: Face) -> bytes:
    """Return what a face draws for a character that it has not."""
    return bytes(_font(face, 5).getmask("\U0010ffff"))


@lru_cache(maxsize=2048)
def plain(text: str, face: Face) -> str:
    """Return ``text`` with what the face cannot draw replaced: by its letter without marks, else by a question mark."""
    if text.isascii() and text.isprintable():
        return text
    drawn = []
    for character in unicodedata.normalize("NFC", text):
        if not character.isprintable() or unicodedata.category(character) in ("Mn", "Cf"):
            continue
        if not _drawable(character, face):
            folded = unicodedata.normalize("NFKD", character)[:1]
            character = folded if folded and folded != character and _drawable(folded, face) else "?"
        drawn.append(character)
    return "".join(drawn)


@remembered(2048)
def word(text: str, face: Face, size: int) -> DrawnText:
    """Return a text of one line, drawn; ``size`` is that of the face in pixels."""
    font, text = _font(face, size), plain(text, face)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(text, anchor="ls"))
    begin, above = left // SCALE, -(top // SCALE)
    wide, high = -(-right // SCALE) - begin + 1, -(-bottom // SCALE) + above + 1
    sheet = Image.new("L", (max(1, wide) * SCALE, max(1, high) * SCALE))
    drawn, (x, y) = font.getmask2(text, "L", anchor="ls")
    x, y = x - begin * SCALE, y + above * SCALE
    sheet.im.paste(drawn, (x, y, x + drawn.size[0], y + drawn.size[1]))
    return DrawnText(pixels.finished(sheet.reduce(SCALE // pixels.detail())), begin, above, width(text, face, size))


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


def halves(text: str, face: Face, size: int) -> tuple[str, ...]:
    """Return a text in two lines of about the same length, or in one if it has but one word."""
    splits = [
        (text[: place + 1].rstrip(), text[place + 1 :])
        for place in range(1, len(text) - 1)
        if text[place] in " -" and text[place + 1] not in " -"
    ]
    if not splits:
        return (text,)
    return min(splits, key=lambda pair: max(width(line, face, size) for line in pair))


def wrapped(text: str, face: Face, size: int, room: float, most: int = 99) -> list[str]:
    """Return a text in lines of at most ``room`` pixels, the last of ``most`` cut where there is more."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most - 1:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", face, size) <= room:
            line = f"{line} {words.pop(0)}"
        lines.append(cut(line, face, size, room))
    return [*lines, cut(" ".join(words), face, size, room)] if words else lines


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


def coloured(size: tuple[int, int], colour: Colour, covered: Image.Image) -> Image.Image:
    """Return a sheet of one colour as RGBA, as far as it is covered."""
    drawn = pixels.new("RGBA", size, (*shade(colour), 0))
    drawn.putalpha(covered)
    return drawn


def blot(on: Image.Image, x: float, y: float, text: str, face: Face, size: int, colour: Colour) -> None:
    """Fill what is close to the letters of a text, before it is written centred on (x, y)."""
    drawn = word(text, face, size)
    wide = 2 * pixels.detail()
    edge = pixels.finished(ImageOps.expand(pixels.raw(drawn.mask), wide).filter(ImageFilter.MaxFilter(2 * wide + 1)))
    baseline = round(y + capital(face, size) / 2)
    on.paste(shade(colour), (round(x - drawn.width / 2) + drawn.left - 2, baseline - drawn.above - 2), edge)


def carve(
    brush: Brush, x: float, y: float, text: str, face: Face, size: float, colour: Colour, *, halo: float = 0.0
) -> None:
    """Draw a letter or number on a brush, centred exactly on (x, y) by its own outline and the height of capitals.

    ``halo`` is the width of a line of ink around it, for words that lie on something.
    """
    text, size = plain(text, face), size * brush.unit
    middle = brush.at(x, y)
    ax, ay = middle[0] - _centre(text, face, size), middle[1] - _top(face, size) / 2
    for edge, ink in ((round(halo * brush.unit), "ink"), (0, colour)) if halo else ((0, colour),):
        mask, left, top = _lettered(text, face, size, ax - int(ax), ay - int(ay), edge)
        brush.shapes.draw_bitmap((int(ax) + left, int(ay) + top), mask, _ink(ink))


@lru_cache(maxsize=1024)
def _centre(text: str, face: Face, size: float) -> float:
    """Return how far right of its start the middle of a text's outline is, on a large sheet."""
    left, _, right, _ = _sized(face, size).getbbox(text, anchor="ls")
    return (left + right) / 2


@lru_cache(maxsize=1024)
def _lettered(text: str, face: Face, size: float, x: float, y: float, edge: int) -> tuple[Any, int, int]:
    """Return a text that starts a part of a pixel right of a whole one and below it, wider by an ``edge``; its corner."""
    mask, (left, top) = _sized(face, size).getmask2(
        text, "L", stroke_width=edge, anchor="ls", start=(x, y), stroke_filled=True
    )
    return mask, left, top


@lru_cache(maxsize=64)
def _top(face: Face, size: float) -> float:
    return _sized(face, size).getbbox("H", anchor="ls")[1]


@lru_cache(maxsize=64)
def _sized(face: Face, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size, layout_engine=ImageFont.Layout.BASIC)
