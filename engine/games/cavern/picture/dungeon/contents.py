"""Where things stand on a section of a tile: in rows as wide as the section is there, or along a corridor."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import Point

from .parts import Part
from .sections import MIDDLE, UNITS, Corridor, bend_points, corridor, room, turned

ICON, UNIT = 25.0, 39.0
"""How much room an icon and a token take, in units."""

NUMBER = 30
"""How much room a numbered badge takes, in pixels: it is as large on tiles of any size."""

COUNTED = 13.0
"""How much more room an icon with a count takes."""

_TRIES: tuple[tuple[bool, float, tuple[float, ...]], ...] = (
    (False, 0.0, (1.0, 0.93, 0.86, 0.8)),
    (False, 5.0, (0.93, 0.86, 0.8)),
    (True, 3.0, (1.0, 0.93, 0.86, 0.8, 0.72)),
    (True, 9.0, (0.86, 0.8, 0.72, 0.64)),
    (True, 14.0, (0.72, 0.64, 0.56)),
    (True, 22.0, (0.64, 0.56, 0.48)),
)
"""Ways to find room, one after the other: equal icons counted, how far over the walls things may stand, their size."""

_ROOMY: tuple[tuple[bool, float, tuple[float, ...]], ...] = ((False, 0.0, (1.25, 1.15)), *_TRIES)
"""Those of tiles that are looked at by themselves."""


class Thing(msgspec.Struct, frozen=True):
    """Something that stands on a section: an "icon" (``count`` of it), a "token" by its place, or a "number".

    ``wide`` is the room that a number takes, in units.
    """

    kind: str
    name: str = ""
    count: int = 1
    place: int = 0
    wide: float = 0.0

    def room(self, size: float) -> tuple[float, float]:
        """Return width and height in units at a size, 1 being the usual one; a number is always as large."""
        if self.kind == "icon":
            return (ICON * size + (COUNTED if self.count > 1 else 0), ICON * size)
        return (UNIT * size, UNIT * size) if self.kind == "token" else (self.wide, self.wide)


class FurnitureSpot(msgspec.Struct, frozen=True):
    """Where a thing stands, in units from the tile's corner, and how large it is, 1 being its usual size."""

    thing: Thing
    x: float
    y: float
    size: float


def _things(part: Part, number: float, grouped: bool) -> list[Thing]:
    found = [Thing("number", wide=number)] if number else []
    if grouped:
        found += [Thing("icon", name, part.icons.count(name)) for name in dict.fromkeys(part.icons)]
    else:
        found += [Thing("icon", name) for name in part.icons]
    return found + [Thing("token", place=place) for place in range(len(part.tokens))]


@lru_cache(maxsize=2048)
def furnish(
    part: Part, kinds: str, closed: tuple[int, ...], number: float, through: int | None, *, roomy: bool = False
) -> tuple[FurnitureSpot, ...]:
    """Return where everything on a section stands: as large as there is room for, equal icons counted where it is tight.

    ``number`` is the room that its number takes, in units, 0 without one. Where it is ``roomy``, things may be larger than
    usual.
    """
    if not (part.icons or part.tokens or number):
        return ()
    if part.floor == "corridor":
        return _along(corridor(part.sides, part.doors, through), _things(part, number, len(part.icons) > 2))
    spans = _spans(part.sides, kinds, closed)
    for grouped, over, sizes in _ROOMY if roomy else _TRIES:
        things, wider = _things(part, number, grouped), _widened(spans, over)
        for size in sizes:
            found = _rows(things, size, wider)
            if found:
                return found
    # More than there is any room for: on top of each other, the last one seen whole.
    things, y = _things(part, number, True), max(range(len(spans)), key=lambda row: spans[row][1] - spans[row][0])
    (left, right), size = spans[y], 0.56
    stands = []
    if number:
        stands.append(FurnitureSpot(things.pop(0), left + number / 2, y, size))
        left += number
    step = (right - left) / max(1, len(things))
    return (*stands, *(FurnitureSpot(thing, left + step * (place + 0.5), y, size) for place, thing in enumerate(things)))


def _widened(spans: tuple[tuple[float, float], ...], over: float) -> tuple[tuple[float, float], ...]:
    """Return spans that reach further by ``over`` on both sides, and half of it above and below, within the tile."""
    if not over:
        return spans
    rows, last = round(over / 2), len(spans) - 1
    grown = []
    for y in range(len(spans)):
        near = [spans[max(0, y - rows)], spans[y], spans[min(last, y + rows)]]
        left, right = max(near, key=lambda span: span[1] - span[0])
        grown.append((max(1.0, left - over), min(UNITS - 1, right + over)) if right - left > 8 else (left, right))
    return tuple(grown)


@lru_cache(maxsize=512)
def _spans(sides: tuple[int, ...], kinds: str, closed: tuple[int, ...]) -> tuple[tuple[float, float], ...]:
    """Return for each height of the tile the widest stretch of a room, a little inside its outline."""
    points, spans = room(sides, kinds, closed).points, []
    rows: list[list[float]] = [[] for _ in range(int(UNITS) + 1)]
    for i, (bx, by) in enumerate(points):
        ax, ay = points[i - 1]
        for y in range(max(0, math.ceil(min(ay, by))), min(len(rows), math.ceil(max(ay, by)))):
            rows[y].append(ax + (y - ay) / (by - ay) * (bx - ax))
    for row in rows:
        row.sort()
        pairs = list(zip(row[::2], row[1::2], strict=True))
        left, right = max(pairs, key=lambda pair: pair[1] - pair[0], default=(MIDDLE, MIDDLE))
        spans.append((max(left, 1.0) + 2, min(right, UNITS - 1) - 2))
    return tuple(spans)


def _rows(things: Sequence[Thing], size: float, spans: tuple[tuple[float, float], ...]) -> tuple[FurnitureSpot, ...]:
    """Return things in rows of the given size, as near to the middle of the room as may be; nothing if they do not fit."""
    best: tuple[float, tuple[FurnitureSpot, ...]] | None = None
    solid = [y for y, (left, right) in enumerate(spans) if right - left > 16]
    if not solid:
        return ()
    rooms = [thing.room(size) for thing in things]
    if max([across for across, _ in rooms]) > max([right - left for left, right in spans]):
        return ()
    weight = sum(spans[y][1] - spans[y][0] for y in solid)
    heart = sum(y * (spans[y][1] - spans[y][0]) for y in solid) / weight
    for top in range(max(1, solid[0]), solid[-1], 2):
        if best is not None and top - heart + 7 >= best[0]:
            break  # it only goes on from the middle
        found = _fill(things, rooms, size, spans, float(top))
        if not found and things[0].kind == "number":
            # Below the others, where the room is wider there.
            found = _fill([*things[1:], things[0]], [*rooms[1:], rooms[0]], size, spans, float(top))
        if not found:
            continue
        middle = (found[0].y + found[-1].y) / 2
        count = len({stand.y for stand in found})
        cost = abs(middle - heart) + 7 * count
        if best is None or cost < best[0]:
            best = cost, found
    return best[1] if best else ()


def _fill(
    things: Sequence[Thing],
    rooms: Sequence[tuple[float, float]],
    size: float,
    spans: tuple[tuple[float, float], ...],
    top: float,
) -> tuple[FurnitureSpot, ...]:
    """Return things, which take so much room each, in rows from ``top`` downwards, or nothing if they reach the end of
    the section."""
    stands: list[FurnitureSpot] = []
    done, count = 0, len(things)
    while done < count:
        for end in range(count, done, -1):
            high = max([tall for _, tall in rooms[done:end]])
            if top + high > UNITS - 2:
                continue
            if count > 3 and len(kinds := {thing.kind for thing in things[done:end]}) > 1 and "token" in kinds:
                continue
            (a, b), (c, d), (e, f) = [spans[round(top + high * part)] for part in (0.12, 0.5, 0.88)]
            left, right = max(a, c, e), min(b, d, f)
            wide = sum([across for across, _ in rooms[done:end]])
            if wide <= right - left:
                break
        else:
            return ()
        # Spread a little, more in a wide row than in a narrow one.
        spread = min(6.0, (right - left - wide) / (end - done + 1))
        x = (left + right - wide - spread * (end - done - 1)) / 2
        for thing, (across, _) in zip(things[done:end], rooms[done:end], strict=True):
            stands.append(FurnitureSpot(thing, x + across / 2, top + high / 2, size))
            x += across + spread
        top += high
        done = end
    return tuple(stands)


def _along(way: Corridor, things: Sequence[Thing]) -> tuple[FurnitureSpot, ...]:
    """Return things along a corridor: on its middle, or on both sides of it along its longest stretch."""
    count = len(things)
    if way.bend is not None:
        arc = [(x, y) for x, y in bend_points(way.bend, MIDDLE) if 0 <= x <= UNITS and 0 <= y <= UNITS]
        path = [arc[round((len(arc) - 1) * (i + 0.5) / count)] for i in range(count)]
        room_for = 66.0
    else:
        begin, end = _stretch(way)
        room_for = math.hypot(end[0] - begin[0], end[1] - begin[1])
        share = [(0.5 if count == 1 else 0.5 + (i - (count - 1) / 2) * min(0.42, 1 / count)) for i in range(count)]
        path = [(begin[0] + (end[0] - begin[0]) * t, begin[1] + (end[1] - begin[1]) * t) for t in share]
    needed = sum(max(thing.room(1.0)) for thing in things)
    size = max(0.45, min(0.95, room_for / needed * (1.02 if count == 1 else 0.94)))
    return tuple(FurnitureSpot(thing, x, y, size) for thing, (x, y) in zip(things, path, strict=True))


def _stretch(way: Corridor) -> tuple[Point, Point]:
    sides = [side for side, _ in way.arms]
    for side in sides:
        if (side + 2) % 4 in sides:
            return turned((MIDDLE, 2), side), turned((MIDDLE, UNITS - 2), side)
    if len(sides) == 1:
        return turned((MIDDLE, 2), sides[0]), turned((MIDDLE, MIDDLE + way.arms[0][1]), sides[0])
    if sides:
        return turned((MIDDLE, 2), sides[0]), turned((MIDDLE, MIDDLE + 30), sides[0])
    return (MIDDLE - 30, MIDDLE), (MIDDLE + 30, MIDDLE)
