"""The ladder of results, and how likely dice come to a success on it (WLD-G01, WLD-G03, WLD-G08)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from ..state.member import SUCCESS, Result

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
