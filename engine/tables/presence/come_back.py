"""A player comes back to the own seat."""

from __future__ import annotations

import msgspec

from engine.api.update import Call
from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.tables.deadlines.due import due_after, timed
from engine.tables.moves.record import record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.live import BOT_MEMBER, Session, TableChange, at_home, seat_away, with_gone, with_seat
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.update import update_of


def back(live: Session, call: Call, now: int, done: str = "") -> CommandResult:
    """Take the own seat back that was left (TAB-019), or that the bot or a stand-in plays for (TAB-094).

    A former host is the host again within `HOST_AGAIN`. ``done`` is what the bot did for them meanwhile.
    """
    if (away := seat_away(live, call.member.id)) is not None:
        return returned(live, call, away, now, done)
    seat = live.held_by(call.member.id)
    if seat is None:
        raise GameError(WORDS.message("table-started"), "TAB-014")
    if not live.seats[seat].gone:
        raise GameError(WORDS.message("seated-already"), "TAB-017")
    seats, name = with_gone(live, seat, gone=False), live.named(seat).name
    again = live.seats[seat].hosted > now
    host = call.member.id if again else live.row.host
    after = msgspec.structs.replace(changed(live, TableChange(call.member, "return"), host=host), seats=seats)
    after = timed(live, after, now)
    story = joined(WORDS("is-back", who=name, host=again), done, lapsing(live))
    return CommandResult(after, update_of(after, "move", story, called=after.awaited), seats)


def returned(live: Session, call: Call, seat: Seat, now: int, done: str = "") -> CommandResult:
    """Let a member be back who was away; from a stand-in they take the seat back.

    ``done`` is what the bot did for them meanwhile.
    """
    seats = with_seat(live, at_home(live, live.seats[seat]))
    here = msgspec.structs.replace(live, seats=seats, row=msgspec.structs.replace(live.row, unheard=0))
    story, deed = joined(WORDS("is-back", who=here.named(seat).name, host=False), done), TableChange(call.member, "return")
    move = capabilities.waits(live.game).returning(live.playing().state, seat)
    if move is not None:
        played = [record_move(here, seat, str(move), call.member.id, now)]
        return msgspec.structs.replace(resolve(here, played, now, story, deed=deed), seats=seats)
    due = live.row.due if live.awaited == here.awaited else due_after(here, now)
    after = changed(here, deed, due=due)
    return CommandResult(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def come_home(live: Session, now: int) -> CommandResult | None:
    """Return a table to whose seats those have come home whose absence has ended; ``None`` where none has.

    Only those who are asked something now are told.
    """
    home = [row.seat for row in live.seats if 0 < row.away <= now]
    if not home:
        return None
    here = live
    for seat in home:
        here = msgspec.structs.replace(here, seats=with_seat(here, at_home(here, here.seats[seat])))
    seats = here.seats
    fresh = [seat for seat in here.awaited if seat in home]
    due = due_after(here, now) if fresh else live.row.due
    after = changed(here, TableChange(BOT_MEMBER, "look"), due=due, ballot=live.row.ballot)
    if not fresh:
        return CommandResult(after, update_of(after, "aside", called=after.awaited), seats)
    story = WORDS("are-back", names=[here.named(seat).name for seat in fresh])
    called = [seat for seat in after.awaited if seat not in fresh]
    return CommandResult(after, update_of(after, "move", story, called=called), seats)
