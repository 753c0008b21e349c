"""Nudges: a word beside the newest post to those who have not answered yet, which goes away when they do."""

from __future__ import annotations

import logging

import discord

from engine import Update

from .house import House, channel_of
from .reaching import UNREACHABLE, persistently
from .replies import calls_of, nudging

log = logging.getLogger(__name__)


class Nudges:
    """Posts nudges, and takes them away."""

    def __init__(self, bot: House) -> None:
        self._bot = bot

    async def post(self, update: Update, newest: int) -> None:
        """Nudge those whom an update calls, as a reply to the post that says what is asked; the nudge before goes."""
        await self.withdraw(update)
        channel, words, calls = channel_of(self._bot, update.channel), nudging(update), calls_of(update)
        if not update.mention:
            return
        said = discord.MessageReference(message_id=newest, channel_id=update.channel, fail_if_not_exists=False)

        async def send() -> discord.Message:
            nonce = f"nudge {update.id}"
            if not newest:
                return await channel.send(words, allowed_mentions=calls, nonce=nonce)
            return await channel.send(words, allowed_mentions=calls, nonce=nonce, reference=said)

        message = await persistently(send)
        await self._bot.tables.note_nudge(update.version.table, message.id)

    async def withdraw(self, update: Update) -> None:
        """Take the nudge of a table away."""
        table = update.version.table
        if not (message := await self._bot.tables.nudged_in(table)):
            return
        try:
            await channel_of(self._bot, update.channel).get_partial_message(message).delete()
        except UNREACHABLE as error:
            log.info("the nudge %s stays: %s", message, error)
        await self._bot.tables.note_nudge(table, 0)
