"""What is known of posted updates, and where they were posted."""

from __future__ import annotations

from collections import OrderedDict

import discord

from engine import Look, Update, Version

from ..core.context import Bot, messageable
from ..core.retry import UNREACHABLE, is_transient, with_retries
from ..interactions.posts import remember
from ..messages.text import reports
from .refused_channels import RefusedChannels

SEARCHED_POSTS = 20
"""How many messages of a channel are searched for a post that was not noted."""


class DeliveryLog:
    """The recently posted updates, and their posts."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._published: OrderedDict[int, None] = OrderedDict()
        self._posts: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._versions: OrderedDict[int, Version] = OrderedDict()
        self._kept_pictures: OrderedDict[int, tuple[Look, ...]] = OrderedDict()
        """By table, the pictures of the newest change that Discord did not confirm. The next update of the same post shows
        them, unless it has its own."""
        self.refused_channels = RefusedChannels(bot)

    def version_in(self, message: int) -> Version | None:
        """Return the version that a recent post shows, ``None`` if it is forgotten."""
        return self._versions.get(message)

    async def _newest_version_in(self, post: int) -> Version | None:
        """Return the newest version that a post shows, ``None`` if it is not known."""
        return self._versions.get(post) or await self._bot.tables.outbox.version_of(post)

    def _note_published(self, update: Update, message: int) -> None:
        remember(self._published, update.id, None)
        if message:
            remember(self._posts, update.version.table, (update.channel, message))
            remember(self._versions, message, update.version)
            self.refused_channels.forget(update.channel)
        self._bot.tables.outbox.note_told(update, message)
        if update.board:
            self._bot.dispatch("told", update)

    def newest_of(self, table: int) -> int:
        """Return the newest post about a table that was sent since the start, 0 for none."""
        return self._posts.get(table, (0, 0))[1]

    def _keep_pictures(self, update: Update) -> None:
        """Remember the pictures of an update that was not posted, for the next one of the same post."""
        if update.looks:
            remember(self._kept_pictures, update.version.table, update.looks)

    async def _recent_posts(self, update: Update) -> list[discord.Message]:
        """Return the bot's newest posts in an update's channel, newest first; empty if they may not be read."""
        own = self._bot.user.id if self._bot.user else 0
        channel = messageable(self._bot, update.channel)

        async def looked_back() -> list[discord.Message]:
            return [post async for post in channel.history(limit=SEARCHED_POSTS) if post.author.id == own]

        try:
            return await with_retries(looked_back)
        except UNREACHABLE as error:
            if is_transient(error):
                raise
            return []

    async def _find_post(self, update: Update) -> int:
        """Return the post of an update that Discord did not confirm, 0 if there is none."""
        table = update.version.table
        _, noted = self._posts.get(table, (0, 0))
        noted = noted or await self._bot.tables.outbox.post_of(table)
        posts = await self._recent_posts(update)
        return next((post.id for post in posts if reports(post, update, noted)), 0)
