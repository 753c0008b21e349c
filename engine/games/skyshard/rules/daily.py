"""The delve of the day: alone, with the options as usual; what it came to, and what its rounds are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat
from engine.core.words import count

from ..state.state import State, gained
from .events import course, finds, units

ROUND = course.Round.called()
MARKS = (
    Mark(finds.Shard.called(), "⭐", "a shard"),
    Mark(units.Fell.called(), "💀", "a fall"),
    Mark(units.Struck.called(), "⚔️", "an enemy beaten", "fell"),
    Mark(units.Sprung.called(), "💥", "a trap"),
)


def of_day(lot: int) -> Day:
    """Return what is played on a day: one adventurer, and nothing chosen."""
    del lot
    return Day()


def came_to(state: State, seat: Seat) -> Score:
    """Return what a try came to: shards, then whether the adventurer lives, then how quick it was."""
    del seat
    have = gained(state)
    how = {"won": "won", "retreat": "retreated", "lost": "fell"}[state.result or "lost"]
    words = f"{how} with {have} of {state.required} shards in {count(state.round, 'round')}"
    return Score(2 * have + (state.result != "lost"), state.round, words)
