"""What is kept of who has seen what: it never goes back, and where nothing was noted, what a player did last counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.store import SeenRow
from tests.tables.house import ADA, BOB, DEE, HOME, House


@pytest.fixture
async def house(place: Path | str):
    built = House(place)
    await built.open()
    await built.begin(ADA, BOB, rounds="100000")
    yield built
    await built.tables.close()


@pytest.mark.rule("TAB-083")
async def test_what_a_player_has_seen_never_goes_back(house: House) -> None:
    seen = house.tables._context.store.seen
    await seen.note(1, SeenRow(BOB.id, 9, 5000000000))
    await seen.note(1, SeenRow(BOB.id, 4, 100))
    assert await seen.of(1, [BOB.id]) == (SeenRow(BOB.id, 9, 5000000000),)


async def test_of_whom_nothing_was_noted_the_newest_move_counts_and_what_was_struck_does_not(house: House) -> None:
    store, at = house.tables._context.store, int(house.clock.timestamp())
    first = (await house.act(ADA, "step 1")).version.change
    house.wait(1)
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    await store._database.write(lambda connection: connection.execute("DELETE FROM seen"))
    assert await store.seen.of(1, [ADA.id, BOB.id, DEE.id]) == (SeenRow(ADA.id, first, at),)


async def test_what_came_after_a_change_or_a_time_is_read_without_what_was_struck(house: House) -> None:
    store = house.tables._context.store
    first = (await house.act(ADA, "step 1")).version.change
    house.wait(1)
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    await house.act(ADA, "pass")
    rows = await store.seen.rows_after(1, first)
    assert [row.text for row in rows] == ["pass"]
    assert [row.text for row in await store.seen.rows_from(1, int(house.clock.timestamp()))] == ["pass"]
    live = await house.tables._context.cache.seen(HOME)
    assert await store.seen.rows_after(1, live.row.change) == ()
