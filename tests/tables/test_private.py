"""Private tables: of one person, without a channel; left out of all that is about tables in channels (TAB-160)."""

from __future__ import annotations

import msgspec
import pytest

from engine.api.private_tables import is_private
from engine.api.update import Call, Member, Update
from engine.core.errors import GameError, NoTable, NotAllowed, Stale
from engine.store import Sort
from engine.tables.lobby.private import begun, resumed
from engine.tables.moves.act import act
from engine.tables.session.live import Session
from engine.tables.session.load import live_of
from engine.tables.session.result import CommandResult
from tests.tables.house import ADA, BOB, HOME, House

GUILD = 1


async def opened(
    house: House, who: Member = ADA, sort: Sort = "practice", game: str = "corridor", *levels: str, key: str = "a key"
) -> Update:
    """Open a private table."""

    def begin(call: Call) -> CommandResult:
        return begun(call, sort, house.tables.games[game], {}, key, 1, company=levels)

    return await house.tables.private.open(house.call(who), begin)


async def live(house: House, place: int) -> Session:
    return await house.tables._context.cache.seen(place)


@pytest.mark.rule("TAB-160")
async def test_it_is_played_like_any_table_beside_the_one_of_its_channel(house: House) -> None:
    await house.begin(ADA, BOB)
    update = await opened(house)
    assert is_private(update.channel) and not is_private(HOME) and not is_private(-7)
    moved = await house.act(ADA, "step 1", update.channel)
    assert moved.version.table == update.version.table and moved.channel == update.channel
    assert (await house.tables.views.latest(HOME)).version.table != update.version.table
    await house.reopen()
    again = await house.tables.views.latest(update.channel)
    assert again.version == moved.version and [item.name for item in again.awaited] == ["Ada"]
    await house.act(ADA, "step 1", update.channel)
    second = await opened(house)
    assert second.channel != update.channel
    ours = await house.tables.private.in_use(ADA.id, "practice", "branch")
    assert [row.id for row in ours] == [update.version.table, second.version.table]
    assert await house.tables.private.in_use(ADA.id, "daily") == () == await house.tables.private.in_use(BOB.id, "practice")


@pytest.mark.rule("TAB-160")
async def test_only_its_owner_finds_it(house: House) -> None:
    await house.begin(ADA, BOB)
    update = await opened(house)
    assert await house.tables.private.place(update.version.table, ADA.id) == update.channel
    with pytest.raises(NotAllowed, match="someone else's own table"):
        await house.tables.private.place(update.version.table, BOB.id)
    with pytest.raises(GameError):
        await house.act(BOB, "step 1", update.channel)
    ordinary = (await house.tables.views.latest(HOME)).version.table
    assert await house.tables.private.place(ordinary, BOB.id) == 0 == await house.tables.private.place(999, ADA.id)


@pytest.mark.rule("TAB-160")
async def test_no_one_is_told_of_it_and_nothing_runs_out(house: House) -> None:
    update = await opened(house, ADA, "daily", "march", "steady", "steady")
    assert update.story and "sealed" not in update.story + update.key
    row = (await live(house, update.channel)).row
    assert (row.alarm, row.due, row.sort, row.hints) == (0, 0, "daily", -1)
    assert await house.tables.outbox.untold() == [] and await house.tables.my_tables.of(ADA.id) == ()
    assert await house.tables.admin.held(GUILD) == () and await house.tables.deadlines.tables_in(GUILD) == ()
    assert (await house.tables._context.store.census.taken(10**10)).tables == {}
    assert (await house.tables._context.store.server_backups.server(GUILD)).tables == ()
    assert await house.tables._context.store.members.channels_of(ADA.id) == ()
    assert await house.later(1000) == [] and await house.tables.outbox.untold() == []


@pytest.mark.rule("TAB-160")
async def test_a_call_that_arrives_twice_opens_one(house: House) -> None:
    call = house.call(ADA)

    def begin(there: Call) -> CommandResult:
        return begun(there, "practice", house.tables.games["corridor"], {}, "a key", 1)

    first, second = await house.tables.private.open(call, begin), await house.tables.private.open(call, begin)
    assert second.again and second.version == first.version
    assert await house.count("tables") == 1


@pytest.mark.rule("TAB-160")
async def test_the_same_key_brings_the_same_company(house: House) -> None:
    names = []
    for who in (ADA, BOB):
        house.wait(5)
        update = await opened(house, who, "daily", "march", "steady", "steady", key="the day's")
        names.append([row.name for row in (await live(house, update.channel)).company])
    assert names[0] == names[1] and len(names[0]) == 2
    (ours,) = await house.tables.private.in_use(ADA.id, "daily")
    first, second = await live(house, ours.channel), await live(house, update.channel)
    assert first.playing().counter == second.playing().counter


@pytest.mark.rule("TAB-160", "TAB-037")
async def test_what_was_shown_stays_where_one_try_counts(house: House) -> None:
    counted, practice = await opened(house, ADA, "daily"), await opened(house, ADA, "practice")
    kept = []
    for place in (counted.channel, practice.channel):
        update = await house.act(ADA, "step 1", place)
        rows = await house.tables._context.store.entries(update.version.table, 0, 9)
        kept.append((update.undo, rows[-1].free))
    for (undo, free), sort in zip(kept, ("daily", "practice"), strict=True):
        assert undo is (free or sort == "practice")


@pytest.mark.rule("TAB-160")
async def test_a_game_goes_on_from_where_another_stood(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    before = await live(house, HOME)
    rows = await house.tables._context.store.entries(before.row.id, 0, 9)
    seats = tuple(msgspec.structs.replace(row, gone=row.member != ADA.id) for row in before.seats)

    def begin(call: Call) -> CommandResult:
        return resumed(call, "branch", before.playing(), seats, rows, 1)

    update = await house.tables.private.open(house.call(ADA), begin)
    await house.reopen()
    kept = await house.tables._context.store.load(await house.tables._context.cache.row(update.channel))
    branch = live_of(kept, house.tables.games)
    assert branch.playing().state == before.playing().state and branch.row.key == before.row.key
    assert (await live(house, HOME)).version == before.version
    with pytest.raises(GameError, match=r"."):
        await house.tables.undo.undo(house.call(ADA, update.channel))
    await house.tables.private.close(update.version.table)
    with pytest.raises(NoTable):
        await house.tables.views.latest(update.channel)
    assert await house.count("tables") == 2, "the newest update's table leaves an empty row"


@pytest.mark.rule("TAB-160", "TAB-122")
async def test_it_goes_with_its_owner_and_when_it_is_left_lying(house: House) -> None:
    await house.begin(ADA, BOB)
    first, second = await opened(house), await opened(house, BOB)
    await house.tables.privacy.forget(ADA)
    with pytest.raises(NoTable):
        await house.tables.views.latest(first.channel)
    assert (await house.tables.views.latest(second.channel)).version == second.version
    house.wait(31 * 24)
    assert await house.tables.cleanup.purge() >= 1
    with pytest.raises(NoTable):
        await house.tables.views.latest(second.channel)


@pytest.mark.rule("TAB-160")
async def test_one_that_is_deleted_is_no_ones_and_is_not_gone_on_with(house: House) -> None:
    update = await opened(house)
    before = await live(house, update.channel)
    step = act(before, house.call(ADA, update.channel), "step 1", None, 5)
    await house.tables.private.close(update.version.table)
    assert await house.count("tables") == 1, "the newest update's table leaves an empty row"
    assert await house.tables.private.place(update.version.table, ADA.id) == 0
    assert await house.tables.private.sort(update.version.table) == ""
    # Another process had it in mind, and was about to write.
    with pytest.raises(Stale):
        await house.tables._context.save(before, step, house.call(ADA, update.channel))
    assert await house.count("seats") == 0


@pytest.mark.rule("TAB-122", "TAB-160")
async def test_it_stays_where_a_player_of_the_same_name_is_forgotten(house: House) -> None:
    await house.begin(ADA, BOB)
    namesake = Member(777, "Ada")
    update = await opened(house, namesake)
    await house.tables.lobby.end(house.call(namesake, update.channel))
    await house.tables.privacy.forget(ADA)
    assert (await house.tables.views.latest(update.channel)).version.table == update.version.table


@pytest.mark.rule("TAB-124", "TAB-160")
async def test_a_server_where_a_member_plays_alone_and_the_bot_never_was_is_none_that_it_was_removed_from(
    house: House,
) -> None:
    update = await opened(house, sort="daily")
    await house.tables.cleanup.compare({GUILD + 1})
    assert await house.tables._context.store.purge.removed() == ()
    assert (await house.tables.views.latest(update.channel)).version == update.version
