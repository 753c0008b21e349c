"""A player comes back to the own seat."""

from __future__ import annotations

import msgspec

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.words import listed
from engine.tables.deadlines.due import due_after, timed
from engine.tables.moves.record import record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.live import BOT, Session, TableChange, at_home, seat_away, with_gone, with_seat
from engine.tables.session.step import Step, changed, joined, lapsing
from engine.tables.updates.update import update_of
from engine.update import Call, Member


def back(live: Session, call: Call, now: int, done: str = "") -> Step:
    """Take the own seat back that was left (TAB-019), or that the house or a stand-in plays for (TAB-094).

    Whoever was the host is so again within `HOST_AGAIN`. ``done`` is what the house did for them meanwhile.
    """
    if (away := seat_away(live, call.member.id)) is not None:
        return returned(live, call, away, now, done)
    seat = live.held_by(call.member.id)
    if seat is None:
        raise GameError("The delve is under way already. The host can hand a seat over.", "TAB-014")
    if not live.seats[seat].gone:
        raise GameError("You have a seat at this table already.", "TAB-017")
    seats, name = with_gone(live, seat, gone=False), live.named(seat).name
    again = live.seats[seat].hosted > now
    host = call.member.id if again else live.row.host
    after = msgspec.structs.replace(changed(live, TableChange(call.member, "return"), host=host), seats=seats)
    after = timed(live, after, now)
    story = joined(f"{name} is back{', and the host again' if again else ''}.", done, lapsing(live))
    return Step(after, update_of(after, "move", story, called=after.awaited), seats)


def returned(live: Session, call: Call, seat: Seat, now: int, done: str = "") -> Step:
    """Let somebody be back who was away; where somebody stood in for them the seat is theirs again.

    ``done`` is what the house did for them meanwhile.
    """
    seats = with_seat(live, at_home(live, live.seats[seat]))
    here = msgspec.structs.replace(live, seats=seats, row=msgspec.structs.replace(live.row, unheard=0))
    story, deed = joined(f"{here.named(seat).name} is back.", done), TableChange(call.member, "return")
    move = capabilities.waits(live.game).returning(live.playing().state, seat)
    if move is not None:
        played = [record_move(here, seat, str(move), call.member.id, now)]
        return msgspec.structs.replace(resolve(here, played, now, story, deed=deed), seats=seats)
    due = live.row.due if live.awaited == here.awaited else due_after(here, now)
    after = changed(here, deed, due=due)
    return Step(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def come_home(live: Session, now: int) -> Step | None:
    """Return a table to whose seats those have come home who said until when they are away; ``None`` where nobody has.

    Nobody is told but whoever is asked something now.
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
    after = changed(here, TableChange(Member(BOT, "the house"), "look at who is back"), due=due, ballot=live.row.ballot)
    if not fresh:
        return Step(after, update_of(after, "aside", called=after.awaited), seats)
    names = listed([here.named(seat).name for seat in fresh])
    called = [seat for seat in after.awaited if seat not in fresh]
    return Step(
        after, update_of(after, "move", f"{names} {'is' if len(fresh) == 1 else 'are'} back.", called=called), seats
    )
