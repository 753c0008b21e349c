"""A house on a fresh file."""

from __future__ import annotations

import errno
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.store import leases, lock
from tests import postgresql as servers
from tests.tables.house import House


@pytest_asyncio.fixture
async def house(place: Path | str) -> AsyncIterator[House]:
    built = House(place)
    await built.open()
    yield built
    await built.tables.close()


@pytest.fixture
def lockless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no locks, as on some file systems: what keeps two writers apart is the store alone. Comes before
    ``house``."""

    def unknown(_: int) -> None:
        raise OSError(errno.ENOTSUP, "no locks here")

    async def unheld(*_: object) -> None:
        return None

    monkeypatch.setattr(lock, "_lock", unknown)
    monkeypatch.setattr(leases.Leases, "within", unheld)


@pytest_asyncio.fixture
async def empty() -> AsyncIterator[str]:
    """A database with nothing in it."""
    async with servers.database(servers.shared(), "template0") as address:
        yield address
