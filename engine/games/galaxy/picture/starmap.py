"""A map of star systems on a canvas: hexes that never move, what lies apart in a corner, the legend in the others. Also a
closer look at one system: it and those beside it, larger, and a plate that tells all that is there in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Kit, Sprite
from engine.core.frame import HEADER, READ, SIDE, WIDTH, Area, Layout, above
from engine.core.map_changes import bare, changed_places
from engine.core.scene import Legend, OwnBoard, Scene, Token
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice

from ..state.catalogue import WORDS
from . import berths, cells, seats, signs
from .nearby import Span, arrow, span, ways_in
from .standings import table, table_high
from .stars import PlanetShown, Standing, Star, Tally, Units, players
from .strip import strip, strip_high

AREA = (SIDE, HEADER, WIDTH - SIDE, 846)
"""Where a galaxy lies in its picture: always there, and as large."""

BARE = (SIDE, HEADER, WIDTH - SIDE, HEADER)
"""Where it would lie in a picture of the table alone."""

MIDDLE = (WIDTH // 2, 459)
"""Where hex (0, 0) stands."""

APART = ((92, 750), (92, 168), (708, 168), (708, 750))
"""Where systems that lie apart stand: in corners, the lower left one first."""

CORNERS: tuple[tuple[int, int, int, int], ...] = ((20, 96, 4, 161), (624, 96, 4, 161), (624, 712, 4, 161))
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


def paint_systems(
    kit: Kit,
    canvas: CanvasLike,
    found: Sequence[tuple[Star, int, int]],
    focus: str,
    lattice: Lattice,
    area: Area = AREA,
    ways: Sequence[tuple[int, int, int]] = (),
) -> None:
    """Draw systems around the given places: all floors, the ``ways`` in, then all that lies in them, which no arrow
    covers."""
    wide, high = lattice.reach
    for star, x, y in found:
        look = cells.floor_of(star, star.label == focus)
        canvas.paste(kit.kept(cells.floor, look, lattice), x - wide, y - high, kit.hexagon(lattice))
    for x, y, angle in ways:
        kit.lay(canvas, x, y, arrow, angle, cells.scale(lattice))
    for star, x, y in found:
        kit.lay(canvas, x, y, cells.contents, star, lattice)
        for kind, text, box in cells.standing(kit, star):
            left, top, right, bottom = (part * cells.scale(lattice) for part in box)
            canvas.stand(kind, text, (x + left, y + top, x + right, y + bottom), area)
    canvas.mark((star.label, [(x + dx, y + dy) for dx, dy in lattice.vertices]) for star, x, y in found)


def sky(kit: Kit, wide: int, high: int) -> Sprite:
    """Return the ground of a galaxy: ink with a few far stars, indexed."""
    sheet, turn = kit.plain(wide, high, "ink"), 11
    for _ in range(70):
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        x, y = (turn >> 8) % (wide - 40) + 20, (turn >> 16) % (high - 30) + 12
        kit.paste(sheet, kit.kept(_far_star, (0.9, 1.2)[turn >> 7 & 1]), x - 4, y - 4)
    return sheet


def _far_star(kit: Kit, radius: float) -> Sprite:
    brush = kit.brush(8, 8, "ink", origin=(4, 4))
    brush.disc(0, 0, radius, "slate")
    return kit.indexed(brush.finish())


def spread(kit: Kit, legend: Sequence[Legend]) -> list[tuple[Legend, int, int, int]]:
    """Return each line of a legend that finds room with its left edge, its middle, and how long it may be."""
    free = [(x, y + STEP * row, room) for x, y, rows, room in CORNERS for row in range(rows)]
    fitting = [entry for entry in legend if seats.needed(kit, entry.text) <= free[0][2]]
    return [(entry, *spot) for entry, spot in zip(fitting, free, strict=False)]


def seen(kit: Kit, legend: Sequence[Legend], systems: Iterable[Star]) -> tuple[Legend, ...]:
    """Return a legend without the mark of ships of several kinds where every fleet has room to tell its kinds apart."""
    pills = (piece for star in systems for piece, *_ in berths.berths(kit, star) if isinstance(piece, signs.Pill))
    summed = any(icon == "ship" for pill in pills for icon, _ in pill.parts)
    return tuple(entry for entry in legend if summed or entry.mark != "ship")


def left_over(kit: Kit, legend: Sequence[Legend]) -> tuple[Legend, ...]:
    """Return the lines of a legend that find no room in the corners: they stand below the players."""
    there = [entry for entry, *_ in spread(kit, legend)]
    return tuple(entry for entry in legend if entry not in there)


# A closer look.

CLOSE_AREA = (SIDE, HEADER, WIDTH - SIDE, 764)
"""Where a closer look lies in its picture."""

CLOSE_MIDDLE = (244, 328)
"""Where the system looked at stands there."""

CLOSE_LINE = 216
"""How long a line of the legend may be below it."""

PLATE = (478, 84, 782, 752)
"""The plate that tells what is there (left, top, right, bottom)."""

_LEFT, _LINE = 14, 29

TAG = 40.0
"""How much room each command token has that is listed on it."""


def near(focus: Star, systems: Sequence[Star]) -> list[tuple[Star, int, int]]:
    """Return the system looked at and those beside it, with their places in the picture, the upper ones first."""
    found = [(focus, *CLOSE_MIDDLE)]
    if focus.at is not None:
        around = {(focus.at[0] + dq, focus.at[1] + dr): (dq, dr) for dq, dr in NEIGHBOURS}
        for star in systems:
            if star.at in around:
                x, y = cells.CLOSE.place(around[star.at])
                found.append((star, CLOSE_MIDDLE[0] + x, CLOSE_MIDDLE[1] + y))
    return sorted(found, key=lambda entry: (entry[2], entry[1]))


def counted(units: Units) -> list[str]:
    """Return units in words: "2 scouts", "1 infantry"; a dock without a number where there is one."""
    for kind, _ in units.kinds:
        signs.known(kind, (*signs.TROOPS, *signs.SHIPS, "dock"), "unit")
    return [WORDS(f"painted-unit-{kind}", count=count) for kind, count in units.kinds if count]


class Writer:
    """Writes lines on a plate from the top down; what finds no room is left out."""

    def __init__(self, kit: Kit, drawn: Sprite) -> None:
        self.kit, self.drawn, self.y = kit, drawn, 8.0

    def room(self, high: float) -> bool:
        """Tell whether so many pixels are left."""
        return self.y + high <= self.drawn.height - 6

    def mark(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its middle at (x, y)."""
        left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self.kit.paste(self.drawn, sprite, left, top, shape=sprite)

    def listed(self, left: float, parts: Sequence[str]) -> None:
        """Write parts with commas between them, from ``left`` on; no part is torn unless it is longer than a line."""
        room, lines = self.drawn.width - left - 12, [""]
        for place, part in enumerate(parts):
            part += "," if place + 1 < len(parts) else ""
            longer = f"{lines[-1]} {part}".strip()
            if lines[-1] and self.kit.width(longer, "medium", READ) > room:
                lines.append(part)
            else:
                lines[-1] = longer
        for line in lines:
            if self.room(_LINE):
                self.kit.write(
                    self.drawn, left, self.y + _LINE / 2, self.kit.cut(line, "medium", READ, room), "medium", READ, "bone"
                )
                self.y += _LINE

    def rule(self) -> None:
        """Draw a line across."""
        if self.room(12):
            brush = self.kit.brush(3, 3, "night")
            brush.box(-1, 0.8, 4, 2.0, "brown")
            rule = self.kit.resized(brush.finish(), self.drawn.width - 24, 3)
            self.kit.paste(self.drawn, rule, 12, round(self.y + 4))
            self.y += 12


def plate(kit: Kit, star: Star) -> Sprite:
    """Return the plate that tells all that is in a system, indexed."""
    small = kit.brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "slate")
    small.plate(1.5, 1.5, 34.5, 34.5, 7.6, "night")
    drawn = kit.stretched(small.finish(), PLATE[2] - PLATE[0], PLATE[3] - PLATE[1])
    writer = Writer(kit, drawn)
    _head(kit, writer, star)
    for world in star.worlds:
        writer.rule()
        _world(kit, writer, world)
    if star.fleets:
        writer.rule()
    for units in star.fleets:
        _units(kit, writer, units)
    if star.tokens:
        writer.rule()
        _tokens(kit, writer, star.tokens)
    return kit.indexed(drawn)


def _head(kit: Kit, writer: Writer, star: Star) -> None:
    """Write the system's label with the marks of what lies in it."""
    middle = writer.y + 20
    reach = _LEFT + kit.write(writer.drawn, _LEFT, middle, star.label, "bold", 26, "bone") + 12
    if star.active or star.open:
        said = WORDS("painted-active") if star.active else WORDS("painted-open")
        kit.write(writer.drawn, reach, middle + 1, said, "medium", READ, "lantern")
    x = writer.drawn.width - 26.0
    if star.frontier:
        brush = kit.brush(44, 44, "night", origin=(22, 22))
        signs.frontier_token(kit, brush, 0, 0, 32)
        kit.paste(writer.drawn, brush.finish(), round(x) - 22, round(middle) - 22)
        x -= 44
    holes = [(letter, False) for letter in star.wormholes] + ([(star.storm, True)] if star.storm else [])
    for letter, stormy in reversed(holes):
        brush = kit.brush(52, 48, "night", origin=(24, 24))
        signs.wormhole(kit, brush, letter, 0, 0, 30, stormy=stormy)
        kit.paste(writer.drawn, brush.finish(), round(x) - 30, round(middle) - 24)
        x -= 54
    writer.y += 42


def _world(kit: Kit, writer: Writer, world: PlanetShown) -> None:
    """Write a planet: its disc, name, values and state; the units on it; its attachments by name."""
    if not writer.room(60):
        return
    brush = kit.brush(62, 62, "night", origin=(31, 31))
    signs.planet(kit, brush, world, 20)
    kit.paste(writer.drawn, brush.finish(), _LEFT - 6, round(writer.y))
    left, wide = 76, writer.drawn.width
    values = 0.0
    if not world.destroyed:
        row = kit.brush(130, 36, "night", origin=(18, 18))
        signs.value(kit, row, "resources", world.resources, 0, 0, spent=world.exhausted, size=1.1)
        signs.value(kit, row, "influence", world.influence, 34, 0, spent=world.exhausted, size=1.1)
        for place, letter in enumerate(world.specialties[:2]):
            signs.lozenge(kit, row, letter, 66 + 28 * place, 0, 10)
        values = 72.0 + 28 * len(world.specialties[:2])
        sheet = kit.crop(row.finish(), (0, 0, round(values), 36))
        kit.paste(writer.drawn, sheet, round(wide - values - 4), round(writer.y))
    name = kit.cut(world.name, "bold", READ, wide - left - values - 8)
    kit.write(writer.drawn, left, writer.y + 18, name, "bold", READ, "bone")
    state = ", ".join((*state_of(world), *(WORDS(f"painted-trait-{trait}") for trait in world.traits)))
    if kit.width(state, "medium", READ) > wide - left - 12:
        state = ", ".join(state_of(world))
    kit.write(writer.drawn, left, writer.y + 45, kit.cut(state, "medium", READ, wide - left - 12), "medium", READ, "mist")
    writer.y += 62
    for units in world.ground:
        _units(kit, writer, units)
    if world.attachments and writer.room(_LINE):
        kit.stamp(writer.drawn, "attachment", 28, writer.y + _LINE / 2, 22)
        writer.listed(48, world.attachments)


def state_of(world: PlanetShown) -> list[str]:
    """Return what is to be said of a planet in words: whose it is, and its state."""
    if world.destroyed:
        return [WORDS("painted-destroyed")]
    states = (
        ("sealed", world.seal),
        ("exhausted", world.exhausted),
        ("truce", world.truce),
        ("legendary-used" if world.used else "legendary", world.legendary),
    )
    owner = WORDS("painted-held", letter=world.owner.letter) if world.owner is not None else WORDS("painted-free")
    return [owner, *(WORDS(f"painted-state-{state}") for state, true in states if true)]


def _units(kit: Kit, writer: Writer, units: Units) -> None:
    """Write one player's units in a place: the disc, then kinds with numbers."""
    if not writer.room(_LINE):
        return
    writer.mark(kit.kept(_disc, units.owner), 28, writer.y + _LINE / 2)
    writer.listed(48, counted(units))


def _disc(kit: Kit, owner: Token) -> Sprite:
    brush = kit.brush(28, 28, origin=(14, 14))
    kit.small_person(brush, owner, 12, 0, 0)
    return brush.finish()


def _tokens(kit: Kit, writer: Writer, tokens: tuple[Token, ...]) -> None:
    """Draw the command tokens that lie in a system, in a line behind what they are called."""
    if not writer.room(34):
        return
    words = WORDS("painted-tokens", count=len(tokens))
    kit.write(writer.drawn, _LEFT, writer.y + 16, words, "medium", READ, "mist")
    reach, beside = _LEFT + kit.width(words, "medium", READ) + 10, writer.drawn.width - 8
    if reach + TAG * len(tokens) > beside and writer.room(34 + _LINE):
        reach, writer.y = _LEFT, writer.y + _LINE
    step = min(TAG, (beside - reach) / len(tokens))
    brush = kit.brush(round(step * len(tokens)), 32, "night", origin=(step / 2, 16))
    for place, owner in enumerate(tokens):
        signs.command_token(kit, brush, owner, step * place, 0, 24)
    kit.paste(writer.drawn, brush.finish(), round(reach), round(writer.y))
    writer.y += 36


# The board.


class StarBoard(OwnBoard, frozen=True, cache_hash=True):
    """A map of star systems, always whole: it keeps place and size whatever is known of it.

    ``focus`` is the label of the system where something happens, "" for none. A ``close`` look shows that system and those
    beside it as large as may be, with kinds of units and the names of attachments. The legend stands in the corners,
    and what finds no room there below the players. Where there are ``standings``, the players are the head of a table of
    these; ``tallies`` say the same in a line or two. With ``nearby`` systems these alone are drawn, as large as they find
    room; ``unmapped``, no system is, and the table stands alone.
    """

    systems: tuple[Star, ...]
    focus: str = ""
    close: bool = False
    standings: tuple[Standing, ...] = ()
    nearby: tuple[str, ...] = ()
    tallies: tuple[Tally, ...] = ()
    unmapped: bool = False

    @property
    def looked_at(self) -> Star | None:
        """The system that a closer look is at."""
        return next((star for star in self.systems if star.label == self.focus), None) if self.close else None

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where the map lies, with the players below it; a closer look shows none."""
        if self.looked_at is not None:
            return above(CLOSE_AREA, 0)
        area = BARE if self.unmapped else self._span().area if self.nearby else AREA
        return above(area, self._foot_high(kit, scene))

    def _span(self) -> Span:
        """Return where the systems ``nearby`` lie."""
        return span([star.at for star in self.systems if star.label in self.nearby and star.at is not None], cells.MAP)

    def panel_high(self, kit: Kit, scene: Scene) -> int:
        """Return how high the players are below the map."""
        if self.tallies:
            return strip_high(kit, self.tallies)
        return table_high(self.standings) if self.standings else seats.foot_high(kit, players(scene), ())

    def _foot_high(self, kit: Kit, scene: Scene) -> int:
        """Return how high the players are below the map, and what is left of the legend below them."""
        left = self._below(kit, scene)
        if not (self.standings or self.tallies):
            return seats.foot_high(kit, players(scene), left)
        return self.panel_high(kit, scene) + seats.foot_high(kit, (), left)

    def _below(self, kit: Kit, scene: Scene) -> tuple[Legend, ...]:
        """Return the lines of the legend that stand below the map: of a part of it all of them."""
        return scene.legend if self.nearby or self.unmapped else left_over(kit, seen(kit, scene.legend, self.systems))

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the map with its legend in the corners, or a closer look with as much of it as finds room below."""
        focus = self.looked_at
        if self.unmapped:
            return layout.board
        if focus is None and self.nearby:
            return self._paint_part(kit, canvas)
        lattice, area = (cells.MAP, AREA) if focus is None else (cells.CLOSE, CLOSE_AREA)
        found = places(self.systems) if focus is None else near(focus, self.systems)
        canvas.paste(kit.kept(sky, area[2] - area[0], area[3] - area[1]), area[0], area[1])
        paint_systems(kit, canvas, found, self.focus, lattice)
        left, top, right, bottom = extent(found, lattice)
        if focus is None:
            lines = spread(kit, seen(kit, scene.legend, self.systems))
        else:
            canvas.paste(kit.kept(plate, focus), PLATE[0], PLATE[1])
            left, top, right, bottom = min(left, PLATE[0]), min(top, PLATE[1]), max(right, PLATE[2]), max(bottom, PLATE[3])
            spots = [(x, y, CLOSE_LINE) for x in (26, 252) for y in range(604, 750, STEP)]
            near_by = seen(kit, scene.legend, [star for star, *_ in found])
            lines = [(entry, *spot) for entry, spot in zip(near_by, spots, strict=False)]
        for entry, x, y, room in lines:
            canvas.paste(kit.kept(seats.line, entry.mark, entry.text, room, "ink"), x, y - seats.HIGH // 2)
        return left, top, right, bottom

    def _paint_part(self, kit: Kit, canvas: CanvasLike) -> Area:
        """Draw the systems ``nearby``, large."""
        part = self._span()
        canvas.paste(kit.kept(sky, WIDTH - 2 * SIDE, part.area[3] - part.area[1]), *part.area[:2])
        found = [(star, *part.place(star.at)) for star in self.systems if star.label in self.nearby and star.at is not None]
        found.sort(key=lambda entry: (entry[2], entry[1]))
        paint_systems(kit, canvas, found, self.focus, part.lattice, part.area, ways_in(found, part.lattice))
        return extent(found, part.lattice)

    def places(self) -> list[str]:
        """Return the labels of the systems."""
        return [star.label for star in self.systems if not self.unmapped and star.label in (self.nearby or (star.label,))]

    def ringed(self, before: StarBoard) -> tuple[StarBoard, list[str]]:
        """Return the map with the systems ringed that were otherwise on an earlier one, and what these are called."""

        def units(held: Iterable[Units]) -> tuple[Units, ...]:
            return tuple(replace(item, owner=bare(item.owner)) for item in held)

        def world(item: PlanetShown) -> PlanetShown:
            owner, home = (token and bare(token) for token in (item.owner, item.home))
            return replace(
                item, owner=owner, home=home, ground=units(item.ground), exhausted=False, used=False, truce=False
            )

        def content(star: Star) -> Star:
            worlds, fleets = tuple(map(world, star.worlds)), units(star.fleets)
            return replace(star, worlds=worlds, fleets=fleets, tokens=(), active=False, open=False, newest=False)

        places, changed = changed_places(before.systems, self.systems, lambda star: star.label, content)
        systems = tuple(replace(star, newest=star.label in changed) for star in self.systems)
        return replace(self, systems=systems), [label for label in places if label in changed]

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the players below the map."""
        if layout.panel is None:
            return
        rows, left = players(scene), self._below(kit, scene)
        x, y = layout.panel[:2]
        if self.tallies or self.standings:
            drawn = kit.kept(strip, self.tallies) if self.tallies else kit.kept(table, rows, self.standings)
            canvas.paste(drawn, x, y)
            rows, y = (), y + self.panel_high(kit, scene) + seats.GAP
        if rows or left:
            canvas.paste(kit.kept(seats.foot, rows, left), x, y)
