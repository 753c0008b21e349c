"""The state of a channel: whether it exists, and what the bot may do there."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from engine import WORDS

from .context import Bot
from .permissions import CannotPost, missing_from, permission_names
from .retry import UNREACHABLE

HISTORY, VIEW = "read_message_history", "view_channel"
"""The permissions without which posts still arrive, and without which the bot has no other."""
Channel = discord.abc.GuildChannel | discord.Thread


class ChannelState(msgspec.Struct, frozen=True):
    """A channel of a server, as the bot finds it.

    ``channel`` is ``None`` if it was not found. ``gone`` says that it was deleted; else Discord hides it or cannot say.
    ``missing`` holds the permissions that the bot lacks there. ``locked`` and ``archived`` describe a thread.
    """

    number: int
    channel: Any = None
    gone: bool = False
    missing: tuple[str, ...] = ()
    locked: bool = False
    archived: bool = False

    @property
    def name(self) -> str:
        """The mention of the channel, for a message. It notifies no member."""
        return f"<#{self.number}>" if self.number > 0 else WORDS("no-place-yet")

    @property
    def can_post(self) -> bool:
        """Whether a post of the bot would arrive there."""
        return self.channel is not None and not self.locked and not [name for name in self.missing if name != HISTORY]


async def find_channel(bot: Bot, guild: discord.Guild, number: int) -> ChannelState:
    """Return the state of a channel of a server. Discord is asked if the channel is not in the cache."""
    if number <= 0:
        return ChannelState(number, gone=True)
    found: Any = guild.get_channel_or_thread(number)
    if found is None:
        try:
            found = await bot.fetch_channel(number)
        except discord.NotFound:
            return ChannelState(number, gone=True)
        except discord.InvalidData:
            return ChannelState(number)
        except UNREACHABLE:
            return ChannelState(number, missing=(VIEW,))
    if not isinstance(found, Channel) or found.guild.id != guild.id:
        return ChannelState(number, gone=True)
    return channel_state(found, guild.me)


def can_post(bot: Bot, number: int) -> bool:
    """Return whether a post would arrive in a channel, as far as the cache knows."""
    found = bot.get_channel(number)
    if not isinstance(found, Channel) or found.guild.unavailable or found.guild.me is None:
        return False
    return channel_state(found, found.guild.me).can_post


def channel_state(channel: Channel, own: discord.Member) -> ChannelState:
    """Return the state of a channel object, with what the bot may do there."""
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        # Without its parent channel the permissions in a thread are unknown.
        return ChannelState(channel.id, channel, missing=(VIEW,))
    granted = channel.permissions_for(own)
    missing = missing_from(granted, thread=thread)
    # One missing permission implies others, which are left out.
    if VIEW in missing:
        missing = (VIEW,)
    elif any(name.startswith("send_messages") for name in missing):
        missing = tuple(name for name in missing if name != "attach_files")
    if not granted.read_message_history and granted.view_channel:
        missing = (*missing, HISTORY)
    locked = isinstance(channel, discord.Thread) and channel.locked and not granted.manage_threads
    archived = isinstance(channel, discord.Thread) and channel.archived
    return ChannelState(channel.id, channel, missing=missing, locked=locked, archived=archived)


def check_reachable(place: ChannelState) -> None:
    """Raise `CannotPost` if the bot could not post a change in a table's channel (TAB-134)."""
    if place.can_post:
        return
    if place.channel is None:
        raise CannotPost(WORDS("channel-is-gone"), "TAB-135")
    if place.locked:
        raise CannotPost(WORDS("that-thread-is-locked", place=place.name))
    raise CannotPost(WORDS("cannot-post-there", place=place.name, permissions=permission_names(place.missing)))
