"""A board of points and ways through wild land on a canvas: ways in pieces, discs, names, exits, the party."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from engine.core.scene import GraphBoard, Node, Sky, Token, Way
from engine.render import badges, graph, tokens
from engine.render.brush import Brush, Face, sealed, solid, width, write
from engine.render.canvas import Canvas, lay, lay_once, tone
from engine.render.frame import Area
from engine.render.graph import Box, Placed, PlaceName, place_names
from engine.render.icons import known, stamp
from engine.render.land import ground, roads, signs
from engine.render.land.cells import NO_SKY, dimmed
from engine.render.land.chart import HALF, LAND, LAND_LEAST, RING, LandChart, chart, reach_of, state_known
from engine.render.land.covers import MEASURE
from engine.render.land.roads import around, gone
from engine.render.land.signs import dashed_ring, paint_compass
from engine.render.land.sizes import grain_of
from engine.render.land.standing import hidden, rumoured
from engine.render.land.terrain import cover, terrain
from engine.render.memory import remembered


def plain(node: Node) -> Node:
    """Return a node as its sprite needs it: wherever it lies, whatever it is called."""
    return replace(node, key="", x=0.0, y=0.0, name="", newest=False)


def is_newest(board: GraphBoard, node: Node) -> bool:
    """Return whether a point is ringed."""
    return node.newest or node.key == board.newest


@remembered(96)
def point(node: Node, radius: int) -> Image.Image:
    """Return a point as RGBA, its middle in the middle."""
    state_known(node.state)
    for name in (*node.icons, *(secret.icon for secret in node.secrets)):
        known(name)
    if node.state in ("unknown", "rumour"):
        return _unseen(node, radius)
    ring, thick = RING[node.state]
    half = radius + 12
    look = terrain(node.floor or "clearing")
    land = Brush(2 * half, 2 * half, look.fill, origin=(half, half))
    marks = land.inner(0, 0, 48 * radius / MEASURE * 1.12).moved(24, 24)
    crowded = bool(node.icons or node.tokens or node.secrets)
    cover(marks, node.floor or "clearing", ((0.0, 0.0, 30.0),) if crowded else (), 0, grain_of(radius * 1.12))
    drawn_land = land.finish()
    if node.state != "visited":
        drawn_land = dimmed(drawn_land, veiled=node.state == "veiled")
    inner = Brush(2 * half, 2 * half, origin=(half, half))
    inner.disc(0, 0, radius - 0.5, "ink")
    shape = Brush(2 * half, 2 * half, origin=(half, half))
    shape.disc(0, 0, radius + thick + 3, "ink")
    shape.disc(0, 0, radius + thick, ring)
    drawn = shape.finish()
    picture = Image.new("RGB", drawn.size)
    picture.paste(drawn)
    picture.paste(drawn_land, (0, 0), inner.finish().getchannel("A"))
    _contents(picture, node, radius, half)
    return sealed(picture, drawn.getchannel("A"))


def _contents(picture: Image.Image, node: Node, radius: int, half: int) -> None:
    """Draw icons, secrets and tokens in a disc, side by side."""
    scale, icons, units = radius / 40, node.icons[:2], node.tokens[:1]
    count = len(icons) + bool(node.secrets) + len(units)
    size = round((40 if count == 1 else 30 if count == 2 else 24) * scale)
    step = radius * (0.84 if count == 2 else 0.66)
    places = [half + (place - (count - 1) / 2) * step for place in range(count)]
    for name in icons:
        stamp(picture, name, places.pop(0), half, max(20, size), outlined=True)
    if node.secrets:
        hidden(picture, node.secrets, places.pop(0), half, 0.8 * scale)
    for unit in units:
        size = round((22 if count == 1 else 17 if count == 2 else 14) * max(scale, 0.7))
        small = tokens.token(unit, size)
        reach = small.width // 2
        picture.paste(small, (round(places.pop(0)) - reach, half - reach + tokens.lift(size)), small)


def _unseen(node: Node, radius: int) -> Image.Image:
    """Return a point without its ground: unknown, or only heard of."""
    outer, half = reach_of(node.state, radius), radius + 8
    brush = Brush(2 * half, 2 * half, origin=(half, half))
    brush.disc(0, 0, outer + 2.5, "ink")
    brush.disc(0, 0, outer, "night")
    rumour = node.state == "rumour"
    dashed_ring(brush, outer - 1.2, max(8, round(outer * 0.46)), 2.6 if rumour else 2.2, "mist" if rumour else "steel")
    drawn = brush.finish()
    picture = Image.new("RGB", drawn.size, tone("night"))
    picture.paste(drawn)
    icon = node.icons[0] if rumour and node.icons else ""
    rumoured(picture, icon, half, half, round(radius * 0.72) if rumour else round(outer * 1.3))
    return sealed(picture, drawn.getchannel("A"))


# The board.

PATH_STEP = 6
"""Names keep off ways, of which a point is looked at every so many pixels."""

NEWEST = 11
"""How much farther the newest point reaches, with its ring."""


def paint(canvas: Canvas, board: GraphBoard, area: Area, sky: Sky = NO_SKY, whole: Area | None = None) -> None:
    """Draw a graph of wild land into a rectangle of the picture, its ground into the ``whole`` of the frame."""
    for way in board.ways:
        roads.state_known(way.state)
    where = chart(board, area)
    left, top, right, bottom = whole or area
    patches, taken_by = _known_land(board, area)
    ways = tuple(_drawn_way(way, line) for way, line in zip(board.ways, where.lines, strict=True))
    size = right - left, bottom - top
    below = _ground_and_ways(size, (left, top), replace(sky, words=""), patches, taken_by, ways, where.broad)
    canvas.paste(below, left, top)
    for node in board.nodes:
        if is_newest(board, node):
            lay(canvas, *where.spots[node.key], signs.newest, where.radius)
    for node in board.nodes:
        lay(canvas, *where.spots[node.key], point, plain(node), where.radius)
    taken: list[Box] = []
    for node in board.nodes:
        reach = reach_of(node.state, where.radius) + (NEWEST if is_newest(board, node) else 3)
        taken += roads.disc(*where.spots[node.key], reach)
    for way, line in zip(board.ways, where.lines, strict=True):
        if way.state == "blocked":
            # Ahead of the party, where that is on this way itself.
            x, y = graph.at(line, (roads.gone(way, line) + graph.long(line)) / 2)
            lay(canvas, round(x), round(y), badges.rubble, 34)
            taken.append(around(x, y, 20, 20))
    taken += _paint_party(canvas, board, where)
    taken += _paint_exits(canvas, board, where, taken, area)
    taken += _paint_clues(canvas, board, where, taken)
    if board.compass:
        reach = where.radius + 8
        box = paint_compass(canvas, area, [*where.spots.values()], (reach + 30, reach + 26))
        taken += [box] if box is not None else []
    for name in _names(board, where, taken, area):
        lay(canvas, round(name.x), round(name.y), _name, name.lines, name.name.face, name.name.size)


@lru_cache(maxsize=16)
def _known_land(board: GraphBoard, area: Area) -> tuple[tuple[ground.Patch, ...], tuple[ground.Disc, ...]]:
    """Return the land around known points and along known ways, what was seen below what was visited, and what of it is
    taken."""
    where = chart(board, area)
    patches: list[ground.Patch] = []
    taken: list[ground.Disc] = []
    for way, line in zip(board.ways, where.lines, strict=True):
        taken += [(x, y, 24.0) for x, y in graph.beads(line, 16)]
        if way.floor and way.state != "unknown":
            state = "seen" if way.state == "blocked" else way.state
            patches += [(x, y, ground.STRIP, way.floor, state) for x, y in graph.beads(line, 14)]
    known = [node.key for node in board.nodes if node.state in LAND]
    for state in ("veiled", "seen", "visited"):
        for node in board.nodes:
            if node.state == state and node.floor:
                spot = where.spots[node.key]
                near = min([math.dist(spot, where.spots[key]) for key in known if key != node.key] or [999.0])
                reach = where.radius * min(LAND[state], max(LAND_LEAST, near * HALF / where.radius))
                patches.append((*spot, reach, node.floor, state))
    taken += [(*where.spots[node.key], reach_of(node.state, where.radius) + 16) for node in board.nodes]
    return tuple(patches), tuple(taken)


_DrawnWay = tuple[graph.Line, int, str, str]
"""A way as it is drawn: its curve, its pieces, its terrain, what is known of it."""


def _drawn_way(way: Way, line: graph.Line) -> _DrawnWay:
    return line, way.segments, way.floor, "unknown" if way.state == "unknown" or not way.floor else way.state


@remembered(4)
def _ground_and_ways(
    size: tuple[int, int],
    origin: tuple[int, int],
    sky: Sky,
    patches: tuple[ground.Patch, ...],
    taken: tuple[ground.Disc, ...],
    ways: tuple[_DrawnWay, ...],
    broad: float,
) -> Image.Image:
    """Return what lies below the points, indexed: the ground, and the ways over it."""
    sheet = Canvas(*size)
    sheet.paste(ground.land(*size, origin, sky, patches, taken), 0, 0)
    for line, segments, floor, state in ways:
        x0, y0, (wide, high), moved = _sheet(line)
        x, y = x0 + wide // 2 - origin[0], y0 + high // 2 - origin[1]
        lay_once(sheet, x, y, roads.way(moved, (wide, high), segments, floor, state, broad))
    return sheet.picture()


@lru_cache(maxsize=256)
def _sheet(line: graph.Line) -> tuple[int, int, tuple[int, int], graph.Line]:
    """Return the upper left corner and the size of the sprite of a way, and its curve counted from there."""
    left, right = min(x for x, _ in line), max(x for x, _ in line)
    top, bottom = min(y for _, y in line), max(y for _, y in line)
    x0, y0 = math.floor(left) - 14, math.floor(top) - 14
    size = math.ceil(right) + 14 - x0, math.ceil(bottom) + 14 - y0
    return x0, y0, size, tuple((x - x0, y - y0) for x, y in line)


def _party_way(board: GraphBoard) -> int | None:
    return next((place for place, way in enumerate(board.ways) if way.at is not None), None)


def _party_spot(board: GraphBoard, where: LandChart) -> tuple[int, int] | None:
    """Return where the party is: on a way, or at the point that holds its token or is the focus."""
    place = _party_way(board)
    if place is not None:
        way, line = board.ways[place], where.lines[place]
        x, y = graph.at(line, gone(way, line))
        return round(x), round(y)
    for node in board.nodes:
        if node.key == board.focus or any(unit.kind == "party" for unit in node.tokens):
            return where.spots[node.key]
    return None


def _paint_party(canvas: Canvas, board: GraphBoard, where: LandChart) -> list[Box]:
    """Draw the party's token on a way, and how far it is; return what they cover."""
    place = _party_way(board)
    if place is None:
        return []
    way, line = board.ways[place], where.lines[place]
    x, y = (round(part) for part in graph.at(line, gone(way, line)))
    radius = 28
    lay(canvas, x, y + tokens.lift(radius), tokens.token, Token("party"), radius)
    pieces = max(1, way.segments)
    done = (way.at or 0) if way.bound == "b" else pieces - (way.at or 0)
    text = f"{done} of {pieces}"
    _, dy = graph.along(line, gone(way, line))
    # Below the token, unless the way runs down there: then beside it.
    wide = width(text, "bold", 22) / 2
    tx, ty = (x, y + 50) if abs(dy) < 0.75 else (round(x + 42 + wide), y)
    lay(canvas, tx, ty, _caption, text)
    return [around(x, y, radius + 5, radius + 5), around(tx, ty, wide + 8, 15)]


@remembered(32)
def _caption(text: str) -> Image.Image:
    wide = math.ceil(width(text, "bold", 22)) + 16
    brush = Brush(wide, 30, origin=(wide / 2, 15))
    brush.plate(-wide / 2, -14.5, wide / 2, 14.5, 12, "ink")
    picture, covered = solid(brush)
    write(picture, wide / 2, 15, text, "bold", 22, "lantern", "middle")
    return sealed(picture, covered)


def _paint_exits(canvas: Canvas, board: GraphBoard, where: LandChart, taken: Sequence[Box], area: Area) -> list[Box]:
    """Draw the badges of exits, each on its way or beside it, apart from each other; return what they cover."""
    places = roads.place_badges(board, where.lines, taken, area)
    for leave, (x, y) in zip(board.exits, places, strict=False):
        lay(canvas, round(x), round(y), badges.badge, leave.text, leave.state, False, None, roads.BADGE_SIZE)
    return [around(x, y, *roads.BADGE) for x, y in places]


def _paint_clues(canvas: Canvas, board: GraphBoard, where: LandChart, taken: Sequence[Box]) -> list[Box]:
    """Draw the arrows of clues on their ways; return what they cover."""
    arrows = roads.place_arrows(board, where.lines, taken)
    for arrow in arrows:
        lay(canvas, round(arrow.x), round(arrow.y), signs.arrow, arrow.dx, arrow.dy, arrow.size, arrow.hollow)
    return [arrow.box for arrow in arrows]


_RANK = {"visited": 0, "seen": 1, "rumour": 2, "veiled": 3, "unknown": 4}


def _names(board: GraphBoard, where: LandChart, taken: Sequence[Box], area: Area) -> tuple[Placed, ...]:
    """Return the names of the points where they are drawn."""
    names = []
    size = 24 if where.radius >= 44 else 22
    for node in sorted(board.nodes, key=lambda node: (node.key != board.focus, _RANK[state_known(node.state)])):
        if node.name:
            face = node.state if node.state != "visited" else "bold"
            reach = reach_of(node.state, where.radius) + (NEWEST if is_newest(board, node) else 0)
            names.append(PlaceName(node.name, face, size, *where.spots[node.key], reach))
    paths = tuple(point for line in where.lines for point in graph.beads(line, PATH_STEP))
    return place_names(tuple(names), tuple(taken), paths, area, 210 if len(names) < 19 else 160)


@remembered(128)
def _name(lines: tuple[str, ...], face: str, size: int) -> Image.Image:
    """Return a name on ink, as RGBA."""
    set_in: Face = "bold" if face == "bold" else "medium"
    ink = {"bold": "bone", "seen": "seen_ink"}.get(face, "mist")
    wide = math.ceil(max(width(line, set_in, size) for line in lines)) + 10
    high = 24 * len(lines) + 2
    brush = Brush(wide, high, origin=(wide / 2, high / 2))
    brush.plate(-wide / 2, -high / 2, wide / 2, high / 2, 8, "ink")
    picture, covered = solid(brush)
    for place, line in enumerate(lines):
        write(picture, wide / 2, 13 + 24 * place, line, set_in, size, ink, "middle")
    return sealed(picture, covered)
