"""/delve invite: one post that mentions one member, with a button for them alone."""

from __future__ import annotations

import discord
import pytest

from tests.cogs.conftest import House, labels, said

pytestmark = pytest.mark.rule("TAB-092")


async def invited(house: House) -> discord.Message:
    """Let Ada gather a party and invite Cy; return the invitation."""
    await house.lobby(house.bob)
    await house.ada.slash(house.tavern, "delve invite", member=house.cy)
    return house.newest()


def calls(house: House) -> list[int]:
    """Return the members that the newest answer of the bot mentions."""
    sent = [
        request.json
        for request in house.env.http_requests
        if request.method == "POST" and request.path.endswith("/callback")
    ]
    return list(sent[-1]["data"]["allowed_mentions"].get("users", []))


async def test_an_invitation_calls_one_member_once_and_is_gone_when_it_is_taken(house: House) -> None:
    post = await invited(house)
    assert post.content == f"<@{house.cy.id}>, Ada offers you a seat in **Toy**."
    assert labels(post) == ["Take the seat", "No, thanks"] and calls(house) == [house.cy.id]
    before = len(house.posts())
    await house.cy.click(post, label="Take the seat")
    assert len(house.posts()) == before - 1
    assert house.newest().content.startswith("**Toy** - Ada is gathering rivals (3 of 4).")


async def test_no_other_member_can_take_or_decline_it(house: House) -> None:
    post = await invited(house)
    for label in labels(post):
        assert "That seat is offered to another member." in said(await house.dee.click(post, label=label))
    assert labels(house.newest()) == ["Take the seat", "No, thanks"]


async def test_no_thanks_takes_it_away_quietly(house: House) -> None:
    post = await invited(house)
    before = len(house.posts())
    result = await house.cy.click(post, label="No, thanks")
    assert len(house.posts()) == before - 1 and said(result) == ""
    assert (await house.tables.views.latest(house.tavern.id)).lobby.players == 2


async def test_an_invitation_is_refused_in_words(house: House) -> None:
    await house.lobby()
    refused = said(await house.bob.slash(house.tavern, "delve invite", member=house.cy))
    assert "You have no seat at this table" in refused
    robot = house.world.guild.add_member(house.env.create_user("robot", bot=True))
    assert "A bot takes no seat." in said(await house.ada.slash(house.tavern, "delve invite", member=robot))
    assert "Nothing is being played" in said(await house.ada.slash(house.crypt, "delve invite", member=house.cy))
    await house.ada.slash(house.tavern, "delve invite", member=house.cy)
    before = len(house.posts())
    assert "today already" in said(await house.ada.slash(house.tavern, "delve invite", member=house.cy))
    assert len(house.posts()) == before


async def test_a_seat_that_was_left_is_offered_under_way_and_brings_its_hand(house: House) -> None:
    await house.started(house.bob, house.dee)
    await house.leaves(house.bob)
    await house.ada.slash(house.tavern, "delve invite", member=house.cy)
    post = house.newest()
    assert post.content == f"<@{house.cy.id}>, Ada offers you the seat of Bob in **Toy**."
    result = await house.cy.click(post, label="Take the seat")
    assert "Cy plays on for Bob" in house.newest().content and "Your hand:" in said(result)
    assert post.id not in [post.id for post in list(house.posts())]


async def test_an_invitation_of_a_table_that_is_over_says_so(house: House) -> None:
    post = await invited(house)
    await house.ada.slash(house.tavern, "delve end")
    assert "That invitation is no longer open." in said(await house.cy.click(post, label="Take the seat"))
