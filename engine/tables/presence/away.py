"""A player goes away for a while; a bot or a stand-in plays the seat."""

from __future__ import annotations

import msgspec

from engine.core.errors import GameError
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import ASLEEP, Session, TableChange, at_home, with_seat
from engine.tables.session.step import Step, changed, joined, lapsing
from engine.tables.updates.update import update_of
from engine.update import Call, Member


def absent(live: Session, call: Call, until: int, stand_in: Member | None, now: int) -> Step:
    """Let the caller be away until then (Unix seconds, -1: until they come back): the house plays for them at once, or
    somebody stands in. Where nobody else is about the table sleeps.

    Who stands in for somebody and goes away gives the seat back, for which the house plays until its owner comes.
    """
    seat = live.seat(call)
    row, name = live.seats[seat], live.named(seat).name
    if row.owner:
        until, stand_in = row.away, None
        row = at_home(live, row)
    till = f" until <t:{until}:f>" if until > 0 else ""
    deed = TableChange(call.member, "absence")
    if stand_in is not None:
        if live.held_by(stand_in.id) is not None:
            raise GameError(f"{stand_in.name} has a seat at this table already.", "TAB-017")
        rest = msgspec.structs.replace(live, seats=tuple(other for other in live.seats if other.seat != seat))
        seats = with_seat(
            live,
            msgspec.structs.replace(
                row,
                member=stand_in.id,
                name=rest.free_name(stand_in.name),
                owner=row.member,
                owner_name=row.name,
                away=until,
                keeper=row.keeper or row.member,
            ),
        )
        after = msgspec.structs.replace(changed(live, deed, due=live.row.due), seats=seats)
        called = [other for other in after.awaited if other != seat]
        story = joined(f"{stand_in.name} stands in for {name}{till}.", lapsing(live))
        return Step(after, update_of(after, "move", story, called=called), seats)
    seats = with_seat(live, msgspec.structs.replace(row, away=until or -1, missed=0))
    away = msgspec.structs.replace(live, seats=seats)
    if live.row.rest == ASLEEP:
        after = changed(away, deed)
        return Step(after, update_of(after, "aside", called=after.awaited), seats)
    if not away.attended:
        return msgspec.structs.replace(asleep(away, f"{name} is away{till}, so the table sleeps."), seats=seats)
    if played := auto_moves(away, now):
        story = f"{name} is away: I play for them at once."
        return msgspec.structs.replace(resolve(away, played, now, story, deed=deed), seats=seats)
    story = f"{name} is away{till}: I play for them at once."
    after = changed(away, deed, due=live.row.due, ballot=live.row.ballot)
    return Step(after, update_of(after, "ballot" if after.ballot else "move", story, called=after.awaited), seats)
