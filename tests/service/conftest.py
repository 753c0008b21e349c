"""The bot as a process of its own, its supervisor, and a stand-in for Discord."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.wire.conftest import Started, database, standin
from tests.wire.process import Process
from tests.wire.standin import Standin

__all__ = ["Started", "database", "standin"]
PATIENCE = 1200
"""Tenths of a second: machines are sometimes slow."""


@pytest.fixture
async def started(standin: Standin, database: Path) -> AsyncIterator[Started]:
    """Starts processes on one database; running ones are killed in the end."""
    processes: list[Process] = []

    async def start(**settings: str) -> Process:
        process = await Process.start(standin.port, database, **settings)
        processes.append(process)
        return process

    yield start
    for process in processes:
        await process.kill()


@pytest.fixture
def port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
async def ask(port: int) -> AsyncIterator[Callable[[str], Coroutine[Any, Any, tuple[int, str]]]]:
    """Asks the bot for its health: status and words; (0, "") without an answer."""
    async with aiohttp.ClientSession() as session:

        async def asked(path: str) -> tuple[int, str]:
            try:
                async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                    return answer.status, await answer.text()
            except aiohttp.ClientError:
                return 0, ""

        yield asked


async def until(done: Callable[[], Coroutine[Any, Any, bool]], process: Process) -> None:
    """Wait until a condition holds; fails with the output of the process if that ends first."""
    for _ in range(PATIENCE):
        if await done():
            return
        assert process.running, await process.ended()
        await asyncio.sleep(0.1)
    raise AssertionError(await process.kill())
