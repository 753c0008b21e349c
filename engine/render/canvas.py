"""Pictures in the entries of the palette: the canvas, whose memory is the body of its PNG file, and sprites laid on it with
smooth edges."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import cache, lru_cache

from isal import isal_zlib
from PIL import Image

from engine.render.palette import FLAT


@cache
def _target() -> Image.Image:
    # Pillow looks colours up in boxes of 4 x 4 x 4 measured at their lowest corner; a palette darker by half a box makes
    # that the middle, so that all but two near twins of the 256 entries find themselves.
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(max(0, value - 2) for value in FLAT))
    return image


def indexed(image: Image.Image) -> Image.Image:
    """Return an RGB image in palette entries: each pixel the nearest colour, without dithering."""
    found = image.quantize(palette=_target(), dither=Image.Dither.NONE)
    found.putpalette(FLAT)
    return found


PACKED_MOST = 149 * 1024
"""Bytes of picture data above which a slower compression is worth its time: with its head a file has 1 KiB more at most,
and should stay below 150. Only the fullest maps get there."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Canvas:
    """An indexed picture of ``width`` x ``height`` pixels whose memory is the body of its PNG file.

    Each row begins with the byte that names its filter (0), so that encoding copies nothing. ``image`` is one column
    wider than the picture: column 0 is that byte and nobody draws there; ``paste`` counts from the picture's own edge.
    """

    def __init__(self, width: int, height: int, body: bytes | None = None) -> None:
        self.width, self.height = width, height
        self.memory = bytearray(body) if body is not None else bytearray((width + 1) * height)
        self.image = Image.frombuffer("P", (width + 1, height), self.memory, "raw", "P", 0, 1)
        self.image.readonly = 0  # Pillow would otherwise copy the memory at the first paste

    def paste(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay an indexed sprite with its upper left corner on (x, y); what hangs over the edge is cut."""
        self.put(sprite, x, y, mask)
        if x < 0:
            self.clear_edge()

    def put(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Do the same for one of many sprites: `clear_edge` is left to whoever has laid all of them.

        A picture is hundreds of small sprites, and Pillow's own paste spends most of its time on checking its arguments.
        """
        box = (x + 1, y, x + 1 + sprite.width, y + sprite.height)
        if mask is None:
            self.image.im.paste(sprite.im, box)
        else:
            self.image.im.paste(sprite.im, box, mask.im)

    def clear_edge(self) -> None:
        """Set the filter bytes to 0 again, after drawing over the left edge."""
        self.image.paste(0, (0, 0, 1, self.height))

    def picture(self) -> Image.Image:
        """Return the picture as an indexed sprite."""
        return self.image.crop((1, 0, self.width + 1, self.height))

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        return encode(self.memory, self.width, self.height)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", isal_zlib.crc32(body, isal_zlib.crc32(kind)))


@cache
def _palette_chunk() -> bytes:
    return _chunk(b"PLTE", FLAT)


def encode(body: bytes | bytearray, width: int, height: int) -> bytes:
    """Return the PNG of indexed rows, each with a filter byte of 0 before it, in the palette of the house."""
    packed = isal_zlib.compress(body, 1)
    for level in (4, 6):
        if len(packed) > PACKED_MOST:
            packed = zlib.compress(body, level)
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    return b"".join((_SIGNATURE, head, _palette_chunk(), _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


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
