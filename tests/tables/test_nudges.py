"""Nudges: once, at half of the wait, for those who are awaited and want it, and not in their quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.api.update import Member, Update
from engine.store import MemberRow

from .house import ADA, BOB, CY, HOME, House
from .test_rivals import pick

RESTARTED = pytest.mark.parametrize("restarted", [False, True])


def hours(told: list[tuple[int, Update]]) -> list[tuple[int, str]]:
    return [(hour, update.kind) for hour, update in told]


async def wants(house: House, who: Member, **wishes: object) -> None:
    """Let a player say what they want for themselves, before a table is looked at."""
    row = MemberRow(who.id, **wishes)  # type: ignore[arg-type]
    await house.tables._context.store.members.change(who.id, lambda _: row)


@pytest.mark.rule("TAB-093")
@RESTARTED
async def test_who_is_awaited_is_nudged_once_at_half_of_the_wait(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, wait=24)
    assert await house.later(11.9, restarted=restarted) == []
    (nudge,) = await house.later(0.1, restarted=restarted)
    assert (nudge.kind, nudge.story, nudge.mention) == ("nudge", "", (ADA.id,))
    assert nudge.version == start.version and nudge.due == start.due and nudge.ask == "go on."
    assert await house.later(11.9, restarted=restarted) == [], "no one is nudged twice for the same"


@pytest.mark.rule("TAB-093")
@RESTARTED
async def test_what_is_saved_of_a_nudge_is_told_after_a_restart_and_its_controls_stay_good(
    house: House, restarted: bool
) -> None:
    start = await house.begin(ADA, BOB, wait=24)
    await house.later(12)
    if restarted:
        await house.reopen()
    assert [update.kind for update in await house.tables.outbox.untold()] == ["lobby", "lobby", "start", "nudge"]
    update = await house.tables.act(house.call(ADA), "step 1", start.version)
    assert update.story == "Ada goes 1 on."


@pytest.mark.rule("TAB-093")
@pytest.mark.parametrize(("wait", "told"), [(5, []), (6, [(3, "nudge")]), (8, [(4, "nudge")])])
async def test_a_table_that_waits_less_than_six_hours_nudges_no_one(
    house: House, wait: int, told: list[tuple[int, str]]
) -> None:
    await house.begin(ADA, BOB, wait=wait)
    assert hours(await house.pass_by(wait - 1)) == told


@pytest.mark.rule("TAB-093")
@RESTARTED
async def test_the_nudge_goes_once_what_it_asks_for_is_done(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24)
    assert not (await house.act(ADA, "turn left wall")).answered
    await house.later(12, restarted=restarted)
    passed = await house.act(ADA, "pass")
    assert passed.answered and passed.due == int(house.clock.timestamp()) + 24 * 3600
    (nudge,) = await house.later(12, restarted=restarted)
    assert nudge.mention == (BOB.id,)
    (late,) = await house.later(12)
    assert late.answered and late.story == "No word from Bob, so the game goes on. Bob stays."


@pytest.mark.rule("TAB-093")
async def test_only_those_are_nudged_who_have_not_answered(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy", wait=24)
    await pick(house, BOB)
    (nudge,) = await house.later(12)
    assert nudge.mention == (ADA.id, CY.id) and nudge.awaited == (ADA, CY)


@pytest.mark.rule("TAB-093")
@RESTARTED
async def test_who_wants_no_nudges_gets_none(house: House, restarted: bool) -> None:
    await wants(house, ADA, nudges=False)
    await house.begin(ADA, BOB, CY, game="toy", wait=24)
    (nudge,) = await house.later(12, restarted=restarted)
    assert nudge.mention == (BOB.id, CY.id) and nudge.awaited == (ADA, BOB, CY)
    await house.begin(ADA, BOB, channel=8, wait=24)
    assert [update.channel for update in await house.later(12, restarted=restarted)] == [HOME], "all were late at the first"
    assert await house.later(11, restarted=restarted) == [], "Ada alone is awaited at the second, and wants none"


@pytest.mark.rule("TAB-093", "TAB-096")
@RESTARTED
@pytest.mark.parametrize(
    ("begins", "quiet", "nudged"),
    [
        # Half of a day after 12:00 UTC is 01:00 in Berlin, in winter; quiet from 22:00 to 07:00 means 06:00 UTC.
        (12, (22 * 60, 7 * 60), 18),
        # From 22:00 to 12:00 they are 11 hours long from then on: 10 are kept.
        (12, (22 * 60, 12 * 60), 22),
        # Half of a day after 08:00 UTC is 21:00 in Berlin: not yet quiet.
        (8, (22 * 60, 7 * 60), 12),
        (12, (-1, -1), 12),
    ],
)
async def test_a_nudge_that_falls_into_quiet_hours_comes_at_their_end(
    house: House, begins: int, quiet: tuple[int, int], nudged: int, restarted: bool
) -> None:
    house.clock = datetime(2026, 1, 10, begins, tzinfo=UTC)
    await wants(house, ADA, zone="Europe/Berlin", quiet_from=quiet[0], quiet_to=quiet[1])
    await house.begin(ADA, BOB, wait=24)
    told = await house.pass_by(23, restarts=int(restarted))
    assert hours(told) == [(nudged, "nudge")]


@pytest.mark.rule("TAB-093", "TAB-095")
@pytest.mark.parametrize("restarts", [0, 2])
async def test_without_a_clock_there_are_nudges_after_1_3_and_7_days_then_the_table_sleeps(
    house: House, restarts: int
) -> None:
    await house.begin(ADA, BOB, wait=0)
    told = await house.pass_by(30 * 24, restarts=restarts)
    assert hours(told) == [(24, "nudge"), (72, "nudge"), (168, "nudge"), (192, "sleep")]
    assert [update.mention for _, update in told] == [(ADA.id,), (ADA.id,), (ADA.id,), ()]


@pytest.mark.rule("TAB-093")
async def test_a_player_who_acts_is_nudged_anew_from_then_on(house: House) -> None:
    await house.begin(ADA, BOB, wait=0)
    assert hours(await house.pass_by(30)) == [(24, "nudge")]
    assert (await house.act(ADA, "step 1")).answered
    assert hours(await house.pass_by(30)) == [(24, "nudge")]


@pytest.mark.rule("TAB-026", "TAB-093")
async def test_a_player_alone_is_waited_for_without_a_clock_where_no_one_said_otherwise(house: House) -> None:
    assert (await house.begin(ADA, wait=None)).due == 0
    assert hours(await house.pass_by(9 * 24)) == [(24, "nudge"), (72, "nudge"), (168, "nudge"), (192, "sleep")]


@pytest.mark.rule("TAB-185")
@RESTARTED
async def test_who_chose_an_interval_is_nudged_after_each_and_others_once(house: House, restarted: bool) -> None:
    await wants(house, ADA, every=5)
    await house.begin(ADA, BOB, game="toy", wait=48)
    told = await house.pass_by(47, restarts=int(restarted))
    # Ada at 5, 10, 15 and 20 hours, and no more after 4 calls in vain. Bob once, at half of the two days.
    often = [(hour, (ADA.id,)) for hour in (5, 10, 15, 20)]
    assert [(hour, update.mention) for hour, update in told] == [*often, (24, (BOB.id,))]


@pytest.mark.rule("TAB-185")
@pytest.mark.parametrize(("wait", "expected"), [(5, []), (6, [3]), (0, [3, 6, 9])])
async def test_an_interval_holds_where_a_table_waits_long_or_without_a_clock(
    house: House, wait: int, expected: list[int]
) -> None:
    await wants(house, ADA, every=3)
    await house.begin(ADA, BOB, wait=wait)
    told = [hour for hour, update in await house.pass_by(wait - 1 if wait else 11) if update.kind == "nudge"]
    assert told == expected


@pytest.mark.rule("TAB-185", "TAB-096")
async def test_quiet_hours_move_what_an_interval_asks_for(house: House) -> None:
    # From 12:00 UTC on, 13:00 in Berlin in winter: nudges at 16:00, 20:00 and 24:00 UTC; quiet from 22 to 4 there ends at
    # 3:00 UTC, so the third comes 15 hours after the question, and the next 4 hours later.
    house.clock = datetime(2026, 1, 10, 12, tzinfo=UTC)
    await wants(house, ADA, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=4 * 60, every=4)
    await house.begin(ADA, BOB, wait=48)
    assert hours(await house.pass_by(18)) == [(4, "nudge"), (8, "nudge"), (15, "nudge")]


@pytest.mark.rule("TAB-185")
async def test_an_answer_begins_the_interval_anew(house: House) -> None:
    await wants(house, BOB, every=6)
    await house.begin(ADA, BOB, wait=24)
    await house.later(5)
    await house.act(ADA, "pass")
    assert hours(await house.pass_by(7)) == [(6, "nudge")], "six hours after Bob was asked, not after Ada was"
