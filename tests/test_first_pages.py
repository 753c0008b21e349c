"""The pages for a first game lead to its lesson: they tell what it is about, and how many presses it takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.lessons import Lesson, lessons_of
from engine.games import games

PAGES = {page.read_text(encoding="utf-8").partition("\n")[0]: page for page in Path("docs").glob("first-*.md")}
GAMES = tuple(key for key in games() if lessons_of(key))


def leads_to(first: Lesson, others: tuple[Lesson, ...]) -> str:
    """Return the paragraph that leads to a game's lessons."""
    shorter = [f"**{lesson.says()}**, {len(lesson.steps)} presses" for lesson in others]
    more = f" Short lessons: {'; '.join(shorter)}." if shorter else ""
    lesson = f"`/learn`, then **{first.says()}**, {len(first.steps)} presses."
    return f"**Learn it by playing**: {lesson} {first.says('about')}{more}"


@pytest.mark.rule("TAB-200")
@pytest.mark.parametrize("key", GAMES)
def test_a_page_leads_to_the_lesson_of_its_name(key: str) -> None:
    first, *others = lessons_of(key)
    page = PAGES[f"# {first.says()}"].read_text(encoding="utf-8")
    assert page.split("\n\n")[1] == leads_to(first, tuple(others))


def test_there_is_a_page_for_each_game_that_can_be_learned() -> None:
    assert len(PAGES) == len(GAMES) == 5
