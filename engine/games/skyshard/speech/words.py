"""What classes and enemies are, in few words."""

from __future__ import annotations

from ..state.catalogue import WORDS
from ..state.content import Chip, content
from ..state.state import State


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


def trap_does(state: State, tile: str) -> str:
    """Return what the trap beside a tile does when it goes off: "lose 2 health" (SKY-G44)."""
    cards = content().cards
    trap = next(trap for lies in state.beside if lies.tile == tile and (trap := cards[lies.card].trap) is not None)
    effect = trap.failure
    return WORDS("trap-does", effect=effect.kind, amount=effect.amount, party=effect.who == "party")


def habit(chip: Chip) -> str:
    """Return what an enemy's habit is called in few words (SKY-G82); "" for one that just hunts."""
    return WORDS(f"habit-{chip.habit}")


def acts(chip: Chip) -> str:
    """Return how an enemy acts, as a sentence goes on after its name; "" for one that just hunts."""
    return WORDS(f"acts-{chip.habit}")


def foe_numbers(chip: Chip) -> str:
    """Return an enemy's numbers and how it acts (SKY-G20, SKY-G82); "" for one of level 1 that just hunts."""
    how = acts(chip)
    if chip.level == 1 and not how:
        return ""
    return WORDS(
        "foe-numbers",
        chip=chip.id,
        health=chip.health,
        dice=chip.dice,
        guard=chip.guard,
        reach=chip.reach,
        targets=chip.targets,
        how=how,
    )
