"""A house on a fresh file."""

from __future__ import annotations

import errno
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.store import lock
from tests.tables.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    built = House(tmp_path / "delves.db")
    await built.open()
    yield built
    await built.tables.close()


@pytest.fixture
def lockless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be a file system that knows no locks: what keeps two writers apart there is the store alone. Comes before
    ``house``."""

    def unknown(_: int) -> None:
        raise OSError(errno.ENOTSUP, "no locks here")

    monkeypatch.setattr(lock, "_lock", unknown)
