"""Beside a picture comes where each of its places was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from engine.core.game import AnyGame
from engine.core.scene import HexBoard, Look, OwnBoard, Scene
from engine.games import games
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.picture.dungeon.squaremap import window_of as grid_of
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.regions.picture.slabs.slabchart import chart
from engine.games.wilds.picture.land.landboards import LandBoard, area_of
from engine.games.wilds.picture.land.landmap import window_of
from engine.render import DrawnPicture, draw
from engine.render.kit import KIT
from engine.render.outlines import outlines_of
from engine.render.picture import of_hexes
from tests.games.galaxy.sectors import card, depots
from tests.games.galaxy.sectors import close as closer
from tests.laws.playouts import play
from tests.render.golden import KEPT
from tests.render.reading import picture

Change = tuple[str, Scene, Scene]
"""The label of a place, a scene, and the same scene with something else in that place."""


def labels(scene: Scene) -> set[str]:
    """Return what the places of a scene's board are called."""
    board: Any = scene.board
    found = set(board.places()) if isinstance(board, OwnBoard) else {part.label for part in getattr(board, "cells", ())}
    found |= {part.text for name in ("badges", "exits") for part in getattr(board, name, ())}
    found |= {part.number for name in ("options", "panes") for part in getattr(board, name, ())}
    found |= {node.key for node in getattr(board, "nodes", ())} | {text for text, _ in getattr(board, "pills", ())}
    return (found | {item.number for item in scene.cards}) - {""}


def whole(scene: Scene) -> bool:
    """Tell whether a picture shows all of a scene's map."""
    board = scene.board
    if isinstance(board, LandBoard):
        return window_of(board, area_of(scene, board.layout(KIT, scene))).whole
    if isinstance(board, HexBoard):
        return bool(of_hexes(scene, board)[1].whole)
    if isinstance(board, SquareBoard):
        return grid_of(board, board.layout(KIT, scene).board).whole
    if isinstance(board, SlabBoard):
        return chart(KIT, board, board.layout(KIT, scene).board).whole
    return not getattr(board, "close", False)


def lies_inside(drawn: DrawnPicture) -> bool:
    """Tell whether all outlines lie in a picture."""
    return all(0 <= x <= drawn.width and 0 <= y <= drawn.height for outline in drawn.outlines.values() for x, y in outline)


@pytest.mark.parametrize("name", KEPT)
def test_each_place_of_a_map_that_is_seen_whole_has_an_outline_in_the_picture(name: str) -> None:
    scene = KEPT[name]
    drawn = draw(scene)
    assert lies_inside(drawn)
    if whole(scene):
        assert labels(scene) <= set(drawn.outlines)
    else:
        # A map that names no place has no outline either.
        assert bool(labels(scene) & set(drawn.outlines)) == bool(labels(scene))


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("number", [0, 1])
def test_each_place_that_a_legal_move_names_has_an_outline(key: str, number: int) -> None:
    game: AnyGame = games()[key]
    for table, *_ in islice(play(game, number), 0, 100, 20):
        seat = table.turn[0]
        scene = game.scene(game.view(table.state, seat), Look())
        words = {word.casefold() for move in game.legal(table.state, seat) for word in str(move).split()}
        drawn = draw(scene)
        assert lies_inside(drawn)
        if whole(scene):
            assert {label for label in labels(scene) if label.casefold() in words} <= set(drawn.outlines)


def changes() -> Iterator[Change]:
    """Yield places of every kind of map, each with how its picture changes where that place is the newest."""
    for name in ("delve", "large", "wilds_hexes", "wilds_land_crop"):
        board: Any = KEPT[name].board
        plain = replace(KEPT[name], board=replace(board, newest=(), badges=(), tags=()))
        for part in [part for part in board.cells if part.label and part.state == "visited"][::9]:
            yield part.label, plain, replace(plain, board=replace(plain.board, newest=(part.at,)))
    for name, field in (("cavern", "cells"), ("ruin", "nodes"), ("wilds_points", "nodes"), ("galaxy", "systems")):
        board = KEPT[name].board
        # A name makes room for what marks its place.
        nameless = {"name": ""} if field == "nodes" else {}
        parts = [replace(part, newest=False, **nameless) for part in getattr(board, field)]
        bare = {"nodes": {"exits": (), "ways": ()}, "cells": {"badges": ()}, "systems": {}}[field]
        plain = replace(KEPT[name], board=replace(board, **{field: tuple(parts)}, **bare))
        for place, part in enumerate(parts):
            if field == "nodes" and part.state != "visited":
                continue
            marked = (*parts[:place], replace(part, newest=True), *parts[place + 1 :])
            if label := part.key if field == "nodes" else part.label:
                yield label, plain, replace(plain, board=replace(plain.board, **{field: marked}))
    for scene in (card(), depots()):
        options = scene.board.options
        for place, option in enumerate(options):
            other = (
                *options[:place],
                replace(option, state="later" if option.state == "now" else "now"),
                *options[place + 1 :],
            )
            yield option.number, scene, replace(scene, board=replace(scene.board, options=other))


def test_an_outline_is_where_the_picture_shows_the_place() -> None:
    looked_at = 0
    for label, scene, other in changes():
        outline = draw(scene).outlines.get(label)
        before, after = picture(scene).convert("RGB"), picture(other).convert("RGB")
        apart = ImageChops.difference(before, after).convert("L").point([0] + [255] * 255)
        if outline is None or apart.getbbox() is None:
            assert not whole(scene)
            continue
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        found = apart.getbbox() or (0, 0, 0, 0)
        # What marks a place reaches over its edge by a few pixels, and lies all around its middle.
        assert min(xs) - 20 <= found[0] and found[2] <= max(xs) + 20, label
        assert min(ys) - 20 <= found[1] and found[3] <= max(ys) + 20, label
        assert abs(min(xs) + max(xs) - found[0] - found[2]) <= 40, label
        assert abs(min(ys) + max(ys) - found[1] - found[3]) <= 40, label
        looked_at += 1
    assert looked_at >= 55


def test_of_a_closer_look_only_what_is_seen_has_an_outline() -> None:
    drawn = draw(closer("C2"))
    assert "C2" in drawn.outlines
    assert set(drawn.outlines) < labels(closer("C2"))


def test_an_outline_is_cut_at_the_edge_of_its_part_of_the_picture() -> None:
    square = ((-10.0, -10.0), (10.0, -10.0), (10.0, 10.0), (-10.0, 10.0))
    outside = ((-30.0, 0.0), (-20.0, 0.0), (-20.0, 9.0))
    found = outlines_of(
        [([("a", square), ("b", outside), ("", square)], (0, 0, 50, 50)), ([("a", outside)], (-50, 0, 0, 9))]
    )
    assert set(found) == {"a"}
    assert set(found["a"]) == {(0, 0), (10, 0), (10, 10), (0, 10)}


def test_the_same_label_twice_is_the_first() -> None:
    first, second = ((0, 0), (4, 0), (4, 4)), ((9, 9), (20, 9), (20, 20))
    assert outlines_of([([("1", first)], (0, 0, 50, 50)), ([("1", second)], (0, 0, 50, 50))]) == {"1": first}
