"""Laying smooth-edged sprites over a finished indexed picture: blended with what lies below, mapped once, remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engine.render.palette import FLAT, indexed
from engine.render.png import Canvas


def lay(canvas: Canvas, x: int, y: int, draw: Callable[..., Image.Image], *how: object) -> None:
    """Lay the RGBA sprite ``draw(*how)`` on a canvas, its middle at (x, y).

    The same sprite over the same ground is blended once; both together are the key of the memory.
    """
    sprite = draw(*how)
    wide, high = sprite.size
    left, top = x - wide // 2, y - high // 2
    below = canvas.image.crop((left + 1, top, left + 1 + wide, top + high)).tobytes()
    canvas.paste(_blended(draw, how, wide, high, below), left, top)


@lru_cache(maxsize=512)
def _blended(draw: Callable[..., Image.Image], how: tuple[object, ...], wide: int, high: int, below: bytes) -> Image.Image:
    ground = Image.frombytes("P", (wide, high), below)
    ground.putpalette(FLAT)
    picture, sprite = ground.convert("RGB"), draw(*how)
    picture.paste(sprite, (0, 0), sprite)
    drawn = indexed(picture)
    # What the sprite does not touch keeps its entry, also where two entries are near twins.
    drawn.paste(ground, (0, 0), sprite.getchannel("A").point(_UNTOUCHED, "1"))
    return drawn


_UNTOUCHED = [255] + [0] * 255
