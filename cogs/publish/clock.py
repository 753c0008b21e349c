"""The clock: once a minute, moves are made for those who stayed away too long, and what is still untold is told.

After a restart so is whatever came due meanwhile (TAB-077). Each table is seen to by itself, so that one of which Discord
takes nothing keeps no other waiting; and not more of them in a second than leaves room for those who play.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord
from discord.ext import commands, tasks

from engine import trace

from ..core.channels import channel_state
from ..core.context import Bot
from ..core.retry import has_left

log = logging.getLogger(__name__)

TABLES_A_SECOND = 12
"""How many tables the clock goes on with in a second. Each takes two or three requests (a post, the controls of the post
before, perhaps a look back), and Discord takes 50 a second of a bot: a third of them is left to those who play."""
AT_ONCE = 64
"""How many tables are gone on with at the same time: when Discord takes nothing at all, no more is played than that."""


class Pace:
    """Lets a number of things begin in each second, and after a pause those of a quarter of one at once."""

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
    """Begins when the bot is ready; its first round tells what was saved before a restart and never told."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._pace = Pace(TABLES_A_SECOND)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[int, asyncio.Task[None]] = {}

    async def cog_load(self) -> None:
        """Start the clock."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the clock; what is not told yet is told after the next start."""
        self.tick.cancel()
        for task in self._under_way.values():
            task.cancel()

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """See what is untold and what is overdue, and have it seen to, table by table.

        A table that is still being seen to since the last minute is left to that. A failure is written down, and the next
        minute tries again.
        """
        try:
            untold = [update.version.table for update in await self._bot.tables.outbox.untold()]
            due = await self._bot.tables.deadlines.passed()
        except Exception:
            log.exception("the clock missed a minute")
            return
        for table in dict.fromkeys((*untold, *due)):
            if table not in self._under_way:
                self._under_way[table] = task = asyncio.create_task(self._see_to(table, due.get(table)))
                task.add_done_callback(partial(self._seen_to, table))

    async def _see_to(self, table: int, overdue_in: int | None) -> None:
        """Tell what is untold of a table and, where it is overdue in a channel, go on with it when that can be told."""
        trace(table=table)
        async with self._room:
            await self._pace.turn()
            try:
                await self._bot.publisher.publish_pending(table)
                if overdue_in is not None and await self._is_readable(overdue_in):
                    await self._see_who_left(table, overdue_in)
                    if update := await self._bot.tables.deadlines.go_on(table, overdue_in):
                        await self._bot.publisher.publish(update)
            except Exception:
                log.exception("table %d could not be seen to", table)

    async def _is_readable(self, channel: int) -> bool:
        """Return whether a post in a channel would be read: nothing is played where nobody can (TAB-098).

        Where it is gone, locked, or the bot is shut out, its table sleeps from now on.
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

    async def _see_who_left(self, table: int, channel: int) -> None:
        """Leave the seats of those to the house who are late and no longer in the server."""
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
        """Let the table of a channel sleep that is gone."""
        await self._bot.tables.deadlines.unreachable(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let the table of a thread sleep that is gone."""
        await self._bot.tables.deadlines.unreachable(thread.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again what a thread refused: it may be open now."""
        self._bot.publisher.refused_channels.forget(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again what the channels of a server refused that the bot is back in."""
        for channel in (*guild.channels, *guild.threads):
            self._bot.publisher.refused_channels.forget(channel.id)

    def _seen_to(self, table: int, _: asyncio.Task[None]) -> None:
        self._under_way.pop(table, None)

    @tick.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()


async def setup(bot: Bot) -> None:
    """Start the clock."""
    await bot.add_cog(Clock(bot))
