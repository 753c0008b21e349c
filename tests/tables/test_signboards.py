"""Where a table is: what its signboard tells, and what its thread is called."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOption, NoTable, TableTaken
from engine.tables.admin.signboards import gathering_name, thread_name
from engine.tables.updates.update import how_far
from tests.tables.house import ADA, BOB, CY, HOME, House

BOARD, THREAD = 70, 71


async def gathered(house: House) -> int:
    """Let Ada gather a party in a thread that was opened from a signboard; return the table."""
    update = await house.tables.lobby.gather(house.call(ADA, THREAD), "corridor", {}, board=BOARD)
    assert update.board == BOARD
    return update.version.table


@pytest.mark.rule("TAB-090")
async def test_a_signboard_tells_how_its_table_stands(house: House) -> None:
    table = await gathered(house)
    sign = await house.tables.signboards.sign(table)
    assert sign is not None and (sign.board, sign.post, sign.channel) == (BOARD, THREAD, THREAD)
    assert (sign.status, sign.host, sign.players, sign.joinable) == ("lobby", ADA, 1, True)
    await house.tables.lobby.join(house.call(BOB, THREAD))
    await house.tables.lobby.start(house.call(ADA, THREAD))
    sign = await house.tables.signboards.sign(table)
    assert sign is not None and (sign.status, sign.far, sign.awaited) == ("running", "round 1", (ADA,))
    assert not sign.joinable
    await house.reopen()
    assert await house.tables.signboards.sign(table) == sign and await house.tables.signboards.signed() == (table,)
    await house.tables.lobby.end(house.call(ADA, THREAD))
    sign = await house.tables.signboards.sign(table)
    assert sign is not None and sign.status == "over" and await house.tables.signboards.signed() == ()


@pytest.mark.rule("TAB-090")
async def test_a_closed_lobby_is_told_of_and_the_next_table_of_the_thread_has_the_same_signboard(house: House) -> None:
    table = await gathered(house)
    await house.tables.lobby.end(house.call(ADA, THREAD))
    sign = await house.tables.signboards.sign(table)
    assert sign is not None and sign.status == "closed"
    update = await house.tables.lobby.gather(house.call(BOB, THREAD), "toy", {})
    sign = await house.tables.signboards.sign(update.version.table)
    assert sign is not None and (sign.board, sign.post, sign.host) == (BOARD, THREAD, BOB)


@pytest.mark.rule("TAB-090")
async def test_a_table_that_was_gathered_in_its_channel_has_no_signboard(house: House) -> None:
    update = await house.begin(ADA, BOB)
    assert await house.tables.signboards.sign(update.version.table) is None
    assert update.board == 0
    assert await house.tables.signboards.sign(99) is None


@pytest.mark.rule("TAB-060")
async def test_the_signboard_follows_a_table_that_is_moved_and_the_next_one_there_has_none(house: House) -> None:
    table = await gathered(house)
    moved = await house.tables.lobby.move_here(house.call(ADA, HOME), THREAD)
    assert moved.board == BOARD
    sign = await house.tables.signboards.sign(table)
    assert sign is not None and (sign.post, sign.channel) == (THREAD, HOME)
    await house.tables.lobby.end(house.call(ADA, HOME))
    update = await house.tables.lobby.gather(house.call(BOB, HOME), "toy", {})
    assert await house.tables.signboards.sign(update.version.table) is None


async def test_who_plays_in_a_thread_is_known_by_name(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.leave(house.call(BOB))
    assert await house.tables.signboards.players(HOME) == ("Ada",)


@pytest.mark.rule("TAB-090")
async def test_what_would_be_refused_is_known_before_a_thread_is_opened(house: House) -> None:
    house.tables.lobby.check_gather(house.call(CY, BOARD), "toy", {})
    with pytest.raises(BadOption):
        house.tables.lobby.check_gather(house.call(CY, BOARD), "toy", {"rounds": "99"})
    await house.begin(ADA, BOB, channel=BOARD)
    house.tables.lobby.check_gather(house.call(CY, BOARD), "toy", {})
    with pytest.raises(TableTaken):
        await house.tables.lobby.gather(house.call(CY, BOARD), "toy", {})


@pytest.mark.rule("TAB-091")
async def test_a_table_in_direct_messages_stays_there(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA, 90, guild=0), "toy", {})
    for call in (house.call(ADA, 91, guild=0), house.call(BOB, 92, guild=0), house.call(ADA, HOME)):
        with pytest.raises(NoTable, match="No table of this server"):
            await house.tables.lobby.move_here(call, 90)


@pytest.mark.rule("TAB-090")
def test_a_thread_is_called_by_game_and_players_in_at_most_100_characters() -> None:
    assert gathering_name("Skyshard", "Ada") == "Skyshard - Ada's party"
    assert thread_name("Skyshard", ["Ada"]) == "Skyshard - Ada"
    assert thread_name("Skyshard", ["Ada", "Bob", "Cy"]) == "Skyshard - Ada, Bob and Cy"
    names = [letter * 30 for letter in "ABCDEF"]
    long = thread_name("Galaxy", names)
    assert long == f"Galaxy - {'A' * 30}, {'B' * 30} and 4 others" and len(long) <= 100
    assert thread_name("Galaxy", ["A" * 30, "B" * 30, "C" * 30]) == f"Galaxy - {'A' * 30}, {'B' * 30} and 1 other"
    assert len(gathering_name("G" * 90, "A" * 32)) == 100 == len(thread_name("G" * 200, ["Ada"]))


@pytest.mark.parametrize(
    ("status", "far"),
    [
        ("Round 4. 2 of 3 shards.", "round 4"),
        ("Round 1; Ada leads, 2/8; passed: Cy.", "round 1"),
        ("Day 2, noon. Fog.", "day 2"),
        ("Round 1 of 3. Ada 0, Bob 0.", "round 1 of 3"),
        ("In town. 2 Valuables.", ""),
        ("", ""),
    ],
)
def test_how_far_a_game_is_stands_first_in_how_it_stands(status: str, far: str) -> None:
    assert how_far(status) == far
