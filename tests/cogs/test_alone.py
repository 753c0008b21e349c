"""A lone member with bot players of each level, in whole games, with restarts of the bot.

One game is played together, one against each other and with secrets, one by votes.

Bot players move by themselves, so no player waits for one.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.core.bot_players import LEVELS
from engine.core.game import AnyGame, Seat
from engine.core.moves import Move
from engine.games import games
from playground.players import Players
from playground.posts import text_of
from playground.script import Command
from playground.world import World
from tests.bench.pace import Counting
from tests.cogs.offered import sketching
from tests.games.parties import Household
from tests.games.seated import Seated

SHORT: dict[str, dict[str, str]] = {"skyshard": {"shards": "2"}}
"""Options that make a game shorter."""
RESTARTED = (3, 25)
"""After how many moves of the member the bot restarts."""
MINUTES = 5
"""How many minutes the others may play on if the member is out of the game."""
MOST = 400
"""A game with more moves is stuck."""

pytestmark = pytest.mark.whole


class Person(Household):
    """A member alone with bot players, who moves as a steady bot player would."""

    def choose(self, state: Any, awaited: Sequence[Seat]) -> tuple[Seat, Move]:
        """Return the move of the member, who makes all decisions that are left to members."""
        assert tuple(awaited) == (0,), "no bot player is awaited"
        return super().choose(state, awaited)


@pytest.mark.rule("TAB-100", "TAB-103", "TAB-104", "TAB-106")
@pytest.mark.parametrize("key", ["skyshard", "galaxy", "wilds"])
async def test_a_person_alone_plays_a_whole_game_with_company(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game: AnyGame = games()[key]
    caplog.set_level(logging.WARNING, "engine")
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed=f"alone {key}")
    try:
        players = Players(world)
        options = tuple(SHORT.get(key, {}).items())
        await players.run("ada", Command(("delve", "new"), (("game", key), *options)))
        for level in LEVELS:
            await players.run("ada", Command(("delve", "hire"), (("level", level),)))
        await players.run("ada", Command(("delve", "start"), (("quick", "true"),)))
        seated = Seated(world, players, game, Person(game, ("steady", *LEVELS), f"alone {key}", people=1), ("ada",))
        counting = Counting(world, world.channels[players.channel].id, game.key)
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
        assert made > RESTARTED[0] and counting.pace.posts > 1 and not seated.live.awaited
        # If the member is out of the game, the others play it to its end, with several moves a minute.
        for _ in range(MINUTES):
            if game.outcome(seated.live.table.state) is None:
                await world.wait(timedelta(minutes=1))
                await seated.look()
        assert game.outcome(seated.live.table.state) is not None
        assert [seat.level for seat in seated.live.seats] == ["", *LEVELS]
        assert not [record.getMessage() for record in caplog.records if record.name.startswith("engine")]
        for post in world.env.backend.messages[world.channels[players.channel].id].values():
            assert "<@" not in text_of(world, post), "a bot player is never mentioned"
    finally:
        await world.close()
