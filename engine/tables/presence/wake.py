"""A sleeping table is woken."""

from __future__ import annotations

import msgspec

from engine.api.update import Call
from engine.core.errors import GameError
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.tables.deadlines.due import awake, due_after
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.session.live import ASLEEP, Session, TableChange, at_home, with_seat
from engine.tables.session.result import CommandResult, changed, joined
from engine.tables.updates.calls import own_seat
from engine.tables.updates.update import update_of


def wake(live: Session, call: Call, now: int, done: str = "") -> CommandResult:
    """Wake a sleeping table, with fresh deadlines; the awaited seats are called. For who sits there, or a manager.

    A player who wakes it is back, and has the own seat again that a stand-in had; ``done`` is what the bot did for them
    meanwhile.
    """
    if live.row.rest != ASLEEP:
        raise GameError(WORDS.message("awake-already"), "TAB-095")
    fresh = awake(live, now)
    back = next((seat for seat in fresh.seats if seat.owner == call.member.id), None)
    back = back or next((seat for seat in fresh.here if seat.member == call.member.id and not seat.owner), None)
    if back is None and not call.manager:
        live.seat(call)
    seats = fresh.seats if back is None else with_seat(fresh, at_home(fresh, back))
    fresh = msgspec.structs.replace(fresh, seats=seats)
    story, own = joined(WORDS("wakes", who=call.member.name), done), own_seat(live, call)
    deed = TableChange(call.member, "wake-up")
    if played := auto_moves(fresh, now):
        return msgspec.structs.replace(resolve(fresh, played, now, story, own, deed), seats=seats)
    after = changed(fresh, deed, due=due_after(fresh, now), uncalled="")
    return CommandResult(after, update_of(after, "move", story, called=own, looks=(Look(),)), seats)
