"""What the bot says when it comes to a server: once, briefly, with a lobby one press away."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord
from discord.ext import commands

from engine import AnyGame, Version

from ..core.context import House
from ..core.limits import ROW_BUTTONS, ROWS
from ..core.retry import UNREACHABLE
from ..messages.controls import button, control_id
from ..messages.game_list import first_of, in_brief, in_order
from ..messages.layout import Shown, in_rows, sent
from ..messages.text import SILENT

log = logging.getLogger(__name__)

ABOVE = "I keep the lantern and the rules, and call whoever is next, today or over a week."
BELOW = "-# Alone? I bring company. `/delve new` opens a lobby, `/how` explains a game, `/help` says more."


def words(games: Mapping[str, AnyGame]) -> str:
    """Return the welcome: each game in a line that a phone has room for, and which is good to begin with."""
    first = first_of(games)
    begin = [f"New here? Begin with **{first.title}**."] if first and len(games) > 1 else []
    return "\n".join([ABOVE, *begin, *(f"**{game.title}**: {in_brief(game)}" for game in in_order(games)), BELOW])


class Welcome(commands.Cog):
    """Greets a server."""

    def __init__(self, bot: House) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome in the server's channel for such messages, if there is one and the bot may write there.

        Its buttons stand in the order of its lines, the game to begin with first (TAB-073).
        """
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        # Whoever comes back finds what was set before.
        settings = await self._bot.tables.servers.settings(guild.id)
        known = {key: game for key, game in self._bot.tables.games.items() if settings.has(key)}
        games = in_order(known)[: ROWS * ROW_BUTTONS] if settings.is_open(channel.id) else []
        buttons = [
            button(f"Play {game.title}", control_id("gather", Version(0, 0), game.key), discord.ButtonStyle.primary)
            for game in games
        ]
        rows = [buttons[start : start + ROW_BUTTONS] for start in range(0, len(buttons), ROW_BUTTONS)]
        try:
            await channel.send(**sent(Shown(words(known), groups=in_rows(rows))), allowed_mentions=SILENT)
        except UNREACHABLE as error:
            log.info("no welcome in server %s: %s", guild.id, error)


async def setup(bot: House) -> None:
    """Add the welcome."""
    await bot.add_cog(Welcome(bot))
