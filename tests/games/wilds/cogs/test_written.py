"""Commands of Wilds whose moves stand on no control: said in part, they are answered with what fits, not with nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

import bot
from engine.games.wilds.game import GAME
from playground.world import Clock, Keys, World
from service.settings import Settings
from tests.cogs.conftest import House, labels, menus, said


@pytest.fixture
async def wild(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which a Ranger and a Rogue set out into the Thornwood."""

    def make(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.create_bot(
            Settings(database=str(tmp_path / "delves.sqlite3")), now=now, keys=keys, games={"wilds": GAME}
        )

    world = await World.open(build=make, seed="lantern")
    try:
        house = House(world, "wilds")
        await house.started(house.bob, region="thornwood")
        await house.ada.slash(house.tavern, "choose", option="ranger")
        await house.bob.slash(house.tavern, "choose", option="rogue")
        yield house
        assert world.env.errors == []
    finally:
        await world.close()


async def test_a_command_that_fits_many_moves_lists_them_although_they_are_only_written(wild: House) -> None:
    posts = len(wild.posts())
    asked = await wild.ada.slash(wild.tavern, "wilds roles")
    assert "ways fit. Say which with" in said(asked) and asked.response is not None and len(wild.posts()) == posts
    shown = asked.response.message
    assert labels(shown) or [option for menu in menus(shown) for option in menu.options]


@pytest.mark.rule("TAB-069")
async def test_what_is_set_is_shown_with_the_standing_orders(wild: House) -> None:
    asked = await wild.ada.slash(wild.tavern, "settings")
    assert "- region: " in said(asked) and "standing orders" in said(asked) and asked.response is not None
    shown = asked.response.message
    assert any(option.value.removeprefix("!").startswith("order ") for menu in menus(shown) for option in menu.options)


async def test_what_was_listed_can_be_taken(wild: House) -> None:
    asked = await wild.ada.slash(wild.tavern, "wilds roles")
    assert asked.response is not None
    posts, (menu, *_) = len(wild.posts()), menus(asked.response.message)
    assert all(option.value.startswith("roles ") for option in menu.options)
    await wild.ada.select(asked.response, [menu.options[0].value])
    assert wild.is_told(posts) and " is Pathfinder." in wild.newest().content


async def test_what_cannot_be_bought_here_is_refused_by_its_rule(wild: House) -> None:
    refused = await wild.ada.slash(wild.tavern, "wilds buy")
    assert "There is nobody here to trade with." in said(refused) and "WLD-" in said(refused)
