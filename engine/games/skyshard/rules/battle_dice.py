"""What battle dice deal: the chance of each damage (SKY-G20)."""

from __future__ import annotations

from functools import cache

from ..state.content import DAMAGE


@cache
def dealt(count: int) -> dict[int, float]:
    """Return the chance of each damage of so many battle dice, before guard."""
    if count <= 0:
        return {0: 1.0}
    found: dict[int, float] = {}
    for before, chance in dealt(count - 1).items():
        for face in range(1, 7):
            then = before + DAMAGE[face]
            found[then] = found.get(then, 0.0) + chance / 6
    return found
