"""The welcome: one post when the bot joins a server, with a picture, a line a game, and buttons that open a lobby."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord.ext import commands

from engine import WORDS, AnyGame, ServerSettings, nearest, speaking

from ..core.context import Bot
from ..core.limits import ROW_BUTTONS, ROWS
from ..core.retry import UNREACHABLE
from ..messages.controls import learn_button
from ..messages.game_list import first_game, newcomer_order, play_buttons, themes
from ..messages.layout import MessageContent, button_rows, in_rows, send_arguments
from ..messages.operator_lines import support_lines
from ..messages.text import NO_MENTIONS, picture_file

log = logging.getLogger(__name__)


def words(games: Sequence[AnyGame]) -> str:
    """Return what the welcome says of games in the order for newcomers: a line for each, and which one to begin with."""
    first = first_game({game.key: game for game in games}) if len(games) > 1 else None
    begin = [WORDS("welcome.first", game=first.title)] if first else []
    return "\n".join([themes(games), *begin, WORDS("welcome.below")])


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
        """Post the welcome in one channel of the server, in its language, if the bot may post in any.

        Its buttons are in the order of its lines, the best game for newcomers first (TAB-073).
        """
        channel = channel_for(guild)
        if channel is None:
            return
        # A server that invites the bot again still has its settings.
        settings = await self._bot.tables.server_settings.settings(guild.id)
        with speaking(settings.language or nearest(guild.preferred_locale)):
            shown, picture = self._greeting(settings, channel)
        try:
            await channel.send(**send_arguments(shown, picture), allowed_mentions=NO_MENTIONS)
        except UNREACHABLE as error:
            log.info("no welcome in server %s: %s", guild.id, error)

    def _greeting(
        self, settings: ServerSettings, channel: discord.TextChannel
    ) -> tuple[MessageContent, list[discord.File]]:
        """Return what is posted in a channel: words with buttons, and a picture where one may be attached."""
        tables = self._bot.tables
        known = newcomer_order({key: game for key, game in tables.games.items() if settings.has(key)})
        buttons = play_buttons(known[: ROWS * ROW_BUTTONS]) if settings.is_open(channel.id) else []
        if buttons and any(tables.lessons.has(game.key) for game in known):
            buttons = [*buttons[: ROWS * ROW_BUTTONS - 1], learn_button()]
        below = "\n".join([words(known), *support_lines(self._bot)])
        shown = MessageContent(WORDS("welcome"), groups=in_rows(button_rows(buttons)), news=below)
        cards = tables.quick_start(known[0].key) if known and channel.permissions_for(channel.guild.me).attach_files else ()
        return shown, [picture_file(card.picture) for card in cards[:1]]


async def setup(bot: Bot) -> None:
    """Add the welcome."""
    await bot.add_cog(Welcome(bot))
