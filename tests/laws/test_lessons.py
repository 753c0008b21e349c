"""Every lesson of every game is played from end to end as it is written, and what its guide says fits a phone."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.core.content import DATA
from engine.core.game import AnyGame, Event
from engine.core.lessons import FOLDER, Lesson, lessons_of
from engine.rulebook import rulebook_of
from engine.tables.lessons.course import course_of
from engine.tables.session.live import Session
from tests.tables.house import ADA, House

MOST_PRESSES, FIRST_RULES = 25, 12
LONGEST, SENTENCES = 330, 4
"""How long is what the guide says at once."""


async def rows_of(house: House, live: Session) -> list[object]:
    return [row for row in await house.tables._context.store.journal(live.row.id) if not row.struck]


async def played(house: House, lesson: Lesson) -> tuple[Session, list[tuple[str, ...]]]:
    """Play a lesson as its guide proposes; return its table, and the rules that each press carried out."""
    update = await house.tables.lessons.play(house.call(), lesson.game, lesson.name)
    carried = []
    for number, step in enumerate(lesson.steps):
        live = await house.tables._context.cache.seen(update.channel)
        rows = await rows_of(house, live)
        position = lesson.first + sum(1 + len(each.then) for each in lesson.steps[:number])
        assert len(rows) == position, f"{lesson.name}: {step.words} is at {len(rows)}, and the lesson says {position}"
        course = course_of(lesson, live, rows)
        assert course.next == number, f"{lesson.name}: {step.words} does not fit"
        guide = await house.tables.lessons.guide(house.call(channel=update.channel))
        assert guide is not None and guide.offer is not None and guide.offer.move == step.move
        await house.act(ADA, step.move, update.channel)
        made = (await rows_of(house, live))[position:]
        assert [f"{row.seat} {row.text}" for row in made[1:]] == list(step.then), f"{lesson.name}: after {step.words}"
        events = [event for row in made for event in msgspec.json.decode(row.events, type=list[Event])]
        carried.append(tuple(rule for event in events for rule in event.rules))
    return await house.tables._context.cache.seen(update.channel), carried


@pytest.mark.rule("TAB-200")
async def test_each_lesson_is_played_from_end_to_end(game: AnyGame) -> None:
    house = House(":memory:")
    await house.open({game.key: game})
    try:
        for lesson in lessons_of(game.key):
            live, carried = await played(house, lesson)
            for step, rules in zip(lesson.steps, carried, strict=True):
                assert set(step.rules) <= set(rules), f"{lesson.name}: {step.words} carries out {sorted(set(rules))}"
            guide = await house.tables.lessons.guide(house.call(channel=live.row.channel))
            assert guide is not None and guide.done and guide.end
            ticked = await house.tables._context.store.lessons.of_member(ADA.id)
            assert [row.lesson for row in ticked].count(lesson.name) == 1
    finally:
        await house.tables.close()


def test_a_first_lesson_is_short_and_touches_the_core_of_the_rules(game: AnyGame) -> None:
    lessons = lessons_of(game.key)
    assert len(lessons) == len(list((DATA / game.key / FOLDER).glob("*.toml")))
    if lessons:
        book = rulebook_of((game.key,))
        every = [entry.id for topic in book.topics(game.key).values() for entry in topic]
        wanted, carried = min(FIRST_RULES, len(every) // 2), lessons[0].rules()
        assert len(carried) >= wanted, (
            f"the first lesson names {len(carried)} rules in its steps; it is to carry out {wanted}"
        )
        assert all(book.get(rule) is not None for lesson in lessons for rule in lesson.rules())
        assert all(len(lesson.steps) <= MOST_PRESSES for lesson in lessons)


def test_what_the_guide_says_is_read_at_a_glance(game: AnyGame) -> None:
    for lesson in lessons_of(game.key):
        said = [lesson.says("about"), lesson.says("end")]
        said += [text for number in range(len(lesson.steps)) for text in (lesson.before(number), lesson.after(number))]
        for text in said:
            plain = text.replace("*", "").replace("`", "")
            assert 1 <= len(plain) <= LONGEST, f"{lesson.name}: {len(plain)} characters: {plain}"
            assert len(re.findall(r"[.?!](?= |$)", plain)) <= SENTENCES, f"{lesson.name}: {plain}"
