"""A whole galaxy by chance, with every kind of control and command: all that is posted is read as a rival would."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.cogs.conftest import is_over
from tests.cogs.reading import members_in
from tests.cogs.venue import everything
from tests.cogs.wanderer import Wanderer, check_post

from .galaxies import Galaxies, opened

pytestmark = pytest.mark.whole

MOST = 1500
"""More moves than this game takes."""
SHORT, MOSTLY = 700, 0.8
"""So many characters an ordinary post has at most, and so many of the posts are ordinary."""
LIKED = {
    "activate": 9.0,
    "move": 9.0,
    "land": 9.0,
    "produce": 5.0,
    "explore": 9.0,
    "choose": 6.0,
    "relic": 9.0,
    "accept": 6.0,
    "decline": 3.0,
    "trade": 1.0,
    "play": 4.0,
    "use": 6.0,
    "research": 2.0,
    "vote": 3.0,
    "pass": 0.7,
    "trust": 0.0001,
    "order": 0.4,
    "resign": 0.0001,
}
"""How much wanderers like verbs; the others 1."""


@pytest.mark.rule("GAL-G01", "GAL-G45", "GAL-G47", "GAL-G52")
async def test_a_whole_game_is_played_with_what_is_offered_and_no_post_betrays_anybody(tmp_path: Path) -> None:
    house, key = await opened(tmp_path), "lantern"
    try:
        chance = Random(key)
        await house.gather(*house.everybody[1:3], key=key, wait="24")
        wanderer = Wanderer(house, chance, LIKED)
        lengths = []
        for number in range(MOST):
            if not house.awaited:
                break
            await wanderer.move(chance.choice(house.awaited))
            check_post(house, house.newest())
            house.onlooker.look(house.live)
            house.watcher.look()
            lengths.append(len(house.text()))
            if number % 300 == 60 and house.awaited:
                await check_eyes(house, chance)
        assert house.state.phase == "over", f"not over after {MOST} moves"
        last = house.newest()
        assert last.attachments and is_over(last) and f"dice key `{key}-" in last.content
        assert sorted(members_in(last)) == sorted(seat.name for seat in house.live.seats)
        assert sum(length <= SHORT for length in lengths) > MOSTLY * len(lengths), sorted(lengths)
        assert min(wanderer.used[verb] for verb in ("activate", "move", "land", "choose", "decide", "pass")) > 0
        assert house.env.errors == []
        assert (await house.verified()).endswith("all as the dice key says.")
    finally:
        await house.world.close()


async def check_eyes(house: Galaxies, chance: Random) -> None:
    """Ask for all that a rival, and a player without a seat, can look at, and again while what they cannot know differs."""
    for who in (chance.choice(house.awaited), house.fay):
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        for before, after in zip(seen, again, strict=True):
            assert before == after
