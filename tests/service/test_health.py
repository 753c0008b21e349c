"""Health checks: whether the bot lives, whether it is ready, and its metrics."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import threading
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket

from engine import trace
from engine.api.update import Member
from engine.core.scene import Look
from engine.runtime.observer import Observer
from engine.version import VERSION
from service.endings import FOR_NOW
from service.metrics import Metrics, Noting
from service.readiness import delay, silence
from tests.tables.house import ADA, BOB, House
from tests.wire.harm import LIMITED
from tests.wire.standin import Standin

from .conftest import Started, until

NEW = {
    "id": "1",
    "type": 1,
    "name": "delve",
    "options": [{"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": "toy"}]}],
}
Ask = Any


def value(metrics: str, line: str) -> float:
    """Return the number behind a line's name and labels."""
    found = re.search(rf"^{re.escape(line)} (\S+)$", metrics, re.MULTILINE)
    assert found, f"{line}\n{metrics}"
    return float(found[1])


@pytest.mark.whole
async def test_it_says_that_it_lives_when_it_is_ready_and_what_it_did(
    standin: Standin, started: Started, port: int, ask: Ask
) -> None:
    standin.silent = True
    process = await started(HEALTH_PORT=str(port))

    async def answers() -> bool:
        return await ask("/live") == (200, "alive\n")

    async def is_ready() -> bool:
        return (await ask("/ready"))[0] == 200

    await until(answers, process)
    # Discord does not answer: it lives, and is not ready.
    assert await ask("/ready") == (503, "not logged in\n")
    standin.silent = False
    await process.kill()
    process = await started(HEALTH_PORT=str(port))
    await until(is_ready, process)
    # Discord puts the answer off once; it comes all the same.
    standin.breaks.append(("POST", "/callback$", LIMITED))
    await standin.asks(5, NEW)

    async def is_posted() -> bool:
        return bool(standin.posts)

    await until(is_posted, process)
    metrics = (await ask("/metrics"))[1]
    assert value(metrics, 'delvekeeper_first_answer_seconds_count{kind="command"}') == 1
    assert value(metrics, 'delvekeeper_rate_limits_total{scope="user"}') == 1
    assert value(metrics, "delvekeeper_store_seconds_count") > 0
    assert value(metrics, "delvekeeper_updates_untold_seconds") == 0 == value(metrics, "delvekeeper_window_watchers")
    assert value(metrics, 'delvekeeper_tables_open{game="toy",status="lobby"}') == 1
    assert value(metrics, "delvekeeper_tables_loaded") == 1
    assert value(metrics, f'delvekeeper_build{{version="{VERSION}"}}') == 1
    assert value(metrics, "delvekeeper_gateway_shards") == 1
    assert value(metrics, "delvekeeper_gateway_reconnects_total") == 0
    assert value(metrics, "process_resident_memory_bytes") > 20_000_000

    await standin.gateway.drop()

    async def is_back() -> bool:
        return bool(standin.gateway.resumed)

    await until(is_back, process)
    assert value((await ask("/metrics"))[1], "delvekeeper_gateway_reconnects_total") == 1
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0


@pytest.mark.whole
async def test_a_port_that_another_has_is_told_in_words(
    standin: Standin, started: Started, port: int, tmp_path: Path
) -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", port)
    async with server:
        status, said = await (await started(HEALTH_PORT=str(port))).ended()
    assert status == FOR_NOW and f"HEALTH_PORT {port} of 127.0.0.1 cannot be used" in said.splitlines()[-1]


def socket_heard(ago: float, monkeypatch: pytest.MonkeyPatch) -> DiscordWebSocket:
    monkeypatch.setattr("service.readiness.time.perf_counter", lambda: 1000.0)
    pulse = SimpleNamespace(interval=40.0, _last_recv=1000.0 - ago)
    socket: Any = SimpleNamespace(_keep_alive=pulse)
    return socket


def test_silence_is_counted_in_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    assert silence(socket_heard(60, monkeypatch)) == 1.5
    nothing: Any = SimpleNamespace(_keep_alive=None)
    assert silence(nothing) == float("inf")


def test_discord_py_still_keeps_when_it_heard_something() -> None:
    from discord.gateway import KeepAliveHandler

    handler = KeepAliveHandler(ws=SimpleNamespace(thread_id=1, _max_heartbeat_timeout=60.0), interval=41.25)  # type: ignore[arg-type]
    socket: Any = SimpleNamespace(_keep_alive=handler)
    assert 0 <= silence(socket) < 1 and hasattr(DiscordWebSocket, "poll_event")


class TestCounting:
    """What the tables tell a `Metrics`, on a real file."""

    @pytest.fixture
    async def counted(self, tmp_path: Path) -> Any:
        house, metrics = House(tmp_path / "delves.sqlite3"), Metrics()
        await house.open(observer=metrics)
        yield house, metrics
        await house.tables.close()

    async def shown(self, house: House, metrics: Metrics) -> str:
        bot: Any = SimpleNamespace(shards={}, guilds=[], tables=house.tables)
        return (await metrics.shown(bot)).decode()

    async def test_a_move_is_counted_by_its_verb_alone(self, counted: tuple[House, Metrics]) -> None:
        house, metrics = counted
        await house.begin(ADA, BOB, game="corridor")
        first = await self.shown(house, metrics)
        assert not re.search(r'acts_total\{.*verb="roll"', first)
        await house.act(ADA, "roll")
        text = await self.shown(house, metrics)
        assert value(text, 'delvekeeper_acts_total{by="member",game="corridor",verb="roll"}') == 1
        assert value(text, 'delvekeeper_tables_open{game="corridor",status="running"}') == 1

    async def test_what_webhooks_took_and_what_waits_for_them_is_counted(self, counted: tuple[House, Metrics]) -> None:
        house, metrics = counted
        house.tables.webhooks.queued = lambda: None
        await house.tables.webhooks.set(1, 7, "https://example.org/")
        await house.begin(ADA, BOB)
        metrics.delivered("taken")
        metrics.delivered("given up", 3)
        text = await self.shown(house, metrics)
        # That it was opened, and whose turn it is.
        assert value(text, "delvekeeper_webhooks_waiting") == 2
        assert value(text, 'delvekeeper_webhook_deliveries_total{outcome="taken"}') == 1
        assert value(text, 'delvekeeper_webhook_deliveries_total{outcome="given_up"}') == 3

    async def test_what_is_untold_and_overdue_is_counted_now(self, counted: tuple[House, Metrics]) -> None:
        house, metrics = counted
        await house.begin(ADA, BOB, game="toy", wait=1)
        text = await self.shown(house, metrics)
        # The lobby, Bob's joining and the start are saved, and no post tells them.
        assert value(text, "delvekeeper_updates_untold") == 3
        assert value(text, "delvekeeper_tables_overdue") == 0
        house.wait(2)
        assert value(await self.shown(house, metrics), "delvekeeper_tables_overdue") == 1

    async def test_a_picture_is_counted_with_its_time(self, counted: tuple[House, Metrics]) -> None:
        house, metrics = counted
        update = await house.begin(ADA, BOB, game="toy")
        await house.tables.views.show(update.channel, ADA.id, Look())
        assert value(await self.shown(house, metrics), "delvekeeper_drawing_seconds_count") == 1

    async def test_no_label_holds_an_id_or_a_name(self, counted: tuple[House, Metrics]) -> None:
        house, metrics = counted
        stranger = Member(123456789012345678, "Rumpelstilt")
        await house.begin(ADA, stranger, game="corridor")
        await house.act(ADA, "roll")
        text = await self.shown(house, metrics)
        assert "Rumpelstilt" not in text and not re.search(r'="[^"]*\d{6,}', text)


async def test_two_bots_of_one_process_count_apart() -> None:
    metrics, other = Metrics(), Metrics()
    metrics.lost()
    bot: Any = SimpleNamespace(shards={}, guilds=[])
    assert value((await metrics.shown(bot)).decode(), "delvekeeper_gateway_reconnects_total") == 1
    assert value((await other.shown(bot)).decode(), "delvekeeper_gateway_reconnects_total") == 0


def test_an_error_in_the_log_is_counted_by_where_and_what_it_is() -> None:
    metrics = Metrics()
    noting, logger = Noting(metrics), logging.getLogger("cogs.publish.publisher")
    logger.addHandler(noting)
    try:
        logger.warning("this is no error")
        logger.error("table %d cannot be told", 12)
        try:
            raise KeyError("lantern")
        except KeyError:
            logger.exception("table %d cannot be told", 13)
        logger.error("a bot player fails", extra={"fell_back": "toy"})
    finally:
        logger.removeHandler(noting)
    text = metrics.text().decode()
    assert value(text, 'delvekeeper_errors_total{kind="said",where="cogs.publish.publisher"}') == 2
    assert value(text, 'delvekeeper_errors_total{kind="KeyError",where="cogs.publish.publisher"}') == 1
    assert value(text, 'delvekeeper_fallbacks_total{game="toy"}') == 1


async def test_posts_are_timed_from_the_press_and_refusals_counted_by_their_status() -> None:
    metrics = Metrics()
    metrics.asked(SimpleNamespace(id=77, type=discord.InteractionType.component))

    async def ended(method: str, path: str, status: int) -> None:
        answer = SimpleNamespace(status=status, headers={})
        await metrics._requested(
            None, None, SimpleNamespace(method=method, url=SimpleNamespace(parts=tuple(path.split("/"))), response=answer)
        )

    post = "/api/v10/channels/5/messages"
    await ended("POST", post, 200)
    trace(interaction=77)
    for method, path in (("POST", post), ("PATCH", f"{post}/9"), ("GET", post), ("POST", "/api/v10/channels/5/typing")):
        await ended(method, path, 200)
    for status in (400, 403, 403, 418, 429, 502):
        await ended("POST", post, status)
    told = metrics.text().decode()
    # The first post belongs to no press; the other two do.
    assert value(told, "delvekeeper_post_seconds_count") == 2
    counts = {
        status: value(told, f'delvekeeper_discord_refusals_total{{status="{status}"}}') for status in (400, 403, "other")
    }
    assert counts == {400: 1, 403: 2, "other": 1}


async def test_the_age_of_what_is_untold_and_the_work_of_the_store_are_told(tmp_path: Path) -> None:
    class Counting(Observer):
        def __init__(self) -> None:
            self.times = 0

        def stored(self, seconds: float) -> None:
            self.times += seconds >= 0

    house, counting = House(tmp_path / "delves.sqlite3"), Counting()
    await house.open(observer=counting)
    await house.begin()
    before, times = (await house.tables.metrics.numbers()).kept, counting.times
    assert before.untold > 0 and before.waiting == 0
    house.clock += timedelta(seconds=90)
    kept = (await house.tables.metrics.numbers()).kept
    assert (kept.untold, kept.waiting) == (before.untold, 90)
    # What is asked for here is one piece of work.
    assert times > 0 and counting.times == times + 1
    await house.tables.close()


async def test_what_waits_for_the_render_pool_is_counted_until_it_is_done_or_has_failed(tmp_path: Path) -> None:
    house, go_on = House(tmp_path / "delves.sqlite3"), threading.Event()
    await house.open()
    context, numbers = house.tables._context, house.tables.metrics.numbers
    work = [asyncio.create_task(context.in_render_pool(does)) for does in (go_on.wait, lambda: 1 // 0, lambda: 3)]
    await asyncio.sleep(0)
    assert (await numbers()).undrawn == 2, "the first is drawn, two wait"
    go_on.set()
    done = await asyncio.gather(*work, return_exceptions=True)
    assert (done[0], type(done[1]), done[2], (await numbers()).undrawn) == (True, ZeroDivisionError, 3, 0)
    await house.tables.close()


def test_a_heartbeat_that_is_answered_before_it_is_noted_is_not_slow() -> None:
    def socket(latency: float) -> Any:
        return SimpleNamespace(latency=latency, _keep_alive=SimpleNamespace(interval=41.25))

    assert [delay(socket(seconds)) for seconds in (0.1, 4.0, 41.2509, float("inf"))] == [0.1, 4.0, 0.0, 0.0]
    assert delay(SimpleNamespace(latency=0.1, _keep_alive=None)) == 0.0  # type: ignore[arg-type]
