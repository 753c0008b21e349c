"""The clock: once a minute, moves are made for those who stayed away too long, and what is still untold is told.

After a restart so is whatever came due meanwhile (TAB-077).
"""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from .house import House

log = logging.getLogger(__name__)


class Clock(commands.Cog):
    """Begins when the bot is ready; its first round tells what was saved before a restart and never told."""

    def __init__(self, bot: House) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Start the clock."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the clock."""
        self.tick.cancel()

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """Play what is overdue and tell it. A failure is written down, and the next minute tries again."""
        try:
            await self._bot.herald.tell_untold()
            for update in await self._bot.tables.overdue():
                await self._bot.herald.tell(update)
        except Exception:
            log.exception("the clock missed a minute")

    @tick.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()


async def setup(bot: House) -> None:
    """Start the clock."""
    await bot.add_cog(Clock(bot))
