"""The options of a scenario in words, as the lobby shows them."""

from __future__ import annotations

from ..files import files
from .words import TYPES

VALUES = {
    ("fortunes", "table"): "rolled on a table",
    ("fortunes", "deck"): "drawn from a deck",
    ("fortunes", "off"): "none",
    ("referee", "bot"): "the bot plays the Challenges",
    ("referee", "gm"): "the game master plays the Challenges",
}
"""The words for values that say too little by themselves."""

PHRASES = {
    ("fortunes", "table"): "fortunes rolled on a table",
    ("fortunes", "deck"): "fortunes drawn from a deck",
    ("fortunes", "off"): "no fortunes",
    ("town", "yes"): "with a town first",
    ("town", "no"): "no town",
    ("referee", "bot"): "the bot plays the Challenges",
    ("referee", "gm"): "the game master plays the Challenges",
}
"""What was chosen, as it stands in a sentence about the scenario."""


def shown(option: str, value: str) -> str:
    """Return the words for an option's value: a scenario made by hand by its own name and type."""
    if option == "scenario":
        known = files.scenario_named(value)
        return f"{known.name} ({known.type})"
    return VALUES.get((option, value), value)


def phrased(option: str, value: str) -> str:
    """Return how the lobby's post tells what was chosen: "Thornruin (a crossing of about 45 minutes)", "no town"."""
    if option == "scenario":
        known = files.scenario_named(value)
        return f"{known.name} ({TYPES[known.type]} of about {known.minutes} minutes)"
    if option == "window":
        return f"{value} for a Reaction, then the best one is taken"
    return PHRASES.get((option, value), "")
