"""What may be opened where: what whoever manages a server has set for it holds for every way to open a table (TAB-131)."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from engine import SUITED, AnyGame, NotAllowed, Settings, listed

from .context import Bot, Interaction, place_of

RULE = "TAB-131"
ALL_GONE = "Tables may be opened only in channels that are gone."


async def settings_of(interaction: Interaction) -> Settings:
    """Return what is set for the server that somebody asks in."""
    return await interaction.client.tables.servers.settings(interaction.guild_id or 0)


async def check_opening(interaction: Interaction, game: str) -> Settings:
    """Return what is set for the server; `NotAllowed` in words where a game may not be opened in this server or channel."""
    settings, games = await settings_of(interaction), interaction.client.tables.games
    if game in games and not settings.has(game):
        titles = listed([games[key].title for key in settings.games])
        raise NotAllowed(f"{games[game].title} is not opened in this server. {titles} may be.", RULE)
    check_allowed_channel(interaction, settings)
    return settings


def check_allowed_channel(interaction: Interaction, settings: Settings) -> None:
    """Raise `NotAllowed` in words where no table may be opened in this channel; channels are named without calling."""
    if settings.is_open(*channels_of(interaction)):
        return
    if there := existing_channels(interaction.guild, settings):
        channels = listed([f"<#{channel}>" for channel in there], "or")
        raise NotAllowed(f"No table is opened in this channel. One can be in {channels}.", RULE)
    manager = interaction.permissions.manage_guild
    way = "`/keeper settings` opens" if manager else "Somebody who manages this server can open"
    raise NotAllowed(f"{ALL_GONE} {way} others{'' if manager else ' with `/keeper settings`'}.", RULE)


def existing_channels(guild: discord.Guild | None, settings: Settings) -> tuple[int, ...]:
    """Return the channels of those that a server is limited to that have not been deleted."""
    return tuple(one for one in settings.channels if guild is None or guild.get_channel(one) is not None)


def channels_of(interaction: Interaction) -> tuple[int, ...]:
    """Return the channel that somebody asks in; of a thread also the channel that it belongs to."""
    return (place_of(interaction), *_parent_of(interaction.channel))


def _parent_of(channel: object) -> tuple[int, ...]:
    return (channel.parent_id,) if isinstance(channel, discord.Thread) else ()


def default_wait(settings: Settings, wait: int | None) -> int | None:
    """Return how many minutes a new table waits, where nobody said so: as the server proposes (TAB-132)."""
    return settings.wait if wait is None and settings.wait != SUITED else wait


async def allowed_games(interaction: Interaction) -> Mapping[str, AnyGame]:
    """Return the games that may be opened where somebody asks."""
    settings = await settings_of(interaction)
    if not settings.is_open(*channels_of(interaction)):
        return {}
    return {key: game for key, game in interaction.client.tables.games.items() if settings.has(key)}


async def may_open(bot: Bot, channel: int, game: str) -> bool:
    """Return whether a game may be opened in a channel; where that is not known, so it is: whoever presses is told."""
    found = bot.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return True
    settings = await bot.tables.servers.settings(found.guild.id)
    return settings.has(game) and settings.is_open(channel, *_parent_of(found))
