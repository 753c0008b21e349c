"""The cavern of the day: alone, for a high score; what it came to, and what its turns are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat

from ..state.catalogue import WORDS
from ..state.state import State
from .ending import score
from .events import course, gains, resolving

TURN, LAP = course.Turn.called(), WORDS.message("turn-named")
MARKS = (
    Mark(gains.Collected.called(), "💎", WORDS.message("mark-treasure"), "treasure"),
    Mark(gains.Collected.called(), "🪙", WORDS.message("mark-gold"), "gold"),
    Mark(resolving.Failed.called(), "💥", WORDS.message("mark-failure")),
    Mark(resolving.Completed.called(), "🚪", WORDS.message("mark-room")),
    Mark(resolving.Deserted.called(), "🕳️", WORDS.message("mark-lost")),
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
