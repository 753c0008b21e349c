"""The ground of a map of points: where something of the land is known, its tone and marks around points and along ways."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.core.canvas import Kit, Point, Sprite
from engine.core.frame import Area
from engine.core.scene import Sky

from . import weather
from .covers import mark_of, sized
from .terrains import proper, terrain

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
Tone = tuple[int, int, int]


def land(
    kit: Kit, wide: int, high: int, origin: tuple[int, int], sky: Sky, patches: tuple[Patch, ...], taken: tuple[Disc, ...]
) -> Sprite:
    """Return the ground of an hour with known land on it, indexed; ``origin`` is where its upper left corner lies.

    Marks keep off discs that are ``taken``. Of patches that reach over each other the last one lies on top.
    """
    hour = weather.HOURS[weather.known(sky).hour]
    left, top = origin
    sheet = kit.copied(kit.kept(plain_ground, wide, high, sky))
    for x, y, reach, floor, state in patches:
        colour = _mixed(kit.tone(hour.ground), kit.tone(terrain(floor).fill), PATCHES[state])
        if reach <= STRIP:
            kit.spot(sheet, x - left, y - top, reach, colour)
        else:
            kit.patch(sheet, [(px - left, py - top) for px, py in _outline(x, y, reach)], colour)
    known = [(px, py, reach * 0.9, floor, state) for px, py, reach, floor, state in patches[::-1]]
    for x, y, lot in _spots((left, top, left + wide, top + high)):
        on = next((patch for patch in known if abs(x - patch[0]) < patch[2] and _within(x, y, patch)), None)
        if on is not None and not any([_within(x, y, disc) for disc in taken if abs(x - disc[0]) < disc[2]]):
            flat, mark = kit.kept(_mark, hour.ground, proper(on[3]), on[4], lot)
            kit.inlay(sheet, round(x) - left - 24, round(y) - top - 22, flat, mark)
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


def _mixed(a: Tone, b: Tone, share: float) -> Tone:
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def plain_ground(kit: Kit, wide: int, high: int, sky: Sky) -> Sprite:
    """Return the unknown ground, indexed: the tone of the hour, strokes of rain."""
    hour = weather.HOURS[sky.hour]
    tile = kit.brush(104, 104, hour.ground)
    weather.rain(tile, sky, 104, 104, hour.line)
    piece, sheet = kit.indexed(tile.finish()), kit.plain(wide, high, hour.ground)
    if weather.RAINS[sky.weather]:
        for x in range(0, wide, 104):
            for y in range(0, high, 104):
                kit.paste(sheet, piece, x, y)
    return sheet


def _mark(kit: Kit, ground: str, floor: str, state: str, lot: int) -> tuple[Sprite, Sprite]:
    """Return a quiet mark of a terrain on a patch, as Tone, and the mark itself, as RGBA."""
    fill = kit.tone(terrain(floor).fill)
    patch = _mixed(kit.tone(ground), fill, PATCHES[state])
    brush = kit.brush(48, 44, origin=(24, 22))
    mark_of(floor, lot)(sized(brush, 0, 0, 1.2))
    mark, drawn = brush.finish(), kit.sheet(48, 44, fill)
    kit.paste(drawn, mark, 0, 0, shape=mark)
    quiet = kit.blended(kit.sheet(48, 44, patch), drawn, MARKS[state])
    flat = kit.sheet(48, 44, patch)
    kit.paste(flat, quiet, 0, 0, shape=mark)
    return flat, mark
