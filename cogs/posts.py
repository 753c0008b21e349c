"""Posts: how one of ours is edited. By an interaction that made or edited it, within Discord's 15 minutes: such a request
does not count against the 50 a second that Discord takes of a bot. Else as the bot."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from .house import Asked, House, channel_of
from .reaching import UNREACHABLE, persistently

log = logging.getLogger(__name__)

REMEMBERED = 512
"""Of how many posts it is known which interaction made them."""

Shown = Callable[[], dict[str, Any]]
"""What is to be seen on a post, made anew for each try: files are used up."""


class Made(msgspec.Struct, frozen=True):
    """The interaction that made or edited a post last; ``original``: the post is its first answer, or was pressed."""

    asked: Any
    original: bool


class Posts:
    """The posts of the last while."""

    def __init__(self, bot: House) -> None:
        self._bot = bot
        self._made: OrderedDict[int, Made] = OrderedDict()

    def made(self, post: int, asked: Asked, *, original: bool) -> None:
        """Note that an interaction was answered with a post, or by editing it."""
        self._made[post] = Made(asked, original)
        self._made.move_to_end(post)
        while len(self._made) > REMEMBERED:
            self._made.popitem(last=False)

    async def edit(self, channel: int, post: int, shown: Shown) -> None:
        """Edit a post; raises what Discord says against that."""
        if await self._by_interaction(post, shown):
            return
        message = channel_of(self._bot, channel).get_partial_message(post)
        await persistently(lambda: message.edit(**shown()))

    async def _by_interaction(self, post: int, shown: Shown) -> bool:
        made = self._made.get(post)
        if made is None or made.asked.is_expired():
            return False
        try:
            if made.original:
                await made.asked.edit_original_response(**shown())
            else:
                await made.asked.followup.edit_message(post, **shown())
        except UNREACHABLE as error:
            log.info("message %s is not edited by interaction %s: %s", post, made.asked.id, error)
            self._made.pop(post, None)
            return False
        return True
