"""Boards at nearly twice the scale: cut into strips side by side, each for the whole width of a phone."""

from __future__ import annotations

import io
from collections.abc import Iterable

from PIL import Image

from engine.core.frame import Area
from engine.core.scene import Scene
from engine.render import pixels
from engine.render.outlines import outlines_of
from engine.render.picture import DRAWING, composed

WIDE, LEAST = 440, 300
"""A strip is so many pixels of the layout wide, and no narrower than ``LEAST``."""
WHOLE = 580
"""A board that is no wider is one strip: two that show nearly the same would only puzzle."""
MARGIN = 16
"""So many pixels stay free beside what stands at the edge of a strip."""
Span = tuple[float, float]


def draw_strips(scene: Scene) -> tuple[bytes, ...]:
    """Draw a scene's board in strips from left to right, each a PNG file; what stands on it is whole in one of them.

    The header, the people and the legend are left out: the words of the picture say what they say.
    """
    with DRAWING, pixels.drawn_at(2):
        canvas, area = composed(scene)
        boxes = [standing.box for standing in canvas.standing]
        boxes += [_box(corners) for corners in outlines_of(canvas.marks).values()]
        whole, fine = Image.open(io.BytesIO(canvas.png())), canvas.fine
    left, top, right, bottom = max(0, area[0] - MARGIN), area[1], min(canvas.width, area[2] + MARGIN), area[3]
    found = strips([(box[0], box[2]) for box in boxes if box[3] > top and box[1] < bottom], (left, right))
    return tuple(_file(whole, (start, top, end, bottom), fine) for start, end in found)


def strips(spans: Iterable[Span], board: Span) -> list[tuple[int, int]]:
    """Return where the strips of a board begin and end, so that each of the ``spans`` lies in one of them.

    What is left over of a strip's width shows more of the board.
    """
    left, right = board
    if right - left <= WHOLE:
        return [(int(left), int(right))]
    waiting = sorted((max(start, left), min(end, right)) for start, end in spans if end > left and start < right)
    waiting = waiting or [(left, right)]
    found: list[tuple[int, int]] = []
    while waiting:
        start, least = waiting[0][0] - MARGIN, waiting[0][1] + MARGIN
        within = [end for begin, end in waiting if end + MARGIN <= start + WIDE]
        end = max([least, start + LEAST, *(each + MARGIN for each in within)])
        waiting = [span for span in waiting if span[1] + MARGIN > end]
        begin = max(left, min(start, right - LEAST))
        found.append((int(begin), int(min(right, max(end, begin + LEAST)))))
    return found


def _box(corners: Iterable[tuple[int, int]]) -> tuple[float, float, float, float]:
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _file(whole: Image.Image, area: Area, fine: int) -> bytes:
    """Return a part of a picture as a PNG file."""
    written = io.BytesIO()
    left, top, right, bottom = (edge * fine for edge in area)
    whole.crop((left, top, right, bottom)).save(written, "PNG")
    return written.getvalue()
