"""/play does what comes next for a member in a channel; /delve watch shows a table to who only looks on."""

from __future__ import annotations

import pytest

from cogs.interactions import errors
from playground.inside import forget_errors
from tests.cogs.conftest import House, labels, said


@pytest.mark.rule("TAB-187")
async def test_play_shows_the_games_where_nothing_is_played_and_opens_one_that_is_named(house: House) -> None:
    shown = await house.ada.slash(house.tavern, "play")
    assert shown.response is not None and shown.response.ephemeral
    assert labels(shown.response.message) == ["Play Toy"]
    assert len(house.posts()) == 1, "no more than the greeting"
    await house.ada.slash(house.tavern, "play", game="Toy")
    assert house.newest().content.startswith("**Toy** - Ada is gathering")


@pytest.mark.rule("TAB-187")
async def test_play_joins_the_party_that_gathers(house: House) -> None:
    await house.lobby()
    await house.bob.slash(house.tavern, "play")
    assert "(2 of " in house.newest().content


@pytest.mark.rule("TAB-187", "TAB-016")
async def test_play_shows_ones_own_side_and_asks_for_a_seat_at_a_table_of_others(openly: None, house: House) -> None:
    await house.started(house.bob)
    own = await house.ada.slash(house.tavern, "play")
    assert own.response is not None and own.response.ephemeral
    posts = len(house.posts())
    refused = await house.cy.slash(house.tavern, "play")
    assert refused.response is not None and refused.response.ephemeral
    assert "(TAB-" in said(refused) and len(house.posts()) == posts


@pytest.mark.rule("TAB-016")
async def test_watch_shows_a_table_to_who_has_no_seat_once_it_is_played(openly: None, house: House) -> None:
    await house.lobby(house.bob)
    assert "a party gathers" in said(await house.cy.slash(house.tavern, "delve watch"))
    await house.ada.slash(house.tavern, "delve start")
    posts = len(house.posts())
    looked = await house.cy.slash(house.tavern, "delve watch")
    assert looked.response is not None and looked.response.ephemeral
    assert len(looked.response.message.attachments) == 1
    assert "You look on at **Toy**" in said(looked) and len(house.posts()) == posts


async def test_a_command_that_has_moved_says_where_it_is_now(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "watch" in errors.MOVED and house.world.bot.tree.get_command("watch") is None  # type: ignore[attr-defined]
    monkeypatch.setitem(errors.MOVED, "log", "delve log")
    house.world.bot.tree.remove_command("log")  # type: ignore[attr-defined]
    assert "`/log` is `/delve log` now" in said(await house.ada.slash(house.tavern, "log"))
    forget_errors(house.world.env)
