"""What the kit draws where shapes are: rims, paved floors, what keeps its light; and how much lies in a box."""

from __future__ import annotations

from PIL import Image

from engine.core.canvas import Kit, Point, Sprite
from engine.render.canvas import tone
from engine.render.kit import KIT

SQUARE: tuple[Point, ...] = ((10, 10), (30, 10), (30, 30), (10, 30))
"""A square in the middle of a sheet of 40 units."""


def rim(depth: float, *ends: int, shape: tuple[Point, ...] = SQUARE) -> Image.Image:
    drawn = KIT.rim(40, (shape,), depth, "bone", unit=1.0, margin=4, ends=ends)
    assert isinstance(drawn, Image.Image)
    return drawn


def covered(drawn: Image.Image, x: int, y: int) -> bool:
    pixel = drawn.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel == (*tone("bone"), 255)


def test_a_rim_lies_along_the_edge_of_a_shape_and_all_of_it_without_a_depth() -> None:
    narrow, whole = rim(3), rim(0)
    assert narrow.size == whole.size == (40, 40)
    assert covered(narrow, 11, 20) and not covered(narrow, 20, 20) and covered(whole, 20, 20)
    assert not covered(whole, 5, 20)


def test_a_shape_has_an_edge_at_the_end_of_the_sheet_only_where_it_ends_there() -> None:
    band = ((10, -9), (30, -9), (30, 49), (10, 49))
    assert not covered(rim(3, shape=band), 20, 0)
    ended = rim(3, 0, shape=band)
    assert covered(ended, 20, 0) and not covered(ended, 20, 39)


def test_a_paved_floor_has_shade_below_its_upper_edge() -> None:
    def floor(kit: Kit, points: tuple[Point, ...]) -> Sprite:
        brush = kit.brush(40, 40, "ink")
        kit.pave(brush, points, kit.texture(kit.brush(40, 40, "tan")), "tan_shade", 5)
        return brush.finish()

    drawn, entering = floor(KIT, SQUARE), floor(KIT, tuple((x, y - 15) for x, y in SQUARE))
    assert isinstance(drawn, Image.Image) and isinstance(entering, Image.Image)
    assert [drawn.getpixel((20, y)) for y in (8, 12, 20)] == [tone("ink"), tone("tan_shade"), tone("tan")]
    assert entering.getpixel((20, 1)) == tone("tan"), "what comes in over the top has no edge there"


def test_what_is_dimmed_keeps_its_light_on_a_shape_and_on_discs() -> None:
    sheet = KIT.indexed(KIT.sheet(40, 40, "bone"))
    drawn = KIT.dimmed(sheet, 0.5, shape=rim(0), discs=(((35.0, 5.0), 3.0),))
    assert isinstance(drawn, Image.Image)
    bright = drawn.convert("RGB")
    assert bright.getpixel((20, 20)) == bright.getpixel((35, 5)) == tone("bone") != bright.getpixel((3, 3))


def test_shapes_weigh_what_is_seen_of_them_in_a_box() -> None:
    box, spot, line = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)), ((4.5, 4.5),), ((0.0, 5.0), (9.0, 5.0))
    assert KIT.weighed(20, ((box, 3, 0),), ((0, 0, 10, 10), (10, 10, 20, 20))) == [300, 0]
    (round_,) = KIT.weighed(20, ((spot, 1, 10),), ((0, 0, 10, 10),))
    assert 70 < round_ < 95
    assert KIT.weighed(20, ((box, 3, 0), (line, 1, 2)), ((0, 0, 10, 10),)) == [300 - 2 * 20]
