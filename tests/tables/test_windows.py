"""Links to the page of a table: who gets which eyes, and how long a link is good."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOption, NotAllowed
from engine.store.shut_out import ShutOutRow
from tests.tables.house import ADA, BOB, CY, HOME, House


async def is_good(house: House, key: str) -> bool:
    """Return whether a link still leads to a table."""
    try:
        await house.tables.windows.visit(key)
    except NotAllowed as refused:
        assert refused.rule == "TAB-198"
        return False
    return True


@pytest.mark.rule("TAB-196", "TAB-197")
async def test_who_sits_there_gets_their_own_eyes_and_others_what_everybody_may_see(house: House) -> None:
    await house.begin(ADA, BOB)
    own, is_own = await house.tables.windows.open(house.call(ADA))
    visit = await house.tables.windows.visit(own)
    assert is_own and visit.member == ADA and (visit.table, visit.channel, visit.newest) == (1, HOME, True)
    for who, wanted in ((ADA, False), (CY, True)):
        key, is_own = await house.tables.windows.open(house.call(who), own=wanted)
        assert not is_own and (await house.tables.windows.visit(key)).member is None


@pytest.mark.rule("TAB-197")
async def test_a_link_stays_with_its_game_when_another_begins(house: House) -> None:
    await house.begin(ADA, BOB)
    key, _ = await house.tables.windows.open(house.call(ADA))
    await house.tables.lobby.end(house.call(ADA))
    assert (await house.tables.windows.visit(key)).newest
    await house.begin(ADA, BOB)
    visit = await house.tables.windows.visit(key)
    assert visit.table == 1 and not visit.newest


@pytest.mark.rule("TAB-198")
async def test_the_store_keeps_no_key(house: House) -> None:
    await house.begin(ADA, BOB)
    key, _ = await house.tables.windows.open(house.call(ADA))
    mark = await house.value("SELECT mark FROM windows")
    assert len(key) == 32 and isinstance(mark, str) and len(mark) == 64 and key not in mark
    assert not await is_good(house, mark) and not await is_good(house, "") and not await is_good(house, key[:-1])
    await house.reopen()
    assert await is_good(house, key)


@pytest.mark.rule("TAB-198")
async def test_an_own_link_is_good_as_long_as_its_seat(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    key, _ = await house.tables.windows.open(house.call(BOB))
    others, _ = await house.tables.windows.open(house.call(CY))
    await house.tables.lobby.leave(house.call(BOB))
    assert not await is_good(house, key) and await is_good(house, others)


@pytest.mark.rule("TAB-198")
async def test_closing_makes_all_own_links_useless_and_no_others(house: House) -> None:
    await house.begin(ADA, BOB)
    mine = [(await house.tables.windows.open(house.call(ADA)))[0] for _ in range(2)]
    public, _ = await house.tables.windows.open(house.call(ADA), own=False)
    bobs, _ = await house.tables.windows.open(house.call(BOB))
    assert await house.tables.windows.close(house.call(ADA)) == 2
    assert [await is_good(house, key) for key in (*mine, public, bobs)] == [False, False, True, True]
    assert await house.tables.windows.close(house.call(ADA)) == 0


@pytest.mark.rule("TAB-198", "TAB-125")
async def test_a_link_that_is_not_used_for_14_days_is_deleted(house: House) -> None:
    await house.begin(ADA, BOB)
    used, _ = await house.tables.windows.open(house.call(ADA))
    unused, _ = await house.tables.windows.open(house.call(BOB))
    shared, _ = await house.tables.windows.open(house.call(BOB), own=False)
    house.wait(24 * 13)
    assert await is_good(house, used)
    house.wait(24 * 2)
    await house.tables.cleanup.purge()
    assert await is_good(house, used) and not await is_good(house, unused) and await is_good(house, shared)


@pytest.mark.rule("TAB-198")
async def test_of_ones_own_links_the_20_that_were_used_last_stay(house: House) -> None:
    await house.begin(ADA, BOB)
    keys = []
    for _ in range(21):
        keys.append((await house.tables.windows.open(house.call(ADA)))[0])
        house.wait(1)
    assert [await is_good(house, key) for key in (keys[0], keys[1], keys[20])] == [False, True, True]


@pytest.mark.rule("TAB-198", "TAB-122")
async def test_who_is_forgotten_has_no_link(house: House) -> None:
    await house.begin(ADA, BOB)
    key, _ = await house.tables.windows.open(house.call(ADA))
    assert (await house.tables.privacy.forget(ADA)).done
    assert not await is_good(house, key) and await house.count("windows") == 0


@pytest.mark.rule("TAB-198", "TAB-125")
async def test_the_links_of_a_deleted_table_go_with_it(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    key, _ = await house.tables.windows.open(house.call(ADA))
    await house.tables.lobby.end(house.call(ADA))
    assert not await is_good(house, key)
    house.wait(24 * 10)
    await house.tables.cleanup.purge()
    assert await house.count("windows") == 1
    house.wait(24 * 21)
    await house.tables.cleanup.purge()
    assert await house.count("windows") == 0


@pytest.mark.rule("TAB-199")
async def test_a_server_says_for_whom_its_tables_have_windows(house: House) -> None:
    await house.begin(ADA, BOB)
    mine, _ = await house.tables.windows.open(house.call(ADA))
    public, _ = await house.tables.windows.open(house.call(CY))
    for windows, good in ((1, [True, False]), (0, [False, False]), (2, [True, True])):
        settings = await house.tables.server_settings.want(1, windows=windows)
        assert settings.windows == windows
        assert [await is_good(house, key) for key in (mine, public)] == good
    await house.tables.server_settings.want(1, windows=1)
    for who, own, words in ((CY, True, "only for those who sit there"), (ADA, False, "only for those who sit there")):
        with pytest.raises(NotAllowed, match=words) as refused:
            await house.tables.windows.open(house.call(who), own=own)
        assert refused.value.rule == "TAB-199"
    await house.tables.server_settings.want(1, windows=0)
    with pytest.raises(NotAllowed, match="switched them off"):
        await house.tables.windows.open(house.call(ADA))
    await house.tables.server_settings.as_usual(1)
    assert await is_good(house, public)
    with pytest.raises(BadOption):
        await house.tables.server_settings.want(1, windows=3)


@pytest.mark.rule("TAB-210")
async def test_the_host_switches_spectators_off_and_the_links_for_everybody_are_dead_for_good(house: House) -> None:
    await house.begin(ADA, BOB)
    windows = house.tables.windows
    own, _ = await windows.open(house.call(BOB))
    shared = [(await windows.open(house.call(who), own=False))[0] for who in (ADA, CY)]
    assert [await is_good(house, key) for key in (own, *shared)] == [True] * 3
    changed: list[int] = []
    house.tables.changed.append(changed.append)
    await windows.let_watch(house.call(ADA), watched=False)
    assert changed == [HOME], "open pages ask anew"
    assert [await is_good(house, key) for key in (own, *shared)] == [True, False, False]
    for who, wanted in ((CY, True), (ADA, False)):
        with pytest.raises(NotAllowed, match="switched spectators off") as refused:
            await windows.open(house.call(who), own=wanted)
        assert refused.value.rule == "TAB-210"
    await house.reopen()
    with pytest.raises(NotAllowed):
        await house.tables.windows.open(house.call(CY))
    await house.tables.windows.let_watch(house.call(ADA), watched=True)
    new, _ = await house.tables.windows.open(house.call(CY))
    assert [await is_good(house, key) for key in (own, *shared, new)] == [True, False, False, True]


@pytest.mark.rule("TAB-210", "TAB-054")
async def test_only_the_host_or_a_manager_switches_spectators_off_and_for_this_table_alone(house: House) -> None:
    await house.begin(ADA, BOB)
    shared, _ = await house.tables.windows.open(house.call(CY))
    for who in (BOB, CY):
        with pytest.raises(NotAllowed) as refused:
            await house.tables.windows.let_watch(house.call(who), watched=False)
        assert refused.value.rule == "TAB-054" and await is_good(house, shared)
    await house.tables.windows.let_watch(house.call(CY, manager=True), watched=False)
    assert not await is_good(house, shared)
    await house.tables.lobby.end(house.call(ADA))
    with pytest.raises(NotAllowed):
        await house.tables.windows.open(house.call(CY))
    await house.begin(ADA, BOB)
    key, _ = await house.tables.windows.open(house.call(CY))
    assert await is_good(house, key), "the next game in the channel has spectators again"


@pytest.mark.rule("TAB-211")
async def test_a_member_who_left_the_server_loses_their_link_10_minutes_later_at_the_latest(house: House) -> None:
    await house.begin(ADA, BOB)
    asked: list[tuple[int, int, int]] = []
    gone: set[int] = set()

    async def has_left(guild: int, channel: int, member: int) -> bool:
        asked.append((guild, channel, member))
        return member in gone

    house.tables.windows.has_left = has_left
    mine, _ = await house.tables.windows.open(house.call(ADA))
    bobs, _ = await house.tables.windows.open(house.call(BOB))
    shared, _ = await house.tables.windows.open(house.call(BOB), own=False)
    assert [await is_good(house, key) for key in (mine, bobs, shared)] == [True] * 3
    assert asked == [(1, HOME, ADA.id), (1, HOME, BOB.id)], "who has everybody's eyes is nobody in particular"
    gone.add(BOB.id)
    house.wait(9 / 60)
    assert await is_good(house, bobs) and len(asked) == 2, "Discord is not asked at each visit"
    house.wait(2 / 60)
    assert [await is_good(house, key) for key in (mine, bobs, shared)] == [True, False, True]
    # It is dead for good, also if they come back; a new one is as good as before.
    gone.clear()
    assert not await is_good(house, bobs)
    again, _ = await house.tables.windows.open(house.call(BOB))
    assert await is_good(house, again)


@pytest.mark.rule("TAB-206", "TAB-197")
async def test_a_link_of_who_is_shut_out_is_good_no_more_until_they_are_let_in(house: House) -> None:
    await house.begin(ADA, BOB)
    mine, _ = await house.tables.windows.open(house.call(ADA))
    shared, _ = await house.tables.windows.open(house.call(BOB), own=False)
    listed = house.tables._context.store.shut_out

    async def let_in(key: str) -> bool:
        try:
            await house.tables.windows.visit(key)
        except NotAllowed as error:
            assert error.rule == "TAB-206"
            return False
        return True

    for kind, number, good in (("member", ADA.id, [False, True]), ("server", 1, [False, False])):
        await listed.add(ShutOutRow(kind, number, 0))
        await house.tables.shut_out.read()
        assert [await let_in(key) for key in (mine, shared)] == good
        await listed.remove(kind, number)
        await house.tables.shut_out.read()
        assert [await let_in(key) for key in (mine, shared)] == [True, True]
