"""Default moves for seats that are awaited (TAB-028)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Seat
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.session.live import BOT, Session
from engine.tables.updates.calls import asked_of

MOST_OF_A_TURN = 16
"""How many moves the bot makes for a player who is away before it waits for them again."""


def defaults(live: Session, seats: Iterable[Seat], now: int, *, hushed: Sequence[str] = ()) -> list[PlayedMove]:
    """Return the default moves of awaited seats, one after the other: for each the rest of the turn under way (TAB-028).

    Events of the kinds ``hushed`` are not told. A seat that is asked something else by then (one of them settled it for
    all, and a turn begins) is left to answer that.
    """
    played: list[PlayedMove] = []
    after = live
    for seat in seats:
        if seat in after.awaited and asked_of(live, seat) == asked_of(after, seat):
            played += _rest_of_turn(after, seat, now, hushed)
            after = played[-1].live if played else live
    return played


def _rest_of_turn(live: Session, seat: Seat, now: int, hushed: Sequence[str]) -> list[PlayedMove]:
    """Return the default moves of an awaited seat as long as it is awaited in the same turn; one where none are counted."""
    played: list[PlayedMove] = []
    after, turn = live, live.turn_number
    while len(played) < MOST_OF_A_TURN and seat in after.awaited:
        same = turn != -1 and after.turn_number == turn
        move = live.game.default(after.playing().state, seat) if same or not played else None
        if move is None:
            break
        played.append(record_move(after, seat, str(move), BOT, now, hushed=hushed))
        after = played[-1].live
    return played
