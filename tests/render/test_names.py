"""Names that scenes use: every known one draws, every unknown one is an error that says what is known."""

from __future__ import annotations

from collections import defaultdict

import pytest

from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import (
    Badge,
    Card,
    Chip,
    Exit,
    Fact,
    HexBoard,
    HexCell,
    Legend,
    Node,
    Pool,
    Row,
    Scene,
    Secret,
    Sky,
    Tag,
    Token,
    Way,
)
from engine.games.cavern.picture.dungeon.parts import Pane, Part, SquareCell, Track
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.wilds.picture.land.landboards import LandBoard, RoadBoard
from engine.render import FLOORS, ICONS, KINDS, draw
from engine.render.icons import icon
from tests.render.reading import picture, spot

ALIKE = (
    {"cache", "treasure"},
    {"experience", "xp"},
    {"flag", "party"},
    {"leader", "speaker"},
    {"legend", "star"},
    {"lock", "seal"},
    {"mire", "water"},
)
"""Icons that have two names."""


def hexes(**how: object) -> Scene:
    return Scene("", HexBoard((HexCell((0, 0), **{"floor": "oat", **how}),)), "")


@pytest.mark.parametrize("name", sorted(ICONS))
@pytest.mark.parametrize("size", [24, 34, 48])
def test_every_icon_draws_something_within_its_box(name: str, size: int) -> None:
    for outlined in (False, True):
        drawn = icon(name, size, outlined)
        solid = drawn.getchannel("A").point(lambda value: 255 if value > 127 else 0)
        left, top, right, bottom = solid.getbbox() or (0, 0, 0, 0)
        assert right - left >= size * 0.3 and bottom - top >= size * 0.3
        assert left > 0 and top > 0 and right < drawn.width and bottom < drawn.height, "nothing is cut off"


def test_no_two_icons_look_alike_but_those_that_have_two_names() -> None:
    names = defaultdict(set)
    for name in sorted(ICONS):
        names[icon(name, 34).tobytes()].add(name)
    assert [alike for alike in names.values() if len(alike) > 1] == list(ALIKE)


def test_the_floors_of_a_dungeon_are_known() -> None:
    environments = {"flooded", "murk", "embers", "hush", "gale", "dust", "balm"}
    settings = {"wheat", "oat", "sand", "tide", "pool", "moon", "hemp", "tarred", "deck", "pane", "leaf", "lawn"}
    assert environments | settings == set(FLOORS)


@pytest.mark.parametrize("floor", sorted(FLOORS))
def test_every_floor_has_a_tone_of_its_own(floor: str) -> None:
    scene = hexes(floor=floor)
    middle = picture(scene).getpixel(spot(scene, (0, 0)))
    others = {picture(hexes(floor=name)).getpixel(spot(scene, (0, 0))) for name in FLOORS if name != floor}
    assert middle not in others


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_token_draws(kind: str) -> None:
    assert draw(hexes(token=Token(kind, "A", 0, 2, 3))).png != draw(hexes()).png


def rock(*parts: Part) -> Scene:
    return Scene("", SquareBoard((SquareCell((0, 0), parts=parts),)), "")


def land(**how: object) -> Scene:
    cell = HexCell((0, 0), **{"floor": "forest", **how})
    return Scene("", LandBoard((cell,), pointed=True), "")


def graph(*nodes: Node, **how: object) -> Scene:
    return Scene("", RoadBoard(nodes, **how), "")


ENDS = (Node("a", 0, 0), Node("b", 1, 1))

UNKNOWN = {
    "an icon on a hex": hexes(icons=("teapot",)),
    "an icon under a token": hexes(icons=("teapot",), token=Token("party")),
    "a floor": hexes(floor="lava"),
    "a state of a hex": hexes(state="dreamt"),
    "a kind of token": hexes(token=Token("ghost")),
    "a state of a badge": Scene("", HexBoard((HexCell((0, 0), "oat"),), badges=(Badge("A", (0, 0), 0, "soon"),)), ""),
    "an icon of a tag": Scene("", HexBoard((HexCell((0, 0), "oat"),), tags=(Tag("teapot", (0, 0)),)), ""),
    "a tone of a tag": Scene("", HexBoard((HexCell((0, 0), "oat"),), tags=(Tag("trap", (0, 0), "loud"),)), ""),
    "an icon of the chip": Scene("", HexBoard(()), "", Chip("Tea", "teapot")),
    "an icon of a fact": Scene("", HexBoard(()), "", facts=(Fact("Tea", "", (("teapot", False),)),)),
    "an icon of a card": Scene("", HexBoard(()), "", cards=(Card("1", "Tea", "teapot"),)),
    "a mark of the legend": Scene("", HexBoard(()), "", legend=(Legend("teapot", "Tea"),)),
    "a floor of the legend": Scene("", HexBoard(()), "", legend=(Legend("floor:lava", "Hot"),)),
    "a badge of the legend": Scene("", HexBoard(()), "", legend=(Legend("badge:soon", "Soon"),)),
    "a kind in the panel": Scene("", HexBoard(()), "", panel=(Row(Token("ghost", "G"), "Gus"),)),
    "an icon of a whole tile": Scene("", SquareBoard((SquareCell((0, 0), icons=("teapot",)),)), ""),
    "a floor of a section": rock(Part("lava", (0,))),
    "an icon on a section": rock(Part("tan", (0,), icons=("teapot",))),
    "a counted icon on a section": rock(Part("tan", (0,), icons=("teapot",) * 5)),
    "a token on a section": rock(Part("tan", (0,), tokens=(Token("ghost"),))),
    "a glyph of a token": rock(Part("tan", (0,), tokens=(Token("shield", "S", icon="teapot"),))),
    "a state of a badge on tiles": Scene("", SquareBoard((), (Badge("A", (0, 0), state="soon"),)), ""),
    "an icon of a track": Scene("", SquareBoard((), track=Track("Sun", "teapot", 6, 3)), ""),
    "an icon on the plank": Scene("", SquareBoard((), plank=(Fact("left", "3", (("teapot", True),)),)), ""),
    "an icon that a seat holds": Scene(
        "", HexBoard(()), "", panel=(Row(Token("shield", "S"), "Ann", counts=(("teapot", 1),)),)
    ),
    "an icon on a pane": Scene("", SheetBoard((Pane("1", "Tile", (((SquareCell((0, 0), icons=("teapot",)),), ""),)),)), ""),
    "a colour of a die": Scene("", HighPointBoard((DiceRow((), "Ann", (RolledDie("plaid"),)),)), ""),
    "an icon on a die": Scene("", HighPointBoard((DiceRow((), "Ann", (RolledDie("red", ("teapot",)),)),)), ""),
    "an icon of a total": Scene("", HighPointBoard((DiceRow((), "Ann", (), (("teapot", 2),)),)), ""),
    "the token of a player who rolls": Scene("", HighPointBoard((DiceRow((Token("ghost"),), "Ann", ()),)), ""),
    "a floor of a node": Scene("", SlabBoard((Node("a", 0, 0, floor="lava"),)), ""),
    "a state of a way": Scene("", SlabBoard((Node("a", 0, 0), Node("b", 1, 1)), (Way("a", "b", state="dreamt"),)), ""),
    "a terrain": land(floor="lava"),
    "a state on land": land(state="dreamt"),
    "an icon on land": land(icons=("teapot",)),
    "an icon of a rumour": land(state="rumour", icons=("teapot",)),
    "an icon of what lies hidden": land(secrets=(Secret("teapot", 9),)),
    "where an arrow leads": Scene("", LandBoard((), pointed=True, arrows=(((0, 0), (2, 0)),)), ""),
    "a terrain of a point": Scene("", RoadBoard((Node("a", 0, 0, floor="lava"),)), ""),
    "a state of a point": Scene("", RoadBoard((Node("a", 0, 0, state="dreamt"),)), ""),
    "an icon on a point": Scene("", RoadBoard((Node("a", 0, 0, icons=("teapot",)),)), ""),
    "an icon hidden at a point": Scene("", RoadBoard((Node("a", 0, 0, secrets=(Secret("teapot"),)),)), ""),
    "an icon of a rumoured point": Scene("", RoadBoard((Node("a", 0, 0, state="rumour", icons=("teapot",)),)), ""),
    "a state of a road": Scene("", RoadBoard(ENDS, (Way("a", "b", state="dreamt"),)), ""),
    "a terrain of a road": Scene("", RoadBoard(ENDS, (Way("a", "b", floor="lava"),)), ""),
    "a state of an exit": Scene("", RoadBoard(ENDS, (Way("a", "b"),), exits=(Exit("A", "a", "b", "soon"),)), ""),
    "an hour of the day": Scene("", LandBoard(()), "", sky=Sky("teatime")),
    "a weather": Scene("", LandBoard(()), "", sky=Sky("night", "frogs")),
    "a timer's die": Scene("", HexBoard(()), "", facts=(Fact("Timer", "3", die=10),)),
    "a mark of the legend of wild land": Scene("", LandBoard(()), "", legend=(Legend("teapot", "Tea"),)),
    "a terrain of the legend": Scene("", LandBoard(()), "", legend=(Legend("seen:lava", "Hot"),)),
    "a way of the legend": Scene("", LandBoard(()), "", legend=(Legend("way:lava", "Hot"),)),
    "a light of a slab": Scene("", SlabBoard((Node("a", 0, 0, light="dim"),)), ""),
    "a depth of water": Scene("", SlabBoard((Node("a", 0, 0, water="deep"),)), ""),
    "an enemy that was seen on a slab": Scene("", SlabBoard((Node("a", 0, 0, last=((Token("ghost"), "round 3"),)),)), ""),
    "an icon hidden on a slab": Scene("", SlabBoard((Node("a", 0, 0, secrets=(Secret("teapot"),)),)), ""),
    "an icon on a plate": Scene("", SlabBoard(ENDS, (Way("a", "b", icon="teapot", effort="9"),)), ""),
    "an icon of a pool": Scene("", SlabBoard(ENDS), "", legend=(Legend("flag", "Goal"),), pool=Pool("Tea", "teapot", 1, 2)),
    "a state of an exit of a slab": Scene("", SlabBoard(ENDS, (Way("a", "b"),), exits=(Exit("A", "a", "b", "soon"),)), ""),
    "an icon on a node": Scene("", SlabBoard((Node("a", 0, 0, icons=("teapot",)),)), ""),
    "a state of a node": Scene("", SlabBoard((Node("a", 0, 0, state="dreamt"),)), ""),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_an_unknown_name_is_an_error_that_says_what_is_known(what: str) -> None:
    with pytest.raises(ValueError, match="known are"):
        draw(UNKNOWN[what])
