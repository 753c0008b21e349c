"""What the renderer returns, and a picture that may fail."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from engine.api.views import Outline, Picture
from engine.core.scene import Scene

log = logging.getLogger(__name__)


class Drawn(Protocol):
    """What a renderer returns: PNG bytes, and the size in pixels."""

    @property
    def png(self) -> bytes:
        """The picture's bytes."""
        ...

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        ...

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        ...

    @property
    def outlines(self) -> Mapping[str, Outline]:
        """Where each place was drawn, by what it is called."""
        ...


Draw = Callable[[Scene], Drawn]
"""Draws a scene."""


def drawn_or_none(make: Callable[[], Scene], draw: Draw, name: str) -> Picture | None:
    """Draw what is beside the words, as a file of that name; ``None`` where that cannot be done, and then that is logged.

    It takes a while, so it belongs on another thread.
    """
    try:
        scene = make()
        drawn = draw(scene)
    except Exception:
        log.exception("%s could not be drawn", name)
        return None
    return Picture(drawn.png, drawn.width, drawn.height, scene.alt, f"{name}.png")
