"""Begins caverns as a test wants them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from engine.games.cavern.state.state import State
from tests.games.cavern.build import Bench

from .beginnings import equipped
from .caverns import Caverns, Open, Prepared, opened


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Open]:
    """Begin a cavern with a state, without a clock: Ada sits on seat 0, the others after her; the one before is closed."""
    houses: list[Caverns] = []

    async def close() -> None:
        for house in houses:
            assert house.env.errors == []
            await house.world.close()
        houses.clear()

    async def begun(state: State, **more: Any) -> Caverns:
        await close()
        folder = Path(mkdtemp(dir=tmp_path))
        house = await opened(folder / "delves.sqlite3", Prepared(equipped(state)), **more)
        houses.append(house)
        await house.gather(*house.everybody[1 : len(state.players)], key="moment", wait="no clock")
        return house

    yield begun
    await close()


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.clear()
