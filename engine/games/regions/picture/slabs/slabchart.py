"""Where the slabs of a map lie: as large as fit, in their columns and rows, the whole in the middle; what is unknown is
small, and a column or row with nothing else in it is narrow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import Kit, Point
from engine.core.frame import Area
from engine.core.scene import GraphBoard, Node
from engine.maps.curves import Box

from .crowding import Item, crowd, items_of, room_of, title
from .shapes import CLIFF

LARGEST = (640, 396)
LEAST = (112, 106)
"""Width and height of slabs."""

SHAPE, BROAD, TALL = 0.78, 2.1, 148
"""How high a slab is at most: so much of its width, a narrow one so many pixels; and how wide, as a part of its height."""

EDGE = 10
"""Slabs keep so far from the edge of the window."""

APART, NEAR, FAR = 0.19, (32, 20), (62, 48)
"""Free pixels beside slabs, and below them and their cliff: so much of their size, within these bounds."""

STUBS = ((104, 78), (92, 68), (84, 62), (72, 54), (62, 46))
"""Sizes of what is unknown."""

FEW = 3
"""So much stands on a slab of any size."""

LEGIBLE = 22
"""Radius of tokens that a crowded slab should have."""

CLOSER = (34, 30)
"""By so many pixels a slab with a crowd on it may be wider and higher than its column and row."""

ROOMIER = ((24, 12), (48, 24), (72, 36))
"""By so many pixels its column may be wider than the others, and its row higher."""

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


class SlabChart(msgspec.Struct, frozen=True):
    """Where everything lies: slabs by key; ``size`` is theirs, ``whole`` tells that none of them is outside the window."""

    slabs: dict[str, Slab]
    size: Size
    whole: bool


Tracks = tuple[tuple[float, int], ...]
"""The columns of a board from left to right, or its rows from the top: where each is, and what lies in it. That is nothing
known (`STUB`), known slabs (`FULL`), or a known slab with a crowd on it that needs more room (`CROWDED`)."""

STUB, FULL, CROWDED = range(3)


Cells = dict[str, tuple[float, float]]
"""The column and row of each slab, by its key."""


def cells(board: GraphBoard) -> Cells:
    """Return the column and row in which each slab lies.

    To some slabs no way leads yet (a goal that was told of). Such a slab has no column or row of its own if it finds a
    place among the others: it then lies in the column or row nearest to its own.
    """
    joined = {end for way in board.ways for end in (way.a, way.b)}
    found = {node.key: (node.x, node.y) for node in board.nodes if node.key in joined}
    if not found:
        return {node.key: (node.x, node.y) for node in board.nodes}
    columns, rows = {x for x, _ in found.values()}, {y for _, y in found.values()}
    for node in board.nodes:
        if node.key in found:
            continue
        x, y = min(columns, key=lambda at: abs(at - node.x)), min(rows, key=lambda at: abs(at - node.y))
        taken = {*found.values(), *((other.x, other.y) for other in board.nodes if other.key != node.key)}
        offers = (x, y), (x, node.y), (node.x, y)
        found[node.key] = next((at for at in offers if at not in taken), (node.x, node.y))
    return found


def tracks(nodes: Sequence[Node], spots: Cells, axis: int, crowded: Collection[str] = ()) -> Tracks:
    """Return the columns (axis 0) or rows (1) in which anything lies. ``crowded``: the slabs that need more room."""
    found: dict[float, int] = {}
    for node in nodes:
        at, kind = spots[node.key][axis], CROWDED if node.key in crowded else STUB if node.state == "unknown" else FULL
        found[at] = max(found.get(at, STUB), kind)
    return tuple(sorted(found.items()))


class Sizes(msgspec.Struct, frozen=True):
    """How large slabs are, what is unknown, how far apart columns and rows are, and how much more a crowd has."""

    slab: Size
    stub: Size
    apart: Size
    more: Size = (0, 0)

    @property
    def crowded(self) -> Size:
        """How large the slab is for which a column and a row are made larger."""
        return self.slab[0] + self.more[0], self.slab[1] + self.more[1]

    def _of_kind(self, kind: int, axis: int) -> int:
        return (self.stub, self.slab, self.crowded)[kind][axis]

    def long(self, along: Tracks, axis: int) -> int:
        """Return how many pixels columns or rows take up, the cliff of the last included."""
        each = sum(self._of_kind(kind, axis) for _, kind in along)
        return each + self.apart[axis] * max(0, len(along) - 1) + CLIFF * axis * sum(kind != STUB for _, kind in along)

    def middles(self, along: Tracks, axis: int, first: float) -> dict[float, float]:
        """Return where the middle of each column or row is when the first begins there."""
        found = {}
        for at, kind in along:
            long = self._of_kind(kind, axis)
            found[at] = first + long / 2
            first += long + self.apart[axis] + (CLIFF * axis if kind != STUB else 0)
        return found


def _apart(long: int, axis: int) -> int:
    return round(max(NEAR[axis], min(FAR[axis], long * APART)))


def _stub(wide: int) -> Size:
    return next((size for size in STUBS if size[0] <= wide * 0.5), STUBS[-1])


@lru_cache(maxsize=256)
def sizes(columns: Tracks, rows: Tracks, wide: int, high: int, more: Size = (0, 0)) -> Sizes:
    """Return the largest sizes at which so many columns and rows find room, the least ones where they do not. ``more``: by
    how much those with a crowd are larger."""
    for w in range(LARGEST[0], LEAST[0] - 1, -2):
        found = _of(w, LEAST[1], more)
        if found.long(columns, 0) <= wide:
            break
    for h in range(min(LARGEST[1], max(TALL, round(w * SHAPE))) // 2 * 2, LEAST[1] - 1, -2):
        found = _of(w, h, more)
        if found.long(rows, 1) <= high:
            break
    return _of(min(w, max(LEAST[0], round(h * BROAD) // 2 * 2)), h, more)


def _of(wide: int, high: int, more: Size) -> Sizes:
    return Sizes((wide, high), _stub(wide), (_apart(wide, 0), _apart(high, 1)), more)


PART = 0.0001
"""A board of which only a part is shown counts for so much: less than any that is whole."""


@lru_cache(maxsize=64)
def fit(board: GraphBoard, wide: int, high: int) -> tuple[float, int, int]:
    """Return how large slabs are in so much room, and how many pixels the whole board fills, edges included."""
    spots = cells(board)
    crowds = {node.key for node in board.nodes if len(items_of(node)) > FEW}
    columns, rows = tracks(board.nodes, spots, 0), tracks(board.nodes, spots, 1, crowds)
    for more in (ROOMIER[-1][1], 0):
        found = sizes(columns, rows, wide - 2 * EDGE, high - 2 * EDGE, (0, more))
        filled = found.long(columns, 0) + 2 * EDGE, found.long(rows, 1) + 2 * EDGE
        whole = filled[0] <= wide and filled[1] <= high
        if whole:
            break
    return sum(found.slab) * (1.0 if whole else PART), min(wide, filled[0]), min(high, filled[1])


@lru_cache(maxsize=32)
def chart(kit: Kit, board: GraphBoard, area: Area) -> SlabChart:
    """Return where the slabs of a board lie in a window."""
    spots = cells(board)
    left, top, right, bottom = area[0] + EDGE, area[1] + EDGE, area[2] - EDGE, area[3] - EDGE
    columns, rows, found, crowded = _sized(kit, board, spots, (right - left, bottom - top))
    xs = found.middles(columns, 0, (left + right - found.long(columns, 0)) / 2)
    ys = found.middles(rows, 1, (top + bottom - found.long(rows, 1)) / 2)
    places = {key: (xs[x], ys[y]) for key, (x, y) in spots.items()}
    shift = (0.0, 0.0)
    if found.long(columns, 0) > right - left or found.long(rows, 1) > bottom - top:
        known = [node for node in board.nodes if node.state != "unknown"]
        ranks = {node.key: _rank(node, board) for node in known or board.nodes}
        shift = _window(places, ranks, (found.slab[0] / 2, found.slab[1] / 2), (left, top, right, bottom))
    slabs = {}
    for node in board.nodes:
        size = found.stub if node.state == "unknown" else _roomy(kit, node, found, crowded=node.key in crowded)
        x, y = places[node.key]
        if size > found.slab and shift == (0.0, 0.0):
            # What grew for a crowd grows inwards: sun, moon and the frame of the newest keep off the picture's edge.
            x = max(left + size[0] / 2, min(right - size[0] / 2, x))
            y = max(top + size[1] / 2, min(bottom - CLIFF - size[1] / 2, y))
        slabs[node.key] = Slab(round(x + shift[0]), round(y + shift[1]), *size, unknown=node.state == "unknown")
    slabs = _parted(board, slabs, found, area)
    return SlabChart(slabs, found.slab, all(_within(slab.box, area) for slab in slabs.values()))


def _sized(kit: Kit, board: GraphBoard, spots: Cells, room: Size) -> tuple[Tracks, Tracks, Sizes, frozenset[str]]:
    """Return the columns and rows of a board with their sizes, and which slabs have more room than others: as much as lets
    the tokens of a crowd be legible, as long as the whole board is shown."""
    plain = tracks(board.nodes, spots, 0), tracks(board.nodes, spots, 1)
    best = *plain, sizes(*plain, *room), frozenset[str]()
    least = {node.key: _legible(kit, node, best[2]) for node in board.nodes if node.state != "unknown"}
    crowded = frozenset(key for key, radius in least.items() if radius < LEGIBLE)
    most = min(least.values(), default=LEGIBLE)
    for more in ROOMIER if crowded else ():
        columns, rows = (tracks(board.nodes, spots, axis, crowded) for axis in (0, 1))
        found = sizes(columns, rows, *room, more)
        if found.long(columns, 0) > room[0] or found.long(rows, 1) > room[1]:
            break
        radius = min(_legible(kit, node, found, crowded=True) for node in board.nodes if node.key in crowded)
        if radius > most:
            most, best = radius, (columns, rows, found, crowded)
    return best


def _legible(kit: Kit, node: Node, found: Sizes, *, crowded: bool = False) -> int:
    """Return how large tokens are on a slab, as far as it matters; `LEGIBLE` where there are few."""
    items, size = items_of(node), _roomy(kit, node, found, crowded=crowded)
    few = len(items) <= FEW
    return LEGIBLE if few else min(LEGIBLE, _radius(kit, items, size, title(kit, node.name, size[0]).rows))


def _roomy(kit: Kit, node: Node, found: Sizes, *, crowded: bool) -> Size:
    """Return the least size at which tokens of a crowd are legible, or as large as may be: it keeps off its neighbours."""
    items, size = items_of(node), found.crowded if crowded else found.slab
    if len(items) <= FEW:
        return size
    more = tuple(min(CLOSER[axis], found.apart[axis] - 10) for axis in (0, 1))
    best = (-1, 0), size
    for part in range(3):
        tried = size[0] + more[0] * part // 2 // 2 * 2, size[1] + more[1] * part // 2 // 2 * 2
        radius = _radius(kit, items, tried, title(kit, node.name, tried[0]).rows)
        best = max(best, ((min(radius, LEGIBLE), -part), tried))
    return best[1]


@lru_cache(maxsize=1024)
def _radius(kit: Kit, items: tuple[Item, ...], size: Size, rows: int) -> int:
    """Return how large tokens of a crowd are on a slab of a size, below a name in so many lines; 0 if not all are shown."""
    found = crowd(kit, items, *room_of(size, rows))
    return found.radius if len(found.stands) == len(items) and not any(s.item.kind == "more" for s in found.stands) else 0


def _within(box: Box, area: Area) -> bool:
    return area[0] <= box[0] and box[2] <= area[2] and area[1] <= box[1] and box[3] <= area[3]


def extent(where: SlabChart, area: Area) -> Area:
    """Return the rectangle that slabs take up in the window."""
    boxes = [slab.box for slab in where.slabs.values()]
    low = [round(min((box[side] for box in boxes), default=area[side])) for side in (0, 1)]
    far = [round(max((box[side] for box in boxes), default=area[side])) for side in (2, 3)]
    return max(area[0], low[0]), max(area[1], low[1]), min(area[2], far[0]), min(area[3], far[1])


def _parted(board: GraphBoard, slabs: dict[str, Slab], found: Sizes, area: Area) -> dict[str, Slab]:
    """Return the same with what is unknown moved off the ways of others, and from what lies in its place, as little as may
    be: to a side of where its own way begins."""
    placed = dict(slabs)
    for key, slab in slabs.items():
        if not slab.unknown:
            continue
        home = next((way.a if way.b == key else way.b for way in board.ways if key in (way.a, way.b)), "")
        others = [item.box for other, item in placed.items() if other != key]
        lines = [
            ((slabs[way.a].x, slabs[way.a].y), (slabs[way.b].x, slabs[way.b].y))
            for way in board.ways
            if key not in (way.a, way.b) and way.a in slabs and way.b in slabs
        ]
        best = float("inf")
        for worse, offer in _offers(slab, slabs.get(home), found):
            cost = worse + (0 if _within(offer.box, area) else OUTSIDE)
            if cost < best and (cost := cost + _cost(offer, others, lines)) < best:
                best, placed[key] = cost, offer
            if best == 0:
                break
    return placed


OUTSIDE = 700
"""What it costs to lie outside the window."""


def _offers(slab: Slab, home: Slab | None, found: Sizes) -> Iterator[tuple[float, Slab]]:
    """Yield where something unknown may lie, each with what speaks against it."""
    yield 0.0, slab
    if home is None:
        return
    across = home.wide / 2 + slab.wide / 2 + found.apart[0]
    down = home.high / 2 + slab.high / 2 + found.apart[1]
    for dx in (-1.0, -0.5, 0.0, 0.5, 1.0):
        for dy in (-1.0, -0.5, 0.0, 0.5, 1.0):
            if max(abs(dx), abs(dy)) == 1.0:
                x, y = round(home.x + dx * across), round(home.y + dy * down + (CLIFF if dy > 0 else 0))
                far = abs(x - slab.x) + abs(y - slab.y)
                yield 20 + far * 0.3, msgspec.structs.replace(slab, x=x, y=y)


def _cost(slab: Slab, others: Sequence[Box], lines: Sequence[tuple[Point, Point]]) -> float:
    """Return what speaks against a place: what lies there, and ways that run there."""
    box = slab.box
    box = box[0] - 7, box[1] - 7, box[2] + 7, box[3] + 7
    cost = 0.0
    for other in others:
        across, down = min(box[2], other[2]) - max(box[0], other[0]), min(box[3], other[3]) - max(box[1], other[1])
        if across > 0 and down > 0:
            cost += 400 + across * down / 20
    for a, b in lines:
        points = ((a[0] + (b[0] - a[0]) * part / 16, a[1] + (b[1] - a[1]) * part / 16) for part in range(1, 16))
        cost += 120 * any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in points)
    return cost


def _rank(node: Node, board: GraphBoard) -> float:
    """Return how much a slab should be in sight where not all can be."""
    if any(unit.acting for unit in node.tokens):
        return 1000.0
    if node.key == board.focus:
        return 400.0
    if any((node.key, board.focus) in ((way.a, way.b), (way.b, way.a)) for way in board.ways):
        return 40.0
    return 20.0 if any(unit.kind == "adventurer" for unit in node.tokens) else 1.0


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
