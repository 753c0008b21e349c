"""What things and numbers are called in sentences: effects, relics, classes, units."""

from __future__ import annotations

from engine.core.words import count, upper

from ..state.content import Effect, chip_named, content
from ..state.naming import lower_companion

HABITS = {
    "wary": "keeps away",
    "guards": "never leaves its tile",
    "stalks": "goes for the weakest",
    "flees": "runs when hurt",
    "calls": "calls others",
    "swaps": "swaps when hurt",
    "still": "still while seen",
}
"""What an enemy's habit is called in few words (SKY-G82)."""
ACTS = {
    "wary": "keeps away from you",
    "guards": "never leaves its tile",
    "stalks": "goes for the weakest of you",
    "flees": "runs once half its health is gone",
    "calls": "stays and calls others to you",
    "swaps": "changes places once it is hurt",
    "still": "moves only while none of you sees it",
}
"""How an enemy with a habit will act, as a sentence goes on after its name."""


def effect_words(effect: Effect | None) -> str:
    """Return what a relic's use does, in few words."""
    if effect is None:
        return ""
    amount = effect.amount
    said = {
        "heal": f"heal {amount} health",
        "rest": f"remove {amount} fatigue",
        "dice": f"{amount} more dice for one attack",
        "stamina": f"{amount} more Stamina this turn",
        "reroll": "roll one lock die again",
        "peek": "look at the top card",
        "relic": f"draw {count(amount, 'relic')}",
    }.get(effect.kind, effect.kind)
    return f"{said}{', for everybody' if effect.who == 'party' else ''}"


def relic_words(relic: str) -> str:
    """Return what a relic does, in few words: "once, heal 3 health", "+1 guard while in play"."""
    known = content().relics[relic]
    if known.bonus is None:
        return f"once, {effect_words(known.effect)}"
    word = {"dice": "attack die", "guard": "guard", "stamina": "Stamina", "health": "greatest health"}[known.bonus]
    return f"+{known.amount} {word} while in play"


def knack(kind: str) -> str:
    """Return what a class is for, in a few words."""
    known = content().adventurers[kind]
    if known.trick is not None:
        return {"heal": "heals", "locks": "best at locks"}[known.trick]
    return "shoots far" if known.reach > 1 else "hits hardest"


def class_line(kind: str) -> str:
    """Return a class in one short line."""
    known = content().adventurers[kind]
    trick = {"heal": ", heals 2 a turn", "locks": ", 1 more roll at locks"}.get(known.trick or "", "")
    dice = f"{known.dice} dice, guard {known.guard}, reach {known.reach}"
    return f"{known.name}: {known.health} health, Stamina {known.stamina}, {dice}{trick}"


def upper_unit(name: str) -> str:
    """Return a unit's name at the beginning of a sentence: people's as it is, a companion's with its article."""
    said = lower_companion(name)
    return name if said == name else upper(said)


def acts(chip: str) -> str:
    """Return how an enemy acts, after its name; "" for one that just hunts."""
    return ACTS.get(chip_named(chip).habit, "")
