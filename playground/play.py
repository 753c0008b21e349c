"""A visit to the playground: the page is served, and the terminal takes a few commands, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cogs.core.context import Bot
from engine import OperatorError
from playground.archive import Archive
from playground.lock import Occupied, only_visit
from playground.page import ChatPage, key_beside
from playground.players import Impossible
from playground.runner import Runner, read_file
from playground.script import ScriptError, read_span
from playground.world import World

WORDS = """\
channel NAME   show another channel: tavern, crypt or tower
wait 1h        move the bot's clock on
restart        stop the bot and start it again
script FILE    carry a script out (see playground/README.md)
quit           close"""


WINDOW_PORT = 8138
"""Where the pages of tables are served, if that port is free."""


class Terminal:
    """The commands that the terminal takes while the page is open."""

    def __init__(self, page: ChatPage, folder: Path) -> None:
        self._page = page
        self._folder = folder
        self._scripts = 0

    async def obey(self, words: str) -> bool:
        """Run a command; false if it ends the visit. An unknown one is explained."""
        verb, _, rest = words.strip().partition(" ")
        rest = rest.strip()
        try:
            match verb.casefold():
                case "":
                    pass
                case "quit" | "exit" | "q":
                    return False
                case "channel" if not rest:
                    print(f"Say which channel: {', '.join(self._page.world.channels)}.")
                case "channel" if rest.removeprefix("#") not in self._page.world.channels:
                    print(f'There is no channel "{rest}": {", ".join(self._page.world.channels)}.')
                case "channel":
                    async with self._page.busy:
                        self._page.show(rest.removeprefix("#"))
                    print(f"The page shows #{self._page.channel}.")
                case "wait":
                    span = read_span(rest)
                    async with self._page.busy:
                        await self._page.world.wait(span)
                        self._page.refresh()
                    print(f"It is {self._page.world.env.now():%A %H:%M} for the bot.")
                case "restart":
                    async with self._page.busy:
                        await self._page.world.restart()
                        self._page.refresh()
                    print("The bot is back.")
                case "script" if not rest:
                    print("Say which file: script FILE.")
                case "script":
                    await self._carry_out(Path(rest))
                case _:
                    print(WORDS)
        except (ValueError, OSError, ScriptError, Impossible) as error:
            print(error)
        return True

    async def _carry_out(self, file: Path) -> None:
        lines = read_file(file)
        self._scripts += 1
        folder = self._folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{self._scripts}"
        folder.mkdir(parents=True, exist_ok=True)
        async with self._page.busy:
            runner = Runner(self._page.world, folder, file.name)
            runner.players.go(self._page.channel)
        for line in lines:
            async with self._page.busy:
                result = await runner.do(line)
                if runner.players.channel != self._page.channel:
                    self._page.show(runner.players.channel)
                self._page.refresh()
            newest = result["replies"][-1]["text"].splitlines()[0] if result["replies"] else ""
            print(f"{line.number:>4} {'@' + line.who + ' ' if line.who else ''}{line.do}  {newest}")
            if "failed" in result:
                print(f"     {result['failed']}")
                return


async def play(*, fresh: bool, database: str, port: int | None, browser: bool) -> int:
    """Serve the page until the terminal says quit, or a signal comes. Returns the exit code.

    2: the playground is open already on this database; 1: it could not open.
    """
    file = Path(database)
    try:
        with only_visit(file):
            if fresh:
                forget(file)
            return await _visit(file, port, browser)
    except Occupied as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The page can't open: {error}", file=sys.stderr)
        return 1


def free_port(wanted: int) -> int:
    """Return a port of this machine that is free: the ``wanted`` one, or another. It stays the same through restarts."""
    with socket.socket() as tried:
        # A port that a visit has just left is free.
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", wanted))
        except OSError:
            tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


async def _visit(file: Path, port: int | None, browser: bool) -> int:
    stop = _signals()
    try:
        world = await World.open(file, window_port=free_port(WINDOW_PORT), since=datetime.now(UTC))
    except OperatorError as error:
        print(f"The bot can't start: {error}", file=sys.stderr)
        return 1
    world.save()
    page = ChatPage(world, key_beside(file))
    try:
        await page.open(next(iter(world.channels)), port)
        print(f"Delvekeeper's house is open at {page.url}", flush=True)
        if isinstance(world.bot, Bot):
            print(f"Tables are pages too, at {world.bot.window_url}: Window below a post gives a link.", flush=True)
        if sys.stdin.isatty():
            print(f"Play as {', '.join(world.members)}: the page switches between them. Words for here:\n{WORDS}")
        if browser:
            open_browser(page.url)
        more = [_converse(Terminal(page, file.parent / "scripts"))] if sys.stdin.isatty() else []
        await until_told(page.keep_time(), page.closed(), *more, stop=stop)
    finally:
        await page.close()
        await world.close()
    return 0


def _signals() -> asyncio.Event:
    """Return an event that is set by Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop


async def until_told(*serving: Coroutine[Any, Any, object], stop: asyncio.Event | None = None) -> None:
    """Serve until one of these ends, or a signal comes (``stop``, if it is waited for already)."""
    tasks = {asyncio.create_task(each) for each in ((stop or _signals()).wait(), *serving)}
    done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    for task in done:
        task.result()


async def _converse(terminal: Terminal) -> None:
    """Read commands from the terminal until one ends the visit, in a thread that does not delay the end."""
    loop = asyncio.get_running_loop()
    said: asyncio.Queue[str | None] = asyncio.Queue()
    obeyed = threading.Semaphore(0)

    def listen() -> None:
        with contextlib.suppress(EOFError, KeyboardInterrupt, RuntimeError):
            while True:
                loop.call_soon_threadsafe(said.put_nowait, input("> "))
                obeyed.acquire()
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(said.put_nowait, None)

    threading.Thread(target=listen, daemon=True).start()
    while (words := await said.get()) is not None and await terminal.obey(words):
        obeyed.release()


def forget(database: Path) -> None:
    """Delete a database and the simulated Discord that is kept beside it."""
    for suffix in ("", "-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    Archive(database).remove()


def open_browser(url: str) -> None:
    """Open the browser if there is one with windows. Never fails."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if windows:
        threading.Thread(target=_try_to_open, args=(url,), daemon=True).start()


def _try_to_open(url: str) -> None:
    with contextlib.suppress(Exception):
        webbrowser.open(url)
