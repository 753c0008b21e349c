"""The welcome: one short post when the bot joins a server, with buttons that open a lobby."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord
from discord.ext import commands

from engine import WORDS, AnyGame, Version

from ..core.context import Bot
from ..core.limits import ROW_BUTTONS, ROWS
from ..core.retry import UNREACHABLE
from ..messages.controls import button, control_id, learn_button
from ..messages.game_list import first_game, newcomer_order, summary
from ..messages.layout import MessageContent, button_rows, in_rows, send_arguments
from ..messages.operator_lines import support_lines
from ..messages.text import NO_MENTIONS

log = logging.getLogger(__name__)


def words(games: Mapping[str, AnyGame]) -> str:
    """Return the welcome: a line for each game, short enough for a phone, and which one to begin with."""
    first = first_game(games)
    begin = [WORDS("welcome.first", game=first.title)] if first and len(games) > 1 else []
    told = [WORDS("game-summary", game=game.title, summary=summary(game)) for game in newcomer_order(games)]
    return "\n".join([WORDS("welcome"), *begin, *told, WORDS("welcome.below")])


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where the welcome is posted: the system channel, else the first channel in which everybody may write, else the
    first in which the bot may. ``None`` if there is no such channel."""

    def may_write(channel: discord.TextChannel, who: discord.Member | discord.Role) -> bool:
        granted = channel.permissions_for(who)
        return granted.view_channel and granted.send_messages

    system = [guild.system_channel] if guild.system_channel else []
    ours = [channel for channel in (*system, *guild.text_channels) if may_write(channel, guild.me)]
    common = [channel for channel in ours if channel in system or may_write(channel, guild.default_role)]
    return next(iter(common or ours), None)


class Welcome(commands.Cog):
    """Posts the welcome."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome in one channel of the server, if the bot may post in any.

        Its buttons are in the order of its lines, the best game for newcomers first (TAB-073).
        """
        channel = channel_for(guild)
        if channel is None:
            return
        # A server that invites the bot again still has its settings.
        settings = await self._bot.tables.server_settings.settings(guild.id)
        known = {key: game for key, game in self._bot.tables.games.items() if settings.has(key)}
        games = newcomer_order(known)[: ROWS * ROW_BUTTONS] if settings.is_open(channel.id) else []
        buttons = [
            button(
                WORDS("button-play", game=game.title),
                control_id("gather", Version(0, 0), game.key),
                discord.ButtonStyle.primary,
            )
            for game in games
        ]
        if buttons and any(map(self._bot.tables.lessons.has, known)):
            buttons = [*buttons[: ROWS * ROW_BUTTONS - 1], learn_button()]
        shown = MessageContent("\n".join([words(known), *support_lines(self._bot)]), groups=in_rows(button_rows(buttons)))
        try:
            await channel.send(**send_arguments(shown), allowed_mentions=NO_MENTIONS)
        except UNREACHABLE as error:
            log.info("no welcome in server %s: %s", guild.id, error)


async def setup(bot: Bot) -> None:
    """Add the welcome."""
    await bot.add_cog(Welcome(bot))
