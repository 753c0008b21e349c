"""What a bot player makes of the ways to deal with what comes in the party's way (WLD-G133)."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.finding.challenge import usually_gone
from ..rules.happening import dilemmas
from ..rules.steps import asks
from ..rules.trials import again, ahead
from ..state.content import Way, content
from ..state.state import State, last_day, present
from ..state.worths import GAINS, LOSSES, RESTED, seeking
from .strength import WEARY, hungry, weariness

POOR = 0.4
"""So many times as much coins are worth while days run out: a point for 100 of them."""
FAR_WORSE = 2.0
"""So many times as much where the party is weary, or short of what it would give."""


def best_way(state: State, question: asks.Dilemma, careful: bool, counts: bool = False) -> str:
    """Return the way that promises most. Who is not ``careful`` takes the first that can bring anything; who ``counts``
    cares little for coins while days run out."""
    dilemma = content().dilemmas[question.which]
    ways = [way for way in dilemma.ways if way.id in question.options]
    if not careful:
        return next((way for way in ways if dilemmas.gains(state, way)), ways[-1]).id
    poor = POOR if counts and last_day(state) else 1.0
    return max(ways, key=lambda way: (worth(state, way, poor), way.id)).id


def worth(state: State, way: Way, coins: float = 1.0) -> float:
    """Return what a way is worth on average, where coins are worth so many times as much as usual."""
    chance = again(state, ahead(state, dilemmas.test(state, way))) if way.skill else 1.0
    good, bad = (
        sum(gain(state, effect) * (coins if effect == "coins" else 1) for effect in dilemmas.gains(state, way)),
        _loss(state, way.bad),
    )
    return chance * good - (1 - chance) * bad - _loss(state, way.costs)


def gain(state: State, effect: str) -> float:
    """Return what an effect of a way that goes well is worth."""
    if effect == "rest":
        return RESTED * sum(state.members[index].fatigue > 0 for index in present(state))
    if effect == "food" and hungry(state):
        return GAINS["food"] * FAR_WORSE
    if effect == "goal" and state.hunt:
        left = len(state.hunt)
        return max(GAINS["view"], seeking(left) - seeking(left - usually_gone(state)))
    return GAINS[effect]


def _loss(state: State, effects: Iterable[str]) -> float:
    total = 0.0
    weary = FAR_WORSE if weariness(state) >= WEARY - 1 else 1.0
    for effect in effects:
        if effect == "weary":
            total += LOSSES["tired"] * len(present(state)) * weary
        elif effect in ("tired", "wound"):
            total += LOSSES[effect] * weary
        else:
            total += LOSSES[effect] * (FAR_WORSE if effect == "food" and hungry(state) else 1.0)
    return total
