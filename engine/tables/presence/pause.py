"""Pauses of a game (TAB-097)."""

from __future__ import annotations

import msgspec

from engine.core.errors import GameError, NotAllowed
from engine.core.scene import Look
from engine.core.words import listed
from engine.tables.deadlines.due import HOUR, due_after
from engine.tables.deadlines.quiet_hours import UNHURRIED, after_quiet
from engine.tables.session.live import BOT, PAUSED, Ballot, Session, TableChange
from engine.tables.session.step import Step, changed, joined, lapsing
from engine.tables.updates.calls import own_seat
from engine.tables.updates.update import update_of
from engine.update import Call, Member

EMERGENCY = 72 * HOUR
"""Seconds that a pause lasts at most which nobody can refuse."""


def pause(live: Session, call: Call, until: int, now: int, *, own: bool = False) -> Step:
    """Pause a table (TAB-097): nothing runs out until then (Unix seconds, 0: until somebody goes on).

    The host of a party does, and a manager; rivals agree to it (an update of kind "ballot"). ``own``: with the one pause of
    up to `EMERGENCY` that each member has in a game, and nobody can refuse.
    """
    _check_time(live, until, now)
    if own:
        return _paused_alone(live, call, until, now)
    if live.decides_alone(call) or live.alone:
        return paused(live, call, until, now, f"{call.member.name} pauses the delve{_till(until)}.")
    live.seat(call)
    if not live.rivals:
        host = live.named(live.seat_of(live.row.host) or 0).name
        raise NotAllowed(f"Only {host}, the host, can; you have one pause of your own, `/delve pause own:True`.", "TAB-097")
    if live.ballot is not None:
        raise GameError("Another question is open; the others have not all answered yet.", "TAB-033")
    ballot = Ballot(live.row.change + 1, -1, call.member.id, _till(until).strip() or "for now", pause=until)
    after = changed(live, TableChange(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    return Step(after, update_of(after, "ballot", f"{call.member.name} asks for a pause{_till(until)}."))


def _paused_alone(live: Session, call: Call, until: int, now: int) -> Step:
    seat = live.seats[live.seat(call)]
    if seat.paused:
        raise NotAllowed("You have used the pause of your own in this game.", "TAB-097")
    until = min(until or now + EMERGENCY, now + EMERGENCY)
    step = paused(live, call, until, now, f"{call.member.name} takes the pause of their own{_till(until)}.")
    seats = tuple(msgspec.structs.replace(row, paused=True) if row.seat == seat.seat else row for row in live.seats)
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, seats=seats), seats=seats)


def paused(live: Session, call: Call, until: int, now: int, story: str) -> Step:
    """Return a table that is paused from now on."""
    left = max(0, live.row.due - now) if live.row.due else 0
    values = {"rest": PAUSED, "until": until, "remaining": left, "rested": call.member.id, "due": 0}
    after = changed(live, TableChange(call.member, "pause"), **values)
    told = joined(
        f"{story} Nothing runs out meanwhile.", lapsing(live) if live.ballot and live.ballot.pause is None else ""
    )
    return Step(after, update_of(after, "move", told, called=after.awaited))


def agreed(live: Session, call: Call, now: int) -> Step:
    """Return a table that is paused because all agree."""
    assert live.ballot is not None and live.ballot.pause is not None
    until = live.ballot.pause
    step = paused(live, call, until, now, f"All agree: the delve is paused{_till(until)}.")
    row = msgspec.structs.replace(step.live.row, rested=live.ballot.asker)
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, row=row))


def go_on(live: Session, call: Call, now: int) -> Step:
    """End a pause: for whoever began it, and where nobody had to agree to it for the host and managers.

    Among rivals anybody who plays ends one of which nobody said how long it is: else it could last for ever.
    """
    if live.row.rest != PAUSED:
        raise GameError("The delve is not paused.", "TAB-097")
    began, host = call.member.id == live.row.rested, call.manager or call.member.id == live.row.host
    theirs = any(row.paused and row.member == live.row.rested for row in live.seats) and live.row.until > 0
    endless = live.rivals and not live.row.until and live.seat_of(call.member.id) is not None
    if not (began or endless) and (theirs or live.rivals or not host):
        who = listed([row.name for row in live.seats if row.member == live.row.rested]) or "whoever began it"
        raise NotAllowed(f"Only {who} can end this pause before its time.", "TAB-097")
    return _gone_on(
        live, f"{call.member.name} ends the pause.", TableChange(call.member, "end of the pause"), now, own_seat(live, call)
    )


def pause_over(live: Session, now: int) -> Step:
    """Return a table whose pause has run out."""
    return _gone_on(live, "The pause is over.", TableChange(Member(BOT, "the house"), "end of the pause"), now, ())


def _gone_on(live: Session, story: str, deed: TableChange, now: int, own: tuple[int, ...]) -> Step:
    row = live.row
    running = msgspec.structs.replace(live, row=msgspec.structs.replace(row, rest="", until=0, remaining=0, rested=0))
    full = due_after(running, now)
    due = full
    if row.remaining and full:
        due = now + row.remaining
        due = min(full, after_quiet(live.persons(live.awaited), due) if live.wait * 60 >= UNHURRIED else due)
    after = changed(running, deed, due=due)
    return Step(after, update_of(after, "move", story, called=own, looks=(Look(),)))


def _check_time(live: Session, until: int, now: int) -> None:
    live.playing()
    if live.row.status != "running":
        raise GameError("Nothing is being played here.", "TAB-097")
    if live.row.rest == PAUSED:
        raise GameError("The delve is paused already.", "TAB-097")
    if until and until <= now:
        raise GameError("That time has passed.", "TAB-097")


def _till(until: int) -> str:
    return f" until <t:{until}:f>" if until else ""
