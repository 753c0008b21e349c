"""One slash command for each verb of any game, with arguments completed from the legal moves.

A verb that only one game has, or that is seldom typed, is in a group named after the game (`Verb.group`). Verbs of a
table that opens under way are in the group that opens it (`cogs.lobby.desks`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from discord import app_commands
from discord.ext import commands

from engine import ENTER, STANDING, WORDS, AnyGame, Verb

from ..core.command_texts import described
from ..core.context import Bot, Interaction, call_of, place_of
from ..core.slash import choices_in_time, command_group, set_signature
from ..interactions.changes import apply_change
from ..interactions.errors import handles_refusals
from .buttons import take_back
from .forms import show_form

Command = app_commands.Command[Any, ..., None]
GroupCommand = Callable[[AnyGame], Iterable[Command | app_commands.Group]]
"""Returns commands, and groups of them, for the group of a game."""
_GROUP_COMMANDS: list[GroupCommand] = []


def grouped_command(made: GroupCommand) -> GroupCommand:
    """Register a function that returns commands for the group of each game."""
    _GROUP_COMMANDS.append(made)
    return made


def verbs_of(games: Mapping[str, AnyGame]) -> tuple[Verb, ...]:
    """Return every verb with its own top-level command once, in the order of the games.

    If games share a verb, the one with most arguments counts; the tables check that others only leave some out. The
    verb for joining late is left out: `/delve join` does that; so is that of standing orders: `/settings` does.
    """
    found: dict[str, Verb] = {}
    for game in games.values():
        for verb in game.verbs:
            if verb.name in (ENTER, STANDING) or verb.group:
                continue
            if verb.name not in found or len(found[verb.name].arguments) < len(verb.arguments):
                found[verb.name] = verb
    return tuple(found.values())


def groups_of(games: Mapping[str, AnyGame]) -> Iterator[app_commands.Group]:
    """Yield the group of each game that has grouped verbs, or commands registered with `grouped_command`."""
    for game in games.values():
        own: list[Command | app_commands.Group] = [command_of(verb) for verb in game.verbs if verb.group == game.key]
        own += [command for made in _GROUP_COMMANDS for command in made(game)]
        if own:
            yield command_group(game.key, WORDS.message("game-group", game=game.title), own)


def command_of(verb: Verb) -> app_commands.Command[Any, ..., None]:
    """Return a verb's slash command, which may be put into a group.

    Missing arguments are filled in if only one move fits. A verb with a form asks for them.
    """

    @handles_refusals
    async def play(interaction: Interaction, **given: str | None) -> None:
        filled = {name: text for name, text in given.items() if text}
        if verb.form and not filled:
            await show_form(interaction, verb.name)
            return
        await apply_change(interaction, interaction.client.tables.moves.choose(call_of(interaction), verb.name, filled))

    set_signature(play, {argument.name: str | None for argument in verb.arguments})
    app_commands.describe(**{argument.name: described(argument.about) for argument in verb.arguments})(play)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=verb.slash or verb.name, description=described(verb.about), callback=play
    )
    for argument in verb.arguments:
        command.autocomplete(argument.name)(_completion(verb.name, argument.name))
    return command


def _completion(verb: str, argument: str) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        given = {name: str(text) for name, text in interaction.namespace if text and name != argument}
        views, place = interaction.client.tables.views, place_of(interaction)
        found = views.complete(place, interaction.user.id, verb, given, argument, current)
        return await choices_in_time(found, f"{verb} {argument}")

    return complete


class Play(commands.Cog):
    """The newest move is taken back."""

    @app_commands.command()
    @handles_refusals
    async def undo(self, interaction: Interaction) -> None:
        """Take the newest move back, or ask those whom it affects."""
        await take_back(interaction)


async def setup(bot: Bot) -> None:
    """Add the commands of every game."""
    await bot.add_cog(Play())
    for verb in verbs_of(bot.tables.games):
        bot.tree.add_command(command_of(verb))
    for group in groups_of(bot.tables.games):
        bot.tree.add_command(group)
