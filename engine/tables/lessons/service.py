"""Lessons of all games: listed, begun, gone on with, and what their guide says (TAB-200..203)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engine.api.update import Call, Offer, Update
from engine.core.errors import BadOption
from engine.core.lessons import OWN, Lesson, check_lessons, lesson_with, lessons_of
from engine.core.messages import WORDS
from engine.store import LessonRow, TableRow
from engine.tables.context import Context
from engine.tables.lessons.course import Course, course_of, presses
from engine.tables.lobby.private import PrivateTables, begun
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult

RULE = "TAB-200"


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson as a member sees it: its game by key and title, its name in data and in words, how many presses it takes.

    ``done``: they have done it once; ``begun``: they are in the midst of it. ``latest``: it is the one they did last.
    """

    game: str
    game_title: str
    name: str
    title: str
    about: str
    presses: int
    done: bool = False
    begun: bool = False
    latest: bool = False


class Guide(msgspec.Struct, frozen=True):
    """What a lesson's guide says at a table: what came of the last press, and what is decided next.

    ``offer`` is the move that it proposes, ``None`` for none. ``step`` counts the presses so far, ``steps`` all.
    ``strayed``: the last press was another one than proposed; ``instead`` is then the label of what was proposed, where
    the guide cannot go on from there. ``done``: all steps are made, and ``end`` says what that comes to.
    """

    lesson: LessonShown
    after: str = ""
    before: str = ""
    offer: Offer | None = None
    step: int = 0
    strayed: bool = False
    instead: str = ""
    done: bool = False
    end: str = ""


class Lessons:
    """The lessons of all games. ``latest`` says how a table stands."""

    def __init__(self, context: Context, private: PrivateTables, latest: Callable[[int], Awaitable[Update]]) -> None:
        check_lessons(context.games)
        self._context = context
        self._private = private
        self._latest = latest

    def has(self, game: str = "") -> bool:
        """Return whether a game, or any, can be learned."""
        return any(lessons_of(key) for key in self._context.games if game in ("", key))

    async def of_member(self, member: int) -> tuple[LessonShown, ...]:
        """Return all lessons as a member sees them, game by game."""
        rows = await self._context.store.lessons.of_member(member)
        done = {(row.game, row.lesson): row.done for row in rows}
        last = max(done, key=lambda lesson: done[lesson], default=None)
        found = []
        for key in self._context.games:
            for lesson in lessons_of(key):
                open_ = [row for row in await self._tables(member, lesson) if not (await self._course(row))[1].done]
                shown = self._shown(lesson, done=(key, lesson.name) in done, begun=bool(open_))
                found.append(msgspec.structs.replace(shown, latest=(key, lesson.name) == last))
        return tuple(found)

    async def play(self, call: Call, game: str, name: str = "", *, anew: bool = False) -> Update:
        """Begin a lesson, the first of its game where none is named; where the caller has begun it, return how it stands.

        ``anew``: from the start in any case. What was there of it before goes.
        """
        lesson, before = self._called(game, name), await self._tables(call.member.id, self._called(game, name))
        for row in before if not anew else ():
            if not (await self._course(row))[1].done:
                return await self._latest(row.channel)
        wanted, now = self._context.game_called(game), self._context.now()

        def begin(there: Call) -> CommandResult:
            return begun(there, "lesson", wanted, lesson.options, lesson.key, now, company=lesson.company)

        update = await self._private.open(call, begin)
        for row in before:
            await self._private.close(row.id)
        return update

    async def guide(self, call: Call) -> Guide | None:
        """Return what the guide of the caller's lesson says now, ``None`` where the table is no lesson any more."""
        live = await self._context.cache.seen(call.channel)
        lesson = lesson_with(live.game.key, live.row.key) if live.row.sort == "lesson" else None
        if lesson is None:
            return None
        count, course = await self._course(live.row, live)
        if course.done:
            row = LessonRow(call.member.id, lesson.game, lesson.name, self._context.now())
            await self._context.store.lessons.done(row)
        shown = self._shown(lesson, done=course.done, begun=True)
        after = lesson.after(course.made) if course.made is not None and course.told else ""
        if course.done:
            return Guide(shown, after, step=count, done=True, end=lesson.says("end"))
        if course.next is None:
            return Guide(shown, after, step=count, strayed=course.strayed, instead=course.instead)
        before = lesson.before(course.next)
        offer = _offer(live, course.move)
        return Guide(shown, after, before, offer, step=course.next, strayed=course.strayed)

    async def _course(self, row: TableRow, live: Session | None = None) -> tuple[int, Course]:
        """Return how often was pressed at the table of a lesson, and how it goes."""
        live = live or await self._context.cache.seen(row.channel)
        lesson = lesson_with(row.game, row.key)
        assert lesson is not None
        rows = [entry for entry in await self._context.store.journal(row.id) if not entry.struck]
        rows.sort(key=lambda entry: entry.position)
        return len(presses(lesson, rows)), await self._context.thinker.apart(lambda: course_of(lesson, live, rows))

    async def _tables(self, member: int, lesson: Lesson) -> tuple[TableRow, ...]:
        """Return the tables in use at which a member plays a lesson."""
        found = await self._private.in_use(member, "lesson")
        return tuple(row for row in found if (row.game, row.key) == (lesson.game, lesson.key))

    def _called(self, game: str, name: str) -> Lesson:
        known = lessons_of(game) if game in self._context.games else ()
        found = next((lesson for lesson in known if name in ("", lesson.name)), None)
        if found is None:
            raise BadOption(WORDS.message("no-such-lesson"), RULE)
        return found

    def _shown(self, lesson: Lesson, *, done: bool, begun: bool) -> LessonShown:
        title, about = lesson.says(), lesson.says("about")
        game = self._context.games[lesson.game]
        return LessonShown(lesson.game, game.title, lesson.name, title, about, len(lesson.steps), done, begun)


def _offer(live: Session, text: str) -> Offer:
    """Return a legal move of who learns as a control offers it."""
    cache = live.view_cache
    move = next(move for move in cache.legal(OWN) if str(move) == text)
    verb = live.verb_of(text)
    kind = verb.kind if verb else "act"
    return Offer(text, msgspec.structs.replace(cache.choice(OWN, move), weight="first"), kind=kind)
