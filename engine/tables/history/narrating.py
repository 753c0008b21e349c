"""The story of a delve without its bookkeeping: what of each entry a chronicle tells, and what it leaves out (TAB-152)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.api.views import Eye
from engine.core import capabilities
from engine.core.game import Event
from engine.core.recalling import Retold
from engine.core.table import Table
from engine.tables.history.timeline import PUBLIC, Timeline, view_of
from engine.tables.updates.stories import plainly


def narrated(timeline: Timeline, position: int, eye: Eye) -> str:
    """Return an entry as a chronicle tells it, without small print; "" where nothing came about by it that mattered.

    The first entry is told in any case, for it sets the scene. What only some were told stands there once nothing is hidden
    from the ``eye``, and where it mattered.
    """
    table = timeline.table_at(position)
    if table is None:
        return plainly(timeline.story(position))
    public = [event for event in timeline.events[position] if event.seats is None]
    tells = position == 0 or _mattered(timeline, table, PUBLIC, public) or bool(timeline.high_points(position))
    words = [_without_time(timeline, plainly(timeline.story(position)))] if tells else []
    if eye.whole:
        words += map(plainly, timeline.alone(position, eye, lambda seat, own: _mattered(timeline, table, Eye(seat), own)))
    return "\n".join(filter(None, words))


def _without_time(timeline: Timeline, told: str) -> str:
    """Return a story without sentences such as "Round 3.", for the chapters say that."""
    part = capabilities.memory(timeline.game).part
    sentence = rf"(?:(?<=[.!?”*] )|^)(?:\*\*)?{part.capitalize()} \d+\.(?:\*\*)?(?: |$)"
    return re.sub(sentence, "", told, flags=re.MULTILINE).strip() if part else told


def _mattered(timeline: Timeline, table: Table, eye: Eye, events: Sequence[Event]) -> bool:
    """Return whether a member who was away would be told of some events; where a game does not say, a secret matters."""
    memory = capabilities.memory(timeline.game)
    if isinstance(memory, Retold) and eye.seat is not None:
        return bool(events)
    return bool(events) and bool(memory.recalled(view_of(table, eye), events))
