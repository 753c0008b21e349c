"""Readable words for option names and for facts about a game."""

from __future__ import annotations

HYPHENED = {"stand_ins": "stand-ins"}
"""Option names that are written as one word."""


def readable(name: str) -> str:
    """Return the name or value of an option as words: ``lantern_bearer`` becomes "lantern bearer"."""
    return HYPHENED.get(name) or name.replace("_", " ")


def opposition(*, contested: bool) -> str:
    """Return whether members play "together" or "against each other"."""
    return "against each other" if contested else "together"


def duration(minutes: int) -> str:
    """Return about how long a game takes: "about 40 minutes", "about an hour", "about 3 hours"; "" for 0."""
    if not minutes:
        return ""
    if minutes < 100 and minutes != 60:
        return f"about {minutes} minutes"
    hours = round(minutes / 60)
    return "about an hour" if hours == 1 else f"about {hours} hours"
