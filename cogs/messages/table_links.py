"""Sittings: how a table that somebody sits at elsewhere is called, linked to, and told of in a line."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine import Member, Sitting, Update, listed

from ..core.context import Bot, Interaction, plain_name
from ..core.limits import truncate
from .text import escaped_name

log = logging.getLogger(__name__)

LONGEST_ASK = 60
"""How many characters of what is asked are shown at most: there it stands whole."""
UNKNOWN_PLACE = "its channel"
"""Stands for a channel whose name is not known: it was archived, it is gone, or the bot was removed from its server."""

NOWHERE = "no place yet"


def link_of(sitting: Sitting) -> str:
    """Return the address of a table's newest post, of its channel where that is not known."""
    post = f"/{sitting.post}" if sitting.post else ""
    return f"https://discord.com/channels/{sitting.guild or '@me'}/{sitting.channel}{post}"


def place_name(bot: Bot, sitting: Sitting, guild: int) -> str:
    """Return what a table's place is called for somebody who reads it in the server ``guild`` (0: elsewhere), "" where that
    is not known."""
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
    """Return a table's place as a link to its newest post; one that came back from a backup may have none (TAB-138)."""
    if sitting.channel < 0:
        return NOWHERE
    return f"[{place_name(bot, sitting, guild) or UNKNOWN_PLACE}]({link_of(sitting)})"


def first_known(bot: Bot, sittings: Sequence[Sitting]) -> Sitting:
    """Return the first of some tables, of those whose place is known if any is: what cannot be opened keeps nobody from
    what can."""
    return next((one for one in sittings if place_name(bot, one, 0)), sittings[0])


def short_ask(sitting: Sitting) -> str:
    """Return what is asked at a table in a few words without formatting."""
    plain = " ".join(sitting.ask.replace("*", "").replace("`", "").split())
    first = plain.partition(". ")[0].rstrip(".")
    return truncate(first, LONGEST_ASK) or "your move"


def member_names(members: tuple[Member, ...]) -> str:
    """Return who is awaited, by name."""
    return listed([escaped_name(member) for member in members], "and")


async def next_line(interaction: Interaction, update: Update) -> str:
    """Return where somebody may go on whose move leaves nothing to do for them here, "" where nothing waits for them.

    Nothing is raised: the move is made, and has to be told.
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
