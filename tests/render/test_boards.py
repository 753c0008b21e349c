"""Boards of plain squares."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Scene, SquareBoard, SquareCell
from engine.render.canvas import tone
from tests.render.reading import colour, count, picture
from tests.render.scenes import squares


def test_square_tiles_lie_side_by_side_around_the_middle() -> None:
    cells = (SquareCell((0, 0), "oat"), SquareCell((1, 0), "wheat"), SquareCell((1, 1), "flooded"))
    image = picture(Scene("", SquareBoard(cells), ""))
    cx, cy = (14 + 1086) // 2, (72 + 687) // 2
    assert colour(image, cx - 47, cy - 47) == tone("oat")
    assert colour(image, cx + 47, cy - 47) == tone("wheat")
    assert colour(image, cx + 47, cy + 47) == tone("flooded")
    assert colour(image, cx - 47, cy + 47) == tone("ink")


def test_squares_carry_tokens_badges_and_the_newest_frame() -> None:
    scene = squares()
    image = picture(scene)
    map_ = (14, 72, 838, 687)
    assert count(image, "orange", map_) > 300 and count(image, "sky", map_) > 300
    assert count(image, "white", map_) > 200
    plain = replace(scene, board=replace(scene.board, badges=()))
    assert count(picture(plain), "gilt", map_) < count(image, "gilt", map_)


def test_more_squares_than_fit_are_shown_around_the_focus() -> None:
    cells = tuple(SquareCell((x, y), "oat" if (x, y) != (30, 30) else "flooded") for x in range(31) for y in range(31))
    near = picture(Scene("", SquareBoard(cells, focus=(30, 30)), ""))
    far = picture(Scene("", SquareBoard(cells, focus=(0, 0)), ""))
    assert count(near, "flooded", (14, 72, 1086, 687)) > 1200
    assert count(far, "flooded", (14, 72, 1086, 687)) == 0
