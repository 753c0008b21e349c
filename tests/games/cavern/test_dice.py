"""Combat dice: their faces, Reroll, what they come to, and dice that the game has too few of."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.dice import Dice, GivenSource
from engine.games.cavern.rules.dice import cast, cast_again, in_hand, pool, result, rift_bonus, total
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Die, Roll
from tests.games.cavern.halls import purple, red, white


def rolled(colours: list[str], draws: list[int]) -> tuple[Die, ...]:
    source = GivenSource(draws)
    dice = cast(Dice(source), colours)
    assert source.left == ()
    return dice


@pytest.mark.rule("CAV-016")
def test_there_are_seven_white_two_red_and_three_purple_dice() -> None:
    assert dict(content().band.dice) == {"white": 7, "red": 2, "purple": 3}


@pytest.mark.rule("CAV-046", "CAV-G28")
def test_white_dice_are_even_red_ones_hit_and_purple_ones_loot() -> None:
    averages = {}
    for colour, faces in content().band.faces.items():
        # A sixth of all rolls is followed by another, so a die is rolled 6/5 times on average.
        combat = Fraction(sum(face.combat for face in faces), 6) * Fraction(6, 5)
        spoils = Fraction(sum(face.spoils for face in faces), 6) * Fraction(6, 5)
        averages[colour] = (float(combat), float(spoils))
        assert [face.again for face in faces] == [False] * 5 + [True]
    assert averages == {"white": (0.8, 0.8), "red": (2.2, 0.2), "purple": (0.2, 2.2)}


@pytest.mark.rule("CAV-047", "CAV-048")
def test_each_symbol_counts_one() -> None:
    dice = rolled(["white", "red", "purple"], [*white("CS"), *red("CCC"), *purple("SS")])
    assert total(dice) == (1 + 3 + 0, 1 + 0 + 2)


@pytest.mark.rule("CAV-049", "CAV-050")
def test_a_die_with_reroll_counts_and_is_rolled_again_as_long_as_it_shows_it() -> None:
    dice = rolled(["white", "purple"], [*white("CS+", "CS+", "C"), *purple("S")])
    assert dice == (Die("white", (5, 5, 0)), Die("purple", (0,)))
    assert total(dice[:1]) == (3, 2)
    assert total(dice) == (3, 3)


@pytest.mark.rule("CAV-G30", "CAV-G32")
def test_rolling_a_die_again_replaces_all_that_it_showed_and_leaves_the_others() -> None:
    before = rolled(["white", "red", "white"], [*white("CS+", "S"), *red("C"), *white("S")])
    source = GivenSource([*white("C"), *white("CS+", "CS")])
    after = cast_again(Dice(source), before, (0, 2))
    assert source.left == ()
    assert after == (Die("white", (0,)), Die("red", (0,)), Die("white", (5, 4)))
    assert total(after) == (1 + 1 + 2, 0 + 0 + 2)


@pytest.mark.rule("CAV-025", "CAV-124", "CAV-G29")
def test_each_class_rolls_its_own_dice() -> None:
    assert pool(["brute"]) == ("white", "white", "white")
    assert pool(["mage"]) == ("white", "white")
    assert pool(["leader"]) == ("red", "purple")
    assert pool(["thief"]) == ("purple", "purple")
    assert pool(["mage", "leader"], ["white", "white"]) == ("white", "white", "red", "purple", "white", "white")


@pytest.mark.rule("CAV-039", "CAV-145", "CAV-G29")
def test_only_mages_carry_the_rift_and_each_is_worth_three() -> None:
    assert [rift_bonus([kind]) for kind in ("brute", "mage", "leader", "thief")] == [0, 3, 0, 0]
    assert rift_bonus(["mage", "brute", "mage"]) == 6
    assert result(Roll(0, (Die("white", (4,)),), 6)) == (7, 1)


@pytest.mark.rule("CAV-045", "CAV-016")
def test_dice_beyond_those_in_the_game_are_owed_and_rolled_after_the_others() -> None:
    colours = ["red", "red", "red", "purple", *["white"] * 8]
    ordered, owed = in_hand(colours)
    assert owed == 2
    assert ordered == ("red", "red", "purple", *["white"] * 7, "red", "white")
    assert in_hand(["white"] * 7) == (("white",) * 7, 0)
