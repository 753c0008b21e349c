"""Maps of wild land by their pixels: what is known in its light, what is not alike everywhere, what leads where."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.scene import Cell, HexBoard, HexCell, Scene, Secret
from engine.maps.hexes import neighbours, pointed_label
from engine.render import draw
from engine.render.brush import Brush
from engine.render.canvas import tone
from engine.render.frame import MAP, WIDE
from engine.render.land import landmap
from engine.render.land.cells import Beside, fog, hexagon
from engine.render.land.signs import place_corner
from engine.render.land.terrain import ALIKE, MEASURE, TERRAINS, cover, terrain
from engine.render.lattice import POINTED, mask
from tests.render.reading import around, colour, count, picture
from tests.render.wilds import FLOORS, PARTY, at, hexes, master, spread, wide


def spot(scene: Scene, cell: Cell) -> tuple[int, int]:
    board = scene.board
    assert isinstance(board, HexBoard)
    beside = scene.panel or scene.legend or scene.groups or not landmap.window_of(board, WIDE).whole
    return landmap.window_of(board, MAP if beside else WIDE).place(cell)


def land(*cells: HexCell, **how: object) -> Scene:
    return Scene("", HexBoard(cells, pointed=True, land=True, **how), "")


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


def test_unknown_hexes_are_the_same_picture_everywhere_past_every_edge() -> None:
    scene = land(HexCell((0, 0), "forest"), HexCell((1, 0), "peaks", state="seen"))
    image, lattice = picture(scene), POINTED[0]
    (wide_, high), found = lattice.reach, set()
    for cell in ((0, 1), (-1, 0), (2, 0), (-3, 1), (3, 1), (0, -2), (1, 2)):
        x, y = spot(scene, cell)
        cut = image.crop((x - wide_, y - high, x + wide_, y + high))
        found.add(Image.composite(cut.convert("RGB"), Image.new("RGB", cut.size), mask(lattice)).tobytes())
    assert len(found) == 1
    assert fog(lattice) is fog(lattice)
    for x in range(MAP[0] + 3, MAP[2], 90):
        assert colour(image, x, 600) != tone("ink"), "there is no last hex"


def test_a_seen_hex_looks_alike_whether_hexes_beside_it_are_known_or_not() -> None:
    cell = HexCell((0, 0), "forest", label="M20", state="seen")
    alone = hexagon(POINTED[0], cell, Beside("------"))
    among = hexagon(POINTED[0], cell, Beside("kkkkkk"))
    assert alone.tobytes() == among.tobytes()


def test_a_rumour_shows_no_terrain() -> None:
    first = land(HexCell((0, 0), "forest", label="M20", icons=("danger",), state="rumour"))
    second = land(HexCell((0, 0), "", label="M20", icons=("danger",), state="rumour"))
    assert draw(first) == draw(second)
    image, (x, y) = picture(first), spot(first, (0, 0))
    assert count(image, "mist", around(x, y - 12, 24)) > 100, "a grey icon and a question mark"
    assert count(image, "forest", around(x, y, 45)) == 0


def test_visited_hexes_have_one_rim_around_all_of_them() -> None:
    scene = land(
        HexCell((0, 0), "clearing"), HexCell((1, 0), "clearing"), HexCell((-1, 0), "clearing", state="seen"), focus=(0, 0)
    )
    image, (x, y) = picture(scene), spot(scene, (0, 0))
    assert colour(image, x - 44, y) == tone("trail"), "towards what was only seen"
    assert colour(image, x, y + 50) == tone("trail"), "towards the unknown"
    assert tone("trail") not in {colour(image, x + dx, y) for dx in range(40, 56)}, "not between two visited ones"
    sx, sy = spot(scene, (-1, 0))
    assert sum(colour(image, sx - 20, sy + 5)) < sum(colour(image, x - 20, y + 5)) * 0.75


def test_all_states_of_a_hex_look_different_without_colour() -> None:
    grey = set()
    for state in ("visited", "seen", "veiled", "rumour", "edge"):
        scene = land(HexCell((0, 0), "hills", label="M20", icons=("landmark",) * (state != "edge"), state=state))
        x, y = spot(scene, (0, 0))
        grey.add(picture(scene).convert("L").crop((x - 40, y - 30, x + 40, y + 40)).tobytes())
    assert len(grey) == 5


def test_the_trail_runs_between_the_middles_of_hexes_and_begins_with_a_dot() -> None:
    scene = hexes()
    image = picture(scene)
    x, y = spot(scene, at("M20"))
    assert colour(image, x, y) == tone("vermilion") and colour(image, x + 47, y) == tone("vermilion")
    bare = picture(replace(scene, board=replace(scene.board, trail=())))
    assert count(bare, "vermilion", MAP) == 0
    assert count(image, "vermilion", MAP) > 400
    for name in ("N17", "Q19", "P19"):
        assert count(image, "vermilion", around(*spot(scene, at(name)), 38)) == 0


def test_a_next_move_is_named_on_known_and_unknown_hexes_alike_and_instead_of_a_coordinate() -> None:
    scene = hexes()
    image = picture(scene)
    for name in ("Q17", "P19", "Q19", "O18"):
        x, y = spot(scene, at(name))
        pill = image.crop((x - 24, y + 19, x + 24, y + 38))
        assert count(pill, "lantern", (0, 0, 48, 19)) > 60, name
    for name in ("N17", "M20"):
        x, y = spot(scene, at(name))
        assert count(image, "lantern", (x - 24, y + 19, x + 24, y + 38)) == 0
    unknown = land(HexCell((0, 0), "forest"), pills=(("Q19", (3, 0)),))
    known = land(HexCell((0, 0), "forest"), HexCell((3, 0), "forest", label="Q19", state="seen"), pills=(("Q19", (3, 0)),))
    crops = []
    for one in (unknown, known):
        x, y = spot(one, (3, 0))
        crops.append(picture(one).crop((x - 20, y + 22, x + 20, y + 36)).tobytes())
    assert crops[0] == crops[1]


@pytest.mark.parametrize("side", range(6))
def test_an_arrow_lies_across_the_side_towards_where_its_clue_leads(side: int) -> None:
    beside = neighbours((0, 0))[side]
    plain = land(HexCell((0, 0), "clearing"))
    scene = replace(plain, board=replace(plain.board, arrows=(((0, 0), beside),)))
    image, (x, y), (bx, by) = picture(scene), spot(scene, (0, 0)), spot(scene, beside)
    towards = count(image, "lantern", around((x + 2 * bx) // 3, (y + 2 * by) // 3, 34))
    away = count(image, "lantern", around(x - (bx - x) // 2, y - (by - y) // 2, 30))
    assert towards > 120 and away == 0
    hollow = picture(replace(plain, board=replace(plain.board, traces=(((0, 0), beside),))))
    assert count(hollow, "lantern", MAP) == 0 and count(hollow, "mist", around((x + bx) // 2, (y + by) // 2, 34)) > 30


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
    (x, y), (bx, by) = spot(plain, (0, 0)), spot(plain, beside)
    party, name = (x - 18, y - 21, x + 14, y + 11), (x - 14, y + 22, x + 14, y + 36)
    icon, pill = (bx - 15, by - 24, bx + 15, by + 2), (bx - 24, by + 18, bx + 24, by + 38)
    for box in (party, name, icon, pill):
        # A pixel or two of an outline may touch what lies close to the side.
        changed = ImageChops.difference(before.crop(box).convert("RGB"), after.crop(box).convert("RGB")).convert("L")
        assert sum(changed.point([0] + [1] * 255).tobytes()) <= 12
    assert ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox() is not None


def test_a_blocked_passage_is_rubble_under_a_vermilion_cross() -> None:
    scene = land(HexCell((0, 0), "clearing"), HexCell((1, 0), "clearing"), blocked=(((0, 0), (1, 0)),))
    image, (x, y) = picture(scene), spot(scene, (0, 0))
    assert count(image, "vermilion", around(x + 47, y, 18)) > 60
    assert count(image, "grey", around(x + 47, y, 18)) > 20


def test_what_lies_hidden_is_drawn_with_the_number_it_takes() -> None:
    def hidden(*secrets: Secret) -> Image.Image:
        scene = land(HexCell((0, 0), "clearing", label="M20", secrets=secrets))
        return picture(scene)

    x, y = spot(land(HexCell((0, 0), "clearing")), (0, 0))
    assert count(hidden(), "umber", around(x, y, 40)) < 20
    assert count(hidden(Secret("danger", 12)), "umber", around(x, y, 40)) > 300
    pictures = [hidden(Secret("danger", tn)) for tn in (0, 8, 12, 14)] + [hidden(Secret("secret", 12))]
    assert len({image.tobytes() for image in pictures}) == 5
    assert len(draw(master()).png) < 150 * 1024


def test_the_party_stands_on_its_hex_with_the_coordinate_below() -> None:
    scene = hexes()
    image, (x, y) = picture(scene), spot(scene, at("P18"))
    assert colour(image, x - 13, y - 5) == tone("umber")
    assert count(image, "lantern", around(x - 2, y - 5, 26)) > 200
    assert count(image, "cliff", (x - 22, y + 20, x + 22, y + 38)) > 60, "letters"


@pytest.mark.parametrize("state", ["visited", "seen", "veiled"])
@pytest.mark.parametrize("floor", TERRAINS)
def test_a_coordinate_stands_out_from_its_ground(floor: str, state: str) -> None:
    def light(rgb: tuple[int, int, int]) -> float:
        linear = [p / 3294.6 if p <= 10 else ((p / 255 + 0.055) / 1.055) ** 2.4 for p in rgb]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    scene = land(HexCell((0, 0), floor, label="M20", state=state))
    image, (x, y) = picture(scene), spot(scene, (0, 0))
    tones = {}
    for px in range(x - 22, x + 23):
        for py in range(y + 21, y + 37):
            rgb = colour(image, px, py)
            tones[rgb] = tones.get(rgb, 0) + 1
    ground = max(tones, key=lambda rgb: tones[rgb])
    ink = max((rgb for rgb in tones if tones[rgb] > 8), key=lambda rgb: abs(light(rgb) - light(ground)))
    high, low = sorted((light(ground), light(ink)), reverse=True)
    assert (high + 0.05) / (low + 0.05) >= 3.9


def sized(count_: int) -> HexBoard:
    board = wide(count_).board
    assert isinstance(board, HexBoard)
    return board


def test_the_largest_hexes_that_fit_are_taken_and_below_36_a_crop_at_42() -> None:
    row = [HexCell((q, 0), "forest") for q in range(30)]
    # n hexes in a row need n x 94 + 48 of the window's 824 pixels at radius 54: eight fit; 9 at 48, 10 at 42, 12 at 36.
    radii = [
        landmap.window_of(HexBoard(tuple(row[:n]), pointed=True, land=True), MAP).lattice.radius for n in (1, 8, 9, 10, 12)
    ]
    assert radii == [54, 54, 48, 42, 36]
    window = landmap.window_of(HexBoard(tuple(row), pointed=True, land=True), MAP)
    assert (window.lattice.radius, window.whole) == (42, False)


@settings(max_examples=40, deadline=None)
@given(st.integers(60, 330), st.integers(0, 329))
def test_a_window_never_cuts_off_the_party_or_a_hex_beside_it(count_: int, place: int) -> None:
    ground = spread(count_)
    here = ground[place % count_]
    board = HexBoard(tuple(HexCell(cell, "forest") for cell in ground), focus=here, actor=here, pointed=True, land=True)
    window = landmap.window_of(board, MAP)
    wide_, high = window.lattice.reach
    for cell in (here, *neighbours(here)):
        x, y = window.place(cell)
        assert MAP[0] <= x - wide_ and x + wide_ <= MAP[2] and MAP[1] <= y - high and y + high <= MAP[3]


def test_a_close_look_shows_the_largest_hexes_around_the_place_that_was_asked_for() -> None:
    board = replace(sized(230), close=True, focus=(3, -2))
    window = landmap.window_of(board, MAP)
    assert window.lattice.radius == 54 and not window.whole
    assert window.place((3, -2)) == ((MAP[0] + MAP[2]) // 2, (MAP[1] + MAP[3]) // 2)
    scene = replace(wide(230), board=board)
    image = picture(scene)
    assert len(draw(scene).png) < 150 * 1024
    assert count(image, "bone", (860, 300, 1075, 500)) < 2200, "no overview"


def test_a_crop_has_an_overview_with_the_party_as_a_dot() -> None:
    image = picture(wide(230, walked=150))
    assert count(image, "lantern", (858, 310, 1072, 535)) > 20
    assert count(image, "white", (858, 310, 1072, 535)) + count(image, "bone", (858, 310, 1072, 535)) > 300


def test_compass_and_scale_go_where_they_cover_least() -> None:
    free: list[tuple[int, int]] = []
    reach = POINTED[0].reach
    corner = place_corner(MAP, free, reach, True, 290)
    assert (corner.edge, corner.way, corner.scale, corner.compass) == (MAP[2], -1, 659, 627)
    assert (place_corner(MAP, [(780, 600)], reach, True, 290).edge, place_corner(MAP, free, reach, False, 0).compass) == (
        14,
        0,
    )
    upper = place_corner(MAP, [(780, 600), (60, 600)], reach, True, 290)
    assert (upper.edge, upper.scale) == (MAP[2], MAP[1] + 28)
    full = [(x, y) for x in range(20, 840, 60) for y in range(80, 690, 60)]
    assert place_corner(MAP, full, reach, True, 290).compass == 0, "no compass over hexes"


def test_drawing_over_the_last_window_equals_drawing_anew() -> None:
    from engine.render import lattice
    from engine.render.picture import compose

    scene = hexes()
    board = scene.board
    assert isinstance(board, HexBoard)
    moved = tuple(replace(c, token=PARTY if c.at == at("O18") else None) for c in board.cells)
    steps = [scene, replace(scene, board=replace(board, cells=moved, trail=board.trail[:-1], pills=board.pills[:3])), scene]
    following = [draw(one).png for one in steps]
    anew = []
    for one in steps:
        lattice._layers.clear()
        anew.append(compose(one).png())
    assert following == anew


def test_a_land_of_nothing_known_is_fog() -> None:
    image = picture(land())
    tones = {colour(image, x, y) for x in range(60, 1040, 20) for y in range(90, 660, 20)}
    assert tone("night") in tones
    assert all(max(rgb) <= max(tone("fog_line")) for rgb in tones), "nothing but fog and its lines"


def test_labels_far_from_the_start_are_not_cut() -> None:
    for cell in ((0, 0), (40, -60), (-40, 90)):
        scene = land(HexCell(cell, "forest", label=pointed_label(cell)), focus=cell)
        assert count(picture(scene), "cliff", around(*(lambda s: (s[0], s[1] + 28))(spot(scene, cell)), 40)) > 60
    assert MEASURE == 54
