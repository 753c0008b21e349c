"""What games draw their own boards with, made of the renderer's parts; `engine.core.canvas.Kit` says what each does."""

# ruff: noqa: D102

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from functools import cache, partial
from typing import Any

from PIL import Image, ImageDraw

from engine.core.canvas import Align, Colour, Drawn, Face, Fit, Kit, Marks, Point, Sprite
from engine.core.frame import OVERVIEW, Area, Layout
from engine.core.scene import Badge, Cell, Scene, Token
from engine.maps.lattice import Lattice
from engine.maps.windows import Span, Window
from engine.render import (
    badges,
    brush,
    canvas,
    frame,
    glyphs,
    icons,
    lattice,
    panel,
    pixels,
    shapes,
    smallmap,
    surroundings,
    tokens,
)
from engine.render.memory import remembered

KEPT = 256
"""So many sprites of each drawing are kept, those that were asked for last, while there is room."""


@cache
def _keeping(draw: Callable[..., Any]) -> Callable[..., Any]:
    """Return a drawing of a game that needs no kit and keeps what it drew."""

    return remembered(KEPT)(partial(draw, KIT))


@cache
def _own(marks: Marks) -> panel.BoardMarks:
    """Return what draws a game's own marks of a legend as the panel asks for it."""
    return partial(marks, KIT)


@cache
def _entry(colour: Colour) -> int:
    """Return the entry of the palette that is nearest to a colour."""
    return canvas.indexed(Image.new("RGB", (1, 1), brush.shade(colour))).tobytes()[0]


_SOLID = [0] * 40 + [255] * 216
"""What counts as solid where there are no smooth edges."""


class PillowKit:
    """The renderer's own kit. Sprites are pictures of Pillow, which games do not know."""

    def brush(
        self, width: int, height: int, ground: Colour | None = None, *, unit: float = 1.0, origin: Point = (0.0, 0.0)
    ) -> brush.Brush:
        return brush.Brush(width, height, ground, unit, origin)

    def kept(self, draw: Callable[..., Drawn], /, *how: object) -> Drawn:
        found: Drawn = _keeping(draw)(*how)
        return found

    def lay(self, on: Any, x: int, y: int, draw: Callable[..., Sprite], /, *how: object) -> None:
        canvas.lay(on, x, y, _keeping(draw), *how)

    def canvas(self, width: int, height: int, /) -> canvas.Canvas:
        return canvas.Canvas(width, height)

    def lay_once(self, on: Any, x: int, y: int, sprite: Any, /) -> None:
        canvas.lay_once(on, x, y, sprite)

    def paint_layer(self, on: Any, sprites: list[Any], window: Window, area: Area, /) -> None:
        lattice.paint_layer(on, sprites, window, area)

    def tone(self, name: str, /) -> tuple[int, int, int]:
        return canvas.tone(name)

    def copied(self, sprite: Any, /) -> Image.Image:
        found: Image.Image = sprite.copy()
        return found

    def blended(self, sprite: Any, other: Any, share: float, /) -> Image.Image:
        return pixels.blend(sprite, other, share)

    def spot(self, on: Any, x: float, y: float, radius: float, colour: Colour, /) -> None:
        pixels.pen(on).ellipse((x - radius, y - radius, x + radius, y + radius), fill=_entry(colour))

    def patch(self, on: Any, points: Sequence[Point], colour: Colour, /) -> None:
        pixels.pen(on).polygon(list(points), fill=_entry(colour))

    def inlay(self, on: Any, x: int, y: int, sheet: Any, shape: Any, /) -> None:
        on.paste(canvas.indexed(sheet), (x, y), shape.getchannel("A").point(_SOLID, "1"))

    def sheet(self, width: int, height: int, colour: Colour, /) -> Image.Image:
        return pixels.new("RGB", (width, height), brush.shade(colour))

    def indexed(self, sprite: Any, /) -> Image.Image:
        return canvas.indexed(sprite)

    def plain(self, width: int, height: int, colour: str, /) -> Image.Image:
        return canvas.plain(width, height, colour)

    def paste(self, on: Any, sprite: Any, x: int, y: int, /, *, shape: Any = None) -> None:
        on.paste(sprite, (x, y), shape.getchannel("A") if shape is not None else None)

    def over(self, sprite: Any, other: Any, x: int, y: int, /) -> Image.Image:
        found: Image.Image = sprite.copy()
        found.alpha_composite(other, (x, y))
        return found

    def opened(self, sprite: Any, /) -> Image.Image:
        sheet = pixels.new("RGB", sprite.size)
        sheet.paste(sprite)
        return sheet

    def sealed(self, sheet: Any, shape: Any, /) -> Image.Image:
        return brush.sealed(sheet, shape.getchannel("A"))

    def crop(self, sprite: Any, area: tuple[int, int, int, int], /) -> Image.Image:
        found: Image.Image = sprite.crop(area)
        return found

    def resized(self, sprite: Any, width: int, height: int, /) -> Image.Image:
        found: Image.Image = sprite.resize((width, height))
        return found

    def smaller(self, sprite: Any, width: int, height: int, /) -> Image.Image:
        found: Image.Image = sprite.resize((width, height), Image.Resampling.LANCZOS)
        return found

    def stretched(self, small: Any, width: int, height: int, /) -> Image.Image:
        return brush.stretched(small, width, height)

    def texture(self, drawn: Any, /) -> Image.Image:
        sheet: Image.Image = drawn.sheet
        return sheet

    def fill(self, on: Any, points: Sequence[Point], texture: Any, /) -> None:
        where = Image.new("1", on.sheet.size)
        ImageDraw.Draw(where).polygon([on.at(x, y) for x, y in points], fill=1)
        on.sheet.paste(texture, (0, 0), where)

    def pave(self, on: Any, points: Sequence[Point], texture: Any, colour: Colour, high: float, /) -> None:
        shapes.pave(on, points, texture, colour, high)

    def rim(
        self,
        side: int,
        polygons: Iterable[Sequence[Point]],
        depth: float,
        colour: Colour,
        /,
        *,
        unit: float,
        margin: int,
        ends: Iterable[int],
    ) -> Image.Image:
        return shapes.rim(side, polygons, depth, colour, unit, margin, ends)

    def weighed(self, side: int, parts: Iterable[tuple[Sequence[Point], int, int]], boxes: Iterable[Area], /) -> list[int]:
        return shapes.weighed(side, parts, boxes)

    def edge(self, on: Any, colour: str, width: int = 1, /) -> None:
        wide, high = on.size
        pixels.pen(on).rectangle((0, 0, wide - 1, high - 1), outline=canvas.tone(colour), width=width)

    def dimmed(
        self, sprite: Any, light: float, /, *, shape: Any = None, discs: Iterable[tuple[Point, float]] = ()
    ) -> Image.Image:
        return shapes.dimmed(sprite, light, shape, discs)

    def hexagon(self, hexes: Lattice, /) -> Image.Image:
        return lattice.mask(hexes)

    def width(self, text: str, face: Face, size: int, /) -> float:
        return brush.width(text, face, size)

    def cut(self, text: str, face: Face, size: int, room: float, /) -> str:
        return brush.cut(text, face, size, room)

    def halves(self, text: str, face: Face, size: int, /) -> tuple[str, ...]:
        return brush.halves(text, face, size)

    def wrapped(self, text: str, face: Face, size: int, room: float, most: int = 99, /) -> list[str]:
        return brush.wrapped(text, face, size, room, most)

    def write(
        self, on: Any, x: float, y: float, text: str, face: Face, size: int, colour: Colour, align: Align = "left", /
    ) -> float:
        return brush.write(on, x, y, text, face, size, colour, align)

    def words(
        self, width: int, height: int, lines: Iterable[tuple[str, float, float]], face: Face, size: int, colour: Colour, /
    ) -> Image.Image:
        mask = pixels.new("RGB", (width, height))
        for line, x, y in lines:
            self.write(mask, x, y, line, face, size, (255, 255, 255), "middle")
        return brush.coloured((width, height), colour, mask.getchannel("R"))

    def carve(
        self, on: Any, x: float, y: float, text: str, face: Face, size: float, colour: Colour, /, *, halo: float = 0.0
    ) -> None:
        brush.carve(on, x, y, text, face, size, colour, halo=halo)

    def glyph(self, on: Any, icon: str, /, **colours: Colour) -> None:
        glyphs.draw(on, icon, **colours)

    def icon(self, name: str, /) -> str:
        return icons.known(name)

    def figure(self, on: Any, name: str, /, **colours: Colour) -> None:
        glyphs.glyph("figures", name).draw(on, **colours)

    def figures(self) -> Set[str]:
        return glyphs.files("figures").keys()

    def icon_sprite(self, icon: str, size: int, /, *, outlined: bool = False) -> Image.Image:
        return icons.icon(icon, size, outlined)

    def stamp(self, on: Any, icon: str, x: float, y: float, size: int, /, *, outlined: bool = False) -> None:
        if on.mode == "RGB":
            icons.stamp(on, icon, x, y, size, outlined=outlined)
            return
        solid = pixels.new("RGB", on.size)
        solid.paste(on)
        icons.stamp(solid, icon, x, y, size, outlined=outlined)
        solid.putalpha(on.getchannel("A"))
        on.paste(solid)

    def seat(self, number: int, /) -> str:
        return canvas.SEATS[number % len(canvas.SEATS)]

    def letter(self, seat: int, /) -> Colour:
        return tokens.letter_tone(seat)

    def person(self, on: Any, unit: Token, radius: float, x: float, y: float, /) -> None:
        tokens.person(on, unit, radius, x, y)

    def small_person(self, on: Any, unit: Token, radius: float, x: float, y: float, /) -> None:
        tokens.small_person(on, unit, radius, x, y)

    def fallen(self, on: Any, unit: Token, radius: float, x: float, y: float, /) -> None:
        tokens.fallen(on, unit, radius, x, y)

    def token_kinds(self) -> Set[str]:
        return tokens.KINDS

    def body(self, on: Any, unit: Token, radius: int, /) -> None:
        tokens.BODIES.get(unit.kind, tokens.fallen if unit.down else tokens.person)(on, unit, radius)

    def call(self, on: Any, radius: int, /) -> None:
        tokens.call(on, radius)

    def call_size(self, radius: float, /) -> float:
        return tokens.call_size(radius)

    def tick(self, on: Any, x: float, y: float, size: float, /) -> None:
        tokens.tick(on, x, y, size)

    def bar(self, on: Any, x: float, y: float, width: float, health: int, most: int, /) -> None:
        tokens.bar(on, x, y, width, health, most)

    def closed_eye(self, on: Any, x: float, y: float, colour: Colour, /) -> None:
        tokens.closed_eye(on, x, y, colour)

    def hollow(self, on: Any, icon: str, x: float, y: float, size: int, colour: str, /) -> None:
        icons.hollow(on, icon, x, y, size, colour)

    def grey(self, icon: str, size: int, /) -> Image.Image:
        return icons.grey(icon, size)

    def rubble(self, size: int, /) -> Image.Image:
        return badges.rubble(size)

    def quiet_ground(self, width: int, height: int, /) -> Image.Image:
        return frame.quiet_ground(width, height)

    def token(self, unit: Token, radius: int, /) -> Image.Image:
        return tokens.token(unit, radius)

    def lift(self, radius: float, /) -> int:
        return tokens.lift(radius)

    def paint_badges(
        self, on: Any, shown: Iterable[tuple[Badge, int, int, float]], focus: tuple[int, int], area: Area, /
    ) -> None:
        badges.paint_badges(on, shown, focus, area)

    def badge(self, text: str, state: str, choice: bool, size: float = 1.0, /) -> Image.Image:
        return badges.badge(text, state, choice, None, size)

    def lay_badge(self, on: Any, x: int, y: int, text: str, state: str, size: float = 1.0, /) -> None:
        badges.lay_badge(on, x, y, text, state, False, None, size)

    def arranged(self, scene: Scene, fit: Fit, extent: Callable[[Area], Area], /, *, marks: Marks) -> Layout:
        return surroundings.arranged(scene, fit, extent, _own(marks))

    def arranged_below(
        self,
        scene: Scene,
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
        return surroundings.arranged_below(
            scene, fit, extent, _own(marks), above, cropped, beside=beside, overview=overview, pointing=pointing
        )

    def arranged_low(
        self,
        scene: Scene,
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
        return surroundings.arranged_low(scene, fit, extent, _own(marks), above, cropped, most, tall, least)

    def overview(
        self, board: Any, spots: Sequence[tuple[Cell, tuple[int, int, int]]], known: Span, window: Window, area: Area, /
    ) -> Image.Image:
        cells = tuple([smallmap.MapSpot(at, 0, colour) for at, colour in spots])
        return smallmap.overview(cells, smallmap.dots(board), known, window, area)

    def framed(self, on: Any, shown: Area, /) -> Image.Image:
        return smallmap.framed(on, shown)

    def dot(self, unit: Token, radius: float, /) -> Image.Image:
        return tokens.dot(unit.kind, tokens.colour(unit), radius)

    def slot(self, high: int, wide: int, /) -> Image.Image:
        return panel.slot(high, wide).copy()

    def surround(self, on: Any, layout: Layout, /) -> None:
        surroundings.surround(on, layout)

    def paint_panel(
        self, on: Any, scene: Scene, layout: Layout, /, *, marks: Marks, ticks: bool = False, overview: Any = None
    ) -> None:
        surroundings.paint_panel(on, scene, layout.legend, layout, _own(marks), overview, ticks=ticks)

    def foot_high(self, scene: Scene, /) -> int:
        return panel.foot_high(scene.panel, panel.legend_lines(scene.legend, ()), scene.pool)

    def foot(self, scene: Scene, /) -> Image.Image:
        return panel.foot(scene.panel, panel.legend_lines(scene.legend, ()), scene.pool)


KIT: Kit = PillowKit()
