"""Uploads the bot's own emoji to Discord.

The drawings are in ``data/emoji``. At the start missing emoji are uploaded, and outdated ones deleted: the name ends
with a digest of the drawing. The start does not wait for this. If it fails, buttons have words alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from pathlib import Path

import discord
from discord.ext import commands

from ..core.button_emoji import AVAILABLE, BUTTONS
from ..core.context import Bot
from ..core.retry import UNREACHABLE

log = logging.getLogger(__name__)

FOLDER = Path(__file__).resolve().parents[2] / "data" / "emoji"
OWN_NAME = re.compile(r"delve_[a-z]+_[0-9a-f]{6}")
"""The pattern of the bot's own emoji names. Other emoji of the application are left alone."""


def drawings() -> dict[str, bytes]:
    """Return each drawing by its emoji's name at Discord, in the order of `BUTTONS`."""
    files = {name: (FOLDER / f"{name}.png").read_bytes() for name in BUTTONS}
    return {f"delve_{name}_{hashlib.sha256(file).hexdigest()[:6]}": file for name, file in files.items()}


async def upload(bot: Bot) -> None:
    """Upload the emoji, as far as Discord accepts them, and use them on buttons from then on."""
    try:
        ours = await asyncio.to_thread(drawings)
        there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
        for name, drawing in ours.items():
            if name not in there and not bot.tables.is_first:
                continue
            emoji = there.get(name) or await bot.create_application_emoji(name=name, image=drawing)
            shown = discord.PartialEmoji(name=name, id=emoji.id)
            AVAILABLE.update(dict.fromkeys(BUTTONS[name.split("_")[1]], shown))
        if not bot.tables.is_first:
            return
        old = [emoji for name, emoji in there.items() if OWN_NAME.fullmatch(name) and name not in ours]
        for emoji in old:
            await emoji.delete()
    except UNREACHABLE as error:
        log.warning("not all emoji are at Discord, the next start tries again: %s", error)
        return
    if added := ours.keys() - there.keys():
        log.info("%d emoji uploaded, %d taken away", len(added), len(old))


class Emoji(commands.Cog):
    """Uploads the emoji while the bot starts."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._bringing: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the upload."""
        self._bringing = asyncio.create_task(upload(self._bot))

    async def cog_unload(self) -> None:
        """Leave the rest for the next start."""
        if self._bringing:
            self._bringing.cancel()
        AVAILABLE.clear()


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Emoji(bot))
