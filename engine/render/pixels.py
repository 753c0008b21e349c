"""How many pixels of the file one pixel of a layout takes: 1, or 2 for pictures that are enlarged where they are shown.

All layouts count in layout pixels. What is drawn is a `Sprite`. It is a picture of Pillow where a layout pixel is one
pixel of the file. Else it is a fine sprite, whose sizes and places are in layout pixels too. Brushes draw at four times the
size in any case, so a fine sprite is reduced by less, not drawn again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from PIL import Image, ImageDraw

SCALE = 4
"""A brush draws at so many times the size of a layout pixel."""
DETAILS = (1, 2)
"""The kinds of pictures: pixels of the file to a layout pixel."""

_detail = 1


def detail() -> int:
    """Return how many pixels of the file a layout pixel takes in the picture under way."""
    return _detail


@contextmanager
def drawn_at(pixels: int) -> Iterator[None]:
    """Draw with so many pixels of the file to a layout pixel; only one picture is under way at a time."""
    global _detail
    _detail = pixels
    try:
        yield
    finally:
        _detail = 1


class _Fine:
    """A sprite with more than one pixel to a layout pixel. It has what drawing uses of Pillow's pictures."""

    def __init__(self, raw: Image.Image) -> None:
        self.raw = raw

    @property
    def width(self) -> int:
        return self.raw.width // _detail

    @property
    def height(self) -> int:
        return self.raw.height // _detail

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def mode(self) -> str:
        return self.raw.mode

    @property
    def im(self) -> Any:
        return self.raw.im

    def copy(self) -> _Fine:
        return _Fine(self.raw.copy())

    def convert(self, mode: str) -> _Fine:
        return _Fine(self.raw.convert(mode))

    def getchannel(self, name: str) -> _Fine:
        return _Fine(self.raw.getchannel(name))

    def point(self, table: Any, mode: str | None = None) -> _Fine:
        return _Fine(self.raw.point(table, mode))

    def crop(self, box: Sequence[float]) -> _Fine:
        return _Fine(self.raw.crop(_larger(box)))

    def resize(self, size: Sequence[float], how: Any = None) -> _Fine:
        return _Fine(self.raw.resize(_larger(size), how))

    def paste(self, what: Any, box: Sequence[float] | None = None, mask: Any = None) -> None:
        at = None if box is None else _larger(box)
        self.raw.paste(raw(what), at, None if mask is None else raw(mask))

    def alpha_composite(self, other: Any, at: Sequence[float] = (0, 0)) -> None:
        self.raw.alpha_composite(raw(other), _larger(at))

    def putalpha(self, alpha: Any) -> None:
        self.raw.putalpha(raw(alpha))

    def putpalette(self, palette: bytes) -> None:
        self.raw.putpalette(palette)

    def quantize(self, **how: Any) -> _Fine:
        return _Fine(self.raw.quantize(**how))


class _FinePen:
    """Draws shapes without smooth edges on a fine sprite."""

    def __init__(self, raw: Image.Image) -> None:
        self._pen = ImageDraw.Draw(raw)

    def ellipse(self, box: Sequence[float], fill: Any) -> None:
        self._pen.ellipse(tuple(edge * _detail for edge in box), fill=fill)

    def polygon(self, points: Sequence[tuple[float, float]], fill: Any) -> None:
        self._pen.polygon([(x * _detail, y * _detail) for x, y in points], fill=fill)

    def rectangle(self, box: Sequence[float], outline: Any, width: int = 1) -> None:
        x0, y0, x1, y1 = box
        # The last pixels of a rectangle belong to it.
        far = ((x1 + 1) * _detail - 1, (y1 + 1) * _detail - 1)
        self._pen.rectangle((x0 * _detail, y0 * _detail, *far), outline=outline, width=width * _detail)


def finished(raw: Image.Image) -> Image.Image:
    """Return a picture that has the pixels of the file as a sprite."""
    return raw if _detail == 1 else cast(Image.Image, _Fine(raw))


def new(mode: str, size: tuple[int, int], colour: Any = 0) -> Image.Image:
    """Return an empty sprite of so many layout pixels."""
    return finished(Image.new(mode, (size[0] * _detail, size[1] * _detail), colour))


def from_bytes(mode: str, size: tuple[int, int], body: bytes) -> Image.Image:
    """Return the sprite of so many layout pixels that these bytes are."""
    return finished(Image.frombytes(mode, (size[0] * _detail, size[1] * _detail), body))


def blend(one: Image.Image, other: Image.Image, share: float) -> Image.Image:
    """Return two sprites mixed, so much of the other one."""
    return finished(Image.blend(raw(one), raw(other), share))


def pen(on: Image.Image) -> Any:
    """Return what draws shapes without smooth edges on a sprite, in layout pixels."""
    return _FinePen(on.raw) if isinstance(on, _Fine) else ImageDraw.Draw(on)


def raw(what: Any) -> Any:
    """Return a sprite with the pixels of the file; anything else as it is."""
    return what.raw if isinstance(what, _Fine) else what


def _larger(numbers: Sequence[float]) -> Any:
    """Return places or sizes in pixels of the file."""
    return tuple(int(number * _detail) for number in numbers)
