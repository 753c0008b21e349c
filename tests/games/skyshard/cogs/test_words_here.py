"""Behind a button of the hints stand the words of the post that have a meaning of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import WORDS
from playground.world import World
from tests.cogs.conftest import House
from tests.cogs.offered import sketching


@pytest.mark.rule("TAB-109")
async def test_a_hint_explains_the_words_of_the_game_in_the_post(tmp_path: Path) -> None:
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed="lantern row")
    try:
        house = House(world)
        await house.ada.click(house.posts()[0], label="Play Skyshard")
        await house.ada.click(house.newest(), label=WORDS("button-with-company"))
        hints = (await house.ada.click(house.newest(), label=WORDS("button-advice"))).response
        assert hints is not None
        advice = hints.message.content
        assert advice.startswith(WORDS("hints")) and "**Door**" not in advice
        await house.ada.click(hints, label=WORDS("button-words"))
        told = hints.message.content
        lines = told.split("\n")
        assert 1 <= len(lines) <= 8
        # Fatigue is in the picture's legend, star shards and "revives" are news. An attack, which is asked, is plain.
        named = [line.partition("**: ")[0].removeprefix("**") for line in lines]
        assert [name for name in named if name in ("Attack", "Star shard", "Fatigue", "Revive")] == [
            "Fatigue",
            "Star shard",
            "Revive",
        ], told
        await house.ada.click(hints, label=WORDS("button-back"))
        assert hints.message.content == advice
        assert world.env.errors == []
    finally:
        await world.close()
