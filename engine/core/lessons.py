"""Lessons: a game taught by playing it, as data in ``data/<game>/lessons/*.toml``.

A lesson is a game with a fixed dice key, and the moves that its guide proposes, step by step. What the guide says of a step
are messages of the game: ``lesson-<lesson>-<step>`` before the move, its attribute ``after`` when it was made. The lesson
itself is the message ``lesson-<lesson>``, its name, with the attributes ``about`` and ``end``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .bot_players import Level
from .catalogue import Catalogue
from .content import DATA, load
from .errors import BadContent, BadOption
from .game import AnyGame, Seat
from .options import read_options

FOLDER = "lessons"
OWN: Seat = 0
"""The seat of who learns."""
Fact = str | int | bool


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One press: the ``move`` that is proposed, by the name of its words.

    ``must`` is what has to be true for that, by paths in the view of the seat ("party.0.stamina"). ``rules`` are those that
    the move carries out. ``then`` are the moves of bot players that follow, each as "<seat> <move>".
    """

    words: str
    move: str
    must: Mapping[str, Fact] = {}
    rules: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game: its dice key, the options that are not as usual, the levels of bot players, its steps.

    ``first`` is the position of the first press in the journal: the start and what is dealt come before. ``begins`` are the
    moves of bot players among those. Lessons are listed by ``order``; the first one teaches the whole game.
    """

    game: str
    name: str
    key: str
    steps: tuple[LessonStep, ...]
    options: Mapping[str, str] = {}
    company: tuple[Level, ...] = ()
    order: int = 0
    first: int = 1

    def says(self, part: str = "") -> str:
        """Return one of the lesson's own messages: its name, "about" or "end"."""
        return _words_of(self.game)(f"lesson-{self.name}{part and '.'}{part}")

    def before(self, step: int) -> str:
        """Return what the guide says before a step."""
        return _words_of(self.game)(f"lesson-{self.name}-{self.steps[step].words}")

    def after(self, step: int) -> str:
        """Return what the guide says once a step was made."""
        return _words_of(self.game)(f"lesson-{self.name}-{self.steps[step].words}.after")

    def messages(self) -> tuple[str, ...]:
        """Return the ids of all that its guide says."""
        own, parts = f"lesson-{self.name}", [f"lesson-{self.name}-{step.words}" for step in self.steps]
        return (own, f"{own}.about", f"{own}.end", *parts, *(f"{part}.after" for part in parts))

    def rules(self) -> tuple[str, ...]:
        """Return the rules that it touches, in order."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))


class _LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    key: str
    step: tuple[LessonStep, ...]
    options: Mapping[str, str] = {}
    company: tuple[Level, ...] = ()
    order: int = 0
    first: int = 1


@cache
def lessons_of(game: str, folder: Path = DATA) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order, () where it has none; `BadContent` where one cannot be read."""
    found = [_read(game, path.stem, folder) for path in sorted((folder / game / FOLDER).glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.name)))


def _read(game: str, name: str, folder: Path) -> Lesson:
    written = load(game, f"{FOLDER}/{name}", _LessonFile, folder=folder)
    return Lesson(
        game, name, written.key, written.step, written.options, written.company, written.order, max(written.first, 1)
    )


def lesson_with(game: str, key: str) -> Lesson | None:
    """Return the lesson that is played with a dice key, ``None`` where there is none (any more)."""
    return next((lesson for lesson in lessons_of(game) if lesson.key == key), None)


def scripted(lesson: Lesson, position: int, seat: Seat) -> str | None:
    """Return the move that a lesson holds for a bot player at a position of the journal: "" where the next press is to
    come first, ``None`` where it says nothing."""
    at = lesson.first
    for step in lesson.steps:
        if position <= at:
            return "" if position == at else None
        if position <= at + len(step.then):
            mover, _, move = step.then[position - at - 1].partition(" ")
            return move if mover == str(seat) else ""
        at += 1 + len(step.then)
    return None


def holds(must: Mapping[str, Fact], view: object) -> bool:
    """Return whether facts are true in a view: each is a path of names and numbers, and what stands there."""
    if not must:
        return True
    plain = msgspec.to_builtins(view, str_keys=True)
    return all(_at(plain, path) == value for path, value in must.items())


def _at(plain: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(plain, Mapping):
            plain = plain.get(part)
        elif isinstance(plain, list | tuple) and part == "count":
            plain = len(plain)
        elif isinstance(plain, list | tuple) and part.isdigit() and int(part) < len(plain):
            plain = plain[int(part)]
        else:
            return None
    return plain


def check_lessons(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadContent` for the first lesson that does not fit its game or its messages. A test looks at the rules."""
    for key, game in games.items():
        lessons = lessons_of(key)
        if len({lesson.key for lesson in lessons}) < len(lessons):
            raise BadContent(f"data/{key}/{FOLDER}", "key", "two lessons have the same")
        for lesson in lessons:
            for where, wrong in _faults(lesson, game):
                raise BadContent(f"data/{key}/{FOLDER}/{lesson.name}.toml", where, wrong)


def _faults(lesson: Lesson, game: AnyGame) -> Iterator[tuple[str, str]]:
    try:
        read_options(game.options, lesson.options)
    except BadOption as error:
        yield "options", str(error)
    if 1 + len(lesson.company) not in game.seats:
        yield "company", f"{game.title} is not played by {1 + len(lesson.company)}"
    if not lesson.steps:
        yield "step", "there is none"
    sources, verbs = _words_of(lesson.game).messages().sources, {verb.name for verb in game.verbs}
    for id in lesson.messages():
        message, _, part = id.partition(".")
        # Nothing is compiled for that.
        if message not in sources or (part and f"    .{part} = " not in sources[message]):
            yield "words", f"there is no message {id}"
    for number, step in enumerate(lesson.steps, start=1):
        for move in (step.move, *(move.partition(" ")[2] for move in step.then)):
            if move.partition(" ")[0] not in verbs:
                yield f"step {number}", f"{move!r} is no move"


@cache
def _words_of(game: str) -> Catalogue:
    return Catalogue(game)
