"""What the rulebook of the table and the quick start say of the Cavern is so."""

from __future__ import annotations

import re

import pytest

from engine.core.capabilities import Guided, Keeps, Pages, Prepares, Rivals, waits
from engine.games.cavern import GAME
from engine.games.cavern.rules import contests, drawing
from engine.games.cavern.state.content import content
from tests.rulebook.told import of_table, on_cards


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    # One alone plays by an option.
    assert f"Cavern 2 to {GAME.seats[-1]} or one alone with the option *solo*" in of_table("TAB-011").text


@pytest.mark.rule("TAB-026", "TAB-036")
def test_rivals_are_waited_for_for_ever() -> None:
    assert isinstance(GAME, Rivals)
    assert waits(GAME).wait == 0 and re.search("for ever in (Skyshard and )?Cavern", of_table("TAB-026").text)


@pytest.mark.rule("TAB-020", "TAB-037", "TAB-048", "TAB-050", "TAB-065")
def test_it_has_none_of_what_other_games_are_named_for() -> None:
    assert not (isinstance(GAME, Guided | Keeps | Pages | Prepares) or GAME.dice_stay)
    assert {"enter", "order", "trust"}.isdisjoint(verb.name for verb in GAME.verbs)


@pytest.mark.rule("TAB-069")
def test_its_word_for_being_spared_questions_is_named() -> None:
    assert any(verb.name == "prompts" for verb in GAME.verbs)
    assert "off" in contests.SWIFT and re.search(r"[ :]off`", of_table("TAB-069").example)


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    band = content().band
    for fact in (
        f"{drawing.HAND} tiles in hand, and {band.start_xp} **XP**",
        f"from {', '.join(str(band.sun[str(number)]) for number in (2, 3))} or {band.sun['4']}",
        f"worth {min(map(int, band.gold))} to {max(map(int, band.gold))} points",
        f"{len(band.classes) + 1} Delvers",
    ):
        assert fact.casefold() in on_cards("cavern").casefold(), fact
