"""The ground of slabs: lit or dark, dry or under water, by what is known of them; rim, cliff and cut corners."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.render.brush import SCALE, Brush, Colour, Point
from engine.render.crowding import RIM
from engine.render.floors import floor
from engine.render.foes import dashes
from engine.render.lettering import write
from engine.render.palette import tone
from engine.render.signs import sealed
from engine.render.slabchart import CLIFF

CORNER, SHADE = 18, 7
"""Widths of a cut corner and of the shade below the upper rim."""

AROUND = 4
"""Pixels of a sprite around its slab."""


class Look(msgspec.Struct, frozen=True):
    """The tones of a slab: ground, shade below the upper rim, hatching (where it is dark), rim, text, sun or moon."""

    fill: Colour
    shade: Colour
    hatch: Colour
    rim: Colour
    text: Colour
    mark: Colour
    water: Colour = "water"
    wave: Colour = "wave"
    ripple: Colour = "river_line"


LOOKS: dict[tuple[str, bool], Look] = {
    ("visited", False): Look("wheat", "wheat_shade", "", "rim", "ink", "gilt"),
    ("visited", True): Look("dark", (44, 53, 70), "dark_2", "rim", "bone", "ice_light"),
    ("seen", False): Look(
        (136, 134, 124), "rock_dark", "", (68, 60, 57), "bone", "lantern", (40, 74, 98), "spent_blue", "spent_blue"
    ),
    ("seen", True): Look(
        (44, 53, 70), "fog_line", "dark", (68, 60, 57), "seen_ink", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("closed", False): Look("slate", "fog_line", "", "steel", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)),
    ("closed", True): Look("fog_line", "dusk", "", "steel", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)),
    ("veiled", False): Look(
        (98, 98, 103), (82, 78, 88), "", "slate", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("veiled", True): Look(
        "fog_near", "night", "fog_line", "slate", "mist", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
}
"""How slabs look, by state and darkness."""


def octagon(wide: float, high: float, corner: float, down: float = 0.0) -> list[Point]:
    """Return a rectangle with cut corners around (0, 0), half its size given; its upper edge lower by ``down``."""
    return [
        (-wide + corner, -high + down), (wide - corner, -high + down), (wide, -high + corner + down), (wide, high - corner),
        (wide - corner, high), (-wide + corner, high), (-wide, high - corner), (-wide, -high + corner + down),
    ]  # fmt: skip


def corner_of(wide: int) -> float:
    """Return how much is cut from the corners of a slab of some width."""
    return CORNER * min(1.0, wide / 176)


@lru_cache(maxsize=64)
def ground(
    wide: int, high: int, state: str, light: str, water: str, lines: int = 1, floor_name: str = ""
) -> tuple[Image.Image, Image.Image]:
    """Return an empty slab as RGB, and what of the sprite it covers; its middle lies `AROUND` and half its size from the
    upper left corner. Water at the surface stays below so many ``lines`` of a name."""
    look = LOOKS[state, light == "dark"]
    if floor_name and state == "visited" and light != "dark":
        look = replace(look, fill=floor(floor_name).fill, shade=floor(floor_name).shade)
    half, corner = (wide / 2, high / 2), corner_of(wide)
    size = wide + 2 * AROUND, high + CLIFF + 2 * AROUND
    origin = half[0] + AROUND, half[1] + AROUND
    shape = Brush(*size, origin=origin)
    lower = octagon(*half, corner)
    foot = [(x, y + CLIFF) for x, y in lower[3:7]]
    shape.polygon([lower[7], lower[2], foot[0], foot[1], foot[2], foot[3]], "cliff")
    shape.stroke(foot, 1.8, "cliff_line")
    shape.polygon(lower, look.rim)
    inner = half[0] - RIM, half[1] - RIM, corner - RIM * 0.6
    if state == "veiled":
        shape.polygon(octagon(half[0] - 1.5, half[1] - 1.5, corner - 1), "ink")
        dashes(shape, octagon(half[0] - 3, half[1] - 3, corner - 1.8), 3.0, "steel", (9, 6))
    drawn = shape.finish()
    picture = Image.new("RGB", drawn.size, tone("ink"))
    picture.paste(drawn, (0, 0), drawn.getchannel("A"))
    face = Brush(*size, look.fill, origin=origin)
    if light == "dark" and water != "submerged":
        _hatch(face, look.hatch or look.shade, 12, 2.6)
    if state == "closed":
        _hatch(face, look.shade, 26, 11)
    if water:
        level = -inner[1] - 4 if water == "submerged" else -half[1] + max(round(high * 0.43), 46 + 22 * (lines - 1))
        _flood(face, level, half, look, light == "dark")
    if water != "submerged":
        face.polygon(
            octagon(*inner)[:3]
            + octagon(*inner, SHADE)[2:3]
            + octagon(*inner, SHADE)[1::-1]
            + [octagon(*inner, SHADE)[7], octagon(*inner)[7]],
            look.shade,
        )
    mask = Brush(*size, origin=origin)
    mask.polygon(octagon(*inner), "ink")
    picture.paste(face.finish(), (0, 0), mask.finish().getchannel("A"))
    return picture, drawn.getchannel("A")


def _hatch(brush: Brush, colour: Colour, step: int, thick: float) -> None:
    """Draw lines at 45 degrees all over a sheet."""
    wide, high = brush.sheet.size
    ink = tone(colour) if isinstance(colour, str) else colour
    for start in range(-high, wide, step * SCALE):
        brush.pen.line(((start, 0), (start + high, high)), fill=ink, width=round(thick * SCALE))


def _flood(brush: Brush, level: float, half: Point, look: Look, dark: bool) -> None:
    """Draw water up to a level: a bright line on top, ripples below; none where the name of a submerged slab stands."""
    wide = half[0]
    full = level < -half[1] + 10
    crest = [(x, level + 3 * math.sin(x / 4.6)) for x in range(-round(wide) - 4, round(wide) + 6, 2)]
    brush.polygon([*crest, (wide + 6, half[1] + 8), (-wide - 6, half[1] + 8)], look.water)
    if dark and full:
        _hatch(brush, look.hatch or look.shade, 18, 2.2)
    y = level + (14 if not full else 44)
    while y < half[1]:
        _ripple(brush, y, wide, look.ripple, 2.0)
        y += 17
    if not full:
        _ripple(brush, level, wide, look.wave, 3.0)


def _ripple(brush: Brush, y: float, wide: float, colour: Colour, thick: float) -> None:
    line = [brush.at(x, y + 3 * math.sin(x / 4.6)) for x in range(-round(wide) - 4, round(wide) + 6, 2)]
    ink = tone(colour) if isinstance(colour, str) else colour
    brush.pen.line(line, fill=ink, width=round(thick * SCALE), joint="curve")


@lru_cache(maxsize=16)
def unknown(wide: int, high: int) -> Image.Image:
    """Return the slab of a place that nobody knows, as RGBA: always the same."""
    brush = Brush(wide + 2 * AROUND, high + 2 * AROUND, origin=(wide / 2 + AROUND, high / 2 + AROUND))
    outline = octagon(wide / 2 - 1.2, high / 2 - 1.2, min(CORNER, wide * 0.16))
    brush.polygon(outline, "night")
    dashes(brush, outline, 2.4, "steel", (10, 6))
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size, tone("night"))
    solid.paste(drawn, (0, 0), drawn.getchannel("A"))
    write(solid, drawn.width / 2, drawn.height / 2, "?", "bold", 34 if high >= 60 else 26, "mist", "middle")
    return sealed(solid, drawn.getchannel("A"))
