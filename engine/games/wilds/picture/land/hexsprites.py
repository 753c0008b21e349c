"""One hex of the wilds as one sprite: terrain in full light or dimmed, trail, icons, coordinate, party; fog; rumours.

A hex depends on its own content and on what is known of its six neighbours; unknown ones depend on nothing but hour and
weather, and whether the party may go there next.
"""

from __future__ import annotations

import msgspec

from engine.core.canvas import BrushLike, Colour, Kit, Sprite
from engine.core.scene import HexCell, Sky
from engine.maps.lattice import Lattice
from engine.maps.windows import band, inset

from . import trails as lines
from . import weather
from .covers import Clear
from .sizes import grain_of, scale_of
from .standing import GROUNDS, ICON_ABOVE, LABEL_BELOW, SEEN, VEIL, content, rumoured
from .terrains import cover, terrain

STATES = (*GROUNDS, "rumour", "edge")
NO_SKY = Sky()

LABEL = ((-16.0, LABEL_BELOW, 12.0), (0.0, LABEL_BELOW, 14.0), (16.0, LABEL_BELOW, 12.0))
"""What stays free of marks for a coordinate."""


class Beside(msgspec.Struct, frozen=True):
    """What the drawing of a hex needs to know around it.

    ``sides`` has a letter for each of six neighbours: "v"isited, "k"nown, or "-" unknown. ``trail`` are sides that the
    trail crosses; it began here with ``start``. Over the sides of ``flow`` its water runs on. The party may go there
    ``next``; the ``newest`` one has a bright edge.
    """

    sides: str = "------"
    trail: tuple[int, ...] = ()
    start: bool = False
    next: bool = False
    flow: tuple[int, ...] = ()
    newest: bool = False


def state_known(state: str) -> str:
    """Return ``state`` when a hex of the wilds can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no hex of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


def fog(kit: Kit, lattice: Lattice, sky: Sky = NO_SKY, outline: str = "") -> Sprite:
    """Return an unknown hex, indexed: always the same under one sky, with a dashed ``outline`` where the party may go."""
    brush = _void(kit, lattice, sky)
    if outline:
        lines.offer(brush, lattice, outline)
    return kit.indexed(brush.finish())


def _sheet(kit: Kit, lattice: Lattice, ground: Colour) -> BrushLike:
    """Return a brush on a ground as large as a hex, (0, 0) in its middle."""
    wide, high = lattice.reach
    return kit.brush(2 * wide, 2 * high, ground, origin=(wide, high))


def _void(kit: Kit, lattice: Lattice, sky: Sky) -> BrushLike:
    """Return a brush on the ground of an unknown hex: its tone tells the hour, strokes the rain."""
    hour = weather.HOURS[weather.known(sky).hour]
    brush = _sheet(kit, lattice, hour.ground)
    wide, high = lattice.reach
    weather.rain(brush.moved(-wide, -high), sky, 2 * wide, 2 * high, hour.line)
    for side in range(6):
        ends = lattice.vertices[side], lattice.vertices[(side + 1) % 6]
        brush.polygon(band(*ends, 3.4, 20), hour.line)
        brush.polygon(band(*ends, 2.2, 20), hour.ground)
    return brush


def hexagon(kit: Kit, lattice: Lattice, cell: HexCell, beside: Beside, sky: Sky = NO_SKY) -> Sprite:
    """Return a hex of which something is known, indexed; of a rumour and the region's edge also the ``sky`` counts."""
    state_known(cell.state)
    for name in (*cell.icons, *(secret.icon for secret in cell.secrets)):
        kit.icon(name)
    if cell.state == "rumour":
        image = _rumour(kit, lattice, cell, beside, sky)
    elif cell.state == "edge":
        image = _edge(kit, lattice, sky)
    else:
        image = _land(kit, lattice, cell, beside)
    content(kit, image, lattice, cell, named=beside.next)
    return kit.indexed(image)


def ground(
    kit: Kit, lattice: Lattice, name: str, state: str, clear: tuple[Clear, ...], kind: int, flow: tuple[int, ...] = ()
) -> Sprite:
    """Return the terrain of a hex without its borders and nothing on it, as RGB. ``clear`` discs stay free of marks."""
    scale = scale_of(lattice)
    brush = _sheet(kit, lattice, terrain(name).fill)
    cover(brush.inner(0, 0, 48 * scale).moved(24, 24), name, clear, kind, grain_of(lattice.radius), flow)
    drawn = brush.finish()
    return drawn if state == "visited" else dimmed(kit, drawn, veiled=state == "veiled")


def dimmed(kit: Kit, drawn: Sprite, *, veiled: bool) -> Sprite:
    """Return an RGB picture in the tones of what is only seen; ``veiled`` also hatches it."""
    dark = kit.sheet(drawn.width, drawn.height, "seen")
    quiet = kit.blended(drawn, dark, SEEN + (VEIL if veiled else 0))
    if veiled:
        wide, high = drawn.width, drawn.height
        hatch = kit.brush(wide, high)
        for start in range(-high, wide, 11):
            hatch.stroke(((start, high), (start + high, 0)), 1.5, "dark_2", round_ends=False)
        lines = hatch.finish()
        kit.paste(quiet, lines, 0, 0, shape=lines)
    return quiet


def _land(kit: Kit, lattice: Lattice, cell: HexCell, beside: Beside) -> Sprite:
    clear: list[Clear] = [*LABEL]
    if cell.icons or cell.token:
        clear.append((0.0, -ICON_ABOVE, 28.0 if len(cell.icons) < 2 else 32.0))
    elif beside.start:
        clear.append((0.0, 0.0, 12.0))
    if cell.secrets:
        clear.append((0.0, -ICON_ABOVE - 4, 31.0))
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4
    image = kit.copied(kit.kept(ground, lattice, cell.floor, cell.state, tuple(clear), kind, beside.flow))
    for marks in _lines(kit, lattice, cell.state, beside):
        kit.paste(image, marks, 0, 0, shape=marks)
    return image


def _lines(kit: Kit, lattice: Lattice, state: str, beside: Beside) -> list[Sprite]:
    """Return what lies over a terrain: borders, trail, the mark of the newest hex."""
    found = [kit.kept(lines.rim, lattice, state, beside.sides)]
    if beside.trail or beside.start:
        found.append(kit.kept(lines.trail, lattice, beside.trail, beside.start))
    if beside.newest:
        found.append(kit.kept(lines.newest, lattice))
    return found


def _rumour(kit: Kit, lattice: Lattice, cell: HexCell, beside: Beside, sky: Sky) -> Sprite:
    """Return a hex that the party has only heard of: a grey icon, "?"."""
    brush = _void(kit, lattice, sky)
    lines.dashes(brush, inset(lattice.vertices, [5.0] * 6), 4, 2.6, "mist")
    if beside.next:
        lines.offer(brush, lattice)
    image = brush.finish()
    (wide, high), scale = lattice.reach, scale_of(lattice)
    rumoured(kit, image, cell.icons[0] if cell.icons else "", wide, high - round(ICON_ABOVE * scale), round(36 * scale))
    return image


def _edge(kit: Kit, lattice: Lattice, sky: Sky) -> Sprite:
    """Return a hex that the party knows not to be there: hatched slate."""
    hour = weather.HOURS[sky.hour]
    brush = _sheet(kit, lattice, hour.ground)
    brush.hatch(hour.line, 13, 3, rising=True)
    v = lattice.vertices
    for side in range(6):
        brush.polygon(band(v[side], v[(side + 1) % 6], 5.5, 20), hour.ground)
    ring = inset(v, [5.0] * 6)
    brush.stroke(ring, 1.8, "slate", closed=True)
    return brush.finish()
