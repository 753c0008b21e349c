"""Maps of a cavern: what is drawn where, whatever lies on them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.frame import HEIGHT_MOST, WIDTH
from engine.core.scene import Badge, Scene, Token
from engine.games.cavern.picture.dungeon.contents import furnish
from engine.games.cavern.picture.dungeon.parts import Note, Part, SquareCell, Track
from engine.games.cavern.picture.dungeon.sections import UNITS, corridor, ground_of, room
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.picture.dungeon.squaremap import map_area, sides_of, window_of
from engine.games.cavern.picture.dungeon.tiles import floors_of, meeting, tile
from engine.games.cavern.picture.dungeon.window import SIZES, Grid, plank
from engine.render import draw, tokens
from engine.render.canvas import FLAT, tone
from engine.render.kit import KIT
from tests.games.cavern.dungeons import (
    ENTRANCE,
    LAYOUTS,
    ROWS,
    TILES,
    cavern,
    cavern_large,
    cell,
    crowded,
    delver,
    grid_of,
    grown,
)
from tests.render.reading import colour, count, picture, through_json

FLOORS = ("tan", "blue", "corridor")
UNITS_OF = (*tuple(Token(kind, kind[0].upper()) for kind in ("shield", "diamond", "disc", "triangle")), delver("Sb"))


def drawn_tile(square: SquareCell, sides: str, side: int, numbered: tuple[int, ...] = ()) -> Image.Image:
    drawn = tile(KIT, square, sides, side, numbered, False, False)
    assert isinstance(drawn, Image.Image)
    return drawn


@st.composite
def parts(draw_: st.DrawFn) -> tuple[Part, ...]:
    """Sections that share out the sides of a tile among them, as any game might."""
    owners = draw_(st.lists(st.integers(0, 4), min_size=4, max_size=4))
    found = []
    for owner in range(4):
        sides = tuple(side for side in range(4) if owners[side] == owner)
        if sides or (owner == 0 and draw_(st.booleans())):
            icons = draw_(st.lists(st.sampled_from(("gold", "treasure", "torch", "rift")), max_size=4))
            units = draw_(st.lists(st.sampled_from(UNITS_OF), max_size=3))
            found.append(
                Part(
                    draw_(st.sampled_from(FLOORS)),
                    sides,
                    draw_(st.integers(0, 3)),
                    tuple(icons),
                    tuple(units),
                    draw_(st.booleans()),
                )
            )
    return tuple(found)


@settings(max_examples=60, deadline=None)
@given(parts(), st.text("ojcb", min_size=4, max_size=4), st.sampled_from(SIZES), st.sets(st.integers(0, 3)))
def test_every_combination_of_sections_can_be_drawn(
    sections: tuple[Part, ...], sides: str, side: int, numbered: set[int]
) -> None:
    square = SquareCell((0, 0), sections, ("sun", "fast"))
    drawn = drawn_tile(square, sides, side, tuple(sorted(numbered)))
    assert drawn.size == (side, side)
    assert drawn.getpalette() == list(FLAT)
    assert drawn.tobytes() == drawn_tile(square, sides, side, tuple(sorted(numbered))).tobytes()


@settings(max_examples=60, deadline=None)
@given(parts(), st.text("ojcb", min_size=4, max_size=4))
def test_everything_on_a_section_stands_on_its_tile(sections: tuple[Part, ...], sides: str) -> None:
    for section in sections:
        closed = tuple(side for side in section.sides if sides[side] in "cb")
        stands = furnish(section, ground_of(sections), closed, 0.0, None)
        icons = sum(stand.thing.count for stand in stands if stand.thing.kind == "icon")
        assert icons == len(section.icons), "every icon is there, or counted"
        assert sum(stand.thing.kind == "token" for stand in stands) == len(section.tokens)
        assert all(0 < stand.x < UNITS and 0 < stand.y < UNITS for stand in stands)


@pytest.mark.parametrize("floor", ["T", "B"])
@pytest.mark.parametrize("sides", ["0", "1", "02", "13", "01", "012", "0123"])
def test_three_bags_a_chest_and_two_tokens_are_seen_on_every_room(floor: str, sides: str) -> None:
    full = cell((0, 0), f"{floor}:{sides}:gggc:S,F")
    drawn = drawn_tile(full, "oooo", 94).convert("RGB")
    colours = [entry for _, entry in drawn.getcolors(94 * 94) or ()]
    assert {tone("vermilion"), tone("yellow"), tone("wood"), tone("lantern")} <= set(colours)
    seen = {entry: number for number, entry in drawn.getcolors(94 * 94) or ()}
    assert seen[tone("vermilion")] > 60 and seen[tone("yellow")] > 60


def test_a_room_reaches_the_edge_where_it_may_go_on_and_has_a_wall_where_it_ends() -> None:
    square = cell((0, 0), "T:0123")
    opened, walled = drawn_tile(square, "oooo", 94).convert("RGB"), drawn_tile(square, "cccc", 94).convert("RGB")
    for x, y in ((47, 1), (92, 47), (47, 92), (1, 47)):
        assert opened.getpixel((x, y)) != tone("wall_ink")
        assert walled.getpixel((x, y)) == tone("wall_ink")


def test_rooms_of_one_floor_flow_into_each_other_and_others_do_not() -> None:
    west, same, other = cell((0, 0), "T:1"), cell((1, 0), "T:3"), cell((1, 0), "B:3")
    assert sides_of((west, same), None)[0, 0][1] == "ojoo"
    assert sides_of((west, other), None)[0, 0][1] == "ocoo"
    assert sides_of((west, cell((1, 0), "C:02")), None)[0, 0][1] == "ocoo"
    assert meeting(floors_of(west), (None,) * 4, True)[0] == "b", "the board's line closes the first row"
    assert meeting(floors_of(cell((0, 1), "T:0")), (None,) * 4, False)[0] == "o"


@pytest.mark.parametrize("sides", [s for n in range(1, 5) for s in combinations(range(4), n)])
def test_the_openings_of_rooms_meet_across_tiles_whatever_else_a_tile_holds(sides: tuple[int, ...]) -> None:
    for kinds in ("".join("r" if side in sides else kind for side in range(4)) for kind in "rcs-"):
        points = room(sides, kinds, ()).points
        # Where the outline crosses the tile's edge it opens from 9 to 85 units.
        for side in sides:
            ends = [p for p in points if (p[1] < 0, p[0] > UNITS, p[1] > UNITS, p[0] < 0)[side]]
            along = sorted(p[side % 2 == 1] for p in ends)
            assert along == [9, 85]


def test_corridors_bend_branch_and_end_at_doors() -> None:
    assert corridor((0, 1), 0).bend == 0
    assert corridor((3, 0), 0).bend == 3
    assert corridor((0, 2), 0).bend is None and not corridor((0, 2), 0).doors
    stub = corridor((1,), 1)
    assert len(stub.doors) == 1 and stub.doors[0].upright
    assert len(corridor((0, 2), 1).doors) == 1
    assert len(corridor((), 2).doors) == 2


def test_the_way_in_leads_to_the_boards_line() -> None:
    inner = drawn_tile(ENTRANCE, meeting(floors_of(ENTRANCE), (None,) * 4, True), 94).convert("RGB")
    assert inner.getpixel((47, 2)) == tone("corridor")
    away = drawn_tile(replace(ENTRANCE, icons=()), "oooo", 94).convert("RGB")
    assert away.getpixel((47, 2)) == tone("rock")


AREA = (14, 72, 786, 687)
"""A part of a picture that a map may have."""


def _grid(scene: Scene) -> Grid:
    return grid_of(scene)[1]


def test_the_map_of_the_example_is_drawn_whole_below_the_plank() -> None:
    scene = cavern()
    form, grid = grid_of(scene)
    # 7 columns of 94 pixels and a slot of 43 need 701 of the 722 pixels beside the ruler; columns of 99 would need 739.
    assert (grid.side, grid.whole, form.beside) == (94, True, False)
    image = picture(scene)
    for letter_at in ((0, 0), (0, 1), (0, 3), (1, 3), (7, 3), (4, 4)):
        assert count(image, "lantern", grid.box(letter_at)) > 550
    assert count(image, "white", grid.box((0, 2))) > 400, "the newest tile has its frame"
    assert count(image, "white", grid.box((2, 2))) > 150, "dashes within the nearly closed room"
    assert count(image, "bone", grid.box((2, 3))) > 150, "the note"
    assert count(image, "board", (14, 80, 786, 128)) > 10000
    lines = [y for y in range(130, 170) if all(colour(image, x, y) == tone("brass") for x in range(14, 786))]
    assert lines, "the line, from edge to edge"
    assert count(image, "vermilion", (300, 90, 600, 120)) > 100, "the last space of the track"


def test_a_free_place_is_lantern_now_and_quiet_later() -> None:
    tiles = (cell((0, 0), "C:0123"),)
    for state, name in (("now", "lantern"), ("later", "slate"), ("chosen", "bone")):
        scene = Scene("", SquareBoard(tiles, (Badge("A", (1, 0), state=state),)), "")
        x, y, _, _ = _grid(scene).box((1, 0))
        assert colour(picture(scene), x + 8, y + 4) == tone(name)


def test_a_number_on_a_section_covers_nothing_that_stands_there() -> None:
    square = cell((0, 0), "T:0123:gc:S")
    board = SquareBoard((square,), (Badge("1", (0, 0), choice=True, part=0),))
    with_number, without = picture(Scene("", board, "")), picture(Scene("", replace(board, badges=()), ""))
    whole = (14, 72, 786, with_number.height - 13)
    for name in ("vermilion", "wood"):
        assert count(with_number, name, whole) > 0.5 * count(without, name, whole)
    assert count(with_number, "gilt", whole) > count(without, "gilt", whole) + 50


def test_a_token_is_facedown_with_its_letter_and_faceup_with_its_glyph() -> None:
    for text, hue in (("S", "vermilion"), ("F", "yellow"), ("K", "green")):
        down = picture(Scene("", SquareBoard((cell((0, 0), f"B:0123::{text}"),)), ""))
        up = picture(Scene("", SquareBoard((cell((0, 0), f"B:0123::{text}l"),)), ""))
        whole = (14, 72, 786, down.height - 13)
        assert count(down, hue, whole) > 1.4 * count(up, hue, whole) > 100
        assert count(up, "bone", whole) > count(down, "bone", whole)


@pytest.mark.parametrize("tiles", [20, 50, 80])
@pytest.mark.parametrize("state", ["now", "later"])
def test_pictures_of_caverns_stay_small_and_tiles_legible(tiles: int, state: str) -> None:
    scene = cavern_large(tiles, state)
    drawn = draw(scene)
    assert drawn.width == WIDTH and drawn.height <= HEIGHT_MOST
    assert len(drawn.png) < 150 * 1024
    assert _grid(scene).side >= 94


def test_the_fullest_cavern_stays_under_150_kib() -> None:
    texts = [text.replace("|", ":gggc:S,Kt ") + ":gggc:S,Kt" for text in LAYOUTS.split()]
    tiles = tuple(cell((x, y), texts[(x * 5 + y * 3) % len(texts)], "sun") for x in range(12) for y in range(12))
    board = SquareBoard(tiles, focus=(6, 6), edge=0, track=Track("Sun track", "sun", 10, 4))
    assert len(draw(Scene("Full", board, "", panel=ROWS)).png) < 150 * 1024


def test_a_crop_never_cuts_off_what_is_newest_and_points_to_places_outside() -> None:
    scene = cavern_large(80)
    assert isinstance(scene.board, SquareBoard)
    for item in grown(80)[::7]:
        board = replace(scene.board, focus=item.at)
        grid, area = window_of(board, AREA), map_area(board, AREA)
        x0, y0, x1, y1 = grid.box(item.at)
        assert not grid.whole
        assert area[0] <= x0 and area[1] <= y0 and x1 <= area[2] and y1 <= area[3]
    near, far = picture(scene), picture(replace(scene, board=replace(scene.board, badges=())))
    edge = (752, 140, 786, 560)
    assert count(near, "lantern", edge) > count(far, "lantern", edge) + 300


def test_a_crop_shows_all_rows_where_they_fit_and_nothing_above_the_line() -> None:
    low = tuple(cell((x, y), "T:0123") for x in range(20) for y in range(5))
    for x, y in ((0, 0), (9, 4), (19, 2)):
        board = SquareBoard(low, focus=(x, y), edge=0, track=Track("Sun track", "sun", 10, 4))
        grid, area = window_of(board, AREA), map_area(board, AREA)
        assert grid.corner((0, 0))[1] == area[1] and grid.corner((0, 5))[1] <= area[3]
    high = tuple(cell((x, y), "T:0123") for x in range(20) for y in range(12))
    for y in range(12):
        grid = window_of(replace(board, cells=high, focus=(9, y)), AREA)
        assert grid.corner((0, 0))[1] <= area[1]


def test_every_letter_in_the_window_is_shown_those_of_two_letters_too() -> None:
    scene = cavern_large(80, "later")
    assert isinstance(scene.board, SquareBoard)
    letters = tuple(replace(badge, text="A" + badge.text) for badge in scene.board.badges)
    scene = replace(scene, board=replace(scene.board, badges=letters))
    assert isinstance(scene.board, SquareBoard)
    (form, grid), image = grid_of(scene), picture(scene)
    foot = form.board[3] - 50
    inside = [
        badge for badge in scene.board.badges if 60 < grid.place(badge.at)[0] < 750 and 190 < grid.place(badge.at)[1] < foot
    ]
    assert len(inside) > 2
    for badge in inside:
        assert count(image, "lantern", grid.box(badge.at)) > 80, badge.text


def test_a_note_stands_below_the_letter_of_its_cell() -> None:
    tiles = tuple(cell((x, y), "B:2:g!") for x, y in ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1)))
    note = (Note("1 side open", (1, 1)),)
    alone = Scene("", SquareBoard(tiles, (), note), "")
    lettered = Scene("", SquareBoard(tiles, (Badge("A", (1, 1), state="later"),), note), "")
    x0, y0, x1, y1 = _grid(lettered).box((1, 1))
    middle, image = (y0 + y1) // 2, picture(lettered)
    assert count(image, "bone", (x0, middle, x1, y1)) > 100
    assert count(image, "lantern", (x0, y0 + 10, x1, middle)) > 60
    assert count(picture(alone), "bone", _grid(alone).box((1, 1))) > 100


def test_the_plank_shows_passed_spaces_the_marker_and_the_last_space() -> None:
    drawn = plank(KIT, Track("Sun track", "sun", 10, 7), (), 820).convert("RGB")
    colours: dict[tuple[int, int, int], int] = {entry: n for n, entry in drawn.getcolors(820 * 60) or ()}
    assert colours[tone("brown")] > 3 * 350, "three spaces are passed"
    assert colours[tone("vermilion")] > 350
    ended = plank(KIT, Track("Sun track", "sun", 10, 0), (), 820).convert("RGB")
    assert {entry: n for n, entry in ended.getcolors(820 * 60) or ()}[tone("brown")] > 10 * 300
    assert isinstance(ended, Image.Image)


def test_the_same_cavern_gives_the_same_bytes_from_equal_values() -> None:
    for scene in (cavern(), crowded(), cavern_large(60)):
        again = through_json(scene)
        assert again == scene
        assert draw(again).png == draw(scene).png


def test_the_panel_counts_what_each_holds() -> None:
    scene = cavern()
    more = replace(ROWS[0], counts=(("xp", 9), *ROWS[0].counts[1:]))
    box = grid_of(scene)[0].panel
    assert picture(scene).crop(box).tobytes() != picture(replace(scene, panel=(more, *ROWS[1:]))).crop(box).tobytes()
    assert len(TILES) == 20


def test_small_maps_tell_rivals_apart_without_colour_and_the_acting_player_from_the_others() -> None:
    radius, grey = 5, (128, 128, 128)
    shapes = {kind: tokens.dot(kind, grey, radius).getchannel("A") for kind in tokens.RIVALS}
    for (kind, shape), (other, second) in combinations(shapes.items(), 2):
        assert sum(ImageChops.difference(shape, second).histogram()[64:]) >= 8, (kind, other)
    acting, waiting = (tokens.dot("", grey, radius, item).convert("RGB").getcolors(1000) or [] for item in (True, False))
    assert tone("bone") in [colour for _, colour in acting]
    assert tone("bone") not in [colour for _, colour in waiting]
