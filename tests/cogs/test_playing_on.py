"""Playing on as a bot in a channel: a button under the post, a command, and what others read of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.world import World
from tests.cogs.conftest import House, labels, said
from tests.cogs.offered import building
from tests.tables.trek import FALLS, OPENS, TREK

pytestmark = pytest.mark.rule("TAB-218")


@pytest.fixture
async def trek(tmp_path: Path) -> AsyncIterator[House]:
    """A world in which a trek is under way: Ada's and Bob's, with two bots."""
    world = await World.open(build=building(tmp_path / "delves.sqlite3", TREK), seed="lantern")
    house = House(world, "trek")
    await house.lobby(house.bob, rounds="100000")
    await house.ada.slash(house.tavern, "delve hire", level="steady", count=2)
    await house.ada.slash(house.tavern, "delve start")
    yield house
    assert house.env.errors == []
    await world.close()


def offered(house: House) -> list[str]:
    return [label for label in labels(house.newest()) if label.startswith("Play ")]


async def move(house: House, who: object, text: str) -> None:
    """Let a member make a move by its command."""
    verb, side, way = text.split()
    await who.slash(house.tavern, verb, side=side, way=way)  # type: ignore[attr-defined]


async def test_the_fallen_press_once_and_all_read_one_line(trek: House) -> None:
    await move(trek, trek.ada, FALLS)
    first, second = (label.removeprefix("Play on as ").removesuffix(" (0 on)") for label in offered(trek))
    post = trek.newest()
    assert "once your own is out of the game" in said(await trek.bob.click(post, label=f"Play on as {first} (0 on)"))
    assert "You have no seat" in said(await trek.cy.click(post, label=f"Play on as {first} (0 on)"))
    await trek.ada.click(post, label=f"Play on as {second} (0 on)")
    assert trek.newest().content.splitlines()[0] == f"Ada plays on as {second}."
    assert offered(trek) == [] and [user.name for user in trek.newest().mentions] in ([], ["bob"])


async def test_the_command_completes_bots_and_takes_the_own_seat_back(trek: House) -> None:
    await move(trek, trek.ada, FALLS)
    found = [choice["value"] for choice in await trek.ada.autocomplete(trek.tavern, "delve join", "whose", "")]
    assert len(found) == 2
    await trek.ada.slash(trek.tavern, "delve join", whose=found[0])
    assert f"Ada plays on as {found[0]}." in trek.newest().content
    await move(trek, trek.bob, OPENS)
    assert offered(trek) == ["Play as Ada again (0 on)"]
    await trek.ada.click(trek.newest(), label="Play as Ada again (0 on)")
    assert "Ada plays as Ada again." in trek.newest().content and offered(trek) == []
