"""What the posts of a whole game tell: nothing twice in one post, no sentence that only says that nothing came about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.messages.text import update_content
from engine.api.update import Update
from engine.games import games
from tests.bench.pace import said_twice
from tests.games.parties import party_of
from tests.tables.house import ADA, HOME, House

MOST = 400
"""A game that takes more moves of its one member than this is not played to its end."""
IDLE = re.compile(
    r"(?:^|(?<=[.!?] ))(?:Nothing|No one|Nobody) (?:was|were|has|have|happen(?:s|ed)|changed|did|does)\b[^.!?]*[.!?]",
    re.MULTILINE,
)
"""Is a sentence that says no more than that nothing came about."""


async def posts(house: House, key: str) -> list[Update]:
    """Return the updates of a whole game that a member plays with two bot players."""
    game = games()[key]
    party = party_of(game, 3, f"posts {key}")
    await house.tables.lobby.gather(house.call(ADA), key, {}, key=f"posts {key}")
    for _ in range(2):
        await house.tables.bot_players.hire(house.call(ADA), "steady")
    told = [await house.tables.lobby.start(house.call(ADA))]
    while told[-1].awaited and len(told) < MOST:
        live = await house.tables._context.cache.seen(HOME)
        _, move = party.choose(live.playing().state, [0])
        told.append(await house.act(ADA, str(move)))
    return told


def test_a_sentence_that_says_only_that_nothing_came_about_is_known() -> None:
    assert IDLE.search("Ada passes.\nNothing was found, fought, lost or decided since.")
    assert IDLE.search("Ada passes. Nothing happened.") and not IDLE.search("The lock wants 5 1 4. Nothing fits.")


@pytest.mark.parametrize("key", sorted(games()))
async def test_no_post_of_a_whole_game_says_a_thing_twice_or_that_nothing_came_about(tmp_path: Path, key: str) -> None:
    house = House(tmp_path / "posts.sqlite")
    await house.open(games())
    try:
        told = await posts(house, key)
    finally:
        await house.tables.close()
    assert not told[-1].awaited, "it came to its end"
    for update in told:
        content = update_content(update)
        text = "\n".join(filter(None, (content.story, content.prompt)))
        assert not said_twice(text), text
        assert not IDLE.search(text), text
