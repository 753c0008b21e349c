"""How much harder the land becomes by threats that everybody knows, before the dice of an action fall (WLD-G73)."""

from __future__ import annotations

from msgspec.structs import replace

from ..state.region import Region
from ..state.state import State

HARDER, HARDEST = 2, 14
"""What corruption and worse add to an Exploration Difficulty, and how high it can become."""


def harder(difficulty: int) -> int:
    """Return a difficulty raised by 2, 14 at most; 0, which stands for the region's own, stays 0."""
    return max(difficulty, min(HARDEST, difficulty + HARDER)) if difficulty else 0


def all_harder(region: Region) -> Region:
    """Return a region whose difficulties are all raised."""
    return replace(
        region,
        difficulty=harder(region.difficulty),
        places=tuple(replace(place, difficulty=harder(place.difficulty)) for place in region.places),
        paths=tuple(replace(path, difficulty=harder(path.difficulty)) for path in region.paths),
    )


def nearing(state: State, actions: int = 1) -> State:
    """Return a state as the dice of an action find it, the next one or one that is so many ``actions`` off: threats whose
    timers all can see have come by then, and those make the land harder."""
    region = state.region
    for timer in state.timers:
        if not 0 < timer.left <= actions or timer.threat < 0:
            continue
        threat = state.region.threats[timer.threat]
        if threat.public and threat.on_expiry == "harder":
            region = all_harder(region)
    return state if region is state.region else replace(state, region=region)
