"""The process is killed between saving and telling, and in the middle of saving."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.tables.house import ADA, BOB, HOME, House

ROOT = Path(__file__).parents[2]


async def kill(path: Path | str, when: str) -> list[int]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.victim", str(path), when, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    written, _ = await process.communicate()
    assert process.returncode == 9
    return [int(word) for word in written.split()]


@pytest.mark.whole
@pytest.mark.parametrize("when", ["after", "inside"])
async def test_nothing_acknowledged_is_lost_and_all_is_told_once(place: Path | str, when: str) -> None:
    _, moved = await kill(place, when)
    house = House(place)
    await house.open()
    assert await house.tables.outbox.newest_post(HOME) == 500 + moved - 1
    untold = await house.tables.outbox.untold()
    assert [update.id for update in untold] == [moved] and untold[0].story.startswith("Ada runs.")
    await house.tables.outbox.told(untold[0], 999)
    assert await house.tables.outbox.untold() == [] and await house.tables.outbox.newest_post(HOME) == 999
    # Bob's roll was never acknowledged, so it has not happened; and the dice give him what they would have given.
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    assert "Bob" not in (await house.tables.views.log(HOME))[0]
    await house.act(BOB, "roll")
    await house.act(ADA, "pass")
    await house.tables.close()
