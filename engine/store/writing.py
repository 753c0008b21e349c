"""How a table changes in the store: what each command writes, and how it is found where its writing went unheard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.errors import Stale
from engine.core.messages import WORDS

from .bot_memory import write_memories
from .campaigns import write_campaign
from .dailies import write_try
from .database import Connection, Statement
from .erasure import write_names
from .hooks import NEW_DELIVERY
from .premoves import write_plans
from .results import write_results
from .rows import Change, EntryRow, KeepsakeRow, SeatRow, SnapshotRow, TableRow, UpdateRow
from .seen import noted
from .sql import AS_KNOWN, insert, names_of, replace

EVERY = 16
"""Each so many live entries a snapshot is kept for good, so that an undo replays fewer than that."""
REMEMBERED = 32
"""How many changes back an update, and the call that it answered, are kept after it was told, at the least."""
FEW = 4
"""So many rows of the journal go into one statement with the rest."""
TIDIED = 8
"""Each so many changes of a table what is older than that is dropped, at once: that touches fewer pages of the file."""

IN_USE = "channel = ? AND status IN ('lobby', 'running')"
_MOVING = tuple(name for name in names_of(TableRow) if name != "id")
# Columns that an index holds are only written where they change: SQLite would write the index again in any case.
_INDEXED = ("channel", "status", "alarm")
_PLAIN = tuple(name for name in _MOVING if name not in _INDEXED)
_SET = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _MOVING)} WHERE {AS_KNOWN}"
_AS_INDEXED = " AND ".join(f"{name} = ?" for name in _INDEXED)
_SET_PLAIN = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _PLAIN)} WHERE {AS_KNOWN} AND {_AS_INDEXED}"

_NEW_TABLE = f"{insert('tables', _MOVING)} RETURNING id"
_NEW_SEAT = insert("seats", ("table_id", *names_of(SeatRow)))
_NEW_ENTRY = insert("journal", ("table_id", *names_of(EntryRow)))
_NEW_UPDATE = f"{insert('updates', ('table_id', 'change', 'body', 'call', 'told'))} RETURNING id"
_NEW_KEEPSAKE = replace("kept", names_of(KeepsakeRow), ("guild", "member", "game"))
_NEW_FILE = replace("files", ("table_id", "body"), ("table_id",))
_PUT_SEAT = replace("seats", ("table_id", *names_of(SeatRow)), ("table_id", "seat"))
_NEW_SNAPSHOT = replace("snapshots", ("table_id", *names_of(SnapshotRow)), ("table_id", "seq"))
# The first one stays: a table that goes on from another game has none at its beginning.
_DROP_SNAPSHOT = (
    "DELETE FROM snapshots WHERE table_id = ? AND position % ? <> 0 AND game_version = ? "
    "AND seq = (SELECT max(seq) FROM snapshots WHERE table_id = ? AND seq < ?) "
    "AND seq > (SELECT min(seq) FROM snapshots WHERE table_id = ?)"
)
# Of a game that is over the last snapshot of each version of its rules stays: its export is checked from there.
_DROP_EARLIER = (
    "DELETE FROM snapshots WHERE table_id = ? AND EXISTS (SELECT 1 FROM snapshots AS later "
    "WHERE later.table_id = snapshots.table_id AND later.seq > snapshots.seq "
    "AND later.game_version = snapshots.game_version)"
)


async def create(connection: Connection, change: Change) -> tuple[int, int]:
    """Begin a table with its seats, and the first of its journal; return its id and its update's."""
    values = msgspec.structs.astuple(change.row)[1:]
    table = int(await connection.value(_NEW_TABLE, *values))
    if change.row.board:
        await connection.execute("UPDATE tables SET sign = channel WHERE id = ?", table)
    await connection.executemany(_NEW_SEAT, [(table, *msgspec.structs.astuple(seat)) for seat in change.seats or ()])
    await connection.executemany(_NEW_ENTRY, [(table, *msgspec.structs.astuple(entry)) for entry in change.entries])
    for snapshot in change.snapshots:
        await connection.at_once(*_snapshot(table, snapshot))
    if change.file:
        await connection.execute(_NEW_FILE, table, change.file)
    if change.campaign is not None:
        await write_campaign(connection, msgspec.structs.replace(change.row, id=table), change.campaign)
    if change.seen is not None:
        await connection.at_once(noted(table, change.seen))
    if change.named:
        await write_names(connection, table, change.named)
    if change.minds:
        await write_memories(connection, table, change.minds, change.row.length - 1)
    if change.attempt is not None:
        await write_try(connection, change.attempt, table)
    for delivery in change.deliveries:
        await connection.execute(NEW_DELIVERY, table, *msgspec.structs.astuple(delivery))
    update = _update(table, change.row.change, change.body, change.call, bool(change.row.sort))
    return table, int(await connection.at_once(*update))


async def created(connection: Connection, change: Change) -> tuple[int, int] | None:
    """Find a table that was begun, where the database went away as it was."""
    begun = (
        "SELECT t.id, u.id FROM tables t JOIN updates u ON u.table_id = t.id AND u.change = t.change "
        "WHERE t.channel = ? AND t.created = ? AND t.change = ? AND u.call = ? AND u.body = ? ORDER BY t.id DESC LIMIT 1"
    )
    row = change.row
    found = await connection.row(begun, row.channel, row.created, row.change, change.call, change.body)
    return None if found is None else (int(found[0]), int(found[1]))


async def saved(connection: Connection, change: Change) -> int | None:
    """Find the update of a command that was written, where the database went away as it was."""
    written = "SELECT id FROM updates WHERE table_id = ? AND change = ? AND call = ? AND body = ?"
    found: int | None = await connection.value(written, change.row.id, change.row.change, change.call, change.body)
    return found


async def marked(connection: Connection, row: TableRow, body: bytes) -> int | None:
    """Find the update that was written with what a table waits for; to write that anew without one does no harm."""
    written = "SELECT id FROM updates WHERE table_id = ? AND change = ? AND body = ? AND told = 0 ORDER BY id DESC LIMIT 1"
    found: int | None = await connection.value(written, row.id, row.change, body) if body else None
    return found


async def save(connection: Connection, change: Change) -> int:
    """Write a command; return the id of what is to be told of it. `Stale` if another was first."""
    row = change.row
    told = _update(row.id, row.change, change.body, change.call, bool(row.sort))
    if not is_rare(change):
        saved = await connection.at_once_if(_row(change), *_written(change), *told)
        if saved is None:
            raise Stale(WORDS.message("store-quicker"))
        return int(saved)
    if await connection.execute(*_row(change)) != 1:
        raise Stale(WORDS.message("store-quicker"))
    if change.strike is not None:
        await connection.execute("UPDATE journal SET struck = 1 WHERE table_id = ? AND seq = ?", row.id, change.strike)
        after = "UPDATE journal SET struck = 2 WHERE table_id = ? AND seq > ? AND struck = 0"
        await connection.execute(after, row.id, change.strike)
        await connection.execute("DELETE FROM snapshots WHERE table_id = ? AND seq >= ?", row.id, change.strike)
    if change.revive is not None:
        revived = "UPDATE journal SET struck = 0, change = ? WHERE table_id = ? AND seq = ?"
        await connection.execute(revived, row.change, row.id, change.revive)
    for snapshot in change.snapshots[:-1]:
        await connection.at_once(*_snapshot(row.id, snapshot))
    await _write_what_is_rare(connection, change)
    saved = await connection.at_once(*_written(change), *told)
    if row.status == "over":
        await connection.execute(_DROP_EARLIER, row.id)
    return int(saved)


def is_rare(change: Change) -> bool:
    """Whether a command writes what most do not, so that one statement does not do."""
    rare = change.file, change.campaign, change.plans, change.strike, change.revive, change.attempt
    several = change.keepsakes, change.minds, change.named, change.results, change.snapshots[1:], change.entries[FEW:]
    return any(each is not None for each in rare) or any(several) or change.row.status == "over"


def _row(change: Change) -> Statement:
    """Return what writes a table's row where that is as it was known before."""
    row = change.row
    known = row.id, row.change - 1, row.forgotten
    if change.turned:
        return _SET, *(getattr(row, name) for name in _MOVING), *known
    return _SET_PLAIN, *(getattr(row, name) for name in _PLAIN), *known, *(getattr(row, name) for name in _INDEXED)


def _written(change: Change) -> Iterator[Statement]:
    """Yield what almost every command writes."""
    row = change.row
    if change.seats is not None:
        yield "DELETE FROM seats WHERE table_id = ? AND seat >= ?", row.id, len(change.seats)
        yield from ((_PUT_SEAT, row.id, *msgspec.structs.astuple(seat)) for seat in change.seats)
    if change.entries:
        yield "UPDATE journal SET struck = 2 WHERE table_id = ? AND struck = 1", row.id
    if len(change.entries) <= FEW:
        yield from ((_NEW_ENTRY, row.id, *msgspec.structs.astuple(entry)) for entry in change.entries)
    for snapshot in change.snapshots[-1:]:
        yield from _snapshot(row.id, snapshot)
    if change.seen is not None:
        yield noted(row.id, change.seen)
    yield from ((NEW_DELIVERY, row.id, *msgspec.structs.astuple(delivery)) for delivery in change.deliveries)


async def _write_what_is_rare(connection: Connection, change: Change) -> None:
    row = change.row
    if len(change.entries) > FEW:
        await connection.executemany(_NEW_ENTRY, [(row.id, *msgspec.structs.astuple(entry)) for entry in change.entries])
    if change.file:
        await connection.execute(_NEW_FILE, row.id, change.file)
    elif change.file is not None:
        await connection.execute("DELETE FROM files WHERE table_id = ?", row.id)
    if change.campaign is not None:
        await write_campaign(connection, row, change.campaign)
    if change.keepsakes:
        await connection.executemany(_NEW_KEEPSAKE, [msgspec.structs.astuple(keepsake) for keepsake in change.keepsakes])
    if change.plans is not None:
        await write_plans(connection, row.id, change.plans)
    if change.minds or change.strike is not None:
        await write_memories(connection, row.id, change.minds, row.length - 1)
    if change.named:
        await write_names(connection, row.id, change.named)
    if change.attempt is not None:
        await write_try(connection, change.attempt, row.id)
    if change.results:
        await write_results(connection, change.results)


_WAITING = ("due", "asked", "nudged", "unheard", "rest", "until", "remaining", "rested", "alarm")
"""The columns of a table that say what it waits for."""


async def mark(connection: Connection, row: TableRow, seats: Sequence[SeatRow], body: bytes) -> int:
    """Write what a table waits for and how its seats stand; return the id of what is to be told, 0 for nothing."""
    marked = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _WAITING)} WHERE {AS_KNOWN}"
    values = [getattr(row, name) for name in _WAITING]
    if await connection.execute(marked, *values, row.id, row.change, row.forgotten) != 1:
        raise Stale(WORDS.message("store-quicker"))
    stand = "UPDATE seats SET missed = ?, calls = ?, away = ?, nudged = ? WHERE table_id = ? AND seat = ?"
    how = [(seat.missed, seat.calls, seat.away, seat.nudged, row.id, seat.seat) for seat in seats]
    await connection.executemany(stand, how)
    return int(await connection.at_once(*_update(row.id, row.change, body, 0))) if body else 0


async def abandon(connection: Connection, channel: int, body: bytes, call: int) -> UpdateRow | None:
    """Close a channel's table in use without reading it; ``None`` if there is none."""
    close = f"UPDATE tables SET status = 'closed', change = CAST(change AS BIGINT) + 1 WHERE {IN_USE} RETURNING id, change"
    closed = await connection.rows(close, channel)
    if not closed:
        return None
    ((table, change),) = closed
    return UpdateRow(int(await connection.at_once(*_update(table, change, body, call))), table, change, body)


def _snapshot(table: int, snapshot: SnapshotRow) -> tuple[Statement, Statement]:
    """Return what keeps a snapshot, and drops the one before it unless that is kept for good."""
    return (
        (_DROP_SNAPSHOT, table, EVERY, snapshot.game_version, table, snapshot.seq, table),
        (_NEW_SNAPSHOT, table, *msgspec.structs.astuple(snapshot)),
    )


def _update(table: int, change: int, body: bytes, call: int, told: bool = False) -> Iterator[Statement]:
    """Yield what keeps an update that is to be told, at last what gives its id; what a private table's owner is answered is
    ``told`` by that, and waits for no channel."""
    if change % TIDIED == 0:
        yield "DELETE FROM updates WHERE table_id = ? AND change <= ? AND told = 1", table, change - REMEMBERED
    yield _NEW_UPDATE, table, change, body, call, int(told)


def told(update: int, message: int) -> Iterator[Statement]:
    """Yield what marks an update as told, by a message other than 0 in the newest post of its table."""
    if message:
        yield "UPDATE tables SET post = ? WHERE id = (SELECT table_id FROM updates WHERE id = ?)", message, update
    yield "UPDATE updates SET told = 1, message = ? WHERE id = ?", message, update
