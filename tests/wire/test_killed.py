"""A process of the bot that is killed while it posts, or loses its database: each change is told once."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store import Store
from tests import postgresql as servers

from .conftest import Started
from .harm import KILLED, KILLED_AFTER
from .standin import Standin, buttons_of, words_in
from .test_process import NEW

pytestmark = pytest.mark.whole

ANSWERED, FOLLOWED = "/callback$", "/webhooks/"
"""The two requests by which a start is told: the answer to the press, and the post that follows it."""
BEGUN = "The board is laid out"


async def until(standin: Standin, channel: str, words: str, within: float = 120.0) -> None:
    """Wait until a message of a channel says that."""
    for _ in range(round(within * 20)):
        if any(words in words_in(message) for message in standin.channels.get(channel, ())):
            return
        await asyncio.sleep(0.05)
    raise AssertionError([words_in(message) for message in standin.channels.get(channel, ())])


async def lobby(standin: Standin, guild: int) -> tuple[str, str]:
    """Open a lobby of two in the channel of a server; return the post, and the id of its start button."""
    channel = str(guild + 1)
    await standin.asks(5, NEW, guild=guild)
    await until(standin, channel, "is gathering rivals (1 of 4)")
    post = standin.channels[channel][-1]
    join = next(control for control in buttons_of(post) if control.endswith(":join"))
    await standin.asks(6, {"custom_id": join, "component_type": 2}, post["id"], guild=guild)
    await until(standin, channel, "With M6")
    return post["id"], next(control for control in buttons_of(post) if control.endswith(":start"))


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest) -> dict[str, str]:
    """The settings for the database of the processes."""
    return {"DATABASE_URL": request.getfixturevalue("postgresql")} if request.param == "postgresql" else {}


async def test_killed_at_each_request_of_a_start_it_is_told_once_by_the_next_process(
    standin: Standin, started: Started, database: Path, settings: dict[str, str]
) -> None:
    kills = [(request, how) for request in (ANSWERED, FOLLOWED) for how in (KILLED, KILLED_AFTER)]
    guilds = [1000 * number for number in range(1, 1 + len(kills))]
    standin.serve(*guilds)
    process = await started(**settings)
    for guild, (request, how) in zip(guilds, kills, strict=True):
        post, start = await lobby(standin, guild)
        standin.harm.kill = lambda victim=process: victim.signal(signal.SIGKILL)  # type: ignore[misc]
        standin.breaks.append(("POST", request, how))
        await standin.asks(5, {"custom_id": start, "component_type": 2}, post, guild=guild)
        await process.ended()
        process = await started(**settings)
        await until(standin, str(guild + 1), BEGUN)
        await standin.quiet()
        said = [words_in(message) for message in standin.channels[str(guild + 1)]]
        assert [BEGUN in words for words in said].count(True) == 1, (request, how, said)
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0
    store = await Store.open(settings.get("DATABASE_URL", database))
    assert await store.untold() == () and await store.running_in(guilds[0]) == (guilds[0] + 1,)
    await store.close()
    assert standin.breaks == [] and standin.complaints == []


@pytest.fixture
def own() -> Iterator[servers.Server]:
    """A server that may be killed."""
    with servers.own() as server:
        yield server


async def test_what_was_told_while_postgresql_was_away_is_marked_when_it_is_back(
    standin: Standin, started: Started, own: servers.Server
) -> None:
    address = own.address("postgres")
    standin.serve(1000)
    process = await started(DATABASE_URL=address)
    post, start = await lobby(standin, 1000)
    await standin.quiet()
    # It dies after the start was saved, before Discord has the post and the update is marked.
    standin.harm.kill = lambda: own.end(signal.SIGKILL)
    standin.breaks.append(("POST", FOLLOWED, KILLED_AFTER))
    await standin.asks(5, {"custom_id": start, "component_type": 2}, post, guild=1000)
    await until(standin, "1001", BEGUN)
    await process.says("what was told could not be noted")
    own.start()
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0
    store = await Store.open(address)
    assert await store.untold() == ()
    await store.close()
    said = [words_in(message) for message in standin.channels["1001"]]
    assert [BEGUN in words for words in said].count(True) == 1, said
