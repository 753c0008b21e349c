"""Premoves in the store: what each seat plans for its own turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.errors import Stale
from engine.core.messages import WORDS

from .database import Connection, Database
from .rows import PlanRow, TableRow
from .sql import AS_KNOWN, all_of, insert, names_of

# It changes nothing, but who writes the table at the same time waits for it.
_STILL = f"UPDATE tables SET change = change WHERE {AS_KNOWN}"
_NEW_PLAN = insert("plans", ("table_id", *names_of(PlanRow)))


class PremoveStore:
    """What the seats of a table mean to do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, row: TableRow, plans: Sequence[PlanRow]) -> None:
        """Remember the plans of a table's seats, in the place of those that were kept; `Stale` where the table has changed
        since it was read."""

        async def work(connection: Connection) -> None:
            if await connection.execute(_STILL, row.id, row.change, row.forgotten) != 1:
                raise Stale(WORDS.message("store-quicker"))
            await write_plans(connection, row.id, plans)

        await self._database.write(work)


async def plans_of(connection: Connection, table: int) -> tuple[PlanRow, ...]:
    """Return what the seats of a table mean to do."""
    return await all_of(connection, PlanRow, "plans", "table_id = ? ORDER BY seat", table)


async def write_plans(connection: Connection, table: int, plans: Sequence[PlanRow]) -> None:
    """Keep what the seats of a table mean to do, and nothing else."""
    await connection.execute("DELETE FROM plans WHERE table_id = ?", table)
    await connection.executemany(_NEW_PLAN, [(table, *msgspec.structs.astuple(plan)) for plan in plans])
