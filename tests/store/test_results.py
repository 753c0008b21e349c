"""Results are written with the change that ends a game, once, also where others try, on every database."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.errors import Stale
from engine.store import Change, ResultRow, Store
from tests.tables.house import ADA, BOB, House
from tests.tables.test_hall import finish, rows_of


async def ended(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Change, tuple[ResultRow, ...]]:
    """Play a game to its end; return the change that ended it, and what it came to."""
    found: list[Change] = []
    save = house.tables._context.store.save

    async def watched(change: Change) -> int:
        found.append(change)
        return await save(change)

    monkeypatch.setattr(house.tables._context.store, "save", watched)
    await house.begin(ADA, BOB, game="toy", rounds="1")
    await finish(house)
    assert [bool(change.results) for change in found] == [False] * (len(found) - 1) + [True]
    return found[-1], await rows_of(house)


@pytest.mark.rule("TAB-170")
async def test_a_second_process_that_ends_the_same_game_writes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    change, rows = await ended(house, monkeypatch)
    assert rows == tuple(sorted(change.results, key=lambda row: (row.rank, row.member))) and len(rows) == 2
    other = await Store.open(house.path)
    try:
        with pytest.raises(Stale):
            await other.save(change)
        later = msgspec.structs.replace(change.row, change=change.row.change + 1)
        # Even a change of its own could not count it twice.
        await other.save(msgspec.structs.replace(change, row=later, call=0, entries=(), snapshots=()))
        assert await other.results.of(1) == rows
    finally:
        await other.close()


@pytest.mark.rule("TAB-170", "TAB-174")
async def test_what_is_looked_up_later_is_counted_once_and_not_by_names_of_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, rows = await ended(house, monkeypatch)

    async def before(connection: Any) -> None:
        await connection.execute("DELETE FROM results")
        await connection.execute("UPDATE tables SET counted = 0")

    store = house.tables._context.store
    await store._database.write(before)
    (table,) = await store.results.uncounted(10)
    # Its names were written anew meanwhile: what was read of it is out of date.
    assert await store.results.count(msgspec.structs.replace(table, forgotten=1), rows) is False
    assert await store.results.of(1) == ()
    assert await store.results.count(table, rows) is True
    assert await store.results.count(table, rows) is False and await store.results.uncounted(10) == ()
    assert await store.results.of(1) == rows


@pytest.mark.rule("TAB-174")
async def test_a_member_who_is_out_of_the_hall_is_left_out_where_it_is_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.tables.member_settings.want(ADA.id, hall=False)
    _, rows = await ended(house, monkeypatch)
    assert [row.member for row in rows] == [BOB.id]
    await house.reopen()
    assert (await house.tables.member_settings.settings(ADA.id)).hall is False
