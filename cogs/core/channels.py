"""Whereabouts: the channel of a table as the bot finds it, from wherever somebody asks: whether it is there, and what the
bot may do in it."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from engine import listed

from .context import Bot
from .permissions import CannotPost, missing_from
from .retry import UNREACHABLE

HISTORY = "Read Message History"
Channel = discord.abc.GuildChannel | discord.Thread


class ChannelState(msgspec.Struct, frozen=True):
    """A channel of a server. ``channel`` is ``None`` where it is not to be found: ``gone`` for good, else Discord keeps it
    from the bot or cannot say. ``missing`` are the permissions that the bot needs there and has not, ``locked`` and
    ``archived`` are of a thread."""

    number: int
    channel: Any = None
    gone: bool = False
    missing: tuple[str, ...] = ()
    locked: bool = False
    archived: bool = False

    @property
    def name(self) -> str:
        """What it is called in a message: its mention, which calls nobody."""
        return f"<#{self.number}>" if self.number > 0 else "no place yet"

    @property
    def can_post(self) -> bool:
        """Whether a post of the bot's would arrive there."""
        return self.channel is not None and not self.locked and not [one for one in self.missing if one != HISTORY]


async def find_channel(bot: Bot, guild: discord.Guild, number: int) -> ChannelState:
    """Return a channel of a server."""
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
            return ChannelState(number, missing=("View Channel",))
    if not isinstance(found, Channel) or found.guild.id != guild.id:
        return ChannelState(number, gone=True)
    return channel_state(found, guild.me)


def can_post(bot: Bot, number: int) -> bool:
    """Whether a post would arrive in a channel, as far as that is known without asking Discord."""
    found = bot.get_channel(number)
    if not isinstance(found, Channel) or found.guild.unavailable or found.guild.me is None:
        return False
    return channel_state(found, found.guild.me).can_post


def channel_state(channel: Channel, own: discord.Member) -> ChannelState:
    """Return a channel as Discord described it, and what the bot may do there."""
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        # Of a thread whose channel it cannot see the bot cannot know what it may.
        return ChannelState(channel.id, channel, missing=("View Channel",))
    granted = channel.permissions_for(own)
    missing = _first([*missing_from(granted, thread=thread)])
    if not granted.read_message_history and granted.view_channel:
        missing = (*missing, HISTORY)
    locked = isinstance(channel, discord.Thread) and channel.locked and not granted.manage_threads
    archived = isinstance(channel, discord.Thread) and channel.archived
    return ChannelState(channel.id, channel, missing=missing, locked=locked, archived=archived)


def _first(missing: list[str]) -> tuple[str, ...]:
    """Return those that are missing by themselves: who may not see a channel, or write there, is said to lack the rest."""
    if "View Channel" in missing:
        return ("View Channel",)
    writing = any(one.startswith("Send Messages") for one in missing)
    return tuple(one for one in missing if not (writing and one == "Attach Files"))


def check_reachable(place: ChannelState) -> None:
    """Raise `CannotPost` in words where the bot could not tell a table's channel what was done (TAB-134)."""
    if place.can_post:
        return
    if place.channel is None:
        raise CannotPost(
            "The channel of that table is gone, or I can't see it. Moved to another one, it can go on.", "TAB-135"
        )
    why = "that thread is locked" if place.locked else f"I need {listed(list(place.missing))} there"
    raise CannotPost(f"I can't post in {place.name}: {why}. Nothing was changed.")
