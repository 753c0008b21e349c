"""Sheets of things to compare, and contests of dice: their sizes, and that everything on them is seen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import Pane, Part, Scene, SheetBoard, SquareCell
from engine.render import draw
from engine.render.canvas import tone
from engine.render.high_points import COLOURS, chains, plan_of
from engine.render.kit import KIT
from engine.render.squares.sheet import small_picture
from engine.render.squares.tiles import tile
from tests.render.caverns import RING, SWORD, TILES, battle, cell, delver, hand, melee, reroll, turns
from tests.render.reading import colour, count, picture


def test_a_hand_and_a_battle_are_800_pixels_wide_and_as_high_as_they_need() -> None:
    # 83 above a pane of 322, 18 below; 80 above two rows of 90 with 5 below each, 14 below all.
    assert (draw(hand()).width, draw(hand()).height) == (800, 423)
    assert (draw(battle()).width, draw(battle()).height) == (800, 284)


@pytest.mark.parametrize("panes", range(7))
def test_any_number_of_panes_is_drawn(panes: int) -> None:
    drawn = draw(turns(panes))
    assert drawn.width == 800
    assert drawn.height == (423 if panes <= 3 else 753)


NEAR = tuple(
    SquareCell(near.at, parts=tuple(Part(p.floor, p.sides) for p in near.parts))
    for near in TILES
    if abs(near.at[0] - 1) < 2 and abs(near.at[1] - 3) < 2
)
GHOST = cell((1, 3), "T:0 C:13 B:2", ghost=True)


def _framed(drawn: Image.Image) -> tuple[int, int, int, int]:
    """Return how far the lantern frame of a ghost reaches."""
    spots = [
        (x, y) for x in range(drawn.width) for y in range(drawn.height) if drawn.getpixel((x, y)) == (0xF8, 0xC7, 0x4A)
    ]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)


def test_a_ghost_stands_in_the_middle_of_half_its_neighbours_and_is_framed() -> None:
    drawn = small_picture((*NEAR, GHOST), (184, 184), 0)
    assert drawn.size == (184, 184)
    # Two tiles of 90 pixels: the ghost, and half of one on each side.
    assert all(abs(found - meant) <= 2 for found, meant in zip(_framed(drawn), (47, 47, 136, 136), strict=True))
    wide = small_picture((*NEAR, GHOST), (400, 184), 0)
    assert wide.size == (4 + 225, 184), "three quarters of the neighbours, where there is room beside"
    first = replace(GHOST, at=(1, 0))
    below = small_picture((first, cell((1, 1), "T:0")), (400, 184), 0)
    left, top, right, _ = _framed(below)
    assert top < 4 and abs(right - left - 120) <= 3, "no half of a cell above the line: the tile is larger"


def test_a_single_tile_fills_its_room() -> None:
    assert small_picture((cell((5, 5), "T:0"),), (100, 100), None).size == (100, 100)


def test_a_title_of_two_lines_keeps_clear_of_the_pictures_below_it() -> None:
    for title in ("Split room", "Passage between tan and blue"):
        scene = hand()
        assert isinstance(scene.board, SheetBoard)
        panes = tuple(replace(pane, title=title) for pane in scene.board.panes)
        image = picture(replace(scene, board=SheetBoard(panes)))
        # The pane's second picture column begins at the frame of its first tile: nothing is written just above that.
        edges = [y for y in range(100, 200) if colour(image, 360, y) == tone("steel")]
        above = (340, edges[0] - 8, 570, edges[0])
        assert count(image, "bone", above) == 0
        assert count(image, "bone", (340, 83, 570, edges[0] - 8)) > 200


def test_icons_of_a_hand_are_larger_where_there_is_room() -> None:
    alone = SquareCell((0, 0), "rock", (Part("tan", (0, 1, 2, 3), icons=("gold",)),))
    usual, roomy = (tile(alone, "oooo", 94, roomy=roomy).convert("RGB") for roomy in (False, True))
    bags = [dict((colour_, n) for n, colour_ in drawn.getcolors(94 * 94) or ())[tone("wood_2")] for drawn in (usual, roomy)]
    assert bags[1] > 1.2 * bags[0]
    full = cell((0, 0), "T:0:gggc:S")
    assert tile(full, "oooo", 94, roomy=True).tobytes() == tile(full, "oooo", 94).tobytes()


def test_a_pane_without_pictures_or_number_is_a_pane_all_the_same() -> None:
    assert draw(Scene("", SheetBoard((Pane("", "", ()),)), "")).png


@pytest.mark.parametrize("dice", [1, 5, 6, 9, 14, 20])
def test_no_die_leaves_its_row_and_none_covers_another(dice: int) -> None:
    row = DiceRow(
        (delver("S"),),
        "Annabella",
        tuple(RolledDie("red", SWORD, again=i % 3 == 0) for i in range(dice)),
        (("swords", 12), ("ring", 9)),
    )
    plan = plan_of(KIT, HighPointBoard((row, DiceRow((), "Bo", ()))))
    places = plan.places(row)
    assert len(places) == dice
    for x, y in places:
        assert plan.start <= x and x + plan.die <= 760 - 130
        assert y >= 0 and y + plan.die <= plan.high(row)
    for i, (ax, ay) in enumerate(places):
        for bx, by in places[i + 1 :]:
            assert abs(ax - bx) >= plan.die or abs(ay - by) >= plan.die


def test_twenty_dice_for_each_of_four_stay_a_picture_that_can_be_sent() -> None:
    rows = tuple(replace(row, dice=tuple(RolledDie("purple", RING * 2) for _ in range(20))) for row in melee().board.rows)  # type: ignore[union-attr]
    drawn = draw(Scene("All", HighPointBoard(rows), ""))
    assert drawn.height < 1600
    assert len(drawn.png) < 150 * 1024


def test_each_colour_of_die_is_drawn_in_its_colour() -> None:
    for name, fill in COLOURS.items():
        scene = Scene("", HighPointBoard((DiceRow((), "", (RolledDie(name),)),)), "")
        other = Scene("", HighPointBoard((DiceRow((), "", ()),)), "")
        box = (20, 80, 680, 160)
        assert count(picture(scene), fill, box) > count(picture(other), fill, box) + 1500


def test_a_die_that_is_rolled_again_points_to_the_next() -> None:
    plain = Scene("", HighPointBoard((DiceRow((), "", (RolledDie("white"), RolledDie("white"))),)), "")
    chained = Scene("", HighPointBoard((DiceRow((), "", (RolledDie("white", again=True), RolledDie("white"))),)), "")
    box = (20, 80, 680, 170)
    assert count(picture(chained), "lantern", box) > count(picture(plain), "lantern", box) + 100


def test_a_chain_is_one_die_and_carries_one_number() -> None:
    dice = (
        RolledDie("white"),
        RolledDie("red", again=True),
        RolledDie("red", again=True),
        RolledDie("white"),
        RolledDie("purple", again=True),
    )
    assert chains(dice) == [range(0, 1), range(1, 4), range(4, 5)]
    scene = reroll()
    assert isinstance(scene.board, HighPointBoard)
    ann, cy = scene.board.rows
    plan = plan_of(KIT, scene.board)
    below = 80 + round(plan.places(ann)[0][1]) + plan.die + 5
    numbers = (20 + round(plan.start), below, 20 + round(plan.end), below + 18)
    drawn = picture(scene)
    assert count(drawn, "bone", numbers) > 60
    assert count(drawn, "brass", numbers) > 60, "the bracket below the chain"
    bare = replace(ann, dice=tuple(replace(die, number="") for die in ann.dice))
    alone = HighPointBoard((bare, cy))
    assert plan_of(KIT, alone).body(bare) < plan.body(ann), "numbers need room of their own"
    assert plan.body(cy) == plan_of(KIT, alone).body(cy)


def test_a_prize_stands_with_a_plus_in_a_column_of_its_own() -> None:
    scene = reroll()
    assert isinstance(scene.board, HighPointBoard)
    plan = plan_of(KIT, scene.board)
    column = (780 - plan.prizes, 84, 772, 300)
    image = picture(scene)
    assert count(image, "lantern", column) > 300
    assert count(image, "brown", (780 - plan.prizes, 84, 782 - plan.prizes, 250)) > 80, "a line before it"
    assert plan_of(KIT, HighPointBoard(tuple(replace(row, prize=()) for row in scene.board.rows))).prizes == 0
    many = tuple(replace(row, prize=(("gold", 12), ("treasure", 3), ("xp", 2), ("ring", 1))) for row in scene.board.rows)
    crowded = plan_of(KIT, HighPointBoard(many))
    assert crowded.prizes > plan.prizes and crowded.end - crowded.start > 200, "dice keep their room"


def test_the_winner_stands_on_the_warm_plate() -> None:
    image = picture(battle())
    assert count(image, "plate", (24, 84, 676, 156)) > 10000
    assert count(image, "plate", (24, 168, 676, 244)) < 100


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.builds(
            DiceRow,
            st.lists(st.sampled_from((delver("S"), delver("Fl"), delver("Kt"))), max_size=5).map(tuple),
            st.text(max_size=12),
            st.lists(
                st.builds(
                    RolledDie,
                    st.sampled_from(("white", "red", "purple")),
                    st.lists(st.sampled_from(("sword", "ring")), max_size=5).map(tuple),
                    st.booleans(),
                    st.sampled_from(("", "1", "12")),
                ),
                max_size=22,
            ).map(tuple),
            st.lists(st.tuples(st.sampled_from(("swords", "ring")), st.integers(0, 999)), max_size=3).map(tuple),
            st.text(max_size=30),
            st.booleans(),
            st.lists(st.tuples(st.sampled_from(("gold", "treasure")), st.integers(0, 99)), max_size=4).map(tuple),
        ),
        max_size=4,
    ).map(tuple)
)
def test_any_contest_can_be_drawn(rows: tuple[DiceRow, ...]) -> None:
    drawn = draw(Scene("Contest", HighPointBoard(rows), ""))
    assert drawn.width == 800 and drawn.height >= 160
