"""The plate of a slab: its tones by state, light and what it is made of; its ground, its water, its rim and cliff; and the
small plate of an unknown place."""

from __future__ import annotations

import math

import msgspec

from engine.core.canvas import BrushLike, Colour, Kit, Point, Sprite

from .crowding import top_of
from .drawings.faces import Face, Tones
from .drawings.grounds import GROUNDS
from .shapes import AROUND, CLIFF, CORNER, RIM, corner_of, dashes, octagon

SHADE = 7
"""Width of the shade below the upper rim."""


class GroundTones(msgspec.Struct, frozen=True):
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


LOOKS: dict[tuple[str, bool], GroundTones] = {
    ("visited", False): GroundTones("wheat", "wheat_shade", "", "rim", "ink", "gilt"),
    ("visited", True): GroundTones("dark", (44, 53, 70), "dark_2", "rim", "bone", "ice_light"),
    ("seen", False): GroundTones(
        (136, 134, 124), "rock_dark", "", (68, 60, 57), "bone", "lantern", (40, 74, 98), "spent_blue", "spent_blue"
    ),
    ("seen", True): GroundTones(
        (44, 53, 70), "fog_line", "dark", (68, 60, 57), "seen_ink", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("closed", False): GroundTones(
        "slate", "fog_line", "", "steel", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("closed", True): GroundTones(
        "fog_line", "dusk", "", "steel", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("veiled", False): GroundTones(
        (98, 98, 103), (82, 78, 88), "", "slate", "bone", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
    ("veiled", True): GroundTones(
        "fog_near", "night", "fog_line", "slate", "mist", "mist", (36, 59, 81), "spent_blue", (40, 74, 98)
    ),
}
"""How slabs look, by state and darkness."""

LIT: dict[str, Tones] = {
    "stone": Tones("wheat", "oat", "sand", "floor_line", "gate"),
    "boards": Tones("tan", "tan_shade", "tan_line", (179, 131, 64), "gate"),
    "earth": Tones("coast", (217, 196, 152), "sand_tick", "dune", "trail"),
    "green": Tones("stream", (165, 178, 135), "marsh_way", (110, 141, 91), "clearing"),
    "sea": Tones((216, 222, 212), "flooded", "murk", "flood_line", "rock_light"),
    "rock": Tones("hush", "hush_shade", "peaks", (149, 145, 137), "rock_light"),
    "tiles": Tones("desert", (220, 189, 134), (205, 187, 148), (148, 117, 56), "gate"),
}
"""What lit ground is made of, where the party has been."""

OTHERS: dict[tuple[str, bool], Tones] = {
    ("visited", True): Tones("dark", (44, 53, 70), "dark_2", "steel", (107, 115, 125)),
    ("seen", False): Tones((136, 134, 124), (131, 128, 123), (116, 114, 110), (98, 98, 103), (149, 145, 137)),
    ("seen", True): Tones((44, 53, 70), "fog_line", "slate", "space_2", (85, 82, 94)),
    ("veiled", False): Tones((98, 98, 103), "ash", (85, 82, 94), (73, 74, 75), "spent_corridor"),
    ("veiled", True): Tones("fog_near", "night", "seen", (42, 51, 67), "slate"),
}
"""The same of ground in any other state: the tones tell the state, the drawing what it is."""


def ground_known(name: str) -> str:
    """Return ``name`` when there is such a ground; ``ValueError`` otherwise."""
    if name not in GROUNDS:
        raise ValueError(f"no ground is called {name!r}; known are {', '.join(GROUNDS)}")
    return name


def plate(kit: Kit, wide: int, high: int, state: str, light: str, water: str, lines: int = 1, ground: str = "") -> Sprite:
    """Return an empty slab as RGBA; its middle lies `AROUND` and half its size from the
    upper left corner. Ground, and water at the surface, stay below so many ``lines`` of a name."""
    dark = light == "dark"
    look = LOOKS[state, dark]
    half, corner = (wide / 2, high / 2), corner_of(wide)
    size = wide + 2 * AROUND, high + CLIFF + 2 * AROUND
    origin = half[0] + AROUND, half[1] + AROUND
    shape = kit.brush(*size, origin=origin)
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
    picture = kit.sheet(*size, "ink")
    kit.paste(picture, drawn, 0, 0, shape=drawn)
    face = _face(kit, size, origin, (wide, high), state, dark, water, lines, ground)
    mask = kit.brush(*size, origin=origin)
    mask.polygon(octagon(*inner), "ink")
    kit.paste(picture, face.finish(), 0, 0, shape=mask.finish())
    return kit.sealed(picture, drawn)


def _face(
    kit: Kit,
    size: tuple[int, int],
    origin: Point,
    slab: tuple[int, int],
    state: str,
    dark: bool,
    water: str,
    lines: int,
    ground: str,
) -> BrushLike:
    """Draw what lies within the rim, on a sheet of its own."""
    look = LOOKS[state, dark]
    half = slab[0] / 2, slab[1] / 2
    inner = half[0] - RIM, half[1] - RIM, corner_of(slab[0]) - RIM * 0.6
    fill, edge = look.fill, look.shade
    drawing = GROUNDS[ground_known(ground)] if ground and state != "closed" and water != "submerged" else None
    tones = None
    if drawing is not None:
        tones = LIT[drawing[0]] if (state, dark) == ("visited", False) else OTHERS[state, dark]
        fill, edge = tones.fill, tones.near
    face = kit.brush(*size, fill, origin=origin)
    if dark and water != "submerged":
        face.hatch(look.hatch or look.shade, 12, 2.2)
    if state == "closed":
        face.hatch(look.shade, 26, 11)
    if drawing is not None and tones is not None:
        area = -inner[0], -half[1] + top_of(lines) - 4, inner[0], inner[1]
        drawing[1](Face(face, *area, tones))
    if water:
        level = -inner[1] - 4 if water == "submerged" else -half[1] + max(round(slab[1] * 0.52), top_of(lines) + 10)
        _flood(face, level, half, look, dark)
    if water != "submerged":
        band = octagon(*inner, SHADE)
        face.polygon(octagon(*inner)[:3] + band[2:3] + band[1::-1] + [band[7], octagon(*inner)[7]], edge)
    return face


def _flood(brush: BrushLike, level: float, half: Point, look: GroundTones, dark: bool) -> None:
    """Draw water up to a level: a bright line on top, ripples below; none where the name of a submerged slab stands."""
    wide = half[0]
    full = level < -half[1] + 10
    crest = [(x, level + 3 * math.sin(x / 4.6)) for x in range(-round(wide) - 4, round(wide) + 6, 2)]
    brush.polygon([*crest, (wide + 6, half[1] + 8), (-wide - 6, half[1] + 8)], look.water)
    if dark and full:
        brush.hatch(look.hatch or look.shade, 18, 2.2)
    y = level + (14 if not full else 64)
    while y < half[1]:
        _ripple(brush, y, wide, look.ripple, 2.0)
        y += 17
    if not full:
        _ripple(brush, level, wide, look.wave, 3.0)


def _ripple(brush: BrushLike, y: float, wide: float, colour: Colour, thick: float) -> None:
    brush.line([(x, y + 3 * math.sin(x / 4.6)) for x in range(-round(wide) - 4, round(wide) + 6, 2)], thick, colour)


def unknown(kit: Kit, wide: int, high: int) -> Sprite:
    """Return the slab of an unknown place, as RGBA: always the same."""
    brush = kit.brush(wide + 2 * AROUND, high + 2 * AROUND, origin=(wide / 2 + AROUND, high / 2 + AROUND))
    outline = octagon(wide / 2 - 1.2, high / 2 - 1.2, min(CORNER, wide * 0.16))
    brush.polygon(outline, "night")
    dashes(brush, outline, 2.4, "steel", (10, 6))
    drawn = brush.finish()
    solid = kit.sheet(drawn.width, drawn.height, "night")
    kit.paste(solid, drawn, 0, 0, shape=drawn)
    kit.write(solid, drawn.width / 2, drawn.height / 2, "?", "bold", 34 if high >= 60 else 28, "mist", "middle")
    return kit.sealed(solid, drawn)
