"""The simulated Discord waits for the bot while it is busy, and no longer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playground import inside

from .conftest import House


async def test_hours_pass_without_waiting_for_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)
    monkeypatch.setattr(inside, "GLANCE", 0.25)
    waits = {True: 0, False: 0}
    wait = asyncio.wait

    async def counted(*given: Any, **named: Any) -> Any:
        done, pending = await wait(*given, **named)
        if named.get("timeout") == inside.GLANCE:
            waits[bool(done)] += 1
        return done, pending

    monkeypatch.setattr(asyncio, "wait", counted)
    await house.env.advance_time(2 * 3600)
    # The clock asks the database at each of its 120 ticks: it is an answer that ends each wait, and not the time.
    assert waits[True] > 100
    assert waits[False] < 20
