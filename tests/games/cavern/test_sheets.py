"""Sheets of tiles to compare: their sizes, and that everything on them is seen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Scene
from engine.games.cavern.picture.dungeon.parts import Pane, Part, SquareCell
from engine.games.cavern.picture.dungeon.sheet import SheetBoard, small_picture
from engine.games.cavern.picture.dungeon.tiles import tile
from engine.render import draw
from engine.render.canvas import tone
from engine.render.kit import KIT
from tests.games.cavern.dungeons import TILES, cell, hand, turns
from tests.render.reading import colour, count, picture


def test_a_hand_is_800_pixels_wide_and_as_high_as_it_needs() -> None:
    # 83 above a pane of 322, 18 below.
    assert (draw(hand()).width, draw(hand()).height) == (800, 423)


@pytest.mark.parametrize("panes", range(7))
def test_any_number_of_panes_is_drawn(panes: int) -> None:
    drawn = draw(turns(panes))
    assert drawn.width == 800
    assert drawn.height == (423 if panes <= 3 else 753)


NEAR = tuple(
    SquareCell(near.at, parts=tuple(Part(p.floor, p.sides) for p in near.parts))
    for near in TILES
    if abs(near.at[0] - 1) < 2 and abs(near.at[1] - 3) < 2
)
GHOST = cell((1, 3), "T:0 C:13 B:2", ghost=True)


def drawn_tile(square: SquareCell, roomy: bool) -> Image.Image:
    drawn = tile(KIT, square, "oooo", 94, (), False, roomy)
    assert isinstance(drawn, Image.Image)
    return drawn


def _framed(drawn: Image.Image) -> tuple[int, int, int, int]:
    """Return how far the lantern frame of a ghost reaches."""
    spots = [
        (x, y) for x in range(drawn.width) for y in range(drawn.height) if drawn.getpixel((x, y)) == (0xF8, 0xC7, 0x4A)
    ]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)


def test_a_ghost_stands_in_the_middle_of_half_its_neighbours_and_is_framed() -> None:
    drawn = small_picture(KIT, (*NEAR, GHOST), (184, 184), 0)
    assert drawn.size == (184, 184)
    # Two tiles of 90 pixels: the ghost, and half of one on each side.
    assert all(abs(found - meant) <= 2 for found, meant in zip(_framed(drawn), (47, 47, 136, 136), strict=True))
    wide = small_picture(KIT, (*NEAR, GHOST), (400, 184), 0)
    assert wide.size == (4 + 225, 184), "three quarters of the neighbours, where there is room beside"
    first = replace(GHOST, at=(1, 0))
    below = small_picture(KIT, (first, cell((1, 1), "T:0")), (400, 184), 0)
    left, top, right, _ = _framed(below)
    assert top < 4 and abs(right - left - 120) <= 3, "no half of a cell above the line: the tile is larger"


def test_a_single_tile_fills_its_room() -> None:
    assert small_picture(KIT, (cell((5, 5), "T:0"),), (100, 100), None).size == (100, 100)


def test_a_title_of_two_lines_keeps_clear_of_the_pictures_below_it() -> None:
    for title in ("Split room", "Passage between tan and blue"):
        scene = hand()
        assert isinstance(scene.board, SheetBoard)
        panes = tuple(replace(pane, title=title) for pane in scene.board.panes)
        image = picture(replace(scene, board=SheetBoard(panes)))
        # The pane's second picture column begins at the frame of its first tile: nothing is written just above that.
        edges = [y for y in range(100, 200) if colour(image, 360, y) == tone("steel")]
        above = (340, edges[0] - 8, 570, edges[0])
        assert count(image, "bone", above) == 0
        assert count(image, "bone", (340, 83, 570, edges[0] - 8)) > 200


def test_icons_of_a_hand_are_larger_where_there_is_room() -> None:
    alone = SquareCell((0, 0), (Part("tan", (0, 1, 2, 3), icons=("gold",)),))
    usual, roomy = (drawn_tile(alone, roomy).convert("RGB") for roomy in (False, True))
    bags = [dict((colour_, n) for n, colour_ in drawn.getcolors(94 * 94) or ())[tone("wood_2")] for drawn in (usual, roomy)]
    assert bags[1] > 1.2 * bags[0]
    full = cell((0, 0), "T:0:gggc:S")
    assert drawn_tile(full, True).tobytes() == drawn_tile(full, False).tobytes()


def test_a_pane_without_pictures_or_number_is_a_pane_all_the_same() -> None:
    assert draw(Scene("", SheetBoard((Pane("", "", ()),)), "")).png
