"""Reading pictures back: chunks of a PNG, pixels by the names of their colours."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core.frame import Area
from engine.core.scene import Board, Cell, HexBoard, Scene
from engine.maps.windows import Window
from engine.render import draw
from engine.render.canvas import PALETTE, tone
from engine.render.picture import of_hexes

S = TypeVar("S", bound=msgspec.Struct)


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    """Return kind and body of each chunk; checks signature, lengths and check sums."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    found, place = [], 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        kind, body = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        (check,) = struct.unpack(">I", png[place + 8 + length : place + 12 + length])
        assert zlib.crc32(kind + body) == check
        found.append((kind, body))
        place += 12 + length
    return found


def through_json(scene: Scene) -> Scene:
    """Return a scene written as JSON and read again, its board and its seats as what they are."""

    def again(part: S) -> S:
        return msgspec.json.decode(msgspec.json.encode(part), type=type(part))

    frame = again(replace(scene, board=Board(), panel=()))
    return replace(frame, board=again(scene.board), panel=tuple(map(again, scene.panel)))


def picture(scene: Scene) -> Image.Image:
    """Return the drawn scene as an indexed image."""
    return Image.open(BytesIO(draw(scene).png))


def window_of(scene: Scene) -> Window:
    """Return the window that a scene of hexes is shown in."""
    board = scene.board
    assert isinstance(board, HexBoard)
    return of_hexes(scene, board)[1]


def area_of(scene: Scene) -> Area:
    """Return the rectangle of the picture in which a scene of hexes shows its map."""
    board = scene.board
    assert isinstance(board, HexBoard)
    return of_hexes(scene, board)[0].board


def spot(scene: Scene, at: Cell) -> tuple[int, int]:
    """Return the pixel in the middle of a hex."""
    return window_of(scene).place(at)


def colour(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    """Return the colour of a pixel."""
    entry = image.getpixel((x, y))
    assert isinstance(entry, int)
    return PALETTE[entry]


def count(image: Image.Image, name: str, box: tuple[int, int, int, int]) -> int:
    """Return how many pixels of a rectangle have a named colour."""
    left, top, right, bottom = box
    assert 0 <= left <= right <= image.width and 0 <= top <= bottom <= image.height and image.mode == "P"
    wanted, held = tone(name), image.crop(box).histogram()
    return sum(number for number, each in zip(held, PALETTE, strict=False) if each == wanted)


def around(x: int, y: int, reach: int = 30) -> tuple[int, int, int, int]:
    """Return the square of pixels around a point."""
    return x - reach, y - reach, x + reach, y + reach
