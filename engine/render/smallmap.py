"""Small flat maps: the whole map as an overview, and one for each choice with what it would add."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from engine.core.scene import Cell, HexBoard
from engine.render.brush import Brush, stretched
from engine.render.floors import floor
from engine.render.lattice import FLAT, POINTED, Lattice, Span
from engine.render.palette import RGB, indexed, seat_tone, tone

_SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
DOOR = "door"


class Spot(msgspec.Struct, frozen=True):
    """One hex of a small map: whose plate it is, and its floor, or `DOOR` where one may go on."""

    at: Cell
    plate: int
    floor: str


class Dot(msgspec.Struct, frozen=True):
    """A person on a small map."""

    at: Cell
    seat: int


def spots(board: HexBoard) -> tuple[Spot, ...]:
    """Return a board's hexes as small maps show them."""
    return tuple([Spot(cell.at, cell.plate, DOOR if cell.lit else cell.floor) for cell in board.cells])


def dots(board: HexBoard) -> tuple[Dot, ...]:
    """Return the adventurers of a board; whoever is to act comes last and so lies on top."""
    people = [cell for cell in board.cells if cell.token is not None and cell.token.kind in ("adventurer", "party")]
    people.sort(key=lambda cell: cell.at == board.actor)
    return tuple(Dot(cell.at, cell.token.seat) for cell in people if cell.token is not None)


class Fit(msgspec.Struct, frozen=True):
    """How a small map lies: ``scale`` of a lattice, and where that lattice's (0, 0) goes."""

    lattice: Lattice
    scale: float
    x: float
    y: float

    def place(self, at: Cell) -> tuple[float, float]:
        """Return the middle of a hex on the small map."""
        x, y = self.lattice.place(at)
        return self.x + x * self.scale, self.y + y * self.scale


def fit(known: Span, pointed: bool, wide: int, high: int, most: float = 0.26) -> Fit:
    """Return how a map that reaches as far as ``known`` fits into a sheet of pixels, centred."""
    lattice = POINTED[0] if pointed else FLAT[0]
    left, top, right, bottom = known.box(lattice)
    scale = min(most, (wide - 8) / (right - left), (high - 8) / (bottom - top))
    return Fit(lattice, scale, wide / 2 - (left + right) / 2 * scale, high / 2 - (top + bottom) / 2 * scale)


@lru_cache(maxsize=16)
def small_map(
    wide: int, high: int, where: Fit, cells: tuple[Spot, ...], ghost: tuple[Cell, ...], people: tuple[Dot, ...]
) -> Image.Image:
    """Return a small map of flat tiles as RGB: doors and a ghost in lantern, people as dots."""
    brush = Brush(wide, high, "ink", unit=where.scale)
    v = where.lattice.vertices
    plates = {spot.at: spot.plate for spot in cells}
    thin = 1.1 / where.scale
    base = brush.left, brush.top

    def move(at: Cell) -> None:
        x, y = where.place(at)
        brush.left, brush.top = base[0] + x * 4, base[1] + y * 4

    grown = [(x * 1.03, y * 1.03) for x, y in v]
    doors = [spot for spot in cells if spot.floor == DOOR]
    for spot in cells:
        if spot.floor != DOOR and -20 < where.place(spot.at)[0] < wide + 20 and -20 < where.place(spot.at)[1] < high + 20:
            move(spot.at)
            brush.polygon(grown, floor(spot.floor).flat)
            for side, (dq, dr) in enumerate(_SIDES):
                if plates.get((spot.at[0] + dq, spot.at[1] + dr)) != spot.plate:
                    brush.stroke((v[side], v[(side + 1) % 6]), 1.5 * thin, "rim")
    for spot in doors:
        move(spot.at)
        brush.polygon([(x * 1.16, y * 1.16) for x, y in v], "ink")
        brush.polygon(v, "lantern")
    for at in ghost:
        move(at)
        brush.polygon([(x * 1.16, y * 1.16) for x, y in v], "ink")
    for at in ghost:
        move(at)
        brush.polygon(v, "lantern")
    for at in ghost:
        move(at)
        for side, (dq, dr) in enumerate(_SIDES[:3]):
            if (at[0] + dq, at[1] + dr) in ghost:
                brush.stroke((v[side], v[(side + 1) % 6]), thin, "gilt")
    for dot in people:
        move(dot.at)
        radius = max(4.4 / where.scale, 34.0)
        brush.disc(0, 0, radius + 1.3 / where.scale, "ink")
        brush.disc(0, 0, radius, seat_tone(dot.seat))
    return brush.finish()


def rounded(drawn: Image.Image, radius: int, around: RGB) -> Image.Image:
    """Return an RGB picture with its corners rounded off against a colour."""
    side = 4 * radius
    brush = Brush(side, side)
    brush.plate(0, 0, side, side, radius, "bone")
    picture = Image.new("RGB", drawn.size, around)
    picture.paste(drawn, (0, 0), stretched(brush.finish(), *drawn.size).getchannel("A"))
    return picture


OVERVIEW = (212, 218)
"""Width and height of the overview."""


@lru_cache(maxsize=16)
def overview(
    cells: tuple[Spot, ...], people: tuple[Dot, ...], known: Span, pointed: bool, view: tuple[int, ...]
) -> Image.Image:
    """Return the overview of a whole map, indexed. ``view`` is the picture's window around (0, 0) in lattice pixels of
    the full size."""
    wide, high = OVERVIEW
    where = fit(known, pointed, wide - 4, high - 4)
    drawn = small_map(wide, high, msgspec.structs.replace(where, x=where.x + 2, y=where.y + 2), cells, (), people)
    x0, y0 = where.x + 2 + view[0] * where.scale, where.y + 2 + view[1] * where.scale
    x1, y1 = where.x + 2 + view[2] * where.scale, where.y + 2 + view[3] * where.scale
    box = (max(round(x0), 3), max(round(y0), 3), min(round(x1), wide - 4), min(round(y1), high - 4))
    picture = drawn.copy()
    pen = ImageDraw.Draw(picture)
    pen.rectangle((box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1), outline=tone("ink"), width=4)
    pen.rectangle(box, outline=tone("bone"), width=2)
    return indexed(_framed(picture))


def _framed(picture: Image.Image) -> Image.Image:
    """Return a picture in a slate line with round corners."""
    wide, high = picture.size
    sheet = Image.new("RGB", (wide + 4, high + 4), tone("slate"))
    sheet.paste(rounded(picture, 7, tone("slate")), (2, 2))
    return rounded(sheet, 8, tone("night"))
