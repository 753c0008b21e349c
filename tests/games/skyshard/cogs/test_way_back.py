"""The way back from a choice that a post opened is that post: no second message with the same buttons."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine import WORDS
from playground.world import World
from tests.cogs.conftest import House, is_gone, labels
from tests.cogs.offered import sketching

BACK = WORDS("button-back")
SEED = "t2"
"""With this seed the first door has more layouts than are buttons."""


@pytest.fixture
async def layouts(tmp_path: Path) -> AsyncIterator[House]:
    """A delve with bots in which Ada has opened the first door, and is asked where its tile goes."""
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed=SEED)
    try:
        house = House(world)
        await house.ada.click(house.posts()[0], label="Play Skyshard")
        await house.ada.click(house.newest(), label=WORDS("button-with-company"))
        await house.ada.click(house.newest(), label=pressed(house.newest(), "Explore door"))
        yield house
        assert world.env.errors == []
    finally:
        await world.close()


def pressed(message: Any, begins: str) -> str:
    """Return the label of the button that begins so."""
    return next(label for label in labels(message) if label.startswith(begins))


async def other_layouts(house: House, message: Any) -> Any:
    """Press what asks for the layouts that are no buttons of a message, and return what the press brought."""
    return (await house.ada.click(message, label=pressed(message, "Other layouts"))).response


async def test_back_from_a_choice_that_a_post_opened_takes_the_private_message_away(layouts: House) -> None:
    opened = await other_layouts(layouts, layouts.newest())
    assert BACK in labels(opened.message)
    await layouts.ada.click(opened, label=BACK)
    assert is_gone(layouts, opened) and pressed(layouts.newest(), "Other layouts")
