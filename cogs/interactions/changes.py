"""Performing: a change that somebody asked for is carried out, and told as the answer to it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine import Update

from ..core.context import Interaction
from ..core.permissions import check_can_post
from .answer import Answer


async def apply_change(interaction: Interaction, change: Coroutine[Any, Any, Update], *, continues: bool = False) -> Update:
    """Carry out a change that somebody asked for, and tell the channel as the answer to it.

    ``goes_on``: a private message that was pressed becomes what is next. Raises the change's `GameError`, or `CannotPost`.
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
            await interaction.client.publisher.continue_private(update, answer)
            await answer.send_extra()
    return update


async def apply_move(interaction: Interaction, change: Coroutine[Any, Any, Update]) -> None:
    """Carry out a move that was pressed; the private message that it was pressed in goes on with what is next."""
    await apply_change(interaction, change, continues=True)
