"""What a player's own dice came to last, for that player alone."""

from __future__ import annotations

from engine.core.game import Seat

from ..rules.dice import result
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.state import Contest, State
from .roll_stakes import best_of, prizes_of
from .words import loot


def told(state: State, seat: Seat) -> str:
    """Return what a seat rolled last, whether it won, and what it has of that: "**You rolled 4 Combat and 2 Spoils: won, 1
    Gold.**"; "" where it has rolled nothing since its last turn."""
    contest = newest(state, seat)
    if contest is None:
        return ""
    combat, spoils = result(next(roll for roll in contest.rolls if roll.seat == seat))
    gains = loot(*prizes_of(contest).get(seat, (0, 0)))
    return WORDS("own-rolled", combat=combat, spoils=spoils, won=best_of(contest) == seat, gains=gains)


def newest(state: State, seat: Seat) -> Contest | None:
    """Return the last contest in which a seat rolled, of those in rooms that grew or closed since its last turn."""
    laid = {laid.at for laid in state.tiles[-len(state.players) :]}
    found = (
        contest
        for contest in reversed(state.shown)
        if any(roll.seat == seat for roll in contest.rolls)
        and any(spot[:2] in laid for spot in board_of(state).room(contest.room).spots)
    )
    return next(found, None)
