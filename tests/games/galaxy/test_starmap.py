"""Maps of star systems: whole, never moving, legible where all lies together, owners told without colour."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, degrees

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.frame import FOOT, READ
from engine.core.scene import Legend, Scene, Token
from engine.games.galaxy.picture import berths, cells, nearby, seats, signs, standings, starmap
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.picture.stars import Held, PlanetShown, PlayerRow, Standing, Star, Units
from engine.render import draw
from engine.render.brush import Brush, width
from engine.render.canvas import SEATS, tone
from engine.render.frame import WIDTH
from engine.render.kit import KIT
from tests.games.galaxy.sectors import LABELS, NAMES, A, B, C, F, close, full, galaxy, home, row, star, units, world
from tests.games.galaxy.sectors import SEATS as PEOPLE
from tests.render.reading import colour, count, picture

EMPTY = tuple(star(label) for label in LABELS)


def board(*systems: Star, **more: object) -> Scene:
    """Return a map of these systems among empty ones."""
    named = {system.label: system for system in systems}
    whole = tuple(named.get(item.label, item) for item in EMPTY)
    apart = tuple(system for system in systems if system.at is None)
    return Scene("", StarBoard((*whole, *apart), **more), "", panel=galaxy().panel)  # type: ignore[arg-type]


def spot(scene: Scene, label: str) -> tuple[int, int]:
    """Return the middle of a system in the picture."""
    assert isinstance(scene.board, StarBoard)
    return next((x, y) for place, x, y in starmap.places(scene.board.systems) if place.label == label)


def around(scene: Scene, label: str, reach: int = 69) -> tuple[int, int, int, int]:
    """Return the square of pixels around the middle of a system."""
    x, y = spot(scene, label)
    return x - reach, y - reach, x + reach, y + reach


def pills_of(item: Star) -> list[signs.Pill]:
    """Return the pills of a system."""
    return [piece for piece, _, _ in berths.berths(KIT, item) if isinstance(piece, signs.Pill)]


def drawn(item: Star, name: str) -> int:
    """Return how many pixels of a named colour a system alone on the map has."""
    scene = board(item)
    return count(picture(scene), name, around(scene, item.label))


# ------------------------------------------------------------------------------------------------------------ the places


def test_nineteen_hexes_lie_in_the_window_without_touching_the_frame_or_each_other() -> None:
    scene = galaxy()
    assert isinstance(scene.board, StarBoard)
    found = starmap.places(scene.board.systems)
    assert len(found) == 20
    wide, high = cells.MAP.reach
    left, top, right, bottom = starmap.AREA
    for _, x, y in found:
        assert left + wide <= x <= right - wide
        assert top + high <= y <= bottom - high
    for (combination, ax, ay), (other, bx, by) in combinations(found, 2):
        for dx, dy in cells.MAP.vertices:
            assert cells.MAP.cell_at((ax + dx * 0.97) - bx, (ay + dy * 0.97) - by) != (0, 0), (
                combination.label,
                other.label,
            )


def test_no_system_moves_whatever_lies_in_it() -> None:
    empty = board()
    assert all(spot(empty, label) == spot(full(), label) == spot(galaxy(), label) for label in LABELS)


def test_a_system_that_lies_apart_has_its_name_where_others_have_their_label() -> None:
    scene = board(Star("Eddy", None, (world("Threshold", "cultural", 0, 3),)))
    x, y = spot(scene, "Eddy")
    assert (x, y) == starmap.APART[0]
    named = (x - 40, y - 93, x + 40, y - 71)
    assert count(picture(scene), "mist", named) > 60 > 0 == count(picture(board()), "mist", named)


def test_the_legend_keeps_off_the_hexes() -> None:
    lines = tuple(Legend("frontier", "Frontier") for _ in range(12))
    for _, x, y, room in starmap.spread(KIT, lines):
        for label in LABELS:
            cx, cy = spot(galaxy(), label)
            for px in (x, x + room):
                for py in (y - 14, y + 14):
                    assert cells.MAP.cell_at(px - cx, py - cy) != (0, 0), (x, y, label)


def test_a_line_of_the_legend_that_finds_no_corner_wide_enough_is_left_out_and_none_is_cut() -> None:
    lines = (Legend("frontier", "Frontier tokens that somebody may still explore"), Legend("legend", "Legendary"))
    assert [entry.text for entry, *_ in starmap.spread(KIT, lines)] == ["Legendary"]
    assert all(seats.needed(KIT, entry.text) <= room for entry, _, _, room in starmap.spread(KIT, galaxy().legend))


def test_twelve_lines_of_the_games_own_find_room_in_the_corners_and_long_ones_below_the_players() -> None:
    texts = ("Resources", "Influence", "Cultural", "Industrial", "Hazardous", "Frontier", "Commodities", "Trade goods")
    texts += ("Commands", "Tide storm", "Legendary", "Attached")
    legend = [Legend("goods", text) for text in texts]
    below = [entry.text for entry in starmap.left_over(KIT, legend)]
    assert below == ["Commodities", "Trade goods"]
    assert [entry.text for entry, *_ in starmap.spread(KIT, legend)] == [text for text in texts if text not in below]


# ------------------------------------------------------------------------------------------------------------- contents


def test_an_exhausted_planet_keeps_only_the_outline_of_its_values() -> None:
    ready = star("C3", world("Kiln", "hazardous", 1, 1, A, 1))
    spent = star("C3", world("Kiln", "hazardous", 1, 1, A, 1, exhausted=True))
    assert drawn(ready, "lantern") > 2.5 * drawn(spent, "lantern") > 0
    assert drawn(ready, "frost") > 2.5 * drawn(spent, "frost") > 0


def test_an_owned_planet_has_a_ring_a_tinted_floor_a_pattern_and_its_owners_letter() -> None:
    free, own = star("C3", world("Kiln", "hazardous", 1, 1)), star("C3", world("Kiln", "hazardous", 1, 1, F))
    for name, least in (("blue", 150), ("tint_blue", 1500), ("mark_blue", 200)):
        assert drawn(own, name) > drawn(free, name) + least, name
    assert signs.flagged(F).parts == (("", "Fi"),)


def test_patterns_of_six_seats_differ_in_shape_not_only_in_colour() -> None:
    shapes = set()
    for seat in range(6):
        brush = Brush(60, 60, "ink")
        signs.pattern(KIT, brush, seat, (0, 0, 60, 60))
        shapes.add(brush.finish().convert("L").point(lambda value: 255 * (value > 22)).tobytes())
    assert len(shapes) == 6


def test_two_owners_of_one_system_have_a_half_each() -> None:
    scene = board(star("C3", world("Fallow", "cultural", 0, 3, B), world("Gantry", "industrial", 2, 1, C)))
    image, (x, y) = picture(scene), spot(scene, "C3")
    upper, lower = (x - 60, y - 60, x + 60, y + 12), (x - 60, y + 16, x + 60, y + 70)
    assert count(image, "tint_sky", upper) > 500 and count(image, "tint_sky", lower) < 60
    assert count(image, "tint_green", lower) > 500 and count(image, "tint_green", upper) < 60


def test_fleets_of_two_players_stand_beside_each_other_and_both_can_be_read() -> None:
    fleets = (units(A, scout=2, transport=1, infantry=4), units(B, battleship=2, infantry=1))
    pills = [signs.fleet(fleet, 3) for fleet in fleets]
    assert [pill.parts for pill in pills] == [(("", "Ad"), ("", "3")), (("", "Bo"), ("", "2"))]
    assert sum(pill.wide(KIT) for pill in pills) + berths.GAP <= berths.ROOM
    crowded = star("C3", world("Kiln", "hazardous", 1, 1), fleets=fleets)
    assert drawn(crowded, "orange") > 300 and drawn(crowded, "sky") > 300


def test_of_three_players_in_a_system_none_covers_another() -> None:
    fleets = (units(A, scout=2, transport=1), units(B, scout=3, battleship=1), units(C, scout=1))
    pair = (
        world("Fallow", "cultural", 0, 3, C, 2),
        replace(world("Gantry", "industrial", 2, 1, B, 1), ground=(units(A, mech=1), units(B, infantry=1, dock=1))),
    )
    there = berths.berths(KIT, star("B3", *pair, fleets=fleets))
    for line, texts in ((berths.ABOVE, ["3", "4", "1"]), (berths.ROWS[0], ["infantry 2"]), (berths.ROWS[1], ["1", "1"])):
        row = sorted(((x, piece) for piece, x, y in there if y == line), key=lambda entry: entry[0])
        assert [piece.text for _, piece in row] == texts
        for (x, left), (other, right) in pairwise(row):
            # Two sides on one of two planets touch: the number of a pill ends 7 before its edge.
            assert x + left.wide(KIT) / 2 <= other - right.wide(KIT) / 2 + (0 if line == berths.ABOVE else 4)


def test_a_pill_tells_infantry_mechs_and_a_dock_apart() -> None:
    assert signs.garrison(units(A, infantry=2, mech=1, dock=1)).parts == (
        ("", "Ad"),
        ("infantry", "2"),
        ("mech", "1"),
        ("dock", ""),
    )
    assert signs.garrison(units(A, mech=3)).parts == (("", "Ad"), ("mech", "3"))
    assert signs.garrison(units(A, dock=1)).parts == (("", "Ad"), ("dock", ""))


def test_a_pill_tells_kinds_of_ships_apart_as_far_as_there_is_room() -> None:
    assert signs.fleet(units(A, scout=2)).parts == (("", "Ad"), ("scout", "2"))
    mixed = units(A, scout=1, transport=2, battleship=1, infantry=2, mech=1)
    assert [signs.fleet(mixed, detail).parts[1:] for detail in range(4)] == [
        (("battleship", "1"), ("transport", "2"), ("scout", "1"), ("infantry", "3")),
        (("battleship", "1"), ("ship", "3"), ("infantry", "3")),
        (("ship", "4"), ("infantry", "3")),
        (("", "4"),),
    ]
    assert signs.fleet(mixed, 4).parts == (("", "4"),), "the colour says whose it is"
    # Three numbers find room in a line, four do not.
    assert pills_of(star("C3", fleets=(units(A, scout=2, transport=1, infantry=3),)))[0].parts[1] == ("transport", "1")
    assert pills_of(star("C3", fleets=(mixed,)))[0].parts[1:] == signs.fleet(mixed, 1).parts[1:]


def test_the_token_of_a_player_with_ships_there_stands_in_their_pill() -> None:
    item = star("C3", world("Kiln", "hazardous", 1, 1), fleets=(units(A, scout=2),), tokens=(A, B))
    assert [piece.text for piece, _, _ in berths.berths(KIT, item)] == ["Ad command scout 2", "Bo"]


def test_every_player_can_have_a_command_token_in_one_system() -> None:
    for item in (
        star("C3"),
        star("C3", world("Kiln", "hazardous", 1, 1)),
        star("C3", *[world("Brine", "industrial", 1, 2)] * 2),
    ):
        bare = {name: drawn(item, name) for name in SEATS[:6]}
        laid = replace(item, tokens=PEOPLE)
        for name in SEATS[:6]:
            assert drawn(laid, name) > bare[name] + 30, name


def test_the_lines_of_a_system_never_meet_those_of_the_systems_above_and_below() -> None:
    # A pill is 26 high with the line around it: one system's lower line ends 63 below its middle, and that of the system
    # below begins at most 63 above its own, which lies 126 lower.
    assert (berths.BELOW + 13) - (cells.LATTICE.along + berths.ABOVE - 13) <= 0
    pair = [world("Brine", "industrial", 1, 2, A, 3), world("Cinder", "hazardous", 2, 0, B, 1)]
    rows = {berths.ABOVE, *berths.ROWS}
    assert {y for _, _, y in berths.berths(KIT, star("C2", *pair, tokens=PEOPLE))} <= rows
    alone = star("C2", tokens=PEOPLE, fleets=(units(A, scout=2),))
    assert {y for _, _, y in berths.berths(KIT, alone)} <= {berths.ABOVE, berths.BELOW}


def test_a_line_of_fleets_leaves_a_command_token_in_sight() -> None:
    fleets = (units(A, scout=2, infantry=4), units(B, battleship=2, infantry=1))
    plain = star("C3", world("Kiln", "hazardous", 1, 1), fleets=fleets)
    assert drawn(replace(plain, tokens=(F,)), "blue") > drawn(plain, "blue") + 120


@pytest.mark.parametrize(
    ("before", "after", "tone_name"),
    [
        ({}, {"open": True}, "lantern"),
        ({}, {"active": True}, "lantern"),
        ({}, {"frontier": True}, "slate"),
        ({}, {"wormholes": ("alpha",)}, "sky"),
        ({"wormholes": ("alpha",)}, {"wormholes": ("alpha", "gamma")}, "sky"),
        ({}, {"storm": "beta"}, "rose"),
    ],
)
def test_each_mark_of_a_system_is_drawn(before: dict[str, object], after: dict[str, object], tone_name: str) -> None:
    plain, marked = (star("C3", **item) for item in (before, after))
    assert drawn(marked, tone_name) > drawn(plain, tone_name) + 60


@pytest.mark.parametrize(
    ("more", "tone_name"),
    [
        ({"legendary": True}, "lantern"),
        ({"specialties": ("G",)}, "green"),
        ({"attachments": ("Ore World",)}, "bone"),
        ({"seal": True}, "lantern"),
        ({"truce": True}, "bone"),
        ({"destroyed": True}, "steel"),
        ({"crown": True, "traits": ()}, "gilt"),
    ],
)
def test_each_mark_of_a_planet_is_drawn(more: dict[str, object], tone_name: str) -> None:
    plain = star("C3", world("Kiln", "hazardous", 1, 1))
    marked = star("C3", replace(plain.worlds[0], **more))
    assert drawn(marked, tone_name) > drawn(plain, tone_name) + 20


def test_a_used_legend_is_not_the_star_of_a_ready_one() -> None:
    ready, used = (star("C3", world("Lantern", "cultural", 1, 3, legendary=True, used=used)) for used in (False, True))
    assert drawn(ready, "lantern") > drawn(used, "lantern") + 40


def test_only_the_system_looked_at_has_brackets() -> None:
    plain, looked = board(), board(focus="B2")
    assert count(picture(looked), "white", around(looked, "B2", 75)) > 150
    assert count(picture(plain), "white", around(plain, "B2", 75)) == 0


def test_names_of_the_planets_find_room() -> None:
    for name in ("Meridian", "Ember Reach", "Isle of Glass", "Threshold"):
        assert width(name, "medium", 20) <= cells.NAME_ROOM


def test_a_home_that_a_rival_took_has_one_colour_the_rivals() -> None:
    taken = star("C3", home(A, holder=B))
    assert drawn(taken, "sky") > 300 and drawn(taken, "orange") < 60, "the rim of the home"
    assert drawn(taken, "tint_sky") > 500 and drawn(taken, "tint_orange") < 60


def test_what_cannot_be_drawn_is_an_error_that_names_what_can() -> None:
    for item, known in (
        (star("C3", PlanetShown("X", ("icy",))), "cultural"),
        (star("C3", wormholes=("delta",)), "gamma"),
        (star("C3", world("X", "cultural", 1, 1, specialties=("P",))), "B, G, Y, R"),
        (star("C3", fleets=(Units(A, (("cruiser", 1),)),)), "battleship"),
    ):
        with pytest.raises(ValueError, match=known):
            draw(board(item))


# ---------------------------------------------------------------------------------------------------------- closer looks


def test_a_closer_look_shows_the_system_and_its_neighbours_larger() -> None:
    scene = close("C2")
    assert isinstance(scene.board, StarBoard)
    assert scene.board.looked_at is not None
    found = starmap.near(scene.board.looked_at, scene.board.systems)
    assert sorted(item.label for item, _, _ in found) == ["B1", "B2", "C1", "C2", "C3", "D1", "D2"]
    wide, high = cells.CLOSE.reach
    assert wide > cells.LATTICE.reach[0]
    for _, x, y in found:
        assert starmap.CLOSE_AREA[0] + wide <= x <= starmap.PLATE[0] - wide
        assert starmap.CLOSE_AREA[1] + high <= y <= starmap.CLOSE_AREA[3] - high


def test_a_closer_look_names_kinds_of_units_and_the_state_of_planets() -> None:
    assert starmap.counted(units(A, scout=2, transport=1, infantry=1, mech=2, dock=1)) == [
        "2 scouts",
        "1 transport",
        "1 infantry",
        "2 mechs",
        "dock",
    ]
    worn = world("Kiln", "hazardous", 1, 1, B, exhausted=True, truce=True)
    assert starmap.state_of(worn) == ["held by Bo", "exhausted", "truce"]
    assert starmap.state_of(PlanetShown("X", destroyed=True, owner=A)) == ["destroyed"]
    assert starmap.state_of(PlanetShown("X", legendary=True, used=True, seal=True)) == ["free", "sealed", "legendary, used"]


def test_everything_of_the_fullest_system_stands_on_the_plate() -> None:
    pair = [
        world(
            name,
            "cultural",
            9,
            9,
            A,
            exhausted=True,
            specialties=("B",),
            legendary=True,
            used=True,
            ground=(units(A, infantry=9, mech=4, dock=1), units(B, infantry=9, mech=4)),
            attachments=("Yellow Laboratory", "Garden World", "World Forge"),
        )
        for name in ("Cinder", "Brine")
    ]
    crowd = star("C2", *pair, fleets=(units(A, scout=4, infantry=4), units(B, battleship=3, infantry=4)), tokens=PEOPLE)
    plate = starmap.plate(KIT, crowd)
    bare = starmap.plate(KIT, replace(crowd, tokens=()))
    assert plate.tobytes() != bare.tobytes(), "the last line, the command tokens, found room"


def test_a_closer_look_at_what_lies_apart_shows_it_alone() -> None:
    scene = close("Eddy")
    assert isinstance(scene.board, StarBoard)
    assert [item.label for item, _, _ in starmap.near(scene.board.looked_at, scene.board.systems)] == ["Eddy"]
    assert draw(scene).width == WIDTH


# ------------------------------------------------------------------------------------------------------------- the panel


def test_six_players_find_room_with_all_they_have() -> None:
    rich = row(A, "7", 12, "3/5", "4+3", fragment=3, card=6, relic=2, technology="BBGYR")
    wide, (high, below) = seats.lines_high(KIT, [rich] * 6)
    assert high == below
    lines = seats.lines_of(KIT, rich.counts, wide - 2 * seats.SIDE)
    assert seats.HEAD + seats.LINE * len(lines) <= high
    assert [piece.icon for line in lines for piece in line] == [icon for icon, _ in rich.counts]
    for line in lines:
        for before, after in pairwise(line):
            assert before.x + before.wide <= after.x
        assert line[-1].x + line[-1].wide <= wide - 2 * seats.SIDE
    shown = draw(full())
    image = picture(full())
    for seat, name in enumerate(SEATS[:6]):
        assert count(image, name, (18, 768, 782, shown.height - 14)) > 200, NAMES[seat]


def test_players_stand_two_or_three_beside_each_other_and_none_alone_in_a_third_line() -> None:
    assert [seats.beside_each_other(count) for count in (2, 3, 4, 5, 6)] == [2, 3, 2, 3, 3]


def test_technologies_are_letters_each_once_with_their_number() -> None:
    assert seats.grouped("RBGGR") == (("B", 1), ("G", 2), ("R", 2))
    assert seats.grouped("") == ()


def test_the_speaker_has_a_crown_and_a_player_who_passed_is_dimmed() -> None:
    plain = replace(galaxy(), panel=(row(A, "2", 3, "1/3", "2+1"),))
    crowned = replace(galaxy(), panel=(replace(plain.panel[0], speaker=True),))
    done = replace(galaxy(), panel=(replace(plain.panel[0], passed=True),))
    box = (18, 854, 396, 936)
    assert count(picture(crowned), "gilt", box) > count(picture(plain), "gilt", box) + 30
    assert count(picture(done), "bone", box) < count(picture(plain), "bone", box)
    assert count(picture(done), "mist", box) > count(picture(plain), "mist", box) + 100


def test_long_names_stay_whole_beside_six_players_points_and_the_speakers_crown() -> None:
    rows = tuple(
        replace(row(A, "3", 5, "1/3", "2+1", speaker=name == "Christopher"), name=name)
        for name in ("Christopher", "Anneliese", "Dee", "Marguerite", "Evangeline", "Ebenezer")
    )
    wide, _ = seats.lines_high(KIT, rows)
    for item in rows:
        assert width(item.name, "bold", READ) <= seats._room(KIT, seats.brief(KIT, item, wide), wide), item.name
    assert seats.brief(KIT, rows[2], wide).value == "3/8"
    long = replace(rows[0], name="Christopher of Hale")
    assert seats.brief(KIT, long, wide).value == "3", "the header says how many points win"
    scene = replace(galaxy(), panel=rows)
    plain = replace(scene, panel=tuple(replace(item, speaker=False) for item in rows))
    begin = (18, 854, 268, 898)
    assert count(picture(scene), "gilt", begin) > count(picture(plain), "gilt", begin) + 20, "the crown is there"


def test_initials_of_two_letters_and_long_names_are_drawn() -> None:
    twins = tuple(Token("adventurer", letters, seat) for seat, letters in enumerate(("Ad", "Am")))
    scene = board(
        star(
            "C2",
            world("Kiln", "hazardous", 1, 1, twins[0], 3),
            fleets=(units(twins[0], scout=1), units(twins[1], scout=2)),
            tokens=twins,
        )
    )
    rows = tuple(
        replace(row(A, "2", 3, "1/3", "2+1", speaker=True), token=twin, name="Evangeline of the Road") for twin in twins
    )
    assert len(draw(replace(scene, panel=rows)).png) < 150 * 1024


# ------------------------------------------------------------------------------------------------------ files and secrets


def test_the_fullest_map_stays_under_150_kib() -> None:
    crowd = full().board
    assert isinstance(crowd, StarBoard)
    fullest = next(system for system in crowd.systems if system.label == "C2")
    every = tuple(replace(fullest, label=label, at=star(label).at) for label in LABELS)
    assert len(draw(replace(full(), board=StarBoard((*every, crowd.systems[-1])))).png) < 150 * 1024


def test_every_text_of_a_map_is_legible_at_half_size() -> None:
    """The name of a planet keeps some pixels of full brightness when a picture is shown at half its size."""
    scene = galaxy()
    half = picture(scene).convert("L").reduce(2)
    x, y = spot(scene, "B2")
    name = half.crop(((x - 40) // 2, (y + 26) // 2, (x + 40) // 2, (y + 46) // 2))
    assert max(name.tobytes()) > 200
    ground = half.crop(((x - 30) // 2, (y - 30) // 2, (x - 26) // 2, (y - 26) // 2))
    assert max(ground.tobytes()) < 60


def test_what_lies_on_the_floors_stands_out_in_grey_too() -> None:
    for seat in range(6):
        floor = Image.new("RGB", (1, 1), tone(signs.tint(KIT, seat))).convert("L").getpixel((0, 0))
        mark = Image.new("RGB", (1, 1), tone(f"mark_{SEATS[seat]}")).convert("L").getpixel((0, 0))
        bone = Image.new("RGB", (1, 1), tone("bone")).convert("L").getpixel((0, 0))
        assert isinstance(floor, int) and isinstance(mark, int) and isinstance(bone, int)
        assert mark - floor >= 15, "the pattern can be told from the floor"
        assert bone - mark >= 100, "words can be read on the pattern"


def test_a_hand_is_a_number_and_nothing_else_of_it_reaches_the_picture() -> None:
    single = replace(galaxy(), panel=(row(A, "2", 3, "1/3", "2+1", card=2),))
    other = replace(galaxy(), panel=(row(A, "2", 3, "1/3", "2+1", card=5),))
    a, b = draw(single).png, draw(other).png
    assert a != b and abs(len(a) - len(b)) < 300
    assert colour(picture(single), *spot(single, "C3")) == colour(picture(other), *spot(other, "C3"))


def test_a_map_without_players_or_legend_is_drawn() -> None:
    assert draw(Scene("", StarBoard(EMPTY), "")).width == WIDTH


def test_the_table_of_six_names_lines_as_fully_as_there_is_room_and_each_player_as_on_the_map() -> None:
    six = tuple(PlayerRow(replace(A, seat=seat), f"Player {seat}") for seat in range(6))
    line = Standing(
        "points", ("Far Holdings: 4 planets outside homes", "Far Holdings: 4"), tuple(Held("1") for _ in range(6))
    )
    wide, narrow = (FOOT - standings.wide([six[0]] * count) * count - standings.MARK for count in (2, 6))
    assert standings.label(KIT, line, wide) == "Far Holdings: 4 planets outside homes"
    assert standings.label(KIT, line, narrow) == "Far Holdings: 4"
    letters = Standing("technology", ("Technologies",), tuple(Held("BBGGYYRR", letters=True) for _ in six))
    assert standings.table(KIT, six, (line, letters)).height == standings.table_high((line, letters))


def test_arrows_lead_into_the_active_system_from_where_ships_can_come() -> None:
    near, far = star("A1", open=True), star("C5", open=True)
    to = star("B2", active=True)
    placed = [(item, *starmap.place(item, 0)) for item in (near, far, to)]
    (way,) = nearby.ways_in(placed, cells.MAP)
    assert way[2] == round(degrees(atan2(placed[2][2] - placed[0][2], placed[2][1] - placed[0][1])))
    assert nearby.ways_in(placed[:2], cells.MAP) == [], "no system is active"
