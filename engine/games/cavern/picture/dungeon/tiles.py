"""One tile as one sprite: rock, rooms in bricks or diamonds, corridors with steps, doors, and what stands on them.

Rooms of one floor flow into each other across tiles; others end at a wall. A tile depends on its own content and on what
lies at its four sides only; equal tiles are one sprite.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.canvas import BrushLike, Kit, Point, Sprite
from engine.core.frame import READ
from engine.core.scene import Token

from .contents import NUMBER, FurnitureSpot, furnish
from .parts import Part, SquareCell
from .sections import (
    ARM,
    BEYOND,
    CLOSED,
    MIDDLE,
    UNITS,
    Corridor,
    Outline,
    Sides,
    arm_of,
    bend_points,
    calmed,
    closed_sides,
    corridor,
    dashes,
    encircle,
    ground_of,
    inward,
    leads_out,
    room,
    turned,
)

WALL = 2.9
"""How wide the line around rooms and corridors is, in units."""

SHADE = 5.0
"""How far below an upper wall its shade reaches."""

SECTIONS = {
    "tan": ("tan", "tan_line", "tan_shade"),
    "blue": ("tile_blue", "blue_line", "blue_line"),
    "corridor": ("corridor", "corridor_line", "corridor_line"),
}
"""The floors of sections: ground, marks, shade below upper walls."""

SPENT = {
    "tan": ("spent_tan", "spent_tan_line", "spent_tan_shade"),
    "blue": ("spent_blue", "spent_blue_line", "spent_blue_line"),
    "corridor": ("spent_corridor", "spent_corridor_line", "spent_corridor_line"),
}
"""The same of sections that are over and done with."""


def tones_of(part: Part) -> tuple[str, str, str]:
    """Return the tones of a section: ground, marks, shade below upper walls."""
    return (SPENT if part.spent else SECTIONS)[section_known(part.floor)]


def section_known(name: str) -> str:
    """Return ``name`` when sections can have that floor; ``ValueError`` otherwise."""
    if name not in SECTIONS:
        raise ValueError(f"no section has the floor {name!r}; known are {', '.join(sorted(SECTIONS))}")
    return name


def floors_of(cell: SquareCell) -> tuple[str, ...]:
    """Return the floors of the sections that reach a tile's four sides, "" for rock."""
    found = ["", "", "", ""]
    for part in cell.parts:
        for side in part.sides:
            found[side] = part.floor
    return tuple(found)


def meeting(own: tuple[str, ...], beside: Sequence[tuple[str, ...] | None], first: bool) -> Sides:
    """Return what a tile meets at its sides, given the floors there of its own and of its four neighbours.

    ``first``: it lies in the first row below the board's line.
    """
    found = []
    for side, other in enumerate(beside):
        if first and side == 0:
            found.append("b")
        elif other is None:
            found.append("o")
        else:
            found.append("j" if own[side] and other[side - 2] == own[side] else "c")
    return "".join(found)


def _ground(kit: Kit, parts: tuple[Part, ...], sides: Sides, side: int, chevrons: int) -> Sprite:
    """Return a tile with nothing on it as RGB; ``parts`` without icons and tokens."""
    unit, kinds = side / UNITS, ground_of(parts)
    brush = kit.brush(side, side, "rock", unit=unit)
    for x, y in _CHEVRONS[chevrons]:
        brush.stroke(((x - 6, y + 3), (x, y - 2.5), (x + 6, y + 3)), 2, "rock_2")
    ways = [(part, corridor(part.sides, part.doors, leads_out(part, sides))) for part in parts if part.floor == "corridor"]
    rooms = [(part, room(part.sides, kinds, closed_sides(part, sides))) for part in parts if part.floor != "corridor"]
    for part, outline in rooms:
        _room(kit, brush, part, outline, side)
    for part, way in ways:
        closed = closed_sides(part, sides if sides[0] != "b" else "o" + sides[1:])
        _way(brush, way, closed, tones_of(part))
    for part, outline in rooms:
        if part.nearly:
            _nearly(brush, outline, part, sides)
    return brush.finish()


_CHEVRONS: tuple[tuple[Point, ...], ...] = (
    ((20, 22), (72, 74)),
    ((74, 20), (22, 74)),
    ((20, 20), (74, 24), (70, 78)),
    ((24, 76), (72, 20), (76, 72)),
)


def _texture(kit: Kit, name: str, spent: bool, side: int) -> Sprite:
    """Return a whole tile of a section's floor, at four times its size."""
    ground, line, _ = (SPENT if spent else SECTIONS)[name]
    brush = kit.brush(side, side, ground, unit=side / UNITS)
    if name == "tan":
        high, wide = UNITS / 6, UNITS / 4
        for row in range(7):
            brush.box(0, row * high - 0.7, UNITS, row * high + 0.7, line)
            for column in range(-1, 5):
                x = (column + 0.5 * (row % 2) + 0.25) * wide
                brush.box(x - 0.7, row * high, x + 0.7, (row + 1) * high, line)
    elif name == "blue":
        step = UNITS / 4
        for place in range(-5, 10):
            x = (place + 0.5) * step
            brush.stroke(((x, -1), (x + UNITS + 2, UNITS + 1)), 1.3, line)
            brush.stroke(((x, -1), (x - UNITS - 2, UNITS + 1)), 1.3, line)
    return kit.texture(brush)


def _room(kit: Kit, brush: BrushLike, part: Part, outline: Outline, side: int) -> None:
    points = list(outline.points)
    brush.stroke(points, 2 * WALL, "wall_ink", closed=True)
    brush.polygon(points, "wall_ink")
    kit.pave(brush, points, kit.kept(_texture, part.floor, part.spent, side), tones_of(part)[2], SHADE)


def _way(brush: BrushLike, way: Corridor, closed: tuple[int, ...], tones: tuple[str, str, str]) -> None:
    ground, steps, _ = tones
    if way.bend is not None:
        corner = way.bend
        for grow, colour in ((WALL, "wall_ink"), (0.0, ground)):
            outer, inner = (bend_points(corner, MIDDLE + half) for half in (ARM + grow, -ARM - grow))
            brush.polygon([*outer, *reversed(inner)], colour)
        for place in (5, 10, 15, 20, 25):
            a, b = bend_points(corner, MIDDLE - 4.5)[place], bend_points(corner, MIDDLE + 4.5)[place]
            brush.stroke((a, b), 1.9, steps)
        for end in (corner, corner + 1):
            if end % 4 in closed:
                wide = ARM + WALL
                box = ((MIDDLE - wide, -1), (MIDDLE + wide, -1), (MIDDLE + wide, CLOSED), (MIDDLE - wide, CLOSED))
                brush.polygon([turned(p, end) for p in box], "wall_ink")
        return
    arms = way.arms
    for grow, colour in ((WALL, "wall_ink"), (0.0, ground)):
        if not arms:
            wide, high = 20 + grow, ARM + grow
            brush.plate(MIDDLE - wide, MIDDLE - high, MIDDLE + wide, MIDDLE + high, 2, colour)
        for arm, reach in arms:
            brush.polygon(arm_of(arm, reach, arm in closed, grow), colour)
    sides = {arm for arm, _ in arms}
    if not {0} & sides and sides & {1, 3}:
        left = -BEYOND if 3 in sides else MIDDLE - ARM
        right = UNITS + BEYOND if 1 in sides else MIDDLE + ARM
        brush.box(left, MIDDLE - ARM, right, MIDDLE - ARM + SHADE, steps)
    elif 0 in sides:
        for arm, x0, x1 in ((3, -BEYOND, MIDDLE - ARM), (1, MIDDLE + ARM, UNITS + BEYOND)):
            if arm in sides:
                brush.box(x0, MIDDLE - ARM, x1, MIDDLE - ARM + SHADE, steps)
    for arm, reach in arms:
        across = len(arms) < 3 and (arm + 2) % 4 in sides
        for depth in (9.4, 28.2, 47.0) if reach or across else (9.4, 28.2):
            step = [turned((MIDDLE + aside, depth), arm) for aside in (-4.7, 4.7)]
            brush.stroke(step, 1.9, steps, round_ends=False)
    for door in way.doors:
        long, short = ARM + 3.5, 4.6
        wide, high = (short, long) if door.upright else (long, short)
        x, y = door.x, door.y
        brush.plate(x - wide, y - high, x + wide, y + high, 1, "wall_ink")
        brush.box(x - wide + 1.4, y - high + 1.4, x + wide - 1.4, y + high - 1.4, "wood")
        brush.disc(x, y, 2.8, "lantern")


DASH, GAP, INSIDE = 8.5, 5.5, 5.6
"""The dashes inside a nearly closed room, the gaps between them, and how far inside its walls they run."""


def _nearly(brush: BrushLike, outline: Outline, part: Part, sides: Sides) -> None:
    inner, count = inward(outline, INSIDE), len(outline.points)
    first = next((i for i, edge in enumerate(outline.edges) if edge), 0)
    own, reached = sorted(set(part.sides)), 0
    run: list[Point] = []
    runs: list[list[Point]] = []
    for i in [*range(first, count), *range(first)]:
        if outline.edges[i]:
            at = own[reached]
            reached += 1
            if sides[at] in "oj":
                runs.append(run)
                run = []
                if sides[at] == "o":
                    # Along an open side the line runs just within the tile.
                    runs.append([turned((13, INSIDE - 1.5), at), turned((UNITS - 13, INSIDE - 1.5), at)])
                continue
        run = [*(run or [inner[i]]), inner[(i + 1) % count]]
    runs.append(run)
    for path in runs:
        for a, b in dashes(path, DASH, GAP):
            brush.stroke((a, b), 2.6, "white", round_ends=False)


def _bare(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return tuple(
        [
            Part(
                section_known(part.floor), tuple(sorted(set(part.sides))), part.doors, nearly=part.nearly, spent=part.spent
            )
            for part in parts
        ]
    )


RIM = 25.0
"""How far the middle of a token of the whole tile stays from its edges."""


def tile(kit: Kit, cell: SquareCell, sides: Sides, side: int, numbered: tuple[int, ...], calm: bool, roomy: bool) -> Sprite:
    """Return a tile of ``side`` pixels with all that stands on it, indexed. Room is kept for numbers on ``numbered``.

    ``calm``: it has less light but for its lit sections. ``roomy``: icons are larger where there is room.
    """
    parts, unit = _bare(cell.parts), side / UNITS
    lit = tuple([place for place, part in enumerate(cell.parts) if part.lit])
    drawn = kit.copied(kit.kept(_ground, parts, sides, side, (cell.at[0] * 7 + cell.at[1] * 5) % 4))
    if lit:
        encircle(kit, drawn, parts, lit, sides)
    stands = list(stands_on(cell, sides, numbered, side, roomy=roomy))
    for i, stand in stands:
        _put(kit, drawn, cell.parts[i], stand, unit)
    taken = [(stand.x, stand.y, max(stand.thing.room(stand.size)) / 2) for _, stand in stands]
    free = _corners(kit, parts, sides, len(cell.tokens) + len(cell.icons), tuple(taken))
    for name, (x, y) in zip(cell.icons, free[len(cell.tokens) :], strict=False):
        kit.stamp(drawn, kit.icon(name), x * unit, y * unit, round(27 * unit), outlined=True)
    for token, place in zip(cell.tokens, free, strict=False):
        x, y = (min(max(at, RIM), UNITS - RIM) for at in place)
        _unit(kit, drawn, token, x * unit, y * unit, round(18 * unit))
    kit.edge(drawn, "tile_line")
    if not calm:
        return kit.indexed(drawn)
    bright = [
        ((stand.x * unit, stand.y * unit), max(stand.thing.room(stand.size)) * 0.46 * unit)
        for i, stand in stands
        if i in lit
    ]
    return calmed(kit, kit.indexed(drawn), parts, lit, sides, bright)


def stands_on(
    cell: SquareCell, sides: Sides, numbered: tuple[int, ...], side: int, *, roomy: bool = False
) -> Iterable[tuple[int, FurnitureSpot]]:
    """Yield where everything on the sections of a tile of ``side`` pixels stands, with the place of its section."""
    kinds = ground_of(_bare(cell.parts))
    for i, part in enumerate(cell.parts):
        number = NUMBER / side * UNITS if i in numbered else 0.0
        for stand in furnish(part, kinds, closed_sides(part, sides), number, leads_out(part, sides), roomy=roomy):
            yield i, stand


def _put(kit: Kit, drawn: Sprite, part: Part, stand: FurnitureSpot, unit: float) -> None:
    thing, x, y = stand.thing, stand.x * unit, stand.y * unit
    if thing.kind == "token":
        _unit(kit, drawn, part.tokens[thing.place], x, y, max(8, round(16.5 * stand.size * unit)))
    elif thing.kind == "icon":
        size = round(23.5 * stand.size * unit)
        if thing.count > 1:
            x -= 6 * unit
        if part.spent:
            kit.hollow(drawn, thing.name, x, y, size, tones_of(part)[1])
            return
        kit.stamp(drawn, kit.icon(thing.name), x, y, size, outlined=True)
        if thing.count > 1:
            sign = kit.kept(_count, thing.count, max(READ, round(18 * unit)))
            kit.paste(drawn, sign, round(x + size * 0.36), round(y + size * 0.5) - sign.height + 4, shape=sign)


def _unit(kit: Kit, drawn: Sprite, token: Token, x: float, y: float, radius: int) -> None:
    sprite = kit.token(token, radius)
    out = sprite.width // 2
    kit.paste(drawn, sprite, round(x) - out, round(y) - out + kit.lift(radius), shape=sprite)


def _count(kit: Kit, count: int, big: int) -> Sprite:
    """Return how many of an icon there are, on a small plate, as RGBA."""
    text = str(count)
    wide, high = max(big - 1, round(kit.width(text, "bold", big)) + big // 2 - 1), big + 2
    brush = kit.brush(wide, high)
    brush.plate(0, 0, wide, high, 6, "umber")
    solid = kit.sheet(wide, high, "umber")
    kit.write(solid, wide / 2, high / 2, text, "bold", big, "bone", "middle")
    return kit.sealed(solid, brush.finish())


@lru_cache(maxsize=512)
def _corners(
    kit: Kit, parts: tuple[Part, ...], sides: Sides, count: int, taken: tuple[tuple[float, float, float], ...]
) -> tuple[Point, ...]:
    """Return places for the icons of the whole tile: on rock, away from what stands on its sections."""
    if not count:
        return ()
    shapes: list[tuple[Sequence[Point], int, int]] = []
    kinds = ground_of(parts)
    for part in parts:
        if part.floor != "corridor":
            shapes.append((room(part.sides, kinds, closed_sides(part, sides)).points, 160, 0))
            continue
        way = corridor(part.sides, part.doors, leads_out(part, sides))
        shapes += [(arm_of(arm, reach, False, WALL), 200, 0) for arm, reach in way.arms]
        if way.bend is not None:
            shapes.append((bend_points(way.bend, MIDDLE), 200, 31))
        shapes += [(((door.x, door.y),), 230, 24) for door in way.doors]
    shapes += [(_square(x, y, reach), 255, 0) for x, y, reach in taken]
    boxes = [(round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14) for x, y in _SPOTS]
    crowded = kit.weighed(round(UNITS), shapes, boxes)
    full = [(weight // 64, y, x) for weight, (x, y) in zip(crowded, _SPOTS, strict=True)]
    found: list[Point] = []
    for _ in range(count):
        near = [sum([9000 for ox, oy in found if abs(ox - x) < 27 and abs(oy - y) < 27]) for _, y, x in full]
        _, y, x = min([(cost + more, y, x) for (cost, y, x), more in zip(full, near, strict=True)])
        found.append((x, y))
    return tuple(found)


def _square(x: float, y: float, reach: float) -> Sequence[Point]:
    return (x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)


_SPOTS: tuple[Point, ...] = tuple((x, y) for x in (17.0, 32.0, 47.0, 62.0, 77.0) for y in (17.0, 32.0, 47.0, 62.0, 77.0))


def paint_mark(kit: Kit, drawn: Sprite, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of tiles in a box of 40 x 29 pixels; return False for one that is none of them."""
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    if kind == "newest":
        brush.stroke(((-10, -10), (10, -10), (10, 10), (-10, 10)), 3, "white", closed=True)
        brush.box(-8.5, -8.5, 8.5, 8.5, "rock")
    elif kind == "nearly":
        brush.plate(-12, -12, 12, 12, 3, "tile_blue")
        for x, y in ((-6.5, -8), (6.5, -8), (-6.5, 8), (6.5, 8)):
            brush.box(x - 3, y - 1.3, x + 3, y + 1.3, "white")
            brush.box(y * 1.0 - 1.3, x - 3, y * 1.0 + 1.3, x + 3, "white")
    elif kind == "spent":
        brush.plate(-12, -12, 12, 12, 3, "spent_tan")
        brush.box(-12, -0.8, 12, 0.8, "spent_tan_line")
        for x, y in ((-4, -6), (5, 6)):
            brush.box(x - 0.8, y - 6, x + 0.8, y + 6, "spent_tan_line")
    elif kind == "lit":
        brush.plate(-12.5, -12.5, 12.5, 12.5, 3.5, "bone")
        brush.plate(-9, -9, 9, 9, 2, "wall_ink")
        brush.plate(-7.6, -7.6, 7.6, 7.6, 1.5, "tile_blue")
    else:
        return False
    kit.paste(drawn, brush.finish(), 0, 0)
    return True
