"""Words for a sentence: lists of names, and the house's own names made readable."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], word: str = "and") -> str:
    """Return names as a list: "Ada, Bob and Cy"."""
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def worded(name: str) -> str:
    """Return the name or value of an option as words: ``lantern_bearer`` is shown as "lantern bearer"."""
    return name.replace("_", " ")
