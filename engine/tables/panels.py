"""Panel: somebody's own side of the table, put together for them alone."""

from __future__ import annotations

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.update import Call, Panel

from .controls import apart, arranged, loud, shown_in
from .live import Live
from .looking import own_ways, sheet_of
from .stepping import first_question, laid_open
from .telling import not_your_turn


def panel_of(live: Live, call: Call, shown: Live | None = None) -> Panel:
    """Return what the caller sees of their own side (TAB-039); whoever does not play here, or can do nothing, reads why.

    ``shown`` is the table whose state is told, where that is another one: while the next one gathers.
    """
    told = shown or live
    knows = known_to(told, told.seat_of(call.member.id))
    try:
        found = own_ways(live, call)
    except GameError as error:
        return Panel(live.version, knows, why=str(error))
    seat = live.seat(call)
    awaited = seat in live.awaited
    found = tuple(shown_in(found))
    worthwhile = loud(found)
    ask, why = "", ""
    if awaited:
        ask = live.standing.ask(seat)
    elif worthwhile:
        ask = f"this you may do meanwhile. {not_your_turn(live, seat).words}"
    else:
        why = not_your_turn(live, seat).words
    first = first_question(live, seat, found)
    private = any(way.verb.private for way in (found if awaited else worthwhile)) or (awaited and bool(apart(live)))
    return Panel(live.version, knows, ask, why, laid_open(arranged(found), first), first, private)


def known_to(live: Live, seat: Seat | None) -> str:
    """Return what only a seat knows, in a few short lines; for the public, and once it is over, where things stand."""
    if seat is None or live.row.status != "running":
        return sheet_of(live, seat)
    return capabilities.private(live.game, live.standing.view(seat))
