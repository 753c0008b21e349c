"""Gauge: how the tables are, in numbers, for whoever runs the bot."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from engine.core.scene import Scene
from engine.store import CensusRow, Store
from engine.tables.session.cache import Memory
from engine.tables.views.drawn import Drawn
from engine.watch import Watch


class Numbers(msgspec.Struct, frozen=True):
    """``kept`` is what the store counts, ``loaded`` how many tables are in memory, ``undrawn`` how many pictures wait for
    their turn."""

    kept: CensusRow
    loaded: int
    undrawn: int


class Gauge:
    """Looks at the tables as a whole, and changes nothing."""

    def __init__(self, store: Store, memory: Memory, easel: ThreadPoolExecutor, now: Callable[[], int]) -> None:
        self._store = store
        self._memory = memory
        self._easel = easel
        self._now = now

    async def answers(self) -> bool:
        """Return whether the store answers; what is wrong with it otherwise is raised."""
        return await self._store.census.answers()

    async def numbers(self) -> Numbers:
        """Return the numbers as they are now."""
        undrawn = self._easel._work_queue.qsize()
        return Numbers(await self._store.census.taken(self._now()), len(self._memory), undrawn)


def timed(draw: Callable[[Scene], Drawn], watch: Watch) -> Callable[[Scene], Drawn]:
    """Return what draws a picture as ``draw`` does, and tells ``watch`` how long it took."""

    def drawn(scene: Scene) -> Drawn:
        begun = time.perf_counter()
        picture = draw(scene)
        watch.drew(time.perf_counter() - begun)
        return picture

    return drawn
