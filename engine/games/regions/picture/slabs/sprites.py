"""One slab as one sprite: its ground, its name, its marks, and everything that stands on it."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.core.canvas import Colour, Kit, Point, Sprite
from engine.core.frame import READ
from engine.core.scene import Node, Token
from engine.maps.curves import Box

from . import figures
from .crowding import (
    LINE,
    NAME_TOP,
    Crowd,
    CrowdSpot,
    NameSetting,
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
from .foes import LEAN, foe_number
from .grounds import LOOKS, GroundTones, ground_known, plate, unknown
from .shapes import AROUND, CLIFF, corner_of

STATES = ("visited", "seen", "unknown", "closed", "veiled")
LIGHTS = ("", "lit", "dark")
WATERS = ("", "surface", "submerged")


def state_known(state: str) -> str:
    """Return ``state`` when a slab can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no slab has the state {state!r}; known are {', '.join(STATES)}")
    return state


def checked(kit: Kit, node: Node) -> Node:
    """Return a node when it can be drawn as a slab; ``ValueError`` for a state, light, water, ground, icon or
    token that is unknown."""
    state_known(node.state)
    for value, values, what in ((node.light, LIGHTS, "light"), (node.water, WATERS, "water")):
        if value not in values:
            raise ValueError(f"no slab has the {what} {value!r}; known are {', '.join(values[1:])}")
    if node.floor:
        ground_known(node.floor)
    for name in (*node.icons, *(secret.icon for secret in node.secrets)):
        kit.icon(name)
    for unit in (*node.tokens, *(unit for unit, _ in node.last)):
        figures.checked(kit, unit)
    return node


def plain(node: Node) -> Node:
    """Return a node as its sprite needs it: wherever it lies, whatever it is called elsewhere; unknown ones are alike."""
    if node.state == "unknown":
        return Node("", 0.0, 0.0, state="unknown")
    return replace(node, key="", x=0.0, y=0.0, shape="slab")


MEDAL = 12.5
"""Radius of the medal with the sun or moon."""

MARK_AT = (9.0, 8.0)
"""How far from a slab's upper right corner the middle of sun or moon is: on the corner that is cut."""

TAG_AT = 24
"""How far from a slab's right edge the tag on its cliff ends."""


class SlabPlan(msgspec.Struct, frozen=True):
    """Where everything of a slab is drawn: its name, the crowd, the middle of the crowd's room below the slab's upper
    edge."""

    title: NameSetting
    crowd: Crowd
    middle: float


@lru_cache(maxsize=256)
def plan(kit: Kit, node: Node, wide: int, high: int) -> SlabPlan:
    """Return how a slab is set out: its name in a line or two, the rest below as large as may be."""
    named = title(kit, node.name, wide)
    space = room_of((wide, high), named.rows)
    return SlabPlan(named, crowd(kit, items_of(node), *space), top_of(named.rows) + space[1] / 2)


def said(kit: Kit, node: Node, wide: int, high: int) -> tuple[Box, ...]:
    """Return the rectangles of a slab, from its middle, that nothing should cover: name, marks, whatever stands there."""
    if node.state == "unknown":
        return ((-wide / 2, -high / 2, wide / 2, high / 2),)
    set_out = plan(kit, plain(node), wide, high)
    left, top = -wide / 2 + before(wide), -high / 2 + NAME_TOP
    named = set_out.title
    boxes = [
        (left, top + LINE * row - 12, left + kit.width(line, "bold", named.size), top + LINE * row + 12)
        for row, line in enumerate(named.lines)
    ]
    if node.light:
        x, y = wide / 2 - MARK_AT[0], -high / 2 + MARK_AT[1]
        boxes.append((x - MEDAL, y - MEDAL, x + MEDAL, y + MEDAL))
    if tagged(node):
        boxes.append(
            (
                wide / 2 - TAG_AT - kit.kept(tag, node.state, node.closes).width,
                high / 2 - 9,
                wide / 2 - TAG_AT,
                high / 2 + CLIFF,
            )
        )
    for stand in set_out.crowd.stands:
        half, above, below = reach(kit, stand.item, set_out.crowd.radius, set_out.crowd.bars)
        x, y = stand.x, set_out.middle - high / 2 + stand.y
        more = kit.width(stand.words, "medium", READ) + 7 if stand.words and stand.item.kind == "last" else 0
        boxes.append((x - half, y - above, x + half + more, y + below))
    return tuple(boxes)


def slab(kit: Kit, node: Node, wide: int, high: int) -> Sprite:
    """Return a slab as RGBA with everything on it; the middle of the slab without its cliff is `AROUND` and half the
    slab's size from the upper left corner."""
    if checked(kit, node).state == "unknown":
        return kit.kept(unknown, wide, high)
    set_out = plan(kit, node, wide, high)
    named = set_out.title
    base = kit.kept(plate, wide, high, node.state, node.light, node.water, named.rows, node.floor)
    picture = kit.opened(base)
    look = LOOKS[node.state, node.light == "dark"]
    text = "bone" if node.water == "submerged" else look.text
    for row, line in enumerate(named.lines):
        kit.write(picture, AROUND + before(wide), AROUND + NAME_TOP + LINE * row, line, "bold", named.size, text)
    if node.light:
        medal = kit.kept(light_mark, node.light, look.mark, look.rim)
        x, y = round(AROUND + wide - MARK_AT[0] - medal.width / 2), round(AROUND + MARK_AT[1] - medal.height / 2)
        kit.paste(picture, medal, x, y, shape=medal)
        base = kit.over(base, medal, x, y)
    if tagged(node):
        mark = kit.kept(tag, node.state, node.closes)
        _lay(kit, picture, mark, AROUND + wide - TAG_AT - mark.width / 2, AROUND + high + 2)
    middle = AROUND + wide / 2, AROUND + set_out.middle
    dark = node.light == "dark" or node.state != "visited" or bool(node.water)
    for stand in set_out.crowd.stands:
        _place(kit, picture, stand, set_out.crowd, middle, dark, look)
    return kit.sealed(picture, base)


BRACKET = 6
"""How far outside its slab the frame of the newest one is."""


def brackets(kit: Kit, wide: int, high: int) -> Sprite:
    """Return the corners of a frame around the newest slab, as RGBA; ``high`` with the cliff, the sprite centred on the
    slab without it."""
    more = 2 * (high - CLIFF) // 2
    size = wide + 2 * BRACKET + 8, high + CLIFF + 2 * BRACKET + 8
    brush = kit.brush(*size, origin=(size[0] / 2, size[1] / 2))
    half, top, foot = wide / 2 + BRACKET, -more / 2 - BRACKET, more / 2 + CLIFF + BRACKET
    reach, cut = min(24.0, wide * 0.14), corner_of(wide) * 0.8
    for side in (-1, 1):
        x = side * half
        for y, down in ((top, 1), (foot, -1)):
            line = ((x - side * (cut + reach), y), (x - side * cut, y), (x, y + down * cut), (x, y + down * (cut + reach)))
            brush.stroke(line, 6.0, "ink")
            brush.stroke(line, 2.8, "bone")
    return brush.finish()


def tagged(node: Node) -> bool:
    """Tell whether a slab has a tag on its cliff."""
    return node.state in ("closed", "veiled") or node.closes > 0


def tag(kit: Kit, state: str, closes: int) -> Sprite:
    """Return the tag on a slab's cliff, as RGBA: closed, known to few, or after which round it closes."""
    text = str(closes) if closes and state not in ("closed", "veiled") else ""
    half = 13 + (kit.width(text, "bold", READ) / 2 + 2 if text else 2)
    brush = kit.brush(2 * round(half) + 4, 26, origin=(round(half) + 2, 13))
    brush.plate(-half - 1.4, -12.4, half + 1.4, 12.4, 8, {"closed": "vermilion", "veiled": "mist"}.get(state, "brass"))
    brush.plate(-half, -11, half, 11, 7, "ink")
    if state == "closed":
        brush.disc(0, 0, 9, "vermilion")
        brush.box(-6, -2.2, 6, 2.2, "bone")
    elif state == "veiled":
        kit.closed_eye(brush, 0, -1, "bone")
    drawn = brush.finish()
    solid = kit.sheet(drawn.width, drawn.height, "ink")
    kit.paste(solid, drawn, 0, 0, shape=drawn)
    if text:
        kit.stamp(solid, "hourglass", drawn.width / 2 - half + 11, 13, 18)
        kit.write(solid, drawn.width / 2 + half - 6, 13, text, "bold", READ, "bone", "right")
    return kit.sealed(solid, drawn)


def light_mark(kit: Kit, light: str, colour: Colour, rim: Colour = "rim") -> Sprite:
    """Return the sun of a lit place or the moon of a dark one on its medal, as RGBA."""
    half = math.ceil(MEDAL) + 1
    brush = kit.brush(2 * half, 2 * half, origin=(half, half))
    brush.disc(0, 0, MEDAL, rim)
    brush.disc(0, 0, MEDAL - 2.2, "ink" if light == "dark" else "umber")
    if light == "dark":
        brush.disc(-0.5, 0, 7, "ice_light")
        brush.disc(3.0, -2.0, 6.2, "ink")
        return brush.finish()
    bright = "lantern" if colour == "gilt" else colour
    brush.disc(0, 0, 3.9, bright)
    for turn in range(8):
        dx, dy = math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)
        brush.stroke(((dx * 5.6, dy * 5.6), (dx * 8.4, dy * 8.4)), 2.0, bright)
    return brush.finish()


def _lay(kit: Kit, picture: Sprite, sprite: Sprite, x: float, y: float) -> None:
    kit.paste(picture, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2), shape=sprite)


def _place(
    kit: Kit, picture: Sprite, stand: CrowdSpot, crowded: Crowd, middle: Point, dark: bool, look: GroundTones
) -> None:
    """Draw one thing where it stands."""
    item, radius = stand.item, crowded.radius
    x, y = middle[0] + stand.x, middle[1] + stand.y
    if item.kind == "icon":
        kit.stamp(picture, item.icon, x, y, max(18, round(radius * 2.0)), outlined=True)
    elif item.kind == "more":
        kit.write(picture, x, y, stand.words, "bold", READ, look.text, "middle")
    elif item.secret is not None:
        _lay(kit, picture, kit.kept(secret, item.secret.icon, item.secret.tn, radius), x, y)
    elif item.unit is not None and item.kind == "last":
        _lay(kit, picture, kit.kept(figures.trace, item.unit, radius, dark), x, y)
        if stand.words:
            half = LEAN * radius if item.unit.kind == "seeker" else radius * 1.1
            kit.write(picture, x + half + 7, y, stand.words, "medium", READ, "sepia" if not dark else "bone")
    elif item.unit is not None:
        unit = item.unit
        if unit.kind == "adventurer" and unit.most > 0 and unit.health <= 0:
            unit = replace(unit, down=True)
        _lay(kit, picture, kit.kept(figures.token, replace(unit, most=0, health=0), radius), x, y)
        if has_bar(unit, crowded.bars):
            size, base = figures.enlarged(radius)
            below = (base + bar_below(kit, unit, base, crowded.bars)) * size
            _lay(kit, picture, kit.kept(figures.bar, radius, unit.health, unit.most), x, y + below)


def secret(kit: Kit, name: str, number: int, radius: int) -> Sprite:
    """Return what lies hidden, as RGBA, for readers who may know: its icon on a dark plate, and the number it takes."""
    half = radius + 12
    brush = kit.brush(2 * half, 2 * half, origin=(half, half))
    side = radius * 0.95
    brush.plate(-side - 2, -side - 2, side + 2, side + 2, 7, "mist")
    brush.plate(-side, -side, side, side, 5.5, "umber")
    drawn = brush.finish()
    sheet = kit.sheet(2 * half, 2 * half, "umber")
    kit.paste(sheet, drawn, 0, 0, shape=drawn)
    kit.stamp(sheet, name, half, half, round(radius * 1.5))
    picture = kit.sealed(sheet, drawn)
    if not number:
        return picture
    plate = kit.brush(2 * half, 2 * half, origin=(half, half))
    foe_number(kit, plate, Token("trap", number=number), radius)
    return kit.over(picture, plate.finish(), 0, 0)
