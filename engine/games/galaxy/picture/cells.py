"""A star system on the map: the floor of its hex, and all that lies in it, as sprites that overhang a little."""

from __future__ import annotations

import math

import msgspec

from engine.core.canvas import Box, BrushLike, Kit, Point, Sprite
from engine.core.frame import READ
from engine.maps.lattice import Lattice

from ..state.catalogue import WORDS
from . import berths, signs
from .stars import PlanetShown, Star

LATTICE = Lattice(84, 130, 126, True)
"""The hexes that all lengths here are measured in; `scale` says how much larger others are."""

MAP = Lattice(93, 144, 140, True)
"""The hexes of a galaxy; the same on every map."""

CLOSE = Lattice(97, 150, 146, True)
"""The hexes of a closer look."""

REACH = 84
"""Half the side of a sprite of what lies in a system."""

LABEL, NAMES = -73, 26
"""How far below the middle of its hex the label of a system stands, and the names of its planets."""

WORLDS = -9
"""How far below it a planet stands that is alone."""

NAME_ROOM, PAIRED_ROOM = 136.0, 110.0
"""How long the name of a planet may be that is alone in its system; and of one of two, with what hangs on the planet."""

NAMED, DISC, SMALL, BESIDE = 22.0, 11.0, 0.86, 3.0
"""Of one of two planets: how far below its row its name stands, and how large its disc and its values are. The last says
how far what hangs on it stands from its name."""

SHORT = 40.0
"""So much room a name keeps at least, however much hangs on its planet."""

SQUEEZED = 0.8
"""How narrow at least the letters of a long name become."""


class StarFloor(msgspec.Struct, frozen=True):
    """What the floor of a hex looks like: whose its upper and lower half are, who holds a home in it, and its state.

    Seats are counted from 0, -1 is no player's. ``state`` is "", "active", "open", "focus" or "active open"; what is
    ``newest`` has larger corners than what is looked at, whatever else it has.
    """

    upper: int = -1
    lower: int = -1
    home: int = -1
    state: str = ""
    newest: bool = False


def floor_of(star: Star, focus: bool) -> StarFloor:
    """Return what the floor of a system looks like."""
    owners = [world.owner.seat if world.owner is not None else -1 for world in star.worlds[:2]] or [-1]
    # A home that a rival took is theirs all round: its emblem alone says whose it was.
    home = next(((world.owner or world.home).seat for world in star.worlds if world.home is not None), -1)
    coming = bool(star.comers)
    words = [word for word, true in (("active", star.active or coming), ("open", star.open and not coming)) if true]
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
    for seat, side in ((look.upper, -1), (look.lower, 1)):
        if seat >= 0:
            _belong(kit, brush, lattice, seat, 0 if look.upper == look.lower else side)
    if look.upper == look.lower == -1:
        for x, y in ((-34, -24), (21, -47), (38, 28), (-12, 47), (-48, 12), (46, -18)):
            brush.disc(x, y, 0.9, "slate")
    elif look.upper != look.lower:
        brush.box(-LATTICE.half + 5, berths.BETWEEN - 0.8, LATTICE.half - 5, berths.BETWEEN + 0.8, "space_2")
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
    """Fill a hex, or its upper (-1) or lower (1) part, with a seat's tone and pattern."""
    inner = _inset(3.2)
    if side:
        wide = inner[1][0]
        part = sorted((corner for corner in inner if (corner[1] - berths.BETWEEN) * side > 0), key=lambda corner: corner[0])
        inner = [(-wide, berths.BETWEEN), *part, (wide, berths.BETWEEN)]
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
    worlds = () if star.comers else star.worlds[:2]
    if len(worlds) == 1:
        _single(kit, brush, worlds[0])
    elif worlds:
        _pair(kit, brush, worlds)
    elif not star.comers:
        _void(kit, brush, star)
    long = []
    for text, x, y, room, colour in _texts(kit, star):
        if name_wide(kit, text) > room:
            long.append((text, x, y, room, colour))
            continue
        kit.carve(brush, x, y, text, "medium", signs.least(brush), colour, halo=_halo(star))
    for piece, x, y in berths.berths(kit, star):
        piece.draw(kit, brush, x, y)
    if len(worlds) == 1:
        signs.shoulders(kit, brush.moved(0, WORLDS), worlds[0], 19)
    drawn = brush.finish()
    for text, x, y, room, colour in long:
        name = _squeezed(kit, text, room, colour, size, _halo(star))
        left, top = round(reach + x * size - name.width / 2), round(reach + y * size - name.height / 2)
        drawn = kit.over(drawn, name, left, top)
    return drawn


def _halo(star: Star) -> float:
    return 4.5 if star.open or star.active else 2.0


def _squeezed(kit: Kit, text: str, room: float, colour: str, size: float, halo: float) -> Sprite:
    """Return a name with narrower letters, so that it is no longer than ``room``; what still finds no room is cut."""
    shown = kit.cut(text, "medium", READ, room / SQUEEZED * READ / signs.PILL)
    wide, high = math.ceil((name_wide(kit, shown) + 12) * size), math.ceil(34 * size)
    brush = kit.brush(wide, high, unit=size, origin=(wide / 2, high / 2))
    kit.carve(brush, 0, 0, shown, "medium", signs.least(brush), colour, halo=halo)
    return kit.resized(brush.finish(), round((room + 12) * size), high)


def _void(kit: Kit, brush: BrushLike, star: Star) -> None:
    """Draw a system without planets: wormholes and frontier token in a line."""
    holes = berths.holes(star)
    marks = len(holes) + star.frontier
    size = 38 if marks <= 2 else 33 if marks == 3 else 26
    step = {1: 0.0, 2: 50.0, 3: 38.0}.get(marks, 29.0)
    x = -step * (marks - 1) / 2
    for hole in holes:
        signs.wormhole(kit, brush, hole.letter, x, WORLDS, size, stormy=hole.stormy)
        x += step
    if star.frontier:
        signs.frontier_token(kit, brush, x, WORLDS, size)


def _single(kit: Kit, brush: BrushLike, world: PlanetShown) -> None:
    """Draw the planet of a system that has no other."""
    signs.planet(kit, brush.moved(0, WORLDS), world, 19)
    if not world.destroyed:
        signs.value(kit, brush, "resources", world.resources, -39, WORLDS, spent=world.exhausted)
        signs.value(kit, brush, "influence", world.influence, 40, WORLDS, spent=world.exhausted)


def _pair(kit: Kit, brush: BrushLike, worlds: tuple[PlanetShown, ...]) -> None:
    """Draw two planets one below the other, each between its values, with what hangs on it beside its name."""
    resources, disc, influence = berths.columns(worlds)
    for world, y in zip(worlds, berths.ROWS, strict=True):
        signs.planet(kit, brush.moved(disc, y), world, DISC)
        if not world.destroyed:
            for kind, number, x in (("resources", world.resources, resources), ("influence", world.influence, influence)):
                signs.value(kit, brush, kind, number, x, y, spent=world.exhausted, size=SMALL)
        at = _line(kit, world)[1]
        for kind, text in _hung(world):
            at += BESIDE + signs.BADGES[kind] / 2
            signs.badge(kit, brush, kind, text, at, y + NAMED)
            at += signs.BADGES[kind] / 2


def _hung(world: PlanetShown) -> list[tuple[str, str]]:
    """Return what hangs on one of two planets; that there is a dock, too: its pill has no room for it."""
    dock = [("dock", "")] if any(signs.total(units, ("dock",)) for units in world.ground) else []
    return [*signs.marks(world), *dock, *signs.notes(world)]


def _line(kit: Kit, world: PlanetShown) -> tuple[float, float]:
    """Return how long the name of one of two planets may be, and where it ends; what hangs on the planet comes after it."""
    hung = sum(BESIDE + signs.BADGES[kind] for kind, _ in _hung(world))
    room = max(SHORT, PAIRED_ROOM - hung)
    long = min(room, name_wide(kit, _called(world)))
    return room, long - (long + hung) / 2


def _texts(kit: Kit, star: Star) -> list[tuple[str, float, float, float, str]]:
    """Return what is written in a system: each text with its middle, how long it may be, and its colour."""
    worlds = () if star.comers else star.worlds[:2]
    label = [] if star.quiet else [(star.label, 0.0, float(LABEL), NAME_ROOM, "mist")]
    coming = zip(berths.shown(star), berths.COMING, strict=False)
    odds = [(comer.odds, 0.0, y + berths.ODDS, NAME_ROOM, "lantern") for comer, y in coming]
    names = []
    for place, world in enumerate(worlds):
        x, y, room = 0.0, float(NAMES), NAME_ROOM
        if len(worlds) > 1:
            room, end = _line(kit, world)
            x, y = end - min(room, name_wide(kit, _called(world))) / 2, berths.ROWS[place] + NAMED
        names.append((_called(world), x, y, room, "steel" if world.destroyed else "bone"))
    return [*label, *odds, *names]


Stands = tuple[str, str, Box]
"""A kind of thing that has to be seen, what is written on it, and its rectangle from the middle of its hex."""


def standing(kit: Kit, star: Star) -> list[Stands]:
    """Return what has to be seen in a system: names, pills, command tokens, wormholes."""
    high, found = signs.PILL * 0.36, []
    for text, x, y, room, _ in _texts(kit, star):
        half = min(room, name_wide(kit, text)) / 2
        found.append(("label", text, (x - half, y - high, x + half, y + high)))
    for piece, x, y in berths.berths(kit, star):
        half = piece.wide(kit) / 2
        found.append((piece.kind, piece.text, (x - half, y - 11, x + half, y + 11)))
    return found


def _called(world: PlanetShown) -> str:
    return WORDS("painted-home") if world.home is not None else world.name


def name_wide(kit: Kit, name: str) -> float:
    """Return how many units wide the name of a planet is."""
    return kit.width(name, "medium", READ) * signs.PILL / READ
