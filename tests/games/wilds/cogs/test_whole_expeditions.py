"""Whole expeditions by chance, with every kind of control and command: all that is sent is read for secrets."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord import MemberActor

from tests.cogs.conftest import is_over, start_of
from tests.cogs.desk import rule
from tests.cogs.venue import everything
from tests.cogs.wanderer import Wanderer, check_post

from .expeditions import Expeditions, opened

pytestmark = pytest.mark.whole

MOVES = 80
LIKED = {
    "move": 6.0,
    "search": 5.0,
    "investigate": 8.0,
    "camp": 2.0,
    "choose": 9.0,
    "trust": 0.3,
    "depart": 0.05,
    "lead": 0.2,
}
"""How much wanderers like verbs; the others 1."""


@pytest.mark.rule("WLD-049", "WLD-G90")
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("thorn", {"region": "thornwood", "resolve": "1 hour"}),
        ("path", {"region": "generated", "map": "points", "size": "small", "decide": "anyone"}),
    ],
)
async def test_whatever_a_party_does_no_post_betrays_anything(tmp_path: Path, key: str, options: dict[str, Any]) -> None:
    house = await opened(tmp_path)
    try:
        await house.lobby(house.bob, house.cy, key=key, **options)
        await house.ada.click(house.newest(), label=start_of(house.newest()))
        chance = Random(key)
        wanderer = Wanderer(house, chance, LIKED, ("create", "note"))
        for number in range(MOVES):
            awaited = house.awaited
            if not awaited:
                break
            await wanderer.move(chance.choice(awaited))
            check_post(house, house.newest())
            house.watcher.look()
            if number % 70 == 20 and house.awaited:
                await check_eyes(house, chance)
        if not house.awaited:
            assert is_over(house.newest())
        assert wanderer.used["move"] + wanderer.used["search"] + wanderer.used["choose"] > 5, wanderer.used
        assert house.env.errors == []
    finally:
        await house.world.close()


@pytest.mark.rule("WLD-G87", "WLD-G88", "WLD-G90")
async def test_whatever_a_game_master_rules_in_secret_no_player_reads_of_it(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await house.gather(
            house.bob, house.cy, master=house.dee, key="lamp", referee="gm", resolve="off", region="hollowdown"
        )
        await house.outfit((house.ada, "ranger"), (house.bob, "rogue"), (house.cy, "druid"))
        chance = Random("lamp")
        wanderer = Wanderer(house, chance, LIKED, ("create", "note"))
        for number in range(60):
            if not house.awaited:
                break
            if chance.random() < 0.3:
                await rule(house, chance)
            else:
                await wanderer.move(chance.choice(house.awaited))
            check_post(house, house.newest())
            house.watcher.look(master=house.dee)
            if number % 60 == 30 and house.awaited:
                await check_eyes(house, chance, house.ada)
                house.watcher.look(master=house.dee)
        assert wanderer.used.total() > 10
        assert house.env.errors == []
    finally:
        await house.world.close()


async def check_eyes(house: Expeditions, chance: Random, *eyes: MemberActor) -> None:
    """Ask for everything that can be looked at, and again while what is unknown is otherwise."""
    for who in eyes or (house.ada, house.dee):
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        for before, after in zip(seen, again, strict=True):
            assert before == after
