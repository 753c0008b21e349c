"""Channels in which Discord refused a post, and when to try again."""

from __future__ import annotations

import asyncio

import discord

from ..core.channels import can_post
from ..core.context import Bot
from ..core.retry import Failure

RETRY_AFTER = 3600.0
"""Seconds until another try if no change of the channel is known."""
UNREADABLE = (50083, 160005)
"""Discord's codes for an archived thread, and for a locked one."""
ARCHIVED = UNREADABLE[0]


def is_channel_refusal(error: Failure) -> bool:
    """Return whether no post is possible in a channel until a person changes it.

    It is gone, its thread is locked, or the bot lacks a permission or was removed. The content of the post does not
    matter.
    """
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return True
    return isinstance(error, discord.HTTPException) and error.code in UNREADABLE


class RefusedChannels:
    """The channels that refused a post.

    A retry follows after `RETRY_AFTER` seconds, or as soon as Discord reports that a closed channel is open again.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._shut: dict[int, tuple[float, bool]] = {}
        """By channel, when to try again, and whether it looked open at the last check."""

    def note(self, channel: int) -> None:
        """Note that a channel refused a post."""
        again = asyncio.get_running_loop().time() + RETRY_AFTER
        self._shut[channel] = (again, can_post(self._bot, channel))

    def forget(self, channel: int) -> None:
        """Note that a channel accepted a post, or has changed."""
        self._shut.pop(channel, None)

    def may_try(self, channel: int) -> bool:
        """Return whether a post in a channel makes sense now."""
        if channel not in self._shut:
            return True
        again, looked_open = self._shut[channel]
        is_open = can_post(self._bot, channel)
        if not is_open:
            self._shut[channel] = (again, False)
        return (is_open and not looked_open) or asyncio.get_running_loop().time() >= again
