"""Play with: Discord's menu of a member offers them a seat here, or opens a game for both."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import House, labels, said

pytestmark = pytest.mark.rule("TAB-092")


async def test_in_a_lobby_it_offers_a_seat(house: House) -> None:
    await house.lobby(house.bob)
    await house.ada.context_menu(house.tavern, "Play with", house.cy)
    post = house.newest()
    assert post.content == f"<@{house.cy.id}>, Ada offers you a seat in **Toy**."
    assert labels(post) == ["Take the seat", "No, thanks"]
    again = said(await house.ada.context_menu(house.tavern, "Play with", house.cy))
    assert "(TAB-092)" in again and house.newest() == post, "nobody is called twice"


async def test_where_nothing_is_played_it_opens_a_game_and_calls_the_member_once(house: House) -> None:
    before = len(house.posts())
    shown = await house.ada.context_menu(house.tavern, "Play with", house.cy)
    assert f"calls <@{house.cy.id}> once" in said(shown) and len(house.posts()) == before
    assert shown.response is not None
    await house.ada.click(shown.response, label="Play Toy")
    lobby, offer = house.posts()[-2:]
    assert lobby.content.startswith("**Toy** - Ada is gathering")
    assert offer.content == f"<@{house.cy.id}>, Ada offers you a seat in **Toy**."
    await house.cy.click(offer, label="Take the seat")
    assert "(2 of 4)" in house.newest().content


async def test_who_does_not_sit_at_the_table_invites_nobody(house: House) -> None:
    await house.started(house.bob)
    before = len(house.posts())
    assert "(TAB-" in said(await house.cy.context_menu(house.tavern, "Play with", house.dee))
    assert len(house.posts()) == before
