"""A server that goes away, restarted, killed, cut off as it commits: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import asyncpg
import pytest

from engine.core.errors import GameError, TableBroken
from engine.store import leases
from engine.store.rows import SeenRow
from tests import postgresql as servers
from tests.tables.house import ADA, BOB, DEE, HOME, House


@pytest.fixture
def place(postgresql: str) -> str:
    return postgresql


@pytest.fixture
def own() -> Iterator[servers.Server]:
    """A server that waits for its disk as one in earnest does."""
    with servers.own(fsync="on") as server:
        yield server


class Cut:
    """Sessions of a pool whose next answer to what commits gets lost, before the server has it (``early``) or after.

    ``for_good``: it cannot be reached from then on.
    """

    def __init__(self, house: House, early: bool, for_good: bool) -> None:
        self._pool = house.tables._context.store._database._pool
        self._early = early
        self._for_good = for_good
        self._done = False

    @contextlib.asynccontextmanager
    async def acquire(self, **more: Any) -> AsyncIterator[Any]:
        if self._done and self._for_good:
            raise asyncpg.ConnectionDoesNotExistError("the server is gone")
        async with self._pool.acquire(**more) as session:
            yield _Session(session, self)

    async def commit(self, session: Any, do: Callable[[], Awaitable[Any]]) -> Any:
        if self._done:
            return await do()
        self._done = True
        if not self._early:
            await do()
        session.terminate()
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


class _Session:
    def __init__(self, session: Any, cut: Cut) -> None:
        self._session, self._cut = session, cut

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    async def execute(self, sql: str, *values: Any) -> Any:
        def do() -> Awaitable[Any]:
            return self._session.execute(sql, *values)

        return await (self._cut.commit(self._session, do) if sql == "COMMIT" else do())

    async def fetchval(self, sql: str, *values: Any) -> Any:
        def do() -> Awaitable[Any]:
            return self._session.fetchval(sql, *values)

        alone = not self._session.is_in_transaction() and sql.startswith("WITH")
        return await (self._cut.commit(self._session, do) if alone else do())


def cut(house: House, early: bool, for_good: bool = False) -> Callable[[], None]:
    """Cut the next commit off; return what mends it."""
    database = house.tables._context.store._database
    pool, database._pool = database._pool, Cut(house, early, for_good)

    def mend() -> None:
        database._pool = pool

    return mend


@pytest.mark.parametrize("early", [True, False])
async def test_a_commit_of_which_no_one_heard_is_found_out_and_counts_once(house: House, early: bool) -> None:
    mend = cut(house, early)
    gathered = await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    assert not gathered.again and await house.count("tables") == 1 and gathered.version.table == 1
    mend()
    await house.tables.lobby.start(house.call(ADA))
    mend = cut(house, early)
    acted = await house.act(ADA, "roll")
    assert not acted.again and acted.id == await house.value("SELECT max(id) FROM updates")
    assert await house.count("journal") == 2 and await house.count("updates") == 3
    mend()
    assert (await house.act(ADA, "roll")).version.change == acted.version.change + 1


async def test_a_commit_that_cannot_be_found_out_is_not_said_to_be_undone(house: House, monkeypatch) -> None:
    await house.begin(ADA, BOB)
    monkeypatch.setattr("engine.store.postgresql.PATIENCE", 0.3)
    mend = cut(house, early=False, for_good=True)
    with pytest.raises(TableBroken, match="What you did may be done: look how things stand"):
        await house.act(ADA, "roll")
    mend()
    # It was; so it is Bob's turn, as a player who looks is shown.
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    assert await house.count("journal") == 2


async def test_a_connection_that_is_lost_at_work_is_replaced_and_the_work_done_once(house: House) -> None:
    await house.begin(ADA, BOB)
    database, tries = house.tables._context.store._database, []

    async def work(connection: Any) -> None:
        await connection.execute("UPDATE tables SET post = post + 1")
        tries.append(await connection.value("SELECT pg_backend_pid()"))
        if len(tries) == 1:
            other = await asyncpg.connect(str(house.path))
            await other.execute("SELECT pg_terminate_backend($1)", tries[0])
            await other.close()
            await connection.value("SELECT 1")

    await database.write(work)
    assert len(set(tries)) == 2 and await house.value("SELECT post FROM tables") == 1


async def heard_of(house: House) -> None:
    """Wait until a house has heard that its connections are closed; of one that it uses before no one knows what became."""
    held = [holder._con for holder in house.tables._context.store._database._pool._holders if holder._con is not None]
    while not all(session.is_closed() for session in held):
        await asyncio.sleep(0.01)


@pytest.mark.whole
async def test_a_server_that_restarts_is_waited_for_and_one_that_is_away_told_of(own: servers.Server) -> None:
    house = House(own.address("postgres"))
    await house.open()
    await house.begin(ADA, BOB)
    own.end(signal.SIGINT)
    acting = asyncio.create_task(house.act(ADA, "roll"))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(own.start)
    assert (await acting).version.change == 4
    own.end(signal.SIGINT)
    await heard_of(house)
    with pytest.raises(TableBroken, match="I cannot reach my store, so that was not done"):
        await house.act(BOB, "roll")
    with pytest.raises(TableBroken, match="I cannot reach my store"):
        await house.tables.outbox.untold()
    own.start()
    assert (await house.act(BOB, "roll")).version.change == 5
    await house.tables.close()


@pytest.mark.whole
async def test_what_is_noted_while_a_server_is_away_is_waited_for_together(own: servers.Server, monkeypatch) -> None:
    monkeypatch.setattr("engine.store.postgresql.PATIENCE", 0.3)
    house = House(own.address("postgres"))
    await house.open()
    await house.begin(ADA, BOB)
    store = house.tables._context.store
    written, tries = store._database._notes._write, []

    async def counted(sql: str, rows: Any) -> None:
        tries.append(len(rows))
        await written(sql, rows)

    monkeypatch.setattr(store._database._notes, "_write", counted)
    own.end(signal.SIGINT)
    told = await asyncio.gather(
        *(store.seen.note(1, SeenRow(member, 1, 1)) for member in range(50, 70)), return_exceptions=True
    )
    assert [type(each) for each in told] == [TableBroken] * 20 and tries == [20], "no one waits for nineteen others"
    own.start()
    await store.seen.note(1, SeenRow(50, 1, 1))
    assert await house.value("SELECT count(*) FROM seen WHERE member = 50") == 1
    await house.tables.close()


@pytest.mark.whole
async def test_a_server_that_is_killed_at_its_work_loses_nothing_acknowledged(own: servers.Server, monkeypatch) -> None:
    monkeypatch.setattr(leases, "RETAKEN", 0.1)
    house = House(own.address("postgres"))
    await house.open()
    channels = range(HOME, HOME + 4)
    for channel in channels:
        await house.begin(ADA, channel=channel, rounds="100000")
    acknowledged: dict[int, list[int]] = {channel: [] for channel in channels}
    killed = asyncio.Event()

    async def play(channel: int) -> None:
        while not (killed.is_set() and len(acknowledged[channel]) % 5 == 0):
            try:
                call = house.call(ADA, channel)
                acknowledged[channel].append((await house.tables.act(call, "roll")).version.change)
            except GameError:
                await asyncio.sleep(0.05)

    playing = [asyncio.create_task(play(channel)) for channel in channels]
    for _ in range(3):
        await asyncio.sleep(0.15)
        own.end(signal.SIGKILL)
        await asyncio.to_thread(own.start)
    killed.set()
    await asyncio.gather(*playing)
    for channel in channels:
        done = acknowledged[channel]
        assert len(done) >= 5 and len(set(done)) == len(done), "each move once"
        await house.reopen()
        live = await house.tables._context.cache.seen(channel)
        # Every one that was acknowledged is there, and what is there besides is at most what no one could be told of.
        assert live.row.change == done[-1] and live.row.length == done[-1] - 1
    assert await house.value("SELECT count(*) - count(DISTINCT call) FROM updates WHERE call > 0") == 0
    await house.tables.close()


async def test_a_process_that_lost_the_lock_and_came_late_is_refused_by_the_version(lockless: None, house: House) -> None:
    await house.begin(ADA, BOB)
    other = House(house.path)
    await other.open()
    await other.tables.views.latest(HOME)
    await house.act(ADA, "roll")
    with pytest.raises(GameError, match="Someone else was quicker"):
        await other.act(ADA, "roll")
    assert await house.count("journal") == 2
    await other.tables.lobby.hand_over(other.call(ADA), BOB, DEE)
    await other.tables.close()
