"""Pages: what can be looked up at a table besides map and sheet, with a command under /look for each page of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from engine import LOOK, WORDS, AnyGame, Page, capabilities

from ..core.command_texts import described
from ..core.context import Bot, Interaction, place_of
from ..core.limits import split_text
from ..core.slash import choices_in_time, command_group, set_signature
from ..interactions.answer import Answer
from ..interactions.errors import handles_refusals


def pages_of(games: Mapping[str, AnyGame]) -> tuple[Page, ...]:
    """Return every page once, in the order of the games. Of a shared page the variant with an argument counts.

    The games ensure that they agree on the words.
    """
    found: dict[str, Page] = {}
    for game in games.values():
        for page in capabilities.pages(game):
            if page.name not in found or (page.argument and not found[page.name].argument):
                found[page.name] = page
    return tuple(found.values())


def command_of(page: Page) -> app_commands.Command[Any, ..., None]:
    """Return a page's slash command. Its answer is private."""
    argument = page.argument

    @handles_refusals
    async def show(interaction: Interaction, **given: str | None) -> None:
        at = (given.get(argument.name) or "" if argument else "").strip()
        tables = interaction.client.tables
        async with Answer(interaction) as answer:
            written = await tables.views.look_up(place_of(interaction), interaction.user.id, page.name, at)
            for part in split_text(written) if written.strip() else [WORDS("page-is-empty")]:
                await answer.send_private(part)

    set_signature(show, {argument.name: str | None} if argument else {})
    if argument:
        app_commands.describe(**{argument.name: described(argument.about)})(show)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=page.name, description=described(page.about), callback=show
    )
    if argument:
        command.autocomplete(argument.name)(completion(page.name))
    return command


def completion(name: str) -> Any:
    """Return the completion for the argument of the page ``name``, from what the member knows."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        views = interaction.client.tables.views
        return await choices_in_time(views.entries(place_of(interaction), interaction.user.id, name, current), name)

    return complete


async def setup(bot: Bot) -> None:
    """Add /look with the pages of every game."""
    if pages := pages_of(bot.tables.games):
        bot.tree.add_command(command_group(LOOK, WORDS("look-about"), [command_of(page) for page in pages]))
