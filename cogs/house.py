"""What every room of the Discord side may count on: the bot with its tables, and who is asking for what."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Protocol

import discord
from discord.ext import commands

from engine import Call, GameError, Member, Tables, Update, Version, is_private, listed


class PanelMemory(Protocol):
    """Remembers the newest private panel of each member (`cogs.panels`)."""

    async def shown(self, answer: Any) -> None:
        """Note that an answer is its asker's panel now."""


class RefusalMemory(Protocol):
    """Remembers the channels in which Discord refused a post (`cogs.refusals`)."""

    def forget(self, channel: int) -> None:
        """Note that a channel may take posts again."""


class Publisher(Protocol):
    """Posts the updates of the outbox (`cogs.telling`).

    The answers, controls and posts that it takes are types of modules above this one; `cogs.posts.posts_of` is typed.
    """

    posts: Any

    @property
    def panels(self) -> PanelMemory:
        """The newest private panel of each member."""

    @property
    def refusals(self) -> RefusalMemory:
        """The channels that refused a post."""

    async def tell(self, update: Update, answer: Any = None) -> None:
        """Post an update in its channel, or as an answer to an interaction."""

    async def go_on(self, update: Update, answer: Any) -> None:
        """Let the private message that was pressed show what is next for its owner."""

    async def tell_untold(self, table: int = 0) -> None:
        """Post the updates that were saved and never posted, of one table or of all."""

    async def tell_anew(self, table: int) -> None:
        """Edit the newest post of a table to what the store says now."""

    async def put_controls(self, channel: int, post: int, groups: Any = (), left: Any = None) -> None:
        """Replace the controls of a post, or remove them."""

    def told_in(self, message: int) -> Version | None:
        """Return the change that a post tells about, ``None`` if that is not known."""

    def forget(self, member: int) -> None:
        """Drop what is remembered about a member."""


class House(commands.AutoShardedBot):
    """The bot as the cogs know it: ``tables`` referees, ``herald`` posts what happened."""

    tables: Tables
    herald: Publisher


Asked = discord.Interaction[House]
"""A slash command or a press that waits for its answer."""

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited (TAB-075), and nothing more."""

_MARKUP = re.compile(r"[*`|~\\<>\[\]#\x00-\x1f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs of which nothing is to be seen."""


class CannotPost(GameError):
    """The bot lacks a permission in this channel; nothing was changed."""

    usual = "TAB-058"


def plain_name(*names: str) -> str:
    """Return the first name of which something can be seen, without what Discord would read as formatting, a mention or a
    new line; at most 32 characters, "Somebody" where nothing can be seen of any.

    Names end up inside sentences and pictures, where they cannot be escaped any more.
    """
    for name in names:
        bare = _MARKUP.sub("", name).replace("@", "(at)").replace("://", " ").replace("__", "_")
        bare = " ".join(bare.split()).strip("_-.>: ")[:32].strip()
        if any(_can_be_seen(letter) for letter in bare):
            return bare
    return "Somebody"


def _can_be_seen(letter: str) -> bool:
    # Controls, format characters, marks without a letter, unassigned ones and spaces show nothing by themselves.
    return letter not in _BLANK and unicodedata.category(letter)[0] not in "CMZ"


def member_of(user: discord.User | discord.Member) -> Member:
    """Return a person as the tables know them: by the name shown in the server, else by the user's own."""
    return Member(user.id, plain_name(user.display_name, user.name))


PLACE = "place"
"""Keeps the place of the private table that an interaction is about, where it is about one."""


def here(asked: Asked) -> int:
    """Return the channel that somebody asks in (TAB-059), or the place of their private table that they play at."""
    return int(asked.extras.get(PLACE) or asked.channel_id or 0)


async def find_place(asked: Asked, version: Version) -> None:
    """Find out whether a control that was used is a private table's: then that is what all is about from here on.

    Raises `NotAllowed` for all but its owner."""
    message = asked.message
    # Only private messages show private tables.
    if message is not None and message.flags.ephemeral and version.table:
        asked.extras[PLACE] = await asked.client.tables.private.place(version.table, asked.user.id)


def is_alone(asked: Asked) -> bool:
    """Return whether somebody plays at a private table of theirs."""
    return is_private(here(asked))


def call_of(asked: Asked) -> Call:
    """Return an interaction as the tables know it."""
    return Call(
        asked.id,
        asked.guild_id or 0,
        here(asked),
        member_of(asked.user),
        asked.permissions.manage_guild and not is_alone(asked),
        asked.type is discord.InteractionType.application_command,
    )


def is_home(asked: Asked) -> bool:
    """Return whether the bot itself is where somebody asks: in their server, or in a direct message with it. Else only the
    asker has it, who installed it for themselves, and it can do no more than answer them."""
    if asked.guild_id is None:
        return not asked.context.private_channel
    return asked.is_guild_integration() or not asked.is_user_integration()


def check_home(asked: Asked) -> None:
    """Raise `CannotPost` in words where somebody asks that is no place for a table (TAB-091)."""
    if is_home(asked):
        return
    where = "in direct messages between others" if asked.guild_id is None else "in this server, where I am not"
    raise CannotPost(
        f"I can answer questions here, but there can be no table {where}. In a direct message with me there can, or in a "
        "server that I was invited to.",
        "TAB-091",
    )


def may_show(asked: Asked) -> bool:
    """Return whether what the asker wants everybody to see may be shown here."""
    return is_home(asked) or asked.guild_id is None or asked.permissions.use_external_apps


def missing_permissions(asked: Asked, *, opening: bool = False) -> tuple[str, ...]:
    """Return what the bot may not do in this channel and would have to, by the names of Discord's settings; with
    ``opening`` also to open a thread. In a direct message it may do all of it."""
    if asked.guild_id is None:
        return ()
    return lacking(asked.app_permissions, thread=isinstance(asked.channel, discord.Thread), opening=opening)


def lacking(granted: discord.Permissions, *, thread: bool, opening: bool = False) -> tuple[str, ...]:
    """Return which of the permissions that the bot needs are not granted in a channel, or in a ``thread``."""
    wanted = {
        "View Channel": granted.view_channel,
        "Send Messages in Threads" if thread else "Send Messages": (
            granted.send_messages_in_threads if thread else granted.send_messages
        ),
        "Attach Files": granted.attach_files,
    }
    if opening:
        threads = {
            "Create Public Threads": granted.create_public_threads,
            "Send Messages in Threads": granted.send_messages_in_threads,
        }
        wanted = {**wanted, **threads}
    return tuple(name for name, given in wanted.items() if not given)


def check_channel(asked: Asked) -> None:
    """Raise `CannotPost` in words where the bot could not post: there can be no table here, the thread is locked, or
    permissions are missing, which are named. A private table needs none."""
    if is_alone(asked):
        return
    check_home(asked)
    if isinstance(asked.channel, discord.Thread) and asked.channel.locked and not asked.app_permissions.manage_threads:
        raise CannotPost(
            "This thread is locked, so I can't post here. Somebody who manages threads can unlock it. Nothing was changed."
        )
    if missing := missing_permissions(asked):
        raise CannotPost(f"I can't post in this channel: I need {listed(missing)}. Nothing was changed.")


def channel_of(bot: House, channel: int) -> discord.PartialMessageable:
    """Return a channel to write to, whether or not it is known or still there."""
    return bot.get_partial_messageable(channel)


def custom_id_of(asked: Asked) -> str:
    """Return the id of the control that was used."""
    data: Any = asked.data or {}
    return str(data.get("custom_id", ""))


def chosen(asked: Asked) -> list[str]:
    """Return the values picked in the menu that was used; empty for a button."""
    data: Any = asked.data or {}
    return [str(value) for value in data.get("values", ())]
