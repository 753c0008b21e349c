"""The move that is made for a seat at once, as there is nothing to choose."""

from __future__ import annotations

from typing import Any

from engine.core import capabilities
from engine.core.bot_players import Plays
from engine.core.capabilities import Prompts
from engine.core.game import Seat
from engine.core.moves import Move
from engine.tables.session.live import Session


def obvious(live: Session, state: Any, seat: Seat) -> Move | None:
    """Return the move that is made at once for an awaited seat, ``None`` where there is something to choose.

    It follows from what all know; for a person among bot players also from what only they know.
    """
    found = capabilities.prompts(live.game).obvious(state, seat)
    if found is not None or not isinstance(live.game, Plays):
        return found
    return live.game.unwatched(state, seat) if live.unwatched(seat) else None


def makes_the_obvious(live: Session) -> bool:
    """Return whether a game may leave only one thing to a seat, which is then made for it."""
    game = live.game
    prompts = type(capabilities.prompts(game)).obvious is not Prompts.obvious
    return prompts or (isinstance(game, Plays) and type(game).unwatched is not Plays.unwatched)
