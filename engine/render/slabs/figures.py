"""What stands on slabs: people with what they carry, foes, and where foes were seen before, as large as there is room."""

from __future__ import annotations

import math

from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Token
from engine.render import tokens
from engine.render.brush import Brush, Colour, carve, sealed, solid
from engine.render.canvas import seat_tone
from engine.render.icons import icon, known, stamp
from engine.render.memory import remembered
from engine.render.slabs.foes import FIGURES, FOES, PLAIN, figure, foe, outline
from engine.render.slabs.shapes import dashes

USUAL = 20
"""Tokens that are larger than this are the same drawing, enlarged."""

KINDS = tokens.KINDS | frozenset(FOES)

CARRIED = (-0.88, -0.76, 0.54)
"""Where what somebody carries lies on their disc, from its middle, and the radius of its plate; in radii."""


def checked(unit: Token) -> Token:
    """Return a token when slabs can carry it; ``ValueError`` for a kind, a figure or an icon that there is not."""
    if unit.kind not in KINDS:
        raise ValueError(f"no token is of kind {unit.kind!r}; known are {', '.join(sorted(KINDS))}")
    if unit.icon and unit.kind in PLAIN and unit.icon not in FIGURES:
        raise ValueError(f"no figure is called {unit.icon!r}; known are {', '.join(sorted(FIGURES))}")
    if unit.icon and unit.kind == "adventurer":
        known(unit.icon)
    return unit


def enlarged(radius: int) -> tuple[float, int]:
    """Return how much larger than usual a token is drawn, and its radius before that."""
    return (radius / USUAL, USUAL) if radius > USUAL else (1.0, radius)


@remembered(256)
def token(unit: Token, radius: int) -> Image.Image:
    """Return a unit as RGBA, square, its own middle in the middle, without its bar."""
    size, base = enlarged(radius)
    half = math.ceil(46 * size)
    brush = Brush(2 * half, 2 * half, unit=size, origin=(half, half))
    if unit.kind in FOES:
        foe(brush, unit, base)
        return icon("body", round(radius * 1.9), outlined=True) if unit.kind == "body" else brush.finish()
    if unit.acting:
        tokens.call(brush, base)
    if unit.kind == "adventurer" and base < SMALL:
        _small(brush, unit, base)
    else:
        tokens.BODIES.get(unit.kind, tokens.fallen if unit.down else tokens.person)(brush, unit, base)
    x, y, plate = (part * base for part in CARRIED)
    if unit.icon:
        brush.disc(x, y, plate + 1.6, "ink")
        brush.disc(x, y, plate, "umber")
    if unit.acted:
        tokens.tick(brush, base * 0.72, base * 0.66, 1.0 if base >= 16 else max(0.7, base / 17))
    if not unit.icon:
        return brush.finish()
    picture, covered = solid(brush)
    stamp(picture, unit.icon, half + x * size, half + y * size, round(plate * 1.56 * size))
    return sealed(picture, covered)


SMALL, LETTER = 14, 18.0
"""A person's disc of a smaller radius has no inner ring, and a letter as large as that all the same."""


def _small(brush: Brush, unit: Token, radius: int) -> None:
    brush.disc(0, 0, radius + 2.4, "ink")
    brush.disc(0, 0, radius, "slate" if unit.down else seat_tone(unit.seat))
    carve(brush, 0, 0, unit.letter, "bold", LETTER, "mist" if unit.down else tokens.letter_tone(unit.seat))
    if unit.down:
        reach = radius * 0.74
        brush.stroke(((-reach, reach), (reach, -reach)), 2.4, "mist")


@remembered(64)
def trace(unit: Token, radius: int, dark: bool) -> Image.Image:
    """Return the mark of a unit that was seen before, as RGBA: its shape in floor tones within a dashed line."""
    size, base = enlarged(radius)
    half = math.ceil((base * 1.5 + 4) * size)
    brush = Brush(2 * half, 2 * half, unit=size, origin=(half, half))
    fill, line = ("slate", "mist") if dark else ("sand", "ink")
    mark: Colour = "mist" if dark else "sepia"
    shape = outline(unit.kind, base)
    brush.polygon(shape, fill)
    dashes(brush, shape, 2.6, line)
    if unit.kind in PLAIN:
        figure(brush, replace(unit, letter=""), base, mark, fill)
    else:
        brush.stroke(((-base * 0.5, 0), (base * 0.5, 0)), base * 0.5, mark)
    return brush.finish()


@remembered(64)
def bar(radius: int, health: int, most: int) -> Image.Image:
    """Return the bar of somebody on a token of that radius, as RGBA."""
    size, base = enlarged(radius)
    wide = base * 2.2
    whole, high = round((wide + 6) * size), round(14 * size)
    brush = Brush(whole, high, unit=size, origin=(whole / 2, high / 2))
    tokens.bar(brush, 0, 0, wide, health, most)
    return brush.finish()
