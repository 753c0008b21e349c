"""What the guides of the lessons say is true: each number they name stands on the screen then, each button on a button."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.dice import commitment
from engine.core.game import Setup
from engine.core.languages import speaking
from engine.core.lessons import Lesson, lessons_of
from engine.core.options import read_options
from engine.core.table import Table
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.progress import MOST_FATIGUE
from engine.games.skyshard.state.content import DAMAGE, content
from engine.games.skyshard.state.state import chip_of, most_health, stamina

LESSONS = lessons_of("skyshard")
FIRST = LESSONS[0]
LANGUAGES = ("en", "de", "es")


def begun(lesson: Lesson) -> Table:
    """Return the table of a lesson as its first press is awaited."""
    setup = Setup(names=("Ada",), options=read_options(GAME.options, lesson.options))
    table, _ = Table.start(GAME, setup, lesson.key)
    lot = int(commitment(lesson.key)[:8], 16)
    while table.state.phase != "delve":
        (seat,) = table.turn
        table, _ = table.act(seat, str(GAME.dealt(table.state, seat, lot)))
    return table


def digits(*texts: object) -> set[int]:
    """Return the numbers that stand in texts, without those of coordinates."""
    return {int(found) for text in texts for found in re.findall(r"(?<![A-Z\d])\d+", str(text))}


def shown(table: Table) -> set[int]:
    """Return the numbers that a player sees, or has read, when a press is awaited or was made."""
    state = table.state
    hero = state.heroes[0]
    known = content().adventurers[hero.kind]
    found = {*DAMAGE, *range(1, 7), MOST_FATIGUE, hero.health, most_health(hero), stamina(state, 0)}
    found |= {known.reach, known.guard, state.round, state.required}
    for enemy in state.enemies:
        chip = chip_of(enemy)
        found |= {enemy.health, chip.level, chip.health, chip.dice, chip.reach, chip.guard}
    if not table.turn:
        return found
    view = GAME.view(state, 0)
    said = [GAME.status(view), GAME.aim(view), GAME.ask(view)]
    return found | digits(*said, *(GAME.choice(view, move).label for move in GAME.legal(state, 0)))


def facts(value: Any) -> Iterator[int]:
    """Yield the numbers of an event."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from facts(part)


@pytest.mark.rule("TAB-200")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])
def test_each_number_that_a_guide_names_stands_there(lesson: Lesson, language: str) -> None:
    with speaking(language):
        table = begun(lesson)
        for number, step in enumerate(lesson.steps):
            named = digits(lesson.before(number))
            assert named <= shown(table), f"{step.words}: {named - shown(table)} in {lesson.before(number)}"
            table, entry = table.act(0, step.move)
            events = list(entry.events)
            for then in step.then:
                table, entry = table.act(0, then.partition(" ")[2])
                events += entry.events
            told = shown(table) | {found for event in events for found in facts(dict(event.facts))}
            named = digits(lesson.after(number))
            assert named <= told, f"{step.words}: {named - told} in {lesson.after(number)}"


def act(table: Table, move: str) -> str:
    """Return the label of a move."""
    view = GAME.view(table.state, 0)
    return next(GAME.choice(view, legal).label for legal in GAME.legal(table.state, 0) if str(legal) == move)


NAMES = {
    "en": r"Layout \d|Open the cache(?: at \w+)?|Move to \w+|Take the (?:last )?shard"
    r"|(?:Attack|Defeat) the [a-z ]+",
    "de": r"Lage \d|Versteck (?:\(\w+\) )?öffnen|Nach \w+|(?:Letzten )?Splitter nehmen"
    r"|[A-Z][a-zä]+ (?:angreifen|besiegen)",
    "es": r"forma \d|Ir a abrir|Ir a \w+|Tomar el (?:último )?fragmento|(?:Atacar|Derribar) al [a-z ]+",
}
"""How words of a guide name a button, between pairs of stars."""


@pytest.mark.rule("TAB-200")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])
def test_each_button_that_a_guide_names_is_that_of_its_move(lesson: Lesson, language: str) -> None:
    with speaking(language):
        table, named = begun(lesson), 0
        for number, step in enumerate(lesson.steps):
            label = act(table, step.move).lower()
            for name in re.findall(rf"\*\*({NAMES[language]})\*\*", lesson.before(number)):
                named += 1
                assert name.lower() in label, f"{step.words}: {name} is not {label}"
            doors = re.findall(r"(?:door|Tür|puerta) \*\*([A-Z])\*\*", lesson.before(number), re.IGNORECASE)
            assert all(f" {door.lower()} " in f"{label.replace(':', ' ')} " for door in doors), f"{step.words}: {label}"
            named += len(doors)
            for move in (step.move, *(then.partition(" ")[2] for then in step.then)):
                table, _ = table.act(0, move)
        assert named >= len(lesson.steps) // 3


@pytest.mark.rule("TAB-200")
def test_the_first_lesson_proposes_what_the_game_advises_and_ends_in_a_win() -> None:
    table = begun(FIRST)
    for step in FIRST.steps:
        view = GAME.view(table.state, 0)
        best = max((GAME.choice(view, move) for move in GAME.legal(table.state, 0)), key=lambda choice: choice.foremost)
        assert best.label == act(table, step.move), step.words
        for move in (step.move, *(then.partition(" ")[2] for then in step.then)):
            table, entry = table.act(0, move)
    (ended,) = [event for event in entry.events if event.kind == "ended"]
    assert ended.facts["result"] == "won" and len(FIRST.steps) <= 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])
def test_a_step_is_read_at_a_glance(lesson: Lesson, language: str) -> None:
    with speaking(language):
        for number in range(len(lesson.steps)):
            for text in (lesson.before(number), lesson.after(number)):
                assert len(text.split()) <= 45, text
