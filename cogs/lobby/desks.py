"""Tables that open under way, without a lobby: a group of commands for each `Opening` that a game declares.

Verbs of the game with that group (`Verb.group`) belong to it too. It stands at the top, or in the game's own group.
"""

from __future__ import annotations

import re
from typing import Any

from discord import app_commands

from engine import WORDS, AnyGame, BadOption, Opening, capabilities, lobbies, options_of

from ..core.command_texts import described
from ..core.context import Bot, Interaction, call_of
from ..core.server_rules import check_opening
from ..core.slash import command_group, set_signature, to_choices
from ..interactions.changes import apply_change
from ..interactions.errors import handles_refusals
from ..play.commands import command_of, grouped_command

MOST_PEOPLE, LONGEST_NAME = 12, 32
"""How many people can be named for a table, and how long each name may be."""

NAME_SEPARATOR = re.compile(r"[,;\n]+(?:\s*and\s)?|\s(?:and|&)\s", re.IGNORECASE)
"""Separates the names of people."""


def opening_group(opening: Opening, game: AnyGame) -> app_commands.Group:
    """Return the commands of one opening: the command that opens the table, then the verbs of its group."""
    own = (command_of(verb) for verb in game.verbs if verb.group == opening.name)
    return command_group(opening.name.split()[-1], opening.about, [_new(opening, game), *own])


@grouped_command
def inner_groups(game: AnyGame) -> list[app_commands.Group]:
    """Return the groups of openings that stand in the game's own group."""
    return [opening_group(opening, game) for opening in capabilities.openings(game) if " " in opening.name]


def read_names(text: str, argument: str) -> tuple[str, ...]:
    """Return the names in a text, separated by commas or “and”.

    Raises `BadOption` if there are none, too many, one too long or one twice.
    """
    names = tuple(" ".join(name.split()) for name in NAME_SEPARATOR.split(text) if name.strip())
    if not 1 <= len(names) <= MOST_PEOPLE:
        raise BadOption(WORDS("takes-names", argument=argument, most=MOST_PEOPLE), "TAB-015")
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadOption(WORDS("name-too-long", most=LONGEST_NAME), "TAB-015")
    if len({name.casefold() for name in names}) < len(names):
        raise BadOption(WORDS("named-twice"), "TAB-015")
    return names


def _new(opening: Opening, game: AnyGame) -> app_commands.Command[Any, ..., None]:
    asked = opening.people.name
    others = {option.name: option for option in options_of(game) if option.name not in opening.options}

    @handles_refusals
    async def new(interaction: Interaction, **given: str | None) -> None:
        await check_opening(interaction, game.key)
        people = read_names(given.get(asked) or "", asked)
        chosen = {name: text for name, text in given.items() if text and name != asked}
        options = {**opening.options, **chosen}
        tables = interaction.client.tables
        await apply_change(interaction, tables.lobby.open_under_way(call_of(interaction), game.key, options, people))

    set_signature(new, {asked: str, **dict.fromkeys(others, str | None)})
    about = {name: described(option.about) for name, option in others.items()}
    app_commands.describe(**{asked: described(opening.people.about)}, **about)(new)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="new", description=described(opening.about), callback=new
    )
    for name, option in others.items():
        command.autocomplete(name)(_completion(game, name, option.choices))
    return command


def _completion(game: AnyGame, name: str, values: tuple[str, ...]) -> Any:
    async def complete(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
        wish = current.strip().casefold()
        pairs = ((lobbies.lobby(game).shown(name, value), value) for value in values)
        return to_choices((shown, value) for shown, value in pairs if wish in shown.casefold())

    return complete


async def setup(bot: Bot) -> None:
    """Add a group of commands for each opening that stands at the top."""
    for game in bot.tables.games.values():
        for opening in capabilities.openings(game):
            if " " not in opening.name:
                bot.tree.add_command(opening_group(opening, game))
