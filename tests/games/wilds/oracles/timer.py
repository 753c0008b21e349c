"""The timer by the rulebook alone: what ticks it, and how far (WLD-065, WLD-066, WLD-135, WLD-136)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

STILL = ("backtrack", "rest", "depart")
"""Actions that do not tick, going back only where the table plays it so (WLD-236, WLD-G24, WLD-G68)."""


def own_ticks(words: list[str], ticks_back: bool, is_long: bool) -> int:
    """Return how often an action ticks by itself, before any dice: once, again for care and for what takes long."""
    if words[0] in STILL:
        return int(words[0] == "backtrack" and ticks_back)
    return 1 + ("careful" in words) + is_long


def follow(timer: int, size: int, happened: Iterable[tuple[str, Mapping[str, Any]]]) -> tuple[int, bool]:
    """Return where the timer stands after what was told, and whether every step of it was right.

    A tick takes one, at 0 none; it is set back only from 0, or after a defeat; a refund gives one back.
    """
    sound = True
    for kind, facts in happened:
        if kind == "ticked":
            lost = 2 if facts["why"] == "gm" and facts["before"] - facts["after"] == 2 else 1
            sound &= facts["before"] == timer and facts["after"] == max(0, timer - lost)
            timer = facts["after"]
        elif kind == "refunded":
            sound &= facts["timer"] == min(size, timer + 1)
            timer = facts["timer"]
        elif kind == "reset":
            sound &= facts["timer"] == size
            timer = size
    return timer, sound
