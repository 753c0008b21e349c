"""Leaving a running game."""

from __future__ import annotations

import pytest

from .conftest import House, is_over, labels, said


@pytest.mark.rule("TAB-018")
async def test_leaving_a_delve_under_way_is_asked_first_in_private(house: House) -> None:
    await house.started(house.bob, house.cy)
    before, posts = await house.tables.views.latest(house.tavern.id), len(house.posts())
    asked = await house.ada.slash(house.tavern, "delve leave")
    assert asked.response is not None and asked.response.message.flags.ephemeral
    assert said(asked) == (
        "You leave your seat, and the others go on. I play for your seat until `/delve join` brings you back. "
        "Bob becomes the host."
    )
    assert labels(asked.response.message) == ["Leave"]
    assert len(house.posts()) == posts and (await house.tables.views.latest(house.tavern.id)).version == before.version
    bobs = said(await house.bob.slash(house.tavern, "delve leave"))
    assert bobs.endswith("brings you back.") and "host" not in bobs
    await house.ada.click(asked.response, label="Leave")
    assert "\nAda leaves. " in house.newest().content and "Bob is the host now." in house.newest().content
    await house.leaves(house.bob)
    last = await house.cy.slash(house.tavern, "delve leave")
    assert said(last) == "You are the last one here: if you leave, the delve ends for good. Its log stays readable."
    assert "no seat" in said(await house.dee.slash(house.tavern, "delve leave"))


async def test_a_lobby_is_left_at_once(house: House) -> None:
    await house.lobby(house.bob)
    await house.bob.slash(house.tavern, "delve leave")
    assert "(1 of 4)" in house.newest().content


@pytest.mark.rule("TAB-018")
async def test_the_button_that_leaves_belongs_to_its_own_delve(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve leave")
    assert asked.response is not None
    ending = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(ending.response, label="End it")  # type: ignore[arg-type]
    await house.started(house.bob)
    assert "This delve has ended." in said(await house.ada.click(asked.response, label="Leave"))
    assert len((await house.tables.views.latest(house.tavern.id)).awaited) == 2


async def test_who_leaves_is_played_for_and_may_come_back(house: House) -> None:
    await house.started(house.bob, house.cy, rounds="1")
    await house.leaves(house.bob)
    told = house.newest().content
    assert "\nBob leaves. I play for them until /delve join brings them back. Bob has picked a card." in told
    assert house.bob.mention not in told and "**Ada** and **Cy**, pick a card" in told
    assert "You have left this table." in said(await house.bob.slash(house.tavern, "hand"))
    assert "Your hand" not in said(await house.bob.slash(house.tavern, "status"))
    await house.bob.slash(house.tavern, "delve join")
    assert house.newest().content.startswith("Bob is back.") and "Your hand" in labels(house.newest())
    assert "Your hand: " in said(await house.bob.slash(house.tavern, "hand"))


async def test_the_host_who_leaves_hands_the_hosts_part_on_and_the_seat_can_be_given(house: House) -> None:
    await house.started(house.bob)
    await house.leaves(house.ada)
    assert "Bob is the host now." in house.newest().content
    await house.bob.slash(house.tavern, "delve give", seat=house.ada, to=house.cy)
    assert "Cy plays on for Ada" in house.newest().content


async def test_when_the_last_one_leaves_it_is_over_and_can_be_played_again(house: House) -> None:
    await house.started(house.bob)
    await house.leaves(house.ada)
    await house.leaves(house.bob)
    assert "no one is left. It ends here." in house.newest().content and is_over(house.newest())
    over = house.newest()
    refused = await house.cy.click(over, label="Play again")
    assert "No one who played here is in this server any more." in said(refused)
    await house.bob.click(over, label="Play again")
    assert house.newest().content.startswith("**Toy** - Bob is gathering rivals (1 of 4).")
