"""From the first sight of the page to the first exploration in four presses."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import labels
from tests.games.regions.build import with_member

from .beginnings import on_the_way
from .test_each_type import with_explored
from .ventures import Open, Ventures


@pytest.mark.rule("REG-G15", "REG-G16")
async def test_two_are_on_their_way_after_four_presses(house: Ventures) -> None:
    await house.lobby()  # "Play Regions" is the first
    await house.bob.click(house.newest(), label="Join")
    await house.ada.click(house.newest(), label="Quick start")
    start = house.newest()
    assert house.state.round == 1 and house.awaited == [house.ada, house.bob]
    assert len(start.attachments) == 1, "the map"
    assert len(start.content.split()) <= 145
    where = house.state.members[1].region
    await house.bob.click(start, label=next(label for label in labels(start) if label.startswith("Go A")))
    assert house.state.members[1].region != where and house.awaited == [house.bob]
    house.watcher.look()


@pytest.mark.rule("REG-G15")
async def test_a_move_begins_a_turn_only_where_it_is_the_same_for_all(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy)
    goes = [label for label in labels(house.newest()) if label.startswith("Go")]
    assert goes == ["Go A: Sluice room (needle gnats)"]
    apart = await begin(with_explored(with_member(on_the_way(), 1, region="sluice-3k"), "sluice-3k"))
    await apart.gather(apart.bob, apart.cy)
    assert "Take turn" in labels(apart.newest()) and not any(label.startswith("Go") for label in labels(apart.newest()))
    apart.watcher.look()


async def test_nothing_is_drawn_before_there_is_something_to_see(house: Ventures) -> None:
    post = await house.gather(house.bob)
    assert not post.attachments, "nobody has set out"
