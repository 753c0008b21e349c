"""Posts: what stands on ours, and how one is edited. By an interaction that made or edited it, within Discord's 15 minutes:
such a request does not count against the 50 a second that Discord takes of a bot. Else as the bot."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any, TypeVar

import discord
import msgspec

from ..core.context import Asked, House, channel_of
from ..core.retry import UNREACHABLE, persistently
from ..messages.layout import Files, Picture, Shown, edited, read
from ..messages.text import SILENT

log = logging.getLogger(__name__)
T = TypeVar("T")

REMEMBERED = 512
"""Of how many posts, updates and tables the newest is known."""


class Made(msgspec.Struct, frozen=True):
    """The interaction that made or edited a post last; ``original``: the post is its first answer, or was pressed."""

    asked: Any
    original: bool


class Seen(msgspec.Struct, frozen=True):
    """What a post tells and wants, and the pictures that hang on it."""

    shown: Shown
    pictures: tuple[Any, ...] = ()


class Posts:
    """The posts of the last while."""

    def __init__(self, bot: House) -> None:
        self._bot = bot
        self._made: OrderedDict[int, Made] = OrderedDict()
        self._seen: OrderedDict[int, Seen] = OrderedDict()

    def made(self, post: int, asked: Asked, message: object, *, original: bool) -> None:
        """Note that an interaction was answered with a post, or by editing it, and the ``message`` that it is now."""
        keep(self._made, post, Made(asked, original))
        self.noted(post, message)

    def forget(self, member: int) -> None:
        """Have nothing in mind of what a member made, nor of what stands on any post: they may be named there."""
        for post in [post for post, made in self._made.items() if made.asked.user.id == member]:
            del self._made[post]
        self._seen.clear()

    def noted(self, post: int, message: object) -> None:
        """Note what stands on a post now, as Discord says; where it does not say, it is asked when that matters."""
        self._seen.pop(post, None)
        if isinstance(message, discord.Message):
            keep(self._seen, post, Seen(read(message), tuple(message.attachments)))

    def seen(self, post: int, pressed: discord.Message | None = None) -> Seen | None:
        """Return what stands on a post, as far as it is known; one that was ``pressed`` says so itself."""
        if (known := self._seen.get(post)) is None and pressed is not None and pressed.id == post:
            self.noted(post, pressed)
            known = self._seen.get(post)
        return known

    async def looked_at(self, channel: int, post: int) -> Seen:
        """Return what stands on a post; where that is not known, as after a restart, Discord is asked, once. Raises what it
        says against that."""
        if (known := self.seen(post)) is None:
            message = await persistently(lambda: channel_of(self._bot, channel).fetch_message(post))
            self.noted(post, message)
            known = self._seen[post]
        return known

    async def edit(self, channel: int, post: int, shown: Shown, files: Files | None = None) -> None:
        """Write a post anew; without ``files`` it keeps its pictures. Raises what Discord says against that."""
        kept: tuple[Picture, ...] = () if files else (await self.looked_at(channel, post)).pictures

        def anew() -> dict[str, Any]:
            return {**edited(shown, files() if files else kept), "allowed_mentions": SILENT}

        message = channel_of(self._bot, channel).get_partial_message(post)
        if not await self._by_interaction(post, anew):
            self.noted(post, await persistently(lambda: message.edit(**anew())))

    async def _by_interaction(self, post: int, anew: Any) -> bool:
        made = self._made.get(post)
        if made is None or made.asked.is_expired():
            return False
        try:
            if made.original:
                self.noted(post, await made.asked.edit_original_response(**anew()))
            else:
                self.noted(post, await made.asked.followup.edit_message(post, **anew()))
        except UNREACHABLE as error:
            log.info("message %s is not edited by interaction %s: %s", post, made.asked.id, error)
            self._made.pop(post, None)
            return False
        return True


def posts_of(bot: House) -> Posts:
    """Return the posts that the bot's publisher remembers, typed."""
    posts: Posts = bot.herald.posts
    return posts


def keep(kept: OrderedDict[int, T], key: int, value: T) -> None:
    """Remember something as the newest of `REMEMBERED`."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
