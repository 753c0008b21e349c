"""Webhooks go out: signed, in order, once or more often, again after a failure and a restart, and never in a move's way."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from engine import GivenUp
from engine.tables.webhooks import service as hooks
from engine.tables.webhooks.facts import EVENTS
from service import webhooks
from service.webhooks import WebhookSender
from tests.service.receiver import Receiver, receiving, until
from tests.tables.house import ADA, BOB, House


class Outlet:
    """A house whose server 1 has a webhook that leads to a receiver."""

    def __init__(self, house: House, receiver: Receiver) -> None:
        self.house, self.receiver = house, receiver
        self.lost: list[GivenUp] = []
        self.counted: dict[str, int] = {}
        self.sender: WebhookSender

    def open(self) -> None:
        self.sender = WebhookSender(self.house.tables, self.given_up, loopback=True, counting=self)
        self.sender.start()

    async def given_up(self, lost: GivenUp) -> None:
        self.lost.append(lost)

    def delivered(self, outcome: str, count: int = 1) -> None:
        self.counted[outcome] = self.counted.get(outcome, 0) + count

    async def set(self, url: str = "", *, names: bool = False) -> str:
        return await self.house.tables.webhooks.set(1, 70, url or self.receiver.url, names=names)

    async def waiting(self) -> int:
        return int(str(await self.house.count("deliveries")))

    async def emptied(self) -> None:
        """Wait until all was delivered."""
        while await self.waiting():
            await asyncio.sleep(0.01)

    async def later(self, hours: float) -> None:
        """Let time go by, and the sender notice."""
        self.house.wait(hours)
        self.sender.wake()

    async def failed(self, count: int) -> None:
        """Wait until so many tries were in vain."""
        await until(lambda: self.counted.get("failed", 0) >= count)

    async def stop(self) -> None:
        await self.sender.close()
        await self.house.tables.close()


@pytest.fixture
async def outlet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Outlet]:
    monkeypatch.setattr(webhooks, "APART", 0.0)
    house = House(tmp_path / "delves.db")
    await house.open()
    async with receiving() as receiver:
        outlet = Outlet(house, receiver)
        outlet.open()
        yield outlet
        await outlet.stop()


@pytest.mark.rule("TAB-212", "TAB-213")
async def test_what_happens_is_told_in_order_and_signed_each_with_a_number_of_its_own(outlet: Outlet) -> None:
    secret, house = await outlet.set(), outlet.house
    await house.begin(ADA, BOB, rounds="1")
    await house.act(ADA, "pass")
    await house.act(BOB, "pass")
    await outlet.emptied()
    got = outlet.receiver.got
    assert outlet.receiver.events == ["opened", "turn", "turn", "ended", "result"]
    assert [each.said["data"].get("awaited") for each in got] == [None, [{"seat": 0}], [{"seat": 1}], None, None]
    assert got[0].said["data"] == {"channel": "7", "game": "corridor", "title": "Corridor", "players": 1}
    assert {(each.said["server"], each.said["table"], each.said["at"]) for each in got} == {("1", 1, house.tables.now())}
    assert got[-1].said["data"]["result"] == "ranked" and got[-1].said["data"]["winners"] == [{"seat": 0}]
    assert got[-2].said["data"]["how"] == "rules"
    assert len({each.id for each in got}) == 5
    for each in got:
        assert each.is_signed(secret) and not each.is_signed(secret + "x")
        assert each.headers["X-Delvekeeper-Delivery"] == each.id
        assert each.headers["X-Delvekeeper-Event"] == each.event
        assert each.headers["Content-Type"] == "application/json"
    assert outlet.counted == {"taken": 5}


@pytest.mark.rule("TAB-214")
async def test_what_is_not_taken_is_sent_again_as_it_was_before_anything_later(outlet: Outlet) -> None:
    secret = await outlet.set()
    outlet.receiver.status = 503
    await outlet.house.begin(ADA, BOB)
    await outlet.receiver.has(1)
    for count, pause in enumerate(hooks.PAUSES[:3], start=1):
        await outlet.failed(count)
        await outlet.later((pause - 1) / 3600)
        await asyncio.sleep(0.05)
        assert len(outlet.receiver.got) == count, "not before its pause is over"
        await outlet.later(1 / 3600)
        await outlet.receiver.has(count + 1)
    shown = await outlet.house.tables.webhooks.shown(1)
    assert shown is not None and shown.outcome == "503" and shown.failing and shown.waiting == 2
    await outlet.failed(4)
    outlet.receiver.status = 204
    await outlet.later(1)
    await outlet.emptied()
    assert outlet.receiver.events == ["opened"] * 5 + ["turn"]
    assert len({each.body for each in outlet.receiver.got[:5]}) == 1, "the same number and the same bytes each time"
    assert all(each.is_signed(secret) for each in outlet.receiver.got)
    shown = await outlet.house.tables.webhooks.shown(1)
    assert shown is not None and (shown.outcome, shown.failing, shown.waiting) == ("", 0, 0)


@pytest.mark.rule("TAB-214")
async def test_a_receiver_that_hangs_holds_up_no_move(outlet: Outlet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)
    await outlet.set()
    outlet.receiver.held = asyncio.Event()
    update = await outlet.house.begin(ADA, BOB)
    await outlet.receiver.has(1)
    after = await outlet.house.act(ADA, "step 1")
    assert after.version.change == update.version.change + 1
    assert outlet.counted == {}, "it still hangs"
    await until(lambda: outlet.counted.get("failed", 0) == 1)
    shown = await outlet.house.tables.webhooks.shown(1)
    assert shown is not None and shown.outcome == "slow"
    outlet.receiver.held.set()
    outlet.receiver.held = None
    await outlet.later(1)
    await outlet.emptied()
    assert outlet.receiver.events == ["opened", "opened", "turn"]


@pytest.mark.rule("TAB-214")
async def test_what_a_receiver_that_is_gone_did_not_take_for_a_day_is_given_up_with_one_word(outlet: Outlet) -> None:
    async with receiving() as gone:
        url = gone.url
    await outlet.set(url)
    await outlet.house.begin(ADA, BOB)
    await until(lambda: outlet.counted.get("failed", 0) == 1)
    await outlet.later(23)
    await until(lambda: outlet.counted["failed"] == 2)
    assert outlet.lost == [] and await outlet.waiting() == 2
    # One that is younger waits on.
    await outlet.house.act(ADA, "pass")
    await outlet.later(1.1)
    await until(lambda: outlet.counted["failed"] == 3)
    await until(lambda: bool(outlet.lost))
    assert outlet.lost == [GivenUp(1, 70, 2, first=True)] and outlet.counted["given up"] == 2
    assert await outlet.waiting() == 1
    await outlet.later(25)
    await until(lambda: outlet.counted["given up"] == 3)
    assert len(outlet.lost) == 1, "a manager is told once"
    assert await outlet.waiting() == 0
    # Something is taken again, and then nothing for another day.
    await outlet.set()
    await outlet.house.act(BOB, "pass")
    await outlet.emptied()
    assert outlet.receiver.events == ["turn"]


@pytest.mark.rule("TAB-214")
async def test_a_stop_in_the_middle_loses_nothing_and_a_repeat_has_the_same_number(outlet: Outlet) -> None:
    await outlet.set()
    outlet.receiver.held = asyncio.Event()
    await outlet.house.begin(ADA, BOB)
    await outlet.receiver.has(1)
    await outlet.stop()
    outlet.receiver.held.set()
    outlet.receiver.held = None
    await outlet.house.open()
    outlet.open()
    await outlet.emptied()
    assert outlet.receiver.events == ["opened", "opened", "turn"]
    first, again, _ = outlet.receiver.got
    assert first.id == again.id and first.body == again.body


@pytest.mark.rule("TAB-212")
async def test_a_redirect_is_not_followed_and_an_endless_answer_not_read(outlet: Outlet) -> None:
    visited: list[str] = []

    async def endless(request: web.Request) -> web.StreamResponse:
        visited.append(request.path)
        stream = web.StreamResponse()
        await stream.prepare(request)
        while True:
            await stream.write(b"x" * 65536)

    app = web.Application()
    app.router.add_post("/endless", endless)
    server = TestServer(app)
    await server.start_server()
    await outlet.set(f"http://127.0.0.1:{server.port}/endless")
    await outlet.house.begin(ADA, BOB)
    await outlet.emptied()
    assert visited == ["/endless"] * 2 and outlet.counted == {"taken": 2}
    await server.close()
    outlet.receiver.status = 307
    await outlet.set()
    assert await outlet.sender.test(1) == "307"
    assert [each.headers["X-Delvekeeper-Event"] for each in outlet.receiver.got] == ["test"]


@pytest.mark.rule("TAB-212")
async def test_a_test_is_sent_at_once_and_says_what_came_of_it(outlet: Outlet) -> None:
    secret = await outlet.set()
    assert await outlet.sender.test(1) == ""
    (got,) = outlet.receiver.got
    assert got.is_signed(secret) and got.said["event"] == "test" and got.said["data"] == {}
    outlet.receiver.status = 404
    assert await outlet.sender.test(1) == "404"
    async with receiving() as gone:
        url = gone.url
    await outlet.set(url)
    assert await outlet.sender.test(1) == "unreachable"
    assert await outlet.waiting() == 0 and outlet.counted == {}


@pytest.mark.rule("TAB-212")
async def test_of_one_server_nothing_goes_to_the_webhook_of_another(outlet: Outlet) -> None:
    await outlet.set()
    async with receiving() as other:
        await outlet.house.tables.webhooks.set(2, 80, other.url)
        await outlet.house.begin(ADA, BOB, channel=8, guild=2)
        await outlet.emptied()
        assert {each.said["server"] for each in other.got} == {"2"} and outlet.receiver.got == []
        # One that takes nothing keeps no other waiting.
        other.held = asyncio.Event()
        await outlet.house.tables.lobby.end(outlet.house.call(ADA, 8, guild=2))
        await outlet.house.begin(ADA, BOB)
        await outlet.receiver.has(2)
        assert outlet.receiver.events == ["opened", "turn"]


async def test_the_check_on_the_page_knows_our_messages_from_others(outlet: Outlet) -> None:
    page = (Path(__file__).parents[2] / "docs" / "webhooks.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    found: dict[str, Any] = {}
    exec(compile(code, "docs/webhooks.md", "exec"), found)
    check, now = found["is_from_the_bot"], outlet.house.tables.now
    secret = await outlet.set()
    await outlet.sender.test(1)
    (got,) = outlet.receiver.got
    assert check(secret, got.headers, got.body, now)
    assert not check("another secret", got.headers, got.body, now)
    assert not check(secret, got.headers, got.body + b" ", now)
    assert not check(secret, got.headers, got.body, lambda: now() + 400)
    later = {**got.headers, "X-Delvekeeper-Timestamp": str(now() + 1)}
    assert not check(secret, later, got.body, now)


def test_the_page_names_every_event_and_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "webhooks.md").read_text(encoding="utf-8")
    for fact, event in EVENTS.items():
        assert f"| `{event}` |" in page
        assert [field for field in fact.__struct_fields__ if f"`{field}`" not in page] == []
    named = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert named == {*EVENTS.values(), "test"}
