"""How well the rules desk answers what is typed in a chat: ``python -m tests.rulebook.chat``, the end of ``make rules``.

``questions/chat.toml`` and ``chat-nothing.toml`` are what the search is fitted to; nothing was ever fitted to
``chat-held.toml`` and ``chat-nothing-held.toml``, nor to those that were written later (``-held-later``) and last
(``-held-last``). The first of those held out are asked in other languages too (``questions/<language>``). A question is
put in a channel of the game that answers it, or in the one that it names. Those on the table, and those without an answer,
are put in the channels of all games.

The answers to what is held out are also judged by reading (``questions/read.toml``): a list of entries does not know which
others answer as well, nor which of its own say only a part. Where no answer is sure, the post tells of three entries: what
it tells as a whole is judged too (``questions/shown.toml``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.core.languages import PLACES, SOURCE, name_of
from engine.games import games
from engine.rulebook import TABLE, Rulebook, rulebook_of
from engine.rulebook.book import is_searched
from tests.rulebook.recall import QUESTIONS, Question, place, read_questions

NOWHERE = "none"
"""Stands for a channel in which no game is played."""
FITTED, HELD, LATER, LAST = "", "-held", "-held-later", "-held-last"
"""The parts of the questions, as their files end."""


class ChatQuestion(Question, frozen=True, forbid_unknown_fields=True):
    """``channel``: the game that is played where it is asked, or `NOWHERE`; the game of its first entry where it is ""."""

    channel: str = ""


class _ChatQuestions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: tuple[ChatQuestion, ...]


class Figures(msgspec.Struct, frozen=True):
    """Shares of the questions: a right entry was first, or among the first three; the answer was called sure and was wrong.
    The last is of the questions without an answer: none was called sure."""

    first: float
    third: float
    wrong: float
    unsure: float

    def __str__(self) -> str:
        """Return the four as percentages."""
        return f"{self.first:10.1%} {self.third:10.1%} {self.wrong:10.1%} {self.unsure:10.1%}"


class Told(msgspec.Struct, frozen=True):
    """What a question led to in one channel: the ids of the entries, best first, and whether the first was called sure."""

    question: ChatQuestion
    entries: tuple[str, ...]
    sure: bool


Judged = Literal["settles", "helps", "wrong"]
"""A player who reads the first entry alone has the right and whole answer, a part of it, or nothing of it."""


class ReadAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a first entry was judged that is not listed, or that does not settle the question, and why."""

    ask: str
    entry: str
    judged: Judged
    why: str


class _ReadAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``settles``: by question, the listed entries that settle it; ``answer``: all others that were read."""

    settles: dict[str, tuple[str, ...]]
    answer: tuple[ReadAnswer, ...]


class ShownPost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a post without a sure answer was judged, which tells of ``entries``, and why it does not settle the question."""

    language: str
    ask: str
    entries: tuple[str, ...]
    judged: Judged
    why: str = ""


class _ShownPosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shown: tuple[ShownPost, ...]


class Reading(msgspec.Struct, frozen=True):
    """Shares of the questions: the post as a whole settles it; the entry shown first settles it; it settles it or helps; it
    was called sure and settles nothing; it was called sure and is wrong."""

    post: float
    settles: float
    helps: float
    unsettled: float
    wrong: float

    def __str__(self) -> str:
        """Return the five as percentages."""
        return f"{self.post:10.1%} {self.settles:10.1%} {self.helps:10.1%} {self.unsettled:10.1%} {self.wrong:10.1%}"


def chat(part: str, language: str = SOURCE) -> tuple[ChatQuestion, ...]:
    """Return the questions of a part that can be answered, as they are typed in a language."""
    return msgspec.toml.decode(_file(f"chat{part}", language).read_bytes(), type=_ChatQuestions).question


def without_answer(part: str, language: str = SOURCE) -> tuple[Question, ...]:
    """Return the questions of a part that no rulebook answers."""
    return read_questions(_file(f"chat-nothing{part}", language))


def _file(name: str, language: str) -> Path:
    return (QUESTIONS if language == SOURCE else QUESTIONS / language) / f"{name}.toml"


def asked(book: Rulebook, part: str, language: str = SOURCE) -> list[tuple[ChatQuestion, str | None]]:
    """Return the questions of a part, each with a game in whose channel it is put; ``None`` where none is played."""
    found: list[tuple[ChatQuestion, str | None]] = []
    for each in chat(part, language):
        entry = book.get(each.right[0])
        channel = each.channel or (entry.game if entry else "")
        if channel == TABLE:
            found += [(each, game) for game in games()]
        else:
            found.append((each, None if channel == NOWHERE else channel))
    return found


@lru_cache(maxsize=8)
def told(book: Rulebook, part: str, language: str = SOURCE) -> Sequence[Told]:
    """Return what the questions of a part lead to, in each channel that they are put in."""
    found = [(each, book.ask(each.ask, game, 3)) for each, game in asked(book, part, language)]
    return [Told(each, tuple(entry.id for entry in it.entries), it.sure) for each, it in found]


def figures(book: Rulebook, part: str, answers: Sequence[Told], language: str = SOURCE) -> Figures:
    """Return the four figures of a part, by the listed entries. Each question counts the same, however many channels it is
    put in."""
    counts: dict[ChatQuestion, list[tuple[bool, ...]]] = {}
    for each in answers:
        at = place(each.entries, each.question.right)
        counts.setdefault(each.question, []).append((at == 0, at < 3, each.sure and at > 0))
    first, third, wrong = _shares(counts)
    nothing = [not book.ask(each.ask, game).sure for each in without_answer(part, language) for game in games()]
    return Figures(first, third, wrong, _mean(nothing))


def read_answers() -> dict[tuple[str, str], Judged]:
    """Return how answers were judged by reading, by question and entry; `ValueError` where one stands there twice."""
    read = msgspec.toml.decode((QUESTIONS / "read.toml").read_bytes(), type=_ReadAnswers)
    judged: list[tuple[tuple[str, str], Judged]] = [
        ((ask, entry), "settles") for ask, entries in read.settles.items() for entry in entries
    ]
    judged += [((each.ask, each.entry), each.judged) for each in read.answer]
    if len(dict(judged)) < len(judged):
        raise ValueError("read.toml judges an answer twice")
    return dict(judged)


def shown_posts() -> dict[tuple[str, tuple[str, ...]], Judged]:
    """Return how posts without a sure answer were judged, by question and entries."""
    read = msgspec.toml.decode((QUESTIONS / "shown.toml").read_bytes(), type=_ShownPosts)
    return {(each.ask, each.entries): each.judged for each in read.shown}


def reading(
    answers: Iterable[Told],
    judged: Mapping[tuple[str, str], Judged],
    shown: Mapping[tuple[str, tuple[str, ...]], Judged],
) -> Reading:
    """Return the shares by reading. An answer that was not judged, or not given at all, is wrong."""
    counts: dict[ChatQuestion, list[tuple[bool, ...]]] = {}
    for each in answers:
        as_read = judged.get((each.question.ask, each.entries[0]), "wrong") if each.entries else "wrong"
        settles, wrong = as_read == "settles", as_read == "wrong"
        post = settles if each.sure else shown.get((each.question.ask, each.entries)) == "settles"
        counts.setdefault(each.question, []).append(
            (post, settles, not wrong, each.sure and not settles, each.sure and wrong)
        )
    return Reading(*_shares(counts))


def _shares(counts: Mapping[ChatQuestion, Sequence[tuple[bool, ...]]]) -> list[float]:
    means = [[_mean(column) for column in zip(*rows, strict=True)] for rows in counts.values()]
    return [_mean(column) for column in zip(*means, strict=True)]


def main() -> int:
    """Print the four figures of each part, and those by reading of what is held out; 0."""
    book = rulebook_of((*games(), TABLE))
    judged, shown, read = read_answers(), shown_posts(), []
    print(f"\n{'what is typed in a chat':<40} {'first':>10} {'in three':>10} {'sure+wrong':>10} {'unsure':>10}")
    titles = {FITTED: "questions that it was fitted to", HELD: "questions held out", LATER: "later ones held out"}
    titles[LAST] = "the last ones held out"
    parts = [(part, SOURCE, title) for part, title in titles.items()]
    others = [language for language in PLACES if is_searched(language) and language != SOURCE]
    for part, language, title in parts + [(HELD, each, f"questions held out, {name_of(each)}") for each in others]:
        if language != SOURCE:
            book = rulebook_of((*games(), TABLE), language)
        answers = told(book, part, language)
        print(f"{title:<40} {figures(book, part, answers, language)}")
        if part != FITTED:
            read.append(f"{title:<40} {reading(answers, judged, shown)}")
    print("“unsure” is the share of what no rulebook answers that is not answered for sure.")
    heads = ("the post", "the first", "or helps", "sure, not", "sure+wrong")
    print(f"\n{'judged by reading':<40} {' '.join(f'{head:>10}' for head in heads)}")
    print("\n".join(read))
    return 0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


if __name__ == "__main__":
    sys.exit(main())
