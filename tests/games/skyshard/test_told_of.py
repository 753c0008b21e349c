"""What the rulebook of the table and the quick start say of Skyshard is so."""

from __future__ import annotations

import pytest

from engine.core.capabilities import Guided, Keeps, Pages, Prepares, Private, Rivals, contested
from engine.games.skyshard import GAME
from engine.games.skyshard.rules.rounds import CALM_ROUNDS
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.options import Options
from engine.pace import IN_A_PARTY
from tests.rulebook.told import of_table, on_cards


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    assert f"Skyshard takes {GAME.seats.start} to {GAME.seats[-1]} players" in of_table("TAB-011").text


@pytest.mark.rule("TAB-026")
def test_how_long_it_waits() -> None:
    assert not contested(GAME, GAME.options()) and f"{IN_A_PARTY // 60} in a party" in of_table("TAB-026").text


@pytest.mark.rule("TAB-020", "TAB-037", "TAB-048", "TAB-050", "TAB-065", "TAB-069", "TAB-073")
def test_it_is_what_newcomers_are_told_to_begin_with_alone_and_in_the_open() -> None:
    first = of_table("TAB-073").text
    assert not isinstance(GAME, Rivals | Private) and not any(verb.private for verb in GAME.verbs)
    assert 1 in GAME.seats and "Skyshard" in first and "nothing is secret" in first
    assert not (isinstance(GAME, Guided | Keeps | Pages | Prepares) or GAME.dice_stay)
    assert {"enter", "order", "prompts", "trust"}.isdisjoint(verb.name for verb in GAME.verbs)
    assert "Skyshard has none" in of_table("TAB-069").text


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    for fact in (
        f"usually you need {Options().shards}",
        f"from round {CALM_ROUNDS + 1} on",
        f"You are 1 to {GAME.seats[-1]} **adventurers**",
    ):
        assert fact.casefold() in on_cards("skyshard").casefold(), fact


def test_the_mender_revives() -> None:
    assert "Mender" in on_cards("skyshard") and "mender" in content().adventurers
