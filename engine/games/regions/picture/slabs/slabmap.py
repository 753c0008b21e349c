"""A board of slabs and the ways between them on a canvas, and where badges, plates and rubble go: each on its own way,
none over another or over what a slab says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import CanvasLike, Kit, Sprite
from engine.core.frame import Area
from engine.core.scene import Exit, GraphBoard, Node, named
from engine.maps import curves
from engine.maps.curves import Box, Line, apart

from . import sprites, ways
from .crowding import LINE, NAME_TOP, before, title
from .shapes import CLIFF
from .slabchart import Slab, SlabChart, chart, extent
from .ways import Arranged, arrangements, plaque_of

BADGE = (18.5, 20.5)
"""Half the width and half the height that a badge takes up."""

RUBBLE = (18.0, 18.0)
"""The same of rubble."""

RIM = 6
"""A mark may lie over so much of a slab's edge."""

FROM_START = 24
"""A badge stands so far along its way from where that leaves the slab, if it can."""


class Wanted(msgspec.Struct, frozen=True):
    """A mark to be placed: its way by number, which end it belongs to ("a", "b" or "" for neither), sizes best first."""

    kind: str
    way: int
    end: str
    sizes: tuple[tuple[float, float], ...]


class PlacedMark(msgspec.Struct, frozen=True):
    """A mark where it is drawn: its middle, and which of its sizes it has."""

    x: float
    y: float
    setting: int
    half: tuple[float, float]

    @property
    def box(self) -> Box:
        """The rectangle that the mark takes up."""
        return self.x - self.half[0], self.y - self.half[1], self.x + self.half[0], self.y + self.half[1]


class Marks(msgspec.Struct, frozen=True):
    """All marks of a map: badges of exits in their order, plates and rubble by the number of their way.

    Plates that the window's edge would cut are left out: of a way that leads out of it.
    """

    badges: tuple[PlacedMark, ...]
    plates: dict[int, tuple[PlacedMark, Arranged]]
    rubble: dict[int, PlacedMark]


def exits_of(board: GraphBoard) -> tuple[Exit, ...]:
    """Return the exits that are drawn: those of the board, then badges that ways carry themselves."""
    own = [
        Exit(way.badge, way.a, way.b, "blocked" if way.state == "blocked" else "now", way.key)
        for way in board.ways
        if way.badge
    ]
    return (*board.exits, *own)


def way_of(board: GraphBoard, leave: Exit) -> int:
    """Return the number of an exit's way; ``ValueError`` where there is none."""
    for number, way in enumerate(board.ways):
        if {way.a, way.b} == {leave.start, leave.end} and (not leave.way or way.key == leave.way):
            return number
    raise ValueError(f"no way joins {leave.start!r} and {leave.end!r}")


def place(kit: Kit, board: GraphBoard, where: SlabChart, lines: tuple[Line, ...], area: Area) -> Marks:
    """Return where the marks of a board go."""
    exits = exits_of(board)
    wanted: list[Wanted] = []
    shown_ways = [_seen(where, way.a, area) or _seen(where, way.b, area) for way in board.ways]
    for leave in exits:
        number = way_of(board, leave)
        wanted.append(Wanted("badge", number, "a" if board.ways[number].a == leave.start else "b", (BADGE,)))
    plates: dict[int, tuple[Arranged, ...]] = {}
    for number, way in enumerate(board.ways):
        plaque = plaque_of(kit, way)
        if not shown_ways[number]:
            continue
        if plaque is not None:
            plates[number] = arrangements(kit, plaque)
            wanted.append(Wanted("plate", number, "", tuple((s.wide / 2 + 2, s.high / 2 + 2) for s in plates[number])))
        elif way.state == "blocked":
            wanted.append(Wanted("rubble", number, "", (RUBBLE,)))
    keys = tuple(where.slabs)
    boxes = tuple(where.slabs[key].box for key in keys)
    ends = tuple((keys.index(way.a), keys.index(way.b)) for way in board.ways)
    told = tuple(
        tuple(
            (x0 + spot.x, y0 + spot.y, x1 + spot.x, y1 + spot.y)
            for x0, y0, x1, y1 in sprites.said(kit, node, spot.wide, spot.high)
        )
        for node, spot in ((node, where.slabs[node.key]) for node in board.nodes)
    )
    found = _placed(tuple(wanted), lines, ends, boxes, tuple(box for some in told for box in some), area)
    marks = dict(enumerate(found))
    shown = {
        wanted[n].way: (mark, plates[wanted[n].way][mark.setting])
        for n, mark in marks.items()
        if wanted[n].kind == "plate" and within(mark.box, area)
    }
    rubble = {wanted[n].way: mark for n, mark in marks.items() if wanted[n].kind == "rubble"}
    return Marks(tuple(found[: len(exits)]), shown, rubble)


def _seen(where: SlabChart, key: str, area: Area) -> bool:
    """Tell whether the middle of a slab lies in the window."""
    slab = where.slabs[key]
    return area[0] < slab.x < area[2] and area[1] < slab.y < area[3]


@lru_cache(maxsize=64)
def _placed(
    wanted: tuple[Wanted, ...],
    lines: tuple[Line, ...],
    ends: tuple[tuple[int, int], ...],
    boxes: tuple[Box, ...],
    told: tuple[Box, ...],
    area: Area,
) -> tuple[PlacedMark, ...]:
    offers = [_offers(item, lines, ends, boxes, told, area) for item in wanted]
    chosen: list[PlacedMark] = []
    for offer in offers:
        chosen.append(_best(offer, chosen))
    # Those that were placed first may have to give way to later ones.
    for _ in range(2):
        for number, offer in enumerate(offers):
            others = [mark for other, mark in enumerate(chosen) if other != number]
            chosen[number] = _best(offer, others)
    return tuple(chosen)


def _best(offers: Sequence[tuple[float, PlacedMark]], others: Sequence[PlacedMark]) -> PlacedMark:
    """Return the best of some places, given from the best on, beside other marks."""
    boxes = [other.box for other in others]
    least, best = float("inf"), offers[0][1]
    for worth, mark in offers:
        if worth >= least:
            break
        cost = worth
        for other in boxes:
            shared = _overlap(mark.box, other)
            if shared:
                cost += 600.0 + shared
        if cost < least:
            least, best = cost, mark
    return best


def _overlap(a: Box, b: Box) -> float:
    """Return how many pixels two rectangles share."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


LEANS = {
    "badge": (0.0, -16.0, 16.0, -28.0, 28.0, -64.0, 64.0, -84.0, 84.0),
    "plate": (0.0, -14.0, 14.0, -28.0, 28.0, -44.0, 44.0, -64.0, 64.0, -90.0, 90.0, -120.0, 120.0),
    "rubble": (0.0,),
}
"""How far beside its way a mark may stand."""

NEAR, FAR = 30.0, {"badge": 400.0}
"""How far beside its broad side a mark stands with its way, and what it costs to stand farther, where it may at all: less
than to lie on another mark."""
CROSSING = {"badge": 18.0, "plate": 60.0, "rubble": 18.0}
"""What it costs to lie on another way too."""


def _offers(
    wanted: Wanted,
    lines: tuple[Line, ...],
    ends: tuple[tuple[int, int], ...],
    boxes: tuple[Box, ...],
    told: tuple[Box, ...],
    area: Area,
) -> list[tuple[float, PlacedMark]]:
    """Return where a mark could stand, each place with what speaks against it, best first."""
    line = lines[wanted.way]
    first, last = ways.visible(line, tuple(boxes[end] for end in ends[wanted.way]))
    step = 6 if last - first < 160 else 12
    every = [float(reach) for reach in range(round(first), round(last) + 1, step)] or [first]
    spots = [(reach, curves.at(line, reach), curves.along(line, reach)) for reach in _in_sight(line, every, area) or every]
    lean = LEANS[wanted.kind][-1]
    wide, high = (lean + max(half[axis] for half in wanted.sizes) for axis in (0, 1))
    xs, ys = [x for _, (x, _), _ in spots], [y for _, (_, y), _ in spots]
    around = left, top, right, foot = min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high
    boxes = tuple(box for box in boxes if not apart(box, around))
    told = tuple(box for box in told if not apart(box, around))
    others = [
        points
        for number, other in enumerate(lines)
        if number != wanted.way
        and (points := [(x, y) for x, y in curves.beads(other, 16) if left < x < right and top < y < foot])
    ]
    crossing = CROSSING[wanted.kind]
    found: list[tuple[float, PlacedMark]] = []
    for setting, half in enumerate(wanted.sizes):
        for reach, (x, y), (dx, dy) in spots:
            if wanted.kind == "badge":
                # So far that the whole arch is off the slab.
                worth = 0.5 * abs((reach - first if wanted.end == "a" else last - reach) - FROM_START)
            else:
                worth = 0.3 * abs(reach - (first + last) / 2)
            # As long as it lies on its way it may well stand aside.
            broad = abs(dy) * half[0] + abs(dx) * half[1] - 8
            for lean in LEANS[wanted.kind]:
                far = FAR.get(wanted.kind) if abs(lean) > broad + NEAR else 0.0
                if far is None:
                    continue
                mark = PlacedMark(x - dy * lean, y + dx * lean, setting, half)
                box = mark.box
                cost = (
                    worth
                    + far
                    + 0.4 * abs(lean)
                    + 1.6 * max(0.0, abs(lean) - broad)
                    + 14.0 * setting
                    + _against(box, boxes, told, area)
                )
                for points in others:
                    if any(box[0] < px < box[2] and box[1] < py < box[3] for px, py in points):
                        cost += crossing
                found.append((cost, mark))
    found.sort(key=lambda offer: offer[0])
    return found


def within(box: Box, area: Area) -> bool:
    """Tell whether a rectangle lies wholly in the window."""
    return area[0] <= box[0] and box[2] <= area[2] and area[1] <= box[1] and box[3] <= area[3]


def _in_sight(line: Line, reaches: Sequence[float], area: Area) -> list[float]:
    """Return those places along a way that lie in the window."""
    points = ((reach, curves.at(line, reach)) for reach in reaches)
    return [reach for reach, (x, y) in points if area[0] < x < area[2] and area[1] < y < area[3]]


def _against(box: Box, boxes: Sequence[Box], told: Sequence[Box], area: Area) -> float:
    """Return what speaks against a rectangle: slabs that it would cover, more where they say something, and the edge."""
    cost = 0.0
    left, top, right, foot = box
    for slab in boxes:
        # Most are apart: that is asked here, as a call for each would take most of the time.
        if slab[0] < right and left < slab[2] and slab[1] < foot and top < slab[3]:
            shared = _overlap(box, slab)
            inner = slab[0] + RIM, slab[1] + RIM, slab[2] - RIM, slab[3] - RIM - CLIFF
            cost += 0.03 * shared + 0.07 * _overlap(box, inner)
    for item in told:
        if item[0] < right and left < item[2] and item[1] < foot and top < item[3]:
            cost += 90.0 + _overlap(box, item)
    out = max(area[0] + 6 - box[0], area[1] + 4 - box[1], box[2] - area[2] + 6, box[3] - area[3] + 4)
    return cost + (9000.0 + 10 * out if out > 0 else 0.0)


def lines_of(board: GraphBoard, where: SlabChart, area: Area) -> tuple[Line, ...]:
    """Return how the ways of a board run, each from middle to middle."""
    keys = {key: place for place, key in enumerate(where.slabs)}
    middles = tuple((float(slab.x), float(slab.y)) for slab in where.slabs.values())
    boxes = tuple(slab.box for slab in where.slabs.values())
    for way in board.ways:
        for end in (way.a, way.b):
            if end not in keys:
                raise ValueError(f"a way leads to {end!r}, which is none of the slabs")
    ends = tuple((keys[way.a], keys[way.b]) for way in board.ways)
    return ways.routed(ends, middles, boxes, (float(area[0]), float(area[1]), float(area[2]), float(area[3])))


def paint(kit: Kit, canvas: CanvasLike, board: GraphBoard, area: Area) -> Area:
    """Draw a board of slabs into a rectangle of the picture, as much of it as there is room for.

    Return the rectangle that it takes up there.
    """
    for node in board.nodes:
        sprites.checked(kit, node)
    for way in board.ways:
        ways.state_known(way.state)
    where = chart(kit, board, area)
    lines = lines_of(board, where, area)
    marks = place(kit, board, where, lines, area)
    canvas.paste(kit.quiet_ground(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    for way, line in sorted(zip(board.ways, lines, strict=True), key=lambda pair: pair[0].state != "hidden"):
        ends = where.slabs[way.a].box, where.slabs[way.b].box
        _paint_way(kit, canvas, line, way.state, ways.visible(line, ends), area)
    for node in board.nodes:
        spot = where.slabs[node.key]
        if _touches(spot, area):
            x, y = spot.x, spot.y + (0 if spot.unknown else CLIFF // 2)
            kit.lay(canvas, x, y, sprites.slab, sprites.plain(node), spot.wide, spot.high)
            if not spot.unknown:
                _tell_title(kit, canvas, node, spot, area)
        if node.newest:
            kit.lay(canvas, spot.x, spot.y, sprites.brackets, spot.wide, spot.high + (0 if spot.unknown else CLIFF))
    canvas.mark(((label, _corners(where.slabs[key].box)) for label, key in named(board)), area)
    for mark in marks.rubble.values():
        kit.lay(canvas, round(mark.x), round(mark.y), rubble, 28)
    for mark, arranged in marks.plates.values():
        kit.lay(canvas, round(mark.x), round(mark.y), ways.plate, arranged)
        canvas.stand("plate", "", mark.box, area)
    for leave, mark in zip(exits_of(board), marks.badges, strict=True):
        kit.lay_badge(canvas, round(mark.x), round(mark.y), leave.text, leave.state)
    return extent(where, area)


def _tell_title(kit: Kit, canvas: CanvasLike, node: Node, spot: Slab, area: Area) -> None:
    """Tell where the name of a slab stands."""
    named, left = title(kit, node.name, spot.wide), spot.x - spot.wide / 2 + before(spot.wide)
    for row, line in enumerate(named.lines):
        y = spot.y - spot.high / 2 + NAME_TOP + LINE * row
        box = left, y - named.size * 0.36, left + kit.width(line, "bold", named.size), y + named.size * 0.36
        canvas.stand("label", line, box, area)


def _touches(spot: Slab, area: Area) -> bool:
    """Tell whether any of a slab lies in the window."""
    box = spot.box
    return box[2] > area[0] and box[0] < area[2] and box[3] > area[1] and box[1] < area[3]


def rubble(kit: Kit, size: int) -> Sprite:
    """Return rubble under a cross, as RGBA."""
    return kit.rubble(size)


def _corners(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


REACH = 11
"""How far a way reaches under the slabs at its ends, and its sprite beyond its middle line."""


def _paint_way(kit: Kit, canvas: CanvasLike, line: Line, state: str, seen: tuple[float, float], area: Area) -> None:
    """Draw what is seen of a way."""
    long = curves.long(line)
    shown = curves.part(line, max(0.0, seen[0] - 2 * REACH), min(long, seen[1] + 2 * REACH))
    x0, y0 = math.floor(min(x for x, _ in shown)) - REACH, math.floor(min(y for _, y in shown)) - REACH
    x1, y1 = math.ceil(max(x for x, _ in shown)) + REACH, math.ceil(max(y for _, y in shown)) + REACH
    if x1 < area[0] or x0 > area[2] or y1 < area[1] or y0 > area[3]:
        return
    size = x1 - x0 + (x1 - x0) % 2, y1 - y0 + (y1 - y0) % 2
    moved = tuple((x - x0, y - y0) for x, y in shown)
    kit.lay(canvas, x0 + size[0] // 2, y0 + size[1] // 2, ways.sprite, moved, size, state)
