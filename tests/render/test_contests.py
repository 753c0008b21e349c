"""Contests of dice: their sizes, and that everything in them is seen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import Scene
from engine.render import draw
from engine.render.dice_rows import COLOURS, chains, lies
from engine.render.high_points import row_plan
from engine.render.kit import KIT
from tests.games.cavern.dungeons import RING, SWORD, battle, delver, melee, reroll
from tests.render.reading import count, picture


def test_a_battle_is_800_pixels_wide_and_as_high_as_it_needs() -> None:
    # 80 above two rows of 90 with 5 below each, 14 below all.
    assert (draw(battle()).width, draw(battle()).height) == (800, 284)


@pytest.mark.parametrize("dice", [1, 5, 6, 9, 14, 20])
def test_no_die_leaves_its_row_and_none_covers_another(dice: int) -> None:
    row = DiceRow(
        (delver("S"),),
        "Annabella",
        tuple(RolledDie("red", SWORD, again=i % 3 == 0) for i in range(dice)),
        (("swords", 12), ("ring", 9)),
    )
    board = HighPointBoard((row, DiceRow((), "Bo", ())))
    plan = row_plan(KIT, board)
    lie = lies(KIT, board, plan)[0]
    places = plan.places(row, lie.body)
    assert len(places) == dice
    for x, y in places:
        assert plan.start <= x and x + plan.die <= 760 - 130
        assert y >= 0 and y + plan.die <= lie.high
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
    plan = row_plan(KIT, scene.board)
    below = 80 + round(plan.places(ann, plan.least(ann))[0][1]) + plan.die + 5
    numbers = (20 + round(plan.start), below, 20 + round(plan.end), below + 18)
    drawn = picture(scene)
    assert count(drawn, "bone", numbers) > 60
    assert count(drawn, "brass", numbers) > 60, "the bracket below the chain"
    bare = replace(ann, dice=tuple(replace(die, number="") for die in ann.dice))
    alone = HighPointBoard((bare, cy))
    assert row_plan(KIT, alone).least(bare) < plan.least(ann), "numbers need room of their own"
    assert plan.least(cy) == row_plan(KIT, alone).least(cy)


def test_a_prize_stands_with_a_plus_in_a_column_of_its_own() -> None:
    scene = reroll()
    assert isinstance(scene.board, HighPointBoard)
    plan = row_plan(KIT, scene.board)
    column = (780 - plan.prizes, 84, 772, 300)
    image = picture(scene)
    assert count(image, "lantern", column) > 300
    assert count(image, "brown", (780 - plan.prizes, 84, 782 - plan.prizes, 250)) > 80, "a line before it"
    assert row_plan(KIT, HighPointBoard(tuple(replace(row, prize=()) for row in scene.board.rows))).prizes == 0
    many = tuple(replace(row, prize=(("gold", 12), ("treasure", 3), ("xp", 2), ("ring", 1))) for row in scene.board.rows)
    crowded = row_plan(KIT, HighPointBoard(many))
    assert crowded.prizes > plan.prizes and crowded.end - crowded.start > 200, "dice keep their room"


def test_what_came_of_a_lone_roll_stands_beside_its_dice() -> None:
    roll = DiceRow((delver("S"),), "Ada", (RolledDie("lit", face="4"), RolledDie("dim", face="1")), note="Spirit die + d6")
    card = HighPointBoard((roll,), told="**2 damage**: the rat falls")
    (lie,) = lies(KIT, card, row_plan(KIT, card))
    # One line of 38 and one of 30 are no higher than the row of 90; 80 above it, 5 and 14 below.
    assert (len(lie.beside.told), lie.beside.note, lie.high) == (1, ("Spirit die + d6",), 90)
    drawn = picture(Scene("", card, ""))
    assert (drawn.width, drawn.height) == (800, 189)
    beside = (20 + round(lie.beside.x), 80, 780, 165)
    assert (
        count(drawn, "lantern", beside) > 200 and count(drawn, "bone", beside) > 200 and count(drawn, "mist", beside) > 200
    )
    ruled = replace(card, small="The higher total wins")
    assert draw(Scene("", ruled, "")).height == 189 + 4 + 32 + 10, "small print stays below, and the words beside"


def test_words_without_room_beside_dice_stand_below_them() -> None:
    many = DiceRow((), "Ada", tuple(RolledDie("lit", face="4") for _ in range(7)), note="Spirit die + d6")
    crowded = HighPointBoard((many,), told="**2 damage**")
    (lie,) = lies(KIT, crowded, row_plan(KIT, crowded))
    assert (lie.beside.told, lie.below, lie.high) == ((), True, 80 + 34)
    # 40 for the words and 4 above them, 10 and 14 below.
    assert draw(Scene("", crowded, "")).height == 80 + 114 + 5 + 4 + 40 + 10 + 14
    few = DiceRow((), "Bo", (RolledDie("lit", face="4"),), note="d6")
    both = HighPointBoard((few, few), told="**2 damage**")
    rows = lies(KIT, both, row_plan(KIT, both))
    assert [(row.beside.told, row.beside.note, row.high) for row in rows] == [((), ("d6",), 90)] * 2, (
        "the words are of both"
    )
    mixed = lies(KIT, HighPointBoard((few, many)), row_plan(KIT, HighPointBoard((few, many))))
    assert [row.below for row in mixed] == [True, True], "notes stand in one column, or all below"


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
