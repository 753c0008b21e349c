"""What stands on slabs: people with what they carry, foes, and where foes were seen before, as large as there is room."""

from __future__ import annotations

import math

from msgspec.structs import replace

from engine.core.canvas import Colour, Kit, Sprite
from engine.core.scene import Token

from .foes import FOES, PLAIN, figure, foe, outline
from .shapes import dashes

USUAL = 20
"""Tokens that are larger than this are the same drawing, enlarged."""

CARRIED, MARK_HIGH = (-0.98, 0.5), 9
"""How far left on a person's disc lies what they carry, and the radius of its plate, in radii; half the height of the
letters in the middle of the disc, above which it lies."""


def checked(kit: Kit, unit: Token) -> Token:
    """Return a token when slabs can carry it; ``ValueError`` for a kind, a figure or an icon that there is not."""
    if unit.kind not in (kinds := kit.token_kinds() | {*FOES}):
        raise ValueError(f"no token is of kind {unit.kind!r}; known are {', '.join(sorted(kinds))}")
    if unit.icon and unit.kind in PLAIN and unit.icon not in (figures := kit.figures()):
        raise ValueError(f"no figure is called {unit.icon!r}; known are {', '.join(sorted(figures))}")
    if unit.icon and unit.kind == "adventurer":
        kit.icon(unit.icon)
    return unit


def enlarged(radius: int) -> tuple[float, int]:
    """Return how much larger than usual a token is drawn, and its radius before that."""
    return (radius / USUAL, USUAL) if radius > USUAL else (1.0, radius)


SMALL = 14
"""A person's disc of a smaller radius has no inner ring, and no tick: it would cover the mark."""


def token(kit: Kit, unit: Token, radius: int) -> Sprite:
    """Return a unit as RGBA, square, its own middle in the middle, without its bar."""
    size, base = enlarged(radius)
    half = math.ceil(46 * size)
    brush = kit.brush(2 * half, 2 * half, unit=size, origin=(half, half))
    if unit.kind in FOES:
        foe(kit, brush, unit, base)
        return kit.icon_sprite("body", round(radius * 1.9), outlined=True) if unit.kind == "body" else brush.finish()
    if unit.acting:
        kit.call(brush, base)
    if unit.kind == "adventurer" and base < SMALL and not unit.down:
        kit.small_person(brush, unit, base + 2.4, 0, 0)
    else:
        kit.body(brush, unit, base)
    x, plate = (part * base for part in CARRIED)
    y = -MARK_HIGH - plate
    if unit.icon:
        brush.disc(x, y, plate + 1.6, "ink")
        brush.disc(x, y, plate, "umber")
    if unit.acted and base >= SMALL:
        kit.tick(brush, base * 0.72, base * 0.66, 1.0 if base >= 16 else max(0.7, base / 17))
    if not unit.icon:
        return brush.finish()
    drawn = brush.finish()
    picture = kit.opened(drawn)
    kit.stamp(picture, unit.icon, half + x * size, half + y * size, round(plate * 1.56 * size))
    return kit.sealed(picture, drawn)


def trace(kit: Kit, unit: Token, radius: int, dark: bool) -> Sprite:
    """Return the mark of a unit that was seen before, as RGBA: its shape in floor tones within a dashed line."""
    size, base = enlarged(radius)
    half = math.ceil((base * 1.5 + 4) * size)
    brush = kit.brush(2 * half, 2 * half, unit=size, origin=(half, half))
    fill, line = ("slate", "mist") if dark else ("sand", "ink")
    mark: Colour = "mist" if dark else "sepia"
    shape = outline(unit.kind, base)
    brush.polygon(shape, fill)
    dashes(brush, shape, 2.6, line)
    if unit.kind in PLAIN:
        figure(kit, brush, replace(unit, letter=""), base, mark, fill)
    else:
        brush.stroke(((-base * 0.5, 0), (base * 0.5, 0)), base * 0.5, mark)
    return brush.finish()


def bar(kit: Kit, radius: int, health: int, most: int) -> Sprite:
    """Return the bar of a person on a token of that radius, as RGBA."""
    size, base = enlarged(radius)
    wide = base * 2.2
    whole, high = round((wide + 6) * size), round(14 * size)
    brush = kit.brush(whole, high, unit=size, origin=(whole / 2, high / 2))
    kit.bar(brush, 0, 0, wide, health, most)
    return brush.finish()
