"""The bot as every package knows it, and helpers that read an interaction."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Protocol

import discord
from discord.ext import commands

from engine import WORDS, Call, Member, Tables, Update, Version, is_private, nearest

from .usage_limits import UsageLimits


class PanelMemory(Protocol):
    """Remembers the newest private panel of each member (`cogs.play.panel`)."""

    async def note(self, answer: Any, *, choice: bool = False) -> None:
        """Note that an answer is the newest panel of its member, or stands there for one ``choice``."""

    async def go_on(self, update: Update, answer: Any) -> None:
        """Let the member's private message show what comes next for them."""

    async def back_to_post(self, answer: Any) -> bool:
        """Delete a private message that a press on a post opened for a choice, and return whether it was such."""

    async def follow(self, update: Update, answer: Any) -> None:
        """Let the panel of a member who plays alone stand below the post that their press brought."""


class RefusedChannelMemory(Protocol):
    """Remembers the channels in which Discord refused a post (`cogs.publish.refused_channels`)."""

    def forget(self, channel: int) -> None:
        """Note that a channel may take posts again."""


class Publisher(Protocol):
    """Posts the updates of the outbox (`cogs.publish.publisher`).

    Answers, controls and posts have types of modules above this one, hence ``Any``. `cogs.interactions.posts.posts_of`
    is typed.
    """

    posts: Any

    @property
    def panels(self) -> PanelMemory:
        """The newest private panel of each member."""

    @property
    def refused_channels(self) -> RefusedChannelMemory:
        """The channels that refused a post."""

    async def publish(self, update: Update, answer: Any = None) -> None:
        """Post an update in its channel, or as the answer to an interaction."""

    async def publish_pending(self, table: int = 0) -> None:
        """Post the updates that were saved and never posted, of one table or of all."""

    async def republish(self, table: int) -> None:
        """Edit the newest post of a table to what the store says now."""

    async def put_controls(self, channel: int, post: int, groups: Any = (), left: Any = None) -> None:
        """Replace the controls of a post, or remove them."""

    def newest_of(self, table: int) -> int:
        """Return the newest post about a table that was sent since the start, 0 for none."""

    def version_in(self, message: int) -> Version | None:
        """Return the version that a post shows, ``None`` if it is not known."""

    def forget(self, member: int) -> None:
        """Drop what is remembered about a member."""


class Sender(Protocol):
    """Sends facts to the webhooks of servers (`service.webhooks`)."""

    def start(self) -> None:
        """Deliver from now on."""

    def check(self, url: str) -> None:
        """Raise `BadOption` in words for an address that nothing is sent to."""

    async def test(self, guild: int) -> str:
        """Send a message to a server's webhook; return "" if it was taken, else what came of it."""

    async def close(self) -> None:
        """Stop."""


class Bot(commands.AutoShardedBot):
    """The bot as the cogs know it. ``tables`` referees the games, ``publisher`` posts what happened.

    ``window_url`` is where the pages of tables are reached ("": nowhere). ``webhooks`` sends facts to servers; ``None``:
    the operator switched that off. ``contact`` says who runs the bot, ``support`` is an address where to
    ask ("": nothing is said).
    """

    tables: Tables
    publisher: Publisher
    window_url: str = ""
    webhooks: Sender | None = None
    contact: str = ""
    support: str = ""
    usage_limits: UsageLimits

    @property
    def invitation(self) -> str:
        """The address that invites the bot to a server, "" if the operator gives out none."""
        return ""


Interaction = discord.Interaction[Bot]
"""A slash command, a press or a form that waits for its answer."""


_MARKUP = re.compile(r"[*`|~\\<>\[\]#\x00-\x1f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""


def plain_name(*names: str) -> str:
    """Return the first visible name, "A player" if there is none.

    The result has no formatting, mention or line break, and at most 32 characters. Names are used in sentences and
    pictures, where they cannot be escaped any more.
    """
    for name in names:
        bare = _MARKUP.sub("", name).replace("@", "(at)").replace("://", " ").replace("__", "_")
        bare = " ".join(bare.split()).strip("_-.>: ")[:32].strip()
        if any(_is_visible(letter) for letter in bare):
            return bare
    return WORDS("unnamed-member")


def _is_visible(letter: str) -> bool:
    # Control and format characters, lone marks, unassigned characters and spaces show nothing.
    return letter not in _INVISIBLE and unicodedata.category(letter)[0] not in "CMZ"


def member_of(user: discord.User | discord.Member) -> Member:
    """Return a Discord user as a member of a table, by the name shown in the server, else by the user name."""
    return Member(user.id, plain_name(user.display_name, user.name))


PRIVATE_PLACE = "place"
"""The key in ``extras`` that holds the place of the private table which an interaction is about."""


def place_of(interaction: Interaction) -> int:
    """Return the place of a table: the channel of the interaction (TAB-059), or the place of the member's private table."""
    return int(interaction.extras.get(PRIVATE_PLACE) or interaction.channel_id or 0)


async def resolve_private_place(interaction: Interaction, version: Version) -> None:
    """Set the place of an interaction if the pressed control belongs to a private table.

    Raises `NotAllowed` unless the member owns that table.
    """
    message = interaction.message
    # Only private messages show private tables.
    if message is not None and message.flags.ephemeral and version.table:
        interaction.extras[PRIVATE_PLACE] = await interaction.client.tables.private.place(
            version.table, interaction.user.id
        )


def is_at_private_table(interaction: Interaction) -> bool:
    """Return whether an interaction is about a private table."""
    return is_private(place_of(interaction))


def call_of(interaction: Interaction) -> Call:
    """Return an interaction as a `Call` for the tables."""
    return Call(
        interaction.id,
        interaction.guild_id or 0,
        place_of(interaction),
        member_of(interaction.user),
        interaction.permissions.manage_guild and not is_at_private_table(interaction),
        interaction.type is discord.InteractionType.application_command,
        nearest(interaction.guild_locale) if interaction.guild_locale else "",
    )


def messageable(bot: Bot, channel: int) -> discord.PartialMessageable:
    """Return a channel to write to. It need not be cached, or exist."""
    return bot.get_partial_messageable(channel)


def custom_id_of(interaction: Interaction) -> str:
    """Return the custom id of the pressed control."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def picked_values(interaction: Interaction) -> list[str]:
    """Return the values picked in a menu; empty for a button."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]
