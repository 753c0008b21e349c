"""Where a member stands in a lesson: worked out from what they did, so that a restart or an undo needs nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.errors import DelvekeeperError
from engine.core.lessons import OWN, Lesson, LessonStep, holds
from engine.core.table import Table
from engine.store import EntryRow
from engine.tables.session.live import Session
from engine.tables.session.load import setup_of
from engine.tables.session.view_cache import ViewCache, view_cache_of

AHEAD = 3
"""Among so many steps the guide looks for one that can be made, after another move than its own."""


class Course(msgspec.Struct, frozen=True):
    """How a lesson goes: the step that is ``next``, by its number from 0, ``None`` where none can be made.

    ``made`` is the step that the newest press made, ``None`` where it was another move, or there was none.
    ``strayed``: the newest press was another move. ``told``: everything was as the guide said so far.
    ``done``: all were made, or at least half as many presses as they are ended the game.
    ``instead`` is the label of what the guide would have done there. ``move`` is the move that makes the next step.
    """

    next: int | None
    made: int | None = None
    strayed: bool = False
    told: bool = False
    done: bool = False
    instead: str = ""
    move: str = ""


def course_of(lesson: Lesson, live: Session, rows: Sequence[EntryRow]) -> Course:
    """Return how a lesson goes at its table after the live entries ``rows``, from the first on."""
    steps, pressed = lesson.steps, presses(lesson, rows)
    if [row.text for row in pressed] == [step.move for step in steps[: len(pressed)]]:
        # As the guide said, so that nothing has to be played again.
        at, last = len(pressed), len(pressed) - 1 if pressed else None
        return _stands(lesson, live, at, made=last, exact=True)
    course = _strayed(lesson, live, rows, pressed)
    played = live.row.status == "over" and not live.row.ended_by and 2 * len(pressed) >= len(steps)
    return msgspec.structs.replace(course, done=course.done or played)


def presses(lesson: Lesson, rows: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the entries that who learns has pressed: what followed by itself on their seat belongs to the same change."""
    found: dict[int, EntryRow] = {}
    for row in rows:
        if row.seat == OWN and row.position >= lesson.first:
            found.setdefault(row.change, row)
    return list(found.values())


def _strayed(lesson: Lesson, live: Session, rows: Sequence[EntryRow], pressed: Sequence[EntryRow]) -> Course:
    """Return the same where another move was made: the game is played again, to see what could be done each time."""
    before = _replayed(live, rows)
    if before is None:
        return Course(None, strayed=True)
    at, made, instead = 0, None, ""
    for row in pressed:
        there = view_cache_of(before(row.position))
        ahead, move = _first_that_fits(lesson, there, at, own=False)
        made = ahead if move == row.text else None
        at = made + 1 if made is not None else at
        instead = _label(there, move) if made is None and move else ""
    return msgspec.structs.replace(_stands(lesson, live, at, made=made, exact=False), strayed=made is None, instead=instead)


def _stands(lesson: Lesson, live: Session, at: int, *, made: int | None, exact: bool) -> Course:
    if at >= len(lesson.steps):
        return Course(None, made, told=exact, done=True)
    ahead, move = _first_that_fits(lesson, live.view_cache, at, own=exact) if live.row.status == "running" else (None, "")
    return Course(ahead, made, told=exact, move=move)


def _first_that_fits(lesson: Lesson, there: ViewCache, at: int, *, own: bool) -> tuple[int | None, str]:
    """Return the first step from ``at`` on that can be made and whose facts are true, of the next `AHEAD`, with its move.

    ``None`` and "" stand for none. ``own``: all went as the lesson says, so that only its own moves will do.
    """
    for number, step in enumerate(lesson.steps[at : at + AHEAD], start=at):
        move = _making(step, there, own=own)
        if move and holds(step.must, there.view(OWN)):
            return number, move
    return None, ""


def _making(step: LessonStep, there: ViewCache, *, own: bool) -> str:
    """Return the move that makes a step: its ``own``, or on another way one like it; "" for none.

    Like it is the only legal one of its verb, or the first of those that are proposed.
    """
    legal = there.legal(OWN)
    if any(str(move) == step.move for move in legal):
        return step.move
    verb = step.move.partition(" ")[0]
    like = [move for move in legal if step.must and not own and str(move).partition(" ")[0] == verb]
    proposed = [move for move in like if there.choice(OWN, move).weight == "first"]
    return str((proposed or like)[0]) if proposed or len(like) == 1 else ""


def _label(there: ViewCache, text: str) -> str:
    return next(there.label(OWN, move) for move in there.legal(OWN) if str(move) == text)


def _replayed(live: Session, rows: Sequence[EntryRow]) -> Callable[[int], Table] | None:
    """Return how the table stood before a position, by the rules of today; ``None`` where these do something else."""
    tables: dict[int, Table] = {}
    try:
        table, _ = Table.start(live.game, setup_of(live.row, live.game), live.row.key)
        for row in rows[1:]:
            tables[row.position] = table
            table, entry = table.act(row.seat, row.text)
            if entry.digest != row.digest:
                return None
    except DelvekeeperError:
        return None
    return tables.__getitem__
