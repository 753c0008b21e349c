"""What the rulebook of the table and the quick start say of Regions is so."""

from __future__ import annotations

import re
import tomllib

import pytest

from engine.api.pace import IN_A_PARTY
from engine.core.capabilities import Guided, Keeps, Rivals, contested, files, pages
from engine.core.content import DATA
from engine.core.options import describe
from engine.games.regions import GAME
from engine.games.regions.rules import standing_orders
from engine.games.regions.state.options import Options
from tests.rulebook.told import check_cards, of_table


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    assert re.search(rf"Regions {GAME.seats.start} to {GAME.seats[-1]}\b", of_table("TAB-011").text)


@pytest.mark.rule("TAB-026", "TAB-027")
def test_how_long_it_waits() -> None:
    assert not contested(GAME, GAME.options()) and f"{IN_A_PARTY // 60} in a party" in of_table("TAB-026").text
    short, defaults = of_table("TAB-027").text, {option.name: option.default for option in describe(GAME.options)}
    assert f"{defaults['window']} in Regions" in short and "option *window*" in short


@pytest.mark.rule("TAB-020", "TAB-036", "TAB-042", "TAB-048", "TAB-050", "TAB-065", "TAB-072")
def test_what_it_is_named_for_and_what_not() -> None:
    assert files(GAME) == "scenario" and isinstance(GAME, Guided) and isinstance(GAME, Keeps)
    assert all("Regions" in of_table(id).text for id in ("TAB-048", "TAB-050", "TAB-065", "TAB-072"))
    assert not isinstance(GAME, Rivals) and all(verb.name != "enter" for verb in GAME.verbs)
    text = of_table("TAB-042").text
    assert "in Regions" in text and [page.name for page in pages(GAME) if f"`/{page.command}`" not in text] == []


@pytest.mark.rule("TAB-069")
def test_its_words_for_being_spared_questions_are_named() -> None:
    verbs = {verb.name for verb in GAME.verbs}
    assert "order" in verbs and verbs.isdisjoint({"prompts", "trust"})
    assert "best" in standing_orders.REACT and re.search(r"[ :]react:best`", of_table("TAB-069").example)


@pytest.mark.rule("TAB-073", "TAB-074")
def test_the_scenario_for_newcomers_is_there_and_how_long_they_last() -> None:
    files = [path.read_text(encoding="utf-8") for path in DATA.glob("regions/scenarios/*.toml")]
    scenarios = [tomllib.loads(text)["scenario"] for text in files]
    assert "Thornruin" in of_table("TAB-073").text and any(scenario["name"] == "Thornruin" for scenario in scenarios)
    minutes = [scenario["minutes"] for scenario in scenarios]
    assert f"{min(minutes)} to {max(minutes)} minutes" in of_table("TAB-074").text


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    check_cards("regions", (f"usually after {Options().window}", f"a party of 1 to {GAME.seats[-1]}"))
