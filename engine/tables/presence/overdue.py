"""What happens when a deadline passes (TAB-026, TAB-094)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from engine.core import capabilities
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.store import SeatRow
from engine.tables.deadlines.due import MISSES, due_after
from engine.tables.moves.auto_moves import auto_moves, begun, moved_for
from engine.tables.moves.defaults import defaults
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import BOT_MEMBER, Session, TableChange, at_home
from engine.tables.session.result import REMINDER, CommandResult, changed, joined
from engine.tables.updates.update import update_of

UNHEARD = 2
"""After so many waits in a row that ran out a table sleeps where all have missed one (TAB-095)."""
SILENT = 3
"""After so many it sleeps in any case."""


def overdue(live: Session, now: int, known: Collection[Seat] = ()) -> CommandResult | None:
    """Play the game's default for the seats whose time is up; where there is nothing to do for them, remind them.

    Where all are gone the table sleeps instead (TAB-095). Seats other than those ``known``, for which something was played
    before, are told what would spare them that. ``None`` where no member could be reminded, or the table is being asked
    something else.
    """
    if left := auto_moves(live, now):
        # The deadline that passed was that of the bot itself.
        fresh = msgspec.structs.replace(live.row, due=due_after(live, now))
        return resolve(msgspec.structs.replace(live, row=fresh), left, now)
    late, unheard, seats = live.awaited, live.row.unheard, live.seats
    if late and all(map(live.is_away, late)):
        return asleep(live, _stuck(live, late))
    if not live.hurried:
        unheard += 1
        seats = tuple(_missed(live, row) if row.seat in late else row for row in seats)
        if _is_empty(live, seats, unheard):
            return asleep(live, WORDS("no-word-at-all"))
    played = defaults(live, late, now, hushed=capabilities.prompts(live.game).abstaining)
    if not played:
        if live.ballot is not None or not late:
            return None
        if unheard >= UNHEARD:
            return asleep(live, _stuck(live, late))
        return _reminded(msgspec.structs.replace(live, seats=seats), unheard, now)
    why = WORDS("time-up")
    if not any(_about(live, move.row.seat) for move in played):
        why = WORDS("no-word", names=moved_for(live, played))
    counted = msgspec.structs.replace(live, seats=seats)
    gone = [row.seat for row in seats if counted.is_away(row.seat) and not live.is_away(row.seat)]
    *others, last = begun(why, played)
    last = msgspec.structs.replace(last, live=msgspec.structs.replace(last.live, seats=seats))
    result = resolve(live, [*others, last], now)
    row = msgspec.structs.replace(result.live.row, unheard=unheard)
    new = [move.row.seat for move in played if move.row.seat not in known]
    story = joined(result.update.story, _advice(live, new))
    update = msgspec.structs.replace(result.update, story=story, away=tuple(live.named(seat) for seat in gone))
    return msgspec.structs.replace(result, live=msgspec.structs.replace(result.live, row=row), update=update)


def _stuck(live: Session, seats: Iterable[Seat]) -> str:
    return WORDS("nothing-goes-on", names=[live.named(seat).name for seat in seats])


def _is_empty(live: Session, seats: tuple[SeatRow, ...], unheard: int) -> bool:
    """Return whether all members count as gone, after one more wait that ran out."""
    about = [seats[row.seat] for row in live.attended]
    if all(row.missed >= MISSES for row in about):
        return True
    return unheard >= SILENT or (unheard >= UNHEARD and all(row.missed for row in about))


def _missed(live: Session, row: SeatRow) -> SeatRow:
    """Return a seat for which one more wait ran out: a stand-in who counts as away gives it back."""
    missed, away = row.missed + 1, row.away
    if missed >= MISSES:
        row, away = at_home(live, row) if row.owner else row, away or -1
    return msgspec.structs.replace(row, missed=missed, away=away)


def _advice(live: Session, seats: Iterable[Seat]) -> str:
    """Return in small print what would have spared these seats that something was played for them, "" for nothing."""
    view = live.view_cache.view(None)
    words = dict.fromkeys(
        filter(None, (capabilities.prompts(live.game).advice(view, seat) for seat in dict.fromkeys(seats)))
    )
    return f"-# {' '.join(words)}" if words else ""


def _reminded(live: Session, unheard: int, now: int) -> CommandResult:
    values = {"due": due_after(live, now), "uncalled": "", "unheard": unheard}
    after = changed(live, TableChange(BOT_MEMBER, REMINDER), **values)
    story = WORDS("not-answered", names=[live.named(seat).name for seat in live.awaited])
    return CommandResult(after, update_of(after, REMINDER, story, called=()))


def _about(live: Session, seat: Seat) -> bool:
    """Return whether a player may well be there although their time is up: asking, or acting since it began."""
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
