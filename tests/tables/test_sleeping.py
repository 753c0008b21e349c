"""Sleeping: where no one is about any more nothing is played and no one is called, until one of them wakes the table."""

from __future__ import annotations

import pytest

from engine.api.update import Update
from engine.core.errors import GameError, NotSeated

from .corridor import Corridor, Pass, State
from .house import ADA, BOB, CY, DEE, HOME, House
from .test_nudges import RESTARTED

DAY = 24 * 3600


def now(house: House) -> int:
    return int(house.clock.timestamp())


async def digest(house: House) -> str:
    live = await house.tables._context.cache.seen(HOME)
    assert live.last is not None
    return live.last.digest


async def asleep(house: House, *, wait: int = 24) -> Update:
    """Let a corridor of two fall asleep: Ada and Bob miss a wait each."""
    await house.begin(ADA, BOB, wait=wait, rounds="100000")
    told = await house.pass_by(3 * wait)
    assert told[-1][1].kind == "sleep"
    return told[-1][1]


@pytest.mark.rule("TAB-095")
@pytest.mark.parametrize("restarts", [0, 2])
@pytest.mark.parametrize(
    ("party", "kinds"),
    [
        # A player alone is nudged at half of the wait, misses it, is waited for half as long, and nudged once more.
        ((ADA,), [(12, "nudge"), (24, "move"), (30, "nudge"), (36, "sleep")]),
        # Bob has not missed one before: he has the whole wait.
        ((ADA, BOB), [(12, "nudge"), (24, "move"), (36, "nudge"), (48, "sleep")]),
        # Where more sit, no one is nudged after a wait in which no one was heard of.
        ((ADA, BOB, CY), [(12, "nudge"), (24, "move"), (48, "move"), (72, "sleep")]),
    ],
)
async def test_where_all_are_away_a_table_has_four_posts_at_most_and_sleeps(
    house: House, party: tuple, kinds: list[tuple[int, str]], restarts: int
) -> None:
    await house.begin(*party, wait=24, rounds="100000")
    told = await house.pass_by(14 * 24, restarts=restarts)
    assert [(hour, update.kind) for hour, update in told] == kinds
    mentioned = [member for _, update in told for member in update.mention]
    assert all(0 < mentioned.count(member.id) <= 4 for member in party)


@pytest.mark.rule("TAB-095")
async def test_the_post_says_so_and_calls_no_one(house: House) -> None:
    update = await asleep(house)
    assert update.story.startswith("No word from anyone, so the table sleeps") and update.rest == "asleep"
    assert update.mention == () and update.awaited == () and update.due == 0 and not update.controls.buttons
    assert update.answered, "the nudge goes"
    latest = await house.tables.views.latest(HOME)
    assert latest.ask == "The table sleeps until one of you wakes it." and latest.awaited == ()


@pytest.mark.rule("TAB-095")
@RESTARTED
async def test_it_wakes_as_it_fell_asleep_with_fresh_deadlines_and_the_awaited_are_called(
    house: House, restarted: bool
) -> None:
    await asleep(house)
    before = await digest(house)
    assert await house.later(24 * 365, restarted=restarted) == []
    with pytest.raises(NotSeated):
        await house.tables.pauses.wake(house.call(DEE))
    woken = await house.tables.pauses.wake(house.call(ADA))
    assert woken.story == "Ada wakes the table." and woken.kind == "move" and woken.rest == ""
    assert woken.awaited == (BOB,) and woken.mention == (BOB.id,) and woken.due == now(house) + DAY
    assert await digest(house) == before and woken.looks
    with pytest.raises(GameError, match="The table is awake already"):
        await house.tables.pauses.wake(house.call(BOB))
    (nudge,) = await house.later(12, restarted=restarted)
    assert nudge.kind == "nudge" and nudge.mention == (BOB.id,)


@pytest.mark.rule("TAB-095")
async def test_a_player_who_wakes_it_is_not_called_by_it_and_a_manager_wakes_it_too(house: House) -> None:
    await asleep(house)
    assert (await house.tables.pauses.wake(house.call(BOB))).mention == ()
    await house.tables.lobby.end(house.call(ADA))
    await asleep(house)
    assert (await house.tables.pauses.wake(house.call(DEE, manager=True))).mention == (BOB.id,)


@pytest.mark.rule("TAB-095")
@RESTARTED
async def test_a_player_who_does_something_wakes_it(house: House, restarted: bool) -> None:
    await asleep(house)
    await house.later(100, restarted=restarted)
    update = await house.act(BOB, "pass")
    assert update.rest == "" and update.story == "Bob stays."
    assert update.awaited == (ADA,) and update.mention == (ADA.id,) and update.due == now(house) + DAY


@pytest.mark.rule("TAB-095")
@RESTARTED
async def test_who_takes_something_back_wakes_it(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.act(ADA, "pass")
    assert [update.kind for _, update in await house.pass_by(72)][-1] == "sleep"
    await house.later(100, restarted=restarted)
    undone = await house.tables.undo.undo(house.call(ADA))
    assert undone.kind == "undo" and undone.rest == "" and undone.due == now(house) + DAY
    assert await house.overdue() == []


@pytest.mark.rule("TAB-094", "TAB-095")
@RESTARTED
async def test_im_back_wakes_a_table_that_sleeps(house: House, restarted: bool) -> None:
    # Alone with a clock: after two waits Ada counts as away, and no one else is about.
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.act(ADA, "pass")
    await house.later(24)
    await house.act(ADA, "pass")
    (gone,) = await house.later(24)
    assert gone.away == (BOB,)
    told = await house.pass_by(72)
    assert told[-1][1].kind == "sleep"
    await house.later(1, restarted=restarted)
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.story == "Bob wakes the table." and back.rest == "" and back.mention == (ADA.id,)
    update = await house.act(ADA, "pass")
    assert update.awaited == (BOB,), "Bob is waited for again"


@pytest.mark.rule("TAB-095")
async def test_once_a_player_was_heard_of_the_waits_are_counted_anew(house: House) -> None:
    await house.begin(ADA, BOB, CY, wait=24, rounds="100000")
    for _ in range(2):
        for late in ("Ada", "Bob"):
            (update,) = await house.later(24)
            assert update.kind == "move" and update.story.startswith(f"No word from {late}, so the game goes on.")
        assert update.awaited == (CY,)
        await house.act(CY, "pass")


@pytest.mark.rule("TAB-094", "TAB-095")
async def test_what_follows_by_itself_is_no_sign_of_life(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def obvious(_: Corridor, state: State, seat: int) -> Pass | None:
        return Pass() if seat == 0 and state.round == 2 else None

    monkeypatch.setattr(Corridor, "obvious", obvious)
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    (update,) = await house.later(24)
    assert update.story == "No word from Ada, so the game goes on. Ada stays." and update.away == ()
    assert (await house.act(BOB, "pass")).story == "Bob stays. Ada stays."
    assert (await house.act(BOB, "pass")).awaited == (ADA,)
    (update,) = await house.later(24)
    assert update.away == (ADA,), "she has missed two waits, and done nothing in between"


@pytest.mark.rule("TAB-098")
@RESTARTED
async def test_where_no_one_can_read_it_nothing_is_played_and_nothing_said(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    before, told = await digest(house), len(await house.tables.outbox.untold())
    await house.tables.deadlines.unreachable(HOME)
    assert await house.later(24 * 30, restarted=restarted) == []
    assert await digest(house) == before and len(await house.tables.outbox.untold()) == told
    assert (await house.tables.views.latest(HOME)).rest == "asleep"
    update = await house.act(ADA, "pass")
    assert update.rest == "" and update.awaited == (BOB,) and update.due == now(house) + DAY


@pytest.mark.rule("TAB-098")
async def test_a_table_that_no_one_can_read_is_brought_elsewhere(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.tables.deadlines.unreachable(HOME)
    await house.later(100)
    moved = await house.tables.lobby.move_here(house.call(ADA, 8), HOME)
    assert moved.rest == "asleep"
    assert (await house.tables.pauses.wake(house.call(ADA, 8))).due == now(house) + DAY


@pytest.mark.rule("TAB-098", "TAB-099")
async def test_a_lobby_that_no_one_can_read_is_left_alone(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    await house.tables.deadlines.unreachable(HOME)
    assert await house.later(24 * 30) == [] and await house.tables.deadlines.passed() == {}
    await house.tables.lobby.join(house.call(BOB))
    assert (await house.later(24, restarted=True))[0].kind == "lobby", "it counts from the next thing done there"


@pytest.mark.rule("TAB-098")
@RESTARTED
async def test_who_left_the_server_leaves_the_seat(house: House, restarted: bool) -> None:
    start = await house.begin(ADA, BOB, wait=24, rounds="100000")
    await house.act(ADA, "pass")
    table = start.version.table
    assert await house.tables.deadlines.late(table, HOME) == (), "no one is late"
    house.wait(24)
    if restarted:
        await house.reopen()
    assert await house.tables.deadlines.late(table, HOME) == (BOB,)
    left = await house.tables.deadlines.left_the_server(table, HOME, BOB)
    assert left is not None and left.story.startswith("Bob has left this server.") and "Bob stays." in left.story
    assert left.awaited == (ADA,) and left.mention == (ADA.id,)
    assert await house.tables.deadlines.left_the_server(table, HOME, BOB) is None, "no one leaves twice"
    assert (await house.act(ADA, "pass")).awaited == (ADA,), "Bob is never awaited again"
