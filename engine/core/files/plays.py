"""What is otherwise from one play of a prepared file to the next: each thing that varies is as written, or as one of its
variants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Protocol, TypeVar

from ..dice import Dice


class Varies(Protocol):
    """One more way for a ``thing`` that varies to be; its ``id`` names it."""

    @property
    def thing(self) -> str:
        """What it is a way of."""

    @property
    def id(self) -> str:
        """Which way it is."""


V = TypeVar("V", bound=Varies)

MOST_PLAYS = 64
"""So many different plays a file may have at most."""


def things(variants: Sequence[V]) -> dict[str, tuple[V, ...]]:
    """Return the variants of each thing that varies, in the file's order."""
    found: dict[str, tuple[V, ...]] = {}
    for variant in variants:
        found[variant.thing] = (*found.get(variant.thing, ()), variant)
    return found


def count(variants: Sequence[V]) -> int:
    """Return how many different plays there are."""
    plays = 1
    for own in things(variants).values():
        plays *= 1 + len(own)
    return plays


def every(variants: Sequence[V]) -> Iterator[tuple[V, ...]]:
    """Yield the variants that each possible play has, the play as written first."""
    for chosen in product(*((None, *own) for own in things(variants).values())):
        yield tuple(filter(None, chosen))


def drawn(variants: Sequence[V], dice: Dice) -> tuple[V, ...]:
    """Return the variants of a play drawn by lot; nothing is rolled where nothing varies."""
    return tuple(filter(None, [dice.pick((None, *own)) for own in things(variants).values()]))
