"""Opens worlds in which scenarios are played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from engine.games.regions.state import State

from .ventures import Open, Ventures, opened


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Open]:
    """Open a world; given a state, every scenario in it begins with that. The one before is closed."""
    houses: list[Ventures] = []

    async def close() -> None:
        for house in houses:
            assert house.env.errors == []
            await house.world.close()
        houses.clear()

    async def begun(state: State | None = None, **more: Any) -> Ventures:
        await close()
        house = await opened(Path(mkdtemp(dir=tmp_path)), state, **more)
        houses.append(house)
        return house

    yield begun
    await close()


@pytest.fixture
async def house(begin: Open) -> Ventures:
    return await begin()
