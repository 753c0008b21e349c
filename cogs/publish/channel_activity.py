"""Chatter: how many messages were written in a channel since the table's newest post, so that its controls stay in reach.

Of a message only its channel and number are looked at; Discord gives no content to a bot without that privilege.
"""

from __future__ import annotations

from collections import OrderedDict

import discord

from ..core.context import Bot, messageable
from ..core.retry import UNREACHABLE

NEAR = 4
"""So many messages after a post leave it on a phone's screen, or a thumb's move away from it."""
REMEMBERED = 4096
"""Of how many channels it is remembered."""


class ChannelActivity:
    """Counts messages after the newest post of each channel where a table was told of lately."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._since: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """The newest post of a channel, and how many messages came after it."""

    def note_message(self, message: discord.Message) -> None:
        """Note that a message was written."""
        post, count = self._since.get(message.channel.id, (0, 0))
        if post and message.id > post and not message.flags.ephemeral:
            self._since[message.channel.id] = (post, count + 1)

    def note_post(self, channel: int, post: int) -> None:
        """Note a channel's newest post."""
        self._remember(channel, post, 0)

    async def is_out_of_reach(self, channel: int, post: int) -> bool:
        """Return whether more than a few messages came after a post.

        After a restart Discord is asked once; where it does not say, the post is taken to be in reach.
        """
        known, count = self._since.get(channel, (0, 0))
        if known != post:
            try:
                after = discord.Object(post)
                newer = [each async for each in messageable(self._bot, channel).history(limit=NEAR + 1, after=after)]
            except UNREACHABLE:
                newer = []
            count = len(newer)
            self._remember(channel, post, count)
        return count > NEAR

    def _remember(self, channel: int, post: int, count: int) -> None:
        self._since[channel] = (post, count)
        self._since.move_to_end(channel)
        while len(self._since) > REMEMBERED:
            self._since.popitem(last=False)
