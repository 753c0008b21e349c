"""/delve watch: a table as everybody may see it, for those who only look on."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from engine import WORDS, GameError, Look

from ..core.context import Bot, Interaction, place_of
from ..interactions.answer import Answer
from ..interactions.errors import handles_refusals
from ..messages.layout import MessageContent, in_rows
from ..messages.text import picture_file
from .replay import replay_button


def watch_command() -> app_commands.Command[Any, ..., None]:
    """Return the command of /delve that shows a table to those who look on."""

    @app_commands.command()
    @handles_refusals
    async def watch(interaction: Interaction) -> None:
        """Show the table without a seat's knowledge, and the ways to look on."""
        tables, channel = interaction.client.tables, place_of(interaction)
        async with Answer(interaction) as answer:
            latest = await tables.views.latest(channel)
            if latest.lobby is not None:
                raise GameError(WORDS("watch-later"))
            picture = picture_file(await tables.views.show(channel, None, Look()))
            told = "\n".join(filter(None, [WORDS("watch", game=tables.games[latest.game].title), latest.status]))
            groups = in_rows([[replay_button(latest.version)]])
            await answer.send_private(MessageContent(told, WORDS("watch.ways"), groups), (picture,))

    return watch


async def setup(bot: Bot) -> None:
    """Add the command to /delve, whose package lies below this one."""
    delve = bot.tree.get_command("delve")
    assert isinstance(delve, app_commands.Group)
    delve.add_command(watch_command())
