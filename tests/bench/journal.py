"""A row of the journal beside a bare insert of as many bytes, and a row of a long journal beside one of a short one.

The row is a whole command as the store writes it: version check, entry, snapshot, update, call, and what is deleted for it.
The bare insert is one row of one table through aiosqlite, in a file with the same pragmas. Both are measured after their
write-ahead logs have reached their full size: on a file that still grows, the disk takes many times as long.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import aiosqlite
import msgspec

from engine.store import Change, EntryRow, SeatRow, SnapshotRow, Store, TableRow

STATE, BODY, EVENTS, STORY = b"s" * 8000, b"u" * 3000, b"e" * 600, "t" * 200
"""As long as those of a delve of three in its middle."""
SHORT = 10
SMALLEST = {"rounds": 1, "samples": 2, "long": 20, "grown": 5}

Act = Callable[[], Awaitable[object]]


class Journal:
    """A table of the store that grows by one entry at a time."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self._store = store
        self._row = row
        self._calls = row.id * 1_000_000

    @classmethod
    async def begin(cls, store: Store, channel: int) -> Journal:
        """Open a table in a channel."""
        row = TableRow(
            id=0, guild=1, channel=channel, game="bench", setup="{}", options="{}", key="key", keyed=False, wait=0,
            status="running", change=1, length=0, counter=0, host=1, created=1, started=1, ended=0, due=0, ballot="",
        )  # fmt: skip
        table, update = await store.create(Change(row, BODY, seats=(SeatRow(0, 1, "Ada"),)))
        await store.told(update, 1)
        return cls(store, msgspec.structs.replace(row, id=table))

    def _change(self) -> Change:
        seq, change = self._row.length, self._row.change + 1
        self._row = msgspec.structs.replace(self._row, length=seq + 1, change=change)
        entry = EntryRow(seq, seq, 0, 1, "explore B", seq, "[1,2]", "0" * 16, EVENTS, STORY, False, 1, 1, change)
        snapshot = SnapshotRow(seq, seq, 1, seq, STATE)
        return Change(self._row, BODY, self._calls + change, entries=(entry,), snapshots=(snapshot,))

    async def append(self) -> float:
        """Write one entry and return the seconds that it took; that it was told is not counted."""
        change = self._change()
        began = perf_counter()
        update = await self._store.save(change)
        spent = perf_counter() - began
        await self._store.told(update, 1)
        return spent

    async def fill(self, count: int) -> None:
        """Write entries without waiting for the disk each time: only the length matters."""
        for _ in range(count):
            await self._store._database.execute("PRAGMA synchronous = OFF")
            await self.append()
        await self._store._database.execute("PRAGMA synchronous = FULL")


async def compared(*acts: Callable[[], Awaitable[float]], rounds: int, samples: int) -> list[float]:
    """Return the median seconds of each act; they take turns."""
    found: list[list[float]] = [[] for _ in acts]
    for _ in range(rounds):
        for act, times in zip(acts, found, strict=True):
            times += [await act() for _ in range(samples)]
    return [median(times) for times in found]


async def _measure(folder: Path, rounds: int, samples: int, long: int, grown: int) -> dict[str, float]:
    store = await Store.open(folder / "delves.db")
    bare = await aiosqlite.connect(folder / "bare.db", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        await bare.execute(f"PRAGMA {pragma}")
    await bare.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes BLOB)")
    written = STATE + BODY + EVENTS + STORY.encode()

    async def insert() -> float:
        began = perf_counter()
        await bare.execute("INSERT INTO bare (bytes) VALUES (?)", (written,))
        return perf_counter() - began

    first = await Journal.begin(store, 1)
    await first.fill(grown)
    for _ in range(grown):
        await insert()
    append, inserted = await compared(first.append, insert, rounds=rounds, samples=samples)

    few, many = await Journal.begin(store, 2), await Journal.begin(store, 3)
    await few.fill(SHORT)
    await many.fill(long)
    after_few, after_many = await compared(few.append, many.append, rounds=rounds, samples=samples)
    await store.close()
    await bare.close()
    return {
        "journal: appends per second": 1 / append,
        "journal: bare inserts per second": 1 / inserted,
        "journal: an append in bare inserts": append / inserted,
        f"journal: an append after {long:,} rows in appends after {SHORT}": after_many / after_few,
    }


def measure(rounds: int = 5, samples: int = 60, long: int = 10_000, grown: int = 500) -> dict[str, float]:
    """Return appends and bare inserts per second, their ratio in time, and that of a long journal to a short one.

    ``long`` are the rows of the long journal; ``grown`` those after which a write-ahead log is over its thousand pages.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), rounds, samples, long, grown))
