"""Hints: two or three moves that a steady player would make, with reasons, for one member alone (TAB-109)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from engine import Hint, Version

from ..core.context import Bot, Interaction, call_of
from ..core.limits import CUSTOM_ID
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import BACK, CONFIRM, Style, button, control_id
from ..messages.layout import Item, MessageContent, in_rows

KIND = "hint"
SO = "So a steady player would go on:"


class Hints(commands.Cog):
    """The hint command."""

    @app_commands.command()
    @handles_refusals
    async def hint(self, interaction: Interaction) -> None:
        """What would you do? The best moves as a steady player sees them, for you alone."""
        await _show(interaction)


@handles(KIND)
async def press_hint(interaction: Interaction, _: Press) -> None:
    """Show the hints for the current state."""
    await _show(interaction)


async def _show(interaction: Interaction) -> None:
    tables, call = interaction.client.tables, call_of(interaction)
    async with Answer(interaction) as answer:
        version, _, _ = await tables.views.controls(call)
        await answer.show_in_place(hints_content(version, await tables.company.hint(call)), panel=True)


def hints_content(version: Version, hints: Sequence[Hint]) -> MessageContent:
    """Return the hints, the best first, with a button for each move and one for the own panel."""
    lines = [f"{number}. **{hint.label}**: {hint.why}" for number, hint in enumerate(hints, start=1)]
    moves = [_button(version, hint, first=not number) for number, hint in enumerate(hints)]
    fitting = [move for move in moves if len(move.custom_id or "") <= CUSTOM_ID]
    back = button(BACK, control_id("panel", version))
    return MessageContent("\n".join([SO, *lines]), groups=in_rows([fitting, [back]]))


def _button(version: Version, hint: Hint, *, first: bool) -> Item:
    kind = CONFIRM if hint.sure else "act"
    return button(hint.label, control_id(kind, version, hint.text), Style.primary if first else Style.secondary)


async def setup(bot: Bot) -> None:
    """Add /hint."""
    await bot.add_cog(Hints())
