"""Units: discs for people, spiked discs for enemies, foes of the regions, the shapes of rivals; bars, pips."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engine.core.scene import Token
from engine.render.brush import Brush, Colour, Point, carve, curve, star
from engine.render.canvas import RGB, seat_tone, tone
from engine.render.drawings.emblems import paw
from engine.render.icons import icon, known, with_icon

# Rivals.

RIVALS = {"shield": "vermilion", "diamond": "bone", "disc": "yellow", "triangle": "green"}
"""The shapes of rivals' tokens, and the colour of each: the shape alone tells them apart."""

_RIVAL_INNER = {"shield": "bone", "diamond": "grey", "disc": "ink", "triangle": "bone"}

_RIVAL_MIDDLE = {"shield": -0.06, "diamond": 0.0, "disc": 0.0, "triangle": 0.22}
"""How far below the middle letter and glyph stand, in radii."""

RIVAL_GLYPH = {"shield": 1.12, "diamond": 1.0, "disc": 1.16, "triangle": 0.84}
"""How large the glyph of a faceup token is, in radii."""


def _shield(reach: float) -> list[Point]:
    wide, top = reach * 0.94, -reach * 0.95
    right = curve((wide, top), (wide, reach * 0.5), (reach * 0.62, reach * 0.78), (0, reach * 1.1), 10)
    return [(-wide, top), *right, *((-x, y) for x, y in reversed(right))]


def _diamond(reach: float) -> list[Point]:
    reach *= 1.2
    return [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]


def _triangle(reach: float) -> list[Point]:
    reach *= 1.18
    return [(0, -reach), (reach * 1.0, reach * 0.76), (-reach * 1.0, reach * 0.76)]


_OUTLINES: dict[str, Callable[[float], list[Point]]] = {
    "shield": _shield,
    "diamond": _diamond,
    "triangle": _triangle,
}


def _rival_shape(brush: Brush, kind: str, radius: float, grow: float, colour: str) -> None:
    """Fill a shape of ``radius``, larger by ``grow`` on every side, its corners a little round."""
    outline = _OUTLINES.get(kind)
    if outline is None:
        brush.disc(0, 0, radius * 1.04 + grow, colour)
        return
    # The line around it rounds the corners; an inner shape must shrink by more than its line is wide.
    soft = radius * 0.12
    factor = {"shield": 1.0, "diamond": 0.78, "triangle": 0.62}[kind]
    points = outline(radius - soft / factor + (grow / factor if grow < 0 else 0))
    brush.stroke(points, 2 * (soft + max(0.0, grow)), colour, closed=True)
    brush.polygon(points, colour)


def rival(brush: Brush, unit: Token, radius: float) -> None:
    """Draw a rival's token around (0, 0), its glyph left out when it lies faceup; ``ValueError`` for an unknown icon."""
    kind, colour = unit.kind, RIVALS[unit.kind]
    _rival_shape(brush, kind, radius, 2.8, "ink")
    _rival_shape(brush, kind, radius, 0, colour)
    if unit.icon:
        known(unit.icon)
        if colour == "bone":
            _rival_shape(brush, kind, radius, -radius * 0.13, "grey")
            _rival_shape(brush, kind, radius, -radius * 0.22, "bone")
        else:
            _rival_shape(brush, kind, radius, -radius * (0.24 if kind != "triangle" else 0.15), "bone")
        return
    line = max(1.0, radius * 0.07)
    _rival_shape(brush, kind, radius, -radius * 0.14, _RIVAL_INNER[kind])
    _rival_shape(brush, kind, radius, -radius * 0.14 - line, colour)
    size = radius * (1.32 if kind != "triangle" else 1.1) * (0.8 if len(unit.letter) > 1 else 1)
    carve(brush, 0, radius * _RIVAL_MIDDLE[kind], unit.letter, "bold", size, "ink")


def rival_glyph(unit: Token, radius: float) -> tuple[int, int]:
    """Return the size of a faceup token's glyph, and how far below the token's middle it stands."""
    return round(radius * RIVAL_GLYPH[unit.kind]), round(radius * _RIVAL_MIDDLE[unit.kind])


# Foes of the regions.

FOES = ("creature", "seeker", "trap", "environs", "body")

FOE_GLYPHS = {"trap": ("trap", 1.35), "body": ("body", 1.9)}
"""Icons on tokens of these kinds, and how large they are in radii."""

PUFFS = ((-0.62, 0.22, 0.5), (-0.12, -0.24, 0.64), (0.55, 0.14, 0.58))
"""The round parts of an environ's cloud, in radii: middles and sizes."""

GUSTS = ((-0.72, 0.34, -0.16), (-0.86, 0.56, 0.2), (-0.5, 0.12, 0.52))
"""Gusts on it: from where to where, and how far below its middle."""

LEAN = 1.3
"""A seeker's hexagon is wider than a disc by so much."""


def foe_shape(kind: str, radius: float) -> list[Point]:
    """Return the outline of a kind of foe around (0, 0)."""
    if kind == "creature":
        turns = [math.radians(72 * step - 90) for step in range(5)]
        return [(radius * 1.12 * math.cos(t), radius * 1.12 * math.sin(t) + radius * 0.06) for t in turns]
    if kind == "seeker":
        wide, high = radius * LEAN, radius * 0.95
        half = [(-wide, 0.0), (-wide * 0.6, -high), (wide * 0.6, -high)]
        return half + [(-x, -y) for x, y in half]
    if kind == "trap":
        side, cut = radius * 0.95, radius * 0.3
        return [
            (-side, -side + cut), (-side + cut, -side), (side - cut, -side), (side, -side + cut),
            (side, side - cut), (side - cut, side), (-side + cut, side), (-side, side - cut),
        ]  # fmt: skip
    wide, high = radius * 1.15, radius * 0.8
    return [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]


def eye(brush: Brush, size: float, white: Colour, iris: Colour) -> None:
    """Draw an eye around (0, 0), ``size`` wide."""
    half = size / 2
    lid = curve((-half, 0), (-half * 0.45, -half * 0.75), (half * 0.45, -half * 0.75), (half, 0), 12)
    brush.polygon([*lid, *((x, -y) for x, y in reversed(lid))], white)
    brush.disc(0, 0, half * 0.42, iris)
    brush.disc(half * 0.13, -half * 0.14, half * 0.13, white)


def foe(brush: Brush, unit: Token, radius: float) -> None:
    """Draw the body of a foe around (0, 0); icons of traps and bodies are laid on later (`glyph`)."""
    if unit.kind == "body":
        return
    if unit.kind == "environs":
        weather(brush, radius, unit.hidden)
        return
    outline = foe_shape(unit.kind, radius)
    fill: Colour = {"creature": "vermilion", "seeker": "rose", "trap": "umber"}[unit.kind]
    if unit.alerted:
        fill = "vermilion"
    line: Colour = "ink"
    if unit.hidden:
        fill, line = "umber", "mist"
    brush.stroke(outline, 5.4, line, closed=True)
    if unit.kind == "trap" and not unit.hidden:
        brush.polygon(outline, "vermilion")
        brush.polygon([(x * 0.86, y * 0.86) for x, y in outline], fill)
    else:
        brush.polygon(outline, fill)
    if unit.kind == "creature" and unit.letter:
        carve(brush, 0, 1, unit.letter, "bold", radius * 1.1, "bone")
    elif unit.kind == "creature":
        paw(brush.inner(0, 0.5, radius * 1.2), "mist" if unit.hidden else "bone")
    elif unit.kind == "seeker":
        eye(brush, radius * 1.55, "mist" if unit.hidden else "bone", "ink")


def weather(brush: Brush, radius: float, hidden: bool) -> None:
    """Draw an environ around (0, 0): a cloud with wind in it."""
    fill, line = ("umber", "mist") if hidden else ("ice_light", "ink")
    for grow, colour in ((2.7, line), (0.0, fill)):
        for x, y, size in PUFFS:
            brush.disc(x * radius, y * radius, size * radius + grow, colour)
        wide, high = radius * 1.12 + grow, radius * 0.76 + grow
        brush.plate(-wide, -grow, wide, high, min(high, radius * 0.38 + grow), colour)
    ink, thick = "mist" if hidden else "spent_blue_line", max(1.5, radius * 0.13)
    for first, last, down in GUSTS:
        x, y, curl = last * radius, down * radius, radius * 0.2
        ring = [(x + curl * math.sin(t), y - curl + curl * math.cos(t)) for t in (step * 0.45 for step in range(10))]
        brush.stroke([(first * radius, y), *ring], thick, ink)


def warning(brush: Brush, radius: float) -> None:
    """Draw the triangle of an alerted seeker at its upper right."""
    size = max(9.0, radius * 0.72)
    x, y = radius * 1.05, -radius * 0.62
    corners = [(x, y - size), (x + size, y + size * 0.75), (x - size, y + size * 0.75)]
    brush.stroke(corners, 4.4, "ink", closed=True)
    brush.polygon(corners, "vermilion")
    brush.stroke(((x, y - size * 0.34), (x, y + size * 0.16)), size * 0.24, "bone")
    brush.disc(x, y + size * 0.46, size * 0.15, "bone")


def foe_number(brush: Brush, unit: Token, radius: float) -> None:
    """Draw the number that tells like ones apart, on a small plate at the upper left."""
    text = str(unit.number)
    x, y, size = -radius * 0.92, -radius * 0.72, max(7.4, radius * 0.44)
    wide = size + (len(text) - 1) * size * 0.6
    brush.plate(x - wide - 1.6, y - size - 1.6, x + wide + 1.6, y + size + 1.6, size + 1.6, "ink")
    brush.plate(x - wide, y - size, x + wide, y + size, size, "bone")
    carve(brush, x, y, text, "bold", size * 1.75, "ink")


def foe_glyph(drawn: Image.Image, unit: Token, radius: int, above: int) -> Image.Image:
    """Return a foe's sprite with the icon that its kind carries."""
    if unit.kind not in FOE_GLYPHS:
        return drawn
    name, size = FOE_GLYPHS[unit.kind]
    if unit.kind == "body":
        return _lying(drawn, round(radius * size), above)
    return with_icon(drawn, name, round(radius * size), above)


def _lying(drawn: Image.Image, size: int, above: int) -> Image.Image:
    sheet = drawn.copy()
    sprite = icon("body", size, True)
    sheet.alpha_composite(sprite, ((drawn.width - sprite.width) // 2, (drawn.height - sprite.height) // 2 - above))
    return sheet


# Every token.

RADIUS = 20


def lift(radius: float) -> int:
    """Return how far above the middle of its cell a token of this radius stands, in pixels."""
    return round(radius * 0.35)


REACH = 44
"""Half the side of a token's sprite, bars and pips included."""

LARGE = 24
"""Tokens of a larger radius are those of the usual one, drawn larger with all their lines."""


def reach_of(radius: float) -> int:
    """Return half the side of the sprite of a token of that radius."""
    return REACH if radius <= LARGE else math.ceil(REACH * radius / RADIUS)


KINDS = frozenset({"adventurer", "companion", "party", "enemy", *FOES, *RIVALS})

_BLUE = 5


def kind_known(kind: str) -> str:
    """Return ``kind`` when tokens of that kind can be drawn; ``ValueError`` otherwise."""
    if kind not in KINDS:
        raise ValueError(f"no token is of kind {kind!r}; known are {', '.join(sorted(KINDS))}")
    return kind


def letter_tone(seat: int) -> Colour:
    """Return the colour of letters on a seat's disc: bone on blue, else ink."""
    return "bone" if seat % 8 == _BLUE else "ink"


@lru_cache(maxsize=256)
def token(unit: Token, radius: int = RADIUS, aside: int = 0) -> Image.Image:
    """Return a unit as RGBA, square, with the middle of its cell in the middle of the sprite.

    ``aside`` is how far right of that it will be laid: its bar or pips stay below the middle of the cell.
    """
    kind_known(unit.kind)
    whole, reach, unit_of = radius, reach_of(radius), radius / RADIUS if radius > LARGE else 1.0
    brush = Brush(2 * reach, 2 * reach, unit=unit_of, origin=(reach, reach - lift(radius)))
    if radius > LARGE:
        radius, aside = RADIUS, round(aside / unit_of)
    if unit.acting:
        _call(brush, radius)
    _BODIES.get(unit.kind, fallen if unit.down else person)(brush, unit, radius)
    if unit.alerted:
        warning(brush, radius)
    if unit.number:
        foe_number(brush, unit, radius)
    if unit.acted:
        tick(brush, radius * 0.72, radius * 0.66, 1.0 if radius >= 16 else max(0.7, radius / 17))
    if unit.most > 0:
        if unit.kind == "enemy":
            pips(brush.moved(-aside, radius + 12), unit.health, unit.most, radius / RADIUS)
        else:
            bar(brush, -aside, radius + (17 if unit.acting else 12), radius * 2.2, unit.health, unit.most)
    drawn = brush.finish()
    if unit.kind == "party":
        return with_icon(drawn, "flag", round(whole * 1.1), lift(whole))
    if unit.kind in FOE_GLYPHS:
        return foe_glyph(drawn, unit, whole, lift(whole))
    if unit.kind in RIVALS and unit.icon:
        size, below = rival_glyph(unit, whole)
        return with_icon(drawn, unit.icon, size, lift(whole) - below, outlined=True)
    if unit.kind == "enemy" and unit.icon:
        return _figured(drawn, unit, whole)
    return drawn


def colour(unit: Token) -> RGB:
    """Return the colour by which a unit is known on small maps."""
    return tone(RIVALS[unit.kind]) if unit.kind in RIVALS else seat_tone(unit.seat)


def call_size(radius: float) -> float:
    """Return how large the ring and the caret of whoever is to act are beside a token of the usual radius, at most 1."""
    return 1.0 if radius >= 15 else max(0.45, radius / 18)


def _call(brush: Brush, radius: int) -> None:
    """Draw the ring and the caret of whoever is to act."""
    size = call_size(radius)
    ring = radius + 8.6 * size
    brush.polygon(((-13.4 * size, -ring - 9.4 * size), (13.4 * size, -ring - 9.4 * size), (0, -ring + 4)), "ink")
    brush.disc(0, 0, ring, "ink")
    brush.polygon(((-9.6 * size, -ring - 8 * size), (9.6 * size, -ring - 8 * size), (0, -ring + 1.6)), "lantern")
    brush.disc(0, 0, ring - 1.4, "lantern")


def person(brush: Brush, unit: Token, radius: float, x: float = 0, y: float = 0) -> None:
    """Draw a person's disc: the seat's colour, an ink ring, a bone ring, the initial."""
    disc(brush, x, y, radius, seat_tone(unit.seat))
    size = radius * 1.32
    if len(unit.letter) > 1:
        size = max(size * 0.8, min(size, TWO_LETTERS))
    carve(brush, x, y, unit.letter, "bold", size, letter_tone(unit.seat))


TWO_LETTERS = 18.0
"""Two letters on a disc are no smaller than this, if one would not be either."""


def small_person(brush: Brush, unit: Token, radius: float, x: float, y: float) -> None:
    """Draw somebody's disc as small as plates have it: no inner ring, a larger letter."""
    brush.disc(x, y, radius, "ink")
    brush.disc(x, y, radius - 1.6, seat_tone(unit.seat))
    carve(brush, x, y, unit.letter, "bold", radius * (1.42 if len(unit.letter) < 2 else 1.1), letter_tone(unit.seat))


def disc(brush: Brush, x: float, y: float, radius: float, colour: RGB) -> None:
    """Draw an empty disc with its rings."""
    brush.disc(x, y, radius + 2.8, "ink")
    brush.disc(x, y, radius, colour)
    brush.ring(x, y, radius * 0.88, max(1.0, radius * 0.07), "bone")


def fallen(brush: Brush, unit: Token, radius: float, x: float = 0, y: float = 0) -> None:
    """Draw the disc of somebody who is down: slate, struck through."""
    brush.disc(x, y, radius + 2.8, "ink")
    brush.disc(x, y, radius, "slate")
    carve(brush, x, y, unit.letter, "bold", radius * 1.32 * (0.8 if len(unit.letter) > 1 else 1), "mist")
    reach = radius * 0.74
    brush.stroke(((x - reach, y + reach), (x + reach, y - reach)), 2.4, "mist")


def _companion(brush: Brush, unit: Token, radius: int) -> None:
    small = radius * 0.86
    disc(brush, 0, 0, small, seat_tone(unit.seat))
    paw(brush.inner(0, 0, small * 1.12), letter_tone(unit.seat))


def _party(brush: Brush, unit: Token, radius: int) -> None:
    brush.disc(0, 0, radius + 3, "ink")
    brush.disc(0, 0, radius + 1.4, "lantern")
    brush.disc(0, 0, radius - 2, "umber")


def spikes(
    brush: Brush,
    x: float,
    y: float,
    radius: float,
    outline: float = 2.7,
    colour: Colour = "vermilion",
    centre: Colour = "umber",
) -> None:
    """Draw the spiked disc of an enemy with an empty centre."""
    points = star(x, y, radius * 1.12, radius * 0.9, 10)
    if outline:
        brush.stroke(points, outline * 2, "ink", closed=True)
    brush.polygon(points, colour)
    brush.disc(x, y, radius * 0.72, centre)


def _enemy(brush: Brush, unit: Token, radius: int) -> None:
    spikes(brush, 0, 0, radius)
    if unit.icon:
        brush.disc(0, 0, radius * 0.8, "umber")
        return
    carve(brush, 0, 0, unit.letter, "bold", radius * (1.1 if len(unit.letter) < 3 else 0.85), "bone")


def _figured(drawn: Image.Image, unit: Token, radius: int) -> Image.Image:
    """Return an enemy's sprite with its figure, its level on a plate that lies over the lower right of it."""
    reach, size = drawn.width // 2, radius / RADIUS
    sheet = with_icon(drawn, known(unit.icon), round(radius * 1.5), lift(radius) + round(1.6 * size))
    # The plate of a small token is hardly smaller: a level can be read there too.
    plate = max(size, LEVEL_LEAST)
    brush = Brush(2 * reach, 2 * reach, unit=plate, origin=(reach, reach - lift(radius)))
    x, y, half = (16.0, 9.5, 10.5) if len(unit.letter) < 2 else (18.5, 10.0, 14.0)
    x, y = x * size / plate, y * size / plate
    for grow, colour in ((2.4, "ink"), (0.0, "vermilion"), (-2.0, "umber")):
        brush.plate(x - half - grow, y - 10.5 - grow, x + half + grow, y + 10.5 + grow, 5 + grow, colour)
    carve(brush, x, y, unit.letter, "bold", LEVEL, "bone")
    sheet.alpha_composite(brush.finish())
    return sheet


LEVEL, LEVEL_LEAST = 19.0, 0.95
"""How large the level of an enemy is written beside its figure on a token of the usual radius; the least part of that."""

_BODIES = {"companion": _companion, "party": _party, "enemy": _enemy, **dict.fromkeys(FOES, foe)}
_BODIES |= dict.fromkeys(RIVALS, rival)


def tick(brush: Brush, x: float, y: float, size: float = 1.0) -> None:
    """Draw the tick of somebody who has acted."""
    brush.disc(x, y, 8.6 * size, "ink")
    brush.disc(x, y, 7.2 * size, "bone")
    points = ((x - 3.4 * size, y + 0.2 * size), (x - 0.8 * size, y + 3 * size), (x + 3.6 * size, y - 3 * size))
    brush.stroke(points, 2 * size, "ink")


def low(health: int, most: int) -> bool:
    """Tell whether somebody is close to falling: a third or less."""
    return health * 3 <= most


def bar(brush: Brush, x: float, y: float, wide: float, health: int, most: int) -> None:
    """Draw a bar of health, centred on (x, y): bone on ink, vermilion at a third or less."""
    brush.plate(x - wide / 2 - 1.6, y - 5.6, x + wide / 2 + 1.6, y + 5.6, 5.6, "ink")
    fill = wide * max(0, min(health, most)) / most
    if health > 0:
        colour = "vermilion" if low(health, most) else "bone"
        brush.plate(x - wide / 2, y - 4, x - wide / 2 + max(fill, 6), y + 4, 4, colour)


def pips(brush: Brush, health: int, most: int, size: float = 1.0) -> None:
    """Draw an enemy's health as pips around (0, 0): full ones are left, hollow ones lost; above 7 in two rows.

    More than 20 are a bar. ``size`` is 1 beside a token of the usual radius.
    """
    if most > 20:
        bar(brush, 0, 0, 44 * size, health, most)
        return
    rows = 1 if most <= 7 else 2
    wide = most if rows == 1 else -(-most // 2)
    dot, step = (3.9, 8.4) if wide <= 4 else (3.2, 7.2) if wide <= 7 else (2.2, 5.0)
    dot, step = dot * size, step * size
    left, top = (1 - wide) * step / 2, (1 - rows) * step / 2
    edge = dot + 1.8 * size
    brush.plate(left - edge, top - edge, edge - left, edge - top, edge, "ink")
    for place in range(most):
        px, py = left + place % wide * step, top + place // wide * step
        if place < health:
            brush.disc(px, py, dot, "bone")
        else:
            brush.disc(px, py, dot, "vermilion")
            brush.disc(px, py, dot - 1.1 * size, "umber")
