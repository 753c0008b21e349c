"""Leaving a game under way: the seat stays, the house plays for it, and whoever left may come back to it."""

from __future__ import annotations

import msgspec

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.scene import Look
from engine.store import SeatRow
from engine.update import Call, Member

from .absence import returned, seat_away
from .live import Deed, Live
from .proxy import for_the_left
from .resting import asleep
from .settling import due_after, settled
from .telling import Step, changed, joined, lapsing, update_of

HOST_AGAIN = 24 * 3600
"""Seconds within which a host who left and comes back is the host again."""


def has_left(live: Live, member: Member, now: int) -> Step:
    """Leave the seat of somebody to the house who has left the server."""
    return leave(live, Call(0, live.row.guild, live.row.channel, member), now, goes="has left this server")


def leave(live: Live, call: Call, now: int, *, goes: str = "leaves", for_good: bool = False) -> Step:
    """Leave a seat to the house (TAB-018). The host's part goes to the next who is there; with the last one it ends.

    ``for_good``: whoever leaves is forgotten, and cannot take it back (TAB-122).
    """
    seat = live.seat(call)
    name = live.named(seat).name
    hosted = now + HOST_AGAIN if call.member.id == live.row.host else 0
    seats = _with(live, seat, gone=True, hosted=hosted)
    rest = _staying(live, seat)
    if not rest:
        after = msgspec.structs.replace(
            changed(live, status="over", ended=now, ended_by=call.member.name, due=0), seats=seats
        )
        story = f"{name} {goes}, and nobody is left. It ends here."
        return Step(after, update_of(after, "end", story, looks=(Look(),)), seats)
    waited_for = capabilities.waits(live.game).waits(live.options)
    if for_good:
        story = f"{name} {goes} for good. {'I play for the seat from now on.' if waited_for else 'The seat stays empty.'}"
    else:
        story = f"{name} {goes}. {'I play for them until /delve join' if waited_for else '/delve join'} brings them back."
    host = live.row.host
    if call.member.id == host:
        host = rest[0].member
        story += f" {rest[0].name} is the host now."
    deed = Deed(call.member, "leaving")
    row = msgspec.structs.replace(live.row, host=host)
    left = msgspec.structs.replace(live, seats=seats, row=row)
    if not left.attended and not left.row.rest:
        step = asleep(left, f"{story} Nobody else is about, so the table sleeps.")
        return msgspec.structs.replace(step, seats=seats)
    if played := for_the_left(left, now, said=True):
        return msgspec.structs.replace(settled(left, played, now, story, deed=deed), seats=seats)
    after = changed(left, deed, due=live.row.due if left.awaited else 0)
    return Step(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def before_leaving(live: Live, call: Call) -> str:
    """Return what becomes of the caller's seat and of the host's part if they leave a game under way, to be asked first.

    "" in a lobby: a seat there is taken back as easily as it is given up.
    """
    if live.row.status != "running":
        return ""
    seat = live.seat(call)
    rest = _staying(live, seat)
    if not rest:
        return "You are the last one here: if you leave, the delve ends for good. Its log stays readable."
    plays = "I play for your seat" if capabilities.waits(live.game).waits(live.options) else "Your seat stays empty"
    words = f"You leave your seat, and the others go on. {plays} until `/delve join` brings you back."
    return f"{words} {rest[0].name} becomes the host." if call.member.id == live.row.host else words


def _staying(live: Live, seat: Seat) -> list[SeatRow]:
    """Return which people are here besides a seat, whoever would be host after it first."""
    return [row for row in (*live.seats[seat + 1 :], *live.seats[:seat]) if not (row.gone or row.level)]


def back(live: Live, call: Call, now: int, done: str = "") -> Step:
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
    seats, name = _with(live, seat, gone=False), live.named(seat).name
    again = live.seats[seat].hosted > now
    host = call.member.id if again else live.row.host
    after = msgspec.structs.replace(changed(live, Deed(call.member, "return"), host=host), seats=seats)
    after = timed(live, after, now)
    story = joined(f"{name} is back{', and the host again' if again else ''}.", done, lapsing(live))
    return Step(after, update_of(after, "move", story, called=after.awaited), seats)


def timed(before: Live, after: Live, now: int) -> Live:
    """Return a table whose seats changed hands, with a new deadline if nobody was there who could be waited for, or one
    person alone with company, who is not."""
    if not after.awaited or (before.awaited and before.wait == after.wait):
        return after
    return msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, due=due_after(after, now)))


def _with(live: Live, seat: Seat, *, gone: bool, hosted: int = 0) -> tuple[SeatRow, ...]:
    return tuple(
        msgspec.structs.replace(row, gone=gone, hosted=hosted, away=row.away if row.owner else 0, missed=0)
        if row.seat == seat
        else row
        for row in live.seats
    )
