"""What the rulebook of the table and the quick start say of Galaxy is so."""

from __future__ import annotations

import re

import pytest

from engine.api.pace import AMONG_RIVALS
from engine.core import words
from engine.core.capabilities import Guided, Keeps, Prepares, Rivals, contested, pages, waits
from engine.games.galaxy import GAME
from engine.games.galaxy.desk.rules import people
from engine.games.galaxy.rules import awaiting, opening, standing_orders
from engine.games.galaxy.rules.fighting import landing
from engine.games.galaxy.state.lengths import LENGTHS
from engine.rulebook import rulebook_of
from tests.rulebook.told import check_cards, of_table


@pytest.mark.rule("TAB-011", "TAB-015")
def test_how_many_it_and_its_desk_take() -> None:
    text = of_table("TAB-011").text
    assert re.search(rf"Galaxy {GAME.seats.start} to {GAME.seats[-1]}\b", text)
    assert f"an exploration desk up to {people.MOST_CLERKS}" in text
    assert f"takes 1 to {people.MOST_PLAYERS} with up to {words.MOST_NAME}" in of_table("TAB-015").text


@pytest.mark.rule("TAB-026", "TAB-027", "TAB-074", "GAL-G46")
def test_how_long_it_waits_and_lasts() -> None:
    expedition, desk = GAME.options(), GAME.options(play="desk")
    assert contested(GAME, expedition) and waits(GAME).waits(expedition) and not waits(GAME).waits(desk)
    turn, text = f"{AMONG_RIVALS // 60} hours", of_table("TAB-026").text
    assert f"{turn} where you play against each other" in text and "At an exploration desk nobody is waited for" in text
    away = rulebook_of(("galaxy",)).get("GAL-G46")
    assert away is not None and f"A turn waits {turn}, a question {awaiting.PROMPT // 3600};" in away.text
    assert f"{awaiting.PROMPT // 3600} hours in Galaxy" in of_table("TAB-027").text
    full, short = LENGTHS["full"], LENGTHS["short"]
    hours = f"{full.rounds} rounds at the latest, about {full.minutes // 60} hours"
    assert (
        f"Galaxy after {hours}, a short one after {short.rounds}, about {short.minutes // 60}." in of_table("TAB-074").text
    )


@pytest.mark.rule("TAB-020", "TAB-036", "TAB-042", "TAB-048", "TAB-050", "TAB-065")
def test_what_it_is_named_for_and_what_not() -> None:
    # A member who enters, enters its desk.
    assert isinstance(GAME, Rivals) and any(verb.name == "enter" for verb in GAME.verbs)
    assert not isinstance(GAME, Guided | Keeps | Prepares)
    text = of_table("TAB-042").text
    assert "in Galaxy" in text and [page.name for page in pages(GAME) if f"`/{page.command}`" not in text] == []


@pytest.mark.rule("TAB-069")
def test_its_words_for_being_spared_questions_are_named() -> None:
    assert {"order", "trust"} <= {verb.name for verb in GAME.verbs} and all(verb.name != "prompts" for verb in GAME.verbs)
    assert "quick" in standing_orders.HABITS["turns"] and re.search(r"[ :]turns-quick`", of_table("TAB-069").example)


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    full, short = LENGTHS["full"], LENGTHS["short"]
    facts = (
        f"{full.points} **points** win, in a short game {short.points}",
        f"{full.points} points win at once, {full.fewer} with five or six of you, {short.points} in a **short** game",
        f"over after {full.rounds} rounds, or {short.rounds}",
        f"first costs {landing.SEAL} influence",
        f"{full.scouts + opening.SPACE.transport} or {short.scouts + opening.SPACE.transport} ships, "
        f"{opening.GROUND.infantry} infantry",
        f"2 to {GAME.seats[-1]} **rivals**",
    )
    check_cards("galaxy", facts)
