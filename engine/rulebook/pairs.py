"""Which words stand beside each other: “can an obstacle attack” is not “can I attack an obstacle”.

A pair is kept as a whole number of 32 bits, so that all pairs of all names take little room. Now and then two are one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from zlib import crc32


def kept_pairs(rows: Iterable[Sequence[str]]) -> bytes:
    """Return the pairs in several rows of words, to be looked up by `in_order`."""
    return array("I", sorted({_number(*each) for row in rows for each in pairwise(row)})).tobytes()


class WordOrder:
    """The pairs of a question's words; each weighs as much as the word of it that is less rare."""

    def __init__(self, row: Sequence[str], rarity: Mapping[str, float], rarest: float) -> None:
        self._weights = {
            _number(one, other): min(rarity.get(one, rarest), rarity.get(other, rarest)) for one, other in pairwise(row)
        }
        self._total = sum(self._weights.values()) or 1.0

    def shared(self, kept: bytes) -> float:
        """Return which share of the pairs is among those kept."""
        pairs = memoryview(kept).cast("I")
        return sum(weight for number, weight in self._weights.items() if _is_in(number, pairs)) / self._total


def _number(one: str, other: str) -> int:
    return crc32(f"{one} {other}".encode())


def _is_in(number: int, pairs: Sequence[int]) -> bool:
    at = bisect_left(pairs, number)
    return at < len(pairs) and pairs[at] == number
