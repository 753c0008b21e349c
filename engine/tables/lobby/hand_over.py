"""A seat is given to another member."""

from __future__ import annotations

import msgspec

from engine.api.update import Call, Member, UpdateKind
from engine.core.errors import GameError
from engine.core.messages import WORDS
from engine.store import SeatRow
from engine.tables.deadlines import due
from engine.tables.deadlines.host_limits import check_hand
from engine.tables.lobby.seats import without_seat
from engine.tables.session.live import Session, TableChange, check_in_use
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.calls import uncalled_after
from engine.tables.updates.update import update_of


def hand_over(live: Session, call: Call, old: Member, new: Member, now: int) -> CommandResult:
    """Give a seat to another member; the host's part goes with it. In the game the seat keeps the name it began with.

    A seat that was left can be given too; a member who left theirs takes no other one. A rival's seat is not given away
    while they are there, see `check_hand`.
    """
    check_in_use(live)
    live.check_host(call)
    seat = live.held_by(old.id)
    if seat is None:
        raise GameError(WORDS.message("has-no-seat", who=old.name), "TAB-021")
    check_hand(live, call, seat)
    return handed(live, call, seat, new, now)


def handed(live: Session, call: Call, seat: int, new: Member, now: int) -> CommandResult:
    """Give a seat to a member who may have it, see `hand_over`."""
    if (own := live.held_by(new.id)) is not None:
        raise GameError(WORDS.message("has-a-seat", who=new.name, left=live.seats[own].gone), "TAB-017")
    rest = msgspec.structs.replace(live, seats=without_seat(live.seats, seat))
    left = live.seats[seat]
    keeper = (left.keeper or left.member) if live.row.status == "running" else 0
    name = rest.free_name(new.name)
    row = SeatRow(seat, new.id, name, False, left.master, left.called, 0 if keeper == new.id else keeper)
    seats = tuple(row if other.seat == seat else other for other in live.seats)
    host = new.id if left.member == live.row.host else live.row.host
    after = msgspec.structs.replace(changed(live, TableChange(call.member, "seats"), host=host), seats=seats)
    after = due.timed(live, after, now)
    story = joined(_handed(live, seat, row.name), lapsing(live))
    kind: UpdateKind = "lobby" if live.row.status == "lobby" else "move"
    called = [other for other in after.awaited if other != seat or new.id == call.member.id]
    movers = [seat] if new.id == call.member.id else []
    uncalled = uncalled_after(live, after, movers, [other for other in after.awaited if other not in called])
    after = msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, uncalled=uncalled))
    return CommandResult(after, update_of(after, kind, story, called=called), seats)


def _handed(live: Session, seat: int, name: str) -> str:
    """Return what is told when ``name`` takes a seat: once the delve is under way, it keeps its name there."""
    before, kept = live.seats[seat].name, live.name_in_game(seat)
    if live.row.status == "lobby":
        return WORDS("seat-taken", who=name, before=before)
    if name == kept:
        return WORDS("seat-taken-back", who=name, before=before)
    return WORDS("plays-on-for", who=name, before=before, called=kept)
