"""A player goes away for a while; a bot or a stand-in plays the seat."""

from __future__ import annotations

import msgspec

from engine.api.update import Call, Member
from engine.core.errors import GameError
from engine.core.messages import WORDS
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.presence.sleep import asleep
from engine.tables.session.live import ASLEEP, Session, TableChange, at_home, with_seat
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.update import update_of


def absent(live: Session, call: Call, until: int, stand_in: Member | None, now: int) -> CommandResult:
    """Let the caller be away until then (Unix seconds, -1: until they come back).

    The bot plays for them at once, or a member stands in. Where no other player is about the table sleeps. A stand-in who
    goes away gives the seat back; the bot plays for it until its owner comes.
    """
    seat = live.seat(call)
    row, name = live.seats[seat], live.named(seat).name
    if row.owner:
        until, stand_in = row.away, None
        row = at_home(live, row)
    deed = TableChange(call.member, "absence")
    if stand_in is not None:
        if live.held_by(stand_in.id) is not None:
            raise GameError(WORDS.message("has-a-seat", who=stand_in.name, left=False), "TAB-017")
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
        story = joined(WORDS("stands-in", helper=stand_in.name, who=name, until=max(0, until)), lapsing(live))
        return CommandResult(after, update_of(after, "move", story, called=called), seats)
    seats = with_seat(live, msgspec.structs.replace(row, away=until or -1, missed=0))
    away = msgspec.structs.replace(live, seats=seats)
    if live.row.rest == ASLEEP:
        after = changed(away, deed)
        return CommandResult(after, update_of(after, "aside", called=after.awaited), seats)
    if not away.attended:
        story = WORDS("is-away-asleep", who=name, until=max(0, until))
        return msgspec.structs.replace(asleep(away, story), seats=seats)
    if played := auto_moves(away, now):
        return msgspec.structs.replace(resolve(away, played, now, WORDS("is-away-now", who=name), deed=deed), seats=seats)
    story = WORDS("is-away", who=name, until=max(0, until))
    after = changed(away, deed, due=live.row.due, ballot=live.row.ballot)
    return CommandResult(after, update_of(after, "ballot" if after.ballot else "move", story, called=after.awaited), seats)
