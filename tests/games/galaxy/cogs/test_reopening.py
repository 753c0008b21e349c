"""Under the post that tells of a card that was resolved unasked, its explorer can trade first."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import labels, said
from tests.games.galaxy.build import ADA, BOB, on_top

from .beginnings import rivals
from .galaxies import Galaxies, Open


async def resolved(begin: Open) -> Galaxies:
    """Have Ada land on Fallow, find a Garden World, and Bob be called for his turn."""
    house = await begin(on_top(rivals(), "garden-world"))
    await house.gather(house.bob, house.cy, wait="24")
    for move in ("activate B3", "move B3 A3 4 infantry, 1 transport and no more", "land fallow 4 infantry"):
        await house.presses(house.ada, move)
    return house


@pytest.mark.rule("GAL-G23", "GAL-041")
async def test_one_button_under_the_next_ones_turn_takes_the_resolution_back(begin: Open) -> None:
    house = await resolved(begin)
    assert house.state.planet_by_id["fallow"].weight == 5 and house.awaited == [house.bob] and house.called() == ["bob"]
    assert "Ada: trade first" in labels(house.newest())
    await house.presses(house.ada, "reopen")
    assert "Ada wants to trade first: Garden World lies open again." in house.text()
    assert house.awaited == [house.ada] and house.state.planet_by_id["fallow"].weight == 3
    await house.acts(house.ada, "galaxy trade", who="bob", what="2 commodities for 1 trade good")
    panel = await house.own(house.bob)
    await house.press(house.bob, panel.response, "accept ada-1")
    await house.presses(house.ada, "choose resolve")
    assert house.state.players[ADA].trade_goods == 3 and house.state.players[BOB].commodities == 2
    assert house.state.planet_by_id["fallow"].weight == 5 and house.awaited == [house.bob]
    assert "Ada: trade first" not in labels(house.newest())
    house.watcher.look()


@pytest.mark.rule("GAL-G23")
async def test_the_others_are_told_whose_button_it_is_and_it_goes_with_the_next_act(begin: Open) -> None:
    house = await resolved(begin)
    old = house.newest()
    result = await house.press(house.bob, old, "reopen")
    assert "Ada explored: no one else can trade first." in said(result), said(result)
    await house.presses(house.bob, "pass")
    assert "Ada: trade first" not in labels(house.newest())
    told = await house.refused(house.ada, "galaxy reopen")
    assert told
    house.watcher.look()
