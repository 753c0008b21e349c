"""Whether a bot could use a database, wherever it is: looked at without a change."""

from __future__ import annotations

import pytest

from engine.core.errors import NotNow
from engine.store import examined
from engine.store.database import migrations
from tests.tables.house import ADA, BOB, House


async def test_a_database_that_no_one_uses_can_be_used(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.close()
    assert (await examined(str(house.path))).endswith(f"no other process uses it; schema {len(migrations())}, the newest")
    await house.open()
    assert (await house.act(ADA, "roll")).story.startswith("Ada runs.")


async def test_one_that_a_bot_uses_may_be_free_later(house: House) -> None:
    with pytest.raises(NotNow, match="in use by another Delvekeeper"):
        await examined(str(house.path))
