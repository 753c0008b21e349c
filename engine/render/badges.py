"""Small plates that lie on top of a map: badges to choose by, arrows to what lies outside, cards beside tiles."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.render.brush import Brush, Colour
from engine.render.icons import with_icon
from engine.render.lettering import carve

MOST = 10
"""No picture carries more badges than this."""

STATES = {"chosen": 0, "now": 1, "later": 2, "blocked": 3}
"""The states of a badge, the ones drawn first before the others."""

REACH = 32
"""Half the side of a badge's sprite."""

TONES = {"calm": "sky", "danger": "vermilion"}


def state_known(state: str) -> str:
    """Return ``state`` when badges can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no badge has the state {state!r}; known are {', '.join(STATES)}")
    return state


@lru_cache(maxsize=256)
def badge(text: str, state: str, choice: bool, arrow: int | None = None, size: float = 1.0) -> Image.Image:
    """Return a badge as RGBA, square, its middle in the middle: an arch, or a square for a ``choice``.

    ``arrow`` points outward on one of 8 sides, counted clockwise from the top; ``size`` is 1 for 32 x 35 pixels.
    """
    state_known(state)
    reach = REACH if size == 1.0 else math.ceil(REACH * size)
    brush = Brush(2 * reach, 2 * reach, unit=size, origin=(reach, reach))
    if arrow is not None:
        _pointer(brush, arrow)
    edge: Colour
    edge, width = ("blue", 5.0) if state == "chosen" else ("ink", 2.8)
    _shape(brush, choice, width, edge)
    fill = {"now": "lantern", "later": "lantern", "chosen": "bone", "blocked": "slate"}[state]
    _shape(brush, choice, 0, fill)
    letter: Colour = "ink"
    if state == "now":
        _shape(brush, choice, -2.0, "gilt")
        _shape(brush, choice, -3.2, "lantern")
    elif state == "later":
        _shape(brush, choice, -2.4, "night")
        letter = "lantern"
    elif state == "blocked":
        letter = "mist"
    big = 24 if len(text) == 1 else 18 if len(text) == 2 else 14
    carve(brush, 0, 0.6 if choice else 1.8, text, "bold", big, letter)
    if state == "blocked":
        brush.stroke(((-12, 13), (13, -13)), 2.4, "mist")
    return brush.finish()


def _shape(brush: Brush, choice: bool, grow: float, colour: Colour) -> None:
    """Fill the outline of a badge, larger by ``grow`` on every side."""
    if choice:
        brush.plate(-15 - grow, -15 - grow, 15 + grow, 15 + grow, max(1.0, 4.5 + grow), colour)
        return
    wide, top, foot = 16 + grow, -17.5 - grow, 17.5 + grow
    brush.plate(-wide, top, wide, foot, wide, colour, (True, True, False, False))
    brush.plate(-wide, 0, wide, foot, max(1.0, 2.5 + grow), colour)


def _pointer(brush: Brush, arrow: int) -> None:
    angle = math.radians(arrow * 45 - 90)
    dx, dy = math.cos(angle), math.sin(angle)
    base = 17.0 if arrow % 4 == 2 else 19.0 if arrow % 4 == 0 else 20.0
    for colour, grow in (("ink", 1.0), ("lantern", 0.0)):
        tip, wide = base + 11 + grow * 1.6, 9.5 + grow * 2
        points = [(dx * tip, dy * tip)]
        points += [(dx * (base - grow) - dy * w, dy * (base - grow) + dx * w) for w in (wide, -wide)]
        brush.polygon(points, colour)


CARD = (34, 42)
"""Width and height of a card beside a tile."""


@lru_cache(maxsize=128)
def card(icon: str, tone: str, size: float = 1.0) -> Image.Image:
    """Return a card that lies beside a tile, as RGBA: an icon on umber, with a vermilion or a sky border."""
    if tone not in TONES:
        raise ValueError(f"no card has the tone {tone!r}; known are {', '.join(TONES)}")
    wide, high = math.ceil((CARD[0] + 8) * size), math.ceil((CARD[1] + 8) * size)
    brush = Brush(wide, high, unit=size, origin=(wide / 2, high / 2))
    brush.plate(-20, -24, 20, 24, 7, "ink")
    brush.plate(-16, -20, 16, 20, 5, TONES[tone])
    brush.plate(-13.6, -17.6, 13.6, 17.6, 3.4, "umber")
    return with_icon(brush.finish(), icon, round(24 * size))


@lru_cache(maxsize=128)
def thread(dx: int, dy: int) -> Image.Image:
    """Return a brass thread of (dx, dy) pixels with a knot at its far end; it begins in the middle of the sprite."""
    reach = max(abs(dx), abs(dy)) + 6
    brush = Brush(2 * reach, 2 * reach, origin=(reach, reach))
    brush.stroke(((0, 0), (dx, dy)), 2.4, "brass")
    brush.disc(dx, dy, 4.4, "ink")
    brush.disc(dx, dy, 3.2, "brass")
    return brush.finish()
