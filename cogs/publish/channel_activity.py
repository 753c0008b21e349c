"""Counts the messages in a channel after the table's newest post, so that its controls stay in reach.

Only the channel and the id of a message are read. Discord gives no message content to a bot without that privilege.
"""

from __future__ import annotations

from collections import OrderedDict

import discord

from ..core.context import Bot, messageable
from ..core.retry import UNREACHABLE

NEAR = 4
"""After how many messages a post is still on a phone's screen, or a swipe away."""
REMEMBERED = 4096
"""How many channels are remembered."""


class ChannelActivity:
    """Counts messages after the newest post of each channel with a recent post."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._since: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """By channel, the newest post and the number of messages after it."""

    def note_message(self, message: discord.Message) -> None:
        """Count a message."""
        post, count = self._since.get(message.channel.id, (0, 0))
        if post and message.id > post and not message.flags.ephemeral:
            self._since[message.channel.id] = (post, count + 1)

    def note_post(self, channel: int, post: int) -> None:
        """Note the newest post of a channel."""
        self._remember(channel, post, 0)

    async def is_out_of_reach(self, channel: int, post: int) -> bool:
        """Return whether more than a few messages came after a post.

        After a restart Discord is asked once. If it does not answer, the post counts as in reach.
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
