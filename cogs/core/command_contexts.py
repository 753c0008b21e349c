"""Where each command can be used: in servers, in direct messages, and by members who installed the bot for themselves
(TAB-091).
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where a command can be used, unless it is named below."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""Which installation shows a command: the one in a server, which also covers direct messages of its members."""

ANYWHERE = ("rules", "how", "help", "games", "invite", "me", "plan", "privacy", "daily", "learn")
"""Commands that need no table in the channel. Members who installed the bot for themselves can use them everywhere."""
DIRECT_MESSAGES = ("delve", "play")
"""Commands that such members can also use in a direct message with the bot. Elsewhere they say where they work."""
SERVERS_ONLY = ("keeper", "hall")
"""Commands that are of use in servers only."""


def apply_contexts(tree: app_commands.CommandTree[Any]) -> None:
    """Set the contexts of the commands named above."""
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
