"""A database that measures how long each piece of work takes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine.runtime.observer import Observer
from engine.runtime.tracing import span

from .database import Database, Statement, T, Work


class TimedDatabase:
    """Does what another `Database` does. ``observer`` learns how long it took, and a span names the piece of work."""

    def __init__(self, database: Database, observer: Observer) -> None:
        self._database, self._observer = database, observer

    @contextmanager
    def _timed(self, way: str, work: object = None) -> Iterator[None]:
        begun = time.perf_counter()
        # Its name in the code: "Census.taken".
        what = getattr(work, "__qualname__", "").partition(".<locals>")[0]
        try:
            with span(f"store.{way}", **({"work": what} if what else {})):
                yield
        finally:
            self._observer.stored(time.perf_counter() - begun)

    async def read(self, work: Work[T]) -> T:
        """See `Database.read`."""
        with self._timed("read", work):
            return await self._database.read(work)

    async def write(self, work: Work[T], known: Work[T | None] | None = None, *, alone: bool = False) -> T:
        """See `Database.write`."""
        with self._timed("write", work):
            return await self._database.write(work, known, alone=alone)

    async def jot(self, work: Work[T]) -> T:
        """See `Database.jot`."""
        with self._timed("jot", work):
            return await self._database.jot(work)

    async def note(self, *statements: Statement) -> None:
        """See `Database.note`."""
        with self._timed("note"):
            await self._database.note(*statements)

    async def wipe(self, words: Sequence[str], number: int) -> None:
        """See `Database.wipe`."""
        with self._timed("wipe"):
            await self._database.wipe(words, number)

    async def close(self) -> None:
        """See `Database.close`."""
        await self._database.close()
