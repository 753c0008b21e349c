"""The ground of a map of points: where something of the land is known, its tone and marks around points and along ways."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.core.scene import Sky
from engine.render.brush import Brush, Point
from engine.render.canvas import RGB, indexed, plain, tone
from engine.render.frame import Area
from engine.render.land import air
from engine.render.land.covers import mark_of, sized
from engine.render.land.terrain import proper, terrain

PATCHES = {"visited": 0.44, "seen": 0.27, "veiled": 0.15}
"""How far the ground takes on the tone of a terrain, by what is known of it."""

MARKS = {"visited": 0.72, "seen": 0.46, "veiled": 0.3}
"""How plain the marks on it are."""

STEP = (40, 31)
"""How far apart marks stand, in pixels."""

STRIP = 58
"""How far the land beside a way is known; such patches lie close together and are round, others have a wavy border."""

Patch = tuple[float, float, float, str, str]
"""Known land: its middle and how far it reaches, its terrain and what is known of it."""


Disc = tuple[float, float, float]


def land(
    wide: int, high: int, origin: tuple[int, int], sky: Sky, patches: tuple[Patch, ...], taken: tuple[Disc, ...]
) -> Image.Image:
    """Return the ground of an hour with known land on it, indexed; ``origin`` is where its upper left corner lies.

    Marks keep off discs that are ``taken``. Of patches that reach over each other the last one lies on top.
    """
    hour = air.HOURS[air.known(sky).hour]
    left, top = origin
    sheet = plain_ground(wide, high, sky).copy()
    pen = ImageDraw.Draw(sheet)
    for x, y, reach, floor, state in patches:
        entry = _entry(_mixed(tone(hour.ground), tone(terrain(floor).fill), PATCHES[state]))
        if reach <= STRIP:
            pen.ellipse((x - left - reach, y - top - reach, x - left + reach, y - top + reach), fill=entry)
        else:
            pen.polygon([(px - left, py - top) for px, py in _outline(x, y, reach)], fill=entry)
    known = [(px, py, reach * 0.9, floor, state) for px, py, reach, floor, state in patches[::-1]]
    for x, y, lot in _spots((left, top, left + wide, top + high)):
        on = next((patch for patch in known if abs(x - patch[0]) < patch[2] and _within(x, y, patch)), None)
        if on is not None and not any([_within(x, y, disc) for disc in taken if abs(x - disc[0]) < disc[2]]):
            sprite, cut = _mark(hour.ground, proper(on[3]), on[4], lot)
            sheet.paste(sprite, (round(x) - left - sprite.width // 2, round(y) - top - sprite.height // 2), cut)
    return sheet


def _within(x: float, y: float, disc: Disc | Patch) -> bool:
    return math.hypot(x - disc[0], y - disc[1]) < disc[2]


def _spots(area: Area) -> Iterator[tuple[float, float, int]]:
    """Yield where marks may stand, the upper ones first, each with a number for which it is."""
    for row, y in enumerate(range(area[1] + 24, area[3] - 20, STEP[1])):
        for place, x in enumerate(range(area[0] + 26, area[2] - 24, STEP[0])):
            lot = (row * 73 + place * 151 + 29) * 40503 >> 4
            yield x + (lot & 15) + (STEP[0] // 2 if row % 2 else 0) - 8, y + (lot >> 4 & 15) - 8, lot >> 8 & 15


def _outline(x: float, y: float, reach: float) -> list[Point]:
    """Return the border of known land: about round."""
    points = []
    for step in range(40):
        turn = math.tau * step / 40
        far = reach * (1 + 0.06 * math.sin(3 * turn + x) + 0.05 * math.sin(5 * turn + y) + 0.02 * math.sin(9 * turn))
        points.append((x + far * math.cos(turn), y + far * math.sin(turn)))
    return points


def _mixed(a: RGB, b: RGB, share: float) -> RGB:
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


@cache
def _entry(colour: RGB) -> int:
    """Return the entry of the palette that is nearest to a colour."""
    return indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]


@lru_cache(maxsize=2)
def plain_ground(wide: int, high: int, sky: Sky) -> Image.Image:
    """Return the ground that nobody knows, indexed: the tone of the hour, strokes of rain."""
    hour = air.HOURS[sky.hour]
    tile = Brush(104, 104, hour.ground)
    air.rain(tile, sky, 104, 104, hour.line)
    piece, sheet = indexed(tile.finish()), plain(wide, high, hour.ground)
    if air.RAINS[sky.weather]:
        for x in range(0, wide, 104):
            for y in range(0, high, 104):
                sheet.paste(piece, (x, y))
    return sheet


@lru_cache(maxsize=192)
def _mark(ground: str, floor: str, state: str, lot: int) -> tuple[Image.Image, Image.Image]:
    """Return a quiet mark of a terrain on a patch, indexed, and the mask of what it covers."""
    patch = _mixed(tone(ground), tone(terrain(floor).fill), PATCHES[state])
    brush = Brush(48, 44, origin=(24, 22))
    mark_of(floor, lot)(sized(brush, 0, 0, 1.2))
    mark, drawn = brush.finish(), Image.new("RGB", (48, 44), tone(terrain(floor).fill))
    covered = mark.getchannel("A")
    drawn.paste(mark, (0, 0), covered)
    quiet = Image.blend(Image.new("RGB", (48, 44), patch), drawn, MARKS[state])
    flat = Image.new("RGB", (48, 44), patch)
    flat.paste(quiet, (0, 0), covered)
    return indexed(flat), covered.point([0] * 40 + [255] * 216, "1")
