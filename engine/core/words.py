"""Words for a sentence that every room needs."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], word: str = "and") -> str:
    """Return names as a sentence lists them: "Ada, Bob and Cy"; "" where there are none."""
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
