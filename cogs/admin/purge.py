"""The daily purge: it deletes expired data, and the data of servers that removed the bot."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from ..core.context import Bot

log = logging.getLogger(__name__)


class Purge(commands.Cog):
    """Notes which servers removed the bot, and runs the daily purge."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Start the loop."""
        self.daily.start()

    async def cog_unload(self) -> None:
        """Stop the loop. The rest is deleted on another day."""
        self.daily.cancel()

    @tasks.loop(hours=24)
    async def daily(self) -> None:
        """Compare the servers with those that data is kept of, and delete expired data (TAB-125)."""
        try:
            # Servers that are unreachable for the moment are among them.
            await self._bot.tables.cleanup.compare({guild.id for guild in self._bot.guilds})
            await self._bot.tables.cleanup.purge()
        except Exception:
            log.exception("not all was deleted that is kept no longer")

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server sleep that removed the bot (TAB-124). An outage is no removal."""
        await self._bot.tables.cleanup.removed_from(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that invited the bot again."""
        await self._bot.tables.cleanup.is_back(guild.id)

    @daily.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()


async def setup(bot: Bot) -> None:
    """Add the purge."""
    await bot.add_cog(Purge(bot))
