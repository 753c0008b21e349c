"""The shapes of what lies on a square tile, in units of which a tile has 94: rooms from the sides they reach and from what
else the tile holds, corridors as arms around the middle. Also the outlines of rooms that a question is about."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

import msgspec

from engine.core.canvas import Kit, Point, Sprite

from .parts import Part

UNITS = 94.0
MIDDLE = UNITS / 2
POST = 9.0
"""How far from a tile's corner the opening of a room begins: tiles keep a post of rock in every corner."""

BEYOND = 8.0
"""How far an open side's outline reaches out of the tile, so that no wall is seen there."""

CLOSED = 4.0
"""How far from the edge a room ends at a side behind which it does not go on."""

ARM = 12.5
"""Half the width of a corridor."""

STUB = 52.0
"""How far a corridor with one open end and a door reaches into its tile."""

_BAY, _DEEP = 28.0, 33.0
_DIAGONAL = 9.0
"""How far beside the diagonal a room ends that fills two sides."""


class Outline(msgspec.Struct, frozen=True):
    """A room's outline, clockwise; ``edges`` tells for each line to the next point if it lies along the tile's edge."""

    points: tuple[Point, ...]
    edges: tuple[bool, ...]


class Door(msgspec.Struct, frozen=True):
    """A door across the end of a corridor at (x, y); ``upright`` where the corridor runs from west to east."""

    x: float
    y: float
    upright: bool


class Corridor(msgspec.Struct, frozen=True):
    """A corridor: arms by their sides with how far each goes from the middle, or one ``bend`` around a corner; doors."""

    arms: tuple[tuple[int, float], ...] = ()
    bend: int | None = None
    doors: tuple[Door, ...] = ()


def turned(point: Point, side: int) -> Point:
    """Return a point given for the north side as it lies for another side."""
    x, y = point
    for _ in range(side % 4):
        x, y = UNITS - y, x
    return x, y


class _Ground(msgspec.Struct, frozen=True):
    """What else a tile holds, by side: "r"oom, "c"orridor, "s"tub of a corridor with a door, or "-"."""

    kinds: str

    def at(self, side: int) -> str:
        return self.kinds[side % 4]


def is_stub(part: Part) -> bool:
    """Tell whether a part is a corridor that comes in from one side and ends within the tile."""
    return part.floor == "corridor" and len(part.sides) == 1


def ground_of(parts: tuple[Part, ...]) -> str:
    """Return what lies at the four sides of a tile: "r"oom, "c"orridor, "s"tub, or "-" for rock."""
    kinds = ["-"] * 4
    for part in parts:
        for side in part.sides:
            kinds[side % 4] = "r" if part.floor != "corridor" else "s" if is_stub(part) else "c"
    return "".join(kinds)


@lru_cache(maxsize=512)
def room(sides: tuple[int, ...], kinds: str, closed: tuple[int, ...]) -> Outline:
    """Return the outline of a room that reaches ``sides``, of a tile with ``kinds`` at its sides.

    At ``closed`` sides there is a wall; at the others the outline goes on beyond the tile's edge.
    """
    own, ground = sorted(set(sides)), _Ground(kinds)
    points: list[Point] = []
    edges: list[bool] = []
    if not own:
        ring = [(33, 20), (61, 20), (74, 33), (74, 61), (61, 74), (33, 74), (20, 61), (20, 33)]
        return Outline(tuple((float(x), float(y)) for x, y in ring), (False,) * 8)
    for place, side in enumerate(own):
        after = own[(place + 1) % len(own)]
        gap = (after - side - 1) % 4
        rim = CLOSED if side in closed else -BEYOND
        rim_after = CLOSED if after in closed else -BEYOND
        points += [turned((POST, rim), side), turned((UNITS - POST, rim), side)]
        edges += [True, False]
        between = _between(side, gap, len(own), ground, rim, rim_after)
        points += [turned(point, side) for point in between]
        edges += [False] * len(between)
    return Outline(tuple(points), tuple(edges))


def _between(side: int, gap: int, reached: int, ground: _Ground, rim: float, rim_after: float) -> list[Point]:
    """Return the outline from the east end of a room's side to the west end of its next one, as if ``side`` were north.

    ``gap`` sides lie between the two; ``rim`` is where the room ends at either, from the tile's edge.
    """
    far = UNITS - POST
    if gap == 0:
        return [(far, POST)]
    if gap == 1:
        return _past_one(ground.at(side + 1), reached, far)
    if gap == 2:
        return _past_two(ground.at(side + 1), ground.at(side + 2), max(0.0, rim), max(0.0, rim_after))
    return _bay(ground, side)


def _past_one(kind: str, reached: int, far: float) -> list[Point]:
    """Return the way past one side, the east one, to the south side."""
    if kind == "s":
        near, deep = MIDDLE - ARM - 3.5, UNITS - STUB - 7
        notch = [(far, 10.0), (64.0, near), (deep, near)]
    elif kind == "-" and reached == 3:
        notch = [(far, 8.0), (76.0, 22.0)]
    else:
        # Beside a bay; also where rock lies on both sides of a band.
        notch = [(far, 1.0), (61.0, 27.0), (60.0, 34.0)]
    return notch + [(x, UNITS - y) for x, y in reversed(notch)]


def _past_two(first: str, second: str, rim: float, rim_after: float) -> list[Point]:
    """Return the way past the east and the south side to the west side."""
    far, near = UNITS - POST, MIDDLE - ARM - 3.5
    deep = UNITS - STUB - 7
    if first == "s" and second == "s":
        return [(far, 10), (64, near), (near, near), (near, 64), (10, far)]
    if first == "s":
        return [(far, 10), (64, near), (deep, near), (deep, MIDDLE - 2), (_DIAGONAL, far - 1)]
    if second == "s":
        return [(far - 1, _DIAGONAL), (MIDDLE - 2, deep), (near, deep), (near, 64), (10, far)]
    return [(far - rim, rim), (rim_after, far - rim_after)]


def _bay(ground: _Ground, side: int) -> list[Point]:
    """Return the inner outline of a room that reaches one side only."""
    beside, before = ground.at(side + 1), ground.at(side - 1)
    deep = 27.0 if "r" in (beside, before) else _BAY if {beside, before} & {"c", "s"} else _DEEP
    right = _flank(beside, deep)
    left = [(UNITS - x, y) for x, y in reversed(_flank(before, deep))]
    return right + left


def _flank(kind: str, deep: float) -> list[Point]:
    """Return the east flank of a bay: bulging into rock, straight along the diagonal of the tile beside another room."""
    if kind == "r":
        return [(UNITS - 10, 0.5), (UNITS - 10 - deep, deep)]
    return [(UNITS - POST, 3), (UNITS - 6.5, 9), (UNITS - 16.5, deep)]


@lru_cache(maxsize=256)
def corridor(sides: tuple[int, ...], doors: int, through: int | None = None) -> Corridor:
    """Return a corridor that reaches ``sides`` and ends at so many ``doors`` within the tile.

    ``through`` is a side at which it runs into the board's edge though it does not say that it reaches it.
    """
    own = sorted(set(sides) | ({through} if through is not None else set()))
    if len(own) == 2 and own[1] - own[0] in (1, 3) and not doors:
        # The corner between the two sides: 0 is the one north of east, then clockwise.
        return Corridor(bend=own[0] if own[1] - own[0] == 1 else 3)
    arms = [(side, 0.0) for side in own]
    if len(own) == 1 and doors == 1:
        side, reach = own[0], STUB - MIDDLE
        x, y = turned((MIDDLE, STUB + 3), side)
        return Corridor(((side, reach),), doors=(Door(x, y, side % 2 == 1),))
    rest = [side for side in range(4) if side not in own]
    opposite = [side for side in rest if (side + 2) % 4 in own]
    found = []
    for side in (opposite + [side for side in rest if side not in opposite])[:doors]:
        x, y = turned((MIDDLE, MIDDLE - ARM - 4), side)
        found.append(Door(x, y, side % 2 == 1))
    return Corridor(tuple(arms), doors=tuple(found))


Sides = str
"""What a tile meets at its four sides: "o"pen to an empty cell, "j"oined to a section of the same floor, "c"losed by
another one, or "b"y the board's line."""


def closed_sides(part: Part, sides: Sides) -> tuple[int, ...]:
    """Return the sides of a section at which it ends."""
    return tuple([side for side in sorted(part.sides) if sides[side] in "cb"])


def leads_out(part: Part, sides: Sides) -> int | None:
    """Return the side of the board's line that a dead end leads to: the way in."""
    ends = part.floor == "corridor" and not part.doors and tuple(part.sides) == (2,)
    return 0 if ends and sides[0] == "b" else None


def arm_of(side: int, reach: float, closed: bool, grow: float) -> list[Point]:
    """Return the outline of a corridor's arm, wider by ``grow``."""
    half = ARM + grow
    end = MIDDLE + reach + (grow if reach else half)
    rim = CLOSED - grow if closed else -BEYOND
    return [
        turned(p, side) for p in ((MIDDLE - half, rim), (MIDDLE + half, rim), (MIDDLE + half, end), (MIDDLE - half, end))
    ]


def shape_of(parts: tuple[Part, ...], place: int, sides: Sides) -> list[list[Point]]:
    """Return polygons that together cover the section at ``place`` among the ``parts`` of a tile."""
    part = parts[place]
    if part.floor != "corridor":
        return [list(room(part.sides, ground_of(parts), closed_sides(part, sides)).points)]
    way = corridor(part.sides, part.doors, leads_out(part, sides))
    if way.bend is not None:
        outer, inner = (bend_points(way.bend, MIDDLE + half) for half in (ARM, -ARM))
        return [[*outer, *reversed(inner)]]
    if not way.arms:
        wide = MIDDLE - 20, MIDDLE + 20
        return [[(wide[0], MIDDLE - ARM), (wide[1], MIDDLE - ARM), (wide[1], MIDDLE + ARM), (wide[0], MIDDLE + ARM)]]
    return [arm_of(side, reach, sides[side] == "c", 0.0) for side, reach in way.arms]


def bend_points(corner: int, radius: float) -> list[Point]:
    """Return the quarter of a circle around a tile's corner, reaching a little out of the tile at both ends."""
    arc = [math.radians(180 - step * 90 / 24) for step in range(-3, 28)]
    return [turned((UNITS + radius * math.cos(t), radius * math.sin(t)), corner) for t in arc]


def inward(outline: Outline, depth: float) -> list[Point]:
    """Return the outline moved inwards by ``depth``, point by point."""
    moved, points = [], outline.points
    for i, here in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        ax, ay = _unit(before, here)
        bx, by = _unit(here, after)
        nx, ny = -ay - by, ax + bx
        scale = max(0.45, 1 + ax * bx + ay * by)
        moved.append((here[0] + nx / scale * depth, here[1] + ny / scale * depth))
    return moved


def _unit(a: Point, b: Point) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def dashes(path: list[Point], dash: float, gap: float) -> list[tuple[Point, Point]]:
    """Return a path cut into dashes, beginning and ending with one."""
    found = []
    for a, b in pairwise(path):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        if length < 2:
            continue
        count = max(1, round((length + gap) / (dash + gap)))
        step = (length + gap) / count
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        for i in range(count):
            begin, end = i * step, min(length, i * step + step - gap)
            found.append(((a[0] + ux * begin, a[1] + uy * begin), (a[0] + ux * end, a[1] + uy * end)))
    return found


LINE, CASING = 3.6, 5.0
"""How far the outline reaches into a room, and with the ink within it, in units."""

CALM = 0.6
"""How much of their light the other sections keep."""


def _rim(
    kit: Kit, parts: tuple[Part, ...], lit: tuple[int, ...], sides: Sides, side: int, depth: float, colour: str
) -> Sprite:
    """Return a rim ``depth`` units wide within the lit sections of a tile, as RGBA; 0: all of them.

    Where a section goes on in the next tile there is no rim, so that the rims of a room's tiles are one.
    """
    unit = side / UNITS
    shapes = [points for place in lit for points in shape_of(parts, place, sides)]
    ends = [place for place in range(4) if sides[place] == "o"]
    return kit.rim(side, shapes, depth, colour, unit=unit, margin=math.ceil(BEYOND * unit), ends=ends)


def encircle(kit: Kit, drawn: Sprite, parts: tuple[Part, ...], lit: tuple[int, ...], sides: Sides) -> None:
    """Draw a bone line along the inside of the lit sections of a tile, an RGB picture of it."""
    for depth, colour in ((CASING, "wall_ink"), (LINE, "bone")):
        rim = kit.kept(_rim, parts, lit, sides, drawn.width, depth, colour)
        kit.paste(drawn, rim, 0, 0, shape=rim)


def calmed(
    kit: Kit,
    sprite: Sprite,
    parts: tuple[Part, ...],
    lit: tuple[int, ...],
    sides: Sides,
    kept: Iterable[tuple[Point, float]],
) -> Sprite:
    """Return an indexed tile with less light, but for its lit sections and discs of it that are ``kept``."""
    shape = kit.kept(_rim, parts, lit, sides, sprite.width, 0.0, "bone") if lit else None
    return kit.dimmed(sprite, CALM, shape=shape, discs=kept)
