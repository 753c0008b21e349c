"""Herald: tells each channel what happened at its table, once, in order, whatever Discord makes of it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import msgspec

from engine import Controls, Picture, Update, Version

from .answers import Answer
from .controls import controls_of, no_view
from .house import Asked, House, channel_of, check_channel
from .replies import SILENT, calls_of, picture_file, text_of

log = logging.getLogger(__name__)
T = TypeVar("T")

PAUSES = (0.5, 2.0, 5.0)
"""Seconds to wait before each further try when Discord itself fails (discord.py has tried several times by then)."""
REMEMBERED = 512
"""How many updates are known to have been told; how many tables' newest posts, and channels' queues, are kept."""


class Herald:
    """Posts updates. One at a time per channel, in the order of the changes, and each once.

    What cannot be told because Discord fails stays untold in the store, and is tried again by `tell_untold`; what can
    never be told (the channel is gone, the bot is shut out) is marked as told.
    """

    def __init__(self, bot: House) -> None:
        self._bot = bot
        self._queues: OrderedDict[int, asyncio.Lock] = OrderedDict()
        self._told: OrderedDict[int, None] = OrderedDict()
        self._posts: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._versions: OrderedDict[int, Version] = OrderedDict()

    async def tell(self, update: Update, answer: Answer | None = None) -> None:
        """Post an update in its channel; with ``answer``, as the answer to the interaction that brought it about.

        An update that has been told (a call that arrived twice, a start that was quicker) is not told again.
        """
        if update.again or not update.id:
            return
        async with self._turn(update.channel):
            if update.id in self._told:
                if answer:
                    await answer.quietly()
                return
            try:
                message = await self._post(update, answer)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("channel %s cannot be told about %s: %s", update.channel, update.version, error)
                message = 0
            except discord.HTTPException as error:
                if _passing(error):
                    log.warning("Discord failed, %s stays untold for now: %s", update.version, error)
                    return
                log.exception("Discord refuses the post about %s: %s", update.version, error)
                message = 0
            _keep(self._told, update.id, None)
            if message:
                _keep(self._posts, update.version.table, (update.channel, message))
                _keep(self._versions, message, update.version)
            await self._bot.tables.told(update, message)
        if answer:
            await self._whisper(update, answer)

    async def tell_untold(self) -> None:
        """Tell what was saved and never told, oldest first: after a crash, or when Discord had failed.

        Only the newest one of a table brings its picture and controls; those before it are told in words.
        """
        waiting = [update for update in await self._bot.tables.untold() if update.id not in self._told]
        newest = {update.version.table: update.id for update in waiting}
        for update in waiting:
            if update.id != newest[update.version.table] and update.kind not in ("lobby", "closed"):
                update = msgspec.structs.replace(
                    update, look=None, controls=Controls(), ask="", awaited=(), due=0, undo=False
                )
            await self.tell(update)

    def told_in(self, message: int) -> Version | None:
        """Return the change that a post of the last while tells about, ``None`` if that is forgotten."""
        return self._versions.get(message)

    async def drawn(self, update: Update) -> Picture | None:
        """Return the public picture of an update, or ``None`` if there is none or it cannot be drawn (that is logged)."""
        if update.look is None:
            return None
        try:
            return await self._bot.tables.show(update.channel, None, update.look)
        except Exception:
            log.exception("the picture of %s could not be drawn", update.version)
            return None

    async def _post(self, update: Update, answer: Answer | None) -> int:
        """Send, and return the message's id."""
        newest = await self._newest(update, answer)
        if update.kind in ("lobby", "closed"):
            if newest and await self._rewrite(update, newest, answer):
                return newest
        else:
            await self._strip(update, newest, answer)
        picture = await self.drawn(update)
        text, view, calls = text_of(update), _post_view(update), calls_of(update)

        def file() -> discord.File | None:
            return picture_file(picture, update.version) if picture else None

        if answer:
            message = await answer.publicly(text, view, file, calls)
            if message is not None:
                return message
        channel = channel_of(self._bot, update.channel)
        for pause in (*PAUSES, None):
            attached = file()
            try:
                # The nonce lets Discord drop a second copy, should a try have succeeded after all.
                sent = await channel.send(
                    text, view=view, files=[attached] if attached else [], allowed_mentions=calls, nonce=update.id
                )
                return sent.id
            except discord.HTTPException as error:
                if pause is None or not _passing(error):
                    raise
                await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")

    async def _newest(self, update: Update, answer: Answer | None) -> int:
        """Return the table's newest post in this channel, 0 if none. One that was left in another channel is stripped."""
        channel, newest = self._posts.get(update.version.table, (update.channel, 0))
        if channel != update.channel:
            await self._take_controls(channel, newest)
            return 0
        if newest:
            return newest
        if update.kind == "closed":
            # A closed lobby is nobody's table any more; its post is found if it was pressed or is still remembered.
            return answer.pressed.id if answer and answer.pressed else 0
        return await self._bot.tables.newest_post(update.channel)

    async def _rewrite(self, update: Update, newest: int, answer: Answer | None) -> bool:
        """Write a lobby's post anew; whether it is still there."""
        text, view = text_of(update), controls_of(update)
        if answer and await answer.rewrite(newest, text, view):
            return True
        message = channel_of(self._bot, update.channel).get_partial_message(newest)
        try:
            await message.edit(content=text, view=view, allowed_mentions=SILENT)
        except discord.NotFound:
            return False
        if answer:
            await answer.privately(update.story or "Done.")
        return True

    async def _strip(self, update: Update, newest: int, answer: Answer | None) -> None:
        """Take the controls off the post before: those that stay say that they are old."""
        stripped = await answer.strip(newest) if answer else False
        if newest and not stripped:
            await self._take_controls(update.channel, newest)

    async def _take_controls(self, channel: int, post: int) -> None:
        message = channel_of(self._bot, channel).get_partial_message(post)
        try:
            await message.edit(view=no_view())
        except discord.HTTPException as error:
            log.info("the controls of message %s stay: %s", post, error)

    async def _whisper(self, update: Update, answer: Answer) -> None:
        """Tell the one who acted what only they may know; the others ask for theirs with the button on the post."""
        own = [text for member, text in update.whispers if member == answer.asked.user.id]
        if own:
            await answer.privately("Only you see this: " + "\n".join(own))

    @asynccontextmanager
    async def _turn(self, channel: int) -> AsyncIterator[None]:
        lock = self._queues.setdefault(channel, asyncio.Lock())
        self._queues.move_to_end(channel)
        for key in list(self._queues)[: max(0, len(self._queues) - REMEMBERED)]:
            if not self._queues[key].locked():
                del self._queues[key]
        async with lock:
            yield


async def perform(asked: Asked, change: Coroutine[Any, Any, Update]) -> None:
    """Carry out a change that somebody asked for, and tell the channel as the answer to it.

    Raises the `GameError` of the change, and `CannotPost` before it where the bot could not tell about it.
    """
    answer = Answer(asked)
    try:
        check_channel(asked)
    except BaseException:
        change.close()
        raise
    async with answer:
        update = await change
        await asked.client.herald.tell(update, answer)


def _post_view(update: Update) -> discord.ui.View:
    """Return the controls of a post; whoever was told something in private finds it again behind a button."""
    controls = update.controls
    if update.whispers and not controls.private:
        update = msgspec.structs.replace(update, controls=msgspec.structs.replace(controls, private=True))
    return controls_of(update)


def _passing(error: discord.HTTPException) -> bool:
    """Whether it is Discord that fails, or too much at once, so that trying again makes sense."""
    return error.status >= 500 or error.status == 429


def _keep(kept: OrderedDict[int, T], key: int, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
