"""Events of the gateway: cuts, resumes, invalid sessions, several shards; each press is handled once."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import bot
from service.reconnects import MOST

from .conftest import Started
from .crowd import command, press
from .standin import GUILD, Standin, buttons_of, words_in

FIRST, SECOND = 5, 6
"""Two members."""
APART = 5.0
"""Seconds that Discord wants between two shards that identify."""


async def until(true: Callable[[], object], within: float = 120.0) -> None:
    """Wait until a condition holds."""
    for _ in range(int(within * 20)):
        if true():
            return
        await asyncio.sleep(0.05)
    raise TimeoutError


async def gathered(standin: Standin, guild: int = GUILD) -> dict[str, Any]:
    """Open a lobby, let the second member join, and return its post."""
    await standin.asks(FIRST, command("delve new", game="toy"), guild=guild)
    await until(lambda: lobby(standin, guild))
    post = lobby(standin, guild)
    await standin.asks(
        SECOND, press(next(each for each in buttons_of(post) if each.endswith("join"))), post["id"], guild=guild
    )
    await until(lambda: "M6" in words_in(post))
    return post


def lobby(standin: Standin, guild: int = GUILD) -> dict[str, Any]:
    """Return the newest post of a server, empty if there is none."""
    return next((each for each in reversed(standin.shown.values()) if each["channel_id"] == str(guild + 1)), {})


async def starts(standin: Standin, post: dict[str, Any], **how: Any) -> str:
    """Press the button that starts the game."""
    return await standin.asks(
        FIRST, press(next(each for each in buttons_of(post) if each.endswith("start"))), post["id"], **how
    )


def games_begun(standin: Standin) -> int:
    """Return how many posts say that a game begins."""
    return sum("The board is laid out" in words for words in standin.posts)


CUTS: dict[str, Callable[[Standin], Awaitable[None]]] = {
    "cut off": lambda standin: standin.gateway.drop(),
    "asked to connect again": lambda standin: standin.gateway.reconnect(),
    "told that it may go on": lambda standin: standin.gateway.invalidate(resumable=True),
    "closed for an unknown reason": lambda standin: standin.gateway.close(4000),
}


@pytest.mark.whole
@pytest.mark.parametrize("cut", CUTS)
async def test_a_bot_that_lost_its_connection_resumes_and_hears_what_it_missed(
    standin: Standin, started: Started, cut: str
) -> None:
    await started()
    post = await gathered(standin)
    await CUTS[cut](standin)
    await starts(standin, post)
    await until(lambda: games_begun(standin))
    await standin.quiet()
    assert games_begun(standin) == 1 and len(standin.gateway.resumed) == 1 and len(standin.gateway.identified) == 1
    assert standin.complaints == []


@pytest.mark.whole
async def test_a_gateway_that_ends_each_connection_is_called_a_few_times_and_resumed_once_it_stays(
    standin: Standin, started: Started
) -> None:
    """Without a pace it was called some 250 times a second. Nothing is said at a start of voices, which the bot lacks."""
    process = await started()
    gateway = standin.gateway
    await gateway.bar(4000)
    await until(lambda: len(gateway.closed) >= MOST)
    await asyncio.sleep(1.0)
    assert len(gateway.closed) <= MOST + 1, "the first of them was made by the start"
    gateway.barred = 0
    await until(lambda: gateway.resumed or len(gateway.identified) > 1)
    await starts(standin, await gathered(standin))
    await until(lambda: games_begun(standin))
    process.signal(signal.SIGTERM)
    code, said = await process.ended()
    assert code == 0 and "voice" not in said, said


@pytest.mark.whole
async def test_a_session_that_is_over_is_begun_anew(standin: Standin, started: Started) -> None:
    await started()
    post = await gathered(standin)
    await standin.gateway.invalidate()
    await until(lambda: len(standin.gateway.identified) == 2)
    await starts(standin, post)
    await until(lambda: games_begun(standin))
    assert games_begun(standin) == 1 and standin.gateway.resumed == []


@pytest.mark.whole
async def test_what_is_delivered_twice_is_done_once(standin: Standin, started: Started) -> None:
    await started()
    post = await gathered(standin)
    await starts(standin, post, times=3)
    await until(lambda: games_begun(standin))
    await standin.quiet()
    assert games_begun(standin) == 1 and len(standin.whispers) == 1, "one answer, which shows a hand"


@pytest.mark.whole
async def test_what_is_delivered_too_late_to_be_answered_is_told_all_the_same(standin: Standin, started: Started) -> None:
    await started()
    post = await gathered(standin)
    await starts(standin, post, late=3.5)
    await until(lambda: games_begun(standin))
    await standin.quiet()
    assert games_begun(standin) == 1


@pytest.mark.whole
async def test_what_is_pressed_during_a_restart_is_heard_by_the_next_process(
    standin: Standin, started: Started, database: Path
) -> None:
    process = await started()
    post = await gathered(standin)
    await standin.quiet()
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0
    await starts(standin, post)
    assert games_begun(standin) == 0 and standin.closed == [4000]
    (note,) = database.parent.glob("*.connections-*")
    assert note.name == "delves.sqlite3.connections-0" and note.stat().st_mode & 0o777 == 0o600
    again = await started()
    await until(lambda: games_begun(standin))
    await standin.quiet()
    assert games_begun(standin) == 1 and standin.complaints == []
    # The old connection is ended with a goodbye, once all of it was heard.
    assert standin.closed == [4000, 1000] and len(standin.gateway.resumed) == 1 and not note.exists()
    # One that Discord no longer keeps keeps nobody from starting.
    again.signal(signal.SIGTERM)
    assert (await again.ended())[0] == 0
    standin.gateway.sessions.clear()
    await started()
    assert len(standin.gateway.resumed) == 1 and len(standin.gateway.identified) == 3


@pytest.mark.whole
async def test_each_shard_has_its_servers_and_they_log_in_one_after_the_other(standin: Standin, started: Started) -> None:
    guilds = tuple((number << 22) + GUILD for number in range(1, 5))
    standin.serve(*guilds)
    standin.gateway.advised = standin.gateway.least = 2
    process = await started()
    await until(lambda: len(standin.gateway.identified) == 2)
    times = [at for at, _ in standin.gateway.identified]
    assert [shard for _, shard in standin.gateway.identified] == [(0, 2), (1, 2)]
    assert all(later - sooner > APART - 0.5 for sooner, later in itertools.pairwise(times))
    for guild in guilds:
        await starts(standin, await gathered(standin, guild), guild=guild)
    await until(lambda: games_begun(standin) == len(guilds))
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0
    assert standin.gateway.closed == [4000, 4000], "what comes on either shard until the next start is kept"


@pytest.mark.whole
async def test_a_process_has_the_shards_that_it_is_given(standin: Standin, started: Started, postgresql: str) -> None:
    mine, other = (3 << 22) + GUILD, (4 << 22) + GUILD
    standin.serve(mine, other)
    await started(SHARDS="1/2", DATABASE_URL=postgresql)
    assert [shard for _, shard in standin.gateway.identified] == [(1, 2)]
    await gathered(standin, mine)
    with pytest.raises(AssertionError, match="no listener"):
        await standin.asks(FIRST, command("delve new", game="toy"), guild=other)


@pytest.mark.whole
async def test_shards_that_say_nothing_are_final(started: Started) -> None:
    status, words = await (await started(ready=False, SHARDS="8/8")).ended()
    assert status == bot.FOR_GOOD and "SHARDS" in words.splitlines()[-1]
