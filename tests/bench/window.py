"""The window: how soon open pages show a move, and what that takes."""

from __future__ import annotations

import asyncio
import gzip
import tempfile
import time
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median, quantiles

from aiohttp import ClientSession, ClientTimeout, TCPConnector
from playwright.sync_api import expect

from engine.tables import Tables
from engine.update import Call, Member, Update
from service.window.app import PAGES, WindowServer, serving
from tests.browser import chromium
from tests.browser.test_window import ADA, DRAWN, PHONE, Server

SMALLEST = {"tables": 1, "watchers": 2, "moves": 2}
HOST = Member(101, "Ada")
NUMBERS = count(1)


class Watcher:
    """A page that follows its table: it listens, and asks for the state when that has changed."""

    def __init__(self, session: ClientSession, key: str) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bearer {key}"}
        self.ready = asyncio.Event()
        self.seen: list[float] = []
        self.size = 0

    async def watch(self) -> None:
        """Follow the table until it is cancelled."""
        async with self._session.post("/changes", json={}, headers=self._headers) as stream:
            self.ready.set()
            while await stream.content.readuntil(b"\n\n"):
                async with self._session.post("/state", json={}, headers=self._headers) as answer:
                    self.size = len(gzip.compress(await answer.read()))
                self.seen.append(time.perf_counter())


async def _measure(tables: int, watchers: int, moves: int) -> dict[str, float]:
    opened = await Tables.open(":memory:", now=lambda: datetime.now(UTC), keys=lambda: "a key")

    async def publish(_: Update) -> None:
        """Nothing is posted here."""

    def call(channel: int) -> Call:
        return Call(next(NUMBERS), 1, channel, HOST)

    keys = {}
    for channel in range(1, tables + 1):
        await opened.lobby.gather(call(channel), "galaxy" if channel % 2 else "skyshard", {})
        await opened.company.hire(call(channel), "steady")
        await opened.lobby.start(call(channel), quick=True)
        keys[channel] = (await opened.windows.open(call(channel), own=False))[0]
    times: list[float] = []
    timeout = ClientTimeout(total=None)
    async with serving(WindowServer(opened, publish), "127.0.0.1", 0) as port:  # noqa: SIM117
        async with ClientSession(f"http://127.0.0.1:{port}", connector=TCPConnector(limit=0), timeout=timeout) as session:
            pages = {channel: [Watcher(session, keys[channel]) for _ in range(watchers // tables)] for channel in keys}
            every = [page for group in pages.values() for page in group]
            following = [asyncio.create_task(page.watch()) for page in every]
            await asyncio.gather(*(page.ready.wait() for page in every))
            spent, began = time.process_time(), time.perf_counter()
            for number in range(moves):
                channel = number % tables + 1
                shown = [len(page.seen) for page in pages[channel]]
                offers = (await opened.views.controls(call(channel)))[1]
                offer = next(
                    offer
                    for offer in (*offers.buttons, *(o for menu in offers.menus for o in menu.offers))
                    if not offer.step
                )
                start = time.perf_counter()
                await opened.act(call(channel), offer.move)
                while any(len(page.seen) == before for page, before in zip(pages[channel], shown, strict=True)):
                    await asyncio.sleep(0.001)
                times += [page.seen[-1] - start for page in pages[channel]]
            spent, took = time.process_time() - spent, time.perf_counter() - began
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
    await opened.close()
    late = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    page = sum(len(file.read_bytes()) for file in PAGES.iterdir())
    return {
        f"{len(every)} pages of {tables} tables: a move is on a page, median (ms)": 1000 * median(times),
        "the same, 95th percentile (ms)": 1000 * late,
        "processor time of a move with all its pages (ms)": 1000 * spent / moves,
        "moves a second reached": moves / took,
        "the largest state, packed (KiB)": max(page.size for page in every) / 1024,
        "the page itself (KiB)": page / 1024,
    }


def measure(tables: int = 100, watchers: int = 1000, moves: int = 200) -> dict[str, float]:
    """Return how soon pages show a move, what it takes, and how large they are. Server and pages share one process."""
    return asyncio.run(_measure(tables, watchers, moves)) | _first_paint()


SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""The network of a middling phone, in bytes a second and milliseconds, as Chromium's own tools have it."""
SLOWER = 4
"""So many times slower is a middling phone's processor."""
PAINTS = 5


def _first_paint() -> dict[str, float]:
    """Return how soon a page of 390 pixels shows something, and its map, on a middling phone; nothing without Chromium."""
    path = chromium.found()
    if path is None:
        return {}
    with tempfile.TemporaryDirectory() as folder, chromium.started(path) as browser:
        server = Server(Path(folder) / "delves.db")
        server.open()
        server.begin("galaxy")
        first, whole = [], []
        for _ in range(PAINTS):
            page = browser.new_context(viewport=PHONE, has_touch=True, device_scale_factor=2).new_page()
            tools = page.context.new_cdp_session(page)
            tools.send("Network.emulateNetworkConditions", SLOW_4G)
            tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.goto(server.address(ADA))
            expect(page.locator("#picture")).to_have_attribute("src", DRAWN)
            whole.append(float(page.evaluate("performance.now()")))
            painted = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
            first.append(float(page.evaluate(painted)))
            page.context.close()
        server.end()
    return {
        "first paint on a middling phone, median (ms)": median(first),
        "the same until the map is there (ms)": median(whole),
    }
