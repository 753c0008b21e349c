"""The scenario of the day, with two of the house; what it came to, and what its rounds are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat

from ..state.catalogue import WORDS
from ..state.options import HAND_MADE
from ..state.state import State
from .events import striking, turning

ROUND = turning.RoundBegins.called()
MARKS = (
    Mark(turning.ReachedGoal.called(), "🏁", WORDS("mark-goal")),
    Mark(striking.Died.called(), "💀", WORDS("mark-death")),
    Mark(striking.Down.called(), "💥", WORDS("mark-down")),
    Mark(striking.Defeated.called(), "⚔️", WORDS("mark-overcome")),
)


def of_day(lot: int) -> Day:
    """Return what is played on a day: each scenario in its turn, without a visit to the town."""
    return Day({"scenario": HAND_MADE[lot % len(HAND_MADE)], "town": "no"}, ("steady", "steady"))


def came_to(state: State, seat: Seat) -> Score:
    """Return what a try came to: whether it was won, then how quick it was."""
    del seat
    points = {"won": 2, "partly": 1}.get(state.ending, 0)
    said = WORDS("came-to", scenario=state.scenario.name, points=points, round=state.round)
    return Score(points, state.round, said)
