"""The memory of bot players in the store, as far back as an undo may go."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .database import Connection
from .rows import BotMemoryRow
from .sql import insert, names_of, sound_of

REMEMBERED = 64
"""How many live entries back it is known what the bot had in mind."""
_NEW_MEMORY = insert("minds", ("table_id", *names_of(BotMemoryRow)))


async def memories_at(connection: Connection, table: int, position: int) -> tuple[BotMemoryRow, ...]:
    """Return what the bot had in mind after a live entry; what cannot be read is left out."""
    newest = "(SELECT max(position) FROM minds WHERE table_id = ? AND position <= ?)"
    where = f"table_id = ? AND position = {newest} ORDER BY seat"
    return await sound_of(connection, BotMemoryRow, "minds", where, table, table, position)


async def write_memories(connection: Connection, table: int, minds: Sequence[BotMemoryRow], position: int) -> None:
    """Keep what the bot has in mind after the newest live ``position``, and nothing of what is struck or was long ago."""
    await connection.execute("DELETE FROM minds WHERE table_id = ? AND position > ?", table, position)
    if minds:
        forget = "DELETE FROM minds WHERE table_id = ? AND (position = ? OR position <= ?)"
        await connection.execute(forget, table, position, position - REMEMBERED)
        await connection.executemany(_NEW_MEMORY, [(table, *msgspec.structs.astuple(mind)) for mind in minds])
