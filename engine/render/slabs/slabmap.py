"""A board of slabs and the ways between them on a canvas, and where badges, plates and rubble go: each on its own way,
none over another or over what a slab says; and the marks of slabs in a legend."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.core.scene import Exit, GraphBoard, Token
from engine.render import badges, graph
from engine.render.brush import Brush, Colour, sealed, write
from engine.render.canvas import Canvas, lay, tone
from engine.render.frame import Area
from engine.render.graph import Box, Line, apart, quiet_ground
from engine.render.memory import remembered
from engine.render.panel import paste
from engine.render.slabs import figures, sprites, ways
from engine.render.slabs.chart import Slab, SlabChart, chart, extent
from engine.render.slabs.foes import FOES
from engine.render.slabs.grounds import LOOKS
from engine.render.slabs.shapes import CLIFF, dashes, octagon
from engine.render.slabs.sprites import light_mark
from engine.render.slabs.ways import Arranged, arrangements, plaque_of

BADGE = (18.5, 20.5)
"""Half the width and half the height that a badge takes up."""

LATER = 0.92
"""How large badges are that nobody can use now, beside the others."""

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


def badge_of(leave: Exit) -> tuple[float, float]:
    """Return half the width and half the height of an exit's badge."""
    size = LATER if leave.state == "later" else 1.0
    return BADGE[0] * size, BADGE[1] * size


def way_of(board: GraphBoard, leave: Exit) -> int:
    """Return the number of an exit's way; ``ValueError`` where there is none."""
    for number, way in enumerate(board.ways):
        if {way.a, way.b} == {leave.start, leave.end} and (not leave.way or way.key == leave.way):
            return number
    raise ValueError(f"no way joins {leave.start!r} and {leave.end!r}")


def place(board: GraphBoard, where: SlabChart, lines: tuple[Line, ...], area: Area) -> Marks:
    """Return where the marks of a board go."""
    exits = exits_of(board)
    wanted: list[Wanted] = []
    shown_ways = [_seen(where, way.a, area) or _seen(where, way.b, area) for way in board.ways]
    for leave in exits:
        number = way_of(board, leave)
        wanted.append(Wanted("badge", number, "a" if board.ways[number].a == leave.start else "b", (badge_of(leave),)))
    plates: dict[int, tuple[Arranged, ...]] = {}
    for number, way in enumerate(board.ways):
        plaque = plaque_of(way)
        if not shown_ways[number]:
            continue
        if plaque is not None:
            plates[number] = arrangements(plaque)
            wanted.append(Wanted("plate", number, "", tuple((s.wide / 2 + 2, s.high / 2 + 2) for s in plates[number])))
        elif way.state == "blocked":
            wanted.append(Wanted("rubble", number, "", (RUBBLE,)))
    keys = tuple(where.slabs)
    boxes = tuple(where.slabs[key].box for key in keys)
    ends = tuple((keys.index(way.a), keys.index(way.b)) for way in board.ways)
    told = tuple(
        tuple(
            (x0 + spot.x, y0 + spot.y, x1 + spot.x, y1 + spot.y)
            for x0, y0, x1, y1 in sprites.said(node, spot.wide, spot.high)
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
    "badge": (0.0, -16.0, 16.0, -28.0, 28.0),
    "plate": (0.0, -14.0, 14.0, -28.0, 28.0, -44.0, 44.0, -64.0, 64.0, -90.0, 90.0, -120.0, 120.0),
    "rubble": (0.0,),
}
"""How far beside its way a mark may stand."""

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
    spots = [(reach, graph.at(line, reach), graph.along(line, reach)) for reach in _in_sight(line, every, area) or every]
    lean = LEANS[wanted.kind][-1]
    wide, high = (lean + max(half[axis] for half in wanted.sizes) for axis in (0, 1))
    xs, ys = [x for _, (x, _), _ in spots], [y for _, (_, y), _ in spots]
    around = min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high
    boxes = tuple(box for box in boxes if not apart(box, around))
    told = tuple(box for box in told if not apart(box, around))
    others = [
        points
        for number, other in enumerate(lines)
        if number != wanted.way
        and (points := [p for p in graph.beads(other, 16) if around[0] < p[0] < around[2] and around[1] < p[1] < around[3]])
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
                if abs(lean) > broad + 30:
                    continue
                mark = PlacedMark(x - dy * lean, y + dx * lean, setting, half)
                box = mark.box
                cost = (
                    worth
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
    points = ((reach, graph.at(line, reach)) for reach in reaches)
    return [reach for reach, (x, y) in points if area[0] < x < area[2] and area[1] < y < area[3]]


def _against(box: Box, boxes: Sequence[Box], told: Sequence[Box], area: Area) -> float:
    """Return what speaks against a rectangle: slabs that it would cover, more where they say something, and the edge."""
    cost = 0.0
    for slab in boxes:
        shared = _overlap(box, slab)
        if shared:
            inner = slab[0] + RIM, slab[1] + RIM, slab[2] - RIM, slab[3] - RIM - CLIFF
            cost += 0.03 * shared + 0.07 * _overlap(box, inner)
    for item in told:
        shared = _overlap(box, item)
        if shared:
            cost += 90.0 + shared
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


def paint(canvas: Canvas, board: GraphBoard, area: Area) -> Area:
    """Draw a board of slabs into a rectangle of the picture, as much of it as there is room for.

    Return the rectangle that it takes up there.
    """
    for node in board.nodes:
        sprites.checked(node)
    for way in board.ways:
        ways.state_known(way.state)
    where = chart(board, area)
    lines = lines_of(board, where, area)
    marks = place(board, where, lines, area)
    canvas.paste(quiet_ground(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    for way, line in sorted(zip(board.ways, lines, strict=True), key=lambda pair: pair[0].state != "hidden"):
        ends = where.slabs[way.a].box, where.slabs[way.b].box
        _paint_way(canvas, line, way.state, ways.visible(line, ends), area)
    for node in board.nodes:
        spot = where.slabs[node.key]
        if _touches(spot, area):
            x, y = spot.x, spot.y + (0 if spot.unknown else CLIFF // 2)
            lay(canvas, x, y, sprites.slab, sprites.plain(node), spot.wide, spot.high)
        if node.newest:
            lay(canvas, spot.x, spot.y, sprites.brackets, spot.wide, spot.high + (0 if spot.unknown else CLIFF))
    for mark in marks.rubble.values():
        lay(canvas, round(mark.x), round(mark.y), badges.rubble, 28)
    for mark, arranged in marks.plates.values():
        lay(canvas, round(mark.x), round(mark.y), ways.plate, arranged)
    for leave, mark in zip(exits_of(board), marks.badges, strict=True):
        size = LATER if leave.state == "later" else 1.0
        lay(canvas, round(mark.x), round(mark.y), badges.badge, leave.text, leave.state, False, None, size)
    return extent(where, area)


def _touches(spot: Slab, area: Area) -> bool:
    """Tell whether any of a slab lies in the window."""
    box = spot.box
    return box[2] > area[0] and box[0] < area[2] and box[3] > area[1] and box[1] < area[3]


REACH = 11
"""How far a way reaches under the slabs at its ends, and its sprite beyond its middle line."""


def _paint_way(canvas: Canvas, line: Line, state: str, seen: tuple[float, float], area: Area) -> None:
    """Draw what is seen of a way."""
    long = graph.long(line)
    shown = graph.part(line, max(0.0, seen[0] - 2 * REACH), min(long, seen[1] + 2 * REACH))
    x0, y0 = math.floor(min(x for x, _ in shown)) - REACH, math.floor(min(y for _, y in shown)) - REACH
    x1, y1 = math.ceil(max(x for x, _ in shown)) + REACH, math.ceil(max(y for _, y in shown)) + REACH
    if x1 < area[0] or x0 > area[2] or y1 < area[1] or y0 > area[3]:
        return
    size = x1 - x0 + (x1 - x0) % 2, y1 - y0 + (y1 - y0) % 2
    moved = tuple((x - x0, y - y0) for x, y in shown)
    lay(canvas, x0 + size[0] // 2, y0 + size[1] // 2, ways.sprite, moved, size, state)


# The marks of slabs in a legend.

SAMPLES = ("lit", "dark", "surface", "submerged", "seen", "unknown", "closed", "veiled")
UNITS = (*FOES, "alerted", "acting", "acted", "down", "low", "unseen")


def paint_mark(drawn: Image.Image, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of slabs in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    if name == "slab" and rest in SAMPLES:
        paste(drawn, slab_sample(rest).resize((28, 23), Image.Resampling.LANCZOS), 20, 14)
    elif name == "token" and rest in UNITS:
        paste(drawn, _unit(rest), 20, 14)
    elif name == "figure" and rest:
        shape, figure, *more = rest.split(":")
        unit = figures.checked(Token(shape, icon=figure, alerted="alerted" in more))
        paste(drawn, _framed(figures.token(unit, 9 if unit.alerted else 10 if shape == "seeker" else 11)), 20, 14)
    elif name == "last" and rest in FOES:
        paste(drawn, figures.trace(Token(rest), 11, False), 20, 14)
    elif name == "plate" and rest:
        paste(drawn, ways.plate(ways.arrangements(ways.Plaque(text=rest))[0]).reduce(1).resize((34, 28)), 20, 14)
    elif name == "way" and rest in ways.STATES:
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        ways.sample(brush, rest)
        drawn.paste(brush.finish(), (0, 0))
        if rest == "blocked":
            paste(drawn, badges.rubble(20), 20, 14)
    else:
        return False
    return True


@remembered(16)
def slab_sample(kind: str) -> Image.Image:
    """Return a small slab of a kind, as RGBA of 34 x 28 pixels."""
    shape = Brush(34, 28, origin=(17, 14))
    outline = octagon(15.5, 12.2, 4)
    if kind == "unknown":
        shape.polygon(outline, "night")
        dashes(shape, outline, 1.8, "steel", (4.5, 3))
        drawn = shape.finish()
        solid = Image.new("RGB", drawn.size, tone("night"))
        solid.paste(drawn, (0, 0), drawn.getchannel("A"))
        write(solid, 17, 14, "?", "bold", 18, "mist", "middle")
        return sealed(solid, drawn.getchannel("A"))
    state = kind if kind in ("seen", "closed", "veiled") else "visited"
    look = LOOKS[state, kind in ("dark", "veiled")]
    shape.polygon(outline, look.rim)
    face = Brush(34, 28, look.fill, origin=(17, 14))
    if kind in ("dark", "veiled"):
        _stripes(face, look.hatch or look.shade, 5, 5)
    elif kind == "closed":
        _stripes(face, look.shade, 10, 16)
    if kind in ("surface", "submerged"):
        top = -20 if kind == "submerged" else -3
        face.box(-17, top, 17, 15, "water")
        for y in (-7, 0, 7) if kind == "submerged" else (-3, 4):
            points = [(x, y + (-1.6, 0, 1.6, 0)[x // 3 % 4]) for x in range(-18, 19, 3)]
            face.stroke(points, 1.8, "wave")
    mask = Brush(34, 28, origin=(17, 14))
    mask.polygon(octagon(13.3, 10.0, 3), "ink")
    drawn = shape.finish()
    solid = Image.new("RGB", drawn.size, tone("ink"))
    solid.paste(drawn, (0, 0), drawn.getchannel("A"))
    solid.paste(face.finish(), (0, 0), mask.finish().getchannel("A"))
    if kind == "lit":
        sun = light_mark("lit", "gilt").resize((22, 22), Image.Resampling.LANCZOS)
        solid.paste(sun, (6, 3), sun)
    elif kind == "closed":
        bar = Brush(34, 28, origin=(17, 14))
        bar.disc(0, 0, 7, "vermilion")
        bar.box(-4.6, -1.7, 4.6, 1.7, "bone")
        sign = bar.finish()
        solid.paste(sign, (0, 0), sign)
    return sealed(solid, drawn.getchannel("A"))


def _stripes(brush: Brush, colour: Colour, step: int, thick: int) -> None:
    wide, high = brush.sheet.size
    ink = tone(colour) if isinstance(colour, str) else colour
    for start in range(-high, wide, step * 4):
        brush.pen.line(((start, 0), (start + high, high)), fill=ink, width=thick)


@remembered(16)
def _unit(kind: str) -> Image.Image:
    radius = 11
    people = {"acting": Token("adventurer", "A", acting=True), "acted": Token("adventurer", "A", acted=True)}
    people |= {
        "unseen": Token("seeker", hidden=True),
        "down": Token("adventurer", "A", down=True),
        "low": Token("adventurer", "A", health=1, most=4),
    }
    unit = people.get(kind) or Token("seeker" if kind == "alerted" else kind, alerted=kind == "alerted")
    sprite = figures.token(unit, 9 if kind in ("acting", "low") else radius)
    if unit.most:
        sprite = sprite.copy()
        strip = figures.bar(9, unit.health, unit.most)
        sprite.alpha_composite(strip, (sprite.width // 2 - strip.width // 2, sprite.height // 2 + 6))
    return _framed(sprite, 2 if kind in ("acting", "low") else 0)


def _framed(sprite: Image.Image, below: int = 0) -> Image.Image:
    """Return 40 x 28 pixels of a sprite around its middle, or so many pixels below that."""
    box = Image.new("RGBA", (40, 28))
    box.paste(sprite, (20 - sprite.width // 2, 14 - below - sprite.height // 2))
    return box
