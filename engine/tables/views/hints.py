"""Advice of a bot player for the own seat (TAB-105)."""

from __future__ import annotations

from engine.api.update import Call
from engine.api.views import Hint
from engine.core.errors import GameError, NotAllowed, NotYourTurn
from engine.core.messages import WORDS
from engine.core.paired_moves import paired
from engine.tables.bots.decide import advised, failed
from engine.tables.session.live import Session
from engine.tables.updates.controls import not_your_turn

ADVICE = "TAB-105"
MOST = 3
"""So many moves are advised at most."""


def hints_for(live: Session, call: Call) -> tuple[Hint, ...]:
    """Return the moves that a bot player would think of first on the seat of the caller."""
    live.playing()
    seat = live.seat(call)
    if not live.has_company:
        raise GameError(WORDS.message("no-advice-for", title=live.game.title), ADVICE)
    if not live.hints:
        raise NotAllowed(WORDS.message("advice-not-agreed"), ADVICE)
    if live.is_masters(seat):
        raise NotAllowed(WORDS.message("no-advice-for-masters"), ADVICE)
    if seat not in live.awaited:
        running = live.row.status == "running"
        raise not_your_turn(live, seat) if running else NotYourTurn(WORDS.message("nothing-asked"))
    try:
        found = advised(live, seat)
        shown = [(live.view_cache.choice(seat, item.move), item) for item in found[:MOST]]
        return tuple(
            Hint(
                item.label or choice.shown,
                item.why,
                paired(item.move, item.then),
                choice.sure != "",
                choice.rolls,
                choice.detail,
            )
            for choice, item in shown
        )
    except Exception as error:
        failed(live, seat, "cannot advise", error)
        raise GameError(WORDS.message("no-advice-now"), ADVICE) from error
