"""A member's tables elsewhere: their names, links to them, and a line about the next one."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine import WORDS, Member, MyTable, Update, listed

from ..core.context import Bot, Interaction, plain_name
from ..core.limits import truncate
from .text import escaped_name

log = logging.getLogger(__name__)

LONGEST_ASK = 60
"""How many characters of a prompt are shown. The table's post has all of it."""


def link_of(sitting: MyTable) -> str:
    """Return the link to a table's newest post, or to its channel if the post is not known."""
    post = f"/{sitting.post}" if sitting.post else ""
    return f"https://discord.com/channels/{sitting.guild or '@me'}/{sitting.channel}{post}"


def place_name(bot: Bot, sitting: MyTable, guild: int) -> str:
    """Return the name of a table's channel for a reader in the server ``guild`` (0: elsewhere).

    "" if it is not known: it is archived, deleted, or in a server that removed the bot.
    """
    if not sitting.guild:
        return WORDS("our-messages")
    server, channel = bot.get_guild(sitting.guild), None
    if server is not None:
        channel = server.get_channel_or_thread(sitting.channel)
    if server is None or channel is None:
        return ""
    name = plain_name(channel.name)
    return f"#{name}" if sitting.guild == guild else WORDS("place-in-server", channel=name, server=plain_name(server.name))


def place_link(bot: Bot, sitting: MyTable, guild: int) -> str:
    """Return a table's channel as a link to its newest post. A restored table may have no channel (TAB-138)."""
    if sitting.channel < 0:
        return WORDS("no-place-yet")
    return f"[{place_name(bot, sitting, guild) or WORDS('unknown-place')}]({link_of(sitting)})"


def first_known(bot: Bot, sittings: Sequence[MyTable]) -> MyTable:
    """Return the first table with a known channel, else the first one."""
    return next((sitting for sitting in sittings if place_name(bot, sitting, 0)), sittings[0])


def short_ask(sitting: MyTable) -> str:
    """Return the prompt of a table in a few words without formatting."""
    plain = " ".join(sitting.ask.replace("*", "").replace("`", "").split())
    first = plain.partition(". ")[0].rstrip(".")
    return truncate(first, LONGEST_ASK) or WORDS("your-move")


def member_names(members: tuple[Member, ...]) -> str:
    """Return the names of awaited members."""
    return listed([escaped_name(member) for member in members])


async def next_line(interaction: Interaction, update: Update) -> str:
    """Return a line about the next table that waits for the member, "" if none does or this one still needs them.

    Nothing is raised: the move is made, and its update has to be posted.
    """
    try:
        found = await interaction.client.tables.my_tables.next_after(update, interaction.user.id)
    except Exception:
        log.exception("what comes next after %s cannot be told", update.version)
        return ""
    if not found:
        return ""
    first = first_known(interaction.client, found)
    place = place_link(interaction.client, first, interaction.guild_id or 0)
    return WORDS("next-table.asked", place=place, time=f"<t:{first.since}:R>")
