"""Daily delves in the store, on a file and on a server; private tables where several processes share a bot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.update import Call, Update
from engine.core.errors import TableTaken
from engine.runtime.shards import Shards
from engine.store import SharedRow, TryRow
from engine.tables.lobby.private import begun
from engine.tables.session.result import CommandResult
from tests.tables.house import ADA, BOB, House

DAY, GUILD, OTHER = 20_454, 1, 2


async def tried(house: House, row: TryRow) -> Update:
    """Begin a private table with a try that counts."""

    def begin(call: Call) -> CommandResult:
        step = begun(call, "daily", house.tables.games["corridor"], {}, "a key", 1)
        return replace(step, attempt=row)

    return await house.tables.private.open(house.call(ADA if row.member == ADA.id else BOB), begin)


@pytest.mark.rule("TAB-161")
async def test_the_key_of_a_day_is_what_was_first(house: House) -> None:
    store = house.tables._context.store.dailies
    assert await store.known_key(DAY, "corridor") == ""
    assert [await store.key(DAY, "corridor", new) for new in ("first", "second")] == ["first", "first"]
    assert await store.key(DAY, "march", "third") == "third" and await store.key(DAY + 1, "corridor", "new") == "new"
    await house.reopen()
    assert await house.tables._context.store.dailies.known_key(DAY, "corridor") == "first"


@pytest.mark.rule("TAB-162", "TAB-166", "TAB-167")
async def test_one_try_counts_and_stands_where_it_was_begun_or_shown(house: House) -> None:
    store = house.tables._context.store.dailies
    row = TryRow(ADA.id, DAY, "corridor", GUILD, "Ada", 0, 5)
    first = await tried(house, row)
    with pytest.raises(TableTaken):
        await tried(house, row)
    assert await house.count("tables") == 1, "nothing was begun"
    kept = await store.attempt(ADA.id, DAY, "corridor")
    assert kept == replace(row, table_id=first.version.table)
    assert await store.in_guild(GUILD, DAY, DAY) == (), "it is not over"
    await tried(house, TryRow(BOB.id, DAY, "corridor", OTHER, "Bob", 0, 5))
    write = "UPDATE tries SET ended = 9, points = ? WHERE member = ?"
    for member, points in ((ADA.id, 3), (BOB.id, 4)):

        async def ended(connection: object, values: tuple[int, int] = (points, member)) -> None:
            await connection.execute(write, *values)  # type: ignore[attr-defined]

        await house.tables._context.store._database.write(ended)
    assert [item.name for item in await store.in_guild(GUILD, DAY, DAY)] == ["Ada"]
    shared = SharedRow(BOB.id, DAY, "corridor", 70, GUILD, 10)
    assert [await store.share(shared), await store.share(shared)] == [True, False]
    assert [item.name for item in await store.in_guild(GUILD, DAY, DAY)] == ["Bob", "Ada"]
    await store.unshare(shared)
    assert [item.name for item in await store.in_guild(GUILD, DAY - 1, DAY)] == ["Ada"]
    assert [item.name for item in await store.in_guild(OTHER, DAY, DAY + 1)] == ["Bob"]
    await house.tables.member_settings.want(BOB.id, hall=False)
    assert await store.in_guild(OTHER, DAY, DAY) == ()
    assert await store.purge(DAY) == 0 and await store.purge(DAY + 1) == 2
    assert await store.of_member(ADA.id) == () and await store.known_key(DAY, "corridor") == ""


@pytest.mark.rule("TAB-160")
async def test_whichever_process_is_asked_goes_on_with_a_private_table(postgresql: str) -> None:
    here, there = House(postgresql), House(postgresql)
    await here.open(part=Shards(2, (0,)))
    await there.open(part=Shards(2, (1,)))

    def begin(call: Call) -> CommandResult:
        return begun(call, "practice", here.tables.games["corridor"], {"rounds": "100000"}, "a key", 1)

    try:
        place = (await here.tables.private.open(here.call(ADA), begin)).channel
        for house in (there, here, there, there, here):
            change = (await house.tables.views.latest(place)).version.change
            moved = await house.act(ADA, "step 1", place) if change == 2 else await house.act(ADA, "pass", place)
            assert moved.version.change == change + 1
        for house in (here, there):
            assert (await house.tables.views.latest(place)).version == moved.version
        await there.tables.private.close(moved.version.table)
        assert await here.tables.private.in_use(ADA.id, "practice") == ()
    finally:
        await here.tables.close()
        await there.tables.close()
