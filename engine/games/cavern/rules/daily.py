"""The cavern of the day: alone, for a high score; what it came to, and what its turns are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat
from engine.core.words import count

from ..state.state import State
from . import events
from .ending import score

TURN, LAP = events.Turn.called(), "turn"
MARKS = (
    Mark(events.Collected.called(), "💎", "a treasure", "treasure"),
    Mark(events.Collected.called(), "🪙", "gold", "gold"),
    Mark(events.Failed.called(), "💥", "a failure"),
    Mark(events.Completed.called(), "🚪", "a room"),
    Mark(events.Deserted.called(), "🕳️", "a room lost"),
)


def of_day(lot: int) -> Day:
    """Return what is played on a day: the variant for one player (CAV-G59)."""
    del lot
    return Day({"solo": "on"})


def came_to(state: State, seat: Seat) -> Score:
    """Return what a try came to: its points."""
    player = state.players[seat]
    points, treasures = score(player), len(player.treasure)
    return Score(points, 0, f"{count(points, 'point')}, {count(treasures, 'treasure')}")
