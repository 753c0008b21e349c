"""A board of nodes and ways on a canvas: ways in pieces, discs and slabs with names, marks, tokens and badges."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.core.scene import GraphBoard, Node, Way
from engine.render import badges, tokens
from engine.render.brush import Brush, Colour, Point
from engine.render.floors import floor
from engine.render.frame import Area
from engine.render.icons import stamp
from engine.render.lettering import cut, width, write
from engine.render.overlay import lay
from engine.render.palette import indexed
from engine.render.png import Canvas

_MARGIN = (110, 70)
_DISC = 40
_SLAB = (176, 128)
_STATES: dict[str, tuple[Colour, float]] = {"visited": ("trail", 4.4), "seen": ("steel", 2.6), "unknown": ("slate", 2.6)}


_WAYS: dict[str, Colour] = {"visited": "gate", "seen": "steel", "unknown": "slate", "blocked": "slate"}


def _state(name: str) -> tuple[Colour, float]:
    if name not in _STATES:
        raise ValueError(f"no place has the state {name!r}; known are {', '.join(sorted(_STATES))}")
    return _STATES[name]


def _way_state(name: str) -> str:
    if name not in _WAYS:
        raise ValueError(f"no way has the state {name!r}; known are {', '.join(sorted(_WAYS))}")
    return name


def paint(canvas: Canvas, board: GraphBoard, area: Area) -> None:
    """Draw a graph into a rectangle of the picture: all of it, its nodes where the scene says."""
    wide, high = area[2] - area[0], area[3] - area[1]
    spots = {
        node.key: (
            round(area[0] + _MARGIN[0] + node.x * (wide - 2 * _MARGIN[0])),
            round(area[1] + _MARGIN[1] + node.y * (high - 2 * _MARGIN[1] - 20)),
        )
        for node in board.nodes
    }
    local = tuple((spots[way.a], spots[way.b], way.segments, _way_state(way.state)) for way in board.ways)
    canvas.paste(_ways(local, area), area[0], area[1])
    for node in board.nodes:
        lay(canvas, *spots[node.key], _node, node, node.key == board.focus)
    for way in board.ways:
        (ax, ay), (bx, by) = spots[way.a], spots[way.b]
        _label_way(canvas, way, (ax + bx) // 2, (ay + by) // 2)


def _label_way(canvas: Canvas, way: Way, x: int, y: int) -> None:
    if way.plate:
        lay(canvas, x, y, _plate, way.plate)
    if way.badge:
        state = "blocked" if way.state == "blocked" else "now"
        lay(canvas, x, y - (36 if way.plate else 0), badges.badge, way.badge, state, False)


@lru_cache(maxsize=16)
def _ways(ways: tuple[tuple[Point, Point, int, str], ...], area: Area) -> Image.Image:
    """Return all ways on empty ground, one piece per segment."""
    brush = Brush(area[2] - area[0], area[3] - area[1], "ink", origin=(-area[0], -area[1]))
    for a, b, segments, state in ways:
        length = math.dist(a, b)
        if length < 1:
            continue
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        pieces = max(1, segments)
        for piece in range(pieces):
            start, end = length * piece / pieces + 3, length * (piece + 1) / pieces - 3
            ends = ((a[0] + ux * start, a[1] + uy * start), (a[0] + ux * end, a[1] + uy * end))
            brush.stroke(ends, 15, "rim", round_ends=False)
            brush.stroke(ends, 10, _WAYS[state], round_ends=False)
    return indexed(brush.finish())


@lru_cache(maxsize=48)
def _node(node: Node, here: bool) -> Image.Image:
    """Return a node with its name below, as RGBA, its shape in the middle."""
    ring, thick = _state(node.state)
    look = floor(node.floor or "wheat")
    fill: Colour = look.fill if node.state == "visited" else "fog_line" if node.state == "seen" else "night"
    name = cut(node.name, "bold", 20, 200)
    slab = node.shape == "slab"
    half = (_SLAB[0] // 2, _SLAB[1] // 2) if slab else (_DISC, _DISC)
    wide = 2 * max(half[0] + 10, math.ceil(width(name, "bold", 20) / 2) + 8)
    high = 2 * (half[1] + 34)
    brush = Brush(wide, high, origin=(wide / 2, high / 2))
    for grow, colour in ((thick + 6, "lantern" if here else "ink"), (thick + 2.5, "ink"), (thick, ring), (0.0, fill)):
        if slab:
            brush.polygon(_cut_corners(half[0] + grow, half[1] + grow, 18), colour)
        else:
            brush.disc(0, 0, _DISC + grow, colour)
    if name:
        reach = width(name, "bold", 20) / 2 + 7
        brush.plate(-reach, half[1] + 11, reach, half[1] + 33, 11, "ink")
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size)
    solid.paste(drawn)
    cx, cy = wide / 2, high / 2
    icons = node.icons[:2]
    for place, icon in enumerate(icons):
        x = cx if len(icons) == 1 and not node.tokens else cx + (-0.5, 0.5)[place] * half[0]
        stamp(solid, icon, x, cy, 32, outlined=node.state == "visited")
    for place, unit in enumerate(node.tokens[: 4 if slab else 2 - min(1, len(icons))]):
        shift = (
            0.0 if len(node.tokens) == 1 and not icons else (place - (len(node.tokens) - 1) / 2) * 44 + (22 if icons else 0)
        )
        small = tokens.token(unit, 17)
        solid.paste(small, (round(cx + shift) - tokens.REACH, round(cy) - tokens.REACH + 3), small)
    if name:
        write(solid, cx, cy + half[1] + 22, name, "bold", 20, "bone" if node.state == "visited" else "mist", "middle")
    solid.putalpha(drawn.getchannel("A"))
    return solid


def _cut_corners(wide: float, high: float, corner: float) -> list[Point]:
    return [
        (-wide + corner, -high),
        (wide - corner, -high),
        (wide, -high + corner),
        (wide, high - corner),
        (wide - corner, high),
        (-wide + corner, high),
        (-wide, high - corner),
        (-wide, -high + corner),
    ]


@lru_cache(maxsize=128)
def _plate(text: str) -> Image.Image:
    """Return the umber plate of an obstacle with what it says."""
    wide = math.ceil(width(text, "bold", 20)) + 28
    brush = Brush(wide, 40, origin=(wide / 2, 20))
    brush.plate(-wide / 2, -19, wide / 2, 19, 7, "ink")
    brush.plate(-wide / 2 + 2.4, -16.6, wide / 2 - 2.4, 16.6, 5, "brass")
    brush.plate(-wide / 2 + 4, -15, wide / 2 - 4, 15, 4, "umber")
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size)
    solid.paste(drawn)
    write(solid, wide / 2, 20, text, "bold", 20, "bone", "middle")
    solid.putalpha(drawn.getchannel("A"))
    return solid
