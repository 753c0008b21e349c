"""Every slash command and each of its options says what it does, and the catalogue describes no other."""

from __future__ import annotations

import inspect

from discord import app_commands

import bot
from cogs.core.command_texts import UNDESCRIBED
from engine import WORDS
from service.settings import Settings


async def test_every_command_says_what_it_does() -> None:
    house = bot.create_bot(Settings(database=bot.IN_MEMORY))
    async with house:
        house.tables = await house._opened()
        await house._furnish()
        every = list(house.tree.walk_commands())
        for cog in house.cogs.values():
            await cog.cog_unload()
    for command in every:
        assert command.description != UNDESCRIBED, command.qualified_name
        if isinstance(command, app_commands.Command):
            undescribed = [option.name for option in command.parameters if str(option.description) == UNDESCRIBED]
            assert not undescribed, command.qualified_name
            assert command.description not in (inspect.getdoc(command.callback) or " "), "that is for developers"
    names = {f"command-{command.qualified_name.replace(' ', '-')}" for command in every}
    assert {id for id in WORDS.messages() if id.startswith("command-")} <= names
