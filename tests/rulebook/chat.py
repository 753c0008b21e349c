"""How well the rules desk answers what is typed in a chat: ``python -m tests.rulebook.chat``, the end of ``make rules``.

``questions/chat.toml`` and ``chat-nothing.toml`` are what the search is fitted to; nothing was ever fitted to
``chat-held.toml`` and ``chat-nothing-held.toml``, nor to those that were written later, ``chat-held-later.toml`` and
``chat-nothing-held-later.toml``. Those held out are asked in other languages too (``questions/<language>``). A question is
put in a channel of the game that answers it, or in the one that it names. Those on the table, and those without an answer,
are put in the channels of all games.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.core.languages import PLACES, SOURCE, name_of
from engine.games import games
from engine.rulebook import TABLE, Rulebook
from engine.rulebook.book import is_searched
from tests.rulebook.recall import QUESTIONS, Question, place, read_questions

NOWHERE = "none"
"""Stands for a channel in which no game is played."""
FITTED, HELD, LATER = "", "-held", "-held-later"
"""The three parts of the questions, as their files end."""


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


def figures(book: Rulebook, part: str, language: str = SOURCE) -> Figures:
    """Return the four figures of a part. Each question counts the same, however many channels it is put in."""
    counts: dict[ChatQuestion, list[tuple[bool, bool, bool]]] = {}
    for each, game in asked(book, part, language):
        found = book.ask(each.ask, game, 3)
        at = place([entry.id for entry in found.entries], each.right)
        counts.setdefault(each, []).append((at == 0, at < 3, found.sure and at > 0))
    first, third, wrong = (_mean([_mean([row[at] for row in rows]) for rows in counts.values()]) for at in range(3))
    nothing = [not book.ask(each.ask, game).sure for each in without_answer(part, language) for game in games()]
    return Figures(first, third, wrong, _mean(nothing))


def main() -> int:
    """Print the four figures of each part; 0."""
    english = book = Rulebook((*games(), TABLE))
    print(f"\n{'what is typed in a chat':<40} {'first':>10} {'in three':>10} {'sure+wrong':>10} {'unsure':>10}")
    titles = {FITTED: "questions that it was fitted to", HELD: "questions held out", LATER: "later ones held out"}
    for part, title in titles.items():
        print(f"{title:<40} {figures(book, part)}")
    for language in filter(is_searched, PLACES):
        if language != SOURCE:
            book = Rulebook((*games(), TABLE), language=language, english=english)
            print(f"{f'questions held out, {name_of(language)}':<40} {figures(book, HELD, language)}")
    print("“unsure” is the share of what no rulebook answers that is not answered for sure.")
    return 0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


if __name__ == "__main__":
    sys.exit(main())
