"""Performing: a change that somebody asked for is carried out, and told as the answer to it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine import Update

from ..core.context import Asked
from ..core.permissions import check_channel
from .answer import Answer


async def perform(asked: Asked, change: Coroutine[Any, Any, Update], *, goes_on: bool = False) -> Update:
    """Carry out a change that somebody asked for, and tell the channel as the answer to it.

    ``goes_on``: a private message that was pressed becomes what is next. Raises the change's `GameError`, or `CannotPost`.
    """
    answer = Answer(asked, goes_on=goes_on)
    try:
        check_channel(asked)
    except BaseException:
        change.close()
        raise
    async with answer:
        update = await change
        try:
            await asked.client.herald.tell(update, answer)
        finally:
            await asked.client.herald.go_on(update, answer)
            await answer.tell_besides()
    return update


async def move(asked: Asked, change: Coroutine[Any, Any, Update]) -> None:
    """Carry out a move that was pressed; the private message that it was pressed in goes on with what is next."""
    await perform(asked, change, goes_on=True)
