"""One hex of the wilds as one sprite: terrain in full light or dimmed, trail, icons, coordinate, party; fog; rumours.

A hex depends on its own content and on what is known of its six neighbours; unknown ones depend on nothing at all.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec
from PIL import Image

from engine.core.scene import HexCell, Secret
from engine.render import tokens
from engine.render.brush import Brush, Colour, Point, cut, width, write
from engine.render.canvas import RGB, indexed, tone
from engine.render.drawings.emblems import closed_eye
from engine.render.icons import known, stamp
from engine.render.land.terrain import MEASURE, Clear, cover, terrain
from engine.render.lattice import Lattice, band, inset, sheet

STATES = ("visited", "seen", "veiled", "rumour", "edge")
GROUNDS = ("visited", "seen", "veiled")
"""The states in which a hex shows its terrain."""

RIM, CASING, SEAM = 4.3, 1.5, 1.3
"""The pale rim of visited hexes, the ink outside it, and half a line between hexes, in pixels."""

SEEN, VEIL = 0.56, 0.14
"""How far the tone of what is only seen goes towards the dark, and how much more that of what the party has not seen."""

ICON, ICON_ABOVE, LABEL_BELOW = 38, 11, 28.5
"""Size of an icon, how far above the middle it stands, and how far below it the coordinate, at radius 54."""

DASH, BREAK = 13.2, 5.6
"""Dashes of the trail and the gaps between them, in pixels."""


class Beside(msgspec.Struct, frozen=True):
    """What the drawing of a hex needs to know around it.

    ``sides`` has a letter for each of six neighbours: "v"isited, "k"nown, or "-" unknown. ``trail`` are sides that the
    trail crosses; it began here with ``start``. The ``lower`` part is covered by a pill.
    """

    sides: str = "------"
    trail: tuple[int, ...] = ()
    start: bool = False
    lower: bool = False


def state_known(state: str) -> str:
    """Return ``state`` when a hex of the wilds can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no hex of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


@cache
def _fog(lattice: Lattice) -> Image.Image:
    brush = sheet(lattice, "night")
    brush.polygon(inset(lattice.vertices, [2.2] * 6), "seen")
    brush.polygon(inset(lattice.vertices, [3.4] * 6), "night")
    return brush.finish()


@cache
def fog(lattice: Lattice) -> Image.Image:
    """Return an unknown hex, indexed: always the same."""
    return indexed(_fog(lattice))


@lru_cache(maxsize=2048)
def hexagon(lattice: Lattice, cell: HexCell, beside: Beside) -> Image.Image:
    """Return a hex of which something is known, indexed."""
    state_known(cell.state)
    for name in (*cell.icons, *(secret.icon for secret in cell.secrets)):
        known(name)
    if cell.state == "rumour":
        image = _rumour(lattice, cell)
    elif cell.state == "edge":
        image = _edge(lattice)
    else:
        image = _land(lattice, cell, beside)
    _content(image, lattice, cell, beside)
    return indexed(image)


@lru_cache(maxsize=512)
def ground(lattice: Lattice, name: str, state: str, sides: str, clear: tuple[Clear, ...], kind: int) -> Image.Image:
    """Return the terrain of a hex with its borders and nothing on it, as RGB. ``clear`` discs stay free of marks."""
    v, look = lattice.vertices, terrain(name)
    brush = sheet(lattice, look.fill)
    scaled = brush.inner(0, 0, 48 * lattice.radius / MEASURE).moved(24, 24)
    cover(scaled, name, clear, kind)
    if state != "visited":
        dimmed(brush, veiled=state == "veiled")
    lines = [(v[side], v[(side + 1) % 6]) for side in range(6)]
    if state != "visited":
        for a, b in lines:
            brush.polygon(band(a, b, SEAM, 20), "ink")
        return brush.finish()
    outer = [side for side in range(6) if sides[side] != "v"]
    # Where a rim goes on in the hex beside this one, their corner is filled.
    joints = [v[corner] for corner in range(6) if (sides[corner] == "v") != (sides[corner - 1] == "v")]
    for side in (side for side in range(6) if side not in outer):
        brush.polygon(band(*lines[side], 0.9, 20), "rim")
    for reach, colour in ((RIM + CASING, "trail"), (CASING, "ink")):
        for side in outer:
            brush.polygon(band(*lines[side], reach, 20), colour)
        for x, y in joints:
            brush.disc(x, y, reach, colour)
    return brush.finish()


def dimmed(brush: Brush, *, veiled: bool) -> None:
    """Turn what is on a brush to the tones of what is only seen; ``veiled`` also hatches it."""
    dark = Image.new("RGB", brush.sheet.size, tone("seen"))
    brush.sheet.paste(Image.blend(brush.sheet, dark, SEEN + (VEIL if veiled else 0)))
    if veiled:
        wide, high = brush.sheet.size
        step = 44
        for start in range(-high, wide, step):
            brush.pen.line(((start, high), (start + high, 0)), fill=tone("dark_2"), width=6)


def _land(lattice: Lattice, cell: HexCell, beside: Beside) -> Image.Image:
    clear: list[Clear] = []
    if cell.icons or cell.token:
        clear.append((0.0, -ICON_ABOVE, 28.0 if len(cell.icons) < 2 else 32.0))
    elif beside.start:
        clear.append((0.0, 0.0, 12.0))
    if cell.secrets:
        clear.append((0.0, -ICON_ABOVE - 4, 31.0))
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4
    image = ground(lattice, cell.floor, cell.state, beside.sides, tuple(clear), kind).copy()
    if beside.trail or beside.start:
        marks = _trail(lattice, beside.trail, beside.start)
        image.paste(marks, (0, 0), marks)
    return image


@lru_cache(maxsize=128)
def _trail(lattice: Lattice, sides: tuple[int, ...], start: bool) -> Image.Image:
    """Return the trail's dashes from the middle of a hex over some of its sides, as RGBA."""
    wide, high = lattice.reach
    brush = Brush(2 * wide, 2 * high, origin=(wide, high))
    scale = lattice.radius / MEASURE
    dash, period = DASH * scale, (DASH + BREAK) * scale
    for colour, thick, more in (("trail", 7.2, 1.7), ("vermilion", 4.0, 0.0)):
        for side in sides:
            mx, my = lattice.middles[side]
            length = (mx * mx + my * my) ** 0.5
            ux, uy = mx / length, my / length
            at = length
            while at > 0:
                first, last = max(0.0, at - dash / 2 - more), at + dash / 2 + more
                ends = ((ux * first, uy * first), (ux * last, uy * last))
                brush.stroke(ends, thick * max(scale, 0.8), colour, round_ends=False)
                at -= period
    if start:
        brush.disc(0, 0, 8.4 * scale, "trail")
        brush.disc(0, 0, 6.4 * scale, "vermilion")
    return brush.finish()


def _dashes(brush: Brush, corners: Sequence[Point], count: int, thick: float, colour: Colour) -> None:
    """Draw each side of a polygon as dashes, whole ones at its corners."""
    for place, (ax, ay) in enumerate(corners):
        bx, by = corners[(place + 1) % len(corners)]
        for piece in range(count + 1):
            first = max(0.0, (piece - 0.28) / count)
            last = min(1.0, (piece + 0.28) / count)
            ends = ((ax + (bx - ax) * first, ay + (by - ay) * first), (ax + (bx - ax) * last, ay + (by - ay) * last))
            brush.stroke(ends, thick, colour, round_ends=False)


@cache
def _dashed(lattice: Lattice) -> Image.Image:
    brush = sheet(lattice, "night")
    brush.polygon(inset(lattice.vertices, [2.2] * 6), "seen")
    brush.polygon(inset(lattice.vertices, [3.4] * 6), "night")
    _dashes(brush, inset(lattice.vertices, [5.0] * 6), 4, 2.6, "mist")
    return brush.finish()


def _rumour(lattice: Lattice, cell: HexCell) -> Image.Image:
    """Return a hex that the party has only heard of: a grey icon, "?"."""
    image = _dashed(lattice).copy()
    (wide, high), scale = lattice.reach, lattice.radius / MEASURE
    rumoured(image, cell.icons[0] if cell.icons else "", wide, high - round(ICON_ABOVE * scale), round(36 * scale))
    return image


def rumoured(image: Image.Image, icon: str, x: float, y: float, size: int) -> None:
    """Draw "?" around (x, y), beside the shape of an icon in grey if there is one."""
    size = max(22, size)
    if icon:
        sprite = grey(icon, size)
        image.paste(sprite, (round(x - size * 0.31 - sprite.width / 2), round(y - sprite.height / 2)), sprite)
        write(image, x + size * 0.55, y + 0.5, "?", "bold", max(20, round(size * 0.8)), "mist", "middle")
    else:
        write(image, x, y + 0.5, "?", "bold", max(22, round(size * 0.86)), "mist", "middle")


@lru_cache(maxsize=64)
def grey(name: str, size: int) -> Image.Image:
    """Return an icon in one quiet tone as RGBA, what is dark in it left dark."""
    brush = Brush(size + 8, size + 8, "night")
    drawn = brush.finish()
    stamp(drawn, name, drawn.width / 2, drawn.height / 2, size)
    light = drawn.convert("L").point([255 * (value > 70) for value in range(256)])
    flat = Image.new("RGBA", drawn.size, (*tone("mist"), 0))
    flat.putalpha(light)
    return flat


@cache
def _edge(lattice: Lattice) -> Image.Image:
    """Return a hex that the party knows not to be there: hatched slate."""
    brush = sheet(lattice, "night")
    wide, high = brush.sheet.size
    for start in range(-high, wide, 52):
        brush.pen.line(((start, high), (start + high, 0)), fill=tone("fog_line"), width=12)
    v = lattice.vertices
    for side in range(6):
        brush.polygon(band(v[side], v[(side + 1) % 6], 5.5), "night")
    ring = inset(v, [5.0] * 6)
    brush.stroke(ring, 1.8, "slate", closed=True)
    return brush.finish()


def _content(image: Image.Image, lattice: Lattice, cell: HexCell, beside: Beside) -> None:
    """Draw what stands on a hex: icons, secrets, the party, the coordinate."""
    (wide, high), scale = lattice.reach, lattice.radius / MEASURE
    land = cell.state in GROUNDS
    size, middle = round(ICON * scale), high - round(ICON_ABOVE * scale)
    crowded = bool(cell.token) and bool(cell.icons or cell.secrets)
    if land and not cell.secrets:
        _icons(
            image, cell.icons[:2], wide - round(20 * scale) * crowded, middle, size if not crowded else round(size * 0.7)
        )
    elif land:
        found = cell.icons[:1]
        if found:
            stamp(image, found[0], wide - round(22 * scale), middle - 2, round(size * 0.74), outlined=True)
        x = wide + (round(19 * scale) if found or crowded else 0)
        hidden(image, cell.secrets, x if not crowded else wide - round(20 * scale), middle - round(4 * scale), scale)
    if cell.token is not None:
        _stand(image, lattice, cell, crowded)
    if cell.label and not beside.lower:
        _coordinate(image, lattice, cell)


def _icons(image: Image.Image, icons: Sequence[str], x: float, y: float, size: int) -> None:
    if len(icons) == 1:
        stamp(image, icons[0], x, y, size, outlined=True)
    for place, name in enumerate(icons if len(icons) > 1 else ()):
        stamp(image, name, x + (place - 0.5) * size * 0.98, y, round(size * 0.8), outlined=True)


def _stand(image: Image.Image, lattice: Lattice, cell: HexCell, crowded: bool) -> None:
    assert cell.token is not None
    (wide, high), scale = lattice.reach, lattice.radius / MEASURE
    radius = round((19 if crowded else 23) * scale)
    drawn = tokens.token(cell.token, radius)
    x, y = wide + (round(23 * scale) if crowded else -round(2 * scale)), high - round(5 * scale)
    image.paste(drawn, (x - tokens.REACH, y - tokens.REACH + tokens.lift(radius)), drawn)


def _coordinate(image: Image.Image, lattice: Lattice, cell: HexCell) -> None:
    """Write the coordinate on a patch of the ground, so that no mark lies under it."""
    (wide, high), scale = lattice.reach, lattice.radius / MEASURE
    middle = high + LABEL_BELOW * scale
    size = 20 if width(cell.label, "medium", 20) <= 2 * wide - 12 else 17
    text = cut(cell.label, "medium", size, 2 * wide - 10)
    ink: Colour = "mist"
    if cell.state in GROUNDS:
        patch_tone, ink = label_tones(cell.floor, cell.state)
        half = width(text, "medium", size) / 2 + 2.5
        patch = Brush(2 * wide, 2 * high, origin=(wide, high))
        patch.plate(-half, middle - high - 9.5, half, middle - high + 9.5, 6, patch_tone)
        drawn = patch.finish()
        image.paste(drawn, (0, 0), drawn)
    elif cell.state == "edge":
        return
    write(image, wide, middle, text, "medium", size, ink, "middle")


CONTRAST = 4.0
"""A coordinate stands out from its patch at least so much."""


@cache
def label_tones(name: str, state: str) -> tuple[RGB, str]:
    """Return the tone of the patch that a coordinate stands on, and its ink: the ground's own, darker where it must be."""
    look, dark = terrain(name), tone("seen")
    fill = tone(look.fill)
    if state == "visited":
        return fill, look.ink
    part = SEEN + (VEIL if state == "veiled" else 0)
    while True:
        red, green, blue = (round(a + (b - a) * part) for a, b in zip(fill, dark, strict=True))
        if part >= 1 or contrast((red, green, blue), tone("bone")) >= CONTRAST:
            return (red, green, blue), "bone"
        part += 0.03


def contrast(a: RGB, b: RGB) -> float:
    """Return how much two colours stand out from each other: 1 for equal ones to 21."""
    high, low = sorted((_light(a), _light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _light(colour: RGB) -> float:
    linear = [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def hidden(image: Image.Image, secrets: Sequence[Secret], x: float, y: float, scale: float) -> None:
    """Draw what lies hidden around (x, y): on a dark plate its icons, below them a closed eye and the number it takes."""
    shown = secrets[:2]
    size = max(20, round(24 * scale))
    numbers = [secret.tn for secret in shown if secret.tn]
    text = "/".join(str(number) for number in numbers)
    reach = width(text, "bold", 20) if text else 0.0
    wide = max(size * len(shown) + 4 * (len(shown) - 1), reach + 18 if text else 24) + 10
    high = size + (27 if numbers else 16)
    brush = Brush(math.ceil(wide) + 4, high + 4, origin=(2 + wide / 2, 2 + high / 2))
    brush.plate(-wide / 2 - 1.4, -high / 2 - 1.4, wide / 2 + 1.4, high / 2 + 1.4, 7, "mist")
    brush.plate(-wide / 2, -high / 2, wide / 2, high / 2, 6, "umber")
    lower = high / 2 - (12 if numbers else 8)
    closed_eye(brush, -(reach + 4) / 2 if text else 0, lower - (0 if text else 1), "mist")
    plate = brush.finish()
    left, top = round(x - plate.width / 2), round(y - plate.height / 2)
    image.paste(plate, (left, top), plate)
    for place, secret in enumerate(shown):
        at = x + (place - (len(shown) - 1) / 2) * (size + 4)
        stamp(image, secret.icon, at, top + 4 + size / 2, size)
    if text:
        write(image, x + 9, top + 2 + high / 2 + lower, text, "bold", 20, "bone", "middle")
