"""Boards of squares and graphs: thin, but really drawn."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import GraphBoard, Node, Scene, SquareBoard, SquareCell, Way
from engine.render.palette import tone
from tests.render.reading import colour, count, picture
from tests.render.scenes import graph, person, squares


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


def test_nodes_lie_where_the_scene_says_and_ways_join_them() -> None:
    nodes = (Node("a", 0, 0.5, "Here"), Node("b", 1, 0.5, "There", state="seen"))
    image = picture(Scene("", GraphBoard(nodes, (Way("a", "b", 1),)), ""))
    y = round(72 + 70 + 0.5 * (615 - 140 - 20))
    assert colour(image, 124, y) == tone("wheat")
    assert colour(image, 976, y) == tone("fog_line")
    assert colour(image, 550, y) == tone("gate")
    assert colour(image, 550, y + 6) == tone("rim")
    parts = picture(Scene("", GraphBoard(nodes, (Way("a", "b", 2),)), ""))
    assert colour(parts, 550, y) == tone("ink"), "a gap between two segments"


def test_a_graph_shows_names_plates_tokens_and_badges() -> None:
    scene = graph()
    image = picture(scene)
    area = (14, 72, 1086, 687)
    assert count(image, "orange", area) > 200
    bare = replace(scene.board, ways=tuple(replace(way, plate="", badge="") for way in scene.board.ways))
    without = picture(replace(scene, board=bare))
    assert count(image, "umber", area) > count(without, "umber", area) + 500
    assert count(image, "gilt", area) > count(without, "gilt", area)
    nameless = replace(scene.board, nodes=tuple(replace(node, name="") for node in scene.board.nodes))
    assert count(image, "bone", area) > count(picture(replace(scene, board=nameless)), "bone", area) + 300


def test_many_people_in_one_slab_all_stand_there() -> None:
    units = tuple(person(seat, "ABC"[seat], 0, 0) for seat in range(3))
    image = picture(Scene("", GraphBoard((Node("a", 0.5, 0.5, "Hall", "slab", tokens=units),)), ""))
    for name in ("orange", "sky", "green"):
        assert count(image, name, (440, 300, 660, 440)) > 250
