"""Icons in a box of 48 units: flat, front view, a few tones, legible at 24 pixels, outlined in ink on light ground."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops

from engine.render.brush import SCALE, Brush, reduced
from engine.render.canvas import tone
from engine.render.drawings import barriers, dungeon, emblems, foes, starmarks, things

_DRAWINGS: dict[str, Callable[[Brush], None]] = (
    emblems.DRAWINGS | things.DRAWINGS | starmarks.DRAWINGS | barriers.DRAWINGS | foes.DRAWINGS | dungeon.DRAWINGS
)

ICONS: frozenset[str] = frozenset(_DRAWINGS)
"""Every name that a scene may use for an icon."""

QUIET = frozenset({"explored"})
"""Icons that are a line themselves and take no outline."""

OUTLINE = 3.0
"""Width of the outline in units; never under 1.6 pixels."""


def known(name: str) -> str:
    """Return ``name`` when there is such an icon; ``ValueError`` with the nearest sense of what is wrong otherwise."""
    if name not in ICONS:
        raise ValueError(f"no icon is called {name!r}; known are {', '.join(sorted(ICONS))}")
    return name


@lru_cache(maxsize=512)
def icon(name: str, size: int, outlined: bool = False) -> Image.Image:
    """Return an icon as RGBA, its box of ``size`` pixels in the middle of a square that also holds the outline.

    The square is ``size + 2 * margin(size)`` wide. ``outlined`` adds the ink line that light ground needs.
    """
    known(name)
    edge = margin(size)
    whole, unit = size + 2 * edge, size / 48
    brush = Brush(whole, whole, unit=unit, origin=(edge, edge))
    _DRAWINGS[name](brush)
    if not outlined or name in QUIET:
        return brush.finish()
    return reduced(outline(brush.sheet, max(1.6, OUTLINE * unit)))


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
    solid = Image.new("RGB", drawn.size)
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


@lru_cache(maxsize=64)
def _line(name: str, size: int) -> Image.Image:
    return ImageChops.subtract(icon(name, size, True).getchannel("A"), icon(name, size).getchannel("A"))
