"""A player leaves a game under way; the seat stays."""

from __future__ import annotations

import msgspec

from engine.api.update import Call, Member
from engine.core import capabilities
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.store import SeatRow
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import Session, TableChange, with_gone
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.update import update_of

HOST_AGAIN = 24 * 3600
"""Seconds within which a host who left and comes back is the host again."""


def has_left(live: Session, member: Member, now: int) -> CommandResult:
    """Leave the seat of a member who has left the server to the bot."""
    return leave(live, Call(0, live.row.guild, live.row.channel, member), now, server=True)


def leave(live: Session, call: Call, now: int, *, server: bool = False, for_good: bool = False) -> CommandResult:
    """Leave a seat to the bot (TAB-018). The host's part goes to the next who is there; with the last one it ends.

    ``server``: they have left the server too; ``for_good``: they are forgotten, and cannot take it back (TAB-122).
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
        story = WORDS("left-alone", who=name, server=server)
        return CommandResult(after, update_of(after, "end", story, looks=(Look(),)), seats)
    waited_for = capabilities.waits(live.game).waits(live.options)
    story = WORDS("left-for-good" if for_good else "left", who=name, server=server, played=waited_for)
    host = live.row.host
    if call.member.id == host:
        host = rest[0].member
        story = joined(story, WORDS("new-host", who=rest[0].name))
    deed = TableChange(call.member, "leaving")
    row = msgspec.structs.replace(live.row, host=host)
    left = msgspec.structs.replace(live, seats=seats, row=row)
    if not left.attended and not left.row.rest:
        result = asleep(left, joined(story, WORDS("left-asleep")))
        return msgspec.structs.replace(result, seats=seats)
    if played := auto_moves(left, now, said=True):
        return msgspec.structs.replace(resolve(left, played, now, story, deed=deed), seats=seats)
    after = changed(left, deed, due=live.row.due if left.awaited else 0)
    return CommandResult(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def before_leaving(live: Session, call: Call) -> str:
    """Return what becomes of the caller's seat and of the host's part if they leave a game under way, to be asked first.

    "" in a lobby: a seat there is taken back as easily as it is given up.
    """
    if live.row.status != "running":
        return ""
    seat = live.seat(call)
    rest = _staying(live, seat)
    if not rest:
        return WORDS("leaving-ends")
    words = WORDS("leaving", played=capabilities.waits(live.game).waits(live.options))
    return joined(words, WORDS("leaving-host", who=rest[0].name)) if call.member.id == live.row.host else words


def _staying(live: Session, seat: Seat) -> list[SeatRow]:
    """Return which people are here besides a seat, the one who would be host after it first."""
    return [row for row in (*live.seats[seat + 1 :], *live.seats[:seat]) if not (row.gone or row.level)]
