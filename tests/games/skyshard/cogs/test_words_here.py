"""Below a hint stand the words of the post that have a meaning of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import WORDS
from playground.world import World
from tests.cogs.conftest import House, said
from tests.cogs.offered import sketching


@pytest.mark.rule("TAB-109")
async def test_a_hint_explains_the_words_of_the_game_in_the_post(tmp_path: Path) -> None:
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed="lantern row")
    try:
        house = House(world)
        await house.ada.click(house.posts()[0], label="Play Skyshard")
        await house.ada.click(house.newest(), label=WORDS("button-with-company"))
        told = said(await house.ada.click(house.newest(), label=WORDS("button-advice")))
        advice, _, meanings = told.partition(WORDS("hints.terms"))
        lines = meanings.strip().split("\n")
        assert advice.startswith(WORDS("hints")) and 1 <= len(lines) <= 6
        assert any(line.startswith("-# **Explored door**: ") or line.startswith("-# **Door**: ") for line in lines), told
        assert world.env.errors == []
    finally:
        await world.close()
