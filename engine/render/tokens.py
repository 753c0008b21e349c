"""Units: discs for people, spiked discs for enemies, the shapes of rivals; bars, pips."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from engine.core.frame import READ
from engine.core.scene import Token
from engine.maps.curves import curve
from engine.render import glyphs
from engine.render.brush import Brush, Colour, Point, carve, star, width
from engine.render.canvas import RGB, seat_tone, tone
from engine.render.icons import known, with_icon
from engine.render.memory import remembered

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


def _rival_shape(brush: Brush, kind: str, radius: float, grow: float, colour: Colour) -> None:
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
    size, y = max(READ, radius * (1.32 if kind != "triangle" else 1.1)), radius * _RIVAL_MIDDLE[kind]
    if len(unit.letter) > 1:
        size = max(READ, radius * 1.06)
        half, high = width(unit.letter, "bold", 100) * size / 200 + BAND[0], size * BAND[1]
        for grow, fill in ((1.8, "ink"), (0.0, colour)):
            brush.plate(-half - grow, y - high - grow, half + grow, y + high + grow, 5 + grow, fill)
    carve(brush, 0, y, unit.letter, "bold", size, "ink")


def rival_glyph(unit: Token, radius: float) -> tuple[int, int]:
    """Return the size of a faceup token's glyph, and how far below the token's middle it stands."""
    return round(radius * RIVAL_GLYPH[unit.kind]), round(radius * _RIVAL_MIDDLE[unit.kind])


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


KINDS = frozenset({"adventurer", "companion", "party", "enemy", *RIVALS})
"""What every board can carry; boards of games may have tokens of their own besides."""

_BLUE = 5


def kind_known(kind: str) -> str:
    """Return ``kind`` when tokens of that kind can be drawn; ``ValueError`` otherwise."""
    if kind not in KINDS:
        raise ValueError(f"no token is of kind {kind!r}; known are {', '.join(sorted(KINDS))}")
    return kind


def letter_tone(seat: int) -> Colour:
    """Return the colour of letters on a seat's disc: bone on blue, else ink."""
    return "bone" if seat % 8 == _BLUE else "ink"


@remembered(256)
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
        call(brush, radius)
    BODIES.get(unit.kind, fallen if unit.down else person)(brush, unit, radius)
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
    if unit.kind in RIVALS and unit.icon:
        size, below = rival_glyph(unit, whole)
        return with_icon(drawn, unit.icon, size, lift(whole) - below, outlined=True)
    if unit.kind == "enemy" and unit.icon:
        return _figured(drawn, unit, whole)
    return drawn


def colour(unit: Token) -> RGB:
    """Return the colour by which a unit is known on small maps."""
    return tone(RIVALS[unit.kind]) if unit.kind in RIVALS else seat_tone(unit.seat)


@remembered(128)
def dot(kind: str, colour: RGB, radius: float, acting: bool = False) -> Image.Image:
    """Return a unit as small maps show it, as RGBA: rivals by their shape, others as a disc; who acts has a ring."""
    side = 2 * round(radius * 1.3 + 4)
    brush = Brush(side, side, origin=(side / 2, side / 2))
    ring = 1.6 if acting else 0
    shape = kind if kind in RIVALS else "disc"
    _rival_shape(brush, shape, radius, ring + 1.3, "ink")
    if acting:
        _rival_shape(brush, shape, radius, ring, "bone")
    _rival_shape(brush, shape, radius, 0, colour)
    return brush.finish()


def call_size(radius: float) -> float:
    """Return how large the ring and the caret of an acting token are beside one of the usual radius, at most 1."""
    return 1.0 if radius >= 15 else max(0.45, radius / 18)


def call(brush: Brush, radius: int) -> None:
    """Draw the ring and the caret of the one who is to act."""
    size = call_size(radius)
    ring = radius + 8.6 * size
    brush.polygon(((-13.4 * size, -ring - 9.4 * size), (13.4 * size, -ring - 9.4 * size), (0, -ring + 4)), "ink")
    brush.disc(0, 0, ring, "ink")
    brush.polygon(((-9.6 * size, -ring - 8 * size), (9.6 * size, -ring - 8 * size), (0, -ring + 1.6)), "lantern")
    brush.disc(0, 0, ring - 1.4, "lantern")


def person(brush: Brush, unit: Token, radius: float, x: float = 0, y: float = 0) -> None:
    """Draw a person's disc: the seat's colour, an ink ring, a bone ring, the mark."""
    disc(brush, x, y, radius, seat_tone(unit.seat))
    _inscribe(brush, unit.letter, radius, x, y, seat_tone(unit.seat), letter_tone(unit.seat))


def small_person(brush: Brush, unit: Token, radius: float, x: float, y: float) -> None:
    """Draw a person's disc as small as plates have it: no inner ring."""
    brush.disc(x, y, radius, "ink")
    brush.disc(x, y, radius - 1.6, seat_tone(unit.seat))
    _inscribe(brush, unit.letter, radius, x, y, seat_tone(unit.seat), letter_tone(unit.seat))


def _inscribe(brush: Brush, mark: str, radius: float, x: float, y: float, ground: Colour, ink: Colour) -> None:
    """Write a mark on a disc: as large as two letters find room on it; where that is too small, on a band across it."""
    size = max(READ, radius * 1.32)
    if len(mark) > 1:
        long = width(mark, "bold", 100) / 100
        size = max(READ, min(size, 0.95 * radius / math.hypot(long / 2, 0.34)))
        if math.hypot(long * size / 2, size * 0.34) > radius:
            half, high = long * size / 2 + BAND[0], BAND[1] * size
            for grow, fill in ((1.8, "ink"), (0.0, ground)):
                brush.plate(x - half - grow, y - high - grow, x + half + grow, y + high + grow, 5 + grow, fill)
    carve(brush, x, y, mark, "bold", size, ink)


BAND = (2.5, 0.44)
"""How far a band reaches beside the letters on it, in pixels, and above and below their middle, in parts of their size."""


def disc(brush: Brush, x: float, y: float, radius: float, colour: RGB) -> None:
    """Draw an empty disc with its rings."""
    brush.disc(x, y, radius + 2.8, "ink")
    brush.disc(x, y, radius, colour)
    brush.ring(x, y, radius * 0.88, max(1.0, radius * 0.07), "bone")


def fallen(brush: Brush, unit: Token, radius: float, x: float = 0, y: float = 0) -> None:
    """Draw the disc of a person who is down: slate, with a cross at its lower right."""
    brush.disc(x, y, radius + 2.8, "ink")
    brush.disc(x, y, radius, "slate")
    brush.ring(x, y, radius, max(1.6, radius * 0.1), "mist")
    _inscribe(brush, unit.letter, radius, x, y, "slate", "bone")
    # The cross lies on the rim: it must not cover the letters.
    cx, cy, reach = x + radius * 0.78, y + radius * 0.78, max(4.0, radius * 0.24)
    brush.disc(cx, cy, reach + 4.4, "ink")
    for sign in (-1, 1):
        brush.stroke(((cx - reach, cy - sign * reach), (cx + reach, cy + sign * reach)), 3.0, "vermilion")


def _companion(brush: Brush, unit: Token, radius: int) -> None:
    small = radius * 0.86
    disc(brush, 0, 0, small, seat_tone(unit.seat))
    glyphs.draw(brush.inner(0, 0, small * 1.12), "beast", colour=letter_tone(unit.seat))


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
    carve(brush, 0, 0, unit.letter, "bold", max(READ, radius * (1.1 if len(unit.letter) < 3 else 0.85)), "bone")


def _figured(drawn: Image.Image, unit: Token, radius: int) -> Image.Image:
    """Return an enemy's sprite with its figure, its level on a plate that lies over the lower right of it."""
    reach, size = drawn.width // 2, radius / RADIUS
    sheet = with_icon(drawn, known(unit.icon), round(radius * 1.5), lift(radius) + round(1.6 * size))
    # The plate of a small token is hardly smaller: a level can be read there too.
    plate = max(size, LEVEL_LEAST)
    brush = Brush(2 * reach, 2 * reach, unit=plate, origin=(reach, reach - lift(radius)))
    x, y, half = (13.2, 7.4, 10.6) if len(unit.letter) < 2 else (13.6, 7.4, 16.0)
    x, y = x * size / plate, y * size / plate
    for grow, colour in ((2.4, "ink"), (0.0, "vermilion"), (-2.0, "umber")):
        brush.plate(x - half - grow, y - 10.9 - grow, x + half + grow, y + 10.9 + grow, 5 + grow, colour)
    carve(brush, x, y, unit.letter, "bold", LEVEL, "bone")
    sheet.alpha_composite(brush.finish())
    return sheet


LEVEL, LEVEL_LEAST = READ, 1.0
"""How large the level of an enemy is written beside its figure on a token of the usual radius; the least part of that."""

BODIES: dict[str, Callable[[Brush, Token, int], None]] = {
    "companion": _companion,
    "party": _party,
    "enemy": _enemy,
    **dict.fromkeys(RIVALS, rival),
}


def tick(brush: Brush, x: float, y: float, size: float = 1.0) -> None:
    """Draw the tick of a person who has acted."""
    brush.disc(x, y, 8.6 * size, "ink")
    brush.disc(x, y, 7.2 * size, "bone")
    points = ((x - 3.4 * size, y + 0.2 * size), (x - 0.8 * size, y + 3 * size), (x + 3.6 * size, y - 3 * size))
    brush.stroke(points, 2 * size, "ink")


def low(health: int, most: int) -> bool:
    """Tell whether a person is close to falling: a third or less."""
    return health * 3 <= most


def bar(brush: Brush, x: float, y: float, wide: float, health: int, most: int) -> None:
    """Draw a bar of health, centred on (x, y): bone on ink, vermilion at a third or less."""
    brush.plate(x - wide / 2 - 1.6, y - 5.6, x + wide / 2 + 1.6, y + 5.6, 5.6, "ink")
    fill = wide * max(0, min(health, most)) / most
    if health > 0:
        colour = "vermilion" if low(health, most) else "bone"
        brush.plate(x - wide / 2, y - 4, x - wide / 2 + max(fill, 6), y + 4, 4, colour)


PIP = 17
"""Pixels from one pip of a plate to the next."""


def lit_pips(brush: Brush, right: float, y: float, lit: int, most: int) -> None:
    """Draw so many pips that end at ``right``, the first ones lit."""
    for place in range(most):
        x = right - PIP * (most - place) + PIP / 2
        if place < lit:
            brush.disc(x, y, 6.5, "lantern")
        else:
            brush.ring(x, y, 5.6, 2, "mist")


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


def closed_eye(brush: Brush, x: float, y: float, colour: Colour) -> None:
    """Draw a closed eye around (x, y), 14 pixels wide: not seen yet."""
    lid = [(x - 7.0, y - 3.0), (x - 4.0, y + 0.6), (x, y + 1.8), (x + 4.0, y + 0.6), (x + 7.0, y - 3.0)]
    brush.stroke(lid, 1.9, colour)
    for dx, top, foot in ((-4.6, 1.0, 4.0), (0.0, 2.0, 5.4), (4.6, 1.0, 4.0)):
        brush.stroke(((x + dx, y + top - 0.6), (x + dx * 1.3, y + foot)), 1.7, colour)
