"""Pictures of a hand: its tiles, what each class of Delvers in it rolls, and that no other player sees it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.render import draw

from .build import Bench, cavern, player
from .test_scenes import picture, sheet


def test_a_hand_shows_each_tile_as_it_lies_at_0_degrees(bench: Bench) -> None:
    cross, straight, split = bench.tile("corridor NESW"), bench.tile("corridor NS"), bench.tile("tan NE", "blue SW")
    scene = picture(cavern([player(0, [cross, straight, split]), player(1)]), "hand", seat=0)
    assert scene.title == "Alan's hand"
    assert scene.chip is not None
    assert scene.chip.text == "Only you see this"
    assert [pane.number for pane in sheet(scene).panes] == ["1", "2", "3"]
    assert [len(pane.pictures) for pane in sheet(scene).panes] == [1, 1, 1]
    (lies,), _ = sheet(scene).panes[2].pictures[0]
    assert lies.parts[0].sides == (0, 1), "north and east"


@pytest.mark.rule("CAV-011", "CAV-G28")
def test_below_the_own_tiles_stands_what_each_class_in_hand_rolls_and_first_what_dice_show() -> None:
    state = cavern([player(0, ["ctcb-1"], reserve=["brute", "brute", "leader", "mage"]), player(1)], round=3)
    said = [(line.mark, line.text) for line in picture(state, "hand", seat=0).legend]
    assert said == [
        ("brute", "2 brutes: each 3 white"),
        ("leader", "leader: 1 red, 1 purple"),
        ("mage", "mage: 2 white, Rift +3"),
    ]
    first = picture(replace(state, round=2), "hand", seat=0).legend[3:]
    assert [line.text for line in first] == [
        "White dice: 1 Combat, 1 Spoils or both",
        "Red: 1 to 3 Combat, one with 1 Spoils; Purple: 1 to 3 Spoils, one with 1 Combat",
    ]
    assert picture(replace(state, players=(player(0, ["ctcb-1"], reserve=[]), player(1))), "hand", seat=0).legend == ()


@pytest.mark.rule("CAV-G52")
def test_a_hand_is_shown_to_no_one_else() -> None:
    state = cavern([player(0, ["ctcb-1"]), player(1)])
    assert isinstance(picture(state, "hand").board, SquareBoard)
    assert "Betty" in picture(state, "hand", seat=1).title


def test_a_dungeon_of_many_columns_is_shown_whole_below_the_places_in_question(bench: Bench) -> None:
    corridor = bench.tile("corridor EW")
    hand = [bench.tile("corridor EW", "tan - bags=3"), bench.tile("corridor EW", "blue NESW bags=3"), corridor]
    for columns, alone in ((9, False), (14, True)):
        state = cavern([player(0, hand), player(1)], {(x, 0): corridor for x in range(1, columns)})
        scene = picture(state, "hand", seat=0)
        rows = [len(panes) for panes, _ in sheet(scene)._rows]
        assert [pane.number for pane in sheet(scene).panes] == ["1", "2", "3", "A", "B", ""]
        assert rows == ([3, 2, 1] if alone else [3, 3]), columns
        assert draw(scene).height < 1100, "it is no more than half as high again as it is wide"
