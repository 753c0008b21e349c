"""Pages to look up (`Game.page`): how many lines of one fit into a message."""

from __future__ import annotations

from collections.abc import Sequence

from .messages import WORDS

MOST = 3500
"""How long a page may become, in characters."""

_REST = 40
"""What is kept free of them for the line on what is left out."""


def fitted(lines: Sequence[str]) -> str:
    """Return as many lines as fit, and say how many do not."""
    kept: list[str] = []
    size = 0
    for number, line in enumerate(lines):
        size += len(line) + 1
        if size > MOST - _REST:
            kept.append(WORDS("page-more", number=len(lines) - number))
            break
        kept.append(line)
    return "\n".join(kept)
