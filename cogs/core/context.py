"""What every room of the Discord side may count on: the bot with its tables, and who is asking for what."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Protocol

import discord
from discord.ext import commands

from engine import Call, Member, Tables, Update, Version, is_private


class PanelMemory(Protocol):
    """Remembers the newest private panel of each member (`cogs.play.panel`)."""

    async def note(self, answer: Any) -> None:
        """Note that an answer is its asker's panel now."""


class RefusedChannelMemory(Protocol):
    """Remembers the channels in which Discord refused a post (`cogs.publish.refused_channels`)."""

    def forget(self, channel: int) -> None:
        """Note that a channel may take posts again."""


class Publisher(Protocol):
    """Posts the updates of the outbox (`cogs.publish.publisher`).

    Answers, controls and posts have types of modules above this one. `cogs.interactions.posts.posts_of` is typed.
    """

    posts: Any

    @property
    def panels(self) -> PanelMemory:
        """The newest private panel of each member."""

    @property
    def refused_channels(self) -> RefusedChannelMemory:
        """The channels that refused a post."""

    async def publish(self, update: Update, answer: Any = None) -> None:
        """Post an update in its channel, or as an answer to an interaction."""

    async def continue_private(self, update: Update, answer: Any) -> None:
        """Let the private message that was pressed show what is next for its owner."""

    async def publish_pending(self, table: int = 0) -> None:
        """Post the updates that were saved and never posted, of one table or of all."""

    async def republish(self, table: int) -> None:
        """Edit the newest post of a table to what the store says now."""

    async def put_controls(self, channel: int, post: int, groups: Any = (), left: Any = None) -> None:
        """Replace the controls of a post, or remove them."""

    def version_in(self, message: int) -> Version | None:
        """Return the change that a post tells about, ``None`` if that is not known."""

    def forget(self, member: int) -> None:
        """Drop what is remembered about a member."""


class Bot(commands.AutoShardedBot):
    """The bot as the cogs know it: ``tables`` referees, ``publisher`` posts what happened."""

    tables: Tables
    publisher: Publisher


Interaction = discord.Interaction[Bot]
"""A slash command or a press that waits for its answer."""


_MARKUP = re.compile(r"[*`|~\\<>\[\]#\x00-\x1f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs of which nothing is to be seen."""


def plain_name(*names: str) -> str:
    """Return the first name of which something can be seen, without what Discord would read as formatting, a mention or a
    new line; at most 32 characters, "Somebody" where nothing can be seen of any.

    Names end up inside sentences and pictures, where they cannot be escaped any more.
    """
    for name in names:
        bare = _MARKUP.sub("", name).replace("@", "(at)").replace("://", " ").replace("__", "_")
        bare = " ".join(bare.split()).strip("_-.>: ")[:32].strip()
        if any(_is_visible(letter) for letter in bare):
            return bare
    return "Somebody"


def _is_visible(letter: str) -> bool:
    # Controls, format characters, marks without a letter, unassigned ones and spaces show nothing by themselves.
    return letter not in _INVISIBLE and unicodedata.category(letter)[0] not in "CMZ"


def member_of(user: discord.User | discord.Member) -> Member:
    """Return a person as the tables know them: by the name shown in the server, else by the user's own."""
    return Member(user.id, plain_name(user.display_name, user.name))


PRIVATE_PLACE = "place"
"""Keeps the place of the private table that an interaction is about, where it is about one."""


def place_of(interaction: Interaction) -> int:
    """Return the channel that somebody asks in (TAB-059), or the place of their private table that they play at."""
    return int(interaction.extras.get(PRIVATE_PLACE) or interaction.channel_id or 0)


async def resolve_private_place(interaction: Interaction, version: Version) -> None:
    """Find out whether a control that was used is a private table's: then that is what all is about from here on.

    Raises `NotAllowed` for all but its owner."""
    message = interaction.message
    # Only private messages show private tables.
    if message is not None and message.flags.ephemeral and version.table:
        interaction.extras[PRIVATE_PLACE] = await interaction.client.tables.private.place(
            version.table, interaction.user.id
        )


def is_at_private_table(interaction: Interaction) -> bool:
    """Return whether somebody plays at a private table of theirs."""
    return is_private(place_of(interaction))


def call_of(interaction: Interaction) -> Call:
    """Return an interaction as the tables know it."""
    return Call(
        interaction.id,
        interaction.guild_id or 0,
        place_of(interaction),
        member_of(interaction.user),
        interaction.permissions.manage_guild and not is_at_private_table(interaction),
        interaction.type is discord.InteractionType.application_command,
    )


def messageable(bot: Bot, channel: int) -> discord.PartialMessageable:
    """Return a channel to write to, whether or not it is known or still there."""
    return bot.get_partial_messageable(channel)


def custom_id_of(interaction: Interaction) -> str:
    """Return the id of the control that was used."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def picked_values(interaction: Interaction) -> list[str]:
    """Return the values picked in the menu that was used; empty for a button."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]
