"""The store on a file and on a PostgreSQL server of this machine, both on one disk that they wait for.

A command is a row of the journal as the store writes it (see `journal`), and that it was told. One table at a time, and
many at once, as on a bot with many tables. Where PostgreSQL is not installed there are only the rows of the file.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from engine.store import Store
from tests import postgresql

from .journal import Journal

SMALLEST = {"rounds": 1, "commands": 2, "tables": 2}


async def _measured(address: str | Path, rounds: int, commands: int, tables: int) -> tuple[float, float, float]:
    """Return commands per second at one table, at many at once, and how many tables are loaded per second."""
    store = await Store.open(address)
    journals = [await Journal.begin(store, channel) for channel in range(1, tables + 1)]

    async def play(journal: Journal) -> None:
        for _ in range(commands):
            await journal.append()

    async def load(channel: int) -> None:
        row = await store.current(channel)
        assert row is not None and await store.load(row)

    async def rate(*acts: object, count: int) -> float:
        began = perf_counter()
        await asyncio.gather(*acts)  # type: ignore[call-overload]
        return count / (perf_counter() - began)

    found: list[tuple[float, float, float]] = []
    for _ in range(rounds):
        alone = await rate(play(journals[0]), count=commands)
        many = await rate(*map(play, journals), count=commands * tables)
        found.append((alone, many, await rate(*map(load, range(1, tables + 1)), count=tables)))
    await store.close()
    alone, many, loaded = (median(values) for values in zip(*found, strict=True))
    return alone, many, loaded


def measure(rounds: int = 5, commands: int = 20, tables: int = 50) -> dict[str, float]:
    """Return what each store does per second."""
    found: dict[str, float] = {}

    def note(name: str, address: str | Path) -> None:
        alone, many, loaded = asyncio.run(_measured(address, rounds, commands, tables))
        found[f"{name}: commands per second at one table"] = alone
        found[f"{name}: commands per second at {tables} tables at once"] = many
        found[f"{name}: tables loaded per second"] = loaded

    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        note("SQLite", Path(folder) / "delves.db")
        if postgresql.binaries() is not None:
            with postgresql.own(Path(folder), fsync="on") as server:
                note("PostgreSQL", server.address("postgres"))
    return found
