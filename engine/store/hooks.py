"""Webhooks of servers, in the store: where each has its facts sent, and what is still to be delivered."""

from __future__ import annotations

import msgspec

from engine.runtime.shards import Shards

from .database import Connection, Database
from .sql import all_of, held, insert, names_of, one_of, replace


class HookRow(msgspec.Struct, frozen=True):
    """Where a server has facts sent: the ``url``, the ``secret`` that signs them, whether they hold ``names``, and the
    ``channel`` where it was set. ``tries`` is how often the oldest delivery was tried in vain, ``due`` when it is tried
    again. ``failing`` is since when nothing was taken (Unix seconds, 0: it is), ``told``: a manager was told so.
    ``outcome`` is what came of the last try."""

    guild: int
    channel: int
    url: str
    secret: str
    names: int = 0
    tries: int = 0
    due: int = 0
    failing: int = 0
    told: int = 0
    outcome: str = ""


class NewDeliveryRow(msgspec.Struct, frozen=True, gc=False):
    """A fact as it is written with the change that made it: its ``mark`` is its alone, ``body`` is JSON."""

    guild: int
    mark: str
    event: str
    body: bytes
    made: int


class DeliveryRow(msgspec.Struct, frozen=True, gc=False):
    """A fact that is still to be delivered, see `NewDeliveryRow`."""

    id: int
    guild: int
    table_id: int
    mark: str
    event: str
    body: bytes
    made: int


NEW_DELIVERY = insert("deliveries", ("table_id", *names_of(NewDeliveryRow)))
_PUT = replace("hooks", names_of(HookRow), ("guild",))
_STANDS = ("tries", "due", "failing", "told", "outcome")
_SET = f"UPDATE hooks SET {', '.join(f'{name} = ?' for name in _STANDS)} WHERE guild = ?"
_TOO_MANY = (
    "DELETE FROM deliveries WHERE guild = ? AND (made <= ? OR id NOT IN "
    "(SELECT id FROM deliveries WHERE guild = ? ORDER BY id DESC LIMIT ?))"
)


class HookStore:
    """The webhooks of the servers that this process looks after."""

    def __init__(self, database: Database, part: Shards) -> None:
        self._database = database
        self._ours = held(part)

    async def every(self) -> tuple[HookRow, ...]:
        """Return all webhooks."""
        return await self._database.read(
            lambda connection: all_of(connection, HookRow, "hooks", f"{self._ours} ORDER BY guild")
        )

    async def put(self, row: HookRow, *, empty: bool = False) -> None:
        """Keep a webhook in the place of the server's one; ``empty``: nothing that waits for it is delivered any more."""

        async def work(connection: Connection) -> None:
            await connection.execute(_PUT, *msgspec.structs.astuple(row))
            if empty:
                await connection.execute("DELETE FROM deliveries WHERE guild = ?", row.guild)

        await self._database.write(work)

    async def drop(self, guild: int) -> None:
        """Delete a server's webhook, and what waits for it."""

        async def work(connection: Connection) -> None:
            for name in ("hooks", "deliveries"):
                await connection.execute(f"DELETE FROM {name} WHERE guild = ?", guild)

        await self._database.write(work)

    async def oldest(self, guild: int) -> DeliveryRow | None:
        """Return the oldest delivery that waits for a server, ``None`` where none does."""

        where = "guild = ? ORDER BY id LIMIT 1"
        return await self._database.read(lambda connection: one_of(connection, DeliveryRow, "deliveries", where, guild))

    async def waiting(self) -> dict[int, int]:
        """Return how many deliveries wait, by server."""

        async def work(connection: Connection) -> dict[int, int]:
            asked = f"SELECT guild, count(*) FROM deliveries WHERE {self._ours} GROUP BY guild ORDER BY min(id)"
            return {int(guild): int(count) for guild, count in await connection.rows(asked)}

        return await self._database.read(work)

    async def purge(self, before: int) -> int:
        """Delete what was to be delivered before a time, whether it was tried or not; return how much that was."""
        old = f"DELETE FROM deliveries WHERE made < ? AND {self._ours}"
        return await self._database.write(lambda connection: connection.execute(old, before))

    async def delivered(self, row: HookRow, delivery: int) -> None:
        """Forget a delivery that was taken, and remember how its webhook stands; a power cut may undo it."""

        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM deliveries WHERE id = ?", delivery)
            await connection.execute(_SET, *(getattr(row, name) for name in _STANDS), row.guild)

        await self._database.jot(work)

    async def failed(self, row: HookRow, before: int, most: int) -> int:
        """Remember how a webhook stands after a try in vain. What was made up to a time, or is more than ``most``, is given
        up; return how many that were."""

        async def work(connection: Connection) -> int:
            await connection.execute(_SET, *(getattr(row, name) for name in _STANDS), row.guild)
            return await connection.execute(_TOO_MANY, row.guild, before, row.guild, most)

        return await self._database.jot(work)
