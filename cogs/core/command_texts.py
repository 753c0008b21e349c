"""What slash commands and their options say they do: messages of the catalogue, by the names of the commands."""

from __future__ import annotations

from typing import Any

from discord import AppCommandType, app_commands

from engine import WORDS

UNDESCRIBED = "…"
"""What a group says until `describe_commands`: discord.py makes none without a description."""


def describe_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Describe the commands and groups that the catalogue has a message ``command-<name>`` for, and their options.

    Commands of games, and those whose words depend on the games, are described where they are made.
    """
    known = WORDS.messages()
    for top in tree.get_commands(type=AppCommandType.chat_input):
        for command in (top, *(top.walk_commands() if isinstance(top, app_commands.Group) else ())):
            name = command.qualified_name.replace(" ", "-")
            if f"command-{name}" not in known:
                continue
            command.description = WORDS(f"command-{name}")
            if isinstance(command, app_commands.Command):
                options = [option.name for option in command.parameters]
                app_commands.describe(**{option: WORDS(f"command-{name}.{option}") for option in options})(command)
