"""One slab as one sprite: its ground, its name, its marks, and everything that stands on it."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Node, Token
from engine.render import tokens
from engine.render.brush import SCALE, Brush, Colour, Point, carve, sealed, width, write
from engine.render.canvas import tone
from engine.render.drawings.emblems import closed_eye, paw
from engine.render.floors import floor
from engine.render.graph import Box
from engine.render.icons import icon, known, stamp
from engine.render.slabs.chart import CLIFF
from engine.render.slabs.crowding import (
    LINE,
    NAME_TOP,
    RIM,
    Crowd,
    Stand,
    Title,
    bar_below,
    before,
    crowd,
    has_bar,
    items_of,
    reach,
    room_of,
    title,
    top_of,
)
from engine.render.tokens import eye, foe_shape

DASH = (6.5, 3.5)
"""Length of the dashes around what was seen before, and of the gaps between them."""


@lru_cache(maxsize=64)
def trace(kind: str, radius: int, dark: bool) -> Image.Image:
    """Return the mark of a unit that was seen before, as RGBA: its shape in floor tones within a dashed line."""
    half = math.ceil(radius * 1.5) + 4
    brush = Brush(2 * half, 2 * half, origin=(half, half))
    fill, line = ("slate", "mist") if dark else ("sand", "ink")
    mark: Colour = "mist" if dark else "sepia"
    outline = foe_shape(kind if kind in ("creature", "seeker", "trap") else "body", radius)
    brush.polygon(outline, fill)
    dashes(brush, outline, 2.6, line)
    if kind == "seeker":
        eye(brush, radius * 1.5, "night" if dark else "gate", mark)
    elif kind == "creature":
        paw(brush.inner(0, 0.5, radius * 1.05), mark)
    elif kind == "trap":
        carve(brush, 0, 0, "!", "bold", radius * 1.3, mark)
    else:
        brush.stroke(((-radius * 0.5, 0), (radius * 0.5, 0)), radius * 0.5, mark)
    return brush.finish()


def dashes(brush: Brush, outline: list[Point], thick: float, colour: Colour, dash: tuple[float, float] = DASH) -> None:
    """Draw a closed line in dashes that divide its length evenly."""
    ends = [*outline, outline[0]]
    total = sum(math.dist(a, b) for a, b in pairwise(ends))
    count = max(3, round(total / sum(dash)))
    step, part = total / count, total / count * dash[0] / sum(dash)
    for piece in range(count):
        points = _between(ends, piece * step, piece * step + part)
        brush.stroke(points, thick, colour, round_ends=False)


def _between(line: list[Point], first: float, last: float) -> list[Point]:
    points: list[Point] = []
    gone = 0.0
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        for end in (first, last):
            if gone <= end < gone + piece or (end == last and b == line[-1] and end >= gone + piece - 1e-6):
                part = min(1.0, (end - gone) / piece)
                points.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            if end == first and first < gone + piece < last:
                points.append(b)
        gone += piece
    return points


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


STATES = ("visited", "seen", "unknown", "closed", "veiled")
LIGHTS = ("", "lit", "dark")
WATERS = ("", "surface", "submerged")


def state_known(state: str) -> str:
    """Return ``state`` when a slab can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no slab has the state {state!r}; known are {', '.join(STATES)}")
    return state


def checked(node: Node) -> Node:
    """Return a node when it can be drawn as a slab; ``ValueError`` for a state, light, water or icon that is unknown."""
    state_known(node.state)
    for value, values, what in ((node.light, LIGHTS, "light"), (node.water, WATERS, "water")):
        if value not in values:
            raise ValueError(f"no slab has the {what} {value!r}; known are {', '.join(values[1:])}")
    if node.floor:
        floor(node.floor)
    for name in (*node.icons, *(secret.icon for secret in node.secrets)):
        known(name)
    for unit in (*node.tokens, *(unit for unit, _ in node.last)):
        tokens.kind_known(unit.kind)
    return node


def plain(node: Node) -> Node:
    """Return a node as its sprite needs it: wherever it lies, whatever it is called elsewhere; unknown ones are alike."""
    if node.state == "unknown":
        return Node("", 0.0, 0.0, state="unknown")
    return replace(node, key="", x=0.0, y=0.0, shape="slab")


MARK_AT = 16.0
"""How far from the rim at the right the middle of sun or moon is."""

TAG_AT = 24
"""How far from a slab's right edge the tag on its cliff ends."""


class Plan(msgspec.Struct, frozen=True):
    """Where everything of a slab is drawn: its name, the crowd, the middle of the crowd's room below the slab's upper
    edge."""

    title: Title
    crowd: Crowd
    middle: float


@lru_cache(maxsize=256)
def plan(node: Node, wide: int, high: int) -> Plan:
    """Return how a slab is set out: its name in a line or two, the rest below as large as may be."""
    named = title(node.name, wide, RIM, bool(node.light))
    space = room_of((wide, high), named.rows)
    return Plan(named, crowd(items_of(node), *space), top_of(named.rows) + space[1] / 2)


def said(node: Node, wide: int, high: int) -> tuple[Box, ...]:
    """Return the rectangles of a slab, from its middle, that nothing should cover: name, marks, whatever stands there."""
    if node.state == "unknown":
        return ((-wide / 2, -high / 2, wide / 2, high / 2),)
    set_out = plan(plain(node), wide, high)
    left, top = -wide / 2 + before(wide, RIM), -high / 2 + NAME_TOP
    named = set_out.title
    boxes = [
        (left, top + LINE * row - 11, left + width(line, "bold", named.size), top + LINE * row + 11)
        for row, line in enumerate(named.lines)
    ]
    if node.light:
        x, y = wide / 2 - RIM - MARK_AT, top + LINE * named.row
        boxes.append((x - 11, y - 11, x + 11, y + 11))
    if tagged(node):
        boxes.append(
            (wide / 2 - TAG_AT - tag(node.state, node.closes).width, high / 2 - 9, wide / 2 - TAG_AT, high / 2 + CLIFF)
        )
    for stand in set_out.crowd.stands:
        half, above, below = reach(stand.item, set_out.crowd.radius, set_out.crowd.bars)
        x, y = stand.x, set_out.middle - high / 2 + stand.y
        more = width(stand.words, "medium", 20) + 7 if stand.words and stand.item.kind == "last" else 0
        boxes.append((x - half, y - above, x + half + more, y + below))
    return tuple(boxes)


@lru_cache(maxsize=128)
def slab(node: Node, wide: int, high: int) -> Image.Image:
    """Return a slab as RGBA with everything on it; the middle of the slab without its cliff is `AROUND` and half the
    slab's size from the upper left corner."""
    if checked(node).state == "unknown":
        return unknown(wide, high)
    set_out = plan(node, wide, high)
    named = set_out.title
    base, covered = ground(wide, high, node.state, node.light, node.water, named.rows, node.floor)
    picture = base.copy()
    look = LOOKS[node.state, node.light == "dark"]
    text = "bone" if node.water == "submerged" else look.text
    for row, line in enumerate(named.lines):
        write(picture, AROUND + before(wide, RIM), AROUND + NAME_TOP + LINE * row, line, "bold", named.size, text)
    if node.light:
        below = AROUND + NAME_TOP + LINE * named.row
        _lay(picture, light_mark(node.light, look.mark), AROUND + wide - RIM - MARK_AT, below)
    if tagged(node):
        mark = tag(node.state, node.closes)
        _lay(picture, mark, AROUND + wide - TAG_AT - mark.width / 2, AROUND + high + 2)
    middle = AROUND + wide / 2, AROUND + set_out.middle
    dark = node.light == "dark" or node.state != "visited" or bool(node.water)
    for stand in set_out.crowd.stands:
        _place(picture, stand, set_out.crowd, middle, dark, look)
    return sealed(picture, covered)


def tagged(node: Node) -> bool:
    """Tell whether a slab has a tag on its cliff."""
    return node.state in ("closed", "veiled") or node.closes > 0


@lru_cache(maxsize=32)
def tag(state: str, closes: int) -> Image.Image:
    """Return the tag on a slab's cliff, as RGBA: closed, known to few, or after which round it closes."""
    text = str(closes) if closes and state not in ("closed", "veiled") else ""
    half = 13 + (width(text, "bold", 20) / 2 + 2 if text else 2)
    brush = Brush(2 * round(half) + 4, 26, origin=(round(half) + 2, 13))
    brush.plate(-half - 1.4, -12.4, half + 1.4, 12.4, 8, {"closed": "vermilion", "veiled": "mist"}.get(state, "brass"))
    brush.plate(-half, -11, half, 11, 7, "ink")
    if state == "closed":
        brush.disc(0, 0, 9, "vermilion")
        brush.box(-6, -2.2, 6, 2.2, "bone")
    elif state == "veiled":
        closed_eye(brush, 0, -1, "bone")
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size, tone("ink"))
    solid.paste(drawn, (0, 0), drawn.getchannel("A"))
    if text:
        stamp(solid, "hourglass", drawn.width / 2 - half + 11, 13, 18)
        write(solid, drawn.width / 2 + half - 6, 13, text, "bold", 20, "bone", "right")
    return sealed(solid, drawn.getchannel("A"))


@lru_cache(maxsize=16)
def light_mark(light: str, colour: Colour) -> Image.Image:
    """Return the small sun of a lit place or the moon of a dark one, as RGBA."""
    if light == "dark":
        return _tinted(icon("moon", 22), colour)
    brush = Brush(28, 28, origin=(14, 14))
    brush.disc(0, 0, 5.4, colour)
    for turn in range(8):
        dx, dy = math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)
        brush.stroke(((dx * 8, dy * 8), (dx * 11.2, dy * 11.2)), 2.3, colour)
    return brush.finish()


def _tinted(sprite: Image.Image, colour: Colour) -> Image.Image:
    flat = Image.new("RGB", sprite.size, tone(colour) if isinstance(colour, str) else colour)
    return sealed(flat, sprite.getchannel("A"))


def _lay(picture: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def _place(picture: Image.Image, stand: Stand, crowded: Crowd, middle: Point, dark: bool, look: Look) -> None:
    """Draw one thing where it stands."""
    item, radius = stand.item, crowded.radius
    x, y = middle[0] + stand.x, middle[1] + stand.y
    if item.kind == "icon":
        stamp(picture, item.icon, x, y, max(18, round(radius * 2.0)), outlined=True)
    elif item.kind == "more":
        write(picture, x, y, stand.words, "bold", 20, look.text, "middle")
    elif item.secret is not None:
        _lay(picture, secret(item.secret.icon, item.secret.tn, radius), x, y)
    elif item.unit is not None and item.kind == "last":
        _lay(picture, trace(item.unit.kind, radius, dark), x, y)
        if stand.words:
            half = tokens.LEAN * radius if item.unit.kind == "seeker" else radius * 1.1
            write(picture, x + half + 7, y, stand.words, "medium", 20, "sepia" if not dark else "bone")
    elif item.unit is not None:
        unit = item.unit
        if unit.kind == "adventurer" and unit.most > 0 and unit.health <= 0:
            unit = replace(unit, down=True)
        _lay(picture, tokens.token(replace(unit, most=0), radius), x, y + tokens.lift(radius))
        if has_bar(unit, crowded.bars):
            _lay(picture, _bar(radius, unit.health, unit.most), x, y + radius + bar_below(unit, radius, crowded.bars))


@lru_cache(maxsize=64)
def _bar(radius: int, health: int, most: int) -> Image.Image:
    wide = round(radius * 2.2)
    brush = Brush(wide + 6, 14, origin=(wide / 2 + 3, 7))
    tokens.bar(brush, 0, 0, wide, health, most)
    return brush.finish()


@lru_cache(maxsize=64)
def secret(name: str, number: int, radius: int) -> Image.Image:
    """Return what lies hidden, as RGBA, for whoever may know: its icon on a dark plate, and the number it takes."""
    half = radius + 12
    brush = Brush(2 * half, 2 * half, origin=(half, half))
    side = radius * 0.95
    brush.plate(-side - 2, -side - 2, side + 2, side + 2, 7, "mist")
    brush.plate(-side, -side, side, side, 5.5, "umber")
    drawn = brush.finish()
    sheet = Image.new("RGB", drawn.size, tone("umber"))
    sheet.paste(drawn, (0, 0), drawn.getchannel("A"))
    stamp(sheet, name, half, half, round(radius * 1.5))
    picture = sealed(sheet, drawn.getchannel("A"))
    if number:
        tag = Brush(2 * half, 2 * half, origin=(half, half))
        tokens.foe_number(tag, Token("trap", number=number), radius)
        picture.alpha_composite(tag.finish())
    return picture
