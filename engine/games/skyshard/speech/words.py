"""What classes and enemies are, in few words."""

from __future__ import annotations

from ..state.catalogue import WORDS
from ..state.content import Chip, content


def class_numbers(kind: str) -> str:
    """Return the numbers of a class."""
    known = content().adventurers[kind]
    return WORDS(
        "class-numbers",
        health=known.health,
        stamina=known.stamina,
        dice=known.dice,
        guard=known.guard,
        reach=known.reach,
        trick=known.trick or "none",
    )


def habit(chip: Chip) -> str:
    """Return what an enemy's habit is called in few words (SKY-G82); "" for one that just hunts."""
    return WORDS(f"habit-{chip.habit}")


def acts(chip: Chip) -> str:
    """Return how an enemy acts, as a sentence goes on after its name; "" for one that just hunts."""
    return WORDS(f"acts-{chip.habit}")
