"""What caches are worth to a sensible player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, unlabel

from ..rules import odds
from ..rules.progress import MOST_FATIGUE
from ..rules.rounds import time_is_short
from ..rules.walking import reach
from ..state.moves import Visit
from ..state.state import State, searching, shut
from ..state.terrain import explorable
from . import quests

LURE = {"common": 3, "legendary": 7, "lock": 9}
"""What it is worth to stand at a cache."""

EVEN = 0.5
"""How often a cache has to open to be worth a few steps."""


LEAST = 0.4
"""How often a cache has to open to be worth a turn in which there is nothing else to do."""


def lure(state: State, to: Hex) -> int:
    """Return what the caches on a hex are worth to the acting adventurer."""
    assert state.turn is not None
    hero = state.heroes[state.turn.hero]
    if hero.fatigue >= MOST_FATIGUE or hero.burdens or comes_too_late(state):
        return 0
    return sum(LURE[cache.rank] for cache in state.caches if cache.at == to and to not in shut(state))


def comes_too_late(state: State) -> bool:
    """Return whether a relic hardly helps any more: every shard that is missing lies open, and only has to be taken."""
    return not state.scene and not searching(state)


def close(state: State, visits: Sequence[Visit], *, far: bool = False) -> Iterator[Visit | MoveTo]:
    """Yield the walks to caches that open as often as not and take at most half of the steps that are left, the shortest
    first; none once time is short. A visit to a door would open that, so a bare walk leads to a cache there. ``far``: who
    has nothing else to do takes all steps, and tries those that open somewhat less often."""
    assert state.turn is not None
    if state.heroes[state.turn.hero].fatigue >= MOST_FATIGUE or quests.busy(state) or time_is_short(state):
        return
    if comes_too_late(state):
        return
    ways, ranks = reach(state), {cache.at: cache.rank for cache in state.caches}
    found = [
        (ways.now[at][0], visit, ranks[at]) for visit in visits if (at := unlabel(visit.to)) in ranks and at in ways.now
    ]
    for steps, visit, rank in sorted(found, key=lambda item: item[0]):
        if (far or 2 * steps <= ways.left) and odds.opens_from_start(state, rank) >= (LEAST if far else EVEN):
            yield MoveTo(visit.to) if unlabel(visit.to) in explorable(state) else visit
