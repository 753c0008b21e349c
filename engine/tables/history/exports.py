"""A game as a file, and the seal of its dice."""

from __future__ import annotations

from functools import partial

import msgspec

from engine.core.dice import commitment
from engine.tables.context import Context
from engine.tables.history import export
from engine.tables.session.broken import broken
from engine.tables.updates.stories import key_shown


class Exports:
    """Hands out the record of a game."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def seal(self, channel: int) -> str:
        """Return the hash of the dice key, whole, for all and from the start on (TAB-046)."""
        live = await self._context.cache.readable(channel)
        live.playing()
        return commitment(live.row.key)

    async def opened_key(self, channel: int) -> str:
        """Return the line that gives the dice key away; "" while it is sealed (TAB-044)."""
        return key_shown(await self._context.cache.readable(channel))

    async def export(self, channel: int, *, revealed: bool = False) -> tuple[str, bytes]:
        """Return the delve as a file (name, JSON): public stories while it runs, everything once it has ended; of a private
        table only where its key is ``revealed``."""
        live = await self._context.cache.readable(channel)
        live.playing()
        rows = await self._context.store.journal(live.row.id)
        file = await self._context.store.file(live.row.id) if live.row.file else ""
        try:
            snapshots = await self._context.store.snapshots(live.row.id) if live.row.status == "over" else ()
            work = partial(export.file_of, live, rows, file, snapshots, revealed=revealed)
            return await self._context.in_render_pool(work)
        except msgspec.MsgspecError as error:
            raise broken(live.row, error) from error
