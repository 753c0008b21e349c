"""Before a party sets out: the lobby, who one is, the town."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.games.regions.state.content import content
from engine.games.regions.state.options import HAND_MADE
from tests.cogs.conftest import labels, menus, said, start_of
from tests.cogs.offered import offered

from .ventures import Ventures

CHOSEN = (("ada", "warden", "drover"), ("bob", "delver", "sailor"), ("cy", "shadow", "scholar"))


async def in_town(house: Ventures, **options: str) -> None:
    """Have a warden, a delver and a shadow in the town."""
    await house.gather(house.bob, house.cy, wait="1", **options)
    await house.become(*((getattr(house, who), craft, background) for who, craft, background in CHOSEN))


# The lobby.


@pytest.mark.rule("REG-161", "REG-G62")
async def test_a_scenario_is_picked_in_the_lobby_by_its_name_and_type(house: Ventures) -> None:
    post = await house.lobby(house.bob, house.cy)
    (scenarios,) = [menu for menu in menus(post) if "longbridge" in [option.value for option in menu.options]]
    assert [option.value for option in scenarios.options] == ["generated", *HAND_MADE]
    assert "Scenario: chase, The Long Bridge" in [option.label for option in scenarios.options]
    await house.ada.select(post, ["longbridge"], custom_id=scenarios.custom_id)
    (scenarios,) = [menu for menu in menus(house.newest()) if menu.custom_id.endswith(":scenario")]
    assert [option.label for option in scenarios.options if option.default] == ["Scenario: chase, The Long Bridge"]
    assert "(3 of 6)" in house.text() and len(house.text()) < 500


@pytest.mark.rule("REG-G21")
async def test_how_long_a_reaction_may_take_is_an_option(house: Ventures) -> None:
    await house.lobby(house.bob)
    await house.choose(window="10 minutes")
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    assert house.state.rules.window == 600


# Who one is.


@pytest.mark.rule("REG-G16", "REG-G60")
async def test_everybody_is_asked_at_once_and_their_own_questions_come_at_their_own_pace(house: Ventures) -> None:
    post = await house.gather(house.bob, house.cy, wait="1")
    assert "Choose a Craft each." in post.content and house.awaited == [house.ada, house.bob, house.cy]
    assert house.called() == ["bob", "cy"], "Ada pressed Start"
    assert {item.move for item in offered(post)} == {f"choose {craft}" for craft in content().crafts}
    await house.chooses(house.bob, "delver")
    assert "\nBob: a delver.\n\n" in house.text()
    assert house.called() == [], "they were called already"
    await house.chooses(house.bob, "sailor")
    assert "1 of 3" in house.text() and house.awaited == [house.ada, house.cy]
    told = await house.refused(house.bob, "choose", option="warden")
    assert "Ada" in told and "Cy" in told and house.state.members[1].craft == "delver", told
    told = await house.refused(house.ada, "choose", option="sailor")
    assert "“sailor” is none of them. (REG-" in told, told
    house.watcher.look()


@pytest.mark.rule("REG-G16", "REG-G60")
async def test_a_member_who_stays_away_has_a_craft_that_no_other_took_and_is_ready_in_town(house: Ventures) -> None:
    await house.gather(house.bob, house.cy, wait="1")
    await house.become((house.ada, "pathfinder", "drover"))
    await house.world.wait(timedelta(hours=1, minutes=2))
    await house.reload()
    crafts = [member.craft for member in house.state.members]
    assert crafts[0] == "pathfinder" and len(set(crafts)) == 3 and "" not in crafts, crafts
    # One who has just missed a wait has half of it; after the second they are away, and not waited for.
    await house.world.wait(timedelta(minutes=32))
    await house.reload()
    assert house.state.phase == "town" and house.awaited == [house.ada], house.text()
    await house.acts(house.ada, "pass")
    assert house.state.phase == "play", house.text()
    house.watcher.look()


# The town.


@pytest.mark.rule("REG-G60", "REG-G19")
async def test_in_town_one_buys_what_one_can_pay_and_puts_it_on(house: Ventures) -> None:
    await in_town(house)
    assert house.state.phase == "town" and "In town. " in house.text()
    goods = [item["value"] for item in await house.ada.autocomplete(house.tavern, "regions buy", "goods", "")]
    assert "torch" in goods and "oil-lantern" in goods and "buckler" not in goods, "she has 2 Valuables"
    assert "(REG-G60)" in await house.refused(house.ada, "regions buy", goods="buckler")
    await house.acts(house.ada, "regions buy", goods="torch")
    assert house.state.members[0].valuables == 1 and "torch" in house.state.members[0].pack
    await house.acts(house.ada, "regions equip", item="torch")
    assert "in place of the salve" in house.text(), "the hand held that"
    assert "torch" in house.state.members[0].equipped and "salve" in house.state.members[0].pack
    house.watcher.look()


@pytest.mark.rule("REG-G60")
async def test_the_party_sets_out_when_the_last_is_ready(house: Ventures) -> None:
    await in_town(house)
    await house.presses(house.bob, "pass")
    assert "Bob is ready to set out." in house.text() and house.awaited == [house.ada, house.cy]
    assert await house.refused(house.bob, "regions buy", goods="torch")
    await house.presses(house.ada, "pass")
    post = await house.presses(house.cy, "pass")
    assert house.state.phase == "play" and house.state.round == 1
    assert all(len(member.hand) == 6 for member in house.state.members), "5, and the Draw Phase of round 1"
    assert [file.filename[:8] for file in post.attachments] == ["regions-"]
    assert house.called() == ["ada", "bob"], "all but Cy, who pressed"
    assert "Take turn" in labels(post)
    house.watcher.look()


@pytest.mark.rule("REG-G60")
async def test_without_a_town_the_party_sets_out_at_once(house: Ventures) -> None:
    await in_town(house, town="no", scenario="countinghouse")
    assert house.state.phase == "play" and "Stealth" in house.text()
    told = await house.refused(house.ada, "regions buy", goods="torch")
    assert "(REG-G60)" in told
    told = said(await house.dee.slash(house.tavern, "delve join"))
    assert told and len(house.state.members) == 3
    house.watcher.look()
