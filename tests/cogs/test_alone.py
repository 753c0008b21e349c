"""One person alone with company on the simulated Discord: a whole game of each kind with one player of each level, the bot
restarted on the way. The house's players see to their own turns, so nobody ever waits for one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from engine.core.company import LEVELS, plays
from engine.core.game import AnyGame, Seat
from engine.core.moves import Move
from engine.games import games
from playground.players import Players
from playground.posts import text_of
from playground.script import Command
from playground.world import World
from tests.bench.pace import Counting
from tests.games.parties import Household
from tests.games.seated import Seated

SHORT: dict[str, dict[str, str]] = {"skyshard": {"shards": "2"}}
"""What is chosen so that it takes less long."""
RESTARTED = (3, 25)
"""After so many of the person's moves the bot is stopped and started again."""
MINUTES = 5
"""So many the others may go on for, where the person is out of the game."""
MOST = 400
"""Whoever makes more moves is stuck."""

pytestmark = pytest.mark.whole


class Person(Household):
    """Somebody who sits alone with company, and does as a steady player of the house would."""

    def choose(self, state: Any, awaited: Sequence[Seat]) -> tuple[Seat, Move]:
        """Return what the person does: whatever is left to people is theirs."""
        assert tuple(awaited) == (0,), "nobody waits for a player of the house"
        return super().choose(state, awaited)


@pytest.mark.rule("TAB-100", "TAB-103", "TAB-104", "TAB-106")
@pytest.mark.parametrize("key", [key for key, game in games().items() if plays(game) is not None])
async def test_a_person_alone_plays_a_whole_game_with_company(key: str, caplog: pytest.LogCaptureFixture) -> None:
    game: AnyGame = games()[key]
    caplog.set_level(logging.WARNING, "engine")
    world = await World.open(seed=f"alone {key}")
    try:
        players = Players(world)
        options = tuple(SHORT.get(key, {}).items())
        await players.run("ada", Command(("delve", "new"), (("game", key), *options)))
        for level in LEVELS:
            await players.run("ada", Command(("host", "hire"), (("level", level),)))
        await players.run("ada", Command(("delve", "start"), (("quick", "true"),)))
        seated = Seated(world, players, game, Person(game, ("steady", *LEVELS), f"alone {key}", people=1), ("ada",))
        counting = Counting(world, world.channels[players.channel].id)
        made = 0

        def pressed() -> None:
            before = counting.pace.posts
            counting.pressed()
            assert counting.pace.posts <= before + 1, "a command brings one post, or writes one anew"

        async for _ in seated.moves(pressed):
            made += 1
            assert made < MOST
            if made in RESTARTED:
                await world.restart()
        assert made > RESTARTED[0] and counting.pace.posts > RESTARTED[0] and not seated.live.awaited
        # Where the person is out of the game the others play it to its end, so many moves a minute.
        for _ in range(MINUTES):
            if game.outcome(seated.live.table.state) is None:
                await world.wait(timedelta(minutes=1))
                await seated.look()
        assert game.outcome(seated.live.table.state) is not None
        assert [seat.level for seat in seated.live.seats] == ["", *LEVELS]
        assert not [record.getMessage() for record in caplog.records if record.name.startswith("engine")]
        for post in world.env.backend.messages[world.channels[players.channel].id].values():
            assert "<@" not in text_of(world, post), "a player of the house is never called"
    finally:
        await world.close()
