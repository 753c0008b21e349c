"""What the rulebook of the table and the quick start say of Wilds is so."""

from __future__ import annotations

import re
import tomllib

import pytest

from engine.api.pace import IN_A_PARTY
from engine.core.capabilities import Guided, Keeps, Rivals, contested, files, pages
from engine.core.content import DATA
from engine.core.options import describe
from engine.games.wilds import GAME
from engine.games.wilds.rules import awaiting, standing_orders
from engine.games.wilds.speech.words import STRETCH_ICONS
from engine.games.wilds.state.member import NIGHT
from tests.rulebook.told import check_cards, of_table


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    assert re.search(rf"Wilds {GAME.seats.start} to {GAME.seats[-1]}\b", of_table("TAB-011").text)


@pytest.mark.rule("TAB-026", "TAB-027", "TAB-070")
def test_how_long_it_waits() -> None:
    assert not contested(GAME, GAME.options()) and f"{IN_A_PARTY // 60} in a party" in of_table("TAB-026").text
    short, defaults = of_table("TAB-027").text, {option.name: option.default for option in describe(GAME.options)}
    assert f"{defaults['picks']} hours in Wilds" in short and "option *picks*" in short
    assert f"{defaults['resolve']} there for a second throw (*resolve*)" in short
    assert awaiting.MISSES == 2 and "twice in a row" in of_table("TAB-070").text


@pytest.mark.rule("TAB-020", "TAB-036", "TAB-042", "TAB-048", "TAB-050", "TAB-065", "TAB-072")
def test_what_it_is_named_for_and_what_not() -> None:
    assert any(verb.name == "enter" for verb in GAME.verbs) and "Wilds" in of_table("TAB-020").text
    assert files(GAME) == "region" and isinstance(GAME, Guided) and isinstance(GAME, Keeps)
    assert all("Wilds" in of_table(id).text for id in ("TAB-048", "TAB-050", "TAB-065", "TAB-072"))
    assert not isinstance(GAME, Rivals)
    text = of_table("TAB-042").text
    assert "in Wilds" in text and [page.name for page in pages(GAME) if f"`/{page.command}`" not in text] == []


@pytest.mark.rule("TAB-069")
def test_its_words_for_being_spared_questions_are_named() -> None:
    assert {"order", "trust"} <= {verb.name for verb in GAME.verbs} and all(verb.name != "prompts" for verb in GAME.verbs)
    assert "resolve:never" in standing_orders.SWITCHES and re.search(r"[ :]resolve:never`", of_table("TAB-069").example)


@pytest.mark.rule("TAB-073")
def test_the_region_for_newcomers_is_there() -> None:
    written = tomllib.loads((DATA / "wilds" / "regions" / "hollowdown.toml").read_text(encoding="utf-8"))
    assert written["region"]["name"] == "Hollowdown" and "Hollowdown" in of_table("TAB-073").text


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    by_night = len(STRETCH_ICONS) - (NIGHT - 1)
    days = f"A day has {NIGHT - 1} actions, and {by_night} more by night"
    check_cards("wilds", (days, f"a party of 1 to {GAME.seats[-1]}"))
