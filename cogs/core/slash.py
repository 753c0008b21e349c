"""Slash commands made from data: their signatures, completions and groups."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Any, get_args

import discord
from discord import app_commands

from engine import BadGame, Text

from .command_texts import described
from .limits import CHOICES, COMMAND_OPTIONS, OPTION_TEXT, truncate

log = logging.getLogger(__name__)

COMPLETION_TIME = 2.4
"""Seconds after which a completion gives up. Discord shows nothing after 3."""


def set_signature(callback: Any, options: Mapping[str, Any]) -> None:
    """Give a callback that takes ``**given`` the signature that discord.py reads.

    ``options`` holds the annotation of each option. An option whose annotation allows ``None`` is optional.
    """
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
    for name, annotation in options.items():
        default = None if type(None) in get_args(annotation) else inspect.Parameter.empty
        parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation))
    callback.__signature__ = inspect.Signature(parameters)


def to_choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return (shown, value) pairs as completion choices, truncated to Discord's limits.

    Values that are too long are left out.
    """
    fitting = [(shown, value) for shown, value in found if 1 <= len(value) <= OPTION_TEXT]
    return [
        app_commands.Choice(name=truncate(shown, OPTION_TEXT) or value, value=value) for shown, value in fitting[:CHOICES]
    ]


def matching(found: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return as completion choices those (shown, value) pairs whose shown words contain what is written so far."""
    return to_choices(pair for pair in found if current.casefold() in pair[0].casefold())


async def choices_in_time(found: Awaitable[Iterable[tuple[str, str]]], about: str) -> list[app_commands.Choice[str]]:
    """Return what `to_choices` makes of (shown, value) pairs; nothing if they take too long. ``about`` is for the log."""
    try:
        async with asyncio.timeout(COMPLETION_TIME):
            return to_choices(await found)
    except TimeoutError:
        log.warning("completing %s took too long", about)
        return []


def command_group(
    name: str, about: Text, commands: Sequence[app_commands.Command[Any, ..., None] | app_commands.Group]
) -> app_commands.Group:
    """Return a group of these commands; `BadGame` if they are more than Discord allows."""
    if len(commands) > COMMAND_OPTIONS:
        raise BadGame(f"/{name}: {len(commands)} commands in the group, and Discord takes {COMMAND_OPTIONS}")
    group = app_commands.Group(name=name, description=described(about))
    for command in commands:
        group.add_command(command)
    return group
