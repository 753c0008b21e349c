"""Answer: what one interaction is answered with, within the 3 seconds that Discord gives, or after a deferral."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

import discord

from .controls import no_view
from .house import Asked, channel_of, here
from .limits import TEXT, cut
from .replies import SILENT

log = logging.getLogger(__name__)

PATIENCE = 1.8
"""Seconds after which an interaction without an answer is deferred."""

ANSWERED = "answered"
"""Marks an interaction whose private placeholder has been used or taken away."""

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What can be answered in the place of the message that it came from."""

IN_PLACE = (discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update)
"""Answers to a press after which the message that was pressed can be edited."""

UNREACHABLE = (discord.HTTPException, OSError)
"""What sending raises when Discord refuses or fails, or cannot be reached."""


@contextmanager
def _reaching(asked: Asked) -> Iterator[None]:
    """Give up quietly where an interaction can no longer be answered: nobody is there to be told."""
    try:
        yield
    except UNREACHABLE as error:
        log.info("interaction %s can no longer be answered: %s", asked.id, error)


class Answer:
    """One interaction's answer.

    As a context it watches the clock: work that takes longer than `PATIENCE` defers the interaction. A command is
    deferred privately, because a mention in a message that was deferred calls nobody; its post is then sent to the
    channel. A press is deferred without a sign. ``goes_on``: the private message whose control was pressed becomes what is
    next for its owner, see `Herald.go_on`.
    """

    def __init__(self, asked: Asked, *, goes_on: bool = False) -> None:
        self.asked = asked
        self._goes_on = goes_on
        self._alarm: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Answer:
        self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._ring)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self._settle()
        if error is None:
            await self.finish()

    @property
    def within(self) -> bool:
        """Whether a control of a private message was pressed, or its form sent off."""
        return self.pressed is not None and self.pressed.flags.ephemeral

    @property
    def goes_on(self) -> bool:
        """Whether the private message whose control was pressed is to show what is next."""
        return self._goes_on and self.within

    @property
    def pressed(self) -> discord.Message | None:
        """The message whose control was pressed, or opened the form that was sent off."""
        return self.asked.message if self.asked.type in PRESSES else None

    async def publicly(
        self,
        text: str,
        view: discord.ui.View,
        files: Callable[[], list[discord.File]],
        calls: discord.AllowedMentions,
    ) -> int | None:
        """Post for everybody as the answer; return the message's id, ``None`` where only the channel itself is left."""
        await self._settle()
        with _reaching(self.asked):
            if not self.asked.response.is_done():
                sent = await self.asked.response.send_message(text, view=view, files=files(), allowed_mentions=calls)
                return sent.message_id or 0
            if self.pressed is None:
                # The placeholder of a deferral is private, so the post goes to the channel.
                return None
            message = await self.asked.followup.send(text, view=view, files=files(), allowed_mentions=calls, wait=True)
            return message.id
        return None

    async def rewrite(self, message: int, text: str, view: discord.ui.View) -> bool:
        """Write the pressed message anew, if it is ``message``; whether that was done."""
        await self._settle()
        if self.pressed is None or self.pressed.id != message:
            return False
        with _reaching(self.asked):
            if self.asked.response.is_done():
                await self.asked.edit_original_response(content=text, view=view, allowed_mentions=SILENT)
            else:
                await self.asked.response.edit_message(content=text, view=view, allowed_mentions=SILENT)
            return True
        return False

    async def strip(self, newest: int) -> bool:
        """Acknowledge a press: take the controls off the pressed message if it is the newest post or private.

        Returns whether the newest post has lost its controls by that. A command is left unanswered.
        """
        pressed = self.pressed
        if pressed is None:
            return False
        await self._settle()
        private = self.within
        with _reaching(self.asked):
            if not private and pressed.id != newest:
                await self.quietly()
                return False
            if self.asked.response.is_done():
                await self.asked.edit_original_response(view=no_view())
            else:
                await self.asked.response.edit_message(view=no_view())
            return not private
        return False

    async def quietly(self) -> None:
        """Acknowledge without a sign: a press is deferred, a command gets a private word."""
        await self._settle()
        if self.asked.response.is_done():
            return
        if self.pressed is None:
            await self.privately("Done.")
            return
        with _reaching(self.asked):
            await self.asked.response.defer()

    async def privately(self, text: str, view: discord.ui.View | None = None, files: tuple[discord.File, ...] = ()) -> bool:
        """Say something that only the asker sees; return whether it was said: not where the interaction has run out."""
        await self._settle()
        return await privately(self.asked, text, view, files)

    async def turned(self, text: str, view: discord.ui.View, file: discord.File | None = None) -> None:
        """Show something privately; where the control that asked for it is private itself, in its place."""
        files = (file,) if file else ()
        await self._settle()
        # Where a post was the answer, what would be edited is that post.
        if not self.within or self.asked.response.type not in (None, *IN_PLACE):
            await self.privately(text, view, files)
            return
        with _reaching(self.asked):
            await self._edit(text, view, files)

    async def shown(
        self,
        text: str,
        file: discord.File | None = None,
        *,
        view: discord.ui.View | None = None,
        public: bool = False,
    ) -> None:
        """Show something that was asked for, to the asker only or, with ``public``, to everybody; calls nobody."""
        files = (file,) if file else ()
        if not public:
            await self.privately(text, view, files)
            return
        await self._settle()
        text, controls = cut(text, TEXT), view if view is not None else discord.utils.MISSING
        with _reaching(self.asked):
            if not self.asked.response.is_done():
                await self.asked.response.send_message(text, view=controls, files=list(files), allowed_mentions=SILENT)
                return
            if self.asked.response.type is discord.InteractionResponseType.channel_message:
                await self.asked.followup.send(text, view=controls, files=list(files), allowed_mentions=SILENT)
                return
            channel = channel_of(self.asked.client, here(self.asked))
            await channel.send(text, view=controls, files=list(files), allowed_mentions=SILENT)

    async def finish(self) -> None:
        """Take the private placeholder of a deferred command away, if nothing was said in it."""
        await self._settle()
        if _placeholder(self.asked):
            self.asked.extras[ANSWERED] = True
            with _reaching(self.asked):
                await self.asked.delete_original_response()

    async def _edit(self, text: str, view: discord.ui.View, files: tuple[discord.File, ...]) -> None:
        text = cut(text, TEXT)
        if self.asked.response.is_done():
            await self.asked.edit_original_response(content=text, view=view, attachments=files, allowed_mentions=SILENT)
        else:
            await self.asked.response.edit_message(content=text, view=view, attachments=files, allowed_mentions=SILENT)

    def _ring(self) -> None:
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        if self.asked.response.is_done():
            return
        try:
            if self.pressed is None:
                await self.asked.response.defer(ephemeral=True, thinking=True)
            else:
                await self.asked.response.defer()
        except UNREACHABLE as error:
            log.info("interaction %s could not be deferred: %s", self.asked.id, error)

    async def _settle(self) -> None:
        """Stop watching the clock; a deferral that is under way is waited for."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._deferral:
            await asyncio.wait([self._deferral])


def _placeholder(asked: Asked) -> bool:
    deferred = asked.response.type is discord.InteractionResponseType.deferred_channel_message
    return deferred and not asked.extras.get(ANSWERED)


async def privately(
    asked: Asked, text: str, view: discord.ui.View | None = None, files: tuple[discord.File, ...] = ()
) -> bool:
    """Say something that only the asker sees, however far the interaction is; return whether it was said."""
    text = cut(text, TEXT)
    shown = view if view is not None else discord.utils.MISSING
    response = asked.response
    with _reaching(asked):
        if not response.is_done():
            await response.send_message(text, view=shown, files=list(files), ephemeral=True, allowed_mentions=SILENT)
        elif _placeholder(asked):
            asked.extras[ANSWERED] = True
            await asked.edit_original_response(content=text, view=view, attachments=files, allowed_mentions=SILENT)
        else:
            await asked.followup.send(text, view=shown, files=list(files), ephemeral=True, allowed_mentions=SILENT)
        return True
    return False
