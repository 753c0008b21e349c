"""One hex of the wilds as one sprite: terrain in full light or dimmed, trail, icons, coordinate, party; fog; rumours.

A hex depends on its own content and on what is known of its six neighbours; unknown ones depend on nothing but hour and
weather, and whether the party may go there next.
"""

from __future__ import annotations

import msgspec
from PIL import Image

from engine.core.scene import HexCell, Sky
from engine.render.brush import Brush
from engine.render.canvas import indexed, tone
from engine.render.icons import known
from engine.render.land import air, lines
from engine.render.land.covers import Clear
from engine.render.land.sizes import grain_of, scale_of
from engine.render.land.standing import GROUNDS, ICON_ABOVE, LABEL_BELOW, SEEN, VEIL, content, rumoured
from engine.render.land.terrain import cover, terrain
from engine.render.lattice import Lattice, band, inset, sheet
from engine.render.memory import remembered

STATES = (*GROUNDS, "rumour", "edge")
NO_SKY = Sky()

LABEL = ((-16.0, LABEL_BELOW, 12.0), (0.0, LABEL_BELOW, 14.0), (16.0, LABEL_BELOW, 12.0))
"""What stays free of marks for a coordinate."""


class Beside(msgspec.Struct, frozen=True):
    """What the drawing of a hex needs to know around it.

    ``sides`` has a letter for each of six neighbours: "v"isited, "k"nown, or "-" unknown. ``trail`` are sides that the
    trail crosses; it began here with ``start``. Over the sides of ``flow`` its water runs on. The party may go there
    ``next``; the ``newest`` one is ringed.
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


@remembered(24)
def fog(lattice: Lattice, sky: Sky = NO_SKY, outline: str = "") -> Image.Image:
    """Return an unknown hex, indexed: always the same under one sky, with a dashed ``outline`` where the party may go."""
    brush = _void(lattice, sky)
    if outline:
        lines.offer(brush, lattice, outline)
    return indexed(brush.finish())


def _void(lattice: Lattice, sky: Sky) -> Brush:
    """Return a brush on the ground of a hex that nobody knows: its tone tells the hour, strokes the rain."""
    hour = air.HOURS[air.known(sky).hour]
    brush = sheet(lattice, hour.ground)
    wide, high = lattice.reach
    air.rain(brush.moved(-wide, -high), sky, 2 * wide, 2 * high, hour.line)
    for side in range(6):
        ends = lattice.vertices[side], lattice.vertices[(side + 1) % 6]
        brush.polygon(band(*ends, 3.4, 20), hour.line)
        brush.polygon(band(*ends, 2.2, 20), hour.ground)
    return brush


@remembered(384)
def hexagon(lattice: Lattice, cell: HexCell, beside: Beside, sky: Sky = NO_SKY) -> Image.Image:
    """Return a hex of which something is known, indexed; of a rumour and the region's edge also the ``sky`` counts."""
    state_known(cell.state)
    for name in (*cell.icons, *(secret.icon for secret in cell.secrets)):
        known(name)
    if cell.state == "rumour":
        image = _rumour(lattice, cell, beside, sky)
    elif cell.state == "edge":
        image = _edge(lattice, sky)
    else:
        image = _land(lattice, cell, beside)
    content(image, lattice, cell, named=beside.next)
    return indexed(image)


@remembered(32)
def ground(
    lattice: Lattice, name: str, state: str, clear: tuple[Clear, ...], kind: int, flow: tuple[int, ...] = ()
) -> Image.Image:
    """Return the terrain of a hex without its borders and nothing on it, as RGB. ``clear`` discs stay free of marks."""
    scale = scale_of(lattice)
    brush = sheet(lattice, terrain(name).fill)
    cover(brush.inner(0, 0, 48 * scale).moved(24, 24), name, clear, kind, grain_of(lattice.radius), flow)
    drawn = brush.finish()
    return drawn if state == "visited" else dimmed(drawn, veiled=state == "veiled")


def dimmed(drawn: Image.Image, *, veiled: bool) -> Image.Image:
    """Return an RGB picture in the tones of what is only seen; ``veiled`` also hatches it."""
    dark = Image.new("RGB", drawn.size, tone("seen"))
    quiet = Image.blend(drawn, dark, SEEN + (VEIL if veiled else 0))
    if veiled:
        wide, high = drawn.size
        hatch = Brush(wide, high)
        for start in range(-high, wide, 11):
            hatch.stroke(((start, high), (start + high, 0)), 1.5, "dark_2", round_ends=False)
        lines = hatch.finish()
        quiet.paste(lines, (0, 0), lines)
    return quiet


def _land(lattice: Lattice, cell: HexCell, beside: Beside) -> Image.Image:
    clear: list[Clear] = [*LABEL]
    if cell.icons or cell.token:
        clear.append((0.0, -ICON_ABOVE, 28.0 if len(cell.icons) < 2 else 32.0))
    elif beside.start:
        clear.append((0.0, 0.0, 12.0))
    if cell.secrets:
        clear.append((0.0, -ICON_ABOVE - 4, 31.0))
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4
    image = ground(lattice, cell.floor, cell.state, tuple(clear), kind, beside.flow).copy()
    for marks in _lines(lattice, cell.state, beside):
        image.paste(marks, (0, 0), marks)
    return image


def _lines(lattice: Lattice, state: str, beside: Beside) -> list[Image.Image]:
    """Return what lies over a terrain: borders, trail, the mark of the newest hex."""
    found = [lines.rim(lattice, state, beside.sides)]
    if beside.trail or beside.start:
        found.append(lines.trail(lattice, beside.trail, beside.start))
    if beside.newest:
        found.append(lines.newest(lattice))
    return found


def _rumour(lattice: Lattice, cell: HexCell, beside: Beside, sky: Sky) -> Image.Image:
    """Return a hex that the party has only heard of: a grey icon, "?"."""
    brush = _void(lattice, sky)
    lines.dashes(brush, inset(lattice.vertices, [5.0] * 6), 4, 2.6, "mist")
    if beside.next:
        lines.offer(brush, lattice)
    image = brush.finish()
    (wide, high), scale = lattice.reach, scale_of(lattice)
    rumoured(image, cell.icons[0] if cell.icons else "", wide, high - round(ICON_ABOVE * scale), round(36 * scale))
    return image


def _edge(lattice: Lattice, sky: Sky) -> Image.Image:
    """Return a hex that the party knows not to be there: hatched slate."""
    hour = air.HOURS[sky.hour]
    brush = sheet(lattice, hour.ground)
    wide, high = brush.sheet.size
    for start in range(-high, wide, 52):
        brush.pen.line(((start, high), (start + high, 0)), fill=tone(hour.line), width=12)
    v = lattice.vertices
    for side in range(6):
        brush.polygon(band(v[side], v[(side + 1) % 6], 5.5, 20), hour.ground)
    ring = inset(v, [5.0] * 6)
    brush.stroke(ring, 1.8, "slate", closed=True)
    return brush.finish()
