"""Which games may be opened where. The settings of a server apply to every way of opening a table (TAB-131)."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from engine import SUITED, WORDS, AnyGame, NotAllowed, ServerSettings

from .context import Bot, Interaction, place_of

RULE = "TAB-131"


async def settings_of(interaction: Interaction) -> ServerSettings:
    """Return the settings of the server that an interaction comes from."""
    return await interaction.client.tables.server_settings.settings(interaction.guild_id or 0)


async def check_opening(interaction: Interaction, game: str) -> ServerSettings:
    """Return the settings of the server.

    Raises `NotAllowed` if the game may not be opened in this server or this channel.
    """
    settings, games = await settings_of(interaction), interaction.client.tables.games
    if game in games and not settings.has(game):
        titles = [games[key].title for key in settings.games]
        raise NotAllowed(WORDS("game-not-in-server", game=games[game].title, games=titles), RULE)
    check_allowed_channel(interaction, settings)
    return settings


def check_allowed_channel(interaction: Interaction, settings: ServerSettings) -> None:
    """Raise `NotAllowed` if no table may be opened in this channel.

    The words link to allowed channels without mentioning a person.
    """
    if settings.is_open(*channels_of(interaction)):
        return
    if there := existing_channels(interaction.guild, settings):
        raise NotAllowed(WORDS("not-in-this-channel", channels=[f"<#{channel}>" for channel in there]), RULE)
    raise NotAllowed(WORDS("open-other-channels", manager=interaction.permissions.manage_guild), RULE)


def existing_channels(guild: discord.Guild | None, settings: ServerSettings) -> tuple[int, ...]:
    """Return the channels a server is limited to, without the deleted ones."""
    return tuple(channel for channel in settings.channels if guild is None or guild.get_channel(channel) is not None)


def channels_of(interaction: Interaction) -> tuple[int, ...]:
    """Return the channel of an interaction. For a thread, add the channel that the thread belongs to."""
    return (place_of(interaction), *_parent_of(interaction.channel))


def _parent_of(channel: object) -> tuple[int, ...]:
    return (channel.parent_id,) if isinstance(channel, discord.Thread) else ()


def default_wait(settings: ServerSettings, wait: int | None) -> int | None:
    """Return how many minutes a new table waits. The server's setting (TAB-132) applies if the host chose nothing."""
    return settings.wait if wait is None and settings.wait != SUITED else wait


async def allowed_games(interaction: Interaction) -> Mapping[str, AnyGame]:
    """Return the games that may be opened in the channel of an interaction."""
    settings = await settings_of(interaction)
    if not settings.is_open(*channels_of(interaction)):
        return {}
    return {key: game for key, game in interaction.client.tables.games.items() if settings.has(key)}


async def may_open(bot: Bot, channel: int, game: str) -> bool:
    """Return whether a game may be opened in a channel.

    An unknown channel counts as allowed: the press itself is checked again.
    """
    found = bot.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return True
    settings = await bot.tables.server_settings.settings(found.guild.id)
    return settings.has(game) and settings.is_open(channel, *_parent_of(found))
