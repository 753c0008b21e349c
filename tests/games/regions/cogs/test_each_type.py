"""Each type of scenario from beginning to end: crossing, stealth, chase; how it stands is always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.regions.state.scenarios import Placed, Scenario
from engine.games.regions.state.state import State
from tests.cogs.conftest import is_over, said
from tests.cogs.reading import members_in
from tests.games.regions.build import chase, looked, region, stealth_house, with_entity
from tests.games.regions.build import scenario as laid
from tests.games.regions.build import way as going

from .beginnings import on_the_way
from .ventures import Open, Ventures


async def under_way(begin: Open, where: Scenario | None = None, *crafts: str, **fields: Any) -> Ventures:
    """Return a scenario of Ada and the others who belong to it."""
    state = on_the_way(where, *crafts, **fields)
    house = await begin(state)
    await house.gather(*(house.bob, house.cy)[: len(state.members) - 1], wait="1")
    return house


# Crossing.


@pytest.mark.rule("REG-020", "REG-172", "REG-G63")
async def test_a_crossing_is_won_when_the_last_is_across(begin: Open) -> None:
    house = await under_way(begin, at="eelery-5h")
    for who in (house.ada, house.bob, house.cy):
        if house.state.turn is None:
            await house.presses(who, "claim")
        house.watcher.look()
        post = await house.acts(who, "move", to="B")
        assert who is house.cy or "Kettle bank" in post.content
    assert house.live.row.status == "over" and is_over(post)
    assert "a kettle has been waiting" in post.content and "dice key `" in post.content
    assert sorted(members_in(post)) == sorted(seat.name for seat in house.live.seats)
    picture, card = (file.filename for file in post.attachments)
    assert card.startswith("regions-card-") and picture.startswith("regions-map-"), "the end stands below the last map"


# Stealth.


@pytest.mark.rule("REG-183", "REG-184", "REG-186", "REG-187", "REG-G50")
async def test_a_guard_falls_and_its_body_is_dragged_and_hidden(begin: Open) -> None:
    house = await under_way(begin, stealth_house(), "shadow", "warden", at="stairs", turn=0, dice=(8, 1, 4))
    post = await house.acts(house.ada, "regions act", play="quick-hands", target="drowsy-guard")
    assert "6 Stealth Tokens are left" in post.content, "shadow 2 + 2, warden 1 + 1: the Action won"
    assert [body.hidden for body in house.state.bodies] == [False]
    await house.acts(house.ada, "pass")
    found = await house.bob.autocomplete(house.tavern, "regions hide", "body", "")
    assert [item["value"] for item in found] == ["drowsy-guard"]
    await house.acts(house.bob, "regions hide", body="drowsy-guard")
    assert [body.hidden for body in house.state.bodies] == [True]
    house.watcher.look()
    assert not [move for move in house.offers() if move.startswith("drag")], "it can be hidden where it lies"
    bare = laid(
        going("lane", "larder"),
        going("larder", "garden"),
        regions=(region("lane", hide_spot=False),),
        placed=(Placed("sitter-8q", "drowsy-guard", "lane", single=True),),
        type="stealth",
        setting="civilization",
    )
    house = await under_way(begin, bare, "shadow", "warden", turn=0, dice=(8, 1, 4))
    await house.acts(house.ada, "regions act", play="quick-hands", target="drowsy-guard")
    await house.acts(house.ada, "pass")
    to = next(letter for letter in "ABC" if f"drag drowsy-guard {letter}" in house.offers())
    await house.acts(house.bob, "regions drag", body="drowsy-guard", to=to)
    assert house.state.bodies[0].at == house.state.members[1].region == "larder"
    house.watcher.look()


@pytest.mark.rule("REG-024", "REG-G24", "REG-G46")
async def test_what_the_party_came_for_is_taken_and_carried_out(begin: Open) -> None:
    state = on_the_way(stealth_house(placed=()), "shadow", at="study", turn=0)
    house = await begin(state)
    await house.gather(wait="1")
    await house.acts(house.ada, "regions equip", item="ledger")
    assert house.state.members[0].objects == ("ledger",), house.text()
    for to in ("Stairs", "Lobby", "Yard"):
        for _ in range(4):
            if house.live.row.status == "over" or not house.state.members[0].moved:
                break
            await house.acts(house.ada, "pass")
        post = await house.acts(house.ada, "move", to=to)
    assert house.live.row.status == "over" and is_over(post), post.content
    assert house.state.ending == "won"


# Chase.


@pytest.mark.rule("REG-196", "REG-198", "REG-202", "REG-G52")
async def test_the_rounds_that_are_left_stand_in_every_post_and_then_it_is_over(begin: Open) -> None:
    house = await under_way(begin, chase(2, lost="The bridge is up."), "shadow")
    assert "2 rounds left." in house.text()
    await house.acts(house.ada, "pass")
    assert house.state.round == 2 and "The last round!" in house.text()
    post = await house.acts(house.ada, "pass")
    assert house.live.row.status == "over" and "The bridge is up." in post.content


def with_explored(state: State, place: str) -> State:
    """Return a state in which a region was explored besides."""
    return looked(replace(state, explored=(*state.explored, place), seen=(*state.seen, place)))


@pytest.mark.rule("REG-205", "REG-207", "REG-G52")
async def test_a_place_that_closes_is_announced_and_no_one_goes_in_any_more(begin: Open) -> None:
    where = laid(
        going("gate", "street"),
        going("street", "bank"),
        regions=(region("gate", limit=1),),
        type="chase",
        setting="civilization",
        round_limit=4,
        life_or_death=True,
    )
    house = await under_way(begin, where, "shadow", "warden", turn=0)
    assert "The Gate closes after round 1" in house.text()
    await house.acts(house.ada, "move", to="Street")
    await house.acts(house.ada, "pass")
    await house.acts(house.bob, "move", to="Street")
    await house.acts(house.bob, "pass")
    assert house.state.round == 2 and house.state.closed == ("gate",), house.text()
    assert "Gate" in house.posts()[-1].content.partition("\n\n")[0]
    await house.acts(house.ada, "regions claim")
    assert "There is no way in there any more. (REG-207)" in await house.refused(house.ada, "move", to="Gate")


# What the Challenges will do.


@pytest.mark.rule("REG-008", "REG-G31", "REG-G32")
async def test_what_will_come_is_said_as_far_as_it_is_seen(begin: Open) -> None:
    placed = (Placed("walker", "drowsy-guard", "stairs", patrol=("stairs", "lobby"), single=True),)
    state = on_the_way(stealth_house(placed=placed), "shadow", "warden", at="lobby")
    house = await begin(with_entity(state, "walker", alerted=True, last="lobby"))
    await house.gather(house.bob, wait="1")
    assert "alert" in house.text().lower(), house.text()
    told = said(await house.bob.slash(house.tavern, "status"))
    assert "drowsy guard" in told
    house.watcher.look()
