"""Maps of wild land by their pixels: what is known in its light, what is not alike everywhere, what leads where."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.frame import READ
from engine.core.scene import Cell, HexCell, Scene, Secret, Sky
from engine.games.wilds.picture.land import covers, landmap, standing, weather
from engine.games.wilds.picture.land import landsigns as signs
from engine.games.wilds.picture.land.hexsprites import Beside, fog, hexagon
from engine.games.wilds.picture.land.landboards import LandBoard, area_of
from engine.games.wilds.picture.land.sizes import SIZES, label_size, sized
from engine.games.wilds.picture.land.terrains import ALIKE, MEASURE, TERRAINS, cover, terrain
from engine.maps.hexes import neighbours, pointed_label
from engine.maps.windows import Window
from engine.render import draw
from engine.render.brush import Brush
from engine.render.canvas import tone
from engine.render.kit import KIT
from engine.render.lattice import mask
from tests.games.wilds.lands import FLOORS, PARTY, at, hexes, master, spread, wide
from tests.render.reading import around, colour, count, picture

ROOM = (14, 72, 838, 687)
"""A window of 824 x 615 pixels."""

USUAL = sized(54)


def window(scene: Scene) -> Window:
    board = scene.board
    assert isinstance(board, LandBoard)
    return landmap.window_of(board, area_of(scene, board.layout(KIT, scene)))


def spot(scene: Scene, cell: Cell) -> tuple[int, int]:
    return window(scene).place(cell)


def near(scene: Scene, cell: Cell, x: float, y: float, reach: float) -> tuple[int, int, int, int]:
    """Return a square of a picture around a place of a hex; all lengths as at radius 54."""
    where = window(scene)
    by, (cx, cy) = where.lattice.radius / 54, where.place(cell)
    return around(round(cx + x * by), round(cy + y * by), round(reach * by))


def land(*cells: HexCell, **how: object) -> Scene:
    return Scene("", LandBoard(cells, pointed=True, **how), "")


def lightness(name: str) -> float:
    parts = [part / 255 for part in tone(name)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 116 * (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]) ** (1 / 3) - 16


def covered(name: str, clear: tuple[tuple[float, float, float], ...] = (), kind: int = 0) -> Image.Image:
    """Return where a terrain has marks, as a mask of 96 x 110 pixels."""
    brush = Brush(96, 110, terrain(name).fill, origin=(48, 55))
    cover(brush, name, clear, kind)
    plain = Image.new("RGB", (96, 110), tone(terrain(name).fill))
    return ImageChops.difference(brush.finish(), plain).convert("L").point([0] * 6 + [255] * 250)


def test_terrains_are_steps_of_lightness_apart_from_each_other() -> None:
    steps = [lightness(look.fill) for look in TERRAINS.values()]
    assert steps == sorted(steps, reverse=True), "listed from light to dark"
    assert all(a - b >= 2 for a, b in pairwise(steps))
    known = {name: round(lightness(name)) for name in ("clearing", "stream", "hills", "peaks", "forest", "marsh")}
    assert known == {"clearing": 90, "stream": 84, "hills": 78, "peaks": 69, "forest": 62, "marsh": 47}


def test_every_terrain_has_marks_of_its_own() -> None:
    masks = {name: covered(name) for name in TERRAINS}
    for name, marks in masks.items():
        share = sum(marks.histogram()[128:]) / (96 * 110)
        assert 0.03 < share < 0.8, name
    assert len({marks.tobytes() for marks in masks.values()}) == len(TERRAINS) == 14
    assert set(FLOORS) == set(TERRAINS)
    assert {terrain(name) for name in ALIKE} <= set(TERRAINS.values())


@pytest.mark.parametrize("name", [name for name in TERRAINS if name not in ("stream", "coast", "oasis")])
def test_marks_keep_out_of_where_an_icon_stands(name: str) -> None:
    for kind in range(4):
        marks = covered(name, ((0.0, -11.0, 28.0),), kind)
        inner = Image.new("L", marks.size)
        for x in range(96):
            for y in range(110):
                if (x - 48) ** 2 + (y - 44) ** 2 < 15**2:
                    inner.putpixel((x, y), 255)
        assert ImageChops.multiply(marks, inner).getbbox() is None


def cut_out(image: Image.Image, scene: Scene, cell: Cell) -> bytes:
    """Return what a picture shows of one hex."""
    where = window(scene)
    (wide_, high), (x, y) = where.lattice.reach, where.place(cell)
    cut = image.crop((x - wide_, y - high, x + wide_, y + high)).convert("RGB")
    return Image.composite(cut, Image.new("RGB", cut.size), mask(where.lattice)).tobytes()


@pytest.mark.parametrize("sky", [None, Sky("morning", "heavy rain"), Sky("night", "severe")])
def test_unknown_hexes_are_the_same_picture_everywhere_past_every_edge(sky: Sky | None) -> None:
    board = LandBoard(tuple(HexCell((q, 0), "forest") for q in range(-3, 4)), pointed=True)
    scene = Scene("", board, "", sky=sky)
    image = picture(scene)
    lattice = window(scene).lattice
    assert len({cut_out(image, scene, (0, 0)), cut_out(image, scene, (1, -1))}) == 2
    whole = KIT.kept(fog, lattice, sky or Sky())
    assert whole is KIT.kept(fog, lattice, sky or Sky())
    middle = whole.convert("RGB").crop((10, 30, 80, 60)).tobytes()
    x, y = window(scene).place((0, 1))
    assert image.convert("RGB").crop((x - lattice.reach[0] + 10, y - lattice.reach[1] + 30, x - lattice.reach[0] + 80,
                                      y - lattice.reach[1] + 60)).tobytes() == middle  # fmt: skip
    assert whole.getcolors() is not None, "no hex without a ground"


def test_a_seen_hex_looks_alike_whether_hexes_beside_it_are_known_or_not() -> None:
    cell = HexCell((0, 0), "forest", label="M20", state="seen")
    alone = KIT.kept(hexagon, USUAL, cell, Beside("------"))
    among = KIT.kept(hexagon, USUAL, cell, Beside("kkkkkk"))
    assert alone.tobytes() == among.tobytes()


def test_a_rumour_shows_no_terrain() -> None:
    first = land(HexCell((0, 0), "forest", label="M20", icons=("danger",), state="rumour"))
    second = land(HexCell((0, 0), "", label="M20", icons=("danger",), state="rumour"))
    assert draw(first).png == draw(second).png
    image = picture(first)
    assert count(image, "mist", near(first, (0, 0), 0, -12, 24)) > 100, "a grey icon and a question mark"
    assert count(image, "forest", near(first, (0, 0), 0, 0, 45)) == 0


def test_visited_hexes_have_one_rim_around_all_of_them() -> None:
    scene = land(
        HexCell((0, 0), "clearing"), HexCell((1, 0), "clearing"), HexCell((-1, 0), "clearing", state="seen"), focus=(0, 0)
    )
    image, where = picture(scene), window(scene)
    (x, y), half = where.place((0, 0)), where.lattice.half
    assert colour(image, x - half + 3, y) == tone("trail"), "towards what was only seen"
    assert colour(image, x, y + where.lattice.reach[1] - 5) == tone("trail"), "towards the unknown"
    assert tone("trail") not in {colour(image, x + dx, y) for dx in range(half - 8, half + 8)}, "not between two visited"
    sx, sy = where.place((-1, 0))
    assert sum(colour(image, sx - half + 14, sy)) < sum(colour(image, x - half + 14, y)) * 0.75


def test_all_states_of_a_hex_look_different_without_colour() -> None:
    grey = set()
    for state in ("visited", "seen", "veiled", "rumour", "edge"):
        cell = HexCell((0, 0), "hills", label="M20", icons=("landmark",) * (state != "edge"), state=state)
        grey.add(KIT.kept(hexagon, USUAL, cell, Beside()).convert("RGB").convert("L").tobytes())
    assert len(grey) == 5


def test_the_trail_runs_between_the_middles_of_hexes_and_begins_with_a_dot() -> None:
    scene = hexes()
    image, where = picture(scene), window(scene)
    x, y = where.place(at("M20"))
    assert colour(image, x, y) == tone("vermilion") and colour(image, x + where.lattice.half, y) == tone("vermilion")
    middle = near(scene, at("N20"), 0, 0, 40)
    bare = picture(replace(scene, board=replace(scene.board, trail=())))
    assert count(bare, "vermilion", middle) == 0 and count(image, "vermilion", middle) > 60
    for name in ("N17", "Q19", "P19"):
        assert count(image, "vermilion", near(scene, at(name), 0, 0, 38)) == 0


def test_the_trail_is_one_pale_way_across_a_side() -> None:
    scene = hexes()
    image, where = picture(scene), window(scene)
    (ax, ay), (bx, by) = where.place(at("M20")), where.place(at("N20"))
    row = [colour(image, ax + (bx - ax) * step // 40, ay + (by - ay) * step // 40) for step in range(8, 34)]
    assert {tone("vermilion"), tone("trail")} >= {rgb for rgb in row if rgb in (tone("rim"), tone("forest"))} | set()
    assert all(rgb not in (tone("forest"), tone("clearing")) for rgb in row)


def test_a_next_move_is_named_on_known_and_unknown_hexes_alike_and_instead_of_a_coordinate() -> None:
    scene = hexes()
    image = picture(scene)
    for name in ("Q17", "P19", "Q19", "O18"):
        assert count(image, "lantern", near(scene, at(name), 0, 28.5, 12)) > 30, name
    for name in ("N17", "M20"):
        assert count(image, "lantern", near(scene, at(name), 0, 28.5, 10)) == 0
    unknown = land(HexCell((0, 0), "forest"), pills=(("Q19", (3, 0)),))
    known = land(HexCell((0, 0), "forest"), HexCell((3, 0), "forest", label="Q19", state="seen"), pills=(("Q19", (3, 0)),))
    crops = [picture(item).crop(near(item, (3, 0), 0, 28.5, 7)).tobytes() for item in (unknown, known)]
    assert crops[0] == crops[1]


def test_unknown_hexes_around_the_party_are_outlined_alike_in_lantern_where_it_may_go_now() -> None:
    here = HexCell((0, 0), "forest", token=PARTY)
    asked = land(here, actor=(0, 0), pills=tuple((pointed_label(cell), cell) for cell in neighbours((0, 0))))
    quiet = land(here, actor=(0, 0))
    assert window(asked) == window(quiet), "nothing moves when next moves come and go"
    first, second = picture(asked), picture(quiet)
    for cell in neighbours((0, 0)):
        box = near(asked, cell, 0, -30, 30)
        assert count(first, "lantern", box) > 60 and count(first, "steel", box) == 0
        assert count(second, "steel", box) > 60 and count(second, "lantern", box) == 0
    upper = {picture(asked).convert("RGB").crop(near(asked, cell, 0, -20, 18)).tobytes() for cell in neighbours((0, 0))}
    assert len(upper) == 1


def test_where_a_region_ends_nothing_is_offered() -> None:
    scene = land(HexCell((0, 0), "forest", token=PARTY), HexCell((1, 0), "", state="edge"), actor=(0, 0))
    assert set(landmap.around_party(scene.board)) == set(neighbours((0, 0))) - {(1, 0)}  # type: ignore[arg-type]


def test_the_newest_hex_has_bone_brackets_in_its_corners() -> None:
    cells = [HexCell((q, 0), "forest") for q in range(3)]
    plain, ringed = land(*cells), land(*cells, newest=((1, 0),))
    before, after = picture(plain), picture(ringed)
    for cell, changes in (((0, 0), False), ((1, 0), True), ((2, 0), False)):
        assert (cut_out(before, plain, cell) != cut_out(after, ringed, cell)) is changes
    assert count(after, "bone", near(ringed, (1, 0), 0, -40, 12)) > count(before, "bone", near(plain, (1, 0), 0, -40, 12))


@pytest.mark.parametrize("side", range(6))
def test_a_stream_runs_on_into_the_stream_and_the_water_that_are_known_beside_it(side: int) -> None:
    beside = neighbours((0, 0))[side]
    for floor, runs in (("stream", True), ("river", True), ("water", True), ("forest", False)):
        scene = land(HexCell((0, 0), "stream"), HexCell(beside, floor))
        image, (ax, ay), (bx, by) = picture(scene), spot(scene, (0, 0)), spot(scene, beside)
        x, y = ax + (bx - ax) * 41 // 100, ay + (by - ay) * 41 // 100
        assert (count(image, "river", around(x, y, 4)) > 20) is runs, floor
    alone = land(HexCell((0, 0), "stream"), HexCell(beside, "stream", state="rumour"))
    other = land(HexCell((0, 0), "stream"), HexCell(beside, "", state="rumour"))
    assert draw(alone).png == draw(other).png, "what is only heard of tells nothing"


def test_a_coast_has_the_sea_where_water_is_known() -> None:
    scene = land(HexCell((0, 0), "coast"), HexCell((1, 0), "water"))
    image = picture(scene)
    assert count(image, "river", near(scene, (0, 0), 38, 0, 4)) > 20
    assert count(image, "river", near(scene, (0, 0), 0, -40, 4)) == 0


def test_a_hidden_passage_is_a_row_of_beads() -> None:
    cells = HexCell((0, 0), "forest"), HexCell((3, 0), "forest")
    scene = land(*cells, passages=(((0, 0), (3, 0)),))
    image, (x, y) = picture(scene), spot(scene, (1, 0))
    assert count(image, "bone", around(x, y, 30)) > 60
    assert count(picture(land(*cells)), "bone", around(x, y, 30)) == 0


@pytest.mark.parametrize("side", range(6))
def test_an_arrow_lies_across_the_side_towards_where_its_clue_leads(side: int) -> None:
    beside = neighbours((0, 0))[side]
    plain = land(HexCell((0, 0), "clearing"), actor=(0, 0))
    scene = replace(plain, board=replace(plain.board, arrows=(((0, 0), beside),)))
    image, (x, y), (bx, by) = picture(scene), spot(scene, (0, 0)), spot(scene, beside)
    reach = window(scene).lattice.radius
    towards = count(image, "lantern", around((x + 2 * bx) // 3, (y + 2 * by) // 3, reach * 34 // 54))
    away = count(image, "lantern", around(x - (bx - x) // 2, y - (by - y) // 2, reach * 30 // 54))
    assert towards > 120 and away == 0
    hollow = picture(replace(plain, board=replace(plain.board, traces=(((0, 0), beside),))))
    box = around((x + bx) // 2, (y + by) // 2, reach * 34 // 54)
    assert count(hollow, "lantern", box) == 0 and count(hollow, "mist", box) > 30


@pytest.mark.parametrize("side", range(6))
def test_an_arrow_covers_neither_the_party_nor_an_icon_nor_a_name(side: int) -> None:
    beside = neighbours((0, 0))[side]
    cells = (
        HexCell((0, 0), "clearing", label="M20", token=PARTY),
        HexCell(beside, "clearing", label="N20", icons=("settlement",), state="seen"),
    )
    plain = land(*cells, pills=((pointed_label(beside), beside),))
    board = plain.board
    before, after = picture(plain), picture(replace(plain, board=replace(board, arrows=(((0, 0), beside),))))
    party, name = near(plain, (0, 0), -2, -5, 16), near(plain, (0, 0), 0, 28.5, 5)
    icon, pill = near(plain, beside, 0, -11, 13), near(plain, beside, 0, 28.5, 6)
    for box in (party, name, icon, pill):
        # A few pixels of an outline may touch what lies close to the side.
        changed = ImageChops.difference(before.crop(box).convert("RGB"), after.crop(box).convert("RGB")).convert("L")
        assert sum(changed.point([0] + [1] * 255).tobytes()) <= 40
    assert ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox() is not None


def test_a_blocked_passage_is_rubble_under_a_vermilion_cross() -> None:
    scene = land(HexCell((0, 0), "clearing"), HexCell((1, 0), "clearing"), blocked=(((0, 0), (1, 0)),))
    image, box = picture(scene), near(scene, (0, 0), 47, 0, 18)
    assert count(image, "vermilion", box) > 60
    assert count(image, "grey", box) > 20


def test_what_lies_hidden_is_drawn_with_the_number_it_takes() -> None:
    def hidden(*secrets: Secret) -> Image.Image:
        return KIT.kept(hexagon, USUAL, HexCell((0, 0), "clearing", label="M20", secrets=secrets), Beside())

    middle = (7, 14, 87, 94)
    assert count(hidden(), "umber", middle) < 20
    assert count(hidden(Secret("danger", 12)), "umber", middle) > 300
    drawn = [hidden(Secret("danger", tn)) for tn in (0, 8, 12, 14)] + [hidden(Secret("secret", 12))]
    assert len({image.tobytes() for image in drawn}) == 5
    assert len(draw(master()).png) < 150 * 1024


def test_the_party_stands_on_its_hex_with_the_coordinate_below() -> None:
    scene = land(HexCell((0, 0), "clearing", label="M20", token=PARTY))
    image = picture(scene)
    assert count(image, "umber", near(scene, (0, 0), -2, -5, 16)) > 200
    assert count(image, "lantern", near(scene, (0, 0), -2, -5, 26)) > 200
    assert count(image, "cliff", near(scene, (0, 0), 0, 28.5, 14)) > 60, "letters"


@pytest.mark.parametrize("state", ["visited", "seen", "veiled"])
@pytest.mark.parametrize("floor", TERRAINS)
def test_a_coordinate_stands_out_from_its_ground(floor: str, state: str) -> None:
    patch, ink = standing.label_tones(KIT, floor, state)
    assert standing.contrast(patch, tone(ink)) >= 4.5
    drawn = KIT.kept(hexagon, USUAL, HexCell((0, 0), floor, label="M20", state=state), Beside())
    letters = (47 - 20, 54 + 20, 47 + 20, 54 + 37)
    assert count(drawn, ink, letters) > 40


@pytest.mark.parametrize("hour", ["morning", "afternoon", "evening", "night"])
def test_words_stand_out_from_the_unknown_at_every_hour(hour: str) -> None:
    assert standing.contrast(tone(weather.HOURS[hour].ground), tone("mist")) >= 4.5
    assert standing.contrast(tone(weather.HOURS[hour].line), tone("mist")) >= 3.0, "a stroke of rain behind them"


def sized_land(count_: int) -> LandBoard:
    board = wide(count_).board
    assert isinstance(board, LandBoard)
    return board


def test_the_largest_hexes_that_fit_are_taken_and_below_36_a_crop_at_42() -> None:
    row = [HexCell((q, 0), "forest") for q in range(30)]
    # n hexes in a row need n times their width and 12 pixels of the 824: one of radius 132 is 264 high and 228 wide, of
    # seven 116 wide (radius 66: 114, 68: 118), thirteen 62 wide (radius 36).
    radii = [landmap.window_of(LandBoard(tuple(row[:n]), pointed=True), ROOM).lattice.radius for n in (1, 7, 13)]
    assert radii == [132, 66, 36]
    where = landmap.window_of(LandBoard(tuple(row[:14]), pointed=True), ROOM)
    assert (where.lattice.radius, where.whole) == (42, False)


def test_lattices_are_of_even_radii_and_nearly_regular() -> None:
    assert [lattice.radius for lattice in SIZES] == list(range(132, 34, -2))
    for lattice in SIZES:
        assert lattice.along * 2 == lattice.radius * 3 and lattice.across % 2 == 0
        assert abs(lattice.across - lattice.radius * 3**0.5) <= 1


def test_coordinates_are_never_smaller_than_a_phone_can_show() -> None:
    assert {lattice.radius: label_size(lattice.radius / 54) for lattice in SIZES}[36] == READ
    assert min(label_size(lattice.radius / 54) for lattice in SIZES) == READ
    assert label_size(132 / 54) == 28


@settings(max_examples=40, deadline=None)
@given(st.integers(60, 330), st.integers(0, 329))
def test_a_window_never_cuts_off_the_party_or_a_hex_beside_it(count_: int, place: int) -> None:
    ground = spread(count_)
    here = ground[place % count_]
    board = LandBoard(tuple(HexCell(cell, "forest") for cell in ground), focus=here, actor=here, pointed=True)
    where = landmap.window_of(board, ROOM)
    wide_, high = where.lattice.reach
    for cell in (here, *neighbours(here)):
        x, y = where.place(cell)
        assert ROOM[0] <= x - wide_ and x + wide_ <= ROOM[2] and ROOM[1] <= y - high and y + high <= ROOM[3]


def test_a_close_look_shows_large_hexes_around_the_place_that_was_asked_for() -> None:
    board = replace(sized_land(230), close=True, focus=(3, -2))
    where = landmap.window_of(board, ROOM)
    assert where.lattice.radius == landmap.CLOSE and not where.whole
    assert where.place((3, -2)) == ((ROOM[0] + ROOM[2]) // 2, (ROOM[1] + ROOM[3]) // 2)
    scene = replace(wide(230), board=board)
    form = board.layout(KIT, scene)
    assert not form.beside, "no overview"
    assert len(draw(scene).png) < 150 * 1024


def test_a_crop_has_an_overview_with_the_party_as_a_dot() -> None:
    scene = wide(230, walked=150)
    form = sized_land(230).layout(KIT, scene)
    assert not form.beside and form.panel is not None
    image = picture(scene)
    assert count(image, "lantern", form.panel) > 20
    assert count(image, "white", form.panel) + count(image, "bone", form.panel) > 300


def test_a_compass_stands_in_a_free_corner_only() -> None:
    reach = USUAL.reach
    assert signs._corner(ROOM, (), reach) == (838 - 33, 687 - 44 - 4), "the lower right one first"
    assert signs._corner(ROOM, ((780, 600),), reach) == (14 + 33, 687 - 44 - 4)
    assert signs._corner(ROOM, ((780, 600), (60, 600)), reach) == (838 - 33, 72 + 44 + 4)
    full = tuple((x, y) for x in range(20, 840, 60) for y in range(80, 690, 60))
    assert signs._corner(ROOM, full, reach) is None, "no compass over hexes"


def test_drawing_over_the_last_window_equals_drawing_anew() -> None:
    from engine.render import lattice
    from engine.render.picture import compose

    scene = hexes()
    board = scene.board
    assert isinstance(board, LandBoard)
    moved = tuple(replace(c, token=PARTY if c.at == at("O18") else None) for c in board.cells)
    steps = [scene, replace(scene, board=replace(board, cells=moved, trail=board.trail[:-1], pills=board.pills[:3])), scene]
    steps += [replace(scene, sky=Sky("night", "severe", "Storm")), replace(scene, legend=scene.legend[:3]), scene]
    following = [draw(step).png for step in steps]
    anew = []
    for step in steps:
        lattice._layers.clear()
        anew.append(compose(step).png())
    assert following == anew


def test_a_land_of_nothing_known_is_fog() -> None:
    scene = land()
    image = picture(scene)
    tones = {colour(image, x, y) for x in range(60, 740, 20) for y in range(90, image.height - 30, 20)}
    assert tone("night") in tones
    assert all(max(rgb) <= max(tone("fog_line")) for rgb in tones), "nothing but fog and its lines"


def test_labels_far_from_the_start_are_not_cut() -> None:
    for cell in ((0, 0), (40, -60), (-40, 90)):
        scene = land(HexCell(cell, "forest", label=pointed_label(cell)), focus=cell)
        assert count(picture(scene), "cliff", near(scene, cell, 0, 28, 20)) > 60
    assert MEASURE == 54


def test_marks_are_more_and_finer_on_larger_hexes() -> None:
    coarse, fine = (list(covers.sown(0, 21 * grain, 16 * grain, 11 * grain)) for grain in (1.0, 0.7))
    # Half as large, there is room for about twice as many.
    assert 1.7 * len(coarse) < len(fine) < 2.6 * len(coarse)
    for marks in (coarse, fine):
        assert all(abs(x) <= 47 and abs(y) <= 54 for x, y, _ in marks)
        assert {lot for _, _, lot in marks} <= set(range(16))


def test_every_terrain_has_sixteen_lots() -> None:
    assert set(covers.SORTS) == set(TERRAINS)
    for name, (_, _, sorts) in covers.SORTS.items():
        assert sum(times for _, times in sorts) == 16, name
