"""Slash commands made from data: their signatures, completions and groups."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

import discord
from discord import app_commands

from engine import BadGame

from .limits import ABOUT, CHOICES, COMMAND_OPTIONS, OPTION_TEXT, truncate


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


def command_group(name: str, about: str, commands: Sequence[app_commands.Command[Any, ..., None]]) -> app_commands.Group:
    """Return a group of these commands; `BadGame` if they are more than Discord allows."""
    if len(commands) > COMMAND_OPTIONS:
        raise BadGame(f"/{name}: {len(commands)} commands in the group, and Discord takes {COMMAND_OPTIONS}")
    group = app_commands.Group(name=name, description=truncate(about, ABOUT))
    for command in commands:
        group.add_command(command)
    return group
