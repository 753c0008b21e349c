"""The dice that are to be rolled, drawn on the own panel, and the question beside them."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.high_points import HighPointBoard
from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.state.state import Contest, State

from .tales import fight

pytestmark = pytest.mark.usefixtures("tale")


@pytest.mark.rule("CAV-G60", "CAV-124", "CAV-145", "CAV-171")
def test_on_the_own_panel_the_dice_to_roll_are_drawn_and_the_question_says_whom_they_are_against_and_for_what(
    hall: State,
) -> None:
    """Alan's mage rolls 2 white dice, and +3 by the Rift; Betty has 2 purple and 3 white ones, and 3 XP for more."""
    view = GAME.view(hall, 0)
    assert GAME.owned(view) == "roll"
    assert GAME.ask(view) == "roll, or buy dice? You have 3 XP."
    assert GAME.aim(view) == "beat Betty: 1 Treasure and 2 of 5 Gold", "what the table below the dice leaves out"
    drawn = GAME.scene(view, Look("roll"))
    assert isinstance(drawn.board, HighPointBoard)
    assert [(line.name, *line.cells) for line in drawn.board.lines] == [
        ("Second", "1 Gold"),
        ("Most Spoils (Alan 1 in 100)", "1 Gold (5 or more: 1 Treasure)"),
    ]
    assert " Second: 1 Gold. " in drawn.alt
    rows = [(row.name, Counter(die.colour for die in row.dice), row.note) for row in drawn.board.rows]
    assert rows == [
        ("Alan", {"white": 2}, "Magic Rift +3"),
        ("Betty", {"white": 3, "purple": 2}, "may use 3 XP"),
    ]
    assert not any(die.icons for row in drawn.board.rows for die in row.dice), "none has been rolled"
    assert drawn.alt.startswith(
        "Battle for 5 Gold and 1 Treasure. Alan rolls 2 white dice. Magic Rift +3. "
        "Betty rolls 3 white and 2 purple dice. May use 3 XP."
    )


@pytest.mark.rule("CAV-122", "CAV-153", "CAV-155")
def test_a_fight_and_a_test_on_the_own_panel_draw_the_dice_to_roll(hall: State) -> None:
    fought = replace(hall, agenda=(replace(fight(()), room=(0, 1, 0), rolling=0),))
    assert GAME.ask(GAME.view(fought, 0)) == "roll, or buy dice? You have 3 XP.", "the picture shows whom"
    drawn = GAME.scene(GAME.view(fought, 0), Look("roll")).board
    assert isinstance(drawn, HighPointBoard)
    assert [(row.name, [die.colour for die in row.dice]) for row in drawn.rows] == [
        ("Alan", ["white", "white"]),
        ("Goblin", ["purple", "purple"]),
    ]
    test = replace(hall, agenda=(Contest("test", (0, 1, 0), (0,), 5, 1, card="toll"),))
    assert GAME.ask(GAME.view(test, 0)).startswith("you need 4 Combat. ")
    drawn = GAME.scene(GAME.view(test, 0), Look("roll")).board
    assert isinstance(drawn, HighPointBoard) and [len(row.dice) for row in drawn.rows] == [2]
