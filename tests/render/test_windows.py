"""What of a board of squares a picture shows, and how large: whole maps, crops, what is wanted, pointers, rulers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.scene import Badge, Cell, Scene, SquareBoard
from engine.render.canvas import index, tone
from engine.render.frame import MAP, Area
from engine.render.squares import window
from engine.render.squares.squaremap import map_area, window_of
from engine.render.squares.window import LARGE, SMALL, Grid
from tests.render.caverns import BLUE, cavern, cavern_large, cell, marked, placing, question
from tests.render.reading import colour, count, picture

AREA = (MAP[0], MAP[1], MAP[2], 605)
"""The window of a map above a legend of two rows."""


def board_of(scene: Scene) -> SquareBoard:
    assert isinstance(scene.board, SquareBoard)
    return scene.board


def field(across: int, down: int) -> SquareBoard:
    """Return a board of that many tiles."""
    return SquareBoard(tuple(cell((x, y), "T:0123") for x in range(across) for y in range(down)), edge=0)


def seen(board: SquareBoard, at: Cell, area: Area = AREA) -> bool:
    """Tell whether all of a cell lies in the picture."""
    grid, inner = window_of(board, area), map_area(board, area)
    x, y = grid.corner(at)
    return inner[0] <= x and inner[1] <= y and x + grid.side <= inner[2] and y + grid.side <= inner[3]


@pytest.mark.parametrize(
    ("across", "down", "side"),
    [(1, 1, 132), (4, 2, 132), (5, 2, 112), (8, 3, 94), (9, 5, 86), (11, 7, 70), (12, 7, 64), (14, 8, 56), (16, 10, 48)],
)
def test_a_map_that_asks_nothing_is_shown_whole_from_132_pixels_down_to_48(across: int, down: int, side: int) -> None:
    grid = window_of(field(across, down), AREA)
    assert (grid.side, grid.whole) == (side, True)


def test_the_largest_maps_are_cropped_at_the_smallest_size() -> None:
    board = replace(field(30, 12), focus=(20, 6))
    grid = window_of(board, AREA)
    assert (grid.side, grid.whole) == (SMALL[-1], False)
    assert seen(board, (20, 6))


def test_tiles_keep_their_size_when_the_letters_around_them_go() -> None:
    tiles = field(3, 2)
    rim = [(x, y) for x in range(-1, 4) for y in range(3) if not (0 <= x < 3 and y < 2)]
    lettered = replace(tiles, badges=tuple(Badge("A", at, state="later") for at in rim))
    assert window_of(tiles, AREA).side == window_of(lettered, AREA).side == LARGE[0]


def test_a_map_with_letters_is_cropped_rather_than_drawn_small() -> None:
    board = replace(field(14, 8), badges=(Badge("A", (14, 0), state="later"),), focus=(3, 3))
    grid = window_of(board, AREA)
    assert not grid.whole and grid.side > SMALL[0]


def test_all_that_is_wanted_is_in_sight_as_large_as_may_be() -> None:
    board = replace(field(30, 12), focus=(10, 3))
    for wanted, side in ((((8, 1), (14, 4)), 94), (((4, 0), (13, 5)), 78), (((1, 0), (14, 7)), 56)):
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
    board = replace(field(across, down), wanted=tuple(wanted), free=tuple(wanted), focus=focus)
    grid = window_of(board, AREA)
    assert any(seen(board, at) for at in wanted)
    assert grid.corner((0, 0))[1] <= map_area(board, AREA)[1]
    assert grid.side >= SMALL[-1]


def test_the_room_in_question_is_in_sight_and_the_rest_has_less_light() -> None:
    scene = question()
    board = board_of(scene)
    away = replace(board, focus=(6, 3), cells=(*board.cells, *(cell((x, 3), "T:0123") for x in range(7, 20))))
    assert all(seen(away, at) for at, _ in BLUE)
    lit, plain = picture(scene), picture(replace(scene, board=replace(board, cells=marked())))
    grid = window_of(board, (MAP[0], MAP[1], MAP[2], 640))
    x, y = grid.corner((2, 2))
    inside = (x + 30, y + 30, x + 90, y + 80)
    assert count(lit, "tile_blue", inside) > 0.8 * count(plain, "tile_blue", inside) > 400
    x, y = grid.corner((3, 3))
    other = (x, y, x + grid.side, y + grid.side)
    assert count(plain, "tan", other) > 1000 and count(lit, "tan", other) == 0


def test_a_lit_room_has_one_outline_over_all_its_tiles() -> None:
    west, east = cell((0, 0), "T:1"), cell((1, 0), "T:3")
    lit = tuple(replace(tile, parts=tuple(replace(p, lit=True) for p in tile.parts)) for tile in (west, east))
    board = SquareBoard(lit)
    image, grid = picture(Scene("", board, "")), window_of(board, (14, 72, 1086, 687))
    x, y = grid.corner((1, 0))
    middle = y + grid.side // 2
    assert all(colour(image, column, middle) != tone("bone") for column in range(x - 25, x + 25)), "no line where they meet"
    # Along the seam the line is crossed twice, near the upper and the lower wall.
    crossed = [row for row in range(y, y + grid.side) if colour(image, x - 3, row) == tone("bone")]
    assert min(crossed) < y + 20 and max(crossed) > y + grid.side - 20 and len(crossed) >= 6
    assert not any(y + 25 < row < y + grid.side - 25 for row in crossed)


def test_what_is_spent_is_dimmed_and_its_loot_is_an_outline() -> None:
    living = cell((0, 0), "T:0123:gc")
    spent = replace(living, parts=tuple(replace(p, spent=True) for p in living.parts))
    image, before = (picture(Scene("", SquareBoard((one,)), "")) for one in (spent, living))
    box = (14, 72, 1086, 687)
    assert count(before, "tan", box) > 4000 and count(image, "tan", box) == 0
    assert count(image, "spent_tan", box) > 4000
    assert count(before, "wood", box) > 100 and count(image, "wood", box) == 0


def test_columns_and_rows_are_named_beside_their_tiles_in_a_crop_too() -> None:
    for scene in (cavern(), placing()):
        board = board_of(scene)
        grid, inner = window_of(board, AREA), map_area(board, AREA)
        first = min(tile.at[0] for tile in board.cells)
        image, bare = picture(scene), picture(replace(scene, board=replace(board, columns=("",) * 30, rows=("",) * 20)))
        named = 0
        for place, name in enumerate(board.columns):
            x = grid.place((first + place, 0))[0]
            if name and inner[0] + 30 < x < inner[2] - 30:
                box = (x - 12, inner[1] - 22, x + 12, inner[1] - 4)
                assert count(image, "floor_line", box) > 20 > count(bare, "floor_line", box), name
                named += 1
        assert named >= 6
        for place, name in enumerate(board.rows):
            y = grid.place((0, place))[1]
            if name and inner[1] + 30 < y < inner[3] - 30:
                box = (MAP[0], y - 10, MAP[0] + 28, y + 10)
                assert count(image, "grey", box) > 10 > count(bare, "grey", box), name


def test_a_name_of_a_ruler_stands_in_what_is_seen_of_its_column_and_never_half() -> None:
    drawn = window.ruler_of_columns(("A", "B", "C"), -50, 100, 0, 120, True)
    ink = [x for x in range(120) for y in range(20) if drawn.getpixel((x, y)) == index("floor_line")]
    assert min(ink) > 15 and max(ink) < 95, "A in the middle of its 50 pixels, B in its 70, and nothing of C"
    assert window.ruler_of_rows(("1", "2"), -90, 100, 300).size == (window.RULER_WIDE, 300)


def test_badges_that_are_not_for_now_are_not_pointed_to() -> None:
    board = board_of(placing())
    far = (min(at[0] for at in (tile.at for tile in board.cells)) - 9, 0)
    tiles = (*board.cells, cell(far, "C:0123"))
    edge = (MAP[0], 150, MAP[0] + 90, 600)
    drawn = {}
    for state in ("now", "later", "chosen", "blocked"):
        badge = Badge("ZZ", (far[0] - 1, 0), state=state)
        asked = replace(board, cells=tiles, badges=(badge,), free=(), wanted=((8, 3),), focus=(8, 3))
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
    assert len(taken) > 15
    for place, (ax, ay) in enumerate(taken):
        assert all(abs(ax - bx) >= 38 or abs(ay - by) >= 38 for bx, by in taken[place + 1 :])


def test_a_window_is_a_value() -> None:
    assert window_of(field(4, 2), AREA) == Grid(132, (AREA[0] + AREA[2] - 4 * 132) // 2, AREA[1] + 14)
