"""Maps of slabs as tests look at them: their boards, where things stand, what is left of them in grey."""

from __future__ import annotations

from engine.core.scene import Scene, Way
from engine.games.regions.picture.slabs import slabmap
from engine.games.regions.picture.slabs.shapes import CLIFF
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.regions.picture.slabs.slabchart import SlabChart, chart
from engine.render.kit import KIT
from tests.games.regions.ruins import every_ruin
from tests.games.regions.ruins import slab as place
from tests.render.reading import picture

RUINS = dict(every_ruin())

PHONE = (10, 72, 790, 672)
"""Where a map lies in a picture 800 wide, above a foot."""


def board_of(scene: Scene) -> SlabBoard:
    assert isinstance(scene.board, SlabBoard)
    return scene.board


def inside(scene: Scene, key: str = "a") -> tuple[int, int, int, int]:
    """Return the rectangle of the picture that one of its slabs takes up, its rim left out."""
    board = board_of(scene)
    box = chart(KIT, board, board.layout(KIT, scene).board).slabs[key].box
    return round(box[0]) + 8, round(box[1]) + 8, round(box[2]) - 8, round(box[3]) - CLIFF - 8


def grey(scene: Scene) -> bytes:
    return picture(scene).convert("L").tobytes()


def lattice(columns: int, rows: int) -> SlabBoard:
    nodes = tuple(
        place(f"{x}/{y}", x / max(1, columns - 1), y / max(1, rows - 1), f"Place {x}{y}")
        for x in range(columns)
        for y in range(rows)
    )
    ways = [Way(f"{x}/{y}", f"{x + 1}/{y}") for x in range(columns - 1) for y in range(rows)]
    ways += [Way(f"{x}/{y}", f"{x}/{y + 1}") for x in range(columns) for y in range(rows - 1)]
    return SlabBoard(nodes, tuple(ways), "0/0")


def marks_of(board: SlabBoard, area: tuple[int, int, int, int] = PHONE) -> tuple[SlabChart, slabmap.Marks]:
    where = chart(KIT, board, area)
    return where, slabmap.place(KIT, board, where, slabmap.lines_of(board, where, area), area)
