"""Advice of a bot player for the own seat (TAB-105)."""

from __future__ import annotations

from engine.core.errors import GameError, NotAllowed, NotYourTurn
from engine.tables.bots.decide import advised, failed
from engine.tables.session.live import Session
from engine.tables.updates.controls import not_your_turn
from engine.update import Call, Hint

ADVICE = "TAB-105"
MOST = 3
"""So many moves are advised at most."""


def hints_for(live: Session, call: Call) -> tuple[Hint, ...]:
    """Return the moves that a bot player would think of first on the seat of the caller."""
    live.playing()
    seat = live.seat(call)
    if not live.has_company:
        raise GameError(f"I have nobody who knows {live.game.title} well enough to give advice.", ADVICE)
    if not live.hints:
        raise NotAllowed("You play against each other, and did not agree to advice from me in the lobby.", ADVICE)
    if live.is_masters(seat):
        raise NotAllowed("A game master gets no advice: that is for players.", ADVICE)
    if seat not in live.awaited:
        raise not_your_turn(live, seat) if live.row.status == "running" else NotYourTurn("Nothing is asked of you.")
    try:
        found = advised(live, seat)
        shown = [(live.standing.choice(seat, item.move), item) for item in found[:MOST]]
        return tuple(Hint(choice.label, item.why, str(item.move), choice.sure != "") for choice, item in shown)
    except Exception as error:
        failed(live, seat, "cannot advise", error)
        raise GameError("Nothing comes to my mind just now.", ADVICE) from error
