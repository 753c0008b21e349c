"""Opens worlds in which expeditions are played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.venue import openings

from .expeditions import Expeditions, Open, opened


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Open]:
    """Open a world; given a state, every expedition in it begins with that. The one before is closed."""
    async for begun in openings(tmp_path, opened):
        yield begun


@pytest.fixture
async def house(begin: Open) -> Expeditions:
    return await begin()
