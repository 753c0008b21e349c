"""Updates that are saved but not yet posted, and the posts of those that are."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import msgspec

from engine.api.update import Update, Version
from engine.core.errors import GameError, TableBroken
from engine.store import TableRow, is_unreadable
from engine.tables.context import Context
from engine.tables.session.cache import update_in

log = logging.getLogger(__name__)


class Outbox:
    """What was saved and is still to be told."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._notes: set[asyncio.Task[None]] = set()
        self._orders: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unmarked: dict[int, dict[int, int]] = {}
        """By table: updates that are posted but not marked so, in order, each with the message id."""

    async def untold(self, table: int = 0) -> list[Update]:
        """Return what was saved and not told of a table, by default of all, oldest first: to be made good.

        What was told, but could not be marked so, is marked first, and left out in any case. What is told late is told
        where its table is by now, and without a deadline where that rests.
        """
        for unmarked in [table] if table else list(self._unmarked):
            await self._marked_again(unmarked)
        found = await self._context.store.untold(table)
        rows = [row for row in found if row.id not in self._unmarked.get(row.table_id, ())]
        tables = {item: await self._where(item) for item in {row.table_id for row in rows}}
        updates = []
        for row in rows:
            try:
                updates.append(_as_it_stands(update_in(row), tables[row.table_id]))
            except TableBroken:
                log.error("update %d of table %d cannot be read, so it is not told", row.id, row.table_id)
        return updates

    async def _where(self, table: int) -> TableRow | None:
        """Return the row of a table, ``None`` also where it cannot be read: then an update keeps its channel."""
        try:
            return await self._context.store.table(table)
        except TableBroken as error:
            if not is_unreadable(error):
                raise
            return None

    async def newest_told(self, table: int) -> Update | None:
        """Return what was told of a table in use last, ``None`` where nothing was."""
        row = await self._context.store.table(table)
        told = await self._context.store.update_of_change(table, row.change) if row is not None and row.in_use else None
        return update_in(told) if told is not None else None

    async def told(self, update: Update, message: int = 0) -> None:
        """Remember that an update was told, and in which message (0: in none that has to be found again).

        Where the store cannot be reached that is remembered here, and tried again before anything else of the table is
        noted or told; what it raises is what the store says.
        """
        if update.id:
            table = update.version.table
            self._unmarked.setdefault(table, {})[update.id] = message
            await self._mark(table)

    async def _mark(self, table: int) -> None:
        """Mark what was told of a table, oldest first: which message is its newest post is what was marked last."""
        async with self._orders.setdefault(table, asyncio.Lock()):
            waiting = self._unmarked.get(table, {})
            for update, message in list(waiting.items()):
                await self._context.store.told(update, message)
                waiting.pop(update, None)
            if not waiting:
                self._unmarked.pop(table, None)

    async def _marked_again(self, table: int) -> None:
        """Do the same for what could not be marked when it was told; a failure is written down."""
        if table in self._unmarked:
            try:
                await self._mark(table)
            except GameError as error:
                log.warning("what was told of table %d still cannot be noted: %s", table, error)

    def note_told(self, update: Update, message: int = 0) -> None:
        """Remember the same without making a caller wait: written in order, and at the latest before closing.

        A crash in between leaves the update untold; the next start tells it again and finds the post in the channel.
        """
        note = asyncio.get_running_loop().create_task(self.told(update, message))
        self._notes.add(note)
        note.add_done_callback(self._noted)

    def _noted(self, note: asyncio.Task[None]) -> None:
        self._notes.discard(note)
        if not note.cancelled() and (error := note.exception()):
            log.error("what was told could not be noted: %s", error)

    async def all_noted(self) -> None:
        """Wait until what was told is noted, as far as the store takes it."""
        await asyncio.gather(*self._notes, return_exceptions=True)
        await asyncio.gather(*map(self._marked_again, list(self._unmarked)), return_exceptions=True)

    async def newest_post(self, channel: int) -> int:
        """Return the message id of the newest post of the channel's table, 0 if there is none."""
        return await self._context.store.post(channel)

    async def post_of(self, table: int) -> int:
        """Return the message id of the newest post that is noted of a table, 0 if there is none."""
        return await self._context.store.post_of(table)

    async def nudged_in(self, table: int) -> int:
        """Return the message that nudges at a table, 0 for none."""
        return await self._context.store.nudge(table)

    async def note_nudge(self, table: int, message: int) -> None:
        """Remember which message nudges at a table, 0 for none."""
        await self._context.store.note_nudge(table, message)

    async def updates_after(self, version: Version) -> list[tuple[Update, bool]]:
        """Return what is remembered of the changes of a table after one, oldest first, and whether it was told."""
        rows = await self._context.store.updates_after(version.table, version.change)
        return [(update_in(row), told) for row, told in rows]

    async def version_of(self, message: int) -> Version | None:
        """Return the change that a post tells about, ``None`` where none is known or it is forgotten."""
        row = await self._context.store.update_in(message)
        return Version(row.table_id, row.change) if row else None


def _as_it_stands(update: Update, row: TableRow | None) -> Update:
    """Return an update for the channel where its table is in use now, and without a deadline where that rests by now."""
    if row is None or not row.in_use:
        return update
    if row.rest:
        update = msgspec.structs.replace(update, due=0, default="", reminder=0, rest=row.rest)
    return msgspec.structs.replace(update, channel=row.channel) if row.channel > 0 else update
