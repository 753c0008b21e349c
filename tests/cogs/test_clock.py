"""The clock with many tables: each is handled separately, only if it can be posted, and no faster than Discord allows."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.core import retry
from cogs.publish import clock
from cogs.publish import publisher as publishing
from cogs.publish.clock import AT_ONCE, Clock, Pace

from .conftest import House, labels
from .wire import THERE, put_up


class Crowd:
    """A bot with many overdue tables; it notes what is played and posted, in order."""

    def __init__(self, count: int, *, stuck: tuple[int, ...] = ()) -> None:
        self.waiting = dict.fromkeys(range(1, count + 1), 0)
        self.stuck = stuck
        self.happened: list[tuple[str, int]] = []
        self.never = asyncio.Event()
        self.tables = self.publisher = self.deadlines = self.outbox = self.shut_out = self
        self.guilds: list[Any] = []

    def get_channel(self, channel: int) -> None:
        """A channel of no server: it is unknown who can read it."""

    async def fetch_channel(self, channel: int) -> object:
        return object()

    async def untold(self) -> list[Any]:
        return []

    async def read(self) -> None:
        """Nobody is shut out."""

    async def passed(self) -> dict[int, int]:
        return dict(self.waiting)

    async def go_on(self, table: int, channel: int) -> Any:
        self.waiting.pop(table)
        self.happened.append(("played", table))
        return SimpleNamespace(id=table)

    async def publish_pending(self, table: int) -> None:
        pass

    async def publish(self, update: Any) -> None:
        if update.id in self.stuck:
            await self.never.wait()
        await asyncio.sleep(0)
        self.happened.append(("told", update.id))

    def told(self) -> list[int]:
        return [table for what, table in self.happened if what == "told"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "TABLES_A_SECOND", 100_000)


async def seen_to(crowd: Crowd, count: int) -> None:
    for _ in range(200):
        if len(crowd.told()) >= count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{len(crowd.told())} told of {count}")


async def test_deadlines_are_played_when_they_can_be_told_and_not_all_before_the_first(hurried: None) -> None:
    crowd = Crowd(500)
    cog = Clock(crowd)  # type: ignore[arg-type]
    await cog.tick.coro(cog)  # type: ignore[call-arg]
    await seen_to(crowd, 500)
    ahead = most = 0
    for what, _ in crowd.happened:
        ahead += 1 if what == "played" else -1
        most = max(most, ahead)
    assert most <= AT_ONCE and sorted(crowd.told()) == list(range(1, 501))


async def test_a_channel_that_takes_nothing_keeps_no_other_waiting(hurried: None) -> None:
    crowd = Crowd(50, stuck=(1, 2))
    cog = Clock(crowd)  # type: ignore[arg-type]
    await cog.tick.coro(cog)  # type: ignore[call-arg]
    await seen_to(crowd, 48)
    # The next minute neither waits for it nor begins it again.
    crowd.waiting = {1: 0, 60: 0}
    await cog.tick.coro(cog)  # type: ignore[call-arg]
    await seen_to(crowd, 49)
    assert crowd.told()[-1] == 60 and crowd.happened.count(("played", 1)) == 1
    crowd.never.set()
    await seen_to(crowd, 51)


async def test_what_is_under_way_stops_with_the_clock(hurried: None) -> None:
    crowd = Crowd(3, stuck=(1, 2, 3))
    cog = Clock(crowd)  # type: ignore[arg-type]
    await cog.tick.coro(cog)  # type: ignore[call-arg]
    await asyncio.sleep(0.05)
    tasks = list(cog._under_way.values())
    await cog.cog_unload()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(tasks) == 3 and all(task.cancelled() for task in tasks)


async def test_no_more_begins_in_a_second_than_the_pace_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waits = [100.0], []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        now[0] += seconds

    loop = SimpleNamespace(time=lambda: now[0])
    monkeypatch.setattr(clock.asyncio, "get_running_loop", lambda: loop)
    monkeypatch.setattr(clock.asyncio, "sleep", sleep)
    pace, begun = Pace(12), []
    for _ in range(120):
        await pace.turn()
        begun.append(now[0])
    # After a pause those of a quarter of a second begin at once, and from then on twelve a second.
    assert begun[3] == 100.0 < begun[4] and begun[-1] == pytest.approx(109.75, abs=0.1)
    assert max(sum(first <= each < first + 1 for each in begun) for first in begun) <= 16


def test_the_clock_leaves_room_for_those_who_play() -> None:
    assert clock.TABLES_A_SECOND * 3 <= 50 * 3 / 4


async def test_the_deadline_of_one_channel_is_kept_while_the_posts_of_another_hang(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob, wait="1")
    await house.started(house.cy, channel=house.crypt, wait="1")
    released = asyncio.Event()
    real = publishing.OutboxPublisher._post

    async def hanging(publisher: Any, update: Any, answer: Any) -> int:
        if update.channel == house.tavern.id:
            await released.wait()
        return await real(publisher, update, answer)

    monkeypatch.setattr(publishing.OutboxPublisher, "_post", hanging)
    before = len(house.posts())
    bot: Any = house.world.bot
    cog = bot.get_cog("Clock")
    house.env.backend.advance_clock(3720)
    await cog.tick.coro(cog)
    for _ in range(100):
        await asyncio.sleep(0.01)
        if "The cards are turned" in house.newest(house.crypt).content:
            break
    assert "The cards are turned" in house.newest(house.crypt).content and len(house.posts()) == before
    under_way = [*cog._under_way.values()]
    released.set()
    await asyncio.gather(*under_way)
    assert "The cards are turned" in house.newest().content and len(house.posts()) == before + 1


async def test_what_is_told_late_takes_no_controls_from_what_was_told_since(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "PAUSES", ())
    monkeypatch.setattr(retry, "QUICK_PAUSES", ())
    player = await house.placing(house.bob)
    wire = put_up(monkeypatch)
    wire.breaks("POST", "/interactions/*/callback", THERE)
    wire.breaks("POST", "/channels/*/messages", THERE)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    await player.slash(house.tavern, "pass")
    newest = house.newest()
    assert "at B1" not in newest.content and newest.components
    await house.env.advance_time(61)
    late = house.newest()
    assert "at B1" in late.content and late.components == [] and late.attachments == []
    kept = next(post for post in house.posts() if post.id == newest.id)
    assert labels(kept) == labels(newest) and await house.tables.outbox.untold() == []
    # The newest post is still the one with the controls: the next move takes them off that one.
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert labels(next(post for post in house.posts() if post.id == newest.id)) == []


async def test_while_a_world_waits_it_looks_each_minute_only_around_what_is_due(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    real = house.tables.deadlines.passed

    async def due() -> Any:
        looks.append(round(house.env.now().timestamp()))
        return await real()

    monkeypatch.setattr(house.tables.deadlines, "passed", due)
    assert await house.tables.deadlines.next() == 0
    await house.world.wait(timedelta(days=9))
    assert 9 * 48 <= len(looks) < 9 * 48 + 60, "every half an hour, but for the first minutes"
    await house.started(house.bob, wait="2")
    alarm = await house.tables.deadlines.next()
    looks.clear()
    await house.world.wait(timedelta(seconds=alarm + 60 - house.env.now().timestamp()))
    assert min(look for look in looks if look >= alarm) - alarm <= 60
    assert await house.tables.deadlines.next() > alarm, "it was seen to in its minute"
