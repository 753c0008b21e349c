"""The campaign record: what a member keeps on a server from one scenario to the next."""

from __future__ import annotations

import pytest

from engine.games.regions.state.state import Disease, State
from tests.cogs.conftest import is_over, said
from tests.games.regions.build import scenario as laid
from tests.games.regions.build import way, with_member

from .beginnings import QUICK, on_the_way
from .ventures import Open, Ventures

FEVER = Disease("Mist Fever", "Resilience", 1)


def worn() -> State:
    """Return a party at the door of the goal: Ada has an Injury, a Disease, 3 Valuables and a torch; Bob has died."""
    short = laid(way("yard", "gate"))
    state = on_the_way(short, turn=0, acted=(1, 2))
    ada = {"injuries": 1, "diseases": (FEVER,), "valuables": 3, "ep": 15, "background": "drover"}
    ada |= {"equipped": ("rope-kit",), "pack": ("torch", "salve")}
    state = with_member(state, 0, **ada)
    state = with_member(state, 1, dead=True, ep=0, background="sailor", region="")
    return with_member(state, 2, out=True, region="", background="tinker")


async def played(begin: Open) -> Ventures:
    """Return a house in which that scenario has been won."""
    house = await begin(worn(), once=True)
    await house.gather(house.bob, house.cy, wait="1")
    post = await house.acts(house.ada, "move", to="A")
    assert house.live.row.status == "over" and is_over(post), post.content
    return house


@pytest.mark.rule("REG-253", "REG-G60")
async def test_injuries_diseases_valuables_and_gear_are_brought_to_the_next_scenario(begin: Open) -> None:
    house = await played(begin)
    await house.gather(house.bob, house.cy, wait="1", scenario="fallingmill")
    found = await house.ada.autocomplete(house.tavern, "choose", "option", "")
    assert found[0]["value"] == "kept" and "Injuries" in str(found[0]["name"])
    assert "kept" not in [item["value"] for item in await house.bob.autocomplete(house.tavern, "choose", "option", "")]
    await house.chooses(house.ada, "kept")
    ada = house.state.members[0]
    assert (ada.craft, ada.background, ada.injuries, ada.valuables) == ("warden", "drover", 1, 3)
    assert ada.diseases == (FEVER,) and ada.equipped == ("rope-kit",) and ada.pack == ("torch", "salve")
    assert ada.ep == 17, "20 EP of the Craft, 2 of level 2 after the first success, 5 less for the Injury"
    house.watcher.look()


@pytest.mark.rule("REG-G60")
async def test_it_is_kept_on_one_server_and_can_be_forgotten(begin: Open) -> None:
    house = await played(begin)
    told = said(await house.ada.slash(house.tavern, "delve forget", game="regions"))
    assert told
    await house.gather(house.bob, house.cy, wait="1")
    assert "REG-" in await house.refused(house.ada, "choose", option="kept")


@pytest.mark.rule("REG-G60")
async def test_standing_orders_are_kept_too(begin: Open) -> None:
    state = with_member(worn(), 0, habits=QUICK)
    house = await begin(state, once=True)
    await house.gather(house.bob, house.cy, wait="1")
    await house.acts(house.ada, "move", to="A")
    await house.gather(house.bob)
    await house.chooses(house.ada, "kept")
    assert house.state.members[0].habits == QUICK
