"""What the bot may do in a channel, and where it can have a table at all."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from engine import WORDS, GameError

from .context import Interaction, is_at_private_table

REQUIRED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
REQUIRED_PERMISSIONS = discord.Permissions(**dict.fromkeys(REQUIRED, True))
"""The permissions that the invitation of the bot asks for (TAB-075), and no others."""


class CannotPost(GameError):
    """The bot lacks a permission in this channel. The table was not changed."""

    usual = "TAB-058"


def is_bot_present(interaction: Interaction) -> bool:
    """Return whether the bot is in this server, or in this direct message.

    Else only the member has it, as a personal installation, and it can do no more than answer.
    """
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    return interaction.is_guild_integration() or not interaction.is_user_integration()


def check_bot_present(interaction: Interaction) -> None:
    """Raise `CannotPost` if the interaction comes from a place where no table can be (TAB-091)."""
    if is_bot_present(interaction):
        return
    raise CannotPost(WORDS("not-in-others-messages" if interaction.guild_id is None else "not-in-this-server"), "TAB-091")


def may_post_publicly(interaction: Interaction) -> bool:
    """Return whether a public answer is allowed in this channel."""
    return is_bot_present(interaction) or interaction.guild_id is None or interaction.permissions.use_external_apps


def missing_permissions(interaction: Interaction, *, opening: bool = False) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in this channel.

    ``opening`` adds those for opening a thread. In a direct message none is missing.
    """
    if interaction.guild_id is None:
        return ()
    return missing_from(
        interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread), opening=opening
    )


def missing_from(granted: discord.Permissions, *, thread: bool, opening: bool = False) -> tuple[str, ...]:
    """Return which of the required permissions are not ``granted``, in a channel or in a ``thread``."""
    wanted = ["view_channel", "send_messages_in_threads" if thread else "send_messages", "attach_files"]
    wanted += ["create_public_threads", "send_messages_in_threads"] if opening else []
    return tuple(name for name in dict.fromkeys(wanted) if not getattr(granted, name))


def permission_names(permissions: Iterable[str]) -> tuple[str, ...]:
    """Return the names that permissions have in Discord's settings."""
    return tuple(WORDS(f"permission-{name}") for name in permissions)


def check_can_post(interaction: Interaction) -> None:
    """Raise `CannotPost` if the bot could not post here, with the reason. A private table needs no permission."""
    if is_at_private_table(interaction):
        return
    check_bot_present(interaction)
    if (
        isinstance(interaction.channel, discord.Thread)
        and interaction.channel.locked
        and not interaction.app_permissions.manage_threads
    ):
        raise CannotPost(WORDS("thread-is-locked"))
    if missing := missing_permissions(interaction):
        raise CannotPost(WORDS("cannot-post-here", permissions=permission_names(missing)))
