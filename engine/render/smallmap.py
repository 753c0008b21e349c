"""A small flat map: the whole map as an overview."""

from __future__ import annotations

import msgspec
from PIL import Image

from engine.core.frame import OVERVIEW, Area
from engine.core.scene import Cell, HexBoard
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import Span, Window, band
from engine.render import pixels
from engine.render.brush import Brush
from engine.render.canvas import RGB, Canvas, index, indexed, lay, plain, seat_tone, tone
from engine.render.floors import floor
from engine.render.lattice import mask
from engine.render.memory import remembered
from engine.render.tokens import dot

DOOR = "door"

SIZES = {
    pointed: tuple(Lattice(across // 2, across, round(across * 0.8625), pointed) for across in range(22, 2, -2))
    for pointed in (False, True)
}
"""The hexes of small maps, largest first, in the proportions of the large ones."""

PARTY = -1
"""The seat of a whole party's dot."""

RIM, CASING = 0.83, 0.16
"""Half the width of lines around tiles; the part of a lantern hex by which its casing is larger."""


class MapSpot(msgspec.Struct, frozen=True):
    """One hex of a small map: whose plate it is, and its floor or its tone, or `DOOR` where one may go on."""

    at: Cell
    plate: int
    floor: str | RGB


class Dot(msgspec.Struct, frozen=True):
    """A person on a small map; ``acting``: it is their turn."""

    at: Cell
    seat: int
    acting: bool = False


def spots(board: HexBoard) -> tuple[MapSpot, ...]:
    """Return the hexes of a board of tiles as small maps show them."""
    return tuple([MapSpot(cell.at, cell.plate, DOOR if cell.lit else cell.floor) for cell in board.cells])


def dots(board: HexBoard) -> tuple[Dot, ...]:
    """Return the adventurers of a board; the one who is to act comes last and so lies on top."""
    people = [cell for cell in board.cells if cell.token is not None and cell.token.kind in ("adventurer", "party")]
    people.sort(key=lambda cell: cell.at == board.actor)
    return tuple(
        Dot(cell.at, cell.token.seat if cell.token.kind != "party" else PARTY, len(people) > 1 and cell.at == board.actor)
        for cell in people
        if cell.token is not None
    )


class Thing(msgspec.Struct, frozen=True):
    """What a small map marks besides people: an "enemy" as a red disc, a "shard", what the party came for, as a rhomb."""

    at: Cell
    kind: str


FINEST = 6
"""The width of the smallest hexes on which enemies are marked, in pixels."""

TINTS = {"enemy": "vermilion", "shard": "ice"}
"""The colours of what small maps mark."""


def things(board: HexBoard) -> tuple[Thing, ...]:
    """Return the enemies of a board, and the goals that its picture points to: those come last and so lie on top."""
    foes = [cell.at for cell in board.cells if cell.token is not None and cell.token.kind == "enemy"]
    goals = [at for at, icon in board.goals if not icon.startswith("danger:")]
    return (*(Thing(at, "enemy") for at in foes), *(Thing(at, "shard") for at in dict.fromkeys(goals)))


def fit(known: Span, pointed: bool, room: tuple[int, int], middle: tuple[int, int]) -> Window:
    """Return how a map that reaches as far as ``known`` lies around ``middle``, as large as there is ``room`` for."""
    sizes = SIZES[pointed]
    for lattice in sizes:
        left, top, right, bottom = known.box(lattice)
        if (right - left <= room[0] and bottom - top <= room[1]) or lattice is sizes[-1]:
            break
    return Window(lattice, middle[0] - (left + right) // 2, middle[1] - (top + bottom) // 2)


def small_map(
    size: tuple[int, int],
    where: Window,
    cells: tuple[MapSpot, ...],
    people: tuple[Dot, ...],
    marked: tuple[Thing, ...] = (),
) -> Canvas:
    """Return a small map of flat tiles: doors in lantern, people as dots, what else is ``marked`` below them."""
    canvas = Canvas(*size)
    ground: dict[Cell, MapSpot] = {spot.at: spot for spot in cells}
    lattice, cut, (wide, high) = where.lattice, mask(where.lattice), where.lattice.reach
    for at in dict.fromkeys((q + dq, r + dr) for q, r in ground for dq, dr in (*NEIGHBOURS, (0, 0))):
        x, y = where.place(at)
        if -wide < x < size[0] + wide and -high < y < size[1] + high:
            own = ground.get(at)
            sides = "".join([_side(own, ground.get((at[0] + dq, at[1] + dr))) for dq, dr in NEIGHBOURS])
            canvas.put(_hexagon(lattice, own.floor if own else "", sides), x - wide, y - high, cut)
    canvas.clear_edge()
    # Where hexes are smaller than what marks an enemy, enemies would cover the map.
    for thing in marked if lattice.across >= FINEST else [thing for thing in marked if thing.kind != "enemy"]:
        large = max(3.2, lattice.across * (0.34 if thing.kind == "enemy" else 0.46))
        kind = "disc" if thing.kind == "enemy" else "diamond"
        lay(canvas, *where.place(thing.at), dot, kind, tone(TINTS[thing.kind]), large)
    for person in people:
        colour = seat_tone(person.seat) if person.seat != PARTY else tone("lantern")
        lay(canvas, *where.place(person.at), dot, "", colour, max(4.4, lattice.across * 0.425), person.acting)
    return canvas


def _side(own: MapSpot | None, other: MapSpot | None) -> str:
    """Return what a hex draws at a side: "r"im, "c"asing of a lantern hex beyond it, or nothing."""
    if other is None:
        return "r" if own is not None and own.floor != DOOR else "-"
    if other.floor == DOOR and (own is None or own.floor != DOOR):
        return "c"
    if own is None or (own.floor != DOOR and own.plate != other.plate):
        return "r"
    return "-"


@remembered(2048)
def _hexagon(lattice: Lattice, look: str | RGB, sides: str) -> Image.Image:
    """Return a hex, indexed, to be cut by the lattice's mask; ``look`` is its floor or its tone, "" for the unknown."""
    (wide, high), v = lattice.reach, lattice.vertices
    lantern = look == DOOR
    fill = "ink" if lantern or not look else floor(look).flat if isinstance(look, str) else look
    brush = Brush(2 * wide, 2 * high, fill, origin=(wide, high))
    if lantern:
        brush.polygon(v, "lantern")
    for side, kind in enumerate(sides):
        a, b = v[side], v[(side + 1) % 6]
        if kind == "r":
            brush.polygon(band(a, b, RIM, RIM), "rim")
        elif kind == "c":
            brush.polygon(band(a, b, CASING * lattice.half, 1), "ink")
    for (x, y), kind in zip(lattice.middles, sides, strict=True):
        if kind == "c":
            brush.moved(2 * x, 2 * y).polygon(v, "lantern")
    return indexed(brush.finish())


def round_off(canvas: Canvas, x: int, y: int, wide: int, high: int, radius: int, colour: str) -> None:
    """Round the corners of a rectangle of the picture off against a colour."""
    half = radius // 2
    for right in (False, True):
        for low in (False, True):
            middle = x + (wide - radius + half if right else half), y + (high - radius + half if low else half)
            lay(canvas, *middle, _corner, radius, colour, right, low)


@remembered(64)
def _corner(radius: int, colour: str, right: bool, low: bool) -> Image.Image:
    """Return what of a square lies outside the quarter of a circle, as RGBA."""
    brush = Brush(radius, radius)
    brush.disc(0 if right else radius, 0 if low else radius, radius, "ink")
    outside = pixels.new("RGBA", (radius, radius))
    outside.paste(Brush(radius, radius, colour).finish())
    outside.putalpha(brush.finish().getchannel("A").point([255 - value for value in range(256)]))
    return outside


FRAME = 4
"""By how many pixels the frame of an overview makes it wider and higher."""

FRAMED = OVERVIEW[0] + FRAME, OVERVIEW[1] + FRAME
"""Width and height of an overview with its frame."""

TALL = OVERVIEW[0], 196
"""Width and height of an overview beside a map, where there is more height than below it, without its frame."""

FRAMED_TALL = TALL[0] + FRAME, TALL[1] + FRAME


@remembered(16)
def overview(
    cells: tuple[MapSpot, ...],
    people: tuple[Dot, ...],
    known: Span,
    window: Window,
    area: Area,
    marked: tuple[Thing, ...] = (),
    size: tuple[int, int] = OVERVIEW,
) -> Image.Image:
    """Return the overview of a whole map in its frame, indexed. ``area`` of the picture shows ``window``."""
    wide, high = size
    where = fit(known, window.lattice.pointed, (wide - 4, high - 4), (wide // 2, high // 2))
    drawn = small_map(size, where, cells, people, marked)
    scale = where.lattice.half / window.lattice.half
    x0, x1 = (round(where.x + (edge - window.x) * scale) for edge in area[::2])
    y0, y1 = (round(where.y + (edge - window.y) * scale) for edge in area[1::2])
    return framed(drawn, (x0, y0, x1, y1))


def framed(drawn: Canvas, shown: Area) -> Image.Image:
    """Return an overview in its frame, indexed, with the rectangle that the picture shows."""
    wide, high = drawn.width, drawn.height
    x0, y0, x1, y1 = shown
    box = (max(x0, 3), max(y0, 3), min(x1, wide - 4), min(y1, high - 4))
    inside = drawn.picture()
    pen = pixels.pen(inside)
    pen.rectangle((box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1), outline=index("ink"), width=4)
    pen.rectangle(box, outline=index("bone"), width=2)
    drawn.paste(inside, 0, 0)
    round_off(drawn, 0, 0, wide, high, 7, "slate")
    framed = Canvas(wide + 4, high + 4)
    framed.paste(plain(wide + 4, high + 4, "slate"), 0, 0)
    framed.paste(drawn.picture(), 2, 2)
    round_off(framed, 0, 0, wide + 4, high + 4, 8, "night")
    return framed.picture()
