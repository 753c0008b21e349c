"""Whole games of every kind, as a phone shows their pictures: nothing that has to be seen is cut or covered, no third of a
picture is empty, the last one shows the whole map, and what a legal move names is named there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image

from engine.core.game import AnyGame
from engine.core.scene import HexBoard, Look, Scene
from engine.core.table import Table
from engine.games import games
from engine.render.canvas import Canvas, Standing
from engine.render.picture import composed
from tests.laws.playouts import numbers, playout
from tests.render.test_outlines import whole

PLAYED, STAGES = 3, 6
"""So many games of each are looked at, with options at random, and each at so many stages, the last one among them."""

COVERED = 0.35
"""Boxes are rectangles around round things: so much of the smaller of two may lie in the other."""

OVER = 2
"""So many pixels of a box may hang over the edge of its board: the line around what stands in it."""

BLOCK, DARK, EMPTY = 20, 58, 1 / 3
"""A block of so many pixels is empty if none is lighter than this; no rectangle of such takes up so much of a picture."""


class Looked(NamedTuple):
    """A table and its picture for everybody."""

    table: Table
    scene: Scene
    canvas: Canvas
    last: bool


@lru_cache(maxsize=8)
def looked_at(key: str) -> tuple[Looked, ...]:
    """Draw what everybody sees at the stages of some games."""
    found = []
    for number in numbers(games()[key], PLAYED):
        tables = playout(key, number).tables
        for stage in range(STAGES):
            table = tables[(len(tables) - 1) * stage // (STAGES - 1)]
            scene = table.game.scene(table.game.view(table.state, None), Look())
            found.append(Looked(table, scene, composed(scene)[0], stage == STAGES - 1))
    return tuple(found)


def seen(standing: list[Standing]) -> list[Standing]:
    """Return what lies in its part of the picture, if only in part."""
    return [
        item
        for item in standing
        if item.box[0] < item.area[2]
        and item.box[2] > item.area[0]
        and item.box[1] < item.area[3]
        and item.box[3] > item.area[1]
    ]


def cut(item: Standing) -> bool:
    """Tell whether an edge cuts something."""
    (left, top, right, bottom), area = item.box, item.area
    return left < area[0] - OVER or top < area[1] - OVER or right > area[2] + OVER or bottom > area[3] + OVER


def covered(a: Standing, b: Standing) -> float:
    """Return how much of the smaller of two boxes lies in the other."""
    across = min(a.box[2], b.box[2]) - max(a.box[0], b.box[0])
    down = min(a.box[3], b.box[3]) - max(a.box[1], b.box[1])
    least = min((box[2] - box[0]) * (box[3] - box[1]) for box in (a.box, b.box))
    return across * down / least if across > 0 and down > 0 else 0.0


def empty_part(picture: Image.Image) -> float:
    """Return how much of a picture the largest dark rectangle takes up."""
    light = picture.convert("RGB").convert("L").point([0] * DARK + [255] * (256 - DARK)).reduce(BLOCK)
    columns, rows = picture.width // BLOCK, picture.height // BLOCK
    best, heights = 0, [0] * columns
    for y in range(rows):
        for x in range(columns):
            heights[x] = 0 if light.getpixel((x, y)) else heights[x] + 1
        for begin in range(columns):
            low = heights[begin]
            for end in range(begin, columns):
                low = min(low, heights[end])
                if low == 0:
                    break
                best = max(best, low * (end - begin + 1))
    return best / (columns * rows)


@pytest.mark.parametrize("key", games())
def test_nothing_that_has_to_be_seen_is_cut_or_covered(key: str) -> None:
    for looked in looked_at(key):
        standing = seen(looked.canvas.standing)
        assert [item for item in standing if cut(item)] == [], looked.scene.title
        for a, b in combinations(standing, 2):
            assert covered(a, b) <= COVERED, (looked.scene.title, a, b)


@pytest.mark.parametrize("key", games())
def test_no_third_of_a_picture_is_empty(key: str) -> None:
    parts = {looked.scene.title: empty_part(Image.open(BytesIO(looked.canvas.png()))) for looked in looked_at(key)}
    empty = [f"{title} ({part:.0%})" for title, part in parts.items() if part >= EMPTY]
    assert not empty, f"pictures with a rectangle on which nothing is drawn: {', '.join(empty)}"


@pytest.mark.parametrize("key", games())
def test_the_last_picture_shows_the_whole_map(key: str) -> None:
    assert [looked.scene.title for looked in looked_at(key) if looked.last and not whole(looked.scene)] == []


def unnamed(scene: Scene) -> set[str]:
    """Return the places of a map whose names are not written, and that nothing that stands there tells."""
    board: Any = scene.board
    if isinstance(board, HexBoard):
        told = {at for badge in board.badges for at in [badge.at]} | {at for _, at in getattr(board, "pills", ())}
        return {cell.label for cell in board.cells if cell.at in board.quiet and cell.token is None and cell.at not in told}
    return {star.label for star in getattr(board, "systems", ()) if star.quiet}


@pytest.mark.parametrize("key", games())
def test_a_place_that_a_legal_move_names_has_its_name_on_the_map(key: str) -> None:
    for looked in looked_at(key):
        game, state = looked.table.game, looked.table.state
        silent = unnamed(looked.scene)
        for seat in moving(game, state) if silent else ():
            for move in game.legal(state, seat):
                assert silent.isdisjoint(str(move).upper().split()), (looked.scene.title, str(move))


def moving(game: AnyGame, state: Any) -> Iterator[int]:
    """Yield the awaited seats, but for a game master, whose own picture names every place."""
    yield from (seat for seat in game.turn(state) if seat != getattr(state, "master", None))


def test_what_is_cut_covered_or_empty_is_noticed() -> None:
    area = (0, 0, 100, 100)
    inside, hanging = Standing("token", "Ad", (10, 10, 50, 50), area), Standing("badge", "A", (80, 40, 104, 60), area)
    beside = Standing("badge", "B", (30, 10, 70, 50), area)
    assert [cut(item) for item in (inside, hanging, beside)] == [False, True, False]
    assert covered(inside, hanging) == 0 and covered(inside, beside) == 0.5
    picture = Image.new("RGB", (200, 200), (20, 20, 20))
    picture.paste((200, 200, 200), (0, 0, 200, 100))
    assert empty_part(picture) == 0.5
