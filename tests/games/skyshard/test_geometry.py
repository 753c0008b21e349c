"""Placements and explorable hexes against slow, obvious versions."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.games.skyshard.state.board import ENTRANCE_DOORS, ENTRANCE_MOUTH, board, face, turned
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import ENTRANCE, Laid
from engine.maps.hexes import Hex, neighbours, spread, straight

TILES = tuple(content().tiles)


def beside(a: Hex, b: Hex) -> bool:
    """Return whether two cells share a side, by the six differences written out."""
    return (b[0] - a[0], b[1] - a[1]) in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def slow_explorable(tiles: tuple[Laid, ...]) -> set[Hex]:
    """Return the open doors by the words of the rules: no caches, no indexes."""
    cells = {cell: laid.tile for laid in tiles for cell in face(laid).cells}
    doors = {cell: laid.tile for laid in tiles for cell in face(laid).doors}
    explored = {door for door, tile in doors.items() if any(beside(door, o) and t != tile for o, t in doors.items())}
    if explored & set(ENTRANCE_DOORS):
        explored |= set(ENTRANCE_DOORS)
    edge = {door for door in doors if sum(beside(door, cell) for cell in cells) < 6}
    return (set(doors) & edge) - explored


def slow_fits(tiles: tuple[Laid, ...], tile: str, door: Hex, shards_left: bool) -> set[tuple[frozenset, ...]]:
    """Return the layouts of all legal placements, tried cell by cell around the door."""
    cells = {cell for laid in tiles for cell in face(laid).cells}
    alone = not any(beside(a, b) for a in face(tiles[0]).cells for laid in tiles[1:] for b in face(laid).cells)
    found: dict[tuple[frozenset, ...], bool] = {}
    for turn, dq, dr in product(range(6), range(-5, 6), range(-5, 6)):
        laid = Laid(tile, turn, (door[0] + dq, door[1] + dr))
        lying = face(laid)
        if cells & set(lying.cells) or not any(beside(door, own) for own in lying.doors):
            continue
        if alone and door in ENTRANCE_DOORS and ENTRANCE_MOUTH not in lying.doors:
            continue
        stays = shards_left and bool(slow_explorable((*tiles, laid)) & set(lying.doors))
        layout = tuple(frozenset(part) for part in (lying.cells, lying.doors, lying.caches, lying.enemies))
        found[layout] = stays
    best = any(found.values())
    return {layout for layout, stays in found.items() if stays or not best}


@some.composite
def maps(draw: some.DrawFn, most: int = 6) -> tuple[Laid, ...]:
    """Draw a map as play makes it: tile by tile at explorable doors."""
    tiles: tuple[Laid, ...] = (Laid(ENTRANCE),)
    for tile in draw(some.lists(some.sampled_from(TILES), unique=True, max_size=most)):
        map_ = board(tiles)
        if not map_.open_doors:
            break
        door = draw(some.sampled_from(map_.open_doors))
        fits = map_.fits(tile, door, True)
        if fits:
            fit = fits[draw(some.integers(0, len(fits) - 1))]
            tiles = (*tiles, Laid(tile, fit.turn, fit.at))
    return tiles


@pytest.mark.rule("SKY-020", "SKY-021", "SKY-022", "SKY-023")
@given(maps())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_open_doors_are_those_that_the_words_of_the_rules_give(tiles: tuple[Laid, ...]) -> None:
    assert set(board(tiles).open_doors) == slow_explorable(tiles)


@pytest.mark.rule("SKY-045", "SKY-046", "SKY-047", "SKY-048", "SKY-049", "SKY-051", "SKY-052", "SKY-G36")
@given(maps(4), some.sampled_from(TILES), some.booleans(), some.data())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_fits_are_those_that_trying_everything_gives(
    tiles: tuple[Laid, ...], tile: str, shards_left: bool, data: some.DataObject
) -> None:
    map_ = board(tiles)
    if tile in [laid.tile for laid in tiles] or not map_.open_doors:
        return
    door = data.draw(some.sampled_from(map_.open_doors))
    fits = map_.fits(tile, door, shards_left)
    layouts = [
        tuple(frozenset(part) for part in (fit.face.cells, fit.face.doors, fit.face.caches, fit.face.enemies))
        for fit in fits
    ]
    assert len(set(layouts)) == len(layouts)
    assert set(layouts) == slow_fits(tiles, tile, door, shards_left)


@pytest.mark.rule("SKY-G03", "SKY-G07")
@given(some.sampled_from(TILES), some.integers(0, 5))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_turning_keeps_every_distance_and_six_turns_are_none(tile: str, turn: int) -> None:
    flat, spun = turned(tile, 0), turned(tile, turn)
    for (a, b), (c, d) in zip(product(flat.cells, repeat=2), product(spun.cells, repeat=2), strict=True):
        assert straight(a, b) == straight(c, d)
    cells = flat.cells
    for step in range(1, 7):
        cells = tuple((-r, q + r) for q, r in cells)
        assert turned(tile, step).cells == cells
    assert cells == flat.cells


@pytest.mark.rule("SKY-G03", "SKY-059", "SKY-G29")
@given(maps())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_tiles_are_connected_where_their_hexes_touch(tiles: tuple[Laid, ...]) -> None:
    map_ = board(tiles)
    for a in tiles:
        touched = [b.tile for b in tiles if b is not a and any(beside(x, y) for x in face(a).cells for y in face(b).cells)]
        assert sorted(map_.connected(a.tile)) == sorted(touched)


@pytest.mark.rule("SKY-G30", "SKY-024")
@given(maps(), some.data())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_a_board_is_the_same_however_it_came_about(tiles: tuple[Laid, ...], data: some.DataObject) -> None:
    map_ = board(tiles)
    start = data.draw(some.sampled_from(list(map_.owner)))
    assert map_.distances(start) == spread(start, map_.owner)
    assert map_.close(start) == spread(start, map_.owner, 3)
    if len(tiles) > 1:
        gone = data.draw(some.sampled_from(tiles[1:]))
        left = map_.without(gone.tile)
        assert set(left.open_doors) == slow_explorable(left.tiles)
        assert list(left.owner) == [cell for cell, tile in map_.owner.items() if tile != gone.tile]
        assert left.beside == {cell: tuple(n for n in neighbours(cell) if n in left.owner) for cell in left.owner}
