"""Words for a sentence: the house's own names made readable."""

from __future__ import annotations


def worded(name: str) -> str:
    """Return the name or value of an option as words: ``lantern_bearer`` is shown as "lantern bearer"."""
    return name.replace("_", " ")
