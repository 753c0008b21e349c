"""What belongs to a server: all of it read on one state, written back as one transaction, on every database."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.errors import TableBroken
from engine.store import ServerRow, ServerRows
from tests.tables.house import ADA, BOB, House

PARTS = ("updates", "invitations", "minds", "plans", "seen", "files", "snapshots", "journal", "seats", "tables")


async def played(house: House) -> ServerRows:
    """Play at a table, and return all that its server has."""
    await house.begin(ADA, BOB)
    await house.act(ADA, "roll")
    await house.act(BOB, "roll")
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    return await house.tables._context.store.server_backups.server(1)


async def lose(house: House) -> None:
    async def work(connection: Any) -> None:
        for table in PARTS:
            await connection.execute(f"DELETE FROM {table}")

    await house.tables._context.store._database.write(work)
    await house.reopen()


@pytest.mark.rule("TAB-138")
async def test_what_was_read_and_written_back_is_the_same_under_a_new_id(house: House) -> None:
    rows = await played(house)
    await house.tables._context.store.servers.change(1, lambda row: msgspec.structs.replace(row, months=24))
    rows = await house.tables._context.store.server_backups.server(1)
    (kept,) = rows.tables
    assert [entry.struck for entry in kept.journal].count(1) == 1, "what was taken back is there too"
    await lose(house)
    store = house.tables._context.store
    assert await store.server_backups.known(rows.tables) == (False,)
    (table,) = await store.server_backups.restore(rows)
    assert table != 0 and await store.server_backups.known(rows.tables) == (True,)
    (back,) = (await store.server_backups.server(1)).tables
    assert msgspec.structs.replace(back, row=kept.row) == kept
    assert msgspec.structs.replace(back.row, id=kept.row.id) == kept.row
    assert await store.server_backups.restore(rows) == (0,)
    await house.act(ADA, "pass")


async def test_a_restore_that_fails_has_changed_nothing(house: House) -> None:
    rows = await played(house)
    (kept,) = rows.tables
    await lose(house)
    twice = msgspec.structs.replace(kept, journal=(*kept.journal, kept.journal[0]))
    with pytest.raises(TableBroken):
        await house.tables._context.store.server_backups.restore(msgspec.structs.replace(rows, tables=(kept, twice)))
    assert await house.tables._context.store.server_backups.server(1) == ServerRows(ServerRow(1))


async def test_its_own_seal_is_made_once_and_those_of_others_are_taken(house: House) -> None:
    seals = house.tables._context.store.server_backups
    assert await seals.seals() == ("", {})
    assert await seals.seals(lambda: ("mine", "01")) == ("mine", {"mine": "01"})
    assert await seals.seals(lambda: ("new", "02")) == ("mine", {"mine": "01"})
    await seals.take_seal("theirs", "03")
    await seals.take_seal("theirs", "04")
    assert await seals.seals() == ("mine", {"mine": "01", "theirs": "03"})
