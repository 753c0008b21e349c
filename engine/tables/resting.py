"""Resting: tables that sleep, because everybody is away or nobody could read on, those that are paused, and lobbies whose
host is away."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.errors import GameError, NotAllowed
from engine.core.scene import Look
from engine.core.words import listed
from engine.store import SeatRow
from engine.update import Call, Member

from .live import HOUSE, Ballot, Deed, Live
from .patience import HOUR
from .proxy import for_the_left
from .quiet import UNHURRIED, after_quiet
from .settling import due_after, settled
from .telling import Step, changed, joined, lapsing, own_seat, update_of

EMERGENCY = 72 * HOUR
"""Seconds that a pause lasts at most which nobody can refuse."""
ASLEEP: Final = "asleep"
PAUSED: Final = "paused"
UNATTENDED = "Nobody has been here for a week, so the table sleeps: nobody is called until one of you wakes it."


def asleep(live: Live, why: str) -> Step:
    """Return a table that sleeps (TAB-095): nothing is played, nobody is called, until somebody wakes it. It never ends by
    itself (TAB-074)."""
    after = changed(live, Deed(Member(HOUSE, "the house"), "rest"), rest=ASLEEP, due=0, uncalled="")
    update = update_of(after, "sleep", joined(why, lapsing(live)))
    return Step(after, msgspec.structs.replace(update, ask=""))


def awake(live: Live, now: int) -> Live:
    """Return a sleeping table as it is once somebody does something: everybody who stayed away is waited for anew, and
    whoever said until when they are away is back if that has passed."""
    if live.row.rest != ASLEEP:
        return live
    for seat in live.seats:
        over = seat.away <= now if seat.away > 0 else seat.away and not seat.owner
        fresh = at_home(live, seat) if over else msgspec.structs.replace(seat, missed=0, calls=0)
        live = msgspec.structs.replace(live, seats=with_seat(live, fresh))
    live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, rest="", unheard=0))
    uncalled = msgspec.json.encode(live.awaited).decode()
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, due=due_after(live, now), uncalled=uncalled))


def taken_over(live: Live, call: Call) -> Live:
    """Return a lobby of which the caller is the host where its own has not been seen for a day and they sit there
    (TAB-099)."""
    if live.row.status != "lobby" or not live.row.unheard or live.seat_of(call.member.id) is None:
        return live
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, host=call.member.id, unheard=0))


def at_home(live: Live, row: SeatRow) -> SeatRow:
    """Return a seat whose own member sits there and is not away."""
    if not row.owner:
        return msgspec.structs.replace(row, away=0, missed=0, calls=0)
    others = msgspec.structs.replace(live, seats=tuple(other for other in live.seats if other.seat != row.seat))
    name, keeper = others.free_name(row.owner_name), 0 if row.keeper == row.owner else row.keeper
    return msgspec.structs.replace(
        row, member=row.owner, name=name, gone=False, owner=0, owner_name="", away=0, missed=0, calls=0, keeper=keeper
    )


def with_seat(live: Live, row: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats of a table, this one in the place of its own."""
    return tuple(row if other.seat == row.seat else other for other in live.seats)


def wake(live: Live, call: Call, now: int, done: str = "") -> Step:
    """Wake a sleeping table, with fresh deadlines; whoever is awaited is called. For who sits there, or a manager.

    Whoever wakes it is back, and has the own seat again where somebody stood in; ``done`` is what the house did for them
    meanwhile.
    """
    if live.row.rest != ASLEEP:
        raise GameError("The table is awake already.", "TAB-095")
    fresh = awake(live, now)
    back = next((seat for seat in fresh.seats if seat.owner == call.member.id), None)
    back = back or next((seat for seat in fresh.here if seat.member == call.member.id and not seat.owner), None)
    if back is None and not call.manager:
        live.seat(call)
    seats = fresh.seats if back is None else with_seat(fresh, at_home(fresh, back))
    fresh = msgspec.structs.replace(fresh, seats=seats)
    story, own = joined(f"{call.member.name} wakes the table.", done), own_seat(live, call)
    deed = Deed(call.member, "wake-up")
    if played := for_the_left(fresh, now):
        return msgspec.structs.replace(settled(fresh, played, now, story, own, deed), seats=seats)
    after = changed(fresh, deed, due=due_after(fresh, now), uncalled="")
    return Step(after, update_of(after, "move", story, called=own, looks=(Look(),)), seats)


def pause(live: Live, call: Call, until: int, now: int, *, own: bool = False) -> Step:
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
    after = changed(live, Deed(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    return Step(after, update_of(after, "ballot", f"{call.member.name} asks for a pause{_till(until)}."))


def _paused_alone(live: Live, call: Call, until: int, now: int) -> Step:
    seat = live.seats[live.seat(call)]
    if seat.paused:
        raise NotAllowed("You have used the pause of your own in this game.", "TAB-097")
    until = min(until or now + EMERGENCY, now + EMERGENCY)
    step = paused(live, call, until, now, f"{call.member.name} takes the pause of their own{_till(until)}.")
    seats = tuple(msgspec.structs.replace(row, paused=True) if row.seat == seat.seat else row for row in live.seats)
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, seats=seats), seats=seats)


def paused(live: Live, call: Call, until: int, now: int, story: str) -> Step:
    """Return a table that is paused from now on."""
    left = max(0, live.row.due - now) if live.row.due else 0
    values = {"rest": PAUSED, "until": until, "remaining": left, "rested": call.member.id, "due": 0}
    after = changed(live, Deed(call.member, "pause"), **values)
    told = joined(
        f"{story} Nothing runs out meanwhile.", lapsing(live) if live.ballot and live.ballot.pause is None else ""
    )
    return Step(after, update_of(after, "move", told, called=after.awaited))


def agreed(live: Live, call: Call, now: int) -> Step:
    """Return a table that is paused because all agree."""
    assert live.ballot is not None and live.ballot.pause is not None
    until = live.ballot.pause
    step = paused(live, call, until, now, f"All agree: the delve is paused{_till(until)}.")
    row = msgspec.structs.replace(step.live.row, rested=live.ballot.asker)
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, row=row))


def go_on(live: Live, call: Call, now: int) -> Step:
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
        live, f"{call.member.name} ends the pause.", Deed(call.member, "end of the pause"), now, own_seat(live, call)
    )


def pause_over(live: Live, now: int) -> Step:
    """Return a table whose pause has run out."""
    return _gone_on(live, "The pause is over.", Deed(Member(HOUSE, "the house"), "end of the pause"), now, ())


def _gone_on(live: Live, story: str, deed: Deed, now: int, own: tuple[int, ...]) -> Step:
    row = live.row
    running = msgspec.structs.replace(live, row=msgspec.structs.replace(row, rest="", until=0, remaining=0, rested=0))
    full = due_after(running, now)
    due = full
    if row.remaining and full:
        due = now + row.remaining
        due = min(full, after_quiet(live.persons(live.awaited), due) if live.wait * 60 >= UNHURRIED else due)
    after = changed(running, deed, due=due)
    return Step(after, update_of(after, "move", story, called=own, looks=(Look(),)))


def _check_time(live: Live, until: int, now: int) -> None:
    live.playing()
    if live.row.status != "running":
        raise GameError("Nothing is being played here.", "TAB-097")
    if live.row.rest == PAUSED:
        raise GameError("The delve is paused already.", "TAB-097")
    if until and until <= now:
        raise GameError("That time has passed.", "TAB-097")


def _till(until: int) -> str:
    return f" until <t:{until}:f>" if until else ""
