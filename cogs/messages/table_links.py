"""A member's tables elsewhere: their names, links to them, and a line about the next one."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine import Member, Sitting, Update, listed

from ..core.context import Bot, Interaction, plain_name
from ..core.limits import truncate
from .text import escaped_name

log = logging.getLogger(__name__)

LONGEST_ASK = 60
"""How many characters of a prompt are shown. The table's post has all of it."""
UNKNOWN_PLACE = "its channel"
"""Stands for a channel without a known name: archived, deleted, or in a server that removed the bot."""

NOWHERE = "no place yet"


def link_of(sitting: Sitting) -> str:
    """Return the link to a table's newest post, or to its channel if the post is not known."""
    post = f"/{sitting.post}" if sitting.post else ""
    return f"https://discord.com/channels/{sitting.guild or '@me'}/{sitting.channel}{post}"


def place_name(bot: Bot, sitting: Sitting, guild: int) -> str:
    """Return the name of a table's channel for a reader in the server ``guild`` (0: elsewhere), "" if it is not known."""
    if not sitting.guild:
        return "our messages"
    server, channel = bot.get_guild(sitting.guild), None
    if server is not None:
        channel = server.get_channel_or_thread(sitting.channel)
    if server is None or channel is None:
        return ""
    beyond = "" if sitting.guild == guild else f" in {plain_name(server.name)}"
    return f"#{plain_name(channel.name)}{beyond}"


def place_link(bot: Bot, sitting: Sitting, guild: int) -> str:
    """Return a table's channel as a link to its newest post. A restored table may have no channel (TAB-138)."""
    if sitting.channel < 0:
        return NOWHERE
    return f"[{place_name(bot, sitting, guild) or UNKNOWN_PLACE}]({link_of(sitting)})"


def first_known(bot: Bot, sittings: Sequence[Sitting]) -> Sitting:
    """Return the first table with a known channel, else the first one."""
    return next((sitting for sitting in sittings if place_name(bot, sitting, 0)), sittings[0])


def short_ask(sitting: Sitting) -> str:
    """Return the prompt of a table in a few words without formatting."""
    plain = " ".join(sitting.ask.replace("*", "").replace("`", "").split())
    first = plain.partition(". ")[0].rstrip(".")
    return truncate(first, LONGEST_ASK) or "your move"


def member_names(members: tuple[Member, ...]) -> str:
    """Return the names of awaited members."""
    return listed([escaped_name(member) for member in members], "and")


async def next_line(interaction: Interaction, update: Update) -> str:
    """Return a line about the next table that waits for the member, "" if none does or this one still needs them.

    Nothing is raised: the move is made, and its update has to be posted.
    """
    try:
        found = await interaction.client.tables.sittings.next_after(update, interaction.user.id)
    except Exception:
        log.exception("what comes next after %s cannot be told", update.version)
        return ""
    if not found:
        return ""
    first = first_known(interaction.client, found)
    return f"Next: {place_link(interaction.client, first, interaction.guild_id or 0)}, asked <t:{first.since}:R>."
