"""Words for a sentence that every room needs."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], word: str = "and") -> str:
    """Return names as a sentence lists them: "Ada, Bob and Cy"; "" where there are none."""
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def not_yours(names: Sequence[str]) -> str:
    """Return what somebody reads who is not awaited: "It's Ada's or Bob's turn. I'll call you."."""
    owners = [f"{name}'s" for name in names or ("nobody",)]
    return f"It's {listed(owners, 'or')} turn. I'll call you."
