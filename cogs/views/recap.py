"""Since you were away: what has come about since somebody saw a table last, and the map with what has changed ringed."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from engine import Recap, Version

from ..core.context import Asked, House, call_of
from ..interactions.answer import Answer
from ..interactions.components import Pressed, number_in, reacts_to
from ..interactions.errors import refusing
from ..messages.layout import Shown
from ..messages.text import picture_file

RINGED = "-# Ringed on the map: what has changed."


class Since(commands.Cog):
    """Tells whoever was away what they missed."""

    @app_commands.command()
    @refusing
    async def since(self, interaction: Asked) -> None:
        """See what has happened since you looked here last."""
        await _told(interaction, None)


@reacts_to("since")
async def since(asked: Asked, pressed: Pressed) -> None:
    """Tell whoever presses what has happened since those called saw the table, or they themselves."""
    await _told(asked, Version(pressed.version.table, number_in(pressed.rest)))


async def _told(asked: Asked, after: Version | None) -> None:
    async with Answer(asked) as answer:
        recap = await asked.client.tables.since.recap(call_of(asked), after)
        files = (picture_file(recap.picture),) if recap.picture else ()
        await answer.privately(Shown(recap_text(recap)), files)


def recap_text(recap: Recap) -> str:
    """Return what somebody missed, a sentence on each line, or in one line that they missed nothing."""
    when = f"since <t:{recap.at}:f>" if recap.seated else "in the last 12 hours"
    head = f"What happened {when}:" if recap.told else f"Nothing was found, fought, lost or decided {when}."
    return "\n".join([head, *recap.told, *([RINGED] if recap.ringed else [])])


async def setup(bot: House) -> None:
    """Add the command."""
    await bot.add_cog(Since())
