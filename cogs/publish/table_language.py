"""What everybody reads is told in the language of its table (TAB-208)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

from engine import Update, speaking

T = TypeVar("T")


def for_the_table(work: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
    """Have a method with an update do its work in the language of the update."""

    @wraps(work)
    async def done(self: Any, update: Update, *given: Any) -> T:
        with speaking(update.language):
            return await work(self, update, *given)

    return done
