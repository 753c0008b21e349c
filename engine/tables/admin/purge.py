"""Old tables are deleted once a day, and what is left of servers that removed the bot (TAB-124, TAB-125, TAB-184)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection

from engine.store import RemovedRow
from engine.tables.admin.clockwork import Clockwork
from engine.tables.context import Context

log = logging.getLogger(__name__)

DAY = 24 * 3600
MONTH = 30.44 * DAY
"""A month of the calendar, as long as they are on average (seconds)."""
SHORTLY = 30
"""So many days closed lobbies, refusals and idle private tables are kept, and what is left of servers without the bot."""
YEAR = 12
"""So many months what came of daily delves is kept."""
UNUSED = 14
"""So many days a member's own link to the page of a table stays good without being used (TAB-198)."""
UNSENT = 2
"""So many days what is to be delivered to a webhook is kept at most (TAB-214): it may be switched off meanwhile."""
FLEETING = 7
"""So many days another way of a game is kept (TAB-195), and practice (TAB-162), from when it was begun."""
Retention = Callable[[int], Awaitable[int | None]]
"""Says how many months the finished tables of a server are kept (TAB-132), ``None`` for ever."""


class Cleanup:
    """Deletes what is not kept any longer. ``retention`` gives the months that a server keeps its tables."""

    def __init__(self, context: Context, deadlines: Clockwork, retention: Retention) -> None:
        self._context = context
        self._deadlines = deadlines
        self._retention = retention
        self.deleted: list[Callable[[int], None]] = []
        """Who is told of a server whose data is deleted."""

    async def removed_from(self, guild: int) -> None:
        """Let the tables of a server sleep that the bot was removed from, and note when; its rows go in 30 days."""
        await self._context.store.purge.removed_from(RemovedRow(guild, self._context.now()))
        for channel in await self._deadlines.tables_in(guild):
            await self._deadlines.unreachable(channel)

    async def is_back(self, guild: int) -> None:
        """Keep what there is of a server that the bot came back to: its tables can be woken."""
        if await self._context.store.purge.is_back(guild):
            log.info("server %d: back, and nothing of it is deleted", guild)

    async def compare(self, guilds: Collection[int]) -> None:
        """Note which servers the bot was removed from, or came back to, while it was not running.

        ``guilds`` are those that it is in, also those that cannot be reached just now: an outage is no removal.
        """
        gone = {row.guild for row in await self._context.store.purge.removed()}
        for guild in await self._context.store.purge.guilds():
            if guild not in guilds and guild not in gone:
                await self.removed_from(guild)
        for guild in gone & set(guilds):
            await self.is_back(guild)

    async def purge(self) -> int:
        """Delete what is kept no longer (TAB-125), table by table; return how many tables went."""
        now, store = self._context.now(), self._context.store.purge
        wanted = [(table, 0) for table in await store.husks()]
        soon = await store.fleeting(now - FLEETING * DAY)
        for found in (await store.closed(now - SHORTLY * DAY), await store.idle(now - SHORTLY * DAY), soon):
            wanted += [(table, channel) for table, channel, _, _ in found]
        months: dict[int, int | None] = {}
        for table, channel, guild, ended in await store.ended(now - int(MONTH)):
            if await self._is_old(guild, ended, months):
                wanted.append((table, channel))
        for table, channel in wanted:
            await self._delete(table, channel)
        idle = await store.campaigns(now - int(MONTH))
        for campaign in [number for number, guild, at in idle if await self._is_old(guild, at, months)]:
            await store.delete_campaign(campaign)
        await self._context.store.dailies.purge(int(now - YEAR * MONTH) // DAY)
        await self._context.store.deletions.purge(int(now - 2 * YEAR * MONTH))
        await self._context.store.windows.purge(now - UNUSED * DAY)
        await self._context.store.hooks.purge(now - UNSENT * DAY)
        refusals, servers = await store.delete_refusals(now - SHORTLY * DAY), 0
        for row in await store.removed():
            if row.at <= now - SHORTLY * DAY:
                wanted += await self._delete_guild(row.guild)
                servers += 1
        if wanted or refusals or servers:
            log.info("deleted: %d tables, %d refusals, what was left of %d servers", len(wanted), refusals, servers)
        return len(wanted)

    async def _is_old(self, guild: int, at: int, months: dict[int, int | None]) -> bool:
        """Return whether what a server was done with then is kept no longer; ``months`` is what is known of servers."""
        if guild not in months:
            months[guild] = await self._retention(guild)
        kept = months[guild]
        return kept is not None and at < self._context.now() - int(kept * MONTH)

    async def _delete_guild(self, guild: int) -> tuple[tuple[int, int], ...]:
        tables = await self._context.store.purge.of_guild(guild)
        for table, channel in tables:
            await self._delete(table, channel)
        await self._context.store.purge.delete_guild(guild, tuple({channel for _, channel in tables}))
        for told in self.deleted:
            told(guild)
        return tables

    async def _delete(self, table: int, channel: int) -> None:
        async with self._context.cache.lock(channel):
            await self._context.store.purge.delete(table)
            self._context.cache.drop(table, channel)
