"""Absence: what is done for those whose time is up, who counts as away from then on, and how they come back."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.words import listed
from engine.store import SeatRow
from engine.update import Call, Member

from .live import HOUSE, Deed, Live
from .making import Played, made
from .moves import defaults
from .patience import MISSES
from .proxy import all_of, begun, for_the_left
from .resting import ASLEEP, asleep, at_home, with_seat
from .settling import due_after, settled
from .telling import REMINDER, Step, changed, joined, lapsing, update_of

UNHEARD = 2
"""After so many waits in a row that ran out a table sleeps where everybody has missed one (TAB-095)."""
SILENT = 3
"""After so many it sleeps in any case."""
NOBODY = "No word from anybody, so the table sleeps: nothing is played and nobody is called until one of you wakes it."


def overdue(live: Live, now: int, known: Collection[Seat] = ()) -> Step | None:
    """Play the game's default for everybody whose time is up; where there is nothing to do for them, remind them.

    Where nobody is about any more the table sleeps instead (TAB-095). Seats other than those ``known``, for which something
    was played before, are told what would spare them that. ``None`` where nobody is there who could be reminded, or the
    table is being asked something else.
    """
    if left := for_the_left(live, now):
        # The deadline that passed was that of the house itself.
        fresh = msgspec.structs.replace(live.row, due=due_after(live, now))
        return settled(msgspec.structs.replace(live, row=fresh), left, now)
    late, unheard, seats = live.awaited, live.row.unheard, live.seats
    if late and all(map(live.is_away, late)):
        return asleep(live, _stuck(live, late))
    if not live.hurried:
        unheard += 1
        seats = tuple(_missed(live, row) if row.seat in late else row for row in seats)
        if _is_empty(live, seats, unheard):
            return asleep(live, NOBODY)
    played = defaults(live, late, now, hushed=capabilities.prompts(live.game).abstaining)
    if not played:
        if live.ballot is not None or not late:
            return None
        if unheard >= UNHEARD:
            return asleep(live, _stuck(live, late))
        return _reminded(msgspec.structs.replace(live, seats=seats), unheard, now)
    why = "The time is up"
    if not any(_about(live, move.row.seat) for move in played):
        why = f"No word from {all_of(live, played)}"
    counted = msgspec.structs.replace(live, seats=seats)
    gone = [row.seat for row in seats if counted.is_away(row.seat) and not live.is_away(row.seat)]
    flagged = _with(begun(f"{why}, so the game goes on.", played), seats)
    step = settled(live, flagged, now)
    row = msgspec.structs.replace(step.live.row, unheard=unheard)
    new = [move.row.seat for move in played if move.row.seat not in known]
    story = joined(step.update.story, _advice(live, new))
    update = msgspec.structs.replace(step.update, story=story, away=tuple(live.named(seat) for seat in gone))
    return msgspec.structs.replace(step, live=msgspec.structs.replace(step.live, row=row), update=update)


def _stuck(live: Live, seats: Iterable[Seat]) -> str:
    names = listed([live.named(seat).name for seat in seats], "and")
    return f"Nothing goes on without {names}, so the table sleeps until one of you wakes it."


def _is_empty(live: Live, seats: tuple[SeatRow, ...], unheard: int) -> bool:
    """Return whether nobody is about any more, after one more wait that ran out."""
    about = [seats[row.seat] for row in live.attended]
    if all(row.missed >= MISSES for row in about):
        return True
    return unheard >= SILENT or (unheard >= UNHEARD and all(row.missed for row in about))


def _missed(live: Live, row: SeatRow) -> SeatRow:
    """Return a seat for which one more wait ran out: somebody who stood in stands in no longer once they count as away."""
    missed, away = row.missed + 1, row.away
    if missed >= MISSES:
        row, away = at_home(live, row) if row.owner else row, away or -1
    return msgspec.structs.replace(row, missed=missed, away=away)


def _with(played: list[Played], seats: tuple[SeatRow, ...]) -> list[Played]:
    """Return moves after which the seats stand so."""
    *others, last = played
    return [*others, msgspec.structs.replace(last, live=msgspec.structs.replace(last.live, seats=seats))]


def _advice(live: Live, seats: Iterable[Seat]) -> str:
    """Return in small print what would have spared these seats that something was played for them, "" for nothing."""
    view = live.standing.view(None)
    words = dict.fromkeys(
        filter(None, (capabilities.prompts(live.game).advice(view, seat) for seat in dict.fromkeys(seats)))
    )
    return f"-# {' '.join(words)}" if words else ""


def _reminded(live: Live, unheard: int, now: int) -> Step:
    values = {"due": due_after(live, now), "uncalled": "", "unheard": unheard}
    after = changed(live, Deed(Member(HOUSE, "the house"), REMINDER), **values)
    verb = "has" if len(live.awaited) == 1 else "have"
    named = listed([live.named(seat).name for seat in live.awaited], "and")
    story = f"{named} {verb} not answered yet, and here the game cannot go on by itself."
    return Step(after, update_of(after, REMINDER, story, called=()))


def _about(live: Live, seat: Seat) -> bool:
    """Return whether somebody may well be there although their time is up: asking, or acting since it began."""
    if live.ballot is not None:
        return True
    if live.deed is not None and live.deed.member.id == live.member(seat).id:
        return True
    last = live.last
    return (
        last is not None
        and (last.seat, last.member) == (seat, live.member(seat).id)
        and (last.at > live.row.due - live.patience)
    )


# Those who say beforehand that they are away, and those who come back.


def absent(live: Live, call: Call, until: int, stand_in: Member | None, now: int) -> Step:
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
    deed = Deed(call.member, "absence")
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
    if played := for_the_left(away, now):
        story = f"{name} is away: I play for them at once."
        return msgspec.structs.replace(settled(away, played, now, story, deed=deed), seats=seats)
    story = f"{name} is away{till}: I play for them at once."
    after = changed(away, deed, due=live.row.due, ballot=live.row.ballot)
    return Step(after, update_of(after, "ballot" if after.ballot else "move", story, called=after.awaited), seats)


def seat_away(live: Live, member: int) -> Seat | None:
    """Return the seat of somebody who is away, or for whom somebody stands in; ``None`` where they have none."""
    found = (row.seat for row in live.seats if row.owner == member or (row.member == member and live.is_away(row.seat)))
    return next(found, None)


def returned(live: Live, call: Call, seat: Seat, now: int, done: str = "") -> Step:
    """Let somebody be back who was away; where somebody stood in for them the seat is theirs again.

    ``done`` is what the house did for them meanwhile.
    """
    seats = with_seat(live, at_home(live, live.seats[seat]))
    here = msgspec.structs.replace(live, seats=seats, row=msgspec.structs.replace(live.row, unheard=0))
    story, deed = joined(f"{here.named(seat).name} is back.", done), Deed(call.member, "return")
    move = capabilities.waits(live.game).returning(live.playing().state, seat)
    if move is not None:
        played = [made(here, seat, str(move), call.member.id, now)]
        return msgspec.structs.replace(settled(here, played, now, story, deed=deed), seats=seats)
    due = live.row.due if live.awaited == here.awaited else due_after(here, now)
    after = changed(here, deed, due=due)
    return Step(after, update_of(after, "move", joined(story, lapsing(live)), called=after.awaited), seats)


def come_home(live: Live, now: int) -> Step | None:
    """Return a table to whose seats those have come home who said until when they are away; ``None`` where nobody has.

    Nobody is told but whoever is asked something now.
    """
    home = [row.seat for row in live.seats if 0 < row.away <= now]
    if not home:
        return None
    here = live
    for seat in home:
        here = msgspec.structs.replace(here, seats=with_seat(here, at_home(here, here.seats[seat])))
    seats = here.seats
    fresh = [seat for seat in here.awaited if seat in home]
    due = due_after(here, now) if fresh else live.row.due
    after = changed(here, Deed(Member(HOUSE, "the house"), "look at who is back"), due=due, ballot=live.row.ballot)
    if not fresh:
        return Step(after, update_of(after, "aside", called=after.awaited), seats)
    names = listed([here.named(seat).name for seat in fresh])
    called = [seat for seat in after.awaited if seat not in fresh]
    return Step(
        after, update_of(after, "move", f"{names} {'is' if len(fresh) == 1 else 'are'} back.", called=called), seats
    )
