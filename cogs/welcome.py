"""What the bot says when it comes to a server: once, briefly, with a lobby one press away."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from engine import Version

from .controls import button, control_id, view_of
from .house import House
from .limits import ROW_BUTTONS, ROWS
from .reaching import UNREACHABLE
from .replies import SILENT

log = logging.getLogger(__name__)

WORDS = (
    "I keep the lantern and the rules. Gather a party in any channel: I roll the dice, draw the map and call whoever is "
    "next, today or over a week.\n-# `/delve new` opens a lobby, `/how` explains a game, `/help` says more."
)


class Welcome(commands.Cog):
    """Greets a server."""

    def __init__(self, bot: House) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome in the server's channel for such messages, if there is one and the bot may write there.

        None of the games comes before the others; which is good to begin with says the rulebook (TAB-073).
        """
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        games = list(self._bot.tables.games.values())[: ROWS * ROW_BUTTONS]
        buttons = [
            button(f"Play {game.title}", control_id("gather", Version(0, 0), game.key), discord.ButtonStyle.primary)
            for game in games
        ]
        rows = [buttons[start : start + ROW_BUTTONS] for start in range(0, len(buttons), ROW_BUTTONS)]
        try:
            await channel.send(WORDS, view=view_of(rows), allowed_mentions=SILENT)
        except UNREACHABLE as error:
            log.info("no welcome in server %s: %s", guild.id, error)


async def setup(bot: House) -> None:
    """Add the welcome."""
    await bot.add_cog(Welcome(bot))
