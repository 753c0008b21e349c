"""Several processes on one database: each has its shards, one too many is refused, a killed one leaves no lease."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from engine.core.errors import NotNow, OperatorError
from engine.runtime.shards import Shards
from engine.store import hold, leases
from engine.store.lock import HeldLock
from tests.tables.house import ADA, BOB, HOME, House


@pytest.fixture
def place(postgresql: str) -> str:
    return postgresql


async def held(place: str, written: str) -> HeldLock:
    lease = await hold(0, place, Shards.read(written))
    assert lease is not None
    return lease


async def test_parts_that_have_no_shard_in_common_go_together(place: str) -> None:
    leases = [await held(place, written) for written in ("0-1/4", "2/4", "3/4")]
    for lease in leases:
        await lease.close()


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("0-1/4", "1-3/4", "that has shard 1: give each process shards of its own"),
        ("0/4", "1/2", "that does not count 2 shards: SHARDS has to end in the same number"),
        ("0/4", "4", "share the shards between them"),
        ("4", "0/4", "that looks after everything"),
    ],
)
async def test_a_process_that_wants_what_another_has_is_refused_until_that_one_is_gone(
    place: str, first: str, second: str, words: str
) -> None:
    lease = await held(place, first)
    with pytest.raises(NotNow, match=words):
        await held(place, second)
    waiting = asyncio.create_task(hold(5, place, Shards.read(second)))
    await asyncio.sleep(0.1)
    await lease.close()
    after = await waiting
    assert after is not None
    await after.close()


async def test_a_file_is_kept_by_one_process_alone(tmp_path: object) -> None:
    with pytest.raises(OperatorError, match="need PostgreSQL"):
        await hold(0, f"{tmp_path}/delves.db", Shards.read("0/2"))


async def test_what_another_wrote_while_the_lease_was_lost_is_read_again(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RETAKEN", 1.0)
    house = House(place)
    await house.open(part=Shards.read("0/2"))
    await house.begin(ADA, BOB)
    session = await asyncpg.connect(place)
    lost = (
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'delvekeeper lease' "
        "AND datname = current_database()"
    )
    assert await session.fetchval(lost)
    other = House(place)
    await other.open(part=Shards.read("0/2"))
    moved = await other.act(ADA, "roll")
    await other.tables.close()
    for _ in range(100):
        await asyncio.sleep(0.05)
        if (await house.tables.views.latest(HOME)).version == moved.version:
            break
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    await house.act(BOB, "roll")
    await session.close()
    await house.tables.close()


async def test_who_lost_the_lease_to_another_is_told_once_and_asks_no_more(
    place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases, "RETAKEN", 0.3)
    house = House(place)
    await house.open(part=Shards.read("0/2"))
    lost: list[str] = []
    house.tables.lost = lost.append
    session = await asyncpg.connect(place)
    ended = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'delvekeeper lease'"
    assert await session.fetchval(f"{ended} AND datname = current_database()")
    other = await held(place, "0/2")
    for _ in range(100):
        await asyncio.sleep(0.05)
        if lost:
            break
    await asyncio.sleep(1)
    (why,) = lost
    assert "is in use by another Delvekeeper that has shard 0" in why
    assert sum("is in use by another" in record.getMessage() for record in caplog.records) == 1
    await other.close()
    await session.close()
    await house.tables.close()


async def test_they_log_in_one_after_the_other(place: str) -> None:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    times = []

    async def login() -> None:
        await leases.take_turn(place, 0.3)
        times.append(loop.time() - begun)

    await asyncio.gather(login(), login(), login())
    assert times[1] - times[0] > 0.25 and times[2] - times[1] > 0.25
