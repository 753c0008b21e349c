"""A board of points and ways through wild land on a canvas: ways in pieces, discs, names, exits, the party."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Face, Kit, Sprite
from engine.core.frame import READ, Area
from engine.core.scene import Node, Sky, Token, Way, named, part_of
from engine.maps import curves
from engine.maps.curves import Box

from . import landsigns as signs
from . import patches as ground
from . import roads
from .covers import MEASURE
from .hexsprites import NO_SKY, dimmed
from .landsigns import dashed_ring, paint_compass
from .names import Placed, PlaceName, place_names
from .pointchart import HALF, LAND, LAND_LEAST, RING, LandChart, chart, reach_of, state_known
from .roads import around, gone
from .shown import RoadShown
from .sizes import grain_of
from .standing import hidden, rumoured
from .terrains import cover, terrain


def plain(node: Node) -> Node:
    """Return a node as its sprite needs it: wherever it lies, whatever it is called."""
    return replace(node, key="", x=0.0, y=0.0, name="", newest=False)


def is_newest(board: RoadShown, node: Node) -> bool:
    """Return whether a point is ringed."""
    return node.newest or node.key == board.newest


def point(kit: Kit, node: Node, radius: int) -> Sprite:
    """Return a point as RGBA, its middle in the middle."""
    state_known(node.state)
    for name in (*node.icons, *(secret.icon for secret in node.secrets)):
        kit.icon(name)
    if node.state in ("unknown", "rumour"):
        return _unseen(kit, node, radius)
    ring, thick = RING[node.state]
    half = radius + 12
    look = terrain(node.floor or "clearing")
    land = kit.brush(2 * half, 2 * half, look.fill, origin=(half, half))
    marks = land.inner(0, 0, 48 * radius / MEASURE * 1.12).moved(24, 24)
    crowded = bool(node.icons or node.tokens or node.secrets)
    cover(marks, node.floor or "clearing", ((0.0, 0.0, 30.0),) if crowded else (), 0, grain_of(radius * 1.12))
    drawn_land = land.finish()
    if node.state != "visited":
        drawn_land = dimmed(kit, drawn_land, veiled=node.state == "veiled")
    inner = kit.brush(2 * half, 2 * half, origin=(half, half))
    inner.disc(0, 0, radius - 0.5, "ink")
    shape = kit.brush(2 * half, 2 * half, origin=(half, half))
    shape.disc(0, 0, radius + thick + 3, "ink")
    shape.disc(0, 0, radius + thick, ring)
    drawn = shape.finish()
    picture = kit.opened(drawn)
    kit.paste(picture, drawn_land, 0, 0, shape=inner.finish())
    _contents(kit, picture, node, radius, half)
    return kit.sealed(picture, drawn)


def _contents(kit: Kit, picture: Sprite, node: Node, radius: int, half: int) -> None:
    """Draw icons, secrets and tokens in a disc, side by side."""
    scale, icons, units = radius / 40, node.icons[:2], node.tokens[:1]
    count = len(icons) + bool(node.secrets) + len(units)
    size = round((40 if count == 1 else 30 if count == 2 else 24) * scale)
    step = radius * (0.84 if count == 2 else 0.66)
    places = [half + (place - (count - 1) / 2) * step for place in range(count)]
    for name in icons:
        kit.stamp(picture, name, places.pop(0), half, max(20, size), outlined=True)
    if node.secrets:
        hidden(kit, picture, node.secrets, places.pop(0), half, 0.8 * scale)
    for unit in units:
        size = round((22 if count == 1 else 17 if count == 2 else 14) * max(scale, 0.7))
        small = kit.token(unit, size)
        reach = small.width // 2
        kit.paste(picture, small, round(places.pop(0)) - reach, half - reach + kit.lift(size), shape=small)


def _unseen(kit: Kit, node: Node, radius: int) -> Sprite:
    """Return a point without its ground: unknown, or only heard of."""
    outer, half = reach_of(node.state, radius), radius + 8
    brush = kit.brush(2 * half, 2 * half, origin=(half, half))
    brush.disc(0, 0, outer + 2.5, "ink")
    brush.disc(0, 0, outer, "night")
    rumour = node.state == "rumour"
    dashed_ring(brush, outer - 1.2, max(8, round(outer * 0.46)), 2.6 if rumour else 2.2, "mist" if rumour else "steel")
    drawn = brush.finish()
    picture = kit.opened(drawn)
    icon = node.icons[0] if rumour and node.icons else ""
    rumoured(kit, picture, icon, half, half, round(radius * 0.72) if rumour else round(outer * 1.3))
    return kit.sealed(picture, drawn)


def ring(radius: float, x: float, y: float) -> list[tuple[float, float]]:
    """Return a polygon of 24 corners that is about a disc."""
    turns = (math.tau * step / 24 for step in range(24))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def rubble(kit: Kit, size: int) -> Sprite:
    """Return rubble under a cross, as RGBA."""
    return kit.rubble(size)


def token(kit: Kit, unit: Token, radius: int) -> Sprite:
    """Return a token as RGBA."""
    return kit.token(unit, radius)


# The board.

PATH_STEP = 6
"""Names keep off ways, of which a point is looked at every so many pixels."""

NEWEST = 11
"""How much farther the newest point reaches, with its circle."""


def paint(kit: Kit, canvas: CanvasLike, board: RoadShown, area: Area, sky: Sky = NO_SKY, whole: Area | None = None) -> None:
    """Draw a graph of wild land into a rectangle of the picture, its ground into the ``whole`` of the frame."""
    for way in board.ways:
        roads.state_known(way.state)
    where = chart(board, area)
    left, top, right, bottom = whole or area
    patches, taken_by = _known_land(board, area)
    ways = tuple(_drawn_way(way, line) for way, line in zip(board.ways, where.lines, strict=True))
    size = right - left, bottom - top
    below = kit.kept(_ground_and_ways, size, (left, top), replace(sky, words=""), patches, taken_by, ways, where.broad)
    canvas.paste(below, left, top)
    for node in board.nodes:
        if is_newest(board, node):
            kit.lay(canvas, *where.spots[node.key], signs.newest, where.radius)
    for node in board.nodes:
        kit.lay(canvas, *where.spots[node.key], point, plain(node), where.radius)
    reaches = {node.key: float(reach_of(node.state, where.radius)) for node in board.nodes}
    canvas.mark(((label, ring(reaches[key], *where.spots[key])) for label, key in named(board)), area)
    taken: list[Box] = []
    for node in board.nodes:
        reach = reach_of(node.state, where.radius) + (NEWEST if is_newest(board, node) else 3)
        taken += roads.disc(*where.spots[node.key], reach)
    for way, line in zip(board.ways, where.lines, strict=True):
        if way.state == "blocked":
            # Ahead of the party, where that is on this way itself.
            x, y = curves.at(line, (roads.gone(way, line) + curves.long(line)) / 2)
            kit.lay(canvas, round(x), round(y), rubble, 34)
            taken.append(around(x, y, 20, 20))
    taken += _paint_party(kit, canvas, board, where)
    taken += _paint_exits(kit, canvas, board, where, taken, area)
    taken += _paint_clues(kit, canvas, board, where, taken)
    if board.compass:
        reach = where.radius + 8
        box = paint_compass(kit, canvas, area, [*where.spots.values()], (reach + 30, reach + 26))
        taken += [box] if box is not None else []
    for name in _names(kit, board, where, taken, area):
        kit.lay(canvas, round(name.x), round(name.y), _name, name.lines, name.name.face, name.name.size)
        canvas.stand("label", " ".join(name.lines), name.box, area)


@lru_cache(maxsize=16)
def _known_land(board: RoadShown, area: Area) -> tuple[tuple[ground.Patch, ...], tuple[ground.Disc, ...]]:
    """Return the land around known points and along known ways, what was seen below what was visited, and what of it is
    taken."""
    where = chart(board, area)
    patches: list[ground.Patch] = []
    taken: list[ground.Disc] = []
    for way, line in zip(board.ways, where.lines, strict=True):
        taken += [(x, y, 24.0) for x, y in curves.beads(line, 16)]
        if way.floor and way.state != "unknown":
            state = "seen" if way.state == "blocked" else way.state
            patches += [(x, y, ground.STRIP, way.floor, state) for x, y in curves.beads(line, 14)]
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


_DrawnWay = tuple[curves.Line, int, str, str]
"""A way as it is drawn: its curve, its pieces, its terrain, what is known of it."""


def _drawn_way(way: Way, line: curves.Line) -> _DrawnWay:
    return line, way.segments, way.floor, "unknown" if way.state == "unknown" or not way.floor else way.state


def _ground_and_ways(
    kit: Kit,
    size: tuple[int, int],
    origin: tuple[int, int],
    sky: Sky,
    patches: tuple[ground.Patch, ...],
    taken: tuple[ground.Disc, ...],
    ways: tuple[_DrawnWay, ...],
    broad: float,
) -> Sprite:
    """Return what lies below the points, indexed: the ground, and the ways over it."""
    sheet = kit.canvas(*size)
    sheet.paste(ground.land(kit, *size, origin, sky, patches, taken), 0, 0)
    for line, segments, floor, state in ways:
        x0, y0, (wide, high), moved = _sheet(line)
        x, y = x0 + wide // 2 - origin[0], y0 + high // 2 - origin[1]
        kit.lay_once(sheet, x, y, roads.way(kit, moved, (wide, high), segments, floor, state, broad))
    found: Sprite = sheet.picture()
    return found


@lru_cache(maxsize=256)
def _sheet(line: curves.Line) -> tuple[int, int, tuple[int, int], curves.Line]:
    """Return the upper left corner and the size of the sprite of a way, and its curve counted from there."""
    left, right = min(x for x, _ in line), max(x for x, _ in line)
    top, bottom = min(y for _, y in line), max(y for _, y in line)
    x0, y0 = math.floor(left) - 14, math.floor(top) - 14
    size = math.ceil(right) + 14 - x0, math.ceil(bottom) + 14 - y0
    return x0, y0, size, tuple((x - x0, y - y0) for x, y in line)


def _party_way(board: RoadShown) -> int | None:
    return next((place for place, way in enumerate(board.ways) if way.at is not None), None)


def _paint_party(kit: Kit, canvas: CanvasLike, board: RoadShown, where: LandChart) -> list[Box]:
    """Draw the party's token on a way, and how far it is; return what they cover."""
    place = _party_way(board)
    if place is None:
        return []
    way, line = board.ways[place], where.lines[place]
    x, y = (round(part) for part in curves.at(line, gone(way, line)))
    radius = 28
    kit.lay(canvas, x, y + kit.lift(radius), token, Token("party"), radius)
    pieces = max(1, way.segments)
    done = (way.at or 0) if way.bound == "b" else pieces - (way.at or 0)
    text = part_of(done, pieces)
    _, dy = curves.along(line, gone(way, line))
    # Below the token, unless the way runs down there: then beside it.
    wide = kit.width(text, "bold", READ) / 2
    tx, ty = (x, y + 50) if abs(dy) < 0.75 else (round(x + 42 + wide), y)
    kit.lay(canvas, tx, ty, _caption, text)
    return [around(x, y, radius + 5, radius + 5), around(tx, ty, wide + 8, 15)]


def _caption(kit: Kit, text: str) -> Sprite:
    wide = math.ceil(kit.width(text, "bold", READ)) + 16
    brush = kit.brush(wide, 30, origin=(wide / 2, 15))
    brush.plate(-wide / 2, -14.5, wide / 2, 14.5, 12, "ink")
    drawn = brush.finish()
    picture = kit.opened(drawn)
    kit.write(picture, wide / 2, 15, text, "bold", READ, "lantern", "middle")
    return kit.sealed(picture, drawn)


def _paint_exits(
    kit: Kit, canvas: CanvasLike, board: RoadShown, where: LandChart, taken: Sequence[Box], area: Area
) -> list[Box]:
    """Draw the badges of exits, each on its way or beside it, apart from each other; return what they cover."""
    places = roads.place_badges(board, where.lines, taken, area)
    for leave, (x, y) in zip(board.exits, places, strict=False):
        kit.lay_badge(canvas, round(x), round(y), leave.text, leave.state, roads.BADGE_SIZE)
    return [around(x, y, *roads.BADGE) for x, y in places]


def _paint_clues(kit: Kit, canvas: CanvasLike, board: RoadShown, where: LandChart, taken: Sequence[Box]) -> list[Box]:
    """Draw the arrows of clues on their ways; return what they cover."""
    arrows = roads.place_arrows(board, where.lines, taken)
    for arrow in arrows:
        kit.lay(canvas, round(arrow.x), round(arrow.y), signs.arrow, arrow.dx, arrow.dy, arrow.size, arrow.hollow)
    return [arrow.box for arrow in arrows]


_RANK = {"visited": 0, "seen": 1, "rumour": 2, "veiled": 3, "unknown": 4}


def _names(kit: Kit, board: RoadShown, where: LandChart, taken: Sequence[Box], area: Area) -> tuple[Placed, ...]:
    """Return the names of the points where they are drawn."""
    names = []
    size = READ
    for node in sorted(board.nodes, key=lambda node: (node.key != board.focus, _RANK[state_known(node.state)])):
        if node.name:
            face = node.state if node.state != "visited" else "bold"
            reach = reach_of(node.state, where.radius) + (NEWEST if is_newest(board, node) else 0)
            names.append(PlaceName(node.name, face, size, *where.spots[node.key], reach))
    paths = tuple(point for line in where.lines for point in curves.beads(line, PATH_STEP))
    return place_names(kit, tuple(names), tuple(taken), paths, area, 210 if len(names) < 19 else 160)


def _name(kit: Kit, lines: tuple[str, ...], face: str, size: int) -> Sprite:
    """Return a name on ink, as RGBA."""
    set_in: Face = "bold" if face == "bold" else "medium"
    ink = {"bold": "bone", "seen": "seen_ink"}.get(face, "mist")
    wide = math.ceil(max(kit.width(line, set_in, size) for line in lines)) + 10
    high = 26 * len(lines) + 2
    brush = kit.brush(wide, high, origin=(wide / 2, high / 2))
    brush.plate(-wide / 2, -high / 2, wide / 2, high / 2, 8, "ink")
    drawn = brush.finish()
    picture = kit.opened(drawn)
    for place, line in enumerate(lines):
        kit.write(picture, wide / 2, 14 + 26 * place, line, set_in, size, ink, "middle")
    return kit.sealed(picture, drawn)
