"""Places that have changed are ringed, as many as there are, also on maps whose newest place is but one otherwise."""

from __future__ import annotations

import io

from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.scene import GraphBoard, Node, Scene, Way
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.picture.stars import PlanetShown, Star
from engine.games.wilds.picture.land.landboards import RoadBoard
from engine.render import draw


def drawn(scene: Scene) -> Image.Image:
    return Image.open(io.BytesIO(draw(scene).png)).convert("RGB")


def boxes(board: GraphBoard | StarBoard, *ringed: GraphBoard | StarBoard) -> list[tuple[int, int, int, int]]:
    """Return where the picture of a board differs from that of each of the others."""
    pictures = [drawn(Scene("Map", item, "A map.")) for item in (board, *ringed)]
    found = [ImageChops.difference(pictures[0], other).getbbox() for other in pictures[1:]]
    assert all(found)
    return [box for box in found if box]


def inside(item: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return item[0] >= other[0] and item[1] >= other[1] and item[2] <= other[2] and item[3] <= other[3]


def test_several_systems_are_ringed_each_around_itself() -> None:
    stars = (Star("C2", (-1, 0), (PlanetShown("Cinder"),)), Star("C3", (0, 0)), Star("C4", (1, 0)))

    def board(*newest: str) -> StarBoard:
        return StarBoard(tuple(replace(star, newest=star.label in newest) for star in stars))

    west, east, both = boxes(board(), board("C2"), board("C4"), board("C2", "C4"))
    assert west[2] < east[0], "the hex between them stays as it is"
    assert inside(west, both) and inside(east, both)


def test_several_points_of_wild_land_are_ringed_and_the_newest_one_as_before() -> None:
    nodes = tuple(Node(key, x, 0.5, key.capitalize(), floor="forest") for key, x in (("mill", 0.1), ("ford", 0.9)))
    ways = (Way("mill", "ford", floor="forest"),)

    def board(*ringed: str, newest: str = "") -> GraphBoard:
        return RoadBoard(tuple(replace(node, newest=node.key in ringed) for node in nodes), ways, newest=newest)

    mill, ford, both, newest = boxes(board(), board("mill"), board("ford"), board("mill", "ford"), board(newest="mill"))
    assert mill[2] < ford[0] and inside(mill, both) and inside(ford, both)
    assert newest == mill
