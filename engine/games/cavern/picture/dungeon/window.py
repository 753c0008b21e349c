"""The window of a board of squares: what of the map it shows, and what stands along its edges: the plank with its track,
the rulers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import Kit, Sprite
from engine.core.frame import READ, Area
from engine.core.scene import Cell, Fact
from engine.maps.windows import origin

from .parts import Track

# What of the map is seen.

SIZES = (252, 236, 220, 207, 195, 184, 172, 162, 152, 144, 136, 128, 122, 116, 110, 104, 99, 94)
"""The sides of tiles, largest first. A map that does not fit at the last one is cropped, unless it has to be seen whole."""

SMALL = (90, 86, 82, 78, 74, 70, 66, 62, 58, 54, 51, 48)
"""The sides of tiles where what is wanted, or a map that has to be seen whole, does not fit otherwise."""

TINY = (45, 42, 39, 36, 33, 30, 27, 24)
"""The sides of tiles of a map that has to be seen whole, where it does not fit otherwise."""

NEAR = 110
"""The least side of a tile of a map that is shown whole, where it is known what of it matters: 41 points on a phone."""

CROPPED = (110, 104, 99, 94)
"""The sides of tiles of a map that is cropped: the largest at which all of its rows are seen, else the last."""

NOTED = 86
"""The least side of a tile at which words find room beside a letter in an empty cell."""

MARGIN = 10
"""Pixels left free around a map that is shown whole."""

SLOT, SLOT_LEAST = 0.46, 42
"""How much of a cell beyond the outermost tiles is shown where one may be laid: a part of its side, and pixels at least."""


def slot_of(side: int) -> int:
    """Return how wide the free places around a map are shown, in pixels."""
    return max(SLOT_LEAST, round(side * SLOT))


Extent = tuple[int, int, int, int]
"""How far a map reaches: its first column and row, and those after its last."""


class Grid(msgspec.Struct, frozen=True):
    """What of a map of squares a picture shows: the ``side`` of a tile and where the corner of (0, 0) lies.

    ``whole`` is false when the map goes on beyond the picture's edge; else free places beyond the cells ``within`` which
    its tiles lie are shown as slots along their sides.
    """

    side: int
    x: int
    y: int
    whole: bool = True
    within: Extent | None = None

    def corner(self, at: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell in the picture."""
        return self.x + at[0] * self.side, self.y + at[1] * self.side

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the middle of a cell in the picture."""
        left, top, right, bottom = self.box(at)
        return (left + right) // 2, (top + bottom) // 2

    def box(self, at: Cell) -> Area:
        """Return the rectangle of a cell in the picture: of a slot where it lies beyond all tiles."""
        (x, y), side = self.corner(at), self.side
        left, top, right, bottom = x, y, x + side, y + side
        if self.within is not None:
            thick = slot_of(side)
            left = right - thick if at[0] < self.within[0] else left
            right = left + thick if at[0] >= self.within[2] else right
            top = bottom - thick if at[1] < self.within[1] else top
            bottom = top + thick if at[1] >= self.within[3] else bottom
        return left, top, right, bottom


def extent(cells: Sequence[Cell]) -> Extent:
    """Return how far cells reach; no cells at all reach as far as (0, 0)."""
    across, down = [at[0] for at in cells] or [0], [at[1] for at in cells] or [0]
    return min(across), min(down), max(across) + 1, max(down) + 1


def bounds(within: Extent, reach: Extent, side: int) -> Area:
    """Return the rectangle that a map fills with the corner of (0, 0) at (0, 0): its tiles, and slots where it is free."""
    thick = slot_of(side)
    return (
        within[0] * side - (thick if reach[0] < within[0] else 0),
        within[1] * side - (thick if reach[1] < within[1] else 0),
        within[2] * side + (thick if reach[2] > within[2] else 0),
        within[3] * side + (thick if reach[3] > within[3] else 0),
    )


@lru_cache(maxsize=64)
def fitting(within: Extent, reach: Extent, wide: int, high: int, edge: int | None, sizes: tuple[int, ...]) -> int | None:
    """Return the largest of ``sizes`` at which all of a map finds room, if there is one."""
    for side in sizes:
        left, top, right, bottom = bounds(within, reach, side)
        if right - left + 2 * MARGIN <= wide and bottom - top + around(edge) <= high:
            return side
    return None


def around(edge: int | None) -> int:
    """Return how much height is left free around a map: beside the line it needs no margin."""
    return MARGIN + 4 if edge is not None else 2 * MARGIN


def sizes_of(wanted: tuple[Cell, ...], *, whole: bool) -> tuple[int, ...]:
    """Return the sides of tiles at which all of a map is shown.

    A map that has to be seen ``whole`` takes any. Where it is known what is ``wanted``, a map is cropped to that before its
    tiles are too small for a phone.
    """
    if whole:
        return (*SIZES, *SMALL, *TINY)
    return tuple(side for side in SIZES if side >= NEAR) if wanted else SIZES


@lru_cache(maxsize=64)
def choose(
    within: Extent,
    reach: Extent,
    area: Area,
    focus: Cell,
    edge: int | None,
    wanted: tuple[Cell, ...] = (),
    *,
    whole: bool = False,
) -> Grid:
    """Return the window for a map in a rectangle of the picture: its tiles lie ``within``, free places ``reach`` farther.

    Tiles are as large as they all find room. A map below a line at the y of ``edge`` hangs from the top of the rectangle,
    unless it is cropped further down. A map that does not fit is cropped to what is ``wanted``, or else around ``focus``;
    but it is drawn smaller first if it has to be seen ``whole``, or then all of its rows.
    """
    left, top, right, bottom = area
    found = fitting(within, reach, right - left, bottom - top, edge, sizes_of(wanted, whole=whole))
    if found is not None:
        x0, y0, x1, y1 = bounds(within, reach, found)
        x = (left + right - x0 - x1) // 2
        y = top - edge * found if edge is not None else (top + bottom - y0 - y1) // 2
        return Grid(found, x, y, within=within)
    view = _View(reach, area, edge)
    if wanted:
        return _wanted(view, focus, wanted)
    sizes = (*CROPPED, *SMALL) if whole else CROPPED
    side = next((s for s in sizes if view.high(reach, s) <= bottom - top), sizes[-1])
    x = origin(focus[0] * side + side // 2, reach[0] * side, reach[2] * side, *_kept(focus[0], side), left, right)
    y = origin(focus[1] * side + side // 2, reach[1] * side, reach[3] * side, *_kept(focus[1], side), top, bottom)
    x = _held(x, reach[0] * side, reach[2] * side, left, right)
    y = _held(y, reach[1] * side, reach[3] * side, top, bottom)
    if view.high(reach, side) <= bottom - top:
        y = view.whole(side).y
    elif edge is not None and top - edge * side - y < side * 2 // 5:
        # Little of the first row would be hidden: rather all of it is seen, and nothing above the line ever.
        y = top - edge * side
    return Grid(side, x, y, whole=False)


class _View(msgspec.Struct, frozen=True):
    """A map that reaches so far, below the line at ``edge``, and the rectangle of the picture that it has."""

    reach: Extent
    area: Area
    edge: int | None

    def high(self, box: Extent, side: int) -> int:
        """Return how much height cells need: beside the line they need no margin."""
        return (box[3] - box[1]) * side + around(self.edge)

    def fits(self, box: Extent, side: int) -> bool:
        """Tell whether cells fit into the rectangle."""
        left, top, right, bottom = self.area
        return (box[2] - box[0]) * side + 2 * MARGIN <= right - left and self.high(box, side) <= bottom - top

    def whole(self, side: int) -> Grid:
        """Return the window of all of the map."""
        left, top, right, bottom = self.area
        x = (left + right - (self.reach[0] + self.reach[2]) * side) // 2
        if self.edge is not None:
            return Grid(side, x, top - self.edge * side)
        return Grid(side, x, (top + bottom - (self.reach[1] + self.reach[3]) * side) // 2)

    def around(self, box: Extent, side: int) -> Grid:
        """Return the window with a box of cells in its middle, as far as it shows no void beside the map."""
        if self.fits(self.reach, side):
            return self.whole(side)
        left, top, right, bottom = self.area
        all_of = self.whole(side)
        x, y = (left + right - (box[0] + box[2]) * side) // 2, (top + bottom - (box[1] + box[3]) * side) // 2
        if (self.reach[2] - self.reach[0]) * side + 2 * MARGIN <= right - left:
            x = all_of.x
        else:
            x = _held(x, self.reach[0] * side, self.reach[2] * side, left, right)
        hung = self.edge is not None and self.fits((box[0], self.edge, box[2], box[3]), side)
        if hung or self.high(self.reach, side) <= bottom - top:
            y = all_of.y
        else:
            y = _held(y, self.reach[1] * side, self.reach[3] * side, top, bottom)
            y = min(y, all_of.y) if self.edge is not None else y
        return Grid(side, x, y, whole=False)


WANTED_MOST = 152
"""No tile of a crop to what is wanted is larger: what lies around it is seen too."""


def _wanted(view: _View, focus: Cell, wanted: tuple[Cell, ...]) -> Grid:
    """Return the window with all that is wanted: with the focus too if tiles need not be small for that.

    If not even smaller tiles show all of it, the window with most of it, of these the one nearest to the focus.
    """
    for box, sizes in ((extent((*wanted, focus)), SIZES), (extent(wanted), (*SIZES, *SMALL))):
        for side in sizes:
            if side <= WANTED_MOST and view.fits(box, side):
                return view.around(box, side)
    side = SMALL[-1]
    left, top, right, bottom = view.area
    across, down = (right - left - 2 * MARGIN) // side, (bottom - top - 2 * MARGIN) // side

    def seen(box: Extent) -> tuple[int, int, Extent]:
        number = sum(box[0] <= x < box[2] and box[1] <= y < box[3] for x, y in wanted)
        apart = abs(box[0] + box[2] - 1 - 2 * focus[0]) + abs(box[1] + box[3] - 1 - 2 * focus[1])
        return -number, apart, box

    lefts = dict.fromkeys(x for at in (*wanted, focus) for x in (at[0], at[0] - across + 1))
    tops = dict.fromkeys(y for at in (*wanted, focus) for y in (at[1], at[1] - down + 1))
    return view.around(min(seen((x, y, x + across, y + down)) for x in lefts for y in tops)[2], side)


def _held(start: int, low: int, high: int, left: int, right: int) -> int:
    """Return where a strip from ``low`` to ``high`` starts: a window that it overfills shows no void beside it."""
    if high - low + 2 * MARGIN <= right - left:
        return start
    return max(right - MARGIN - high, min(start, left + MARGIN - low))


def _kept(place: int, side: int) -> tuple[int, int]:
    return place * side, (place + 1) * side


# What stands below the map.

STRIP_HIGH = 124
"""Height of the own tiles below a map."""
MOST_ABOVE_HAND = 312
"""No more of the map is seen above them."""

# The plank.

PLANK_HIGH = 49
"""Height of the plank in pixels, with the board's line at its foot."""

PLANK_FOOT = 45
"""Height of the plank without the line at its foot."""

_STEP, _RADIUS, _MIDDLE = 37, 14.5, 22.5


def plank(kit: Kit, track: Track | None, facts: tuple[Fact, ...], wide: int) -> Sprite:
    """Return the plank, ``wide`` pixels long, indexed."""
    drawn = kit.resized(_board(kit), wide, PLANK_HIGH)
    x = 16.0
    if track is not None:
        kit.icon(track.icon)
        room = wide - x - sum(_fact_wide(kit, fact) for fact in facts) - 24
        words = kit.width(track.label, "medium", READ) + 16
        # The marker tells what the track is, too: its spaces are read before its name.
        if track.label and room - words >= _STEP * (track.steps + 1):
            x += kit.write(drawn, x, _MIDDLE, track.label, "medium", READ, "oat") + 16
            room -= words
        step = min(_STEP, max(20.0, room / (track.steps + 1)))
        for value in range(track.steps, -1, -1):
            _space(kit, drawn, x + step / 2, value, track, min(1.0, step / _STEP + 0.06))
            x += step
        x += 24
    for fact in facts:
        x += _fact(kit, drawn, fact, x, wide - 12)
    return kit.indexed(drawn)


def _board(kit: Kit) -> Sprite:
    brush = kit.brush(4, PLANK_HIGH, "board")
    for y in (15.5, 31.0):
        brush.box(-1, y, 5, y + 1, "plank_line")
    brush.box(-1, PLANK_HIGH - 4, 5, PLANK_HIGH - 1, "brass")
    brush.box(-1, PLANK_HIGH - 1, 5, PLANK_HIGH, "wall_ink")
    return brush.finish()


def _space(kit: Kit, drawn: Sprite, x: float, value: int, track: Track, size: float) -> None:
    """Draw one space of a track: passed, holding the marker, to come, or the last one."""
    side = 44
    brush = kit.brush(side, side, unit=size, origin=(side / 2, side / 2))
    if value == track.now:
        brush.disc(0, 0, 18.5, "ink")
    else:
        brush.disc(0, 0, _RADIUS + 1.2, "ink" if value == 0 else "umber")
        brush.disc(0, 0, _RADIUS, "vermilion" if value == 0 else "umber" if value < track.now else "brown")
    digits = READ
    colour = "ink" if value == track.now else "bone" if value == 0 else "oat" if value < track.now else "board"
    if value != track.now:
        kit.carve(brush, 0, 0, str(value), "bold", digits, colour)
    sprite, left, top = brush.finish(), round(x) - side // 2, round(_MIDDLE) - side // 2
    kit.paste(drawn, sprite, left, top, shape=sprite)
    if value == track.now:
        kit.stamp(drawn, track.icon, round(x), round(_MIDDLE), round(38 * size))
        front = kit.brush(side, side, unit=size, origin=(side / 2, side / 2))
        front.disc(0, 0, 11.6, "lantern")
        kit.carve(front, 0, 0, str(value), "bold", digits, "vermilion" if value == 0 else colour)
        sprite = front.finish()
        kit.paste(drawn, sprite, left, top, shape=sprite)


def _fact_wide(kit: Kit, fact: Fact) -> float:
    words = f"{fact.value} {fact.label}".strip()
    return 34.0 * len(fact.icons) + kit.width(words, "medium", READ) + 18


def _fact(kit: Kit, drawn: Sprite, fact: Fact, x: float, right: float) -> float:
    """Write a fact from ``x`` rightwards: icons, value, label; return how far it reaches."""
    begin = x
    for name, _ in fact.icons:
        kit.stamp(drawn, kit.icon(name), x + 14, _MIDDLE, 28)
        x += 36
    words = f"{fact.value} {fact.label}".strip()
    x += kit.write(drawn, x, _MIDDLE, kit.cut(words, "medium", READ, max(0.0, right - x)), "medium", READ, "oat") + 18
    return x - begin


# The rulers.

RULER_HIGH, RULER_WIDE = 27, 30
"""Height of the ruler of columns and width of that of rows, in pixels."""

_SIZE = READ


def _middles(kit: Kit, names: tuple[str, ...], start: int, side: int, first: int, long: int) -> Iterable[tuple[str, float]]:
    """Yield each name with the middle of what is seen of its row or column, where that is enough for the name."""
    for place, name in enumerate(names):
        low, high = max(first, start + place * side), min(long, start + (place + 1) * side)
        if high - low >= max(_SIZE, kit.width(name, "medium", _SIZE)) + 4:
            yield name, (low + high) / 2


def ruler_of_columns(kit: Kit, names: tuple[str, ...], start: int, side: int, left: int, wide: int, wooden: bool) -> Sprite:
    """Return the ruler of columns, ``wide`` pixels long, indexed: the first begins at ``start``, each ``side`` wide.

    No name stands further to the left than ``left``. ``wooden``: it is the lower edge of the plank, with the board's line
    at its foot.
    """
    brush = kit.brush(4, RULER_HIGH, "board" if wooden else "night")
    if wooden:
        brush.box(-1, 0, 5, 1, "plank_line")
        brush.box(-1, RULER_HIGH - 4, 5, RULER_HIGH - 1, "brass")
        brush.box(-1, RULER_HIGH - 1, 5, RULER_HIGH, "wall_ink")
    else:
        brush.box(-1, RULER_HIGH - 1, 5, RULER_HIGH, "fog_line")
    drawn = kit.resized(brush.finish(), wide, RULER_HIGH)
    for name, x in _middles(kit, names, start, side, left, wide):
        kit.write(drawn, x, (RULER_HIGH - 3 if wooden else RULER_HIGH) / 2, name, "medium", _SIZE, _ink(wooden), "middle")
    return kit.indexed(drawn)


def ruler_of_rows(kit: Kit, names: tuple[str, ...], start: int, side: int, high: int) -> Sprite:
    """Return the ruler of rows, ``high`` pixels long, indexed: the first begins at ``start``, each ``side`` high."""
    brush = kit.brush(RULER_WIDE, 4, "night")
    brush.box(RULER_WIDE - 1, -1, RULER_WIDE, 5, "fog_line")
    drawn = kit.resized(brush.finish(), RULER_WIDE, high)
    for name, y in _middles(kit, names, start, side, 0, high):
        kit.write(drawn, (RULER_WIDE - 1) / 2, y, name, "medium", _SIZE, _ink(False), "middle")
    return kit.indexed(drawn)


def _ink(wooden: bool) -> str:
    return "floor_line" if wooden else "grey"
