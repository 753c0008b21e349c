"""What the rulebook of the table and the quick start say of the Cavern is so."""

from __future__ import annotations

import re

import pytest

from engine.core.capabilities import Guided, Keeps, Pages, Prepares, Rivals, contested, waits
from engine.games.cavern import GAME
from engine.games.cavern.rules import contests, drawing
from engine.games.cavern.state.content import content
from engine.games.cavern.state.options import Options
from engine.pace import AMONG_RIVALS
from tests.games.cavern.build import cavern
from tests.rulebook.told import of_table, on_cards


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    # One alone plays by an option.
    assert f"Cavern 2 to {GAME.seats[-1]} or one alone with the option *solo*" in of_table("TAB-011").text


@pytest.mark.rule("TAB-026", "TAB-027", "TAB-036")
def test_rivals_are_waited_for_as_the_table_waits_for_rivals_and_no_question_is_hurried() -> None:
    assert isinstance(GAME, Rivals) and contested(GAME, Options())
    assert f"{AMONG_RIVALS // 60} hours where you play against each other" in of_table("TAB-026").text
    asked = cavern(step="send", placed=(0, 1))
    assert waits(GAME).waits(Options()) and waits(GAME).patience(asked) == 0 and "Cavern" not in of_table("TAB-027").text


@pytest.mark.rule("TAB-020", "TAB-048", "TAB-050", "TAB-065")
def test_it_has_none_of_what_other_games_are_named_for() -> None:
    assert not isinstance(GAME, Guided | Keeps | Pages | Prepares)
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
