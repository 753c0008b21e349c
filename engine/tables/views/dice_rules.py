"""When a card says how its dice are read: only the first times at a table, counted from its journal (TAB-078)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from engine.api.update import Version
from engine.core.game import Event
from engine.core.high_points import HighPoint
from engine.store import EntryRow

TIMES = 2
"""So many posts of a table say how dice of one kind are read."""
AT_ONCE = 100
"""So many rows of a journal are read at a time."""


class Journals(Protocol):
    """What rows of journals are read from."""

    async def entries(self, table: int, first: int, count: int) -> tuple[EntryRow, ...]:
        """Return ``count`` rows of a journal from the ``first`` on."""
        ...


async def is_explained(journals: Journals, card: HighPoint, version: Version) -> bool:
    """Return whether a card in the post of a change says how its dice are read.

    It does unless `TIMES` changes before, taken back ones left out, showed dice of its kind to everybody.
    """
    if not card.rule:
        return False
    changes: set[int] = set()
    first = 0
    while rows := await journals.entries(version.table, first, AT_ONCE):
        for row in rows:
            if row.change >= version.change:
                return True
            if not row.struck and _shows(row, card.kind):
                changes.add(row.change)
            if len(changes) >= TIMES:
                return False
        first += len(rows)
    return True


def _shows(row: EntryRow, kind: str) -> bool:
    """Return whether an event of a kind was told to all by a row."""
    if f'"{kind}"'.encode() not in row.events:
        return False
    events = msgspec.json.decode(row.events, type=list[Event])
    return any(event.kind == kind and event.seats is None for event in events)
