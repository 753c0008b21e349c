"""Away: who missed two waits, or says so beforehand, is played for at once; stand-ins; how they come back."""

from __future__ import annotations

import pytest

from engine.api.update import Member, Update
from engine.core.errors import GameError, NotAllowed, NotSeated, NotYourTurn

from .corridor import Corridor
from .house import ADA, BOB, CY, DEE, HOME, House, forget_standings
from .test_nudges import RESTARTED
from .test_rivals import pick

DAY = 24 * 3600


def now(house: House) -> int:
    return int(house.clock.timestamp())


async def bob_away(house: House) -> Update:
    """Let Bob miss two waits of a day, while Ada plays; return what is told of the second."""
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    for left in (24, 12):
        update = await house.act(ADA, "pass")
        assert update.awaited == (BOB,) and update.due == now(house) + left * 3600, "the second wait is half as long"
        (update,) = await house.later(left)
    return update


async def away(house: House, who: Member, hours: float = 0, stand_in: Member | None = None) -> Update:
    """Let a player be away at this table for so long, 0 until they are back; return what is told."""
    until = now(house) + int(hours * 3600) if hours else 0
    updates, refused = await house.tables.presence.away(house.call(who), until, stand_in=stand_in)
    assert refused == []
    (update,) = updates
    return update


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_who_missed_two_waits_is_away_and_played_for_at_once(house: House, restarted: bool) -> None:
    update = await bob_away(house)
    assert update.away == (BOB,) and update.story == "No word from Bob, so the game goes on. Bob stays."
    for _ in range(3):
        await house.later(1, restarted=restarted)
        update = await house.act(ADA, "pass")
        assert update.story == "Ada stays. Bob stays."
        assert update.away == () and update.awaited == (ADA,) and update.mention == ()


@pytest.mark.rule("TAB-094")
async def test_one_missed_wait_is_forgiven_with_the_next_move(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    for _ in range(3):
        await house.act(ADA, "pass")
        (update,) = await house.later(24)
        assert update.away == ()
        await house.act(ADA, "pass")
        update = await house.act(BOB, "pass")
    await house.act(ADA, "pass")
    assert (await house.tables.views.latest(HOME)).due == now(house) + DAY


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_im_back_ends_it(house: House, restarted: bool) -> None:
    await bob_away(house)
    await house.later(1, restarted=restarted)
    with pytest.raises(NotYourTurn, match="I play for you at once while you are away"):
        await house.act(BOB, "pass")
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.story == "Bob is back." and back.mention == ()
    update = await house.act(ADA, "pass")
    assert update.awaited == (BOB,) and update.mention == (BOB.id,) and update.due == now(house) + DAY
    with pytest.raises(GameError, match="You have a seat at this table already"):
        await house.tables.lobby.join(house.call(BOB))


@pytest.mark.rule("TAB-021", "TAB-055", "TAB-094")
@RESTARTED
async def test_a_rivals_seat_is_given_away_once_they_missed_two_waits(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, game="toy", wait=24)
    await pick(house, ADA)
    with pytest.raises(NotAllowed, match="has stayed away twice running"):
        await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    (missed,) = await house.later(24, restarted=restarted)
    assert missed.away == ()
    with pytest.raises(NotAllowed, match="has stayed away twice running"):
        await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    while not await is_away(house, 1):
        await play_of(house, ADA)
        await house.later(24)
    assert await house.tables.presence.to_give(house.call(ADA)) == (BOB,)
    given = await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    assert given.story == "Dee plays on for Bob; in the delve the seat keeps the name Bob."
    assert not await is_away(house, 1)


async def is_away(house: House, seat: int) -> bool:
    return (await house.tables._context.cache.seen(HOME)).is_away(seat)


async def play_of(house: House, who: Member) -> None:
    """Let a player do all that is asked of them now."""
    while who in (await house.tables.views.latest(HOME)).awaited:
        live = await house.tables._context.cache.seen(HOME)
        seat = live.seat_of(who.id)
        assert seat is not None
        move = live.game.default(live.playing().state, seat)
        await house.act(who, str(move))


@pytest.mark.rule("TAB-055", "TAB-094")
async def test_a_rival_who_says_that_they_are_away_keeps_the_seat(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", wait=24)
    await pick(house, ADA)
    await house.later(24)
    assert (await house.tables._context.cache.seen(HOME)).seats[1].missed == 1
    await away(house, BOB, 240)
    with pytest.raises(NotAllowed, match="has stayed away twice running"):
        await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_who_says_so_beforehand_is_played_for_at_once_until_then(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    told = await away(house, BOB, 72)
    until = int(house.clock.timestamp()) + 72 * 3600
    assert told.kind == "move" and told.story == f"Bob is away until <t:{until}:f>: I play for them at once."
    assert told.awaited == (ADA,) and told.mention == () and told.tale, "Ada is asked the same, in the same post"
    await house.later(1, restarted=restarted)
    assert (await house.act(ADA, "pass")).story.splitlines()[0] == "Ada stays. Bob stays."
    assert await house.later(70, restarted=restarted) != [], "Ada is nudged, or late"
    await house.act(ADA, "step 1")
    home = [update.kind for _, update in await house.pass_by(1)]
    assert home == ["aside"], "Bob's seat comes home by itself, and no one is called"
    update = await house.act(ADA, "pass")
    assert update.awaited == (BOB,) and update.mention == (BOB.id,)


@pytest.mark.rule("TAB-094")
async def test_who_is_asked_something_and_goes_away_is_played_for_at_once(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    until = now(house) + 72 * 3600
    told = await away(house, ADA, 72)
    assert told.story == f"Ada is away: I play for them at once. Ada stays.\n-# Ada is away until <t:{until}:f>."
    assert told.awaited == (BOB,) and told.mention == (BOB.id,) and told.due == now(house) + DAY


@pytest.mark.rule("TAB-094", "TAB-095")
@RESTARTED
async def test_where_the_last_one_goes_away_the_table_sleeps_and_wakes_with_the_first_who_is_back(
    house: House, restarted: bool
) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await away(house, BOB, 48)
    until = now(house) + 240 * 3600
    told = await away(house, ADA, 240)
    assert told.kind == "sleep" and told.story == f"Ada is away until <t:{until}:f>, so the table sleeps."
    assert await house.later(100, restarted=restarted) == []
    # Bob's two days are over by now, Ada's ten are not.
    woken = await house.tables.pauses.wake(house.call(BOB))
    assert woken.story == f"Bob wakes the table. Ada stays.\n-# Ada is away until <t:{until}:f>."
    assert woken.awaited == (BOB,) and woken.due == now(house) + DAY
    assert await house.later(1) == []


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_away_back_ends_it_everywhere(house: House, restarted: bool) -> None:
    for channel in (HOME, 8):
        await house.begin(ADA, BOB, channel=channel, wait=24, rounds="100000")
    updates, _ = await house.tables.presence.away(house.call(BOB))
    assert {update.channel for update in updates} == {HOME, 8}
    await house.later(1, restarted=restarted)
    updates, refused = await house.tables.presence.back(house.call(BOB))
    assert [update.story for update in updates] == ["Bob is back."] * 2 and refused == []
    assert await house.tables.presence.back(house.call(BOB)) == ([], [])
    assert (await house.act(ADA, "pass")).awaited == (BOB,)


@pytest.mark.rule("TAB-094", "TAB-095")
async def test_away_back_wakes_a_table_that_sleeps(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await away(house, BOB)
    assert (await away(house, ADA)).kind == "sleep"
    updates, refused = await house.tables.presence.back(house.call(ADA))
    assert [update.story for update in updates] == ["Ada wakes the table."] and refused == []
    assert updates[0].awaited == (ADA,) and updates[0].due == now(house) + DAY


@pytest.mark.rule("TAB-094")
async def test_away_counts_in_this_server_unless_it_is_everywhere(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.gather(house.call(ADA, 8, guild=2), "corridor", {}, wait=0)
    await house.tables.lobby.join(house.call(BOB, 8, guild=2))
    await house.tables.lobby.start(house.call(ADA, 8, guild=2))
    updates, _ = await house.tables.presence.away(house.call(BOB))
    assert [update.channel for update in updates] == [HOME]
    await house.tables.presence.back(house.call(BOB))
    updates, _ = await house.tables.presence.away(house.call(BOB), everywhere=True)
    assert [update.channel for update in updates] == [HOME, 8]


# Stand-ins.


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_a_player_stands_in_and_the_seat_comes_home_by_itself_at_its_time(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=240, rounds="100000")
    until = now(house) + 72 * 3600
    told = await away(house, BOB, 72, DEE)
    assert told.story == f"Dee stands in for Bob until <t:{until}:f>."
    await house.later(1, restarted=restarted)
    update = await house.act(ADA, "pass")
    assert [member.id for member in update.awaited] == [DEE.id] and update.mention == (DEE.id,)
    with pytest.raises(NotSeated):
        await house.act(BOB, "pass")
    assert (await house.act(DEE, "step 1")).story == "Bob goes 1 on."
    assert await house.later(70, restarted=restarted) == []
    (home,) = await house.later(1, restarted=restarted)
    assert home.story == "Bob is back." and home.awaited == (BOB,) and home.mention == (BOB.id,)
    assert home.due == now(house) + 240 * 3600
    with pytest.raises(NotSeated):
        await house.act(DEE, "pass")
    assert (await house.act(BOB, "pass")).story == "Bob stays."


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_who_has_a_stand_in_takes_the_seat_back_at_any_time(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await away(house, BOB, 0, DEE)
    await house.later(1, restarted=restarted)
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.story == "Bob is back."
    assert (await house.act(ADA, "pass")).awaited == (BOB,)
    with pytest.raises(NotSeated):
        await house.act(DEE, "pass")


@pytest.mark.rule("TAB-017", "TAB-094")
async def test_who_sits_here_already_stands_in_for_no_one(house: House) -> None:
    await house.begin(ADA, BOB)
    updates, refused = await house.tables.presence.away(house.call(BOB), stand_in=ADA)
    assert updates == [] and refused == ["Ada has a seat at this table already."]


@pytest.mark.rule("TAB-094")
@RESTARTED
async def test_a_stand_in_who_stays_away_twice_stands_in_no_longer(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await away(house, BOB, 24 * 20, DEE)
    for left in (24, 12):
        await house.act(ADA, "pass")
        (update,) = await house.later(left, restarted=restarted)
    assert len(update.away) == 1
    assert (await house.act(ADA, "pass")).story.splitlines()[0] == "Ada stays. Bob stays."
    assert (await house.tables.lobby.join(house.call(BOB))).story == "Bob is back."


@pytest.mark.rule("TAB-094")
@pytest.mark.parametrize("leaves", [False, True])
async def test_the_seat_of_a_stand_in_who_goes_is_still_its_owners(house: House, leaves: bool) -> None:
    await house.begin(ADA, BOB, wait=240, rounds="100000")
    await away(house, BOB, 72, DEE)
    if leaves:
        await house.tables.lobby.leave(house.call(DEE))
    else:
        await away(house, DEE, 240)
    plays = "I play for Dee (for Bob). " if leaves else ""
    assert (await house.act(ADA, "pass")).story.splitlines()[0] == f"Ada stays. {plays}Bob stays."
    assert [(hour, update.kind) for hour, update in await house.pass_by(73)] == [(72, "aside")]
    await house.act(ADA, "pass")
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    assert (await house.act(BOB, "pass")).story == "Bob stays."


@pytest.mark.rule("TAB-094")
async def test_a_present_party_never_waits_twice_running_for_the_same_absent_member(house: House) -> None:
    await house.begin(ADA, BOB, CY, wait=24, rounds="100000")
    waited = []
    for _ in range(14 * 24):
        latest = await house.tables.views.latest(HOME)
        for who in (ADA, CY):
            if latest.awaited == (who,):
                await house.act(who, "pass")
        waited += [update for update in await house.later(1) if update.kind == "move"]
    # Bob is waited for a whole wait once, and half of one once; from then on not at all.
    assert len(waited) == 2 and waited[-1].away == (BOB,)


@pytest.mark.rule("TAB-094", "TAB-095")
async def test_where_only_those_are_awaited_who_are_away_the_table_sleeps_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be done for Bob where the game has no default any more, and no one waits another day for that."""
    await bob_away(house)
    monkeypatch.setattr(Corridor, "default", lambda *_: None)
    forget_standings()
    await house.act(ADA, "pass")
    house.wait(0.02)
    (update,) = await house.overdue()
    assert update.kind == "sleep" and update.story == (
        "Nothing goes on without Bob, so the table sleeps until one of you wakes it."
    )


@pytest.mark.rule("TAB-094")
async def test_where_the_house_plays_for_a_player_who_said_so_the_post_tells_until_when(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.act(ADA, "pass")
    told, until = await away(house, BOB, 72), now(house) + 3 * DAY
    small = f"-# Bob is away until <t:{until}:f>."
    assert told.story == f"Bob is away: I play for them at once. Bob stays.\n{small}"
    assert (await house.act(ADA, "pass")).story == f"Ada stays. Bob stays.\n{small}"
