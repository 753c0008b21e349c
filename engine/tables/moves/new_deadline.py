"""Whether a deadline starts again after moves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.tables.moves.record import PlayedMove
from engine.tables.session.live import BOT, Session
from engine.tables.updates.calls import asked_of, called_already


def starts_again(
    live: Session, after: Session, played: Sequence[PlayedMove], movers: Sequence[Seat], called: Sequence[Seat]
) -> bool:
    """Return whether the deadline begins anew after some moves; ``called`` need no mention."""
    awaited, moved = set(after.awaited), {*movers, *(move.row.seat for move in played)}
    return (
        len(called) < len(after.awaited)
        or (awaited <= moved and not awaited <= still_asked(live, played))
        or leads_on(live, after)
    )


def started_in_between(live: Session, played: Sequence[PlayedMove], movers: Sequence[Seat]) -> bool:
    """Return whether the deadline would have begun anew in between, had what was planned been made by hand."""
    starts = [at for at, move in enumerate(played) if move.planned and at]
    if not starts:
        return False
    before, began = live, 0
    for start in (*starts, len(played)):
        made_here = played[began:start]
        after = made_here[-1].live
        moved = [move.row.seat for move in made_here]
        own = [*movers, *(move.row.seat for move in made_here if not (move.alone or move.by_bot))]
        addressed = {seat for move in made_here for event in move.events for seat in event.calls}
        if starts_again(before, after, made_here, movers, called_already(before, after, own, moved, addressed)):
            return True
        before, began, movers = after, start, ()
    return False


def still_asked(live: Session, played: Sequence[PlayedMove]) -> set[Seat]:
    """Return the seats that moved themselves and were all the while asked the same, so that they could go on for ever.

    What a game master decides in secret they are asked in secret: each new deadline would tell that there was more of it.
    """
    tables = [live, *(move.live for move in played)]
    own = {move.row.seat for move in played if move.row.member != BOT}
    secret = all(event.seats is not None for move in played for event in move.events)

    def asked(table: Session, seat: Seat) -> str:
        if secret and table.is_masters(seat):
            return table.view_cache.ask(None)
        return asked_of(table, seat)

    return {
        seat
        for seat in own
        if all(seat in table.awaited for table in tables) and len({asked(table, seat) for table in tables}) == 1
    }


def unchanged_due(live: Session, after: Session) -> int:
    """Return until when those are waited for who are asked the same as before: not as long for those who missed a wait."""
    if not live.row.due or not live.row.asked:
        return live.row.due
    return min(live.row.due, live.row.asked + max(after.patience, live.wait * 30))


def asked_anew(live: Session, after: Session) -> bool:
    """Return whether the seats awaited after a change are asked something else by it, or waited for otherwise."""
    seats = {seat: asked_of(live, seat) for seat in live.awaited}
    return leads_on(live, after) or any(seats.get(seat) != asked_of(after, seat) for seat in after.awaited)


def leads_on(live: Session, after: Session) -> bool:
    """Return whether a new turn begins, or what is asked now is waited for otherwise than what was asked before."""
    return live.turn_number != after.turn_number or live.patience != after.patience
