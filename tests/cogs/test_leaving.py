"""Leaving a delve under way, as it is typed and told."""

from __future__ import annotations

from .conftest import House, labels, said


async def test_who_leaves_is_played_for_and_may_come_back(house: House) -> None:
    await house.started(house.bob, house.cy, rounds="1")
    await house.bob.slash(house.tavern, "delve leave")
    told = house.newest().content
    assert told.startswith("Bob leaves. I play for them until /delve join brings them back. Bob has picked a card.")
    assert house.bob.mention not in told and "**Ada** and **Cy**, pick a card" in told
    assert "You have left this table." in said(await house.bob.slash(house.tavern, "hand"))
    assert "Your hand" not in said(await house.bob.slash(house.tavern, "status"))
    await house.bob.slash(house.tavern, "delve join")
    assert house.newest().content.startswith("Bob is back.") and "Your hand" in labels(house.newest())
    assert "Your hand: " in said(await house.bob.slash(house.tavern, "hand"))


async def test_the_host_who_leaves_hands_the_hosts_part_on_and_the_seat_can_be_given(house: House) -> None:
    await house.started(house.bob)
    await house.ada.slash(house.tavern, "delve leave")
    assert "Bob is the host now." in house.newest().content
    await house.bob.slash(house.tavern, "host give", seat=house.ada, to=house.cy)
    assert "Cy plays on for Ada" in house.newest().content


async def test_when_the_last_one_leaves_it_is_over_and_can_be_played_again(house: House) -> None:
    await house.started(house.bob)
    await house.ada.slash(house.tavern, "delve leave")
    await house.bob.slash(house.tavern, "delve leave")
    assert "nobody is left. It ends here." in house.newest().content and labels(house.newest()) == ["Play again"]
    await house.cy.click(house.newest(), label="Play again")
    assert house.newest().content.startswith("**Toy** - Cy is gathering")
