"""Pauses: by a party's host, by agreement of rivals, by anybody once; deadlines move by as much. And quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.core.errors import GameError, NotAllowed

from .house import ADA, BOB, CY, DEE, HOME, House
from .test_nudges import RESTARTED, wants
from .test_rivals import pick

HOUR = 3600


def now(house: House) -> int:
    return int(house.clock.timestamp())


@pytest.mark.rule("TAB-097")
@RESTARTED
async def test_the_host_of_a_party_pauses_it_and_the_deadline_moves_by_as_much(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, wait=5)
    house.wait(2)
    paused = await house.tables.pauses.pause(house.call(ADA), now(house) + 100 * HOUR)
    assert paused.rest == "paused" and paused.due == 0 and paused.mention == ()
    assert (
        paused.story == f"Ada pauses the delve until <t:{now(house) + 100 * HOUR}:f>. All deadlines stand still meanwhile."
    )
    assert await house.later(99, restarted=restarted) == []
    (over,) = await house.later(1, restarted=restarted)
    assert over.story == "The pause is over." and over.rest == "" and over.mention == (ADA.id,)
    assert over.due == start.due + 100 * HOUR == now(house) + 3 * HOUR
    assert await house.later(2.9, restarted=restarted) == []
    (late,) = await house.later(0.1, restarted=restarted)
    assert late.story == "No word from Ada, so the game goes on. Ada stays."


@pytest.mark.rule("TAB-097")
@RESTARTED
async def test_without_an_end_it_lasts_until_the_host_goes_on(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, wait=24)
    house.wait(6)
    await house.tables.pauses.pause(house.call(ADA))
    assert await house.later(24 * 60, restarted=restarted) == []
    with pytest.raises(NotAllowed, match="Only Ada can end this pause before its time"):
        await house.tables.pauses.unpause(house.call(BOB))
    went_on = await house.tables.pauses.unpause(house.call(ADA))
    assert went_on.story == "Ada ends the pause." and went_on.due == start.due + 24 * 60 * HOUR
    with pytest.raises(GameError, match="The delve is not paused"):
        await house.tables.pauses.unpause(house.call(ADA))
    # 6 of 24 hours had passed: half of them are 6 hours later, once.
    assert [(hour, update.kind) for hour, update in await house.pass_by(17)] == [(6, "nudge")]


@pytest.mark.rule("TAB-093", "TAB-097")
async def test_who_was_nudged_before_a_pause_is_not_nudged_for_the_same_after_it(house: House) -> None:
    await house.begin(ADA, BOB, wait=24)
    assert [update.kind for update in await house.later(12)] == ["nudge"]
    assert (await house.tables.pauses.pause(house.call(ADA))).answered
    await house.later(50)
    await house.tables.pauses.unpause(house.call(ADA))
    assert await house.pass_by(11) == []


@pytest.mark.rule("TAB-097")
async def test_who_is_asked_during_a_pause_has_the_whole_wait_after_it(house: House) -> None:
    await house.begin(ADA, BOB, wait=24)
    house.wait(20)
    await house.tables.pauses.pause(house.call(ADA))
    moved = await house.act(ADA, "pass")
    assert moved.awaited == (BOB,) and moved.mention == (BOB.id,) and moved.due == 0 and moved.rest == "paused"
    house.wait(50)
    assert (await house.tables.pauses.unpause(house.call(ADA))).due == now(house) + 24 * HOUR


@pytest.mark.rule("TAB-097")
async def test_in_a_party_only_the_host_and_managers_pause_it(house: House) -> None:
    await house.begin(ADA, BOB, wait=24)
    with pytest.raises(NotAllowed, match="Only Ada, the host, can"):
        await house.tables.pauses.pause(house.call(BOB))
    assert (await house.tables.pauses.pause(house.call(DEE, manager=True))).rest == "paused"
    with pytest.raises(GameError, match="The delve is paused already"):
        await house.tables.pauses.pause(house.call(ADA))
    assert (await house.tables.pauses.unpause(house.call(ADA))).rest == ""
    with pytest.raises(GameError, match="That time has passed"):
        await house.tables.pauses.pause(house.call(ADA), now(house))


@pytest.mark.rule("TAB-097")
@RESTARTED
async def test_rivals_pause_when_all_agree(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, CY, game="toy", wait=24)
    await pick(house, ADA)
    house.wait(6)
    until = now(house) + 240 * HOUR
    asked = await house.tables.pauses.pause(house.call(ADA), until)
    assert asked.kind == "ballot" and asked.awaited == (BOB, CY) and asked.rest == ""
    assert asked.story == f"Ada asks for a pause until <t:{until}:f>."
    if restarted:
        await house.reopen()
    vote = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert vote.kind == "ballot" and vote.awaited == (CY,)
    agreed = await house.tables.undo.vote(house.call(CY), vote.version, True)
    assert agreed.rest == "paused" and agreed.story.startswith(f"All agree: the delve is paused until <t:{until}:f>.")
    assert await house.later(239, restarted=restarted) == []
    for who in (BOB, CY):
        with pytest.raises(NotAllowed, match="Only Ada can end this pause before its time"):
            await house.tables.pauses.unpause(house.call(who))
    (over,) = await house.later(1, restarted=restarted)
    assert over.story == "The pause is over." and over.due == start.due + 240 * HOUR


@pytest.mark.rule("TAB-097")
async def test_one_who_does_not_agree_is_enough_against_a_pause_of_rivals(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", wait=24)
    asked = await house.tables.pauses.pause(house.call(ADA))
    kept = await house.tables.undo.vote(house.call(BOB), asked.version, False)
    assert kept.rest == "" and (await house.tables.views.latest(HOME)).rest == ""


@pytest.mark.rule("TAB-097")
async def test_a_pause_of_rivals_without_an_end_is_ended_by_anybody_who_plays(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", wait=24)
    asked = await house.tables.pauses.pause(house.call(ADA))
    await house.tables.undo.vote(house.call(BOB), asked.version, True)
    with pytest.raises(NotAllowed, match="Only Ada can end this pause"):
        await house.tables.pauses.unpause(house.call(DEE, manager=True))
    assert (await house.tables.pauses.unpause(house.call(BOB))).story == "Bob ends the pause."


@pytest.mark.rule("TAB-097")
@RESTARTED
async def test_everybody_has_one_pause_of_72_hours_that_no_one_can_refuse(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, game="toy", wait=24)
    paused = await house.tables.pauses.pause(house.call(BOB), now(house) + 1000 * HOUR, own=True)
    assert paused.rest == "paused"
    assert paused.story.startswith(f"Bob takes their own pause until <t:{now(house) + 72 * HOUR}:f>.")
    with pytest.raises(NotAllowed, match="Only Bob can end this pause before its time"):
        await house.tables.pauses.unpause(house.call(ADA))
    assert await house.later(71, restarted=restarted) == []
    (over,) = await house.later(1, restarted=restarted)
    assert over.story == "The pause is over." and over.due == start.due + 72 * HOUR
    with pytest.raises(NotAllowed, match="You have used your own pause in this game"):
        await house.tables.pauses.pause(house.call(BOB), own=True)
    theirs = await house.tables.pauses.pause(house.call(ADA), now(house) + 5 * HOUR, own=True)
    assert f"until <t:{now(house) + 5 * HOUR}:f>" in theirs.story, "each of them has one, as short as they like"
    assert (await house.tables.pauses.unpause(house.call(ADA))).rest == ""


@pytest.mark.rule("TAB-097")
async def test_in_a_party_the_pause_of_ones_own_needs_no_host(house: House) -> None:
    await house.begin(ADA, BOB, wait=24)
    assert "Bob takes their own pause" in (await house.tables.pauses.pause(house.call(BOB), own=True)).story


@pytest.mark.rule("TAB-094", "TAB-097")
async def test_a_seat_comes_home_in_a_pause_too(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.tables.presence.away(house.call(BOB), now(house) + 24 * HOUR, stand_in=DEE)
    await house.tables.pauses.pause(house.call(ADA), now(house) + 240 * HOUR)
    assert [(hour, update.kind) for hour, update in await house.pass_by(100)] == [(24, "aside")]
    assert (await house.tables._context.cache.seen(HOME)).member(1) == BOB


# Quiet hours.


@pytest.mark.rule("TAB-096")
@RESTARTED
@pytest.mark.parametrize(
    ("begins", "wait", "quiet", "due"),
    [
        # 24 hours after 00:00 UTC it is 01:00 in Berlin: at 07:00 there, which is 6 hours later.
        (0, 24, (22 * 60, 7 * 60), 30),
        # By 10 hours at most, also where they are longer.
        (0, 24, (22 * 60, 20 * 60), 34),
        # 24 hours after 06:00 UTC it is 07:00 there, and no longer quiet.
        (6, 24, (22 * 60, 7 * 60), 24),
        # Where a player is waited for less than 6 hours, they do not count.
        (20, 5, (22 * 60, 7 * 60), 5),
        (20, 6, (22 * 60, 7 * 60), 10),
    ],
)
async def test_a_deadline_that_falls_into_quiet_hours_moves_to_their_end(
    house: House, begins: int, wait: int, quiet: tuple[int, int], due: int, restarted: bool
) -> None:
    house.clock = datetime(2026, 1, 10, begins, tzinfo=UTC)
    await wants(house, ADA, zone="Europe/Berlin", quiet_from=quiet[0], quiet_to=quiet[1], nudges=False)
    start = await house.begin(ADA, BOB, wait=wait)
    assert start.due == now(house) + due * HOUR
    told = await house.pass_by(due, restarts=int(restarted))
    assert [(hour, update.kind) for hour, update in told] == [(due, "move")]


@pytest.mark.rule("TAB-096")
async def test_only_the_quiet_hours_of_those_who_are_awaited_count(house: House) -> None:
    await wants(house, BOB, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    house.clock = datetime(2026, 1, 10, tzinfo=UTC)
    assert (await house.begin(ADA, BOB, wait=24)).due == now(house) + 24 * HOUR
    assert (await house.act(ADA, "pass")).due == now(house) + 30 * HOUR


@pytest.mark.rule("TAB-096", "TAB-097")
async def test_a_deadline_after_a_pause_falls_into_no_quiet_hours_either(house: House) -> None:
    await wants(house, ADA, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    house.clock = datetime(2026, 1, 10, 12, tzinfo=UTC)
    await house.begin(ADA, BOB, wait=24)
    await house.tables.pauses.pause(house.call(ADA))
    house.wait(12)
    # 24 hours later it is 01:00 in Berlin, and 6 hours later 07:00.
    assert (await house.tables.pauses.unpause(house.call(ADA))).due == now(house) + 30 * HOUR
