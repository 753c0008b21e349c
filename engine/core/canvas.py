"""What a board that only one game has is drawn with: the renderer hands it in, and a game knows no more of it than this.

Such a board is an `OwnBoard` of the game: it says where it lies in its picture and draws itself there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence, Set
from typing import Any, Protocol, TypeVar

from engine.maps.lattice import Lattice
from engine.maps.windows import Span, Window

from .brushes import Align as Align
from .brushes import Box as Box
from .brushes import BrushLike as BrushLike
from .brushes import Colour as Colour
from .brushes import Face as Face
from .brushes import Point as Point
from .brushes import Sprite as Sprite
from .frame import OVERVIEW, Area, Layout
from .tokens import Cell, Token

Fit = Callable[[int, int], tuple[float, int, int]]
"""Tells for so much room in pixels how large a board is drawn (a radius, a scale) and how many pixels it fills."""
Places = Iterable[tuple[str, Sequence[Point]]]
"""Labels, each with the corners of its place; gone through once, only when outlines are asked for."""
Drawn = TypeVar("Drawn", Sprite, tuple[Sprite, Sprite])
"""A sprite, or two that belong together."""


class CanvasLike(Protocol):
    """A picture under way."""

    def paste(self, sprite: Any, x: int, y: int, mask: Any = None, /) -> None:
        """Lay an indexed sprite with its upper left corner on (x, y); what hangs over the edge is cut."""
        ...

    def picture(self) -> Any:
        """Return what was drawn so far as an indexed sprite."""
        ...

    def mark(self, places: Places, area: Area | None = None, /) -> None:
        """Tell where places are drawn, as far as they lie in ``area``; a generator costs nothing until it is asked."""
        ...

    def stand(self, kind: str, text: str, box: Box, area: Area | None = None, /) -> None:
        """Tell that something stands in a rectangle that has to be seen: a "token", a "badge", a "label", a "card", a
        "plate" or a "note", on a board that has ``area``. Tests ask whether one covers another, or an edge cuts it."""
        ...


class Kit(Hashable, Protocol):
    """What draws: brushes, letters, icons, tokens, and sprites that are kept."""

    def brush(
        self, width: int, height: int, ground: Colour | None = None, *, unit: float = 1.0, origin: Point = (0.0, 0.0)
    ) -> BrushLike:
        """Return a brush on a sheet of so many pixels, clear or on a ground."""
        ...

    def kept(self, draw: Callable[..., Drawn], /, *how: object) -> Drawn:
        """Return the sprite or sprites ``draw(kit, *how)``, drawn once while there is room to keep it."""
        ...

    def lay(self, canvas: CanvasLike, x: int, y: int, draw: Callable[..., Sprite], /, *how: object) -> None:
        """Lay the RGBA sprite ``draw(kit, *how)`` on a canvas, its middle at (x, y)."""
        ...

    def canvas(self, width: int, height: int, /) -> CanvasLike:
        """Return an empty canvas, for what is laid together before it goes on the picture."""
        ...

    def lay_once(self, canvas: CanvasLike, x: int, y: int, sprite: Sprite, /) -> None:
        """Lay an RGBA sprite on a canvas, its middle at (x, y), without remembering what comes of it."""
        ...

    def paint_layer(self, canvas: CanvasLike, sprites: list[Any], window: Window, area: Area, /) -> None:
        """Lay the sprites of all places of a window on an empty canvas; what is as it was last time is taken over."""
        ...

    def tone(self, name: str, /) -> tuple[int, int, int]:
        """Return a named colour of the palette as red, green and blue."""
        ...

    def copied(self, sprite: Sprite, /) -> Sprite:
        """Return a copy of a sprite, to draw on."""
        ...

    def blended(self, sprite: Sprite, other: Sprite, share: float, /) -> Sprite:
        """Return a sprite whose colours go so far towards those of another one."""
        ...

    def spot(self, on: Sprite, x: float, y: float, radius: float, colour: Colour, /) -> None:
        """Fill a disc on an indexed sheet, its edge hard."""
        ...

    def patch(self, on: Sprite, points: Sequence[Point], colour: Colour, /) -> None:
        """Fill a polygon on an indexed sheet, its edge hard."""
        ...

    def inlay(self, on: Sprite, x: int, y: int, sheet: Sprite, shape: Sprite, /) -> None:
        """Lay an RGB sheet on an indexed one with its upper left corner on (x, y), where ``shape`` is about solid."""
        ...

    def sheet(self, width: int, height: int, colour: Colour, /) -> Sprite:
        """Return an RGB sheet of one colour, to write on."""
        ...

    def indexed(self, sprite: Sprite, /) -> Sprite:
        """Return an RGB sprite in entries of the palette, as a canvas takes it."""
        ...

    def plain(self, width: int, height: int, colour: str, /) -> Sprite:
        """Return an indexed sheet of one colour."""
        ...

    def paste(self, on: Sprite, sprite: Sprite, x: int, y: int, /, *, shape: Sprite | None = None) -> None:
        """Lay a sprite with its upper left corner on (x, y) of another: as far as ``shape`` is solid, or all of it."""
        ...

    def over(self, sprite: Sprite, other: Sprite, x: int, y: int, /) -> Sprite:
        """Return an RGBA sprite with another one over it, whose upper left corner lies on (x, y)."""
        ...

    def opened(self, sprite: Sprite, /) -> Sprite:
        """Return an RGBA sprite as an RGB sheet to write on; `sealed` makes it a sprite again."""
        ...

    def sealed(self, sheet: Sprite, shape: Sprite, /) -> Sprite:
        """Return an RGB sheet as a sprite, as far as ``shape`` is solid."""
        ...

    def crop(self, sprite: Sprite, area: Area, /) -> Sprite:
        """Return a part of a sprite."""
        ...

    def resized(self, sprite: Sprite, width: int, height: int, /) -> Sprite:
        """Return a sprite drawn larger or smaller."""
        ...

    def smaller(self, sprite: Sprite, width: int, height: int, /) -> Sprite:
        """Return a sprite drawn smaller, as sharp as may be."""
        ...

    def stretched(self, small: Sprite, width: int, height: int, /) -> Sprite:
        """Return a plate grown to that size: its corners kept, its middle row and column repeated."""
        ...

    def texture(self, brush: BrushLike, /) -> Sprite:
        """Return the sheet of a brush as it is, for `fill`."""
        ...

    def fill(self, brush: BrushLike, points: Sequence[Point], texture: Sprite, /) -> None:
        """Fill a polygon with what lies there on another sheet of the same size."""
        ...

    def pave(self, brush: BrushLike, points: Sequence[Point], texture: Sprite, colour: Colour, high: float, /) -> None:
        """Fill a polygon like `fill`, and a strip ``high`` units below its upper edge with a colour."""
        ...

    def rim(
        self,
        side: int,
        shapes: Iterable[Sequence[Point]],
        depth: float,
        colour: Colour,
        /,
        *,
        unit: float,
        margin: int,
        ends: Iterable[int],
    ) -> Sprite:
        """Return what lies within ``depth`` units of the edge of some polygons together, all of them with 0, as RGBA.

        The sheet is a square of ``side`` pixels. Polygons go on for ``margin`` pixels beyond it, but for those of its
        ``ends`` (0-3 clockwise from the top): there they have an edge.
        """
        ...

    def weighed(self, side: int, shapes: Iterable[tuple[Sequence[Point], int, int]], boxes: Iterable[Area], /) -> list[int]:
        """Return how much lies in each box of a square sheet: shapes, later ones on top, each with the weight of a pixel.

        With a width a shape is a line so many pixels wide, or a disc where it has one point; with 0 it is a polygon.
        """
        ...

    def edge(self, on: Sprite, colour: str, width: int = 1, /) -> None:
        """Draw a line along the inside of the edge of an RGB sheet."""
        ...

    def dimmed(
        self, sprite: Sprite, light: float, /, *, shape: Sprite | None = None, discs: Iterable[tuple[Point, float]] = ()
    ) -> Sprite:
        """Return an indexed sprite with so much of its light, but for where ``shape`` is about solid, and discs then."""
        ...

    def hexagon(self, lattice: Lattice, /) -> Sprite:
        """Return the mask of a hex: laid on the lattice, they cover each pixel exactly once."""
        ...

    def width(self, text: str, face: Face, size: int, /) -> float:
        """Return how far a text reaches, in pixels."""
        ...

    def cut(self, text: str, face: Face, size: int, room: float, /) -> str:
        """Return a text, or as much of it as fits into ``room`` pixels and an ellipsis."""
        ...

    def halves(self, text: str, face: Face, size: int, /) -> tuple[str, ...]:
        """Return a text in two lines of about the same length, or in one if it has but one word."""
        ...

    def wrapped(self, text: str, face: Face, size: int, room: float, most: int = 99, /) -> list[str]:
        """Return a text in lines of at most ``room`` pixels, the last of ``most`` cut where there is more."""
        ...

    def write(
        self, on: Sprite, x: float, y: float, text: str, face: Face, size: int, colour: Colour, align: Align = "left", /
    ) -> float:
        """Write on an RGB sheet with the middle of the capitals at height ``y``; return the width in pixels."""
        ...

    def words(
        self, width: int, height: int, lines: Iterable[tuple[str, float, float]], face: Face, size: int, colour: Colour, /
    ) -> Sprite:
        """Return lines as RGBA, each with the middle of its capitals at (x, y)."""
        ...

    def carve(
        self,
        brush: BrushLike,
        x: float,
        y: float,
        text: str,
        face: Face,
        size: float,
        colour: Colour,
        /,
        *,
        halo: float = 0.0,
    ) -> None:
        """Draw a letter or number centred exactly on (x, y), with a line of ink around it as wide as ``halo``."""
        ...

    def glyph(self, brush: BrushLike, icon: str, /, **colours: Colour) -> None:
        """Draw an icon on a brush in a box of 48 units, in other colours if it has some to choose."""
        ...

    def icon(self, name: str, /) -> str:
        """Return ``name`` when there is such an icon; ``ValueError`` otherwise."""
        ...

    def figure(self, brush: BrushLike, name: str, /, **colours: Colour) -> None:
        """Draw the figure of a token on a brush in a box of 48 units, in colours of its own."""
        ...

    def figures(self) -> Set[str]:
        """Return the names of all figures."""
        ...

    def icon_sprite(self, icon: str, size: int, /, *, outlined: bool = False) -> Sprite:
        """Return an icon as RGBA, its box in the middle."""
        ...

    def stamp(self, on: Sprite, icon: str, x: float, y: float, size: int, /, *, outlined: bool = False) -> None:
        """Lay an icon on an RGB sheet, or on the solid part of an RGBA sprite, with the middle of its box at (x, y)."""
        ...

    def seat(self, number: int, /) -> str:
        """Return the name of the colour of a seat."""
        ...

    def letter(self, seat: int, /) -> Colour:
        """Return the colour of letters on that of a seat."""
        ...

    def person(self, brush: BrushLike, unit: Token, radius: float, x: float, y: float, /) -> None:
        """Draw the disc of a person."""
        ...

    def small_person(self, brush: BrushLike, unit: Token, radius: float, x: float, y: float, /) -> None:
        """Draw the disc of a person without its marks."""
        ...

    def fallen(self, brush: BrushLike, unit: Token, radius: float, x: float, y: float, /) -> None:
        """Draw the disc of a person who is out of the game."""
        ...

    def token_kinds(self) -> Set[str]:
        """Return the kinds of tokens that every board can carry."""
        ...

    def body(self, brush: BrushLike, unit: Token, radius: int, /) -> None:
        """Draw a token of such a kind around (0, 0), without marks and bar."""
        ...

    def call(self, brush: BrushLike, radius: int, /) -> None:
        """Draw the ring and the caret of a token that is to act around (0, 0), before the token."""
        ...

    def call_size(self, radius: float, /) -> float:
        """Return how large that ring is beside one of the usual radius, at most 1."""
        ...

    def tick(self, brush: BrushLike, x: float, y: float, size: float, /) -> None:
        """Draw the tick of a person who has acted."""
        ...

    def bar(self, brush: BrushLike, x: float, y: float, width: float, health: int, most: int, /) -> None:
        """Draw a bar of health, centred on (x, y)."""
        ...

    def closed_eye(self, brush: BrushLike, x: float, y: float, colour: Colour, /) -> None:
        """Draw a closed eye around (x, y), 14 units wide: not seen yet."""
        ...

    def hollow(self, on: Sprite, icon: str, x: float, y: float, size: int, colour: str, /) -> None:
        """Draw nothing but the outline of an icon on an RGB sheet: what stood there is gone."""
        ...

    def grey(self, icon: str, size: int, /) -> Sprite:
        """Return an icon in one quiet tone as RGBA, what is dark in it left dark."""
        ...

    def rubble(self, size: int, /) -> Sprite:
        """Return rubble under a cross, as RGBA: no way through."""
        ...

    def quiet_ground(self, width: int, height: int, /) -> Sprite:
        """Return the empty ground with its quiet crosses, indexed."""
        ...

    def token(self, unit: Token, radius: int, /) -> Sprite:
        """Return a token as RGBA; it stands `lift` lower than its sprite's middle."""
        ...

    def lift(self, radius: float, /) -> int:
        """Return how far above the middle of its place a token of that radius stands, in pixels."""
        ...

    def paint_badges(
        self, canvas: CanvasLike, shown: Iterable[tuple[Any, int, int, float]], focus: tuple[int, int], area: Area, /
    ) -> None:
        """Draw badges, each with the place of its middle and its size, and point to some outside the area that are of use
        now: to those nearest to ``focus``."""
        ...

    def badge(self, text: str, state: str, choice: bool, size: float = 1.0, /) -> Sprite:
        """Return a badge as RGBA, its middle in the middle."""
        ...

    def lay_badge(self, canvas: CanvasLike, x: int, y: int, text: str, state: str, size: float = 1.0, /) -> None:
        """Lay a badge on a canvas, its middle at (x, y), and tell where it is."""
        ...

    def arranged(self, scene: Any, fit: Fit, extent: Callable[[Area], Area], /, *, marks: Marks) -> Layout:
        """Return the layout of a map. Its panel stands below it or beside it, where the map is drawn larger.

        ``extent`` takes the area of a board and returns the known part of it. Where that part would fill less than half of
        the picture, rows of the legend are left out.
        """
        ...

    def arranged_below(
        self,
        scene: Any,
        fit: Fit,
        extent: Callable[[Area], Area],
        /,
        *,
        marks: Marks,
        cropped: Callable[[Area], bool],
        above: int = 0,
        beside: bool = True,
        overview: int = OVERVIEW[1],
        pointing: bool = False,
    ) -> Layout:
        """Return the same for a map below a band so many pixels high, which stands above a panel beside the map instead.

        Not ``beside``: the panel is always below the map. A map that is ``cropped`` in its area has an ``overview`` so many
        pixels high below it, beside the seats; ``pointing``: its badges point to what lies outside.
        """
        ...

    def arranged_low(
        self,
        scene: Any,
        fit: Fit,
        extent: Callable[[Area], Area],
        /,
        *,
        marks: Marks,
        cropped: Callable[[Area], bool],
        above: int,
        most: int,
        tall: int,
        least: float,
    ) -> Layout | None:
        """Return the layout of a map with its panel beside it below a band so high, in a picture ``most`` high.

        It is higher, up to ``tall``, where its panel needs that. ``None`` where the map would not even be the ``least``
        part as large as in a high picture. It has to fill two fifths of this one, too.
        """
        ...

    def overview(
        self,
        board: Any,
        spots: Sequence[tuple[Cell, tuple[int, int, int]]],
        known: Span,
        window: Window,
        area: Area,
        /,
    ) -> Sprite:
        """Return the overview of a whole map of hexes, each of a colour, with the people of its board and the window."""
        ...

    def framed(self, canvas: CanvasLike, shown: Area, /) -> Sprite:
        """Return a drawn overview in its frame, with the rectangle of it that the picture shows."""
        ...

    def dot(self, unit: Token, radius: float, /) -> Sprite:
        """Return a unit as overviews show it, as RGBA."""
        ...

    def slot(self, high: int, wide: int, /) -> Sprite:
        """Return an empty pane on the ground as RGB, two pixels larger on each side than the pane."""
        ...

    def surround(self, canvas: CanvasLike, layout: Layout, /) -> None:
        """Draw the ground and the frame over what hangs out of a board's part of the picture."""
        ...

    def paint_panel(
        self,
        canvas: CanvasLike,
        scene: Any,
        layout: Layout,
        /,
        *,
        marks: Marks,
        ticks: bool = False,
        overview: Sprite | None = None,
    ) -> None:
        """Draw seats, what all share and the legend where a layout has them, and an overview if there is one."""
        ...

    def foot_high(self, scene: Any, /) -> int:
        """Return how high the panel of a scene is below its board: its seats and its legend; 0 for nothing to show."""
        ...

    def foot(self, scene: Any, /) -> Sprite:
        """Return that panel, `FOOT` pixels wide, indexed."""
        ...


Marks = Callable[[Kit, Any, str, str, str], bool]
"""Draws a mark that only this board has, in a box of 40 x 29 pixels of a legend.

It takes the kit, the sheet, the mark, the letter of its sample and the ground. It returns false for any other mark."""
