"""Rivals' tokens: a shape for each band, full of its colour with a letter facedown, bone with a class glyph faceup."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.scene import Token
from engine.render.brush import Brush, Point, curve
from engine.render.icons import known
from engine.render.lettering import carve

COLOURS = {"shield": "vermilion", "diamond": "bone", "disc": "yellow", "triangle": "green"}
"""The shapes of rivals' tokens, and the colour of each: the shape alone tells them apart."""

_INNER = {"shield": "bone", "diamond": "grey", "disc": "ink", "triangle": "bone"}

_MIDDLE = {"shield": -0.06, "diamond": 0.0, "disc": 0.0, "triangle": 0.22}
"""How far below the middle letter and glyph stand, in radii."""

GLYPH = {"shield": 1.12, "diamond": 1.0, "disc": 1.16, "triangle": 0.84}
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


def _shape(brush: Brush, kind: str, radius: float, grow: float, colour: str) -> None:
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
    kind, colour = unit.kind, COLOURS[unit.kind]
    _shape(brush, kind, radius, 2.8, "ink")
    _shape(brush, kind, radius, 0, colour)
    if unit.icon:
        known(unit.icon)
        if colour == "bone":
            _shape(brush, kind, radius, -radius * 0.13, "grey")
            _shape(brush, kind, radius, -radius * 0.22, "bone")
        else:
            _shape(brush, kind, radius, -radius * (0.24 if kind != "triangle" else 0.15), "bone")
        return
    line = max(1.0, radius * 0.07)
    _shape(brush, kind, radius, -radius * 0.14, _INNER[kind])
    _shape(brush, kind, radius, -radius * 0.14 - line, colour)
    size = radius * (1.32 if kind != "triangle" else 1.1) * (0.8 if len(unit.letter) > 1 else 1)
    carve(brush, 0, radius * _MIDDLE[kind], unit.letter, "bold", size, "ink")


def glyph(unit: Token, radius: float) -> tuple[int, int]:
    """Return the size of a faceup token's glyph, and how far below the token's middle it stands."""
    return round(radius * GLYPH[unit.kind]), round(radius * _MIDDLE[unit.kind])
