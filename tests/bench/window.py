"""The window: how soon open pages show a move, and what that takes."""

from __future__ import annotations

import asyncio
import gzip
import resource
import tempfile
import time
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median, quantiles

from aiohttp import ClientSession, ClientTimeout, TCPConnector
from playwright.sync_api import expect

from engine.api.update import Call, Member, Update
from engine.tables import Tables
from service.window.app import PAGES, WindowServer, serving
from tests.browser import chromium
from tests.browser.test_window import ADA, DRAWN, PHONE, Server

SMALLEST = {"tables": 1, "watchers": 2, "moves": 2, "pause": 0.01}
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


class Hall:
    """Tables under way, pages that may watch them, and a move to press at each."""

    def __init__(self, opened: Tables, tables: int) -> None:
        self.tables = opened
        self.channels = range(1, tables + 1)
        self._keys: dict[int, str] = {}
        self.pages: dict[int, list[Watcher]] = {channel: [] for channel in self.channels}
        self._following: list[asyncio.Task[None]] = []

    def call(self, channel: int) -> Call:
        return Call(next(NUMBERS), 1, channel, HOST)

    async def begin(self) -> None:
        """Begin a game at every table, half of them Galaxy."""
        for channel in self.channels:
            await self.tables.lobby.gather(self.call(channel), "galaxy" if channel % 2 else "skyshard", {})
            await self.tables.bot_players.hire(self.call(channel), "steady")
            await self.tables.lobby.start(self.call(channel), quick=True)
            self._keys[channel] = (await self.tables.windows.open(self.call(channel), own=False))[0]

    async def watch(self, session: ClientSession, watchers: int) -> None:
        """Let so many pages watch in all."""
        for channel, group in self.pages.items():
            group += [Watcher(session, self._keys[channel]) for _ in range(watchers // len(self.channels))]
        every = [page for group in self.pages.values() for page in group]
        self._following = [asyncio.create_task(page.watch()) for page in every]
        await asyncio.gather(*(page.ready.wait() for page in every))

    async def leave(self) -> None:
        """Close every page."""
        for task in self._following:
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)
        self.pages = {channel: [] for channel in self.channels}

    async def press(self, channel: int) -> tuple[float, float]:
        """Make a move; return when it began, and how long it took in seconds."""
        offers = (await self.tables.views.controls(self.call(channel)))[1]
        listed = (*offers.buttons, *(offer for menu in offers.menus for offer in menu.offers))
        offer = next(offer for offer in listed if not offer.step)
        start = time.perf_counter()
        await self.tables.act(self.call(channel), offer.move)
        return start, time.perf_counter() - start

    async def show(self, channel: int) -> list[float]:
        """Make a move, and return after how many seconds each page of its table has the new state."""
        pages = self.pages[channel]
        earlier = [len(page.seen) for page in pages]
        start, _ = await self.press(channel)
        while any(len(page.seen) == count for page, count in zip(pages, earlier, strict=True)):
            await asyncio.sleep(0.001)
        return [page.seen[-1] - start for page in pages]


async def _measure(tables: int, watchers: int, moves: int, pause: float) -> dict[str, float]:
    opened = await Tables.open(":memory:", now=lambda: datetime.now(UTC), keys=lambda: "a key")

    async def publish(_: Update) -> None:
        """Nothing is posted here."""

    hall = Hall(opened, tables)
    await hall.begin()
    times: list[float] = []
    presses: dict[bool, list[float]] = {False: [], True: []}
    timeout = ClientTimeout(total=None)
    async with serving(WindowServer(opened, publish), "127.0.0.1", 0) as port:  # noqa: SIM117
        async with ClientSession(f"http://127.0.0.1:{port}", connector=TCPConnector(limit=0), timeout=timeout) as session:
            # What is kept of drawn pictures is no matter of how many look at them.
            await hall.watch(session, tables)
            for channel in hall.channels:
                await hall.show(channel)
            await hall.leave()
            before = _memory()
            await hall.watch(session, watchers)
            spent, began = time.process_time(), time.perf_counter()
            for number in range(moves):
                times += await hall.show(number % tables + 1)
            spent, took = time.process_time() - spent, time.perf_counter() - began
            memory = _memory() - before
            size = max(page.size for group in hall.pages.values() for page in group)
            # Presses with and without watchers, in turns, as games go on and moves become other ones.
            for turn in range(4):
                watched = not turn % 2
                for number in range(moves // 2):
                    presses[watched].append((await hall.press(number % tables + 1))[1])
                    await asyncio.sleep(pause)
                await (hall.leave() if watched else hall.watch(session, watchers))
            await hall.leave()
    await opened.close()
    page = sum(len(file.read_bytes()) for file in PAGES.iterdir())
    return {
        f"{watchers} pages of {tables} tables: a move is on a page, median (ms)": 1000 * median(times),
        "the same, 95th percentile (ms)": 1000 * _slow(times, 20),
        "processor time of a move with all its pages (ms)": 1000 * spent / moves,
        "moves a second reached": moves / took,
        "memory of these pages, both ends in one process (MiB)": memory,
        "a press that they watch, 99th of 100 (ms)": 1000 * _slow(presses[True], 100),
        "the same without them (ms)": 1000 * _slow(presses[False], 100),
        "the largest state, packed (KiB)": size / 1024,
        "the page itself (KiB)": page / 1024,
    }


def _slow(times: list[float], parts: int) -> float:
    """Return the time that only one of so many parts exceeds."""
    return quantiles(times, n=parts)[-1] if len(times) > 1 else times[0]


def _memory() -> float:
    """Return the memory of this process in MiB; 0 where the system does not say."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * resource.getpagesize() / 2**20 if pages.exists() else 0.0


def measure(tables: int = 100, watchers: int = 1000, moves: int = 200, pause: float = 0.2) -> dict[str, float]:
    """Return how soon pages show a move, what it takes, how much longer a press does, and how large pages are. Server and
    pages share one process; ``pause`` are the seconds between two presses."""
    return asyncio.run(_measure(tables, watchers, moves, pause)) | _first_paint()


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
