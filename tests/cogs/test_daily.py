"""The daily delve on the simulated Discord: played in private to its end, with a restart in between; shared, compared,
checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import MemberActor

import bot
from engine.core.dice import commitment
from engine.core.table import digest
from engine.games import games
from engine.tables.export import verify
from engine.tables.live import Live
from engine.tables.private import is_private
from playground.world import Clock, Keys, World
from service.settings import Settings

from .conftest import House, labels, said
from .offered import Control, check_private, offered, sketch, use

KEYS = ("skyshard", "cavern", "regions")
MIDNIGHT = timedelta(hours=24)
AT_RANDOM = 12
"""So many presses are made by chance, those after them as the game would for somebody who stays away."""


class Solitary(House):
    """A house where somebody plays alone."""

    async def place(self, who: MemberActor, sort: str = "daily") -> int:
        """Return where the newest private table of a sort is."""
        rows = await self.tables._store._database.read(
            lambda connection: connection.rows("SELECT channel FROM tables WHERE host = ? AND sort = ?", who.id, sort)
        )
        return int(rows[-1][0])

    async def table(self, who: MemberActor, sort: str = "daily") -> Live:
        live: Live = await self.tables._memory.seen(await self.place(who, sort))
        return live

    async def begun(self, who: MemberActor, game: str, **given: Any) -> Any:
        """Let somebody ask for a daily; return the message."""
        result = await who.slash(self.tavern, "daily", game=game, **given)
        assert result.response is not None and result.response.ephemeral, said(result)
        return result.response

    async def wanted(self, who: MemberActor, shown: Any, chance: Random, *, default: bool, sort: str) -> Control:
        """Return what to press next."""
        found = [one for one in offered(shown.message) if one.verb not in ("panel", "back") and "+" not in one.value[:1]]
        assert found, (shown.message.content, labels(shown.message))
        if default:
            live = await self.table(who, sort)
            move = live.game.default(live.playing().state, live.awaited[0])
            match = [one for one in found if str(move).startswith(one.move)]
            if match:
                return max(match, key=lambda one: len(one.move))
        return chance.choice(found)

    async def press(self, who: MemberActor, shown: Any, chance: Random, *, default: bool, sort: str = "daily") -> None:
        await use(who, shown, await self.wanted(who, shown, chance, default=default, sort=sort))
        if "form:" in str([item.custom_id for row in shown.message.components for item in row.children]):
            return

    async def play(
        self, who: MemberActor, shown: Any, seed: int, *, restart: int = -1, sort: str = "daily", most: int = 900
    ) -> int:
        """Play to the end with what the one message offers; return with how many presses."""
        chance = Random(seed)
        for count in range(most):
            if (await self.table(who, sort)).row.status == "over":
                return count
            if count == restart:
                await self.world.restart()
            check_private(shown.message)
            await self.press(who, shown, chance, default=count >= AT_RANDOM, sort=sort)
        raise AssertionError(f"it does not end: {shown.message.content}")


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Solitary]:
    def build(now: Clock, keys: Keys | None) -> discord.Client:
        opening = {"games": {key: games()[key] for key in KEYS}, "draw": sketch}
        more = {"keys": keys} if keys else {}
        return bot.Delvekeeper(Settings(database=str(tmp_path / "delves.sqlite3")), now=now, **more, **opening)

    world = await World.open(build=build, seed="lantern")
    try:
        yield Solitary(world)
        assert world.env.errors == []
    finally:
        await world.close()


@pytest.mark.whole
@pytest.mark.rule("TAB-160", "TAB-161", "TAB-162", "TAB-163")
@pytest.mark.parametrize("game", KEYS)
async def test_it_is_played_to_its_end_in_one_message(alone: Solitary, game: str) -> None:
    before = len(alone.posts())
    shown = await alone.begun(alone.ada, game)
    assert "Only you see this." in shown.message.content and "it counts if it ends" in shown.message.content.lower()
    count = await alone.play(alone.ada, shown, 1, restart=7)
    assert count > 7
    assert "Your result" in shown.message.content and labels(shown.message)[0] == "Share here"
    live = await alone.table(alone.ada)
    assert live.row.key not in shown.message.content
    attempt = await alone.tables._store.dailies.attempt(alone.ada.id, alone.tables.dailies.today, game)
    assert attempt.ended and attempt.words in shown.message.content and attempt.strip in shown.message.content
    assert len(alone.posts()) == before, "nothing is posted"
    assert await alone.tables.untold() == []
    print(game, count, shown.message.content)
