"""How an event that everybody may know is made."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Value


def told(kind: str, rules: Sequence[str], reveals: bool = False, /, **facts: Value) -> Event:
    """Return an event for all; ``reveals`` as `Event.reveals`."""
    return Event(kind, tuple(rules), facts, None, reveals)
