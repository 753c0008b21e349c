"""A player leaves a game under way; the seat stays."""

from __future__ import annotations

import msgspec

from engine.core import capabilities
from engine.core.game import Seat
from engine.core.scene import Look
from engine.store import SeatRow
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import Session, TableChange, with_gone
from engine.tables.session.step import Step, changed, joined, lapsing
from engine.tables.updates.update import update_of
from engine.update import Call, Member

HOST_AGAIN = 24 * 3600
"""Seconds within which a host who left and comes back is the host again."""


def has_left(live: Session, member: Member, now: int) -> Step:
    """Leave the seat of somebody to the house who has left the server."""
    return leave(live, Call(0, live.row.guild, live.row.channel, member), now, goes="has left this server")


def leave(live: Session, call: Call, now: int, *, goes: str = "leaves", for_good: bool = False) -> Step:
    """Leave a seat to the house (TAB-018). The host's part goes to the next who is there; with the last one it ends.

    ``for_good``: whoever leaves is forgotten, and cannot take it back (TAB-122).
    """
    seat = live.seat(call)
    name = live.named(seat).name
    hosted = now + HOST_AGAIN if call.member.id == live.row.host else 0
    seats = with_gone(live, seat, gone=True, hosted=hosted)
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
    deed = TableChange(call.member, "leaving")
    row = msgspec.structs.replace(live.row, host=host)
    left = msgspec.structs.replace(live, seats=seats, row=row)
    if not left.attended and not left.row.rest:
        step = asleep(left, f"{story} Nobody else is about, so the table sleeps.")
        return msgspec.structs.replace(step, seats=seats)
    if played := auto_moves(left, now, said=True):
        return msgspec.structs.replace(resolve(left, played, now, story, deed=deed), seats=seats)
    after = changed(left, deed, due=live.row.due if left.awaited else 0)
    return Step(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def before_leaving(live: Session, call: Call) -> str:
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


def _staying(live: Session, seat: Seat) -> list[SeatRow]:
    """Return which people are here besides a seat, whoever would be host after it first."""
    return [row for row in (*live.seats[seat + 1 :], *live.seats[:seat]) if not (row.gone or row.level)]
