"""Who is mentioned after a change (TAB-024)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.api.update import Call
from engine.core.game import Seat
from engine.tables.session.live import Session


def called_already(
    before: Session,
    after: Session,
    movers: Iterable[Seat] = (),
    away: Iterable[Seat] = (),
    addressed: Iterable[Seat] = (),
) -> tuple[Seat, ...]:
    """Return the awaited seats that need no mention after a change (TAB-024).

    A seat is mentioned once for each question: when it becomes awaited, or when what happened is ``addressed`` to it
    (`Event.calls`). It is also mentioned when a question to several gives way to another to fewer of them ("take a hex",
    then "it's your turn"): what is asked differs, and a seat is awaited no more. ``movers`` brought it about
    themselves, so they are not called. For ``away`` the bot made a move, so what they are asked next is new.
    """
    movers, away, addressed = tuple(movers), tuple(away), tuple(addressed)
    fewer = any(seat not in after.awaited for seat in before.awaited)

    def known(seat: Seat) -> bool:
        if seat in movers:
            return True
        if seat in away or seat in addressed or seat not in before.awaited:
            return False
        return not fewer or asked_of(before, seat) == asked_of(after, seat)

    return tuple(seat for seat in after.awaited if known(seat))


def asked_still(before: Session, after: Session, addressed: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the ``addressed`` seats that are still asked the same after others have answered.

    The post that called them, or that they brought about, says so already.
    """
    if not set(after.awaited) < set(before.awaited):
        return ()
    waiting = [seat for seat in after.awaited if seat in addressed]
    return tuple(seat for seat in waiting if asked_of(before, seat) == asked_of(after, seat))


def called_late(before: Session, after: Session, moved: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the awaited seats that brought about what they are asked, were not called for it, and alone have not answered.

    Before that they may be about to go on by themselves, or their word may not be needed any more.
    """
    if not any(seat in before.awaited and seat not in after.awaited for seat in moved):
        return ()
    return after.awaited if set(after.awaited) <= set(before.uncalled) else ()


def uncalled_after(
    before: Session, after: Session, movers: Iterable[Seat], mentioned: Iterable[Seat], addressed: Iterable[Seat] = ()
) -> str:
    """Return as it is kept (`TableRow.uncalled`) who is asked something after a change and was not called for it yet.

    Those are ``movers`` who brought about that they are asked something new, till they are ``mentioned``.
    """
    movers, mentioned, addressed = tuple(movers), tuple(mentioned), tuple(addressed)
    more = any(seat not in before.awaited for seat in after.awaited)

    def new(seat: Seat) -> bool:
        return more or seat in addressed or asked_of(before, seat) != asked_of(after, seat)

    found = [seat for seat in after.awaited if seat in before.uncalled or (seat in movers and new(seat))]
    return msgspec.json.encode([seat for seat in found if seat not in mentioned]).decode()


def called_early(before: Session, after: Session, mentioned: Iterable[Seat]) -> tuple[int, ...]:
    """Return the member who is called because their turn is the next, where they want that (TAB-186).

    Once for each turn before theirs, in the post that calls the player of that turn.
    """
    seat = after.next_seat
    if seat is None or seat in after.awaited or after.plays_itself(seat) or not tuple(mentioned):
        return ()
    if seat == before.next_seat and before.turn == after.turn:
        return ()
    return tuple(person.member for person in after.persons([seat]) if person.early)


def own_seat(live: Session, call: Call) -> tuple[Seat, ...]:
    """Return the caller's seat, none for a manager without one: callers are not called by themselves."""
    seat = live.seat_of(call.member.id)
    return () if seat is None else (seat,)


def asked_of(live: Session, seat: Seat) -> str:
    """Return what is asked of an awaited seat."""
    return live.view_cache.ask(seat)
