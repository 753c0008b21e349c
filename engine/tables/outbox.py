"""Outbox: what was saved and is still to be told, and what is known of where it was told."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

from engine.core.errors import TableBroken
from engine.store import Store
from engine.update import Update

from .memory import update_in

log = logging.getLogger(__name__)


class Outbox:
    """What was saved and is still to be told."""

    _store: Store
    _notes: set[asyncio.Task[None]]
    _orders: WeakValueDictionary[int, asyncio.Lock]

    async def untold(self, table: int = 0) -> list[Update]:
        """Return what was saved and not told of a table, by default of all, oldest first: to be made good."""
        updates = []
        for row in await self._store.untold(table):
            try:
                updates.append(update_in(row))
            except TableBroken:
                log.error("update %d of table %d cannot be read, so it is not told", row.id, row.table_id)
        return updates

    async def newest_told(self, table: int) -> Update | None:
        """Return what was told of a table in use last, ``None`` where nothing was."""
        row = await self._store.table(table)
        told = await self._store.update_of_change(table, row.change) if row is not None and row.in_use else None
        return update_in(told) if told is not None else None

    async def told(self, update: Update, message: int = 0) -> None:
        """Remember that an update was told, and in which message (0: in none that has to be found again)."""
        if update.id:
            # Which message is a table's newest post is what was noted last, so that is written in order.
            async with self._orders.setdefault(update.version.table, asyncio.Lock()):
                await self._store.told(update.id, message)

    def note_told(self, update: Update, message: int = 0) -> None:
        """Remember the same without making anybody wait: written in order, and at the latest before closing.

        A crash in between leaves the update untold; whoever makes that good finds the post in the channel.
        """
        note = asyncio.get_running_loop().create_task(self.told(update, message))
        self._notes.add(note)
        note.add_done_callback(self._noted)

    def _noted(self, note: asyncio.Task[None]) -> None:
        self._notes.discard(note)
        if not note.cancelled() and (error := note.exception()):
            log.error("what was told could not be noted: %s", error)

    async def newest_post(self, channel: int) -> int:
        """Return the message id of the newest post of the channel's table, 0 if there is none."""
        return await self._store.post(channel)

    async def nudged_in(self, table: int) -> int:
        """Return the message that nudges at a table, 0 for none."""
        return await self._store.nudge(table)

    async def note_nudge(self, table: int, message: int) -> None:
        """Remember which message nudges at a table, 0 for none."""
        await self._store.note_nudge(table, message)
