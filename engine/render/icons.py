"""Icons as pictures: flat, front view, a few tones, legible at 24 pixels, outlined in ink on light ground."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageChops

from engine.render import glyphs, pixels
from engine.render.brush import SCALE, Brush, reduced
from engine.render.canvas import tone
from engine.render.memory import remembered

ICONS: frozenset[str] = frozenset(glyphs.files("icons"))
"""Every name that a scene may use for an icon."""

EMPTY = " empty"


@cache
def emptied() -> Mapping[str, str]:
    """Return the icons that have another one for what is used up or still to be found, each with that one."""
    return {name.removesuffix(EMPTY): name for name in ICONS if name.endswith(EMPTY)}


QUIET = frozenset({"explored"})
"""Icons that are a line themselves and take no outline."""

OUTLINE = 3.0
"""Width of the outline in units; never under 1.6 pixels."""


def known(name: str) -> str:
    """Return ``name`` when there is such an icon; ``ValueError`` with the nearest sense of what is wrong otherwise."""
    if name not in ICONS:
        raise ValueError(f"no icon is called {name!r}; known are {', '.join(sorted(ICONS))}")
    return name


@remembered(512)
def icon(name: str, size: int, outlined: bool = False) -> Image.Image:
    """Return an icon as RGBA, its box of ``size`` pixels in the middle of a square that also holds the outline.

    The square is ``size + 2 * margin(size)`` wide. ``outlined`` adds the ink line that light ground needs.
    """
    known(name)
    edge = margin(size)
    whole, unit = size + 2 * edge, size / 48
    brush = Brush(whole, whole, unit=unit, origin=(edge, edge))
    glyphs.draw(brush, name)
    if not outlined or name in QUIET:
        return brush.finish()
    return reduced(outline(brush.sheet, max(1.6, OUTLINE * unit)))


@remembered(64)
def bare(name: str, size: int) -> Image.Image:
    """Return an icon as RGBA, cut to its box of ``size`` pixels."""
    brush = Brush(size, size, unit=size / 48)
    glyphs.draw(brush, name)
    return brush.finish()


def margin(size: int) -> int:
    """Return how many pixels an icon's outline may take around its box."""
    return max(2, math.ceil(OUTLINE * size / 48)) + 2


def outline(sheet: Image.Image, width: float) -> Image.Image:
    """Return a brush's sheet with an even ink line of ``width`` finished pixels around what is drawn on it."""
    solid = sheet.getchannel("X")
    within = Image.new("L", sheet.size)
    for step in range(20):
        angle = math.tau * step / 20
        shift = round(width * SCALE * math.cos(angle)), round(width * SCALE * math.sin(angle))
        within.paste(255, shift, solid)
    grown = Image.new("RGBX", sheet.size)
    grown.paste((*tone("ink"), 255), (0, 0), within)
    grown.paste(sheet, (0, 0), solid)
    return grown


def with_icon(drawn: Image.Image, name: str, size: int, above: int = 0, *, outlined: bool = False) -> Image.Image:
    """Return an RGBA sprite with an icon laid on its solid part, ``above`` pixels above the middle."""
    solid = pixels.new("RGB", drawn.size)
    solid.paste(drawn)
    stamp(solid, name, drawn.width / 2, drawn.height / 2 - above, size, outlined=outlined)
    solid.putalpha(drawn.getchannel("A"))
    return solid


def stamp(on: Image.Image, name: str, x: float, y: float, size: int, *, outlined: bool = False) -> None:
    """Lay an icon on an RGB image with the middle of its box at (x, y)."""
    drawn = icon(name, size, outlined)
    on.paste(drawn, (round(x - drawn.width / 2), round(y - drawn.height / 2)), drawn)


def hollow(on: Image.Image, name: str, x: float, y: float, size: int, colour: str) -> None:
    """Draw nothing but the outline of an icon on an RGB image, in a named colour: what stood there is gone."""
    line = _line(known(name), size)
    on.paste(tone(colour), (round(x - line.width / 2), round(y - line.height / 2)), line)


@remembered(64)
def _line(name: str, size: int) -> Image.Image:
    whole, inside = (pixels.raw(icon(name, size, outlined)).getchannel("A") for outlined in (True, False))
    return pixels.finished(ImageChops.subtract(whole, inside))


@remembered(64)
def grey(name: str, size: int) -> Image.Image:
    """Return an icon in one quiet tone as RGBA, what is dark in it left dark."""
    brush = Brush(size + 8, size + 8, "night")
    drawn = brush.finish()
    stamp(drawn, name, drawn.width / 2, drawn.height / 2, size)
    light = drawn.convert("L").point([255 * (value > 70) for value in range(256)])
    flat = pixels.new("RGBA", drawn.size, (*tone("mist"), 0))
    flat.putalpha(light)
    return flat
