"""``python -m tests.wire.faults``: real faults in real processes, and when a real Prometheus raises their alarms.

For each fault a bot plays on a stand-in for Discord of its own. After two minutes without an alarm all faults begin at
once, and it is measured how long each takes to raise its alarm. Needs ``prometheus`` on the path, as Debian packages it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import aiohttp
import msgspec
from aiohttp import web

from . import harm
from .crowd import Crowd
from .harm import BROKEN, LIMITED_ALL, SLOW, Handler, Harm, as_json
from .process import ROOT, Process
from .standin import Standin

QUIET, WITHIN = 135.0, 120.0
"""Seconds of ordinary play, and seconds within which an alarm has to ring."""
SERVERS = tuple((number << 22) + 70 for number in range(1, 16))
PAUSE = 0.4
"""Seconds between two acts at one bot."""


class Refusing(Harm):
    """Refuses every post and answer as malformed once it ``refuses``, its gateway once that is ``closed``."""

    refuses: bool = False
    closed: bool = False

    @web.middleware
    async def carry(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Carry a request out, or refuse it."""
        if self.closed and request.path == "/gateway":
            return web.Response(status=503)
        if self.refuses and request.path.endswith(("/messages", "/callback")):
            return as_json({"message": "Invalid Form Body", "code": 50035}, 400)
        return await super().carry(request, handler)


class Bot:
    """A bot with its stand-in, its crowd and its files."""

    def __init__(self, standin: Standin, process: Process, folder: Path, port: int) -> None:
        self.standin, self.process, self.folder, self.port = standin, process, folder, port

    @property
    def backup(self) -> Path:
        return self.folder / "backups" / "newest"

    @property
    def file(self) -> Path:
        return self.folder / "delves.sqlite3"


async def dies(bot: Bot) -> None:
    await bot.process.kill()


async def is_cut_off(bot: Bot) -> None:
    assert isinstance(bot.standin.harm, Refusing)
    bot.standin.harm.closed = True
    await bot.standin.gateway.drop()


async def hears_late(bot: Bot) -> None:
    bot.standin.harm.kinds, bot.standin.harm.share = (SLOW,), 1.0


async def cannot_post(bot: Bot) -> None:
    bot.standin.harm.kinds, bot.standin.harm.share = (BROKEN,), 1.0


async def is_refused(bot: Bot) -> None:
    assert isinstance(bot.standin.harm, Refusing)
    bot.standin.harm.refuses = True


async def is_put_off(bot: Bot) -> None:
    bot.standin.harm.kinds, bot.standin.harm.share = (LIMITED_ALL,), 0.2


async def loses_its_gateway(bot: Bot) -> None:
    while True:
        await bot.standin.gateway.reconnect()
        await asyncio.sleep(8)


async def has_no_backup(bot: Bot) -> None:
    os.utime(bot.backup, (0, time.time() - 27 * 3600))


async def waits_for_its_disk(bot: Bot) -> None:
    with contextlib.closing(sqlite3.connect(bot.file, isolation_level=None, timeout=10)) as other:
        while True:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(1.7)
            other.execute("ROLLBACK")
            await asyncio.sleep(0.02)


async def stands_still(bot: Bot) -> None:
    while True:
        bot.process.signal(signal.SIGSTOP)
        await asyncio.sleep(2.6)
        bot.process.signal(signal.SIGCONT)
        await asyncio.sleep(0.6)


FAULTS: dict[str, Callable[[Bot], Awaitable[None]]] = {
    "BotDown": dies,
    "NoShard": is_cut_off,
    "SlowAnswers": hears_late,
    "UntoldUpdates": cannot_post,
    "DiscordFailing": cannot_post,
    "UnexpectedErrors": is_refused,
    "GlobalRateLimit": is_put_off,
    "UnsteadyGateway": loses_its_gateway,
    "OldBackup": has_no_backup,
    "SlowStore": waits_for_its_disk,
    "BusyLoop": stands_still,
}
"""By the alarm that each has to raise."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def playing(folder: Path, chance: Random) -> AsyncIterator[Bot]:
    """Run a bot, with members who play."""
    standin = Standin()
    standin.checks = False
    standin.harm = Refusing()
    standin.serve(*SERVERS)
    async with standin.open():
        port = free_port()
        (folder / "backups").mkdir(parents=True)
        (folder / "backups" / "newest").touch()
        settings = {"HEALTH_PORT": str(port), "BACKUPS": str(folder / "backups")}
        process = await Process.start(standin.port, folder / "delves.sqlite3", **settings)
        await standin.ready.wait()
        crowd = Crowd(standin, SERVERS, chance)

        async def play() -> None:
            while True:
                with contextlib.suppress(Exception):
                    await crowd.act(chance.choice(SERVERS))
                await asyncio.sleep(PAUSE)

        acting = asyncio.create_task(play())
        yield Bot(standin, process, folder, port)
        acting.cancel()
        with contextlib.suppress(ProcessLookupError):
            process.signal(signal.SIGCONT)
        await process.kill()


@asynccontextmanager
async def watching(folder: Path, ports: list[int]) -> AsyncIterator[Callable[[], Awaitable[set[tuple[str, int]]]]]:
    """Run Prometheus with our rules; give what asks it which alarms ring, each with the port of its bot."""
    targets = [f"127.0.0.1:{port}" for port in ports]
    jobs = [{"job_name": "delvekeeper", "static_configs": [{"targets": targets}]}]
    every = {"scrape_interval": "15s", "evaluation_interval": "15s"}
    rules = [str(ROOT / "deploy" / "alerts.yml")]
    # JSON is YAML too.
    written = {"global": every, "rule_files": rules, "scrape_configs": jobs}
    (folder / "prometheus.yml").write_bytes(msgspec.json.encode(written))
    own = f"127.0.0.1:{free_port()}"
    given = (f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/kept", f"--web.listen-address={own}")
    none = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec("prometheus", *given, stdout=none, stderr=none)
    async with aiohttp.ClientSession() as session:

        async def ringing() -> set[tuple[str, int]]:
            asked = {"query": 'ALERTS{alertstate="firing"}'}
            async with session.get(f"http://{own}/api/v1/query", params=asked) as answer:
                found = [each["metric"] for each in (await answer.json())["data"]["result"]]
            return {(each["alertname"], int(each["instance"].rpartition(":")[2])) for each in found}

        yield ringing
    process.terminate()
    await process.wait()


async def measured(folder: Path) -> dict[str, float]:
    """Return after how many seconds each alarm rang; infinity where it did not in time."""
    harm.LATE = 2.5
    async with AsyncExitStack() as stack:
        bots = {alarm: await stack.enter_async_context(playing(folder / alarm, Random(alarm))) for alarm in FAULTS}
        ringing = await stack.enter_async_context(watching(folder, [bot.port for bot in bots.values()]))
        await asyncio.sleep(QUIET)
        for name, port in sorted(await ringing()):
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                told = [line for line in (await answer.text()).splitlines() if "_gateway_" in line and line[0] != "#"]
            print(f"rings in ordinary play: {name} {told}", flush=True)
        begun = time.monotonic()
        tasks = [asyncio.ensure_future(FAULTS[alarm](bot)) for alarm, bot in bots.items()]
        found: dict[str, float] = {}
        while time.monotonic() - begun < WITHIN + 30 and len(found) < len(bots):
            await asyncio.sleep(1)
            for name, port in await ringing():
                if name not in found and bots.get(name) and bots[name].port == port:
                    found[name] = time.monotonic() - begun
        for task in tasks:
            task.cancel()
    return {alarm: found.get(alarm, float("inf")) for alarm in FAULTS}


def main() -> int:
    """Measure, and print a line for each fault; 1 where an alarm came late or not at all."""
    if not shutil.which("prometheus"):
        print("There is no Prometheus here. On Debian: apt-get install prometheus", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="delvekeeper-") as folder:
        found = asyncio.run(measured(Path(folder)))
    for alarm, seconds in found.items():
        print(f"{alarm:<18} {FAULTS[alarm].__name__.replace('_', ' '):<22} {seconds:>4.0f} s")
    return int(max(found.values()) > WITHIN)


if __name__ == "__main__":
    sys.exit(main())
