"""Where each command can be used: in servers, in direct messages with the bot, and by whoever installed it for themselves
in any server and in the direct messages of others (TAB-091)."""

from __future__ import annotations

from typing import Any

from discord import app_commands

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where a command can be used, unless it is named below."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""For whom the bot has to be installed, so that they see a command: a server, or a direct message of its members."""

ANYWHERE = ("rules", "how", "help", "games", "me", "since", "plan", "privacy", "daily")
"""What somebody who installed the bot for themselves can use everywhere: it needs no table in the channel."""
DIRECT_MESSAGES = ("delve",)
"""What they can use besides: in a direct message with the bot. Elsewhere it says where it can be used."""
SERVERS_ONLY = ("keeper", "hall")
"""What is of use in servers only."""


def apply_contexts(tree: app_commands.CommandTree[Any]) -> None:
    """Let the commands named here be used by whoever installed the bot for themselves, or in servers only."""
    for name in SERVERS_ONLY:
        if command := tree.get_command(name):
            command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    for name in (*ANYWHERE, *DIRECT_MESSAGES):
        command = tree.get_command(name)
        if command is None:
            continue
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        if name in ANYWHERE:
            command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
