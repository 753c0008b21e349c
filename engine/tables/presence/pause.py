"""Pauses of a game (TAB-097)."""

from __future__ import annotations

import msgspec

from engine.api.update import Call
from engine.core.errors import GameError, NotAllowed
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.tables.deadlines.due import HOUR, due_after
from engine.tables.deadlines.quiet_hours import UNHURRIED, after_quiet
from engine.tables.session.live import BOT_MEMBER, PAUSED, Ballot, Session, TableChange
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.calls import own_seat
from engine.tables.updates.update import update_of

EMERGENCY = 72 * HOUR
"""Seconds that a pause lasts at most which no player can refuse."""


def pause(live: Session, call: Call, until: int, now: int, *, own: bool = False) -> CommandResult:
    """Pause a table (TAB-097): nothing runs out until then (Unix seconds, 0: until a player goes on).

    The host of a party does, and a manager; rivals agree to it (an update of kind "ballot"). ``own``: with the one pause of
    up to `EMERGENCY` that each member has in a game, and no other player can refuse.
    """
    _check_time(live, until, now)
    if own:
        return _paused_alone(live, call, until, now)
    if live.decides_alone(call) or live.alone:
        return paused(live, call, until, now, WORDS("pauses", who=call.member.name, until=until))
    live.seat(call)
    if not live.rivals:
        host = live.named(live.seat_of(live.row.host) or 0).name
        raise NotAllowed(WORDS.message("only-host-pauses", host=host), "TAB-097")
    if live.ballot is not None:
        raise GameError(WORDS.message("question-open"), "TAB-033")
    ballot = Ballot(live.row.change + 1, -1, call.member.id, WORDS("pause-until", until=until), pause=until)
    after = changed(live, TableChange(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    return CommandResult(after, update_of(after, "ballot", WORDS("pause-asked", who=call.member.name, until=until)))


def _paused_alone(live: Session, call: Call, until: int, now: int) -> CommandResult:
    seat = live.seats[live.seat(call)]
    if seat.paused:
        raise NotAllowed(WORDS.message("pause-used"), "TAB-097")
    until = min(until or now + EMERGENCY, now + EMERGENCY)
    result = paused(live, call, until, now, WORDS("pauses-own", who=call.member.name, until=until))
    seats = tuple(msgspec.structs.replace(row, paused=True) if row.seat == seat.seat else row for row in live.seats)
    return msgspec.structs.replace(result, live=msgspec.structs.replace(result.live, seats=seats), seats=seats)


def paused(live: Session, call: Call, until: int, now: int, story: str) -> CommandResult:
    """Return a table that is paused from now on."""
    left = max(0, live.row.due - now) if live.row.due else 0
    values = {"rest": PAUSED, "until": until, "remaining": left, "rested": call.member.id, "due": 0}
    after = changed(live, TableChange(call.member, "pause"), **values)
    told = joined(story, lapsing(live) if live.ballot and live.ballot.pause is None else "")
    return CommandResult(after, update_of(after, "move", told, called=after.awaited))


def agreed(live: Session, call: Call, now: int) -> CommandResult:
    """Return a table that is paused because all agree."""
    assert live.ballot is not None and live.ballot.pause is not None
    until = live.ballot.pause
    result = paused(live, call, until, now, WORDS("pause-agreed", until=until))
    row = msgspec.structs.replace(result.live.row, rested=live.ballot.asker)
    return msgspec.structs.replace(result, live=msgspec.structs.replace(result.live, row=row))


def go_on(live: Session, call: Call, now: int) -> CommandResult:
    """End a pause: for the player who began it, and where no one had to agree to it for the host and managers.

    Among rivals each player can end a pause without a time: else it could last for ever.
    """
    if live.row.rest != PAUSED:
        raise GameError(WORDS.message("not-paused"), "TAB-097")
    began, host = call.member.id == live.row.rested, call.manager or call.member.id == live.row.host
    theirs = any(row.paused and row.member == live.row.rested for row in live.seats) and live.row.until > 0
    endless = live.rivals and not live.row.until and live.seat_of(call.member.id) is not None
    if not (began or endless) and (theirs or live.rivals or not host):
        names = [row.name for row in live.seats if row.member == live.row.rested]
        raise NotAllowed(WORDS.message("only-they-end-pause", names=names), "TAB-097")
    story, deed = WORDS("pause-ended", who=call.member.name), TableChange(call.member, "pause-end")
    return _gone_on(live, story, deed, now, own_seat(live, call))


def pause_over(live: Session, now: int) -> CommandResult:
    """Return a table whose pause has run out."""
    return _gone_on(live, WORDS("pause-over"), TableChange(BOT_MEMBER, "pause-end"), now, ())


def _gone_on(live: Session, story: str, deed: TableChange, now: int, own: tuple[int, ...]) -> CommandResult:
    row = live.row
    running = msgspec.structs.replace(live, row=msgspec.structs.replace(row, rest="", until=0, remaining=0, rested=0))
    full = due_after(running, now)
    due = full
    if row.remaining and full:
        due = now + row.remaining
        due = min(full, after_quiet(live.persons(live.awaited), due) if live.wait * 60 >= UNHURRIED else due)
    after = changed(running, deed, due=due)
    return CommandResult(after, update_of(after, "move", story, called=own, looks=(Look(),)))


def _check_time(live: Session, until: int, now: int) -> None:
    live.playing()
    if live.row.status != "running":
        raise GameError(WORDS.message("nothing-played"), "TAB-097")
    if live.row.rest == PAUSED:
        raise GameError(WORDS.message("paused-already"), "TAB-097")
    if until and until <= now:
        raise GameError(WORDS.message("time-passed"), "TAB-097")
