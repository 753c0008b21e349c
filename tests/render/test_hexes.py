"""Maps of hexes by their pixels: what lies where, what glows, what is cut off, and what is left unsaid."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.scene import Badge, Card, HexBoard, HexCell, Row, Scene, Tag, Token
from engine.maps.hexes import label, neighbours
from engine.maps.windows import Window, inset, places, span
from engine.render import draw, lattice
from engine.render.badges import paint_badge
from engine.render.canvas import tone
from engine.render.hexes import panes
from engine.render.hexes.cells import borders_of, fog, hexagon, stand
from engine.render.hexes.hexmap import _standing
from engine.render.lattice import CROPPED, FLAT, SIZES, choose, mask
from engine.render.panel import HEADING, foot_high
from engine.render.picture import compose, of_hexes
from engine.render.smallmap import FRAMED
from engine.render.tokens import reach_of, token
from tests.render.reading import area_of, around, colour, count, picture, spot, window_of
from tests.render.scenes import PARTY, N, at, delve, grown, large, person, placement, weathered

MAP = (14, 72, 838, 687)
"""A window that maps are shown in here."""

ALL_SIZES = SIZES[False] + SIZES[True]


@pytest.mark.parametrize("lattice", ALL_SIZES, ids=lambda lattice: f"{lattice.radius}{'p' * lattice.pointed}")
def test_hexes_of_a_lattice_cover_every_pixel_exactly_once(lattice) -> None:
    area = (0, 0, 300, 260)
    laid = [[0] * 260 for _ in range(300)]
    dots, (wide, high) = mask(lattice).load(), lattice.reach
    for _, x, y in lattice.hexes_in(*area):
        for i in range(2 * wide):
            for j in range(2 * high):
                px, py = x - wide + i, y - high + j
                if dots[i, j] and 0 <= px < 300 and 0 <= py < 260:
                    laid[px][py] += 1
    assert {times for column in laid for times in column} == {1}


@pytest.mark.parametrize("lattice", ALL_SIZES, ids=lambda lattice: f"{lattice.radius}{'p' * lattice.pointed}")
def test_the_middle_of_a_hex_lies_in_it_and_sides_face_their_neighbours(lattice) -> None:
    for here in ((0, 0), (3, -5), (-4, 2)):
        x, y = lattice.place(here)
        assert lattice.cell_at(x, y) == here
        for (mx, my), beside in zip(lattice.middles, neighbours(here), strict=True):
            bx, by = lattice.place(beside)
            assert (bx - x, by - y) == pytest.approx((2 * mx, 2 * my), abs=1)
            assert lattice.cell_at(x + mx * 1.2, y + my * 1.2) == beside


def test_tokens_stand_where_the_scene_puts_them() -> None:
    scene = delve()
    image = picture(scene)
    for name, wanted in (("O19", "green"), ("Q19", "rose"), ("Q20", "sky"), ("U19", "orange")):
        x, y = spot(scene, at(name))
        assert colour(image, x - 4, y - 20) == tone(wanted)
    x, y = spot(scene, at("Q18"))
    assert colour(image, x - 17, y - 7) == tone("vermilion")
    assert colour(image, x - 9, y - 14) == tone("umber")


@pytest.mark.parametrize("lattice", ALL_SIZES, ids=lambda lattice: f"{lattice.radius}{'p' * lattice.pointed}")
@pytest.mark.parametrize("icons", [(), ("cache",)], ids=["alone", "crowded"])
@pytest.mark.parametrize("most", [1, 4, 7, 12, 14, 30])
def test_a_token_with_its_pips_or_bar_is_never_cut_off_by_its_hex(lattice, icons, most: int) -> None:
    solid = mask(lattice).convert("L")
    wide, high = lattice.reach
    for kind, figure in (("enemy", ""), ("enemy", "archer"), ("adventurer", "")):
        cell = HexCell((0, 0), "oat", icons=icons, token=Token(kind, "10", 0, most, most, icon=figure))
        shift, radius = stand(lattice, cell)
        drawn = token(cell.token, radius, shift).getchannel("A").point(lambda value: 255 if value > 127 else 0)
        sheet = Image.new("L", solid.size)
        sheet.paste(drawn, (wide + shift - reach_of(radius), high - reach_of(radius)))
        assert sum(drawn.histogram()[255:]) == sum(sheet.histogram()[255:]), "within the sprite"
        outside = ImageChops.subtract(sheet, solid)
        assert sum(outside.histogram()[1:]) <= 6 * max(1.0, lattice.scale) ** 2, "but for a dot of an outline in a corner"


def test_only_who_is_to_act_has_a_lantern_ring_and_a_caret() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("U19"))
    assert colour(image, x - 26, y - 7) == tone("lantern")
    assert colour(image, x, y - 41) == tone("lantern"), "the caret stands out of the hex"
    x, y = spot(scene, at("O19"))
    assert count(image, "lantern", around(x, y, 32)) == 0


def test_a_bar_is_vermilion_at_a_third_or_less() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("Q19"))
    assert colour(image, x - 18, y + 25) == tone("vermilion")
    assert colour(image, x + 15, y + 25) == tone("ink"), "2 of 8 leave three quarters empty"
    x, y = spot(scene, at("O19"))
    assert colour(image, x + 18, y + 25) == tone("bone"), "9 of 9 is full"


def test_pips_count_the_health_that_is_left() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("Q18"))
    dots = [colour(image, round(x + (place - 1.5) * 8.4), y + 25) for place in range(4)]
    assert dots == [tone("bone")] * 3 + [tone("umber")]


def test_an_open_door_glows_at_its_lit_sides_only() -> None:
    door = HexCell((0, 0), "wheat", 0, lit=(N,))
    scene = Scene("", HexBoard((door, HexCell((0, 5), "wheat"))), "")
    image, (x, y) = picture(scene), spot(scene, (0, 0))
    lattice = window_of(scene).lattice
    half, k = lattice.half, lattice.line
    for out, name in ((4, "glow_1"), (12, "glow_2"), (19, "glow_3"), (27, "glow_4")):
        assert colour(image, x, y - half - round(out * k)) == tone(name) or y - half - round(out * k) < 76
    assert colour(image, x, y - half - round(4 * k)) == tone("glow_1")
    assert colour(image, x, y - half + round(4 * k)) == tone("lantern")
    assert colour(image, x, y + half + round(5 * k)) == tone("cliff")
    assert colour(image, x, y + half - round(3 * k)) == tone("rim")
    wide = round(50 * lattice.scale)
    below = {colour(image, x + dx, y + half + dy) for dx in range(-wide, wide, 2) for dy in range(2, round(35 * k))}
    assert not below & {tone("glow_1"), tone("glow_2"), tone("lantern"), tone("trail")}


def test_a_coordinate_is_drawn_and_gives_way_to_a_token() -> None:
    bare = HexBoard((HexCell((0, 0), "wheat", label="M20"),))
    with_token = HexBoard((HexCell((0, 0), "wheat", label="M20", token=person(0, "A", 0, 0)),))
    without = HexBoard((HexCell((0, 0), "wheat"),))
    letters = []
    for board in (bare, with_token, without):
        scene = Scene("", board, "")
        (x, y), size = spot(scene, (0, 0)), window_of(scene).lattice.scale
        box = (x - round(24 * size), y + round(10 * size), x + round(24 * size), y + round(28 * size))
        letters.append(count(picture(scene), "sepia", box))
    assert letters[0] > 60
    assert letters[1:] == [0, 0]


def test_seams_stand_between_tiles_and_open_where_doors_meet() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("S19"))
    assert colour(image, x, y + 40) == tone("gate"), "S19 and S20 are doors of two tiles"
    x, y = spot(scene, at("Q18"))
    assert colour(image, x, y + 40) == tone("rim"), "Q18 and Q19 belong to two tiles"
    x, y = spot(scene, at("P18"))
    line = colour(image, x, y + 40)
    assert sum(tone("rim")) < sum(line) < sum(tone("oat")) - 50, "P18 and P19 belong to one: a thin line"


def test_the_reach_is_outlined_around_the_whole_of_it_and_not_inside() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("T18"))
    assert colour(image, x, y - 40 + 9) == tone("blue")
    assert colour(image, x, y + 40 - 9) != tone("blue"), "T19 is in reach too"
    assert count(image, "blue", around(*spot(scene, at("P18")), 35)) == 0
    without = replace(scene, board=replace(scene.board, reach=()))
    assert count(picture(without), "blue", area_of(without)) == 0


def test_a_coordinate_stands_clear_of_the_line_of_a_reach() -> None:
    cell = HexCell((0, 0), "oat", label="M22")
    alone = hexagon(CROPPED[False], cell, (1,) * 6, (False,) * 6).convert("RGB")
    inked = [(x, y) for x in range(alone.width) for y in range(alone.height) if alone.getpixel((x, y)) == tone("sepia")]
    assert len(inked) > 40, "the strokes of three letters"
    near = {alone.getpixel((x + dx, y + dy)) for x, y in inked for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert tone("blue") not in near and tone("bone") not in near
    blank = hexagon(CROPPED[False], replace(cell, label=""), (1,) * 6, (False,) * 6).convert("RGB")
    assert tone("blue") in {blank.getpixel(spot) for spot in inked} | near | {blank.getpixel((x, y + 2)) for x, y in inked}


def test_a_column_beside_a_map_lies_on_its_fog() -> None:
    cells = tuple(HexCell(at, "oat") for at in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1)))
    scene = Scene("", HexBoard(cells), "", panel=(Row(person(0, "A", 0, 0), "Ada"),))
    form, window, _ = of_hexes(scene, scene.board)
    assert form.beside and form.panel is not None and window.whole
    left, _, right, bottom = form.panel
    drawn = picture(scene).convert("RGB")
    tones = {drawn.getpixel((x, y)) for x in range(left, right, 3) for y in range(bottom + 20, form.high - 40, 3)}
    assert tone("fog_near") in tones, "below the seats the unknown goes on"


def test_what_is_two_steps_off_is_fog_and_what_is_three_is_ink() -> None:
    scene = Scene("", HexBoard((HexCell((0, 0), "oat"), HexCell((0, 6), "oat"))), "")
    image = picture(scene)
    assert colour(image, *spot(scene, (0, 1))) == tone("fog_near")
    assert colour(image, *spot(scene, (0, 2))) == tone("fog_far")
    assert colour(image, *spot(scene, (0, 3))) == tone("ink")


def test_fog_is_the_same_picture_everywhere() -> None:
    nothing = (None,) * 6
    assert fog(FLAT[0], False, nothing) is fog(FLAT[0], False, nothing)
    scene = Scene("", HexBoard(tuple(HexCell(cell, "oat") for cell in ((0, -3), (0, 3), (4, -2), (-4, 2)))), "")
    image, lattice = picture(scene), window_of(scene).lattice
    (wide, high), hexes = lattice.reach, []
    for cell in ((0, -1), (0, 1), (2, -2), (-2, 2)):
        x, y = spot(scene, cell)
        cut = image.crop((x - wide, y - high, x + wide, y + high))
        hexes.append(Image.composite(cut.convert("RGB"), Image.new("RGB", cut.size), mask(lattice)).tobytes())
    assert len(set(hexes)) == 1


@pytest.mark.parametrize("hexes", [60, 120, 250, 400])
@pytest.mark.parametrize("corner", [0, 1, 2, 3])
def test_a_window_never_cuts_off_the_actor(hexes: int, corner: int) -> None:
    cells = [cell for _, some in grown(hexes).plates for cell in some]
    keys = (lambda c: c[0], lambda c: -c[0], lambda c: c[0] + 2 * c[1], lambda c: -c[0] - 2 * c[1])
    actor = min(cells, key=keys[corner])
    focus = max(cells, key=keys[corner])
    window = choose(FLAT, span(cells), MAP, focus, actor)
    x, y = window.place(actor)
    wide, high = window.lattice.reach
    assert MAP[0] <= x - wide and x + wide <= MAP[2] and MAP[1] <= y - high and y + high <= MAP[3]


def test_the_largest_hexes_that_fit_are_taken_and_else_a_crop_at_42() -> None:
    row = [(q, -(q // 2)) for q in range(30)]
    # n columns need (n - 1) x 69 + 92 + 48 of the window's 824 pixels at radius 46: ten fit; 11 at 42, 12 at 40, 14 at 36.
    radii = [choose(FLAT, span(row[:n]), MAP, (0, 0), None).lattice.radius for n in (1, 10, 11, 12, 13, 14, 30)]
    assert radii == [46, 46, 42, 40, 36, 36, 42]
    assert choose(FLAT, span(row[:14]), MAP, (0, 0), None).whole
    assert not choose(FLAT, span(row), MAP, (0, 0), None).whole


def test_a_picture_carries_ten_badges_at_most_and_those_that_can_be_chosen_first() -> None:
    s = grown(80)
    cells = [cell for _, some in s.plates for cell in some]
    badges = tuple(Badge(str(n), cell, None, "now" if n > 12 else "later") for n, cell in enumerate(cells[:20]))
    board = HexBoard(s.cells(), badges=badges)
    kept = [badge for badge, _, _ in _standing(board, Window(FLAT[0], 400, 300))]
    assert len(kept) == 10
    assert [badge.state for badge in kept] == ["now"] * 7 + ["later"] * 3


def test_a_badge_stands_outside_its_side() -> None:
    scene = delve()
    image = picture(scene)
    x, y = spot(scene, at("V19"))
    assert (
        colour(image, x + 47 - 11, y + 27 - 9) == tone("lantern") or count(image, "gilt", around(x + 47, y + 27, 18)) > 20
    )
    bare = picture(replace(scene, board=replace(scene.board, badges=())))
    assert count(bare, "gilt", around(x + 47, y + 27, 18)) == 0


def test_badges_of_doors_outside_stand_at_the_edge_with_an_arrow() -> None:
    scene = large(400)
    board = scene.board
    assert isinstance(board, HexBoard)
    window = window_of(scene)
    left, top, right, bottom = area = area_of(scene)
    outside = [badge for badge, x, y in _standing(board, window) if not (left <= x <= right and top <= y <= bottom)]
    assert outside, "the map is larger than its window"
    canvas_size = (800, 860)
    drawn = []
    from engine.render.canvas import Canvas

    for badge in outside:
        canvas = Canvas(*canvas_size)
        taken: list[tuple[int, int]] = []
        place = next((x, y) for b, x, y in _standing(board, window) if b == badge)
        assert paint_badge(canvas, badge, *place, area, taken)
        drawn.append(taken[0])
    assert all(left < x < right and top < y < bottom for x, y in drawn)


def test_badges_at_the_edge_do_not_cover_each_other() -> None:
    from engine.render.canvas import Canvas

    canvas, taken = Canvas(1100, 700), []
    for n in range(5):
        paint_badge(canvas, Badge(chr(65 + n), (0, 0)), 400 + 3 * n, -500, MAP, taken)
    pairs = [(a, b) for i, a in enumerate(taken) for b in taken[:i]]
    assert all(abs(ax - bx) >= 38 or abs(ay - by) >= 40 for (ax, ay), (bx, by) in pairs)


def test_the_overview_appears_only_where_the_map_is_larger_than_its_window() -> None:
    def crop(scene: Scene) -> tuple[int, int]:
        """Return how many pixels of lantern and of bone lie below the map, to the left of the seats."""
        form = of_hexes(scene, scene.board)[0]
        assert form.panel is not None and not form.beside
        box = (form.panel[0], form.panel[1] + HEADING, form.panel[0] + FRAMED[0], form.panel[3])
        image = picture(scene)
        return count(image, "lantern", box), count(image, "bone", box)

    assert window_of(delve()).whole and not window_of(large(400)).whole
    lantern, bone = crop(replace(large(400), legend=()))
    assert lantern > 30, "doors on the overview"
    assert bone > 200, "and the frame of what the picture shows"
    rows, line = large(400).panel, ("shard", "Star shard", "A")
    highs = [foot_high(rows, (line,) * number, None, FRAMED) for number in (0, 1, 20)]
    assert highs[0] == highs[1] < highs[2], "a short legend finds room beside it"
    small = replace(delve(), legend=(), panel=())
    assert of_hexes(small, small.board)[0].panel is None, "no panel where all is seen"


def test_a_map_too_large_for_a_picture_without_a_panel_gets_one_for_the_overview() -> None:
    scene = replace(large(400), panel=(), legend=())
    form, window, _ = of_hexes(scene, scene.board)
    assert not form.beside and form.panel is not None and not window.whole
    image = picture(scene)
    left, top, _, bottom = form.panel
    assert count(image, "slate", (left, top, left + 10, bottom)) > 200, "the overview's frame"
    x, y = spot(scene, scene.board.actor)
    k = window.lattice.radius / 46
    assert x + 46 * k <= form.board[2] and colour(image, x - round(25 * k), y - round(7 * k)) == tone("lantern")


def test_tags_lie_in_the_void_beside_their_tile() -> None:
    scene = delve()
    image = picture(scene)
    bare = picture(replace(scene, board=replace(scene.board, tags=())))
    assert image.size == bare.size and spot(scene, at("U19")) == spot(
        replace(scene, board=replace(scene.board, tags=())), at("U19")
    )
    assert count(image, "sky", area_of(scene)) - count(bare, "sky", area_of(scene)) > 200
    covered = 0
    for name in ("P21", "Q21", "O22", "U19", "U20", "T18"):
        x, y = spot(scene, at(name))
        boxes = (x - 25, y - 20, x + 25, y + 20)
        covered += image.crop(boxes).tobytes() != bare.crop(boxes).tobytes()
    assert covered == 0, "no card lies over the middle of a hex"


def test_a_tag_of_a_tile_without_a_free_side_lies_small_on_its_hex() -> None:
    ground = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]
    cells = tuple(HexCell(cell, "oat", 1 if cell == (0, 0) else 0) for cell in ground)
    scene = Scene("", HexBoard(cells, tags=(Tag("water", (0, 0)),)), "")
    assert count(picture(scene), "sky", around(*spot(scene, (0, 0)), 40)) > 60


def test_what_could_be_laid_is_drawn_on_its_pane_only() -> None:
    scene = placement()
    assert isinstance(scene.board, HexBoard)
    image, form = picture(scene), panes.laid_out(scene.cards)
    for number, (left, top, right, bottom) in zip("123", panes.places(scene.cards, form), strict=True):
        assert count(image, "ghost", (left, top, right, bottom)) > 1000, number
        assert (right - left, count(image, "vermilion", (left, top, right, bottom)) > 40) == (378, True), "(764 - 8) / 2"
    bare = replace(scene, cards=())
    assert count(picture(bare), "ghost", area_of(bare)) < 100, "but for a few smooth edges"


def test_four_choices_are_two_rows_of_two_panes_of_hexes_of_one_size() -> None:
    scene = placement()
    assert isinstance(scene.board, HexBoard)
    cards = tuple(Card(str(number), "Door north") for number in range(1, 5))
    # 72 for the header and 8; two rows of 10 + 300 + 44 = 354 with 8 between; 8 and 13 below: 817, in steps of 10.
    form = panes.laid_out(cards)
    assert form.high == 820
    assert [spot[:2] for spot in panes.places(cards, form)] == [
        (18, 80), (404, 80), (18, 442), (404, 442)
    ]  # fmt: skip
    size = panes.lattice_of(scene.board, "123", (362, 300))
    alone = [panes.lattice_of(scene.board, number, (362, 300)).radius for number in "123"]
    assert size.radius == min(alone)


def test_a_seen_hex_is_darker_than_a_visited_one() -> None:
    light = []
    for state in ("visited", "seen"):
        scene = Scene("", HexBoard((HexCell((0, 0), "wheat", state=state),)), "")
        light.append(sum(colour(picture(scene), *spot(scene, (0, 0)))))
    assert light[1] < light[0] * 0.7


def test_pointed_hexes_are_drawn_too() -> None:
    cells = tuple(HexCell(cell, "oat", 0, label(cell)) for cell in ((0, 0), *neighbours((0, 0))))
    scene = Scene("", HexBoard(cells, pointed=True), "")
    image, lattice = picture(scene), window_of(scene).lattice
    x, y = spot(scene, (1, 0))
    assert (x - spot(scene, (0, 0))[0], y - spot(scene, (0, 0))[1]) == (lattice.across, 0)
    assert colour(image, x + 20, y - 10) == tone("oat")


def test_the_fewer_hexes_are_known_the_larger_they_are_drawn() -> None:
    radii = []
    for many in (5, 30, 60, 120):
        s = grown(many)
        radii.append(window_of(Scene("", HexBoard(s.cells()), "")).lattice.radius)
    assert radii == sorted(radii, reverse=True) and radii[0] >= 100 > 60 > radii[3] == 52, "from there on a part is shown"


def test_the_newest_tile_is_ringed_around_all_of_it() -> None:
    cells = tuple(HexCell((0, r), "oat", plate=r // 2) for r in range(4))
    scene = Scene("", HexBoard(cells, newest=((0, 2), (0, 3))), "")
    image, lattice = picture(scene), window_of(scene).lattice
    ring = round(2 * lattice.line)
    x, y = spot(scene, (0, 2))
    assert colour(image, x, y - lattice.half + ring) == tone("white"), "towards the tile before it"
    assert colour(image, x, y + lattice.half - ring) != tone("white"), "not within itself"
    x, y = spot(scene, (0, 3))
    assert colour(image, x, y + lattice.half - ring) == tone("white")
    assert count(image, "white", around(*spot(scene, (0, 0)), lattice.half - 8)) == 0


def test_what_is_known_fills_half_of_a_picture_of_a_high_and_narrow_map() -> None:
    rows = tuple(HexCell((q, r), "oat") for r in range(30) for q in range(2))
    scene = Scene("", HexBoard(rows, focus=(0, 29), actor=(0, 29)), "", panel=PARTY)
    form, window, _ = of_hexes(scene, scene.board)
    drawn = draw(scene)
    left, top, right, bottom = drawn.extent
    assert (right - left) * (bottom - top) >= drawn.width * drawn.height / 2
    assert form.beside and not window.whole and form.board[1] < spot(scene, (0, 29))[1] < form.board[3]


def test_an_empty_board_is_only_ink() -> None:
    image = picture(Scene("Nothing yet", HexBoard(()), ""))
    assert {colour(image, x, y) for x in range(60, 740, 20) for y in range(90, 300, 20)} == {tone("ink")}


def test_drawing_over_the_last_window_equals_drawing_anew() -> None:
    steps = [delve()]
    board = steps[0].board
    for health in (8, 5, 1):
        cells = tuple(
            replace(c, token=Token("adventurer", "A", 0, health, 12)) if c.at == at("P19") else c for c in board.cells
        )
        steps.append(replace(steps[0], board=replace(board, cells=cells, reach=board.reach[:health])))
    steps.append(replace(steps[0], board=replace(board, cells=board.cells[: len(board.cells) - 1])))
    steps.append(weathered())
    following = [draw(scene).png for scene in steps + steps[::-1]]
    anew = []
    for scene in steps + steps[::-1]:
        lattice._layers.clear()
        anew.append(compose(scene).png())
    assert following == anew


def test_memories_are_bounded() -> None:
    for number in range(lattice.LAYERS_MOST + 4):
        draw(Scene("", HexBoard((HexCell((number, 0), "oat"), HexCell((0, number), "oat"))), ""))
    assert len(lattice._layers) <= lattice.LAYERS_MOST
    for memory in (hexagon, fog, places):
        assert memory.cache_info().maxsize is not None


def test_borders_are_named_by_what_lies_beyond() -> None:
    cell = HexCell((0, 0), "oat", 3, lit=(1, 2))
    assert borders_of(cell, (3, None, 4, None, 3, 9)) == "slovso"


def test_moving_sides_inwards_leaves_the_inner_polygon() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert sorted(inset(square, [1, 2, 3, 4])) == [(4, 1), (4, 7), (8, 1), (8, 7)]
    assert inset(square, [6, 0, 6, 0]) == []
