"""Purges: once a day what is kept no longer is deleted, and what is left of servers that the bot was removed from."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from ..core.context import Bot

log = logging.getLogger(__name__)


class Purge(commands.Cog):
    """Notes which servers the bot is removed from, and begins the daily purge once it is ready."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Begin."""
        self.daily.start()

    async def cog_unload(self) -> None:
        """Stop; what is not deleted yet is so on another day."""
        self.daily.cancel()

    @tasks.loop(hours=24)
    async def daily(self) -> None:
        """Compare the servers with those of which anything is kept, and delete what is kept no longer (TAB-125)."""
        try:
            # Those that cannot be reached just now are among them.
            await self._bot.tables.purging.compare({guild.id for guild in self._bot.guilds})
            await self._bot.tables.purging.purge()
        except Exception:
            log.exception("not all was deleted that is kept no longer")

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server sleep that the bot was removed from (TAB-124); an outage is no removal."""
        await self._bot.tables.purging.removed_from(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what there is of a server that the bot is back in."""
        await self._bot.tables.purging.is_back(guild.id)

    @daily.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()


async def setup(bot: Bot) -> None:
    """Begin the purges."""
    await bot.add_cog(Purge(bot))
