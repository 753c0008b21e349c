"""Sheets of things to compare, and contests of dice: their sizes, and that everything on them is seen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.scene import DiceBoard, DiceRow, Die, Pane, Scene, SheetBoard
from engine.render import draw
from engine.render.dicerows import COLOURS, plan_of
from engine.render.sheet import small_picture
from tests.render.caverns import RING, SWORD, TILES, battle, cell, delver, hand, melee, turns
from tests.render.reading import count, picture


def test_a_hand_is_900_by_420_and_a_battle_of_two_700_by_260() -> None:
    assert (draw(hand()).width, draw(hand()).height) == (900, 420)
    assert (draw(battle()).width, draw(battle()).height) == (700, 260)


@pytest.mark.parametrize("panes", range(7))
def test_any_number_of_panes_is_drawn(panes: int) -> None:
    drawn = draw(turns(panes))
    assert drawn.width == 900
    assert drawn.height == (420 if panes <= 4 else 752)


def test_a_ghost_stands_in_the_middle_of_its_neighbours_and_is_framed() -> None:
    near = tuple(tile for tile in TILES if abs(tile.at[0] - 1) < 2 and abs(tile.at[1] - 3) < 2)
    ghost = cell((1, 3), "T:0 C:13 B:2", ghost=True)
    drawn = small_picture((*near, ghost), 184, 0)
    assert drawn.size == (184, 184)
    framed = sum(1 for x in range(60, 124) for y in range(60, 124) if drawn.getpixel((x, y)) == (0xF8, 0xC7, 0x4A))
    assert framed > 250
    assert small_picture((cell((5, 5), "T:0"),), 100, None).size == (100, 100)


def test_a_pane_without_pictures_or_number_is_a_pane_all_the_same() -> None:
    assert draw(Scene("", SheetBoard((Pane("", "", ()),)), "")).png


@pytest.mark.parametrize("dice", [1, 5, 6, 9, 14, 20])
def test_no_die_leaves_its_row_and_none_covers_another(dice: int) -> None:
    row = DiceRow(
        (delver("S"),),
        "Annabella",
        tuple(Die("red", SWORD, again=i % 3 == 0) for i in range(dice)),
        (("swords", 12), ("ring", 9)),
    )
    plan = plan_of(DiceBoard((row, DiceRow((), "Bo", ()))))
    places = plan.places(row)
    assert len(places) == dice
    for x, y in places:
        assert plan.start <= x and x + plan.die <= 660 - 130
        assert y >= 0 and y + plan.die <= plan.high(row)
    for i, (ax, ay) in enumerate(places):
        for bx, by in places[i + 1 :]:
            assert abs(ax - bx) >= plan.die or abs(ay - by) >= plan.die


def test_twenty_dice_for_each_of_four_stay_a_picture_that_can_be_sent() -> None:
    rows = tuple(replace(row, dice=tuple(Die("purple", RING * 2) for _ in range(20))) for row in melee().board.rows)  # type: ignore[union-attr]
    drawn = draw(Scene("All", DiceBoard(rows), ""))
    assert drawn.height < 1600
    assert len(drawn.png) < 150 * 1024


def test_each_colour_of_die_is_drawn_in_its_colour() -> None:
    for name, fill in COLOURS.items():
        scene = Scene("", DiceBoard((DiceRow((), "", (Die(name),)),)), "")
        other = Scene("", DiceBoard((DiceRow((), "", ()),)), "")
        box = (20, 80, 680, 160)
        assert count(picture(scene), fill, box) > count(picture(other), fill, box) + 1500


def test_a_die_that_is_rolled_again_points_to_the_next() -> None:
    plain = Scene("", DiceBoard((DiceRow((), "", (Die("white"), Die("white"))),)), "")
    chained = Scene("", DiceBoard((DiceRow((), "", (Die("white", again=True), Die("white"))),)), "")
    box = (20, 80, 680, 170)
    assert count(picture(chained), "lantern", box) > count(picture(plain), "lantern", box) + 100


def test_whoever_won_stands_on_the_warm_plate() -> None:
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
                    Die,
                    st.sampled_from(("white", "red", "purple")),
                    st.lists(st.sampled_from(("sword", "ring")), max_size=5).map(tuple),
                    st.booleans(),
                ),
                max_size=22,
            ).map(tuple),
            st.lists(st.tuples(st.sampled_from(("swords", "ring")), st.integers(0, 999)), max_size=3).map(tuple),
            st.text(max_size=30),
            st.booleans(),
        ),
        max_size=4,
    ).map(tuple)
)
def test_any_contest_can_be_drawn(rows: tuple[DiceRow, ...]) -> None:
    drawn = draw(Scene("Contest", DiceBoard(rows), ""))
    assert drawn.width == 700 and drawn.height >= 160
