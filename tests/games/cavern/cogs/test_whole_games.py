"""Whole games of the Cavern on Discord, played with every kind of control, read over each player's shoulder."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.games.cavern.game import GAME
from tests.cogs.conftest import is_over, said, start_of
from tests.cogs.reading import members_in

from .caverns import Caverns, Player, opened
from .onlooker import Onlooker

pytestmark = pytest.mark.whole

MOST = 900


async def test_a_whole_game_is_played_with_what_is_offered_and_no_post_betrays_anybody(tmp_path: Path) -> None:
    house = await opened(tmp_path / "delves.sqlite3", GAME)
    try:
        await house.gather(house.bob, house.cy, key="pick")
        play = await _played_out(house, Random("pick"))
        last = house.newest()
        assert "All turn their cards over:" in last.content and " by " in last.content and "dice key `pick-" in last.content
        assert sorted(members_in(last)) == sorted(seat.name for seat in house.live.seats)
        assert last.attachments and is_over(last)
        assert {how for how, _ in play.used} == {"press", "slash"}
        assert {verb for _, verb in play.used} >= {"place", "send", "pass", "choose"}
        assert house.env.errors == []
    finally:
        await house.world.close()


async def _played_out(house: Caverns, chance: Random) -> Player:
    """Play to the end; look at every post, and at what each can look at a few times."""
    play, onlooker = Player(house, chance), Onlooker(house, 5)
    for number in range(MOST):
        awaited = [house.sitting(seat) for seat in house.live.awaited]
        if not awaited:
            return play
        who = chance.choice(awaited)
        await play.move(who)
        onlooker.look(who)
        if number % 60 == 25 and house.live.awaited:
            await onlooker.check_others()
            await onlooker.check_written()
    raise AssertionError(f"not over after {MOST} moves")


@pytest.mark.rule("CAV-G02", "CAV-G59", "TAB-026")
async def test_one_player_alone_is_told_of_the_variant_and_plays_it_to_the_end(tmp_path: Path) -> None:
    house = await opened(tmp_path / "delves.sqlite3", GAME)
    try:
        await house.ada.slash(house.tavern, "delve new", game="cavern", key="alone")
        refused = await house.ada.click(house.newest(), label=start_of(house.newest()))
        assert said(refused) == "One rival has no one to fight. Wait for another, or turn solo on. (CAV-G59)"
        await house.choose(solo="yes")
        assert "(1 of 4). Solo" in house.newest().content
        await house.bob.click(house.newest(), label="Join")
        refused = await house.ada.click(house.newest(), label=start_of(house.newest()))
        assert said(refused) == "The solo game is for one player. Turn solo off for rivals. (CAV-G59)"
        await house.bob.click(house.newest(), label="Leave")
        await house.ada.click(house.newest(), label=start_of(house.newest()))
        assert (
            "**Goal:** many points in Gold and Treasure." in house.newest().content
            and "-# No answer: " not in house.newest().content
        )
        play = Player(house, Random("alone"))
        for _ in range(400):
            if not house.live.awaited:
                break
            await play.move(house.ada)
            assert not house.newest().mentions, "whoever plays alone is never called by their own move"
        assert "The cavern closes: " in house.newest().content and "**" in house.newest().content
        assert any("The cavern grows by itself at " in post.content for post in house.posts())
        assert house.env.errors == []
    finally:
        await house.world.close()
