"""What is kept no longer is deleted: by the clock, table by table; an outage is no removal."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from engine.core.errors import GameError
from tests.tables.house import ADA, BOB, HOME, House

COUNTED = ("journal", "snapshots", "seats", "seen", "named", "files", "updates")


def rows(house: House, table: int) -> int:
    """Return how many rows there are of a table, besides its own."""
    with sqlite3.connect(house.path) as connection:
        counts = (f"SELECT count(*) FROM {name} WHERE table_id = ?" for name in COUNTED)
        return sum(connection.execute(count, (table,)).fetchone()[0] for count in counts)


def there(house: House) -> list[int]:
    """Return the tables of which anything is kept."""
    with sqlite3.connect(house.path) as connection:
        return [table for (table,) in connection.execute("SELECT id FROM tables WHERE host <> 0 ORDER BY id")]


async def days(house: House, count: int) -> int:
    house.wait(24 * count)
    return await house.tables.cleanup.purge()


@pytest.mark.rule("TAB-125")
async def test_a_finished_table_goes_after_twelve_months_and_one_under_way_never(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, BOB, channel=8)
    assert await days(house, 364) == 0 and rows(house, 1) > 0
    assert await days(house, 2) == 1
    assert there(house) == [2] and rows(house, 1) == 0 and rows(house, 2) > 0
    assert await house.tables._context.store.current(HOME) is None
    assert await days(house, 3000) == 0 and there(house) == [2]
    await house.act(ADA, "step 1", 8)


@pytest.mark.rule("TAB-125", "TAB-132")
@pytest.mark.parametrize(("months", "left"), [(1, 29), (24, 730)])
async def test_a_server_says_how_long(house: House, months: int, left: int) -> None:
    servers = house.tables._context.store.servers
    await servers.change(1, lambda row: type(row)(row.guild, row.games, row.channels, row.wait, months))
    await house.begin(ADA, BOB)
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, BOB, channel=8)
    assert await days(house, left) == 0
    assert await days(house, 2) == 1 and there(house) == [2]


@pytest.mark.rule("TAB-125")
async def test_closed_lobbies_and_refusals_go_after_thirty_days(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, BOB, channel=8)
    with pytest.raises(GameError) as refused:
        await house.act(BOB, "fly", 8)
    await house.tables.moves.refused(house.call(BOB, 8), refused.value)
    assert await days(house, 29) == 0 and await house.tables._context.store.refusal(8, BOB.id) is not None
    assert await days(house, 2) == 1
    assert there(house) == [2] and await house.tables._context.store.refusal(8, BOB.id) is None


@pytest.mark.rule("TAB-125")
async def test_no_number_of_an_update_is_given_twice(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    last = (await house.tables.lobby.end(house.call(ADA))).id
    assert await days(house, 31) == 1
    with sqlite3.connect(house.path) as connection:
        (kept,) = connection.execute("SELECT guild, channel, host, key, setup, status FROM tables").fetchall()
        assert kept == (0, 0, 0, "", "", "closed")
        assert connection.execute("SELECT id, body, told FROM updates").fetchall() == [(last, b"", 1)]
    assert (await house.begin(ADA)).id > last
    await days(house, 1)
    assert there(house) == [2]
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.rule("TAB-124")
async def test_the_servers_are_compared_at_the_start_and_what_is_gone_goes(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "engine.tables.admin.purge")
    await house.begin(ADA, BOB)
    await house.tables.lobby.gather(house.call(ADA, 9, guild=2), "corridor", {})
    await house.tables.lobby.gather(house.call(ADA, 10, guild=0), "corridor", {})
    purging = house.tables.cleanup
    await purging.compare({1, 2})
    assert await house.tables._context.store.purge.removed() == ()
    await purging.compare({2})
    (gone,) = await house.tables._context.store.purge.removed()
    assert gone.guild == 1
    row = await house.tables._context.store.current(HOME)
    assert row is not None and row.rest == "asleep"
    await days(house, 29)
    await purging.compare({2})
    assert await days(house, 0) == 0 and 1 in there(house)
    assert await days(house, 1) == 1
    assert there(house) == [2, 3] and await house.tables._context.store.purge.removed() == ()
    assert caplog.messages == ["deleted: 1 tables, 0 refusals, what was left of 1 servers"]


@pytest.mark.rule("TAB-124")
async def test_who_comes_back_in_time_finds_it_all(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.cleanup.removed_from(1)
    house.wait(24 * 20)
    await house.tables.cleanup.compare({1})
    assert await days(house, 20) == 0
    await house.tables.pauses.wake(house.call(ADA))
    await house.act(ADA, "step 1")
