"""Nudges: reminders beside the newest post for members who have not answered, and the note on who is away."""

from __future__ import annotations

import logging

import discord

from engine import WORDS, Update

from ..core.context import Bot, messageable
from ..core.retry import UNREACHABLE, with_retries
from ..messages.controls import button, control_id
from ..messages.layout import MessageContent, in_rows, send_arguments
from ..messages.text import NO_MENTIONS, escaped_name, mentions_of, nudge_text
from .table_language import for_the_table

log = logging.getLogger(__name__)


class Nudges:
    """Posts nudges, and deletes them."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @for_the_table
    async def post(self, update: Update, newest: int) -> None:
        """Nudge the members that an update mentions, as a reply to the post with the prompt.

        The nudge before it is deleted.
        """
        await self.withdraw(update)
        channel, words, calls = messageable(self._bot, update.channel), nudge_text(update), mentions_of(update)
        if not update.mention:
            return
        said = discord.MessageReference(message_id=newest, channel_id=update.channel, fail_if_not_exists=False)

        async def send() -> discord.Message:
            nonce = f"nudge {update.id}"
            if not newest:
                return await channel.send(words, allowed_mentions=calls, nonce=nonce)
            return await channel.send(words, allowed_mentions=calls, nonce=nonce, reference=said)

        message = await with_retries(send)
        await self._bot.tables.outbox.note_nudge(update.version.table, message.id)

    @for_the_table
    async def announce(self, update: Update) -> None:
        """Say who counts as away from now on (TAB-094), with buttons to come back, and for the host to give the seat."""
        words = WORDS("stayed-away", members=[escaped_name(member) for member in update.away])
        back = button(WORDS("button-im-back"), control_id("back", update.version))
        give = button(WORDS("button-give-seat"), control_id("seat", update.version))
        shown = MessageContent(prompt=words, groups=in_rows([[back, give]]))
        channel = messageable(self._bot, update.channel)

        async def send() -> None:
            await channel.send(**send_arguments(shown, ()), allowed_mentions=NO_MENTIONS, nonce=f"away {update.id}")

        try:
            await with_retries(send)
        except UNREACHABLE as error:
            log.warning("who is away from %s is not told: %s", update.version, error)

    async def withdraw(self, update: Update) -> None:
        """Delete the nudge of a table."""
        table = update.version.table
        if not (message := await self._bot.tables.outbox.nudged_in(table)):
            return
        try:
            await messageable(self._bot, update.channel).get_partial_message(message).delete()
        except UNREACHABLE as error:
            log.info("the nudge %s stays: %s", message, error)
        await self._bot.tables.outbox.note_nudge(table, 0)
