"""Messages as a member reads them, layout or plain text: all their words, and their controls row by row."""

from __future__ import annotations

from typing import Any

import discord
import simcord.results
from simcord.results import ResponseMessage, to_discord_message

from cogs.messages.layout import read_message, walk_components


def as_read(env: Any, found: Any) -> discord.Message:
    """Return a message of the simulated Discord. A layout is read as plain text: its story, footer, prompt, rows."""
    message: discord.Message = to_discord_message(env, found)
    if message.flags.components_v2:
        shown = read_message(message)
        message.content = shown.words
        message.components = [part for part in walk_components(message.components) if isinstance(part, discord.ActionRow)]
    return message


def members_in(post: discord.Message) -> list[str]:
    """Return the names in the table of the members of a delve's last post, each line of which a phone has room for."""
    _, table, _ = post.content.split("```")
    lines = table.strip("\n").split("\n")
    assert all(len(line) <= 34 for line in lines), table
    return [line.split(" ")[0] for line in lines[1:]]


# What an interaction is answered with is read likewise, wherever it is looked at.
simcord.results.to_discord_message = as_read
ResponseMessage.content = property(lambda response: response.message.content)  # type: ignore[assignment,method-assign]
