"""The questions as they are typed in a chat: what they are, and that the rules desk does not fall behind on them."""

from __future__ import annotations

import pytest

from engine.core.languages import SOURCE
from engine.games import games
from engine.rulebook import TABLE, RuleEntry, rulebook_of
from engine.rulebook.entries import read_books
from tests.rulebook.chat import (
    FITTED,
    HELD,
    LAST,
    LATER,
    NOWHERE,
    ChatQuestion,
    Judged,
    Reading,
    Told,
    chat,
    figures,
    read_answers,
    reading,
    shown_posts,
    told,
)
from tests.rulebook.recall import questions

BOOKS = (*games(), TABLE)


@pytest.fixture(scope="module")
def entries() -> dict[str, RuleEntry]:
    return read_books(BOOKS)[0]


@pytest.mark.parametrize("part", [FITTED, HELD, LATER, LAST])
def test_each_is_answered_by_entries_of_one_game_or_the_table(entries: dict[str, RuleEntry], part: str) -> None:
    for each in chat(part):
        answering = {entries[id].game for id in each.right}
        assert answering and len(answering - {TABLE}) <= 1, each.ask
        assert each.channel in ("", NOWHERE, *games()), each.ask
    asked_about = {entries[id].game for each in chat(part) for id in each.right} & set(BOOKS)
    assert len(asked_about) >= (5 if part == LAST else 6), "the last ones are about games alone"


@pytest.mark.parametrize("part", [FITTED, HELD, LATER, LAST])
def test_no_question_stands_among_the_words_that_help_to_find_it(entries: dict[str, RuleEntry], part: str) -> None:
    known = {name.casefold() for entry in entries.values() for name in entry.also}
    assert [each.ask for each in chat(part) if each.ask.casefold() in known] == []


def test_a_third_is_held_out_and_is_no_part_of_the_rest() -> None:
    nothing = [questions(f"chat-nothing{part}") for part in (FITTED, HELD, LATER, LAST)]
    for fitted, *parts in ([*map(chat, (FITTED, HELD, LATER, LAST))], nothing):
        held = [each for part in parts for each in part]
        assert {each.ask for each in fitted}.isdisjoint(each.ask for each in held)
        assert 0.32 <= len(held) / (len(held) + len(fitted)) <= 0.34


def test_the_desk_answers_what_is_typed_in_a_chat() -> None:
    book = rulebook_of(BOOKS)
    reached = figures(book, FITTED, told(book, FITTED))
    assert reached.first >= 0.87 and reached.third >= 0.94
    assert reached.wrong <= 0.03 and reached.unsure >= 0.97


@pytest.mark.whole
def test_what_was_read_are_entries_that_are_shown_first_and_posts_that_are_shown(entries: dict[str, RuleEntry]) -> None:
    judged, read = read_answers(), shown_posts()
    assert {entry for _, entry in judged} <= set(entries)
    first: set[tuple[str, str]] = set()
    unsure: set[tuple[str, tuple[str, ...]]] = set()
    for language, part in ((SOURCE, HELD), (SOURCE, LATER), (SOURCE, LAST), ("de", HELD), ("es", HELD)):
        answers = told(rulebook_of(BOOKS, language), part, language)
        first |= {(each.question.ask, each.entries[0]) for each in answers if each.entries}
        unsure |= {(each.question.ask, each.entries) for each in answers if not each.sure}
    assert set(judged) - first == set(), "judged, and not shown first"
    assert set(read) - unsure == set(), "judged as a whole, and not shown"


def test_what_was_read_settles_helps_or_is_wrong_and_what_nobody_read_is_wrong() -> None:
    asked = [ChatQuestion(ask) for ask in ("a", "b", "c", "d")]
    answers = [
        Told(asked[0], ("X", "Y"), sure=True),
        Told(asked[0], ("Y", "X"), sure=True),  # In another channel: each counts half.
        Told(asked[1], ("X", "Y"), sure=False),  # The second sentence of the post settles it.
        Told(asked[2], ("Z",), sure=True),  # Nobody has read it.
        Told(asked[3], (), sure=False),
    ]
    first: dict[tuple[str, str], Judged] = {("a", "X"): "settles", ("a", "Y"): "wrong", ("b", "X"): "helps"}
    judged = reading(answers, first, {("b", ("X", "Y")): "settles"})
    assert judged == Reading(post=1.5 / 4, settles=0.5 / 4, helps=1.5 / 4, unsettled=1.5 / 4, wrong=1.5 / 4)
