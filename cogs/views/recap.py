"""/delve since, the recap: what has happened since a member saw a table last, and the map with the changes ringed."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from engine import WORDS, Recap, Version

from ..core.context import Bot, Interaction, call_of
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in
from ..interactions.errors import handles_refusals
from ..messages.layout import MessageContent
from ..messages.text import picture_file


def since_command() -> app_commands.Command[Any, ..., None]:
    """Return the command of /delve that shows the recap."""

    @app_commands.command()
    @handles_refusals
    async def since(interaction: Interaction) -> None:
        """Show the recap since the member saw the table last."""
        await _show(interaction, None)

    return since


@handles("since")
async def press_since(interaction: Interaction, press: Press) -> None:
    """Show the recap since the mentioned members saw the table, or since this member did."""
    await _show(interaction, Version(press.version.table, number_in(press.rest)))


async def _show(interaction: Interaction, after: Version | None) -> None:
    async with Answer(interaction) as answer:
        recap = await interaction.client.tables.recaps.recap(call_of(interaction), after)
        files = tuple(map(picture_file, (*recap.cards, *([recap.picture] if recap.picture else []))))
        await answer.send_private(MessageContent(recap_text(recap)), files)


def recap_text(recap: Recap) -> str:
    """Return the recap, a line for each high point and each who did something; where there is none, how things stand."""
    head = WORDS("recap-since", time=f"<t:{recap.at}:f>") if recap.seated else WORDS("recap-since.recent")
    told = [head, *recap.told] if recap.told else [recap.status]
    return "\n".join([*told, *([WORDS("recap-since.ringed")] if recap.ringed else [])])


async def setup(bot: Bot) -> None:
    """Add the command to /delve, whose package lies below this one."""
    delve = bot.tree.get_command("delve")
    assert isinstance(delve, app_commands.Group)
    delve.add_command(since_command())
