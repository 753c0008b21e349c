"""Changes of a table that a member asked for: each is applied, and its update is posted as the answer."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine import Update

from ..core.context import Interaction
from ..core.permissions import check_can_post
from .answer import Answer


async def apply_change(interaction: Interaction, change: Coroutine[Any, Any, Update], *, continues: bool = False) -> Update:
    """Apply a change, and post its update as the answer to the interaction.

    ``continues``: the pressed private message shows what comes next. Raises the `GameError` of the change, or
    `CannotPost`.
    """
    answer = Answer(interaction, continues=continues)
    try:
        check_can_post(interaction)
    except BaseException:
        change.close()
        raise
    async with answer:
        update = await change
        try:
            await interaction.client.publisher.publish(update, answer)
        finally:
            await interaction.client.publisher.panels.go_on(update, answer)
            await interaction.client.publisher.panels.follow(update, answer)
            await answer.send_extra()
    return update


async def apply_move(interaction: Interaction, change: Coroutine[Any, Any, Update]) -> None:
    """Apply a pressed move. The private message of the control shows what comes next."""
    await apply_change(interaction, change, continues=True)
