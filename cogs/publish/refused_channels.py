"""Refusals: channels in which Discord let us write nothing, and when it is worth another try there."""

from __future__ import annotations

import asyncio

import discord

from ..core.channels import can_post
from ..core.context import Bot
from ..core.retry import Failure

RETRY_AFTER = 3600.0
"""Seconds until another try where nothing is known to have changed."""
UNREADABLE = (50083, 160005)
"""Discord's codes for a thread that is archived, and for one that is locked."""
ARCHIVED = UNREADABLE[0]


def is_channel_refusal(error: Failure) -> bool:
    """Whether nothing can be written in a channel until somebody changes that: it is gone, its thread is locked, the bot
    lacks a permission or was removed. What is said itself has nothing to do with it."""
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return True
    return isinstance(error, discord.HTTPException) and error.code in UNREADABLE


class RefusedChannels:
    """The channels that refused a post. Another try is made after `AGAIN` seconds, or as soon as a channel that was shut is
    open again, as far as Discord tells its changes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._shut: dict[int, tuple[float, bool]] = {}
        """By channel, when to try again, and whether it looked open when it was looked at last."""

    def note(self, channel: int) -> None:
        """Note that a channel refused a post."""
        again = asyncio.get_running_loop().time() + RETRY_AFTER
        self._shut[channel] = (again, can_post(self._bot, channel))

    def forget(self, channel: int) -> None:
        """Note that a channel took a post, or that something changed there."""
        self._shut.pop(channel, None)

    def may_try(self, channel: int) -> bool:
        """Whether it makes sense to post in a channel now."""
        if channel not in self._shut:
            return True
        again, looked_open = self._shut[channel]
        is_open = can_post(self._bot, channel)
        if not is_open:
            self._shut[channel] = (again, False)
        return (is_open and not looked_open) or asyncio.get_running_loop().time() >= again
