"""The stand-in, and the bot as processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from .standin import Process, Standin

Started = Callable[..., Coroutine[Any, Any, Process]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "delves.sqlite3"


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    async with Standin().open() as standin:
        yield standin


@pytest.fixture
async def started(standin: Standin, database: Path) -> AsyncIterator[Started]:
    """Starts processes on the one database; whatever still runs in the end is killed."""
    processes: list[Process] = []

    async def start(*before: str, ready: bool = True, **settings: Any) -> Process:
        process = await Process.start(standin.port, database, *before, **settings)
        processes.append(process)
        if ready:
            standin.ready.clear()
            await _either(standin.ready, process)
        return process

    yield start
    for process in processes:
        await process.kill()


async def _either(ready: asyncio.Event, process: Process) -> None:
    """Wait until a process is ready; it fails with what it said where it ends before that."""
    for _ in range(1800):
        if ready.is_set():
            return
        assert process.running, await process.ended()
        await asyncio.sleep(0.1)
    raise TimeoutError
