"""Readable words for option names and for facts about a game."""

from __future__ import annotations

from engine import WORDS

HYPHENED = {"stand_ins": "stand-ins"}
"""Option names that are written as one word."""


def readable(name: str) -> str:
    """Return the name or value of an option as words: ``lantern_bearer`` becomes "lantern bearer"."""
    return HYPHENED.get(name) or name.replace("_", " ")


def opposition(*, contested: bool) -> str:
    """Return whether members play "together" or "against each other"."""
    return WORDS("playing-against" if contested else "playing-together")


def duration(minutes: int) -> str:
    """Return about how long a game takes: "about 40 minutes", "about an hour", "about 3 hours"; "" for 0."""
    if not minutes:
        return ""
    if minutes < 100 and minutes != 60:
        return WORDS("about-minutes", minutes=minutes)
    return WORDS("about-hours", hours=round(minutes / 60))
