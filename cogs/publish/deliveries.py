"""Told: what is known of what was told, and where."""

from __future__ import annotations

from collections import OrderedDict

import discord

from engine import Look, Update, Version

from ..core.context import House, channel_of
from ..core.retry import UNREACHABLE, is_passing, persistently
from ..interactions.posts import keep
from ..messages.text import tells
from .refused_channels import Refusals

LOOKED_BACK = 20
"""How many messages of a channel are searched for a post that nobody noted."""


class Told:
    """The updates of the last while that were told, and the posts that tell them."""

    def __init__(self, bot: House) -> None:
        self._bot = bot
        self._told: OrderedDict[int, None] = OrderedDict()
        self._posts: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._versions: OrderedDict[int, Version] = OrderedDict()
        self._owed: OrderedDict[int, tuple[Look, ...]] = OrderedDict()
        """By table, the pictures of changes that Discord took no word of, for the next one that goes on in their post."""
        self.refusals = Refusals(bot)

    def told_in(self, message: int) -> Version | None:
        """Return the change that a post of the last while tells about, ``None`` if that is forgotten."""
        return self._versions.get(message)

    async def _told_by(self, post: int) -> Version | None:
        """Return the newest change that a post tells, ``None`` where that is forgotten."""
        return self._versions.get(post) or await self._bot.tables.version_of(post)

    def _told_with(self, update: Update, message: int) -> None:
        keep(self._told, update.id, None)
        if message:
            keep(self._posts, update.version.table, (update.channel, message))
            keep(self._versions, message, update.version)
            self.refusals.forget(update.channel)
        self._bot.tables.note_told(update, message)
        if update.board:
            self._bot.dispatch("told", update)

    def _owe(self, update: Update) -> None:
        """Remember the pictures of an update that was not told, for the next one that goes on in its post."""
        if update.looks:
            keep(self._owed, update.version.table, (*self._owed.get(update.version.table, ()), *update.looks))

    async def _looked_back(self, update: Update) -> list[discord.Message]:
        """Return the newest posts of ours in the channel of an update, newest first; none where that may not be read."""
        own = self._bot.user.id if self._bot.user else 0
        channel = channel_of(self._bot, update.channel)

        async def looked_back() -> list[discord.Message]:
            return [post async for post in channel.history(limit=LOOKED_BACK) if post.author.id == own]

        try:
            return await persistently(looked_back)
        except UNREACHABLE as error:
            if is_passing(error):
                raise
            return []

    async def _found(self, update: Update) -> int:
        """Return the post that tells about an update although Discord did not say that it took it, 0 if none."""
        table = update.version.table
        _, noted = self._posts.get(table, (0, 0))
        noted = noted or await self._bot.tables.post_of(table)
        posts = await self._looked_back(update)
        return next((post.id for post in posts if tells(post, update, noted)), 0)
