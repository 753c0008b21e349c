"""The cavern of the day: alone, for a high score; what it came to, and what its turns are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat

from ..state.catalogue import WORDS
from ..state.state import State
from . import events
from .ending import score

TURN, LAP = events.Turn.called(), WORDS("turn-named")
MARKS = (
    Mark(events.Collected.called(), "💎", WORDS("mark-treasure"), "treasure"),
    Mark(events.Collected.called(), "🪙", WORDS("mark-gold"), "gold"),
    Mark(events.Failed.called(), "💥", WORDS("mark-failure")),
    Mark(events.Completed.called(), "🚪", WORDS("mark-room")),
    Mark(events.Deserted.called(), "🕳️", WORDS("mark-lost")),
)


def of_day(lot: int) -> Day:
    """Return what is played on a day: the variant for one player (CAV-G59)."""
    del lot
    return Day({"solo": "on"})


def came_to(state: State, seat: Seat) -> Score:
    """Return what a try came to: its points."""
    player = state.players[seat]
    points, treasures = score(player), len(player.treasure)
    return Score(points, 0, WORDS("day-score", points=points, treasures=treasures))
