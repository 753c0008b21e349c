"""Words for a sentence: the house's own names made readable."""

from __future__ import annotations

HYPHENED = {"stand_ins": "stand-ins"}
"""The names of options that are one word."""


def readable(name: str) -> str:
    """Return the name or value of an option as words: ``lantern_bearer`` is shown as "lantern bearer"."""
    return HYPHENED.get(name) or name.replace("_", " ")


def opposition(*, contested: bool) -> str:
    """Return whether those who sit play with each other or against each other."""
    return "against each other" if contested else "together"


def duration(minutes: int) -> str:
    """Return about how long a game takes: "about 40 minutes", "about an hour", "about 3 hours"; "" for 0."""
    if not minutes:
        return ""
    if minutes < 100 and minutes != 60:
        return f"about {minutes} minutes"
    hours = round(minutes / 60)
    return "about an hour" if hours == 1 else f"about {hours} hours"
