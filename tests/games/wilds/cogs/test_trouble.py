"""Old buttons, posts that are gone, people who come late, leave and come back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.core.flow import PARTY, Question
from engine.games.wilds.state.options import Options
from tests.cogs.conftest import labels, refuse_edits, said

from .beginnings import on_the_way
from .expeditions import Open

AGAIN = "Here is how things stand now."


@pytest.mark.rule("WLD-G84")
async def test_an_old_button_votes_while_the_same_is_asked_and_else_brings_what_can_be_pressed_now(begin: Open) -> None:
    house = await begin(on_the_way())
    old = await house.gather(house.bob, house.cy)
    refuse_edits(house)
    await house.acts(house.ada, "move", to="N20")
    await house.press(house.bob, old, "search best plain")
    assert [vote.text for vote in house.state.votes] == ["move N20", "search best plain"]
    result = await house.press(house.bob, old, "move N20")
    assert said(result).startswith(f"That was before your last move. {AGAIN}")
    result = await house.press(house.dee, house.newest(), "search best plain")
    assert "seat" in said(result) and len(house.state.votes) == 2
    house.watcher.look()


@pytest.mark.rule("WLD-G85")
async def test_a_newcomer_comes_late_in_the_morning_and_chooses_a_character(begin: Open) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy)
    post = await house.acts(house.dee, "delve join")
    assert "Dee" in post.content and len(house.state.members) == 4
    newcomer = house.state.members[3]
    assert not newcomer.ready and newcomer.seat == 3
    shown = await house.dee.slash(house.tavern, "status")
    assert shown.response is not None
    await house.acts(house.dee, "choose", option="fighter")
    assert house.state.members[3].ready and house.state.purse == 40
    await house.presses(house.dee, "move N20")
    await house.presses(house.ada, "move N20")
    assert house.state.here.at == "1", "of four, two are not more than half"
    await house.presses(house.bob, "move N20")
    assert house.state.here.at == "2"
    house.watcher.look()


@pytest.mark.rule("WLD-G85")
async def test_a_player_who_comes_late_or_comes_back_reads_at_once_what_they_can_do(begin: Open) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy)
    came = await house.dee.slash(house.tavern, "delve join")
    assert "Dee" in house.text() and len(came.followups) == 1
    shown = came.followups[0]
    assert shown.ephemeral and shown.content.startswith("**Dee**, you can do this meanwhile.")
    await house.press(house.dee, shown, "choose fighter")
    assert house.state.members[3].ready
    await house.leaves(house.dee)
    back = await house.dee.slash(house.tavern, "delve join")
    assert [followup.ephemeral for followup in back.followups] == [True] and "**Dee**, what first?" in back.followups[
        0
    ].content
    house.watcher.look()


@pytest.mark.rule("WLD-G84", "WLD-G85")
async def test_who_stands_in_for_a_player_who_left_waits_for_those_who_are_there_and_they_may_vote_again(
    begin: Open,
) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy)
    await house.leaves(house.cy)
    post = await house.presses(house.bob, "search best plain")
    stands, told = post.content.split("\n\n")[0].splitlines()
    assert stands == "-# Day 1, morning.", "what is asked of several is long, so this stands first"
    assert told == "Rogue proposes: search here.", "one of two is no majority of those who are there"
    assert [vote.seat for vote in house.state.votes] == [1]
    await house.acts(house.cy, "delve join")
    assert house.state.here.at == "1"
    await house.presses(house.cy, "move N20")
    await house.presses(house.ada, "move N20")
    assert house.state.here.at == "2", "Cy votes for themselves again"
    house.watcher.look()


@pytest.mark.rule("WLD-G85")
async def test_who_leaves_is_not_waited_for_and_comes_back_to_their_own_character(begin: Open) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy, wait="12")
    post = await house.leaves(house.cy)
    assert "\nCy leaves." in post.content and "/delve join brings them back" in post.content
    assert house.cy not in house.awaited
    refused = await house.refused(house.cy, "move", to="N20")
    assert "left" in refused
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert house.state.here.at == "2" and house.state.members[2].name == "Druid", "the character stays with the party"
    post = await house.acts(house.cy, "delve join")
    assert post.content.startswith("-# Day 1, afternoon.\nCy is back.")
    assert house.state.members[2].ready and len(house.state.members) == 3
    assert "Lore 3" in said(await house.cy.slash(house.tavern, "look character"))
    house.watcher.look()


@pytest.mark.rule("WLD-G85")
async def test_a_vote_is_settled_when_the_one_it_waited_for_leaves(begin: Open) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "search best plain")
    await house.leaves(house.cy)
    await house.world.wait(timedelta(minutes=3))
    await house.reload()
    assert "Rogue searches M20" in house.text() and house.state.stretch == 2, "who plays for Cy would search, too"


@pytest.mark.rule("WLD-G85", "WLD-G86")
async def test_who_leaves_in_the_middle_of_their_own_pick_gets_the_safe_one(begin: Open) -> None:
    house = await begin(on_the_way(dice=(8, 6, 1, 1)))
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert house.awaited == [house.ada]
    await house.leaves(house.ada)
    await house.world.wait(timedelta(minutes=3))
    await house.reload()
    assert house.ada not in house.awaited and not any(getattr(task, "kind", "") == "bonus" for task in house.state.agenda)
    assert house.live.row.host == house.bob.id


@pytest.mark.rule("WLD-G76")
async def test_leaving_the_region_takes_more_than_one_who_wants_to(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy)
    for _ in range(2):  # the first try only shows that the region ends there
        assert house.state.agenda == ()
        await house.acts(house.ada, "move", to="N19")
        await house.acts(house.bob, "move", to="N19")
    post = house.newest()
    asked = house.state.agenda[0]
    assert isinstance(asked, Question) and asked.owner == PARTY and asked.kind == "edge"
    assert {"Leave the region", "Stay (default)"} <= set(labels(post))
    await house.presses(house.ada, "choose leave")
    assert house.state.phase == "trek"
    await house.presses(house.bob, "choose stay")
    await house.presses(house.cy, "choose stay")
    assert house.state.phase == "trek" and house.state.here.at == "1" and house.state.timer == 8
    house.watcher.look()


async def test_a_seat_is_handed_over_and_keeps_its_character(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy)
    await house.ada.slash(house.tavern, "delve give", seat=house.cy, to=house.dee)
    assert "Druid" in said(await house.dee.slash(house.tavern, "look character"))
    await house.presses(house.dee, "move N20")
    assert house.state.votes[0].seat == 2
    house.watcher.look()


@pytest.mark.rule("WLD-G84", "WLD-G85")
async def test_where_the_leader_decides_and_left_the_others_are_asked_with_buttons(begin: Open) -> None:
    house = await begin(on_the_way(options=Options(wayside="off", resolve="off", decide="leader"), dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy, wait="12")
    post = await house.leaves(house.ada)
    assert "what first?" in post.content and any(label.startswith("Search here") for label in labels(post))
    await house.presses(house.bob, "move N20")
    assert house.state.here.at == "2", "Bob is the first who is left"
