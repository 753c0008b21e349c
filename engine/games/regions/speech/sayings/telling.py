"""What all sentences are made with: one of our own by its subject, and a table of them by kind of event."""

from __future__ import annotations

from collections.abc import Callable

from ...state.content import content
from ..words import Facts

Sayings = dict[str, Callable[[Facts], str]]
"""A sentence for each kind of event, made of its facts, in which names stand as they do inside a sentence."""


def saying(subject: str, number: int) -> str:
    """Return one of our sentences on a subject ("arrive.dungeon"), by a number that goes on; "" where there are none."""
    known = content().sayings.get(subject, ())
    return known[number % len(known)] if known else ""
