"""What the store keeps of plans: what each seat means to do on its own turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.errors import Stale

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
        """Remember what the seats of a table mean to do, in the place of what was kept; `Stale` where the table is
        otherwise than whoever plans has it in mind."""

        async def work(connection: Connection) -> None:
            if await connection.execute(_STILL, row.id, row.change, row.forgotten) != 1:
                raise Stale("Somebody else was quicker. Here is how things stand now.")
            await write_plans(connection, row.id, plans)

        await self._database.write(work)


async def plans_of(connection: Connection, table: int) -> tuple[PlanRow, ...]:
    """Return what the seats of a table mean to do."""
    return await all_of(connection, PlanRow, "plans", "table_id = ? ORDER BY seat", table)


async def write_plans(connection: Connection, table: int, plans: Sequence[PlanRow]) -> None:
    """Keep what the seats of a table mean to do, and nothing else."""
    await connection.execute("DELETE FROM plans WHERE table_id = ?", table)
    await connection.executemany(_NEW_PLAN, [(table, *msgspec.structs.astuple(plan)) for plan in plans])
