"""Emoji of our own: how they come to Discord.

The drawings lie in ``data/emoji``. At the start those that the application does not have yet are uploaded, and those of
ours that were drawn otherwise are taken away: a name ends in a digest of its drawing. The start does not wait for it, and
where any of it fails, buttons have their words alone.
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
"""What an emoji of ours is called. Others that the application has are left alone."""


def drawings() -> dict[str, bytes]:
    """Return the drawing of each emoji by the name it has at Discord, in the order of `BUTTONS`."""
    files = {name: (FOLDER / f"{name}.png").read_bytes() for name in BUTTONS}
    return {f"delve_{name}_{hashlib.sha256(file).hexdigest()[:6]}": file for name, file in files.items()}


async def upload(bot: Bot) -> None:
    """Bring the emoji to Discord, as far as it takes them, and put them on the buttons that are drawn from then on."""
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
    """Brings the emoji to Discord while the bot starts."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._bringing: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin."""
        self._bringing = asyncio.create_task(upload(self._bot))

    async def cog_unload(self) -> None:
        """Leave the rest for the next start."""
        if self._bringing:
            self._bringing.cancel()
        AVAILABLE.clear()


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Emoji(bot))
