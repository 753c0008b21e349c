"""What happens when a deadline passes (TAB-026, TAB-094)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from engine.core import capabilities
from engine.core.game import Seat
from engine.core.words import listed
from engine.store import SeatRow
from engine.tables.deadlines.due import MISSES, due_after
from engine.tables.moves.auto_moves import all_of, auto_moves, begun
from engine.tables.moves.defaults import defaults
from engine.tables.moves.record import PlayedMove
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import BOT, Session, TableChange, at_home
from engine.tables.session.step import REMINDER, Step, changed, joined
from engine.tables.updates.update import update_of
from engine.update import Member

UNHEARD = 2
"""After so many waits in a row that ran out a table sleeps where everybody has missed one (TAB-095)."""
SILENT = 3
"""After so many it sleeps in any case."""
NOBODY = "No word from anybody, so the table sleeps: nothing is played and nobody is called until one of you wakes it."


def overdue(live: Session, now: int, known: Collection[Seat] = ()) -> Step | None:
    """Play the game's default for everybody whose time is up; where there is nothing to do for them, remind them.

    Where nobody is about any more the table sleeps instead (TAB-095). Seats other than those ``known``, for which something
    was played before, are told what would spare them that. ``None`` where nobody is there who could be reminded, or the
    table is being asked something else.
    """
    if left := auto_moves(live, now):
        # The deadline that passed was that of the house itself.
        fresh = msgspec.structs.replace(live.row, due=due_after(live, now))
        return resolve(msgspec.structs.replace(live, row=fresh), left, now)
    late, unheard, seats = live.awaited, live.row.unheard, live.seats
    if late and all(map(live.is_away, late)):
        return asleep(live, _stuck(live, late))
    if not live.hurried:
        unheard += 1
        seats = tuple(_missed(live, row) if row.seat in late else row for row in seats)
        if _is_empty(live, seats, unheard):
            return asleep(live, NOBODY)
    played = defaults(live, late, now, hushed=capabilities.prompts(live.game).abstaining)
    if not played:
        if live.ballot is not None or not late:
            return None
        if unheard >= UNHEARD:
            return asleep(live, _stuck(live, late))
        return _reminded(msgspec.structs.replace(live, seats=seats), unheard, now)
    why = "The time is up"
    if not any(_about(live, move.row.seat) for move in played):
        why = f"No word from {all_of(live, played)}"
    counted = msgspec.structs.replace(live, seats=seats)
    gone = [row.seat for row in seats if counted.is_away(row.seat) and not live.is_away(row.seat)]
    flagged = _with(begun(f"{why}, so the game goes on.", played), seats)
    step = resolve(live, flagged, now)
    row = msgspec.structs.replace(step.live.row, unheard=unheard)
    new = [move.row.seat for move in played if move.row.seat not in known]
    story = joined(step.update.story, _advice(live, new))
    update = msgspec.structs.replace(step.update, story=story, away=tuple(live.named(seat) for seat in gone))
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, row=row), update=update)


def _stuck(live: Session, seats: Iterable[Seat]) -> str:
    names = listed([live.named(seat).name for seat in seats], "and")
    return f"Nothing goes on without {names}, so the table sleeps until one of you wakes it."


def _is_empty(live: Session, seats: tuple[SeatRow, ...], unheard: int) -> bool:
    """Return whether nobody is about any more, after one more wait that ran out."""
    about = [seats[row.seat] for row in live.attended]
    if all(row.missed >= MISSES for row in about):
        return True
    return unheard >= SILENT or (unheard >= UNHEARD and all(row.missed for row in about))


def _missed(live: Session, row: SeatRow) -> SeatRow:
    """Return a seat for which one more wait ran out: somebody who stood in stands in no longer once they count as away."""
    missed, away = row.missed + 1, row.away
    if missed >= MISSES:
        row, away = at_home(live, row) if row.owner else row, away or -1
    return msgspec.structs.replace(row, missed=missed, away=away)


def _with(played: list[PlayedMove], seats: tuple[SeatRow, ...]) -> list[PlayedMove]:
    """Return moves after which the seats stand so."""
    *others, last = played
    return [*others, msgspec.structs.replace(last, live=msgspec.structs.replace(last.live, seats=seats))]


def _advice(live: Session, seats: Iterable[Seat]) -> str:
    """Return in small print what would have spared these seats that something was played for them, "" for nothing."""
    view = live.standing.view(None)
    words = dict.fromkeys(
        filter(None, (capabilities.prompts(live.game).advice(view, seat) for seat in dict.fromkeys(seats)))
    )
    return f"-# {' '.join(words)}" if words else ""


def _reminded(live: Session, unheard: int, now: int) -> Step:
    values = {"due": due_after(live, now), "uncalled": "", "unheard": unheard}
    after = changed(live, TableChange(Member(BOT, "the house"), REMINDER), **values)
    verb = "has" if len(live.awaited) == 1 else "have"
    named = listed([live.named(seat).name for seat in live.awaited], "and")
    story = f"{named} {verb} not answered yet, and here the game cannot go on by itself."
    return Step(after, update_of(after, REMINDER, story, called=()))


def _about(live: Session, seat: Seat) -> bool:
    """Return whether somebody may well be there although their time is up: asking, or acting since it began."""
    if live.ballot is not None:
        return True
    if live.deed is not None and live.deed.member.id == live.member(seat).id:
        return True
    last = live.last
    return (
        last is not None
        and (last.seat, last.member) == (seat, live.member(seat).id)
        and (last.at > live.row.due - live.patience)
    )
