"""The renderer: a Scene becomes a PNG. The only place that imports Pillow; it knows the scene and no game.

Maps are 1100 x 700 pixels, sheets and dice smaller, all in one shipped palette, drawn from remembered sprites on an
integer lattice, so that the same scene always gives the same bytes and a larger map never a larger picture.
"""

from __future__ import annotations

from threading import Lock

import msgspec

from engine.core.scene import Scene
from engine.render.floors import FLOORS
from engine.render.icons import ICONS
from engine.render.picture import compose
from engine.render.terrain import ALIKE, TERRAINS
from engine.render.tokens import KINDS

_DRAWING = Lock()


class Drawn(msgspec.Struct, frozen=True):
    """A finished picture: a PNG file of ``width`` x ``height`` pixels."""

    png: bytes
    width: int
    height: int


def draw(scene: Scene) -> Drawn:
    """Draw a scene; the same scene gives the same bytes.

    Takes a few milliseconds once its sprites are known; call it from a worker thread. ``ValueError`` for a name of an
    icon, floor, token, state or tone that the renderer does not know, with the names that it knows.
    """
    with _DRAWING:
        canvas = compose(scene)
        return Drawn(canvas.png(), canvas.width, canvas.height)


__all__ = ["ALIKE", "FLOORS", "ICONS", "KINDS", "TERRAINS", "Drawn", "draw"]
