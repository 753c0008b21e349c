"""Another way, through the tables: whose it is, when it may be begun, how long it is kept, what it leaves as it was."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from engine.api.update import Update
from engine.api.views import Eye
from engine.core.errors import GameError, NoTable, NotAllowed

from .house import ADA, BOB, CY, HOME, House

PUBLIC = Eye()


async def over(house: House) -> Update:
    """Let Ada and Bob begin Corridor, Ada make a move, and end it."""
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    return await house.tables.lobby.end(house.call(ADA))


async def begun(house: House, ended: Update, who: object = ADA, number: int = 2, eye: Eye = PUBLIC) -> Update:
    return await house.tables.branches.begin(house.call(who), ended.version.table, number, eye)  # type: ignore[arg-type]


@pytest.mark.rule("TAB-193", "TAB-195")
async def test_the_game_itself_stays_as_it_was(house: House) -> None:
    ended = await toyed(house)
    before = await house.tables.exports.export(HOME)
    branch = await begun(house, ended)
    assert branch.channel != HOME and branch.story.startswith("You play Ada, the others are mine.")
    await house.reopen()
    live = await house.tables._context.cache.seen(branch.channel)
    assert [(row.level, row.keeper) for row in live.seats] == [("", -1), ("steady", -1)] and live.seats[0].name == "Ada"
    original = await house.tables._context.store.table(ended.version.table)
    assert original is not None and (live.row.key, live.row.origin, live.row.sort) == (original.key, 2, "branch")
    assert not branch.undo and not (await house.tables.views.latest(branch.channel)).undo
    with pytest.raises(GameError, match="nothing to take back yet"):
        await house.tables.undo.undo(house.call(ADA, branch.channel))
    moved = await house.act(ADA, str(next(iter(live.view_cache.legal(0)))), branch.channel)
    assert moved.undo, "what one has tried there is taken back at once"
    await house.tables.undo.undo(house.call(ADA, branch.channel))
    assert (await house.tables._context.cache.seen(branch.channel)).playing().state == live.playing().state
    assert await house.tables.exports.export(HOME) == before
    assert await house.tables.my_tables.of(ADA.id) == () and await house.count("kept") == 0
    with pytest.raises(NotAllowed, match="someone else's own table"):
        await house.tables.private.place(branch.version.table, BOB.id)
    _, written = await house.tables.exports.export(branch.channel)
    assert b'"about": "Another way, from entry 2 of Toy (TAB-195)."' in written and b"a key" not in written
    # After both have picked a card the bots have nothing to do first, and what was played is not offered to be taken back.
    assert not (await begun(house, ended, number=3)).undo


async def toyed(house: House) -> Update:
    """Let Ada and Bob begin Toy and pick a card each, and Ada end it."""
    await house.begin(ADA, BOB, game="toy", rounds="3")
    for who in (ADA, BOB):
        live = await house.tables._context.cache.seen(HOME)
        seat = live.seat_of(who.id)
        assert seat is not None
        await house.act(who, str(next(iter(live.view_cache.legal(seat)))))
    return await house.tables.lobby.end(house.call(ADA))


@pytest.mark.rule("TAB-193")
async def test_who_did_not_play_takes_the_seat_that_was_awaited_or_whose_eyes_they_look_with(house: House) -> None:
    ended = await toyed(house)
    for eye, own in ((PUBLIC, 0), (Eye(1), 1)):
        branch = await begun(house, ended, CY, 1, eye)
        live = await house.tables._context.cache.seen(branch.channel)
        assert live.seats[own].member == CY.id and live.named(own).name == f"Cy (for {('Ada', 'Bob')[own]})"


@pytest.mark.rule("TAB-194")
async def test_it_is_refused_in_words_where_nothing_can_be_tried(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    running = (await house.tables.views.latest(HOME)).version
    with pytest.raises(NotAllowed, match="once the game is over") as refused:
        await house.tables.branches.begin(house.call(ADA), running.table, 1, PUBLIC)
    assert refused.value.rule == "TAB-194"
    ended = await house.tables.lobby.end(house.call(ADA))
    with pytest.raises(GameError, match="not here any more"):
        await house.tables.branches.begin(house.call(ADA, HOME + 1), ended.version.table, 1, PUBLIC)
    corridor = await over(house)
    with pytest.raises(GameError, match="I have no one who plays Corridor"):
        await begun(house, corridor)
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.lobby.start(house.call(ADA))
    mastered = await house.tables.lobby.end(house.call(ADA))
    with pytest.raises(GameError, match="A game master decided there"):
        await begun(house, mastered, number=1)


@pytest.mark.rule("TAB-194")
async def test_what_is_over_by_its_rules_leaves_nothing_to_decide_at_its_end(house: House) -> None:
    await house.begin(ADA, game="toy", rounds="1")
    while (await house.tables.views.latest(HOME)).kind != "end":
        live = await house.tables._context.cache.seen(HOME)
        await house.act(ADA, str(next(iter(live.view_cache.legal(0)))))
    ended = (await house.tables.views.latest(HOME)).version.table
    with pytest.raises(GameError, match="Nothing was left to decide by then"):
        await house.tables.branches.begin(house.call(ADA), ended, 999, PUBLIC)
    branch = await house.tables.branches.begin(house.call(ADA), ended, 1, PUBLIC)
    with pytest.raises(NotAllowed, match="once the game is over"):
        await house.tables.branches.begin(house.call(ADA, branch.channel), branch.version.table, 1, PUBLIC)


@pytest.mark.rule("TAB-194")
async def test_where_the_others_alone_would_end_it_nothing_is_left_to_decide(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", rounds="1")
    for who, move in ((ADA, "draft 8"), (BOB, "draft 5"), (ADA, "place 1 B1 0"), (ADA, "call Ash")):
        ended = await house.act(who, move)
    assert ended.kind == "end"
    before = await begun(house, ended, BOB, 1)
    # Once both have drafted, a game of one round is Ada's alone.
    with pytest.raises(GameError, match="nothing is left for Bob to decide: the others alone would end it") as refused:
        await begun(house, ended, BOB, 3)
    assert refused.value.rule == "TAB-194"
    assert await house.tables.branches.under_way(BOB.id) == (before.channel, 1), "the one before stays"


@pytest.mark.rule("TAB-195")
async def test_a_new_one_takes_the_place_of_the_one_before_and_a_week_ends_it(house: House) -> None:
    ended = await toyed(house)
    first = await begun(house, ended)
    bobs = await begun(house, ended, BOB)
    assert await house.tables.branches.under_way(ADA.id) == (first.channel, 2)
    call = house.call(ADA)
    second = await house.tables.branches.begin(call, ended.version.table, 1, PUBLIC)
    again = await house.tables.branches.begin(call, ended.version.table, 1, PUBLIC)
    assert again.again and await house.tables.branches.under_way(ADA.id) == (second.channel, 1)
    with pytest.raises(NoTable):
        await house.tables.views.latest(first.channel)
    await house.tables.lobby.end(house.call(BOB, bobs.channel))
    assert await house.tables.branches.under_way(BOB.id) is None
    house.wait(7 * 24 - 1)
    await house.tables.cleanup.purge()
    assert (await house.tables.views.latest(second.channel)).version.table == second.version.table
    house.wait(2)
    assert await house.tables.cleanup.purge() >= 2
    for gone in (second, bobs):
        with pytest.raises(NoTable):
            await house.tables.views.latest(gone.channel)
    assert (await house.tables.views.latest(HOME)).version.table == ended.version.table


@pytest.mark.rule("TAB-195")
async def test_of_two_that_are_begun_at_once_the_later_one_stays(house: House) -> None:
    ended = await toyed(house)
    branches = await asyncio.gather(*(begun(house, ended, ADA, number) for number in (1, 2)))
    newest = max(branches, key=lambda branch: branch.version.table)
    rows = await house.tables._context.store.members.branches(ADA.id)
    assert [row.id for row in rows] == [newest.version.table]
    assert (await house.tables.views.latest(newest.channel)).version == newest.version


@pytest.mark.rule("TAB-121", "TAB-160")
async def test_what_a_member_tries_alone_is_given_to_no_one_who_is_only_named_there(house: House) -> None:
    ended = await toyed(house)
    branch = await begun(house, ended, BOB)
    for status in ("running", "over"):
        written = msgspec.json.decode(await house.tables.privacy.export(ADA))
        (found,) = [item for item in written["tables"] if item["table"]["id"] == branch.version.table]
        assert found["table"]["status"] == status and set(found) == {"table", "named"}, found.keys()
        own = msgspec.json.decode(await house.tables.privacy.export(BOB))
        (found,) = [item for item in own["tables"] if item["table"]["id"] == branch.version.table]
        assert found["seats"], "its owner is given all of it"
        if status == "running":
            await house.tables.lobby.end(house.call(BOB, branch.channel))


@pytest.mark.rule("TAB-122", "TAB-195")
async def test_it_goes_when_anybody_of_the_game_is_forgotten(house: House) -> None:
    ended = await toyed(house)
    branch = await begun(house, ended)
    await house.tables.privacy.forget(BOB)
    with pytest.raises(NoTable):
        await house.tables.views.latest(branch.channel)


@pytest.mark.rule("TAB-122", "TAB-195")
async def test_it_goes_too_where_the_game_still_calls_a_seat_by_the_name_of_who_gave_it_away(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", rounds="3")
    await house.tables.lobby.hand_over(house.call(ADA), ADA, CY)
    ended = await house.tables.lobby.end(house.call(CY))
    branch = await begun(house, ended, BOB, 1)
    assert "Ada" in (await house.tables._context.cache.seen(branch.channel)).playing().names
    await house.tables.privacy.forget(ADA)
    with pytest.raises(NoTable):
        await house.tables.views.latest(branch.channel)
