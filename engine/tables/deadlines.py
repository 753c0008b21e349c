"""Deadlines: which tables have waited long enough, and how each goes on without those who are away."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec

from engine.core.errors import NoTable
from engine.store import Store
from engine.update import Call, Update

from . import moves
from .live import Live
from .memory import Memory, update_in
from .settling import due_after
from .telling import Step

log = logging.getLogger(__name__)

SHELVED = 3600
"""Seconds until a table whose deadline could not be kept is tried again."""


class Deadlines:
    """The deadlines of all tables. ``save`` writes a step of a table, ``now`` gives the time in Unix seconds."""

    def __init__(
        self,
        store: Store,
        memory: Memory,
        save: Callable[[Live, Step, Call | None], Awaitable[Update]],
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._memory = memory
        self._save = save
        self._now = now
        self._shelved: dict[int, int] = {}

    async def passed(self) -> dict[int, int]:
        """Return the tables whose deadline has passed, longest first, each with its channel: for `go_on_without`.

        One that could not go on is left out for a while. A table without a deadline is left as it is, however long nobody
        plays (TAB-074).
        """
        now = self._now()
        self._shelved = {table: until for table, until in self._shelved.items() if until > now}
        return {row.id: row.channel for row in await self._store.alarms(now) if row.id not in self._shelved}

    async def go_on_without(self, table: int, channel: int) -> Update | None:
        """Play the game's default for whoever is past the deadline of a table.

        ``None`` where nothing is to be done (any more), or nothing can be: then it is left alone for a while.
        """
        now = self._now()
        try:
            return await self._played(table, channel, now)
        except NoTable:
            return None  # It was moved, or put away, meanwhile.
        except Exception:
            log.exception("table %d cannot go on without those who are away", table)
            self._shelved[table] = now + SHELVED
            return None

    async def _played(self, table: int, channel: int, now: int) -> Update | None:
        async with self._memory.lock(channel):
            live = await self._memory.held(channel)
            if live.row.id != table or not 0 < live.row.due <= now:
                return None
            step = moves.away(live, now, await self._store.played_for(table))
            if step is not None and not (step.update.kind == "reminder" and await self._reminded(live)):
                return await self._save(live, step, None)
            self._memory.forget(channel)
            due = due_after(live, now)
            await self._store.mark(msgspec.structs.replace(live.row, due=due, alarm=due))
            return None

    async def _reminded(self, live: Live) -> bool:
        """Return whether the newest change of a table was a reminder: those who are away are reminded once."""
        told = await self._store.update_of_change(live.row.id, live.row.change)
        return told is not None and update_in(told).kind == "reminder"
