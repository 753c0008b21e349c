"""Boards of plain squares."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Scene, SquareBoard, SquareCell
from engine.render.canvas import tone
from tests.render.reading import colour, count, grid_of, picture
from tests.render.scenes import squares


def test_square_tiles_lie_side_by_side_around_the_middle() -> None:
    cells = (SquareCell((0, 0), "oat"), SquareCell((1, 0), "wheat"), SquareCell((1, 1), "flooded"))
    scene = Scene("", SquareBoard(cells), "")
    image, (form, grid) = picture(scene), grid_of(scene)
    left, top, right, bottom = form.board
    cx, cy, half = (left + right) // 2, (top + bottom) // 2, grid.side // 2
    assert colour(image, cx - half, cy - half) == tone("oat")
    assert colour(image, cx + half, cy - half) == tone("wheat")
    assert colour(image, cx + half, cy + half) == tone("flooded")
    assert colour(image, cx - half, cy + half) == tone("ink")


def test_squares_carry_tokens_badges_and_the_newest_frame() -> None:
    scene = squares()
    image, map_ = picture(scene), grid_of(scene)[0].board
    assert count(image, "orange", map_) > 300 and count(image, "sky", map_) > 300
    assert count(image, "white", map_) > 200
    plain = replace(scene, board=replace(scene.board, badges=()))
    assert count(picture(plain), "gilt", grid_of(plain)[0].board) < count(image, "gilt", map_)


def test_more_squares_than_fit_are_shown_around_the_focus() -> None:
    cells = tuple(SquareCell((x, y), "oat" if (x, y) != (30, 30) else "flooded") for x in range(31) for y in range(31))
    shown = []
    for focus in ((30, 30), (0, 0)):
        scene = Scene("", SquareBoard(cells, focus=focus), "")
        shown.append(count(picture(scene), "flooded", grid_of(scene)[0].board))
    assert shown[0] > 1200 and shown[1] == 0
