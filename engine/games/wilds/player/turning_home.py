"""When a party has had enough, and when it goes on for one point more although it has won."""

from __future__ import annotations

from engine.core.errors import Text

from ..rules import ending
from ..state.board import distance
from ..state.catalogue import WORDS
from ..state.state import State, found, last_day
from .strength import weariness

PATIENCE, NEARLY = 7, 9
"""After so many days a party has had enough, and where it knows where to find what it came for."""
BEATEN = 3
"""So often beaten, it goes home."""
WORN = 4.5
"""Fatigue, on average, at which it goes home if it knows of no roof."""
TIRED, RESTED = 2.0, 1.5
"""From this Fatigue on, on average, a party takes a day of rest where it can, and a clever one does."""


def enough(state: State, beaten: int, sites: int) -> Text | None:
    """Return why a party that was ``beaten`` so often would rather go home, ``None`` if it would not. Of how many ``sites``
    the region has it is told once the goal is reached."""
    if state.goal == "lost":
        return WORDS.message("why-home-lost")
    if state.goal == "done":
        short = ending.report(state, "voted", sites).short
        return None if short == 1 and _roams(state) else WORDS.message("why-home-done", short=short)
    is_near = state.goal == "found"
    if state.day > (last_day(state) or (NEARLY if is_near else PATIENCE)):
        return WORDS.message("why-home-late")
    if beaten >= BEATEN:
        return WORDS.message("why-home-beaten")
    roofs = [site for site in state.region.sites if site.category in ("settlement", "shelter")]
    if weariness(state) >= WORN and not is_near and not any(found(state, site.id) for site in roofs):
        return WORDS.message("why-home-worn")
    return None


def _roams(state: State) -> bool:
    """Return whether a party that has won goes on for one point more: it is rested, the win is safe, days are left, and a
    clue that it has not followed up leads next door, or here."""
    if state.rules.deadly or weariness(state) >= RESTED or state.here.to or 0 < last_day(state) < state.day:
        return False
    near = {place for place in state.region.place_by_id if distance(state.region, state.here.at, place) <= 1}
    searched = {place for place, _ in state.retry}
    return bool(near & {token.toward for token in state.tokens if not token.used} - searched)
