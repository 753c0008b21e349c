"""The ladder of results, and how likely dice come to a success on it (WLD-G01, WLD-G03, WLD-G08).

What speaks for and against a member who rolls stands here too: ailments, the hour, the weather (WLD-148, WLD-G27, WLD-G64).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from ..state.member import SUCCESS, Result
from ..state.state import State

LADDERS: dict[str, tuple[int, int, int, int]] = {"narrow": (-4, -1, 1, 3), "wide": (-6, -1, 2, 5)}
"""The highest margin of a blunder, failure, weak and strong success (WLD-G01)."""

SIX = range(1, 7)


def level(total: int, tn: int, ladder: str = "narrow") -> Result:
    """Return the result of a total against a target number (WLD-G01)."""
    blunder, failure, weak, strong = LADDERS[ladder]
    margin = total - tn
    if margin <= blunder:
        return "blunder"
    if margin <= failure:
        return "failure"
    if margin <= weak:
        return "weak"
    return "strong" if margin <= strong else "critical"


def counted(sixes: Sequence[int], net: int) -> tuple[int, int]:
    """Return the d6 that counts, and what net boons or banes beyond the first add or take (WLD-G03, WLD-G08)."""
    return max(sixes) if net >= 0 else min(sixes), net - 1 if net > 0 else net + 1 if net < 0 else 0


@cache
def succeeds(sides: int, net: int, needed: int, ladder: str) -> float:
    """Return the chance of a success (WLD-G01, WLD-G03): of a die of so many sides and the d6, with net boons or banes,
    against what is needed of them."""
    kept = [sum(counted(sixes, net)) for sixes in product(SIX, repeat=2 if net else 1)]
    totals = [die + six for die in range(1, sides + 1) for six in kept]
    return sum(level(total, needed, ladder) in SUCCESS for total in totals) / len(totals)


WEATHER_BANES = {
    "light": ("athletics",),
    "heavy": ("perception",),
}
"""The skills that a day's weather has +1 bane on; heavy weather also on the purposes of `HEAVY_PURPOSES` (WLD-G64)."""

HEAVY_PURPOSES = ("pathfinder", "lookout", "shelter")


def at_night(state: State) -> bool:
    """Return whether the night's bane lies on what is done now (WLD-148, WLD-G27)."""
    camping = state.deed is not None and state.deed.verb == "camp"
    return state.stretch == 5 or (state.stretch == 4 and state.deed is not None and not camping)


def circumstances(
    state: State, index: int, purpose: str, pair: tuple[str, str], *, untrained: bool
) -> tuple[int, int, tuple[str, ...]]:
    """Return the boons and banes of a member who rolls with a pair of attribute and skill, and of the hour, with their
    reasons."""
    member, (attribute, skill) = state.members[index], pair
    banes = {
        "untrained": untrained,
        "poisoned": member.poisoned,
        "deprived": member.deprived,
        "weary": member.weary,
        "wound": any(wound.attribute == attribute and not wound.treated for wound in member.wounds),
        "night": at_night(state),
        "storm": state.bane_now,
        "weather": skill in WEATHER_BANES.get(state.weather, ())
        or (state.weather == "heavy" and purpose in HEAVY_PURPOSES),
        "shaken": member.shaken,
        "spirits": "spirits" in state.wrath and skill == "fortitude",
    }
    boons = {"perfect": state.weather == "perfect" and purpose == "pathfinder"}
    reasons = tuple(name for name, so in (*boons.items(), *banes.items()) if so)
    return sum(boons.values()), sum(banes.values()), reasons
