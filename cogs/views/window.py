"""/window: a link to the page of the table, which the bot serves itself (TAB-196), and who may look on (TAB-210)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, GameError, NotAllowed, Update

from ..core.context import Bot, Interaction, call_of
from ..core.retry import UNKNOWN_MEMBER, UNREACHABLE
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import WINDOW, window_button
from ..messages.layout import Item, MessageContent, in_rows
from ..publish.end_screen import offered_at_end

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds to wait for Discord's word on whether a member is still there."""


class WindowCommand(commands.Cog):
    """The window command."""

    @app_commands.command()
    @app_commands.choices(spectators=[app_commands.Choice(name=word, value=word) for word in ("on", "off")])
    @handles_refusals
    async def window(self, interaction: Interaction, close: bool = False, spectators: str | None = None) -> None:
        """Give the caller a link to the table's page, make their links there useless, or say who may look on by one."""
        if spectators is not None:
            _check_served(interaction)
            watched = spectators == "on"
            await interaction.client.tables.windows.let_watch(call_of(interaction), watched=watched)
            await Answer(interaction).send_private(MessageContent(WORDS("window-watched", on=watched)))
            return
        if not close:
            await _show(interaction)
            return
        count = await interaction.client.tables.windows.close(call_of(interaction))
        await Answer(interaction).send_private(MessageContent(WORDS("window-closed", count=count)))


@handles(WINDOW)
async def press_window(interaction: Interaction, _: Press) -> None:
    """Give who pressed the button a link."""
    await _show(interaction)


def _check_served(interaction: Interaction) -> None:
    if not interaction.client.window_url:
        raise GameError(WORDS.message("window-none"), "TAB-196")


async def _show(interaction: Interaction) -> None:
    _check_served(interaction)
    tables, call, url = interaction.client.tables, call_of(interaction), interaction.client.window_url
    key, own = await tables.windows.open(call)
    address, told = f"{url}/#{key}", [WORDS("window-own")] if own else []
    # A server may have windows for those who sit there only.
    with contextlib.suppress(NotAllowed):
        shared = (await tables.windows.open(call, own=False))[0] if own else key
        over = (await tables.views.latest(call.channel)).kind == "end"
        passed_on = f"{url}/game/{shared}" if over else f"{url}/#{shared}"
        address, told = (passed_on, []) if over else (address, told)
        told.append(WORDS("window-for-all", link=passed_on))
    opened: Item = discord.ui.Button(label=WORDS("button-open-window"), url=address)
    await Answer(interaction).send_private(MessageContent("\n".join(told), groups=in_rows([[opened]])))


@offered_at_end("window")
async def end_button(bot: Bot, update: Update) -> Item | None:
    """Return the button below a game's last post that gives a link to its page."""
    return window_button(update.version) if bot.window_url else None


async def is_shut_out(bot: Bot, guild: int, channel: int, member: int) -> bool:
    """Return whether a member has left a server, or may not see a channel of it; false where that is not known (TAB-211).

    Discord tells the bot of who leaves only with a privileged intent, so it is asked.
    """
    found = bot.get_guild(guild)
    if found is None or found.unavailable:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            person = await found.fetch_member(member)
    except discord.NotFound as error:
        return error.code in UNKNOWN_MEMBER
    except (TimeoutError, *UNREACHABLE) as error:
        log.info("whether a member is still in server %s is not known: %r", guild, error)
        return False
    place = found.get_channel_or_thread(channel)
    # What is over a thread may be out of sight.
    with contextlib.suppress(discord.ClientException):
        return place is not None and not place.permissions_for(person).view_channel
    return False


async def setup(bot: Bot) -> None:
    """Add /window."""
    bot.tables.windows.has_left = partial(is_shut_out, bot)
    await bot.add_cog(WindowCommand())
