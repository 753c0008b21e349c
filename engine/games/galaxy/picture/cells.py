"""A star system on the map: the floor of its hex, and all that lies in it, as sprites that overhang a little."""

from __future__ import annotations

import math

import msgspec

from engine.core.canvas import Box, BrushLike, Kit, Point, Sprite
from engine.core.frame import READ
from engine.maps.lattice import Lattice

from ..state.catalogue import WORDS
from . import signs
from .signs import Pill
from .stars import PlanetShown, Star, Units

LATTICE = Lattice(75, 130, 112, True)
"""The hexes that all lengths here are measured in; `scale` says how much larger others are."""

MAP = Lattice(83, 144, 124, True)
"""The hexes of a galaxy; the same on every map."""

CLOSE = Lattice(87, 150, 130, True)
"""The hexes of a closer look."""

REACH = 76
"""Half the side of a sprite of what lies in a system."""

LABEL, SHIPS, WORLDS, NAMES, GROUND = -57, -36, 0, 32, 54
"""How far below the middle of its hex each line of a system stands, in pixels."""

LABELS_BELOW = 50
"""How far from the middle the labels of the two systems below begin, in pixels."""

TOKEN = 23
"""The size of a command token: its letter is as high as those of the pills."""

NAME_ROOM, PAIRED_ROOM = 154.0, 72.0
"""How long the name of a planet may be that is alone in its system, and of one of two."""


class StarFloor(msgspec.Struct, frozen=True):
    """What the floor of a hex looks like: whose its left and right half are, whose home it is, and its state.

    Seats are counted from 0, -1 is no player's. ``state`` is "", "active", "open", "focus" or "active open"; what is
    ``newest`` has larger corners than what is looked at, whatever else it has.
    """

    left: int = -1
    right: int = -1
    home: int = -1
    state: str = ""
    newest: bool = False


def floor_of(star: Star, focus: bool) -> StarFloor:
    """Return what the floor of a system looks like."""
    owners = [world.owner.seat if world.owner is not None else -1 for world in star.worlds[:2]] or [-1]
    home = next((world.home.seat for world in star.worlds if world.home is not None), -1)
    words = [word for word, true in (("active", star.active), ("open", star.open)) if true]
    state = " ".join(words) or ("focus" if focus else "")
    return StarFloor(owners[0], owners[-1], home, state, star.newest)


def _inset(pixels: float) -> list[Point]:
    """Return the corners of a hex that is smaller by so many pixels on each side."""
    factor = 1 - pixels / LATTICE.half
    return [(x * factor, y * factor) for x, y in LATTICE.vertices]


def scale(lattice: Lattice) -> float:
    """Return how much larger than `LATTICE` the hexes of a lattice are."""
    return lattice.across / LATTICE.across


def floor(kit: Kit, look: StarFloor, lattice: Lattice = MAP) -> Sprite:
    """Return the floor of a hex, indexed, to be laid with the mask of the lattice."""
    wide, high = lattice.reach
    brush = kit.brush(2 * wide, 2 * high, "ink", unit=scale(lattice), origin=(wide, high))
    rim, thick = ("space_2", 1.8)
    brush.polygon(_inset(1.4), rim)
    brush.polygon(_inset(1.4 + thick), "space")
    for seat, side in ((look.left, -1), (look.right, 1)):
        if seat >= 0:
            _belong(kit, brush, lattice, seat, 0 if look.left == look.right else side)
    if look.left == look.right == -1:
        for x, y in ((-34, -24), (21, -47), (38, 28), (-12, 47), (-48, 12), (46, -18)):
            brush.disc(x, y, 0.9, "slate")
    elif look.left != look.right:
        brush.box(-0.8, -LATTICE.radius + 8, 0.8, LATTICE.radius - 8, "space_2")
    if look.home >= 0:
        _ring(kit, brush, 2.0, 3.6, look.home)
    if look.state.startswith("active"):
        _ring(kit, brush, 1.6 if look.home < 0 else 6.0, 4.2 if look.home < 0 else 3.0, None)
    if look.state.endswith("open"):
        _dashes(brush, 5.4 if look.state == "open" and look.home < 0 else 9.4)
    if look.newest:
        _brackets(brush, 5.2, 0.34)
    elif look.state == "focus":
        _brackets(brush, 3.4, 0.24)
    return kit.indexed(brush.finish())


def _belong(kit: Kit, brush: BrushLike, lattice: Lattice, seat: int, side: int) -> None:
    """Fill a hex, or its left (-1) or right (1) half, with a seat's tone and pattern."""
    inner = _inset(3.2)
    if side:
        half = [(x, y) for x, y in inner if x * side > 0.01]
        inner = [(0, inner[0][1]), *sorted(half, key=lambda corner: corner[1]), (0, inner[3][1])]
    kit.fill(brush, inner, kit.kept(_pattern, seat, lattice))


def _pattern(kit: Kit, seat: int, lattice: Lattice) -> Sprite:
    """Return the tone and pattern of a seat on the sheet of a hex, at four times its size."""
    wide, high = lattice.reach
    brush, reach = (
        kit.brush(2 * wide, 2 * high, signs.tint(kit, seat), unit=scale(lattice), origin=(wide, high)),
        LATTICE.radius,
    )
    signs.pattern(kit, brush, seat, (-reach, -reach, reach, reach))
    return kit.texture(brush)


def _ring(kit: Kit, brush: BrushLike, inset: float, thick: float, seat: int | None) -> None:
    """Draw a line along the inside of a hex: in a seat's colour, or in lantern."""
    points = _inset(inset + thick / 2)
    brush.stroke(points, thick + 2.6, "ink", closed=True)
    brush.stroke(points, thick, "lantern" if seat is None else kit.seat(seat), closed=True)


def _dashes(brush: BrushLike, inset: float) -> None:
    """Draw the dashed outline of a hex that can be chosen."""
    points = _inset(inset)
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        for start in (0.06, 0.31, 0.56, 0.81):
            ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, start + 0.13)]
            brush.stroke(ends, 5.4, "ink")
            brush.stroke(ends, 3.2, "lantern")


def _brackets(brush: BrushLike, thick: float, long: float) -> None:
    """Draw the white corners of a hex that is looked at or new; ``long`` of each side is theirs from both ends."""
    points = _inset(1.2 + thick)
    for place, (x, y) in enumerate(points):
        for other in (points[place - 1], points[(place + 1) % 6]):
            end = (x + (other[0] - x) * long, y + (other[1] - y) * long)
            brush.stroke(((x, y), end), thick, "white")


# ------------------------------------------------------------------------------------------------------------- contents


def contents(kit: Kit, star: Star, lattice: Lattice = MAP) -> Sprite:
    """Return what lies in a system as RGBA, square, the middle of its hex in the middle."""
    size = scale(lattice)
    reach = math.ceil(REACH * size)
    brush = kit.brush(2 * reach, 2 * reach, unit=size, origin=(reach, reach))
    worlds = star.worlds[:2]
    if not star.quiet:
        kit.carve(brush, 0, LABEL, star.label, "medium", signs.least(brush), "mist", halo=2.4)
    if not worlds:
        _void(kit, brush, star)
    elif len(worlds) == 1:
        _single(kit, brush, star, worlds[0])
    else:
        _pair(kit, brush, star, worlds)
    return brush.finish()


def _holes(star: Star) -> list[tuple[str, bool]]:
    """Return the wormholes of a system: letters, and whether a storm made them."""
    return [(letter, False) for letter in star.wormholes] + ([(star.storm, True)] if star.storm else [])


def _void(kit: Kit, brush: BrushLike, star: Star) -> None:
    """Draw a system without planets: wormholes and frontier token in a line, fleets above, command tokens below."""
    holes = _holes(star)
    marks = len(holes) + star.frontier
    size = 40 if marks <= 2 else 33 if marks == 3 else 26
    step = {1: 0.0, 2: 50.0, 3: 38.0}.get(marks, 29.0)
    x, y = -step * (marks - 1) / 2, 8.0 if star.fleets else 2.0
    for letter, stormy in holes:
        signs.wormhole(kit, brush, letter, x, y, size, stormy=stormy)
        x += step
    if star.frontier:
        signs.frontier_token(kit, brush, x, y, size)
    _fleets(kit, brush, star.fleets, 0, -33)
    step = min(36.0, 100 / max(1, len(star.tokens)))
    for place, owner in enumerate(star.tokens):
        signs.command_token(kit, brush, owner, (place - (len(star.tokens) - 1) / 2) * step, 45, TOKEN)


def _fleets(kit: Kit, brush: BrushLike, fleets: tuple[Units, ...], x: float, y: float, room: float = 118) -> None:
    """Draw the fleets of a system in a line around (x, y), closer where it is short."""
    pills = [signs.fleet(units) for units in fleets]
    if sum(pill.wide(kit) for pill in pills) + 4 * (len(pills) - 1) > room:
        pills = [signs.fleet(units, short=True) for units in fleets]
    _line(kit, brush, pills, x, y, room)


def _line(kit: Kit, brush: BrushLike, pills: list[Pill], x: float, y: float, room: float) -> None:
    """Draw pills beside each other; those that find no room overlap, the last on top."""
    if not pills:
        return
    whole = sum(pill.wide(kit) for pill in pills) + 4 * (len(pills) - 1)
    gap = 4.0 if whole <= room or len(pills) == 1 else 4 - (whole - room) / (len(pills) - 1)
    at = x - (sum(pill.wide(kit) for pill in pills) + gap * (len(pills) - 1)) / 2
    for pill in pills:
        pill.draw(kit, brush, at + pill.wide(kit) / 2, y)
        at += pill.wide(kit) + gap


def _single(kit: Kit, brush: BrushLike, star: Star, world: PlanetShown) -> None:
    """Draw a system with one planet."""
    holes, radius = _holes(star), 19
    slots = [(-52.0, -25.0), (52.0, -25.0), (-55.0, 19.0), (55.0, 19.0), (-58.0, -3.0), (58.0, -3.0)]
    for letter, stormy in reversed(holes[:2]):
        # Two fleets need the whole width of their line.
        place = slots.pop(3 if len(star.fleets) > 1 else 1 if len(slots) == 6 else 0)
        signs.wormhole(kit, brush, letter, place[0] * 0.9, place[1] - 4, 24, stormy=stormy)
    whole = sum(signs.fleet(units).wide(kit) + 4 for units in star.fleets)
    # What is wider than a plain pill moves aside for the wormhole.
    shift = -max(0.0, min(12.0, whole / 2 - 29)) if holes and len(star.fleets) == 1 else 0.0
    if whole / 2 - shift > 43:
        # The line of fleets covers what stands beside it: command tokens go below it first.
        slots.sort(key=lambda place: place[1] < 0)
    for owner, (x, y) in zip(star.tokens, slots, strict=False):
        signs.command_token(kit, brush, owner, x, y, TOKEN)
    spot = brush.moved(0, WORLDS)
    signs.planet(kit, spot, world, radius)
    if not world.destroyed:
        signs.value(kit, brush, "resources", world.resources, -39, WORLDS, spent=world.exhausted)
        signs.value(kit, brush, "influence", world.influence, 40, WORLDS, spent=world.exhausted)
    _name(kit, brush, world, 0, NAME_ROOM, framed=star.open or star.active)
    _fleets(kit, brush, star.fleets, shift, SHIPS, 118 + shift * 2)
    signs.shoulders(kit, spot, world, radius)
    _line(kit, brush, _ground(world, False), 0, GROUND, 96)


def _pair(kit: Kit, brush: BrushLike, star: Star, worlds: tuple[PlanetShown, ...]) -> None:
    """Draw a system with two planets, each with its values, name and units below it."""
    radius, y = 12.5, -13.0
    free = [side for world, side in zip(worlds, (-1, 1), strict=True) if not _outside(world)]
    for (letter, stormy), side in zip(_holes(star)[:2], (1, -1), strict=False):
        signs.wormhole(kit, brush, letter, side * 53.0, -24, 20, stormy=stormy)
        free = [other for other in free if other != side]
    # Beside a planet first: above, a token reaches to the pills of the systems there.
    slots = [(side * 55.5, -8.0) for side in free]
    slots += [(-59.0, 10.0), (59.0, 10.0), (-24.0, -56.0), (24.0, -56.0), (-57.0, -15.0), (57.0, -15.0)]
    for owner, place in zip(star.tokens, slots, strict=False):
        signs.command_token(kit, brush, owner, *place, TOKEN)
    for world, side in zip(worlds, (-1, 1), strict=True):
        x = side * 29.0
        signs.planet(kit, brush.moved(x, y), world, radius)
        if not world.destroyed:
            signs.value(kit, brush, "resources", world.resources, x - 12.5, 11, spent=world.exhausted, size=0.86)
            signs.value(kit, brush, "influence", world.influence, x + 12.5, 11, spent=world.exhausted, size=0.86)
    for world, x in zip(worlds, _beside(kit, worlds), strict=True):
        _name(kit, brush, world, x, PAIRED_ROOM, framed=star.open or star.active)
    _fleets(kit, brush, star.fleets, 0, -37, 116)
    for world, side in zip(worlds, (-1, 1), strict=True):
        signs.shoulders(kit, brush.moved(side * 29.0, y), world, radius, side)
    grounds = [_ground(world, True) for world in worlds]
    for pills, side in zip(grounds, (-1, 1), strict=True):
        whole = sum(pill.wide(kit) for pill in pills)
        outward = max(25.0, whole / 2 + 1.5)
        # Beside the other's units there is no room; where it has none they keep off the labels of the systems below.
        outward = outward if all(grounds) else max(0.0, min(outward, LABELS_BELOW - whole / 2))
        _line(kit, brush, pills, side * outward, GROUND + 1, 54)


def _beside(kit: Kit, worlds: tuple[PlanetShown, ...]) -> tuple[float, float]:
    """Return where the middles of the names of two planets are, which stand beside each other."""
    rooms = [min(PAIRED_ROOM, name_wide(kit, world.name)) for world in worlds]
    gap = max(6.0, min(14.0, 124 - sum(rooms)))
    return -(gap + rooms[1]) / 2, (gap + rooms[0]) / 2


def written(kit: Kit, star: Star) -> list[tuple[str, Box]]:
    """Return what is written in a system, its label and the names of planets, each with its rectangle from the middle."""
    worlds, high = star.worlds[:2], signs.PILL * 0.36
    middles, room = (_beside(kit, worlds), PAIRED_ROOM) if len(worlds) > 1 else ((0.0,), NAME_ROOM)
    names = [(_called(world), x, NAMES) for world, x in zip(worlds, middles, strict=False)]
    found = [*([] if star.quiet else [(star.label, 0.0, LABEL)]), *names]
    halves = [min(room, name_wide(kit, text)) / 2 for text, _, _ in found]
    return [(text, (x - half, y - high, x + half, y + high)) for (text, x, y), half in zip(found, halves, strict=True)]


def _called(world: PlanetShown) -> str:
    return WORDS("painted-home") if world.home is not None else world.name


def _outside(world: PlanetShown) -> bool:
    """Tell whether something hangs on the outer side of a planet that shares its system."""
    docked = any(signs.total(units, ("dock",)) for units in world.ground)
    return bool(world.specialties or world.legendary or world.truce or world.seal or docked)


def _name(kit: Kit, brush: BrushLike, world: PlanetShown, x: float, room: float, *, framed: bool) -> None:
    """Write the name of a planet; where its hex is ``framed`` a long one lies on the frame, and blots it out."""
    name = _called(world)
    colour = "steel" if world.destroyed else "mist" if world.exhausted else "bone"
    shown = kit.cut(name, "medium", READ, room * READ / signs.PILL)
    kit.carve(brush, x, NAMES, shown, "medium", signs.least(brush), colour, halo=4.5 if framed else 2.0)


def name_wide(kit: Kit, name: str) -> float:
    """Return how many units wide the name of a planet is."""
    return kit.width(name, "medium", READ) * signs.PILL / READ


def _ground(world: PlanetShown, short: bool) -> list[Pill]:
    """Return the pills below a planet: the units on it, or the letter of whose it is without any."""
    pills = [signs.garrison(units, short=short) for units in world.ground]
    owner = world.owner
    if owner is not None and all(units.owner.seat != owner.seat for units in world.ground):
        pills.insert(0, signs.flagged(owner))
    if len(pills) > 1 and not short:
        return [signs.garrison(units, short=True) for units in world.ground] + (
            [pills[0]] if len(pills) > len(world.ground) else []
        )
    return pills
