"""What tells of time and weather over wild land, and what stands around its map: sky, timers, roles, legend."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.core.frame import HEIGHT_MOST, WIDTH
from engine.core.scene import Fact, HexCell, Row, Scene, Sky, Token
from engine.games.wilds.picture.land import landlegend as legend
from engine.games.wilds.picture.land import weather as air
from engine.games.wilds.picture.land.landboards import LandBoard, area_of
from engine.games.wilds.picture.land.standing import contrast
from engine.render import draw, panel
from engine.render.canvas import tone
from engine.render.kit import KIT
from tests.games.wilds.lands import crowd, every_wild, hexes, points, wide
from tests.render.reading import count, picture
from tests.render.test_frame import recorded, too_small

HOURS = ("morning", "afternoon", "evening", "night")
WEATHERS = ("fair", "light rain", "heavy rain", "severe")


def grey(sky: Sky) -> Image.Image:
    return KIT.kept(air.band, 772, sky).convert("RGB").convert("L")


def test_every_hour_and_every_weather_has_a_sky_of_its_own_without_colour() -> None:
    skies = [grey(Sky(hour, weather)) for hour in HOURS for weather in WEATHERS]
    for a, b in combinations(skies, 2):
        assert ImageStat.Stat(ImageChops.difference(a, b)).mean[0] > 1.0


@pytest.mark.parametrize("weather", ["fair", "light rain", "heavy rain"])
def test_the_sun_goes_from_left_to_right_and_the_moon_follows(weather: str) -> None:
    places = []
    for hour, light in zip(HOURS, ("lantern", "lantern", "lantern", "bone"), strict=True):
        band = KIT.kept(air.band, 772, Sky(hour, weather))
        most = max(range(0, 772 - 40), key=lambda x: count(band, light, (x, 0, x + 40, air.HIGH)))
        places.append(most)
    assert places == sorted(places) and places[0] < 200 and places[-1] > 500


def test_the_more_it_rains_the_more_strokes_lie_on_unknown_ground() -> None:
    from engine.games.wilds.picture.land.hexsprites import fog
    from engine.games.wilds.picture.land.sizes import sized

    lattice = sized(96)
    wet = [
        count(KIT.kept(fog, lattice, Sky("morning", weather)), "line_morning", (30, 40, 140, 150)) for weather in WEATHERS
    ]
    assert wet[0] == 0 and wet == sorted(wet) and len(set(wet)) == 4


def test_a_storm_has_lightning_and_no_sun() -> None:
    fair, storm = (KIT.kept(air.band, 772, Sky("afternoon", weather)) for weather in ("fair", "severe"))
    sun = (260, 0, 330, 40)
    assert count(fair, "trail", sun) > 60 and count(storm, "trail", sun) == 0
    assert count(storm, "lantern", (0, 0, 772, air.HIGH)) > 60


def test_the_weather_is_named_on_ink() -> None:
    for hour in HOURS:
        side = (580, 6, 772, 40) if hour in ("morning", "afternoon") else (0, 6, 190, 40)
        named, nameless = (KIT.kept(air.band, 772, Sky(hour, "heavy rain", words)) for words in ("Heavy rain", ""))
        assert count(named, "bone", side) > 150 and count(nameless, "bone", side) == 0
        assert count(named, "ink", side) > 1500
    assert contrast(tone("bone"), tone("ink")) > 15


def test_an_hour_and_a_weather_must_be_known() -> None:
    for sky in (Sky("teatime"), Sky("night", "frogs")):
        with pytest.raises(ValueError, match="known are"):
            draw(Scene("", LandBoard((), pointed=True), "", sky=sky))


def test_a_sky_takes_its_room_and_no_sky_takes_none() -> None:
    scene = replace(hexes(), board=replace(hexes().board, close=True))
    below, without = (area_of(item, scene.board.layout(KIT, item)) for item in (scene, replace(scene, sky=None)))  # type: ignore[arg-type]
    assert below[1] == without[1] + air.HIGH


def test_a_column_has_the_sky_above_it() -> None:
    strip = LandBoard(tuple(HexCell((-(r // 2), r), "forest") for r in range(7)), pointed=True)
    scene = replace(wide(230), board=strip, legend=())
    form = strip.layout(KIT, scene)
    assert form.beside and form.panel is not None
    assert area_of(scene, form) == form.board and form.panel[1] >= form.board[1] + air.HIGH


# What stands around the map.


def test_roles_stand_beside_names_and_below_long_ones() -> None:
    short = Row(Token("adventurer", "A", 0), "Ada", detail="Pathfinder")
    long = replace(short, name="Evangeline of the Road")
    beside, below = panel.plate(short, 260, 52), panel.plate(long, 260, 52)
    assert count(beside, "mist", (105, 15, 252, 38)) > 100
    assert count(below, "mist", (48, 28, 252, 51)) > 100 and count(below, "bone", (48, 4, 252, 26)) > 100
    assert count(panel.plate(replace(long, detail=""), 260, 52), "mist", (48, 4, 252, 51)) == 0


def test_a_bar_covers_nothing_of_what_stands_in_the_lower_line_of_a_plate() -> None:
    held = Row(Token("adventurer", "A", 0, health=6, most=6), "Ada", counts=(("moon", "0/6"), ("reroll", 1)))
    empty = replace(held, token=replace(held.token, health=0))
    # The bar lies 11 pixels above the lower edge, 4 high to both sides: above it stands all that the member holds.
    for row in (held, empty):
        tall = panel.plate(row, 232, 88)
        assert count(tall, "bone", (56, 67, 232, 70)) == 0 and count(tall, "bone", (20, 38, 232, 66)) > 150


def test_states_of_a_player_in_the_panel_look_different() -> None:
    base = Row(Token("adventurer", "A", 0), "Ada", detail="Pathfinder")
    rows = (base, replace(base, acting=True), replace(base, down=True), replace(base, detail=""))
    assert len({panel.plate(row, 379, 48).tobytes() for row in rows}) == len(rows)


def test_all_marks_of_the_wilds_look_different() -> None:
    marks = ["visited:forest", "seen:forest", "veiled:forest", "floor:forest", "way:forest", "disc visited:forest"]
    marks += ["disc seen:forest", "rumour", "disc rumour", "edge", "clue", "trace", "pill", "blocked", "trail", "hidden"]
    marks += ["passage", "newest", "journey", "flag", "star"]
    own = partial(legend.paint_mark, KIT)
    drawn = {panel.line(mark, "", "", own).tobytes() for mark in marks}
    assert len(drawn) == len(marks)


@pytest.mark.parametrize("sides", [4, 6, 8])
def test_a_timer_is_its_die_and_vermilion_at_one_and_zero(sides: int) -> None:
    def header(value: str) -> int:
        image = picture(Scene("", LandBoard(()), "", facts=(Fact("Timer", value, die=sides),)))
        return count(image, "vermilion", (500, 15, 790, 66))

    assert header("1") > 50 and header("0") > 50
    assert header("2") == header(str(sides)) == 0


def test_dice_of_a_timer_have_different_shapes() -> None:
    shapes = {picture(Scene("", LandBoard(()), "", facts=(Fact("", "3", die=n),))).tobytes() for n in (4, 6, 8)}
    assert len(shapes) == 3


def test_pictures_of_the_wilds_are_of_one_size_class() -> None:
    for scene in (hexes(), points(), wide(), crowd(), crowd(30), wide(230, walked=150)):
        drawn = draw(scene)
        assert drawn.width == WIDTH and drawn.height <= HEIGHT_MOST and len(drawn.png) < 150 * 1024


@pytest.mark.parametrize(("name", "scene"), list(every_wild()))
def test_what_is_known_covers_a_third_of_the_picture_and_what_is_written_on_land_can_be_read(
    name: str, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = recorded(monkeypatch)
    drawn = draw(scene)
    left, top, right, bottom = drawn.extent
    assert (right - left) * (bottom - top) >= drawn.width * drawn.height / 3
    assert too_small(written) == []
    kind = "standing._coordinate" if isinstance(scene.board, LandBoard) else "roadmap._name"
    assert sum(item.by == f"wilds.picture.land.{kind}" for item in written) > 3
