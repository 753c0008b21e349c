"""Numbers about all tables, for operators."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from engine.core.scene import Scene
from engine.render.memory import MEMORIES
from engine.runtime.observer import Observer
from engine.store import CensusRow
from engine.tables.context import Context
from engine.tables.session.drawn import Drawn


class Numbers(msgspec.Struct, frozen=True):
    """Numbers about all tables.

    ``kept`` is what the store counts. ``loaded`` is how many tables are in memory. ``undrawn`` is how many pictures wait to
    be drawn. ``remembered`` is how many bytes of pictures are kept in memory.
    """

    kept: CensusRow
    loaded: int
    undrawn: int
    remembered: int


class TableMetrics:
    """Looks at the tables as a whole, and changes nothing."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def answers(self) -> bool:
        """Return whether the store answers; raise its error where it cannot."""
        return await self._context.store.census.answers()

    async def numbers(self) -> Numbers:
        """Return the numbers as they are now."""
        undrawn = max(0, self._context.rendering - 1)
        kept = await self._context.store.census.taken(self._context.now())
        return Numbers(kept, len(self._context.cache), undrawn, MEMORIES.heavy)


def timed(draw: Callable[[Scene], Drawn], observer: Observer) -> Callable[[Scene], Drawn]:
    """Return what draws a picture as ``draw`` does, and tells ``observer`` how long it took."""

    def drawn(scene: Scene) -> Drawn:
        begun = time.perf_counter()
        picture = draw(scene)
        observer.drew(time.perf_counter() - begun)
        return picture

    return drawn
