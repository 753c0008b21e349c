"""A house on a fresh file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.tables.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    built = House(tmp_path / "delves.db")
    await built.open()
    yield built
    await built.tables.close()
