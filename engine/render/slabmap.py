"""A board of slabs and the ways between them on a canvas: ways, slabs, plates of obstacles, exits, in this order."""

from __future__ import annotations

import math

from engine.core.scene import GraphBoard
from engine.render import badges, plaques, roads, signs, slabmarks, slabs, slabways
from engine.render.frame import Area
from engine.render.overlay import lay
from engine.render.png import Canvas
from engine.render.roadmap import quiet_ground
from engine.render.roads import Line
from engine.render.slabchart import CLIFF, Chart, Slab, chart


def lines_of(board: GraphBoard, where: Chart, area: Area) -> tuple[Line, ...]:
    """Return how the ways of a board run, each from middle to middle."""
    keys = {key: place for place, key in enumerate(where.slabs)}
    middles = tuple((float(slab.x), float(slab.y)) for slab in where.slabs.values())
    boxes = tuple(slab.box for slab in where.slabs.values())
    for way in board.ways:
        for end in (way.a, way.b):
            if end not in keys:
                raise ValueError(f"a way leads to {end!r}, which is none of the slabs")
    ends = tuple((keys[way.a], keys[way.b]) for way in board.ways)
    return slabways.routed(ends, middles, boxes, (float(area[0]), float(area[1]), float(area[2]), float(area[3])))


def paint(canvas: Canvas, board: GraphBoard, area: Area) -> None:
    """Draw a board of slabs into a rectangle of the picture, as much of it as there is room for."""
    for node in board.nodes:
        slabs.checked(node)
    for way in board.ways:
        slabways.state_known(way.state)
    where = chart(board, area)
    lines = lines_of(board, where, area)
    marks = slabmarks.place(board, where, lines, area)
    canvas.paste(quiet_ground(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    for way, line in sorted(zip(board.ways, lines, strict=True), key=lambda pair: pair[0].state != "hidden"):
        ends = where.slabs[way.a].box, where.slabs[way.b].box
        _paint_way(canvas, line, way.state, slabways.visible(line, ends), area)
    for node in board.nodes:
        spot = where.slabs[node.key]
        if _touches(spot, area):
            x, y = spot.x, spot.y + (0 if spot.unknown else CLIFF // 2)
            lay(canvas, x, y, slabs.slab, slabs.plain(node), spot.wide, spot.high)
    for mark in marks.rubble.values():
        lay(canvas, round(mark.x), round(mark.y), signs.rubble, 28)
    for mark, arranged in marks.plates.values():
        lay(canvas, round(mark.x), round(mark.y), plaques.plate, arranged)
    for leave, mark in zip(slabmarks.exits_of(board), marks.badges, strict=True):
        size = slabmarks.LATER if leave.state == "later" else 1.0
        lay(canvas, round(mark.x), round(mark.y), badges.badge, leave.text, leave.state, False, None, size)


def _touches(spot: Slab, area: Area) -> bool:
    """Tell whether any of a slab lies in the window."""
    box = spot.box
    return box[2] > area[0] and box[0] < area[2] and box[3] > area[1] and box[1] < area[3]


REACH = 11
"""How far a way reaches under the slabs at its ends, and its sprite beyond its middle line."""


def _paint_way(canvas: Canvas, line: Line, state: str, seen: tuple[float, float], area: Area) -> None:
    """Draw what is seen of a way."""
    long = roads.long(line)
    shown = roads.part(line, max(0.0, seen[0] - 2 * REACH), min(long, seen[1] + 2 * REACH))
    x0, y0 = math.floor(min(x for x, _ in shown)) - REACH, math.floor(min(y for _, y in shown)) - REACH
    x1, y1 = math.ceil(max(x for x, _ in shown)) + REACH, math.ceil(max(y for _, y in shown)) + REACH
    if x1 < area[0] or x0 > area[2] or y1 < area[1] or y0 > area[3]:
        return
    size = x1 - x0 + (x1 - x0) % 2, y1 - y0 + (y1 - y0) % 2
    moved = tuple((x - x0, y - y0) for x, y in shown)
    lay(canvas, x0 + size[0] // 2, y0 + size[1] // 2, slabways.sprite, moved, size, state)
