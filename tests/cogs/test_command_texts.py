"""Every slash command and each of its options says what it does, in each language, and the catalogue describes no other."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import pytest
from discord import app_commands

import bot
from cogs.core.command_texts import UNDESCRIBED
from cogs.core.limits import ABOUT, COMMAND_SIZE
from engine import WORDS, speaking
from service.settings import Settings


@contextlib.asynccontextmanager
async def furnished() -> AsyncIterator[bot.Delvekeeper]:
    """Make a bot with all its commands, without Discord."""
    house = bot.create_bot(Settings(database=bot.IN_MEMORY))
    async with house:
        house.tables = await house._opened()
        await house._furnish()
        yield house
        for cog in house.cogs.values():
            await cog.cog_unload()


async def test_every_command_says_what_it_does() -> None:
    async with furnished() as house:
        every = list(house.tree.walk_commands())
    for command in every:
        assert command.description != UNDESCRIBED, command.qualified_name
        if isinstance(command, app_commands.Command):
            undescribed = [option.name for option in command.parameters if str(option.description) == UNDESCRIBED]
            assert not undescribed, command.qualified_name
            assert command.description not in (inspect.getdoc(command.callback) or " "), "that is for developers"
    names = {f"command-{command.qualified_name.replace(' ', '-')}" for command in every}
    assert {id for id in WORDS.messages() if id.startswith("command-")} <= names


LOCALES = {"de": "de", "es-ES": "es", "es-419": "es"}
"""Discord's locales with a language of ours other than English."""


def described(node: Mapping[str, Any], path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield what a payload describes: commands, groups and options, each with its path."""
    yield path, node
    for option in node.get("options") or ():
        yield from described(option, f"{path} {option['name']}")


def longest(node: Mapping[str, Any]) -> int:
    """Return how long a command is as Discord counts: of each text that stands in several languages the longest."""
    texts = [node.get("description", ""), *(node.get("description_localizations") or {}).values()]
    choices = sum(
        max(map(len, [each["name"], *(each.get("name_localizations") or {}).values()])) + len(str(each["value"]))
        for each in node.get("choices") or ()
    )
    return len(node["name"]) + max(map(len, texts)) + choices + sum(map(longest, node.get("options") or ()))


@pytest.mark.rule("TAB-208")
async def test_discord_is_told_what_each_command_does_in_every_language() -> None:
    async with furnished() as house:
        translator = house.tree.translator
        assert translator is not None
        payload = [await each.get_translated_payload(house.tree, translator) for each in house.tree.get_commands()]
    slash = [command for command in payload if command.get("type", 1) == 1]
    assert max(map(longest, slash)) <= COMMAND_SIZE
    told = [each for command in slash for each in described(command, command["name"])]
    assert len(told) > 300
    for path, node in told:
        assert set(node.get("description_localizations") or {}) == set(LOCALES), path
        assert all(1 <= len(text) <= ABOUT for text in node["description_localizations"].values()), path
        assert not node.get("name_localizations"), "names are English everywhere"
    words = {path: node["description_localizations"] for path, node in told}
    for language in ("de", "es"):
        with speaking(language):
            assert words["undo"][next(key for key, each in LOCALES.items() if each == language)] == WORDS("command-undo")
    same = [path for path, texts in words.items() if len({*texts.values()}) == 1]
    assert len(same) < len(words) / 20, "German is not Spanish"
