"""What of a board of squares a picture shows, and how large: whole maps, crops, what is wanted, pointers, rulers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.frame import Area
from engine.core.scene import Badge, Cell, Scene
from engine.games.cavern.picture.dungeon import window
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.picture.dungeon.squaremap import map_area, window_of
from engine.games.cavern.picture.dungeon.window import SMALL, Grid
from engine.render.canvas import index, tone
from engine.render.kit import KIT
from tests.games.cavern.dungeons import BLUE, cavern, cavern_large, cell, grid_of, marked, placing, question
from tests.render.reading import colour, count, picture

AREA = (14, 86, 786, 605)
"""The part of a picture that a map has above its seats: 772 x 519 pixels."""


def board_of(scene: Scene) -> SquareBoard:
    assert isinstance(scene.board, SquareBoard)
    return scene.board


def field(across: int, down: int) -> SquareBoard:
    """Return a board of that many tiles."""
    return SquareBoard(tuple(cell((x, y), "T:0123") for x in range(across) for y in range(down)), edge=0)


def seen(board: SquareBoard, at: Cell, area: Area = AREA) -> bool:
    """Tell whether all of a cell lies in the picture."""
    grid, inner = window_of(board, area), map_area(board, area)
    left, top, right, bottom = grid.box(at)
    return inner[0] <= left and inner[1] <= top and right <= inner[2] and bottom <= inner[3]


@pytest.mark.parametrize(
    ("across", "down", "side"),
    # 752 of 772 pixels and 505 of 519 are for tiles: 4 x 184 + 20, 3 x 162 + 14, 7 x 99 + 20 and 5 x 99 + 14.
    [(1, 1, 252), (4, 2, 184), (4, 3, 162), (7, 5, 99)],
)
def test_tiles_are_as_large_as_all_of_them_find_room(across: int, down: int, side: int) -> None:
    grid = window_of(field(across, down), AREA)
    assert (grid.side, grid.whole) == (side, True)


@pytest.mark.parametrize(("across", "down", "side"), [(11, 7, 66), (12, 7, 62), (14, 8, 51), (15, 10, 48), (30, 12, 24)])
def test_a_map_that_is_to_be_seen_whole_is_drawn_down_to_24_pixels_a_tile(across: int, down: int, side: int) -> None:
    grid = window_of(replace(field(across, down), whole=True), AREA)
    assert (grid.side, grid.whole) == (side, True)


@pytest.mark.parametrize(
    # 505 of 519 pixels are for rows: 12 of 48 do not find room, 6 of 82 do, and 3 are as large as any of a crop.
    ("across", "down", "side"),
    [(40, 12, SMALL[-1]), (40, 6, 82), (40, 3, 110)],
)
def test_a_map_that_no_picture_shows_whole_is_cropped_so_that_all_of_its_rows_are_seen_if_they_can_be(
    across: int, down: int, side: int
) -> None:
    middle = (20, down // 2)
    board = replace(field(across, down), focus=middle, whole=True)
    grid = window_of(board, AREA)
    assert (grid.side, grid.whole) == (side, False)
    assert seen(board, middle)


def test_other_maps_are_cropped_before_a_tile_is_smaller_than_35_pixels_on_a_phone() -> None:
    for across, down in ((9, 4), (9, 2), (14, 8)):
        grid = window_of(field(across, down), AREA)
        assert not grid.whole and grid.side * 302 / 800 >= 35


def test_a_free_place_beyond_all_tiles_is_a_slot() -> None:
    board = replace(field(6, 2), badges=(Badge("A", (-1, 0)), Badge("B", (6, 1)), Badge("C", (2, 2))))
    grid = window_of(board, AREA)
    # 6 tiles of 104 pixels and 2 slots of 48 need 720 of 752; with tiles of 110 they would need 762.
    assert (grid.side, grid.whole) == (104, True)
    (x, y), slot = grid.corner((0, 0)), round(104 * 0.46)
    assert grid.box((-1, 0)) == (x - slot, y, x, y + 104)
    assert grid.box((6, 1)) == (x + 6 * 104, y + 104, x + 6 * 104 + slot, y + 208)
    assert grid.box((2, 2)) == (x + 208, y + 208, x + 312, y + 208 + slot)
    assert all(seen(board, badge.at) for badge in board.badges)


def test_a_free_place_between_tiles_is_as_large_as_a_tile() -> None:
    ring = tuple(item for item in field(3, 3).cells if item.at != (1, 1))
    board = SquareBoard(ring, (Badge("A", (1, 1)),), edge=0)
    left, top, right, bottom = window_of(board, AREA).box((1, 1))
    assert right - left == bottom - top == window_of(board, AREA).side


def test_all_that_is_wanted_is_in_sight_as_large_as_may_be() -> None:
    board = replace(field(30, 12), focus=(10, 3))
    # 7 columns and 4 rows, 10 and 6, 14 and 8, on 752 x 505 pixels.
    for wanted, side in ((((8, 1), (14, 4)), 104), (((4, 0), (13, 5)), 74), (((1, 0), (14, 7)), 51)):
        asked = replace(board, wanted=wanted)
        grid = window_of(asked, AREA)
        assert (grid.side, grid.whole) == (side, False)
        assert all(seen(asked, at) for at in (*wanted, board.focus))


def test_what_is_wanted_comes_before_the_focus() -> None:
    board = replace(field(30, 12), focus=(29, 11), wanted=((0, 0), (2, 2)))
    assert all(seen(board, at) for at in board.wanted)
    assert not seen(board, board.focus)


def test_where_not_all_that_is_wanted_fits_most_of_it_is_shown_nearest_to_the_focus() -> None:
    east, west = ((20, 1), (22, 3), (24, 5)), ((0, 2), (1, 4), (2, 6))
    board = replace(field(30, 12), focus=(5, 3), wanted=(*west, *east, (23, 2)))
    assert window_of(board, AREA).side == SMALL[-1]
    assert all(seen(board, at) for at in (*east, (23, 2)))
    even = replace(board, wanted=(*west, *east))
    assert all(seen(even, at) for at in west) and not any(seen(even, at) for at in east)


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 30),
    st.integers(1, 14),
    st.lists(st.tuples(st.integers(-1, 30), st.integers(0, 14)), min_size=1, max_size=12),
    st.tuples(st.integers(0, 29), st.integers(0, 13)),
)
def test_a_window_shows_something_wanted_and_nothing_above_the_line(
    across: int, down: int, wanted: list[Cell], focus: Cell
) -> None:
    board = replace(field(across, down), wanted=tuple(wanted), badges=tuple(Badge("A", at) for at in wanted), focus=focus)
    grid = window_of(board, AREA)
    assert any(seen(board, at) for at in wanted)
    assert grid.corner((0, 0))[1] <= map_area(board, AREA)[1]
    assert grid.side >= SMALL[-1]


def test_the_room_in_question_is_in_sight_and_the_rest_has_less_light() -> None:
    scene = question()
    board = board_of(scene)
    away = replace(board, focus=(6, 3), cells=(*board.cells, *(cell((x, 3), "T:0123") for x in range(7, 20))))
    assert all(seen(away, at) for at, _ in BLUE)
    same = replace(board, cells=marked(), wanted=tuple(at for at, _ in BLUE))
    lit, plain = picture(scene), picture(replace(scene, board=same))
    grid = grid_of(scene)[1]
    x, y = grid.corner((2, 2))
    inside = (x + 30, y + 30, x + 80, y + 80)
    assert count(lit, "tile_blue", inside) > 0.8 * count(plain, "tile_blue", inside) > 300
    x, y = grid.corner((3, 3))
    other = (x, y, x + grid.side, y + grid.side)
    assert count(plain, "tan", other) > 1000 and count(lit, "tan", other) == 0


def test_a_lit_room_has_one_outline_over_all_its_tiles() -> None:
    west, east = cell((0, 0), "T:1"), cell((1, 0), "T:3")
    lit = tuple(replace(tile, parts=tuple(replace(p, lit=True) for p in tile.parts)) for tile in (west, east))
    board = SquareBoard(lit)
    scene = Scene("", board, "")
    image, grid = picture(scene), grid_of(scene)[1]
    (x, y), thin = grid.corner((1, 0)), grid.side // 4
    middle = y + grid.side // 2
    assert all(colour(image, column, middle) != tone("bone") for column in range(x - 25, x + 25)), "no line where they meet"
    # Along the seam the line is crossed twice, near the upper and the lower wall.
    crossed = [row for row in range(y, y + grid.side) if colour(image, x - 3, row) == tone("bone")]
    assert min(crossed) < y + thin and max(crossed) > y + grid.side - thin and len(crossed) >= 6
    assert not any(y + thin < row < y + grid.side - thin for row in crossed)


def test_what_is_spent_is_dimmed_and_its_loot_is_an_outline() -> None:
    living = cell((0, 0), "T:0123:gc")
    spent = replace(living, parts=tuple(replace(p, spent=True) for p in living.parts))
    image, before = (picture(Scene("", SquareBoard((item,)), "")) for item in (spent, living))
    box = (14, 72, 786, image.height - 13)
    assert count(before, "tan", box) > 4000 and count(image, "tan", box) == 0
    assert count(image, "spent_tan", box) > 4000
    assert count(before, "wood", box) > 100 and count(image, "wood", box) == 0


def test_columns_and_rows_are_named_beside_their_tiles_in_a_crop_too() -> None:
    for scene in (cavern(), placing()):
        board = board_of(scene)
        form, grid = grid_of(scene)
        inner = map_area(board, form.board)
        first = min(tile.at[0] for tile in board.cells)
        image, bare = picture(scene), picture(replace(scene, board=replace(board, columns=("",) * 30, rows=("",) * 20)))
        named = 0
        for place, name in enumerate(board.columns):
            x = grid.place((first + place, 0))[0]
            if name and inner[0] + 30 < x < inner[2] - 30:
                box = (x - 12, inner[1] - 24, x + 12, inner[1] - 4)
                assert count(image, "floor_line", box) > 20 > count(bare, "floor_line", box), name
                named += 1
        assert named >= 6
        for place, name in enumerate(board.rows):
            y = grid.place((0, place))[1]
            if name and inner[1] + 30 < y < inner[3] - 30:
                box = (14, y - 10, 42, y + 10)
                assert count(image, "grey", box) > 10 > count(bare, "grey", box), name


def test_a_name_of_a_ruler_stands_in_what_is_seen_of_its_column_and_never_half() -> None:
    drawn = window.ruler_of_columns(KIT, ("A", "B", "C"), -50, 100, 0, 120, True)
    ink = [x for x in range(120) for y in range(20) if drawn.getpixel((x, y)) == index("floor_line")]
    assert min(ink) > 15 and max(ink) < 95, "A in the middle of its 50 pixels, B in its 70, and nothing of C"
    assert window.ruler_of_rows(KIT, ("1", "2"), -90, 100, 300).size == (window.RULER_WIDE, 300)


def test_badges_that_are_not_for_now_are_not_pointed_to() -> None:
    board = board_of(placing())
    far = (min(at[0] for at in (tile.at for tile in board.cells)) - 9, 0)
    tiles = (*board.cells, cell(far, "C:0123"))
    edge = (14, 156, 104, 500)
    drawn = {}
    for state in ("now", "later", "chosen", "blocked"):
        badge = Badge("ZZ", (far[0] - 1, 0), state=state)
        asked = replace(board, cells=tiles, badges=(badge,), wanted=((8, 3),), focus=(8, 3))
        drawn[state] = picture(Scene("", asked, "", panel=cavern().panel)).crop(edge).tobytes()
    assert drawn["later"] == drawn["chosen"] == drawn["blocked"] != drawn["now"]


def test_no_pointer_stands_on_a_letter_or_on_another_pointer() -> None:
    scene = cavern_large(80)
    taken: list[tuple[int, int]] = []

    def note(canvas: object, x: int, y: int, draw: object, *how: object) -> None:
        if getattr(draw, "__name__", "") == "badge":
            taken.append((x, y))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("engine.render.badges.lay", note)
        picture(scene)
    assert len(taken) > 10
    for place, (ax, ay) in enumerate(taken):
        assert all(abs(ax - bx) >= 38 or abs(ay - by) >= 38 for bx, by in taken[place + 1 :])


def test_a_window_is_a_value() -> None:
    found = Grid(184, (AREA[0] + AREA[2] - 4 * 184) // 2, AREA[1], within=(0, 0, 4, 2))
    assert window_of(field(4, 2), AREA) == found
