"""One plain turn of the Cavern: three or four presses in one private message, and one deadline plays all of it."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

from engine.games.cavern.game import CavernGame
from engine.games.cavern.state.board import board
from engine.games.cavern.state.state import Laid
from tests.cogs.conftest import said
from tests.cogs.offered import moves
from tests.games.cavern.cogs.caverns import Caverns, opened


async def gathered(database: Path, **options: str) -> Caverns:
    """Return a cavern of Ada and Bob whose first tile is to be laid."""
    house = await opened(database, CavernGame(), "lantern")
    await house.gather(house.bob, **options)
    for who in (house.ada, house.bob):
        seat = house.live.seat_of(who.id)
        if seat in house.live.awaited and house.state.phase == "factions":
            await house.press(who, house.newest(), moves(house.newest())[0])
    assert house.state.phase == "play"
    return house


def closes(house: Caverns, move: str) -> bool:
    """Return whether a tile laid like that closes a room."""
    _, number, at, turn = move.split()
    tile, map_ = house.state.players[house.state.acting].hand[int(number) - 1], board(house.state.tiles)
    return bool(board((*house.state.tiles, Laid(map_.letters[at], tile, int(turn)))).newly_completed)


async def test_the_best_ways_of_all_tiles_take_two_presses_the_delver_with_the_tile(tmp_path: Path) -> None:
    house = await gathered(tmp_path / "delves.sqlite3")
    try:
        who, posted = house.awaited, len(house.posts())
        panel = await house.panel(who)
        first, second, *tiles = moves(panel)[:5]
        assert tiles == ["place 1", "place 2", "place 3"]
        for both in (first, second):
            assert re.fullmatch(r"both place [1-3] [A-C] \d+; send \w+ \d", both), both
        entries = house.live.rows
        await house.press(who, panel, first)
        assert len(house.state.tiles) == 2 and house.state.step != "send" and len(house.state.delvers) == 1
        assert house.live.rows == entries + 2, "each is a move of its own in the journal"
        assert len(house.posts()) <= posted + 1 and house.env.errors == []
    finally:
        await house.world.close()


async def test_a_plain_turn_takes_four_presses_in_one_private_message(tmp_path: Path) -> None:
    house = await gathered(tmp_path / "delves.sqlite3")
    try:
        who, posted = house.awaited, len(house.posts())
        panel, presses = await house.panel(who), 1
        for text in ("place 1", "place 1", "send"):
            begun = [move for move in moves(panel) if move.startswith(text)]
            # A tile alone leads to all of its ways; none is taken that closes a room, for then the turn goes on.
            open_ = [move for move in begun if move.count(" ") < 3 or not closes(house, move.removeprefix("!"))]
            move = next((move for move in begun if move == text), open_[0])
            result = await house.press(who, panel, move)
            presses += 1
            assert not [followup for followup in result.followups if followup.ephemeral], (
                "nothing is told in a message of its own"
            )
        assert presses == 4 and not panel.message.components
        # The tile in the post of the turn, the delver in that of the next one's, who is called by it.
        assert len(house.posts()) == posted + 1
        laid, sent = (post.content for post in house.posts()[-2:])
        assert laid.count(" lays a tile at ") == 1 and " lays a tile" not in sent and "'s Delver enters " in sent
        assert house.env.errors == []
    finally:
        await house.world.close()


async def test_one_deadline_plays_the_whole_turn_and_the_next_is_called(tmp_path: Path) -> None:
    house = await gathered(tmp_path / "delves.sqlite3", wait="2")
    try:
        absent, posted = house.awaited, len(house.posts())
        other = house.ada if absent is house.bob else house.bob
        name = absent.name.title()
        assert "-# No answer: the game goes on <t:" in house.newest().content
        await house.world.wait(timedelta(hours=2, minutes=1))
        assert len(house.posts()) == posted + 1
        post = house.newest()
        assert post.content.startswith(f"No word from {name}, so the game goes on. {name} lays a tile at ")
        assert house.state.turns == 1 and house.awaited is other
        assert [user.id for user in post.mentions] == [other.id]
    finally:
        await house.world.close()


async def test_a_place_that_is_not_there_is_answered_by_the_game(tmp_path: Path) -> None:
    house = await gathered(tmp_path / "delves.sqlite3")
    try:
        result = await house.awaited.slash(house.tavern, "place", tile="1", at="Z")
        assert said(result).startswith("There is no place Z; the free ones are L1, N1 and M2. (CAV-068)")
        found = await house.awaited.autocomplete(house.tavern, "place", "turn", "", tile="1", at="A")
        assert found and all(item["name"].startswith(f"{item['value']}°") for item in found)
    finally:
        await house.world.close()
