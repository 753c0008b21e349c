"""Who may help at the goal for a good turn on the way, or as a favour (WLD-G139)."""

from __future__ import annotations

from ..state.state import State

MET = "met:"
"""Begins how those are kept who promised help as they were met, before their name; those of a dilemma are by its id."""
MOST_FRIENDS = 2
"""So many wait at the goal at most."""


def wants_friends(state: State) -> bool:
    """Return whether one more can promise help at the goal, and everybody knows that it counts there (WLD-G139)."""
    return is_worked_at(state) and len(state.friends) < MOST_FRIENDS


def is_worked_at(state: State) -> bool:
    """Return whether everybody knows that the goal takes several successes, so that help there counts: from the start in a
    hunt, else once it is found."""
    goal = state.region.goal
    if goal is None or state.goal == "open":
        return goal is not None and goal.hunt > 0
    return state.goal == "found" and bool(goal.site) and state.region.site_by_id[goal.site].steps > 1
