"""What the newest posts show, and how a post is edited.

An edit uses the interaction that made or edited the post last, for the 15 minutes that Discord allows. Such a request
does not count against the 50 requests a second. After that the bot edits the post itself.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any, TypeVar

import discord
import msgspec

from ..core.context import Bot, Interaction, messageable
from ..core.retry import UNREACHABLE, with_retries
from ..messages.layout import Files, MessageContent, Picture, edit_arguments, read_message
from ..messages.text import NO_MENTIONS

log = logging.getLogger(__name__)
T = TypeVar("T")

REMEMBERED = 512
"""How many posts, updates and tables are remembered."""


class PostOrigin(msgspec.Struct, frozen=True):
    """The interaction that made or edited a post last. ``original``: the post is its first answer, or was pressed."""

    interaction: Any
    original: bool


class PostContent(msgspec.Struct, frozen=True):
    """The content of a post and its attached pictures."""

    shown: MessageContent
    pictures: tuple[Any, ...] = ()


class Posts:
    """The recent posts."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._made: OrderedDict[int, PostOrigin] = OrderedDict()
        self._seen: OrderedDict[int, PostContent] = OrderedDict()

    def note_origin(self, post: int, interaction: Interaction, message: object, *, original: bool) -> None:
        """Note that an interaction made or edited a post, and the ``message`` that it is now."""
        remember(self._made, post, PostOrigin(interaction, original))
        self.note_content(post, message)

    def forget(self, member: int) -> None:
        """Forget the posts that a member made, and the content of all posts: it may hold the member's name."""
        for post in [post for post, made in self._made.items() if made.interaction.user.id == member]:
            del self._made[post]
        self._seen.clear()

    def note_content(self, post: int, message: object) -> None:
        """Note the content of a post as Discord returned it. If it did not, the content is fetched when needed."""
        self._seen.pop(post, None)
        if isinstance(message, discord.Message):
            remember(self._seen, post, PostContent(read_message(message), tuple(message.attachments)))

    def known_content(self, post: int, pressed: discord.Message | None = None) -> PostContent | None:
        """Return the content of a post if it is known. A ``pressed`` message comes with its content."""
        if (known := self._seen.get(post)) is None and pressed is not None and pressed.id == post:
            self.note_content(post, pressed)
            known = self._seen.get(post)
        return known

    async def fetch_content(self, channel: int, post: int) -> PostContent:
        """Return the content of a post. If it is not known, as after a restart, fetch it once.

        Raises Discord's errors.
        """
        if (known := self.known_content(post)) is None:
            message = await with_retries(lambda: messageable(self._bot, channel).fetch_message(post))
            self.note_content(post, message)
            known = self._seen[post]
        return known

    async def edit(self, channel: int, post: int, content: MessageContent, files: Files | None = None) -> None:
        """Edit a post; without ``files`` it keeps its pictures.

        Raises Discord's errors.
        """
        kept: tuple[Picture, ...] = () if files else (await self.fetch_content(channel, post)).pictures

        def anew() -> dict[str, Any]:
            return {**edit_arguments(content, files() if files else kept), "allowed_mentions": NO_MENTIONS}

        message = messageable(self._bot, channel).get_partial_message(post)
        if not await self._by_interaction(post, anew):
            self.note_content(post, await with_retries(lambda: message.edit(**anew())))

    async def _by_interaction(self, post: int, anew: Any) -> bool:
        made = self._made.get(post)
        if made is None or made.interaction.is_expired():
            return False
        try:
            if made.original:
                self.note_content(post, await made.interaction.edit_original_response(**anew()))
            else:
                self.note_content(post, await made.interaction.followup.edit_message(post, **anew()))
        except UNREACHABLE as error:
            log.info("message %s is not edited by interaction %s: %s", post, made.interaction.id, error)
            self._made.pop(post, None)
            return False
        return True


def posts_of(bot: Bot) -> Posts:
    """Return the posts that the bot's publisher remembers, typed."""
    posts: Posts = bot.publisher.posts
    return posts


def remember(kept: OrderedDict[int, T], key: int, value: T) -> None:
    """Store a value as the newest of `REMEMBERED`."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
