"""The clock: once a minute it makes overdue moves for absent members, posts pending updates, and leaves servers that the
operator has shut out.

After a restart this covers what became due meanwhile (TAB-077). Each table is handled separately, so that a refused one
does not delay the others. The rate is limited, so that active players keep enough requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

import discord
from discord.ext import commands, tasks

from engine import trace

from ..core.channels import channel_state
from ..core.context import Bot
from ..core.retry import UNREACHABLE, has_left

log = logging.getLogger(__name__)

TABLES_A_SECOND = 12
"""How many tables the clock handles in a second.

Each takes two or three of the 50 requests a second that Discord allows. A third is left to active players.
"""
AT_ONCE = 64
"""How many tables are handled at the same time. If Discord accepts nothing, no more moves are made than that."""


class Pace:
    """Limits how many things begin in a second. After a pause a quarter of them may begin at once."""

    def __init__(self, most: int) -> None:
        self._apart = 1 / most
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until the next one may begin."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next + self._apart, now - 0.25)
        if (wait := self._next - now) > 0:
            await asyncio.sleep(wait)


class Clock(commands.Cog):
    """The loop of the clock. Its first round posts what was saved before a restart."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._pace = Pace(TABLES_A_SECOND)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[int, asyncio.Task[None]] = {}

    async def cog_load(self) -> None:
        """Start the clock."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the clock. Pending updates are posted after the next start."""
        self.tick.cancel()
        for task in self._under_way.values():
            task.cancel()

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """Find tables with pending updates or overdue moves, and handle each in a task.

        A table whose task of an earlier minute still runs is left alone. A failure is logged, and the next minute tries
        again.
        """
        try:
            untold = [update.version.table for update in await self._bot.tables.outbox.untold()]
            due = await self._bot.tables.deadlines.passed()
            await self._leave_shut_out_servers()
        except Exception:
            log.exception("the clock missed a minute")
            return
        for table in dict.fromkeys((*untold, *due)):
            if table not in self._under_way:
                self._under_way[table] = task = asyncio.create_task(self._handle(table, due.get(table)))
                task.add_done_callback(partial(self._finished, table))

    async def _leave_shut_out_servers(self) -> None:
        """Read anew who is shut out, and leave these servers (TAB-206)."""
        await self._bot.tables.shut_out.read()
        for guild in self._bot.guilds:
            if self._bot.tables.shut_out.server(guild.id):
                with contextlib.suppress(*UNREACHABLE):
                    await guild.leave()

    async def _handle(self, table: int, overdue_in: int | None) -> None:
        """Post pending updates of a table. If it is overdue and its channel can be posted in, make the default moves."""
        trace(table=table)
        async with self._room:
            await self._pace.turn()
            try:
                await self._bot.publisher.publish_pending(table)
                if overdue_in is not None and await self._is_readable(overdue_in):
                    await self._release_left_seats(table, overdue_in)
                    if update := await self._bot.tables.deadlines.go_on(table, overdue_in):
                        await self._bot.publisher.publish(update)
            except Exception:
                log.exception("table %d could not be seen to", table)

    async def _is_readable(self, channel: int) -> bool:
        """Return whether members could read a post in a channel; else no moves are made (TAB-098).

        If the channel is gone or locked, or the bot may not post in it, the table sleeps from now on.
        """
        try:
            found = self._bot.get_channel(channel) or await self._bot.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            await self._bot.tables.deadlines.unreachable(channel)
            return False
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return True
        guild = found.guild
        if guild.unavailable:
            return False
        if guild.me is not None and not channel_state(found, guild.me).can_post:
            await self._bot.tables.deadlines.unreachable(channel)
            return False
        return True

    async def _release_left_seats(self, table: int, channel: int) -> None:
        """Give up the seats of overdue members who are no longer in the server."""
        found = self._bot.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return
        guild = found.guild
        for member in await self._bot.tables.deadlines.late(table, channel):
            if not await has_left(guild, member.id):
                continue
            if update := await self._bot.tables.deadlines.left_the_server(table, channel, member):
                await self._bot.publisher.publish(update)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the table of a deleted channel sleep."""
        await self._bot.tables.deadlines.unreachable(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let the table of a deleted thread sleep."""
        await self._bot.tables.deadlines.unreachable(thread.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try the refused posts of a thread again: it may be open now."""
        self._bot.publisher.refused_channels.forget(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try the refused posts of a server again: the bot is back in it."""
        for channel in (*guild.channels, *guild.threads):
            self._bot.publisher.refused_channels.forget(channel.id)

    def _finished(self, table: int, _: asyncio.Task[None]) -> None:
        self._under_way.pop(table, None)

    @tick.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()


async def setup(bot: Bot) -> None:
    """Start the clock."""
    await bot.add_cog(Clock(bot))
