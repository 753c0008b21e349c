"""The delve of the day: alone, with the options as usual; what it came to, and what its rounds are remembered for."""

from __future__ import annotations

from engine.core.daily import Day, Mark, Score
from engine.core.game import Seat

from ..state.catalogue import WORDS
from ..state.state import State, gained
from .events import course, finds, units

ROUND = course.Round.called()
MARKS = (
    Mark(finds.Shard.called(), "⭐", WORDS.message("mark-shard")),
    Mark(units.Fell.called(), "💀", WORDS.message("mark-fall")),
    Mark(units.Struck.called(), "⚔️", WORDS.message("mark-beaten"), "fell"),
    Mark(units.Sprung.called(), "💥", WORDS.message("mark-trap")),
)


def of_day(lot: int) -> Day:
    """Return what is played on a day: one adventurer, and nothing chosen."""
    del lot
    return Day()


def came_to(state: State, seat: Seat) -> Score:
    """Return what a try came to: shards, then whether the adventurer lives, then how quick it was."""
    del seat
    have, result = gained(state), state.result or "lost"
    words = WORDS("day-score", result=result, shards=have, required=state.required, rounds=state.round)
    return Score(2 * have + (result != "lost"), state.round, words)
