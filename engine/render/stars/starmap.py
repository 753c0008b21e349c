"""A map of star systems on a canvas: hexes that never move, what lies apart in a corner, the legend in the others; and
a closer look at one system: it and those beside it, larger, and a plate that tells all that is there in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Legend, Star, StarBoard, Token, Units, World
from engine.render.brush import Brush, cut, stretched, width, write
from engine.render.canvas import Canvas, indexed, lay, plain
from engine.render.frame import HEADER, SIDE, WIDTH, Area
from engine.render.icons import stamp
from engine.render.lattice import SIDES, Lattice, mask
from engine.render.stars import cells, panel, signs
from engine.render.tokens import small_person

AREA = (SIDE, HEADER, WIDTH - SIDE, 760)
"""Where a galaxy lies in its picture: always there, and as large."""

MIDDLE = (WIDTH // 2, 409)
"""Where hex (0, 0) stands."""

APART = ((98, 669), (98, 149), (702, 149), (702, 669))
"""Where systems that lie apart stand: in corners, the lower left one first."""

CORNERS: tuple[tuple[int, int, int, int], ...] = ((20, 96, 4, 161), (624, 96, 4, 161), (624, 634, 4, 161))
"""Where the legend stands in corners that are free: left edge, middle of the first line, lines, how long each may be."""

STEP = 30
"""How far the lines of the legend are apart."""


def place(star: Star, apart: int) -> tuple[int, int]:
    """Return the middle of a system in the picture; ``apart`` counts those before it that lie apart."""
    if star.at is None:
        return APART[apart % len(APART)]
    x, y = cells.MAP.place(star.at)
    return MIDDLE[0] + x, MIDDLE[1] + y


def places(systems: Sequence[Star]) -> list[tuple[Star, int, int]]:
    """Return the systems with their middles, the upper ones first."""
    apart, found = 0, []
    for star in systems:
        found.append((star, *place(star, apart)))
        apart += star.at is None
    return sorted(found, key=lambda entry: (entry[2], entry[1]))


def extent(found: Sequence[tuple[Star, int, int]], lattice: Lattice) -> Area:
    """Return the rectangle around all systems."""
    wide, high = lattice.reach
    xs, ys = [x for _, x, _ in found], [y for _, _, y in found]
    return min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high


def paint(canvas: Canvas, board: StarBoard, area: Area) -> Area:
    """Draw a map of stars in its window; return the rectangle around all systems."""
    canvas.paste(sky(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    found = places(board.systems)
    paint_systems(canvas, found, board.focus, cells.MAP)
    return extent(found, cells.MAP)


def paint_systems(canvas: Canvas, found: Sequence[tuple[Star, int, int]], focus: str, lattice: Lattice) -> None:
    """Draw systems around the given places: all floors, then all that lies in them."""
    wide, high = lattice.reach
    for star, x, y in found:
        look = cells.floor_of(star, star.label == focus)
        canvas.paste(cells.floor(look, lattice), x - wide, y - high, mask(lattice))
    for star, x, y in found:
        lay(canvas, x, y, cells.contents, star, lattice)


@cache
def sky(wide: int, high: int) -> Image.Image:
    """Return the ground of a galaxy: ink with a few far stars, indexed."""
    sheet, turn = plain(wide, high, "ink"), 11
    for _ in range(70):
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        x, y = (turn >> 8) % (wide - 40) + 20, (turn >> 16) % (high - 30) + 12
        sheet.paste(_far_star((0.9, 1.2)[turn >> 7 & 1]), (x - 4, y - 4))
    return sheet


@cache
def _far_star(radius: float) -> Image.Image:
    brush = Brush(8, 8, "ink", origin=(4, 4))
    brush.disc(0, 0, radius, "slate")
    return indexed(brush.finish())


def paint_legend(canvas: Canvas, legend: Sequence[Legend]) -> None:
    """Draw the lines of the legend into the corners of the map; what finds no room is left out."""
    for entry, x, y, room in spread(legend):
        canvas.paste(panel.line(entry.mark, entry.text, room, "ink"), x, y - panel.HIGH // 2)


def spread(legend: Sequence[Legend]) -> list[tuple[Legend, int, int, int]]:
    """Return each line of a legend that finds room with its left edge, its middle, and how long it may be."""
    free = [(x, y + STEP * row, room) for x, y, rows, room in CORNERS for row in range(rows)]
    fitting = [entry for entry in legend if panel.needed(entry.text) <= free[0][2]]
    return [(entry, *spot) for entry, spot in zip(fitting, free, strict=False)]


# A closer look.

CLOSE_AREA = (SIDE, HEADER, WIDTH - SIDE, 664)
"""Where a closer look lies in its picture."""

CLOSE_MIDDLE = (244, 302)
"""Where the system looked at stands there."""

PLATE = (478, 84, 782, 652)
"""The plate that tells what is there (left, top, right, bottom)."""

WORDS = {
    "infantry": ("infantry", "infantry"),
    "mech": ("mech", "mechs"),
    "scout": ("scout", "scouts"),
    "transport": ("transport", "transports"),
    "battleship": ("battleship", "battleships"),
    "dock": ("dock", "docks"),
}
"""What one and several units of a kind are called."""

_LEFT, _LINE = 14, 27


def focus_of(board: StarBoard) -> Star | None:
    """Return the system that a closer look is at, if the board has it."""
    return next((star for star in board.systems if star.label == board.focus), None)


def near(board: StarBoard) -> list[tuple[Star, int, int]]:
    """Return the system looked at and those beside it, with their places in the picture, the upper ones first."""
    focus = focus_of(board)
    if focus is None:
        return []
    found = [(focus, *CLOSE_MIDDLE)]
    if focus.at is not None:
        around = {(focus.at[0] + dq, focus.at[1] + dr): (dq, dr) for dq, dr in SIDES}
        for star in board.systems:
            if star.at in around:
                x, y = cells.CLOSE.place(around[star.at])
                found.append((star, CLOSE_MIDDLE[0] + x, CLOSE_MIDDLE[1] + y))
    return sorted(found, key=lambda entry: (entry[2], entry[1]))


def paint_close(canvas: Canvas, board: StarBoard, area: Area, legend: tuple[Legend, ...]) -> Area:
    """Draw a closer look in its window, with as much of the legend below it as finds room; return the rectangle around
    the systems and the plate that tells of one."""
    canvas.paste(sky(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    found = near(board)
    paint_systems(canvas, found, board.focus, cells.CLOSE)
    focus = focus_of(board)
    if focus is not None:
        canvas.paste(plate(focus), PLATE[0], PLATE[1])
    spots = [(x, y) for x in (26, 252) for y in range(540, 650, STEP)]
    for entry, (x, y) in zip(legend, spots, strict=False):
        canvas.paste(panel.line(entry.mark, entry.text, 216, "ink"), x, y - panel.HIGH // 2)
    left, top, right, bottom = extent(found, cells.CLOSE)
    return min(left, PLATE[0]), min(top, PLATE[1]), max(right, PLATE[2]), max(bottom, PLATE[3])


def counted(units: Units) -> list[str]:
    """Return units in words: "2 scouts", "1 infantry"; a dock without a number where there is one."""
    parts = []
    for kind, count in units.kinds:
        one, many = WORDS[signs.known(kind, WORDS, "unit")]
        if count:
            parts.append(one if kind == "dock" and count == 1 else f"{count} {one if count == 1 else many}")
    return parts


class Writer:
    """Writes lines on a plate from the top down; what finds no room is left out."""

    def __init__(self, drawn: Image.Image) -> None:
        self.drawn, self.y = drawn, 8.0

    def room(self, high: float) -> bool:
        """Tell whether so many pixels are left."""
        return self.y + high <= self.drawn.height - 6

    def mark(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a sprite with its middle at (x, y)."""
        self.drawn.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)

    def listed(self, left: float, parts: Sequence[str]) -> None:
        """Write parts with commas between them, from ``left`` on; no part is torn unless it is longer than a line."""
        room, lines = self.drawn.width - left - 12, [""]
        for place, part in enumerate(parts):
            part += "," if place + 1 < len(parts) else ""
            longer = f"{lines[-1]} {part}".strip()
            if lines[-1] and width(longer, "medium", 20) > room:
                lines.append(part)
            else:
                lines[-1] = longer
        for line in lines:
            if self.room(_LINE):
                write(self.drawn, left, self.y + _LINE / 2, cut(line, "medium", 20, room), "medium", 20, "bone")
                self.y += _LINE

    def rule(self) -> None:
        """Draw a line across."""
        if self.room(12):
            brush = Brush(3, 3, "night")
            brush.box(-1, 0.8, 4, 2.0, "brown")
            self.drawn.paste(brush.finish().resize((self.drawn.width - 24, 3)), (12, round(self.y + 4)))
            self.y += 12


@lru_cache(maxsize=16)
def plate(star: Star) -> Image.Image:
    """Return the plate that tells all that is in a system, indexed."""
    small = Brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "slate")
    small.plate(1.5, 1.5, 34.5, 34.5, 7.6, "night")
    drawn = stretched(small.finish(), PLATE[2] - PLATE[0], PLATE[3] - PLATE[1])
    writer = Writer(drawn)
    _head(writer, star)
    for world in star.worlds:
        writer.rule()
        _world(writer, world)
    if star.fleets:
        writer.rule()
    for units in star.fleets:
        _units(writer, units)
    if star.tokens:
        writer.rule()
        _tokens(writer, star.tokens)
    return indexed(drawn)


def _head(writer: Writer, star: Star) -> None:
    """Write the system's label with the marks of what lies in it."""
    middle = writer.y + 20
    reach = _LEFT + write(writer.drawn, _LEFT, middle, star.label, "bold", 26, "bone") + 12
    said = [word for word, true in (("active", star.active), ("can be chosen", star.open and not star.active)) if true]
    if said:
        write(writer.drawn, reach, middle + 1, said[0], "medium", 20, "lantern")
    x = writer.drawn.width - 26.0
    if star.frontier:
        brush = Brush(44, 44, "night", origin=(22, 22))
        signs.frontier_token(brush, 0, 0, 32)
        writer.drawn.paste(brush.finish(), (round(x) - 22, round(middle) - 22))
        x -= 44
    holes = [(letter, False) for letter in star.wormholes] + ([(star.storm, True)] if star.storm else [])
    for letter, stormy in reversed(holes):
        brush = Brush(52, 48, "night", origin=(24, 24))
        signs.wormhole(brush, letter, 0, 0, 30, stormy=stormy)
        writer.drawn.paste(brush.finish(), (round(x) - 30, round(middle) - 24))
        x -= 54
    writer.y += 42


def _world(writer: Writer, world: World) -> None:
    """Write a planet: its disc, name, values and state; the units on it; its attachments by name."""
    if not writer.room(60):
        return
    brush = Brush(62, 62, "night", origin=(31, 31))
    signs.planet(brush, world, 20)
    writer.drawn.paste(brush.finish(), (_LEFT - 6, round(writer.y)))
    left, wide = 76, writer.drawn.width
    values = 0.0
    if not world.destroyed:
        row = Brush(130, 36, "night", origin=(18, 18))
        signs.value(row, "resources", world.resources, 0, 0, spent=world.exhausted, size=1.1)
        signs.value(row, "influence", world.influence, 34, 0, spent=world.exhausted, size=1.1)
        for place, letter in enumerate(world.specialties[:2]):
            signs.lozenge(row, letter, 66 + 28 * place, 0, 10)
        values = 72.0 + 28 * len(world.specialties[:2])
        sheet = row.finish().crop((0, 0, round(values), 36))
        writer.drawn.paste(sheet, (round(wide - values - 4), round(writer.y)))
    name = cut(world.name, "bold", 22, wide - left - values - 8)
    write(writer.drawn, left, writer.y + 18, name, "bold", 22, "bone")
    state = ", ".join((*state_of(world), *world.traits))
    if width(state, "medium", 20) > wide - left - 12:
        state = ", ".join(state_of(world))
    write(writer.drawn, left, writer.y + 45, cut(state, "medium", 20, wide - left - 12), "medium", 20, "mist")
    writer.y += 62
    for units in world.ground:
        _units(writer, units)
    if world.attachments and writer.room(_LINE):
        stamp(writer.drawn, "attachment", 28, writer.y + _LINE / 2, 22)
        writer.listed(48, world.attachments)


def state_of(world: World) -> list[str]:
    """Return what is to be said of a planet in words: whose it is, and its state."""
    if world.destroyed:
        return ["destroyed"]
    said = (
        ("sealed", world.seal),
        ("exhausted", world.exhausted),
        ("truce", world.truce),
        ("legendary, used" if world.used else "legendary", world.legendary),
    )
    owner = f"held by {world.owner.letter}" if world.owner is not None else "free"
    return [owner, *(word for word, true in said if true)]


def _units(writer: Writer, units: Units) -> None:
    """Write one player's units in a place: the disc, then kinds with numbers."""
    if not writer.room(_LINE):
        return
    writer.mark(_disc(units.owner), 28, writer.y + _LINE / 2)
    writer.listed(48, counted(units))


@lru_cache(maxsize=32)
def _disc(owner: Token) -> Image.Image:
    brush = Brush(28, 28, origin=(14, 14))
    small_person(brush, owner, 12, 0, 0)
    return brush.finish()


def _tokens(writer: Writer, tokens: tuple[Token, ...]) -> None:
    """Draw the command tokens that lie in a system, in a line behind what they are called."""
    if not writer.room(34):
        return
    words = "Command tokens" if len(tokens) > 1 else "Command token"
    write(writer.drawn, _LEFT, writer.y + 16, words, "medium", 20, "mist")
    brush = Brush(26 * len(tokens) + 4, 32, "night", origin=(15, 16))
    for place, owner in enumerate(tokens):
        signs.command_token(brush, owner, 26 * place, 0, 24)
    writer.drawn.paste(brush.finish(), (round(_LEFT + width(words, "medium", 20) + 10), round(writer.y)))
    writer.y += 36
