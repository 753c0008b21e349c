"""Scenarios by chance, with every kind of control and command: all that is sent is read for secrets."""

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

from .beginnings import WEIR
from .ventures import Ventures, opened

pytestmark = pytest.mark.whole

MOVES = 60
SHORT, MOSTLY = 650, 0.75
"""So many characters an ordinary post has at most, and so many of a running round's posts are ordinary."""
LIKED = {
    "claim": 6.0,
    "move": 6.0,
    "act": 5.0,
    "choose": 9.0,
    "search": 3.0,
    "strategy": 2.0,
    "pick": 4.0,
    "use": 4.0,
    "hide": 4.0,
    "drag": 3.0,
    "pass": 2.0,
    "order": 0.2,
    "give": 0.1,
    "stow": 0.1,
    "concede": 0.02,
}
"""How much wanderers like verbs; the others 1."""


@pytest.mark.rule("REG-019", "REG-038", "REG-G55")
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("thorn", {"scenario": "thornruin"}),
        ("coin", {"scenario": "countinghouse", "town": "no", "window": "10 minutes", "fortunes": "deck"}),
        ("file", {"town": "no", "fortunes": "off"}),
    ],
)
async def test_whatever_a_party_does_no_post_betrays_anything(tmp_path: Path, key: str, options: dict[str, Any]) -> None:
    house = await opened(tmp_path)
    try:
        await house.lobby(house.bob, house.cy, key=key, **options)
        if key == "file":
            await house.ada.slash(house.tavern, "regions scenario use", file=("weir.toml", WEIR.encode()))
        await house.ada.click(house.newest(), label=start_of(house.newest()))
        chance = Random(key)
        wanderer = Wanderer(house, chance, LIKED)
        lengths = []
        for number in range(MOVES):
            if not house.awaited:
                break
            await wanderer.move(chance.choice(house.awaited))
            check_post(house, house.newest())
            house.watcher.look()
            if house.awaited and house.state.phase == "play" and house.state.round > 0:
                lengths.append(len(house.text()))
            if number % 50 == 30 and house.awaited:
                await check_eyes(house, chance, house.ada, house.dee)
        if not house.awaited:
            assert is_over(house.newest())
        assert wanderer.used["move"] + wanderer.used["act"] + wanderer.used["choose"] > 5, wanderer.used
        assert sum(length <= SHORT for length in lengths) > MOSTLY * len(lengths), sorted(lengths)
        assert house.env.errors == []
    finally:
        await house.world.close()


@pytest.mark.rule("REG-G28", "REG-G55")
async def test_whatever_a_game_master_rules_in_secret_no_player_reads_of_it(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await house.lobby(house.bob, key="lamp", referee="gm", town="no")
        await house.ada.slash(house.tavern, "regions scenario use", file=("weir.toml", WEIR.encode()))
        await house.ada.slash(house.tavern, "delve master", member=house.dee)
        await house.ada.click(house.newest(), label=start_of(house.newest()))
        await house.become((house.ada, "warden", "drover"), (house.bob, "delver", "sailor"))
        chance = Random("lamp")
        wanderer = Wanderer(house, chance, LIKED)
        for number in range(40):
            if not house.awaited:
                break
            if chance.random() < 0.3:
                await rule(house, chance)
            else:
                await wanderer.move(chance.choice(house.awaited))
            check_post(house, house.newest())
            house.watcher.look(master=house.dee)
            if number % 40 == 15 and house.awaited:
                await check_eyes(house, chance, house.ada)
                house.watcher.look(master=house.dee)
        assert wanderer.used.total() > 10
        assert house.env.errors == []
    finally:
        await house.world.close()


async def check_eyes(house: Ventures, chance: Random, *eyes: MemberActor) -> None:
    """Ask for everything that can be looked at, and again while what is not known is otherwise."""
    for who in eyes:
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        for before, after in zip(seen, again, strict=True):
            assert before == after
