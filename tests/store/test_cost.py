"""What a command costs does not grow with the journal: counted in steps of SQLite's machine, not in time."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable
from pathlib import Path

import pytest

from engine.store.writing import TIDIED
from tests.tables.house import ADA, HOME, House

ROWS = 10_000


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "delves.db"


async def steps(house: House, work: Awaitable[object]) -> int:
    """Return how many instructions SQLite carried out for ``work``."""
    counted = 0

    def tick() -> int:
        nonlocal counted
        counted += 1
        return 0

    database = house.tables._context.store._database
    await database.set_progress_handler(tick, 1)
    await work
    await database.set_progress_handler(None, 1)
    return counted


def lengthen(house: House, entries: int) -> None:
    """Make a journal as long as if its newest entry had been ``entries`` later, with the snapshots in between."""
    connection = sqlite3.connect(house.path)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(journal)")]
    last = connection.execute(f"SELECT {', '.join(columns)} FROM journal ORDER BY seq DESC LIMIT 1").fetchone()
    snapshot = connection.execute("SELECT * FROM snapshots ORDER BY seq DESC LIMIT 1").fetchone()
    moved = {"seq": 1, "position": 1, "change": 1}
    rows = (
        tuple(value + more if name in moved else value for name, value in zip(columns, last, strict=True))
        for more in range(1, entries + 1)
    )
    connection.executemany(f"INSERT INTO journal VALUES ({', '.join('?' * len(columns))})", rows)
    table, seq, position, *rest = snapshot
    connection.execute("DELETE FROM snapshots WHERE seq = ?", (seq,))
    kept = [more for more in range(1, entries + 1) if (position + more) % 16 == 0 or more == entries]
    connection.executemany(
        f"INSERT INTO snapshots VALUES ({', '.join('?' * len(snapshot))})",
        ((table, seq + more, position + more, *rest) for more in kept),
    )
    connection.execute("UPDATE tables SET length = length + ?, change = change + ?", (entries, entries))
    connection.commit()
    connection.close()


async def test_ten_thousand_rows_cost_no_more_than_ten(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(10):
        await house.act(ADA, "step 1")
        await house.act(ADA, "pass")
        await house.act(ADA, "turn left wall")
    costs = []
    for _ in range(2):
        await house.reopen()
        # Whatever is old by now is forgotten before the counting starts.
        await house.act(ADA, "turn left wall")
        for update in await house.tables.outbox.untold():
            await house.tables.outbox.told(update)
        while (await house.act(ADA, "turn left wall")).version.change % TIDIED:
            pass
        await house.reopen()
        load = await steps(house, house.tables.views.latest(HOME))
        act = await steps(house, house.act(ADA, "turn left door"))
        undo = await steps(house, house.tables.undo.undo(house.call()))
        redo = await steps(house, house.tables.undo.redo(house.call()))
        page = await steps(house, house.tables.views.log(HOME, 1))
        costs.append({"load": load, "act": act, "undo": undo, "redo": redo, "page": page})
        if len(costs) == 1:
            lengthen(house, ROWS)
    few, many = costs
    for what, cost in few.items():
        assert cost > 20, what
        # An undo replays up to 15 entries, so its cost depends on where the last kept snapshot lies.
        assert many[what] <= cost + (600 if what == "undo" else 100), (what, cost, many[what])


async def test_loading_reads_the_snapshot_and_the_entries_since(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(20):
        await house.act(ADA, "roll")
    store = house.tables._context.store
    row = await store.current(HOME)
    assert row is not None
    kept = await store.load(row)
    assert kept.since == () and kept.rows == 21 and kept.snapshot is not None and kept.snapshot.seq == 20
    before = await store.before(row.id, 20)
    assert before is not None and before.snapshot.seq == 16 and [entry.seq for entry in before.since] == [17, 18, 19]
    # Should the newest snapshot be gone, the one before it and the journal give the same table.
    connection = sqlite3.connect(house.path)
    connection.execute("DELETE FROM snapshots WHERE seq = 20")
    connection.commit()
    connection.close()
    state = (await house.tables._context.cache.seen(HOME)).playing().state
    await house.reopen()
    assert (await house.tables._context.cache.seen(HOME)).playing().state == state
