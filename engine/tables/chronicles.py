"""Chronicles: what is told of a delve as a whole, made from its journal when it is asked for."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Executor

from engine.store import EntryRow, Store
from engine.update import Ending, Update

from .chronicle import ending_of
from .live import Live
from .memory import Memory

log = logging.getLogger(__name__)

CHUNK = 500
"""Journal rows that are read at a time."""


class Chronicles:
    """Looks back on delves. Nothing is changed by it."""

    def __init__(self, store: Store, memory: Memory, easel: Executor) -> None:
        self._store = store
        self._memory = memory
        self._easel = easel

    async def ending(self, update: Update) -> Ending | None:
        """Return what the last post of a delve says besides how it ended; ``None`` where that is another table's, or cannot
        be made from what is kept of it (then that is logged)."""
        try:
            live = await self._memory.readable(update.channel)
            if live.row.id != update.version.table or live.row.status != "over":
                return None
            rows = await self._rows(live)
            work = asyncio.get_running_loop().run_in_executor(self._easel, ending_of, live, rows, update.story)
            return await work
        except Exception:
            log.exception("what became of %s cannot be told", update.version)
            return None

    async def _rows(self, live: Live) -> list[EntryRow]:
        rows: list[EntryRow] = []
        while chunk := await self._store.entries(live.row.id, len(rows), CHUNK):
            rows += chunk
        return rows
