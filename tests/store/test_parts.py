"""Where several processes share a bot, each looks by itself after the tables in the servers of its own shards."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.runtime.shards import WHOLE, Shards
from tests.tables.house import ADA, BOB, House

GUILDS = tuple((number << 22) + 70 for number in range(4))
"""Servers of which each belongs to another shard of four."""


@pytest.mark.parametrize(
    ("part", "mine"),
    [
        (WHOLE, {0, 1, 2, 3}),
        (Shards(4, (0, 1, 2, 3)), {0, 1, 2, 3}),
        (Shards(4, (1, 2)), {1, 2}),
        (Shards(2, (1,)), {1, 3}),
    ],
)
async def test_only_its_own_tables_are_untold_and_due(postgresql: str, part: Shards, mine: set[int]) -> None:
    house = House(postgresql)
    await house.open()
    for number, guild in enumerate(GUILDS):
        await house.begin(ADA, BOB, channel=number + 1, guild=guild, wait=24)
    await house.tables.close()
    house.clock += timedelta(days=30)
    await house.open(part=part)
    assert {update.channel - 1 for update in await house.tables.outbox.untold()} == mine
    assert {channel - 1 for channel in (await house.tables.deadlines.passed()).values()} == mine
    await house.tables.close()
