"""Small plates that lie on top of a map: badges to choose by, at their places or at the window's edge with an arrow to what
lies outside; cards beside tiles; rubble."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from engine.core.frame import READ, Area
from engine.core.scene import Badge
from engine.render.brush import Brush, Colour, Point, carve, sealed, solid
from engine.render.canvas import Canvas, lay
from engine.render.icons import stamp, with_icon
from engine.render.memory import remembered
from engine.render.outlines import around

MOST = 10
"""No picture carries more badges than this."""

POINTERS_MOST = 8
"""No map points to more badges than this beyond its edge."""

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


@remembered(256)
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
    more = (0, 0, 5, 12)[min(3, len(text))]
    _shape(brush, choice, width, edge, more)
    fill = {"now": "lantern", "later": "lantern", "chosen": "bone", "blocked": "slate"}[state]
    _shape(brush, choice, 0, fill, more)
    letter: Colour = "ink"
    if state == "now":
        _shape(brush, choice, -2.0, "gilt", more)
        _shape(brush, choice, -3.2, "lantern", more)
    elif state == "later":
        _shape(brush, choice, -2.4, "night", more)
        letter = "lantern"
    elif state == "blocked":
        letter = "mist"
    carve(brush, 0, 0.6 if choice else 1.8, text, "bold", READ, letter)
    if state == "blocked":
        brush.stroke(((-12, 13), (13, -13)), 2.4, "mist")
    return brush.finish()


def _shape(brush: Brush, choice: bool, grow: float, colour: Colour, more: float = 0) -> None:
    """Fill the outline of a badge, larger by ``grow`` on every side, and by ``more`` at both sides of longer words."""
    if choice:
        wide = 15 + grow + more
        brush.plate(-wide, -15 - grow, wide, 15 + grow, max(1.0, 4.5 + grow), colour)
        return
    wide, top, foot = 16 + grow + more, -17.5 - grow, 17.5 + grow
    brush.plate(-wide, top, wide, foot, 16 + grow, colour, (True, True, False, False))
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


@remembered(128)
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


@remembered(128)
def thread(dx: int, dy: int) -> Image.Image:
    """Return a brass thread of (dx, dy) pixels with a knot at its far end; it begins in the middle of the sprite."""
    reach = max(abs(dx), abs(dy)) + 6
    brush = Brush(2 * reach, 2 * reach, origin=(reach, reach))
    brush.stroke(((0, 0), (dx, dy)), 2.4, "brass")
    brush.disc(dx, dy, 4.4, "ink")
    brush.disc(dx, dy, 3.2, "brass")
    return brush.finish()


@remembered(16)
def rubble(size: int) -> Image.Image:
    """Return rubble under a vermilion cross, as RGBA: no way through."""
    wide = size + 14
    brush = Brush(wide, wide, unit=size / 30, origin=(wide / 2, wide / 2))
    brush.disc(0, 0, 15, "ink")
    for colour, thick in (("ink", 7.0), ("vermilion", 3.4)):
        brush.stroke(((-14, -14), (14, 14)), thick, colour)
        brush.stroke(((-14, 14), (14, -14)), thick, colour)
    picture, covered = solid(brush)
    stamp(picture, "rubble", wide / 2, wide / 2, round(size * 0.86), outlined=True)
    cross = Brush(wide, wide, unit=size / 30, origin=(wide / 2, wide / 2))
    for ends in (((-14, -14), (14, 14)), ((-14, 14), (14, -14))):
        cross.stroke(ends, 3.4, "vermilion")
    drawn = cross.finish()
    picture.paste(drawn, (0, 0), drawn)
    return sealed(picture, covered)


@remembered(32)
def goal(icon: str, arrow: int) -> Image.Image:
    """Return a disc with an icon and an arrow that points outward, as that of a `badge`: what is sought lies there, or what
    threatens, where its tone stands before the icon ("danger:trap")."""
    tone, _, icon = icon.rpartition(":")
    brush = Brush(2 * REACH, 2 * REACH, origin=(REACH, REACH))
    _pointer(brush, arrow)
    for radius, colour in ((20.8, "ink"), (18.0, TONES.get(tone, "lantern")), (15.6, "night")):
        brush.disc(0, 0, radius, colour)
    return with_icon(brush.finish(), icon, 24)


def paint_goal(
    canvas: Canvas, icon: str, x: int, y: int, area: Area, taken: list[tuple[int, int]], names: Sequence[tuple[int, int]]
) -> None:
    """Draw a `goal` at the edge of ``area`` with its arrow towards (x, y), beside what is ``taken``.

    It keeps off ``names`` too, where there is room for that.
    """
    found = _at_edge(x, y, area, [*taken, *names]) or _at_edge(x, y, area, [*taken])
    if found is not None:
        sx, sy, turn = found
        taken.append((sx, sy))
        lay(canvas, sx, sy, goal, icon, turn)
        canvas.stand("badge", icon, (sx - 18, sy - 18, sx + 18, sy + 18))


HALF = (16.0, 17.5)
"""Half the width and half the height of a badge of the usual size."""


def lay_badge(
    canvas: Canvas, x: int, y: int, text: str, state: str, choice: bool, arrow: int | None = None, size: float = 1.0
) -> None:
    """Draw a `badge` with its middle at (x, y): what it says is a place of the picture."""
    lay(canvas, x, y, badge, text, state, choice, arrow, size)
    canvas.mark(_place(text, x, y, size))
    canvas.stand("badge", text, (x - HALF[0] * size, y - HALF[1] * size, x + HALF[0] * size, y + HALF[1] * size))


def _place(text: str, x: int, y: int, size: float) -> Iterator[tuple[str, Sequence[Point]]]:
    yield text, around(x, y, HALF[0] * size, HALF[1] * size)


def paint_badge(
    canvas: Canvas,
    label: Badge,
    x: int,
    y: int,
    area: Area,
    taken: list[tuple[int, int]],
    size: float = 1.0,
    tokens: Sequence[Area] = (),
    names: Sequence[Area] = (),
) -> bool:
    """Draw a badge at its place, or at the window's edge with an arrow towards it; tell which.

    At the edge it keeps off the rectangles of ``tokens`` and ``names`` too, where there is room for that: of tokens first.
    """
    wide, high = round(20 * size), round(22 * size)
    left, top, right, bottom = area[0] + wide, area[1] + high, area[2] - wide, area[3] - high - 2
    outside = not (area[0] <= x <= area[2] and area[1] <= y <= area[3])
    if not outside:
        x, y = max(left, min(x, right)), max(top, min(y, bottom))
        taken.append((x, y))
        lay_badge(canvas, x, y, label.text, label.state, label.choice, None, size)
        return False
    px, py = max(left + 12, min(x, right - 12)), max(top + 12, min(y, bottom - 8))
    turn = round(math.degrees(math.atan2(x - px, py - y)) / 45) % 8
    across = px in (left + 12, right - 12)
    free: list[tuple[int, int]] = []
    for step in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5):
        sx, sy = (px, py + 40 * step) if across else (px + 40 * step, py)
        if left <= sx <= right and top <= sy <= bottom:
            free += [(sx, sy)] if all(abs(sx - ox) >= 38 or abs(sy - oy) >= 40 for ox, oy in taken) else []
    clear = [at for at in free if not any(_covers(at, token) for token in tokens)]
    empty = [at for at in clear if not any(_covers(at, name) for name in names)]
    px, py = next(iter(empty or clear or free), (px, py))
    taken.append((px, py))
    lay_badge(canvas, px, py, label.text, label.state, label.choice, turn)
    return True


def _covers(at: tuple[int, int], token: Area) -> bool:
    """Return whether a badge of the usual size with its middle there covers a part of a token."""
    (x, y), (wide, high) = at, HALF
    return token[0] < x + wide and x - wide < token[2] and token[1] < y + high and y - high < token[3]


def paint_pointer(canvas: Canvas, label: Badge, x: int, y: int, area: Area, taken: list[tuple[int, int]]) -> bool:
    """Draw a badge at the window's edge with an arrow towards (x, y), which lies outside, as near to it as there is room.

    Tell whether there was any room beside what is ``taken``.
    """
    found = _at_edge(x, y, area, taken)
    if found is None:
        return False
    sx, sy, turn = found
    lay_badge(canvas, sx, sy, label.text, label.state, label.choice, turn)
    return True


def _at_edge(x: int, y: int, area: Area, taken: list[tuple[int, int]]) -> tuple[int, int, int] | None:
    """Return where at the edge of ``area`` there is room for what points to (x, y), and to which side; ``None`` for none.

    It counts among what is ``taken`` from then on.
    """
    left, top, right, bottom = area[0] + 32, area[1] + 34, area[2] - 32, area[3] - 34
    px, py = max(left, min(x, right)), max(top, min(y, bottom))
    turn = round(math.degrees(math.atan2(x - px, py - y)) / 45) % 8
    along = [(px, py + step) for step in _STEPS] if px in (left, right) else []
    along += [(px + step, py) for step in _STEPS] if py in (top, bottom) else []
    for sx, sy in along:
        inside = left <= sx <= right and top <= sy <= bottom
        if inside and all(abs(sx - ox) >= 46 or abs(sy - oy) >= 46 for ox, oy in taken):
            taken.append((sx, sy))
            return sx, sy, turn
    return None


_STEPS = tuple(sorted((step * 20 for step in range(-12, 13)), key=abs))
"""How far along the edge a pointer may stand from where it would stand best."""


def paint_badges(
    canvas: Canvas, shown: Iterable[tuple[Badge, int, int, float]], focus: tuple[int, int], area: Area
) -> None:
    """Draw badges, each with the place of its middle and its size, and point to some outside the area that are of use now:
    to those nearest to ``focus``."""
    inside: list[tuple[int, Badge, int, int, float]] = []
    outside: list[tuple[int, Badge, int, int]] = []
    for label, x, y, size in shown:
        order = STATES[state_known(label.state)]
        if area[0] <= x <= area[2] and area[1] <= y <= area[3]:
            inside.append((order, label, x, y, size))
        elif label.state == "now":
            outside.append(((x - focus[0]) ** 2 + (y - focus[1]) ** 2, label, x, y))
    inside.sort(key=lambda entry: entry[0])
    outside.sort(key=lambda entry: entry[0])
    taken: list[tuple[int, int]] = []
    for _, label, x, y, size in inside:
        paint_badge(canvas, label, x, y, area, taken, size)
    for _, label, x, y in outside[:POINTERS_MOST]:
        paint_pointer(canvas, label, x, y, area, taken)
