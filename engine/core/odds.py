"""Chances in the words of players: "2 in 3", "1 in 30", "never", "for sure"."""

from __future__ import annotations

from fractions import Fraction

from .messages import WORDS

SMALL = (2, 3, 4, 5, 6)
"""Chances are rounded to so many parts, the nearest of them all."""
RARE = (8, 10, 15, 20, 30, 50, 100)
"""A chance below the smallest of those parts, or so near to certainty, is one in so many."""
_SIMPLE = {Fraction(number, most) for most in SMALL for number in range(1, most // 2 + 1)}
PARTS = tuple((float(part), part) for part in _SIMPLE | {Fraction(1, most) for most in RARE})
"""The simple fractions up to 1/2 that a chance is rounded to, each with its value."""


def share(chance: float) -> Fraction:
    """Return the simple fraction that a chance from 0 to 1 is told as; 0 and 1 stand for exactly those only."""
    if chance < 1e-9:
        return Fraction(0)
    if chance > 1 - 1e-9:
        return Fraction(1)
    known = min(PARTS, key=lambda part: abs(part[0] - min(chance, 1 - chance)))[1]
    return known if chance <= 0.5 else 1 - known


def odds(chance: float, *, bare: bool = False) -> str:
    """Return a chance from 0 to 1 in words, ``bare`` of the word before the numbers where a language has one.

    "never" and "for sure" stand for exactly 0 and 1 only.

    Raises `ValueError` for what is no chance.
    """
    if not -1e-9 <= chance <= 1 + 1e-9:
        raise ValueError(f"no chance: {chance}")
    told = share(chance)
    if not told:
        return WORDS("odds-never")
    if told == 1:
        return WORDS("odds-sure")
    return WORDS("odds-bare" if bare else "odds", number=told.numerator, most=told.denominator)
