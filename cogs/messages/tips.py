"""What a member meets for the first time, explained below their next private message, or in the post (TAB-205)."""

from __future__ import annotations

import logging

from engine import Update

from ..core.context import Interaction
from .table_links import next_line

log = logging.getLogger(__name__)


async def tip_line(interaction: Interaction, update: Update) -> str:
    """Return the tip for the member whose move an update tells, "" for none.

    Nothing is raised: the move is made, and its update has to be posted.
    """
    try:
        return await interaction.client.tables.tips.next_for(update, interaction.user.id)
    except Exception:
        log.exception("the tip of %s cannot be told", update.version)
        return ""


async def tips_taught(interaction: Interaction, update: Update) -> None:
    """Note that a lesson explains what an update brought about. Nothing is raised."""
    try:
        await interaction.client.tables.tips.taught(update, interaction.user.id)
    except Exception:
        log.exception("the tips of %s cannot be noted", update.version)


async def lines_after(interaction: Interaction, update: Update) -> str:
    """Return what else a member reads in private after their move: a tip, and the next table that waits for them."""
    tip = "" if update.tip else await tip_line(interaction, update)
    return "\n".join(filter(None, [tip, await next_line(interaction, update)]))
