"""Opens worlds in which scenarios are played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.regions.rules import stakes
from tests.cogs.venue import openings

from .ventures import Open, Ventures, opened


@pytest.fixture
def any_card_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each be asked who holds a card that fits, however little it saves: what is tested is how the answer is given."""
    monkeypatch.setattr(stakes, "matters", lambda *_: True)


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Open]:
    """Open a world; given a state, every scenario in it begins with that. The one before is closed."""
    async for begun in openings(tmp_path, opened):
        yield begun


@pytest.fixture
async def house(begin: Open) -> Ventures:
    return await begin()
