"""Where the slabs of a map lie: how large they are, which of them are shown, and where stubs of unknown ways end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

import msgspec

from engine.core.scene import GraphBoard, Node
from engine.render.brush import Point
from engine.render.frame import Area
from engine.render.graph import Box, apart
from engine.render.slabs.crowding import RIM, Item, crowd, items_of, room_of, title

CLIFF = 14
"""Height of a slab's cliff, below its lower rim."""

WIDTHS = (232, 204, 176, 168, 160, 152, 144, 138, 132)
HEIGHTS = (160, 144, 128, 122, 116, 110, 104, 100, 96)
"""Widths and heights of slabs, largest first: those above `USUAL` are for crowds."""

USUAL = (176, 128)
BUSY = 4
"""Where more than so much stands on a slab, slabs may be larger than usual."""

LEGIBLE = (14, 11)
"""Radii of tokens that a crowded slab should have where there is room, and has in any case."""

GAPS = ((30, 22, 0), (50, 38, 44), (30, 22, 99))
"""Free pixels that slabs want beside them and below them (below the cliff), the least last; each is given up for the next
rather than have slabs narrower by so many pixels."""

EDGE = 14
"""Slabs keep so far from the edge of the window."""

FARTHEST = (320, 250)
"""The nearest two slabs are not drawn further apart than this from middle to middle."""

UNKNOWN = ((112, 80), (84, 62), (64, 50), (48, 42))
"""Sizes of slabs that are unknown: the largest for which all find room."""

APART = (26, 40)
"""Free pixels beside and below slabs (below the cliff) where a board says how many steps wide and high it is."""

TALLEST = 128
"""Such slabs are not higher than this, and no lower or narrower than the least of `WIDTHS` and `HEIGHTS`."""

CLOSER = (18, 28)
"""By so many pixels a slab with a crowd on it may be wider and higher than the others there."""

SMALLER = 1
"""From which of `UNKNOWN` on sizes are used there."""

Size = tuple[int, int]
"""Width and height of a slab in pixels, without its cliff."""


class Slab(msgspec.Struct, frozen=True):
    """Where a slab lies: its middle and its size in pixels, without the cliff."""

    x: int
    y: int
    wide: int
    high: int
    unknown: bool = False

    @property
    def box(self) -> Box:
        """The rectangle that the slab takes up, its cliff included."""
        foot = 0 if self.unknown else CLIFF
        return (
            self.x - self.wide / 2,
            self.y - self.high / 2,
            self.x + self.wide / 2,
            self.y + self.high / 2 + foot,
        )


class Chart(msgspec.Struct, frozen=True):
    """Where everything lies: slabs by key; ``whole`` tells that none of them is outside the window."""

    slabs: dict[str, Slab]
    whole: bool


def chart(board: GraphBoard, area: Area) -> Chart:
    """Return where the slabs of a board lie in a window."""
    known = tuple((node.key, node.x, node.y, _rank(node, board)) for node in board.nodes if node.state != "unknown")
    crowds = tuple(sorted({items for node in board.nodes if len(items := items_of(node)) > BUSY}, key=len))
    stubs = tuple((node.key, node.x, node.y) for node in board.nodes if node.state == "unknown")
    size = stepped(board.steps, area)
    if size is not None:
        busy = tuple(
            (node.key, items_of(node), node.name, bool(node.light)) for node in board.nodes if len(items_of(node)) > FEW
        )
        return _steps(known, stubs, tuple((way.a, way.b) for way in board.ways), busy, size, area)
    return _chart(known, stubs, tuple((way.a, way.b) for way in board.ways), crowds, area)


FEW = 3
"""So much stands on a slab of any size."""

Busy = tuple[str, tuple[Item, ...], str, bool]


def stepped(steps: tuple[int, int], area: Area) -> Size | None:
    """Return how large slabs are of which so many stand side by side and below each other; nothing if they find no room."""
    if min(steps) < 2:
        return None
    room = area[2] - area[0] - 2 * EDGE, area[3] - area[1] - 2 * EDGE
    wide = min(USUAL[0], (room[0] - APART[0] * (steps[0] - 1)) // steps[0])
    high = min(TALLEST, (room[1] - CLIFF * steps[1] - APART[1] * (steps[1] - 1)) // steps[1])
    return (wide - wide % 2, high - high % 2) if wide >= WIDTHS[-1] and high >= HEIGHTS[-1] else None


@lru_cache(maxsize=64)
def _steps(
    known: tuple[Known, ...],
    stubs: tuple[Stub, ...],
    ways: tuple[tuple[str, str], ...],
    busy: tuple[Busy, ...],
    size: Size,
    area: Area,
) -> Chart:
    """Return where slabs of a size lie that keep their places whatever else there is."""
    wide, high = size
    left, top = area[0] + EDGE + wide / 2, area[1] + EDGE + high / 2
    spread = area[2] - EDGE - wide / 2 - left, area[3] - EDGE - CLIFF - high / 2 - top
    spots = [(key, x, y) for key, x, y, _ in known] + list(stubs)
    places = {key: (left + x * spread[0], top + y * spread[1]) for key, x, y in spots}
    larger = {key: _roomy(items, name, light, size) for key, items, name, light in busy}
    slabs = {key: Slab(round(places[key][0]), round(places[key][1]), *larger.get(key, size)) for key, *_ in known}
    slabs |= _stubs(stubs, ways, places, slabs, area, UNKNOWN[SMALLER:])
    return Chart(slabs, all(_within(slab.box, area) for slab in slabs.values()))


def _roomy(items: tuple[Item, ...], name: str, light: bool, size: Size) -> Size:
    """Return the least size at which tokens of a crowd are legible, or as large as may be."""
    best = (-1, 0), size
    for part in range(3):
        tried = size[0] + CLOSER[0] * part // 2, size[1] + CLOSER[1] * part // 2
        tried = tried[0] - tried[0] % 2, tried[1] - tried[1] % 2
        radius = _radius(items, tried, title(name, tried[0], RIM, light).rows)
        best = max(best, ((min(radius, LEGIBLE[0]), -part), tried))
    return best[1]


def _rank(node: Node, board: GraphBoard) -> float:
    """Return how much a slab should be in sight where not all can be."""
    if any(unit.acting for unit in node.tokens):
        return 1000.0
    if node.key == board.focus:
        return 400.0
    if any((node.key, board.focus) in ((way.a, way.b), (way.b, way.a)) for way in board.ways):
        return 40.0
    return 20.0 if any(unit.kind == "adventurer" for unit in node.tokens) else 1.0


Known = tuple[str, float, float, float]
Stub = tuple[str, float, float]


@lru_cache(maxsize=64)
def _chart(
    known: tuple[Known, ...],
    stubs: tuple[Stub, ...],
    ways: tuple[tuple[str, str], ...],
    crowds: tuple[tuple[Item, ...], ...],
    area: Area,
) -> Chart:
    left, top, right, bottom = area[0] + EDGE, area[1] + EDGE, area[2] - EDGE, area[3] - EDGE
    room = float(right - left), float(bottom - top)
    middles = [(x, y) for _, x, y, _ in known] or [(x, y) for _, x, y in stubs]
    wide, high = _fitting(middles, room, crowds)
    spread = room[0] - wide, room[1] - high - CLIFF
    everywhere = [*middles, *((x, y) for _, x, y in stubs)] if known else middles
    tight = [max(1.0, _nearest(everywhere, axis) * spread[axis] / FARTHEST[axis]) for axis in (0, 1)]
    grown = _grown(middles, (wide, high), spread)
    spread = spread[0] * grown[0] / tight[0], spread[1] * grown[1] / tight[1]
    middle = (left + right) / 2, (top + bottom - CLIFF) / 2
    spots = [(key, x, y) for key, x, y, _ in known] + list(stubs)
    places = {key: (middle[0] + (x - 0.5) * spread[0], middle[1] + (y - 0.5) * spread[1]) for key, x, y in spots}
    if grown != (1.0, 1.0):
        wide, high = seen_in_part((wide, high))
        ranks = {key: rank for key, _, _, rank in known}
        shift = _window(places, ranks, (wide / 2, high / 2), (area[0] + 6, area[1] + 6, area[2] - 6, area[3] - 4))
        places = {key: (x + shift[0], y + shift[1]) for key, (x, y) in places.items()}
    slabs = {key: Slab(round(places[key][0]), round(places[key][1]), wide, high) for key, *_ in known}
    slabs |= _stubs(stubs, ways, places, slabs, area)
    inside = all(_within(slab.box, area) for slab in slabs.values())
    return Chart(slabs, inside)


def _nearest(middles: Sequence[Point], axis: int) -> float:
    """Return the least distance of two columns (axis 0) or rows (1), 0 if there is but one."""
    values = sorted({round(middle[axis], 3) for middle in middles})
    return min((b - a for a, b in pairwise(values)), default=0.0)


def _within(box: Box, area: Area) -> bool:
    return area[0] <= box[0] and box[2] <= area[2] and area[1] <= box[1] and box[3] <= area[3]


def _sizes(busy: bool) -> list[Size]:
    """Return the sizes of slabs from the usual one down, then, for a crowd, from there up."""
    every = [(w, h) for w in WIDTHS for h in HEIGHTS if busy or (w <= USUAL[0] and h <= USUAL[1])]
    return sorted(every, key=lambda size: (max(size[0] - USUAL[0], 0) + max(size[1] - USUAL[1], 0), -size[0] * size[1]))


def _legible(crowds: tuple[tuple[Item, ...], ...], size: Size, radius: int) -> bool:
    """Tell whether all of some crowds are shown on slabs of a size, tokens as large as that."""
    return all(_radius(items, size) >= radius for items in crowds)


@lru_cache(maxsize=1024)
def _radius(items: tuple[Item, ...], size: Size, rows: int = 1) -> int:
    """Return how large tokens of a crowd are on a slab of a size, below a name in so many lines; 0 if not all are shown."""
    found = crowd(items, *room_of(size, rows))
    return found.radius if len(found.stands) == len(items) and not any(s.item.kind == "more" for s in found.stands) else 0


def _fitting(middles: Sequence[Point], room: Point, crowds: tuple[tuple[Item, ...], ...]) -> Size:
    """Return the largest size at which slabs keep their gaps and crowds are legible, the least legible one if none does."""
    pairs = sorted({(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in combinations(middles, 2)})
    for radius in LEGIBLE if crowds else (0,):
        for across, down, worth in GAPS:
            for wide, high in _sizes(bool(crowds)):
                if max(USUAL[0] - wide, 0) + max(USUAL[1] - high, 0) > worth:
                    continue
                spread = room[0] - wide, room[1] - high - CLIFF
                clear = (dx * spread[0] >= wide + across or dy * spread[1] >= high + CLIFF + down for dx, dy in pairs)
                if all(clear) and _legible(crowds, (wide, high), radius):
                    return wide, high
    least = sorted(_sizes(bool(crowds)), key=lambda size: size[0] * size[1])
    return next((size for size in least if _legible(crowds, size, LEGIBLE[1] if crowds else 0)), USUAL)


def _grown(middles: Sequence[Point], size: tuple[int, int], spread: Point) -> Point:
    """Return by how much the map has to be larger than the window for no two slabs to come too close."""
    across, down = 1.0, 1.0
    wide, high = size[0] + GAPS[-1][0], size[1] + CLIFF + GAPS[-1][1]
    for _ in range(3):
        for a, b in combinations(middles, 2):
            dx, dy = abs(a[0] - b[0]) * spread[0] * across / wide, abs(a[1] - b[1]) * spread[1] * down / high
            if max(dx, dy) >= 0.999 or max(dx, dy) == 0:
                continue
            if dx >= dy:
                across /= dx
            else:
                down /= dy
    if across > 1 or down > 1:
        # Who sees only a part may as well see it larger.
        larger = seen_in_part(size)
        across, down = across * (larger[0] + GAPS[1][0]) / wide, down * (larger[1] + CLIFF + GAPS[1][1]) / high
    return across, down


def seen_in_part(size: Size) -> Size:
    """Return how large slabs are where not all of the map is in the window."""
    return max(size[0], 152), max(size[1], 110)


def _window(places: dict[str, Point], ranks: dict[str, float], half: Point, room: tuple[int, int, int, int]) -> Point:
    """Return how to move a map that is too large: so that what matters most is wholly in sight, and as much as can be."""
    shown = [places[key] for key in ranks]
    shifts = []
    for axis, extra in ((0, 0), (1, CLIFF)):
        near = {round(room[axis] + half[axis] - place[axis]) for place in shown}
        far = {round(room[axis + 2] - half[axis] - extra - place[axis]) for place in shown}
        shifts.append(sorted(near | far))
    low, high = min(y for _, y in shown), max(y for _, y in shown)
    best: tuple[float, Point] | None = None
    for dx in shifts[0]:
        columns = [
            (key, places[key][1])
            for key in ranks
            if room[0] - 1 <= places[key][0] + dx - half[0] and places[key][0] + dx + half[0] <= room[2] + 1
        ]
        for dy in shifts[1]:
            worth = sum(
                ranks[key]
                for key, y in columns
                if room[1] - 1 <= y + dy - half[1] and y + dy + half[1] + CLIFF <= room[3] + 1
            )
            worth -= 0.001 * abs((low + high) / 2 + dy - (room[1] + room[3]) / 2)
            if best is None or worth > best[0]:
                best = worth, (float(dx), float(dy))
    return best[1] if best is not None else (0.0, 0.0)


def _stubs(
    stubs: tuple[Stub, ...],
    ways: tuple[tuple[str, str], ...],
    places: dict[str, Point],
    known: dict[str, Slab],
    area: Area,
    sizes: tuple[Size, ...] = UNKNOWN,
) -> dict[str, Slab]:
    """Return where unknown slabs lie: where the scene says, or nearer to where their way begins if that is taken."""
    lines = [(places[a], places[b]) for a, b in ways if a in known and b in known]
    best: tuple[float, dict[str, Slab]] | None = None
    for rank, size in enumerate(sizes):
        placed: dict[str, Slab] = {}
        total = 30.0 * rank
        for key, _, _ in stubs:
            home = next((a if b == key else b for a, b in ways if key in (a, b)), "")
            offers = _offers(places[key], known.get(home), size)
            joined = home in known and _within(known[home].box, area)
            others = [slab.box for slab in (*known.values(), *placed.values())]
            cost, spot = min(((_cost(x, y, size, worse, others, lines, area, joined), (x, y)) for worse, x, y in offers))
            total += cost if cost >= 400 else cost * 0.2
            placed[key] = Slab(round(spot[0]), round(spot[1]), *size, unknown=True)
        if best is None or total < best[0]:
            best = total, placed
        if total < 400:
            break
    return best[1] if best is not None else {}


def _offers(place: Point, home: Slab | None, size: tuple[int, int]) -> list[tuple[float, float, float]]:
    """Return where an unknown slab may lie, each with what speaks against it."""
    offers = [(0.0, *place)]
    if home is None:
        return offers
    towards = math.atan2(place[1] - home.y, place[0] - home.x)
    for turn in (0.0, 0.3, -0.3, 0.6, -0.6, 0.95, -0.95, 1.3, -1.3, 1.7, -1.7, 2.2, -2.2, 2.7, -2.7, math.pi):
        dx, dy = math.cos(towards + turn), math.sin(towards + turn)
        # As far as both rectangles reach in this direction, and a gap.
        reach = min(
            (home.wide / 2 + size[0] / 2) / abs(dx) if abs(dx) > 0.01 else 9999.0,
            (home.high / 2 + size[1] / 2 + (CLIFF if dy > 0 else 0)) / abs(dy) if abs(dy) > 0.01 else 9999.0,
        )
        offers += [
            (12 + 40 * abs(turn) + abs(gap - 46) * 0.4, home.x + dx * (reach + gap), home.y + dy * (reach + gap))
            for gap in (90, 68, 46, 34, 24)
        ]
    return offers


def _cost(
    x: float,
    y: float,
    size: tuple[int, int],
    worse: float,
    others: Sequence[Box],
    lines: Sequence[tuple[Point, Point]],
    area: Area,
    joined: bool,
) -> float:
    """Return what speaks against an unknown slab at a place: others, the window's edge, ways that it would lie on."""
    half = size[0] / 2, size[1] / 2
    box = x - half[0] - 7, y - half[1] - 7, x + half[0] + 7, y + half[1] + 7
    cost = worse
    for other in others:
        if not apart(box, other):
            cost += (
                400 + (min(box[2], other[2]) - max(box[0], other[0])) * (min(box[3], other[3]) - max(box[1], other[1])) / 20
            )
    if joined and not _within(box, (area[0] + 2, area[1] + 2, area[2] - 2, area[3] - 2)):
        out = max(area[0] - box[0], area[1] - box[1], box[2] - area[2], box[3] - area[3])
        cost += 400 + 4 * out
    for a, b in lines:
        if max(a[0], b[0]) < box[0] or min(a[0], b[0]) > box[2] or max(a[1], b[1]) < box[1] or min(a[1], b[1]) > box[3]:
            continue
        cost += 120 * any(
            box[0] < a[0] + (b[0] - a[0]) * part / 16 < box[2] and box[1] < a[1] + (b[1] - a[1]) * part / 16 < box[3]
            for part in range(1, 16)
        )
    return cost
