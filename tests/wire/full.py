"""``python -m tests.wire.full``: how long the bot takes to start with many open tables in its file, and how much memory."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import monotonic

from engine.api.update import Call, Member
from engine.tables import Tables

from .process import Process
from .standin import GUILD, Standin

ROUNDS = 3


async def measure(path: Path, game: str) -> None:
    """Begin a game, with its setup dealt."""
    tables = await Tables.open(path, now=lambda: datetime.now(UTC))
    ada, bob = Member(5, "M5"), Member(6, "M6")
    await tables.lobby.gather(Call(1, GUILD, GUILD + 1, ada), game, {})
    await tables.lobby.join(Call(2, GUILD, GUILD + 1, bob))
    for update in (await tables.lobby.start(Call(3, GUILD, GUILD + 1, ada), quick=True), *await tables.outbox.untold()):
        await tables.outbox.told(update, 1000)
    await tables.close()


def multiply(path: Path, count: int) -> None:
    """Make of the one table so many, each in a channel of its own."""
    with sqlite3.connect(path) as file:
        names = [row[1] for row in file.execute("PRAGMA table_info(tables)")]
        (table,) = file.execute("SELECT * FROM tables").fetchall()
        rows = [
            dict(zip(names, table, strict=True)) | {"id": each, "channel": GUILD + each} for each in range(2, count + 1)
        ]
        holes = ", ".join("?" * len(names))
        file.executemany(f"INSERT INTO tables VALUES ({holes})", [tuple(row[name] for name in names) for row in rows])
        for name in ("seats", "journal", "snapshots"):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})") if row[1] != "table_id"]
            found = file.execute(f"SELECT {', '.join(columns)} FROM {name} WHERE table_id = 1").fetchall()
            asked = f"INSERT INTO {name} (table_id, {', '.join(columns)}) VALUES (?, {', '.join('?' * len(columns))})"
            file.executemany(asked, [(each, *row) for each in range(2, count + 1) for row in found])
        columns = [row[1] for row in file.execute("PRAGMA table_info(updates)") if row[1] not in ("id", "table_id", "call")]
        (told,) = file.execute(f"SELECT {', '.join(columns)} FROM updates WHERE table_id = 1 ORDER BY id DESC LIMIT 1")
        asked = f"INSERT INTO updates (table_id, {', '.join(columns)}) VALUES (?, {', '.join('?' * len(columns))})"
        file.executemany(asked, [(each, *told) for each in range(2, count + 1)])


async def started(path: Path, games: Sequence[str]) -> tuple[float, float]:
    """Return how long the bot took to start (seconds) and its memory five seconds later (MB)."""
    async with Standin().open() as standin:
        begun = monotonic()
        process = await Process.start(standin.port, path, games=games)
        await standin.ready.wait()
        took = monotonic() - begun
        await asyncio.sleep(5)
        memory = process.memory()
        await process.kill()
    return took, memory


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure an empty file and a full one, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.full", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--game", default="skyshard")
    given = parser.parse_args(arguments)
    games = ("skyshard", "cavern", "regions", "galaxy", "wilds")
    with tempfile.TemporaryDirectory(prefix="delvekeeper-") as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        asyncio.run(measure(full, given.game))
        multiply(full, given.tables)
        for path, open_tables in ((empty, 0), (full, given.tables)):
            # The first start makes what lies beside the file.
            found = [asyncio.run(started(path, games)) for _ in range(ROUNDS + 1)][1:]
            took, memory = (median(each[place] for each in found) for place in (0, 1))
            print(f"{open_tables:>6} open tables: started in {took:.1f} s, {memory:.0f} MB")
        print(f"the file: {full.stat().st_size / (1 << 20):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
